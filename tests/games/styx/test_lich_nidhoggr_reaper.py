from __future__ import annotations

import pytest

from games.styx.lines import both_mustered
from games.styx.table import (
    allowed,
    army,
    asked,
    begins,
    box,
    center,
    chaos,
    coins,
    condition,
    influence,
    legal,
    mustered,
    play,
    player,
    refused,
    soul,
    table,
    winners,
)
from thesmos.games.styx.state import State


def lich(own: str, soul: int = 0) -> State:
    """Return the state when the First Player has just Mustered the Lich beside a card that leaves no trace."""
    owners = [player(own, soul=soul), player("bearer ~death"), player()]
    return mustered(table(*owners, left="lich", right="air-spirit", center="skeleton"))


@pytest.mark.rule("STYX-EFFECT-45")
@pytest.mark.parametrize(
    ("own", "options"),
    [
        ("bearer ~imp ~minotaur ~cyclops", {"cyclops"}),
        ("bearer ~imp ~minotaur ~ogre", {"minotaur", "ogre"}),
        ("~bearer ~imp ~ghoul", {"standard-bearer-blue", "imp", "ghoul"}),
        ("bearer ~skeleton ~minotaur", {"minotaur"}),
        ("bearer ~kelpie ~imp", {"kelpie", "imp"}),
        ("bearer cyclops ~imp", {"imp"}),
    ],
)
def test_the_strongest_face_down_card_stands_up(own: str, options: set[str]) -> None:
    """Printed Strength decides, without the 2-Strength icon; among equals the owner chooses."""
    assert {"decline"} | {f"raise {card}" for card in options} == set(legal(lich(own)))


@pytest.mark.rule("STYX-EFFECT-45")
@pytest.mark.parametrize("card", ["imp", "cyclops", "death", "skeleton"])
def test_nothing_else_stands_up(card: str) -> None:
    """A weaker card, a face-up card, another player's card and one of the center can't be raised."""
    state = lich("bearer ~imp ~minotaur ~ogre cyclops")
    assert {"STYX-EFFECT-45"} == refused(state, f"raise {card}")
    assert "bearer ~imp ~minotaur ogre cyclops lich" == army(play(state, "raise ogre"), 0)


@pytest.mark.rule("STYX-EFFECT-45")
def test_the_lich_may_stay_idle() -> None:
    """Who declines leaves the card face down."""
    state = play(lich("bearer ~imp"), "decline")
    assert ("bearer ~imp lich", True) == (army(state, 0), begins(state))


@pytest.mark.rule("STYX-EFFECT-46")
def test_a_card_paid_in_this_audience_is_eligible() -> None:
    """In a duel a player pays the Minotaur for an Elimination and raises it with the Lich of the same Audience."""
    state = table(player("bearer minotaur"), player(), left="lich")
    tokens = ("place muster left", "place tithe left", "place eliminate right", "place eliminate right")
    state = play(state, *tokens, "bid 1", "bid 2", "skip", "pay minotaur")
    assert "bearer ~minotaur lich" == army(state, 0)
    assert "bearer minotaur lich" == army(play(state, "raise minotaur"), 0)


@pytest.mark.rule("STYX-EFFECT-46")
def test_a_card_discarded_for_the_devils_soul_is_eligible() -> None:
    """The Imp given up in one Audience comes back with the Lich of the next."""
    state = mustered(table(player("bearer imp"), player(), player(), left="devils-soul", pile="minotaur ogre lich"))
    state = play(state, "discard imp", "place tithe right", "place tithe right", "place muster left", "bid 1")
    assert "bearer ~imp devils-soul lich" == army(state, 0)
    assert "bearer imp devils-soul lich" == army(play(state, "raise imp"), 0)


@pytest.mark.rule("STYX-EFFECT-46")
@pytest.mark.parametrize(
    ("own", "card", "after"),
    [
        ("bearer ~devils-soul", "devils-soul", "bearer devils-soul lich"),
        ("~bearer", "standard-bearer-blue", "bearer lich"),
        ("bearer ~shamanic-totem", "shamanic-totem", "bearer shamanic-totem lich"),
    ],
)
def test_no_face_down_card_is_excluded(own: str, card: str, after: str) -> None:
    """A face-down Devil's Soul, the Standard-Bearer and the Totem can be raised like any other."""
    assert after == army(play(lich(own), f"raise {card}"), 0)


