"""Setting up a game of Hybris."""

from __future__ import annotations

from functools import cache

from thesmos.core.agenda import settle
from thesmos.core.errors import OptionError, shorten
from thesmos.core.event import happened
from thesmos.core.ids import CardId, Seat
from thesmos.core.rng import Rng
from thesmos.core.value import Value, value
from thesmos.games.hybris import decks, ids
from thesmos.games.hybris.entries import StartAge
from thesmos.games.hybris.load import HybrisEdition
from thesmos.games.hybris.reduce import STEPS
from thesmos.games.hybris.rules import Options, Rules, rules_of
from thesmos.games.hybris.state import (
    Character,
    Course,
    Deck,
    Goods,
    Growth,
    Holding,
    Player,
    Quest,
    State,
    Tokens,
    Turn,
    World,
    held,
)

_rules = cache(rules_of)


@value
class Setup(Value):
    """The setup function of an edition: as a value, so that games with equal components are equal."""

    edition: HybrisEdition

    def __call__(self, seats: int, options: Options, rng: Rng) -> State:
        """Return the first state."""
        rules = _rules(self.edition, seats)
        chosen, rng = olympians_of(rules, options, rng)
        return settle(start(rules, chosen, rng), STEPS)


@value
class Unused(Value):
    """The entries of an edition that are no pieces of their own: places, rules, and modes that are not played."""

    edition: HybrisEdition

    def __call__(self, seats: int) -> tuple[str, ...]:  # noqa: ARG002 - it is the same for any number
        """Return their ids."""
        edition = self.edition
        places = (edition.locations, edition.spaces, edition.cities, edition.joins, edition.actions)
        charts = (edition.conversions, edition.location_tokens, edition.virtue, edition.powers)
        modes = (edition.scenarios, edition.variants, edition.stances, edition.duel_rules)
        return tuple(name for table in (*places, *charts, *modes) for name in table)


def olympians_of(rules: Rules, options: Options, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Return who plays which Olympian, by seat.

    Raises:
        OptionError: an Olympian is unknown or named twice, or there is not one for each seat.

    Rule: HYBRIS-SETUP-14.
    """
    known = tuple(rules.olympians)
    if not options.olympians:
        order, rng = rng.shuffle(known, "setup.olympians")
        return order[: rules.seats], rng
    chosen = tuple(name.strip().lower() for name in options.olympians.split(","))
    if len(chosen) != rules.seats or len(set(chosen)) != len(chosen) or not set(chosen) <= set(known):
        raise OptionError(
            f"options of hybris: olympians: expected {rules.seats} different ones of {', '.join(known)}, "
            f"separated by commas, not {shorten(options.olympians)}"
        )
    return chosen, rng


def start(rules: Rules, olympians: tuple[str, ...], rng: Rng) -> State:
    """Return the first state before anything is asked. Rules: HYBRIS-SETUP-01 to -34, HYBRIS-CORE-07."""
    world, rng = _world(rules, rng)
    premonitions = world.premonitions
    players = []
    for seat, olympian in enumerate(olympians):
        deck, rng = rng.shuffle(rules.decks[olympian], f"setup.combat.{seat}")
        drawn = premonitions.cards[len(premonitions.cards) - rules.numbers.start.premonitions :]
        premonitions = decks.taken(premonitions, len(drawn))
        player = _player(rules, olympian)
        hand, deck = deck[::-1][: rules.numbers.start.hand], deck[: len(deck) - rules.numbers.start.hand]
        players.append(held(player, player.holding.replace(hand=hand, deck=deck, premonitions=drawn)))
    return State.make(
        rules=rules,
        players=tuple(players),
        track=track_of(rules, olympians),
        well=rules.numbers.start.well,
        world=world.replace(premonitions=premonitions),
        turn=Turn(),
        course=Course(),
        agenda=(StartAge(),),
        rng=rng,
        events=(happened("began", ids.FIRST_AGE, None, "", 1),),
    )


def track_of(rules: Rules, olympians: tuple[str, ...]) -> tuple[Seat | None, ...]:
    """Return the Greatness track at the start. Rules: HYBRIS-SETUP-15 to -17, HYBRIS-SETUP-32, HYBRIS-SETUP-33."""
    by_aura = sorted(range(len(olympians)), key=lambda seat: rules.olympians[olympians[seat]].aura)
    track = rules.numbers.greatness_track
    empty = track.empty_front_spaces[len(olympians)]
    markers = tuple(Seat(seat) for seat in by_aura)
    return (None,) * empty + markers + (None,) * (track.spaces - empty - len(markers))


@cache
def _player(rules: Rules, olympian: str) -> Player:
    """Return what a player begins with, less the cards that are drawn. Rules: HYBRIS-SETUP-19 to -34."""
    edition, numbers = rules.edition, rules.numbers
    start = numbers.start
    crew = [olympian]
    crew += [one.id for one in edition.heroes.values() if one.olympian == olympian and one.start]
    crew += [one.id for one in edition.prophets.values() if one.olympian == olympian and one.start]
    tokens = tuple(token.place for token in edition.location_tokens.values() for _ in range(token.copies))
    facts = rules.olympians[olympian]
    return Player(
        olympian=olympian,
        goods=Goods(
            vp=start.vp,
            aegis=start.aegis,
            believer=start.believer,
            prayer=start.prayer,
            virtue=start.virtue,
            determination=facts.determination_track.index(facts.determination_start),
            marks=numbers.player_supply.tokens,
        ),
        holding=Holding(hand=(), deck=(), aside=(CardId(facts.enhanced_card),)),
        crew=tuple(Character(one) for one in crew),
        tokens=Tokens(tokens),
        growth=Growth((0,) * len(rules.enhancements[olympian])),
    )


def _world(rules: Rules, rng: Rng) -> tuple[World, Rng]:
    """Return the boards at the start. Rules: HYBRIS-SETUP-02 to -13."""
    edition, numbers = rules.edition, rules.numbers
    unseen = (0,) * rules.seats
    trained, rng = rng.shuffle(rules.trained, "setup.trained")
    quests, rng = rng.shuffle(rules.quests, "setup.quests")
    premonitions, rng = rng.shuffle(tuple(CardId(one) for one in edition.premonitions), "setup.premonitions")
    hidden = []
    for group in (rules.reveals[age] for age in sorted(rules.reveals)):
        choices = [CardId(one.id) for one in edition.primordials.values() if one.group == group]
        chosen, rng = rng.choice(choices, f"setup.primordial.{group}")
        hidden.append(chosen)
    shown = numbers.start.quests_shown
    world = World.make(
        plans=tuple(edition.technologies),
        workshop=(None,) * len(numbers.workshop.spaces),
        factory=(None,) * len(numbers.factory.spaces),
        sites=(None,) * len(rules.sites),
        omens=(),
        quests=tuple(Quest(one) for one in quests[len(quests) - shown :]),
        quest_deck=quests[: len(quests) - shown],
        trained=Deck(trained, (), unseen),
        premonitions=Deck(premonitions, (), unseen),
        champions=tuple(edition.champions),
        captives=tuple(CardId(one.id) for one in edition.primordials.values() if one.group == "start"),
        hidden=tuple(hidden),
        seers=((),) * len(hidden),
    )
    return world, rng
