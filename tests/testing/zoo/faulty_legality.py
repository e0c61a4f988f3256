"""Games that allow what is not legal, forbid what is, or do something else than was asked."""

from __future__ import annotations

from testing.zoo import auction, legal, table, turn
from testing.zoo.exhibit import Exhibit
from testing.zoo.sound import SOUND, lots, outcome
from testing.zoo.table import Action, OpenBid, State, TakeTurn
from thesmos.core.agenda import decision_of
from thesmos.core.errors import InvalidActionError
from thesmos.core.event import Event
from thesmos.core.game import Outcome, Refusal
from thesmos.core.ids import CardId, Seat
from thesmos.core.notation import Notation
from thesmos.core.value import value
from thesmos.toolkit.seating import ranked

# illegal ones accepted, or replaced by another


def bid_as_much(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let the highest bid be bid again."""
    top = decision_of(state)
    assert isinstance(top, OpenBid), top
    again = (table.Bid(top.high),) if 0 < top.high <= legal.most(state, seat) else ()
    return (*again, *legal.in_open_auction(state, seat))


def refuse_by_place(state: State, action: Action) -> tuple[Refusal, ...]:
    """Look up the place of a card that may not be in the hand."""
    top = decision_of(state)
    if isinstance(action, table.Sell) and isinstance(top, TakeTurn):
        state.players[top.seat].hand.index(action.card)
    return legal.why_not(state, action)


@value
class Forgiving(Notation[Action]):
    """A notation that takes what it does not know for the first action that begins in the same way."""

    def parse(self, text: str) -> Action:
        """Return the action that was meant, perhaps."""
        try:
            return Notation.parse(self, text)
        except InvalidActionError:
            alike = [known for known in self.texts if known.split()[0] == text.strip().split()[0]]
            return Notation.parse(self, alike[0] if alike else text)


@value
class Arithmetical(Notation[Action]):
    """A notation whose numbers are computed, wrongly for the last guard."""

    def encode(self, action: Action) -> int:
        """Return the number of an action."""
        number = Notation.encode(self, action)
        return number - 1 if action == table.Defend(CardId("shield")) else number


@value
class Swapping(Notation[Action]):
    """A notation that takes one bid for another."""

    def parse(self, text: str) -> Action:
        """Return the action of a text; 2 is taken for 1."""
        return Notation.parse(self, text.replace("dial 2", "dial 1"))


def rewritten(kind: type[Notation[Action]]) -> Notation[Action]:
    """Return the notation of Lots as one of another class."""
    known = SOUND.notation
    return kind(known.actions, known.texts, known._numbers, known._by_text)


def offer_openly(state: State, action: table.Offer) -> State:
    """Hold an open auction, whatever was asked for."""
    return auction.offer(state, table.Offer(sealed=False))


# actions that do nothing, ends


def spy_again(state: State, seat: Seat) -> tuple[Action, ...]:
    """Let a spy be played on a lot that is known."""
    listed = legal.in_turn(state, seat)
    again = "spy" in state.players[seat].hand and table.PlaySpy() not in listed
    return (table.PlaySpy(), *listed) if again else listed


def stay(state: State, action: table.EndTurn) -> State:
    """Say that the turn has ended, and nothing else."""
    return state.replace(events=(Event("ended the turn", table.TURN, turn.acting(state)),))


def look_or_nothing(state: State, action: table.PlaySpy) -> State:
    """Look at a lot that is not known, and else do nothing."""
    seat = turn.acting(state)
    if seat in state.market.lots[0].seen:
        return state.replace(events=(Event("saw nothing new", table.SPY, seat),))
    return turn.play_spy(state, action)


def always_end_turn(state: State) -> tuple[Action, ...]:
    """List the end of the turn whatever the state."""
    return SOUND.legal_actions(state) or (table.EndTurn(),)


def nothing_near_the_end(state: State) -> tuple[Action, ...]:
    """List nothing when one lot is left."""
    return SOUND.legal_actions(state) if len(state.market.lots) > 1 else ()


def rich_wins(state: State) -> Outcome | None:
    """End the game for whoever has 7 coins, which what is legal knows nothing of."""
    scores = tuple(player.coins for player in state.players)
    return Outcome(ranked(scores), "rich", table.END, scores) if max(scores) >= 7 else outcome(state)


# equal cards


def sell_each_copy(state: State, seat: Seat) -> tuple[Action, ...]:
    """List a sale for every copy in the hand."""
    listed = legal.in_turn(state, seat)
    sales = tuple(table.Sell(card) for card in state.players[seat].hand if table.Sell(card) in listed)
    return (*sales, *(action for action in listed if not isinstance(action, table.Sell)))


def sell_one_of_a_kind(state: State, seat: Seat) -> tuple[Action, ...]:
    """Take a card for used when a copy of it lies in the pile."""
    used = {table.Sell(card) for card in state.market.pile}
    return tuple(action for action in legal.in_turn(state, seat) if action not in used)


def sell_all_copies(state: State, action: table.Sell) -> State:
    """Take all cards out of the hand that are equal to the one that is sold."""
    after, seat = turn.sell(state, action), turn.acting(state)
    hand = tuple(card for card in after.players[seat].hand if card != action.card)
    return after.replace(players=table.player_changed(after, seat, hand=hand))


EXHIBITS = (
    Exhibit(
        "a bid that is not higher is accepted",
        "illegal accepted",
        lots(legal={OpenBid: bid_as_much}),
        "why-not-agrees",
        "is legal, and refused",
    ),
    Exhibit(
        "what is not legal is refused by a crash",
        "illegal accepted",
        lots(why_not=refuse_by_place),
        "refuses-the-rest",
        "ValueError",
    ),
    Exhibit(
        "a text that is no action is taken for another",
        "illegal accepted",
        SOUND.replace(notation=rewritten(Forgiving)),
        "notation-guesses-nothing",
        "is no action, and was taken for",
    ),
    Exhibit(
        "a sealed auction silently becomes an open one",
        "illegal accepted",
        lots(actions={table.Offer: offer_openly}),
        "choices-are-told-apart",
        "'offer open' and 'offer sealed' did the same",
    ),
    Exhibit(
        "a bid is recorded as another",
        "illegal accepted",
        SOUND.replace(notation=rewritten(Swapping)),
        "records-what-was-asked",
        "the match recorded another action",
        examples=2,
    ),
    Exhibit(
        "to end the turn does nothing",
        "no-op",
        lots(actions={table.EndTurn: stay}),
        "each-action-changes-the-state",
        "'end turn' is legal and changes nothing",
        examples=1,
    ),
    Exhibit(
        "a spy may be played to no effect",
        "no-op",
        lots(legal={TakeTurn: spy_again}, actions={table.PlaySpy: look_or_nothing}),
        "every-option-changes-the-state",
        "'play spy' is legal and changes nothing",
        examples=10,
    ),
    Exhibit(
        "there is an action after the end",
        "wrong end",
        SOUND.replace(legal_actions=always_end_turn),
        "ends-exactly",
        "actions are left after the end",
    ),
    Exhibit(
        "there is no action before the end",
        "wrong end",
        SOUND.replace(legal_actions=nothing_near_the_end),
        "ends-exactly",
        "has no legal action",
    ),
    Exhibit(
        "a number stands for another action",
        "encode and decode",
        SOUND.replace(notation=rewritten(Arithmetical)),
        "notation-goes-both-ways",
        "does not come back from its number",
        examples=1,
    ),
    Exhibit(
        "the end looks at coins, and what is legal does not",
        "narrow legality",
        SOUND.replace(outcome=rich_wins),
        "ends-exactly",
        "an outcome before the end",
    ),
    Exhibit(
        "each copy of a card is an action of its own",
        "equal cards",
        lots(legal={TakeTurn: sell_each_copy}),
        "listed-once",
        "listed twice",
    ),
    Exhibit(
        "a second copy can't be used",
        "equal cards",
        lots(legal={TakeTurn: sell_one_of_a_kind}),
        "why-not-agrees",
        "is not legal, and nothing says why",
    ),
    Exhibit(
        "one copy goes, and all are gone",
        "equal cards",
        lots(actions={table.Sell: sell_all_copies}),
        "conserves",
        "vanished",
        examples=10,
    ),
)
"""Every game of this page, with the law that must find its fault."""
