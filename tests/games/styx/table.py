"""Tables of Styx laid out by hand, lines of play as text, and what the rules refuse.

The expected values of the tests are worked out from the rulebook and the ledger. Tables need not hold every card of
the edition: a test lays out only what its rule speaks of.
"""

from __future__ import annotations

import attrs

from games.asking import Asking
from thesmos.core.agenda import decision_of, settle
from thesmos.core.event import Event
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.games.styx.cards import Card, StyxEdition
from thesmos.games.styx.closing import agenda_of
from thesmos.games.styx.entries import PlaceToken
from thesmos.games.styx.game import GAME
from thesmos.games.styx.load import load_styx_edition
from thesmos.games.styx.queries import revealed
from thesmos.games.styx.reduce import STEPS
from thesmos.games.styx.rules import Options, Rules, rules_of
from thesmos.games.styx.state import ArmyCard, Audience, Course, Player, State, World

EDITION = load_styx_edition()
CARDS: dict[str, Card] = dict(EDITION.cards)
BEARERS = tuple(name for name, card in CARDS.items() if card.kind == "standard-bearer")

ASKING = Asking(GAME)
play, legal, refused, allowed = ASKING.play, ASKING.legal, ASKING.refused, ASKING.allowed
actor, see, view = ASKING.actor, ASKING.see, ASKING.view


@attrs.frozen
class Owner:
    """What a seat will have; see `player`."""

    army: str
    coins: int
    influence: int
    soul: int


def cards(text: str) -> tuple[CardId, ...]:
    """Return the cards of a text such as ``"imp ghoul"``."""
    named = tuple(CardId(word) for word in text.split())
    unknown = [card for card in named if card not in CARDS]
    assert not unknown, f"the edition has no {unknown}"
    return named


def player(army: str = "bearer", coins: int = 4, influence: int = 1, soul: int = 0) -> Owner:
    """Say what a seat has.

    Args:
        army: cards, separated by spaces, in the order in which they joined, such as ``"bearer ~imp hydra:2"``. The
            word ``bearer`` is the seat's own Standard-Bearer, ``~`` marks a card that lies face down, and ``:2`` says
            that 2 counters lie on it (0 without it).
        coins: 0 or more.
        influence: place of the Influence token.
        soul: quarters, 0 to 4.
    """
    return Owner(army, coins, influence, soul)


def table(
    *owners: Owner,
    left: str = "ogre",
    right: str = "ferryman",
    pile: str = "minotaur cyclops kelpie drowned-bride",
    center: str = "",
    box: str = "",
    totem: bool = True,
    chaos: int = 0,
    first: int = 0,
    still: int = 0,
    compensation: bool = False,
    seed: int = 0,
    edition: StyxEdition = EDITION,
) -> State:
    """Return the state at the beginning of an Audience; the First Player is asked to place a token.

    Args:
        owners: by seat, 2 to 6.
        left: the left card of the Audience.
        right: the right one.
        pile: draw pile, top card last.
        center: the center discard area, in the order in which the cards came.
        box: cards that left the game.
        totem: whether the Totem waits for the Shaman.
        chaos: place of the Chaos token.
        first: the First Player.
        still: Audiences in a row before this one in which no token moved.
        compensation: whether a failed bid earns a coin.
        seed: of what chance is still to come.
        edition: the cards.
    """
    seats = len(owners)
    rules = rules_of(edition, seats, Options(compensation=compensation))
    shown = (*cards(left), *cards(right))
    players = tuple(_player(rules, Seat(seat), owner) for seat, owner in enumerate(owners))
    world = World(cards(pile), cards(center), cards(box), (rules.totem,) if totem else (), chaos)
    state = State(
        rules=rules,
        players=players,
        world=world,
        audience=Audience((shown[0], shown[1]), Seat(first), players),
        tokens=(),
        course=Course(still=still),
        agenda=agenda_of(Seat(first), seats, rules.placings),
        rng=Rng.seeded(seed),
    )
    return settle(state, STEPS)


def _player(rules: Rules, seat: Seat, owner: Owner) -> Player:
    army = []
    for word in owner.army.split():
        name, _, counters = word.removeprefix("~").partition(":")
        card = rules.bearers[seat] if name == "bearer" else cards(name)[0]
        army.append(ArmyCard(card, not word.startswith("~"), int(counters or 0)))
    return Player(tuple(army), owner.coins, owner.influence, owner.soul)


def story(state: State, *line: str) -> list[Event]:
    """Return all events of a line of actions, in order."""
    told: list[Event] = []
    for text in line:
        state = play(state, text)
        told += state.events
    return told


