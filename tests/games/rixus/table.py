"""Tables of Rixus laid out by hand, lines of play as text, and what the rules refuse.

The expected values of the tests are worked out from the rulebook and the ledger. Tables need not hold every card of
the edition: a test lays out only what its rule speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.asking import Asking
from thesmos.core.agenda import decision_of
from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.core.rng import Rng
from thesmos.games.rixus.cards import load_rixus_edition
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.rules import rules_of
from thesmos.games.rixus.state import AnswerWar, Camp, Hero, Monster, Player, State, TakeTurn

RULES = rules_of(load_rixus_edition())
STRENGTH = {name: card.strength or card.amount for name, card in RULES.cards.items()}
"""What a card adds to a hero: a hero and a journey their strength, a banner its amount."""

ASKING = Asking(GAME)
play, legal, refused, allowed = ASKING.play, ASKING.legal, ASKING.refused, ASKING.allowed
actor, see, view = ASKING.actor, ASKING.see, ASKING.view


def cards(text: str) -> tuple[CardId, ...]:
    """Return the cards of a text such as ``"squire old-map"``."""
    named = tuple(CardId(word) for word in text.split())
    unknown = [card for card in named if card not in RULES.cards]
    assert not unknown, f"the edition has no {unknown}"
    return named


def hero(text: str) -> Hero:
    """Return a hero with its journeys and banners, such as ``"squire old-map banner"``."""
    card, *more = cards(text)
    journeys = tuple(other for other in more if RULES.cards[other].kind == "journey")
    banners = tuple(other for other in more if other == "banner")
    return Hero(card, sum(STRENGTH[name] for name in (card, *more)), journeys, banners)


def player(hand: str = "", army: str = "", spoils: int = 0, known: str = "") -> Player:
    """Return what a seat has.

    Args:
        hand: cards, separated by spaces.
        army: heroes, separated by commas, each followed by its journeys and banners.
        spoils: tokens.
        known: cards of the hand that another seat knows, such as ``"squire@2"``.
    """
    pairs = tuple(sorted((card, seat) for card, seats in map(_known, known.split()) for seat in seats))
    return Player(cards(hand), tuple(hero(text) for text in army.split(",") if text.strip()), spoils, pairs)


def table(
    *players: Player,
    deck: str = "",
    cemetery: str = "",
    camp: str = "",
    tokens: int = 0,
    turn: int = 0,
    left: int = 2,
    idle: int = 0,
    seed: int = 0,
) -> State:
    """Return the state of a turn.

    Args:
        players: by seat.
        deck: cards, top card last.
        cemetery: cards.
        camp: monsters, each with the seats that know it, such as ``"imp ghoul@02"``.
        tokens: spoils of the monsters.
        turn: whose turn it is.
        left: actions left in it.
        idle: turns in a row before this one that ended without any action.
        seed: of what chance is still to come.
    """
    monsters = tuple(Monster(card, seats) for card, seats in map(_known, camp.split()))
    return State(
        rules=RULES,
        players=players,
        deck=cards(deck),
        cemetery=cards(cemetery),
        camp=Camp(monsters, tokens),
        turn=Seat(turn),
        idle=idle,
        agenda=(TakeTurn(Seat(turn), left),),
        rng=Rng.seeded(seed),
    )


def _known(text: str) -> tuple[CardId, tuple[Seat, ...]]:
    card, _, seats = text.partition("@")
    return cards(card)[0], tuple(Seat(int(seat)) for seat in seats)


def answer(state: State, out: Iterable[int] = ()) -> State:
    """Return the state after everybody answered the war that was just called; the seats in `out` surrender."""
    staying_out = tuple(out)
    while isinstance(decision := decision_of(state), AnswerWar):
        state = play(state, "surrender" if decision.seat in staying_out else "join war")
    return state


def fight(state: State, out: Iterable[int] = ()) -> State:
    """Return the state after the seat whose turn it is declared war and everybody answered."""
    return answer(play(state, "declare war"), out)


def left(state: State) -> tuple[int, int]:
    """Return whose turn goes on, and with how many actions left."""
    decision = decision_of(state)
    assert isinstance(decision, TakeTurn)
    return decision.seat, decision.left


def hand(state: State, seat: int) -> str:
    """Return the cards of a hand in alphabetic order."""
    return " ".join(sorted(state.players[seat].hand))


def army(state: State, seat: int) -> str:
    """Return the heroes of an army with their journeys and banners, in the notation of `player`."""
    return ", ".join(" ".join((one.card, *one.journeys, *one.banners)) for one in state.players[seat].army)


def strengths(state: State, seat: int) -> list[int]:
    """Return the overall strength of each hero of an army."""
    return [one.strength for one in state.players[seat].army]


def camp(state: State) -> str:
    """Return the monsters in the camp."""
    return " ".join(monster.card for monster in state.camp.monsters)


def buried(state: State) -> str:
    """Return the cards of the cemetery in alphabetic order."""
    return " ".join(sorted(state.cemetery))


def fallen(state: State) -> str:
    """Return the heroes that were slain in the war of the last action, in that order."""
    return " ".join(event.what for event in state.events if event.rule in ("RIXUS-WAR-07", "RIXUS-WAR-09"))


def spoils(state: State) -> tuple[int, ...]:
    """Return the tokens of every seat."""
    return tuple(one.spoils for one in state.players)


def face_down(count: int) -> tuple[CardId, ...]:
    """Return so many cards that can't be told apart."""
    return (HIDDEN,) * count
