"""The state of a game of Rixus."""

from __future__ import annotations

from thesmos.core.agenda import Decision, Step
from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, context, field, value
from thesmos.games.rixus.cards import MOST_ACTIONS, MOST_SEATS
from thesmos.games.rixus.rules import Rules


@value
class Hero(Value):
    """A hero in an army.

    Attributes:
        card: the hero card.
        strength: overall: the card, its journeys and its banners; kept because fights and ambushes ask it all the time.
        journeys: attached, in that order.
        banners: that strengthen it until the next war is over.
    """

    card: CardId
    strength: int
    journeys: tuple[CardId, ...] = ()
    banners: tuple[CardId, ...] = ()


@value
class Monster(Value):
    """A face-down monster in the camp.

    Attributes:
        card: what it is.
        seen: the seats that know it, ascending.
    """

    card: CardId
    seen: tuple[Seat, ...]


@value
class Camp(Value):
    """The monsters' side.

    Attributes:
        monsters: in the order in which they came.
        spoils: tokens that the monsters took.
    """

    monsters: tuple[Monster, ...] = ()
    spoils: int = 0


@value
class Player(Value):
    """What one seat has.

    Attributes:
        hand: in the order in which the cards came.
        army: heroes in the order in which they joined.
        spoils: spoils of war tokens.
        exposed: cards in this hand that another seat knows of, as sorted pairs of card and that seat.
    """

    hand: tuple[CardId, ...]
    army: tuple[Hero, ...] = ()
    spoils: int = 0
    exposed: tuple[tuple[CardId, Seat], ...] = ()


@value
class TakeTurn(Decision):
    """Choose an action of the turn; `left` actions remain."""

    seat: Seat
    left: int


@value
class AnswerWar(Decision):
    """Join a war or surrender.

    Attributes:
        seat: who is asked.
        caller: whose turn it is; asked first.
        out: who surrendered so far.
    """

    seat: Seat
    caller: Seat
    out: tuple[Seat, ...] = ()


@value
class DiscardDown(Decision):
    """Choose one card to discard, because the hand is over its limit."""

    seat: Seat


@value
class DrawCards(Step):
    """Draw `count` cards, one by one, by the effect of a card."""

    seat: Seat
    count: int


@value
class FinishCard(Step):
    """Put a card whose effect is done into the cemetery."""

    card: CardId


@value
class FightWar(Step):
    """Turn the monsters over and fight, without the seats in `out`; ties go clockwise from `caller`."""

    caller: Seat
    out: tuple[Seat, ...]


@value
class FinishTurn(Step):
    """See to the hand limit, then let the next seat begin; `acted` tells whether the turn had any action."""

    seat: Seat
    acted: bool


Entry = TakeTurn | AnswerWar | DiscardDown | DrawCards | FinishCard | FightWar | FinishTurn

Agenda = tuple[Entry, ...]

TURNS: tuple[tuple[Agenda, ...], ...] = tuple(
    tuple((TakeTurn(Seat(seat), left),) for left in range(MOST_ACTIONS + 1)) for seat in range(MOST_SEATS)
)
"""For each seat and number of actions left, the agenda of its turn, made once and shared."""


@value
class State(Value):
    """All there is to know at one moment.

    Attributes:
        rules: the card tables.
        players: by seat.
        deck: top card last.
        cemetery: in no order that means anything.
        camp: the monsters' side.
        turn: whose turn it is.
        idle: turns in a row that ended without any action.
        agenda: what is still to come, top last; empty when the game is over.
        rng: chance.
        events: of the last action.
    """

    rules: Rules = context()
    players: tuple[Player, ...]
    deck: tuple[CardId, ...]
    cemetery: tuple[CardId, ...]
    camp: Camp
    turn: Seat
    idle: int
    agenda: tuple[Entry, ...]
    rng: Rng
    events: tuple[Event, ...] = field(default=(), eq=False)
