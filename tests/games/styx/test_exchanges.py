from __future__ import annotations

import pytest

from games.styx.lines import both_mustered
from games.styx.table import (
    actor,
    allowed,
    army,
    begins,
    center,
    influence,
    legal,
    mustered,
    play,
    player,
    refused,
    table,
)
from thesmos.games.styx.state import State

EXCHANGED = ["air-spirit", "vampire", "cerberus", "war", "headless-horseman", "elementals", "shaman", "shamanic-totem"]


def siren(own: str = "bearer imp ghoul", second: str = "bearer harpy", third: str = "bearer kelpie") -> State:
    """Return the state when the First Player has just Mustered the Siren, and the Ferryman was left over."""
    return mustered(table(player(own), player(second), player(third), left="siren"))


@pytest.mark.rule("STYX-EFFECT-35")
def test_one_own_card_goes_for_one_of_another_player() -> None:
    """The owner picks one own card, then one card of any other player; both lie face up with their new owners."""
    state = siren()
    assert {"give imp", "give ghoul", "decline"} == set(legal(state))
    state = play(state, "give ghoul")
    assert {"take harpy from seat 1", "take kelpie from seat 2"} == set(legal(state))
    state = play(state, "take kelpie from seat 2")
    assert ["bearer imp siren kelpie", "bearer harpy", "bearer ghoul"] == [army(state, seat) for seat in range(3)]
    assert begins(state)


@pytest.mark.rule("STYX-EFFECT-35")
@pytest.mark.parametrize(("given", "taken"), [("imp", "titan"), ("titan", "imp"), ("ogre", "minotaur")])
def test_the_cards_need_not_be_equal(given: str, taken: str) -> None:
    """Weak for strong, strong for weak and like for like can be exchanged."""
    state = play(siren(f"bearer {given}", f"bearer {taken}"), f"give {given}", f"take {taken} from seat 1")
    assert (f"bearer siren {taken}", f"bearer {given}") == (army(state, 0), army(state, 1))


@pytest.mark.rule("STYX-EFFECT-35")
def test_the_other_card_comes_from_another_player() -> None:
    """What is taken can't be an own card, can't come from nowhere or the center, and an exchange begun is finished."""
    state = play(siren(), "give imp")
    for text in ("take ghoul from seat 0", "take harpy", "take ferryman", "decline"):
        assert {"STYX-EFFECT-35"} == refused(state, text)
    assert allowed(state, "take harpy from seat 1")


@pytest.mark.rule("STYX-EFFECT-35")
def test_the_siren_may_stay_idle() -> None:
    """Who declines keeps all cards."""
    state = play(siren(), "decline")
    assert ["bearer imp ghoul siren", "bearer harpy", "bearer kelpie"] == [army(state, seat) for seat in range(3)]


@pytest.mark.rule("STYX-EFFECT-36")
@pytest.mark.parametrize("card", ["standard-bearer-blue", "ghoul", "harpy"])
def test_what_can_not_be_given_to_the_siren(card: str) -> None:
    """The own Standard-Bearer, a face-down card and a card of somebody else can't be given."""
    state = siren("bearer imp ~ghoul")
    assert {"STYX-EFFECT-36"} == refused(state, f"give {card}")
    assert allowed(state, "give imp")


@pytest.mark.rule("STYX-EFFECT-36")
def test_the_siren_itself_is_not_exchanged() -> None:
    """The Siren can't be the card that is given."""
    state = siren("bearer imp")
    assert {"STYX-EFFECT-36"} == refused(state, "give siren")


@pytest.mark.rule("STYX-EFFECT-36")
@pytest.mark.rule("STYX-CARD-23")
@pytest.mark.parametrize("card", ["standard-bearer-yellow", "ghoul", "kelpie"])
def test_what_the_siren_can_not_take(card: str) -> None:
    """A Standard-Bearer, a face-down card and a card that this player doesn't have can't be taken."""
    state = play(siren("bearer imp", "bearer harpy ~ghoul"), "give imp")
    assert {"STYX-EFFECT-36"} == refused(state, f"take {card} from seat 1")
    assert allowed(state, "take harpy from seat 1")


@pytest.mark.rule("STYX-EFFECT-37")
def test_the_other_card_of_the_audience_is_out_of_reach() -> None:
    """The Minotaur that another player Mustered beside the Siren can't be taken, the card that was there before can."""
    state = both_mustered(table(player("bearer imp"), player("bearer ogre"), player(), left="siren", right="minotaur"))
    state = play(state, "give imp")
    assert {"STYX-EFFECT-37"} == refused(state, "take minotaur from seat 1")
    assert ["take ogre from seat 1"] == legal(state)


