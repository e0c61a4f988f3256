"""What can stand on the agenda of a game of Hybris: decisions and steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from thesmos.core.agenda import Decision, Step
from thesmos.core.ids import CardId, RuleId, Seat
from thesmos.core.value import Value, replacer, value
from thesmos.games.hybris.effects import ListName

Queue = tuple[tuple[Seat, str], ...]
"""Abilities that are to run, each with whose it is."""


@value
class Happening(Value):
    """What triggered a reaction.

    Attributes:
        trigger: what happened.
        seat: who did it, None for nobody.
        character: the kind of the character that did it or that it happened to, "" for none.
        place: the Location or City, "" for none.
        tile_type: of the Technology tile, "" for none.
    """

    trigger: str
    seat: Seat | None = None
    character: str = ""
    place: str = ""
    tile_type: str = ""


happening_of = lru_cache(maxsize=1 << 10)(Happening.make)
"""Returns what the class does, mostly the same object again: there are few different ones."""


# --- The effect language ---------------------------------------------------------------------------------------------


@value
class Run(Step):
    """Run a list of steps for a seat.

    Attributes:
        seat: me.
        steps: the name of the list.
        at: the place of the next step.
        outer: the list is an effect of its own; a shortfall costs Greatness when it is over.
        event: what triggered it.
        last: how many things the step before really moved.
        last_cost: Determination cost of the cards it discarded.
        queue: seats for which the step at `at` is still to be run.
        before: `last` and `last_cost` as they were before that step began.
        short: seats that fell short in a loss; only an outer list has any.
        limited: the ability whose list it is, if that may run once in a time, "" otherwise.
        idle: nothing was changed by it so far, as far as a limited ability needs to know.
    """

    seat: Seat
    steps: ListName
    at: int = 0
    outer: bool = False
    event: Happening | None = None
    last: int = 0
    last_cost: int = 0
    queue: tuple[Seat, ...] = ()
    before: tuple[int, int] = (0, 0)
    short: tuple[Seat, ...] = ()
    limited: str = ""
    idle: bool = True


advanced: Callable[[Run, int, int, int], Run] = replacer(Run, "at", "last", "last_cost")
"""Returns a run at another step, with what the step before moved and what its cards cost."""


@value
class RunAgain(Step):
    """Run a list so many times more."""

    seat: Seat
    steps: ListName
    times: int
    event: Happening | None = None


@value
class RunAbilities(Step):
    """Run abilities one after the other, each if its condition holds when its turn comes."""

    queue: Queue
    event: Happening | None = None


@value
class ChooseOption(Decision):
    """Pick an option of a step."""

    seat: Seat
    options: tuple[ListName, ...]
    event: Happening | None = None


@value
class UseIt(Decision):
    """Run a list or not."""

    seat: Seat
    steps: ListName
    event: Happening | None = None


@value
class UseReaction(Decision):
    """Run a reaction of an allied Hero of the Coliseum or not."""

    seat: Seat
    ability: str
    event: Happening


@value
class GiveUpCard(Decision):
    """Choose the next card to discard or to pay with.

    Attributes:
        seat: whose.
        left: cards still to be chosen; None where elements decide.
        elements: symbols still missing.
        chosen: so far; they leave the hand together.
        paying: it is a payment.
        wild: each card may stand for one more symbol.
    """

    seat: Seat
    left: int | None
    elements: tuple[str, ...] = ()
    chosen: tuple[CardId, ...] = ()
    paying: bool = False
    wild: bool = False


@value
class GiveUpPremonition(Decision):
    """Choose the next Premonition to discard."""

    seat: Seat
    left: int
    chosen: tuple[CardId, ...] = ()


@value
class RecoverCard(Decision):
    """Choose a card of a pile for the hand."""

    seat: Seat
    pile: str
    left: int


@value
class ChooseRival(Decision):
    """Name another seat: to steal `n` of `what` from, or to look at its hand where `what` is hand."""

    seat: Seat
    what: str
    n: int = 0


@value
class PutBack(Decision):
    """Choose which of the cards seen goes back first; `chosen` went back before it, the deepest first."""

    seat: Seat
    deck: str
    n: int
    chosen: tuple[CardId, ...] = ()


@value
class RefreshToken(Decision):
    """Choose a Location token that returns to the reserve."""

    seat: Seat
    space: str
    left: int


@value
class DefeatHero(Decision):
    """Choose a Hero that goes to the Underworld."""

    seat: Seat
    left: int


@value
class RecallCharacter(Decision):
    """Choose a character that returns to the reserve."""

    seat: Seat
    kind: str
    at: str
    ready: bool


@value
class ReadyToken(Decision):
    """Choose in secret a Location token for a character that was made ready again, or none."""

    seat: Seat
    character: str


@value
class MoveMark(Decision):
    """Choose a Player token to place, flip or take back; `can_stop` where fewer will do."""

    seat: Seat
    op: str
    whose: str
    side: str
    left: int
    can_stop: bool = False


# --- Enhancement tiles, Temples, the Well ----------------------------------------------------------------------------


@value
class RemoveComponents(Step):
    """Take components off Enhancement tiles, one after the other."""

    seat: Seat
    what: str
    left: int


@value
class RemoveComponent(Decision):
    """Choose the Enhancement tile that a component is taken off."""

    seat: Seat
    what: str


@value
class BuildTemple(Decision):
    """Choose the City of a new Temple."""

    seat: Seat


@value
class FinishTile(Step):
    """Turn an Enhancement tile over if nothing is left on it."""

    seat: Seat
    tile: str


@value
class StartTile(Step):
    """Let the powers of an Enhancement tile start."""

    seat: Seat
    tile: str


@value
class LoseTemple(Decision):
    """Choose a Temple that is destroyed; `overflow` if the Well did it, which is then emptied."""

    seat: Seat
    left: int = 1
    overflow: bool = False


@value
class PrayersAdded(Step):
    """Tell that Prayers have gone into the Well and that its overflow is settled."""

    seat: Seat


# --- The Ages --------------------------------------------------------------------------------------------------------


@value
class StartAge(Step):
    """Begin an Age: its first powers, the Divine Pillar Phase, the Planning Phase and the Action Phase."""


@value
class BeginDraft(Step):
    """Let the players pick Divine Pillars, in Greatness order."""


@value
class TakePillar(Decision):
    """Pick a Divine Pillar."""

    seat: Seat


@value
class BeginPlanning(Step):
    """Put Prayers on the Pillars that are left, and let the players plan."""


@value
class PlanToken(Decision):
    """Choose in secret a Location token for a character, or none."""

    seat: Seat
    character: str


@value
class NextTurn(Step):
    """End the turn in progress, if there is one, and give the next one to a player who has not passed.

    Attributes:
        order: all seats in the order in which their turns come.
        lost: the rule by which a defeat has cut the turn in progress short, None for none.
    """

    order: tuple[Seat, ...]
    lost: RuleId | None = None


@value
class TakeTurn(Decision):
    """Activate a character, pass, or use a power first."""

    seat: Seat


@value
class ChooseLocation(Decision):
    """Choose where the character goes."""

    seat: Seat


@value
class ChooseSpace(Decision):
    """Choose the space of a Location, or the City."""

    seat: Seat
    location: str


@value
class Arrive(Step):
    """Gain the bonus of the space, or suffer the penalty of the Location."""

    seat: Seat


@value
class Arrived(Step):
    """Tell that a character was placed."""

    seat: Seat


@value
class OfferMoment(Step):
    """Offer what can be done at a moment of the turn: before the move, before the action, or after it."""

    seat: Seat
    moment: str


@value
class UseMoment(Decision):
    """Use something at a moment of the turn, or go on."""

    seat: Seat
    moment: str


@value
class UsePillar(Decision):
    """Use the upper power of the own Divine Pillar or not."""

    seat: Seat


@value
class LowerPillar(Step):
    """Give the others the lower benefit of a Divine Pillar, then turn it face down."""

    seat: Seat


@value
class FlipPillar(Step):
    """Turn a Divine Pillar face down."""

    seat: Seat


@value
class FinishPremonition(Step):
    """Put a fulfilled Premonition away, and tell of it."""

    seat: Seat
    premonition: CardId


@value
class ShowCard(Decision):
    """Choose a card of the hand to show for a Premonition or an act of a Quest.

    Attributes:
        seat: whose.
        what: the Premonition or Quest.
        elements: symbols still missing.
        chosen: cards shown so far.
    """

    seat: Seat
    what: str
    elements: tuple[str, ...]
    chosen: tuple[CardId, ...] = ()


@value
class Act(Step):
    """Let the active player carry out an action of the Location."""

    seat: Seat


@value
class ChooseAction(Decision):
    """Choose an action of the Location."""

    seat: Seat


@value
class EndAge(Step):
    """Carry out the steps of the End of Age Phase up to Forge Burns."""


@value
class Fear(Step):
    """Reveal a Primordial, if one is due in this Age."""


@value
class Wrath(Step):
    """Let a Wrath strike the players in turn; `queue` are those still to be struck, None before it begins."""

    number: int
    queue: tuple[Seat, ...] | None = None


@value
class Capture(Step):
    """Put the revealed Primordial on the Underworld."""


@value
class ClearOmens(Step):
    """Return the cards under the Oracle and the tokens on them."""


@value
class CloseAge(Step):
    """Run the powers of the end of the Age, then begin the next one or end the game."""


@value
class NextAge(Step):
    """Begin the next Age, or end the game."""


@value
class Score(Step):
    """End the game by points."""


# --- Actions ---------------------------------------------------------------------------------------------------------


@value
class Begin(Step):
    """Begin an action.

    Attributes:
        seat: who does it.
        action: which one.
        place: the Location or City.
        character: the kind of character that does it, "" where an effect grants it.
        source: ``olympus`` for a Build straight from a pile.
    """

    seat: Seat
    action: str
    place: str
    character: str = ""
    source: str = ""


@value
class Complete(Step):
    """Tell that an action was completed."""

    seat: Seat
    action: str
    place: str
    character: str = ""
    tile_type: str = ""


@value
class ChoosePlan(Decision):
    """Choose a Technology tile of the piles for the Workshop, or for a Build from there."""

    seat: Seat
    build: bool = False


@value
class PlaceDesign(Step):
    """Put a tile of the piles on space A of the Workshop, when what is in its way has moved on."""

    seat: Seat
    tile: str


@value
class EnterFactory(Step):
    """Put a tile that was paid for on space 1 of the Factory, when what is in its way has moved on."""

    seat: Seat
    tile: str


@value
class ChooseBuild(Decision):
    """Choose an own tile in the Workshop to build; an effect's Build can be declined."""

    seat: Seat
    can_decline: bool = False


