"""What lies where in a game of Hybris, and what of it a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

from thesmos.core.game import Zones
from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.games.hybris.entries import FinishPremonition, GiveUpCard, GiveUpPremonition, PlanToken, ShowCard
from thesmos.games.hybris.language.counts import turned_over
from thesmos.games.hybris.language.fighting import side_of, sides
from thesmos.games.hybris.rules import Rules
from thesmos.games.hybris.state import (
    BONUS,
    FALLEN,
    RESERVE,
    Cards,
    Character,
    Combat,
    Deck,
    Holding,
    Player,
    State,
    Tile,
)
from thesmos.toolkit.cards import without
from thesmos.toolkit.exposure import known_to


def zones(state: State) -> Zones:
    """Return what lies where; every component that is a piece of its own is in exactly one zone."""
    world = state.world
    found: dict[str, tuple[str, ...]] = {
        "piles": world.plans,
        "workshop": _ids(world.workshop),
        "factory": _ids(world.factory),
        "cities": _ids(world.sites),
        "omens": tuple(card for card, _ in world.omens),
        "quests": tuple(quest.id for quest in world.quests if quest is not None),
        "quest deck": world.quest_deck,
        "trained deck": world.trained.cards,
        "trained discards": world.trained.discard,
        "premonition deck": world.premonitions.cards,
        "premonition discards": world.premonitions.discard,
        "coliseum": world.champions,
        "captives": world.captives,
        "primordials": world.hidden,
        "box": world.box,
        "put aside": _put_aside(state.rules, world.hidden, world.captives),
        "not played": _not_played(state.rules, tuple(player.olympian for player in state.players)),
        "pillars": tuple(one for one in state.rules.edition.pillars if one not in _picked(state)),
        "bonus tokens": (BONUS,) * (state.rules.numbers.supply.bonus_token - _bonus_tokens(state)),
        "laid open": tuple(_laid_open(state)),
        "enemy cards": _enemy_cards(world.combat),
    }
    for seat, player in enumerate(state.players):
        found |= _zones_of(state, Seat(seat), player)
    return found


def _enemy_cards(combat: Combat | None) -> tuple[str, ...]:
    """Return the cards drawn for the game's side of a combat."""
    return combat.defender.zone if combat is not None and combat.defender.seat is None else ()


def own_cards(combat: Combat | None, seat: Seat) -> tuple[Cards, Cards]:
    """Return the cards of a seat in its combat: face up, and face down."""
    number = side_of(combat, seat)
    if combat is None or number is None:
        return (), ()
    side = sides(combat)[number]
    return side.zone, side.placed


def _ids(tiles: tuple[Tile | None, ...]) -> tuple[str, ...]:
    return tuple(tile.id for tile in tiles if tile is not None)


def _picked(state: State) -> tuple[str, ...]:
    return tuple(player.standing.pillar for player in state.players)


def _bonus_tokens(state: State) -> int:
    """Return how many Bonus Location tokens the players have: all tokens but those with a place.

    Rule: HYBRIS-COMP-23.
    """
    placed = state.rules.numbers.player_supply.location_tokens
    found = 0
    for player in state.players:
        tokens, under = player.tokens, assigned(state, player)
        found += len((*tokens.reserve, *tokens.used, *tokens.unavailable, *under)) - placed
    return found


def _laid_open(state: State) -> Iterator[str]:
    """Yield the cards that a choice in progress has brought to the table."""
    for entry in state.agenda:
        if isinstance(entry, (GiveUpCard, GiveUpPremonition, ShowCard)):
            yield from entry.chosen
        elif isinstance(entry, FinishPremonition):
            yield entry.premonition


def _put_aside(rules: Rules, hidden: tuple[CardId, ...], captives: tuple[CardId, ...]) -> tuple[str, ...]:
    """Return the Primordials that are not in the game; of a group whose card is unknown they are too.

    Rule: HYBRIS-SETUP-11.
    """
    primordials = rules.edition.primordials
    used = {*hidden, *captives}
    known = {primordials[card].group for card in used if card != HIDDEN}
    others = [one for one in primordials.values() if one.id not in used]
    shown = tuple(one.id for one in others if one.group in known)
    return shown + (HIDDEN,) * (len(others) - len(shown) - hidden.count(HIDDEN))


def _not_played(rules: Rules, olympians: tuple[str, ...]) -> tuple[str, ...]:
    """Return the pieces of the Olympians that nobody plays."""
    edition = rules.edition
    found: list[str] = []
    for olympian in edition.olympians:
        if olympian not in olympians:
            found.append(olympian)
            found += [one.id for one in edition.heroes.values() if one.olympian == olympian]
            found += [one.id for one in edition.prophets.values() if one.olympian == olympian]
            found += [one.id for one in edition.enhancements.values() if one.olympian == olympian]
            found += [one.id for one in edition.combat_cards.values() if one.affiliation == olympian]
    return tuple(found)


