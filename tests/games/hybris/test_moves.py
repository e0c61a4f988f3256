from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.hybris.places import CITIES, taking
from games.hybris.table import (
    actor,
    boards,
    character,
    goods,
    growth,
    happenings,
    holding,
    legal,
    plan,
    play,
    posted,
    quiet,
    row,
    site,
    standing,
    table,
    who,
)
from thesmos.games.hybris.state import Deck, State

HERO, PROPHET = "hero-heracles", "prophet-amphiaraus"
OTHERS = (("tech-war-drums", 1),)


def sent(state: State, *line: str) -> State:
    """Return the state after Zeus was activated and sent off."""
    return play(state, "activate zeus", *line)


@pytest.mark.rule("HYBRIS-MOVE-01")
@pytest.mark.rule("HYBRIS-MOVE-02")
def test_an_empty_or_a_dashed_space_is_free_to_choose() -> None:
    """One character shuts an ordinary space; the dashed space of the Underworld takes any number."""
    state = quiet(table("zeus,poseidon,hades"))
    assert taking("underworld", 1, 2, 3) == legal(sent(state, "go to underworld"))
    state = posted(state, 1, "space-underworld-1", "space-underworld-3", "space-underworld-3")
    state = posted(state, 2, "space-underworld-3")
    assert taking("underworld", 2, 3) == legal(sent(state, "go to underworld"))
    state = sent(state, "go to underworld", "enter space-underworld-3")
    assert "space-underworld-3" == who(state, 0, "zeus").place
    assert [(0, "space-underworld-3", 0)] == happenings(state, "entered")


@pytest.mark.rule("HYBRIS-MOVE-03")
def test_the_illustration_is_the_last_resort() -> None:
    """It is open when all three spaces of the Oracle are taken, to any number of characters, and only then."""
    state = posted(quiet(table()), 1, "space-oracle-1", "space-oracle-2")
    assert taking("oracle", 3) == legal(sent(state, "go to oracle"))
    state = plan(posted(state, 1, "space-oracle-1", "space-oracle-2", "space-oracle-3"), 0, hero_heracles="oracle")
    assert ["enter oracle"] == legal(sent(state, "go to oracle"))
    state = play(sent(state, "go to oracle", "enter oracle", "sight", "go on"), "pass", f"activate {HERO}")
    assert ["enter oracle"] == legal(state)
    state = play(state, "enter oracle")
    assert ("oracle", "oracle") == (who(state, 0, "zeus").place, who(state, 0, HERO).place)


@pytest.mark.rule("HYBRIS-MOVE-03")
def test_a_location_with_a_dashed_space_needs_no_illustration() -> None:
    """With everybody at the Underworld its dashed space is still the only way in."""
    places = ("space-underworld-1", "space-underworld-2", "space-underworld-3")
    state = posted(quiet(table()), 1, *places)
    assert taking("underworld", 3) == legal(sent(state, "go to underworld"))


@pytest.mark.rule("HYBRIS-MOVE-04")
def test_prophets_stay_away_from_the_coliseum_and_the_moirai() -> None:
    """A Bonus token lets a Hero go to the Coliseum, and a Prophet neither there nor to the Moirai."""
    state = character(character(quiet(table()), 0, HERO, token="bonus"), 0, PROPHET, token="bonus")
    assert "go to coliseum" in legal(play(state, f"activate {HERO}"))
    prophet = legal(play(state, f"activate {PROPHET}"))
    assert ["go to olympus", "go to underworld", "go to oracle", "go to mortal_world"] == prophet
    open_to = {place.id: place.open_to for place in state.rules.edition.locations.values()}
    assert {"coliseum", "moirai"} == {place for place, kinds in open_to.items() if "prophet" not in kinds}


def nothing_there(state: State) -> State:
    """Return the state in which no action needs a piece that is there: no tile, card, Prayer or Hero anywhere."""
    return holding(boards(state, plans=(), trained=Deck((), (), (0, 0)), champions=()), 0, hand="")


@pytest.mark.rule("HYBRIS-MOVE-05")
def test_nobody_goes_where_nothing_can_be_done() -> None:
    """Without plans and Prayers, cards to train, tiles and Quests only three Locations are left."""
    state = boards(nothing_there(quiet(table())), quests=(None, None, None), quest_deck=())
    assert ["go to underworld", "go to oracle", "go to mortal_world"] == legal(sent(state))
    state = plan(state, 0, hero_heracles="olympus", prophet_amphiaraus="forge")
    assert ["activate zeus", "pass"] == legal(state)


