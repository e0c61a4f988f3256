"""Setting up a game of Styx."""

from __future__ import annotations

from functools import cache

from thesmos.core.agenda import settle
from thesmos.core.errors import OptionError, shorten
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, value
from thesmos.games.styx import ids
from thesmos.games.styx.cards import StyxEdition
from thesmos.games.styx.closing import agenda_of, laid_out
from thesmos.games.styx.queries import joined
from thesmos.games.styx.reduce import STEPS
from thesmos.games.styx.rules import Options, Rules, rules_of
from thesmos.games.styx.state import Audience, Course, Player, State, World

_rules = cache(rules_of)


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
    rules = _rules(edition, seats, options)
    first, rng = (options.first, rng) if options.first >= 0 else rng.below(seats, "setup.first")
    pile, rng = rng.shuffle(rules.deck, "setup.deck")
    return settle(start(rules, pile, Seat(first), rng), STEPS)


def start(rules: Rules, pile: tuple[CardId, ...], first: Seat, rng: Rng) -> State:
    """Return the first state with a given draw pile, top card last, before the first seat is asked."""
    numbers = rules.numbers
    players = tuple(
        Player.make((joined(rules, bearer),), numbers.start_coins, numbers.start_influence, numbers.start_soul)
        for bearer in rules.bearers
    )
    cards = (pile[-1], pile[-2])
    aside = (rules.totem,) if rules.totem else ()
    return State.make(
        rules=rules,
        players=players,
        world=World.make(pile[:-2], aside=aside, chaos=numbers.start_chaos),
        audience=Audience.make(cards, first, players),
        tokens=(),
        course=Course(),
        agenda=agenda_of(first, len(players), rules.placings),
        rng=rng,
        events=laid_out(cards, first, ids.DEAL, ids.START_FIRST),
    )
