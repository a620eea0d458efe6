"""What Python's operators make of terms: the kernel's own, and for the others a sentence that says what to write.

The kernel's operators take terms and exact numbers, and refuse the rest. What they refuse is read here once more: a
number is the decimal that it prints, as in the text. What they take is never read otherwise, so that nothing is to be
trusted: the operators are installed from here, as the printer is.

>>> from derive import Dimension, reals, vector
>>> a, b = reals("a b")
>>> 0.5 * a
Rational(1, 2)*a
>>> a >= b
Traceback (most recent call last):
derive.kernel.sorts.StatementError: a >= b: a comparison of Python is no formula; write Le(b, a)
>>> x = vector("x", Dimension("n"))
>>> 2 * x
Traceback (most recent call last):
derive.kernel.sorts.StatementError: x[n]: an operation is said of entries; write 2*x[i], for an index i of n
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

from ..kernel.terms import StatementError, Term, num
from .hints import SIGNS, powers
from .printer import face

__all__ = ["OPERATORS", "OWN", "Whole", "exact", "install", "lift", "real"]

_PLACES = ("first", "second")
_KINDS = {"I": "an index", "V": "a vector", "P": "a formula"}
_MOST_DIGITS = {2: 3, 4: 6}
"""Digits that each number of so many bytes keeps; a number of eight keeps 15. More have been rounded."""
_ARITHMETIC = {"add": "+", "sub": "-", "mul": "*", "truediv": "/"}
_RELATIONS = {"lt": ("<", "Lt"), "le": ("<=", "Le"), "gt": (">", "Lt"), "ge": (">=", "Le")}
_OF_NUMPY = {
    "add": "add",
    "subtract": "sub",
    "multiply": "mul",
    "divide": "truediv",
    "power": "pow",
    "equal": "eq",
    "less": "lt",
    "less_equal": "le",
    "greater": "gt",
    "greater_equal": "ge",
    "not_equal": "ne",
}
"""Operators, by the functions that NumPy calls for them where one side is a number of its own."""

OWN = {
    name: vars(Term)[name] for n in (*_ARITHMETIC, "pow") for name in (f"__{n}__", f"__r{n}__") if name in vars(Term)
}
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
    derive.kernel.sorts.StatementError: 0.3333333333333333 has been rounded; write what is meant, such as ...
    """
    if isinstance(value, bool) or not isinstance(value, Real | Decimal):
        raise StatementError(f"not an exact number: {value!r}{_instead(value)}")
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    text = str(value)
    try:
        found = Fraction(text)
    except ValueError:
        raise StatementError(f"a finite number was expected, not {text}") from None
    digits = text.lower().partition("e")[0].replace(".", "").strip("-0")
    if isinstance(value, Real) and len(digits) > _MOST_DIGITS.get(getattr(value, "itemsize", 8), 15):
        decimal = f"Rational({text!r})"
        raise StatementError(
            f"{text} has been rounded; write what is meant, such as Rational(1, 3), pi or sqrt(2), or {decimal}"
        )
    return found


def _instead(value: Any) -> str:
    if isinstance(value, Whole):
        return f"; {value.why}; write {value.written}{value.whose}"
    if type(value) is list and value and all(type(t) is Term for t in value):
        return "; it is a list of names: take them out of it, as in (a,) = reals('a') and (i,) = n.indices('i')"
    return ""


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
    t = lift(getattr(value, "term", value) if isinstance(value, Whole) else value)
    if t.sort == "R":
        return t
    hint = "; the number 0 is written 0" if t == Term("zero") else ""
    hint = hint or ("; a size as a number is n.card" if t.sort[0] == "I" else "")
    if hint and word in _ARITHMETIC.values():
        hint = "; indices are not added: only those of Integers have a next one, t + 1"
    hint = f"; write {value.written}{value.whose}" if isinstance(value, Whole) else hint
    raise StatementError(
        f"{word}: a real number was expected as {_PLACES[place]} argument, not {_KINDS[t.sort[0]]}, {t!r}{hint}"
    )


class Whole:
    """What has no arithmetic as a whole, such as a vector: each operator says what to write.

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

    def product(self, left: Any, right: Any) -> str:
        """Return what is written for a product of matrices, of which it is one side."""
        return f"{_shown(left)}*{_shown(right)}"


def _shown(value: Any, tight: bool = True) -> str:
    if isinstance(value, Whole):
        return value.written
    if type(value) is not Term:
        return str(value) if isinstance(value, Real) else repr(value)
    return f"({face(value)})" if tight and value.head in ("add", "sub", "neg") else face(value)


def _whole(sign: str, turned: bool = False) -> Callable[..., Any]:
    def said(self: Whole, other: Any) -> Any:
        left, right = (other, self) if turned else (self, other)
        if sign == "@":
            raise StatementError(f"{self!r}: {SIGNS['@'].partition(',')[0]}; write {self.product(left, right)}")
        raise StatementError(f"{self!r}: {self.why}; write {_shown(left)}{sign}{_shown(right)}{self.whose}")

    return said


def _negated(self: Whole) -> Any:
    raise StatementError(f"{self!r}: {self.why}; write -{self.written}{self.whose}")


def _again(own: Callable[[Term, Any], Term], sign: str, turned: bool) -> Callable[[Term, Any], Any]:
    """Return the kernel's operator, which reads again what it refuses."""

    def operator_of(self: Term, other: Any) -> Any:
        try:
            return own(self, other)
        except StatementError as error:
            refused = error
        if isinstance(other, Whole):
            return NotImplemented
        number = lift(other)
        for place, t in enumerate((number, self) if turned else (self, number)):
            real(sign, t, place)
        if number is other:
            raise refused
        return own(self, number)

    return operator_of


