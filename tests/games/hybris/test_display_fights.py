from __future__ import annotations

import pytest

import thesmos
from games.hybris.combats import against, bout, challenged, combat, dominating, fight, questing, skirmish
from games.hybris.powers import modified
from games.hybris.screens import asked, flat, screen, section
from games.hybris.table import (
    boards,
    cards,
    character,
    goods,
    growth,
    holding,
    legal,
    play,
    quiet,
    running,
    see,
    standing,
    table,
)
from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.display import display
from thesmos.games.hybris.state import State

COMBO = "Combo: cost 2, Force 3, weapon, air, combo sides weapon | weapon (+2)"
STOMPING = "Stomping: cost 1, Force 3, weapon, earth, combo sides none | weapon"


def test_without_a_combat_there_is_no_section() -> None:
    """The section stands below the players, above the question, and only while there is a combat."""
    assert "COMBAT" not in screen(table())
    lines = screen(skirmish(("cc-combo", "cc-combo"))).splitlines()
    heads = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert ["Athena", "COMBAT", ">"] == heads[-3:]


def test_who_fights_whom_for_what() -> None:
    """The cause in words, and on each side the character with its owner, as Attacker and Defender."""
    for_a_city = section(skirmish(("cc-combo", "cc-combo")), "COMBAT")
    assert for_a_city == (
        "COMBAT for the space in Sparta "
        "Attacker Heracles (Zeus): Total Force 0; Determination used 0 of 3 "
        "Defender Odysseus (Athena): Total Force 0; Determination used 0 of 3"
    )
    over_a_tile = section(challenged(quiet(table("zeus,athena")), (1, "athena"), hands=("cc-combo", "")), "COMBAT")
    assert over_a_tile.startswith("COMBAT over the deployment of Drill Yard on sparta-1 Attacker Athena: Total Force")
    assert "Defender Zeus: Total Force 2 (effects 2)" in over_a_tile
    champion = section(dominating(table(), "champion-calypso", deck="tc-volley tc-feint", hand="cc-combo"), "COMBAT")
    assert champion.startswith("COMBAT with Calypso of the Coliseum Zeus: Total Force 0; Determination used 0 of 3 Cal")
    quest = section(questing(table(), "quest-erymanthian-boar", deck="tc-volley tc-feint", hand="cc-combo"), "COMBAT")
    assert quest.startswith("COMBAT with Erymanthian Boar, a Confrontation Zeus: ")
    assert "COMBAT with the enemy Zeus: " in section(against(table(), base=2, hand="cc-combo"), "COMBAT")


def test_the_cards_of_a_player_from_left_to_right() -> None:
    """Each with its values, whether it joins its neighbour, and what it is kept for; sums and Determination used."""
    state = goods(quiet(table()), 0, determination=3)
    state = questing(state, "quest-erymanthian-boar", deck="tc-volley tc-feint", hand="cc-stomping cc-combo cc-regroup")
    shown = section(play(state, "play cc-stomping", "play cc-combo"), "COMBAT")
    assert "Zeus: Total Force 8 (cards 6, combos 2); Determination used 3 of 5" in shown
    assert f"1 {STOMPING} 2 {COMBO}; joins Stomping: +2 Erymanthian" in shown
    choice = play(state, "play cc-stomping", "play cc-regroup")
    assert "which Combat card to take from the combat zone into hand after the combat? recover cc-" in asked(choice)
    kept = section(play(choice, "recover cc-stomping"), "COMBAT")
    assert f"1 {STOMPING}; goes to hand at the end 2 Regroup: " in kept


def test_what_counts_for_nothing() -> None:
    """The part of a card that an opponent's card cancels, and the type of card that a Confrontation makes worthless."""
    state = goods(skirmish(("cc-stomping cc-combo cc-combo", "cc-riposte cc-riposte")), 0, determination=3)
    shown = section(bout(bout(state, "cc-stomping", "cc-riposte"), "cc-combo", "cc-riposte"), "COMBAT")
    assert "Attacker Heracles (Zeus): Total Force 6 (cards 6); Determination used 3 of 5" in shown
    assert f"1 {STOMPING}; the combo bonus counts for nothing 2 {COMBO}; the combo bonus counts" in shown
    lion = questing(table(), "quest-nemean-lion", deck="tc-volley tc-feint", hand="cc-combo cc-combo")
    shown = section(play(lion, "play cc-combo"), "COMBAT")
    assert f"Zeus: Total Force 0; Determination used 2 of 3 1 {COMBO}; the Force counts for nothing" in shown
    assert "counts for nothing: the Force of weapon cards Nemean Lion: " in shown
    every = play(running(state, 0, fx.Cancel("combo", "mine")), "place cc-combo")
    assert "counts for nothing: the combo bonus of all cards" in section(every, "COMBAT")


