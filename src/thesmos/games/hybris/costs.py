"""What Builds, conversions and omens cost, which cards can pay or be shown, and which components can be removed."""

from __future__ import annotations

from collections.abc import Iterator

from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris.cards import Cost
from thesmos.games.hybris.effects import Condition, Elements, Pay
from thesmos.games.hybris.entries import GiveUpCard, ShowCard
from thesmos.games.hybris.language.conditions import allows, is_place, stat
from thesmos.games.hybris.language.symbols import ELEMENTS, can_show, missing_after
from thesmos.games.hybris.state import FALLEN, RESERVE, Character, Goods, State
from thesmos.toolkit.cards import kinds, without

PILES = -1
"""The place in the Workshop that stands for the piles of Olympus, from where nothing is left out of a cost."""
CHARACTERS = ("prophet", "hero")


def discount(state: State, seat: Seat, space: int) -> int:
    """Return how many resources are left out of the cost of a Build. Rules: HYBRIS-FORGE-12, HYBRIS-PILLAR-18."""
    printed = 0 if space == PILES else state.rules.numbers.workshop.discount[space]
    return max(0, printed - stat(state, seat, "build_cost"))


def left_out(state: State, seat: Seat, tile: str, space: int) -> tuple[int, ...]:
    """Return how many Believers may be left out of a Build cost so that the rest can be paid; () if none can.

    Rules: HYBRIS-FORGE-11, HYBRIS-FORGE-12.
    """
    return tuple(
        _ways_to_pay(state.rules.technologies[tile].cost, state.players[seat].goods, discount(state, seat, space))
    )


def _ways_to_pay(cost: Cost, goods: Goods, less: int) -> range:
    """Return how many of the resources left out may be Believers."""
    less = min(less, cost.believer + cost.aegis)
    fewest = max(0, less - cost.aegis, cost.believer - goods.believer)
    return range(fewest, min(less, cost.believer, goods.aegis - cost.aegis + less) + 1)


def asks_what_to_leave_out(state: State, seat: Seat, tile: str, space: int) -> bool:
    """Tell whether a lowered cost shows both kinds, so that a choice is left. Rule: HYBRIS-FORGE-12."""
    cost = state.rules.technologies[tile].cost
    return bool(discount(state, seat, space) and cost.believer and cost.aegis)


def builds(state: State, seat: Seat) -> Iterator[str]:
    """Yield the own tiles in the Workshop that can be built. Rule: HYBRIS-FORGE-11."""
    for space, tile in enumerate(state.world.workshop):
        if tile is not None and tile.seat == seat and left_out(state, seat, tile.id, space):
            yield tile.id


def plan_builds(state: State, seat: Seat) -> Iterator[str]:
    """Yield the tiles of the piles that can be built from there. Rules: HYBRIS-PILLAR-18, HYBRIS-COMP-22."""
    if not state.players[seat].goods.marks:
        return
    goods, less, facts = state.players[seat].goods, discount(state, seat, PILES), state.rules.technologies
    for tile in state.world.plans:
        if _ways_to_pay(facts[tile].cost, goods, less):
            yield tile


def prayers_for(state: State, seat: Seat, row: str) -> int:
    """Return what a conversion costs, at least 1. Rules: HYBRIS-OLYMPUS-05 to -09."""
    rules = state.rules
    pay = rules.code[rules.conversions[row]][0]
    assert isinstance(pay, Pay), pay
    assert isinstance(pay.n, int), pay
    return max(1, pay.n + stat(state, seat, "convert_cost", row))


def omen_cost(state: State, seat: Seat) -> int:
    """Return the Believers that an Omen costs. Rule: HYBRIS-ORACLE-03."""
    return max(0, 1 + stat(state, seat, "omen_cost"))


def activation_cost(state: State, seat: Seat, character: str) -> int:
    """Return the Aegis that an activation costs. Rule: HYBRIS-TURN-04."""
    if state.rules.kind[character] == "olympian":
        return 0
    if character in state.rules.edition.champions:
        state = state.replace(turn=state.turn.replace(seat=seat, character=character))
    return max(0, 1 + stat(state, seat, "activation_cost"))


