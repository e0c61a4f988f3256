from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.hybris.idle import plays_alike, root_of, steps_of, with_steps, without
from games.hybris.runs import PROBES, ability_runs, list_runs
from games.hybris.table import EDITION
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Steps
from thesmos.games.hybris.rules import Rules

MODES = {*EDITION.scenarios, *EDITION.variants, *EDITION.stances, *EDITION.duel_rules}
COMPONENTS = [
    name
    for name in dict.fromkeys(name.partition("/")[0] for name, code in EDITION.code.items() if code)
    if name not in MODES
]
"""Components of the base game that hold steps."""


def idle(steps: Iterable[tuple[str, int]], changed: dict[str, Steps]) -> list[str]:
    """Return those of some steps without which every table is played as it is with them; lists may be changed."""
    return [f"{name} {at}" for name, at in steps if not _matters(name, at, changed)]


def _matters(name: str, at: int, changed: dict[str, Steps]) -> bool:
    root, ability = root_of(name)
    for state, start in list_runs(root) if ability is None else ability_runs(ability):
        rules: Rules = state.rules
        for other, steps in changed.items():
            rules = with_steps(rules, other, *steps)
        if not plays_alike((state.replace(rules=rules), start), without(rules, name, at)):
            return True
    return False


@pytest.mark.parametrize("component", COMPONENTS)
def test_every_step_of_a_component_does_something(component: str) -> None:
    """On a table that suits it, the same play without the step ends in another state."""
    assert [] == idle(steps_of(component), {})


def test_the_components_are_those_of_the_base_game() -> None:
    """Each family that holds steps is there; the modules of other modes are not."""
    families = {type(EDITION.cards[name]).__name__ for name in COMPONENTS if name in EDITION.cards}
    assert {"factory"} == {name for name in COMPONENTS if name not in EDITION.cards}
    assert families == {
        "Space",
        "Location",
        "LocationAction",
        "Conversion",
        "City",
        "Olympian",
        "VirtueSpace",
        "OlympianPower",
        "Enhancement",
        "Pillar",
        "CombatCard",
        "Technology",
        "EpicQuest",
        "Confrontation",
        "Premonition",
        "Primordial",
        "Champion",
    }


def test_every_technology_enhancement_and_champion_has_a_power() -> None:
    """None of them is a blank."""
    listed = (EDITION.technologies, EDITION.enhancements, EDITION.champions, EDITION.powers, EDITION.pillars)
    assert [] == [name for family in listed for name in family if name not in COMPONENTS]


def test_stats_and_rules_in_use_can_be_seen() -> None:
    """What the components of the base game change or switch on is looked for, and nothing else."""
    used = set()
    for name, code in EDITION.code.items():
        if name.partition("/")[0] not in MODES:
            used |= {step.stat for step in code if isinstance(step, fx.Modify)}
            used |= {step.rule for step in code if isinstance(step, fx.Allow)}
    assert used == set(PROBES)


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("pillar-truce/lower", (fx.Gain("believer", 0, who="others"),)),
        ("pillar-truce/lower", (fx.Gain("believer", 1, who="others"), fx.Lose("vp", 0))),
        ("enh-zeus-sarpedon/power/0/then", (fx.Gain("greatness", 1), fx.Draw("combat", 0))),
        ("tech-bronze-legion/power/0/then", (fx.Modify("force", 0),)),
        ("cc-riposte/effect", (fx.AddForce(0),)),
        ("quest-talos/during", (fx.Cancel("combo", "drawn"),)),
        ("primordial-ouranos/wrath_2", (fx.Discard("card", down_to=99),)),
    ],
)
def test_a_step_without_an_effect_is_found(name: str, steps: Steps) -> None:
    """A component whose last step changes nothing would not pass."""
    last = len(steps) - 1
    assert [f"{name} {last}"] == idle([(name, last)], {name: steps})
