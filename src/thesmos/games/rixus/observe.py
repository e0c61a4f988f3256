"""What a seat may see of a game of Rixus, and random completions of that."""

from __future__ import annotations

from thesmos.core.event import seen_from
from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.core.observation import fill, unseen
from thesmos.core.rng import NO_RNG, Rng
from thesmos.games.rixus.queries import zones
from thesmos.games.rixus.state import Monster, Player, State


def observe(state: State, seat: Seat) -> State:
    """Return the state with everything that a seat may not know replaced by placeholders.

    Of another's hand only the cards remain that the seat knows of, first. What others know of any hand, the seat's own
    included, is left out: it would tell what they have seen. Rules: RIXUS-INFO-01 to -03.
    """
    camp = state.camp
    return state.replace(
        players=tuple(
            player.replace(exposed=()) if other == seat else _hand_hidden(player, seat)
            for other, player in enumerate(state.players)
        ),
        deck=(HIDDEN,) * len(state.deck),
        camp=camp.replace(
            monsters=tuple(
                monster if seat in monster.seen else Monster(HIDDEN, monster.seen) for monster in camp.monsters
            )
        ),
        rng=NO_RNG,
        events=seen_from(state.events, seat),
    )


def _hand_hidden(player: Player, seat: Seat) -> Player:
    known = tuple(entry for entry in player.exposed if entry[1] == seat)
    shown = tuple(card for card, _ in known)
    return player.replace(hand=shown + (HIDDEN,) * (len(player.hand) - len(shown)), exposed=known)


def determinize(observation: State, rng: Rng) -> State:
    """Fill the placeholders at random: monsters in the camp and the deck, the others in hands and the deck.

    The completed state gets a chance of its own, drawn from `rng`.
    """
    rules = observation.rules
    seen = [CardId(card) for zone in zones(observation).values() for card in zone]
    missing = unseen(rules.everything, seen)
    monsters, rng = rng.shuffle([card for card in missing if card in rules.monsters], "determinize.monsters")
    others, rng = rng.shuffle([card for card in missing if card not in rules.monsters], "determinize.hands")
    wild, tame = list(monsters), list(others)
    camp = tuple(
        monster.replace(card=wild.pop()) if monster.card == HIDDEN else monster for monster in observation.camp.monsters
    )
    players = tuple(
        player.replace(hand=fill(player.hand, tame)) if HIDDEN in player.hand else player
        for player in observation.players
    )
    deck, rng = _fill_deck(observation, [*wild, *tame], rng)
    return observation.replace(
        players=players, camp=observation.camp.replace(monsters=camp), deck=deck, rng=rng.split("determinized")
    )


def _fill_deck(observation: State, supply: list[CardId], rng: Rng) -> tuple[tuple[CardId, ...], Rng]:
    if HIDDEN not in observation.deck:
        return observation.deck, rng
    shuffled, rng = rng.shuffle(supply, "determinize.deck")
    return fill(observation.deck, list(shuffled)), rng
