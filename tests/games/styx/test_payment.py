from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.styx.table import army, asked, center, legal, play, player, refused, soul, table
from thesmos.games.styx.state import State

BEARER = "standard-bearer-blue"
STRENGTHS = {
    BEARER: 1,
    "imp": 1,
    "zombie": 1,
    "skeleton": 2,
    "hellhound": 2,
    "ogre": 2,
    "hydra": 2,
    "cyclops": 3,
    "gorgon": 3,
    "devils-soul": 4,
    "war": 4,
    "death": 5,
}
"""What cards are worth in a payment; the skeleton and the hellhound have the 2-Strength icon."""

ETERNAL = ("air-spirit", "vampire", "revenant")
TARGETS = {"minotaur": 1, "witch": 1, "earth-spirit": 1, "cerberus": 4, "nidhoggr": 5}
"""Cards to be Eliminated and the lowest bid for each."""


def owed(owner: str, bid: int, target: str = "minotaur") -> State:
    """Return the state in which the First Player of three must begin to pay a bid on a target."""
    state = table(player(owner), player(), player(), left=target)
    return play(state, "place eliminate left", *["place tithe right"] * 2, f"bid {bid}")


def lines(state: State, paid: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield all complete lines of payment, each as the cards in the order in which they are paid."""
    if asked(state) != "pay":
        yield paid
        return
    options = legal(state)
    assert options, f"stuck after {paid}"
    for text in options:
        yield from lines(play(state, text), (*paid, text.removeprefix("pay ")))


def fit(cards: tuple[str, ...], bid: int) -> bool:
    """Tell whether cards reach a bid and would not without any one of them."""
    strengths = [STRENGTHS[card] for card in cards]
    return sum(strengths) >= bid and all(sum(strengths) - one < bid for one in strengths)


def by_force(usable: list[str], bid: int) -> set[tuple[str, ...]]:
    """Return every order of every fit subset of the cards."""
    subsets = (some for size in range(1, len(usable) + 1) for some in combinations(usable, size))
    return {order for some in subsets if fit(some, bid) for order in permutations(some)}


def sets(found: Iterator[tuple[str, ...]]) -> set[str]:
    """Return payments as text, the cards of each in alphabetical order."""
    return {" ".join(sorted(line)) for line in found}


@pytest.mark.rule("STYX-ELIM-03")
@pytest.mark.rule("STYX-ELIM-04")
@pytest.mark.parametrize(
    ("owner", "bid", "payments"),
    [
        ("bearer", 1, {BEARER}),
        ("~bearer imp ogre", 1, {"imp", "ogre"}),
        ("~bearer imp ogre", 2, {"ogre"}),
        ("~bearer imp ogre", 3, {"imp ogre"}),
        ("~bearer imp zombie ogre", 2, {"imp zombie", "ogre"}),
        ("~bearer imp ogre cyclops", 3, {"imp ogre", "cyclops"}),
        ("~bearer imp ogre cyclops", 4, {"cyclops imp", "cyclops ogre"}),
        ("~bearer cyclops gorgon", 4, {"cyclops gorgon"}),
        ("~bearer ogre cyclops gorgon", 4, {"cyclops ogre", "gorgon ogre", "cyclops gorgon"}),
        ("~bearer imp skeleton hellhound death", 3, {"imp skeleton", "hellhound imp", "hellhound skeleton", "death"}),
        ("~bearer imp zombie ogre death", 4, {"imp ogre zombie", "death"}),
    ],
)
def test_payments_without_a_needless_card(owner: str, bid: int, payments: set[str]) -> None:
    """A payment may exceed the bid, but of no card of it may the rest be enough."""
    assert payments == sets(lines(owed(owner, bid)))


@pytest.mark.rule("STYX-ELIM-04")
def test_a_needless_card_is_refused() -> None:
    """Beside an imp paid for a bid of 3 the cyclops would be enough alone, so it may not follow; the ogre may."""
    state = owed("~bearer imp ogre cyclops", 3)
    assert {"pay imp", "pay ogre", "pay cyclops"} == set(legal(state))
    state = play(state, "pay imp")
    assert ["pay ogre"] == legal(state)
    assert {"STYX-ELIM-04"} == refused(state, "pay cyclops")
    assert "minotaur" in center(play(state, "pay ogre"))


@pytest.mark.rule("STYX-ELIM-04")
def test_a_card_that_is_in_no_fit_payment_is_refused_at_once() -> None:
    """For a bid of 2 the imp alone is too little, and beside the ogre it is needless."""
    state = owed("~bearer imp ogre", 2)
    assert ["pay ogre"] == legal(state)
    assert {"STYX-ELIM-04"} == refused(state, "pay imp")


@pytest.mark.rule("STYX-ELIM-03")
def test_a_card_pays_once() -> None:
    """A card that was chosen can't be chosen again in the same payment, be it the Hydra or the Zombie."""
    for card in ("imp", "zombie", "hydra:2"):
        name = card.removesuffix(":2")
        state = play(owed(f"bearer ogre {card}", 3), f"pay {name}")
        assert {"STYX-ELIM-03"} == refused(state, f"pay {name}")


@pytest.mark.rule("STYX-CARD-11")
@pytest.mark.rule("STYX-ELIM-03")
def test_a_card_worth_two_pays_two() -> None:
    """The skeleton pays a bid of 2 alone though its printed Strength is 1; the imp does not."""
    state = owed("~bearer skeleton", 2)
    assert "~bearer ~skeleton" == army(play(state, "pay skeleton"), 0)
    assert {"imp zombie"} == sets(lines(owed("~bearer imp zombie", 2)))


@pytest.mark.rule("STYX-EFFECT-12")
@pytest.mark.rule("STYX-EFFECT-13")
@pytest.mark.rule("STYX-EFFECT-14")
@pytest.mark.parametrize(
    ("counters", "after"), [(3, "hydra:2"), (2, "hydra:1"), (1, "hydra"), (0, "~hydra")], ids=["3", "2", "1", "0"]
)
def test_a_hydra_pays_with_a_counter(counters: int, after: str) -> None:
    """It pays its 2 for one counter and stays face up; without counters it turns face down."""
    state = play(owed(f"bearer hydra:{counters}", 3), "pay hydra", f"pay {BEARER}")
    assert f"~bearer {after}" == army(state, 0)


@pytest.mark.rule("STYX-EFFECT-19")
@pytest.mark.rule("STYX-EFFECT-20")
def test_a_zombie_pays_and_stays() -> None:
    """The Zombie pays 1, stays face up and pays again in the next Elimination."""
    state = play(owed("~bearer imp zombie", 2), "pay zombie", "pay imp")
    assert ("place", "~bearer ~imp zombie") == (asked(state), army(state, 0))
    state = play(state, *["place tithe right"] * 2, "place eliminate left", "bid 1")
    assert ["pay zombie"] == legal(state)
    assert "~bearer ~imp zombie" == army(play(state, "pay zombie"), 0)


@pytest.mark.rule("STYX-CARD-14")
@pytest.mark.rule("STYX-ELIM-03")
def test_eternal_cards_never_pay() -> None:
    """With 3 + 2 Eternal Strength beside an imp no more than 1 can be bid, and the imp pays it."""
    state = table(player("~bearer vampire air-spirit imp"), player(), player(), left="minotaur")
    state = play(state, "place eliminate left", *["place tithe right"] * 2)
    assert {"STYX-BID-08"} == refused(state, "bid 2")
    state = play(state, "bid 1")
    assert ["pay imp"] == legal(state)
    for card in ("vampire", "air-spirit"):
        assert {"STYX-ELIM-03"} == refused(state, f"pay {card}")


@pytest.mark.rule("STYX-CARD-21")
@pytest.mark.rule("STYX-CARD-24")
def test_the_standard_bearer_pays_and_stays_as_a_sign() -> None:
    """It is worth 1, and lies face down before its player after that."""
    assert {f"imp {BEARER}"} == sets(lines(owed("bearer imp", 2)))
    assert "~bearer imp" == army(play(owed("bearer imp", 1), f"pay {BEARER}"), 0)


@pytest.mark.rule("STYX-CARD-11")
@pytest.mark.rule("STYX-CARD-13")
@pytest.mark.parametrize(("bid", "possible"), [(3, False), (4, True), (5, True)])
def test_a_legendary_target_takes_its_strength(bid: int, possible: bool) -> None:
    """Cerberus takes a bid of 4, which two 2-Strength cards can pay; 3 is refused."""
    state = table(player("bearer skeleton hellhound"), player(), player(), left="cerberus")
    state = play(state, "place eliminate left", *["place tithe right"] * 2)
    if not possible:
        assert {"STYX-BID-09"} == refused(state, f"bid {bid}")
        return
    owner = ["hellhound skeleton", f"hellhound skeleton {BEARER}"][bid - 4]
    state = play(state, f"bid {bid}")
    assert {owner} == sets(lines(state))
    assert 2 == soul(play(state, "pay skeleton", "pay hellhound", *[f"pay {BEARER}"] * (bid - 4)))[0]


@st.composite
def debts(draw: st.DrawFn) -> tuple[str, list[str], int, str]:
    """Draw an army, those cards of it that can pay, a bid they can reach, and a target."""
    chosen = draw(st.lists(st.sampled_from([*STRENGTHS, *ETERNAL][1:]), max_size=4, unique=True))
    cards = [BEARER, *chosen]
    up = draw(st.lists(st.booleans(), min_size=len(cards), max_size=len(cards)))
    usable = [card for card, is_up in zip(cards, up, strict=True) if is_up and card not in ETERNAL]
    strength = sum(STRENGTHS[card] for card in usable)
    if not strength:
        usable, up, strength = [BEARER], [True, *up[1:]], 1
    target = draw(st.sampled_from([name for name, least in TARGETS.items() if least <= strength]))
    counted = {"hydra": f"hydra:{draw(st.integers(0, 3))}", BEARER: "bearer"}
    words = [
        ("" if is_up else "~") + (counted.get(card, card) if is_up else "bearer" if card == BEARER else card)
        for card, is_up in zip(cards, up, strict=True)
    ]
    return " ".join(words), usable, draw(st.integers(TARGETS[target], strength)), target


@pytest.mark.rule("STYX-ELIM-03")
@pytest.mark.rule("STYX-ELIM-04")
@given(debt=debts())
def test_all_fit_payments_and_no_others(debt: tuple[str, list[str], int, str]) -> None:
    """Exactly the subsets that reach the bid without a needless card can be paid, in any order, and none gets stuck."""
    owner, usable, bid, target = debt
    found = list(lines(owed(owner, bid, target)))
    assert len(found) == len(set(found))
    assert by_force(usable, bid) == set(found)
