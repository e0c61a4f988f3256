from __future__ import annotations

import pytest

from games.styx.lines import both_mustered
from games.styx.table import (
    actor,
    allowed,
    asked,
    begins,
    first,
    legal,
    mustered,
    pile,
    play,
    player,
    refused,
    see,
    shown,
    table,
)
from thesmos.games.styx.state import State

PILE = "minotaur air-spirit cyclops elementals war kelpie ogre"


def called(card: str, cards: str = PILE, count: int = 3, leader: int = 0, seed: int = 0) -> State:
    """Return the state when the First Player has just Mustered the Cultist or the Succubus."""
    seats = [player("bearer earth-spirit"), player("bearer famine")] + [player()] * (count - 2)
    return mustered(table(*seats, left=card, right="gorgon", pile=cards, first=leader, seed=seed))


def both(cards: str = PILE, leader: int = 0, left: str = "cultist", right: str = "succubus") -> State:
    """Return the state when the First Player has Mustered the left card and the next player the right one."""
    return both_mustered(table(player(), player(), player(), left=left, right=right, pile=cards, first=leader))


@pytest.mark.rule("STYX-EFFECT-62")
def test_the_cultist_searches_spirits_and_elementals() -> None:
    """All four Spirits and the Elementals can be summoned, other Eternal cards and Elements can't."""
    cards = "air-spirit phoenix fire-spirit vampire earth-spirit water-spirit imp elementals headless-horseman lamia"
    options = {"summon air-spirit", "summon fire-spirit", "summon earth-spirit", "summon water-spirit"}
    assert options | {"summon elementals", "decline"} == set(legal(called("cultist", cards)))


@pytest.mark.rule("STYX-EFFECT-62")
@pytest.mark.parametrize("card", ["war", "minotaur", "fire-spirit", "earth-spirit", "cultist"])
def test_what_the_cultist_can_not_summon(card: str) -> None:
    """A card of another kind, and a Spirit that is not in the pile, are refused."""
    state = called("cultist")
    assert {"STYX-EFFECT-62"} == refused(state, f"summon {card}")
    assert allowed(state, "summon air-spirit")


@pytest.mark.rule("STYX-EFFECT-63")
def test_the_succubus_searches_horsemen() -> None:
    """Every Horseman of the Apocalypse in the pile can be summoned."""
    options = {"summon war", "summon death", "summon pestilence", "summon famine", "decline"}
    cards = "war death cerberus pestilence headless-horseman famine nidhoggr elementals"
    assert options == set(legal(called("succubus", cards)))


@pytest.mark.rule("STYX-EFFECT-63")
@pytest.mark.parametrize("card", ["headless-horseman", "minotaur", "air-spirit", "famine", "death"])
def test_what_the_succubus_can_not_summon(card: str) -> None:
    """The Headless Horseman, a card of another kind, and a Horseman that is not in the pile are refused."""
    state = called("succubus", PILE + " headless-horseman")
    assert {"STYX-EFFECT-63"} == refused(state, f"summon {card}")
    assert allowed(state, "summon war")


@pytest.mark.rule("STYX-EFFECT-64")
@pytest.mark.parametrize(
    ("card", "target"), [("cultist", "air-spirit"), ("cultist", "elementals"), ("succubus", "war")]
)
def test_the_summoned_card_comes_to_the_next_audience(card: str, target: str) -> None:
    """It is one of the two next cards, seen by everybody, and no longer in the pile."""
    state = play(called(card), f"summon {target}", "decline")
    assert begins(state)
    assert [1] * 3 == [shown(see(state, seat)).count(target) for seat in range(3)]
    rest = set(PILE.split()) - {target}
    assert rest == {*pile(state).split(), *shown(state)} - {target}
    assert 5 == len(pile(state).split())


@pytest.mark.rule("STYX-EFFECT-65")
def test_the_pile_is_shuffled_after_a_summon() -> None:
    """Different chances lead to different orders of the same cards."""
    orders = [pile(play(called("cultist", seed=seed), "summon air-spirit")) for seed in range(40)]
    assert len(set(orders)) > 30
    assert {tuple(sorted(set(PILE.split()) - {"air-spirit"}))} == {tuple(sorted(order.split())) for order in orders}


@pytest.mark.rule("STYX-EFFECT-65")
@pytest.mark.rule("STYX-EFFECT-67")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_shuffled_without_a_summon(seed: int) -> None:
    """Declined or impossible, the search leaves the order as it was: the two top cards come next."""
    declined = play(called("cultist", seed=seed), "decline")
    assert (("ogre", "kelpie"), "minotaur air-spirit cyclops elementals war") == (shown(declined), pile(declined))
    impossible = called("succubus", "minotaur cyclops kelpie ogre", seed=seed)
    assert (("ogre", "kelpie"), "minotaur cyclops") == (shown(impossible), pile(impossible))