def tile_of_own(state: State, space: int = 0) -> State:
    """Put City Decree, which costs 3 Believers and 2 Aegis, on a space of the Workshop for seat 0."""
    tiles: list[tuple[str, int] | None] = [None, None, None]
    tiles[space] = ("tech-city-decree", 0)
    return boards(state, workshop=row(*tiles))


def stored(state: State, *full: str) -> State:
    """Give seat 0 a finished tile, with other tiles on some Technology spaces."""
    state = growth(state, 0, stored=("tech-city-decree",))
    tiles = ("tech-war-drums", "tech-grain-measure", "tech-alembic", "tech-sacred-way")
    for space, tile in zip(full, tiles, strict=False):
        state = site(state, space, tile, 1)
    return state


def omen(state: State, **changes: Any) -> State:
    """Give seat 0 a card that shows Earth, and a Believer."""
    return goods(holding(state, 0, hand="cc-stomping"), 0, **{"believer": 1, **changes})


AT = {"oracle": "enter space-oracle-3", "coliseum": "enter space-coliseum-2", "underworld": "enter space-underworld-3"}
POSSIBLE: dict[str, tuple[str, Callable[[State], State], list[str]]] = {
    "a pile": ("olympus", lambda state: boards(state, plans=("tech-sacred-way",)), ["design"]),
    "a pile, no token": ("olympus", lambda state: goods(boards(state, plans=("tech-sacred-way",)), 0, marks=0), []),
    "2 prayers": ("olympus", lambda state: goods(state, 0, prayer=2), ["convert"]),
    "1 prayer": ("olympus", lambda state: goods(state, 0, prayer=1), []),
    "a tile in the factory": ("forge", lambda state: boards(state, factory=row(*OTHERS, None, None)), ["produce"]),
    "a build": ("forge", lambda state: goods(tile_of_own(state), 0, believer=3, aegis=2), ["build"]),
    "too poor": ("forge", lambda state: goods(tile_of_own(state), 0, believer=2, aegis=1), []),
    "a discount of 1": ("forge", lambda state: goods(tile_of_own(state, 1), 0, believer=2, aegis=2), ["build"]),
    "a discount of 2": ("forge", lambda state: goods(tile_of_own(state, 2), 0, believer=1, aegis=2), ["build"]),
    "not his tile": ("forge", lambda state: goods(boards(state, workshop=row(*OTHERS)), 0, believer=9), []),
    "an omen": ("oracle", omen, ["omen", "sight"]),
    "an omen for nothing": ("oracle", lambda state: omen(state, believer=0), ["sight"]),
    "an omen, no token": ("oracle", lambda state: omen(state, marks=0), ["sight"]),
    "a shown element": ("oracle", lambda state: boards(omen(state), omens=(("cc-shield-wall", 1),)), ["sight"]),
    "no reveal": ("oracle", lambda state: boards(omen(state), hidden=(), seers=()), ["sight"]),
    "no defeated hero": ("underworld", lambda state: state, ["drain"]),
    "a defeated hero": ("underworld", lambda state: character(state, 0, HERO, place="fallen"), ["drain", "resurrect"]),
    "another's hero": ("underworld", lambda state: character(state, 1, "hero-theseus", place="fallen"), ["drain"]),
    "no stored tile": ("sparta", lambda state: state, ["influence"]),
    "a stored tile": ("sparta", lambda state: stored(state, "sparta-2"), ["influence", "deploy"]),
    "a full city": ("sparta", lambda state: stored(state, "sparta-1", "sparta-2"), ["influence"]),
    "a tile, no token": ("sparta", lambda state: goods(stored(state), 0, marks=0), ["influence"]),
}


@pytest.mark.rule("HYBRIS-MOVE-06")
@pytest.mark.parametrize("case", POSSIBLE)
def test_what_can_be_carried_out(case: str) -> None:
    """A Location is on offer if it has an action that can be carried out, and those that can't are not on offer."""
    place, change, expected = POSSIBLE[case]
    state = sent(change(nothing_there(quiet(table()))))
    location = "mortal_world" if place in CITIES else place
    assert bool(expected) == (f"go to {location}" in legal(state))
    if expected:
        space = {"olympus": "space-olympus-3", "forge": "space-forge-2"}.get(place, place)
        state = play(state, f"go to {location}", AT.get(place, f"enter {space}"))
        assert expected == legal(state)


