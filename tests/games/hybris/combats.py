"""Combats begun by hand: for a City, over a deployment, against a Quest, a Hero of the Coliseum or an effect's enemy.

Cards are texts such as ``"cc-combo cc-riposte"``. Every line of play is one that the rules allow.
"""

from __future__ import annotations

from games.hybris.table import (
    Deck,
    Quest,
    at_turn,
    boards,
    cards,
    character,
    goods,
    growth,
    holding,
    legal,
    plan,
    play,
    quiet,
    settled,
    table,
)
from thesmos.core.ids import Seat
from thesmos.core.value import Table
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.effects import Effect
from thesmos.games.hybris.entries import Run
from thesmos.games.hybris.fights.force import total
from thesmos.games.hybris.state import RESERVE, Combat, Side, State

Fighter = tuple[int, str]
"""A seat and its character."""
TILE = "tech-drill-yard"
"""What is deployed where it doesn't matter."""


def onwards(state: State) -> State:
    """Return the state after moments of a turn at which nothing is done."""
    while legal(state)[-1:] == ["go on"]:
        state = play(state, "go on")
    return state


def going(state: State, fighter: Fighter, *places: str) -> State:
    """Let a character be activated and sent to a Location's space, or to a City: the last of the places."""
    seat, name = fighter
    state = at_turn(character(state, seat, name), seat)
    location = places[0] if len(places) > 1 else "mortal_world"
    if state.rules.kind[name] == "olympian":
        state = play(onwards(play(state, f"activate {name}")), f"go to {location}")
    else:
        state = play(plan(state, seat, **{name.replace("-", "_"): location}), f"activate {name}")
    return play(state, f"enter {places[-1]}")


def armed(state: State, first: Fighter, second: Fighter, hands: tuple[str, str]) -> State:
    """Give the fighters their hands."""
    for (seat, _), hand in zip((first, second), hands, strict=True):
        state = holding(state, seat, hand=hand)
    return state


def fight(
    state: State,
    attacker: Fighter = (0, "zeus"),
    defender: Fighter = (1, "poseidon"),
    hands: tuple[str, str] = ("", ""),
    city: str = "sparta",
) -> State:
    """Let a character attack another who holds a City; the first question of the combat is asked.

    Args:
        state: before; it becomes the Attacker's turn.
        attacker: who is activated.
        defender: who stands there, activated before.
        hands: of the Attacker and of the Defender.
        city: Sparta's space has no bonus.
    """
    state = character(armed(state, attacker, defender, hands), *defender, place=city, spent=True)
    return going(state, attacker, city)


def challenged(
    state: State,
    challenger: Fighter = (1, "poseidon"),
    deployer: Fighter = (0, "zeus"),
    hands: tuple[str, str] = ("", ""),
    *,
    site: str = "sparta-1",
    tile: str = TILE,
) -> State:
    """Let a character deploy a stored tile and another one challenge; those asked before it decline.

    The hands are the challenger's, who is the Attacker, and the deployer's.
    """
    seat, name = challenger
    state = armed(growth(state, deployer[0], stored=(tile,)), challenger, deployer, hands)
    state = character(state, seat, name, place=RESERVE, spent=False)
    if state.rules.kind[name] == "hero":
        state = plan(state, seat, **{name.replace("-", "_"): "forge"})
    state = onwards(going(state, deployer, site.partition("-")[0]))
    state = play(state, "deploy", f"deploy {tile}", f"settle {site}")
    while f"challenge with {name}" not in legal(state):
        state = play(state, "no")
    return play(state, f"challenge with {name}")


def stacked(state: State, deck: str) -> State:
    """Lay out the Trained deck: the cards of the text are drawn from left to right."""
    return boards(state, trained=Deck(cards(deck)[::-1], (), (0,) * len(state.players)))


def against(
    state: State,
    fighter: Fighter = (0, "zeus"),
    *,
    base: int = 0,
    draw: int = 0,
    elements: tuple[str, ...] = (),
    deck: str = "",
    hand: str = "",
    win: tuple[Effect, ...] = (fx.Gain("vp", 5),),
    lose: tuple[Effect, ...] = (),
) -> State:
    """Send a character of the seat against an enemy that an effect brings, in that seat's turn."""
    seat, name = fighter
    state = holding(character(stacked(state, deck), seat, name, place=RESERVE), seat, hand=hand)
    step = fx.Fight(base, draw, elements, "enemy/win", "enemy/lose")
    code = Table({**state.rules.code, "enemy": (step,), "enemy/win": win, "enemy/lose": lose})
    state = state.replace(rules=state.rules.replace(code=code))
    return play(settled(state, Run(Seat(seat), "enemy", outer=True)), f"send {name}")


