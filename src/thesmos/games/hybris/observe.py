"""What a seat may see of a game of Hybris, and random completions of that."""

from __future__ import annotations

from collections import Counter

from thesmos.core.event import seen_from
from thesmos.core.ids import HIDDEN, CardId, Seat
from thesmos.core.observation import fill, unseen
from thesmos.core.rng import NO_RNG, Rng
from thesmos.games.hybris.entries import GiveUpCard, PutBack, ShowCard
from thesmos.games.hybris.fights.rounds import STOP
from thesmos.games.hybris.language.fighting import sides
from thesmos.games.hybris.queries import own_cards, plans_secretly, unseen_of, zones
from thesmos.games.hybris.rules import Rules, is_open_to
from thesmos.games.hybris.state import BONUS, Cards, Combat, Deck, Player, Side, State, World
from thesmos.toolkit.cards import in_order
from thesmos.toolkit.exposure import known_to


def observe(state: State, seat: Seat) -> State:
    """Return the state with what a seat may not know replaced. Rules: HYBRIS-INFO-01 to -06."""
    world = state.world
    return state.replace(
        players=tuple(_seen(player, seat, number == seat) for number, player in enumerate(state.players)),
        world=world.replace(
            quest_deck=(HIDDEN,) * len(world.quest_deck),
            trained=_seen_deck(world.trained, seat),
            premonitions=_seen_deck(world.premonitions, seat),
            combat=None if world.combat is None else _seen_combat(world.combat, seat),
            hidden=tuple(
                card if seat in seers else HIDDEN for card, seers in zip(world.hidden, world.seers, strict=True)
            ),
        ),
        agenda=tuple(_masked(entry, seat) if isinstance(entry, PutBack) else entry for entry in state.agenda),
        rng=NO_RNG,
        events=seen_from(state.events, seat),
    )


def _seen(player: Player, viewer: Seat, own: bool) -> Player:
    holding = player.holding.replace(deck=(HIDDEN,) * len(player.holding.deck))
    if own:
        return player.replace(holding=holding.replace(exposed=()))
    known = known_to(holding.exposed, viewer)
    holding = holding.replace(
        hand=known + (HIDDEN,) * (len(holding.hand) - len(known)),
        premonitions=(HIDDEN,) * len(holding.premonitions),
        exposed=tuple((card, viewer) for card in known),
    )
    if not plans_secretly(player):
        return player.replace(holding=holding)
    crew = tuple(one.replace(token=HIDDEN) if one.token else one for one in player.crew)
    tokens = player.tokens.replace(reserve=(HIDDEN,) * len(player.tokens.reserve))
    return player.replace(holding=holding, crew=crew, tokens=tokens)


def _seen_combat(combat: Combat, seat: Seat) -> Combat:
    """Return a combat with what the others have chosen in secret replaced. Rule: HYBRIS-INFO-05."""
    attacker, defender = (
        side if side.seat in (seat, None) else side.replace(placed=(HIDDEN,) * len(side.placed), marker=_secret(side))
        for side in sides(combat)
    )
    return combat.replace(attacker=attacker, defender=defender)


def _secret(side: Side) -> str:
    return HIDDEN if side.marker else ""


def _seen_deck(deck: Deck, seat: Seat) -> Deck:
    below = len(unseen_of(deck, seat))
    return deck.replace(cards=(HIDDEN,) * below + deck.cards[below:])


def _masked(entry: PutBack, seat: Seat) -> PutBack:
    return entry if entry.seat == seat else entry.replace(chosen=(HIDDEN,) * len(entry.chosen))


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
        filled, rng = _with_tokens(rules, filled, rng)
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


def _with_tokens(rules: Rules, player: Player, rng: Rng) -> tuple[Player, Rng]:
    """Put tokens under characters, first under Prophets, who can't have all of them. Rules: HYBRIS-PLAN-06, -08."""
    tokens = player.tokens
    if not any(one.token == HIDDEN for one in player.crew):
        return player, rng
    everything = tuple(token.place for token in rules.edition.location_tokens.values() for _ in range(token.copies))
    under = [one.id for one in player.crew if one.token == HIDDEN]
    places = unseen(map(CardId, everything), map(CardId, tokens.used + tokens.unavailable))
    bonus = len(tokens.reserve) + len(under) - len(places)
    order, rng = rng.shuffle((*places, *(CardId(BONUS),) * bonus), f"determinize.tokens.{player.olympian}")
    pool = list(order)
    given: dict[str, str] = {}
    for one in sorted(under, key=lambda name: rules.kind[name] != "prophet"):
        token = next(token for token in pool if is_open_to(rules, one, token))
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