def _zones_of(state: State, seat: Seat, player: Player) -> dict[str, tuple[str, ...]]:
    edition, holding, tokens, growth = state.rules.edition, player.holding, player.tokens, player.growth
    tiles, unlocked = state.rules.enhancements[player.olympian], turned_over(state, seat)
    joined = {one.id for one in player.crew}
    waiting = [one.id for one in edition.heroes.values() if one.olympian == player.olympian]
    waiting += [one.id for one in edition.prophets.values() if one.olympian == player.olympian]
    up, down = own_cards(state.world.combat, seat)
    reserve, under = tokens.reserve, assigned(state, player)
    if is_planning(state):
        reserve, under = reserve + under, ()
    return {
        f"combat zone {seat}": up,
        f"face down {seat}": down,
        f"hand {seat}": holding.hand,
        f"deck {seat}": holding.deck,
        f"discards {seat}": holding.discard,
        f"aside {seat}": holding.aside,
        f"premonitions {seat}": holding.premonitions,
        f"stored {seat}": growth.stored,
        f"pillar {seat}": (player.standing.pillar,) if player.standing.pillar else (),
        f"locked {seat}": tuple(tile.id for tile in tiles if tile.id not in unlocked),
        f"unlocked {seat}": unlocked,
        f"on tiles {seat}": tuple(one for one in waiting if one not in joined),
        f"characters {seat}": tuple(one.id for one in player.crew if one.place == RESERVE),
        f"on boards {seat}": tuple(one.id for one in player.crew if one.place not in (RESERVE, FALLEN)),
        f"fallen {seat}": tuple(one.id for one in player.crew if one.place == FALLEN),
        f"reserve {seat}": reserve,
        f"assigned {seat}": under,
        f"used {seat}": tokens.used,
        f"unavailable {seat}": tokens.unavailable,
    }


def is_planning(state: State) -> bool:
    """Tell whether the players are planning: for others all tokens lie in the reserve till all have. Rule: PLAN-01."""
    return bool(state.agenda) and isinstance(state.agenda[-1], PlanToken)


def assigned(state: State, player: Player) -> tuple[str, ...]:
    """Return the tokens under a player's characters; what others may lay there while all plan is not there yet."""
    planning = is_planning(state)
    return tuple(one.token for one in player.crew if one.token and not (planning and one.token == HIDDEN))


def plans_secretly(state: State, player: Player) -> bool:
    """Tell whether any token lies under a character, so that those in the reserve are hidden too. Rule: INFO-03."""
    return not is_planning(state) and any(one.token for one in player.crew)


def planned_for(rules: Rules, player: Player) -> list[Character]:
    """Return the characters that can be given a token in the Planning Phase. Rules: HYBRIS-PLAN-03, -05, -09."""
    kind = rules.kind
    return [one for one in player.crew if kind[one.id] != "olympian" and one.place != FALLEN]


def unseen_of(deck: Deck, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards of a shared deck that a seat has not seen. Rule: HYBRIS-INFO-01."""
    return deck.cards[: len(deck.cards) - deck.known[seat]]


def unseen_in(holding: Holding, seat: Seat) -> Cards:
    """Return the cards of another's hand that a seat does not know of."""
    hand = holding.hand
    for card in known_to(holding.exposed, seat):
        hand = without(hand, card)
    return hand


def hidden(state: State, seat: Seat) -> Zones:
    """Return what a seat may not know. Rules: HYBRIS-INFO-01 to -05."""
    world, primordials = state.world, state.rules.edition.primordials
    secret = tuple(card for card, seers in zip(world.hidden, world.seers, strict=True) if seat not in seers)
    groups = {primordials[card].group for card in secret}
    put_aside = _put_aside(state.rules, world.hidden, world.captives)
    found: dict[str, tuple[str, ...]] = {
        "quest deck": world.quest_deck,
        "trained deck": unseen_of(world.trained, seat),
        "premonition deck": unseen_of(world.premonitions, seat),
        "primordials": secret,
        "put aside": tuple(one for one in put_aside if primordials[one].group in groups),
    }
    for other, player in enumerate(state.players):
        found[f"deck {other}"] = player.holding.deck
        if other != seat:
            found[f"hand {other}"] = unseen_in(player.holding, seat)
            found[f"face down {other}"] = own_cards(world.combat, Seat(other))[1]
            found[f"premonitions {other}"] = player.holding.premonitions
            if plans_secretly(state, player):
                found[f"reserve {other}"] = player.tokens.reserve
                found[f"assigned {other}"] = assigned(state, player)
    return found
