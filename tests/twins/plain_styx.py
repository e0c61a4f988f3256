"""Styx as one mutable object: a second opinion on the engine, and its yardstick of speed.

Written from the rule ledger and the edition only. Nothing is copied, logged or checked: `apply`
trusts that the move came from `legal`.
"""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Move = tuple[str | int, ...]

SKIP: Move = ("skip",)
DECLINE: Move = ("decline",)
SOUL: Move = ("soul",)
TOTEM: Move = ("totem",)

TOKENS = ("tithe", "muster", "eliminate")
PLACES: list[Move] = [("place", token, slot) for token in TOKENS for slot in (0, 1)]
BIDS: list[Move] = [("bid", amount) for amount in range(128)]
NAMES: list[Move] = [("name", seat) for seat in range(6)]

STILL_AUDIENCES = 6
UNPAID = 99  # more than any card is worth

INFLUENCE, WAR, ELEMENTS, HORSEMEN = 1, 2, 4, 8
CONDITIONS = ((INFLUENCE, "influence"), (WAR, "war"), (ELEMENTS, "elements"), (HORSEMEN, "horsemen"))
SUMMONS = ("spirit_or_wild", "horseman")  # the Cultist acts before the Succubus


class Card:
    """One card of an army; a card that is not `up` lies in its owner's discard area."""

    __slots__ = ("counters", "id", "up")

    def __init__(self, card: str, counters: int = 0) -> None:
        """Join an army face up."""
        self.id = card
        self.up = True
        self.counters = counters


class Tables:
    """What an edition says, laid out for fast look-up; build it once and share it between games."""

    def __init__(self, edition: dict[str, Any]) -> None:
        """Read the tables from a parsed edition file."""
        numbers: dict[str, int] = edition["constants"]
        self.constants = numbers
        self.influence_goal = numbers["influence_goal"]
        self.chaos_goal = numbers["chaos_goal"]
        self.soul_goal = numbers["soul_goal"]
        self.horsemen_goal = numbers["horsemen_goal"]
        self.tithe_minimum = numbers["tithe_minimum"]
        self.muster_minimum = numbers["muster_minimum_bid"]
        # The Bonus Income for each number of quarters on the Soul track.
        self.bonus: list[int] = [
            (quarters >= numbers["bonus_income_first_mark"]) + (quarters >= numbers["bonus_income_second_mark"])
            for quarters in range(self.soul_goal + 1)
        ]

        cards = [card | {"id": intern(card["id"])} for card in edition["card"]]
        emissaries = [card for card in cards if card["kind"] == "emissary" and card["ability"] != "totem"]
        self.supply: dict[int, list[str]] = {
            seats: [c["id"] for c in emissaries if c["min_players"] <= seats for _ in range(c["count"])]
            for seats in range(edition["meta"]["min_players"], edition["meta"]["max_players"] + 1)
        }
        self.bearers: list[str] = [card["id"] for card in cards if card["kind"] == "standard-bearer"]
        self.totem: str = next(card["id"] for card in cards if card["ability"] == "totem")
        self.rank: dict[str, int] = {card["id"]: place for place, card in enumerate(cards)}

        self.strength: dict[str, int] = {card["id"]: card["strength"] for card in cards}
        self.influence: dict[str, int] = {card["id"]: card["influence"] for card in cards}
        self.advance: dict[str, int] = {c["id"]: c["influence"] + c["influence_bonus"] for c in cards}
        self.income: dict[str, int] = {card["id"]: card["income"] for card in cards}
        self.soul: dict[str, int] = {card["id"]: card["soul"] for card in cards}
        # What a card is worth in a payment; nothing if it is Eternal.
        self.worth: dict[str, int] = {c["id"]: 0 if c["eternal"] else c["elimination_strength"] for c in cards}
        self.eternal = frozenset(card["id"] for card in cards if card["eternal"])
        self.legendary = frozenset(card["id"] for card in cards if card["legendary"])
        # The lowest Elimination bid for a card.
        self.least: dict[str, int] = {
            c["id"]: max(numbers["elimination_minimum_bid"], c["strength"] if c["legendary"] else 0) for c in cards
        }

        self.word: dict[str, str] = {card["id"]: intern(card["ability"]) for card in cards}
        self.params: dict[str, dict[str, Any]] = {card["id"]: card["params"] for card in cards}
        self.counters: dict[str, int] = {card["id"]: card["params"].get("counters", 0) for card in cards}
        # Income, worth and Horsemen of a face-up card, and its word if it has a standing power.
        self.facts: dict[str, tuple[int, int, int, str]] = {
            c["id"]: (
                c["income"],
                self.worth[c["id"]],
                int(c["horseman"]),
                self.word[c["id"]] if c["ability"] in {"djinn", "dark_oracle"} else "",
            )
            for c in cards
        }

        order = {ability["id"]: ability["order"] for ability in edition["ability"]}
        # The place of a card in the sequence of Muster effects and summons; 0 if it is in neither.
        self.order: dict[str, int] = {
            c["id"]: order[c["ability"]] * len(SUMMONS)
            + (SUMMONS.index(c["params"]["targets"]) if c["ability"] == "summon" else 0)
            for c in cards
        }
        kinds = {
            "horseman": [c["id"] for c in emissaries if c["horseman"]],
            "spirit_or_wild": [c["id"] for c in emissaries if c["spirit"] or c["elements_mode"] == "wild"],
        }
        self.targets: dict[str, list[str]] = {
            c["id"]: kinds[c["params"]["targets"]] for c in cards if "targets" in c["params"]
        }

        bit = {element: 1 << place for place, element in enumerate(edition["meta"]["elements"])}
        # The Elements that a card gives for certain, and those of which it gives one.
        self.gives: dict[str, int] = {}
        self.one_of: dict[str, list[int]] = {}
        for card in cards:
            bits = [bit[element] for element in card["elements"]]
            certain = card["elements_mode"] in {"single", "and"}
            self.gives[card["id"]] = sum(bits) if certain else 0
            self.one_of[card["id"]] = [] if certain else bits


