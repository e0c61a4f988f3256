from __future__ import annotations

from collections.abc import Callable

import pytest

from games.hybris.table import (
    THREE,
    boards,
    cards,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    row,
    running,
    see,
    table,
    track,
    view,
)
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.rng import NO_RNG, Rng
from thesmos.games.hybris.effects import Draw, Look
from thesmos.games.hybris.state import Deck, State


def differ(one: State, two: State, *who: int) -> None:
    """See that exactly these seats can tell two tables apart."""
    found = [seat for seat in range(len(one.players)) if view(one, seat) != view(two, seat)]
    assert list(who) == found


@pytest.mark.rule("HYBRIS-INFO-01")
def test_a_hand_is_seen_by_its_owner() -> None:
    """Another card in a hand is seen by its owner alone; another number of cards by everybody."""
    one, two = (holding(table(THREE), 0, hand=hand) for hand in ("cc-combo", "cc-riposte"))
    differ(one, two, 0)
    assert (HIDDEN,) == see(one, 1).players[0].holding.hand
    more = holding(table(THREE), 0, hand="cc-combo cc-riposte")
    differ(one, more, 0, 1, 2)


@pytest.mark.rule("HYBRIS-INFO-01")
def test_the_order_of_decks_is_secret() -> None:
    """Nobody sees into a face-down deck, the own one included; its number of cards is open."""
    state = table(THREE)
    deck = state.players[0].holding.deck
    differ(state, holding(state, 0, deck=deck[::-1]))
    differ(state, holding(state, 0, deck=deck[:-1]), 0, 1, 2)
    world = state.world
    differ(state, boards(state, quest_deck=world.quest_deck[::-1]))
    differ(state, boards(state, trained=Deck(world.trained.cards[::-1], (), (0, 0, 0))))
    differ(state, boards(state, premonitions=Deck(world.premonitions.cards[::-1], (), (0, 0, 0))))
    differ(state, boards(state, quest_deck=world.quest_deck[1:]), 0, 1, 2)


@pytest.mark.rule("HYBRIS-INFO-01")
def test_discard_piles_are_open() -> None:
    """Everybody sees the cards of all discard piles."""
    one, two = (holding(table(THREE), 0, discard=card) for card in ("cc-combo", "cc-riposte"))
    differ(one, two, 0, 1, 2)
    deck = cards("tc-feint tc-spear-line")
    one, two = (
        boards(table(THREE), trained=Deck(deck, cards(card), (0, 0, 0))) for card in ("tc-feint", "tc-spear-line")
    )
    differ(one, two, 0, 1, 2)


@pytest.mark.rule("HYBRIS-INFO-01")
def test_a_draw_is_told_to_its_owner() -> None:
    """Others are told that a card was drawn, not which."""
    one, two = (holding(table(THREE), 0, deck=f"cc-blessing {card}") for card in ("cc-combo", "cc-riposte"))
    one, two = (running(state, 0, Draw("combat", 1)) for state in (one, two))
    assert ["cc-combo", HIDDEN] == [see(one, seat).events[0].what for seat in (0, 1)]
    assert see(one, 1).events == see(two, 1).events
    differ(one, two, 0)


@pytest.mark.rule("HYBRIS-INFO-01")
@pytest.mark.parametrize("name", ["trained", "premonition"])
def test_an_effect_can_show_the_top_of_a_deck(name: str) -> None:
    """Who looks at two cards and puts them back in a chosen order knows them from then on; the others never do."""
    field = "trained" if name == "trained" else "premonitions"
    state = running(table(THREE), 1, Look(name, 2))
    deck: Deck = getattr(state.world, field)
    top = deck.cards[-2:]
    assert {f"put back {card}" for card in top} == set(legal(state))
    assert ((HIDDEN,) * 2, top) == tuple(getattr(see(state, seat).world, field).cards[-2:] for seat in (0, 1))
    state = play(state, f"put back {top[1]}", f"put back {top[0]}")
    assert top[::-1] == getattr(state.world, field).cards[-2:] == getattr(see(state, 1).world, field).cards[-2:]
    assert [HIDDEN] * 2 == [getattr(see(state, seat).world, field).cards[-1] for seat in (0, 2)]


