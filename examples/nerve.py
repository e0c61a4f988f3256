"""Nerve: everybody holds one secret card and stays or folds; the highest that stays scores. Most after 3 rounds win."""

from thesmos.core.agenda import Decision, Step, settle
from thesmos.core.event import Event, seen_from
from thesmos.core.game import Game, NoOptions, Outcome, Refusal
from thesmos.core.ids import HIDDEN, CardId, RuleId, Seat
from thesmos.core.ledger import Ledger, Rule
from thesmos.core.notation import Notation
from thesmos.core.observation import fill, unseen
from thesmos.core.rng import NO_RNG, Rng
from thesmos.core.value import Table, Value, field, value
from thesmos.toolkit.seating import ranked

CARDS = tuple(CardId(f"card-{number}") for number in range(10, 22))
SAYS = {
    "NERVE-1": "Each round everybody is dealt one card, which only its owner sees; then the cards are laid open.",
    "NERVE-2": "In seat order each player stays or folds.",
    "NERVE-3": "The highest card that stayed scores 2, others that stayed lose 1; after 3 rounds the most points win.",
}
DEAL, CHOOSE, SCORE = (RuleId(name) for name in SAYS)
LEDGER = Ledger("nerve", "Nerve", Table({name: Rule(name, "all", "rule", says) for name, says in SAYS.items()}))


@value
class Choose(Decision):
    seat: Seat


@value
class ScoreRound(Step): ...


@value
class State(Value):
    deck: tuple[CardId, ...]
    hands: tuple[CardId, ...]
    shown: tuple[CardId, ...]
    scores: tuple[int, ...]
    stayed: tuple[Seat, ...]
    agenda: tuple[Choose | ScoreRound, ...]
    rng: Rng
    events: tuple[Event, ...] = field(default=(), eq=False)


def deal(state: State) -> State:
    hands, deck = state.deck[: len(state.scores)], state.deck[len(state.scores) :]
    dealt = tuple(Event("was dealt", DEAL, Seat(n), card, seen_by=(Seat(n),)) for n, card in enumerate(hands))
    return state.replace(hands=hands, deck=deck, stayed=(), events=state.events + dealt)


def score(state: State, step: ScoreRound) -> State:
    best = max(state.stayed, key=lambda seat: state.hands[seat], default=None)
    gains = [(2 if n == best else -1) if n in state.stayed else 0 for n in range(len(state.scores))]
    events = tuple(Event("showed", SCORE, Seat(n), card, gains[n]) for n, card in enumerate(state.hands))
    scores, shown = tuple(map(sum, zip(state.scores, gains, strict=True))), state.shown + state.hands
    after = state.replace(scores=scores, shown=shown, hands=(), agenda=state.agenda[:-1], events=state.events + events)
    return deal(after) if after.agenda else after


def setup(seats: int, options: NoOptions, rng: Rng) -> State:
    deck, rng = rng.shuffle(CARDS, "deck")
    agenda = (ScoreRound(), *(Choose(Seat(seat)) for seat in reversed(range(seats)))) * 3
    return deal(State(deck, (), (), (0,) * seats, (), agenda, rng))


def reduce(state: State, action: str) -> State:
    seat = state.agenda[-1].seat
    stayed, events = state.stayed + (seat,) * (action == "stay"), (Event(f"chose to {action}", CHOOSE, seat),)
    return settle(state.replace(stayed=stayed, agenda=state.agenda[:-1], events=events), {ScoreRound: score})


def observe(state: State, seat: Seat) -> State:
    hands = tuple(card if n == seat else HIDDEN for n, card in enumerate(state.hands))
    deck, events = (HIDDEN,) * len(state.deck), seen_from(state.events, seat)
    return state.replace(deck=deck, hands=hands, rng=NO_RNG, events=events)


def determinize(view: State, rng: Rng) -> State:
    cards, rng = rng.shuffle(unseen(CARDS, view.deck + view.hands + view.shown), "fill")
    deck, hands = fill(view.deck, left := list(cards)), fill(view.hands, left)
    return view.replace(deck=deck, hands=hands, rng=rng.split("new"))


def zones(state: State) -> dict[str, tuple[CardId, ...]]:
    hands = {f"hand {seat}": state.hands[seat : seat + 1] for seat in range(len(state.scores))}
    return {"deck": state.deck, "shown": state.shown} | hands


# fmt: off
GAME = Game(
    "nerve", range(2, 5), "1", LEDGER, NoOptions, setup, notation=Notation.of(("stay", "fold"), str),
    legal_actions=lambda state: ("stay", "fold") if state.agenda else (),
    why_not=lambda state, action: () if state.agenda else (Refusal(SCORE, "the game is over"),), reduce=reduce,
    outcome=lambda state: None if state.agenda else Outcome(ranked(state.scores), "points", SCORE, state.scores),
    observe=observe, determinize=determinize, zones=zones,
    hidden=lambda state, seat: {z: ids for z, ids in zones(state).items() if z not in ("shown", f"hand {seat}")},
)
