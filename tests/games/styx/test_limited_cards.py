from __future__ import annotations

import pytest

from games.styx.lines import eliminating, idle
from games.styx.table import (
    allowed,
    army,
    begins,
    center,
    coins,
    mustered,
    play,
    player,
    refused,
    table,
)
from thesmos.games.styx.state import State


def tithing(own: str, left: str = "ferryman", coins: int = 4) -> State:
    """Return the state after an Audience in which all three players Tithed the left card."""
    return idle(table(player(own, coins=coins), player(), player(), left=left, right="air-spirit"))


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("djinn", marks=pytest.mark.rule("STYX-EFFECT-05")),
        pytest.param("hydra", marks=pytest.mark.rule("STYX-EFFECT-11")),
    ],
)
def test_three_counters_lie_on_it_when_it_joins(card: str) -> None:
    """Djinn and Hydra are Mustered with 3 counters, which cost their owner nothing but the bid."""
    state = mustered(table(player(), player(), player(), left=card), bid=2)
    assert (f"bearer {card}:3", (2, 7, 7)) == (army(state, 0), coins(state))


@pytest.mark.rule("STYX-EFFECT-05")
@pytest.mark.rule("STYX-EFFECT-11")
def test_other_cards_join_without_counters() -> None:
    """Only these two cards carry counters."""
    assert "bearer ogre" == army(mustered(table(player(), player(), player())), 0)


@pytest.mark.rule("STYX-EFFECT-06")
@pytest.mark.rule("STYX-EFFECT-07")
@pytest.mark.rule("STYX-EFFECT-08")
@pytest.mark.parametrize(
    ("own", "left", "money"),
    [
        ("bearer djinn:3", "bearer djinn:2", 9),
        ("bearer djinn:2", "bearer djinn:1", 9),
        ("bearer djinn:1", "bearer djinn", 9),
        ("bearer djinn", "bearer djinn", 7),
        ("bearer ~djinn", "bearer ~djinn", 7),
        ("bearer hydra:3", "bearer hydra:3", 6),
    ],
)
def test_each_tithe_uses_one_counter_for_two_coins(own: str, left: str, money: int) -> None:
    """A Tithe of 1 + 2 becomes 5 with a counter of the Djinn; without one the Djinn has only its income of 0."""
    state = tithing(own)
    assert (left, money) == (army(state, 0), coins(state)[0])


@pytest.mark.rule("STYX-EFFECT-06")
def test_only_tithes_of_the_owner_use_counters() -> None:
    """The Tithes of others, and Audiences in which the owner does something else, leave the counters alone."""
    state = mustered(table(player("bearer djinn:3"), player("bearer djinn:2"), player("bearer djinn")))
    assert ["bearer djinn:3 ogre", "bearer djinn:1", "bearer djinn"] == [army(state, seat) for seat in range(3)]
    assert (3, 9, 7) == coins(state)


@pytest.mark.rule("STYX-EFFECT-06")
def test_a_djinn_paid_away_in_a_duel_still_serves_the_tithe() -> None:
    """With 2 players the Tithe is taken as at the start: 1 + 2 coins, though the Djinn lies face down by then."""
    tokens = ("place tithe left", "place tithe left", "place eliminate right", "place muster left")
    state = play(table(player("bearer djinn:3"), player()), *tokens, "bid 2", "skip", "pay djinn")
    assert ("bearer ~djinn", (7, 5)) == (army(state, 0), coins(state))


@pytest.mark.rule("STYX-EFFECT-06")
def test_a_djinn_mustered_in_a_duel_serves_no_tithe_yet() -> None:
    """With 2 players the Djinn of this very Audience keeps its 3 counters; the Tithe brings 1 + 2 only."""
    tokens = ("place tithe right", "place tithe right", "place muster left", "place eliminate left")
    state = play(table(player(), player(), left="djinn"), *tokens, "bid 1", "skip")
    assert ("bearer djinn:3", (6, 7)) == (army(state, 0), coins(state))


