from __future__ import annotations

import pytest

from games.styx.lines import idle
from games.styx.table import (
    Owner,
    actor,
    asked,
    audiences,
    begins,
    center,
    chaos,
    coins,
    condition,
    first,
    legal,
    mustered,
    pile,
    play,
    player,
    shown,
    soul,
    table,
    told,
    winners,
)
from thesmos.games.styx.state import State

THREE = (player(), player(), player())
TITHES = ("place tithe right",) * 2


@pytest.mark.rule("STYX-NEXT-01")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        (("place tithe left", "place tithe left", "place tithe left"), "witch ogre ferryman"),
        (("place muster left", "place tithe left", "place tithe left", "bid 1"), "witch ferryman"),
        (("place muster right", "place tithe left", "place tithe left", "bid 1"), "witch ogre"),
        (("place muster left", "place muster right", "place tithe left", "bid 1", "bid 1"), "witch"),
        (("place muster left", "place eliminate right", "place tithe left", "skip", "skip"), "witch ogre ferryman"),
    ],
)
def test_what_nobody_took_or_eliminated_goes_to_the_center(line: tuple[str, ...], after: str) -> None:
    """Untouched, Tithed and skipped cards go to the center, Mustered ones do not."""
    assert after == center(play(table(*THREE, center="witch"), *line))


@pytest.mark.rule("STYX-NEXT-02")
@pytest.mark.parametrize(
    ("left", "right", "steps"),
    [("imp", "imp", 2), ("ogre", "death", 7), ("skeleton", "gravedigger", 2), ("golem", "cyclops", 5)],
)
def test_leftover_cards_move_chaos(left: str, right: str, steps: int) -> None:
    """Chaos moves by their printed Strengths, without regard to icons."""
    assert 4 + steps == chaos(idle(table(*THREE, left=left, right=right, chaos=4)))


@pytest.mark.rule("STYX-NEXT-03")
@pytest.mark.rule("STYX-NEXT-04")
@pytest.mark.parametrize(("right", "moved"), [("ogre", 2), ("vampire", 0)])
def test_a_leftover_eternal_card_is_shuffled_into_the_pile(right: str, moved: int) -> None:
    """It comes into the pile and not to the center, the pile is shuffled, and Chaos does not move for it."""
    orders = set()
    for seed in range(20):
        after = idle(table(*THREE, left="air-spirit", right=right, pile="imp harpy ghoul witch", seed=seed))
        orders.add((*shown(after), *pile(after).split()))
        assert (moved, "ogre" if moved else "") == (chaos(after), center(after))
    back = ["air-spirit"] if moved else ["air-spirit", "vampire"]
    assert {tuple(sorted(["imp", "harpy", "ghoul", "witch", *back]))} == {tuple(sorted(order)) for order in orders}
    for card in back:
        assert 3 < len({order.index(card) for order in orders})
    assert 3 < len({tuple(card for card in order if card not in back) for order in orders})


@pytest.mark.rule("STYX-NEXT-03")
def test_without_an_eternal_card_the_pile_keeps_its_order() -> None:
    """An ordinary leftover card shuffles nothing: the next cards are the ones on top, whatever the seed."""
    tables = [table(*THREE, pile="imp harpy ghoul witch", seed=seed) for seed in range(8)]
    assert {("witch", "ghoul", "imp harpy")} == {(*shown(after), pile(after)) for after in map(idle, tables)}


@pytest.mark.rule("STYX-NEXT-05")
def test_leftover_cards_lie_in_the_center_before_muster_effects() -> None:
    """When the Necromancer's owner chooses, the Tithes are paid and the leftover card can be taken."""
    state = table(player("bearer imp"), player(coins=0), player(coins=0), left="necromancer", right="war")
    story = told(state, "place muster left", *TITHES, "bid 1")
    assert story.index("war was left 4") > story.index("seat 2 tithed war 1")
    state = play(mustered(state), "give imp")
    assert ((3, 1, 1), "war") == (coins(state), center(state))
    assert "take war" in legal(state)


