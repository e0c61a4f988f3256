from __future__ import annotations

import pytest

from games.hybris.table import (
    EDITION,
    actor,
    boards,
    cards,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    quiet,
    running,
    see,
    standing,
    table,
    told,
    track,
    view,
)
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import UseMoment
from thesmos.games.hybris.state import Deck, State

HERO = "hero-heracles"
APOLLO, WEDDINGS, VISION = "temple-of-apollo", "fifty-weddings", "double-vision"


def owning(*names: str, token: str = "mortal_world") -> State:
    """Return a quiet table at which Zeus holds Premonitions and his Hero has a token."""
    listed = " ".join(f"premonition-{name}" for name in names)
    return plan(holding(quiet(table()), 0, premonitions=listed), 0, **{HERO.replace("-", "_"): token})


def sent(state: State, space: str) -> State:
    """Return the state after the Hero was activated and has taken a space."""
    return play(state, f"activate {HERO}", f"enter {space}")


def premonitions(state: State) -> tuple[tuple[str, ...], int, tuple[str, ...]]:
    """Return what seat 0 holds, how many it has fulfilled, and the discard pile of the Oracle."""
    mine = state.players[0].holding
    return mine.premonitions, mine.fulfilled, state.world.premonitions.discard


@pytest.mark.rule("HYBRIS-PREM-01")
def test_only_the_owner_sees_them() -> None:
    """The other sees how many there are; two hands of the same size look alike from outside, not from inside."""
    one, two = owning(APOLLO, VISION), owning(WEDDINGS, VISION)
    assert (
        cards("premonition-temple-of-apollo premonition-double-vision") == see(one, 0).players[0].holding.premonitions
    )
    assert view(one, 0) != view(two, 0)
    assert view(one, 1) == view(two, 1)
    assert 2 == len(see(one, 1).players[0].holding.premonitions)


@pytest.mark.rule("HYBRIS-PREM-02")
@pytest.mark.parametrize("name", EDITION.premonitions)
def test_what_a_premonition_shows(name: str) -> None:
    """A Location or a City, being there among the conditions, and a reward."""
    card = EDITION.premonitions[name]
    assert card.place in {*EDITION.locations, *EDITION.cities} - {"mortal_world"}
    assert fx.At(card.place) in card.needs
    assert EDITION.code[card.reward]


@pytest.mark.rule("HYBRIS-PREM-02")
@pytest.mark.rule("HYBRIS-PREM-03")
@pytest.mark.rule("HYBRIS-CORE-14")
@pytest.mark.rule("HYBRIS-PREM-04")
def test_the_temple_of_apollo() -> None:
    """The printed example: with a Temple in Argos and a character sent there it brings 3 Greatness."""
    apollo = EDITION.premonitions["premonition-temple-of-apollo"]
    assert ("argos", (fx.Gain("greatness", 3),)) == (apollo.place, EDITION.code[apollo.reward])
    state = track(growth(owning(APOLLO), 0, temples=("argos",)), None, None, 1, 0)
    state = sent(state, "argos")
    assert (0, ["reveal premonition-temple-of-apollo", "go on"]) == (actor(state), legal(state))
    state = play(state, "reveal premonition-temple-of-apollo")
    assert ((0, None, None, 1), ((), 1, cards("premonition-temple-of-apollo"))) == (state.track, premonitions(state))
    assert "seat 0 fulfilled premonition-temple-of-apollo [PREM-03]" == told(state)[0]
    assert 3 == sum(line.startswith("seat 0 gained greatness") for line in told(state))


@pytest.mark.rule("HYBRIS-PREM-03")
def test_nobody_has_to_fulfil_one() -> None:
    """Its owner may go on and keep it, at both moments of the turn."""
    state = play(
        sent(growth(owning(APOLLO), 0, temples=("argos",)), "argos"), "go on", "influence", "service", "extra virtue"
    )
    assert (0, ["reveal premonition-temple-of-apollo", "go on"]) == (actor(state), legal(state))
    state = play(state, "go on")
    assert (1, (cards("premonition-temple-of-apollo"), 0, ())) == (actor(state), premonitions(state))


