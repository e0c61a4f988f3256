"""Who knows which cards of another's hand: after a theft two players know a card that the others do not.

What is kept is a lower bound that can be relied on: equal copies can't be told apart, so a copy that is played or
discarded may always have been the one that was seen.
"""

from __future__ import annotations

from collections import Counter

from thesmos.core.ids import CardId, Seat
from thesmos.toolkit.exposure import Exposed, less_one_each


def after_theft(exposed: Exposed, thief: Seat, card: CardId) -> Exposed:
    """Return what is known of a hand from which a thief took a card at random. Rule: RIXUS-EFFECT-06.

    The thief has seen which it was. The others have not, so any one of the cards that they knew may be gone.
    """
    gone = {entry for entry in exposed if entry[1] != thief or entry[0] == card}
    return less_one_each(exposed, gone)


def sure_witnesses(hand: tuple[CardId, ...], exposed: Exposed, card: CardId) -> tuple[Seat, ...]:
    """Return the seats that knew a whole hand to be copies of one card, so that no theft from it surprises them."""
    if set(hand) != {card}:
        return ()
    known = Counter(viewer for _, viewer in exposed)
    return tuple(sorted(viewer for viewer, count in known.items() if count == len(hand)))
