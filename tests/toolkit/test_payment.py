from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thesmos.toolkit.payment import choices, fits

VALUES = st.lists(st.integers(0, 6), max_size=7).map(tuple)
PRICES = st.integers(1, 20)


def is_fit(worths: list[int], price: int) -> bool:
    """Tell whether cards reach the price, and none of them could be left out."""
    total = sum(worths)
    return total >= price and all(total - worth < price for worth in worths)


def fit_payments(values: tuple[int, ...], price: int) -> list[set[int]]:
    """Return the places of every fit payment, by trying all sets of cards."""
    places = range(len(values))
    return [
        set(chosen)
        for count in range(1, len(values) + 1)
        for chosen in combinations(places, count)
        if is_fit([values[place] for place in chosen], price)
    ]


@pytest.mark.parametrize(
    ("values", "paid", "price", "places"),
    [
        ((), (), 1, ()),
        ((0, 0), (), 1, ()),
        ((1,), (), 1, (0,)),
        ((1,), (), 2, ()),
        ((5,), (), 2, (0,)),
        ((1, 3, 0, 2), (), 3, (0, 1, 3)),
        ((1, 3, 0, 2), (0,), 3, (3,)),
        ((1, 3, 0, 2), (3,), 3, (0,)),
        ((2, 2, 2), (), 4, (0, 1, 2)),
        ((2, 2, 2), (1,), 4, (0, 2)),
        ((2, 2, 2), (1,), 6, (0, 2)),
        ((2, 2, 2), (2, 0), 6, (1,)),
        ((2, 2, 2), (), 7, ()),
        ((1, 4, 4), (), 8, (1, 2)),
        ((1, 4, 4), (1,), 8, (2,)),
        ((1, 4, 4), (0,), 8, ()),
        ((1, 4, 4), (), 9, (0, 1, 2)),
        ((1, 5, 6), (), 6, (0, 1, 2)),
        ((1, 5, 6), (1,), 6, (0,)),
        ((3, 1, 5), (0,), 6, (2,)),
    ],
)
def test_choices(values: tuple[int, ...], paid: tuple[int, ...], price: int, places: tuple[int, ...]) -> None:
    """A card may be chosen that helps to reach the price and makes none needless, together with others or alone."""
    assert places == choices(values, paid, price)


@pytest.mark.parametrize(
    ("values", "paid", "price", "fit"),
    [
        ((3, 1), (0,), 3, True),
        ((3, 1), (0, 1), 4, True),
        ((3, 1), (0, 1), 3, False),
        ((3, 1), (0, 1), 5, False),
        ((3, 1), (1,), 4, True),
        ((3, 1), (1,), 3, False),
        ((3, 1, 2), (1,), 3, True),
        ((9, 9), (0,), 1, True),
        ((9, 9), (0, 1), 9, False),
        ((9, 9), (0, 1), 10, True),
    ],
)
def test_fits(values: tuple[int, ...], paid: tuple[int, ...], price: int, fit: bool) -> None:
    """Cards are fit, or can become so with more of them."""
    assert fit is fits(values, paid, price)


@given(VALUES, PRICES, st.data())
def test_choices_are_those_of_all_payments(values: tuple[int, ...], price: int, data: st.DataObject) -> None:
    """A card may come next when one of all fit payments holds it and all that was paid, whatever that was."""
    order = data.draw(st.permutations(range(len(values))))
    paid = tuple(order[: data.draw(st.integers(0, len(values)))])
    if any(not values[place] for place in paid) or sum(values[place] for place in paid) >= price:
        paid = ()
    payments = [payment for payment in fit_payments(values, price) if payment.issuperset(paid)]
    expected = tuple(sorted(set().union(*payments) - set(paid)))
    assert expected == choices(values, paid, price)


@given(VALUES, st.sets(st.integers(0, 6), min_size=1), PRICES)
def test_fits_is_to_be_part_of_a_payment(values: tuple[int, ...], places: set[int], price: int) -> None:
    """Chosen cards fit when one of all fit payments holds them."""
    paid = tuple(place for place in sorted(places) if place < len(values) and values[place])
    if paid:
        assert any(payment.issuperset(paid) for payment in fit_payments(values, price)) is fits(values, paid, price)


@given(VALUES, PRICES, st.data())
def test_paying_is_never_stuck(values: tuple[int, ...], price: int, data: st.DataObject) -> None:
    """Whoever can pay at all and takes one possible card after the other comes to a fit payment, whichever it takes."""
    paid = tuple[int, ...]()
    can_pay = sum(values) >= price
    assert can_pay is bool(choices(values, paid, price))
    while can_pay and sum(values[place] for place in paid) < price:
        paid += (data.draw(st.sampled_from(choices(values, paid, price))),)
    assert is_fit([values[place] for place in paid], price) is can_pay


@given(VALUES.flatmap(lambda values: st.tuples(st.just(values), st.permutations(range(len(values))))), PRICES)
def test_the_order_of_the_hand_makes_no_difference(hand: tuple[tuple[int, ...], list[int]], price: int) -> None:
    """Which cards may be chosen depends on what they are worth, not on where they are held."""
    values, order = hand
    mixed = tuple(values[place] for place in order)
    assert sorted(order[place] for place in choices(mixed, (), price)) == list(choices(values, (), price))
