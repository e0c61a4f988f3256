"""The effect language of Hybris as values: one class for each verb and each condition.

A list of steps is stored once, under a name that says where in the edition it stands, such as
``pillar-truce/upper`` or ``pillar-ascent/upper/0/of/1``; whatever holds a list holds its name. So an agenda that is in
the middle of an effect says so in one readable word, and states stay small however deep effects are nested.
"""

from __future__ import annotations

from thesmos.core.value import Value, value

ListName = str
"""The name of a list of steps: the path to it in the edition."""


@value
class Count(Value):
    """A quantity that is taken when the step is run: ``min(most, plus + times * floor(count / per))``, never below 0.

    Attributes:
        count: what is counted.
        who: whose, ``me``, ``others``, ``all`` or ``opponent``; of several players it is the sum.
        per: how many of it count once.
        times: how much each of those is worth.
        plus: what is added.
        most: the upper limit, None for none.
        element: only cards that show it.
        card_type: only cards of that type.
        tile_type: only tiles of that type.
        city: only what stands there.
        side: only tokens that show it.
    """

    count: str
    who: str = "me"
    per: int = 1
    times: int = 1
    plus: int = 0
    most: int | None = None
    element: str = ""
    card_type: str = ""
    tile_type: str = ""
    city: str = ""
    side: str = ""


Quantity = int | Count


@value
class CountIs(Value):
    """A count lies within limits; None is no limit."""

    count: Count
    at_least: int | None = None
    at_most: int | None = None
    exactly: int | None = None


@value
class At(Value):
    """The character that I activated this turn stands at a place, and is of that kind, "" for any."""

    place: str
    kind: str = ""


@value
class Elements(Value):
    """Cards in my hand, shown, or in my combat zone together show all the symbols."""

    cards: str
    elements: tuple[str, ...]


@value
class Role(Value):
    """In this combat between players I am the attacker or the defender."""

    role: str


@value
class Fighter(Value):
    """My character in this combat is of that kind."""

    kind: str


@value
class Versus(Value):
    """The other side of this combat is of that kind."""

    kind: str


@value
class Combo(Value):
    """The card that was just played completes a combo with the card to its left."""


@value
class EventIs(Value):
    """A field of the event that triggered the reaction has that value."""

    field: str
    word: str


@value
class HasPillar(Value):
    """I hold that Divine Pillar."""

    pillar: str


@value
class AllOf(Value):
    """Every condition holds."""

    of: tuple[Condition, ...]


@value
class AnyOf(Value):
    """At least one condition holds."""

    of: tuple[Condition, ...]


@value
class NoneOf(Value):
    """No condition holds."""

    of: tuple[Condition, ...]


Condition = CountIs | At | Elements | Role | Fighter | Versus | Combo | EventIs | HasPillar | AllOf | AnyOf | NoneOf


@value
class Ability(Value):
    """When and how often a list of steps runs.

    Attributes:
        name: the path to it in the edition, such as ``tech-water-clock/power/0``.
        source: the id of the component that has it.
        timing: when it runs.
        then: what runs.
        on: for a reaction, its trigger.
        when: a condition, None for none.
        limit: ``turn`` or ``age`` if it runs once in that time, "" otherwise.
    """

    name: str
    source: str
    timing: str
    then: ListName
    on: str = ""
    when: Condition | None = None
    limit: str = ""


@value
class Gain(Value):
    """Receive `n` of `what`, from the general supply or from the well."""

    what: str
    n: Quantity
    source: str = "supply"
    who: str = "me"


@value
class Lose(Value):
    """Give up `n` of `what`, or what is there of it and 1 Greatness."""

    what: str
    n: Quantity
    who: str = "me"


@value
class Pay(Value):
    """Give up `n` of `what` or cards that together show the elements, or stop; `n` is None where elements are given."""

    what: str
    n: Quantity | None = None
    elements: tuple[str, ...] = ()
    who: str = "me"


@value
class Steal(Value):
    """Take `n` of `what`, or what is there of it, from each of the rivals."""

    what: str
    n: Quantity
    rival: str
    who: str = "me"


@value
class Draw(Value):
    """Take `n` cards of a deck into hand."""

    deck: str
    n: Quantity
    who: str = "me"