@pytest.mark.rule("STYX-EFFECT-37")
def test_with_the_other_card_alone_there_is_no_exchange() -> None:
    """If the other Audience card is all that others have face up beside Standard-Bearers, the Siren has no target."""
    state = both_mustered(table(player("bearer imp"), player(), player(), left="siren", right="minotaur"))
    assert begins(state)


@pytest.mark.rule("STYX-EFFECT-38")
def test_a_horseman_claimed_in_this_audience_can_be_taken() -> None:
    """War came through the Headless Horseman a moment ago and is no card of the Audience."""
    owners = [player("bearer imp"), player(), player()]
    state = both_mustered(table(*owners, left="siren", right="headless-horseman", pile="minotaur war ogre kelpie"))
    assert 1 == actor(state)
    claimed = play(state, "take war", "give imp", "take war from seat 1")
    assert ("bearer siren war", "bearer imp") == (army(claimed, 0), army(claimed, 1))
    assert begins(play(state, "decline"))


@pytest.mark.rule("STYX-EFFECT-39")
@pytest.mark.rule("STYX-EFFECT-61")
@pytest.mark.parametrize("card", EXCHANGED)
def test_all_other_cards_can_be_exchanged(card: str) -> None:
    """Eternal and Legendary cards, Horsemen, the Shaman and the Totem can be taken and be given."""
    state = play(siren("bearer imp", f"bearer {card}"), "give imp", f"take {card} from seat 1")
    assert (f"bearer siren {card}", "bearer imp") == (army(state, 0), army(state, 1))
    state = play(siren(f"bearer {card}", "bearer harpy"), f"give {card}", "take harpy from seat 1")
    assert ("bearer siren harpy", f"bearer {card}") == (army(state, 0), army(state, 1))


@pytest.mark.rule("STYX-EFFECT-40")
@pytest.mark.parametrize(("moved", "left"), [("shaman", "shamanic-totem"), ("shamanic-totem", "shaman")])
def test_shaman_and_totem_move_one_by_one(moved: str, left: str) -> None:
    """Taken or given, one of the two stays where it was, and there is no second exchange."""
    state = play(siren("bearer imp", "bearer shaman shamanic-totem"), "give imp", f"take {moved} from seat 1")
    assert (f"bearer siren {moved}", f"bearer {left} imp") == (army(state, 0), army(state, 1))
    assert begins(state)
    state = play(siren("bearer shaman shamanic-totem"), f"give {moved}", "take harpy from seat 1")
    assert (f"bearer {left} siren harpy", f"bearer {moved}") == (army(state, 0), army(state, 1))
    assert begins(state)


@pytest.mark.rule("STYX-MUSTER-09")
@pytest.mark.parametrize(("taken", "place"), [("fury", 3), ("golem", 4), ("manticore", 3)])
def test_the_plus_two_icon_is_for_musters_only(taken: str, place: int) -> None:
    """The Siren moves the token from 1 to 3; a card with +2 brings its printed Influence less the Imp's."""
    state = play(siren("bearer imp", f"bearer {taken}"), "give imp", f"take {taken} from seat 1")
    assert (place, 1, 1) == influence(state)


def necromancer(own: str = "bearer imp", lying: str = "ghoul skeleton", right: str = "air-spirit") -> State:
    """Return the state when the First Player has just Mustered the Necromancer."""
    return mustered(table(player(own), player("bearer harpy"), player(), left="necromancer", right=right, center=lying))


@pytest.mark.rule("STYX-EFFECT-41")
def test_one_own_card_goes_for_one_of_the_center() -> None:
    """The card given lies in the center, the card taken joins face up, and all others stay where they were."""
    state = necromancer("bearer imp hellhound")
    assert {"give imp", "give hellhound", "decline"} == set(legal(state))
    state = play(state, "give imp")
    assert {"take ghoul", "take skeleton"} == set(legal(state))
    state = play(state, "take ghoul")
    assert ("bearer hellhound necromancer ghoul", {"skeleton", "imp"}) == (army(state, 0), set(center(state).split()))
    assert begins(state)


@pytest.mark.rule("STYX-EFFECT-41")
def test_the_necromancer_reaches_only_the_center() -> None:
    """Cards of other armies, of the pile and of the own army can't be taken; an exchange begun is finished."""
    state = play(necromancer(), "give imp")
    for text in ("take harpy from seat 1", "take minotaur", "take imp", "decline"):
        assert {"STYX-EFFECT-41"} == refused(state, text)
    assert allowed(state, "take ghoul")


