from __future__ import annotations

import pytest

from games.styx.table import (
    army,
    aside,
    asked,
    audiences,
    box,
    center,
    chaos,
    coins,
    influence,
    legal,
    mustered,
    play,
    player,
    rest,
    shown,
    soul,
    table,
    told,
)


@pytest.mark.rule("STYX-MUSTER-01")
@pytest.mark.rule("STYX-MUSTER-02")
@pytest.mark.rule("STYX-MUSTER-03")
@pytest.mark.parametrize(
    ("bids", "winner", "left"),
    [
        (("bid 1", "bid 2", "bid 3"), 2, (5, 5, 2)),
        (("bid 2", "bid 4", "skip"), 1, (5, 1, 5)),
        (("bid 5", "skip", "skip"), 0, (0, 5, 5)),
        (("skip", "bid 1", "skip"), 1, (5, 4, 5)),
    ],
)
def test_the_highest_bidder_pays_the_bid_and_takes_the_card(
    bids: tuple[str, ...], winner: int, left: tuple[int, ...]
) -> None:
    """The highest bidder takes the card face up for exactly the bid; the others keep their coins and gain nothing."""
    state = play(table(*(player(coins=5) for _ in range(3))), *["place muster left"] * 3, *bids)
    armies = ["bearer"] * 3
    armies[winner] = "bearer ogre"
    assert armies == [army(state, seat) for seat in range(3)]
    assert left == coins(state)
    assert tuple(3 if seat == winner else 1 for seat in range(3)) == influence(state)


@pytest.mark.rule("STYX-MUSTER-01")
def test_both_cards_can_be_mustered_in_one_audience() -> None:
    """Each of the two cards goes to the highest bidder of its own contest, and nothing comes to the center."""
    state = table(player(), player(), player())
    state = play(state, "place muster right", "place muster left", "place tithe left", "bid 4", "bid 1")
    assert ["bearer ferryman", "bearer ogre", "bearer"] == [army(state, seat) for seat in range(3)]
    assert (0, 3, 5) == coins(state)
    assert "" == center(state)


@pytest.mark.rule("STYX-MUSTER-02")
@pytest.mark.parametrize("bid", [1, 2, 4])
def test_a_lone_musterer_pays_the_whole_bid(bid: int) -> None:
    """Whoever bids more than anybody made necessary still pays the full bid."""
    assert 4 - bid == coins(mustered(table(player(), player(), player()), bid=bid))[0]


@pytest.mark.rule("STYX-MUSTER-04")
@pytest.mark.parametrize(
    ("card", "steps"), [("imp", 1), ("skeleton", 1), ("ogre", 2), ("vampire", 3), ("war", 4), ("nidhoggr", 5)]
)
def test_influence_rises_by_the_number_on_the_card(card: str, steps: int) -> None:
    """The Musterer's token alone moves, by the printed Influence."""
    state = table(player(influence=3), player(influence=2), player(), left=card)
    assert (3 + steps, 2, 1) == influence(mustered(state))


@pytest.mark.rule("STYX-MUSTER-05")
@pytest.mark.parametrize(
    ("card", "steps"), [("witch", 1), ("gravedigger", 3), ("golem", 4), ("phoenix", 5), ("cerberus", 6), ("titan", 7)]
)
def test_the_icon_adds_two_spaces(card: str, steps: int) -> None:
    """A card with the +2 icon moves the token by its Influence and 2; the witch has no such icon."""
    assert (1 + steps, 1, 1) == influence(mustered(table(player(), player(), player(), left=card)))


@pytest.mark.rule("STYX-MUSTER-06")
@pytest.mark.parametrize(("line", "moved"), [("bid 1", 2), ("skip", 7)])
def test_a_mustered_card_does_not_move_chaos(line: str, moved: int) -> None:
    """Chaos moves by the leftover ferryman's 2; death's 5 are added only if nobody Musters it."""
    state = table(player(), player(), player(), left="death")
    after = play(state, "place muster left", *["place tithe right"] * 2, line)
    assert moved == chaos(after)
    assert ("ferryman" if line == "bid 1" else "death ferryman") == center(after)


@pytest.mark.rule("STYX-MUSTER-07")
@pytest.mark.parametrize(
    ("card", "given", "center_before"),
    [
        ("siren", "bearer ghoul", ""),
        ("necromancer", "bearer ghoul", "war"),
        ("lich", "bearer ~ghoul", ""),
        ("nidhoggr", "bearer", ""),
        ("reaper", "bearer", "war"),
        ("shaman", "bearer", ""),
    ],
)
def test_muster_effects_can_be_declined(card: str, given: str, center_before: str) -> None:
    """The effect is offered together with the choice to leave it; then only the card itself has joined."""
    state = table(player(given), player("bearer imp"), player(), left=card, center=center_before)
    state = mustered(state)
    assert "effect" == asked(state)
    assert 2 <= len(legal(state))
    after = play(state, "decline")
    assert ("place", f"{given} {card}", "bearer imp") == (asked(after), army(after, 0), army(after, 1))
    assert (0, 0, 0) == soul(after)
    assert f"{center_before} ferryman".strip() == center(after)