@value
class Discard(Value):
    """Discard `n` cards of choice, or cards until `down_to` remain; the other one is None."""

    what: str
    n: Quantity | None = None
    down_to: int | None = None
    who: str = "me"


@value
class Recover(Value):
    """Take `n` cards of choice from a pile into hand."""

    pile: str
    n: Quantity
    who: str = "me"


@value
class Remove(Value):
    """Take `n` components of a kind off the Enhancement tiles."""

    what: str
    n: Quantity
    who: str = "me"


@value
class Perform(Value):
    """Do an action without a character.

    Attributes:
        action: which one.
        city: where Influence or Deploy happens, ``any`` for a choice, "" for other actions.
        source: ``olympus`` for a Build of a tile taken straight from a pile.
        who: does it.
    """

    action: str
    city: str = ""
    source: str = ""
    who: str = "me"


@value
class FillWell(Value):
    """Put `n` Prayers into the Well (the verb ``well``)."""

    n: Quantity
    who: str = "me"


@value
class AddForce(Value):
    """Add `n` to the Force of `who` in the combat in progress (the verb ``force``)."""

    n: Quantity
    who: str = "me"


@value
class Modify(Value):
    """Add `n` to a stat while the ability is in force; `row` limits ``convert_cost`` to one conversion."""

    stat: str
    n: Quantity
    row: str = ""
    who: str = "me"


@value
class Allow(Value):
    """Switch on a rule while the ability is in force."""

    rule: str
    who: str = "me"


@value
class Choose(Value):
    """Pick one open option and run it."""

    of: tuple[ListName, ...]
    who: str = "me"


@value
class May(Value):
    """Run a list if it is open and the player wishes."""

    then: ListName
    who: str = "me"


@value
class If(Value):
    """Run a list when the condition holds, otherwise the other one, "" for none."""

    when: Condition
    then: ListName
    otherwise: ListName = ""
    who: str = "me"


@value
class Repeat(Value):
    """Run a list so many times."""

    times: Quantity
    then: ListName
    who: str = "me"


@value
class Lasting(Value):
    """Put abilities in force until the end of this combat, turn or age.

    Attributes:
        until: combat, turn or age.
        power: names of the abilities.
        who: has them.
    """

    until: str
    power: tuple[str, ...]
    who: str = "me"


@value
class Fight(Value):
    """Fight an enemy of the game with a fighter of choice, or nobody; not in the middle of another combat."""

    base: int
    draw: int
    elements: tuple[str, ...]
    win: ListName
    lose: ListName
    who: str = "me"


@value
class Defeat(Value):
    """Send `n` own undefeated characters of that kind to the Underworld."""

    what: str
    n: int
    who: str = "me"


@value
class Recall(Value):
    """Take an own character at a place, "" for anywhere, back to the reserve; if `ready` it may be activated again."""

    what: str
    at: str = ""
    ready: bool = False
    who: str = "me"


@value
class Cancel(Value):
    """In this combat that part of those cards counts for nothing; `type` "" is any type."""

    part: str
    cards: str
    type: str = ""
    who: str = "me"


@value
class Look(Value):
    """See something hidden, alone; `n` is the number of cards of a deck, None elsewhere."""

    at: str
    n: int | None = None
    who: str = "me"


@value
class Refresh(Value):
    """Return `n` own Location tokens from the ``used`` or the ``unavailable`` space to the reserve."""

    n: Quantity
    space: str
    who: str = "me"


@value
class Mark(Value):
    """Place, flip or take Player tokens on spaces of the boards (the verb ``token``); `n` None is every one."""

    op: str
    whose: str
    side: str
    n: Quantity | None
    who: str = "me"


@value
class Win(Value):
    """The game ends at once, and `who` wins."""

    who: str = "me"


Effect = (
    Gain
    | Lose
    | Pay
    | Steal
    | Draw
    | Discard
    | Recover
    | Remove
    | Perform
    | FillWell
    | AddForce
    | Modify
    | Allow
    | Choose
    | May
    | If
    | Repeat
    | Lasting
    | Fight
    | Defeat
    | Recall
    | Cancel
    | Look
    | Refresh
    | Mark
    | Win
)
Steps = tuple[Effect, ...]