@pytest.mark.rule("HYBRIS-PREM-03")
@pytest.mark.parametrize(("space", "temples"), [("argos", ()), ("argos", ("sparta",)), ("sparta", ("argos",))])
def test_all_conditions_must_be_met(space: str, temples: tuple[str, ...]) -> None:
    """Without the Temple in Argos, or from another City, it stays in hand."""
    assert ["go on"] == legal(sent(growth(owning(APOLLO), 0, temples=temples), space))


@pytest.mark.rule("HYBRIS-PREM-03")
def test_a_reward_that_must_be_paid() -> None:
    """Coin for the Ferryman costs 2 Aegis: with 1 left it is not on offer, with 2 it is, and both are paid."""
    state = owning("coin-for-the-ferryman", token="underworld")
    poor = sent(goods(state, 0, aegis=2), "space-underworld-3")
    assert ["go on"] == legal(poor)
    state = sent(goods(state, 0, aegis=3), "space-underworld-3")
    state = play(state, "reveal premonition-coin-for-the-ferryman", "remove from enh-zeus-the-thunderbolt")
    assert (0, 1, 1) == (state.players[0].goods.aegis, state.players[0].growth.sparks, premonitions(state)[1])


@pytest.mark.rule("HYBRIS-PREM-04")
def test_a_fulfilled_one_is_open() -> None:
    """Everybody sees it on top of the discard pile; powers that react to it work then."""
    state = growth(owning(APOLLO), 0, temples=("argos",), in_play=("tech-memory-urns",))
    deck = state.world.premonitions
    state = boards(state, premonitions=deck.replace(discard=cards("premonition-black-sails")))
    state = play(sent(state, "argos"), "reveal premonition-temple-of-apollo")
    pile = cards("premonition-black-sails premonition-temple-of-apollo")
    assert [pile, pile] == [see(state, seat).world.premonitions.discard for seat in (0, 1)]
    assert 2 == state.players[0].goods.vp, "1 for the third Greatness Point, 1 of Memory Urns"


@pytest.mark.rule("HYBRIS-PREM-05")
def test_any_number_may_be_held() -> None:
    """A player draws 30 more and discards none."""
    state = running(quiet(table()), 0, fx.Draw("premonition", 30))
    assert (30, 0) == (len(state.players[0].holding.premonitions), actor(state))


@pytest.mark.rule("HYBRIS-PREM-06")
def test_the_one_just_drawn_may_be_fulfilled() -> None:
    """Sight at the Oracle draws Double Vision, which asks for being there: it can be revealed in the same turn."""
    state = owning(token="oracle")
    top = cards("premonition-black-sails premonition-the-deep-well premonition-cup-of-nectar premonition-double-vision")
    state = play(sent(boards(state, premonitions=Deck(top, (), (0, 0))), "space-oracle-3"), "sight")
    assert ["reveal premonition-double-vision", "go on"] == legal(state)
    state = play(state, "reveal premonition-double-vision")
    assert {f"put back {card}" for card in top[:3]} == set(legal(state))
    state = play(state, *[f"put back {card}" for card in top[:3]])
    assert (cards("premonition-cup-of-nectar"), 1, cards("premonition-double-vision")) == premonitions(state)


