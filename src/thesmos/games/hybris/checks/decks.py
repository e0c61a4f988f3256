"""What the cards and quests must be."""

from __future__ import annotations

from thesmos.core.errors import shorten
from thesmos.games.hybris.cards import Act, CombatCard, HybrisEdition
from thesmos.games.hybris.cards.quests import ASKING
from thesmos.games.hybris.effects import At, Condition
from thesmos.games.hybris.families import Index


def check_decks(edition: HybrisEdition, index: Index) -> None:
    """Refuse cards that belong to nobody, decks of another size, and what can't be fulfilled in order."""
    for card in edition.combat_cards.values():
        _check_card(card, edition, index)
    for olympian in edition.olympians:
        _check_deck(olympian, edition, index)
    index.check_distinct(edition.pillars, "number")
    for name, epic in edition.epics.items():
        if not epic.acts:
            raise index.wrong(name, "act", "expected one act or more")
        for number, act in enumerate(epic.acts, 1):
            _check_act(name, number, act, edition, index)
    for name, premonition in edition.premonitions.items():
        if not any(_is_at(condition, premonition.place) for condition in premonition.needs):
            problem = f"expected the test 'at' for the place {premonition.place!r} among them"
            raise index.wrong(name, "needs", problem)


def _check_card(card: CombatCard, edition: HybrisEdition, index: Index) -> None:
    known = (card.deck,) if card.deck in {"common", "trained"} else tuple(edition.olympians)
    if card.affiliation not in known:
        problem = f"expected {' or '.join(map(repr, known))} in the deck {card.deck!r}, not {shorten(card.affiliation)}"
        raise index.wrong(card.id, "affiliation", problem)
    if card.deck == "enhanced" and card.copies != 1:
        raise index.wrong(card.id, "copies", f"an Enhanced Combat card is there once, not {card.copies} times")


def _check_deck(olympian: str, edition: HybrisEdition, index: Index) -> None:
    """Refuse a deck that has not the size in the supply of a player. Rule: HYBRIS-COMP-24."""
    own = [card for card in edition.combat_cards.values() if card.affiliation in {olympian, "common"}]
    enhanced = [card.id for card in own if card.deck == "enhanced"]
    if len(enhanced) != 1:
        problem = f"expected 1 card of the deck 'enhanced' of {olympian!r}, not {len(enhanced)}"
        raise index.wrong_family("card", problem)
    count, expected = sum(card.copies for card in own), edition.numbers.player_supply.combat_cards
    if count != expected:
        problem = (
            f"expected {expected} cards of {olympian!r} as in player_supply, the common ones included, not {count}"
        )
        raise index.wrong_family("card", problem)


def _check_act(quest: str, number: int, act: Act, edition: HybrisEdition, index: Index) -> None:
    at = f"act/{number}"
    if act.act != number:
        raise index.wrong(quest, f"{at}/act", f"the acts are numbered from 1, expected {number}, not {act.act}")
    asks = act.kind in ASKING
    if asks is not bool(act.needs):
        raise index.wrong(
            quest, f"{at}/needs", f"an act of kind {act.kind!r} {'needs conditions' if asks else 'has none'}"
        )
    if asks is bool(edition.code[act.before]):
        problem = "has none" if asks else "needs steps that are required"
        raise index.wrong(quest, f"{at}/before", f"an act of kind {act.kind!r} {problem}")


def _is_at(condition: Condition, place: str) -> bool:
    return isinstance(condition, At) and condition.place == place
