from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from games.hybris.editions import BLOCKS, EDITION, FIRST, TEXTS, field, of, save, swap
from thesmos.core.data import read_toml
from thesmos.core.errors import EditionError
from thesmos.core.ledger import Ledger
from thesmos.games.hybris.cards import Cost, Origin, Visible
from thesmos.games.hybris.effects import (
    Ability,
    AddForce,
    AllOf,
    At,
    Choose,
    Count,
    CountIs,
    Elements,
    EventIs,
    Fight,
    Gain,
    Lasting,
    Lose,
    Mark,
    Pay,
    Recall,
    Remove,
)
from thesmos.games.hybris.load import load_hybris_edition


def test_the_edition_that_is_changed_here_is_sound(tmp_path: Path) -> None:
    """Every refusal here is of the change, since the files themselves are read, and have every component."""
    assert EDITION == load_hybris_edition(save(tmp_path))
    assert set(BLOCKS) == set(EDITION.cards)


def test_components_stand_in_the_order_of_the_files() -> None:
    """All components are in one table, in the order of the files and in them."""
    listed = [
        entry["id"]
        for name in EDITION.numbers.meta.files
        for entries in read_toml(Path(EDITION.source).parent / name, EditionError).values()
        if isinstance(entries, list)
        for entry in entries
    ]
    assert listed == list(EDITION.cards)


def test_an_edition_is_a_value() -> None:
    """It can be compared, hashed and pickled."""
    again = pickle.loads(pickle.dumps(EDITION))
    assert EDITION == again
    assert hash(EDITION) == hash(again)


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("factory/foreign_finish", (Gain("vp", 1),)),
        ("zeus/spark_track/0", ()),
        ("zeus/spark_track/7", (Gain("vp", 5),)),
        ("mortal_world/penalty", ()),
        ("pillar-ascent/upper", (Choose(("pillar-ascent/upper/0/of/0", "pillar-ascent/upper/0/of/1")),)),
        ("pillar-ascent/upper/0/of/0", (Pay("prayer", 2), Remove("spark", 1))),
        ("pillar-ambition/upper", (Gain("vp", 1), Lasting("turn", ("pillar-ambition/upper/1/power/0",)))),
        ("pillar-ambition/upper/1/power/0/then", (AddForce(3),)),
        ("power-psychopump/power/0/then/0/else", (Gain("vp", 1),)),
        (
            "primordial-gaia/wrath_2",
            (Fight(4, 1, ("earth",), "primordial-gaia/wrath_2/0/win", "primordial-gaia/wrath_2/0/lose"),),
        ),
        ("primordial-lethe/wrath_1", (Lose("vp", Count("omen_elements", most=6)),)),
        ("quest-the-golden-fleece/act/2/before", (Recall("hero", "lemnos"),)),
        ("quest-the-golden-fleece/act/1/before", ()),
        ("duel-changing-mood/steps", (Mark("flip", "me", "any", None),)),
    ],
)
def test_a_list_of_steps_is_named_by_its_place(name: str, steps: tuple[object, ...]) -> None:
    """Lists in lists too; a list that is empty or may be missing has a name as well."""
    assert steps == EDITION.code[name]


def test_every_name_of_a_list_is_in_the_book() -> None:
    """Whatever a component or a step names is there, and names itself by where it stands."""
    assert all(ability.then in EDITION.code for ability in EDITION.abilities.values())
    assert all(name == ability.name for name, ability in EDITION.abilities.items())
    assert all(name.startswith(f"{ability.source}/") for name, ability in EDITION.abilities.items())
    assert {name.split("/")[0] for name in EDITION.code} <= {*EDITION.cards, "factory"}