@pytest.mark.rule("HYBRIS-MOVE-06")
def test_training_needs_a_card() -> None:
    """One Trained card in the deck is enough; with none nobody trains."""
    state = nothing_there(quiet(table()))
    assert "go to coliseum" not in legal(sent(state))
    state = boards(state, trained=Deck(("tc-feint",), (), (0, 0)))  # type: ignore[arg-type]
    assert ["train"] == legal(sent(state, "go to coliseum", AT["coliseum"]))


@pytest.mark.rule("HYBRIS-MOVE-07")
@pytest.mark.parametrize(
    ("aegis", "believer", "numbers"), [(1, 0, []), (2, 0, [3]), (1, 1, [2]), (2, 1, [1, 2, 3]), (0, 1, [])]
)
def test_the_cost_and_the_bonus_are_counted(aegis: int, believer: int, numbers: list[int]) -> None:
    """A Hero pays 1 Aegis; then space 2 gives an Aegis, space 3 a Believer, for a Build that costs one of each."""
    state = boards(quiet(table()), workshop=row(("tech-painted-light", 0), None, None))
    state = goods(plan(state, 0, hero_heracles="forge"), 0, aegis=aegis, believer=believer)
    assert bool(numbers) == (f"activate {HERO}" in legal(state))
    if numbers:
        assert taking("forge", *numbers) == legal(play(state, f"activate {HERO}"))


@pytest.mark.rule("HYBRIS-MOVE-07")
def test_the_bonus_can_take_an_action_away() -> None:
    """The Produce of space 1 moves the last tile out of the Factory: nobody can produce there any more."""
    state = boards(quiet(table()), factory=row(None, None, *OTHERS))
    assert taking("forge", 2, 3) == legal(sent(state, "go to forge"))


@pytest.mark.rule("HYBRIS-MOVE-07")
def test_the_penalty_is_counted() -> None:
    """All spaces taken, the illustration of the Forge costs 1 Aegis: a Hero needs 3 to build for 1 Aegis."""
    state = boards(quiet(table()), workshop=row(("tech-painted-light", 0), None, None))
    state = plan(posted(state, 1, *[f"space-forge-{number}" for number in (1, 2, 3)]), 0, hero_heracles="forge")
    assert f"activate {HERO}" not in legal(goods(state, 0, aegis=2, believer=1))
    state = play(goods(state, 0, aegis=3, believer=1), f"activate {HERO}", "enter forge")
    assert (["build"], 1) == (legal(state), state.players[0].goods.aegis)


@pytest.mark.rule("HYBRIS-MOVE-07")
def test_a_pillar_is_not_counted() -> None:
    """Indoctrination would give the 2 Believers of a Build; before it is used, the Forge is not on offer."""
    state = table(pillars=("pillar-indoctrination", "pillar-truce"))
    state = holding(boards(state, workshop=row(("tech-vaulted-granary", 0), None, None)), 0, premonitions="")
    assert "go to forge" not in legal(sent(state, "go on"))
    assert "go to forge" in legal(sent(state, "activate pillar", "yes"))


@pytest.mark.rule("HYBRIS-MOVE-07")
def test_what_has_become_impossible_is_skipped() -> None:
    """Ascent, used before the action, takes the 2 Prayers of the only conversion: the turn ends without an action."""
    state = standing(nothing_there(quiet(table())), 0, pillar="pillar-ascent", flipped=False)
    state = sent(goods(state, 0, prayer=2), "go on", "go to olympus", "enter space-olympus-2", "activate pillar", "yes")
    state = play(state, "option 1", "remove from enh-zeus-the-thunderbolt")
    assert (0, 1) == (state.players[0].goods.prayer, state.players[0].growth.sparks)
    assert (1, True) == (actor(state), state.players[0].standing.flipped)


@pytest.mark.rule("HYBRIS-MOVE-08")
def test_two_of_one_player_at_a_location() -> None:
    """Zeus stands on space 1 of Olympus, his Hero takes space 2."""
    state = plan(quiet(table()), 0, hero_heracles="olympus")
    state = sent(state, "go to olympus", "enter space-olympus-1", "design", "plan tech-sacred-way")
    state = play(state, "pass", f"activate {HERO}")
    assert taking("olympus", 2, 3) == legal(state)
    state = play(state, "enter space-olympus-2")
    assert ("space-olympus-1", "space-olympus-2") == (who(state, 0, "zeus").place, who(state, 0, HERO).place)
