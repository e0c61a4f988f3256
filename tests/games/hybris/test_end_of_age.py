from __future__ import annotations

import pytest

from games.hybris.table import (
    Quest,
    actor,
    boards,
    cards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    play,
    posted,
    quiet,
    row,
    table,
    tokens,
    told,
    track,
    who,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris.state import State

HERO, PROPHET = "hero-heracles", "prophet-amphiaraus"
THREE = ("quest-antaeus", "quest-scylla", "quest-nemean-lion")
DECK = "quest-hydra-of-lerna quest-the-labyrinth"


def in_age(state: State, age: int) -> State:
    """Return the state in another Age."""
    return state.replace(course=state.course.replace(age=age))


def closed(state: State) -> State:
    """Return the state after both players have passed."""
    return play(state, "pass", "pass")


def laid_out(*quests: str | None, deck: str = DECK) -> State:
    """Return a quiet table with Quests on the spaces from left to right, and others in the deck, top card last."""
    spaces = tuple(None if one is None else Quest(one) for one in quests)
    names = tuple(deck.split())
    return boards(quiet(table()), quests=spaces, quest_deck=names)


def shown(state: State) -> list[str | None]:
    """Return the face-up Quests from left to right."""
    return [None if quest is None else quest.id for quest in state.world.quests]


@pytest.mark.rule("HYBRIS-ENDAGE-01")
def test_the_steps_come_in_order_once_all_have_passed() -> None:
    """After the first pass nothing happens; after the last one Quests advance, the Forge burns, then comes Fear."""
    state = boards(laid_out(*THREE), factory=row(None, None, ("tech-sacred-way", 1)))
    state = play(in_age(holding(state, 1, hand=""), 2), "pass")
    assert (1, 2, THREE[2]) == (actor(state), state.course.age, shown(state)[2])
    state = play(boards(state, hidden=cards("primordial-ouranos"), seers=((),)), "pass")
    said = [line.rpartition(" ")[2] for line in told(state)]
    steps = ["[TURN-11]", "[ENDAGE-01]", "[ENDAGE-09]", "[ENDAGE-11]", "[ENDAGE-12]", "[FORGE-08]", "[ENDAGE-27]"]
    assert steps == said[:7]
    assert ["[ENDAGE-19]", "[ENDAGE-26]"] == [one for one in said[7:] if one in ("[ENDAGE-19]", "[ENDAGE-26]")]
    assert 3 == state.course.age


@pytest.mark.rule("HYBRIS-ENDAGE-02")
def test_the_pillars_go_back_in_ascending_order() -> None:
    """All six are on offer again, and the Prayers on two unpicked ones have stayed on them."""
    state = closed(boards(quiet(table()), offerings=("pillar-guidance", "pillar-ascent")))
    names = ("ambition", "truce", "prescience", "indoctrination", "guidance", "ascent")
    assert [f"take pillar-{name}" for name in names] == legal(state)
    assert [("", False)] * 2 == [(one.standing.pillar, one.standing.flipped) for one in state.players]
    assert ("pillar-guidance", "pillar-ascent") == state.world.offerings


@pytest.mark.rule("HYBRIS-ENDAGE-03")
def test_everybody_comes_home() -> None:
    """An Olympian, a Hero and a Prophet leave space, City and illustration, and may be activated again."""
    state = closed(posted(posted(quiet(table()), 0, "oracle", "argos", "space-forge-1"), 1, "space-underworld-3"))
    for player in state.players:
        assert [("reserve", False)] * 3 == [(one.place, one.spent) for one in player.crew]


@pytest.mark.rule("HYBRIS-ENDAGE-04")
@pytest.mark.rule("HYBRIS-ENDAGE-05")
def test_olympians_rise_and_defeated_heroes_stay() -> None:
    """The wounded Zeus stands again; his Hero is still in the Underworld, and can't be planned for."""
    state = character(quiet(table()), 0, "zeus", down=True, spent=True)
    state = closed(character(state, 0, HERO, place="fallen"))
    assert ("reserve", False) == (who(state, 0, "zeus").place, who(state, 0, "zeus").down)
    assert "fallen" == who(state, 0, HERO).place
    state = play(state, "take pillar-ambition", "take pillar-truce")
    assert (0, PROPHET) == (actor(state), state.agenda[-1].character)  # type: ignore[union-attr]
    state = play(state, "assign nothing", "assign nothing", "assign nothing")
    assert ["activate zeus", "pass"] == legal(state)


@pytest.mark.rule("HYBRIS-ENDAGE-06")
@pytest.mark.rule("HYBRIS-ENDAGE-07")
def test_tokens_move_on_by_one_space() -> None:
    """What was unavailable is in the reserve, what was used is unavailable, nothing is used; for each player."""
    state = tokens(quiet(table()), 0, reserve=("oracle",), used=("forge", "moirai"), unavailable=("olympus",))
    state = closed(tokens(state, 1, reserve=("forge",), used=("olympus",), unavailable=()))
    first, second = (player.tokens for player in state.players)
    assert (("olympus", "oracle"), (), ("forge", "moirai")) == (first.reserve, first.used, first.unavailable)
    assert (("forge",), (), ("olympus",)) == (second.reserve, second.used, second.unavailable)


@pytest.mark.rule("HYBRIS-ENDAGE-08")
def test_a_used_token_misses_one_age() -> None:
    """A token used in Age 1 can't be assigned in Age 2 and can be in Age 3."""
    state = boards(quiet(table()), hidden=(), seers=())
    state = tokens(state, 0, reserve=("forge", "oracle"), used=("olympus",))
    pick = ("take pillar-ambition", "take pillar-truce")
    state = play(closed(state), *pick)
    assert ["assign forge", "assign oracle", "assign nothing"] == legal(state)
    state = quiet(play(state, *["assign nothing"] * 4))
    state = play(closed(state), *pick)
    assert (3, True) == (state.course.age, "assign olympus" in legal(state))


@pytest.mark.rule("HYBRIS-ENDAGE-09")
@pytest.mark.rule("HYBRIS-ENDAGE-10")
def test_the_rightmost_quest_leaves_with_its_tokens() -> None:
    """It is out of the game; each of the three tokens on it is back with its player, those on others stay."""
    state = laid_out(*THREE)
    left, middle = Quest(THREE[0]), Quest("quest-the-golden-fleece", (Seat(0),))
    state = boards(state, quests=(left, middle, Quest("quest-the-oar-makers", (Seat(0), Seat(1), Seat(0)))))
    state = closed(goods(goods(state, 0, marks=12), 1, marks=14))
    assert ("quest-the-oar-makers",) == state.world.box
    assert [14, 15] == [player.goods.marks for player in state.players]
    assert (Seat(0),) == state.world.quests[2].acts  # type: ignore[union-attr]


@pytest.mark.rule("HYBRIS-ENDAGE-11")
@pytest.mark.parametrize(
    ("before", "after", "box"),
    [
        (THREE, ["quest-the-labyrinth", THREE[0], THREE[1]], (THREE[2],)),
        ((THREE[0], None, THREE[2]), ["quest-hydra-of-lerna", "quest-the-labyrinth", THREE[0]], (THREE[2],)),
        ((THREE[0], THREE[1], None), ["quest-the-labyrinth", THREE[0], THREE[1]], ()),
        ((THREE[0], None, None), ["quest-hydra-of-lerna", "quest-the-labyrinth", THREE[0]], ()),
    ],
)
def test_quests_slide_right(before: tuple[str | None, ...], after: list[str], box: tuple[str, ...]) -> None:
    """Those left slide right in their order, and the gaps are filled from the right; an empty space removes none."""
    state = closed(laid_out(*before))
    assert (after, box) == (shown(state), state.world.box)


@pytest.mark.rule("HYBRIS-ENDAGE-11")
def test_an_exhausted_quest_deck_leaves_gaps() -> None:
    """No card is left to draw, so the left space stays empty and nothing comes back from the box."""
    state = closed(laid_out(*THREE, deck=""))
    assert ([None, THREE[0], THREE[1]], (THREE[2],)) == (shown(state), state.world.box)


@pytest.mark.rule("HYBRIS-ENDAGE-12")
def test_tiles_in_the_factory_advance() -> None:
    """Both tiles move one space on; none leaves."""
    state = closed(boards(quiet(table()), factory=row(("tech-war-drums", 0), ("tech-sacred-way", 1), None)))
    assert row(None, ("tech-war-drums", 0), ("tech-sacred-way", 1)) == state.world.factory


@pytest.mark.rule("HYBRIS-ENDAGE-13")
def test_a_tile_that_leaves_the_factory_is_stored() -> None:
    """Poseidon stores his tile and has his token back; nobody scores, whoever passed last."""
    state = boards(quiet(table()), factory=row(None, None, ("tech-sacred-way", 1)))
    state = closed(goods(state, 1, marks=14))
    assert [(), ("tech-sacred-way",)] == [player.growth.stored for player in state.players]
    assert [(0, 15), (0, 15)] == [(player.goods.vp, player.goods.marks) for player in state.players]
    assert (row(None, None, None), [(1, "tech-sacred-way", 0)]) == (state.world.factory, happenings(state, "finished"))


@pytest.mark.rule("HYBRIS-ENDAGE-14")
@pytest.mark.parametrize("scrapped", ["tech-sacred-way", "tech-war-drums", "tech-alembic"])
def test_the_third_stored_tile_is_one_too_many(scrapped: str) -> None:
    """The owner chooses at once which of the three is removed, before Fear and the next Age."""
    state = boards(quiet(table()), factory=row(None, None, ("tech-sacred-way", 1)))
    state = closed(growth(state, 1, stored=("tech-war-drums", "tech-alembic")))
    three = ["tech-war-drums", "tech-alembic", "tech-sacred-way"]
    assert (1, [f"scrap {tile}" for tile in three], 1) == (actor(state), legal(state), state.course.age)
    state = play(state, f"scrap {scrapped}")
    three.remove(scrapped)
    assert tuple(three) == state.players[1].growth.stored
    assert (True, 2) == (scrapped in state.world.box, state.course.age)


@pytest.mark.rule("HYBRIS-ENDAGE-25")
def test_end_of_age_powers_come_last() -> None:
    """After the capture and before the next Age: in Greatness order, each tile and each Enhancement of a player.

    Vaulted Granary gives 1 Believer; the Asphodel Meadow 1 point for each defeated Hero, at most 3.
    """
    state = quiet(table("hades,zeus"))
    state = growth(growth(state, 0, in_play=("enh-hades-the-asphodel-meadow",)), 1, in_play=("tech-vaulted-granary",))
    state = character(character(state, 0, "hero-sisyphus", place="fallen"), 1, HERO, place="fallen")
    state = boards(in_age(track(state, None, None, 1, 0), 2), hidden=cards("primordial-hemera"), seers=((),))
    state = closed(state)
    last = [line for line in told(state) if "[ENDAGE-19]" in line or "gained" in line or "[ENDAGE-26]" in line]
    assert [
        "primordial-hemera was captured [ENDAGE-19]",
        "seat 1 gained believers tech-vaulted-granary 1 [CORE-21]",
        "seat 0 gained victory points enh-hades-the-asphodel-meadow 2 [CORE-21]",
        "began 3 [ENDAGE-26]",
    ] == last


@pytest.mark.rule("HYBRIS-ENDAGE-25")
@pytest.mark.rule("HYBRIS-ENDAGE-26")
def test_the_sixth_age_is_the_last() -> None:
    """Its End of Age powers still run, then the game is over; after the fifth Age the sixth begins."""
    state = growth(boards(quiet(table()), hidden=(), seers=()), 1, in_play=("tech-vaulted-granary",))
    fifth, sixth = closed(in_age(state, 5)), closed(in_age(state, 6))
    assert (6, 0) == (fifth.course.age, actor(fifth))
    assert ([], None, "points") == (legal(sixth), actor(sixth), sixth.course.ending)
    assert [1, 1] == [one.players[1].goods.believer for one in (fifth, sixth)]
