from __future__ import annotations

import pytest

from games.styx.table import army, asked, coins, influence, mustered, play, player, soul, table

TITHES = ("place tithe right",) * 2
BEARER = "standard-bearer-blue"


def soul_after(target: str, bid: int, card: str, quarters: int = 0) -> int:
    """Return the quarters of the First Player after an Elimination of the left card that one card pays."""
    state = table(player(f"bearer {card}", soul=quarters), player(), player(), left=target)
    return soul(play(state, "place eliminate left", *TITHES, f"bid {bid}", f"pay {card}"))[0]


@pytest.mark.rule("STYX-TRACK-01")
@pytest.mark.parametrize(
    ("quarters", "target", "after"), [(0, "minotaur", 1), (1, "minotaur", 2), (2, "minotaur", 3), (3, "minotaur", 4)]
)
def test_four_quarters_make_a_soul(quarters: int, target: str, after: int) -> None:
    """Each quarter gained is one step, and the fourth completes the Soul."""
    assert after == soul_after(target, 2, "siren", quarters)


@pytest.mark.rule("STYX-TRACK-01")
@pytest.mark.parametrize(("quarters", "won"), [(2, False), (3, True)])
def test_the_fourth_step_completes_the_soul(quarters: int, won: bool) -> None:
    """With all Elements, the quarter that makes 4 of them decides the game; the one that makes 3 does not."""
    elements = "bearer fire-spirit water-spirit earth-spirit air-spirit"
    state = table(player(elements, influence=9, soul=quarters), player(), player(), left="minotaur")
    state = play(state, "place eliminate left", *TITHES, "bid 1", f"pay {BEARER}")
    assert quarters + 1 == soul(state)[0]
    assert ("" if won else "place") == asked(state)


@pytest.mark.rule("STYX-TRACK-02")
@pytest.mark.parametrize(("target", "gained"), [("minotaur", 1), ("siren", 2), ("titan", 4)])
def test_a_move_on_the_soul_track_passes_over_spaces(target: str, gained: int) -> None:
    """All quarters of the card are gained in one move, also where it passes the marks of the Bonus Income."""
    assert gained == soul_after(target, 5, "death")


@pytest.mark.rule("STYX-TRACK-03")
def test_soul_comes_from_eliminations_alone() -> None:
    """Neither a Muster of a card with a Soul portion, nor a Tithe of it, nor one left over gives any Soul."""
    state = table(player(), player(), player(), left="tormentor", right="siren")
    state = play(state, "place muster left", "place tithe right", "place tithe left", "bid 1")
    assert (0, 0, 0) == soul(state)
    left = play(table(player(), player(), player(), left="tormentor", right="siren"), *["place tithe left"] * 3)
    assert (0, 0, 0) == soul(left)
    assert 2 == soul_after("tormentor", 2, "ogre")


@pytest.mark.rule("STYX-TRACK-03")
@pytest.mark.parametrize(("line", "gained"), [("claim soul", 2), ("decline", 0)])
def test_nidhoggr_gives_soul_without_an_elimination(line: str, gained: int) -> None:
    """Whoever Musters Nidhöggr may move 2 quarters."""
    state = table(player(), player(), player(), left="nidhoggr")
    assert (gained, 0, 0) == soul(play(mustered(state), line))


@pytest.mark.rule("STYX-TRACK-04")
@pytest.mark.rule("STYX-TRACK-05")
@pytest.mark.parametrize(("quarters", "gained"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3)])
def test_bonus_income_by_the_place_on_the_soul_track(quarters: int, gained: int) -> None:
    """A Tithe of the Standard-Bearer's 1 and a target of 0 is worth 1 more from 1 quarter on, 2 more from 3 on."""
    state = table(player(coins=0, soul=quarters), player(), player())
    assert gained == coins(play(state, "place tithe left", *TITHES))[0]


@pytest.mark.rule("STYX-TRACK-04")
@pytest.mark.rule("STYX-TRACK-05")
@pytest.mark.parametrize(
    ("quarters", "target", "gained"),
    [(0, "minotaur", 2), (0, "siren", 2), (0, "death", 3), (2, "minotaur", 3), (0, "titan", 3), (1, "minotaur", 2)],
)
def test_the_bonus_pays_from_the_next_audience_on(quarters: int, target: str, gained: int) -> None:
    """A move that reaches or passes a mark gives the token, or turns it, at once: the next Tithe is worth more."""
    state = table(
        player("bearer death", coins=0, soul=quarters), player(), player(), left=target, pile="ogre witch imp"
    )
    state = play(state, "place eliminate left", *TITHES, "bid 5", "pay death")
    state = play(state, *["place tithe left"] * 3)
    assert 2 + gained == coins(state)[0]


@pytest.mark.rule("STYX-TRACK-06")
@pytest.mark.parametrize(("quarters", "target"), [(3, "siren"), (1, "titan"), (4, "minotaur"), (0, "titan")])
def test_a_soul_token_stops_at_the_complete_soul(quarters: int, target: str) -> None:
    """Steps beyond 4 quarters are lost."""
    assert 4 == soul_after(target, 5, "death", quarters)


