"""Operations on arrays; what NumPy's functions make of them is compared in `test_numpy` and `doors.test_tracing`."""

from __future__ import annotations

from fractions import Fraction

import pytest

from derive.tracing.elementwise import MINUS
from derive.tracing.programs import TraceError
from derive.tracing.shifts import is_free
from derive.tracing.sizes import SizeProduct
from derive.tracing.values import constant
from tests.derive.tracing.arrays_of_terms import applied, array, at

X = array("x", ("m",), ("n",))


def test_axes_of_reductions() -> None:
    assert applied("sum", X, axes=at(-1)).axes == (("m",),)
    assert applied("mean", X, axes=at(0), keepdims=True).axes == ((), ("n",))
    assert applied("max", X).axes == ()


def test_contractions_take_letters() -> None:
    w = array("w", ("n",), ("e",))
    assert applied("einsum", X, w, subscripts="ik,kj->ij").axes == (("m",), ("e",))
    with pytest.raises(TraceError, match="name their sizes alike"):
        applied("einsum", X, X, subscripts="ik,kj->ij")


def test_minus_infinity_is_read_under_an_exponential_alone() -> None:
    with pytest.raises(TraceError, match="under an exponential alone"):
        applied("multiply", X, constant(MINUS))
    assert repr(applied("maximum", X, constant(MINUS)).entries[()]).startswith("x[")
    assert not is_free(applied("add", X, constant(MINUS)).entries[()])  # minus infinity again, and not the number


def test_a_normalization_is_over_one_size() -> None:
    with pytest.raises(TraceError, match="give their size one name"):
        applied("layernorm", array("x", ("m",), ("h", "d")), epsilon=SizeProduct(Fraction(1, 100000)))