@pytest.mark.rule("STYX-EFFECT-41")
def test_the_necromancer_may_stay_idle() -> None:
    """Who declines keeps the card, and the center stays as it is."""
    state = play(necromancer(), "decline")
    assert ("bearer imp necromancer", "ghoul skeleton") == (army(state, 0), center(state))


@pytest.mark.rule("STYX-EFFECT-42")
@pytest.mark.parametrize(
    "card", ["necromancer", "standard-bearer-blue", "witch", "vampire", "elementals", "headless-horseman", "harpy"]
)
def test_what_can_not_be_given_to_the_necromancer(card: str) -> None:
    """The Necromancer, the Standard-Bearer, face-down and Eternal cards, and cards of others can't be given."""
    state = necromancer("bearer ~witch vampire elementals headless-horseman cerberus")
    assert {"STYX-EFFECT-42"} == refused(state, f"give {card}")
    assert ["give cerberus", "decline"] == legal(state)


@pytest.mark.rule("STYX-EFFECT-43")
def test_a_card_left_over_in_this_audience_can_be_taken() -> None:
    """The Ogre that nobody wanted lies in the center before the Necromancer acts."""
    state = play(necromancer(lying="", right="ogre"), "give imp", "take ogre")
    assert ("bearer necromancer ogre", "imp") == (army(state, 0), center(state))


@pytest.mark.rule("STYX-EFFECT-43")
def test_a_card_eliminated_in_this_audience_can_be_taken() -> None:
    """The Ogre that the second player slew is the Necromancer's a moment later."""
    state = table(player("bearer imp"), player("bearer ghoul"), player(), left="necromancer")
    state = play(state, "place muster left", "place eliminate right", "place tithe left", "bid 1", "bid 1", "pay ghoul")
    state = play(state, "give imp", "take ferryman")
    assert ("bearer necromancer ferryman", "imp") == (army(state, 0), center(state))


@pytest.mark.rule("STYX-EFFECT-44")
@pytest.mark.parametrize(("given", "left"), [("shaman", "shamanic-totem"), ("shamanic-totem", "shaman")])
def test_only_one_of_shaman_and_totem_is_given(given: str, left: str) -> None:
    """The one lies in the center, the other stays in the army, and there is no second exchange."""
    state = play(necromancer("bearer shaman shamanic-totem", "ghoul"), f"give {given}", "take ghoul")
    assert (f"bearer {left} necromancer ghoul", given) == (army(state, 0), center(state))
    assert begins(state)


@pytest.mark.rule("STYX-EFFECT-37")
def test_only_the_very_card_of_this_audience_is_barred() -> None:
    """Who has just Mustered a second Imp may lose the older one to the Siren, not the new one; it lies first."""
    owners = (player("bearer ghoul"), player("bearer imp"), player())
    state = both_mustered(table(*owners, left="siren", right="imp"))
    assert ["give ghoul", "decline"] == legal(state)
    state = play(state, "give ghoul")
    assert allowed(state, "take imp from seat 1")
    state = play(state, "take imp from seat 1")
    assert ("bearer siren imp", "bearer imp ghoul") == (army(state, 0), army(state, 1))


@pytest.mark.rule("STYX-EFFECT-37")
def test_a_copy_of_a_card_that_was_left_over_can_be_exchanged() -> None:
    """The Imp of this Audience that nobody wanted lies in the center, and bars no Imp of an army."""
    state = mustered(table(player("bearer imp"), player("bearer harpy"), player(), left="siren", right="imp"))
    assert ["give imp", "decline"] == legal(state)
    state = mustered(table(player("bearer ghoul"), player("bearer imp"), player(), left="siren", right="imp"))
    assert {"take imp from seat 1"} == set(legal(play(state, "give ghoul")))


@pytest.mark.rule("STYX-EFFECT-37")
def test_a_copy_of_another_player_is_not_barred() -> None:
    """The second player's new Imp is the card of this Audience; the third player's Imp is not."""
    owners = (player("bearer ghoul"), player(), player("bearer imp"))
    state = play(both_mustered(table(*owners, left="siren", right="imp")), "give ghoul")
    assert ["take imp from seat 2"] == legal(state)
    assert allowed(state, "take imp from seat 2")
    assert {"STYX-EFFECT-37"} == refused(state, "take imp from seat 1")
