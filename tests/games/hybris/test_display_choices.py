from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from games.hybris.editions import field, save
from games.hybris.screens import asked, flat, some
from games.hybris.table import (
    Quest,
    boards,
    character,
    goods,
    growth,
    holding,
    plan,
    play,
    row,
    running,
    see,
    settled,
    site,
    standing,
    table,
)
from thesmos.core.agenda import Decision
from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.games.hybris import actions, entries
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.display import display
from thesmos.games.hybris.display.choices import MEANINGS, PLAIN
from thesmos.games.hybris.display.decision import FIXED, SENTENCES
from thesmos.games.hybris.game import GAME
from thesmos.games.hybris.load import load_hybris_edition
from thesmos.games.hybris.rules import rules_of


def test_every_decision_has_a_sentence() -> None:
    """All decisions of the game are asked in words, each in one way."""
    decisions = {one for one in vars(entries).values() if isinstance(one, type) and issubclass(one, Decision)} - {
        Decision
    }
    assert decisions == {*FIXED, *SENTENCES}
    assert not {*FIXED} & {*SENTENCES}


def test_every_action_is_explained_or_needs_no_explanation() -> None:
    """All actions of the game are in one of the two lists."""
    assert {*get_args(actions.Action)} == {*MEANINGS, *PLAIN}
    assert not {*MEANINGS} & {*PLAIN}


ALLY = entries.Happening("move", Seat(0), "hero", "forge")


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (entries.TakePillar(Seat(0)), "which Divine Pillar to take?"),
        (entries.PlanToken(Seat(0), "hero-heracles"), "which Location token goes under Heracles?"),
        (entries.ReadyToken(Seat(0), "hero-heracles"), "which Location token for Heracles, ready again?"),
        (entries.Resurrect(Seat(0)), "which Hero comes back from the Underworld?"),
        (
            entries.RefreshToken(Seat(0), "used", 2),
            "which used Location token comes back to the reserve? (2 to choose)",
        ),
        (entries.RecallCharacter(Seat(0), "hero", "", True), "which Hero comes back to the reserve, ready to be"),
        (
            entries.RecallCharacter(Seat(0), "any", "forge", False),
            "which character at the Forge comes back to the reserve?",
        ),
        (entries.MoveMark(Seat(0), "place", "me", "up", 2), "on which space to place a Player token face up? (2 to"),
        (entries.MoveMark(Seat(0), "flip", "me", "any", 1), "which Player token to flip?"),
        (entries.MoveMark(Seat(0), "take", "opponent", "up", 1), "which Player token face up to take back?"),
        (entries.GiveUpCard(Seat(0), 1), "which Combat card to discard?"),
        (
            entries.GiveUpCard(Seat(0), None, ("fire", "fire"), (), True),
            "which Combat card to pay with? (still to be shown: 2 fire)",
        ),
        (entries.GiveUpPremonition(Seat(0), 1), "which Premonition to discard?"),
        (entries.ChooseRival(Seat(0), "hand"), "whose hand to look at? name seat 1: Poseidon, 1 Combat cards in hand"),
        (entries.ChooseRival(Seat(0), "vp", 2), "from whom to steal 2 VP?"),
        (
            entries.PutBack(Seat(0), "trained", 2),
            "which of the top Trained cards goes back next, the deepest first? (2 to",
        ),
        (entries.LoseTemple(Seat(0), 2), "which Temple is destroyed? (2 to choose)"),
        (entries.LoseTemple(Seat(0), 1, True), "the Well overflows: which Temple is destroyed?"),
        (entries.BuildTemple(Seat(0)), "in which City to build the Temple?"),
        (entries.ChooseExtra(Seat(0), ("vp",)), "what does the Temple in the City bring?"),
        (
            entries.ChooseCity(Seat(0), "influence"),
            "in which City to do Influence? choose argos: Influence 1 Virtue and",
        ),
        (entries.ChooseCity(Seat(0), "deploy"), "in which City to do Deploy? choose argos: in Argos"),
        (
            entries.ChooseBanner(Seat(0), "sparta"),
            "in Sparta: the Believers or the Service? believers: gain 1 Believer service: draw 1",
        ),
        (entries.ScrapTile(Seat(0)), "one stored tile too many: which is removed from the game?"),
        (
            entries.ChoosePlan(Seat(0)),
            "which Technology tile to design? plan tech-propylaea-in-stasis: architecture, costs",
        ),
        (entries.ChoosePlan(Seat(0), True), "which Technology tile to build straight from Olympus, at full cost?"),
        (
            entries.UseReaction(Seat(0), "champion-calypso/power/0", ALLY),
            "use what Calypso can do? yes: gain 1 Prayer from",
        ),
        (entries.UsePillar(Seat(0)), "use the power of Ambition? yes: gain 1 VP; until the end of the turn"),
    ],
)
def test_questions(decision: Decision, expected: str) -> None:
    """What each decision asks, with what its choices mean."""
    assert asked(some(table(), decision)).startswith(f"Zeus (seat 0, you): {expected}")