@pytest.mark.rule("STYX-EFFECT-47")
def test_a_raised_card_moves_no_influence() -> None:
    """Only the Lich's own 2 spaces are moved, whatever stands up."""
    before = lich("bearer ~titan")
    assert (3, 3) == (influence(before)[0], influence(play(before, "raise titan"))[0])


@pytest.mark.rule("STYX-EFFECT-47")
@pytest.mark.parametrize(("choice", "won"), [("raise drowned-bride", True), ("decline", False)])
def test_a_raised_card_gives_its_element_again(choice: str, won: bool) -> None:
    """Water is the fourth Element to Fire, Air and the Lich's Earth, and the Soul is complete."""
    state = play(lich("bearer alchemist harpy ~drowned-bride", soul=4), choice)
    assert (((0,), "elements") if won else ((), "")) == (winners(state), condition(state))


@pytest.mark.rule("STYX-EFFECT-47")
@pytest.mark.parametrize(("choice", "tithe"), [("raise alchemist", 4), ("decline", 2)])
def test_a_raised_card_gives_income_again(choice: str, tithe: int) -> None:
    """The next Tithe is 1 - 1 + 2 coins of bearer, Lich and target, with the raised Alchemist 2 more."""
    pile = "ogre kelpie ferryman"
    state = mustered(table(player("bearer ~alchemist"), player(), player(), left="lich", right="imp", pile=pile))
    state = play(state, choice, *["place tithe left"] * 3)
    assert 3 + tithe == coins(state)[0]


@pytest.mark.rule("STYX-EFFECT-47")
@pytest.mark.parametrize(("choice", "most"), [("raise cyclops", 6), ("decline", 3)])
def test_a_raised_card_can_pay_again(choice: str, most: int) -> None:
    """Bearer and Lich have a Strength of 3, with the raised Cyclops 6."""
    state = play(lich("bearer ~cyclops"), choice)
    state = play(state, "place tithe right", "place tithe right", "place eliminate left")
    assert allowed(state, f"bid {most}")
    assert {"STYX-BID-08"} == refused(state, f"bid {most + 1}")


@pytest.mark.rule("STYX-EFFECT-48")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_nidhoggr_gives_two_quarters(before: int, after: int) -> None:
    """The owner may move 2 steps on the Soul track, not beyond the complete Soul, or stay."""
    state = mustered(table(player(soul=before), player(soul=1), player(), left="nidhoggr"))
    assert ["claim soul", "decline"] == legal(state)
    assert (before, 1, 0) == soul(play(state, "decline"))
    assert (after, 1, 0) == soul(play(state, "claim soul"))


@pytest.mark.rule("STYX-EFFECT-48")
@pytest.mark.parametrize(("before", "choice", "tithe"), [(0, "decline", 1), (0, "claim soul", 2), (1, "claim soul", 3)])
def test_nidhoggr_brings_the_bonus_income(before: int, choice: str, tithe: int) -> None:
    """The next Tithe is 1 - 2 + 2 coins, and 1 more from the first quarter on, 2 more from the third."""
    pile = "kelpie imp ferryman"
    state = mustered(table(player(soul=before), player(), player(), left="nidhoggr", right="ogre", pile=pile))
    state = play(state, choice, *["place tithe left"] * 3)
    assert 3 + tithe == coins(state)[0]


@pytest.mark.rule("STYX-EFFECT-49")
def test_nidhoggr_gives_soul_only_when_mustered() -> None:
    """Taken by Siren or Necromancer, or raised by the Lich, it moves no Soul token and asks nothing."""
    taking = table(player("bearer imp"), player("bearer nidhoggr"), player(), left="siren")
    taken = play(mustered(taking), "give imp", "take nidhoggr from seat 1")
    center = table(player("bearer imp"), player(), player(), left="necromancer", center="nidhoggr")
    brought = play(mustered(center), "give imp", "take nidhoggr")
    raised = play(lich("bearer ~nidhoggr"), "raise nidhoggr")
    armies = ["bearer siren nidhoggr", "bearer necromancer nidhoggr", "bearer nidhoggr lich"]
    assert armies == [army(state, 0) for state in (taken, brought, raised)]
    assert [(0, 0, 0)] * 3 == [soul(state) for state in (taken, brought, raised)]
    assert [True] * 3 == [begins(state) for state in (taken, brought, raised)]


