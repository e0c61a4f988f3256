"""What is to be decided in Hybris: whose decision it is, and what about in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.agenda import Decision
from thesmos.core.ids import Seat
from thesmos.games.hybris import entries
from thesmos.games.hybris.display.combat import deployed
from thesmos.games.hybris.display.components import left_out
from thesmos.games.hybris.display.layout import paragraph
from thesmos.games.hybris.display.people import god, named
from thesmos.games.hybris.display.wording import counted, name_of, place_of, symbols, whereabouts
from thesmos.games.hybris.display.wording.nouns import KINDS, THINGS
from thesmos.games.hybris.display.wording.pieces import FACES, PILES
from thesmos.games.hybris.fights.force import determination, spent
from thesmos.games.hybris.fights.rounds import stand_of
from thesmos.games.hybris.places.quests import next_act
from thesmos.games.hybris.rules import MORTAL_WORLD
from thesmos.games.hybris.state import State

Asked = Callable[[State, Any], str]


def acting(state: State) -> Seat | None:
    """Return whose decision it is, if anybody's."""
    top = state.agenda[-1] if state.agenda else None
    return top.seat if isinstance(top, Decision) else None


def question(state: State, viewer: Seat | None) -> list[str]:
    """Return what is decided next, by whom; or that the game is over."""
    if state.course.ending:
        winner = "" if state.course.winner is None else f", {named(state, state.course.winner, viewer)} wins"
        return [f"the game is over: {state.course.ending}{winner}"]
    seat = acting(state)
    if seat is None:
        return []
    decision = state.agenda[-1]
    fixed = FIXED.get(type(decision))
    asked = SENTENCES[type(decision)](state, decision) if fixed is None else fixed
    left = getattr(decision, "left", None) or 1
    more = f" ({left} to choose)" if left > 1 else ""
    return paragraph(f"> {named(state, seat, viewer)}: {asked}{more}", 0)


def source_of(state: State, name: str) -> str:
    """Return the component that a list of steps or an ability belongs to."""
    component = name.partition("/")[0]
    return name_of(state.rules, component) if component in state.rules.edition.cards else "an effect"


def _name(state: State, name: str) -> str:
    return name_of(state.rules, name)


def _give_up_card(state: State, asked: entries.GiveUpCard) -> str:
    what = "which Combat card to pay with?" if asked.paying else "which Combat card to discard?"
    if asked.left is None:
        return f"{what} (still to be shown: {symbols(asked.elements)})"
    return what


def _rival(state: State, asked: entries.ChooseRival) -> str:
    if asked.what == "hand":
        return "whose hand to look at?"
    return f"from whom to steal {counted(asked.n, asked.what)}?"


def _put_back(state: State, asked: entries.PutBack) -> str:
    deck = "Trained cards" if asked.deck == "trained" else "Premonitions"
    return f"which of the top {deck} goes back next, the deepest first? ({asked.n - len(asked.chosen)} to put back)"


def _recall(state: State, asked: entries.RecallCharacter) -> str:
    where = f" {whereabouts(state.rules, asked.at)}" if asked.at else ""
    ready = ", ready to be activated again" if asked.ready else ""
    return f"which {KINDS[asked.kind]}{where} comes back to the reserve{ready}?"


def _mark(state: State, asked: entries.MoveMark) -> str:
    token = f"Player token{FACES[asked.side]}"
    if asked.op == "place":
        return f"on which space to place a {token}?"
    return f"which {token} to {'flip' if asked.op == 'flip' else 'take back'}?"


def _space(state: State, asked: entries.ChooseSpace) -> str:
    if asked.location == MORTAL_WORLD:
        return f"to which City does {_name(state, state.turn.character)} go?"
    return f"which space of {place_of(state.rules, asked.location)} does {_name(state, state.turn.character)} take?"


def _plan(state: State, asked: entries.ChoosePlan) -> str:
    if asked.build:
        return "which Technology tile to build straight from Olympus, at full cost?"
    return "which Technology tile to design?"


def _leave_out(state: State, asked: entries.LeaveOut) -> str:
    name, less = name_of(state.rules, asked.tile), left_out(state, asked)
    return f"{name} costs {less} less: how many of that are Believers, the rest being Aegis?"


def _convert(state: State, asked: entries.Convert) -> str:
    prayers = counted(state.players[asked.seat].goods.prayer, "prayer")
    return f"which conversion to make? ({prayers} left, {asked.made} made)"


def _lose_temple(state: State, asked: entries.LoseTemple) -> str:
    why = "the Well overflows: " if asked.overflow else ""
    return f"{why}which Temple is destroyed?"


