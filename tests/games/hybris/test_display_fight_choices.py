from __future__ import annotations

from games.hybris.combats import questing, skirmish
from games.hybris.screens import asked, some
from games.hybris.table import (
    boards,
    cards,
    character,
    goods,
    holding,
    play,
    quiet,
    settled,
    site,
    table,
)
from thesmos.core.ids import Seat
from thesmos.games.hybris import entries
from thesmos.games.hybris.state import Quest, State

STOMPING = "Stomping: cost 1, Force 3, weapon, earth, combo sides none | weapon"


def test_playing_and_placing_cards_are_explained() -> None:
    """What a card would join, and which one is too dear to continue with; what stopping means."""
    state = questing(table(), "quest-erymanthian-boar", deck="tc-volley tc-feint", hand="cc-stomping cc-combo")
    shown = asked(play(state, "play cc-stomping"))
    assert "which Combat card to play, or no more? (2 of 3 Determination left) play cc-combo: cost 2" in shown
    assert "weapon | weapon (+2); would join Stomping: +2 go on: play no more cards: the combat is decided" in shown
    assert f"play cc-stomping: {STOMPING.partition(': ')[2]} play" in asked(state)
    dear = asked(skirmish(("cc-gods-grace cc-combo", "")))
    assert "which Combat card to put face down? place cc-gods-grace: cost 3" in dear
    assert "continue with" not in dear
    dear = asked(goods(skirmish(("cc-gods-grace cc-combo", "")), 0, determination=0))
    assert "gain 1 Prayer from the Well; costs too much Determination to continue with place cc-combo" in dear


def test_quests_are_explained() -> None:
    """Of an Epic Quest the first open act, of a Confrontation all; afterwards what the next act costs."""
    state = boards(
        holding(quiet(table()), 0, hand="cc-combo cc-stomping"),
        quests=(Quest("quest-antaeus"), Quest("quest-the-labyrinth", (Seat(1),)), None),
    )
    state = state.replace(turn=state.turn.replace(character="zeus", place="moirai"))
    shown = asked(settled(state, entries.ChooseQuest(Seat(0))))
    assert "which Quest to attempt? attempt quest-antaeus: Force 6, 3 Trained cards, bonus for earth;" in shown
    assert "attempt quest-the-labyrinth: act 2: pay with Combat cards that show earth: gain 1 Virtue and" in shown
    assert shown.endswith("(or Zeus is defeated)")
    shown = asked(settled(state, entries.ContinueQuest(Seat(0), "quest-the-labyrinth")))
    assert "which Combat card to discard for act 2 of The Labyrinth, or stop? give up cc-combo: cost 2" in shown
    assert shown.endswith("go on: leave it at the acts that are completed")
    show = entries.ShowCard(Seat(0), "quest-the-labyrinth", ("earth",))
    assert "which Combat card to show for The Labyrinth? (still missing: earth) show cc-stomping" in asked(
        some(state, show)
    )


def test_heroes_of_the_coliseum_and_fighters_are_explained() -> None:
    """The enemy and what the ally can do; who can be sent and what for, and what it costs to send nobody."""
    shown = asked(some(table(), entries.ChooseChampion(Seat(0))))
    assert (
        "which Hero of the Coliseum to fight? fight champion-calypso: Force 3, 1 Trained card, bonus for air;" in shown
    )
    assert "won: your ally (when your character arrives: gain 1 Prayer from the Well)" in shown
    steps = table().rules.edition.primordials["primordial-nyx"].wrath_1
    shown = asked(settled(table(), entries.Run(Seat(0), steps, outer=True)))
    assert "who fights the enemy of Nyx, or nobody? send zeus: in reserve; Force 5, 2 Trained cards, bonus" in shown
    assert "for air; won: gain 1 Greatness send hero-heracles: in reserve; " in shown
    assert shown.endswith("no: nobody fights: lose 3 VP")


def deploying(character_of_zeus: str) -> State:
    """Return the state in which Poseidon may challenge a deployment of City Decree in Argos by a character."""
    state = character(site(table(), "argos-1", "tech-city-decree", 0), 0, character_of_zeus, place="argos")
    state = state.replace(turn=state.turn.replace(character=character_of_zeus, place="argos"))
    state = character(state, 1, "hero-theseus", token="forge")
    return some(state, entries.ChallengeDeploy(Seat(1), "argos-1"))


def test_challenges_and_rewards_are_explained() -> None:
    """Whose deployment, with whom one would fight, what comes back; what each of the rewards would be."""
    shown = asked(deploying("zeus"), 1)
    assert (
        "challenge the deployment of City Decree on argos-1 by Zeus, and with whom? challenge with poseidon:" in shown
    )
    assert "challenge with poseidon: fights Zeus challenge with hero-theseus: fights Zeus; the token Forge" in shown
    assert "fights Heracles (Zeus)" in asked(deploying("hero-heracles"), 1)
    assert "challenge with poseidon: Amphiaraus (Zeus) flees" in asked(deploying("prophet-amphiaraus"), 1)
    assert asked(deploying("zeus")).endswith("by Zeus, and with whom?")
    won = goods(deploying("zeus"), 0, virtue=2).replace(well=3)
    shown = asked(some(won, entries.ClaimReward(Seat(1), "argos-1", Seat(0))), 1)
    assert "which reward of Zeus for City Decree on argos-1 to claim? claim points: gain 1 VP" in shown
    assert "claim prayers: gain 3 Prayers from the Well claim virtue: gain 1 VP; gain 1 Greatness" in shown


def test_recovering_says_from_where() -> None:
    """The own discard pile, that of the Coliseum, or the combat zone."""
    pile = boards(table(), trained=table().world.trained.replace(discard=cards("tc-feint")))
    shown = asked(some(pile, entries.RecoverCard(Seat(0), "trained_discard", 1)))
    assert "which Combat card to take from the discard pile of the Coliseum into hand? recover tc-feint" in shown
