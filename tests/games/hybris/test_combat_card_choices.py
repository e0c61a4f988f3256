"""Combat cards that cancel, take cards back, promise something for the end of the combat, or ask for a payment."""

from __future__ import annotations

import pytest

from games.hybris.card_groups import FROM_DISCARDS, NO_COMBO, NO_EFFECT, NO_FORCE, PAID, RECOVERS, ROLES, side
from games.hybris.combats import bout, forces, going, played, skirmish, zone
from games.hybris.table import (
    actor,
    boards,
    cards,
    character,
    goods,
    happenings,
    holding,
    legal,
    play,
    quiet,
    table,
    track,
)
from thesmos.games.hybris.state import State

FORCE = {"sc-gorgon-shield": 2, "sc-unseen-blow": 2, "tc-feint": 2, "ec-wrath-of-the-egide": 4}
FORCE |= {"cc-riposte": 1, "tc-blinding-sun": 2, "sc-ground-breaker": 4, "tc-whirlpool": 2}
LOST = {card: int(card == "sc-gorgon-shield") for card in FORCE}
"""What a card takes from the opponent by the way."""


def rich(seats: str = "zeus,athena") -> State:
    """Return a quiet table at which both have Determination 7 and nothing on the discard piles."""
    state = quiet(table(seats))
    for seat in (0, 1):
        state = holding(goods(state, seat, determination=5), seat, discard="")
    return state


@pytest.mark.parametrize("card", NO_COMBO)
@pytest.mark.parametrize("canceller", [0, 1])
def test_a_combo_that_counts_for_nothing(card: str, canceller: int) -> None:
    """Stomping and Combo have 3+3, without the 2 that they join for; Spear Line then joins for its 2."""
    hands = [f"cc-shield-wall {card} cc-regroup", "cc-stomping cc-combo tc-spear-line"]
    lines = [("cc-shield-wall", card, "cc-regroup"), ("cc-stomping", "cc-combo", "tc-spear-line")]
    if canceller:
        hands, lines = hands[::-1], lines[::-1]
    state = bout(skirmish((hands[0], hands[1]), rich()), lines[0][0], lines[1][0])
    state = bout(state, lines[0][1], lines[1][1])
    assert 3 + 3 == forces(state)[1 - canceller]
    state = bout(state, *(f"{line[2]} stop" if "cc-regroup" in line else line[2] for line in lines))
    assert [(1 - canceller, "", 3 + 3 + 2 + 2)] == happenings(state, "won the combat")


@pytest.mark.parametrize("card", NO_FORCE)
@pytest.mark.parametrize("canceller", [0, 1])
def test_force_that_counts_for_nothing(card: str, canceller: int) -> None:
    """God's Grace after Stomping: its 4 are gone, the 3 stay; its effect has run all the same."""
    mine, other = ("cc-blessing", card), ("cc-stomping", "cc-gods-grace")
    first, second = (mine, other) if not canceller else (other, mine)
    state = skirmish((f"{' '.join(first)} cc-combo", f"{' '.join(second)} cc-combo"), rich().replace(well=2))
    state = bout(bout(state, first[0], second[0]), first[1], second[1])
    assert (3, 2 + FORCE[card]) == (forces(state)[1 - canceller], forces(state)[canceller])
    assert (1, 1) == (state.players[1 - canceller].goods.prayer, state.well)


@pytest.mark.parametrize("card", NO_EFFECT)
@pytest.mark.parametrize("canceller", [0, 1])
def test_an_effect_that_counts_for_nothing(card: str, canceller: int) -> None:
    """The 1 that the other card gains by its role does not come, or is taken back if it came; its 2 Force stay."""
    other = "cc-headlong-charge" if canceller else "cc-shield-wall"
    first, second = (other, card) if canceller else (card, other)
    state = bout(skirmish((f"{first} cc-combo", f"{second} cc-combo"), rich()), first, second)
    assert (2 - LOST[card], FORCE[card]) == (forces(state)[1 - canceller], forces(state)[canceller])


@pytest.mark.parametrize("card", NO_EFFECT)
def test_what_an_effect_has_done_is_not_undone(card: str) -> None:
    """The Attacker's Invocation has brought its Virtue before the Defender's card; Battle Cry's -1 is taken back."""
    state = bout(skirmish(("cc-invocation cc-combo", f"{card} cc-combo"), rich()), "cc-invocation", card)
    assert (2, 3 - LOST[card]) == (state.players[0].goods.virtue, forces(state)[0])
    state = bout(skirmish(("cc-battle-cry cc-combo", f"{card} cc-combo"), rich()), "cc-battle-cry", card)
    assert (1 - LOST[card], FORCE[card]) == forces(state)


@pytest.mark.parametrize("card", [*NO_COMBO, *NO_FORCE, *NO_EFFECT])
@pytest.mark.parametrize("role", ROLES)
def test_without_a_card_of_the_opponent_nothing_is_cancelled(card: str, role: str) -> None:
    """Against an empty zone, or the game, the card has its Force; Gorgon Shield takes 1 by another step."""
    state = played(role, card, state=rich())
    expected = [9 if role == "game" else 0, FORCE[card]]
    expected[0] -= LOST[card]
    assert expected == [forces(state)[1 - side(role)], forces(state)[side(role)]]


@pytest.mark.parametrize("card", RECOVERS)
@pytest.mark.parametrize("role", ROLES)
def test_cards_kept_from_the_zone(card: str, role: str) -> None:
    """One card of the zone, be it this one: it stays and counts until the fight is over, then it comes to hand."""
    seat = side(role)
    state = played(role, "cc-stomping", card, state=rich())
    assert (seat, ["recover cc-stomping", f"recover {card}"]) == (actor(state), legal(state))
    before = forces(state)
    state = play(state, "recover cc-stomping")
    assert before == forces(state)
    assert cards(f"cc-stomping {card}") == zone(state, seat)
    assert cards("cc-combo") == state.players[seat].holding.hand
    state = play(state, "go on")
    held = state.players[seat].holding
    assert (set(cards("cc-combo cc-stomping")), cards(card)) == (set(held.hand), held.discard)


