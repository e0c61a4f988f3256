"""Rixus as one mutable object: a second opinion on the engine, and its yardstick of speed.

Written from the rule ledger and the edition only. Nothing is copied, logged or checked: `apply`
trusts that the move came from `legal`.
"""

from __future__ import annotations

from operator import attrgetter
from sys import intern
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Move = tuple[str | int, ...]

DRAW: Move = ("draw",)
END: Move = ("end",)
WAR: Move = ("war",)
JOIN: Move = ("join",)
SURRENDER: Move = ("surrender",)

IDLE_ROUNDS = 3

_by_strength = attrgetter("strength")


class Hero:
    """One hero of an army with everything that lies with it; `strength` is the overall score."""

    __slots__ = ("banners", "card", "journeys", "strength")

    def __init__(self, card: str, strength: int) -> None:
        """Join an army with nothing but the strength on the card."""
        self.card = card
        self.strength = strength
        self.journeys: list[str] = []
        self.banners: list[str] = []


class Monster:
    """One monster of the camp; bit s of `seen` is set when seat s knows it."""

    __slots__ = ("card", "seen")

    def __init__(self, card: str, seen: int) -> None:
        """Join the camp face down."""
        self.card = card
        self.seen = seen


class Tables:
    """What an edition says, laid out for fast look-up; build it once and share it between games."""

    def __init__(self, edition: dict[str, Any]) -> None:
        """Read the tables from a parsed edition file."""
        numbers = edition["edition"]
        self.actions: int = numbers["actions_per_turn"]
        self.hand_limit: int = numbers["hand_limit"]
        self.opening_hand: int = numbers["opening_hand"]
        self.spoils_to_win: int = numbers["spoils_to_win"]
        self.war_minimum: int = numbers["war_minimum"]
        self.war_trigger: int = numbers["war_trigger"]

        cards = [card | {"id": intern(card["id"])} for card in edition["card"]]
        self.supply: list[str] = [card["id"] for card in cards for _ in range(card["count"])]
        self.rank: dict[str, int] = {card["id"]: place for place, card in enumerate(cards)}
        self.strength: dict[str, int] = {card["id"]: card.get("strength", 0) for card in cards}
        self.amount: dict[str, int] = {card["id"]: card.get("amount", 0) for card in cards}
        # What a card does when it is played: its ability, or for a hero or journey its kind.
        self.word: dict[str, str] = {card["id"]: intern(card.get("ability", card["kind"])) for card in cards}
        self.heroes: dict[str, None] = {c["id"]: None for c in cards if c["kind"] == "hero"}
        self.monsters = frozenset(card["id"] for card in cards if card["kind"] == "monster")
        self.surrenders = frozenset(card for card, word in self.word.items() if word == "surrender")

        # The moves that never depend on anybody else, ready made.
        self.discards: dict[str, Move] = {card: ("discard", card) for card in self.word}
        self.always: dict[str, Move] = {
            card: ("play", card) for card, word in self.word.items() if word in {"hero", "draw"}
        }
        largest_army = sum(card in self.heroes for card in self.supply)
        self.on_own_hero: dict[str, list[Move]] = {
            card: [("play", card, position) for position in range(largest_army)]
            for card, word in self.word.items()
            if word in {"journey", "strengthen"}
        }


def _add(held: dict[str, int], card: str) -> None:
    held[card] = held.get(card, 0) + 1


def _drop(held: dict[str, int], card: str) -> None:
    if held[card] > 1:
        held[card] -= 1
    else:
        del held[card]


