"""Nerve: look at your own card, then bet on it or fold; the highest card that did not fold takes all coins."""

from thesmos.core.agenda import Decision, Step, actor_of, settle
from thesmos.core.event import Event, seen_from
from thesmos.core.game import Game, NoOptions, Outcome, Refusal
from thesmos.core.ids import HIDDEN, CardId, RuleId, Seat
from thesmos.core.ledger import Ledger, Rule
from thesmos.core.notation import Notation
from thesmos.core.observation import fill, unseen
from thesmos.core.rng import NO_RNG, Rng
from thesmos.core.value import Table, Value, field, value
from thesmos.toolkit.seating import clockwise, ranked

SAYS = {
    "NERVE-1": "Everybody pays one coin and is dealt one of the cards 1 to 7, which only its owner sees.",
    "NERVE-2": "Clockwise, each player folds or bets 1 to 3 coins, but no less than anybody before.",
    "NERVE-3": "All show their cards. The highest that did not fold takes all coins; if all folded, the highest of all.",
}
DEAL, BET, SHOW = (RuleId(name) for name in SAYS)
LEDGER = Ledger("nerve", "Nerve", Table({name: Rule(name, "all", "rule", says) for name, says in SAYS.items()}))
CARDS = tuple(CardId(f"card-{number}") for number in range(1, 8))


@value
class Bet(Value):
    coins: int  # 0 is to fold


@value
class ChooseBet(Decision):
    seat: Seat


@value
class ShowCards(Step): ...


@value
class State(Value):
    hands: tuple[CardId, ...]  # by seat
    deck: tuple[CardId, ...]
    paid: tuple[int, ...]  # by seat, of those who have chosen: one coin, and what they bet
    agenda: tuple[ChooseBet | ShowCards, ...]
    rng: Rng
    events: tuple[Event, ...] = field(default=(), eq=False)

    def legal_actions(self) -> tuple[Bet, ...]:
        return tuple(bet for bet in NOTATION.actions if not self.why_not(bet))

    def why_not(self, bet: Bet) -> tuple[Refusal, ...]:
        if not self.agenda:
            return (Refusal(SHOW, "the cards were shown"),)
        least = max(self.paid, default=1) - 1
        return (Refusal(BET, f"somebody bet {least} before"),) if 0 < bet.coins < least else ()

    def reduce(self, bet: Bet) -> "State":
        event = Event("bet" if bet.coins else "folded", BET, actor_of(self), amount=bet.coins)
        after = self.replace(paid=(*self.paid, 1 + bet.coins), agenda=self.agenda[:-1], events=(event,))
        return settle(after, {ShowCards: State.show_cards})

    def show_cards(self, step: ShowCards) -> "State":
        events = tuple(Event("showed", SHOW, Seat(seat), card) for seat, card in enumerate(self.hands))
        return self.replace(agenda=self.agenda[:-1], events=self.events + events)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        best = max(range(len(self.paid)), key=lambda seat: (self.paid[seat] > 1, self.hands[seat]))
        gains = tuple(sum(self.paid) * (seat == best) - coins for seat, coins in enumerate(self.paid))
        return Outcome(ranked(gains), "gains", SHOW, gains)

    def zones(self) -> dict[str, tuple[CardId, ...]]:
        return {"deck": self.deck} | {f"hand {seat}": (card,) for seat, card in enumerate(self.hands)}

    def hidden(self, seat: Seat) -> dict[str, tuple[CardId, ...]]:
        others = {zone: cards for zone, cards in self.zones().items() if zone != f"hand {seat}"}
        return others if self.agenda else {"deck": self.deck}

    def observe(self, seat: Seat) -> "State":
        hands = tuple(card if n == seat or not self.agenda else HIDDEN for n, card in enumerate(self.hands))
        events = seen_from(self.events, seat)
        return self.replace(hands=hands, deck=(HIDDEN,) * len(self.deck), rng=NO_RNG, events=events)

    def determinize(self, rng: Rng) -> "State":
        cards, rng = rng.shuffle(unseen(CARDS, self.hands), "completion")
        supply = list(cards)
        return self.replace(hands=fill(self.hands, supply), deck=fill(self.deck, supply), rng=rng.split("completed"))


def setup(seats: int, options: NoOptions, rng: Rng) -> State:
    cards, rng = rng.shuffle(CARDS, "deal")
    order = clockwise(Seat(0), seats)
    events = tuple(Event("was dealt", DEAL, seat, cards[seat], seen_by=(seat,)) for seat in order)
    return State(cards[:seats], cards[seats:], (), (ShowCards(), *map(ChooseBet, reversed(order))), rng, events)


NOTATION = Notation.of(map(Bet, range(4)), lambda bet: f"bet {bet.coins}" if bet.coins else "fold")
RULES = (setup, State.legal_actions, State.why_not, State.reduce, State.outcome, State.observe, State.determinize)
GAME = Game("nerve", range(2, 5), "1", LEDGER, NoOptions, *RULES, NOTATION, zones=State.zones, hidden=State.hidden)
