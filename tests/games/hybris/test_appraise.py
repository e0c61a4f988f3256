from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from games.hybris.table import (
    at_turn,
    begin,
    boards,
    character,
    goods,
    growth,
    holding,
    plan,
    row,
    site,
    standing,
    table,
    track,
)
from thesmos.bots.greedy import Greedy
from thesmos.bots.random_bot import RandomBot
from thesmos.core.agenda import actor_of
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.games.hybris.actions import PASS
from thesmos.games.hybris.appraise import APPRAISAL, MOST, PointsOf, worth
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.state import BONUS, State
from thesmos.games.hybris.words import KINDS, LOCATIONS
from thesmos.games.hybris.worth import prices
from thesmos.games.hybris.worth.outlook import JUDGES, worth_of_places
from thesmos.sim.simulate import simulate

ME, OTHER = Seat(0), Seat(1)
TILE = "tech-bronze-legion"
PLAIN = table()
Change = Callable[[State], State]


def aged(state: State, age: int) -> State:
    """Return the state in another Age."""
    return state.replace(course=state.course.replace(age=age))


def stages(seat: int) -> tuple[State, ...]:
    """Return tables on which the same tile of a seat is further and further on its way."""
    here = (TILE, seat)
    return (
        PLAIN,
        boards(PLAIN, workshop=row(here, None, None)),
        boards(PLAIN, workshop=row(None, here, None)),
        boards(PLAIN, factory=row(here, None, None)),
        boards(PLAIN, factory=row(None, here, None)),
        boards(PLAIN, factory=row(None, None, here)),
        growth(PLAIN, seat, stored=(TILE,)),
    )


GOODS: dict[str, Change] = {
    "a point": lambda state: goods(state, 0, vp=state.players[0].goods.vp + 1),
    "aegis": lambda state: goods(state, 0, aegis=4),
    "a believer": lambda state: goods(state, 0, believer=1),
    "a prayer": lambda state: goods(state, 0, prayer=1),
    "virtue": lambda state: goods(state, 0, virtue=2),
    "determination": lambda state: goods(state, 0, determination=state.players[0].goods.determination + 1),
    "greatness": lambda state: track(state, None, 0, None, 1),
    "a card": lambda state: holding(state, 0, hand=(*state.players[0].holding.hand, "cc-stomping")),
    "a premonition": lambda state: holding(
        state, 0, premonitions=(*state.players[0].holding.premonitions, "premonition-the-deep-well")
    ),
    "a spark removed": lambda state: growth(state, 0, removed=(1, 0, 0, 0, 0, 0)),
    "a temple": lambda state: growth(state, 0, temples=("argos",)),
    "a power in play": lambda state: growth(state, 0, in_play=("tech-water-clock",)),
    "a hero": lambda state: character(state, 0, "hero-perseus"),
    "a prophet": lambda state: character(state, 0, "prophet-calchas"),
    "an ally": lambda state: character(state, 0, "champion-achilles"),
    "a token under the hero": lambda state: plan(state, 0, hero_heracles="underworld"),
    "a token under the prophet": lambda state: plan(state, 0, prophet_amphiaraus="oracle"),
}


@pytest.mark.parametrize("good", GOODS)
def test_every_good_is_worth_something(good: str) -> None:
    """With one good more and everything else the same a seat stands better, and the other worse if it saw that."""
    better = GOODS[good](PLAIN)
    assert better != PLAIN
    assert worth(better, ME) > worth(PLAIN, ME)
    assert worth(better, OTHER) <= worth(PLAIN, OTHER)


EVILS: dict[str, Change] = {
    "passed": lambda state: standing(state, 0, passed=True),
    "a hero in the underworld": lambda state: character(state, 0, "hero-heracles", place="fallen"),
    "a wounded olympian": lambda state: character(state, 0, "zeus", down=True),
    "a pillar used up": lambda state: standing(state, 0, flipped=True),
    "a point of the other": lambda state: goods(state, 1, vp=state.players[1].goods.vp + 1),
    "a spark of the other": lambda state: growth(state, 1, removed=(1, 0, 0, 0, 0, 0)),
}


@pytest.mark.parametrize("evil", EVILS)
def test_every_evil_costs_something(evil: str) -> None:
    """What takes characters, the rest of the Age, or the lead from a seat makes it stand worse."""
    assert worth(EVILS[evil](PLAIN), ME) < worth(PLAIN, ME)


