"""Give terms Python's operators: those of the kernel, and for the others a sentence that says what to write.

The kernel's operators take terms and exact numbers, and refuse the rest. What they refuse is read here once more: a
number is the decimal that it prints, as in the text. What they take is never read otherwise, so that nothing is to be
trusted: the operators are installed from here, as the printer is.

>>> from derive import Dimension, reals, vector
>>> a, b = reals("a b")
>>> 0.5 * a
Rational(1, 2)*a
>>> a >= b
Traceback (most recent call last):
derive.StatementError: a >= b: a comparison of Python is no formula; write Le(b, a)
>>> x = vector("x", Dimension("n"))
>>> 2 * x
Traceback (most recent call last):
derive.StatementError: x[n]: an operation is said of entries; write 2*x[i], for an index i of n
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from numbers import Rational, Real
from typing import Any, NoReturn

from ...kernel.terms import FUNCTIONS, MAX_POWER, StatementError, Term, num
from .hints import SIGNS, powers
from .printer import face

__all__ = ["METHODS", "OPERATORS", "OWN", "Whole", "exact", "install", "lift", "real"]

_PLACES = ("first", "second")
_KINDS = {"I": "an index", "V": "a vector", "P": "a formula"}
_MOST_DIGITS = {2: 3, 4: 6}
"""Digits that each number of so many bytes keeps; a number of eight keeps 15. More have been rounded."""
_SIGNS = {"add": "+", "sub": "-", "mul": "*", "truediv": "/"}
_OF_NUMPY = {
    "add": "add", "subtract": "sub", "multiply": "mul", "divide": "truediv", "power": "pow", "equal": "eq",
    "not_equal": "ne", "less": "lt", "less_equal": "le", "greater": "gt", "greater_equal": "ge",
}  # fmt: skip
"""Operators, by the functions that NumPy calls for them where one side is a number of its own."""

OWN: dict[str, Callable[[Term, Any], Term]] = {
    name: getattr(Term, name) for n in _SIGNS for name in (f"__{n}__", f"__r{n}__")
} | {"__pow__": Term.__pow__}
"""The kernel's own operators, which a process has that loads the kernel alone."""


def exact(value: Any) -> Fraction:
    """Return the exact number that is written by a number of Python, NumPy or SymPy: the decimal that it prints.

    Raises
    ------
    StatementError
        If it is no finite number, or one with more digits than it keeps: then it has been computed and rounded.

    Examples
    --------
    >>> exact(0.1), exact(1e-5), exact(1.702)
    (Fraction(1, 10), Fraction(1, 100000), Fraction(851, 500))
    >>> exact(1 / 3)
    Traceback (most recent call last):
    derive.StatementError: 0.3333333333333333 has been rounded; write what is meant, such as ...
    """
    text, why = str(value), _WHY.get(type(value), "")
    if isinstance(value, bool) or not isinstance(value, Real | Decimal):
        why = f"; {value.why}; write {value.written}{value.whose}" if isinstance(value, Whole) else why
        raise StatementError(f"not an exact number: {value!r}{why}")
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    if not isfinite(value):
        raise StatementError(f"a finite number was expected, not {text}")
    digits = text.lower().partition("e")[0].replace(".", "").strip("-0")
    if isinstance(value, Real) and len(digits) > _MOST_DIGITS.get(getattr(value, "itemsize", 8), 15):
        meant = f"write what is meant, such as Rational(1, 3), pi or sqrt(2), or Rational({text!r})"
        raise StatementError(f"{text} has been rounded; {meant}")
    return Fraction(text)


_WHY: Mapping[Any, str] = {
    str: "; a name is declared first, as in (a,) = reals('a')",
    list: "; of a list of names one is taken out, as in (a,) = reals('a') or (i,) = n.indices('i')",
}


def lift(value: Any) -> Term:
    """Return a term, or the numeral of a number: see `exact`."""
    return value if type(value) is Term else num(value if type(value) is int else exact(value))


def real(word: str, value: Any, place: int = 0) -> Term:
    """Return the value as a real term.

    Raises
    ------
    StatementError
        If it is none: which argument of which word it is, and what it is.
    """
    t = lift(getattr(value, "term", value))
    if t.sort == "R":
        return t
    hint = "; a size as a number is n.card" if t.sort[0] == "I" else ""
    hint = "; indices are not added: only those of Integers have a next one, t + 1" if word in "+-*/" and hint else hint
    hint = "; the number 0 is written 0" if t == Term("zero") else hint
    hint = f"; write {value.written}{value.whose}" if isinstance(value, Whole) else hint
    what = f"{_PLACES[place]} argument, not {_KINDS[t.sort[0]]}, {t!r}{hint}"
    raise StatementError(f"{word}: a real number was expected as {what}")


class Whole:
    """A value without arithmetic as a whole, such as a vector: each operator says what to write.

    Attributes
    ----------
    written : str
        What is written for it in a formula, such as ``x[i]``.
    why : str
        Why it is not written by itself.
    whose : str
        What else is said of that.
    """

    written = why = whose = ""


def _shown(value: Any) -> str:
    if type(value) is not Term:
        return value.written if isinstance(value, Whole) else f"{value}"
    return f"({face(value)})" if value.head in ("add", "sub", "neg") else face(value)


def _refusal(message: str, turned: bool = False) -> Callable[..., Any]:
    """Return an operator that refuses, in a sentence with its two sides as they are written."""

    def refuse(self: Any, other: Any = None) -> Any:
        a, b = map(_shown, (other, self) if turned else (self, other))
        raise StatementError(
            message.format(a=a, b=b, self=self, why=getattr(self, "why", ""), whose=getattr(self, "whose", ""))
        )

    return refuse


