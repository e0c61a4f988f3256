from __future__ import annotations

import pytest

from games.hybris.powers import in_play
from games.hybris.reading import held
from games.hybris.table import (
    EDITION,
    boards,
    cards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    plan,
    play,
    quiet,
    refused,
    running,
    table,
    tokens,
    told,
    who,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.state import Deck, Quest, State

CALYPSO, DAEDALUS, MEDEA, ATALANTA = (f"champion-{name}" for name in ("calypso", "daedalus", "medea", "atalanta"))
ACHILLES, BELLEROPHON = "champion-achilles", "enh-athena-bellerophon"


def allied(name: str, token: str) -> State:
    """Return a table at which Hades has won a Hero of the Coliseum, with a token under it, and no Premonition."""
    return holding(character(table("hades,poseidon"), 0, name, token=token), 0, premonitions=())


@pytest.mark.rule("HYBRIS-COLISEUM-01")
@pytest.mark.rule("HYBRIS-MOIRAI-01")
@pytest.mark.rule("HYBRIS-PLAN-08")
def test_no_prophet_goes_to_the_coliseum_or_the_moirai() -> None:
    """Not with a Bonus token either; a Hero with one and an Olympian may train."""
    state = tokens(table(), 0, reserve=("bonus", "bonus"))
    state = plan(state, 0, hero_heracles="bonus", prophet_amphiaraus="bonus")
    prophet = play(state, "activate prophet-amphiaraus")
    assert {"go to coliseum", "go to moirai"}.isdisjoint(legal(prophet))
    assert "HYBRIS-MOVE-04" in refused(prophet, "go to coliseum")
    assert "HYBRIS-MOVE-04" in refused(prophet, "go to moirai")
    assert "go to coliseum" in legal(play(state, "activate hero-heracles"))
    assert "go to coliseum" in legal(play(state, "activate zeus", "go on"))


@pytest.mark.rule("HYBRIS-COLISEUM-02")
@pytest.mark.rule("HYBRIS-COMBAT-07")
def test_train_draws_a_trained_card() -> None:
    """It comes to the same hand as the others and, once taken, goes to the own discard pile."""
    state = boards(holding(table(), 0, hand=""), trained=Deck(cards("tc-cast-net tc-feint"), (), (0, 0)))
    state = play(state, "activate zeus", "go on", "go to coliseum", "enter space-coliseum-3", "go on", "train")
    assert (cards("tc-feint"), cards("tc-cast-net")) == (state.players[0].holding.hand, state.world.trained.cards)
    state = play(running(state, 0, fx.Discard("card", 1)), "give up tc-feint")
    assert (cards("tc-feint"), ()) == (state.players[0].holding.discard, state.world.trained.discard)


@pytest.mark.rule("HYBRIS-MOVE-06")
def test_train_needs_a_card_to_draw() -> None:
    """With no Trained card left and no Hero to fight nobody can be sent to the Coliseum."""
    state = boards(table(), trained=Deck((), (), (0, 0)), champions=())
    state = play(state, "activate zeus", "go on")
    assert "go to coliseum" not in legal(state)


@pytest.mark.rule("HYBRIS-COLISEUM-09")
def test_an_allied_hero_is_a_hero() -> None:
    """It costs 1 Aegis, needs a token, may go to the Coliseum, and can be sent to the Underworld and brought back."""
    state = allied(CALYPSO, "coliseum")
    state = play(state, f"activate {CALYPSO}", "enter space-coliseum-3")
    assert (2, ("coliseum",)) == (held(state, "aegis")[0], state.players[0].tokens.used)
    assert f"activate {CALYPSO}" not in legal(goods(allied(CALYPSO, "coliseum"), 0, aegis=0))
    assert f"activate {CALYPSO}" not in legal(allied(CALYPSO, ""))
    down = play(running(allied(CALYPSO, "forge"), 0, fx.Defeat("hero", 1)), f"defeat {CALYPSO}")
    assert ("fallen", "forge" in down.players[0].tokens.reserve) == (who(down, 0, CALYPSO).place, True)
    back = play(running(down, 0, fx.Perform("resurrect")), f"resurrect {CALYPSO}")
    assert "reserve" == who(back, 0, CALYPSO).place


@pytest.mark.rule("HYBRIS-COLISEUM-08")
def test_an_alliance_outlasts_a_fall() -> None:
    """In the Underworld the Hero still counts as an ally of its player, beside any number of own Heroes."""
    state = character(allied(CALYPSO, ""), 0, CALYPSO, place="fallen")
    for name in ("hero-orpheus", "hero-alcestis", MEDEA):
        state = character(state, 0, name)
    count = running(state, 0, fx.Gain("vp", fx.Count("allies")), fx.Gain("believer", fx.Count("heroes")))
    assert (2, 4) == (held(count, "vp")[0], held(count, "believer")[0])


@pytest.mark.rule("HYBRIS-COLISEUM-07")
@pytest.mark.parametrize(("answer", "prayers"), [("yes", 1), ("no", 0)])
def test_the_effect_of_an_allied_hero_may_be_declined(answer: str, prayers: int) -> None:
    """Calypso: when she has moved, 1 Prayer of the Well; her owner is asked each time."""
    state = play(allied(CALYPSO, "underworld").replace(well=3), f"activate {CALYPSO}", "enter space-underworld-3")
    assert ["yes", "no"] == legal(state)
    state = play(state, answer)
    assert (answer == "no") == ("seat 0 declined [COLISEUM-07]" in told(state))
    assert (prayers, 3 - prayers, ["drain"]) == (held(state, "prayer")[0], state.well, legal(state))


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_the_effect_is_offered_also_where_it_would_change_nothing() -> None:
    """An empty Well makes no difference to the question."""
    state = play(allied(CALYPSO, "underworld"), f"activate {CALYPSO}", "enter space-underworld-3")
    assert ["yes", "no"] == legal(state)
    assert 0 == held(play(state, "yes"), "prayer")[0]


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_the_effect_is_tied_to_the_activation_of_that_hero() -> None:
    """When another character moves, or somebody else acts, nothing is offered."""
    state = plan(allied(CALYPSO, "forge").replace(well=3), 0, hero_sisyphus="underworld")
    state = play(state, "activate hero-sisyphus", "enter space-underworld-3")
    assert ["drain"] == legal(state)
    other = play(state, "drain", "activate poseidon", "go on", "go to underworld", "enter space-underworld-3")
    assert 0 == held(other, "prayer")[0]
    assert "yes" not in legal(other)


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_each_effect_is_offered_by_itself() -> None:
    """Daedalus: a Victory Point for a Produce by the space of the Forge, and another for the action."""
    tile = boards(allied(DAEDALUS, "forge"), factory=(None, *table().world.factory[:2]))
    state = running(tile, 0, fx.Perform("design"))
    state = play(state, "plan tech-city-decree")
    design = state.world.workshop[0]
    state = boards(state, workshop=(None, None, None), factory=(design, None, None))
    state = play(state, f"activate {DAEDALUS}", "enter space-forge-1")
    assert ["yes", "no"] == legal(state)
    state = play(state, "yes", "produce")
    assert (1, ["yes", "no"]) == (held(state, "vp")[0], legal(state))
    assert 1 == held(play(state, "no"), "vp")[0]
    assert 2 == held(play(state, "yes"), "vp")[0]


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_lasting_advantages_simply_hold() -> None:
    """Atalanta suffers no penalty and pays no Aegis; her owner is not asked."""
    state = goods(allied(ATALANTA, "oracle"), 0, aegis=0, believer=1)
    for number, name in enumerate(("hero-theseus", "hero-orion", "hero-pelops"), start=1):
        state = character(state, 1, name, place=f"space-oracle-{number}")
    state = play(state, f"activate {ATALANTA}", "enter oracle")
    assert (0, 1) == (held(state, "aegis")[0], held(state, "believer")[0])
    assert ["omen", "sight"] == legal(state)


@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_a_reaction_of_an_allied_hero_comes_after_those_in_play() -> None:
    """Medea's card is offered after what came into play before; the card drawn comes to hand."""
    state = in_play(
        holding(allied(MEDEA, "mortal_world"), 0, hand="", deck="cc-stomping cc-combo"), 0, "tech-clockwork-owls"
    )
    state = play(state, f"activate {MEDEA}", "enter elis", "yes")
    assert cards("cc-combo") == state.players[0].holding.hand
    assert [(0, MEDEA, 0)] == happenings(state, "used")


@pytest.mark.rule("HYBRIS-CORE-18")
@pytest.mark.rule("HYBRIS-COLISEUM-07")
def test_a_reaction_of_an_allied_hero_comes_before_what_came_into_play_in_its_turn() -> None:
    """Achilles completes a Quest by which Athena unlocks Bellerophon: his effect is offered before the tile's runs.

    A tile unlocked before his activation comes first.
    """
    twins = boards(table("athena,zeus"), quests=(None, None, Quest("quest-the-heavenly-twins", (Seat(1),))))
    state = plan(character(quiet(twins), 0, ACHILLES), 0, champion_achilles="moirai")
    line = (f"activate {ACHILLES}", "enter space-moirai-3", "quest", "attempt quest-the-heavenly-twins")
    late = play(growth(state, 0, removed=(0, 0, 1, 0, 0, 0)), *line, f"remove from {BELLEROPHON}")
    assert ([], ["yes", "no"]) == (happenings(late, "used"), legal(late))
    assert [(0, ACHILLES, 0), (0, BELLEROPHON, 0)] == happenings(play(late, "yes"), "used")
    soon = play(in_play(growth(state, 0, removed=(0, 0, 2, 1, 0, 0)), 0, BELLEROPHON), *line)
    soon = play(soon, "remove from enh-athena-diomedes")
    assert ([(0, BELLEROPHON, 0)], ["yes", "no"]) == (happenings(soon, "used"), legal(soon))


@pytest.mark.rule("HYBRIS-MOIRAI-04")
@pytest.mark.rule("HYBRIS-MOIRAI-05")
@pytest.mark.rule("HYBRIS-MOIRAI-19")
def test_the_quests_of_the_edition() -> None:
    """17 Epic Quests of 2 to 4 acts, 16 Confrontations with a Base Force and a number of cards; three lie open."""
    assert {2, 3, 4} == {len(quest.acts) for quest in EDITION.epics.values()}
    assert (17, 16) == (len(EDITION.epics), len(EDITION.confrontations))
    assert all(one.base >= 0 and one.draw >= 0 for one in EDITION.confrontations.values())
    assert 3 == len([quest for quest in table().world.quests if quest is not None])


@pytest.mark.rule("HYBRIS-ENH-15")
def test_a_power_holds_from_the_turning_over_of_its_tile() -> None:
    """The Kuneen locked: Hades finds no way to a City that his Hero holds; unlocked in his turn, he does."""
    state = character(growth(table("hades,poseidon"), 0, removed=(2, 0, 0, 0, 0, 0)), 0, "hero-sisyphus", place="elis")
    assert "enter elis" not in legal(play(state, "activate hades", "go on", "go to mortal_world"))
    state = play(running(state, 0, fx.Remove("spark", 1)), "remove from enh-hades-the-kuneen")
    assert "enter elis" in legal(play(state, "activate hades", "go on", "go to mortal_world"))