@pytest.mark.rule("STYX-NEXT-06")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_player_token_goes_to_the_left(seats: int) -> None:
    """After each Audience the next seat begins, and after the last seat the first one again."""
    for start in range(seats):
        state = table(*[player()] * seats, first=start)
        assert (start, start) == (first(state), actor(state))
        after = play(state, *["place tithe left"] * seats)
        assert ((start + 1) % seats, (start + 1) % seats) == (first(after), actor(after))


@pytest.mark.rule("STYX-NEXT-07")
def test_the_next_two_cards_come_from_the_top_of_the_pile() -> None:
    """The top card lies left, the one below it right, and the rest of the pile stays as it was."""
    after = idle(table(*THREE, pile="imp harpy ghoul witch"))
    assert (("witch", "ghoul"), "imp harpy", True) == (shown(after), pile(after), begins(after))


@pytest.mark.rule("STYX-NEXT-07")
def test_a_summoned_card_is_one_of_the_next_two() -> None:
    """The summoned Spirit lies left; the second card comes from the pile."""
    state = mustered(table(*THREE, left="cultist", pile="air-spirit imp"))
    assert ("air-spirit", "imp") == shown(play(state, "summon air-spirit", "decline"))
    assert ("imp", "air-spirit") == shown(play(state, "decline"))


@pytest.mark.rule("STYX-NEXT-07")
def test_two_summoned_cards_are_the_next_two() -> None:
    """With Cultist and Succubus Mustered both summoned cards form the Audience, and none is drawn."""
    state = table(*THREE, left="succubus", right="cultist", pile="imp war air-spirit harpy")
    state = play(state, "place muster left", "place muster right", "place tithe left", "bid 1", "bid 1")
    state = play(state, "summon air-spirit", "decline", "summon war", "decline")
    assert (("air-spirit", "war"), {"imp", "harpy"}) == (shown(state), set(pile(state).split()))


@pytest.mark.rule("STYX-NEXT-08")
@pytest.mark.parametrize(("left_in_pile", "over"), [("", True), ("imp", True), ("imp harpy", False)])
def test_war_breaks_out_when_the_pile_cannot_give_two_cards(left_in_pile: str, over: bool) -> None:
    """With fewer than two cards the strongest army wins at once; with two the game goes on."""
    after = idle(
        table(player(), player("bearer ogre", influence=3), player("bearer imp", influence=2), pile=left_in_pile)
    )
    assert (((1,), "exhaustion") if over else ((), "")) == (winners(after), condition(after))
    assert ("" if over else "place") == asked(after)


@pytest.mark.rule("STYX-NEXT-08")
@pytest.mark.parametrize(
    ("owners", "who"),
    [
        (("bearer", "bearer ogre skeleton", "bearer cyclops imp"), (2,)),
        (("bearer vampire", "bearer imp", "bearer ~cyclops"), (1,)),
        (("bearer war", "bearer ogre minotaur", "bearer imp"), (0,)),
        (("bearer cyclops", "bearer ogre witch", "bearer imp"), (1,)),
        (("bearer ogre", "bearer minotaur", "bearer"), (0, 1)),
    ],
)
def test_the_strongest_army_wins_an_exhausted_game(owners: tuple[str, ...], who: tuple[int, ...]) -> None:
    """Printed Strengths face up and not Eternal count; ties go by Legendary Strength, then by cards, or are shared."""
    after = idle(table(*map(player, owners), pile=""))
    assert (who, "exhaustion") == (winners(after), condition(after))


@pytest.mark.rule("STYX-NEXT-08")
@pytest.mark.parametrize(("deck", "over"), [("air-spirit", True), ("air-spirit imp", False)])
def test_a_summoned_card_counts_among_the_two(deck: str, over: bool) -> None:
    """With a summoned card one more in the pile is enough, but not none."""
    state = mustered(table(*THREE, left="cultist", pile=deck))
    after = play(state, "summon air-spirit", "decline")
    assert ("" if over else "place") == asked(after)
    assert (((0,), "exhaustion") if over else ((), "")) == (winners(after), condition(after))


