from __future__ import annotations

import pytest

from games.styx.table import (
    actor,
    allowed,
    army,
    begins,
    center,
    chaos,
    influence,
    legal,
    mustered,
    play,
    player,
    refused,
    soul,
    table,
    told,
)
from thesmos.games.styx.state import State


def summoned_soul(own: str, other: str = "bearer harpy") -> State:
    """Return the state when the Devil's Soul was just Mustered beside a card that leaves no trace."""
    owners = [player(own), player(other), player()]
    return mustered(table(*owners, left="devils-soul", right="air-spirit"))


@pytest.mark.rule("STYX-EFFECT-23")
def test_an_own_card_is_turned_down() -> None:
    """One other face-up card of the own army is the price; the Devil's Soul itself stays face up."""
    state = summoned_soul("bearer imp ghoul")
    assert {"discard standard-bearer-blue", "discard imp", "discard ghoul", "decline"} == set(legal(state))
    state = play(state, "discard imp")
    assert ("bearer ~imp ghoul devils-soul", True) == (army(state, 0), begins(state))
    assert "bearer harpy" == army(state, 1)


@pytest.mark.rule("STYX-EFFECT-23")
@pytest.mark.parametrize("card", ["devils-soul", "ghoul", "harpy", "standard-bearer-yellow", "cyclops"])
def test_only_another_own_card_that_lies_face_up_can_be_discarded(card: str) -> None:
    """Neither the Devil's Soul itself nor a face-down card, another player's card or one of the pile is a price."""
    state = summoned_soul("bearer imp ~ghoul")
    assert {"STYX-EFFECT-23"} == refused(state, f"discard {card}")
    assert allowed(state, "discard imp")


@pytest.mark.rule("STYX-EFFECT-24")
@pytest.mark.parametrize("card", ["fire-spirit", "elementals", "vampire", "headless-horseman", "zombie"])
def test_eternal_cards_and_the_zombie_are_no_price(card: str) -> None:
    """What is Eternal can't be discarded, Legendary or not, and the Zombie neither."""
    state = summoned_soul(f"bearer {card} cerberus")
    assert {"STYX-EFFECT-24"} == refused(state, f"discard {card}")
    assert allowed(state, "discard cerberus")


@pytest.mark.rule("STYX-EFFECT-25")
@pytest.mark.parametrize("own", ["bearer", "bearer imp", "bearer vampire"])
def test_the_standard_bearer_can_be_the_price(own: str) -> None:
    """The Standard-Bearer is discarded like any card, be it the only one or not."""
    state = play(summoned_soul(own), "discard standard-bearer-blue")
    assert f"~{own} devils-soul" == army(state, 0)


@pytest.mark.rule("STYX-EFFECT-26")
@pytest.mark.parametrize("own", ["~bearer", "~bearer ~imp", "~bearer fire-spirit", "~bearer zombie vampire ~ghoul"])
def test_without_a_valid_card_it_joins_face_down(own: str) -> None:
    """With nothing but face-down cards, Eternal cards and the Zombie its owner isn't asked."""
    state = summoned_soul(own)
    assert (f"{own} ~devils-soul", True) == (army(state, 0), begins(state))


@pytest.mark.rule("STYX-EFFECT-26")
def test_one_valid_card_is_enough_to_be_asked() -> None:
    """With the Imp beside them the choice is the owner's, and the Devil's Soul lies face up."""
    state = summoned_soul("~bearer zombie vampire imp")
    assert (0, ["discard imp", "decline"]) == (actor(state), legal(state))
    assert "~bearer zombie vampire imp devils-soul" == army(state, 0)


@pytest.mark.rule("STYX-EFFECT-27")
def test_who_refuses_to_discard_gets_it_face_down() -> None:
    """Declining keeps the own cards face up and turns the Devil's Soul down."""
    state = play(summoned_soul("bearer imp"), "decline")
    assert ("bearer imp ~devils-soul", True) == (army(state, 0), begins(state))
    assert "seat 0 joined face down devils-soul" in told(summoned_soul("bearer imp"), "decline")


@pytest.mark.rule("STYX-EFFECT-28")
@pytest.mark.parametrize("card", ["imp", "banshee", "nidhoggr"])
def test_the_price_gives_no_soul_and_no_chaos(card: str) -> None:
    """A card with a Soul portion of 1, 2 or 4 quarters is turned down without moving any Soul token or Chaos."""
    before = summoned_soul(f"bearer {card}")
    after = play(before, f"discard {card}")
    assert f"bearer ~{card} devils-soul" == army(after, 0)
    assert ((0, 0, 0), 0, "") == (soul(after), chaos(after), center(after))


@pytest.mark.rule("STYX-EFFECT-29")
@pytest.mark.parametrize(
    ("own", "choice"), [("bearer", ("decline",)), ("bearer", ("discard standard-bearer-blue",)), ("~bearer", ())]
)
def test_it_counts_for_influence_face_down_too(own: str, choice: tuple[str, ...]) -> None:
    """Refused, paid for or without a valid card: the Influence token stands at 1 + 4."""
    assert (5, 1, 1) == influence(play(summoned_soul(own), *choice))


@pytest.mark.rule("STYX-EFFECT-30")
def test_the_lich_turns_it_up_without_a_new_price() -> None:
    """Raised by a Lich, the Devil's Soul lies face up, no card is turned down for it and nobody is asked."""
    state = mustered(table(player("bearer imp ~devils-soul"), player(), player(), left="lich"))
    state = play(state, "raise devils-soul")
    assert ("bearer imp devils-soul lich", True) == (army(state, 0), begins(state))
