"""Make a formula a value: a definition of its name, what is assumed of its variables, and the axes of its value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..kernel.terms import Definition, StatementError, Term
from .families import family
from .text.asked import listed
from .text.declarations import context_of
from .text.formulas import Written
from .text.operators import lift
from .text.prelude import told_apart
from .text.text import definition

__all__ = ["Formula", "called", "formula", "written"]


class Formula:
    """A formula that somebody wants to differentiate.

    Attributes
    ----------
    name : str
    body : Term
        The formula as a defined term of its name, or the defined term that was given; its free indices are the axes.
    given : tuple of Term
        What is assumed of its variables.
    indices : tuple of Term
        The axes, in order.

    Examples
    --------
    >>> from derive import Dimension, exp, vector
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> formula("growth", exp(vector("x", n)[i]))
    growth(x[n], i:n) = exp(x[i])
    """

    def __init__(self, name: str, body: Term, given: tuple[Term, ...], indices: tuple[Term, ...]) -> None:
        self.name, self.body, self.given, self.indices = name, body, given, indices

    def __repr__(self) -> str:
        return definition(self.body.args[0])


def formula(name: str, body: Any, given: Iterable[Term] = (), out: Sequence[Term] | None = None) -> Formula:
    """Return a formula with its definition, hypotheses and axes.

    Parameters
    ----------
    name : str
    body : Term or number
        A real term, such as ``(1 + w[i])*rmsnorm(x, epsilon, i)``.
    given : iterable of Term, optional
        Hypotheses. A derivative says which of them it needs.
    out : sequence of Term, optional
        The indices of the axes, in order; without it the free ones, in order of appearance.

    Raises
    ------
    StatementError
        If the body is no real number, a hypothesis no formula, or an index of ``out`` does not occur.

    Examples
    --------
    >>> from derive import reals
    >>> (t,) = reals("t")
    >>> formula("square", t**2)
    square(t) = t**2
    """
    body = lift(body)
    if body.sort != "R" or body.loose:
        raise StatementError(f"formula {name}: a real number was expected, such as x[i], not {body!r}")
    if body.random:
        raise StatementError(f"formula {name}: random entries occur outside an expectation; nothing is derived by them")
    hypotheses = [*listed(given)]
    for h in hypotheses:
        if type(h) is not Term or h.sort != "P" or h.loose:
            raise StatementError(f"formula {name}: a hypothesis is a formula, such as Lt(0, epsilon), not {h!r}")
    body, *hypotheses = told_apart(body, *hypotheses)
    keys = [k for k in context_of(body).variables.values() if k in body.free]
    free = [Term.of(k) for k in keys if k.kind == "ix"]
    axes = tuple(free if out is None else out)
    if set(axes) != set(free) or len(axes) != len(free):
        raise StatementError(f"formula {name}: its free indices are {_listed(free)}; out has {_listed(axes)}")
    if body.head != "def":
        params = (*(k for k in keys if k.kind == "at"), *(i.key for i in axes))
        body = Term("def", Definition(name, params, body), *map(family, params))
    return Formula(name, body, tuple(hypotheses), axes)


def written(text: Written) -> Formula:
    """Return a formula of a text as a value.

    Raises
    ------
    StatementError
        If it is no real number, or its axes are others: with its line.
    """
    try:
        return formula(text.name or called(text.body), text.body, text.given, text.indices)
    except StatementError as error:
        raise StatementError(f"line {text.line}: {error}") from None


def called(body: Any) -> str:
    """Return the name of a term that has none."""
    return str(body.args[0].name) if type(body) is Term and body.head == "def" else "f"


def _listed(indices: Iterable[Term]) -> str:
    return ", ".join(map(repr, indices)) or "none"