def payable(values: list[int], need: int, low: int) -> set[int]:
    """Return the values of the cards that can come next in a payment without a needless card.

    `values` are those of all cards still at hand, `need` is the Strength still to be paid and `low`
    the lowest value paid so far. No card of a payment can be left out exactly if the excess over
    the bid is less than its lowest value: so for each possible lowest value, the cards of at least
    that value must have a sum that falls into the window above the rest of the bid.
    """
    allowed = set(values)
    if need == 1 and low == UNPAID:
        return allowed
    for value in tuple(allowed):
        least = min(low, value)
        rest = need - value
        if rest <= 0:
            if -rest >= least:
                allowed.remove(value)
            continue
        for floor in range(least, 0, -1):
            sums = 1  # bit n: a sum of n is possible
            own = False
            for other in values:
                if other == value and not own:
                    own = True
                elif other >= floor:
                    sums |= sums << other
            if sums >> rest & ((1 << floor) - 1):
                break
        else:
            allowed.remove(value)
    return allowed


class PlainStyx:
    """One running game; every method changes it in place."""

    __slots__ = (
        "_actor",
        "_at",
        "_bidders",
        "_compensation",
        "_djinns",
        "_effects",
        "_elimination",
        "_fresh",
        "_given",
        "_highest",
        "_horsemen",
        "_incomes",
        "_looks",
        "_low",
        "_moved",
        "_mustered",
        "_named",
        "_need",
        "_options",
        "_owed",
        "_paid",
        "_placings",
        "_seats",
        "_shuffle",
        "_stale",
        "_summons",
        "_usable",
        "armies",
        "audience",
        "audiences",
        "bids",
        "bonus",
        "box",
        "center",
        "chaos",
        "coins",
        "condition",
        "first",
        "influence",
        "peeks",
        "phase",
        "pile",
        "soul",
        "still",
        "tables",
        "to_move",
        "tokens",
        "totem_aside",
        "winners",
    )

    def __init__(
        self,
        edition: dict[str, Any] | Tables,
        seats: int,
        *,
        first: int | None = None,
        compensation: bool = False,
        shuffle: Callable[[list[str]], None],
        pick: Callable[[int], int],
    ) -> None:
        """Set up a new game: `shuffle` works in place, `pick(n)` gives an int in range(n)."""
        tables = edition if isinstance(edition, Tables) else Tables(edition)
        constants = tables.constants
        self.tables = tables
        self._seats = seats
        self._shuffle = shuffle
        self._compensation = constants["compensation_coins"] if compensation else 0
        rounds = constants["tokens_per_audience_two_players" if seats == 2 else "tokens_per_audience"]
        self._placings = rounds * seats
        self.first: int = pick(seats) if first is None else first

        self.armies: list[list[Card]] = [[Card(tables.bearers[seat])] for seat in range(seats)]
        self.coins = [constants["start_coins"]] * seats
        self.influence = [constants["start_influence"]] * seats
        self.soul = [constants["start_soul"]] * seats
        self.bonus = [0] * seats
        self.chaos = constants["start_chaos"]
        self.pile: list[str] = tables.supply[seats][:]
        shuffle(self.pile)
        self.center: list[str] = []
        self.box: list[str] = []
        self.totem_aside = True
        self.audience: list[str | None] = [self.pile.pop(), self.pile.pop()]
        self.tokens: list[tuple[int, str, int, bool]] = []
        self.bids: list[int | None] = []
        self.peeks: set[tuple[int, int]] = set()
        self.still = 0
        self.audiences = 0
        self.to_move: int | None = self.first
        self.phase = "place"
        self.winners: tuple[int, ...] = ()
        self.condition = ""

        self._prepare()

    def _prepare(self) -> None:
        """Begin to keep what an Audience needs besides what lies on the table."""
        seats = self._seats
        # What an army is good for, as it was at the start of the Audience; the stale ones are
        # reckoned anew at its end.
        self._incomes = [0] * seats
        self._usable = [0] * seats
        self._horsemen = [0] * seats
        self._looks = [0] * seats
        self._djinns: list[list[Card]] = [[] for _ in range(seats)]
        self._stale = set(range(seats))
        self._reckon()

        # The contests of the Audience: Muster left and right, Elimination left and right.
        self._highest = [0, 0, 0, 0]
        self._bidders = [0, 0, 0, 0]
        self._at = 0  # the token that asks for a bid
        self._elimination = 0  # the slot whose Elimination is paid
        self._need = 0
        self._low = UNPAID
        self._paid: list[Card] = []
        self._mustered: list[Card | None] = [None, None]
        self._owed: list[int] = []
        self._effects: list[tuple[int, int, int, Card]] = []
        self._summons: list[tuple[int, int, int, Card]] = []
        self._actor = self._given = self.armies[0][0]
        self._options: list[Move] = []
        self._fresh = 0  # where in the center the cards of this Audience begin
        self._named = -1
        self._moved = False

    def legal(self) -> list[Move]:
        """Return every legal move of the seat to move, none twice; none at all once it is over."""
        phase = self.phase
        if phase == "place":
            rest = len(self.tokens) - self._seats
            if rest < 0:
                return PLACES[:]
            used = self.tokens[rest][1]
            return [move for move in PLACES if move[1] != used]
        if phase == "bid":
            seat, token, slot, _ = self.tokens[self._at]
            if token == "muster":
                low = self.tables.muster_minimum
                top = self.coins[seat]
            else:
                card: Any = self.audience[slot]
                low = self.tables.least[card]
                top = self._usable[seat]
                slot += 2
            highest = self._highest[slot]
            moves = BIDS[highest + 1 if highest >= low else low : top + 1]
            moves.append(SKIP)
            return moves
        if phase == "pay":
            return self._payments()
        if phase == "look":
            return self._look_moves()
        return self._options[:]

    def _look_moves(self) -> list[Move]:
        seat = self.to_move
        seats = self._seats
        moves: list[Move] = [
            ("look", token[0], at // seats) for at, token in enumerate(self.tokens) if token[0] != seat
        ]
        moves.append(DECLINE)
        return moves

    def _payments(self) -> list[Move]:
        seat: Any = self.to_move
        worth = self.tables.worth
        paid = self._paid
        hand: dict[str, int] = {}
        values = []
        for card in self.armies[seat]:
            if card.up and card not in paid:
                value = worth[card.id]
                if value:
                    hand[card.id] = value
                    values.append(value)
        allowed = payable(values, self._need, self._low)
        return [("pay", name) for name, value in hand.items() if value in allowed]

    def apply(self, move: Move) -> None:
        """Carry out one legal move, and everything that follows from it without a choice."""
        verb = move[0]
        args: Any = move
        seat: Any = self.to_move
        if verb == "place":
            self.tokens.append((seat, args[1], args[2], False))
            self.bids.append(None)
            if len(self.tokens) == self._placings:
                self._reveal(0)
                return
            seat += 1
            if seat == self._seats:
                seat = 0
            self.to_move = seat
            self.phase = "look" if self._looks[seat] else "place"
        elif verb == "bid":
            at = self._at
            _, token, slot, _ = self.tokens[at]
            if token == "eliminate":
                slot += 2
            self.bids[at] = self._highest[slot] = args[1]
            self._bidders[slot] = seat
            self._reveal(at + 1)
        elif verb == "skip":
            self.bids[self._at] = 0
            self._reveal(self._at + 1)
        elif verb == "pay":
            self._pay(seat, args[1])
        elif self.phase == "look":
            self.phase = "place"
            if verb == "look":
                self._looks[seat] -= 1
                self._stale.add(seat)
                self.peeks.add((seat, (args[1] - self.first) % self._seats + args[2] * self._seats))
        else:
            self._carry_out(seat, args)

    # The Audience, from the reveal to the Tithes.

    def _reveal(self, at: int) -> None:
        """Turn tokens up to the next one that asks for a bid, and resolve them after the last."""
        tokens = self.tokens
        for place in range(at, self._placings):
            seat, token, slot, _ = tokens[place]
            tokens[place] = (seat, token, slot, True)
            if token != "tithe":
                self._at = place
                self.to_move = seat
                self.phase = "bid"
                # Coins have no upper end.
                while len(BIDS) <= self.coins[seat]:
                    BIDS.append(("bid", len(BIDS)))
                return
        self._eliminations(0)

    def _eliminations(self, slot: int) -> None:
        """Ask for the next payment, and after the last one go on with the other tokens."""
        while slot < 2:
            bid = self._highest[slot + 2]
            if bid:
                self._elimination = slot
                self._need = bid
                self._low = UNPAID
                self._paid.clear()
                self.to_move = self._bidders[slot + 2]
                self.phase = "pay"
                return
            slot += 1
        self._resolve()

    def _pay(self, seat: int, name: str) -> None:
        """Pay one card; with the last one the Audience card dies."""
        tables = self.tables
        paid = self._paid
        card = next(c for c in self.armies[seat] if c.id == name and c.up and c not in paid)
        paid.append(card)
        word = tables.word[name]
        if word == "hydra" and card.counters:
            card.counters -= 1
        elif word != "zombie":
            card.up = False
            card.counters = 0
        self._stale.add(seat)
        value = tables.worth[name]
        self._need -= value
        if self._need > 0:
            self._low = min(self._low, value)
            return
        slot = self._elimination
        dead: Any = self.audience[slot]
        self.audience[slot] = None
        if self._put_away(dead):
            self._gain_soul(seat, tables.soul[dead])
        self._eliminations(slot + 1)

    def _put_away(self, name: str) -> bool:
        """Lay an Audience card that nobody got into the center, or an Eternal one into the pile."""
        tables = self.tables
        if self.totem_aside and tables.word[name] == "shaman":
            self._box_totem()
        if name in tables.eternal:
            self._return(name)
            return False
        self.center.append(name)
        self.chaos += tables.strength[name]
        self._moved = True
        return True

    def _box_totem(self) -> None:
        self.totem_aside = False
        self.box.append(self.tables.totem)

    def _return(self, name: str) -> None:
        """Put a card back into the draw pile and shuffle it."""
        self.pile.append(name)
        self._mix()

    def _mix(self) -> None:
        self.pile.sort(key=self.tables.rank.__getitem__)
        self._shuffle(self.pile)

    def _gain_soul(self, seat: int, quarters: int) -> None:
        tables = self.tables
        self.soul[seat] = soul = min(self.soul[seat] + quarters, tables.soul_goal)
        self.bonus[seat] = tables.bonus[soul]
        self._stale.add(seat)

    def _resolve(self) -> None:
        """Resolve Musters and Tithes, put the leftover cards away and begin the Muster effects."""
        audience = self.audience
        targets = audience[:]
        if self._compensation:
            self._note_failed_bids()
        for slot, name in enumerate(targets):
            if name is not None and self._highest[slot]:
                audience[slot] = None
                self._muster(slot, name)
        incomes = self.tables.income
        minimum = self.tables.tithe_minimum
        for seat, token, slot, _ in self.tokens:
            if token == "tithe":
                name = targets[slot]
                coins = self._incomes[seat]
                if name is not None:
                    coins += incomes[name]
                self.coins[seat] += max(coins, minimum)
                if self._djinns[seat]:
                    self._use_djinns(seat)
        for slot in (0, 1):
            name = audience[slot]
            if name is not None:
                audience[slot] = None
                self._put_away(name)
        if self._effects:
            self._effects.sort(key=_sequence)
            self._muster_effects()
        else:
            self._close()

    def _note_failed_bids(self) -> None:
        """Note who bid in vain: outbid, or for a card that died."""
        for (seat, token, slot, _), bid in zip(self.tokens, self.bids, strict=True):
            if bid:
                muster = token == "muster"
                if bid < self._highest[slot if muster else slot + 2] or (muster and self.audience[slot] is None):
                    self._owed.append(seat)

    def _muster(self, slot: int, name: str) -> None:
        tables = self.tables
        seat = self._bidders[slot]
        self.coins[seat] -= self._highest[slot]
        self._mustered[slot] = card = Card(name, tables.counters[name])
        self.armies[seat].append(card)
        self.influence[seat] += tables.advance[name]
        self._moved = True
        self._stale.add(seat)
        order = tables.order[name]
        if order:
            queue = self._summons if tables.word[name] == "summon" else self._effects
            queue.append((order, (seat - self.first) % self._seats, seat, card))

    def _use_djinns(self, seat: int) -> None:
        for djinn in self._djinns[seat]:
            if djinn.counters:
                djinn.counters -= 1
        self._stale.add(seat)

    # Muster effects and summons.

    def _muster_effects(self) -> None:
        """Ask for the next Muster effect with a target, and close the Audience after the last."""
        if not self._ask(self._effects):
            self._close()

    def _summon(self) -> None:
        """Ask for the next summon with a target, and begin the next Audience after the last."""
        if not self._ask(self._summons):
            self._next_audience()

    def _ask(self, queue: list[tuple[int, int, int, Card]]) -> bool:
        while queue:
            _, _, seat, card = queue.pop(0)
            word = self.tables.word[card.id]
            options = _OPTIONS[word](self, seat, card)
            if options:
                options.append(DECLINE)
                self._actor = card
                self._options = options
                self.to_move = seat
                self.phase = "effect"
                return True
            if word == "devils_soul":
                self._turn_down(seat, card)
        return False

    def _carry_out(self, seat: int, args: Any) -> None:
        """Carry out one answer to an effect."""
        verb = args[0]
        actor = self._actor
        word = self.tables.word[actor.id]
        if verb == "give":
            self._given = next(card for card in _given(self, seat, actor) if card.id == args[1])
            self._options = _siren_takes(self, seat) if word == "siren" else _necromancer_takes(self)
            return
        if word == "summon":
            if verb == "summon":
                self._lay_out(args[1])
                if self.tables.params[actor.id]["choose_first_player"]:
                    self._options = NAMES[: self._seats]
                    self._options.append(DECLINE)
                    return
            elif verb == "name":
                self._named = args[1]
            self._summon()
            return
        if verb == "decline":
            if word == "devils_soul":
                self._turn_down(seat, actor)
            elif word == "shaman":
                self._box_totem()
        else:
            _EFFECTS[word](self, seat, args)
        self._muster_effects()

    def _turn_down(self, seat: int, card: Card) -> None:
        card.up = False
        card.counters = 0
        self._stale.add(seat)

    def _lay_out(self, name: str) -> None:
        """Lay a summoned card out for the next Audience."""
        self.pile.remove(name)
        self.audience[self.audience.index(None)] = name
        self._mix()

    def _receive(self, seat: int, name: str) -> None:
        """Let a card join an army other than by a Muster."""
        self.armies[seat].append(Card(name, self.tables.counters[name]))
        self._stale.add(seat)

    def _exchange(self, seat: int, given: Card, taken: str) -> int:
        """Replace a card of an army by another and return the gain of Influence, if any."""
        self.armies[seat].remove(given)
        self._receive(seat, taken)
        influence = self.tables.influence
        gain = influence[taken] - influence[given.id]
        if gain > 0:
            self.influence[seat] += gain
        return gain

    # The end of the Audience.

    def _reckon(self) -> None:
        """Reckon anew what the changed armies are good for."""
        facts = self.tables.facts
        params = self.tables.params
        for seat in self._stale:
            income = self.bonus[seat]
            usable = horsemen = looks = 0
            djinns = self._djinns[seat]
            djinns.clear()
            for card in self.armies[seat]:
                if card.up:
                    coins, worth, horseman, word = facts[card.id]
                    income += coins
                    usable += worth
                    horsemen += horseman
                    if word == "djinn":
                        if card.counters:
                            income += params[card.id]["tithe_bonus"]
                            djinns.append(card)
                    elif word:
                        looks = params[card.id]["peeks_per_audience"]
            self._incomes[seat] = income
            self._usable[seat] = usable
            self._horsemen[seat] = horsemen
            self._looks[seat] = looks
        self._stale.clear()

    def _close(self) -> None:
        """Pay compensations, take the tokens back and look for a winner; then come the summons."""
        if self._owed:
            for seat in self._owed:
                self.coins[seat] += self._compensation
            self._owed.clear()
        self.tokens.clear()
        self.bids.clear()
        self.peeks.clear()
        self._highest[:] = (0, 0, 0, 0)
        self._mustered[:] = (None, None)
        self._fresh = len(self.center)
        if self._stale:
            self._reckon()
        self.audiences += 1
        if self._moved:
            self._moved = False
            self.still = 0
        else:
            self.still += 1
        tables = self.tables
        if (
            self.chaos >= tables.chaos_goal
            or max(self.influence) >= tables.influence_goal
            or max(self.soul) >= tables.soul_goal
            or max(self._horsemen) >= tables.horsemen_goal
        ) and self._victory():
            return
        if self.still >= STILL_AUDIENCES:
            self._finish("standstill", self._strongest(), ())
        elif self._summons:
            self._summons.sort(key=_sequence)
            self._summon()
        else:
            self._next_audience()

    def _next_audience(self) -> None:
        """Pass the First Player token and lay out two cards; without them war breaks out."""
        if self._named >= 0:
            self.first = self._named
            self._named = -1
        else:
            self.first = (self.first + 1) % self._seats
        audience = self.audience
        pile = self.pile
        if len(pile) < audience.count(None):
            self._finish("exhaustion", self._strongest(), ())
            return
        if audience[0] is None:
            audience[0] = pile.pop()
        if audience[1] is None:
            audience[1] = pile.pop()
        self.to_move = self.first
        self.phase = "place"

    def _strongest(self) -> list[int]:
        """Return the seats with the strongest army."""
        eternal = self.tables.eternal
        strength = self.tables.strength
        armies = [sum(strength[card.id] for card in army if card.up and card.id not in eternal) for army in self.armies]
        most = max(armies)
        return [seat for seat, army in enumerate(armies) if army == most]

    def _covers(self, seat: int) -> bool:
        """Tell whether the face-up cards cover the Elements, each card with a choice for one only."""
        tables = self.tables
        certain = 0
        choices = []
        for card in self.armies[seat]:
            if card.up:
                certain |= tables.gives[card.id]
                if tables.one_of[card.id]:
                    choices.append(tables.one_of[card.id])
        covers = {certain}
        for bits in choices:
            covers = {cover | bit for cover in covers for bit in bits}
        return max(cover.bit_count() for cover in covers) >= tables.constants["element_goal"]

    def _victory(self) -> bool:
        """End the game if somebody meets a condition."""
        tables = self.tables
        met = [0] * self._seats
        for seat in range(self._seats):
            if self.influence[seat] >= tables.influence_goal:
                met[seat] |= INFLUENCE
            if self.soul[seat] >= tables.soul_goal and self._covers(seat):
                met[seat] |= ELEMENTS
            if self._horsemen[seat] >= tables.horsemen_goal:
                met[seat] |= HORSEMEN
        if self.chaos >= tables.chaos_goal:
            for seat in self._strongest():
                met[seat] |= WAR
        most = max(conditions.bit_count() for conditions in met)
        if not most:
            return False
        self._finish("", [seat for seat, conditions in enumerate(met) if conditions.bit_count() == most], met)
        return True

    def _finish(self, condition: str, seats: list[int], met: list[int] | tuple[()]) -> None:
        """Break the ties between these seats and end the game."""
        tables = self.tables
        ranks = []
        for seat in seats:
            cards = [card.id for card in self.armies[seat] if card.up]
            legendary = sum(tables.strength[name] for name in cards if name in tables.legendary)
            ranks.append((legendary, len(cards), self._horsemen[seat]))
        best = max(ranks)
        self.winners = tuple(seat for seat, rank in zip(seats, ranks, strict=True) if rank == best)
        if met:
            union = 0
            for seat in self.winners:
                union |= met[seat]
            condition = "+".join(name for bit, name in CONDITIONS if union & bit)
        self.condition = condition
        self._options = []
        self.phase = "over"
        self.to_move = None


def _sequence(effect: tuple[int, int, int, Card]) -> tuple[int, int]:
    """Sort effects by the fixed sequence, and equal ones by turn order."""
    return effect[:2]


# The moves that an effect offers, none if it has no target; the offer to decline comes on top.


def _discards(game: PlainStyx, seat: int, actor: Card) -> list[Move]:
    return [("discard", name) for name in dict.fromkeys(card.id for card in _discarded(game, seat, actor))]


def _discarded(game: PlainStyx, seat: int, actor: Card) -> list[Card]:
    eternal = game.tables.eternal
    word = game.tables.word
    return [
        card
        for card in game.armies[seat]
        if card.up and card is not actor and card.id not in eternal and word[card.id] != "zombie"
    ]


def _horsemen_takes(game: PlainStyx, _seat: int, actor: Card) -> list[Move]:
    return [("take", name) for name in game.tables.targets[actor.id] if name in game.pile]


def _given(game: PlainStyx, seat: int, actor: Card) -> list[Card]:
    """Return the cards of an army that the Siren or the Necromancer may exchange."""
    word = game.tables.word
    cards = [card for card in game.armies[seat] if card.up and card is not actor and word[card.id] != "standard_bearer"]
    if word[actor.id] == "siren":
        return [card for card in cards if card not in game._mustered]
    return [card for card in cards if card.id not in game.tables.eternal]


def _siren_takes(game: PlainStyx, seat: int) -> list[Move]:
    return [
        ("take", other, name)
        for other in range(len(game.armies))
        if other != seat
        for name in dict.fromkeys(card.id for card in _given(game, other, game._actor))
    ]


def _siren_gives(game: PlainStyx, seat: int, actor: Card) -> list[Move]:
    if not any(_given(game, other, actor) for other in range(len(game.armies)) if other != seat):
        return []
    return [("give", name) for name in dict.fromkeys(card.id for card in _given(game, seat, actor))]


def _necromancer_takes(game: PlainStyx) -> list[Move]:
    return [("take", name) for name in dict.fromkeys(game.center)]


def _necromancer_gives(game: PlainStyx, seat: int, actor: Card) -> list[Move]:
    if not game.center:
        return []
    return [("give", name) for name in dict.fromkeys(card.id for card in _given(game, seat, actor))]


def _raises(game: PlainStyx, seat: int, actor: Card) -> list[Move]:
    strength = game.tables.strength
    down = dict.fromkeys(card.id for card in game.armies[seat] if not card.up)
    if not down:
        return []
    choose = max if game.tables.params[actor.id]["pick"] == "strongest" else min
    chosen = choose(strength[name] for name in down)
    return [("raise", name) for name in down if strength[name] == chosen]


def _souls(game: PlainStyx, seat: int, _actor: Card) -> list[Move]:
    return [SOUL] if game.soul[seat] < game.tables.soul_goal else []


def _removals(game: PlainStyx, _seat: int, _actor: Card) -> list[Move]:
    return [("remove", name) for name in dict.fromkeys(game.center[: game._fresh])]


def _totems(game: PlainStyx, _seat: int, _actor: Card) -> list[Move]:
    return [TOTEM] if game.totem_aside else []


def _summoned(game: PlainStyx, _seat: int, actor: Card) -> list[Move]:
    return [("summon", name) for name in game.tables.targets[actor.id] if name in game.pile]


_OPTIONS: dict[str, Callable[[PlainStyx, int, Card], list[Move]]] = {
    "devils_soul": _discards,
    "headless_horseman": _horsemen_takes,
    "siren": _siren_gives,
    "necromancer": _necromancer_gives,
    "lich": _raises,
    "nidhoggr": _souls,
    "reaper": _removals,
    "shaman": _totems,
    "summon": _summoned,
}


# What an accepted effect does.


def _discard(game: PlainStyx, seat: int, args: Any) -> None:
    game._turn_down(seat, next(card for card in _discarded(game, seat, game._actor) if card.id == args[1]))


def _claim(game: PlainStyx, seat: int, args: Any) -> None:
    game.pile.remove(args[1])
    game._exchange(seat, game._actor, args[1])
    game._return(game._actor.id)


def _swap(game: PlainStyx, seat: int, args: Any) -> None:
    other: int = args[1]
    given = game._given
    taken = next(card for card in _given(game, other, game._actor) if card.id == args[2])
    game._exchange(seat, given, taken.id)
    game._exchange(other, taken, given.id)


def _revive(game: PlainStyx, seat: int, args: Any) -> None:
    place = game.center.index(args[1])
    del game.center[place]
    if place < game._fresh:
        game._fresh -= 1
    given = game._given
    game._exchange(seat, given, args[1])
    game.center.append(given.id)
    strength = game.tables.strength
    game.chaos += max(strength[given.id] - strength[args[1]], 0)


def _raise(game: PlainStyx, seat: int, args: Any) -> None:
    card = next(card for card in game.armies[seat] if not card.up and card.id == args[1])
    card.up = True
    card.counters = game.tables.counters[card.id]
    game._stale.add(seat)


def _take_soul(game: PlainStyx, seat: int, _args: Any) -> None:
    game._gain_soul(seat, game.tables.params[game._actor.id]["soul_gain"])


def _remove(game: PlainStyx, _seat: int, args: Any) -> None:
    game.center.remove(args[1])
    game._fresh -= 1
    game.box.append(args[1])
    game.chaos = max(game.chaos - game.tables.strength[args[1]], 0)


def _take_totem(game: PlainStyx, seat: int, _args: Any) -> None:
    game.totem_aside = False
    game._receive(seat, game.tables.totem)
    game.influence[seat] += game.tables.influence[game.tables.totem]


_EFFECTS: dict[str, Callable[[PlainStyx, int, Any], None]] = {
    "devils_soul": _discard,
    "headless_horseman": _claim,
    "siren": _swap,
    "necromancer": _revive,
    "lich": _raise,
    "nidhoggr": _take_soul,
    "reaper": _remove,
    "shaman": _take_totem,
}