@pytest.mark.rule("HYBRIS-INFO-01")
def test_what_was_seen_of_a_deck_goes_with_its_cards() -> None:
    """Of two cards seen the first is drawn by somebody else: one is known still, and nothing below it."""
    state = running(table(THREE), 1, Look("trained", 2))
    *_, second, first = state.world.trained.cards
    state = running(play(state, f"put back {second}", f"put back {first}"), 0, Draw("trained", 1))
    assert (HIDDEN, second) == see(state, 1).world.trained.cards[-2:]
    assert (HIDDEN,) * 39 == see(state, 0).world.trained.cards


@pytest.mark.rule("HYBRIS-INFO-01")
@pytest.mark.parametrize("name", ["trained", "premonition"])
def test_others_are_not_shown_what_goes_back(name: str) -> None:
    """While three cards are being put back, which one went first is known to the one who looked alone."""
    state = running(table(THREE), 1, Look(name, 3))
    deck = state.world.trained if name == "trained" else state.world.premonitions
    one, two = (play(state, f"put back {card}") for card in deck.cards[-2:])
    assert deck.cards[-1] != deck.cards[-2]
    differ(one, two, 1)


@pytest.mark.rule("HYBRIS-INFO-01")
def test_a_deck_that_another_player_has_put_back_is_unknown_again() -> None:
    """Who knew the top cards does not know the order in which somebody else has put them back."""
    state = running(table(THREE), 0, Look("trained", 2))
    *_, second, first = state.world.trained.cards
    state = play(state, f"put back {second}", f"put back {first}")
    state = running(state, 1, Look("trained", 2))
    one = play(state, f"put back {second}", f"put back {first}")
    two = play(state, f"put back {first}", f"put back {second}")
    differ(one, two, 1)


@pytest.mark.rule("HYBRIS-INFO-01")
def test_an_effect_can_show_a_hand() -> None:
    """Who looks at the hand of a player of choice is told its cards; the third player is not."""
    states = [holding(table(THREE), 0, hand=hand) for hand in ("cc-combo", "cc-riposte")]
    one, two = (play(running(state, 1, Look("hand")), "name seat 0") for state in states)
    assert see(one, 1).events != see(two, 1).events
    assert see(one, 2).events == see(two, 2).events


@pytest.mark.rule("HYBRIS-INFO-02")
def test_premonitions_are_secret() -> None:
    """The owner alone sees them; everybody sees how many there are."""
    deck = table(THREE).world.premonitions.cards
    one, two = (holding(table(THREE), 0, premonitions=(card,)) for card in deck[:2])
    differ(one, two, 0)
    differ(one, holding(table(THREE), 0, premonitions=deck[:2]), 0, 1, 2)


@pytest.mark.rule("HYBRIS-INFO-02")
def test_a_fulfilled_premonition_is_shown() -> None:
    """It lies face up on the discard pile of the Oracle, where everybody sees it."""
    state = holding(growth(table(THREE), 0, temples=("argos",)), 0, premonitions="premonition-temple-of-apollo")
    other = holding(state, 0, premonitions="premonition-voices-of-the-assembly")
    line = ("activate zeus", "go on", "go to mortal_world", "enter argos")
    one, two = (play(start, *line) for start in (state, other))
    differ(one, two, 0)
    done = play(one, "reveal premonition-temple-of-apollo")
    for seat in range(3):
        seen = see(done, seat)
        assert (cards("premonition-temple-of-apollo"), ()) == (
            seen.world.premonitions.discard,
            seen.players[0].holding.premonitions,
        )
    assert ((0, None, 1, 2), 2) == (done.track, done.players[0].goods.vp)


@pytest.mark.rule("HYBRIS-INFO-03")
def test_tokens_under_characters_are_secret() -> None:
    """Others see neither the token nor what remains in the reserve, only how many; used ones are open."""
    one, two = (plan(table(THREE), 0, hero_heracles=token) for token in ("oracle", "forge"))
    differ(one, two, 0)
    seen = see(one, 1).players[0]
    assert ((HIDDEN,) * 7, HIDDEN) == (seen.tokens.reserve, seen.crew[1].token)
    used = play(one, "activate hero-heracles")
    assert ("oracle",) == see(used, 1).players[0].tokens.used


