"""The kinds of faults that users of rules engines report, and every game of the zoo."""

from __future__ import annotations

from testing.zoo import (
    faulty_auctions,
    faulty_chance,
    faulty_copies,
    faulty_editions,
    faulty_flow,
    faulty_hidden,
    faulty_legality,
    faulty_records,
    faulty_views,
)
from testing.zoo.exhibit import Exhibit

KINDS = {
    "visibility": "what a seat sees or may do is decided by the phase, not by whose card it is",
    "true resample": "a completion is the true state, or always the same one",
    "doubling resample": "a completion has cards that are seen elsewhere, or fills from the wrong end",
    "secret in a text": "a secret stands in an event, a log, the undo stack or a refusal",
    "peeking bot": "a search plays on the true state",
    "stored view": "a view is kept in the state and goes stale",
    "forgetting": "a seat no longer sees what it was shown",
    "global chance": "chance or other facts are those of the process, so that games touch each other",
    "dead seed": "a shuffle is the same for all seeds",
    "lost generator": "a generator is lost or repeated by saving and loading",
    "foresight": "a search can foresee the dice",
    "hash order": "the order of a set shows in the order of actions",
    "order of the run": "results depend on what was played before",
    "cache": "an undo or a copy forgets a field or leaves a cache",
    "identity": "things are the same only if they are one object",
    "drifting hash": "a hash that is kept is no longer that of the state",
    "illegal accepted": "what is not legal is accepted, or replaced by something else",
    "no-op": "a legal action does nothing",
    "wrong end": "there are actions after the end, or none before it",
    "encode and decode": "a number does not lead back to its action",
    "narrow legality": "what is legal looks at less than the end of the game",
    "equal cards": "a second copy can't be used, is found twice, or goes with the first",
    "outbid": "an outbid bid is still spent, or a standing one is still cash",
    "unpayable bid": "all the money may be bid, and then something can't be paid",
    "dropped bidder": "a bidder is not asked because another acts",
    "silent tie": "a tie is broken without a word",
    "paid for nothing": "something is paid and nothing gained",
    "nothing to choose": "a seat is waited for that has nothing to choose",
    "endless loop": "free actions go on for ever",
    "two triggers": "of two triggers one is lost, or leaves no event",
    "all at once": "effects are applied at once that come one by one",
    "order of arrival": "the result depends on which secret choice arrives first",
    "not data": "a state holds what is not data, or can be changed",
    "edited cards": "card data was edited, and old records replay with it",
    "vanishing": "cards or coins vanish or double",
    "blind law": "a law holds because it looked at nothing",
    "idle cards": "a card is never set up, never reached, never played",
    "special seats": "with the fewest or the most seats something is different",
    "empty zones": "a function fails when a pile or a hand is empty",
}
"""Each kind with what is wrong, in our words."""

EXHIBITS: tuple[Exhibit, ...] = (
    *faulty_hidden.EXHIBITS,
    *faulty_views.EXHIBITS,
    *faulty_chance.EXHIBITS,
    *faulty_copies.EXHIBITS,
    *faulty_legality.EXHIBITS,
    *faulty_auctions.EXHIBITS,
    *faulty_flow.EXHIBITS,
    *faulty_records.EXHIBITS,
    *faulty_editions.EXHIBITS,
)
"""Every game of the zoo."""
