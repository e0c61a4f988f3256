"""The facts that every state of a match of Styx refers to: an edition, options, and what is derived from them once."""

from __future__ import annotations

from thesmos.core.ids import CardId, Seat
from thesmos.core.value import Table, Value, field, value
from thesmos.games.styx.abilities import TIMINGS
from thesmos.games.styx.cards import Card, Numbers, StyxEdition
from thesmos.toolkit.tracks import marks_reached

TABLE = tuple(Seat(seat) for seat in range(6))
"""All seats that there can be. Rule: STYX-COMP-10."""
DUEL_SEATS = 2
"""With so many seats each places two tokens. Rule: STYX-DUEL-01."""


@value
class Options(Value):
    """Options of a game of Styx.

    Attributes:
        first: the seat that is First Player at the start; drawn with the seed if negative. Rule: STYX-SETUP-18.
        compensation: whether a failed bid earns a coin. Rule: STYX-VARIANT-01.
    """

    first: int = -1
    compensation: bool = False


@value
class Rules(Value):
    """An edition with what is derived from it once, for one number of seats and one choice of options.

    Attributes:
        edition: the card data.
        numbers: the constants of the edition.
        cards: by id.
        rank: the place of each card in the file.
        deck: the id of every copy that is in the draw pile with this number of seats, in the order of the file.
        totem: the card that waits for the Shaman, "" if none does.
        bearers: the Standard-Bearer of each seat.
        incomes: what each card adds to a Tithe while it lies face up.
        worth: what each card can pay for an Elimination; 0 if it is Eternal. Rules: STYX-CARD-11, STYX-CARD-14.
        least: the lowest Elimination bid for each card. Rules: STYX-BID-06, STYX-BID-09.
        muster_minimum: the lowest Muster bid. Rule: STYX-BID-02.
        timings: when the ability of each card is used.
        lookers: the cards that let their owner look at a token.
        horsemen: the Horsemen of the Apocalypse.
        spirits: the Spirits and the cards that count as any Element.
        bonuses: the Bonus Income at each place of the Soul track. Rules: STYX-TRACK-04, STYX-TRACK-05.
        compensation: whether a failed bid earns a coin.
        placings: tokens that each seat places in an Audience.
    """

    edition: StyxEdition
    numbers: Numbers
    cards: Table[CardId, Card] = field(repr=False)
    rank: Table[CardId, int] = field(repr=False)
    deck: tuple[CardId, ...] = field(repr=False)
    totem: CardId
    bearers: tuple[CardId, ...]
    incomes: Table[CardId, int] = field(repr=False)
    worth: Table[CardId, int] = field(repr=False)
    least: Table[CardId, int] = field(repr=False)
    muster_minimum: int
    timings: Table[CardId, str] = field(repr=False)
    lookers: frozenset[CardId]
    horsemen: frozenset[CardId]
    spirits: frozenset[CardId]
    bonuses: tuple[int, ...] = field(repr=False)
    compensation: bool
    placings: int


def rules_of(edition: StyxEdition, seats: int, options: Options) -> Rules:
    """Derive what every state of a match refers to. Rules: STYX-SETUP-01, STYX-SETUP-08 to -13, STYX-DUEL-01."""
    cards = Table({CardId(name): card for name, card in edition.cards.items()})
    totem = next((CardId(card.params.brings) for card in cards.values() if card.params.brings), CardId(""))
    deck = tuple(
        name
        for name, card in cards.items()
        for _ in range(card.count)
        if card.kind == "emissary" and name != totem and card.min_players <= seats
    )
    bearers = tuple(name for name, card in cards.items() if card.kind == "standard-bearer")
    numbers = edition.numbers
    marks = numbers.bonus_income_first_mark, numbers.bonus_income_second_mark
    return Rules(
        edition=edition,
        numbers=numbers,
        cards=cards,
        rank=Table({name: place for place, name in enumerate(cards)}),
        deck=deck,
        totem=totem,
        bearers=bearers[:seats],
        incomes=Table({name: card.income for name, card in cards.items()}),
        worth=Table({name: 0 if card.eternal else card.elimination_strength for name, card in cards.items()}),
        least=Table({name: _least_elimination(card, numbers) for name, card in cards.items()}),
        muster_minimum=numbers.muster_minimum_bid,
        timings=Table({name: TIMINGS[card.ability] for name, card in cards.items()}),
        lookers=frozenset(name for name, card in cards.items() if card.params.peeks_per_audience),
        horsemen=frozenset(name for name, card in cards.items() if card.horseman),
        spirits=frozenset(name for name, card in cards.items() if card.spirit or card.elements_mode == "wild"),
        bonuses=tuple(marks_reached(soul, marks) for soul in range(numbers.soul_goal + 1)),
        compensation=options.compensation,
        placings=numbers.tokens_per_audience_two_players if seats == DUEL_SEATS else numbers.tokens_per_audience,
    )


def _least_elimination(card: Card, numbers: Numbers) -> int:
    return max(numbers.elimination_minimum_bid, card.strength if card.legendary else 0)
