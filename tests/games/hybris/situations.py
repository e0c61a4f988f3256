"""Tables on which a component of the edition can show what it does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.hybris.table import (
    EDITION,
    THREE,
    Deck,
    at_turn,
    boards,
    cards,
    character,
    goods,
    growth,
    holding,
    row,
    site,
    standing,
    table,
    tokens,
    track,
)
from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Steps
from thesmos.games.hybris.state import Boost, Combat, Lent, Mark, Quest, Side, State, Turn

ME, RIVAL = Seat(0), Seat(1)
HAND = "cc-stomping cc-combo cc-invocation cc-gods-grace cc-shield-wall cc-riposte cc-blessing"
PREMONITIONS = tuple(CardId(name) for name in list(EDITION.premonitions)[:3])


def olympian_of(component: str) -> str:
    """Return the Olympian who has a component, Zeus where anybody can have it."""
    card = EDITION.cards.get(component)
    found = getattr(card, "olympian", "") or getattr(card, "affiliation", "") or component
    return found if found in EDITION.olympians else "zeus"


def _heroes(olympian: str) -> tuple[str, str, str]:
    """Return the Hero who is there from the start, then the two others."""
    mine = sorted((one for one in EDITION.heroes.values() if one.olympian == olympian), key=lambda one: not one.start)
    return mine[0].id, mine[1].id, mine[2].id


def _prophet(olympian: str) -> str:
    return next(one.id for one in EDITION.prophets.values() if one.olympian == olympian and one.start)


def _leftmost(olympian: str) -> tuple[int, ...]:
    """Return what was taken off the Enhancement tiles so that each kind can be taken; one tile is unlocked."""
    tiles = [tile for tile in EDITION.enhancements.values() if tile.olympian == olympian]
    removed = [0] * len(tiles)
    used: set[int] = set()
    for kind in ("prophet", "hero", "temple", "spark"):
        place = next(at for at, tile in enumerate(tiles) if at not in used and kind in tile.components)
        used.add(place)
        removed[place] = tiles[place].components.index(kind)
    done = next(at for at in range(len(tiles)) if at not in used)
    removed[done] = len(tiles[done].components)
    return tuple(removed)


@lru_cache
def rich(olympian: str) -> State:
    """Return a table at which seat 0 with an Olympian has some of everything, in that Olympian's turn in Argos.

    One Hero is in the reserve, one in the Underworld, one at the Forge; the rival is in a position to be harmed.
    """
    rival = "poseidon" if olympian == "zeus" else "zeus"
    state = table(f"{olympian},{rival}")
    for seat in (ME, RIVAL):
        state = goods(state, seat, vp=9, aegis=9, believer=9, prayer=9, virtue=3, determination=4)
        state = growth(state, seat, sparks=3, temples=("elis",), acts=2, slain=2)
    state = growth(state, ME, removed=_leftmost(olympian), temples=("argos", "sparta"))
    state = growth(state, ME, stored=("tech-sacred-way", "tech-guild-of-poets"))
    state = holding(state, ME, hand=HAND, discard="cc-regroup cc-battle-cry", fulfilled=2, premonitions=PREMONITIONS)
    state = holding(state, RIVAL, hand="cc-stomping cc-combo cc-invocation")
    state = tokens(state, ME, reserve=("olympus",), used=("oracle",), unavailable=("forge", "moirai", "coliseum"))
    reserve, fallen, busy = _heroes(olympian)
    state = character(character(state, ME, olympian, place="argos", spent=True), ME, reserve)
    state = character(character(state, ME, fallen, place="fallen"), ME, busy, place="space-forge-1", spent=True)
    state = character(state, ME, _prophet(olympian), place="space-oracle-1", spent=True)
    state = site(site(state, "argos-2", "tech-self-raising-columns", ME), "argos-1", "tech-water-clock", ME)
    state = site(state, "athens-1", "tech-public-baths", ME)
    state = boards(
        state,
        workshop=row(("tech-lightning-jars", ME), ("tech-alembic", ME), ("tech-steam-sphere", ME)),
        factory=row(("tech-war-drums", ME), ("tech-drill-yard", ME), ("tech-grain-measure", RIVAL)),
        trained=Deck(
            cards("tc-volley tc-spear-line tc-feint tc-libation tc-sudden-leap"), cards("tc-cast-net"), (0, 0)
        ),
        omens=((CardId("sc-undertow"), RIVAL),),
    )
    state = track(state, None, ME, None, RIVAL).replace(well=6)
    return at_turn(state, ME).replace(turn=Turn(ME, olympian, "argos"))


def acting(state: State, name: str, place: str) -> State:
    """Return the table with a character of seat 0 as the one that was activated, at a place."""
    location = state.rules.location[place]
    there = place if location == "mortal_world" else location
    return character(state, ME, name, place=place, spent=True).replace(turn=Turn(ME, name, there))


def own(component: str, lasting: str = "") -> State:
    """Return the rich table with a component in force for seat 0, or an ability that an effect has put in force."""
    state = rich(olympian_of(component))
    if component in EDITION.champions:
        return acting(state, component, "argos")
    if lasting:
        return standing(state, ME, lasting=(Lent(lasting, "age"),))
    known = component in EDITION.enhancements or component in EDITION.technologies
    return growth(state, ME, in_play=(component,)) if known else state


def staged(state: State, steps: Steps) -> State:
    """Put a character where a step wants to take it back from."""
    olympian = state.players[ME].olympian
    for step in steps:
        if isinstance(step, fx.Recall) and step.at:
            name = _prophet(olympian) if step.what == "prophet" else _heroes(olympian)[0]
            state = character(state, ME, name, place=step.at, spent=True)
    return state


def quested(state: State, quest: str, done: int = 0) -> State:
    """Return the table with one Quest face up, of which the rival has done some acts; a Hero is at the Moirai."""
    state = boards(state, quests=(None, None, Quest(quest, (RIVAL,) * done)))
    return acting(state, _heroes(state.players[ME].olympian)[2], "space-moirai-3")


def _joining(card: str) -> str:
    """Return a card whose right half joins the left half of a card, if there is one."""
    half = EDITION.combat_cards[card].left
    found = [one.id for one in EDITION.combat_cards.values() if one.right == half != "none" and one.id != card]
    return found[0] if found else "cc-stomping"


def combats(state: State, card: str = "") -> Iterator[State]:
    """Yield the table in combats of seat 0: as Attacker and Defender, with and against each kind, and with the game.

    Three types of cards lie in the own zone, with a Combo; the newest is the card in question, if any. The rival's
    newest card completes a Combo, and its effect has given 1 Force.
    """
    zone = cards(f"cc-stomping cc-combo cc-invocation cc-shield-wall {_joining(card) + ' ' + card if card else ''}")
    olympian, other = state.players[ME].olympian, state.players[RIVAL].olympian
    active = state.turn.character
    mine = (active,) if active in EDITION.champions else (_heroes(olympian)[0], olympian)
    theirs = cards("cc-stomping cc-combo")
    for hand in (HAND, "cc-stomping"):
        armed = holding(state, ME, hand=hand)
        for name in mine:
            me = Side(ME, name, zone)
            for enemy in (_heroes(other)[0], other):
                rival = Side(RIVAL, enemy, theirs)
                yield boards(armed, combat=Combat("city", "elis", me, rival, boosts=(Boost(1, 1, (1, 1)),)))
                yield boards(armed, combat=Combat("city", "elis", rival, me, boosts=(Boost(0, 1, (0, 1)),)))
            enemy_side = Side(None, "", cards("tc-volley tc-spear-line"))
            yield boards(armed, combat=Combat("confrontation", "quest-scylla", me, enemy_side, 3, 2, ("water",)))
            yield boards(armed, combat=Combat("champion", "champion-calypso", me, enemy_side, 3, 1, ("air",)))


def world() -> State:
    """Return a table of three with something of everything."""
    state = track(table(THREE), 2, None, 0, 1)
    state = goods(state, 0, vp=4, aegis=5, believer=6, prayer=7, virtue=3, determination=4)
    state = goods(state, 1, vp=10, aegis=1, believer=2, prayer=3, virtue=1, determination=0)
    state = holding(state, 0, hand="cc-combo cc-stomping", premonitions=("premonition-black-sails",), fulfilled=2)
    state = growth(
        state,
        0,
        temples=("argos", "elis"),
        sparks=3,
        removed=(3, 0, 3, 1, 2, 0),
        stored=("tech-alembic",),
        acts=2,
        slain=1,
    )
    state = growth(state, 1, temples=("argos",), sparks=1, removed=(2, 0, 0, 0, 0, 0))
    state = character(state, 0, "hero-perseus", place="fallen")
    state = character(state, 0, "champion-calypso", place="fallen")
    state = character(state, 0, "champion-medea", place="elis")
    state = character(state, 0, "prophet-calchas")
    state = character(state, 1, "hero-theseus", place="fallen")
    for space, tile, seat in (
        ("argos-1", "tech-sacred-way", 0),  # links on all edges
        ("argos-2", "tech-hanging-stoa", 1),  # east, west: joined to argos-1
        ("argos-3", "tech-folding-aqueduct", 0),  # north, south: joined to argos-1
        ("elis-2", "tech-water-clock", 0),  # south: not joined to argos-1
        ("elis-1", "tech-lens-of-aegis", 1),
    ):
        state = site(state, space, tile, seat)
    omens = (("sc-sea-currents", 1), ("cc-stomping", 0), ("cc-gods-grace", 1))
    laid = tuple((cards(card)[0], Seat(seat)) for card, seat in omens)
    marks = (Mark("lemnos", Seat(0), True), Mark("athens", Seat(0), False), Mark("space-moirai-1", Seat(1), True))
    return boards(state, omens=laid, marks=marks).replace(well=8)
