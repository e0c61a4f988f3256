from __future__ import annotations

import pytest

from games.hybris.combats import against, bout, skirmish
from games.hybris.powers import modified
from games.hybris.refusing import reasons
from games.hybris.table import (
    boards,
    character,
    goods,
    growth,
    legal,
    plan,
    play,
    posted,
    quiet,
    running,
    table,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.actions import Action, Challenge, Send
from thesmos.games.hybris.refusals import why_not
from thesmos.games.hybris.state import State


def asked_to_challenge(state: State) -> State:
    """Let Zeus deploy War Drums in Sparta, so that Poseidon is asked for a challenge."""
    state = growth(state, 0, stored=("tech-war-drums",))
    line = ("activate zeus", "go to mortal_world", "enter sparta", "deploy", "deploy tech-war-drums")
    return play(state, *line, "settle sparta-1")


def why(state: State, action: Action) -> list[str]:
    """Return why an action is not possible that no text stands for, as it never is."""
    return [str(one).replace("HYBRIS-", "") for one in why_not(state, action)]


@pytest.mark.rule("HYBRIS-COMBAT-12")
@pytest.mark.rule("HYBRIS-BOARD-04")
def test_a_card_that_is_too_dear() -> None:
    """With a value of 3, after Stomping for 1: Combo for 2 is the most. The value counts with what changes it."""
    state = against(goods(table(), 0, determination=1), base=9, hand="cc-stomping cc-combo cc-gods-grace")
    assert "play cc-gods-grace" in legal(state)
    state = play(state, "play cc-stomping")
    dear = "cc-gods-grace costs 3 Determination, the cards played cost 1, the value is"
    assert [f"{dear} 3 [COMBAT-12]"] == reasons(state, "play cc-gods-grace")
    assert [f"{dear} 2 [COMBAT-12]"] == reasons(modified(state, 0, "determination", -1), "play cc-gods-grace")
    assert ["play cc-combo", "play cc-gods-grace", "go on"] == legal(modified(state, 0, "determination", 1))


@pytest.mark.rule("HYBRIS-PVE-07")
@pytest.mark.rule("HYBRIS-PVP-12")
def test_a_card_that_is_not_in_the_hand() -> None:
    """One that was played, against the game and when the rival has stopped; something else than a card is not asked."""
    state = play(against(table(), base=9, hand="cc-stomping cc-combo"), "play cc-stomping")
    assert ["cc-stomping is not in the hand [PVE-07]"] == reasons(state, "play cc-stomping")
    assert ["seat 0 must play a Combat card or stop [PVE-07]"] == reasons(state, "give up cc-combo")
    state = bout(skirmish(("cc-stomping cc-combo", "cc-riposte")), "cc-stomping", "cc-riposte stop")
    assert ["play cc-combo", "go on"] == legal(state)
    assert ["cc-stomping is not in the hand [PVP-12]"] == reasons(state, "play cc-stomping")


@pytest.mark.rule("HYBRIS-PVP-02")
def test_a_card_to_place() -> None:
    """Any card in hand, however dear it is; none can't be placed."""
    state = skirmish(("cc-gods-grace", "cc-riposte"))
    assert ["place cc-gods-grace"] == legal(state)
    assert ["cc-riposte is not in the hand [PVP-02]"] == reasons(state, "place cc-riposte")
    assert ["seat 0 must put a Combat card face down [PVP-02]"] == reasons(state, "go on")


@pytest.mark.rule("HYBRIS-PVP-04")
@pytest.mark.rule("HYBRIS-PVP-05")
@pytest.mark.rule("HYBRIS-PVP-06")
def test_a_marker_that_cannot_say_continue() -> None:
    """The card face down costs more than is left, be it alone or with those face up; without a card none is due."""
    low = goods(quiet(table("zeus,athena")), 0, determination=0)
    state = play(skirmish(("cc-gods-grace", "cc-riposte"), low), "place cc-gods-grace", "place cc-riposte")
    dear = "cc-gods-grace costs 3 Determination, the cards played cost 0, the value is 2 [PVP-06]"
    assert (["stop"], [dear]) == (legal(state), reasons(state, "continue"))
    state = bout(skirmish(("cc-combo cc-stomping", "cc-riposte cc-regroup"), low), "cc-combo", "cc-riposte")
    state = play(state, "place cc-stomping", "place cc-regroup")
    dear = "cc-stomping costs 1 Determination, the cards played cost 2, the value is 2 [PVP-06]"
    assert [dear] == reasons(state, "continue")
    combat = state.world.combat
    assert combat is not None
    bare = boards(state, combat=combat.replace(attacker=combat.attacker.replace(placed=())))
    assert ["seat 0 has put no card face down [PVP-05]"] == reasons(bare, "continue")
    other = play(state, "stop")
    assert ["continue", "stop"] == legal(other)
    assert ["seat 1 must set the Combat marker [PVP-04]"] == reasons(other, "no")


@pytest.mark.rule("HYBRIS-ENDAGE-22")
@pytest.mark.rule("HYBRIS-COMBAT-03")
@pytest.mark.rule("HYBRIS-DEFEAT-07")
def test_who_cannot_be_sent_to_fight() -> None:
    """A wounded Olympian, a Hero in the Underworld, one who is somebody else's, a Prophet; nobody can always be."""
    state = character(character(table(), 0, "zeus", down=True), 0, "hero-heracles", place="fallen")
    step = fx.Fight(3, 1, (), "test/none", "test/none")
    state = running(character(state, 0, "champion-calypso"), 0, step, none=())
    assert ["send champion-calypso", "no"] == legal(state)
    assert ["zeus is wounded [ENDAGE-22]"] == reasons(state, "send zeus")
    assert ["hero-heracles lies in the Underworld [DEFEAT-07]"] == reasons(state, "send hero-heracles")
    assert ["poseidon is no character of seat 0 [ENDAGE-22]"] == reasons(state, "send poseidon")
    prophet = Send("prophet-amphiaraus")
    assert ["prophet-amphiaraus is a Prophet [COMBAT-03]"] == why(state, prophet)


@pytest.mark.rule("HYBRIS-ENDAGE-22")
def test_a_hero_on_a_board_cannot_be_sent_to_fight() -> None:
    """Where an effect of a turn brings an enemy, a Hero fights from the reserve; an Olympian from anywhere."""
    state = character(character(table(), 0, "zeus", place="elis"), 0, "hero-heracles", place="argos")
    step = fx.Fight(3, 1, (), "test/none", "test/none")
    state = running(character(state, 0, "champion-calypso"), 0, step, none=())
    assert ["send zeus", "send champion-calypso", "no"] == legal(state)
    told = "hero-heracles is not in reserve, but stands at argos [ENDAGE-22]"
    assert [told] == reasons(state, "send hero-heracles")


@pytest.mark.rule("HYBRIS-DEPLOY-28")
@pytest.mark.rule("HYBRIS-DEPLOY-29")
@pytest.mark.rule("HYBRIS-DEPLOY-30")
@pytest.mark.rule("HYBRIS-DEPLOY-31")
def test_who_cannot_challenge() -> None:
    """Somebody without a token, wounded, activated before, in the Underworld, a Prophet, or another player's."""
    state = plan(character(quiet(table()), 1, "poseidon", down=True), 1, prophet_phineus="oracle")
    state = character(posted(state, 1), 1, "champion-calypso", place="argos", spent=True)
    state = plan(character(character(state, 1, "champion-medea", place="fallen"), 1, "champion-atalanta"), 1)
    state = asked_to_challenge(plan(state, 1, champion_atalanta="forge"))
    assert ["challenge with champion-atalanta", "no"] == legal(state)
    assert ["poseidon is wounded [DEPLOY-29]"] == reasons(state, "challenge with poseidon")
    assert ["hero-theseus has no Location token [DEPLOY-30]"] == reasons(state, "challenge with hero-theseus")
    assert ["zeus is no character of seat 1 [DEPLOY-28]"] == reasons(state, "challenge with zeus")
    assert [
        "champion-calypso was activated in this Age already, or counts as activated [DEPLOY-28]",
        "champion-calypso stands at argos [DEPLOY-28]",
        "champion-calypso has no Location token [DEPLOY-30]",
    ] == reasons(state, "challenge with champion-calypso")
    assert [
        "champion-medea lies in the Underworld [DEFEAT-07]",
        "champion-medea has no Location token [DEPLOY-30]",
    ] == reasons(state, "challenge with champion-medea")
    assert ["prophet-phineus is a Prophet [DEPLOY-31]"] == why(state, Challenge("prophet-phineus"))


@pytest.mark.rule("HYBRIS-DEPLOY-06")
@pytest.mark.rule("HYBRIS-DEPLOY-41")
def test_each_reward_can_be_claimed() -> None:
    """All three of them and nothing else; a Prophet flees, so the challenger is asked at once."""
    state = growth(plan(quiet(table()), 0, prophet_amphiaraus="mortal_world"), 0, stored=("tech-war-drums",))
    state = play(state, "activate prophet-amphiaraus", "enter sparta", "deploy", "deploy tech-war-drums")
    state = play(state, "settle sparta-1", "challenge with poseidon")
    assert ["claim points", "claim prayers", "claim virtue"] == legal(state)
    assert ["seat 1 must claim a reward of the deployment [DEPLOY-06]"] == reasons(state, "no")


@pytest.mark.rule("HYBRIS-CORE-21")
def test_cards_to_keep_of_a_combat() -> None:
    """Those face up in the own zone, Regroup itself among them, each copy once; a list that keeps one needs one."""
    state = play(against(table(), base=9, hand="cc-stomping cc-combo cc-regroup"), "play cc-stomping")
    state = play(state, "play cc-regroup")
    assert ["recover cc-stomping", "recover cc-regroup"] == legal(state)
    assert ["cc-combo is not to be kept in the combat zone [CORE-21]"] == reasons(state, "recover cc-combo")
    keep = fx.Choose(("test/a", "test/b"))
    chosen = running(table(), 0, keep, a=(fx.Recover("zone", 1),), b=(fx.Gain("vp", 1),))
    assert ["there is no card to take from the zone [CORE-21]"] == reasons(chosen, "option 1")


@pytest.mark.rule("HYBRIS-MOVE-09")
@pytest.mark.rule("HYBRIS-MOVE-11")
@pytest.mark.rule("HYBRIS-MOVE-12")
def test_cities_that_are_held() -> None:
    """A Hero can attack a rival but not come to a friend; a Prophet does neither."""
    state = plan(quiet(table()), 0, hero_heracles="mortal_world", prophet_amphiaraus="mortal_world")
    state = posted(character(state, 0, "zeus", place="argos", spent=True), 1, "elis")
    hero = play(state, "activate hero-heracles")
    assert "enter elis" in legal(hero)
    assert ["argos is held by zeus of seat 0 [MOVE-12]"] == reasons(hero, "enter argos")
    prophet = play(state, "activate prophet-amphiaraus")
    attack = "elis is held by poseidon of seat 1, and prophet-amphiaraus is a Prophet [MOVE-11]"
    assert [attack] == reasons(prophet, "enter elis")
    assert ["argos is held by zeus of seat 0 [MOVE-12]"] == reasons(prophet, "enter argos")
