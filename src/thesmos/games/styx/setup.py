"""Setting up a game of Styx."""

from __future__ import annotations

from functools import cache

from thesmos.core.errors import OptionError, shorten
from thesmos.core.event import happened
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, value
from thesmos.games.styx import ids
from thesmos.games.styx.cards import StyxEdition
from thesmos.games.styx.closing import agenda_of
from thesmos.games.styx.queries import joined
from thesmos.games.styx.rules import Options, Rules, rules_of
from thesmos.games.styx.state import Audience, Course, Player, State, World

NEW = Course()


@value
class Setup(Value):
    """The setup function of an edition: as a value, so that games with equal cards are equal."""

    edition: StyxEdition

    def __call__(self, seats: int, options: Options, rng: Rng) -> State:
        """Return the first state."""
        return setup(self.edition, seats, options, rng)


@value
class Unused(Value):
    """The cards that stay in the box with a number of seats. Rules: STYX-SETUP-07, STYX-SETUP-10 to -14."""

    edition: StyxEdition

    def __call__(self, seats: int) -> tuple[str, ...]:
        """Return their ids."""
        rules = rules_of(self.edition, seats, Options())
        in_play = {*rules.deck, *rules.bearers, rules.totem}
        return tuple(card for card in self.edition.cards if card not in in_play)


def setup(edition: StyxEdition, seats: int, options: Options, rng: Rng) -> State:
    """Give each seat its Standard-Bearer and coins, shuffle the pile and lay out the first two cards.

    Raises:
        OptionError: there is no such first seat.

    Rules: STYX-SETUP-01 to -18.
    """
    if not -1 <= options.first < seats:
        raise OptionError(
            f"options of styx: first: expected a seat from 0 to {seats - 1} or -1, not {shorten(options.first)}"
        )
    rules, players = _beginning(edition, seats, options)
    first, rng = (options.first, rng) if options.first >= 0 else rng.below(seats, "setup.first")
    pile, rng = rng.shuffle(rules.deck, "setup.deck")
    return _start(rules, players, pile, Seat(first), rng)


@cache
def _beginning(edition: StyxEdition, seats: int, options: Options) -> tuple[Rules, tuple[Player, ...]]:
    """Return the rules and the players at the start, which chance has no part in."""
    rules, numbers = rules_of(edition, seats, options), edition.numbers
    purse = numbers.start_coins, numbers.start_influence, numbers.start_soul
    return rules, tuple(Player((joined(rules, bearer),), *purse) for bearer in rules.bearers)


def _start(rules: Rules, players: tuple[Player, ...], pile: tuple[CardId, ...], first: Seat, rng: Rng) -> State:
    """Return the first state with a given draw pile, top card last."""
    left, right = pile[-1], pile[-2]
    return State.make(
        rules,
        players,
        World.make(pile[:-2], (), (), (rules.totem,) if rules.totem else (), rules.numbers.start_chaos),
        Audience.make((left, right), first, players),
        (),
        NEW,
        agenda_of(first, len(players), rules.placings),
        rng,
        (
            happened("was laid out", ids.DEAL, None, left),
            happened("was laid out", ids.DEAL, None, right),
            happened("is First Player", ids.START_FIRST, first),
        ),
    )