@pytest.mark.rule("STYX-NEXT-08")
@pytest.mark.parametrize(("left", "over"), [("air-spirit", False), ("ogre", True)])
def test_a_returned_eternal_card_can_be_the_missing_one(left: str, over: bool) -> None:
    """With one card in the pile a leftover Eternal card makes two of it, an ordinary one does not."""
    after = idle(table(*THREE, left=left, pile="imp"))
    assert (over, "exhaustion" if over else "") == (asked(after) == "", condition(after))


@pytest.mark.rule("STYX-NEXT-09")
@pytest.mark.rule("STYX-NEXT-10")
@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_a_named_first_player_leads_the_next_audience(named: int) -> None:
    """The named seat leads the next Audience without a pass, and the token goes on to its left after that."""
    state = mustered(table(*[player()] * 4, left="cultist", pile="witch ghoul harpy imp air-spirit", first=0))
    after = play(state, "summon air-spirit", f"name seat {named}")
    assert (named, named) == (first(after), actor(after))
    after = play(after, *["place tithe left"] * 4)
    assert ((named + 1) % 4, (named + 1) % 4) == (first(after), actor(after))


@pytest.mark.rule("STYX-NEXT-09")
@pytest.mark.rule("STYX-NEXT-06")
@pytest.mark.parametrize("line", [("decline",), ("summon air-spirit", "decline")])
def test_without_a_naming_the_token_passes_as_usual(line: tuple[str, ...]) -> None:
    """Whoever declines the summons, or only the naming, leaves the token to the seat on the holder's left."""
    state = mustered(table(*THREE, left="cultist", pile="imp harpy air-spirit", first=2))
    assert 0 == first(play(state, *line))


def still_table(still: int, *, left: str = "air-spirit", owner: Owner | None = None) -> State:
    """Return a table where a number of Audiences have stood still and only Eternal cards are there."""
    strong = player("bearer ogre ghoul", influence=4)
    return table(owner or player(), strong, player(), left=left, right="vampire", pile="mummy lamia", still=still)


@pytest.mark.rule("STYX-NEXT-11")
@pytest.mark.parametrize(("still", "over"), [(0, False), (4, False), (5, True)])
def test_after_six_audiences_without_a_move_war_breaks_out(still: int, over: bool) -> None:
    """The sixth Audience in a row in which no token moves ends the game; the strongest army wins."""
    after = idle(still_table(still))
    assert (((1,), "standstill") if over else ((), "")) == (winners(after), condition(after))


@pytest.mark.rule("STYX-NEXT-11")
def test_the_whole_six_audiences() -> None:
    """From the start on, five Audiences with nothing but Eternal cards left over go by; the sixth is the last."""
    state = still_table(0)
    for number in range(6):
        assert (number, "place") == (audiences(state), asked(state))
        state = idle(state)
    assert (6, (1,), "standstill") == (audiences(state), winners(state), condition(state))


@pytest.mark.rule("STYX-NEXT-11")
@pytest.mark.parametrize(
    ("left", "line"),
    [
        ("imp", ("place tithe left", "place tithe left", "place tithe left")),
        ("air-spirit", ("place muster left", "place tithe left", "place tithe left", "bid 1")),
        (
            "minotaur",
            ("place eliminate left", "place tithe left", "place tithe left", "bid 1", "pay standard-bearer-blue"),
        ),
    ],
)
def test_any_move_of_a_token_begins_the_count_anew(left: str, line: tuple[str, ...]) -> None:
    """If Chaos, Influence or Soul moves in the sixth Audience, six more may follow."""
    state = play(still_table(5, left=left), *line)
    assert "place" == asked(state)
    for _ in range(5):
        state = idle(state)
        assert "place" == asked(state)


@pytest.mark.rule("STYX-NEXT-11")
def test_an_eliminated_eternal_card_is_no_move() -> None:
    """Paying for an Eternal card moves no token, so it does not save the sixth Audience; coins do not either."""
    owner = player("bearer imp", influence=2)
    state = play(still_table(5, owner=owner), "place eliminate left", *TITHES, "bid 1", "pay imp")
    assert ((1,), "standstill", (0, 0, 0)) == (winners(state), condition(state), soul(state))