def omen_cards(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards of the hand that show an element no card under the Oracle shows, each once.

    Rules: HYBRIS-ORACLE-02, HYBRIS-ORACLE-06, HYBRIS-ORACLE-08.
    """
    cards = state.rules.cards
    shown = {symbol for card, _ in state.world.omens for symbol in cards[card].elements}
    new = set(ELEMENTS) - shown
    if not new:
        return ()
    hand = dict.fromkeys(state.players[seat].holding.hand)
    wild = allows(state, seat, "wild_element")
    return tuple(card for card in hand if wild or new.intersection(cards[card].elements))


def showings(seat: Seat, what: str, needs: tuple[Condition, ...]) -> tuple[ShowCard, ...]:
    """Return what asks for the cards of a Premonition or an act: each test for itself, the first on top.

    Rules: HYBRIS-PREM-07, HYBRIS-MOIRAI-15.
    """
    asked = [ShowCard(seat, what, one.elements) for one in needs if isinstance(one, Elements) and one.elements]
    return tuple(reversed(asked))


def matching_cards(state: State, decision: GiveUpCard | ShowCard, *, wild: bool) -> tuple[CardId, ...]:
    """Return the cards of the hand that show a symbol still missing, or may stand for one where `wild`, each once.

    Only cards after which all can still be shown are among them.

    Rule: HYBRIS-MOIRAI-16.
    """
    cards, hand = state.rules.cards, state.players[decision.seat].holding.hand
    free = len(decision.chosen) + len(hand) if wild else 0
    found = []
    for card in kinds(hand):
        missing = missing_after(decision.elements, cards[card].elements)
        rest = [cards[other].elements for other in without(hand, card)]
        if (wild or len(missing) < len(decision.elements)) and can_show(missing, rest, free):
            found.append(card)
    return tuple(found)


def removable(state: State, seat: Seat, what: str) -> Iterator[str]:
    """Yield the Enhancement tiles whose leftmost component is of a kind. Rules: HYBRIS-ENH-02 to -04."""
    player = state.players[seat]
    for tile, gone in zip(state.rules.enhancements[player.olympian], player.growth.removed, strict=True):
        first = tile.components[gone] if gone < len(tile.components) else ""
        if first and (what in ("any", first) or (what == "character" and first in CHARACTERS)):
            yield tile.id


def undefeated_heroes(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the own Heroes that are not in the Underworld. Rule: HYBRIS-DEFEAT-08."""
    kind = state.rules.kind
    return tuple(one.id for one in state.players[seat].crew if kind[one.id] == "hero" and one.place != FALLEN)


def fighters(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the own characters that can be sent to fight: Heroes in reserve, an upright Olympian. Rule: ENDAGE-22."""
    kind = state.rules.kind
    return tuple(
        one.id
        for one in state.players[seat].crew
        if (kind[one.id] == "olympian" and not one.down) or (kind[one.id] == "hero" and one.place == RESERVE)
    )


def fallen_heroes(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the own Heroes in the Underworld. Rules: HYBRIS-UNDER-02, HYBRIS-UNDER-03."""
    return tuple(one.id for one in state.players[seat].crew if one.place == FALLEN)


def recallable(state: State, seat: Seat, kind: str, at: str) -> tuple[str, ...]:
    """Return the own characters of a kind that stand at a place, "" for anywhere on the boards.

    Rule: HYBRIS-MOIRAI-14.
    """
    rules = state.rules
    return tuple(
        one.id
        for one in state.players[seat].crew
        if on_board(one)
        and kind in ("any", rules.kind[one.id])
        and one.id != state.turn.character
        and (not at or is_place(one.place, at, state) or rules.location[one.place] == at)
    )


def on_board(character: Character) -> bool:
    """Tell whether a character stands on a board."""
    return character.place not in (RESERVE, FALLEN)


def free_sites(state: State, city: str) -> tuple[str, ...]:
    """Return the empty Technology spaces of a City. Rule: HYBRIS-DEPLOY-02."""
    sites = zip(state.rules.sites, state.world.sites, strict=True)
    return tuple(space for (space, there), tile in sites if there == city and tile is None)
