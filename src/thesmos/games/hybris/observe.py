"""What a seat may see of a game of Hybris."""

from __future__ import annotations

from thesmos.core.event import seen_from
from thesmos.core.ids import HIDDEN, Seat
from thesmos.core.rng import NO_RNG
from thesmos.games.hybris.entries import PlanToken, PutBack
from thesmos.games.hybris.language.fighting import sides
from thesmos.games.hybris.queries import assigned, is_planning, planned_for, unseen_of
from thesmos.games.hybris.state import Combat, Deck, Player, Side, State
from thesmos.toolkit.cards import in_order
from thesmos.toolkit.exposure import known_to


def observe(state: State, seat: Seat) -> State:
    """Return the state with what a seat may not know replaced. Rules: HYBRIS-INFO-01 to -06."""
    world = state.world
    return state.replace(
        players=tuple(_seen(state, player, seat, number == seat) for number, player in enumerate(state.players)),
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


def _seen(state: State, player: Player, viewer: Seat, own: bool) -> Player:
    holding = player.holding.replace(deck=(HIDDEN,) * len(player.holding.deck))
    if own:
        return player.replace(holding=holding.replace(exposed=()))
    known = known_to(holding.exposed, viewer)
    holding = holding.replace(
        hand=known + (HIDDEN,) * (len(holding.hand) - len(known)),
        premonitions=(HIDDEN,) * len(holding.premonitions),
        exposed=tuple((card, viewer) for card in known),
    )
    reserve, under = player.tokens.reserve, assigned(state, player)
    if is_planning(state):
        to_plan = {entry.character for entry in state.agenda if isinstance(entry, PlanToken)}
        unknown = {one.id for one in planned_for(state.rules, player)} - to_plan
        reserve = in_order(reserve + under, state.rules.rank)
    else:
        unknown = {one.id for one in player.crew if one.token}
        reserve = (HIDDEN,) * len(reserve) if unknown else reserve
    crew = tuple(one.replace(token=HIDDEN) if one.id in unknown else one for one in player.crew)
    return player.replace(holding=holding, crew=crew, tokens=player.tokens.replace(reserve=reserve))


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
