from __future__ import annotations

import pytest

from games.styx.lines import eliminating
from games.styx.table import (
    actor,
    allowed,
    army,
    asked,
    begins,
    center,
    legal,
    mustered,
    play,
    player,
    refused,
    see,
    soul,
    table,
    tokens,
)


@pytest.mark.rule("STYX-EFFECT-16")
@pytest.mark.parametrize(
    ("own", "other", "choice"),
    [
        ("bearer dark-oracle", "bearer", "look"),
        ("bearer ~dark-oracle", "bearer", "place"),
        ("bearer", "bearer dark-oracle", "place"),
    ],
)
def test_only_a_face_up_oracle_looks(own: str, other: str, choice: str) -> None:
    """The second player may look if the Dark Oracle lies face up before them, not if it is face down or another's."""
    state = play(table(player(other), player(own), player()), "place muster left")
    assert (1, choice) == (actor(state), asked(state))


@pytest.mark.rule("STYX-EFFECT-16")
def test_an_oracle_that_paid_looks_no_more() -> None:
    """Once the Dark Oracle has paid for an Elimination it lies face down and is of no use in the next Audience."""
    state = eliminating(table(player("bearer dark-oracle"), player(), player()), 1)
    state = play(state, "pay dark-oracle", "place tithe left", "place tithe left")
    assert (0, "place") == (actor(state), asked(state))


@pytest.mark.rule("STYX-EFFECT-17")
def test_the_oracle_sees_one_token_of_another() -> None:
    """The third player may look at either token placed before; the others learn nothing of what it shows."""
    state = table(player(), player(), player("bearer dark-oracle"), player())
    state = play(state, "place muster left", "place eliminate right")
    assert {"look at seat 0 token 1", "look at seat 1 token 1", "decline"} == set(legal(state))
    assert ["~seat 0 ? left", "~seat 1 ? right"] == tokens(see(state, 2))
    state = play(state, "look at seat 1 token 1")
    assert ["~seat 0 ? left", "~seat 1 eliminate right"] == tokens(see(state, 2))
    assert ["~seat 0 ? left", "~seat 1 ? right"] == tokens(see(state, 3))
    assert (2, "place") == (actor(state), asked(state))


@pytest.mark.rule("STYX-EFFECT-17")
def test_the_oracle_can_not_see_what_is_not_there() -> None:
    """A token not yet placed, and a second token of a player who placed one, can't be looked at."""
    state = play(table(player(), player("bearer dark-oracle"), player()), "place muster left")
    assert {"STYX-EFFECT-17"} == refused(state, "look at seat 2 token 1")
    assert {"STYX-EFFECT-17"} == refused(state, "look at seat 0 token 2")
    assert allowed(state, "look at seat 0 token 1")


@pytest.mark.rule("STYX-EFFECT-17")
def test_the_oracle_does_not_look_at_tokens_of_its_owner() -> None:
    """At the second placing of a duel both players' tokens lie there; only the other's can be looked at."""
    state = play(table(player("bearer dark-oracle"), player()), "place muster left", "place tithe left")
    assert {"STYX-EFFECT-17"} == refused(state, "look at seat 0 token 1")
    assert {"look at seat 1 token 1", "decline"} == set(legal(state))


@pytest.mark.rule("STYX-EFFECT-17")
@pytest.mark.parametrize(("answer", "again"), [("look at seat 0 token 1", "place"), ("decline", "look")])
def test_the_oracle_looks_once_in_an_audience(answer: str, again: str) -> None:
    """In a duel the second player may look before either token, but not twice; declining the first uses up nothing."""
    state = play(table(player(), player("bearer dark-oracle")), "place muster left")
    state = play(state, answer, "place tithe left", "place tithe right")
    assert (1, again) == (actor(state), asked(state))


@pytest.mark.rule("STYX-EFFECT-17")
def test_the_oracle_looks_again_in_the_next_audience() -> None:
    """The use of one Audience takes nothing from the next; in between there is no second look."""
    state = play(
        table(player(), player("bearer"), player("bearer dark-oracle")), "place tithe left", "place tithe left"
    )
    state = play(state, "look at seat 0 token 1")
    assert {"STYX-TURN-06"} == refused(state, "look at seat 1 token 1")
    state = play(state, "place tithe left", "place tithe left")
    assert (2, "look") == (actor(state), asked(state))