@pytest.mark.rule("STYX-EFFECT-07")
@pytest.mark.parametrize(
    ("own", "target", "money"),
    [
        ("bearer djinn:3", "cyclops", 6),
        ("bearer nidhoggr djinn:3", "ogre", 5),
        ("bearer nidhoggr djinn:3", "cyclops", 5),
        ("bearer nidhoggr death djinn:3", "cyclops", 5),
    ],
)
def test_the_least_coin_is_granted_after_the_bonus(own: str, target: str, money: int) -> None:
    """The 2 coins are added to the sum first: 1 - 2 + 2 - 1 = 0 still gives 1 coin and not 1 + 2."""
    state = tithing(own, target)
    assert money == coins(state)[0]
    assert army(state, 0).endswith("djinn:2")


@pytest.mark.rule("STYX-EFFECT-09")
@pytest.mark.parametrize("own", ["bearer djinn:3", "bearer hydra:3"])
def test_counters_can_not_be_bid(own: str) -> None:
    """With 2 coins and 3 counters a player can bid 2 and no more."""
    state = table(player(own, coins=2), player(), player())
    state = play(state, "place muster left", "place tithe right", "place tithe right")
    assert allowed(state, "bid 2")
    assert {"STYX-BID-03"} == refused(state, "bid 3")


@pytest.mark.rule("STYX-EFFECT-09")
def test_a_counter_taken_from_the_hydra_goes_to_nobody() -> None:
    """The Elimination that uses a counter leaves the treasury as it was."""
    state = play(eliminating(table(player("bearer hydra:3"), player(), player()), 2), "pay hydra")
    assert ("bearer hydra:2", 4) == (army(state, 0), coins(state)[0])


@pytest.mark.rule("STYX-EFFECT-10")
@pytest.mark.parametrize("card", ["djinn", "hydra"])
def test_counters_are_lost_face_down(card: str) -> None:
    """Discarded for the Devil's Soul, the card lies face down without counters."""
    owners = [player(f"bearer {card}:2"), player(), player()]
    state = play(mustered(table(*owners, left="devils-soul")), f"discard {card}")
    assert f"bearer ~{card} devils-soul" == army(state, 0)


@pytest.mark.rule("STYX-EFFECT-10")
@pytest.mark.parametrize("counters", [1, 3])
def test_a_djinn_that_pays_loses_its_counters(counters: int) -> None:
    """Only the Hydra uses a counter to pay; the Djinn turns face down with whatever was left."""
    state = eliminating(table(player(f"bearer djinn:{counters}"), player(), player()), 2)
    assert "bearer ~djinn" == army(play(state, "pay djinn"), 0)


@pytest.mark.rule("STYX-EFFECT-10")
@pytest.mark.parametrize("card", ["djinn", "hydra"])
def test_a_card_that_comes_back_starts_anew(card: str) -> None:
    """Turned down with 1 counter and raised by a Lich in the next Audience, the card has 3 counters again."""
    owners = [player(f"bearer {card}:1"), player(), player()]
    state = mustered(table(*owners, left="devils-soul", pile="minotaur ogre kelpie lich"))
    state = play(state, f"discard {card}", "place tithe right", "place tithe right", "place muster left", "bid 1")
    assert f"bearer {card}:3 devils-soul lich" == army(play(state, f"raise {card}"), 0)


@pytest.mark.rule("STYX-EFFECT-10")
@pytest.mark.parametrize("card", ["djinn", "hydra"])
def test_counters_do_not_lie_in_the_center(card: str) -> None:
    """Given to the Necromancer, the card leaves its counters behind, and what comes for it has none."""
    owners = [player(f"bearer {card}:1"), player(), player()]
    state = mustered(table(*owners, left="necromancer", right="air-spirit", center="ghoul"))
    state = play(state, f"give {card}", "take ghoul")
    assert ("bearer necromancer ghoul", card) == (army(state, 0), center(state))


