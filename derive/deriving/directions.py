"""Derivatives along a line: what ``f`` changes by when an array moves in a direction, found and proved at every point.

The array that moves is a line ``x + t dx`` in a real variable ``t``, and the kernel proves a derivative in ``t``. That
says more than partial derivatives do: that ``f`` is differentiable along the line.
"""

from __future__ import annotations

from typing import NamedTuple

from ..kernel import rules as K
from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import Definition, Key, Term, num, substitute
from ..language.families import family, fresh, indices, lettered, letters, vector
from ..language.fresh import Fresh
from ..proving.algebra import chain, ring
from .engine import Engine, itself
from .equality import shown_equal
from .rules import Moving
from .shapes import length


class Line(NamedTuple):
    """An array that moves along a line.

    Attributes
    ----------
    variable : Key
        The array ``x``.
    direction : Key
        ``dx``, of the same shape.
    time : Term
        The real variable ``t``.
    """

    variable: Key
    direction: Key
    time: Term

    def points(self, names: Fresh) -> tuple[list[Term], Term]:
        """Fresh indices, and the entry of ``x + t dx`` at them."""
        at = fresh(self.variable, names)
        return at, Term.of(self.variable, *at) + self.time * Term.of(self.direction, *at)

    def on(self, t: Term) -> Term:
        """Return a term or a formula at the points of the line in the place of ``x``."""
        return lettered(substitute(t, {self.variable: vector(*self.points(Fresh()))}), letters(t))


class Along(NamedTuple):
    """A derivative along a line: ``D(f(x + t dx), t) = value(x + t dx, dx)``, and the value at ``x``."""

    theorem: Theorem
    value: Term


def along(engine: Engine, f: Term, line: Line, name: str = "") -> Along:
    """Find and prove how ``f`` moves along a line.

    Parameters
    ----------
    engine : Engine
        What it assumes of ``x`` it assumes of the points of the line too: see `Line.on`.
    f : Term
    line : Line
    name : str
        What the value is called in the theorem, as a function of ``x`` and ``dx``; it has no name where it does not
        depend on ``x``, or this is empty.

    Raises
    ------
    ProofError
        If a term is not shown to be differentiable, or there is no rule.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, exp, log, reals, vector
    >>> n = Dimension("n")
    >>> (k,) = n.indices("k")
    >>> x, dx = vector("x", n), vector("dx", n)
    >>> (t,) = reals("t")
    >>> lse = log(Sum(exp(x[k]), k))
    >>> along(Engine(), lse, Line(x.key, dx.key, t)).value
    Sum(dx[k]*exp(x[k]), k:n)/Sum(exp(x[k]), k:n)
    """
    x, dx, t = line
    names, used = engine.names, letters(f)
    at, entry = line.points(names)
    along_line = engine.proved(entry, {t.key: itself(t, names)}, t)
    along_line = K.deriv_eq(K.refl(entry), along_line, ring(along_line.concl.args[2], Term.of(dx, *at)))
    moved = Moving(vector(at, entry), family(dx), along_line, tuple(at))
    raw = engine.proved(f, {x: moved}, t)
    slope = _shortest(engine, f, line)
    there = K.instantiate(slope, (x, moved.actual)) if x in slope.concl.free else slope
    if raw.concl.args[2] != there.lhs:
        there = chain(shown_equal(raw.concl.args[2], there.lhs, engine.scope), there)
    value = lettered(slope.rhs, used)
    displayed = lettered(substitute(value, {x: moved.actual}), used)
    if name and x in value.free:
        places = [k for k in sorted(value.free) if k.kind != "ix"]
        order = [i for i in dict.fromkeys(indices(f)) if i.key in value.free]
        use = Term("def", Definition(name, (*places, *(i.key for i in order)), value), *map(family, places), *order)
        displayed = lettered(substitute(use, {x: moved.actual}), used)
        there = chain(there, K.symm(K.unfold(displayed)))
    where = lettered(substitute(f, {x: moved.actual}), used)
    return Along(K.deriv_eq(K.refl(where), raw, K.trans(there, K.refl(displayed))), value)


def _shortest(engine: Engine, f: Term, line: Line) -> Theorem:
    """``value = closed form`` of what the rules give for ``f`` where ``x`` moves by ``dx``."""
    x, dx, _ = line
    raw = engine.value(f, {x: Moving(family(x), family(dx))})
    minus = raw.head == "mul" and raw.args[0] == num(-1)
    plain = ring(raw, Term("neg", raw.args[1])) if minus else K.refl(raw)
    try:
        closed = engine.closed(raw, f, {x})
    except ProofError:  # no normal form within the limits: what the lemmas of the definitions give is an answer too
        return plain
    return closed if length(closed.rhs) < length(raw) else plain