def told(state: State, *line: str) -> list[str]:
    """Return all events of a line of actions as text, without their rules, such as ``"seat 0 bid ogre 3"``."""
    return [str(event).rpartition(" [")[0] for event in story(state, *line)]


def mustered(state: State, side: str = "left", bid: int = 1) -> State:
    """Return the state after the First Player Mustered one card, and all others Tithed the other one.

    For 3 or more seats. The effect of the card, if it has one with a target, waits to be decided.
    """
    other = {"left": "right", "right": "left"}[side]
    tithes = [f"place tithe {other}"] * (seats(state) - 1)
    return play(state, f"place muster {side}", *tithes, f"bid {bid}")


def rest(state: State) -> State:
    """Return the state when the next Audience begins or the game is over; what is asked is skipped or declined."""
    audience = audiences(state)
    while (options := legal(state)) and (audiences(state) == audience or asked(state) not in ("place", "look")):
        state = play(state, next((text for text in ("skip", "decline") if text in options), options[0]))
    return state


def asked(state: State) -> str:
    """Return what it must choose about: place, look, bid, pay, effect, first; "" when the game is over."""
    words = {
        "PlaceToken": "place",
        "LookAtToken": "look",
        "StateBid": "bid",
        "PayElimination": "pay",
        "UseEffect": "effect",
        "ChooseFirst": "first",
        "NoneType": "",
    }
    return words[type(decision_of(state)).__name__]


def seats(state: State) -> int:
    """Return the number of players."""
    return len(state.players)


def army(state: State, seat: int) -> str:
    """Return the cards of a seat, face up and face down, in the notation of `player`."""
    return " ".join(_written(card) for card in state.players[seat].army)


def _written(card: ArmyCard) -> str:
    name = "bearer" if card.card in BEARERS else card.card
    return ("" if card.up else "~") + name + (f":{card.counters}" if card.counters else "")


def coins(state: State) -> tuple[int, ...]:
    """Return the coins of every seat."""
    return tuple(one.coins for one in state.players)


def influence(state: State) -> tuple[int, ...]:
    """Return the place of every Influence token."""
    return tuple(one.influence for one in state.players)


def soul(state: State) -> tuple[int, ...]:
    """Return the quarters of every Soul token."""
    return tuple(one.soul for one in state.players)


def chaos(state: State) -> int:
    """Return the place of the Chaos token."""
    return state.world.chaos


def center(state: State) -> str:
    """Return the center discard area, in the order in which the cards came."""
    return " ".join(state.world.center)


def pile(state: State) -> str:
    """Return the draw pile, top card last."""
    return " ".join(state.world.pile)


def box(state: State) -> str:
    """Return the cards that left the game."""
    return " ".join(state.world.box)


def aside(state: State) -> str:
    """Return what waits for the Shaman: the Totem, or ""."""
    return " ".join(state.world.aside)


def shown(state: State) -> tuple[str, str]:
    """Return the left and the right card of the Audience."""
    return state.audience.cards


def fates(state: State) -> tuple[str, ...]:
    """Return what became of the left and the right card: "" while it lies there, else eliminated, mustered or left."""
    return state.audience.fates


def tokens(state: State) -> list[str]:
    """Return the tokens of the Audience in the order of placing, such as ``"seat 0 muster left 3"``.

    A bid follows once it was stated, ``skip`` for a skip; a token that is still face down is marked with ``~``.
    """
    found = []
    for place, token in enumerate(state.tokens):
        bid = "" if token.bid is None else " skip" if not token.bid else f" {token.bid}"
        side = ("left", "right")[token.slot]
        found.append(f"{'' if place < revealed(state) else '~'}seat {token.seat} {token.action} {side}{bid}")
    return found


def first(state: State) -> int:
    """Return the First Player."""
    return state.audience.first


def audiences(state: State) -> int:
    """Return how many Audiences are over."""
    return state.course.audiences


def begins(state: State) -> bool:
    """Tell whether an Audience begins: no token was placed yet and one is asked for."""
    return not state.tokens and isinstance(decision_of(state), PlaceToken)


def winners(state: State) -> tuple[int, ...]:
    """Return the winners, () while the game goes on."""
    outcome = GAME.outcome(state)
    return () if outcome is None else outcome.winners


def condition(state: State) -> str:
    """Return the victory conditions that decided, joined by "+"; "" while the game goes on."""
    outcome = GAME.outcome(state)
    return "" if outcome is None else outcome.condition