@value
class LeaveOut(Decision):
    """Choose how many Believers are left out of a Build cost.

    Attributes:
        seat: who builds.
        tile: what is built.
        space: place in the Workshop, -1 for the piles.
    """

    seat: Seat
    tile: str
    space: int


@value
class ScrapTile(Decision):
    """Choose which of the stored tiles is removed from the game."""

    seat: Seat


@value
class OfferConversion(Step):
    """Ask for a conversion, if one can be paid and done."""

    seat: Seat
    made: int = 0


@value
class Convert(Decision):
    """Choose a conversion, or stop after the first."""

    seat: Seat
    made: int = 0


@value
class LayOmen(Decision):
    """Choose a card to lay under the Oracle."""

    seat: Seat


@value
class Resurrect(Decision):
    """Choose a defeated Hero that returns to the reserve."""

    seat: Seat


@value
class ChooseCity(Decision):
    """Choose the City of an action that an effect grants."""

    seat: Seat
    action: str


@value
class ChooseBanner(Decision):
    """Choose the Believers or the Service of a City."""

    seat: Seat
    city: str


@value
class TempleExtra(Step):
    """Offer what a Temple adds to an Influence action."""

    seat: Seat
    city: str


@value
class ChooseExtra(Decision):
    """Choose what a Temple brings."""

    seat: Seat
    of: tuple[str, ...]


