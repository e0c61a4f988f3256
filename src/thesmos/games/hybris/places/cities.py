"""The Mortal World: Influence in a City."""

from __future__ import annotations

from thesmos.core.event import happened
from thesmos.core.ids import Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris import ids
from thesmos.games.hybris.change import added, decided, popped
from thesmos.games.hybris.entries import Begin, ChooseBanner, ChooseCity, ChooseExtra, Run, TempleExtra
from thesmos.games.hybris.language.conditions import stat
from thesmos.games.hybris.language.goods import from_well, shifted
from thesmos.games.hybris.state import State


def visit(state: State, action: act.Visit) -> State:
    """Begin an action in a City that was chosen. Rule: HYBRIS-CORE-22."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseCity), decision
    event = happened("chose", ids.GRANTED, decision.seat, action.city)
    return decided(state, event, Begin(decision.seat, decision.action, action.city))


def banner_virtue(state: State, seat: Seat, city: str) -> State:
    """Gain the Virtue of a City's banner. Rule: HYBRIS-CITY-08."""
    n = max(0, state.rules.edition.cities[city].virtue + stat(state, seat, "influence_virtue"))
    return shifted(state, seat, "virtue", n, city)


def recruit(state: State, action: act.Recruit) -> State:
    """Gain the Believers of the banner. Rules: HYBRIS-CITY-09, HYBRIS-POWER-04."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseBanner), decision
    seat, city = decision.seat, decision.city
    n = max(0, state.rules.edition.cities[city].believers + stat(state, seat, "influence_believers"))
    state = decided(state, happened("recruited", ids.BANNER, seat, city, n), TempleExtra(seat, city))
    return added(state, seat, "believer", n, ids.BANNER, city)


def serve(state: State, action: act.Serve) -> State:
    """Use the Service of the City. Rules: HYBRIS-CITY-09, HYBRIS-CITY-11 to -15."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseBanner), decision
    seat, city = decision.seat, decision.city
    service = Run(seat, state.rules.edition.cities[city].service, outer=True)
    return decided(state, happened("used the service", ids.BANNER, seat, city), TempleExtra(seat, city), service)


def temple_extra(state: State, entry: TempleExtra) -> State:
    """Offer what an own Temple in the City adds. Rules: HYBRIS-CITY-10, HYBRIS-ENH-09."""
    if entry.city not in state.players[entry.seat].growth.temples:
        return popped(state)
    return popped(state, ChooseExtra(entry.seat, ("virtue", "believer")))


def extra(state: State, action: act.Extra) -> State:
    """Gain what a Temple brings. Rules: HYBRIS-CITY-10, HYBRIS-DEPLOY-20."""
    decision = state.agenda[-1]
    assert isinstance(decision, ChooseExtra), decision
    seat = decision.seat
    rule = ids.INFLUENCE_EXTRA if "virtue" in decision.of else ids.DEPLOY_EXTRA
    state = decided(state, happened(f"took {action.what}", rule, seat))
    match action.what:
        case "virtue":
            return shifted(state, seat, "virtue", 1)
        case "prayer":
            return from_well(state, seat, 1, rule=ids.DEPLOY_EXTRA)
        case _:
            return added(state, seat, action.what, 1, rule)