class PlainRixus:
    """One running game; every method changes it in place."""

    def __init__(
        self,
        edition: dict[str, Any] | Tables,
        seats: int,
        *,
        first: int = 0,
        shuffle: Callable[[list[str]], None],
        pick: Callable[[int], int],
    ) -> None:
        """Set up a new game: `shuffle` works in place, `pick(n)` gives an int in range(n)."""
        tables = edition if isinstance(edition, Tables) else Tables(edition)
        self.tables = tables
        self._word = tables.word
        self._seats = seats
        self._shuffle = shuffle
        self._pick = pick
        self._draws_left = 0
        self._bannered: list[Hero] = []

        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.armies: list[list[Hero]] = [[] for _ in range(seats)]
        self.spoils = [0] * seats
        self.monster_spoils = 0
        self.cemetery: list[str] = []
        self.camp: list[Monster] = []
        self.in_play: list[str] = []
        self.to_move: int | None = first
        self.phase = "turn"
        self.actions_left = tables.actions
        self.turn = first
        self.idle = 0
        self.surrendered: set[int] = set()
        self.winners: tuple[int, ...] = ()
        self.condition = ""
        # known[viewer][owner] counts the cards the viewer surely knows in the owner's hand.
        self.known: list[list[dict[str, int]]] = [[{} for _ in range(seats)] for _ in range(seats)]
        # The same dicts by owner, for the moment a card leaves the owner's hand.
        self._about = [
            [self.known[viewer][owner] for viewer in range(seats) if viewer != owner] for owner in range(seats)
        ]

        pile = [card for card in tables.supply if card not in tables.monsters]
        shuffle(pile)
        for _ in range(tables.opening_hand):
            for step in range(seats):
                self.hands[(first + step) % seats].append(pile.pop())
        pile += [card for card in tables.supply if card in tables.monsters]
        pile.sort(key=tables.rank.__getitem__)
        shuffle(pile)
        self.deck = pile

    def legal(self) -> list[Move]:
        """Return every legal move of the seat to move, none twice; none at all once it is over."""
        seat = self.to_move
        if seat is None:
            return []
        hand = self.hands[seat]
        if self.phase != "turn":
            return self._answers(hand)
        tables = self.tables
        moves = [END]
        if self.deck or self.cemetery:
            moves.append(DRAW)
        if self.actions_left == tables.actions and len(self.camp) >= tables.war_minimum:
            moves.append(WAR)
        words = self._word
        army_size = len(self.armies[seat])
        for card in dict.fromkeys(hand) if len(hand) > 1 else hand:
            word = words[card]
            if word in {"hero", "draw"}:
                moves.append(tables.always[card])
            elif word in {"journey", "strengthen"}:
                if army_size:
                    moves += tables.on_own_hero[card][:army_size]
            elif word != "surrender":
                _PLAYS[word](self, seat, card, moves)
        return moves

    def _answers(self, hand: list[str]) -> list[Move]:
        if self.phase == "war":
            return [JOIN] if self.tables.surrenders.isdisjoint(hand) else [JOIN, SURRENDER]
        discards = self.tables.discards
        return [discards[card] for card in dict.fromkeys(hand)]

    def apply(self, move: Move) -> None:
        """Carry out one legal move, and everything that follows from it without a choice."""
        verb = move[0]
        if verb == "play":
            self._play(move)
        elif verb == "join":
            self._answer()
        elif verb == "draw":
            self.actions_left -= 1
            self._draw(1)
        elif verb == "end":
            self._close_turn()
        elif verb == "discard":
            thrown: Any = move[1]
            self._leave_hand(self.turn, thrown)
            self.cemetery.append(thrown)
            if len(self.hands[self.turn]) <= self.tables.hand_limit:
                self._next_turn()
        elif verb == "war":
            self.actions_left = 0
            self.phase = "war"
        else:
            seat: Any = self.to_move
            surrenders = self.tables.surrenders
            boon = next(card for card in self.hands[seat] if card in surrenders)
            self._leave_hand(seat, boon)
            self.cemetery.append(boon)
            self.surrendered.add(seat)
            self._answer()

    def _leave_hand(self, seat: int, card: str) -> None:
        """Take a card from the hand in sight of everybody."""
        self.hands[seat].remove(card)
        for held in self._about[seat]:
            if card in held:
                _drop(held, card)

    def _play(self, move: Move) -> None:
        """Move the card from the hand to where it does its work, and do it."""
        args: Any = move
        card = args[1]
        seat = self.turn
        self.actions_left -= 1
        self._leave_hand(seat, card)
        word = self._word[card]
        if word == "hero":
            self.armies[seat].append(Hero(card, self.tables.strength[card]))
        elif word == "journey":
            hero = self.armies[seat][args[2]]
            hero.journeys.append(card)
            hero.strength += self.tables.strength[card]
        elif word == "strengthen":
            hero = self.armies[seat][args[2]]
            hero.banners.append(card)
            hero.strength += self.tables.amount[card]
            self._bannered.append(hero)
        elif word == "draw":
            self.in_play.append(card)
            self._draw(self.tables.amount[card])
            return
        else:
            self._enact(word, seat, move)
            self.cemetery.append(card)
        if not self.actions_left:
            self._close_turn()

    def _enact(self, word: str, seat: int, move: Move) -> None:
        """Do what a boon or bane says that is done at once."""
        args: Any = move
        if word == "scout":
            mine = 1 << seat
            for monster in self.camp:
                monster.seen |= mine
        elif word == "resurrect":
            card = args[2]
            self.cemetery.remove(card)
            self.armies[seat].append(Hero(card, self.tables.strength[card]))
        elif word == "slay":
            self._bury(self.armies[args[2]].pop(args[3]))
        elif word == "steal-card":
            self._steal(seat, args[2])
        elif word == "strip-journey":
            hero = self.armies[args[2]][args[3]]
            journey = args[4]
            hero.journeys.remove(journey)
            hero.strength -= self.tables.strength[journey]
            self.cemetery.append(journey)
        else:
            left = self.spoils[args[2]] - self.tables.amount[args[1]]
            self.spoils[args[2]] = max(left, 0)

    def _steal(self, thief: int, victim: int) -> None:
        hand = self.hands[victim]
        size = len(hand)
        card = hand.pop(self._pick(size))
        self.hands[thief].append(card)
        for viewer, about in enumerate(self.known):
            held = about[victim]
            if viewer == victim:
                _add(about[thief], card)
            elif viewer == thief:
                if card in held:
                    _drop(held, card)
            elif held.get(card) == size:  # the whole hand was known and all alike
                _drop(held, card)
                _add(about[thief], card)
            else:
                for name in list(held):
                    _drop(held, name)

    def _bury(self, hero: Hero) -> None:
        cemetery = self.cemetery
        cemetery.append(hero.card)
        cemetery += hero.journeys
        if hero.banners:
            cemetery += hero.banners
            hero.banners.clear()

    def _draw(self, count: int) -> None:
        """Draw for the player whose turn it is; a war that breaks out leaves the rest for later."""
        tables = self.tables
        while count:
            if not self.deck:
                if not self.cemetery:
                    break
                self.deck, self.cemetery = self.cemetery, self.deck
                self.deck.sort(key=tables.rank.__getitem__)
                self._shuffle(self.deck)
            count -= 1
            card = self.deck.pop()
            if card in tables.monsters:
                self.camp.append(Monster(card, 1 << self.turn))
                if len(self.camp) >= tables.war_trigger:
                    self._draws_left = count
                    self.phase = "war"
                    return
            else:
                self.hands[self.turn].append(card)
        if self.in_play:
            self.cemetery += self.in_play
            self.in_play.clear()
        if not self.actions_left:
            self._close_turn()

    def _answer(self) -> None:
        """Ask the next player; after the last answer the war is fought and the turn goes on."""
        seat: Any = self.to_move
        self.to_move = seat = (seat + 1) % self._seats
        if seat == self.turn:
            self._fight()
            self.phase = "turn"
            draws, self._draws_left = self._draws_left, 0
            self._draw(draws)

    def _battle_order(self) -> list[tuple[int, int, int, int, Hero]]:
        """Return the drafted heroes, the first to fight first, keyed by strength, total and place.

        When heroes of one strength have their turn, all weaker ones are dead: the total of a
        player's living heroes is then the sum of those at least as strong. The first of a tie to
        die only lowers that player's total, so the order among the tied players stands.
        """
        queue: list[tuple[int, int, int, int, Hero]] = []
        for step in range(self._seats):
            seat = (self.turn + step) % self._seats
            army = self.armies[seat]
            if not army or seat in self.surrendered:
                continue
            heroes = sorted(army, key=_by_strength)
            alive = 0
            for hero in heroes:
                alive += hero.strength
            total = last = -1
            for hero in heroes:
                strength = hero.strength
                if strength != last:
                    total = alive
                    last = strength
                alive -= strength
                queue.append((strength, total, len(queue), seat, hero))
        queue.sort()
        return queue

    def _fight(self) -> None:
        """Fight the war, hand out the token and clear the camp."""
        strengths = self.tables.strength
        army = [monster.card for monster in self.camp]
        remaining = 0
        for card in army:
            remaining += strengths[card]
        for strength, _, _, seat, hero in self._battle_order():
            if strength > remaining:
                self.spoils[seat] += 1
                break
            remaining -= strength
            self.armies[seat].remove(hero)
            self._bury(hero)
        else:
            self.monster_spoils += 1
        self.cemetery += army
        self.camp.clear()
        self.surrendered.clear()
        if self._bannered:
            self._lower_banners()

    def _lower_banners(self) -> None:
        amounts = self.tables.amount
        for hero in self._bannered:
            for banner in hero.banners:
                hero.strength -= amounts[banner]
                self.cemetery.append(banner)
            hero.banners.clear()
        self._bannered.clear()

    def _close_turn(self) -> None:
        if len(self.hands[self.turn]) > self.tables.hand_limit:
            self.phase = "discard"
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """Count an idle turn, pass the turn to the left and look for a winner."""
        tables = self.tables
        if self.actions_left == tables.actions:
            self.idle += 1
            if self.idle >= IDLE_ROUNDS * self._seats:
                most = max(self.spoils)
                self._finish("idle", tuple(s for s, n in enumerate(self.spoils) if n == most))
                return
        else:
            self.idle = 0
        self.turn = self.to_move = seat = (self.turn + 1) % self._seats
        self.phase = "turn"
        self.actions_left = tables.actions
        if self.spoils[seat] >= tables.spoils_to_win:
            self._finish("spoils", (seat,))

    def _finish(self, condition: str, winners: tuple[int, ...]) -> None:
        self.phase = "over"
        self.to_move = None
        self.condition = condition
        self.winners = winners