def test_a_turn_with_its_choices() -> None:
    """Whom to activate where and for what, what passing means; then where to go, which space, which action."""
    state = plan(goods(table(), 0, believer=1), 0, hero_heracles="forge", prophet_calchas="bonus")
    state = boards(
        character(state, 0, "prophet-amphiaraus", token="bonus"), factory=row(("tech-alembic", 0), None, None)
    )
    shown = asked(state)
    assert (
        "whom to activate, or pass? activate zeus: goes anywhere, free of charge; the Divine Pillar is activated"
        in shown
    )
    assert "activate hero-heracles: goes to the Forge, for 1 Aegis" in shown
    assert "activate prophet-amphiaraus: goes anywhere, for 1 Aegis" in shown
    assert "the Divine Pillar is turned face down: each other player draws 1 Combat card" in shown
    assert asked(standing(state, 0, flipped=True)).endswith("Location tokens under characters come back")
    space = play(state, "activate hero-heracles")
    assert "which space of the Forge does Heracles take? enter space-forge-1: do Produce" in asked(space)
    acting = play(space, "enter space-forge-2")
    assert "AGE 1 of 6 Action Phase turn of Zeus with Heracles at the Forge" in flat(acting)


def test_an_olympians_turn() -> None:
    """The moments of a turn with the Pillar, where to go, Cities, and actions with what they do."""
    state = play(table(pillars=("pillar-ascent", "pillar-truce")), "activate zeus")
    assert "before the move of Zeus: use anything, or go on? activate pillar: Ascent: choose [1] pay 2" in asked(state)
    state = play(state, "go on")
    assert "where does Zeus go? go to olympus: Design or Convert" in asked(state)
    city = play(state, "go to mortal_world", "enter argos", "go on")
    assert "which action does Zeus do in Argos? influence: Influence 1 Virtue and (2 Believers or gain 2 VP)" in asked(
        city
    )
    oracle = play(goods(holding(state, 0, hand="cc-combo"), 0, believer=1), "go to oracle")
    assert "enter space-oracle-3: nothing" in asked(oracle)
    oracle = play(oracle, "enter space-oracle-3", "go on")
    assert "omen: lay a card with a new element below the Oracle and see the next Primordial, for 1 Believer" in asked(
        oracle
    )
    assert "sight: draw 1 Premonition; gain 1 VP" in asked(oracle)
    assert "lay cc-combo: cost 2, Force 3, weapon, air" in asked(play(oracle, "omen"))


def test_the_illustration_and_shared_spaces() -> None:
    """Where no space is free the penalty is told; where a space is shared, with whom."""
    state = table("hades,zeus")
    for number, one in enumerate(("zeus", "hero-heracles", "prophet-amphiaraus"), 1):
        state = character(state, 1, one, place=f"space-olympus-{number}")
    full = play(state, "activate hades", "go on", "go to olympus")
    assert "enter olympus: the illustration: lose 1 VP" in asked(full)
    shared = growth(state, 0, in_play=("enh-hades-the-kuneen",), removed=(3, 0, 0, 0, 0, 0))
    shared = play(shared, "activate hades", "go on", "go to olympus")
    assert "enter space-olympus-1: gain 1 Greatness (with Zeus)" in asked(shared)