@value
class DeployTile(Decision):
    """Choose a stored tile to deploy."""

    seat: Seat
    city: str


@value
class ChooseSite(Decision):
    """Choose an empty Technology space."""

    seat: Seat
    city: str
    tile: str


@value
class OfferChallenges(Step):
    """Ask the other players, from the back of the Greatness track, whether they challenge a deployment.

    Attributes:
        seat: the deployer.
        site: the Technology space.
        queue: who is still to be asked, None before anybody was.
    """

    seat: Seat
    site: str
    queue: tuple[Seat, ...] | None = None


@value
class Rewards(Step):
    """Give the rewards of a deployment; one of them goes to a successful challenger."""

    seat: Seat
    site: str
    challenger: Seat | None = None


@value
class GiveRewards(Step):
    """Give some of the rewards of a deployment to the deployer."""

    seat: Seat
    site: str
    of: tuple[str, ...]


@value
class ResetVirtue(Step):
    """Return the Virtue cube after a deployment."""

    seat: Seat


@value
class FinishDeploy(Step):
    """Give what follows the rewards of a deployment, from one of its numbered steps on."""

    seat: Seat
    site: str
    number: int = 4


@value
class PutInPlay(Step):
    """Let the power of a deployed tile start."""

    seat: Seat
    tile: str


# --- Combats, Quests, challenges -------------------------------------------------------------------------------------


@value
class Announce(Step):
    """Tell what happened, which reactions may answer."""

    event: Happening


@value
class Require(Step):
    """Carry out requirements one after the other; where one can't be, what they are for fails.

    Attributes:
        seat: me.
        steps: the name of their list.
        at: the place of the next one.
    """

    seat: Seat
    steps: ListName
    at: int = 0


