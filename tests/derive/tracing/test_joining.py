"""Axes that are one symbol where families would have too many."""

from __future__ import annotations

from derive.tracing.joining import joinings, rank
from derive.tracing.programs import Input


def test_what_fits_stays_as_it_is_first() -> None:
    inputs = (Input("x", (("n",), ("h", "d"))),)
    assert next(joinings(inputs)) == inputs
    assert rank(inputs[0]) == 3


def test_a_square_of_a_product_is_joined_on_one_side_or_both() -> None:
    inputs = (Input("x", (("n",), ("h", "d"))), Input("w", (("h", "d"), ("h", "d"))))
    found = [tuple(one.axes for one in each) for each in joinings(inputs)]
    assert ((("n",), ("hd",)), (("h", "d"), ("hd",))) in found
    assert all(rank(one) <= 3 for each in joinings(inputs) for one in each)


def test_no_name_is_taken_twice() -> None:
    inputs = (Input("x", (("hd",),)), Input("w", (("h", "d"), ("h", "d"))))
    assert all("hd_" in str(each) for each in joinings(inputs))


def test_four_symbols_on_axes_of_their_own_cannot_be_joined() -> None:
    assert list(joinings((Input("x", (("a",), ("b",), ("c",), ("d",))),))) == []
