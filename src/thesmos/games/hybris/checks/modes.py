"""What scenarios, variants and Duel mode must be, and when their abilities may run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from thesmos.games.hybris.cards import HybrisEdition, Reveal
from thesmos.games.hybris.effects import Ability
from thesmos.games.hybris.families import Index
from thesmos.games.hybris.parse.steps import LASTING
from thesmos.games.hybris.words import KINDS, PARTS, Words

STANDING: Words = tuple(word for word in KINDS["timing"] if word != "immediate")
"""Timings of abilities that never come into play by themselves."""


def check_modes(edition: HybrisEdition, index: Index) -> None:
    """Refuse reveals that can't happen, stances that are not the two sides, and abilities that never run."""
    problem = _reveal_problem(edition.numbers.reveal, edition.numbers.start.ages)
    if problem:
        raise index.wrong_number("reveal", problem)
    for name, scenario in edition.scenarios.items():
        problem = _reveal_problem(scenario.reveals, scenario.ages)
        if problem:
            raise index.wrong(name, "reveals", problem)
        most = edition.numbers.player_supply.enhancements
        if scenario.unlock_to_win > most:
            problem = f"must be from 0 to {most}, the tiles of a player, not {scenario.unlock_to_win}"
            raise index.wrong(name, "unlock_to_win", problem)
    _check_stances(edition, index)
    for name, field, ability, timings in _abilities(edition):
        if ability.timing not in timings:
            at = f"{ability.name.removeprefix(f'{name}/')}/timing"
            raise index.wrong(name, at, f"expected one of {', '.join(timings)} in {field}, not {ability.timing!r}")


def _reveal_problem(reveals: tuple[Reveal, ...], ages: int) -> str:
    """Say what is wrong with the reveals of a game of so many Ages, "" for nothing. Rule: HYBRIS-COMP-08."""
    when, groups = [reveal.age for reveal in reveals], [reveal.group for reveal in reveals]
    if when != sorted(set(when)) or any(age > ages for age in when):
        return f"the ages must rise, and none be after the last age, {ages}, not {when}"
    return "" if len(groups) == len(set(groups)) else f"one Primordial of each group is in play, not {groups}"


def _check_stances(edition: HybrisEdition, index: Index) -> None:
    """Refuse sides that are not the two stances. Rules: HYBRIS-COMP-11, HYBRIS-DUEL-09, HYBRIS-DUEL-10."""
    sides = edition.numbers.stance_cards.sides
    if sorted(sides) != sorted(edition.stances):
        raise index.wrong_number("cards sides", f"expected {', '.join(edition.stances)}, not {list(sides)}")
    covered = tuple(stance.covered for stance in edition.stances.values())
    if sorted(covered) != sorted(PARTS):
        raise index.wrong_family("stance", f"expected one that covers each of {', '.join(PARTS)}, not {list(covered)}")


def _abilities(edition: HybrisEdition) -> Iterator[tuple[str, str, Ability, Words]]:
    """Yield abilities with their component, what it is called, and the timings that they may have there."""
    families: tuple[tuple[str, Mapping[str, object], str, Words], ...] = (
        ("a special power", edition.powers, "power", STANDING),
        ("a scenario", edition.scenarios, "rules", STANDING),
        ("a variant", edition.variants, "rules", STANDING),
        ("a Hero of the Coliseum", edition.champions, "power", LASTING),
    )
    for word, components, field, timings in families:
        for name, component in components.items():
            for ability in getattr(component, field):
                yield name, word, ability, timings