@pytest.mark.rule("HYBRIS-INFO-03")
def test_a_reserve_is_open_when_nothing_is_assigned() -> None:
    """With no token under a character everybody sees what the reserve holds."""
    state = table(THREE)
    assert state.players[0].tokens == see(state, 1).players[0].tokens


@pytest.mark.rule("HYBRIS-INFO-04")
def test_primordials_are_known_to_who_looked() -> None:
    """An Omen shows the next one to its player alone; that somebody has looked is open to all."""
    hidden = (
        cards("primordial-ouranos primordial-gaia primordial-nyx"),
        cards("primordial-pontus primordial-gaia primordial-nyx"),
    )
    start = holding(goods(table(THREE), 0, believer=1), 0, hand="cc-combo", premonitions="")
    line = ("activate zeus", "go on", "go to oracle", "enter space-oracle-3", "go on", "omen", "lay cc-combo")
    one, two = (boards(start, hidden=three) for three in hidden)
    differ(one, two)
    one, two = (play(state, *line) for state in (one, two))
    differ(one, two, 0)
    assert [("primordial-ouranos", HIDDEN, HIDDEN), (HIDDEN,) * 3] == [see(one, seat).world.hidden for seat in (0, 1)]
    assert ((0,), (), ()) == see(one, 2).world.seers
    unseen = boards(one, seers=((), (), ()))
    differ(one, unseen, 0, 1, 2)


@pytest.mark.rule("HYBRIS-INFO-04")
def test_another_effect_can_give_the_look() -> None:
    """It shows the next Primordial to its player alone, and keeps on showing it."""
    state = running(table(THREE), 2, Look("primordial"))
    assert [HIDDEN, HIDDEN, state.world.hidden[0]] == [see(state, seat).world.hidden[0] for seat in range(3)]
    later = play(state, "activate zeus")
    assert state.world.hidden[0] == see(later, 2).world.hidden[0]


@pytest.mark.rule("HYBRIS-INFO-06")
@pytest.mark.parametrize(
    "changed",
    [
        lambda state: goods(state, 0, vp=1),
        lambda state: goods(state, 0, aegis=2),
        lambda state: goods(state, 0, believer=1),
        lambda state: goods(state, 0, prayer=1),
        lambda state: goods(state, 0, virtue=2),
        lambda state: goods(state, 0, determination=2),
        lambda state: goods(state, 0, marks=14),
        lambda state: growth(state, 0, removed=(1, 0, 0, 0, 0, 0)),
        lambda state: growth(state, 0, temples=("elis",)),
        lambda state: growth(state, 0, stored=("tech-hanging-stoa",)),
        lambda state: track(state, 0, None, 1, 2),
        lambda state: state.replace(well=1),
        lambda state: boards(state, plans=state.world.plans[1:]),
        lambda state: boards(state, workshop=row(("tech-hanging-stoa", 0), None, None)),
        lambda state: boards(state, quests=(None, *state.world.quests[1:])),
        lambda state: boards(state, omens=((cards("cc-combo")[0], Seat(0)),)),
        lambda state: boards(state, champions=state.world.champions[1:]),
        lambda state: boards(state, offerings=("pillar-ascent",)),
    ],
)
def test_everything_else_is_open(changed: Callable[[State], State]) -> None:
    """Everybody sees each change of goods, tracks, tiles, boards and piles."""
    differ(table(THREE), changed(table(THREE)), 0, 1, 2)


@pytest.mark.rule("HYBRIS-INFO-06")
def test_chance_is_no_information() -> None:
    """Nobody sees what chance will bring, and tables that differ in nothing else look the same."""
    state = table(THREE)
    for seat in range(3):
        assert NO_RNG == see(state, seat).rng
    differ(state, state.replace(rng=Rng.seeded(99)))
