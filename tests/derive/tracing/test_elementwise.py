"""Operations entry by entry, in numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from derive.kernel.terms import num
from derive.language.terms import reals
from derive.tracing.elementwise import COMPARED, ELEMENTWISE, MINUS, chosen, power, product
from derive.tracing.shifts import HIDDEN
from derive.values.numpy import Evaluation

A, B, C = 0.7, 1.9, 0.4
a, b, c = reals("a b c")


def softplus(t: float) -> float:
    return math.log1p(math.exp(t))


def normal(t: float) -> float:
    return (1 + math.erf(t / math.sqrt(2))) / 2


EXPECTED: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "divide": lambda a, b: a / b,
    "negative": lambda a: -a,
    "reciprocal": lambda a: 1 / a,
    "power": lambda a, b: a**b,
    "square": lambda a: a * a,
    "exp": math.exp,
    "exp2": lambda a: 2**a,
    "expm1": math.expm1,
    "log": math.log,
    "log1p": math.log1p,
    "log2": math.log2,
    "logaddexp": lambda a, b: math.log(math.exp(a) + math.exp(b)),
    "sqrt": math.sqrt,
    "rsqrt": lambda a: 1 / math.sqrt(a),
    "erf": math.erf,
    "erfc": math.erfc,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "tanh": math.tanh,
    "minimum": min,
    "maximum": max,
    "hardsigmoid": lambda a: min(max(a + 3, 0), 6) / 6,
    "hardswish": lambda a: a * min(max(a + 3, 0), 6) / 6,
    "abs": abs,
    "not": lambda a: 1 - a,
    "and": lambda a, b: a * b,
    "or": lambda a, b: a + b - a * b,
    "xor": lambda a, b: a + b - 2 * a * b - a * b * (1 - a - b + a * b),
    "alike": lambda a, b: 1 - (a + b - 2 * a * b - a * b * (1 - a - b + a * b)),
    "sigmoid": lambda a: 1 / (1 + math.exp(-a)),
    "softplus": softplus,
    "log_sigmoid": lambda a: -softplus(-a),
    "silu": lambda a: a / (1 + math.exp(-a)),
    "mish": lambda a: a * math.tanh(softplus(a)),
    "gelu": lambda a: a * normal(a),
    "gelu_tanh": lambda a: a * (1 + math.tanh(math.sqrt(2 / math.pi) * (a + 0.044715 * a**3))) / 2,
    "sign": lambda a: math.copysign(1, a),
    "relu": lambda a: max(a, 0),
    "leaky_relu": lambda a, b: a if a > 0 else b * a,
    "clip": lambda a, b, c: min(max(a, b), c),
}


def value(term: Any, at: float) -> float:
    return float(Evaluation({"a": at, "b": B, "c": C}, {}).evaluate(term))


def test_every_operation_has_an_expected_value() -> None:
    assert set(EXPECTED) == set(ELEMENTWISE)


@pytest.mark.parametrize("name", EXPECTED)
@pytest.mark.parametrize("at", [A, -A])
def test_an_operation_is_what_libraries_compute(name: str, at: float) -> None:
    if at < 0 and name in ("log", "log2", "sqrt", "rsqrt", "power"):
        at = 3.1  # of a positive number alone
    expected = EXPECTED[name]
    count = (
        expected.__code__.co_argcount if hasattr(expected, "__code__") else 2 if name in ("minimum", "maximum") else 1
    )
    term = ELEMENTWISE[name](*(a, b, c)[:count])
    assert value(term, at) == pytest.approx(expected(*(at, B, C)[:count]), rel=1e-12)


@pytest.mark.parametrize(
    ("name", "true"), [("greater", False), ("less", True), ("greater_equal", False), ("less_equal", True)]
)
def test_a_comparison_is_one_or_zero(name: str, true: bool) -> None:
    assert value(COMPARED[name](a, b), A) == true
    assert value(COMPARED[name](b, a), A) == (not true)


@pytest.mark.parametrize("exponent", [2, 3, -2, 0.5, -0.5, 1.5, 0, 1, 0.3])
def test_powers_of_fixed_exponents(exponent: float) -> None:
    assert value(power(a, num(exponent) if isinstance(exponent, int) else 0 * a + exponent), A) == pytest.approx(
        A**exponent
    )


def test_a_choice_is_one_of_two_numbers() -> None:
    (mask,) = reals("mask")
    for seen in (0.0, 1.0):
        found = Evaluation({"a": A, "b": B, "mask": seen}, {}).evaluate(chosen(mask, a, b))
        assert found == (A if seen else B)
    assert chosen(mask, a, a) == a
    assert chosen(mask, a, MINUS).args[1].args[0] == HIDDEN


def test_products_are_written_as_people_do() -> None:
    assert product(a, a) == a**2
    assert product(num(1), a) == a
    assert np.isclose(value(product(a, b), A), A * B)
