"""Games whose chance is not a value in the state."""

from __future__ import annotations

import random
from itertools import count

from testing.zoo import legal, table, turn, views
from testing.zoo.exhibit import Exhibit, kept_as
from testing.zoo.sound import EDITION, SOUND, lots, setup
from testing.zoo.table import Action, State, TakeTurn
from thesmos.core.game import NoOptions
from thesmos.core.ids import Seat
from thesmos.core.rng import NO_RNG, Rng
from thesmos.core.value import context, value

# global chance, and games that touch each other


def buy_any(state: State, action: table.Buy) -> State:
    """Take any card of the deck, by the chance of the whole process."""
    deck = list(state.market.deck)
    random.shuffle(deck)
    return turn.buy(state.replace(market=state.market.replace(deck=tuple(deck))), action)


def complete_by_global_chance(view: State, rng: Rng) -> State:
    """Draw the seed of a completion from the chance of the whole process."""
    return views.determinize(view, Rng.seeded(random.getrandbits(64)))


_HOUSE = {"way": 1}
"""Which way turns go round: in the game that was set up last."""


def set_up_house(seats: int, options: NoOptions, rng: Rng) -> State:
    """Draw which way turns go round, and keep it for all games."""
    way, rng = rng.below(2, "setup.way")
    _HOUSE["way"] = 1 if way else seats - 1
    return setup(EDITION, seats, options, rng)


def next_turn_of_the_house(state: State, step: table.NextTurn) -> State:
    """Let the next seat of the house begin."""
    after = turn.next_turn(state, step)
    seat = Seat((state.turn + _HOUSE["way"]) % len(state.players))
    return after.replace(turn=seat, agenda=(TakeTurn(seat, turn.ACTIONS_OF_A_TURN),)) if after.agenda else after


_STARTED = count()
_ENDED = count()


def take_turns_in_starting(seats: int, options: NoOptions, rng: Rng) -> State:
    """Let another seat begin each game that is started."""
    first = Seat(next(_STARTED) % seats)
    state = setup(EDITION, seats, options, rng)
    return state.replace(turn=first, agenda=(TakeTurn(first, turn.ACTIONS_OF_A_TURN),))


def end_turn_every_third_time(state: State, action: table.EndTurn) -> State:
    """End the turn, and whenever that happens for the third time in any game, the next one too."""
    after = turn.end_turn(state, action)
    return after if next(_ENDED) % 3 else after.replace(left=max(1, after.left - 1))


# dead seeds, lost generators


def buy_from_dead_shuffle(state: State, action: table.Buy) -> State:
    """Shuffle the pile by a generator that is made anew each time."""
    market = state.market
    if not market.deck:
        deck, _ = Rng.seeded("reshuffle").shuffle(tuple(sorted(market.pile)), "reshuffle")
        state = state.replace(market=market.replace(deck=deck, pile=()))
    return turn.buy(state, action)


def deal_dead_lots(seats: int, options: NoOptions, rng: Rng) -> State:
    """Shuffle the deck by the seed, and the lots by another."""
    state = setup(EDITION, seats, options, rng)
    row, _ = Rng.seeded(0).shuffle(tuple(sorted(state.market.lots, key=str)), "setup.lots")
    return state.replace(market=state.market.replace(lots=row))


@value
class DiceState(State):
    """A state whose dice are not part of what is saved."""

    dice: Rng = context(default=NO_RNG)


def take_dice(seats: int, options: NoOptions, rng: Rng) -> DiceState:
    """Give the game a second generator."""
    state = setup(EDITION, seats, options, rng)
    return kept_as(DiceState, state, dice=rng.split("dice"))  # type: ignore[no-any-return]


def reward(state: State, seat: Seat, coins: int) -> State:
    """Give a seat coins of the bank, as far as it has them."""
    given = min(coins, state.market.bank)
    return state.replace(
        players=table.player_changed(state, seat, coins=state.players[seat].coins + given),
        market=state.market.replace(bank=state.market.bank - given),
    )