def test_force_by_effects_and_abilities() -> None:
    """What cards give and take, which one, what other effects gave, and what abilities add."""
    state = modified(fight(table(), hands=("cc-battle-cry cc-headlong-charge cc-combo", "cc-combo")), 0, "force", 1)
    shown = section(bout(state, "cc-headlong-charge", "cc-combo stop"), "COMBAT")
    assert "Attacker Zeus: Total Force 6 (cards 2, effects 3, abilities 1); Determination" in shown
    assert "effects of cards: +1 of Headlong Charge" in shown
    shown = section(play(bout(state, "cc-headlong-charge", "cc-combo stop"), "play cc-battle-cry"), "COMBAT")
    assert "Defender Poseidon: Total Force -2 (effects -2); Determination used 0 of 3" in shown
    assert "effects of cards: -1 of the opponent's Battle Cry" in shown


def test_what_lasts_until_the_end_of_the_combat() -> None:
    """An ability that a card has put in force stands with the side that has it."""
    state = bout(
        goods(skirmish(("sc-ashen-toll", "cc-combo cc-combo")), 1, determination=4), "sc-ashen-toll", "cc-combo"
    )
    shown = section(state, "COMBAT")
    assert "until the end of the combat: when you win a combat: gain 1 VP Defender Odysseus" in shown


def test_the_enemy_and_its_cards() -> None:
    """Base, cards with their Force, symbols that count, what abilities add; before the draw how many are to come."""
    hand = "cc-combo cc-stomping"
    hydra = questing(table(), "quest-hydra-of-lerna", deck="tc-whirlpool tc-burning-pitch tc-feint", hand=hand)
    assert (
        "Hydra of Lerna: Total Force 9 (base 2, cards 5, elements 2); bonus for earth and water "
        "1 Whirlpool: Force 2, water (+1) 2 Burning Pitch: Force 3, earth and fire (+1)"
    ) in section(hydra, "COMBAT")
    assert "Total Force 8 (base 2, cards 5, elements 2, abilities -1)" in section(
        modified(hydra, 0, "enemy_force", -1), "COMBAT"
    )
    antaeus = questing(table(), "quest-antaeus", deck="tc-whirlpool tc-burning-pitch tc-feint tc-feint", hand=hand)
    shown = section(antaeus, "COMBAT")
    assert "Antaeus: Total Force 7 (base 6, elements 1); bonus for earth 1 Whirlpool: Force 0, water 2" in shown
    assert shown.endswith("3 Feint: Force 0, air counts for nothing: the Force of all cards")
    birds = questing(table(), "quest-stymphalian-birds", deck="tc-volley tc-volley tc-feint", hand=hand)
    assert "Total Force 1 (base 1); bonus for air; 2 Trained cards still to be drawn" in section(birds, "COMBAT")
    more = modified(birds, 0, "enemy_draw", 1)
    assert "Total Force 1 (base 1); bonus for air; 3 Trained cards still to be drawn" in section(more, "COMBAT")
    hind = questing(table(), "quest-ceryneian-hind", hand=hand)
    assert section(hind, "COMBAT").endswith("Ceryneian Hind: Total Force 0")


def test_what_a_confrontation_asks_at_its_end() -> None:
    """Whether the required symbols are in the combat zone already."""
    state = questing(table(), "quest-hydra-of-lerna", deck="tc-feint tc-feint tc-feint", hand="cc-combined-attack")
    demand = "lost unless the cards in your combat zone show fire at the end:"
    assert f"{demand} it is not so yet" in section(state, "COMBAT")
    after = play(holding(state, 0, hand="cc-combined-attack cc-combo"), "play cc-combined-attack")
    assert f"{demand} it is so" in section(after, "COMBAT")


def test_the_winner_is_named_while_consequences_are_chosen() -> None:
    """A reward that asks something comes while the cards still lie there."""
    state = questing(table(), "quest-minotaur", hand="cc-combo")
    assert "won by" not in section(state, "COMBAT")
    won = boards(state, combat=combat(state).replace(won=0))
    assert section(won, "COMBAT").endswith("won by Zeus")
    assert section(boards(state, combat=combat(state).replace(won=1)), "COMBAT").endswith("won by Minotaur")