def test_building_and_deploying_are_explained() -> None:
    """The discount, what is paid for each choice, and what a space would connect."""
    state = goods(boards(table(), workshop=row(None, ("tech-hanging-stoa", 0), None)), 0, believer=2, aegis=3)
    state = settled(state, entries.ChooseBuild(Seat(0)))
    assert "which tile of the Workshop to build? build tech-hanging-stoa: architecture, costs 2" in asked(state)
    assert asked(state).endswith("at once: gain 1 Greatness (discount 1)")
    space = entries.LeaveOut(Seat(0), "tech-hanging-stoa", 1)
    text = (
        "Hanging Stoa costs 1 less: how many of that are Believers, the rest being Aegis? leave out 0 believers: pay 2"
    )
    assert text in asked(some(state, space))
    assert asked(some(state, space)).endswith("leave out 1 believers: pay 1 Believer and 1 Aegis")
    state = growth(site(table(), "argos-2", "tech-lens-of-aegis", 1), 0, stored=("tech-hanging-stoa",))
    tile = entries.DeployTile(Seat(0), "argos")
    assert "which stored tile to deploy in Argos? deploy tech-hanging-stoa: architecture" in asked(some(state, tile))
    where = asked(some(state, entries.ChooseSite(Seat(0), "argos", "tech-hanging-stoa")))
    assert "on which Technology space of Argos to put Hanging Stoa? settle argos-1: connected to argos-2" in where
    assert "settle argos-4: connected to nothing" in where


def test_conversions_are_told_at_what_they_cost_now() -> None:
    """A power that makes a conversion cheaper shows in the choice."""
    state = growth(goods(table(), 0, prayer=3), 0, in_play=("tech-league-of-cities",))
    shown = asked(some(state, entries.Convert(Seat(0))))
    assert "which conversion to make? (3 Prayers left, 0 made) convert to vp: pay 2 Prayers to gain 1 VP" in shown
    assert "convert to temple: pay 3 Prayers to remove 1 Temple" in shown


def test_powers_and_premonitions_at_a_moment() -> None:
    """A power that runs once per Age and a Premonition that can be fulfilled say what they do."""
    state = growth(
        holding(table(), 0, premonitions=(CardId("premonition-double-vision"),)), 0, in_play=("tech-alembic",)
    )
    assert "use tech-alembic: once per Age: pay 1 Aegis to gain 2 Prayers" in asked(state)
    state = play(plan(state, 0, hero_heracles="oracle"), "activate hero-heracles", "enter space-oracle-3")
    shown = asked(state)
    assert "before the action of Heracles: use anything, or go on? reveal premonition-double-vision: at the" in shown


def test_options_and_offers_are_told() -> None:
    """Every option by what it does; an offer with what it would be."""
    state = running(
        goods(table(), 0, prayer=2),
        0,
        fx.Choose(("test/a", "test/b")),
        a=(fx.Gain("vp", 1),),
        b=(fx.Draw("combat", 2),),
    )
    assert "which option of an effect? option 1: gain 1 VP option 2: draw 2 Combat cards" in asked(state)
    state = running(table(), 0, fx.May("test/a"), a=(fx.Pay("aegis", 1), fx.Gain("vp", 1)))
    assert "use what an effect offers? yes: pay 1 Aegis to gain 1 VP" in asked(state)


