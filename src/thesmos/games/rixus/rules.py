"""The facts that every state of a match of Rixus refers to: an edition, and what is derived from it once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Table, Value, field, value
from thesmos.games.rixus import actions as act
from thesmos.games.rixus import ids
from thesmos.games.rixus.actions import Action, Discard, Play
from thesmos.games.rixus.cards import Card, Numbers, RixusEdition

ON_OWN_HERO = ("journey", "strengthen")
ON_SEAT = ("steal-card", "lose-spoils")
ON_FOE_HERO = ("slay", "strip-journey")

Plays = tuple[Play, ...]


@value
class Moves(Value):
    """The ways of playing one card, each made once.

    Attributes:
        word: what the card does, its ability or kind.
        amount: of the ability.
        own: for each number of own heroes, the plays that depend on nothing else.
        look: at the camp.
        seats: at each other seat.
        foes: for each seat, on each of its heroes; for a journey that is taken from it, by that journey.
        picks: by the hero that is chosen from the cemetery.
    """

    word: str
    amount: int
    own: tuple[Plays, ...] = ()
    look: Plays = ()
    seats: Plays = ()
    foes: tuple[tuple[Table[CardId | None, Play], ...], ...] = ()
    picks: Table[CardId, Play] = Table()

    def __iter__(self) -> Iterator[Play]:
        """Yield all of them in a fixed order."""
        yield from self.own[-1] if self.own else ()
        yield from self.look
        yield from self.seats
        for army in self.foes:
            for hero in army:
                yield from hero.values()
        yield from self.picks.values()


@value
class Rules(Value):
    """An edition with what is derived from it once.

    Attributes:
        edition: the card data.
        numbers: those of the edition that hold for the whole game.
        cards: by id.
        monsters: the ids of the cards that are monsters.
        everything: the id of every copy, in the order of the file.
        rank: the place of each card in the file.
        moves: the ways of playing each card that is no monster.
        plays: of each of these cards, for each number of own heroes, the plays that depend on nothing else; none for
            a card that needs something to act on.
        discards: the discard of each of these.
        drew: for each card and seat the event of drawing it, made once and shared; `met` for a monster.
    """

    edition: RixusEdition
    numbers: Numbers
    cards: Table[CardId, Card] = field(repr=False)
    monsters: frozenset[CardId] = field(repr=False)
    everything: tuple[CardId, ...] = field(repr=False)
    rank: Table[CardId, int] = field(repr=False)
    moves: Table[CardId, Moves] = field(repr=False)
    plays: Table[CardId, tuple[Plays, ...]] = field(repr=False)
    discards: Table[CardId, Discard] = field(repr=False)
    drew: Table[CardId, tuple[tuple[Event, ...], ...]] = field(repr=False)


def rules_of(edition: RixusEdition) -> Rules:
    """Derive what every state of a match refers to."""
    cards = Table({CardId(name): card for name, card in edition.cards.items()})
    everything = tuple(CardId(name) for name in edition.counted(lambda card: card.count))
    playable = {name: card for name, card in cards.items() if card.kind != "monster"}
    size = sum(cards[name].kind == "hero" for name in everything)
    seats = edition.numbers.players[1]
    moves = Table({name: _moves(name, card, cards, seats, size) for name, card in playable.items()})
    return Rules(
        edition=edition,
        numbers=edition.numbers,
        cards=cards,
        monsters=frozenset(name for name, card in cards.items() if card.kind == "monster"),
        everything=everything,
        rank=Table({name: place for place, name in enumerate(cards)}),
        moves=moves,
        plays=Table({name: moves[name].own for name in playable}),
        discards=Table({name: Discard(name) for name in playable}),
        drew=Table({name: tuple(_drew(card, Seat(seat)) for seat in range(seats)) for name, card in cards.items()}),
    )


def all_actions(rules: Rules) -> Iterator[Action]:
    """Yield every action that can be legal in some state, in a fixed order."""
    yield from (act.DRAW, act.DECLARE_WAR, act.END_TURN, act.JOIN_WAR, act.SURRENDER)
    for name, moves in rules.moves.items():
        yield from moves
        yield rules.discards[name]


def _drew(card: Card, seat: Seat) -> tuple[Event, ...]:
    """Return the event of drawing a card by the action of a turn. Rules: RIXUS-TURN-02, RIXUS-ZONE-06."""
    if card.kind == "monster":
        return (Event("met", ids.MEET_MONSTER, seat, card.id, seen_by=(seat,)),)
    return (Event("drew", ids.DRAW, seat, card.id, seen_by=(seat,)),)


def _moves(card: CardId, facts: Card, cards: Mapping[CardId, Card], seats: int, size: int) -> Moves:
    word = facts.word
    table = [Seat(seat) for seat in range(seats)]
    if word in ON_OWN_HERO:
        plays = tuple(Play(card, hero=place) for place in range(size))
        return Moves(word, facts.amount, own=tuple(plays[:count] for count in range(size + 1)))
    if word in ON_SEAT:
        return Moves(word, facts.amount, seats=tuple(Play(card, seat) for seat in table))
    if word in ON_FOE_HERO:
        taken = [None] if word == "slay" else [name for name, other in cards.items() if other.kind == "journey"]
        foes = (
            (Table({pick: Play(card, seat, place, pick) for pick in taken}) for place in range(size)) for seat in table
        )
        return Moves(word, facts.amount, foes=tuple(tuple(army) for army in foes))
    if word == "resurrect":
        heroes = [name for name, other in cards.items() if other.kind == "hero"]
        return Moves(word, facts.amount, picks=Table({hero: Play(card, pick=hero) for hero in heroes}))
    if word == "scout":
        return Moves(word, facts.amount, look=(Play(card),))
    alone: Plays = () if word == "surrender" else (Play(card),)
    return Moves(word, facts.amount, own=(alone,) * (size + 1))
