"""The state of a game of Styx."""

from __future__ import annotations

from collections.abc import Callable

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, context, field, replacer, value
from thesmos.games.styx.actions import TokenKind
from thesmos.games.styx.entries import Agenda, Entry
from thesmos.games.styx.rules import Rules


@value
class ArmyCard(Value):
    """A card in front of a seat.

    Attributes:
        card: what it is.
        up: face up in the army; face down it lies in the personal discard area.
        counters: uses that a Djinn or Hydra has left.
    """

    card: CardId
    up: bool = True
    counters: int = 0


@value
class Player(Value):
    """What one seat has.

    Attributes:
        army: in the order in which the cards joined, the face-down ones in their places.
        coins: 0 or more.
        influence: place of the Influence token.
        soul: quarters on the Soul track.
    """

    army: tuple[ArmyCard, ...]
    coins: int
    influence: int
    soul: int


@value
class Token(Value):
    """An Action token on a card of the Audience.

    Attributes:
        seat: its owner.
        action: tithe, muster or eliminate; "?" in the view of a seat that may not know it.
        slot: the card that it lies on, left 0 or right 1.
        bid: what was stated; 0 for a skip, None before that and for a Tithe.
        seen: the seats that looked at it with a Dark Oracle, ascending.
    """

    seat: Seat
    action: TokenKind
    slot: int
    bid: int | None = None
    seen: tuple[Seat, ...] = ()


@value
class Sequel(Value):
    """What the end of an Audience brought so far, beside what lies on the table.

    Attributes:
        fresh: cards that came to the center in this Audience.
        summoned: cards that were summoned for the next Audience.
        lead: the First Player who was named for the next one, if anybody was.
    """

    fresh: tuple[CardId, ...] = ()
    summoned: tuple[CardId, ...] = ()
    lead: Seat | None = None


@value
class Audience(Value):
    """The Audience that is going on.

    Attributes:
        cards: left and right.
        first: the First Player.
        start: the players as they were when it began.
        fates: of each card: "" while it lies there, then eliminated, mustered or left.
        sequel: what its end brought so far.
    """

    cards: tuple[CardId, CardId]
    first: Seat
    start: tuple[Player, ...]
    fates: tuple[str, ...] = ("", "")
    sequel: Sequel = Sequel()


@value
class World(Value):
    """What belongs to nobody.

    Attributes:
        pile: draw pile, top card last.
        center: the center discard area, in the order in which the cards came.
        box: cards that left the game.
        aside: the Totem while it waits for the Shaman.
        chaos: place of the Chaos token.
    """

    pile: tuple[CardId, ...]
    center: tuple[CardId, ...] = ()
    box: tuple[CardId, ...] = ()
    aside: tuple[CardId, ...] = ()
    chaos: int = 0


@value
class Course(Value):
    """How far the game has come.

    Attributes:
        audiences: that are over.
        still: of these, the last ones in a row in which no token moved.
        ending: "" while the game goes on, then victory, exhaustion or standstill.
    """

    audiences: int = 0
    still: int = 0
    ending: str = ""


@value
class State(Value):
    """All there is to know at one moment.

    Attributes:
        rules: the card tables.
        players: by seat.
        world: what belongs to nobody.
        audience: the one that is going on, or the last one.
        tokens: those of the Audience, in the order in which they were placed and are turned up.
        course: how far the game has come.
        agenda: what is still to come, top last; empty when the game is over.
        rng: chance.
        events: of the last action.
    """

    rules: Rules = context()
    players: tuple[Player, ...]
    world: World
    audience: Audience
    tokens: tuple[Token, ...]
    course: Course
    agenda: tuple[Entry, ...]
    rng: Rng
    events: tuple[Event, ...] = field(default=(), eq=False)


proceed: Callable[[State, tuple[Token, ...], Agenda, tuple[Event, ...]], State]
proceed = replacer(State, "tokens", "agenda", "events")
"""Returns a state with other tokens, another agenda and other events, as most actions leave it."""

resolved: Callable[
    [State, tuple[Player, ...], World, Audience, tuple[Token, ...], Agenda, Rng, tuple[Event, ...]], State
]
resolved = replacer(State, "players", "world", "audience", "tokens", "agenda", "rng", "events")
"""Returns a state after cards were handed out or put away."""

opened: Callable[
    [State, tuple[Player, ...], World, Audience, tuple[Token, ...], Course, Agenda, Rng, tuple[Event, ...]], State
]
opened = replacer(State, "players", "world", "audience", "tokens", "course", "agenda", "rng", "events")
"""Returns a state with another Audience."""

paid: Callable[[State, tuple[Player, ...], Agenda, tuple[Event, ...]], State]
paid = replacer(State, "players", "agenda", "events")
"""Returns a state after cards of a seat were chosen or turned over."""

closed: Callable[[State, Course, Agenda], State] = replacer(State, "course", "agenda")
"""Returns a state with an Audience more that is over."""

fated: Callable[[Audience, tuple[str, ...], Sequel], Audience] = replacer(Audience, "fates", "sequel")
"""Returns an Audience with other fates of its cards, and what its end brought."""
