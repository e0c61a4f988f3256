from __future__ import annotations

import pytest

import thesmos
from games.hybris.screens import flat, screen, section
from games.hybris.table import (
    EDITION,
    begin,
    boards,
    cards,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    row,
    see,
    site,
    standing,
    table,
    tokens,
    track,
)
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions
from thesmos.games.hybris.display import display
from thesmos.games.hybris.display.table import phase_of
from thesmos.games.hybris.queries import hidden, zones
from thesmos.games.hybris.state import Lent, Mark, Quest

SECTIONS = ("DIVINE", "OLYMPUS", "FORGE", "ORACLE", "MOIRAI", "COLISEUM", "UNDERWORLD", "MORTAL", "Zeus", "Poseidon")


def test_the_sections_stand_in_their_order() -> None:
    """The head with the question, the Pillars, the boards, the Cities, the players; at last the question again."""
    lines = screen(begin()).splitlines()
    assert lines[0].startswith("AGE 1 of 6   Divine Pillar Phase   Primordials at the end of Ages 2, 4, 6")
    assert lines[1] == lines[-1] == "> Zeus (seat 0, you): which Divine Pillar to take?"
    heads = [line.removeprefix("> ").split()[0] for line in lines[5:-1] if not line.startswith(" ")]
    assert list(SECTIONS) == heads


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_wide_and_no_secret_is_shown(seats: int) -> None:
    """Through random games lines have at most 120 characters, and names of what is hidden are not there."""
    names = {name: one.name for name, one in EDITION.premonitions.items()}
    names |= {name: one.name for name, one in EDITION.combat_cards.items()}
    match = thesmos.new_match("hybris", seats=seats, seed=seats)
    rng = thesmos.Rng.seeded(seats)
    for number in range(700):
        if not match.legal_actions:
            break
        action, rng = rng.choice(
            tuple(one for one in match.legal_actions if one != actions.PASS) or match.legal_actions, "action"
        )
        match = match.apply(action)
        if number % 7:
            continue
        state, viewer = match.state, Seat(number // 7 % seats)
        shown = screen(state, viewer)
        assert max(map(len, (*shown.splitlines(), *display(state).splitlines()))) <= 120
        known = {names[one] for zone in zones(see(state, viewer)).values() for one in zone if one in names}
        secret = {names[one] for zone in hidden(state, viewer).values() for one in zone if one in names} - known
        text = " ".join(shown.split())
        assert [] == [name for name in secret if " " in name and name in text]


def test_what_is_unknown_is_called_so() -> None:
    """Of another player's cards and tokens there are numbers alone; a spectator of the state sees all."""
    state = plan(holding(table(), 1, hand="cc-combo cc-combo"), 1, hero_theseus="forge")
    theirs = section(state, "Poseidon (seat 1)")
    assert "hand 2 (unknown)" in theirs
    assert "Premonitions 1 (unknown)" in theirs
    assert "Theseus in reserve, token unknown" in theirs
    assert "Location tokens: reserve 7 unknown" in theirs
    own = section(state, "Poseidon (seat 1, you)", 1)
    assert "hand 2 2 times Combo: cost 2, Force 3, weapon, air, combo sides weapon | weapon (+2)" in own
    assert "Theseus in reserve, token Forge" in own
    assert "2 times Combo:" in " ".join(display(state).split())


def test_primordials_are_known_to_those_who_saw_them() -> None:
    """Who has looked at a Primordial is public, what it is only for them; of others the candidates are named."""
    state = boards(table(), hidden=("primordial-pontus",) + table().world.hidden[1:], seers=((Seat(1),), (), ()))
    mine, theirs = section(state, "ORACLE"), section(state, "ORACLE", 1)
    assert "alpha, end of Age 2 (seen by Poseidon): unknown, one of Ouranos, Pontus or Hemera" in mine
    assert "(seen by Poseidon): Pontus (Aegis 6). Wrath I: lose 2 Aegis. Wrath II: choose [1]" in theirs


def test_cards_seen_of_a_deck_are_shown() -> None:
    """A seat that has looked at the top of a deck sees it from the top on."""
    deck = table().world.premonitions
    state = boards(table(), premonitions=deck.replace(known=(2, 0)))
    top = [EDITION.premonitions[card].name for card in reversed(deck.cards[-2:])]
    assert f"deck {len(deck.cards)}, seen from the top: {', '.join(top)}, discard pile empty" in section(
        state, "ORACLE"
    )
    assert "seen from the top" not in section(state, "ORACLE", 1)


def test_the_greatness_track_and_the_well() -> None:
    """Places on the track, the turn order of the Pillars; the Prayers, both limits, and who would lose a Temple."""
    state = track(growth(table(), 0, temples=("argos",)), 1, None, 0, None).replace(well=7)
    shown = flat(state)
    assert "Greatness track: 1 Poseidon, 2 empty, 3 Zeus, 4 empty turn order: Zeus, Poseidon" in shown
    assert "Well of Prayers: 7 (from 9 on the active player loses a Believer, from 14 on the foremost player" in shown
    assert "with a Temple, Zeus, loses one and the Well empties)" in shown
    spared = growth(state, 0, in_play=("tech-bronze-tribunal",))
    assert "with a Temple, nobody now, loses one" in flat(spared)


def test_divine_pillars_have_their_owner_their_prayer_and_their_parts() -> None:
    """Whose a Pillar is, whether it lies face down, the Prayer on it, what it does for whom."""
    state = boards(standing(table(), 0, flipped=True), offerings=("pillar-guidance",))
    shown = section(state, "DIVINE")
    assert "1 Ambition (Zeus, face down): gain 1 VP; until the end of the turn" in shown
    assert "2 Truce (Poseidon): do Influence in a City of your choice / each other player gains 1 Believer" in shown
    assert "5 Guidance (free, 1 Prayer on it): Build a tile straight from Olympus, at full cost / each other" in shown


def test_the_boards_show_spaces_and_who_stands_there() -> None:
    """Bonus and occupant of each space, the penalty where none is free, tokens that forbid a space."""
    state = character(table(), 0, "hero-heracles", place="space-forge-1", spent=True)
    state = character(state, 1, "poseidon", place="moirai")
    state = boards(state, marks=(Mark("space-forge-2", Seat(1), False), Mark("argos", Seat(0), True)))
    assert "1 (do Produce): Heracles (Zeus); 2 (gain 1 Aegis): token of Poseidon: forbidden;" in section(state, "FORGE")
    assert "3 (nothing, any number): free; if none is free, lose 1 Believer: Poseidon" in section(state, "MOIRAI")
    assert "Argos (put 1 Prayer into the Well): token of Zeus; Influence 1 Virtue and" in section(state, "MORTAL")
    assert "Heracles on space 1 of the Forge, activated" in section(state, "Zeus")
    assert "Poseidon on the illustration of the Moirai" in section(state, "Poseidon")


def test_the_forge_shows_its_tiles_in_full() -> None:
    """Discounts of the Workshop, owners, and what a tile costs, gives and does."""
    state = boards(
        table(), workshop=row(None, ("tech-hanging-stoa", 1), None), factory=row(("tech-alembic", 0), None, None)
    )
    shown = section(state, "FORGE")
    stoa = "architecture, costs 2 Believers and 1 Aegis, gives 2 VP, 2 Prayers, links east, west; at once: gain 1"
    assert f"Workshop A: free Workshop B (discount 1): Poseidon: Hanging Stoa: {stoa} Greatness" in shown
    assert "Greatness Workshop C (discount 2): free" in shown
    assert "Factory 1: Zeus: Alembic: science," in shown
    assert "architecture 12: Propylaea in Stasis, Hanging Stoa," in section(table(), "OLYMPUS")


def test_omens_and_what_they_leave_open() -> None:
    """Cards below the Oracle with their symbols and owners, and the elements not shown yet."""
    state = boards(table(), omens=((CardId("cc-combo"), Seat(1)), (CardId("cc-anticipation"), Seat(0))))
    shown = section(state, "ORACLE")
    assert "below the board: Combo of Poseidon (air), Anticipation of Zeus (no element)" in shown
    assert "elements not shown there: earth, water and fire" in shown
    full = tuple((CardId(card), Seat(0)) for card in ("cc-combo", "cc-stomping", "cc-gods-grace"))
    assert "elements not shown there: none" in section(boards(table(), omens=full), "ORACLE")


def test_quests_are_told_with_their_acts() -> None:
    """An Epic Quest act by act with who did it, a Confrontation with what it asks; an empty space is one."""
    quests = (None, Quest("quest-the-labyrinth", (Seat(1),)), Quest("quest-typhon"))
    shown = section(boards(table(), quests=quests), "MOIRAI")
    assert "Quest space 1: empty Quest space 2: The Labyrinth (Epic): with the last act remove 1 Spark" in shown
    assert "act 1 (done by Poseidon): you show earth on Combat cards in hand: gain 1 VP" in shown
    assert "act 2: pay with Combat cards that show earth: gain 1 Virtue and 1 VP" in shown
    assert "act 3: your Determination is at least 5: gain 2 VP" in shown
    typhon = "Force 6, 3 Trained cards, bonus for fire and air; only if you have at least 2 Enhancement tiles unlocked"
    assert f"Quest space 3 (leaves at the end of the Age): Typhon (Confrontation): {typhon}; at its end" in shown
    other = (Quest("quest-ceryneian-hind"), Quest("quest-antaeus"), Quest("quest-talos"))
    shown = section(boards(table(), quests=other), "MOIRAI")
    assert "Ceryneian Hind (Confrontation): Force 0; first send 1 Hero of yours to the Underworld; won: remove" in shown
    assert "the Force of the cards drawn for the enemy counts for nothing; won: gain 3 VP and 2 Aegis" in shown


def test_the_coliseum_and_the_underworld() -> None:
    """Heroes to beat and what they are good for, the discard pile; the captive and the fallen."""
    trained = table().world.trained.replace(discard=cards("tc-feint tc-feint"))
    state = character(boards(table(), trained=trained), 0, "hero-heracles", place="fallen")
    shown = section(state, "COLISEUM")
    assert "Calypso: Force 3, 1 Trained card, bonus for air; as an ally, while activated: when your character" in shown
    assert "discard pile 2: 2 Feint" in shown
    assert "captive: Chronos, Drain gives 5 Aegis fallen Heroes: Heracles (Zeus)" in section(state, "UNDERWORLD")
    assert "Heracles in the Underworld, defeated" in section(state, "Zeus")


def test_cities_show_their_tiles_and_connections() -> None:
    """The Banner, the affinity, the Temples; which edges meet, the tiles, what is connected."""
    state = site(growth(table(), 1, temples=("argos",)), "argos-1", "tech-hanging-stoa", 0)
    state = character(site(state, "argos-2", "tech-lens-of-aegis", 1), 1, "prophet-phineus", place="argos")
    shown = section(state, "MORTAL")
    assert "Argos (put 1 Prayer into the Well): Phineus (Poseidon); Influence 1 Virtue and (2 Believers or" in shown
    assert "1 VP more for social; Temples: Poseidon" in shown
    assert (
        "argos-1 (east argos-2, south argos-3, north lemnos-1, west elis-2): Hanging Stoa of Zeus, links east," in shown
    )
    assert "links east, west, connected to argos-2" in shown
    assert "argos-3 (east argos-4, north argos-1): free" in shown
    assert "Phineus in Argos" in section(state, "Poseidon")


def test_a_player_with_all_that_there_is() -> None:
    """Goods, the three tracks with what comes next, powers, characters, tokens, tiles, cards."""
    state = goods(table(), 0, vp=4, aegis=1, believer=1, prayer=2, virtue=2, determination=2, marks=12)
    state = growth(state, 0, sparks=2, removed=(2, 1, 0, 0, 0, 0), acts=1, slain=2, stored=("tech-alembic",))
    state = site(growth(state, 0, in_play=("tech-water-clock",)), "argos-1", "tech-water-clock", 0)
    state = character(state, 0, "champion-calypso")
    state = tokens(
        state, 0, reserve=("olympus", "mortal_world", "mortal_world", "bonus"), used=("forge",), unavailable=()
    )
    state = holding(state, 0, fulfilled=1, discard="cc-combo")
    state = standing(state, 0, lasting=(Lent("pillar-ambition/upper/1/power/0", "turn"),))
    shown = section(state, "Zeus")
    for fact in (
        "Zeus (seat 0, you): 4 VP, 1 Aegis, 1 Believer, 2 Prayers, 12 Player tokens, acts of Epic Quests 1,",
        "Confrontations won 2",
        "Virtue 2 of 5: a Deploy gives gain 1 VP, gain 1 Greatness; next: gain 1 VP for each Connection Link",
        "Determination 4; next: 5, 6, 7",
        "Sparks 2 of 8; next: gain 1 Determination, nothing, gain 1 Believer,",
        "Persuasion: when anybody does Drain: gain 1 Aegis;",
        "until the end of the turn: when a combat of yours starts (once per turn): gain 3 Force",
        "ally Calypso: when your character arrives: gain 1 Prayer from the Well",
        "Location tokens: reserve Olympus, 2 Mortal World, Bonus; used Forge",
        "deployed on argos-1: Water Clock, science; at the start of an Age: gain 1 Aegis",
        "stored: Alembic: science,",
        "discard pile 1: Combo, Enhanced card set aside; Premonitions fulfilled: 1",
    ):
        assert fact in shown
    assert "next" not in section(growth(goods(state, 0, virtue=5, determination=5), 0, sparks=8), "Zeus")
    assert "Location tokens: none" in section(tokens(state, 0, reserve=(), used=()), "Zeus")
    assert ", passed" in section(standing(state, 1, passed=True), "Poseidon")


def test_enhancement_tiles_show_what_is_left_on_them() -> None:
    """Components from the left, with the Hero by name; then the points and the power, and whether it was used."""
    state = growth(table("hades,zeus"), 0, removed=(2, 0, 2, 1, 0, 0), in_play=("enh-hades-orpheus",))
    shown = section(standing(state, 0, used=("enh-hades-orpheus/power/0",)), "Hades")
    assert "The Kuneen [Spark] for 5 VP; always: your Olympian may go to occupied spaces" in shown
    assert "Orpheus [unlocked]; once per Age: do Resurrect (used)" in shown
    assert "Alcestis [Alcestis] for 4 VP; when you do Resurrect: gain 2 Prayers from the Well; at once:" in shown


def test_premonitions_say_where_and_on_what_condition() -> None:
    """The place once, what else is needed, and the reward."""
    state = holding(
        table(), 0, premonitions=(CardId("premonition-temple-of-apollo"), CardId("premonition-double-vision"))
    )
    shown = section(state, "Zeus")
    assert "Temple of Apollo: in Argos, if you have at least 1 Temple in Argos: gain 3 Greatness" in shown
    assert "Double Vision: at the Oracle: look at the top 3 Premonitions" in shown


def test_the_phases() -> None:
    """Each phase by what is still to come; none when the game is over."""
    state = begin()
    seen = [phase_of(state)]
    while state.agenda:
        if phase_of(state) != seen[-1]:
            seen.append(phase_of(state))
        line = legal(state)
        state = play(state, "pass" if "pass" in line else line[-1])
    assert ["Divine Pillar Phase", "Planning Phase", "Action Phase"] == seen[:3]
    assert {"Divine Pillar Phase", "Planning Phase", "Action Phase", "End of Age Phase"} >= set(seen)
    assert "" == phase_of(state)
    assert screen(state).endswith("the game is over: points")
    assert not [line for line in screen(state).splitlines() if line.startswith(">")]


def test_an_immediate_win_names_the_winner() -> None:
    """Who won at once, and how; nothing is asked where nothing is to be decided."""
    state = table().replace(agenda=())
    won = state.replace(course=state.course.replace(ending="awakening", winner=Seat(0)))
    assert "the game is over: awakening, Zeus (seat 0, you) wins" in screen(won)
    assert "> " not in screen(state)
