"""Claims near to one that is false: one sign, one factor, one term, one index away from it."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.terms import StatementError, Term, num

__all__ = ["variants"]

MOST = 160


def variants(claim: Term) -> Iterator[Term]:
    """Yield equations, or derivatives, whose last side differs in one place.

    Examples
    --------
    >>> from derive import Eq, reals
    >>> a, b = reals("a b")
    >>> [v.args[1] for v in variants(Eq((a + b) ** 2, a**2 + b**2))][:3]
    [-(a**2 + b**2), 2*(a**2 + b**2), (a**2 + b**2)/2]
    """
    if claim.head not in ("eq", "deriv"):
        return
    *before, side = claim.args
    seen = {side}
    for changed in _changed(side):
        if changed not in seen and len(seen) < MOST:
            seen.add(changed)
            yield Term(claim.head, *before, changed)


def _changed(t: Term) -> Iterator[Term]:
    """Yield a real term with one change, the outermost first."""
    if t.sort == "R":
        yield from _here(t)
    for n, a in enumerate(t.args):
        if type(a) is not Term or (t.head == "def" and a.sort != "R"):
            continue
        for changed in _changed(a):
            try:
                yield Term(t.head, *t.args[:n], changed, *t.args[n + 1 :], hint=t.hint)
            except StatementError:
                continue


def _here(t: Term) -> Iterator[Term]:
    yield -t
    yield num(2) * t
    yield t / num(2)
    match t.head, t.args:
        case "add", (a, b):
            yield a - b
            yield a
            yield b
            yield a * b
        case "sub", (a, b):
            yield a + b
            yield a
            yield b
        case "mul", (a, b):
            yield a
            yield b
            yield a + b
            yield a / b
        case "div", (a, b):
            yield a
            yield a * b
        case "pow", (a, k):
            yield a
            yield a ** (k + 1)
        case "sum", (dim, _):
            yield t / Term("card", dim)
        case "fn", ("sqrt", a):
            yield a
        case "neg", (a,):
            yield a
        case "at", _:
            yield t**2
        case "num", (q,):
            yield num(q + 1)
            yield num(q - 1)
