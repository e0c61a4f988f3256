"""Setting up a game of Rixus."""

from __future__ import annotations

from thesmos.core.errors import OptionError, shorten
from thesmos.core.event import Event
from thesmos.core.ids import Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, field, value
from thesmos.games.rixus import ids
from thesmos.games.rixus.rules import Rules
from thesmos.games.rixus.state import Camp, Player, State, TakeTurn
from thesmos.toolkit.cards import deal, shuffled
from thesmos.toolkit.seating import clockwise


@value
class Options(Value):
    """Options of a game of Rixus.

    Attributes:
        first: the seat that starts, 0 unless given. Rule: RIXUS-SETUP-05.
    """

    first: int = 0


@value
class Setup(Value):
    """The setup function of an edition: as a value, so that games with equal cards are equal."""

    rules: Rules = field(repr=False)

    def __call__(self, seats: int, options: Options, rng: Rng) -> State:
        """Return the first state."""
        return setup(self.rules, seats, options, rng)


def setup(rules: Rules, seats: int, options: Options, rng: Rng) -> State:
    """Deal hands without monsters, then shuffle the monsters in.

    Raises:
        OptionError: there is no such first seat.

    Rules: RIXUS-SETUP-01 to -05.
    """
    if not 0 <= options.first < seats:
        raise OptionError(
            f"options of rixus: first: expected a seat from 0 to {seats - 1}, not {shorten(options.first)}"
        )
    numbers, first = rules.numbers, Seat(options.first)
    tame = tuple(card for card in rules.everything if card not in rules.monsters)
    pile, rng = rng.shuffle(tame, "setup.deal")
    hands, rest = deal(pile, clockwise(first, seats), numbers.opening_hand)
    wild = tuple(card for card in rules.everything if card in rules.monsters)
    deck, rng = shuffled(rest + wild, rules.rank, rng, "setup.deck")
    return State(
        rules=rules,
        players=tuple(Player(hands[seat]) for seat in map(Seat, range(seats))),
        deck=deck,
        cemetery=(),
        camp=Camp(),
        turn=first,
        idle=0,
        agenda=(TakeTurn(first, numbers.actions_per_turn),),
        rng=rng,
        events=(
            Event("dealt", ids.DEAL, amount=numbers.opening_hand),
            Event("built the deck", ids.BUILD_DECK, amount=len(deck)),
        ),
    )