def test_components_on_tiles_heroes_and_cards_of_piles() -> None:
    """Choices of tiles, of Heroes and of cards say what is chosen."""
    shown = asked(some(table(), entries.RemoveComponent(Seat(0), "spark")))
    assert "from which Enhancement tile to remove a Spark? remove from enh-zeus-" in shown
    fallen = asked(some(table(), entries.DefeatHero(Seat(0), 1)))
    assert "which Hero goes to the Underworld? defeat hero-heracles: in reserve" == fallen.partition(": ")[2]
    away = character(table(), 0, "hero-heracles", place="argos")
    assert "recall hero-heracles: in Argos" in asked(
        some(away, entries.RecallCharacter(Seat(0), "hero", "argos", False))
    )
    pile = holding(table(), 0, discard="cc-stomping")
    shown = asked(some(pile, entries.RecoverCard(Seat(0), "discard", 1)))
    assert "which Combat card to take from the discard pile into hand? recover cc-stomping: cost 1, Force 3" in shown
    show = entries.ShowCard(Seat(0), CardId("premonition-the-bronze-net"), ("water",))
    shown = asked(some(holding(table(), 0, hand="cc-riposte"), show))
    assert "which Combat card to show for The Bronze Net? (still missing: water) show cc-riposte: cost 1" in shown


def test_the_choices_of_others_are_not_told() -> None:
    """Only the one who decides is told what the choices mean, and a spectator of the whole state."""
    state = table()
    assert asked(state, 1) == "Zeus (seat 0): whom to activate, or pass?"
    assert "activate zeus:" in display(state)
    assert "activate zeus:" not in display(see(state, 1))


@pytest.mark.parametrize(
    ("component", "decision", "expected"),
    [
        ("cc-riposte", entries.LayOmen(Seat(0)), "lay cc-riposte: cost 1, Force 1"),
        ("tech-marble-lathe", entries.ChoosePlan(Seat(0)), "plan tech-marble-lathe: architecture, costs"),
        ("quest-antaeus", entries.ChooseQuest(Seat(0)), "attempt quest-antaeus: Force 6, 3 Trained cards"),
    ],
)
def test_a_colon_in_a_name_is_a_part_of_it(component: str, decision: Decision, expected: str, tmp_path: Path) -> None:
    """What a choice means is all that is told of a component but its name, whatever that is."""
    edition = load_hybris_edition(save(tmp_path, field(component, "name", '"Plan B: Run"')))
    state = boards(holding(table(), 0, hand="cc-riposte"), quests=(Quest("quest-antaeus"), None, None))
    assert expected in asked(some(state.replace(rules=rules_of(edition, 2)), decision))


def test_unknown_cards_have_no_facts() -> None:
    """Who looks at an observation without a seat is told nothing of cards that are unknown in it."""
    state = some(table(), entries.PutBack(Seat(1), "trained", 1))
    assert f"put back {state.world.trained.cards[-1]}: cost" in display(state)
    empty = holding(state, 1, hand=(), premonitions=())
    for one in (state, empty):
        assert f"put back {HIDDEN}" not in display(see(one, 0))


@pytest.mark.rule("HYBRIS-TECH-09")
def test_the_power_that_is_used_next_is_told(tmp_path: Path) -> None:
    """A component can have several that run once per Age, or lend them to a player: the first is told that can run."""
    ability = '{ timing = "once_per_age", then = [{ do = "gain", what = "%s", n = 1 }] }'
    lent = ", ".join(ability % goods for goods in ("vp", "aegis"))
    upper = f'[{{ do = "lasting", until = "age", power = [{lent}] }}]'
    rules = rules_of(load_hybris_edition(save(tmp_path, field("pillar-truce", "upper", upper))), 2)
    state = standing(table().replace(rules=rules), 0, pillar="pillar-truce")
    state = play(settled(state, entries.TakeTurn(Seat(0))), "activate zeus", "activate pillar", "yes")
    state = play(state, "go to underworld", "enter space-underworld-3")
    assert "use pillar-truce: once per Age: gain 1 VP" in asked(state)
    assert "use pillar-truce: once per Age: gain 1 Aegis" in asked(GAME.reduce(state, actions.UsePower("pillar-truce")))