def _play_card(state: State, asked: entries.PlayCard) -> str:
    value = determination(state, asked.seat)
    left = max(0, value - spent(state, stand_of(state, asked.seat).side))
    return f"which Combat card to play, or no more? ({left} of {value} Determination left)"


def _challenge(state: State, asked: entries.ChallengeDeploy) -> str:
    deployer = "" if state.turn.seat is None else f" by {god(state, state.turn.seat)}"
    return f"challenge the deployment of {deployed(state, asked.site)}{deployer}, and with whom?"


FIXED: dict[type, str] = {
    entries.GiveUpPremonition: "which Premonition to discard?",
    entries.DefeatHero: "which Hero goes to the Underworld?",
    entries.BuildTemple: "in which City to build the Temple?",
    entries.TakePillar: "which Divine Pillar to take?",
    entries.TakeTurn: "whom to activate, or pass?",
    entries.ChooseBuild: "which tile of the Workshop to build?",
    entries.ScrapTile: "one stored tile too many: which is removed from the game?",
    entries.LayOmen: "which Combat card to lay below the Oracle?",
    entries.Resurrect: "which Hero comes back from the Underworld?",
    entries.ChooseExtra: "what does the Temple in the City bring?",
    entries.PlaceCard: "which Combat card to put face down?",
    entries.SetMarker: "continue the combat with the card face down, or stop?",
    entries.ChooseQuest: "which Quest to attempt?",
    entries.ChooseChampion: "which Hero of the Coliseum to fight?",
}
"""What decisions ask whose question is always the same."""
SENTENCES: dict[type, Asked] = {
    entries.ChooseOption: lambda state, asked: f"which option of {source_of(state, asked.options[0])}?",
    entries.UseIt: lambda state, asked: f"use what {source_of(state, asked.steps)} offers?",
    entries.UseReaction: lambda state, asked: f"use what {source_of(state, asked.ability)} can do?",
    entries.GiveUpCard: _give_up_card,
    entries.RecoverCard: lambda _, asked: f"which Combat card to take {PILES[asked.pile].replace('your', 'the')}?",
    entries.ChooseRival: _rival,
    entries.PutBack: _put_back,
    entries.RefreshToken: lambda _, asked: f"which {asked.space} Location token comes back to the reserve?",
    entries.RecallCharacter: _recall,
    entries.ReadyToken: lambda state, asked: f"which Location token for {_name(state, asked.character)}, ready again?",
    entries.MoveMark: _mark,
    entries.RemoveComponent: lambda _, asked: f"from which Enhancement tile to remove a {THINGS[asked.what][0]}?",
    entries.LoseTemple: _lose_temple,
    entries.PlanToken: lambda state, asked: f"which Location token goes under {_name(state, asked.character)}?",
    entries.ChooseLocation: lambda state, _: f"where does {_name(state, state.turn.character)} go?",
    entries.ChooseSpace: _space,
    entries.UseMoment: lambda state, asked: (
        f"{asked.moment} of {_name(state, state.turn.character)}: use anything, or go on?"
    ),
    entries.UsePillar: lambda state, asked: (
        f"use the power of {_name(state, state.players[asked.seat].standing.pillar)}?"
    ),
    entries.ShowCard: lambda state, asked: (
        f"which Combat card to show for {_name(state, asked.what)}? (still missing: {symbols(asked.elements)})"
    ),
    entries.ChooseAction: lambda state, _: (
        f"which action does {_name(state, state.turn.character)} do {whereabouts(state.rules, state.turn.place)}?"
    ),
    entries.ChoosePlan: _plan,
    entries.LeaveOut: _leave_out,
    entries.Convert: _convert,
    entries.ChooseCity: lambda _, asked: f"in which City to do {asked.action.capitalize()}?",
    entries.ChooseBanner: lambda state, asked: f"in {_name(state, asked.city)}: the Believers or the Service?",
    entries.DeployTile: lambda state, asked: f"which stored tile to deploy in {_name(state, asked.city)}?",
    entries.ChooseSite: lambda state, asked: (
        f"on which Technology space of {_name(state, asked.city)} to put {_name(state, asked.tile)}?"
    ),
    entries.PlayCard: _play_card,
    entries.ChooseFighter: lambda state, asked: f"who fights the enemy of {source_of(state, asked.steps)}, or nobody?",
    entries.ContinueQuest: lambda state, asked: (
        f"which Combat card to discard for act {next_act(state, asked.quest).act} of {_name(state, asked.quest)}, "
        "or stop?"
    ),
    entries.ChallengeDeploy: _challenge,
    entries.ClaimReward: lambda state, asked: (
        f"which reward of {god(state, asked.deployer)} for {deployed(state, asked.site)} to claim?"
    ),
}
"""What the other decisions ask."""
