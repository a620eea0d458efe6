"""Second derivatives: the derivative of a derivative that was found, both proved, and said in one statement."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel import rules as K
from ..kernel.rules import Theorem
from ..kernel.terms import Definition, Term
from ..language.families import family, indices
from .engine import Engine
from .shapes import length


class Curvature(NamedTuple):
    """``D(f, x_j) = g`` and ``D(g, x_k) = value``.

    Attributes
    ----------
    theorem : Theorem
        The conjunction of the two.
    value : Term
    first : tuple of Definition
        What ``g`` is the name of; empty where ``g`` is no longer than a name.
    steps : (Theorem, Theorem)
        The two.
    """

    theorem: Theorem
    value: Term
    first: tuple[Definition, ...]
    steps: tuple[Theorem, Theorem]


def curvature(engine: Engine, f: Term, x: Term, y: Term, name: str) -> Curvature:
    """Find and prove the derivative in ``y`` of the derivative of ``f`` in ``x``, which is called ``name``.

    Raises
    ------
    ProofError
        If a term is not shown to be differentiable, or there is no rule.

    Examples
    --------
    >>> from derive import Dimension, Sum, exp, log, vector
    >>> n = Dimension("n")
    >>> j, k, l = n.indices("j k l")
    >>> x = vector("x", n)
    >>> found = curvature(Engine(), log(Sum(exp(x[k]), k)), x[j], x[l], "gradient")
    >>> found.first[0].body, found.value
    (exp(x[j])/Sum(exp(x[k]), k:n), gradient(x, j)*(KroneckerDelta(j, l) - gradient(x, l)))
    """
    first, names = engine.derivative(f, x), list[Definition]()
    slope = first.concl.args[2]
    if length(slope) > 1:
        axes = [i.key for i in dict.fromkeys((*indices(f), *x.args[3:])) if i.key in slope.free]
        places = (*sorted(slope.free.difference(axes)), *axes)
        names.append(Definition(name, places, slope))
        named = Term("def", names[0], *map(family, places))
        first = K.deriv_eq(K.refl(f), first, K.symm(K.unfold(named)))
    second = engine.derivative(first.concl.args[2], y)
    return Curvature(K.both(first, second), second.concl.args[2], tuple(names), (first, second))
