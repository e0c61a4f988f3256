"""Random completions of what a seat sees of a game of Hybris."""

from __future__ import annotations

from collections import Counter

from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.core.observation import fill, unseen
from thesmos.core.rng import Rng
from thesmos.games.hybris.entries import GiveUpCard, PutBack, ShowCard
from thesmos.games.hybris.fights.rounds import STOP
from thesmos.games.hybris.language.fighting import sides
from thesmos.games.hybris.queries import is_planning, own_cards, zones
from thesmos.games.hybris.state import BONUS, Cards, Combat, Deck, Player, State, World
from thesmos.toolkit.cards import in_order


def determinize(observation: State, rng: Rng) -> State:
    """Fill in what is hidden at random, consistently with everything that is seen.

    The completed state gets a chance of its own, drawn from `rng`.
    """
    rules, world = observation.rules, observation.world
    seen = Counter(CardId(item) for zone in zones(observation).values() for item in zone if item != HIDDEN)
    trained, rng = _rest(rules.trained, seen, rng, "trained")
    players, placed = [], {}
    for number, player in enumerate(observation.players):
        filled, placed[Seat(number)], trained, rng = _with_cards(observation, number, player, trained, rng)
        filled, rng = _with_tokens(observation, filled, rng)
        players.append(filled)
    premonitions, rng = _rest(tuple(CardId(one) for one in rules.edition.premonitions), seen, rng, "premonitions")
    for number, player in enumerate(players):
        held = fill(player.holding.premonitions, premonitions)
        players[number] = player.replace(holding=player.holding.replace(premonitions=held))
    quests, rng = _rest(rules.quests, seen, rng, "quests")
    hidden, rng = _with_primordials(observation, rng)
    world = world.replace(
        trained=world.trained.replace(cards=fill(world.trained.cards, trained)),
        premonitions=world.premonitions.replace(cards=fill(world.premonitions.cards, premonitions)),
        quest_deck=fill(world.quest_deck, quests),
        hidden=hidden,
    )
    if world.combat is not None:
        world = world.replace(combat=_with_markers(world.combat, placed))
    agenda = tuple(_guessed(entry, world) if isinstance(entry, PutBack) else entry for entry in observation.agenda)
    return observation.replace(players=tuple(players), world=world, agenda=agenda, rng=rng.split("determinized"))


def _rest(everything: Cards, seen: Counter[CardId], rng: Rng, name: str) -> tuple[list[CardId], Rng]:
    """Return the cards of a kind that are not seen, in a random order."""
    there = Counter(everything)
    order, rng = rng.shuffle(unseen(everything, (seen & there).elements()), f"determinize.{name}")
    return list(order), rng


def _with_cards(
    observation: State, number: int, player: Player, trained: list[CardId], rng: Rng
) -> tuple[Player, Cards, list[CardId], Rng]:
    """Fill hand, deck and what lies face down: with own cards that are not seen, and Trained ones where there is room.

    Returns:
        The player, the card face down in a combat, the Trained cards that are left, and chance.
    """
    holding, rules = player.holding, observation.rules
    up, down = own_cards(observation.world.combat, Seat(number))
    room = (holding.hand + holding.deck + down).count(HIDDEN)
    if not room:
        return player, down, trained, rng
    own = (*rules.decks[player.olympian], CardId(rules.olympians[player.olympian].enhanced_card))
    there = Counter(own)
    seen = (*holding.hand, *holding.discard, *holding.aside, *_laid(observation, number), *up, *down)
    shown = Counter(card for card in seen if card != HIDDEN)
    left = unseen(own, (shown & there).elements())
    more, trained = trained[len(trained) - (room - len(left)) :], trained[: len(trained) - (room - len(left))]
    order, rng = rng.shuffle((*left, *more), f"determinize.cards.{number}")
    supply = list(order)
    down = fill(down, supply)
    holding = holding.replace(hand=fill(holding.hand, supply), deck=fill(holding.deck, supply))
    return player.replace(holding=holding), down, trained, rng


def _with_markers(combat: Combat, placed: dict[Seat, Cards]) -> Combat:
    """Give the sides what they may have put face down; a marker that is set and unknown may always be stop."""
    attacker, defender = (
        side
        if side.seat is None
        else side.replace(placed=placed[side.seat], marker=STOP if side.marker == HIDDEN else side.marker)
        for side in sides(combat)
    )
    return combat.replace(attacker=attacker, defender=defender)


def _laid(observation: State, number: int) -> Cards:
    """Return the cards of a player that lie open: under the Oracle, and in a choice that is going on."""
    chosen = tuple(
        card
        for entry in observation.agenda
        if isinstance(entry, (GiveUpCard, ShowCard)) and entry.seat == number
        for card in entry.chosen
    )
    return tuple(card for card, seat in observation.world.omens if seat == number) + chosen


def _with_tokens(observation: State, player: Player, rng: Rng) -> tuple[Player, Rng]:
    """Put tokens under characters, first under Prophets, who can't have all of them; while players plan, or none.

    Rules: HYBRIS-PLAN-01, HYBRIS-PLAN-06, HYBRIS-PLAN-08.
    """
    rules, tokens = observation.rules, player.tokens
    under = [one.id for one in player.crew if one.token == HIDDEN]
    if not under:
        return player, rng
    if is_planning(observation):
        everything = tokens.reserve
        coins, rng = rng.words(len(under), f"determinize.planned.{player.olympian}")
        bare = {one for one, coin in zip(under, coins, strict=True) if coin % 2}
    else:
        printed = (token for token in rules.edition.location_tokens.values() for _ in range(token.copies))
        places = unseen((CardId(token.place) for token in printed), map(CardId, tokens.used + tokens.unavailable))
        everything = (*places, *(BONUS,) * (len(tokens.reserve) + len(under) - len(places)))
        bare = set()
    order, rng = rng.shuffle(everything, f"determinize.tokens.{player.olympian}")
    pool, given = list(order), dict.fromkeys(under, "")
    for one in sorted(under, key=lambda name: rules.kind[name] != "prophet"):
        token = next((token for token in pool if token not in rules.barred[one]), "")
        if token and one not in bare:
            pool.remove(token)
            given[one] = token
    crew = tuple(one.replace(token=given.get(one.id, one.token)) for one in player.crew)
    return player.replace(crew=crew, tokens=tokens.replace(reserve=in_order(pool, rules.rank))), rng


def _with_primordials(observation: State, rng: Rng) -> tuple[Cards, Rng]:
    """Choose a Primordial of its group for each that is unknown. Rule: HYBRIS-SETUP-10."""
    rules, hidden = observation.rules, list(observation.world.hidden)
    groups = [rules.reveals[age] for age in sorted(rules.reveals)]
    for place, group in enumerate(groups[len(groups) - len(hidden) :]):
        if hidden[place] == HIDDEN:
            choices = [CardId(one.id) for one in rules.edition.primordials.values() if one.group == group]
            hidden[place], rng = rng.choice(choices, f"determinize.{group}")
    return tuple(hidden), rng


def _guessed(entry: PutBack, world: World) -> PutBack:
    """Let the cards that another seat has put back be some of those that it saw."""
    if HIDDEN not in entry.chosen:
        return entry
    deck: Deck = getattr(world, entry.deck)
    return entry.replace(chosen=deck.cards[len(deck.cards) - entry.n :][: len(entry.chosen)])