def _power(own: Callable[[Term, Any], Term]) -> Callable[[Term, Any], Term]:
    def power(self: Term, k: Any) -> Term:
        try:
            if type(k) is int:
                return own(self, k)
            q = exact(k) if isinstance(k, Real) else None
            if q is not None and q.denominator == 1:
                return own(self, int(q))
        except StatementError as error:
            if type(k) is int and k > 0:
                raise StatementError(f"{error}; a larger one is a product of powers") from None
        base = real("**", self)
        raise StatementError(f"{_shown(base)}**{_shown(k)}: {powers(face(base) if base.head == 'at' else 't')}")

    return power


def _relation(sign: str, word: str) -> Callable[[Any, Any], Any]:
    def refused(self: Any, other: Any) -> Any:
        sides = (self, other) if sign[0] == "<" else (other, self)
        instead = f"{word}({', '.join(_shown(s, tight=False) for s in sides)})"
        whose = self.whose if isinstance(self, Whole) else ""
        larger = "; the larger of two is max, by 'from derive.prelude import max'" if sign == ">" else ""
        compared = f"{_shown(self)} {sign} {_shown(other)}"
        raise StatementError(f"{compared}: a comparison of Python is no formula; write {instead}{whose}{larger}")

    return refused


def _sentence(why: str) -> Callable[..., Any]:
    def said(self: Any, *_: Any) -> Any:
        raise StatementError(f"{_shown(self)}: {why.format(_shown(self, tight=False))}")

    return said


def _truth(self: Term) -> bool:
    if self.sort == "P":
        said = (
            "a formula has no truth value in Python; both of two is And(P, Q), and whether one is true says decide(P)"
        )
        raise StatementError(f"{face(self)}: {said}")
    return True


def _of_numpy(self: Any, function: Any, method: str, *inputs: Any, **_: Any) -> Any:
    name = _OF_NUMPY.get(function.__name__)
    if name is None or method != "__call__":
        what = f"such as exp({_shown(self, tight=False)})"
        raise StatementError(f"numpy.{function.__name__}: NumPy computes with numbers; write a word of derive, {what}")
    sides = (t[()] if getattr(t, "shape", None) == () else t for t in inputs)  # it makes arrays of its own numbers
    return getattr(operator, name)(*(t if isinstance(t, Whole) else lift(t) for t in sides))


_OTHERS = {
    "__rpow__": "it is no exponent; of 2 to this power write exp({0}*log(2))",
    "__abs__": "write abs({0}), by 'from derive.prelude import abs'",
    "__float__": "a formula has no value; write a word of derive, such as exp({0}) for math.exp({0})",
    "__floordiv__": SIGNS["//"],
    "__mod__": SIGNS["%"],
    "__and__": "of two formulas both is And(P, Q)",
    "__or__": "there is no such formula; each case is asked for by itself",
    "__invert__": "two numbers differ is Ne(a, b); there is no other negation",
}
OPERATORS: dict[str, Callable[..., Any]] = {
    **{f"__{n}__": _again(OWN[f"__{n}__"], sign, turned=False) for n, sign in _ARITHMETIC.items()},
    **{f"__r{n}__": _again(OWN[f"__r{n}__"], sign, turned=True) for n, sign in _ARITHMETIC.items()},
    **{f"__{n}__": _relation(*said) for n, said in _RELATIONS.items()},
    **{name: _sentence(why) for name, why in _OTHERS.items()},
    "__pow__": _power(OWN["__pow__"]),
    "__bool__": _truth,
    "__array_ufunc__": _of_numpy,
}
_OF_WHOLES: dict[str, Callable[..., Any]] = {
    **{f"__{n}__": _whole(sign) for n, sign in {**_ARITHMETIC, "pow": "**", "matmul": "@"}.items()},
    **{f"__r{n}__": _whole(sign, turned=True) for n, sign in {**_ARITHMETIC, "pow": "**", "matmul": "@"}.items()},
    **{f"__{n}__": _relation(*said) for n, said in _RELATIONS.items()},
    "__neg__": _negated,
    "__abs__": _sentence(_OTHERS["__abs__"]),
    "__array_ufunc__": _of_numpy,
}


def install() -> None:
    """Let operators on terms take numbers, and those on wholes and comparisons say what to write."""
    for kind, table in ((Term, OPERATORS), (Whole, _OF_WHOLES)):
        for name, said in table.items():
            setattr(kind, name, said)
