"""When things that react to combats run, and how often."""

from __future__ import annotations

import pytest

from games.hybris.combats import bout, dominating, fight, forces, questing, stacked
from games.hybris.powers import in_play, powered
from games.hybris.table import (
    Deck,
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
    standing,
    table,
    track,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import EventIs
from thesmos.games.hybris.state import State

TRIGGERS = ("combat_start", "character_defeated", "combat_won", "combat_lost", "quest_done")


def reacting(state: State, *seats: int) -> State:
    """Give seats a component for each trigger, which changes nothing but is told of."""
    for trigger in TRIGGERS:
        for seat in seats:
            state = powered(state, seat, trigger, fx.Gain("virtue", 1), on=trigger)
    return state


def told_in_order(state: State, *names: str) -> list[str]:
    """Return which of the things happened in the last action: components used by who, or names of events."""
    found = [(one.name, one.what, one.seat) for one in state.events]
    return [
        f"{what} {seat}" if name == "used" else name
        for name, what, seat in found
        if (name == "used" and what in TRIGGERS) or name in names
    ]


@pytest.mark.rule("HYBRIS-MOIRAI-24")
def test_the_order_before_the_first_card_against_the_game() -> None:
    """The start of the combat, what the Sphinx asks for, the draw; the start, what holds for Antaeus, the draw."""
    state = questing(reacting(quiet(table()), 0), "quest-sphinx", deck="tc-volley", hand="cc-combo cc-stomping")
    assert ["fought", "combat_start 0"] == told_in_order(state, "fought", "was drawn")
    assert ["give up cc-combo", "give up cc-stomping"] == legal(state)
    state = play(state, "give up cc-stomping")
    assert ["gave up", "was drawn"] == told_in_order(state, "gave up", "was drawn")
    state = questing(reacting(quiet(table()), 0), "quest-antaeus", deck="tc-volley", hand="cc-combo")
    said = told_in_order(state, "fought", "cancelled force", "was drawn")
    assert ["fought", "combat_start 0", "cancelled force", "was drawn"] == said


@pytest.mark.rule("HYBRIS-PVP-16")
@pytest.mark.rule("HYBRIS-PVE-09")
@pytest.mark.rule("HYBRIS-PVE-12")
def test_the_order_after_a_victory_over_a_monster() -> None:
    """The reward, what reacts to the victory, the discards, and then what reacts to the Quest; the game never loses.

    The enemy's card is the only one of the Coliseum: a card drawn for the victory finds none, for the Quest that one.
    """
    state = powered(quiet(table()), 0, "early", fx.Draw("trained", 1), on="combat_won")
    state = powered(state, 0, "late", fx.Draw("trained", 1), on="quest_done")
    state = questing(reacting(state, 0, 1), "quest-minotaur", deck="tc-libation", hand="cc-gods-grace cc-stomping")
    state = play(goods(state, 0, determination=5), "play cc-gods-grace", "play cc-stomping")
    assert (4, cards("tc-libation")) == (state.players[0].goods.vp, state.players[0].holding.hand)
    assert Deck((), (), (0, 0)) == state.world.trained
    expected = ["won the combat", "gained greatness", "was completed"]
    expected += ["combat_won 0", "combat_won 1", "quest_done 0", "quest_done 1"]
    assert expected == told_in_order(state, "won the combat", "gained greatness", "was completed")


@pytest.mark.rule("HYBRIS-PVP-16")
@pytest.mark.rule("HYBRIS-DEFEAT-09")
def test_the_order_after_a_defeat_by_the_game() -> None:
    """The defeat, what reacts to it, what reacts to the loss, the end of the turn; nobody has won.

    By the defeat seat 1 is ahead of seat 0 on the Greatness track.
    """
    state = questing(reacting(quiet(table()), 0, 1), "quest-minotaur", deck="tc-libation", hand="cc-combo")
    state = play(state, "go on")
    expected = ["was defeated", "lost greatness", "character_defeated 1", "character_defeated 0"]
    expected += ["combat_lost 1", "combat_lost 0", "lost the turn"]
    assert expected == told_in_order(state, "was defeated", "lost greatness", "lost the turn", "won the combat")


@pytest.mark.rule("HYBRIS-PVP-16")
def test_the_order_of_a_fight_between_players() -> None:
    """The start; the defeat and its reactions, the place, victory, loss; each in Greatness order, all of one first."""
    state = track(reacting(quiet(table("zeus,athena,poseidon")), 0, 1, 2), None, 2, 0, 1)
    state = fight(state, (0, "hero-heracles"), (1, "hero-odysseus"), ("cc-stomping", ""))
    assert ["attacked", "combat_start 2", "combat_start 0", "combat_start 1"] == told_in_order(state, "attacked")
    state = bout(state, "cc-stomping")
    expected = ["won the combat", "was defeated"]
    expected += [f"character_defeated {seat}" for seat in (2, 0, 1)]
    expected += ["entered"]
    expected += [f"combat_won {seat}" for seat in (2, 0, 1)] + [f"combat_lost {seat}" for seat in (2, 0, 1)]
    assert expected == told_in_order(state, "won the combat", "was defeated", "entered")


@pytest.mark.parametrize(
    ("trigger", "mine"), [("combat_start", 0), ("combat_won", 0), ("combat_lost", 1), ("character_defeated", 1)]
)
def test_whose_event_it_is(trigger: str, mine: int) -> None:
    """The Attacker began and won, the Defender lost and was defeated: for all others it is another's."""
    state = quiet(table("zeus,athena,poseidon"))
    for seat in (0, 1, 2):
        state = powered(state, seat, "mine", fx.Gain("prayer", 1), on=trigger, when=EventIs("actor", "me"))
        state = powered(state, seat, "other", fx.Gain("believer", 1), on=trigger, when=EventIs("actor", "other"))
    state = fight(state, (0, "hero-heracles"), (1, "hero-odysseus"), ("cc-stomping", ""))
    if trigger != "combat_start":
        state = bout(state, "cc-stomping")
    expected = [(1, 0) if seat == mine else (0, 1) for seat in (0, 1, 2)]
    assert expected == [(player.goods.prayer, player.goods.believer) for player in state.players]


@pytest.mark.parametrize(("defender", "kind"), [("hero-odysseus", "hero"), ("athena", "olympian")])
def test_who_was_defeated(defender: str, kind: str) -> None:
    """The event says whether it was a Hero or an Olympian."""
    state = quiet(table("zeus,athena,poseidon"))
    for word in ("hero", "olympian"):
        state = powered(state, 2, word, fx.Gain("vp", 1), on="character_defeated", when=EventIs("character", word))
    state = holding(state, 1, deck="cc-anticipation cc-combo")
    state = bout(
        fight(state, (0, "hero-heracles"), (1, defender), ("cc-gods-grace", "")),
        "cc-gods-grace",
        *(("cc-combo stop",) if kind == "olympian" else ()),
    )
    assert [(2, kind, 0)] == [one for one in happenings(state, "used") if one[0] == 2]


@pytest.mark.parametrize(("fighter", "vp"), [("hero-heracles", 1), ("zeus", 0)])
def test_the_fighters_can_still_be_tested_when_a_combat_was_won(fighter: str, vp: int) -> None:
    """Perseus: 1 Victory Point when a Hero beats the game; the Boar's reward is 2, Calypso's none."""
    state = in_play(quiet(table()), 0, "enh-zeus-perseus")
    won = play(
        questing(
            goods(state, 0, determination=5),
            "quest-erymanthian-boar",
            (0, fighter),
            "tc-libation",
            "cc-combo cc-stomping",
        ),
        "play cc-stomping",
    )
    won = play(won, "go on")
    assert 2 + vp == won.players[0].goods.vp
    ally = play(dominating(state, "champion-calypso", (0, fighter), "tc-libation", "cc-stomping"), "play cc-stomping")
    assert vp == ally.players[0].goods.vp


@pytest.mark.parametrize(("limit", "believers"), [("", 2), ("turn", 2), ("age", 1)])
def test_limits_of_reactions(limit: str, believers: int) -> None:
    """Two victories in two turns of an Age: once in each turn, but once in the Age."""
    state = powered(quiet(table("zeus,athena")), 0, "test", fx.Gain("believer", 1), on="combat_won", limit=limit)
    for fighter, city in ((("hero-heracles"), "sparta"), ("zeus", "argos")):
        state = fight(state, (0, fighter), (1, "hero-odysseus"), ("cc-stomping", ""), city)
        state = play(bout(state, "cc-stomping"), "influence", "service")
    assert believers == state.players[0].goods.believer


@pytest.mark.rule("HYBRIS-PILLAR-20")
def test_ambition_is_for_one_fight() -> None:
    """The 3 Force count in the fight for the City, and no more when the deployment there is challenged."""
    state = standing(quiet(table("zeus,athena")), 0, pillar="pillar-ambition", flipped=False)
    state = growth(state, 0, stored=("tech-drill-yard",))
    state = character(
        holding(holding(state, 0, hand=""), 1, hand="", deck="cc-combo cc-combo"), 1, "hero-odysseus", place="sparta"
    )
    state = play(state, "activate zeus", "activate pillar", "yes", "go to mortal_world", "enter sparta")
    assert (3, 0) == forces(state)
    state = bout(state, "", "cc-combo stop")
    state = play(state, "deploy", "deploy tech-drill-yard", "settle sparta-1", "challenge with athena")
    assert (0, 2) == forces(state), "God of the Gods alone"


@pytest.mark.rule("HYBRIS-PILLAR-20")
def test_ambition_waits_for_a_fight_of_its_owner() -> None:
    """A fight of others in that turn does not use it up; it counts against the game too."""
    state = standing(quiet(table("zeus,athena")), 0, pillar="pillar-ambition", flipped=False)
    state = boards(holding(stacked(state, "tc-volley"), 0, hand="cc-combo"), quests=(None, None, None))
    state = play(state, "activate zeus", "activate pillar", "yes", "go to coliseum", "enter space-coliseum-3")
    state = play(state, "dominate", "fight champion-calypso")
    assert (3, 3 + 3 + 1) == forces(state)