def test_a_technology_gains_at_every_stage() -> None:
    """A tile is worth more the nearer it is to a City, to its owner alone, and deployed it has brought its points."""
    own = [worth(state, ME) for state in stages(0)]
    assert sorted(set(own)) == own
    others = [worth(state, ME) for state in stages(1)]
    assert sorted(set(others), reverse=True) == others
    deployed = growth(goods(site(PLAIN, "sparta-1", TILE, 0), 0, vp=4, prayer=1), 0, in_play=(TILE,))
    assert worth(growth(PLAIN, 0, stored=(TILE,)), ME) < worth(deployed, ME)


def test_nothing_is_begun_that_can_not_be_ended() -> None:
    """In the last Age a plan and a Hero who joins are worth next to nothing, and points as much as ever."""
    late = aged(PLAIN, 6)
    gained = {
        what: [worth(change(state), ME) - worth(state, ME) for state in (PLAIN, late)]
        for what, change in GOODS.items()
        if what in ("a point", "a hero", "aegis")
    }
    assert gained["a point"][0] == gained["a point"][1]
    assert gained["a hero"][0] > 0 == gained["a hero"][1]
    assert gained["aegis"][0] > gained["aegis"][1] >= 0
    assert worth(late, ME) == worth(boards(late, workshop=row((TILE, 0), None, None)), ME)


def test_the_last_components_are_worth_most() -> None:
    """The nearer the sixth Enhancement, the more each component counts, beyond all points of a tile at the end."""
    tiles = PLAIN.rules.enhancements["zeus"]
    full = tuple(len(tile.components) for tile in tiles)
    values = [worth(growth(PLAIN, 0, removed=(*full[:5], gone)), ME) for gone in range(full[5])]
    gains = [after - before for before, after in pairwise(values)]
    assert sorted(gains) == gains
    assert gains[-1] > 2 * prices.POINT * max(tile.vp for tile in tiles)


def test_a_token_is_worth_what_can_be_done_there() -> None:
    """A Forge without tiles is the worst place for a Hero, one with a tile that can be built is not."""
    idle = worth_of_places(PLAIN, ME)
    busy = boards(goods(PLAIN, 0, believer=5, aegis=5), workshop=row((TILE, 0), None, None))
    assert idle["forge"] < min(idle[place] for place in ("olympus", "oracle", "underworld", "mortal_world"))
    assert worth_of_places(busy, ME)["forge"] > idle["forge"]
    assert worth_of_places(growth(PLAIN, 0, stored=(TILE,)), ME)["mortal_world"] > idle["mortal_world"]
    assert worth_of_places(goods(PLAIN, 0, prayer=9), ME)["olympus"] > idle["olympus"]
    assert worth_of_places(goods(PLAIN, 0, aegis=9), ME)["underworld"] < idle["underworld"]


def test_two_tokens_for_the_same_place_are_worth_less_than_for_two() -> None:
    """A second character at the same Location finds less to do there; a Bonus token goes wherever is best."""
    two = plan(PLAIN, 0, hero_heracles="underworld", prophet_amphiaraus="oracle")
    same = plan(PLAIN, 0, hero_heracles="oracle", prophet_amphiaraus="oracle")
    free = plan(PLAIN, 0, hero_heracles="forge", prophet_amphiaraus=BONUS)
    assert worth(two, ME) > worth(same, ME)
    assert worth(free, ME) > worth(plan(PLAIN, 0, hero_heracles="forge", prophet_amphiaraus="forge"), ME)


def test_a_character_that_can_not_be_paid_for_is_worth_less() -> None:
    """Without Aegis a token under a Hero is worth less than with some."""
    rich, poor = PLAIN, goods(PLAIN, 0, aegis=0)
    gains = [worth(plan(one, 0, hero_heracles="oracle"), ME) - worth(one, ME) for one in (rich, poor)]
    assert gains[0] > gains[1] > 0


@pytest.mark.parametrize("much", [0, 10**9])
def test_is_an_int_of_bounded_size(much: int) -> None:
    """However much a seat has, a decided game is worth more."""
    heap = goods(PLAIN, 0, vp=much, aegis=much, believer=much, prayer=much)
    found = worth(heap, ME), worth(heap, OTHER)
    assert [int, int] == [type(one) for one in found]
    assert all(abs(one) <= MOST < 10**6 for one in found)


@pytest.mark.parametrize(("seats", "actions"), [(2, 0), (2, 40), (3, 70), (4, 150)])
def test_is_the_same_in_worlds_that_look_the_same(seats: int, actions: int) -> None:
    """What a seat can't see makes no difference to how well it stands, nor to the round."""
    state, words = GAME.start(seats, 5), iter(Rng.seeded(seats).words(actions + 1, "words")[0])
    for _ in range(actions):
        legal = GAME.legal_actions(state)
        state = GAME.reduce(state, legal[next(words) % len(legal)])
    for seat in map(Seat, range(seats)):
        seen = GAME.observe(state, seat)
        worlds = [state, *(GAME.determinize(seen, Rng.seeded(f"world {number}")) for number in range(3))]
        assert len({worth(world, seat) for world in worlds}) == 1
        assert {APPRAISAL.round(one) for one in (seen, *worlds)} == {APPRAISAL.round(state)}