@pytest.mark.rule("STYX-EFFECT-18")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_the_first_player_has_nothing_to_look_at(count: int) -> None:
    """With 3 or more players the Dark Oracle helps everybody but the First Player, who places before all others."""
    seats = [player("bearer dark-oracle"), player("bearer dark-oracle")] + [player()] * (count - 2)
    for leader in (0, 1):
        state = table(*seats, first=leader)
        assert (leader, "place") == (actor(state), asked(state))
    state = play(table(*seats), "place tithe left")
    assert (1, "look") == (actor(state), asked(state))


@pytest.mark.rule("STYX-EFFECT-18")
def test_in_a_duel_the_first_player_can_look_before_the_second_token() -> None:
    """Before the first token nothing lies there, before the second the other player's token does."""
    state = table(player("bearer dark-oracle"), player())
    assert (0, "place") == (actor(state), asked(state))
    state = play(state, "place tithe left", "place muster left")
    assert (0, "look") == (actor(state), asked(state))


@pytest.mark.rule("STYX-EFFECT-19")
@pytest.mark.parametrize(("card", "after"), [("zombie", "zombie"), ("ghoul", "~ghoul"), ("skeleton", "~skeleton")])
def test_the_zombie_stays_face_up(card: str, after: str) -> None:
    """Where others turn face down, the Zombie pays and stays."""
    state = play(eliminating(table(player(f"bearer {card}"), player(), player()), 1), f"pay {card}")
    assert (f"bearer {after}", "ogre ferryman") == (army(state, 0), center(state))


@pytest.mark.rule("STYX-EFFECT-20")
def test_the_zombie_pays_again_and_again() -> None:
    """The same Zombie pays alone in three Audiences in a row, for a quarter of a Soul each."""
    pile = "imp ghoul minotaur cyclops kelpie harpy"
    state = table(player("~bearer zombie"), player(), player(), left="witch", pile=pile)
    tithes = ["place tithe right"] * 2
    state = play(state, "place eliminate left", *tithes, "bid 1", "pay zombie")
    state = play(state, *tithes, "place eliminate left", "bid 1", "pay zombie")
    state = play(state, tithes[0], "place eliminate left", tithes[0], "bid 1", "pay zombie")
    assert ("~bearer zombie", (3, 0, 0), True) == (army(state, 0), soul(state), begins(state))


@pytest.mark.rule("STYX-EFFECT-20")
def test_the_zombie_counts_once_in_each_elimination() -> None:
    """Zombie and bearer make 2 and no more, and to reach 2 the bearer must pay as well."""
    state = table(player("bearer zombie"), player(), player())
    state = play(state, "place eliminate left", "place tithe right", "place tithe right")
    assert {"STYX-BID-08"} == refused(state, "bid 3")
    state = play(state, "bid 2", "pay zombie")
    assert "STYX-ELIM-03" in refused(state, "pay zombie")
    assert "~bearer zombie" == army(play(state, "pay standard-bearer-blue"), 0)


@pytest.mark.rule("STYX-EFFECT-21")
@pytest.mark.rule("STYX-EFFECT-24")
def test_the_zombie_is_not_discarded_for_the_devils_soul() -> None:
    """Of Zombie and Imp only the Imp can be the price."""
    state = mustered(table(player("bearer zombie imp"), player(), player(), left="devils-soul"))
    assert {"STYX-EFFECT-24"} == refused(state, "discard zombie")
    assert allowed(state, "discard imp")


@pytest.mark.rule("STYX-EFFECT-22")
def test_the_zombie_can_be_exchanged() -> None:
    """The Siren takes and gives the Zombie, and so does the Necromancer."""
    giving = table(player("bearer zombie"), player("bearer imp"), player(), left="siren")
    state = play(mustered(giving), "give zombie", "take imp from seat 1")
    assert ("bearer siren imp", "bearer zombie") == (army(state, 0), army(state, 1))
    taking = table(player("bearer imp"), player("bearer zombie"), player(), left="siren")
    state = play(mustered(taking), "give imp", "take zombie from seat 1")
    assert ("bearer siren zombie", "bearer imp") == (army(state, 0), army(state, 1))
    given = table(player("bearer zombie"), player(), player(), left="necromancer", right="air-spirit", center="imp")
    state = play(mustered(given), "give zombie", "take imp")
    assert ("bearer necromancer imp", "zombie") == (army(state, 0), center(state))
    taken = table(player("bearer imp"), player(), player(), left="necromancer", right="air-spirit", center="zombie")
    state = play(mustered(taken), "give imp", "take zombie")
    assert ("bearer necromancer zombie", "imp") == (army(state, 0), center(state))
