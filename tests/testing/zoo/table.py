"""The state of Lots, what may be chosen, and what is still to come."""

from __future__ import annotations

from testing.zoo.cards import LotsEdition
from thesmos.core.agenda import Decision, Step
from thesmos.core.event import Event
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, context, field, value

SETUP = RuleId("LOTS-SETUP-01")
TURN = RuleId("LOTS-TURN-01")
BUY = RuleId("LOTS-BUY-01")
DECK = RuleId("LOTS-DECK-01")
SELL = RuleId("LOTS-SELL-01")
SPY = RuleId("LOTS-SPY-01")
OFFER = RuleId("LOTS-OFFER-01")
OPEN = RuleId("LOTS-OPEN-01")
SEAL = RuleId("LOTS-SEAL-01")
TIE = RuleId("LOTS-TIE-01")
PAY = RuleId("LOTS-PAY-01")
LOT = RuleId("LOTS-LOT-01")
BANDIT = RuleId("LOTS-BANDIT-01")
FIGHT = RuleId("LOTS-FIGHT-01")
SPOILS = RuleId("LOTS-FIGHT-02")
END = RuleId("LOTS-END-01")
UNKNOWN = -1
"""What an observation shows in place of a sealed bid."""


@value
class Buy(Value):
    """Buy a card."""


@value
class Sell(Value):
    """Sell a card."""

    card: CardId


@value
class PlaySpy(Value):
    """Look at the next lot."""


@value
class Offer(Value):
    """Put the next lot up for auction."""

    sealed: bool


@value
class EndTurn(Value):
    """End the turn."""


@value
class Bid(Value):
    """Bid in an open auction."""

    amount: int


@value
class Pass(Value):
    """Stay out of an open auction."""


@value
class SetDial(Value):
    """Bid in a sealed auction."""

    amount: int


@value
class Defend(Value):
    """Set a guard face down."""

    card: CardId


@value
class Yield(Value):
    """Set no guard."""


Action = Buy | Sell | PlaySpy | Offer | EndTurn | Bid | Pass | SetDial | Defend | Yield


@value
class TakeTurn(Decision):
    """Choose an action of the turn; `left` remain."""

    seat: Seat
    left: int


@value
class OpenBid(Decision):
    """Bid more than `high`, or pass."""

    seat: Seat
    high: int = 0
    leader: Seat | None = None


@value
class SealedBid(Decision):
    """Set the dial."""

    seat: Seat


@value
class Defence(Decision):
    """Set a guard, or none."""

    seat: Seat


@value
class Reveal(Step):
    """Show all dials."""


@value
class Deliver(Step):
    """Hand the lot to its buyer, if there is one."""

    buyer: Seat | None


@value
class Fight(Step):
    """Fight a bandit with the guards that were set."""

    bandit: CardId
    called: tuple[Seat, ...]


@value
class NextTurn(Step):
    """Let the next seat begin, or end the game."""


Agenda = tuple[Decision | Step, ...]


@value
class Player(Value):
    """What one seat has.

    Attributes:
        hand: in the order in which the cards came.
        coins: in the purse, free to spend.
        stake: coins on the table, for a standing bid and its fee.
        goods: that were bought.
        dial: the sealed bid, None while there is none.
        guard: set face down for a fight.
    """

    hand: tuple[CardId, ...]
    coins: int
    stake: int = 0
    goods: tuple[CardId, ...] = ()
    dial: int | None = None
    guard: CardId | None = None


@value
class Lot(Value):
    """A lot that lies face down, and the seats that have looked at it."""

    card: CardId
    seen: tuple[Seat, ...] = ()


@value
class Market(Value):
    """The middle of the table: the deck with its top card last, the pile, the lots, those that are out, the bank."""

    deck: tuple[CardId, ...]
    pile: tuple[CardId, ...]
    lots: tuple[Lot, ...]
    lost: tuple[CardId, ...]
    bank: int


@value
class State(Value):
    """All there is to know at one moment; `left` counts the turns of the game that remain."""

    edition: LotsEdition = context()
    players: tuple[Player, ...]
    market: Market
    turn: Seat
    left: int
    agenda: Agenda
    rng: Rng
    events: tuple[Event, ...] = field(default=(), eq=False)


def player_changed(state: State, seat: Seat, **changes: object) -> tuple[Player, ...]:
    """Return the players with one of them changed."""
    players = state.players
    return (*players[:seat], players[seat].replace(**changes), *players[seat + 1 :])