@value
class DrawEnemy(Step):
    """Draw the Trained cards of the game's side."""


@value
class OfferPlay(Step):
    """Ask a seat whether it plays another card, as long as it has any."""

    seat: Seat


@value
class PlayCard(Decision):
    """Play a card from hand face up, or no more."""

    seat: Seat


@value
class BeginRound(Step):
    """Let both sides put a card face down and set their markers."""


@value
class PlaceCard(Decision):
    """Put a card face down."""

    seat: Seat


@value
class SetMarker(Decision):
    """Set the Combat marker in secret."""

    seat: Seat


@value
class RevealRound(Step):
    """Reveal the markers, and the cards of those who continue."""


@value
class PlayedEffect(Step):
    """Run the effect of the newest card of a side, unless it counts for nothing."""

    side: int


@value
class Decide(Step):
    """Compare the totals of a combat."""


@value
class Consequences(Step):
    """Let the loser suffer a defeat."""


@value
class Spoils(Step):
    """Give the winner the place or the reward."""


@value
class CloseCombat(Step):
    """Put the cards of a combat away, and end the turn if a defeat ends it."""


@value
class ChooseFighter(Decision):
    """Choose who fights an enemy that an effect brings, or nobody."""

    seat: Seat
    steps: ListName
    at: int
    event: Happening | None = None


@value
class ChooseQuest(Decision):
    """Choose a face-up Quest."""

    seat: Seat


@value
class TryAct(Step):
    """Attempt an act of an Epic Quest: from its conditions on, or after what it asks for was done."""

    seat: Seat
    quest: str
    met: bool = False


@value
class ContinueQuest(Decision):
    """Discard a card and attempt the next act, or stop."""

    seat: Seat
    quest: str


@value
class OfferContinuing(Step):
    """Ask whether an Epic Quest is continued, if it can be."""

    seat: Seat
    quest: str


@value
class LeaveQuest(Step):
    """Take a completed Quest out of the game."""

    seat: Seat
    quest: str


@value
class ChooseChampion(Decision):
    """Choose a Hero of the Coliseum to fight."""

    seat: Seat


@value
class ChallengeDeploy(Decision):
    """Challenge a deployment, or not."""

    seat: Seat
    site: str


@value
class ClaimReward(Decision):
    """Choose one of the rewards of a deployment."""

    seat: Seat
    site: str
    deployer: Seat


Entry = (
    Run
    | RunAgain
    | RunAbilities
    | ChooseOption
    | UseIt
    | UseReaction
    | GiveUpCard
    | GiveUpPremonition
    | RecoverCard
    | ChooseRival
    | PutBack
    | RefreshToken
    | DefeatHero
    | RecallCharacter
    | ReadyToken
    | MoveMark
    | RemoveComponents
    | RemoveComponent
    | BuildTemple
    | FinishTile
    | StartTile
    | LoseTemple
    | PrayersAdded
    | StartAge
    | BeginDraft
    | TakePillar
    | BeginPlanning
    | PlanToken
    | NextTurn
    | TakeTurn
    | ChooseLocation
    | ChooseSpace
    | Arrive
    | Arrived
    | OfferMoment
    | UseMoment
    | UsePillar
    | LowerPillar
    | FlipPillar
    | FinishPremonition
    | ShowCard
    | Act
    | ChooseAction
    | EndAge
    | Fear
    | Wrath
    | Capture
    | ClearOmens
    | CloseAge
    | NextAge
    | Score
    | Begin
    | Complete
    | ChoosePlan
    | PlaceDesign
    | EnterFactory
    | ChooseBuild
    | LeaveOut
    | ScrapTile
    | OfferConversion
    | Convert
    | LayOmen
    | Resurrect
    | ChooseCity
    | ChooseBanner
    | TempleExtra
    | ChooseExtra
    | DeployTile
    | ChooseSite
    | OfferChallenges
    | Rewards
    | GiveRewards
    | ResetVirtue
    | FinishDeploy
    | PutInPlay
    | Announce
    | Require
    | DrawEnemy
    | OfferPlay
    | PlayCard
    | BeginRound
    | PlaceCard
    | SetMarker
    | RevealRound
    | PlayedEffect
    | Decide
    | Consequences
    | Spoils
    | CloseCombat
    | ChooseFighter
    | ChooseQuest
    | TryAct
    | ContinueQuest
    | OfferContinuing
    | LeaveQuest
    | ChooseChampion
    | ChallengeDeploy
    | ClaimReward
)
Agenda = tuple[Entry, ...]