def test_a_round_is_a_pick_a_token_or_a_turn() -> None:
    """The number changes with every pick, with every token, and with every turn; not within a turn."""
    state, chance, rounds = begin(), Rng.seeded(3).words(400, "words")[0], list[tuple[int, str]]()
    for word in chance:
        decision = type(state.agenda[-1]).__name__ if state.agenda else ""
        rounds.append((APPRAISAL.round(state), decision))
        legal = GAME.legal_actions(state)
        if not legal:
            break
        state = GAME.reduce(state, legal[word % len(legal)])
    starts = [number for number, decision in rounds if decision in ("TakePillar", "PlanToken", "TakeTurn")]
    assert len(set(starts)) == len(starts)
    assert {number for number, _ in rounds[:-1]} == set(starts)


def test_prices_and_places_are_for_every_word() -> None:
    """Whatever an edition can name has its price, and every Location somebody who judges it."""
    words = KINDS
    assert {*words["resource"], *words["lossable"], *words["payable"], *words["stealable"]} <= set(prices.GOODS)
    assert set(words["deck"]) == set(prices.DRAWN)
    assert set(words["component"]) == set(prices.REMOVED)
    assert set(words["action"]) == set(prices.DONE)
    assert set(LOCATIONS) == set(JUDGES)


def test_every_list_of_the_edition_has_a_price() -> None:
    """No step of any component is beyond it, and none is worth more than some points."""
    found = [prices.price(PLAIN, ME, steps) for steps in PLAIN.rules.code]
    assert all(-20 * prices.POINT < one < 20 * prices.POINT for one in found)


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("premonition-temple-of-hera/reward", 300),
        ("premonition-fifty-weddings/reward", prices.REMOVED["character"] - 2 * prices.GOODS["believer"]),
        ("premonition-the-deep-well/reward", 0),
        ("pillar-truce/upper", prices.DONE["influence"]),
        ("pillar-truce/lower", 0),
        ("pillar-ascent/upper", prices.GOODS["virtue"] + prices.GOODS["greatness"]),
        ("virtue-3/bonus", 100),
    ],
)
def test_a_list_is_worth_what_its_steps_bring(steps: str, expected: int) -> None:
    """Payments are taken off, of options the best counts, an empty Well gives nothing, nor what the others get."""
    assert expected == prices.price(PLAIN, ME, steps)


def test_does_not_pass_with_somebody_left_to_act() -> None:
    """With a Hero who can drain, and an Olympian, the bot does not pass, in whichever Age."""
    for age in (1, 3, 6):
        state = aged(plan(at_turn(table(seed=age), 0), 0, hero_heracles="mortal_world"), age)
        seat = actor_of(state)
        assert seat is not None
        chosen = Greedy(GAME, worlds=2).choose(GAME.observe(state, seat), GAME.legal_actions(state), Rng.seeded(age))
        assert chosen != PASS


def test_points_are_those_of_the_olympian_where_it_plays() -> None:
    """The measure of an Olympian is the points of its seat, and none where nobody plays it."""
    state = goods(begin("hades,zeus"), 1, vp=7)
    assert [7, 0, None] == [PointsOf(one)(state) for one in ("zeus", "hades", "athena")]
    measures = GAME.statistics.measures
    assert {f"Points of {one.name}" for one in state.rules.edition.olympians.values()} <= set(measures)


def test_beats_a_random_player() -> None:
    """From either seat it wins, even with few worlds and lines, and by more than ten points."""
    for seat in (0, 1):
        bots = [Greedy(GAME, worlds=2, lines=2) if other == seat else RandomBot() for other in (0, 1)]
        (played,) = simulate(GAME, 2, 1, f"seat {seat}", bots=bots).rows
        assert (seat,) == played.winners
        assert played.scores[seat] > 10 + played.scores[1 - seat]


@pytest.mark.deep
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wins_nearly_all_games_against_random_players(seats: int) -> None:
    """Of 6 games against random players, from one seat after the other, it wins 5 or more."""
    won = 0
    for number in range(6):
        seat = number % seats
        bots = ["greedy" if other == seat else "random" for other in range(seats)]
        won += simulate(GAME, seats, 1, f"game {number}", bots=bots).summary().wins[seat].share.count
    assert won >= 5