@pytest.mark.rule("STYX-EFFECT-12")
@pytest.mark.rule("STYX-EFFECT-14")
@pytest.mark.parametrize(
    ("before", "after"),
    [("hydra:3", "hydra:2"), ("hydra:2", "hydra:1"), ("hydra:1", "hydra"), ("hydra", "~hydra"), ("ogre", "~ogre")],
)
def test_the_hydra_loses_a_counter_instead_of_turning_down(before: str, after: str) -> None:
    """As long as a counter lies there the Hydra stays face up; without one it pays like any card."""
    state = eliminating(table(player(f"bearer {before}"), player(), player()), 2)
    state = play(state, f"pay {before.partition(':')[0]}")
    assert (f"bearer {after}", True) == (army(state, 0), begins(state))


@pytest.mark.rule("STYX-EFFECT-13")
def test_the_hydra_is_bid_once() -> None:
    """Three counters are no threefold Strength: 2 and the bearer's 1 are all that can be bid."""
    state = table(player("bearer hydra:3"), player(), player())
    state = play(state, "place eliminate left", "place tithe right", "place tithe right")
    assert allowed(state, "bid 3")
    assert {"STYX-BID-08"} == refused(state, "bid 4")


@pytest.mark.rule("STYX-EFFECT-13")
@pytest.mark.parametrize(
    ("bid", "more", "after"), [(1, "", "bearer hydra:2"), (3, "standard-bearer-blue", "~bearer hydra:2")]
)
def test_the_hydra_pays_once(bid: int, more: str, after: str) -> None:
    """Whatever the bid, the Hydra gives its Strength once and loses one counter; the rest is paid by others."""
    state = play(eliminating(table(player("bearer hydra:3"), player(), player()), bid), "pay hydra")
    if more:
        assert "STYX-ELIM-03" in refused(state, "pay hydra")
        state = play(state, f"pay {more}")
    assert (after, True) == (army(state, 0), begins(state))


@pytest.mark.rule("STYX-EFFECT-15")
@pytest.mark.parametrize("counters", ["", ":1", ":3"])
@pytest.mark.parametrize("card", ["djinn", "hydra"])
def test_the_siren_renews_what_it_moves(card: str, counters: str) -> None:
    """Taken or given by the Siren, Djinn and Hydra have 3 counters again."""
    taking = table(player("bearer imp"), player(f"bearer {card}{counters}"), player(), left="siren")
    state = play(mustered(taking), "give imp", f"take {card} from seat 1")
    assert (f"bearer siren {card}:3", "bearer imp") == (army(state, 0), army(state, 1))
    giving = table(player(f"bearer {card}{counters}"), player(), player("bearer imp"), left="siren")
    state = play(mustered(giving), f"give {card}", "take imp from seat 2")
    assert ("bearer siren imp", f"bearer {card}:3") == (army(state, 0), army(state, 2))


@pytest.mark.rule("STYX-EFFECT-15")
@pytest.mark.parametrize("card", ["djinn", "hydra"])
def test_necromancer_and_lich_renew_what_they_bring(card: str) -> None:
    """Taken from the center, or turned face up, Djinn and Hydra have 3 counters again."""
    state = mustered(table(player("bearer imp"), player(), player(), left="necromancer", center=card))
    assert f"bearer necromancer {card}:3" == army(play(state, "give imp", f"take {card}"), 0)
    state = mustered(table(player(f"bearer ~{card}"), player(), player(), left="lich"))
    assert f"bearer {card}:3 lich" == army(play(state, f"raise {card}"), 0)


@pytest.mark.rule("STYX-EFFECT-15")
@pytest.mark.parametrize("card", ["nidhoggr", "lich", "reaper", "shaman", "cultist", "devils-soul"])
@pytest.mark.rule("STYX-MUSTER-09")
def test_no_other_ability_is_renewed(card: str) -> None:
    """A card with a Muster effect or a summons that the Siren brings asks nothing of its new owner."""
    owners = [player("bearer imp ~ghoul"), player(f"bearer {card}"), player()]
    pile = "minotaur ogre kelpie fire-spirit"
    state = mustered(table(*owners, left="siren", right="water-spirit", center="skeleton", pile=pile))
    state = play(state, "give imp", f"take {card} from seat 1")
    assert (True, f"bearer ~ghoul siren {card}") == (begins(state), army(state, 0))