def test_abilities_and_conditions_are_values() -> None:
    """Abilities know their list by name, and components hold their conditions."""
    ability = EDITION.enhancements["enh-zeus-sarpedon"].power[0]
    expected = Ability(
        name="enh-zeus-sarpedon/power/0",
        source="enh-zeus-sarpedon",
        timing="reaction",
        then="enh-zeus-sarpedon/power/0/then",
        on="character_defeated",
        when=AllOf((EventIs("actor", "me"), EventIs("character", "hero"))),
        limit="age",
    )
    assert expected == ability == EDITION.abilities[ability.name]
    apollo = EDITION.premonitions["premonition-temple-of-apollo"]
    assert (At("argos"), CountIs(Count("temples", city="argos"), at_least=1)) == apollo.needs
    assert (Elements("zone", ("fire",)),) == EDITION.confrontations["quest-hydra-of-lerna"].must
    assert Cost(3, 3) == EDITION.technologies["tech-propylaea-in-stasis"].cost
    assert Visible(1, 2) == EDITION.stances["stance-humble"].visible


def test_any_kind_of_character_is_no_limit(tmp_path: Path) -> None:
    """A place where any character may stand is the place alone."""
    old = '{ test = "at", place = "elis", kind = "hero" }'
    path = save(tmp_path, of("premonition-the-first-footrace", old, old.replace("hero", "any")))
    assert (At("elis"), At("elis")) == load_hybris_edition(path).premonitions["premonition-the-first-footrace"].needs


def test_the_steps_of_an_action_stand_only_where_the_rules_have_none() -> None:
    """Three actions are lists of steps; the others are procedures and name no list."""
    assert {"sight", "train", "drain"} == {action.action for action in EDITION.actions.values() if action.steps}


def test_what_is_read_is_what_stands_there(tmp_path: Path) -> None:
    """A changed value is the value of the component that is read, in another edition with another digest."""
    changes = field("primordial-lethe", "aegis", "9"), field("tech-marble-lathe", "vp", "7"), swap(FIRST, "14", "15")
    edition = load_hybris_edition(save(tmp_path, *changes))
    assert (9, 7, 15) == (
        edition.primordials["primordial-lethe"].aegis,
        edition.technologies["tech-marble-lathe"].vp,
        edition.numbers.well.overflow,
    )
    assert EDITION.digest != edition.digest
    assert {"primordial-lethe", "tech-marble-lathe"} == {
        name for name, card in EDITION.cards.items() if card != edition.cards[name]
    }


def test_the_digest_is_of_the_content(tmp_path: Path) -> None:
    """A comment changes nothing, a value in any file does."""
    name = "pillars.toml"
    assert EDITION.digest == load_hybris_edition(save(tmp_path, (name, "# new\n" + TEXTS[name]))).digest
    for number, component in enumerate(("athens", "enh-athena-egide", "scenario-sealed-gates", "stance-proud")):
        folder = tmp_path / str(number)
        folder.mkdir()
        old = EDITION.cards[component].name  # type: ignore[union-attr]
        changed = load_hybris_edition(save(folder, of(component, f'"{old}"', '"New"')))
        assert EDITION.digest != changed.digest


def test_counts_of_a_player_follow_the_supply(tmp_path: Path) -> None:
    """A designer may give each player another Combat card, if the supply says so."""
    path = save(tmp_path, swap(FIRST, "combat_cards = 18", "combat_cards = 19"), field("cc-combo", "copies", "2"))
    assert 2 == load_hybris_edition(path).combat_cards["cc-combo"].copies


def test_the_edition_says_what_is_from_the_rulebook() -> None:
    """Every component says which of its fields the rulebook states; every other one is reconstructed."""
    assert Origin() == EDITION.heroes["hero-heracles"].provenance
    assert Origin(("name",), ("lower",)) == EDITION.pillars["pillar-indoctrination"].provenance
    assert "pillar-guidance (name, upper, lower)" in EDITION.card_provenance.rulebook
    assert ("every other value of a component",) == EDITION.card_provenance.reconstructed
    assert "well (warning, overflow)" in EDITION.provenance.rulebook


def test_the_ledger_names_places_of_the_edition() -> None:
    """The rules of Hybris can be read, and what fills their gaps stands in a file of the edition."""
    ledger = Ledger.load(Path(EDITION.source).parent.parent / "rules.toml")
    assert "hybris" == ledger.game
    filled = [gap.filled_by.removeprefix("data/").partition(":")[0] for gap in ledger.gaps.values()]
    assert {*TEXTS, ""} >= set(filled)
