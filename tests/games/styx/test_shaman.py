from __future__ import annotations

import pytest

from games.styx.editions import changed
from games.styx.lines import eliminating, idle
from games.styx.table import (
    army,
    aside,
    begins,
    box,
    center,
    chaos,
    coins,
    influence,
    legal,
    mustered,
    play,
    player,
    refused,
    soul,
    table,
)
from thesmos.games.styx.state import State


def shaman() -> State:
    """Return the state when the First Player has just Mustered the Shaman beside a card that leaves no trace."""
    return mustered(table(player(), player(), player(), left="shaman", right="air-spirit"))


@pytest.mark.rule("STYX-EFFECT-54")
@pytest.mark.rule("STYX-EFFECT-55")
def test_the_totem_joins_the_musterer() -> None:
    """Whoever Musters the Shaman may take the Totem face up; it moves the token 1 beyond the Shaman's 2."""
    state = shaman()
    assert (["take totem", "decline"], "shamanic-totem", 3) == (legal(state), aside(state), influence(state)[0])
    state = play(state, "take totem")
    assert ("bearer shaman shamanic-totem", "", "") == (army(state, 0), aside(state), box(state))
    assert ((4, 1, 1), True) == (influence(state), begins(state))


@pytest.mark.rule("STYX-EFFECT-54")
def test_the_totem_waits_for_the_shaman() -> None:
    """The Muster of another card offers no Totem and leaves it aside."""
    state = mustered(table(player(), player(), player()))
    assert (True, "shamanic-totem") == (begins(state), aside(state))


@pytest.mark.rule("STYX-EFFECT-56")
@pytest.mark.rule("STYX-EFFECT-57")
def test_an_eliminated_shaman_sends_the_totem_to_the_box() -> None:
    """The Totem leaves the game; Chaos moves by the Shaman's 2 alone, and the Soul is the Shaman's 2 quarters."""
    state = eliminating(table(player("bearer imp"), player(), player(), left="shaman", right="air-spirit"), 1)
    assert ("shamanic-totem", "") == (aside(state), box(state))
    state = play(state, "pay imp")
    assert ("", "shamanic-totem", "shaman", 2) == (aside(state), box(state), center(state), chaos(state))
    assert (2, 0, 0) == soul(state)


@pytest.mark.rule("STYX-EFFECT-56")
@pytest.mark.rule("STYX-EFFECT-57")
def test_a_shaman_left_over_sends_the_totem_to_the_box() -> None:
    """Unwanted by all, the Shaman moves Chaos by 2 and the Totem by nothing."""
    state = idle(table(player(), player(), player(), left="shaman", right="air-spirit"))
    assert ("", "shamanic-totem", "shaman", 2) == (aside(state), box(state), center(state), chaos(state))


@pytest.mark.rule("STYX-EFFECT-56")
def test_a_shaman_that_goes_back_into_the_pile_sends_the_totem_to_the_box_too() -> None:
    """In an edition with an Eternal Shaman it was not Mustered all the same, left over or Eliminated."""
    owners, edition = (player("bearer imp"), player(), player()), changed("shaman", eternal=True)
    state = table(*owners, left="shaman", right="air-spirit", edition=edition)
    for after in (idle(state), play(eliminating(state, 1), "pay imp")):
        assert ("", "shamanic-totem", "", 0) == (aside(after), box(after), center(after), chaos(after))


@pytest.mark.rule("STYX-EFFECT-56")
def test_other_cards_leave_the_totem_alone() -> None:
    """Another card left over or Eliminated does not touch the Totem."""
    state = idle(table(player(), player(), player()))
    assert ("shamanic-totem", "") == (aside(state), box(state))


@pytest.mark.rule("STYX-EFFECT-58")
def test_a_declined_totem_goes_to_the_box() -> None:
    """Who does without the Totem keeps the Shaman; the Totem is lost and Chaos stays."""
    state = play(shaman(), "decline")
    assert ("bearer shaman", "", "shamanic-totem") == (army(state, 0), aside(state), box(state))
    assert (3, 0) == (influence(state)[0], chaos(state))


