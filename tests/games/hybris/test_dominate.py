from __future__ import annotations

import pytest

from games.hybris.combats import combat, dominating, fight, forces, questing, stacked, zone
from games.hybris.reading import held
from games.hybris.table import (
    Deck,
    actor,
    at_turn,
    boards,
    cards,
    character,
    goods,
    happenings,
    holding,
    legal,
    plan,
    play,
    quiet,
    refused,
    settled,
    standing,
    table,
    who,
)
from thesmos.games.hybris.entries import BeginPlanning, EndAge, PlanToken
from thesmos.games.hybris.state import State

HERACLES, STOMPING = "hero-heracles", "cc-stomping"
CALYPSO, ATALANTA, DAEDALUS, MEDEA, ACHILLES = (
    f"champion-{name}" for name in ("calypso", "atalanta", "daedalus", "medea", "achilles")
)
ALL = (CALYPSO, ATALANTA, DAEDALUS, MEDEA, ACHILLES)


def arena() -> State:
    """Return a quiet table of Zeus and Hades, with Determination 7 for Zeus."""
    return goods(quiet(table("zeus,hades")), 0, determination=5)


def won() -> State:
    """Let Heracles win Calypso: 5 of Gods' Grace and Anticipation against 3 and Sudden Leap's 1 with its Air."""
    state = dominating(arena(), CALYPSO, (0, HERACLES), "tc-sudden-leap tc-feint", "cc-gods-grace cc-anticipation")
    return play(state, "play cc-gods-grace", "play cc-anticipation", "go on")


@pytest.mark.rule("HYBRIS-COLISEUM-03")
def test_any_hero_still_there_can_be_fought() -> None:
    """All five at first; one that was won is not there any more."""
    state = play(plan(arena(), 0, hero_heracles="coliseum"), f"activate {HERACLES}", "enter space-coliseum-3")
    assert [f"fight {name}" for name in ALL] == legal(play(state, "dominate"))
    fewer = play(boards(state, champions=(DAEDALUS, MEDEA)), "dominate")
    assert [f"fight {DAEDALUS}", f"fight {MEDEA}"] == legal(fewer)
    assert {"HYBRIS-COLISEUM-03"} == refused(fewer, f"fight {CALYPSO}")


@pytest.mark.rule("HYBRIS-COLISEUM-03")
@pytest.mark.parametrize(
    ("name", "deck", "force"),
    [
        (CALYPSO, "tc-feint", 3 + 2 + 1),
        (ATALANTA, "tc-spear-line", 4 + 2 + 1),
        (DAEDALUS, "tc-volley tc-feint", 2 + 3 + 2 + 1),
        (MEDEA, "tc-cast-net tc-torch-runner", 3 + 1 + 2 + 2),
        (ACHILLES, "tc-feint tc-feint", 5 + 2 + 2),
    ],
)
def test_the_card_of_the_hero_gives_the_enemy(name: str, deck: str, force: int) -> None:
    """Base Force, cards and Elements as on the card; it is a fight against the game."""
    state = dominating(arena(), name, (0, HERACLES), f"{deck} tc-war-paean", STOMPING)
    fought = combat(state)
    assert (("champion", name, None), cards(deck)) == (
        (fought.cause, fought.what, fought.defender.seat),
        zone(state, 1),
    )
    assert (force, [f"play {STOMPING}", "go on"]) == (forces(state)[1], legal(state))


@pytest.mark.rule("HYBRIS-COLISEUM-04")
@pytest.mark.rule("HYBRIS-COLISEUM-05")
@pytest.mark.rule("HYBRIS-COLISEUM-06")
def test_a_hero_of_the_coliseum_joins_the_winner() -> None:
    """Calypso stands among the Heroes of Zeus' player and counts as activated; a Bonus token came to the reserve."""
    state = won()
    assert ((ATALANTA, DAEDALUS, MEDEA, ACHILLES), ["zeus", HERACLES, CALYPSO, "prophet-amphiaraus"]) == (
        state.world.champions,
        [one.id for one in state.players[0].crew],
    )
    one = who(state, 0, CALYPSO)
    assert ("reserve", True, "", 1) == (one.place, one.spent, one.token, state.players[0].tokens.reserve.count("bonus"))
    assert [(0, CALYPSO, 1)] == happenings(state, "gained bonus tokens")
    assert (1, "space-coliseum-3", [0, 0]) == (actor(state), who(state, 0, HERACLES).place, held(state, "vp"))


