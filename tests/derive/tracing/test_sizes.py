"""Sizes: what is written of them, and which products of them numbers are told to be."""

from __future__ import annotations

from fractions import Fraction
from math import pi, sqrt

import pytest

from derive.kernel.terms import StatementError
from derive.tracing.sizes import Joined, SizeProduct, axes, letters, quotient, size_of, told, trials

SIZES = trials(("m", "n", "d"))


def test_axes_are_products_of_names_and_numbers() -> None:
    assert axes("m (h 2 d) 1 3") == (("m",), ("h", 2, "d"), (), (3,))
    assert axes("") == ()


@pytest.mark.parametrize("shape", ["m (n", "m +", "0", "m (h 0)", 3])
def test_what_is_no_shape_is_refused(shape: object) -> None:
    with pytest.raises(StatementError, match="shape"):
        axes(shape)  # type: ignore[arg-type]


def test_letters_come_in_order() -> None:
    assert letters([axes("m (h 2 d)"), axes("d n")]) == ("m", "h", "d", "n")


def test_sizes_differ_within_a_trial_and_from_trial_to_trial() -> None:
    assert all(len(set(each.values())) == len(each) for each in SIZES)
    assert all(len({each[name] for each in SIZES}) == len(SIZES) for name in "mnd")


def test_factors_of_long_axes_are_small() -> None:
    assert max(each["h"] for each in trials(("m", "n", "h", "d"), {"h", "d"})) < 11


def test_too_many_sizes_are_refused() -> None:
    with pytest.raises(StatementError, match="more than can be told apart"):
        trials([f"n{k}" for k in range(100)])


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([s["m"] * s["d"] for s in SIZES], "d*m"),
        ([3 * s["n"] for s in SIZES], "3*n"),  # 3 is the size of another axis in one of the trials
        ([s["d"] ** -0.5 for s in SIZES], "d**(-1/2)"),
        ([2.0 * s["d"] ** -0.5 for s in SIZES], "2*d**(-1/2)"),
        ([(2 * s["d"]) ** -0.5 for s in SIZES], "2**(-1/2)*d**(-1/2)"),
        ([s["m"] / 3 for s in SIZES], "1/3*m"),
        ([1.0 / (s["m"] * s["n"]) for s in SIZES], "m**(-1)*n**(-1)"),
        ([1e-5] * 3, "1/100000"),
        ([sqrt(0.5)] * 3, "2**(-1/2)"),
        ([sqrt(2 / pi)] * 3, "2**(1/2)*pi**(-1/2)"),
        ([1 / 3] * 3, "1/3"),
        ([7] * 3, "7"),
    ],
)
def test_numbers_tell_what_they_are_made_of(values: list[float], expected: str) -> None:
    assert str(told(values, SIZES)) == expected


@pytest.mark.parametrize("values", [[s["m"] + 1 for s in SIZES], [s["m"] + s["n"] for s in SIZES], [0.1, 0.7, 0.2]])
def test_other_numbers_tell_nothing(values: list[float]) -> None:
    assert told(values, SIZES) is None


def test_quotients_and_joined_axes() -> None:
    assert size_of(("h", 2)) == quotient(size_of(("h", 6)), SizeProduct(Fraction(3)))
    assert size_of((Joined("hd", ("h", "d")),)) == size_of(("d", "h"))
