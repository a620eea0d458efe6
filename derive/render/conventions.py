"""State the conventions of a page that stands alone: x/0 is 0, random entries have all moments, no size is 0."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..kernel.terms import MOMENTS, Term, open_, subterms, unfold_all
from .abbreviations import matches

POSITIVE = "Sizes are positive."

ANY = "any~"  # begins the name of an index that stands for all; the names of a statement have no tilde


def conventions(claim: Term, hypotheses: Sequence[Term]) -> str:
    """Return the sentence that names the conventions on which a statement rests; empty if on none.

    Whether a divisor can be 0 is read off its form and the conditions. Where these do not tell, the convention is
    named: a page may say it in vain, and does not keep it back. That sizes are positive is named where one divides by
    a size or by a sum, which would be 0 without it.

    Parameters
    ----------
    claim : Term
    hypotheses : sequence of Term
        With the conditions of the domain.

    Examples
    --------
    >>> from derive.language.terms import Eq, Ne, reals
    >>> a, b = reals("a b")
    >>> conventions(Eq(a / b, 1 / (b / a)), ())
    'A quotient by $0$ is $0$.'
    >>> conventions(Eq(a / b, 1 / (b / a)), (Ne(a, 0), Ne(b, 0)))
    ''
    """
    given = tuple(map(unfold_all, hypotheses))
    parts = dict.fromkeys(t for s in (unfold_all(claim), *given) for t in subterms(s))
    facts = tuple(k for h in given for k in _told(h))
    clauses = []
    if any(t.head == "div" and not _nonzero(t.args[1], facts) for t in parts):
        clauses.append("a quotient by $0$ is $0$")
    if any(t.head in MOMENTS for t in parts):
        clauses.append("random entries have all moments")
    if any(t.head == "div" and any(s.head in ("card", "sum") for s in subterms(t.args[1])) for t in parts):
        clauses.append("sizes are positive")
    sentence = ", ".join(clauses[:-2] + [", and ".join(clauses[-2:])])
    return f"{sentence[0].upper()}{sentence[1:]}." if sentence else ""


class _Known(NamedTuple):
    """A term that a condition tells not to be 0, or to be positive; its indices called ``ANY`` stand for all."""

    term: Term
    positive: bool


def _told(condition: Term) -> Iterator[_Known]:
    """Yield what a condition says: of ``t != 0``, ``0 < t``, ``1 < t`` (of ``log t`` too), ``t^2 = n``."""
    n = 0
    while condition.head == "forall":
        condition, n = open_(condition.args[1], Term("ix", f"{ANY}{n}", condition.args[0])), n + 1
    if condition.head not in ("ne", "lt", "eq"):
        return
    a, b = condition.args
    if condition.head == "eq":
        yield from (_Known(p.args[0], False) for p, n in ((a, b), (b, a)) if p.head == "pow" and _positive(n, ()))
    elif condition.head == "ne":
        yield from (_Known(t, False) for t, zero in ((a, b), (b, a)) if _is_number(zero, 0))
    elif _is_number(a, 0) or _is_number(a, 1):
        yield _Known(b, True)
        if _is_number(a, 1):
            yield _Known(Term("fn", "log", b), True)
    elif _is_number(b, 0):
        yield _Known(a, False)


def _is_number(t: Term, value: int) -> bool:
    return t.head == "num" and bool(t.args[0] == value)


def _listed(t: Term, facts: tuple[_Known, ...], positive: bool = False) -> bool:
    """Tell whether a condition is about this very term."""
    return any(matches(k.term, t, _stands_for_all, {}) for k in facts if k.positive or not positive)


def _stands_for_all(t: Term) -> bool:
    return t.head == "ix" and bool(t.args[0].startswith(ANY))


def _nonzero(t: Term, facts: tuple[_Known, ...]) -> bool:
    """Tell whether the form of a term, or a condition, shows that it is not 0."""
    if _listed(t, facts) or _positive(t, facts):
        return True
    match t.head:
        case "num":
            return bool(t.args[0])
        case "mul" | "div":
            return all(_nonzero(a, facts) for a in t.args)
        case "pow":
            return _nonzero(t.args[0], facts)
    return False


def _positive(t: Term, facts: tuple[_Known, ...]) -> bool:
    if _listed(t, facts, positive=True):
        return True
    match t.head:
        case "num":
            return bool(t.args[0] > 0)
        case "card" | "pi":
            return True
        case "fn":
            return t.args[0] == "exp" or (t.args[0] == "sqrt" and _root(t.args[1], facts))
        case "sum":
            return _positive(t.args[1], facts)
        case "add" | "mul" | "div":
            return all(_positive(a, facts) for a in t.args)
        case "pow":
            return _positive(t.args[0], facts)
    return False


def _root(t: Term, facts: tuple[_Known, ...]) -> bool:
    """Tell whether a root of ``t`` is positive: ``t`` is positive, or a square of a term that is not 0."""
    square = t.head == "pow" and t.args[1] % 2 == 0 and _nonzero(t.args[0], facts)
    return square or _positive(t, facts)