def test_what_was_chosen_in_secret_is_shown_to_its_owner_alone() -> None:
    """The card face down and the marker: others see that they are there, and no question or choice tells more."""
    state = play(skirmish(("cc-combo cc-stomping", "cc-riposte cc-stomping")), "place cc-combo")
    assert f"face down: {COMBO}" in section(state, "COMBAT")
    assert section(state, "COMBAT", 1).count("face down: unknown") == 1
    state = play(state, "place cc-riposte", "continue")
    assert "marker: continue" in section(state, "COMBAT")
    hidden = section(state, "COMBAT", 1)
    assert "face down: unknown marker: set, unknown Defender Odysseus (Athena)" in hidden
    assert "Combo" not in hidden
    assert asked(state) == "Athena (seat 1): continue the combat with the card face down, or stop?"
    assert "Riposte" not in flat(state)


def test_other_secret_choices_look_the_same() -> None:
    """With another card face down and another marker the screen of the others is the same, letter by letter."""
    state = play(skirmish(("cc-combo cc-stomping", "cc-riposte cc-stomping")), "place cc-combo", "place cc-riposte")
    other = play(skirmish(("cc-combo cc-stomping", "cc-riposte cc-stomping")), "place cc-stomping", "place cc-riposte")
    for viewer in (1, 0):
        screens = {screen(play(one, marker), viewer) for one in (state, other) for marker in ("continue", "stop")}
        assert (1 if viewer else 4) == len(screens)


def test_a_card_taken_back_is_not_shown() -> None:
    """After a stop the card is in hand again, unknown to the other side."""
    state = bout(skirmish(("cc-combo cc-stomping", "cc-riposte cc-riposte")), "cc-combo stop", "cc-riposte")
    assert "Combo" not in flat(state, 1)
    assert "hand 2 (unknown)" in section(state, "Zeus", 1)


def test_who_looks_at_an_observation_is_told_no_choices_of_others() -> None:
    """With an empty hand and an unknown card face down nobody but its owner is told what could be done."""
    state = play(
        holding(skirmish(("cc-combo", "cc-riposte")), 0, premonitions=()), "place cc-combo", "place cc-riposte"
    )
    seen = see(state, 1)
    assert HIDDEN in combat(seen).attacker.placed
    assert "continue: turn" not in display(seen)
    assert "continue: turn Combo face up stop: take Combo back into hand, unseen" in " ".join(display(state).split())


def test_cards_that_others_have_seen_are_shown_in_their_hands() -> None:
    """A hand of which a part is known says how many of it are not."""
    state = holding(table(), 1, hand="cc-combo cc-riposte", exposed=((cards("cc-combo")[0], Seat(0)),))
    assert f"hand 2 (1 unknown) {COMBO}" in section(state, "Poseidon")


def test_a_card_that_joins_nothing_names_no_sides() -> None:
    """A card without Combo sides says nothing of them."""
    state = holding(table(), 0, hand="tc-last-stand")
    assert "hand 1 Last Stand: cost 0, Force 2, tactic, earth; if you have at most 1" in section(state, "Zeus")


def test_acts_and_allies_are_shown_with_their_players() -> None:
    """What was completed and won, and the abilities of allied Heroes."""
    state = growth(character(table(), 0, "champion-calypso"), 0, acts=2, slain=1)
    shown = section(standing(state, 0), "Zeus")
    assert "acts of Epic Quests 2, Confrontations won 1" in shown
    assert "ally Calypso: when your character arrives: gain 1 Prayer from the Well" in shown


@pytest.mark.parametrize("seed", [3, 5])
def test_screens_of_fights_keep_their_width_and_their_secrets(seed: int) -> None:
    """In every moment of a combat in games of players who seek them lines fit, and others' choices stay secret."""
    match = thesmos.new_match("hybris", seats=3, seed=seed)
    rng, moments = thesmos.Rng.seeded(seed), 0
    while match.legal_actions and len(match.history) < 500:
        wanted = [
            one for one in legal(match.state) if one.startswith(("challenge", "quest", "dominate", "send", "deploy"))
        ]
        options = wanted or [one for one in legal(match.state) if one != "pass"] or ["pass"]
        text, rng = rng.choice(tuple(options), "action")
        match = match.apply(text)
        state = match.state
        if state.world.combat is None:
            continue
        moments += 1
        assert max(map(len, display(state).splitlines())) <= 120
        for seat in range(3):
            shown, own = screen(state, seat), side_names(state, seat)
            assert max(map(len, shown.splitlines())) <= 120
            assert own == [name for name in side_names(state) if f"face down: {name}:" in " ".join(shown.split())]
    assert moments > 20


def side_names(state: State, seat: int | None = None) -> list[str]:
    """Return the names of the cards face down in the combat, of one seat or of both sides."""
    sides = (combat(state).attacker, combat(state).defender)
    own = [side for side in sides if seat is None or side.seat == seat]
    return [state.rules.cards[card].name for side in own for card in side.placed]