@pytest.mark.rule("HYBRIS-PREM-07")
def test_two_moments_and_several_cards() -> None:
    """The riddle asks for three Premonitions in hand: the third one comes by Sight, and is fulfilled after it too."""
    state = sent(owning("a-riddle-answered", "black-sails", token="oracle"), "space-oracle-3")
    assert ["go on"] == legal(state), "two in hand, three are asked for"
    deck = Deck(cards("premonition-cup-of-nectar premonition-double-vision"), (), (0, 0))
    state = play(boards(state, premonitions=deck), "go on", "sight")
    assert ["reveal premonition-a-riddle-answered", "reveal premonition-double-vision", "go on"] == legal(state)
    state = play(state, "reveal premonition-a-riddle-answered", "remove from enh-zeus-the-thunderbolt")
    assert ["reveal premonition-double-vision", "go on"] == legal(state)
    state = play(state, "reveal premonition-double-vision", "put back premonition-cup-of-nectar")
    assert (2, ["go on"], 1) == (premonitions(state)[1], legal(state), actor(play(state, "go on")))


@pytest.mark.rule("HYBRIS-PREM-07")
def test_on_the_illustration_too() -> None:
    """All spaces of Olympus are held; the Hero on the illustration is at Olympus all the same."""
    state = goods(owning("cup-of-nectar", token="olympus"), 0, prayer=4)
    for number, one in enumerate(("poseidon", "hero-theseus", "prophet-phineus"), start=1):
        state = character(state, 1, one, place=f"space-olympus-{number}")
    assert "reveal premonition-cup-of-nectar" in legal(sent(state, "olympus"))


@pytest.mark.rule("HYBRIS-PREM-07")
def test_not_when_the_character_is_gone() -> None:
    """The Hero was sent to the Underworld before the moment after the action: nobody stands in Argos any more."""
    state = sent(growth(owning(APOLLO), 0, temples=("argos",)), "argos")
    state = play(state, "go on", "influence", "service")
    state = play(running(state, 0, fx.Defeat("hero", 1)), f"defeat {HERO}")
    assert 1 == actor(play(state, "extra virtue"))


@pytest.mark.rule("HYBRIS-PREM-07")
def test_not_in_turns_of_others_and_not_where_nobody_was_sent() -> None:
    """Truce influences Argos, but Zeus goes to Sparta; and a character who has stood in Argos since is not enough."""
    state = growth(owning(APOLLO), 0, temples=("argos",))
    state = standing(state, 0, pillar="pillar-truce", flipped=False)
    state = character(state, 0, HERO, place="argos", spent=True, token="")
    line = ("activate zeus", "activate pillar", "yes", "choose argos", "believers", "extra virtue")
    state = play(state, *line, "go to mortal_world", "enter sparta")
    assert ["go on"] == legal(state)
    state = play(state, "go on", "influence", "believers")
    assert ["go on"] == legal(state)
    state = play(state, "go on", "activate poseidon", "go to mortal_world", "enter elis")
    assert (1, ["influence"]) == (actor(state), legal(state)), "Poseidon's turn: Zeus is not asked"


@pytest.mark.rule("HYBRIS-PREM-07")
def test_cards_shown_stay_in_hand() -> None:
    """The Exiled Archer asks for Air and Fire: two cards are shown to all and are in hand again before the reward."""
    state = holding(owning("the-exiled-archer"), 0, hand="cc-combo cc-combined-attack cc-stomping")
    state = play(sent(state, "lemnos"), "reveal premonition-the-exiled-archer")
    assert ["show cc-combo", "show cc-combined-attack"] == sorted(legal(state), key=lambda text: "attack" in text)
    state = play(state, "show cc-combo", "show cc-combined-attack")
    hand = state.players[0].holding.hand
    assert (set(cards("cc-combo cc-combined-attack cc-stomping")) < set(hand), 4) == (True, len(hand))
    assert (2, ()) == (state.players[0].goods.vp, state.players[0].holding.discard)


@pytest.mark.rule("HYBRIS-PREM-07")
def test_there_is_no_moment_before_the_move() -> None:
    """Standing in Argos since an earlier turn, the Olympian's choice of a Location comes without a question first."""
    state = growth(owning(APOLLO), 0, temples=("argos",))
    state = play(character(state, 0, HERO, place="argos", spent=True, token=""), "activate zeus")
    assert all(text.startswith("go to") for text in legal(state))
    assert not isinstance(state.agenda[-1], UseMoment)
