from __future__ import annotations

import pytest

from games.hybris.combats import challenged
from games.hybris.powers import permitted, powered
from games.hybris.reading import held
from games.hybris.table import (
    FOUR,
    actor,
    at_turn,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    quiet,
    refused,
    standing,
    story,
    table,
    tokens,
    track,
    who,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import State, Tile

STOMPING, CLOCK = "cc-stomping", "tech-water-clock"
HEROES = {"poseidon": "hero-theseus", "athena": "hero-odysseus", "hades": "hero-sisyphus"}


def offered(olympians: str = "zeus,hades", who_deploys: str = "zeus", state: State | None = None) -> State:
    """Let a character of seat 0 deploy Water Clock in Sparta, up to the first question of a challenge.

    Nobody holds a Premonition or a card, and all Pillars are spent.
    """
    state = quiet(table(olympians)) if state is None else state
    for seat in range(len(state.players)):
        state = holding(state, seat, hand="")
    state = growth(state, 0, stored=(CLOCK,))
    if who_deploys == "zeus":
        line = ["activate zeus", "go to mortal_world"]
    else:
        state, line = plan(state, 0, **{who_deploys.replace("-", "_"): "mortal_world"}), [f"activate {who_deploys}"]
    return play(state, *line, "enter sparta", "deploy", f"deploy {CLOCK}", "settle sparta-1")


@pytest.mark.rule("HYBRIS-DEPLOY-04")
@pytest.mark.rule("HYBRIS-DEPLOY-39")
def test_the_others_are_asked_when_the_tile_lies_there() -> None:
    """After step 1 and before any reward: Water Clock lies on its space with the token of Zeus' player."""
    state = offered()
    assert (1, ["challenge with hades", "no"]) == (actor(state), legal(state))
    assert Tile(CLOCK, Seat(0)) == state.world.sites[state.rules.site_number["sparta-1"]]
    assert ([0, 0], (None, None, 0, 1)) == (held(state, "vp"), state.track)


@pytest.mark.rule("HYBRIS-DEPLOY-26")
@pytest.mark.rule("HYBRIS-DEPLOY-27")
@pytest.mark.rule("HYBRIS-CORE-16")
def test_they_are_asked_from_the_back_of_the_track() -> None:
    """On spaces 4, 2 and 1: Athena's player, then Hades', then Poseidon's; if all decline nobody challenges."""
    state = offered(state=track(quiet(table(FOUR)), 1, 3, 0, 2))
    asked = []
    while legal(state)[-1] == "no":
        asked.append(actor(state))
        state = play(state, "no")
    assert ([2, 3, 1], 1) == (asked, actor(state))
    assert (1, 3, 0, 2) != state.track, "the deployer has had the Greatness of reward C"


@pytest.mark.rule("HYBRIS-DEPLOY-26")
@pytest.mark.rule("HYBRIS-DEPLOY-27")
def test_the_first_who_challenges_ends_the_asking() -> None:
    """Hades' player challenges after Athena's declined: Poseidon's is not asked, whatever comes of it."""
    state = offered(state=track(quiet(table(FOUR)), 1, 3, 0, 2))
    said = story(state, "no", "challenge with hades")
    assert said[:2] == ["seat 2 declined [DEPLOY-26]", "seat 3 challenged hades (seat 0) [DEPLOY-28]"]
    state = play(state, "no", "challenge with hades")
    assert (True, 1) == (who(state, 3, "hades").down, actor(state)), "2 for Zeus against an Olympian, 0 for Hades"
    assert ["activate poseidon", "pass"] == legal(state)


@pytest.mark.rule("HYBRIS-CORE-17")
def test_the_order_of_the_offers_is_read_once() -> None:
    """A swap on the track while players are asked changes nothing of who is asked next."""
    state = track(offered(state=track(quiet(table(FOUR)), 1, 3, 0, 2)), 2, 1, 0, 3)
    asked = [actor(state)]
    for _ in range(2):
        state = play(state, "no")
        asked.append(actor(state))
    assert [2, 3, 1] == asked


@pytest.mark.rule("HYBRIS-CORE-16")
@pytest.mark.rule("HYBRIS-DEPLOY-26")
def test_who_has_nobody_to_send_is_not_asked() -> None:
    """Everybody sees that Athena was activated and that her Hero has no token."""
    state = track(quiet(table(FOUR)), 1, 3, 0, 2)
    state = offered(state=character(state, 2, "athena", spent=True))
    assert 3 == actor(state)


@pytest.mark.rule("HYBRIS-DEPLOY-28")
@pytest.mark.rule("HYBRIS-DEPLOY-29")
@pytest.mark.rule("HYBRIS-DEPLOY-30")
@pytest.mark.rule("HYBRIS-DEPLOY-31")
def test_who_can_be_sent() -> None:
    """An upright Olympian and Heroes with a token, in the reserve and not activated; no Prophet."""
    state = plan(quiet(table("zeus,hades")), 1, hero_sisyphus="forge", prophet_melampus="olympus")
    assert ["challenge with hades", "challenge with hero-sisyphus", "no"] == legal(offered(state=state))
    down = offered(state=character(state, 1, "hades", down=True))
    assert ["challenge with hero-sisyphus", "no"] == legal(down)
    assert "HYBRIS-DEPLOY-29" in refused(down, "challenge with hades")
    bare = offered(state=quiet(table("zeus,hades")))
    assert {"HYBRIS-DEPLOY-30"} == refused(bare, "challenge with hero-sisyphus")
    acted = offered(state=character(state, 1, "hades", spent=True, place="elis"))
    assert ["challenge with hero-sisyphus", "no"] == legal(acted)
    assert {"HYBRIS-DEPLOY-28"} <= refused(acted, "challenge with hades")
    back = offered(state=character(state, 1, "hades", spent=True))
    assert ["challenge with hero-sisyphus", "no"] == legal(back), "in the reserve again, but activated in this Age"
    fallen = offered(state=character(state, 1, "hero-sisyphus", place="fallen", token=""))
    assert ["challenge with hades", "no"] == legal(fallen)


@pytest.mark.rule("HYBRIS-DEPLOY-30")
@pytest.mark.rule("HYBRIS-DEPLOY-32")
@pytest.mark.parametrize("token", ["forge", "bonus"])
def test_the_token_of_a_challenging_hero_returns(token: str) -> None:
    """It goes back to the reserve, not to the used ones; no Aegis is paid."""
    state = tokens(quiet(table("zeus,hades")), 1, reserve=(token, "oracle"))
    state = offered(state=plan(state, 1, hero_sisyphus=token))
    assert ("oracle",) == state.players[1].tokens.reserve
    state = play(state, "challenge with hero-sisyphus")
    kept = state.players[1].tokens
    assert ({token, "oracle"}, (), [3, 3]) == (set(kept.reserve), kept.used, held(state, "aegis"))


@pytest.mark.rule("HYBRIS-CORE-20")
@pytest.mark.parametrize(("challenger", "deployer"), [("hades", "zeus"), ("hero-sisyphus", "hero-heracles")])
def test_a_challenge_does_not_change_the_active_player(challenger: str, deployer: str) -> None:
    """The challenger puts 9 Prayers into the Well when the fight begins: the deployer loses a Believer."""
    state = powered(quiet(table("zeus,hades")), 1, "test-fill", fx.FillWell(9), on="combat_start")
    state = goods(goods(state, 0, believer=2), 1, believer=2)
    state = challenged(state, (1, challenger), (0, deployer), (STOMPING, STOMPING))
    assert ([1, 2], 9) == (held(state, "believer"), state.well)


@pytest.mark.rule("HYBRIS-DEPLOY-32")
@pytest.mark.rule("HYBRIS-CORE-20")
def test_a_challenge_is_no_turn() -> None:
    """Hades needs no Aegis for it, his Pillar stays as it is, and the turn is still that of Zeus' player."""
    state = standing(goods(quiet(table("zeus,hades")), 1, aegis=0), 1, flipped=False)
    state = challenged(state, (1, "hades"), (0, "zeus"), (STOMPING, STOMPING))
    assert (Seat(0), False) == (state.turn.seat, state.players[1].standing.flipped)
    combat = state.world.combat
    assert combat is not None
    assert ((1, "hades"), (0, "zeus")) == (
        (combat.attacker.seat, combat.attacker.character),
        (combat.defender.seat, combat.defender.character),
    )


@pytest.mark.rule("HYBRIS-DEPLOY-33")
@pytest.mark.rule("HYBRIS-TURN-16")
def test_a_challenger_is_used_up() -> None:
    """Hades won and stands in Sparta: he can't be activated any more; on passing his Pillar benefits the others."""
    state = standing(quiet(table("zeus,hades")), 1, flipped=False, pillar="pillar-truce")
    state = challenged(state, (1, "hades"), (0, "hero-heracles"), (STOMPING, ""))
    state = play(state, f"place {STOMPING}", "continue", "claim points")
    assert ("sparta", True, ["pass"]) == (who(state, 1, "hades").place, who(state, 1, "hades").spent, legal(state))
    assert {"HYBRIS-CHAR-05"} == refused(state, "activate hades")
    state = play(state, "pass")
    assert ([1, 0], True) == (held(state, "believer"), state.players[1].standing.flipped)


@pytest.mark.rule("HYBRIS-DEPLOY-33")
def test_a_challenging_hero_is_used_up() -> None:
    """Sisyphus lost his token; won or lost, he does not act again in this Age."""
    state = challenged(quiet(table("zeus,hades")), (1, "hero-sisyphus"), (0, "hero-heracles"), (STOMPING, ""))
    state = play(state, f"place {STOMPING}", "continue", "claim points")
    assert (("sparta", True, ""), ["activate hades", "pass"]) == (
        (
            who(state, 1, "hero-sisyphus").place,
            who(state, 1, "hero-sisyphus").spent,
            who(state, 1, "hero-sisyphus").token,
        ),
        legal(state),
    )


@pytest.mark.rule("HYBRIS-TURN-16")
def test_who_has_passed_can_still_challenge() -> None:
    """With the upright Olympian that was not activated; passing has taken the token of the Hero."""
    state = plan(quiet(table("zeus,hades", turn=1)), 1, hero_sisyphus="forge")
    passed = at_turn(play(state, "pass"), 0)
    state = offered(state=passed)
    assert (1, ["challenge with hades", "no"]) == (actor(state), legal(state))
    assert play(state, "challenge with hades").players[1].standing.passed
    used = offered(state=character(passed, 1, "hades", spent=True))
    assert (0, ["pass"]) == (actor(used), legal(used))


@pytest.mark.rule("HYBRIS-ENH-20")
@pytest.mark.rule("HYBRIS-DEPLOY-04")
@pytest.mark.parametrize(
    ("name", "removed", "asked"),
    [("hades", 3, False), ("hades", 2, True), ("hero-sisyphus", 3, True), ("prophet-melampus", 3, True)],
)
def test_hades_cannot_be_challenged_under_the_kuneen(name: str, removed: int, asked: bool) -> None:
    """Unlocked, it covers the deployments of Hades himself in an empty City; those of his Heroes and Prophets not."""
    state = quiet(table("hades,zeus"))
    state = growth(state, 0, removed=(removed, 0, 0, 0, 0, 0), stored=(CLOCK,))
    in_play = ("enh-hades-the-kuneen",) if removed == 3 else ()
    state = growth(state, 0, in_play=in_play)
    if name == "hades":
        line = ["activate hades", "go to mortal_world"]
    else:
        state, line = plan(state, 0, **{name.replace("-", "_"): "mortal_world"}), [f"activate {name}"]
    state = play(state, *line, "enter sparta", "deploy", f"deploy {CLOCK}", "settle sparta-1")
    assert asked == (legal(state) == ["challenge with zeus", "no"])


@pytest.mark.rule("HYBRIS-DEPLOY-04")
def test_a_deployer_who_is_protected_is_not_asked_about() -> None:
    """With the power of Bronze Sentinel the rewards follow at once."""
    state = offered(state=permitted(quiet(table("zeus,hades")), 0, "unchallenged"))
    assert (1, (None, 0, None, 1)) == (actor(state), state.track)
    assert "no" not in legal(state)


@pytest.mark.rule("HYBRIS-DEPLOY-27")
def test_only_others_challenge() -> None:
    """The deployer's own Hero with a token is not asked for."""
    state = plan(quiet(table("zeus,hades")), 0, hero_heracles="forge")
    state = offered(state=character(state, 1, "hades", spent=True))
    assert (1, ["pass"]) == (actor(state), legal(state))
