"""The effect of every Combat card that has one does what its text in the edition says."""

from __future__ import annotations

import pytest

from games.hybris.card_groups import (
    BY_ROLE,
    COMBOS,
    COUNTING,
    DRAWS,
    FROM_DISCARDS,
    GAINS,
    LOOKS,
    NO_COMBO,
    NO_EFFECT,
    NO_FORCE,
    OATHS,
    PAID,
    RECOVERS,
    ROLES,
    VERSUS,
    WEAKENING,
    side,
)
from games.hybris.combats import bout, fight, forces, played, sides, skirmish
from games.hybris.table import (
    EDITION,
    cards,
    character,
    growth,
    happenings,
    holding,
    legal,
    quiet,
    table,
    track,
)
from thesmos.games.hybris.state import State

FALLEN = ("hero-perseus", "hero-sarpedon", "champion-medea", "champion-achilles")


def three(state: State | None = None) -> State:
    """Return a quiet table of Zeus, Athena and Hades."""
    return quiet(table("zeus,athena,hades")) if state is None else state


def fallen(state: State, seat: int, number: int) -> State:
    """Send so many further Heroes of a seat to the Underworld."""
    for name in FALLEN[:number]:
        state = character(state, seat, name, place="fallen")
    return state


def test_every_card_with_an_effect_is_tested_here() -> None:
    """No card is missing, and none that has no effect is named."""
    tested = {*BY_ROLE, *WEAKENING, *GAINS, *DRAWS, *COUNTING, *COMBOS, *VERSUS, *LOOKS, *RECOVERS, *FROM_DISCARDS}
    tested |= {*NO_COMBO, *NO_FORCE, *NO_EFFECT, *OATHS, *PAID}
    assert {name for name, card in EDITION.combat_cards.items() if table().rules.code[card.effect]} == tested


@pytest.mark.parametrize("card", [name for name in EDITION.combat_cards if not table().rules.code[f"{name}/effect"]])
def test_a_card_without_effect_has_its_force_alone(card: str) -> None:
    """Whatever the role."""
    found = [forces(played(role, card))[side(role)] for role in ROLES]
    assert [EDITION.combat_cards[card].force] * 3 == found


@pytest.mark.rule("HYBRIS-COMBAT-10")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("card", BY_ROLE)
def test_force_by_role(card: str, role: str) -> None:
    """1 more as the Attacker or as the Defender; neither is anybody's role against the game."""
    assert BY_ROLE[card][ROLES.index(role)] == forces(played(role, card))[side(role)]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("card", WEAKENING)
def test_force_taken_from_the_other_side(card: str, role: str) -> None:
    """1 less for the opponent, which may be below 0, or for the enemy."""
    expected = {"attacker": (WEAKENING[card], -1), "defender": (-1, WEAKENING[card]), "game": (WEAKENING[card], 8)}
    assert expected[role] == forces(played(role, card))


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("card", GAINS)
def test_what_cards_gain(card: str, role: str) -> None:
    """1 Virtue, or 1 Prayer of the Well."""
    seat, what = side(role), GAINS[card]
    before = three().replace(well=3)
    state = played(role, card, state=before)
    assert 1 == getattr(state.players[seat].goods, what) - getattr(before.players[seat].goods, what)
    assert (2 if what == "prayer" else 3) == state.well
    empty = played(role, card, state=three())
    assert (0, 0) == (empty.players[seat].goods.prayer, empty.well)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("card", DRAWS)
def test_what_cards_draw(card: str, role: str) -> None:
    """A card of the own deck comes to hand and can be played at once."""
    seat, n = side(role), DRAWS[card][ROLES.index(role)]
    state = played(role, card, state=holding(three(), seat, deck="cc-stomping cc-regroup"))
    assert cards("cc-combo cc-regroup" if n else "cc-combo") == state.players[seat].holding.hand
    assert bool(n) == ("play cc-regroup" in legal(state))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (("cc-combined-attack",), 2),
        (("cc-anticipation", "cc-combined-attack"), 1 + 2),
        (("cc-stomping", "cc-combined-attack"), 3 + 2 + 2 + 1),
    ],
)
def test_combined_attack(line: tuple[str, ...], expected: int) -> None:
    """1 more with another weapon in the zone; after Stomping it completes a Combo for 2 as well."""
    assert [expected] * 3 == [forces(played(role, *line))[side(role)] for role in ROLES]


