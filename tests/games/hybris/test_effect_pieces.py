from __future__ import annotations

import pytest

from games.hybris.reading import held
from games.hybris.table import (
    boards,
    character,
    goods,
    growth,
    happenings,
    legal,
    plan,
    play,
    refused,
    row,
    running,
    see,
    table,
    tokens,
    told,
    who,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Count
from thesmos.games.hybris.state import State

LAST = Count("last")
EAGLE, OAK = "enh-zeus-the-golden-eagle", "enh-zeus-the-oak-of-dodona"


def removed(state: State, tile: str) -> int:
    """Return how many components Zeus has taken off a tile."""
    tiles = [one.id for one in state.rules.enhancements["zeus"]]
    return state.players[0].growth.removed[tiles.index(tile)]


@pytest.mark.rule("HYBRIS-ENH-02")
@pytest.mark.rule("HYBRIS-ENH-04")
def test_a_removal_takes_the_leftmost_component_of_a_tile_of_choice() -> None:
    """Only tiles with the right component leftmost can be chosen, again for each of several."""
    state = running(table(), 0, fx.Remove("spark", 2), fx.Gain("aegis", LAST))
    first = {"the-thunderbolt", "the-golden-eagle", "perseus", "sarpedon", "the-sceptre-of-kings"}
    assert {f"remove from enh-zeus-{name}" for name in first} == set(legal(state))
    state = play(state, f"remove from {EAGLE}")
    assert f"remove from {EAGLE}" not in legal(state), "a Prophet is leftmost there now"
    state = play(state, "remove from enh-zeus-perseus")
    assert (2, 5) == (state.players[0].growth.sparks, held(state, "aegis")[0])
    assert 1 == len(happenings(state, "drew")), "the second space of the Spark track gives a card"


def test_a_removal_of_a_temple_asks_for_its_city() -> None:
    """It is put where none of mine stands."""
    state = play(running(growth(table(), 0, temples=("argos",)), 0, fx.Remove("temple", 1)), f"remove from {OAK}")
    assert ["temple in athens", "temple in elis", "temple in lemnos", "temple in sparta"] == legal(state)
    assert ("argos", "elis") == play(state, "temple in elis").players[0].growth.temples


def test_a_removal_of_a_character() -> None:
    """Any tile with a Prophet or Hero leftmost will do; the character joins the reserve."""
    state = growth(table(), 0, removed=(0, 1, 2, 0, 1, 0))
    asked = running(state, 0, fx.Remove("character", 1))
    assert [f"remove from {EAGLE}", "remove from enh-zeus-perseus", f"remove from {OAK}"] == legal(asked)
    assert ["remove from enh-zeus-perseus"] == legal(running(state, 0, fx.Remove("hero", 1)))
    assert [f"remove from {EAGLE}", f"remove from {OAK}"] == legal(running(state, 0, fx.Remove("prophet", 1)))
    assert 6 == len(legal(running(state, 0, fx.Remove("any", 1))))
    asked = play(asked, f"remove from {EAGLE}")
    assert ("reserve", False) == (who(asked, 0, "prophet-calchas").place, who(asked, 0, "prophet-calchas").spent)
    assert (2, [2, 0]) == (removed(asked, EAGLE), held(asked, "vp")), "the last one on the tile scores its 2 points"


@pytest.mark.rule("HYBRIS-ENH-03")
def test_a_removal_without_a_component_is_skipped() -> None:
    """No Hero is leftmost at the start, so nothing is removed and nothing is asked."""
    state = running(table(), 0, fx.Remove("hero", 1), fx.Gain("vp", 1))
    assert ((0,) * 6, 1) == (state.players[0].growth.removed, held(state, "vp")[0])


@pytest.mark.rule("HYBRIS-DEFEAT-08")
def test_a_defeat_effect() -> None:
    """Any undefeated Hero, from reserve or boards, goes to the Underworld; its token returns, nothing is lost."""
    state = character(plan(table(), 0, hero_heracles="forge"), 0, "hero-perseus", place="elis", spent=True)
    state = character(state, 0, "hero-sarpedon", place="fallen")
    state = running(goods(state, 0, vp=3), 0, fx.Defeat("hero", 1), fx.Gain("believer", LAST))
    assert ["defeat hero-heracles", "defeat hero-perseus"] == legal(state)
    down = play(state, "defeat hero-heracles")
    hero = who(down, 0, "hero-heracles")
    assert ("fallen", "", 8) == (hero.place, hero.token, len(down.players[0].tokens.reserve))
    assert (1, 3, (None, None, 0, 1)) == (held(down, "believer")[0], held(down, "vp")[0], down.track)
    assert ("fallen", 0) == (who(play(state, "defeat hero-perseus"), 0, "hero-perseus").place, down.turn.seat)


@pytest.mark.rule("HYBRIS-DEFEAT-08")
def test_a_defeat_effect_without_a_hero_is_skipped() -> None:
    """The Olympian, Prophets and defeated Heroes are not touched, and no Greatness is lost."""
    state = running(character(table(), 0, "hero-heracles", place="fallen"), 0, fx.Defeat("hero", 1), fx.Gain("vp", 1))
    assert ((None, None, 0, 1), 1) == (state.track, held(state, "vp")[0])
    assert "pass" in legal(state)


@pytest.mark.rule("HYBRIS-DEFEAT-08")
def test_a_defeat_effect_can_take_the_acting_hero() -> None:
    """The Hero that was activated goes down and frees its space, and the turn goes on without an end of its own."""
    acting = character(table(), 0, "hero-heracles", place="space-forge-1", spent=True)
    acting = acting.replace(turn=acting.turn.replace(character="hero-heracles", place="forge"))
    state = play(running(acting, 0, fx.Defeat("hero", 1), fx.Gain("vp", 1)), "defeat hero-heracles")
    assert ("fallen", 1, 0) == (who(state, 0, "hero-heracles").place, held(state, "vp")[0], state.turn.seat)
    assert "" == state.turn.place


def recalled(state: State) -> State:
    """Return a state with characters on a space of the Forge, in Elis and on the illustration of the Forge."""
    state = character(state, 0, "zeus", place="forge", spent=True)
    state = character(state, 0, "hero-heracles", place="space-forge-2", spent=True)
    return character(state, 0, "prophet-amphiaraus", place="elis", spent=True)


@pytest.mark.rule("HYBRIS-MOIRAI-14")
@pytest.mark.parametrize(
    ("kind", "at", "found"),
    [
        ("hero", "", ["hero-heracles"]),
        ("any", "forge", ["zeus", "hero-heracles"]),
        ("any", "elis", ["prophet-amphiaraus"]),
        ("any", "city", ["prophet-amphiaraus"]),
        ("any", "", ["zeus", "hero-heracles", "prophet-amphiaraus"]),
        ("olympian", "forge", ["zeus"]),
        ("prophet", "forge", []),
    ],
)
def test_a_recall_takes_a_character_at_its_place(kind: str, at: str, found: list[str]) -> None:
    """On a space or the illustration; it stays activated. Without such a character the step is skipped."""
    state = running(recalled(table()), 0, fx.Recall(kind, at), fx.Gain("vp", LAST))
    if not found:
        assert ("pass" in legal(state), held(state, "vp")[0]) == (True, 0)
        return
    assert [f"recall {name}" for name in found] == legal(state)
    state = play(state, f"recall {found[0]}")
    home = who(state, 0, found[0])
    assert ("reserve", True, "", 1) == (home.place, home.spent, home.token, held(state, "vp")[0])


def test_a_recall_spares_the_defeated_the_reserve_and_the_acting() -> None:
    """A Hero in the Underworld, one in reserve and the one whose activation is in progress can't be recalled."""
    state = character(recalled(table()), 0, "hero-perseus", place="fallen")
    state = character(state, 0, "hero-sarpedon")
    state = state.replace(turn=state.turn.replace(character="hero-heracles", place="forge"))
    assert ["recall zeus", "recall prophet-amphiaraus"] == legal(running(state, 0, fx.Recall("any")))
    assert "pass" in legal(running(state, 0, fx.Recall("hero", "underworld")))


@pytest.mark.rule("HYBRIS-CHAR-05")
@pytest.mark.rule("HYBRIS-CHAR-06")
def test_a_recall_that_makes_ready() -> None:
    """A Hero may at once get one token of the reserve in secret, and can be activated again at its usual cost."""
    state = goods(tokens(recalled(table()), 0, reserve=("olympus", "oracle"), used=("forge",)), 0, aegis=1)
    state = play(running(state, 0, fx.Recall("hero", "", ready=True)), "recall hero-heracles")
    assert ["assign olympus", "assign oracle", "assign nothing"] == legal(state)
    idle = play(state, "assign nothing")
    assert ("", False) == (who(idle, 0, "hero-heracles").token, who(idle, 0, "hero-heracles").spent)
    assert ["pass"] == legal(idle)
    ready = play(state, "assign oracle")
    assert {"?"} == {one.token for one in see(ready, 1).players[0].crew if one.token}
    assert ["activate hero-heracles", "pass"] == legal(ready)
    assert 0 == held(play(ready, "activate hero-heracles"), "aegis")[0]


def test_a_recall_of_an_olympian_that_makes_it_ready_asks_for_no_token() -> None:
    """The Olympian has no Location token: it comes home and can be activated again."""
    state = play(running(recalled(table()), 0, fx.Recall("olympian", ready=True)), "recall zeus")
    assert ["activate zeus", "pass"] == legal(state)


def test_a_refresh_returns_tokens_of_choice() -> None:
    """From the used or the unavailable space as many as there are come back to the reserve."""
    state = tokens(table(), 0, reserve=("olympus",), used=("forge", "oracle", "moirai"), unavailable=("coliseum",))
    asked = running(state, 0, fx.Refresh(2, "used"), fx.Gain("vp", LAST))
    assert ["refresh forge", "refresh oracle", "refresh moirai"] == legal(asked)
    asked = play(asked, "refresh moirai")
    assert ["refresh forge", "refresh oracle"] == legal(asked)
    asked = play(asked, "refresh forge")
    assert (("olympus", "forge", "moirai"), ("oracle",)) == (
        asked.players[0].tokens.reserve,
        asked.players[0].tokens.used,
    )
    assert 2 == held(asked, "vp")[0]
    one = play(running(state, 0, fx.Refresh(2, "unavailable"), fx.Gain("vp", LAST)), "refresh coliseum")
    assert ((), 1) == (one.players[0].tokens.unavailable, held(one, "vp")[0])
    none = running(tokens(table(), 0, used=()), 0, fx.Refresh(1, "used"), fx.Gain("vp", LAST))
    assert ("pass" in legal(none), 0) == (True, held(none, "vp")[0])


def test_an_action_is_performed_without_a_character() -> None:
    """Nobody moves and no bonus is gained, but the rules and costs of the action hold and I am the one who does it."""
    state = boards(table(), factory=row(None, None, ("tech-water-clock", 0)))
    state = running(state, 1, fx.Perform("produce"), fx.Gain("aegis", 1))
    assert (("tech-water-clock",), [0, 1], [3, 4]) == (
        state.players[0].growth.stored,
        held(state, "vp"),
        held(state, "aegis"),
    )
    assert {"reserve"} == {one.place for one in state.players[1].crew}


def test_an_action_that_cannot_be_carried_out_is_skipped() -> None:
    """An empty Factory, no fallen Hero, no Prayer to convert, no Believer for an omen, no Quest: the list goes on."""
    actions = ("produce", "resurrect", "convert", "omen", "build", "deploy", "quest", "dominate")
    steps = [fx.Perform(action, "any" if action == "deploy" else "") for action in actions]
    state = boards(table(), quests=(None, None, None), champions=())
    assert 1 == held(running(state, 0, *steps, fx.Gain("vp", 1)), "vp")[0]


def test_a_granted_build_can_be_declined() -> None:
    """As it asks for payment; declined, it is not completed. At the Forge itself it can't be declined."""
    state = boards(goods(table(), 0, believer=1), workshop=row(("tech-water-clock", 0), None, None))
    state = running(state, 0, fx.Perform("build"), fx.Gain("vp", 1))
    assert ["build tech-water-clock", "no"] == legal(state)
    declined = play(state, "no")
    assert (1, 3, 1) == (held(declined, "believer")[0], held(declined, "aegis")[0], held(declined, "vp")[0])
    built = play(state, "build tech-water-clock")
    assert (0, 2, 1) == (held(built, "believer")[0], held(built, "aegis")[0], held(built, "vp")[0])
    assert built.world.factory[0] is not None


@pytest.mark.rule("HYBRIS-CORE-22")
def test_an_action_in_a_city_of_choice() -> None:
    """Influence may be done in any City, held or not, whichever effect grants it."""
    state = running(character(table(), 1, "poseidon", place="elis"), 0, fx.Perform("influence", "any"))
    assert ["choose argos", "choose athens", "choose elis", "choose lemnos", "choose sparta"] == legal(state)
    state = play(state, "choose elis")
    assert (3, "seat 0 chose elis [CORE-22]") == (held(state, "virtue")[0], told(state)[0])
    fixed = running(table(), 0, fx.Perform("influence", "athens"))
    assert ["believers", "service"] == legal(fixed)


def test_what_an_effect_asks_is_answered_by_its_player_alone() -> None:
    """A Hero that is not undefeated can't be chosen."""
    state = running(character(table(), 0, "hero-perseus", place="fallen"), 0, fx.Defeat("hero", 1))
    assert "HYBRIS-DEFEAT-08" in refused(state, "defeat hero-perseus")


@pytest.mark.rule("HYBRIS-CORE-22")
@pytest.mark.parametrize("action", ["quest", "dominate"])
def test_an_effect_grants_no_fight_without_a_character(action: str) -> None:
    """A Quest and a fight with a Hero of the Coliseum need a character: granted by an effect they are skipped."""
    before = table()
    after = running(before, 0, fx.Perform(action), fx.Gain("vp", 1))
    assert 1 == after.players[0].goods.vp
    assert before.agenda == after.agenda