def _scout_plays(game: PlainRixus, seat: int, card: str, moves: list[Move]) -> None:
    mine = 1 << seat
    for monster in game.camp:
        if not monster.seen & mine:
            moves.append(("play", card))
            return


def _resurrect_plays(game: PlainRixus, _seat: int, card: str, moves: list[Move]) -> None:
    heroes = game.tables.heroes
    slain = heroes.keys() & game.cemetery
    moves += [("play", card, hero) for hero in heroes if hero in slain]


def _slay_plays(game: PlainRixus, seat: int, card: str, moves: list[Move]) -> None:
    limit = game.tables.amount[card]
    for other, army in enumerate(game.armies):
        if other != seat:
            for position, hero in enumerate(army):
                if hero.strength <= limit:
                    moves.append(("play", card, other, position))


def _steal_card_plays(game: PlainRixus, seat: int, card: str, moves: list[Move]) -> None:
    for other, hand in enumerate(game.hands):
        if hand and other != seat:
            moves.append(("play", card, other))


def _strip_journey_plays(game: PlainRixus, seat: int, card: str, moves: list[Move]) -> None:
    for other, army in enumerate(game.armies):
        if other != seat:
            for position, hero in enumerate(army):
                moves += [("play", card, other, position, journey) for journey in dict.fromkeys(hero.journeys)]


def _lose_spoils_plays(game: PlainRixus, seat: int, card: str, moves: list[Move]) -> None:
    for other, tokens in enumerate(game.spoils):
        if tokens and other != seat:
            moves.append(("play", card, other))


# Adds a play for each legal target, by the ability of the boon or bane.
_PLAYS: dict[str, Callable[[PlainRixus, int, str, list[Move]], None]] = {
    "lose-spoils": _lose_spoils_plays,
    "resurrect": _resurrect_plays,
    "scout": _scout_plays,
    "slay": _slay_plays,
    "steal-card": _steal_card_plays,
    "strip-journey": _strip_journey_plays,
}