@pytest.mark.rule("STYX-EFFECT-66")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
@pytest.mark.parametrize(("card", "target"), [("cultist", "air-spirit"), ("succubus", "war")])
def test_the_summoner_names_any_first_player(card: str, target: str, count: int) -> None:
    """All players can be named, the summoner too; the one named leads the next Audience."""
    state = play(called(card, count=count), f"summon {target}")
    assert (0, "first") == (actor(state), asked(state))
    assert [f"name seat {seat}" for seat in range(count)] == [text for text in legal(state) if text != "decline"]
    for seat in range(count):
        named = play(state, f"name seat {seat}")
        assert (seat, seat, True) == (first(named), actor(named), begins(named))


@pytest.mark.rule("STYX-EFFECT-66")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_only_players_at_the_table_can_be_named(count: int) -> None:
    """The seat beyond the last player can't lead."""
    state = play(called("cultist", count=count), "summon air-spirit")
    assert {"STYX-EFFECT-66"} == refused(state, f"name seat {count}")
    assert allowed(state, f"name seat {count - 1}")


@pytest.mark.rule("STYX-EFFECT-66")
@pytest.mark.parametrize(("leader", "following"), [(0, 1), (1, 2), (2, 0)])
def test_who_names_nobody_lets_the_token_pass(leader: int, following: int) -> None:
    """Without a name the token goes to the left as usual."""
    state = play(called("cultist", leader=leader), "summon air-spirit", "decline")
    assert (following, following) == (first(state), actor(state))


@pytest.mark.rule("STYX-EFFECT-66")
@pytest.mark.parametrize(("choice", "leader"), [("name seat 0", 0), ("name seat 1", 1), ("decline", 1)])
def test_the_cultist_of_a_duel(choice: str, leader: int) -> None:
    """With 2 players the summoner may keep the token that otherwise changes hands."""
    tokens = ("place muster left", "place tithe left", "place tithe left", "place muster left")
    state = play(table(player(), player(), left="cultist", pile=PILE), *tokens, "bid 1", "skip", "summon elementals")
    assert {"name seat 0", "name seat 1", "decline"} == set(legal(state))
    state = play(state, choice)
    assert (leader, True) == (first(state), "elementals" in shown(state))


@pytest.mark.rule("STYX-EFFECT-67")
@pytest.mark.parametrize("card", ["cultist", "succubus"])
def test_without_a_fitting_card_nothing_is_summoned_or_named(card: str) -> None:
    """Fitting cards in armies, Spirits and Horsemen, do not help; the next Audience begins with the next player."""
    state = called(card, "minotaur cyclops kelpie ogre")
    assert (True, 1, ("ogre", "kelpie")) == (begins(state), first(state), shown(state))


@pytest.mark.rule("STYX-EFFECT-67")
@pytest.mark.parametrize("card", ["cultist", "succubus"])
def test_who_declines_to_summon_names_nobody(card: str) -> None:
    """There is no naming before or without a summon."""
    state = called(card)
    assert refused(state, "name seat 0")
    state = play(state, "decline")
    assert (True, 1, ("ogre", "kelpie")) == (begins(state), first(state), shown(state))


@pytest.mark.rule("STYX-EFFECT-68")
@pytest.mark.parametrize(("left", "right", "owner"), [("cultist", "succubus", 0), ("succubus", "cultist", 1)])
def test_two_summons_make_the_whole_next_audience(left: str, right: str, owner: int) -> None:
    """The Cultist's owner summons and names first, then the Succubus's; both cards come and none is drawn."""
    state = both(left=left, right=right)
    assert (owner, {"summon air-spirit", "summon elementals", "decline"}) == (actor(state), set(legal(state)))
    state = play(state, "summon elementals")
    assert (owner, "first") == (actor(state), asked(state))
    state = play(state, "decline")
    assert (1 - owner, ["summon war", "decline"]) == (actor(state), legal(state))
    state = play(state, "summon war", "decline")
    assert ({"elementals", "war"}, 5, True) == (set(shown(state)), len(pile(state).split()), begins(state))


@pytest.mark.rule("STYX-EFFECT-69")
@pytest.mark.parametrize(
    ("earlier", "later", "leader"),
    [
        ("name seat 0", "name seat 2", 2),
        ("name seat 2", "name seat 0", 0),
        ("name seat 2", "name seat 2", 2),
        ("name seat 2", "decline", 2),
        ("name seat 0", "decline", 0),
        ("decline", "name seat 2", 2),
        ("decline", "decline", 1),
    ],
)
def test_the_last_naming_counts(earlier: str, later: str, leader: int) -> None:
    """The later owner's word holds; if they name nobody the earlier naming stays, and without any the token passes."""
    state = play(both(), "summon air-spirit", earlier, "summon war", later)
    assert (leader, leader) == (first(state), actor(state))


@pytest.mark.rule("STYX-EFFECT-69")
def test_a_search_in_vain_leaves_the_earlier_naming() -> None:
    """The Succubus's owner who declines to summon, or finds nobody, doesn't undo what the Cultist's owner named."""
    assert 2 == first(play(both(), "summon air-spirit", "name seat 2", "decline"))
    assert 2 == first(play(both("minotaur air-spirit cyclops ogre"), "summon air-spirit", "name seat 2"))