@pytest.mark.rule("HYBRIS-COLISEUM-06")
def test_an_ally_acts_from_the_next_age_on() -> None:
    """In the Age in which she was won she can't be activated; in the next she gets a token, and can."""
    state = won()
    assert {"HYBRIS-CHAR-05", "HYBRIS-TURN-05"} >= refused(at_turn(state, 0), f"activate {CALYPSO}") != set()
    state = settled(state.replace(agenda=()), EndAge())
    assert not who(state, 0, CALYPSO).spent
    for seat, pillar in enumerate(("pillar-ambition", "pillar-truce")):
        state = standing(state, seat, pillar=pillar)
    state = settled(state.replace(agenda=()), BeginPlanning())
    asked = []
    while isinstance(entry := state.agenda[-1], PlanToken) and entry.seat == 0:
        asked.append(entry.character)
        state = play(state, "assign underworld" if entry.character == CALYPSO else "assign nothing")
    assert CALYPSO in asked
    assert "underworld" == who(state, 0, CALYPSO).token


@pytest.mark.rule("HYBRIS-COLISEUM-04")
def test_a_lost_fight_wins_nobody() -> None:
    """Heracles lies in the Underworld, Achilles stays, no token is gained, and Hades has his point."""
    state = dominating(arena(), ACHILLES, (0, HERACLES), "tc-feint tc-feint")
    assert (ALL, "fallen", 0, [0, 1]) == (
        state.world.champions,
        who(state, 0, HERACLES).place,
        state.players[0].tokens.reserve.count("bonus"),
        held(state, "vp"),
    )
    assert 1 == actor(state)


@pytest.mark.rule("HYBRIS-MOVE-06")
def test_dominate_needs_a_hero_at_the_coliseum() -> None:
    """With all won only Train is left; without a card to draw either nobody goes there."""
    state = play(boards(arena(), champions=()), "activate zeus", "go to coliseum", "enter space-coliseum-3")
    assert ["train"] == legal(state)
    assert {"HYBRIS-COLISEUM-03"} == refused(state, "dominate")
    empty = boards(arena(), champions=(), trained=Deck((), (), (0, 0)))
    assert "go to coliseum" not in legal(play(empty, "activate zeus"))
    one = boards(empty, champions=(MEDEA,))
    assert ["dominate"] == legal(play(one, "activate zeus", "go to coliseum", "enter space-coliseum-3"))


def allied(name: str, seat: int = 0) -> State:
    """Return the table at which a seat has a Hero of the Coliseum as an ally."""
    return boards(character(arena(), seat, name), champions=tuple(one for one in ALL if one != name))


@pytest.mark.rule("HYBRIS-COLISEUM-09")
def test_an_ally_falls_like_a_hero() -> None:
    """Beaten by Sisyphus she lies in the Underworld; no Greatness is lost, Hades gains 1 point for a Hero."""
    state = fight(allied(CALYPSO), (0, CALYPSO), (1, "hero-sisyphus"))
    assert ("fallen", [0, 1], (None, None, 0, 1)) == (who(state, 0, CALYPSO).place, held(state, "vp"), state.track)


@pytest.mark.rule("HYBRIS-COLISEUM-07")
@pytest.mark.parametrize(("answer", "force"), [("yes", 3), ("no", 0)])
def test_achilles_in_a_fight_that_he_starts(answer: str, force: int) -> None:
    """Against a player he may have 3 Force, offered when the fight starts."""
    state = fight(allied(ACHILLES), (0, ACHILLES), (1, "hero-sisyphus"), (STOMPING, STOMPING))
    assert (["yes", "no"], 0) == (legal(state), actor(state))
    assert (force, 0) == forces(play(state, answer))


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_achilles_is_attacked() -> None:
    """In the turn of another player his effect is not available."""
    state = fight(allied(ACHILLES, 1), (0, HERACLES), (1, ACHILLES), (STOMPING, STOMPING))
    assert ([f"place {STOMPING}"], (0, 0)) == (legal(state), forces(state))


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_achilles_fights_the_game() -> None:
    """His Force is for fights against players; a Quest done brings a point, if his owner wishes."""
    state = questing(allied(ACHILLES), "quest-erymanthian-boar", (0, ACHILLES), "tc-sudden-leap", "cc-gods-grace")
    assert (["play cc-gods-grace", "go on"], (0, 4)) == (legal(state), forces(state))
    state = play(state, "play cc-gods-grace")
    assert (["yes", "no"], [2, 0]) == (legal(state), held(state, "vp"))
    assert ([3, 0], [2, 0]) == (held(play(state, "yes"), "vp"), held(play(state, "no"), "vp"))


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_medea_has_more_of_her_combos() -> None:
    """1 more for each Combo while she is activated: Stomping and Combo are 9, in the activation of another Hero 8."""
    hand, line = "cc-stomping cc-combo cc-riposte", ("play cc-stomping", "play cc-combo")
    state = plan(holding(stacked(allied(MEDEA), "tc-feint"), 0, hand=hand), 0, champion_medea="coliseum")
    state = play(state, f"activate {MEDEA}", "enter space-coliseum-3", "no", "dominate", f"fight {CALYPSO}", *line)
    assert 3 + 3 + 3 == forces(state)[0]
    other = dominating(allied(MEDEA), CALYPSO, (0, HERACLES), "tc-feint", hand)
    assert 3 + 3 + 2 == forces(play(other, *line))[0]