@pytest.mark.rule("STYX-EFFECT-59")
def test_a_shaman_that_was_not_mustered_brings_no_totem() -> None:
    """Taken by Siren or Necromancer, or raised by the Lich, the Shaman comes alone; the Totem stays aside."""
    taking = table(player("bearer imp"), player("bearer shaman"), player(), left="siren")
    taken = play(mustered(taking), "give imp", "take shaman from seat 1")
    bringing = table(player("bearer imp"), player(), player(), left="necromancer", center="shaman")
    brought = play(mustered(bringing), "give imp", "take shaman")
    raising = table(player("bearer ~shaman"), player(), player(), left="lich")
    raised = play(mustered(raising), "raise shaman")
    armies = ["bearer siren shaman", "bearer necromancer shaman", "bearer shaman lich"]
    assert armies == [army(state, 0) for state in (taken, brought, raised)]
    assert [(True, "shamanic-totem")] * 3 == [(begins(state), aside(state)) for state in (taken, brought, raised)]


@pytest.mark.rule("STYX-EFFECT-60")
@pytest.mark.parametrize(
    ("card", "begun", "text", "rule"),
    [
        ("devils-soul", (), "discard shamanic-totem", "STYX-EFFECT-23"),
        ("headless-horseman", (), "take shamanic-totem", "STYX-EFFECT-31"),
        ("siren", (), "give shamanic-totem", "STYX-EFFECT-36"),
        ("siren", ("give imp",), "take shamanic-totem from seat 1", "STYX-EFFECT-36"),
        ("siren", ("give imp",), "take shamanic-totem", "STYX-EFFECT-35"),
        ("necromancer", (), "give shamanic-totem", "STYX-EFFECT-42"),
        ("necromancer", ("give imp",), "take shamanic-totem", "STYX-EFFECT-41"),
        ("lich", (), "raise shamanic-totem", "STYX-EFFECT-45"),
        ("reaper", (), "remove shamanic-totem", "STYX-EFFECT-50"),
        ("cultist", (), "summon shamanic-totem", "STYX-EFFECT-62"),
    ],
)
def test_no_effect_reaches_the_waiting_totem(card: str, begun: tuple[str, ...], text: str, rule: str) -> None:
    """While it lies aside the Totem is no card of an army, of the center or of the pile."""
    owners = [player("bearer imp ~ghoul"), player("bearer harpy"), player()]
    pile = "minotaur war fire-spirit ogre"
    state = play(mustered(table(*owners, left=card, right="air-spirit", center="kelpie", pile=pile)), *begun)
    assert "shamanic-totem" == aside(state)
    assert {rule} == refused(state, text)
    assert "shamanic-totem" not in " ".join(legal(state))


@pytest.mark.rule("STYX-EFFECT-61")
def test_the_totem_pays_for_an_elimination() -> None:
    """In an army the Totem has Strength 1 and turns face down like any card."""
    state = eliminating(table(player("~bearer shamanic-totem", influence=2), player(), player(), totem=False), 1)
    assert "~bearer ~shamanic-totem" == army(play(state, "pay shamanic-totem"), 0)


@pytest.mark.rule("STYX-EFFECT-61")
def test_the_totem_can_be_discarded() -> None:
    """The Totem can be the price of the Devil's Soul."""
    state = mustered(table(player("bearer shamanic-totem"), player(), player(), left="devils-soul", totem=False))
    assert "bearer ~shamanic-totem devils-soul" == army(play(state, "discard shamanic-totem"), 0)


@pytest.mark.rule("STYX-EFFECT-61")
def test_the_totem_gives_income() -> None:
    """The Totem's +1 counts in a Tithe: 1 + 1 + 0 coins."""
    assert (6, 5, 5) == coins(idle(table(player("bearer shamanic-totem"), player(), player(), totem=False)))


@pytest.mark.rule("STYX-EFFECT-61")
def test_the_totem_given_to_the_necromancer_counts_for_chaos() -> None:
    """It lies in the center like other cards, and the Reaper of the next Audience moves Chaos back by its 1.

    Chaos moves from 1 by 2 for the Minotaur, not for an exchange of 1 for 1, by 1 for the Kelpie, and back by 1.
    """
    owners = [player("bearer shamanic-totem"), player(), player()]
    pile = "ogre imp cyclops kelpie reaper"
    state = table(*owners, left="necromancer", right="minotaur", center="ghoul", pile=pile, totem=False, chaos=1)
    state = play(mustered(state), "give shamanic-totem", "take ghoul")
    assert ("bearer necromancer ghoul", {"minotaur", "shamanic-totem"}) == (army(state, 0), set(center(state).split()))
    assert 3 == chaos(state)
    state = play(state, "place muster left", "place tithe left", "place tithe left", "bid 1", "remove shamanic-totem")
    assert (3, "shamanic-totem") == (chaos(state), box(state))