def reaper(lying: str, at: int = 5, right: str = "air-spirit", own: str = "bearer") -> State:
    """Return the state when the First Player has just Mustered the Reaper."""
    owners = [player(own), player("bearer harpy ~hellhound"), player()]
    return mustered(table(*owners, left="reaper", right=right, center=lying, chaos=at))


@pytest.mark.rule("STYX-EFFECT-50")
def test_the_reaper_takes_a_card_out_of_the_game() -> None:
    """One card of the center goes to the box; the others stay, and declining leaves all of them."""
    state = reaper("imp ghoul skeleton")
    assert {"remove imp", "remove ghoul", "remove skeleton", "decline"} == set(legal(state))
    after = play(state, "remove ghoul")
    assert ("imp skeleton", "ghoul", True) == (center(after), box(after), begins(after))
    after = play(state, "decline")
    assert ("imp ghoul skeleton", "", 5) == (center(after), box(after), chaos(after))


@pytest.mark.rule("STYX-EFFECT-50")
@pytest.mark.parametrize("card", ["harpy", "minotaur", "reaper", "air-spirit"])
def test_the_reaper_reaches_only_the_center(card: str) -> None:
    """Cards of armies and of the pile are out of reach."""
    assert {"STYX-EFFECT-50"} == refused(reaper("imp"), f"remove {card}")


@pytest.mark.rule("STYX-EFFECT-51")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("cyclops", 5, 2),
        ("skeleton", 5, 4),
        ("cerberus", 5, 1),
        ("cyclops", 3, 0),
        ("cyclops", 1, 0),
        ("death", 20, 15),
    ],
)
def test_chaos_moves_back_by_the_strength(card: str, before: int, after: int) -> None:
    """The printed Strength counts, without any icon, and 0 is the end."""
    assert after == chaos(play(reaper(card, before), f"remove {card}"))


@pytest.mark.rule("STYX-EFFECT-52")
def test_a_card_left_over_in_this_audience_is_safe() -> None:
    """The Ogre that nobody wanted can't be taken yet, the Imp of earlier can."""
    state = reaper("imp", right="ogre")
    assert {"STYX-EFFECT-52"} == refused(state, "remove ogre")
    assert ["remove imp", "decline"] == legal(state)


@pytest.mark.rule("STYX-EFFECT-52")
def test_a_card_eliminated_in_this_audience_is_safe() -> None:
    """The Ferryman that the second player slew can't be taken yet."""
    state = table(player(), player("bearer ghoul"), player(), left="reaper", center="imp")
    state = play(state, "place muster left", "place eliminate right", "place tithe left", "bid 1", "bid 1", "pay ghoul")
    assert {"STYX-EFFECT-52"} == refused(state, "remove ferryman")
    assert ["remove imp", "decline"] == legal(state)


@pytest.mark.rule("STYX-EFFECT-52")
def test_a_card_given_to_the_necromancer_in_this_audience_is_safe() -> None:
    """What another player has just laid into the center can't be taken, what lay there before can."""
    state = table(player("bearer imp"), player(), player(), left="necromancer", right="reaper", center="ghoul skeleton")
    state = play(both_mustered(state), "give imp", "take ghoul")
    assert {"STYX-EFFECT-52"} == refused(state, "remove imp")
    assert ["remove skeleton", "decline"] == legal(state)


@pytest.mark.rule("STYX-EFFECT-52")
def test_the_next_reaper_may_take_it() -> None:
    """A card left over one Audience earlier is within reach."""
    pile = "kelpie imp drowned-bride reaper"
    state = mustered(table(player(), player(), player(), left="minotaur", right="ogre", pile=pile))
    state = play(state, "place muster left", "place tithe left", "place tithe left", "bid 1")
    assert ("effect", ["remove ogre", "decline"]) == (asked(state), legal(state))


@pytest.mark.rule("STYX-EFFECT-53")
@pytest.mark.parametrize("card", ["ghoul", "hellhound"])
def test_personal_discards_are_out_of_reach(card: str) -> None:
    """Neither an own face-down card nor another player's can be taken."""
    state = reaper("imp", own="bearer ~ghoul")
    assert {"STYX-EFFECT-50"} == refused(state, f"remove {card}")
    assert ["remove imp", "decline"] == legal(state)