@pytest.mark.rule("STYX-MUSTER-08")
def test_an_unused_muster_effect_is_lost() -> None:
    """Nidhöggr's Soul is offered at the end of the Audience of its Muster, but never in a later one."""
    state = table(player(), player(), player(), left="nidhoggr")
    state = mustered(state)
    assert ["decline", "claim soul"] == sorted(legal(state), reverse=True)
    state = play(state, "decline", *["place tithe left"] * 3)
    assert ("place", 2, (0, 0, 0)) == (asked(state), audiences(state), soul(state))


@pytest.mark.rule("STYX-MUSTER-08")
def test_muster_effects_come_at_the_end_of_the_audience() -> None:
    """The Muster, the Tithes and the leftover card come before the effect, which comes before the next cards."""
    story = told(mustered(table(player("bearer"), player(), player(), left="nidhoggr")), "claim soul")
    line = ["place muster left", *["place tithe right"] * 2, "bid 1", "claim soul"]
    whole = told(table(player(), player(), player(), left="nidhoggr"), *line)
    kinds = [one for one in whole if any(word in one for word in ("mustered", "tithed", "was left", "Soul", "soul"))]
    assert ["seat 0 mustered nidhoggr 1", "seat 1 tithed ferryman 3", "seat 2 tithed ferryman 3"] == kinds[:3]
    assert "ferryman was left 2" == kinds[3]
    assert whole[-len(story) :] == story
    assert kinds[4] == story[0]


@pytest.mark.rule("STYX-MUSTER-09")
def test_a_card_exchanged_by_the_siren_brings_no_muster_effect() -> None:
    """A Nidhöggr that the Siren takes gives no Soul, and no card offers an effect for the exchange."""
    state = table(player("bearer ghoul", influence=2), player("bearer nidhoggr", influence=6), player(), left="siren")
    after = play(mustered(state), "give ghoul", "take nidhoggr from seat 1")
    assert ("place", (0, 0, 0)) == (asked(after), soul(after))
    assert {"bearer", "siren", "nidhoggr"} == set(army(after, 0).split())


@pytest.mark.rule("STYX-MUSTER-09")
def test_a_card_exchanged_by_the_siren_summons_nobody_and_brings_no_totem() -> None:
    """Neither a Cultist nor a Shaman that comes by exchange does what it does when Mustered."""
    state = table(
        player("bearer ghoul"), player("bearer cultist shaman"), player(), left="siren", pile="witch air-spirit imp"
    )
    for card in ("cultist", "shaman"):
        after = play(mustered(state), "give ghoul", f"take {card} from seat 1")
        assert ("place", "shamanic-totem", "") == (asked(after), aside(after), box(after))


@pytest.mark.rule("STYX-MUSTER-09")
def test_the_icon_counts_only_in_a_muster() -> None:
    """A golem that the Siren takes for a ghoul moves Influence by 2 - 1, where its Muster would add 2 for the icon."""
    state = table(player("bearer ghoul", influence=2), player("bearer golem", influence=5), player(), left="siren")
    after = play(mustered(state), "give ghoul", "take golem from seat 1")
    assert (2 + 2 + 1, 5, 1) == influence(after)


@pytest.mark.rule("STYX-MUSTER-09")
def test_a_reaper_taken_by_the_necromancer_reaps_nothing() -> None:
    """The Reaper's turn comes after the Necromancer's, but one that was exchanged has no effect at all."""
    state = table(player("bearer ghoul"), player(), player(), left="necromancer", center="war reaper", chaos=7)
    after = play(mustered(state), "give ghoul", "take reaper")
    assert "place" == asked(after)
    assert {"war", "ghoul", "ferryman"} == set(center(after).split())


@pytest.mark.rule("STYX-MUSTER-09")
@pytest.mark.parametrize("card", ["nidhoggr", "golem", "reaper", "cultist"])
def test_a_card_turned_up_by_the_lich_gives_none_of_its_gains(card: str) -> None:
    """The card lies face up again; no Soul, no spaces, no effect and no summons come with it."""
    state = table(
        player(f"bearer ~{card}", influence=8), player(), player(), left="lich", pile="witch air-spirit imp harpy"
    )
    after = play(mustered(state), f"raise {card}")
    assert ("place", f"bearer {card} lich") == (asked(after), army(after, 0))
    assert ((0, 0, 0), (10, 1, 1)) == (soul(after), influence(after))


@pytest.mark.rule("STYX-MUSTER-07")
def test_a_summons_can_be_declined() -> None:
    """The Cultist's summons is offered and left: the next two cards come from the top of the pile."""
    state = table(player(), player(), player(), left="cultist", pile="air-spirit witch imp")
    state = mustered(state)
    assert ["decline", "summon air-spirit"] == sorted(legal(state))
    assert ("imp", "witch") == shown(rest(state))
