"""What a player of Hybris has, in lines of text."""

from __future__ import annotations

from thesmos.core.ids import HIDDEN, Seat
from thesmos.games.hybris.display import components
from thesmos.games.hybris.display.layout import packed, paragraph
from thesmos.games.hybris.display.people import named, pile, tally, where
from thesmos.games.hybris.display.wording import ability, counted, listed, name_of, powers
from thesmos.games.hybris.state import Player, State


def seat_lines(state: State, seat: Seat, viewer: Seat | None, acting: Seat | None) -> list[str]:
    """Return what a player has; the player whose decision it is has a mark."""
    player = state.players[seat]
    mark = "> " if seat == acting else ""
    passed = ", passed" if player.standing.passed else ""
    return [
        f"{mark}{named(state, seat, viewer)}: {_goods(player)}{passed}",
        *_tracks(state, player),
        *_powers(state, player),
        *_crew(state, player),
        *_enhancements(state, seat, player),
        *_technologies(state, seat, player),
        *_cards(state, player),
    ]


def _goods(player: Player) -> str:
    goods, growth = player.goods, player.growth
    facts = [counted(getattr(goods, what), what) for what in ("vp", "aegis", "believer", "prayer")]
    facts.append(counted(goods.marks, "mark"))
    facts += [f"acts of Epic Quests {growth.acts}"] * bool(growth.acts)
    facts += [f"Confrontations won {growth.slain}"] * bool(growth.slain)
    return ", ".join(facts)


def _tracks(state: State, player: Player) -> list[str]:
    """Return the tracks of the Player board, with what comes next on each."""
    rules, goods, sparks = state.rules, player.goods, player.growth.sparks
    facts, virtue = rules.olympians[player.olympian], rules.virtue
    gives = ", ".join(listed(rules, name) for name in reversed(virtue[: goods.virtue]))
    steps, track = facts.determination_track, facts.spark_track
    more_virtue = [listed(rules, name) for name in virtue[goods.virtue :]]
    more_determination = [str(value) for value in steps[goods.determination + 1 :]]
    more_sparks = [listed(rules, name) for name in track[sparks:]]
    return [
        *paragraph(f"Virtue {goods.virtue} of {len(virtue)}: a Deploy gives {gives}{_next(more_virtue)}"),
        *paragraph(f"Determination {steps[goods.determination]}{_next(more_determination)}"),
        *paragraph(f"Sparks {sparks} of {len(track)}{_next(more_sparks)}"),
    ]


def _next(steps: list[str]) -> str:
    return f"; next: {', '.join(steps)}" if steps else ""


def _powers(state: State, player: Player) -> list[str]:
    rules = state.rules
    lines = []
    for name in rules.olympians[player.olympian].powers:
        facts = rules.edition.powers[name]
        lines += paragraph(f"{facts.name}: {powers(rules, facts.power)}")
    for lent in player.standing.lasting:
        if lent.until != "combat":
            told = ability(rules, rules.abilities[lent.ability])
            lines += paragraph(f"until the end of the {lent.until.replace('age', 'Age')}: {told}")
    return lines


def _crew(state: State, player: Player) -> list[str]:
    rules, tokens = state.rules, player.tokens
    crew = [f"{name_of(rules, one.id)} {where(rules, one)}" for one in player.crew]
    lines = packed("characters:", crew, ";")
    allied = [one.id for one in player.crew if one.id in rules.edition.champions]
    for name in allied:
        lines += paragraph(f"ally {name_of(rules, name)}: {powers(rules, rules.edition.champions[name].power)}")
    spaces = (("reserve", tokens.reserve), ("used", tokens.used), ("unavailable", tokens.unavailable))
    held = [f"{space} {tally(rules, names)}" for space, names in spaces if names]
    return lines + packed("Location tokens:", held or ["none"], ";")


def _enhancements(state: State, seat: Seat, player: Player) -> list[str]:
    lines = ["  Enhancement tiles:"]
    for number in range(len(player.growth.removed)):
        lines += paragraph(components.enhancement(state, seat, number), 4)
    return lines


def _technologies(state: State, seat: Seat, player: Player) -> list[str]:
    rules = state.rules
    lines = []
    for (site, _), tile in zip(rules.sites, state.world.sites, strict=True):
        if tile is not None and tile.seat == seat:
            facts = rules.technologies[tile.id]
            told = powers(rules, facts.power) + components.used(state, seat, tile.id)
            lines += paragraph(f"deployed on {site}: {facts.name}, {facts.type}; {told}")
    for name in player.growth.stored:
        lines += paragraph(f"stored: {components.tile(rules, name)}")
    return lines


def _cards(state: State, player: Player) -> list[str]:
    """Return the cards of a player; those that nobody may know are counted alone."""
    rules, holding = state.rules, player.holding
    aside = ", Enhanced card set aside" if holding.aside else ""
    piles = f"deck {len(holding.deck)}, {pile(rules, holding.discard)}{aside}"
    lines = []
    for head, cards in (("hand", holding.hand), ("Premonitions", holding.premonitions)):
        unknown = cards.count(HIDDEN)
        told = f" ({unknown} unknown)" if unknown < len(cards) else " (unknown)"
        lines.append(f"  {head} {len(cards)}{told if unknown else ''}")
        known = dict.fromkeys(card for card in cards if card != HIDDEN)
        for card in known:
            number = cards.count(card)
            lines += paragraph(f"{f'{number} times ' if number > 1 else ''}{components.card(rules, card)}", 4)
    fulfilled = f"; Premonitions fulfilled: {holding.fulfilled}" if holding.fulfilled else ""
    return lines + paragraph(piles + fulfilled)