def questing(state: State, quest: str, fighter: Fighter = (0, "zeus"), deck: str = "", hand: str = "") -> State:
    """Let a character attempt a Confrontation that lies face up."""
    state = boards(stacked(state, deck), quests=(None, None, Quest(quest)))
    state = holding(state, fighter[0], hand=hand)
    state = onwards(going(state, fighter, "moirai", "space-moirai-3"))
    return play(state, "quest", f"attempt {quest}")


def dominating(state: State, champion: str, fighter: Fighter = (0, "zeus"), deck: str = "", hand: str = "") -> State:
    """Let a character fight a Hero of the Coliseum; the space brings 1 Believer."""
    state = holding(stacked(state, deck), fighter[0], hand=hand)
    state = onwards(going(state, fighter, "coliseum", "space-coliseum-3"))
    return play(state, "dominate", f"fight {champion}")


def bout(state: State, attacker: str = "", defender: str = "") -> State:
    """Play a round: cards face down, then markers; ``"cc-combo"`` continues, ``"cc-combo stop"`` is taken back."""
    sides = [side.split() for side in (attacker, defender) if side]
    state = play(state, *(f"place {side[0]}" for side in sides))
    return play(state, *(side[1] if len(side) > 1 else "continue" for side in sides))


def combat(state: State) -> Combat:
    """Return the combat in progress."""
    found = state.world.combat
    assert found is not None
    return found


def sides(state: State) -> tuple[Side, Side]:
    """Return the Attacker's or the player's side, and the Defender's or the game's."""
    return combat(state).attacker, combat(state).defender


def forces(state: State) -> tuple[int, int]:
    """Return the Total Force of both sides, the Attacker or the player first."""
    return total(state, combat(state), 0), total(state, combat(state), 1)


def zone(state: State, number: int = 0) -> tuple[str, ...]:
    """Return the face-up cards of a side from left to right."""
    return sides(state)[number].zone


def skirmish(hands: tuple[str, str] = ("", ""), state: State | None = None) -> State:
    """Let Heracles of Zeus attack Odysseus of Athena, neither of whom has a power of their own in a combat."""
    state = quiet(table("zeus,athena")) if state is None else state
    return fight(state, (0, "hero-heracles"), (1, "hero-odysseus"), hands)


def played(role: str, *line: str, state: State | None = None, spare: str = "cc-combo") -> State:
    """Let the attacker, the defender or a player against the game play cards; the other side has none.

    Args:
        role: attacker (seat 0), defender (seat 1) or game: an enemy of seat 0 with Force 9.
        line: the cards.
        state: before; Zeus and Athena if it is not given.
        spare: cards that stay in hand, so that the combat goes on.
    """
    hand = " ".join((*line, spare))
    if role == "game":
        start = against(
            quiet(table("zeus,athena")) if state is None else state, (0, "hero-heracles"), base=9, hand=hand
        )
        return play(start, *(f"play {card}" for card in line))
    start = skirmish((hand, "") if role == "attacker" else ("", hand), state)
    start = bout(start, line[0]) if role == "attacker" else bout(start, "", line[0])
    return play(start, *(f"play {card}" for card in line[1:]))


def strong(olympians: str = "zeus,athena") -> State:
    """Return a quiet table at which the first two seats have Determination 7."""
    return goods(goods(quiet(table(olympians)), 0, determination=5), 1, determination=5)


def gaia() -> State:
    """Return the state in which seat 0 chooses who meets Gaia: Force 4, a card, Earth; Volley shows none."""
    state = stacked(goods(holding(quiet(table()), 0, hand="cc-stomping cc-gods-grace"), 0, vp=3), "tc-volley")
    wrath = state.rules.edition.primordials["primordial-gaia"].wrath_2
    return settled(state, Run(Seat(0), wrath, outer=True))
