"""Operations entry by entry: what each is as a formula of numbers.

>>> from derive import reals
>>> a, b = reals("a b")
>>> ELEMENTWISE["log1p"](a), ELEMENTWISE["maximum"](a, b)
(log(1 + a), max(a, b))
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from .. import prelude
from ..kernel.terms import Term, num
from .shifts import ONE, ZERO, exponential, hidden, minus, plus

__all__ = ["COMPARED", "ELEMENTWISE", "MINUS", "ORDERS", "chosen", "power", "product"]

MINUS = hidden(ZERO)
"""Minus infinity: what is added to a score that is seen nowhere."""


def _fn(name: str) -> Callable[[Term], Term]:
    return lambda t: Term("fn", name, t)


def _word(name: str) -> Callable[..., Term]:
    return lambda *ts: getattr(prelude, name)(*ts)


_sqrt, _erf, _sin, _cos = map(_fn, ("sqrt", "erf", "sin", "cos"))


def product(a: Term, b: Term) -> Term:
    """Return the product of two numbers, without a factor of one or zero; a square where both are one term."""
    if ZERO in (a, b):
        return ZERO
    if a == ONE or b == ONE:
        return b if a == ONE else a
    return a**2 if a == b and a.head != "num" else a * b


def _div(a: Term, b: Term) -> Term:
    return a if b == ONE else a / b


def power(t: Term, exponent: Term) -> Term:
    """Return a power: of quarters as roots, of another number by the exponential of the logarithm."""
    if exponent.head == "neg":
        return 1 / power(t, exponent.args[0])
    if exponent.head == "num":
        k = exponent.args[0]
        if k < 0:
            return 1 / power(t, num(-k))
        if k == 0:
            return ONE
        if k.denominator in (1, 2, 4):
            for _ in range(k.denominator.bit_length() - 1):
                t = _sqrt(t)
            return t if k.numerator == 1 else t**k.numerator
    return Term("fn", "exp", product(exponent, Term("fn", "log", t)))


def chosen(condition: Term, a: Term, b: Term) -> Term:
    """Return one number where a condition is 1, and another where it is 0; either may be minus infinity."""
    if a == b or condition in (ONE, ZERO):
        return b if condition == ZERO else a
    if MINUS in (a, b):
        return plus(b, hidden(1 - condition)) if a == MINUS else plus(a, hidden(condition))
    return plus(product(condition, a), product(1 - condition, b))


def _or(a: Term, b: Term) -> Term:
    return b if a == ZERO else a if b == ZERO else ONE if ONE in (a, b) else 1 - (1 - a) * (1 - b)


def _not(a: Term) -> Term:
    return ZERO if a == ONE else 1 - a


def _either(a: Term, b: Term) -> Term:
    """Return one where one of two truth values is one, and not both."""
    return _or(product(a, _not(b)), product(b, _not(a)))


def _abs(t: Term) -> Term:
    return t if _is_positive(t) else prelude.abs(t)


def _is_positive(t: Term) -> bool:
    """Tell whether a term is a sum of products of exponentials."""
    if t.head in ("add", "mul", "div"):
        return all(map(_is_positive, t.args))
    return (t.head == "fn" and t.args[0] == "exp") or (t.head == "sum" and _is_positive(t.args[1]))


_WORDS = "tanh sigmoid softplus log_sigmoid silu mish gelu gelu_tanh sign relu leaky_relu clip"
ELEMENTWISE: Mapping[str, Callable[..., Term]] = MappingProxyType(
    {
        "add": plus,
        "subtract": minus,
        "multiply": product,
        "divide": _div,
        "negative": lambda a: -a,
        "reciprocal": lambda a: 1 / a,
        "power": power,
        "square": lambda a: a**2,
        "exp": exponential,
        "exp2": lambda a: exponential(a * Term("fn", "log", num(2))),
        "expm1": lambda a: exponential(a) - 1,
        "log": _fn("log"),
        "log1p": lambda a: Term("fn", "log", 1 + a),
        "log2": lambda a: Term("fn", "log", a) / Term("fn", "log", num(2)),
        "logaddexp": lambda a, b: Term("fn", "log", exponential(a) + exponential(b)),
        "sqrt": _sqrt,
        "rsqrt": lambda a: 1 / _sqrt(a),
        "erf": _erf,
        "erfc": lambda a: 1 - _erf(a),
        "sin": _sin,
        "cos": _cos,
        "tan": lambda a: _sin(a) / _cos(a),
        "sinh": lambda a: (Term("fn", "exp", a) - Term("fn", "exp", -a)) / 2,
        "cosh": lambda a: (Term("fn", "exp", a) + Term("fn", "exp", -a)) / 2,
        "minimum": _word("min"),
        "maximum": _word("max"),
        "hardsigmoid": lambda a: prelude.clip(a + 3, num(0), num(6)) / 6,
        "hardswish": lambda a: a * prelude.clip(a + 3, num(0), num(6)) / 6,
        "abs": _abs,
        "not": _not,
        "and": product,
        "or": _or,
        "xor": _either,
        "alike": lambda a, b: _not(_either(a, b)),
        **{word: _word(word) for word in _WORDS.split()},
    }
)
"""By the name of an operation."""
ORDERS: Mapping[str, Callable[[Any, Any], Any]] = MappingProxyType(
    {
        "greater": operator.gt,
        "greater_equal": operator.ge,
        "less": operator.lt,
        "less_equal": operator.le,
        "equal": operator.eq,
        "not_equal": operator.ne,
    }
)
"""Comparisons, of numbers."""

COMPARED: Mapping[str, Callable[[Any, Any], Term]] = MappingProxyType(
    {
        **dict.fromkeys(("greater", "greater_equal"), lambda a, b: prelude.step(minus(a, b))),
        **dict.fromkeys(("less", "less_equal"), lambda a, b: prelude.step(minus(b, a))),
    }
)
"""Comparisons as 1 and 0; where both sides are equal nothing is differentiated."""