@pytest.mark.parametrize("card", RECOVERS)
def test_a_card_kept_is_not_kept_twice(card: str) -> None:
    """Two of these cards take back two others; the card itself may be chosen, and it must be if it lies there alone."""
    state = played("attacker", card, state=rich(), spare="cc-stomping")
    assert [f"recover {card}"] == legal(state)
    state = play(state, f"recover {card}", "play cc-stomping")
    held = state.players[0].holding
    assert ({card}, cards("cc-stomping")) == ({one for one in held.hand if one == card}, held.discard)
    again = played("game", "cc-stomping", card, state=rich(), spare="tc-quick-step")
    again = play(again, "recover cc-stomping", "play tc-quick-step")
    assert "recover cc-stomping" not in legal(again)
    assert f"recover {card}" in legal(again)


@pytest.mark.parametrize("card", FROM_DISCARDS)
@pytest.mark.parametrize("role", ROLES)
def test_cards_taken_from_the_discard_pile(card: str, role: str) -> None:
    """One of choice comes to hand at once, and may be played; with an empty pile nothing is asked."""
    seat = side(role)
    state = played(role, card, state=holding(rich(), seat, discard="cc-stomping cc-riposte"))
    assert (seat, ["recover cc-stomping", "recover cc-riposte"]) == (actor(state), legal(state))
    state = play(state, "recover cc-riposte")
    held = state.players[seat].holding
    assert (cards("cc-combo cc-riposte"), cards("cc-stomping")) == (held.hand, held.discard)
    assert "play cc-riposte" in legal(state)
    assert ["play cc-combo", "go on"] == legal(played(role, card, state=rich()))


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize(
    ("card", "on_victory", "what", "n"),
    [
        ("sc-oath-by-the-river", False, "gained believers", 2),
        ("sc-ashen-toll", True, "gained victory points", 1),
        ("tc-oath-of-blood", True, "gained greatness", 1),
    ],
)
def test_what_comes_with_victory_or_defeat(  # noqa: PLR0917 - the card, what it brings, and how the fight ends
    card: str, on_victory: bool, what: str, n: int, won: bool, role: str
) -> None:
    """2 Believers for who loses, 1 Victory Point or 1 Greatness for who wins; once, and nothing for the other."""
    seat = side(role)
    state = track(rich(), 0, None, None, 1) if seat else track(rich(), 1, None, None, 0)
    state = played(role, card, state=state, spare="cc-gods-grace cc-stomping")
    state = _decided(state, seat, won)
    gained = [(one.seat, one.name, one.amount) for one in state.events if one.what == card and "gained" in one.name]
    assert ([(seat, what, n)] if won == on_victory else []) == gained


def _decided(state: State, seat: int, won: bool) -> State:
    """End the fight, with much Force for the other side where the seat shall lose it."""
    fight = state.world.combat
    assert fight is not None
    if fight.defender.seat is None:
        fight = fight.replace(base=0 if won else 20)
    elif not won:
        much = cards("cc-gods-grace cc-stomping cc-combo tc-volley")
        attacker, defender = fight.attacker, fight.defender
        fight = (
            fight.replace(defender=defender.replace(zone=much))
            if seat == attacker.seat
            else fight.replace(attacker=attacker.replace(zone=much))
        )
    return play(boards(state, combat=fight), "go on")


def test_an_oath_is_over_with_its_combat() -> None:
    """A Hero who won by Ashen Toll loses it for the next fight of the same Age."""
    state = played("attacker", "sc-ashen-toll", state=rich())
    state = play(state, "go on")
    assert 1 == state.players[0].goods.vp
    state = character(play(state, "influence", "believers"), 1, "hero-diomedes", place="argos", spent=True)
    state = holding(holding(state, 0, hand="cc-stomping"), 1, hand="")
    state = bout(going(state, (0, "zeus"), "argos"), "cc-stomping")
    assert (1, [(0, "", 3)]) == (state.players[0].goods.vp, happenings(state, "won the combat"))


@pytest.mark.parametrize("card", PAID)
@pytest.mark.parametrize("role", ROLES)
def test_force_that_is_paid_for(card: str, role: str) -> None:
    """1 Believer or 1 Aegis for 2 more; it may be declined, and is not offered to who has none."""
    seat, (what, force) = side(role), PAID[card]
    state = played(role, card, state=goods(rich(), seat, **{what: 3}))
    assert (seat, ["yes", "no"]) == (actor(state), legal(state))
    found = []
    for answer in ("yes", "no"):
        after = play(state, answer)
        found += [(forces(after)[seat], getattr(after.players[seat].goods, what))]
    there = getattr(state.players[seat].goods, what)
    assert [(force + 2, there - 1), (force, there)] == found
    activation = int((what, role) == ("aegis", "attacker"))
    assert ["play cc-combo", "go on"] == legal(played(role, card, state=goods(rich(), seat, **{what: activation})))


def test_force_that_was_paid_for_is_taken_back() -> None:
    """The Attacker's Believer for Hecatomb is gone, and the 2 Force too when Feint has cancelled the effect."""
    state = skirmish(("tc-hecatomb cc-combo", "tc-feint cc-combo"), goods(rich(), 0, believer=1))
    state = bout(state, "tc-hecatomb", "tc-feint")
    assert ["yes", "no"] == legal(state)
    state = play(state, "yes")
    assert (0, (3, 2)) == (state.players[0].goods.believer, forces(state))
