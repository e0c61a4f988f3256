"""What a seat may see of Lots, and random completions of that."""

from __future__ import annotations

from testing.zoo.cards import GUARDS, LOTS, LotsEdition, copies, names
from testing.zoo.table import UNKNOWN, Player, State
from thesmos.core.event import seen_from
from thesmos.core.game import Zones
from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.core.observation import fill, unseen
from thesmos.core.rng import NO_RNG, Rng


def observe(state: State, seat: Seat) -> State:
    """Return what a seat may see."""
    market = state.market
    return state.replace(
        players=tuple(player if other == seat else veiled(player) for other, player in enumerate(state.players)),
        market=market.replace(
            deck=(HIDDEN,) * len(market.deck),
            lots=tuple(lot if seat in lot.seen else lot.replace(card=HIDDEN) for lot in market.lots),
        ),
        rng=NO_RNG,
        events=seen_from(state.events, seat),
    )


def veiled(player: Player) -> Player:
    """Return a player as the others see it."""
    return player.replace(
        hand=(HIDDEN,) * len(player.hand),
        dial=None if player.dial is None else UNKNOWN,
        guard=None if player.guard is None else HIDDEN,
    )


def determinize(view: State, rng: Rng) -> State:
    """Fill an observation at random: guards that are set, then hands and the deck, the lots and the dials."""
    guards, rng = rng.shuffle(missing(view, GUARDS), "determinize.guards")
    supply, players = list(guards), []
    for player in view.players:
        guard = supply.pop() if player.guard == HIDDEN else player.guard
        dial, rng = _dial(player, view.edition, rng)
        players.append(player.replace(guard=guard, dial=dial))
    cards, rng = rng.shuffle([*supply, *missing(view, ("spy",))], "determinize.deck")
    lots, rng = rng.shuffle(missing(view, LOTS), "determinize.lots")
    supply, goods = list(cards), list(lots)
    market = view.market.replace(
        lots=tuple(lot.replace(card=goods.pop()) if lot.card == HIDDEN else lot for lot in view.market.lots),
        deck=fill(view.market.deck, supply),
    )
    hands = tuple(player.replace(hand=fill(player.hand, supply)) for player in players)
    return view.replace(players=hands, market=market, rng=rng.split("determinized"))


def missing(view: State, kinds: tuple[str, ...]) -> list[CardId]:
    """Return the copies of the cards of some kinds that an observation does not show."""
    among = set(names(view.edition, kinds))
    seen = [CardId(card) for zone in zones(view).values() for card in zone if card in among]
    return unseen(copies(view.edition, len(view.players), kinds), seen)


def _dial(player: Player, edition: LotsEdition, rng: Rng) -> tuple[int | None, Rng]:
    if player.dial != UNKNOWN:
        return player.dial, rng
    most = min(edition.numbers.dial, max(0, player.coins - edition.numbers.fee))
    return rng.below(most + 1, "determinize.dial")


def zones(state: State) -> Zones:
    """Return what lies where; of each dial the numbers that it does not show and the one that it does."""
    market = state.market
    found: dict[str, tuple[str, ...]] = {
        "deck": market.deck,
        "pile": market.pile,
        "lots": tuple(lot.card for lot in market.lots),
        "lost": market.lost,
        "bank": ("coin",) * market.bank,
    }
    for seat, player in enumerate(state.players):
        found |= {
            f"hand {seat}": player.hand,
            f"goods {seat}": player.goods,
            f"guard {seat}": () if player.guard is None else (player.guard,),
            f"purse {seat}": ("coin",) * player.coins,
            f"stake {seat}": ("coin",) * player.stake,
        }
        found[f"dial {seat}"], found[f"bid {seat}"] = dials(state.edition, player.dial)
    return found


def dials(edition: LotsEdition, dial: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the numbers that a dial does not show, and the one that it does."""
    numbers = tuple(f"dial-{amount}" for amount in range(edition.numbers.dial + 1))
    if dial is None:
        return numbers, ()
    if dial == UNKNOWN:
        return (HIDDEN,) * (len(numbers) - 1), (HIDDEN,)
    return numbers[:dial] + numbers[dial + 1 :], numbers[dial : dial + 1]


def hidden(state: State, seat: Seat) -> Zones:
    """Return what a seat may not know: the deck, lots that it has not seen, and what others hold, set and bid."""
    market, everything = state.market, zones(state)
    found: dict[str, tuple[str, ...]] = {
        "deck": market.deck,
        "lots": tuple(lot.card for lot in market.lots if seat not in lot.seen),
    }
    for other, player in enumerate(state.players):
        if other != seat:
            found |= {zone: everything[zone] for zone in (f"hand {other}", f"guard {other}")}
            if player.dial is not None:
                found |= {zone: everything[zone] for zone in (f"dial {other}", f"bid {other}")}
    return found