@pytest.mark.parametrize(("space", "expected"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_royal_command(space: int, expected: int) -> None:
    """1 more on the first two spaces of the Greatness track."""
    order: list[int | None] = [1, 2, None]
    order.insert(space - 1, 0)
    assert expected == forces(played("attacker", "sc-royal-command", state=track(three(), *order)))[0]


@pytest.mark.parametrize(("sparks", "expected"), [(2, 3), (3, 4), (8, 4)])
def test_chain_of_sparks(sparks: int, expected: int) -> None:
    """1 more with at least 3 Sparks on the track."""
    assert expected == forces(played("attacker", "sc-chain-of-sparks", state=growth(three(), 0, sparks=sparks)))[0]


@pytest.mark.parametrize(("own", "other", "shades", "gates"), [(0, 0, 1, 4), (1, 0, 2, 5), (1, 1, 2, 6), (3, 2, 3, 7)])
def test_cards_that_count_the_fallen(own: int, other: int, shades: int, gates: int) -> None:
    """Grasp of Shades counts own Heroes, 2 at most; Gates of the Dead those of all players, 3 at most."""
    state = fallen(fallen(three(), 0, own), 2, other)
    found = [
        forces(played("attacker", card, state=state))[0] for card in ("sc-grasp-of-shades", "ec-gates-of-the-dead")
    ]
    assert [shades, gates] == found


@pytest.mark.parametrize(("temples", "expected"), [((), 5), (("argos",), 6), (("argos", "elis", "sparta"), 7)])
def test_the_bolt_unleashed(temples: tuple[str, ...], expected: int) -> None:
    """1 more for each Temple in a City, 2 at most."""
    state = growth(three(), 0, temples=temples)
    assert expected == forces(played("attacker", "ec-the-bolt-unleashed", state=state))[0]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ((), 4 + 1),
        (("cc-anticipation",), 1 + 4 + 1),
        (("cc-riposte",), 1 + 4 + 2),
        (("cc-riposte", "sc-undertow", "tc-libation"), 1 + 1 + 1 + 0 + 4 + 3),
    ],
)
def test_the_swallowing_sea(line: tuple[str, ...], expected: int) -> None:
    """1 more for each card with Water in the zone, itself included, 3 at most; Undertow after Riposte is a Combo."""
    assert expected == forces(played("game", *line, "ec-the-swallowing-sea"))[0]


@pytest.mark.parametrize(("spare", "expected"), [("", 4), ("cc-combo", 4), ("cc-combo cc-riposte", 2)])
def test_last_stand(spare: str, expected: int) -> None:
    """2 more with at most 1 card left in hand."""
    state = played("attacker", "tc-last-stand", spare=spare)
    found = happenings(state, "won the combat")[0][2] if state.world.combat is None else forces(state)[0]
    assert expected == found


def test_thunder_javelin() -> None:
    """1 more against another player's Olympian; not against a Hero, nor against the game."""
    hands = ("sc-thunder-javelin cc-combo", "")
    against_olympian = bout(fight(three(), (0, "hero-heracles"), (2, "hades"), hands), "sc-thunder-javelin")
    assert [5, 5, 5] == [forces(played(role, "sc-thunder-javelin"))[side(role)] for role in ROLES]
    assert 6 == forces(against_olympian)[0]


@pytest.mark.rule("HYBRIS-COMBAT-11")
@pytest.mark.parametrize(("first", "gained"), [("cc-invocation", 1), ("cc-stomping", 0), ("cc-anticipation", 0)])
def test_cards_that_look_for_a_combo(first: str, gained: int) -> None:
    """Blessing takes a Prayer of the Well, Sea Breeze a card, if the card to the left ends in half a divine symbol."""
    state = played("attacker", first, "cc-blessing", state=three().replace(well=3))
    assert (gained, 3 - gained) == (state.players[0].goods.prayer, state.well)
    deck = holding(three(), 0, deck="cc-regroup cc-riposte cc-shield-wall")
    state = played("game", first, "tc-sea-breeze", state=deck)
    drawn = gained + (first == "cc-anticipation")
    assert 1 + drawn == len(state.players[0].holding.hand)


def test_spear_of_reason() -> None:
    """It shows the opponent's hand; against the game there is none to see."""
    state = bout(skirmish(("sc-spear-of-reason", "cc-combo cc-riposte")), "sc-spear-of-reason", "cc-combo stop")
    assert {"cc-combo", "cc-riposte"} == {one.what for one in state.events if one.name == "saw"}
    assert [] == happenings(played("game", "sc-spear-of-reason"), "saw")
    assert sides(played("game", "sc-spear-of-reason"))[0].zone == cards("sc-spear-of-reason")
