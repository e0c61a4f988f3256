"""The text form of Hybris actions, and all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from thesmos.core.ids import CardId, Seat
from thesmos.games.hybris import actions as act
from thesmos.games.hybris.actions import MOST_LEFT_OUT, MOST_OPTIONS, Action
from thesmos.games.hybris.load import HybrisEdition
from thesmos.games.hybris.places.deploy import REWARDS

WRITERS: dict[type, Callable[[Any], str]] = {
    act.Take: lambda one: f"take {one.pillar}",
    act.Assign: lambda one: f"assign {one.token or 'nothing'}",
    act.Activate: lambda one: f"activate {one.character}",
    act.Pass: lambda _: "pass",
    act.UsePower: lambda one: f"use {one.source}",
    act.TurnPillar: lambda _: "activate pillar",
    act.Reveal: lambda one: f"reveal {one.premonition}",
    act.GoOn: lambda _: "go on",
    act.Use: lambda _: "yes",
    act.Decline: lambda _: "no",
    act.Go: lambda one: f"go to {one.location}",
    act.Enter: lambda one: f"enter {one.space}",
    act.Do: lambda one: one.action,
    act.Choose: lambda one: f"option {one.option + 1}",
    act.GiveUp: lambda one: f"give up {one.card}",
    act.Show: lambda one: f"show {one.card}",
    act.Recover: lambda one: f"recover {one.card}",
    act.PutBack: lambda one: f"put back {one.card}",
    act.Name: lambda one: f"name seat {one.seat}",
    act.Refresh: lambda one: f"refresh {one.token}",
    act.Defeat: lambda one: f"defeat {one.hero}",
    act.Recall: lambda one: f"recall {one.character}",
    act.PlaceMark: lambda one: f"mark {one.space}",
    act.FlipMark: lambda one: f"flip {one.space}",
    act.TakeMark: lambda one: f"clear {one.space}",
    act.Remove: lambda one: f"remove from {one.tile}",
    act.Raise: lambda one: f"temple in {one.city}",
    act.Destroy: lambda one: f"destroy temple in {one.city}",
    act.Plan: lambda one: f"plan {one.tile}",
    act.Build: lambda one: f"build {one.tile}",
    act.LeaveOut: lambda one: f"leave out {one.believers} believers",
    act.Scrap: lambda one: f"scrap {one.tile}",
    act.Convert: lambda one: f"convert to {one.row}",
    act.Lay: lambda one: f"lay {one.card}",
    act.Resurrect: lambda one: f"resurrect {one.hero}",
    act.Visit: lambda one: f"choose {one.city}",
    act.Recruit: lambda _: "believers",
    act.Serve: lambda _: "service",
    act.Extra: lambda one: f"extra {one.what}",
    act.Deploy: lambda one: f"deploy {one.tile}",
    act.Settle: lambda one: f"settle {one.site}",
    act.Attempt: lambda one: f"attempt {one.quest}",
    act.Fight: lambda one: f"fight {one.champion}",
    act.Play: lambda one: f"play {one.card}",
    act.Place: lambda one: f"place {one.card}",
    act.SetMarker: lambda one: one.marker,
    act.Send: lambda one: f"send {one.character}",
    act.Challenge: lambda one: f"challenge with {one.character}",
    act.Claim: lambda one: f"claim {one.reward}",
}


def write(action: Action) -> str:
    """Return the text of an action.

    >>> write(act.Assign("olympus")), write(act.Choose(0))
    ('assign olympus', 'option 1')
    """
    return WRITERS[type(action)](action)


def all_actions(edition: HybrisEdition, seats: int) -> Iterator[Action]:
    """Yield every action that can be legal in some state, in a fixed order."""
    yield from (act.PASS, act.GO_ON, act.USE, act.DECLINE, act.TURN_PILLAR, act.RECRUIT, act.SERVE, act.NO_TOKEN)
    yield from (act.CONTINUE, act.STOP)
    yield from (act.Claim(reward) for reward in REWARDS)
    yield from (act.Choose(number) for number in range(MOST_OPTIONS))
    yield from (act.LeaveOut(number) for number in range(MOST_LEFT_OUT + 1))
    yield from (act.Extra(what) for what in ("virtue", "believer", "vp", "prayer"))
    yield from (act.Name(Seat(seat)) for seat in range(seats))
    yield from (act.Take(pillar) for pillar in edition.pillars)
    tokens = dict.fromkeys(token.place for token in edition.location_tokens.values())
    for token in (*tokens, "bonus"):
        yield from (act.Assign(token), act.Refresh(token))
    heroes = (*edition.heroes, *edition.champions)
    for character in (*edition.olympians, *heroes, *edition.prophets):
        yield from (act.Activate(character), act.Recall(character))
        if character not in edition.prophets:
            yield from (act.Send(character), act.Challenge(character))
    for hero in heroes:
        yield from (act.Defeat(hero), act.Resurrect(hero))
    for source in dict.fromkeys(one.source for one in edition.abilities.values() if one.timing == "once_per_age"):
        yield act.UsePower(source)
    for name in edition.combat_cards:
        card = CardId(name)
        yield from (act.GiveUp(card), act.Show(card), act.Recover(card), act.PutBack(card), act.Lay(card))
        yield from (act.Play(card), act.Place(card))
    for name in edition.premonitions:
        card = CardId(name)
        yield from (act.Reveal(card), act.GiveUp(card), act.PutBack(card))
    yield from (act.Go(location) for location in edition.locations)
    for space in (*edition.spaces, *edition.cities):
        yield from (act.Enter(space), act.PlaceMark(space), act.FlipMark(space), act.TakeMark(space))
    yield from (act.Enter(location) for location in edition.locations if location not in edition.cities)
    for city in edition.cities:
        yield from (act.Raise(city), act.Destroy(city), act.Visit(city))
        yield from (act.Settle(site) for site in edition.cities[city].spaces)
    yield from (act.Do(one.action) for one in edition.actions.values())
    yield from (act.Remove(tile) for tile in edition.enhancements)
    yield from (act.Convert(one.row) for one in edition.conversions.values())
    for tile in edition.technologies:
        yield from (act.Plan(tile), act.Build(tile), act.Scrap(tile), act.Deploy(tile))
    yield from (act.Attempt(quest) for quest in (*edition.epics, *edition.confrontations))
    yield from (act.Fight(champion) for champion in edition.champions)