@pytest.mark.rule("STYX-TRACK-07")
def test_a_soul_token_does_not_go_back() -> None:
    """The Soul token stays when a card without Soul is Eliminated and cards with Soul are paid, lost or given away."""
    assert 3 == soul_after("ogre", 2, "siren", 3)
    owners = (player("bearer nidhoggr", influence=6, soul=2), player("bearer ghoul", influence=2), player(soul=1))
    state = table(*owners, left="siren")
    after = play(mustered(state), "give nidhoggr", "take ghoul from seat 1")
    assert (2, 0, 1) == soul(after)


@pytest.mark.rule("STYX-TRACK-08")
def test_influence_is_the_sum_of_all_own_cards() -> None:
    """Standard-Bearer 1, golem 2 with the icon's 2 more and imp 1 make 6, though two of them lie face down by then."""
    state = mustered(table(player(), player(), player(), left="golem", pile="witch ogre witch imp"))
    assert (5, 1, 1) == influence(state)
    state = play(state, *TITHES, "place muster left", "bid 1")
    assert ("bearer golem imp", 6) == (army(state, 0), influence(state)[0])
    state = play(
        state, "place tithe right", "place eliminate left", "place tithe right", "bid 2", "pay imp", f"pay {BEARER}"
    )
    assert ("~bearer golem ~imp", 6) == (army(state, 0), influence(state)[0])


@pytest.mark.rule("STYX-TRACK-09")
def test_turning_cards_does_not_change_influence() -> None:
    """Neither paying with the ogre nor turning it up with the Lich moves Influence, only the Lich's own 2 do."""
    state = table(player("bearer ogre", influence=3), player(), player(), left="imp", pile="harpy witch ghoul lich")
    state = play(state, "place eliminate left", *TITHES, "bid 2", "pay ogre")
    assert ("bearer ~ogre", 3) == (army(state, 0), influence(state)[0])
    state = play(state, *TITHES, "place muster left", "bid 1")
    assert ("effect", 5) == (asked(state), influence(state)[0])
    state = play(state, "raise ogre")
    assert ("bearer ogre lich", 5) == (army(state, 0), influence(state)[0])


@pytest.mark.rule("STYX-TRACK-10")
@pytest.mark.rule("STYX-TRACK-11")
@pytest.mark.parametrize(
    ("own", "theirs", "after"),
    [
        ("ghoul", "imp", (11, 10)),
        ("ghoul", "cyclops", (13, 10)),
        ("cyclops", "ghoul", (11, 12)),
        ("ghoul", "death", (15, 10)),
        ("war", "ogre", (11, 12)),
        ("ogre", "minotaur", (11, 10)),
    ],
)
def test_an_exchange_moves_influence_by_the_net_gain(own: str, theirs: str, after: tuple[int, int]) -> None:
    """From 11 and 10, after the Siren's 2, only who received the greater number moves; nobody moves back."""
    state = table(
        player(f"bearer {own}", influence=9), player(f"bearer {theirs}", influence=10), player(), left="siren"
    )
    state = play(mustered(state), f"give {own}", f"take {theirs} from seat 1")
    assert (*after, 1) == influence(state)


@pytest.mark.rule("STYX-TRACK-10")
@pytest.mark.rule("STYX-TRACK-11")
@pytest.mark.parametrize(("given", "taken", "after"), [("ghoul", "war", 9 + 2 + 3), ("war", "ghoul", 9 + 2)])
def test_the_necromancer_moves_influence_by_the_net_gain(given: str, taken: str, after: int) -> None:
    """The owner moves by 4 - 1 for the better card and stays for the worse one."""
    state = table(player(f"bearer {given}", influence=9), player(), player(), left="necromancer", center=taken, chaos=5)
    assert after == influence(play(mustered(state), f"give {given}", f"take {taken}"))[0]


@pytest.mark.rule("STYX-TRACK-11")
@pytest.mark.parametrize(("horseman", "after"), [("war", 1 + 3 + 1), ("death", 1 + 3 + 2)])
def test_the_headless_horseman_moves_influence_by_the_net_gain(horseman: str, after: int) -> None:
    """The Horseman of 4 or 5 that comes for the Headless Horseman's 3 adds 1 or 2."""
    state = table(player(), player(), player(), left="headless-horseman", pile="imp war ogre death")
    state = play(mustered(state), f"take {horseman}")
    assert (f"bearer {horseman}", after) == (army(state, 0), influence(state)[0])


@pytest.mark.rule("STYX-TRACK-11")
def test_after_a_loss_musters_add_from_where_the_token_stands() -> None:
    """Having given 4 for 1 the owner stays on 11 and gets on to 12 with the next imp; the sum would be 9."""
    owners = (player("bearer war", influence=9), player("bearer ghoul", influence=2), player())
    state = table(*owners, left="siren", pile="witch ogre ferryman imp")
    state = play(mustered(state), "give war", "take ghoul from seat 1")
    assert (11, 5, 1) == influence(state)
    assert 12 == influence(play(state, *TITHES, "place muster left", "bid 1"))[0]


@pytest.mark.rule("STYX-TRACK-12")
@pytest.mark.parametrize(("before", "after", "over"), [(16, 18, False), (18, 20, True), (19, 21, True), (40, 42, True)])
def test_influence_has_no_upper_end(before: int, after: int, over: bool) -> None:
    """The ogre's 2 count in full beyond 20; at 20 the game is over."""
    state = mustered(table(player(influence=before), player(), player()))
    assert after == influence(state)[0]
    assert over == (asked(state) == "")