def end_turn_by_dice(state: State, action: table.EndTurn) -> State:
    """Give the seat that ends its turn a coin or none, as the dice fall."""
    after, seat = turn.end_turn(state, action), turn.acting(state)
    if not isinstance(after, DiceState) or not after.dice.key:
        return after
    coin, dice = after.dice.below(2, "dice")
    return reward(after.replace(dice=dice), seat, coin)


# foresight, hash order


def observe_chance(state: State, seat: Seat) -> State:
    """Leave the generator in what a seat sees."""
    return views.observe(state, seat).replace(rng=state.rng)


def observe_key(state: State, seat: Seat) -> State:
    """Leave the key of the generator in what a seat sees, with its counters at 0."""
    return views.observe(state, seat).replace(rng=Rng(state.rng.key))


def complete_with_one_future(view: State, rng: Rng) -> State:
    """Give every completion the same chance."""
    return views.determinize(view, rng).replace(rng=Rng.seeded("search"))


def in_turn_by_set(state: State, seat: Seat) -> tuple[Action, ...]:
    """List what can be sold in the order of a set."""
    listed = legal.in_turn(state, seat)
    sales = {action.card for action in listed if isinstance(action, table.Sell)}
    return (*(table.Sell(card) for card in sales), *(a for a in listed if not isinstance(a, table.Sell)))


EXHIBITS = (
    Exhibit(
        "cards are drawn by the chance of the process",
        "global chance",
        lots(actions={table.Buy: buy_any}),
        "no-global-chance",
        "was used, which is not the chance of the state",
    ),
    Exhibit(
        "completions are seeded by the chance of the process",
        "global chance",
        lots(determinize=complete_by_global_chance),
        "no-global-chance",
        "was used, which is not the chance of the state",
    ),
    Exhibit(
        "a fact of one game is kept for all games",
        "global chance",
        lots(setup=set_up_house, steps={table.NextTurn: next_turn_of_the_house}),
        "games-keep-apart",
        "",
        seats=(3,),
    ),
    Exhibit(
        "the pile is always shuffled in the same way",
        "dead seed",
        lots(actions={table.Buy: buy_from_dead_shuffle}),
        "streams-vary",
        "of the stream 'reshuffle' is the same",
    ),
    Exhibit(
        "the second shuffle of the setup has a seed of its own",
        "dead seed",
        lots(setup=deal_dead_lots),
        "streams-vary",
        "of the stream 'setup.lots' is the same",
    ),
    Exhibit(
        "the dice are not saved",
        "lost generator",
        SOUND.replace(setup=take_dice, reduce=lots(actions={table.EndTurn: end_turn_by_dice}).reduce),
        "saves-and-loads",
        "goes on differently",
    ),
    Exhibit("a seat sees the generator", "foresight", lots(observe=observe_chance), "no-foresight", "sees the chance"),
    Exhibit("a seat sees the key", "foresight", lots(observe=observe_key), "no-foresight", "sees the chance"),
    Exhibit(
        "all completions have the same future",
        "foresight",
        lots(determinize=complete_with_one_future),
        "no-foresight",
        "a search can foresee it",
    ),
    Exhibit(
        "actions are listed in the order of a set",
        "hash order",
        lots(legal={TakeTurn: in_turn_by_set}),
        "hash-seed",
        "PYTHONHASHSEED",
        seats=(3,),
        examples=1,
        processes=True,
    ),
    Exhibit(
        "how often something happened is counted for all games",
        "global chance",
        lots(actions={table.EndTurn: end_turn_every_third_time}),
        "does-what-was-asked",
        "give different states",
    ),
    Exhibit(
        "a record is replayed by another seat",
        "order of the run",
        lots(setup=take_turns_in_starting),
        "records-replay",
        "differs from what the rules give",
        seats=(3,),
        examples=1,
    ),
    Exhibit(
        "who begins depends on how many games were started",
        "order of the run",
        lots(setup=take_turns_in_starting),
        "rows-do-not-depend-on-the-run",
        "how it was divided",
        seats=(3,),
        examples=1,
    ),
)
"""Every game of this page, with the law that must find its fault."""
