from __future__ import annotations

import pytest

from games.hybris.combats import bout, challenged, dominating, fight, forces, questing, skirmish
from games.hybris.reading import held
from games.hybris.table import (
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
    quiet,
    running,
    standing,
    table,
    who,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State

STOMPING = "cc-stomping"
HERACLES, THESEUS, ODYSSEUS, SISYPHUS = "hero-heracles", "hero-theseus", "hero-odysseus", "hero-sisyphus"


def decked(olympians: str) -> State:
    """Return a quiet table at which seat 1 has two cards in its deck, none in hand."""
    return holding(quiet(table(olympians)), 1, hand="", deck="cc-combo cc-regroup")


@pytest.mark.rule("HYBRIS-POWER-02")
@pytest.mark.parametrize(("rival", "drawn"), [("athena", 1), (ODYSSEUS, 0)])
def test_athena_draws_when_she_is_attacked(rival: str, drawn: int) -> None:
    """Before the first round, when a character moves to her City; not when one of her Heroes is attacked."""
    state = fight(decked("zeus,athena"), (0, HERACLES), (1, rival), (STOMPING, ""))
    assert (drawn, [f"place {STOMPING}"]) == (len(state.players[1].holding.hand), legal(state))
    assert cards("cc-regroup" if drawn else "") == state.players[1].holding.hand


@pytest.mark.rule("HYBRIS-POWER-02")
@pytest.mark.parametrize(("deployer", "drawn"), [("athena", 1), (ODYSSEUS, 0)])
def test_athena_draws_when_her_deployment_is_challenged(deployer: str, drawn: int) -> None:
    """A deployment made by activating her; that of her Hero brings no card."""
    state = holding(quiet(table("athena,zeus")), 0, deck="cc-combo cc-regroup")
    state = challenged(state, (1, HERACLES), (0, deployer), (STOMPING, ""))
    assert drawn == len(state.players[0].holding.hand)


@pytest.mark.rule("HYBRIS-POWER-02")
def test_athena_does_not_draw_by_her_own_attack() -> None:
    """Not as a mover, not as a challenger, not against the game."""
    state = decked("zeus,athena")
    moved = fight(state, (1, "athena"), (0, HERACLES), ("", STOMPING))
    sent = challenged(state, (1, "athena"), (0, HERACLES), ("", STOMPING))
    at_home = holding(quiet(table("athena,zeus")), 0, deck="cc-combo cc-regroup")
    game = dominating(at_home, "champion-calypso", (0, "athena"), "tc-feint", STOMPING)
    assert ((), (), cards(STOMPING)) == (
        moved.players[1].holding.hand,
        sent.players[1].holding.hand,
        game.players[0].holding.hand,
    )


@pytest.mark.rule("HYBRIS-POWER-03")
@pytest.mark.parametrize(("loser", "points"), [(THESEUS, 1), ("poseidon", 2)])
def test_hades_gains_by_every_defeat_of_others(loser: str, points: int) -> None:
    """Zeus beats a character of Poseidon's player: 1 point for a Hero, 2 for an Olympian, though not involved."""
    state = fight(quiet(table("zeus,poseidon,hades")), (0, HERACLES), (1, loser), (STOMPING, ""))
    state = play(state, f"place {STOMPING}", "continue")
    assert [0, 0, points] == held(state, "vp")
    assert [(2, "power-psychopump", points)] == happenings(state, "gained victory points")


@pytest.mark.rule("HYBRIS-POWER-03")
def test_hades_gains_nothing_by_his_own_defeats() -> None:
    """Sisyphus beaten by Heracles; and a Prophet of another player who flees is no defeat."""
    own = fight(quiet(table("zeus,hades")), (0, HERACLES), (1, SISYPHUS), (STOMPING, ""))
    assert [0, 0] == held(play(own, f"place {STOMPING}", "continue"), "vp")
    fled = fight(quiet(table("hades,zeus")), (0, SISYPHUS), (1, "prophet-amphiaraus"))
    assert ("reserve", [0, 0]) == (who(fled, 1, "prophet-amphiaraus").place, held(fled, "vp"))


@pytest.mark.rule("HYBRIS-POWER-03")
def test_hades_gains_by_defeats_against_the_game() -> None:
    """At the Coliseum and by a Confrontation; not by a failed Epic act or a `Defeat` effect."""
    state = quiet(table("zeus,hades"))
    lost = dominating(state, "champion-achilles", (0, HERACLES), "tc-feint tc-feint")
    beaten = questing(state, "quest-minotaur", (0, "zeus"), "tc-feint")
    failed = questing(state, "quest-the-golden-fleece", (0, HERACLES))
    sent = play(running(state, 0, fx.Defeat("hero", 1)), f"defeat {HERACLES}")
    assert ([0, 1], [0, 2], [0, 0], [0, 0]) == tuple(held(one, "vp") for one in (lost, beaten, failed, sent))
    assert ("fallen", "fallen") == (who(failed, 0, HERACLES).place, who(sent, 0, HERACLES).place)


@pytest.mark.rule("HYBRIS-POWER-05")
@pytest.mark.parametrize("name", ["poseidon", THESEUS])
def test_poseidon_is_impetuous(name: str) -> None:
    """1 Force more as the Attacker, 1 fewer as the Defender, with the Olympian or a Hero; none against the game."""
    state = quiet(table("poseidon,athena"))
    attacks = fight(state, (0, name), (1, ODYSSEUS), (STOMPING, STOMPING))
    assert (1, 0) == forces(attacks)
    assert (3 + 1, 3) == forces(bout(attacks_with_more(attacks), STOMPING, STOMPING))
    defends = fight(state, (1, ODYSSEUS), (0, name), (STOMPING, STOMPING))
    assert (0, -1) == forces(defends)
    game = dominating(state, "champion-calypso", (0, name), "tc-spear-line", STOMPING)
    assert (0, 3 + 2) == forces(game)


def attacks_with_more(state: State) -> State:
    """Give both players a second card, so that the combat goes on after a round."""
    for seat in (0, 1):
        state = holding(state, seat, hand=f"{STOMPING} cc-regroup")
    return state


@pytest.mark.rule("HYBRIS-POWER-05")
def test_poseidon_loses_a_tie_that_he_defends() -> None:
    """Stomping against Stomping is 3 to 2: the Attacker wins; as the Attacker Theseus wins 4 to 3."""
    state = quiet(table("poseidon,athena"))
    lost = bout(fight(state, (1, ODYSSEUS), (0, THESEUS), (STOMPING, STOMPING)), STOMPING, STOMPING)
    won = bout(fight(state, (0, THESEUS), (1, ODYSSEUS), (STOMPING, STOMPING)), STOMPING, STOMPING)
    assert ("fallen", "sparta") == (who(lost, 0, THESEUS).place, who(lost, 1, ODYSSEUS).place)
    assert ("sparta", "fallen") == (who(won, 0, THESEUS).place, who(won, 1, ODYSSEUS).place)


@pytest.mark.rule("HYBRIS-POWER-08")
@pytest.mark.parametrize(
    ("mine", "theirs", "force"), [("zeus", "athena", 2), ("zeus", ODYSSEUS, 0), (HERACLES, "athena", 0)]
)
def test_zeus_against_another_olympian(mine: str, theirs: str, force: int) -> None:
    """2 Force for his player, as the Attacker and as the Defender, only miniature against miniature."""
    state = holding(quiet(table("zeus,athena")), 1, deck="")
    assert (force, 0) == forces(fight(state, (0, mine), (1, theirs), (STOMPING, STOMPING)))
    assert (0, force) == forces(fight(state, (1, theirs), (0, mine), (STOMPING, STOMPING)))


@pytest.mark.rule("HYBRIS-POWER-08")
def test_zeus_alone_wins_by_his_power() -> None:
    """2 to 0 without a card; against a Hero of the Coliseum it does not count."""
    state = fight(holding(quiet(table("zeus,athena")), 1, deck=""), (0, "zeus"), (1, "athena"))
    assert ("sparta", True) == (who(state, 0, "zeus").place, who(state, 1, "athena").down)
    game = dominating(quiet(table("zeus,athena")), "champion-calypso", (0, "zeus"), "tc-spear-line", STOMPING)
    assert (0, 5) == forces(game)


def ambitious(hand: str) -> State:
    """Let Zeus use the upper power of Ambition before he moves; Odysseus, who has no card, holds Sparta."""
    state = standing(quiet(table("zeus,athena")), 0, flipped=False)
    state = play(state, "activate zeus", "activate pillar", "yes")
    state = holding(holding(state, 0, hand=hand), 1, hand="")
    return character(state, 1, ODYSSEUS, place="sparta", spent=True)


@pytest.mark.rule("HYBRIS-PILLAR-20")
@pytest.mark.rule("HYBRIS-PILLAR-11")
def test_the_force_of_ambition() -> None:
    """3 Force in the first fight of the turn, against a player as against the game."""
    attacks = play(ambitious(STOMPING), "go to mortal_world", "enter sparta")
    assert (3, 0) == forces(attacks)
    line = ("go to coliseum", "enter space-coliseum-3", "dominate", "fight champion-calypso")
    assert 3 == forces(play(ambitious(STOMPING), *line))[0]


@pytest.mark.rule("HYBRIS-PILLAR-20")
def test_the_force_of_ambition_wins_without_a_card() -> None:
    """3 to 0 for Sparta: the Pillar was spent before, so that nothing of it is left to choose."""
    state = play(ambitious(""), "go to mortal_world", "enter sparta")
    assert ("sparta", "fallen", ["influence"]) == (
        who(state, 0, "zeus").place,
        who(state, 1, ODYSSEUS).place,
        legal(state),
    )


@pytest.mark.rule("HYBRIS-PILLAR-20")
def test_the_force_of_ambition_is_for_one_fight() -> None:
    """A second fight of the same turn, here by an effect, has none of it; nor has a later turn."""
    state = play(ambitious(""), "go to mortal_world", "enter sparta")
    again = running(holding(state, 0, hand=STOMPING), 0, fx.Fight(9, 0, (), "test/win", "test/lose"), win=(), lose=())
    assert (0, 9) == forces(play(again, f"send {HERACLES}"))
    assert () == play(state, "influence", "service").players[0].standing.lasting


@pytest.mark.rule("HYBRIS-PILLAR-20")
def test_ambition_after_the_action_comes_too_late() -> None:
    """Used at the third moment, no fight of that turn is left: the point alone is gained."""
    state = boards(growth(goods(quiet(table("zeus,athena")), 0, believer=1), 0), champions=("champion-calypso",))
    state = standing(state, 0, flipped=False)
    state = play(
        state, "activate zeus", "go on", "go to underworld", "enter space-underworld-3", "go on", "drain", "yes"
    )
    assert (1, (), 1) == (held(state, "vp")[0], state.players[0].standing.lasting, actor(state))


def test_two_heroes_have_no_power() -> None:
    """Heracles against Odysseus, as most tests of combats have it."""
    assert (0, 0) == forces(skirmish((STOMPING, STOMPING)))