def _again(operation: Callable[[Term, Any], Term], sign: str, turned: bool = False) -> Callable[[Term, Any], Any]:
    """Return the kernel's operator, which reads again what it refuses."""

    def operate(self: Term, other: Any) -> Any:
        try:
            return operation(self, other)
        except StatementError as error:
            refused = error
        if isinstance(other, Whole):
            return NotImplemented
        number = lift(other)
        for place, t in enumerate((number, self) if turned else (self, number)):
            real(sign, t, place)
        if number is other:
            raise refused
        return operation(self, number)

    return operate


def _power(self: Term, k: Any) -> Term:
    whole = not isinstance(k, bool) and isinstance(k, Real) and k % 1 == 0
    try:
        return OWN["__pow__"](self, int(k) if whole else k)
    except StatementError:
        base = real("**", self)
        most = f"an exponent is {MAX_POWER} at most, a larger one a product of powers; " if whole and k > 0 else ""
        how = powers(face(base) if base.head == "at" else "t")
        raise StatementError(f"{_shown(base)}**{_shown(k)}: {most}{how}") from None


def _truth(self: Term) -> NoReturn:
    """Refuse what ``a and b``, ``not a`` and ``if a`` ask for: the first of them would silently be ``b``."""
    how = "both of two is And(P, Q), and whether one is true says decide(P)"
    if self.sort == "R":
        how = f"that it is not 0 is Ne({face(self)}, 0)"
    raise StatementError(f"{face(self)}: what stands in a formula has no truth value in Python; {how}")


def _of_numpy(self: Any, function: Any, method: str, *inputs: Any, **_: Any) -> Any:
    name = _OF_NUMPY.get(function.__name__)
    if name is None or method != "__call__":
        word = function.__name__ if function.__name__ in FUNCTIONS else "exp"
        why = f"NumPy computes with numbers; write a word of derive, such as {word}({_shown(self)})"
        raise StatementError(f"numpy.{function.__name__}: {why}")
    sides = (t[()] if getattr(t, "shape", None) == () else t for t in inputs)  # it makes arrays of its own numbers
    return getattr(operator, name)(*(t if isinstance(t, Whole) else lift(t) for t in sides))


_COMPARED = "{a} %s {b}: a comparison of Python is no formula; write %s{whose}"
_ABSOLUTE = "{a}: write abs({a}), by 'from derive.prelude import abs'"
_LARGER = "; the larger of two is max, by 'from derive.prelude import max'"
_RELATIONS = {
    "__lt__": _refusal(_COMPARED % ("<", "Lt({a}, {b})")),
    "__le__": _refusal(_COMPARED % ("<=", "Le({a}, {b})")),
    "__gt__": _refusal(_COMPARED % (">", "Lt({b}, {a})") + _LARGER),
    "__ge__": _refusal(_COMPARED % (">=", "Le({b}, {a})")),
    "__array_ufunc__": _of_numpy,
}
OPERATORS: Mapping[str, Callable[..., Any]] = {
    **{f"__{n}__": _again(OWN[f"__{n}__"], sign) for n, sign in _SIGNS.items()},
    **{f"__r{n}__": _again(OWN[f"__r{n}__"], sign, turned=True) for n, sign in _SIGNS.items()},
    **_RELATIONS,
    "__pow__": _power,
    "__bool__": _truth,
    "__rpow__": _refusal("{b}**{a}: a power has a whole number as exponent; write exp({a}*log({b}))"),
    "__abs__": _refusal(_ABSOLUTE),
    "__float__": _refusal("{a}: a formula has no value; write a word of derive, such as exp({a}) for math.exp({a})"),
    "__floordiv__": _refusal("{a}: " + SIGNS["//"]),
    "__mod__": _refusal("{a}: " + SIGNS["%"]),
    "__xor__": _refusal("{a}: a power is written {a}**2"),
    "__and__": _refusal("{a}: of two formulas both is And(P, Q)"),
    "__or__": _refusal("{a}: there is no such formula; each case is asked for by itself"),
    "__invert__": _refusal("{a}: two numbers differ is Ne(a, b); there is no other negation"),
}
"""What operators on terms do beside the kernel's own."""
METHODS = {
    **dict.fromkeys(("T", "mT", "transpose"), "; a transpose exchanges indices, as in W[j, i]"),
    **dict.fromkeys(("dot", "matmul"), "; a product is a sum, as in Sum(W[i, k]*x[k], k)"),
    **dict.fromkeys(("shape", "size", "ndim"), "; its dimensions are .dims, and one as a number is n.card"),
    "sum": "; write Sum({}, k)",
    "mean": "; write Sum({}, k)/n.card",
    "max": "; the larger of two numbers is max, by 'from derive.prelude import max'",
}
"""What is written for what arrays have."""
_INSTEAD = "{self!r}: {why}; write {a}%s{b}{whose}"
_OF_WHOLES: Mapping[str, Callable[..., Any]] = {
    **{f"__{n}__": _refusal(_INSTEAD % sign) for n, sign in {**_SIGNS, "pow": "**"}.items()},
    **{f"__r{n}__": _refusal(_INSTEAD % sign, turned=True) for n, sign in {**_SIGNS, "pow": "**"}.items()},
    **_RELATIONS,
    "__neg__": _refusal("{self!r}: {why}; write -{a}{whose}"),
    "__abs__": _refusal(_ABSOLUTE),
    "__rmatmul__": _refusal("{self!r}: a product of matrices is a sum, such as Sum(W[i, k]*x[k], k)"),
}


def install() -> None:
    """Let operators on terms take numbers, and those on wholes and comparisons say what to write."""
    for kind, table in ((Term, OPERATORS), (Whole, _OF_WHOLES)):
        for name, operation in table.items():
            setattr(kind, name, operation)
