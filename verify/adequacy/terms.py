"""Adequacy of terms: without each summand or factor a claim is false, or weaker, or the entry says why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Any, NamedTuple

from derive.kernel.terms import Term, num, subterms, unfold_all
from derive.language.text.text import text
from derive.values.drops import Drop, drops, opened
from derive.values.slips import SUMS
from verify.adequacy.points import Place, TotalPoint, refutation
from verify.measure.comparison import HOLDS, NOTHING_LEFT, REFUTED, difference, judged
from verify.numbers import Array, UndecidedError

__all__ = ["Needed", "label", "needed", "vacuities"]

ORDERS = ("le", "lt")
LONGEST = 60
"""Characters of a term in its name."""
ZERO = num(0)
LEAVES = ("at", "num", "card", "delta", "pi")


class Needed(NamedTuple):
    """A claim without one of its terms, and the outcome.

    Attributes
    ----------
    drop : Drop
    verdict : str
        ``false``, at ``place``; ``weaker``, an inequality that follows from the claim; ``empty``, both sides are one
        term; ``constant``, a summand of a function that does not move; ``scale``, a factor that does not change a
        comparison with 0; ``no change`` or ``also true``, which an entry has to name.
    place : Place or None
    """

    drop: Drop
    verdict: str
    place: Place | None = None


def label(drop: Drop) -> str:
    """Name a dropped term as entries do that list it as idle."""
    part, piece = f"part {drop.part + 1}, " if drop.part else "", text(drop.piece)
    return f"{part}{drop.side}: {drop.kind} {piece if len(piece) <= LONGEST else piece[: LONGEST - 3] + '...'}"


def needed(claim: Term, near: Sequence[TotalPoint], far: Callable[[], Sequence[TotalPoint]]) -> list[Needed]:
    """Judge a claim without each of its terms in turn; parts of an idle term are left alone.

    Parameters
    ----------
    claim : Term
    near : sequence of TotalPoint
        Points where the hypotheses hold, which refute most.
    far : callable
        Returns more of them, for what those do not refute.
    """
    verdicts: list[Needed] = []
    idle: list[Drop] = []
    for drop in drops(claim):
        if any(drop.within(other) for other in idle):
            continue
        verdict = _verdict(claim, drop, near, far)
        verdicts.append(verdict)
        if verdict.verdict in ("constant", "no change", "also true"):
            idle.append(drop)
    return verdicts


def _verdict(claim: Term, drop: Drop, near: Sequence[TotalPoint], far: Callable[[], Sequence[TotalPoint]]) -> Needed:
    if drop.claim is None:
        return Needed(drop, "no value")
    place = refutation(near, drop.claim) or refutation(far(), drop.claim)
    if place is not None:
        return Needed(drop, "false", place)
    before, after = _relation(claim, drop.part), _relation(drop.claim, drop.part)
    every = [*near, *far()]
    if unfold_all(after.args[0]) == unfold_all(after.args[-1]):
        return Needed(drop, "no change" if _neutral(drop, every) else "empty")
    if drop.side == "function" and drop.kind == "summand" and before.args[1].key not in unfold_all(drop.piece).free:
        return Needed(drop, "constant")  # it does not depend on the variable of the derivative
    if _scales(claim, drop, every):
        return Needed(drop, "scale")
    if before.head in ORDERS and _weaker(claim, drop, every):
        return Needed(drop, "weaker")
    return Needed(drop, "no change" if _same(claim, drop, every) else "also true")


def _neutral(drop: Drop, every: Iterable[TotalPoint]) -> bool:
    """Tell whether a summand is 0, or a factor 1, wherever the hypotheses hold."""
    neutral = 0 if drop.kind == "summand" else 1
    values = _values(drop.piece, every)
    return bool(values) and all(abs(ball - neutral) < NOTHING_LEFT for ball in values)


def _relation(claim: Term, part: int) -> Term:
    """Return one relation of a claim, with free indices for those of its quantifiers."""
    return _relations(claim)[part]


def _relations(f: Term) -> list[Term]:
    if f.head == "and":
        return [r for p in f.args for r in _relations(p)]
    return _relations(opened(f.args[1])) if f.head == "forall" else [f]


def _scales(claim: Term, drop: Drop, every: Iterable[TotalPoint]) -> bool:
    """Tell whether a factor of a whole side, beside a side that is 0, is nowhere 0; in an inequality, positive."""
    relation, side = _relation(claim, drop.part), 0 if drop.side == "left" else 1
    if drop.kind != "factor" or relation.head == "deriv" or relation.args[1 - side] != ZERO:
        return False
    if any(k.kind == "ix" and k.name.startswith("b") and k not in relation.free for k in drop.piece.free):
        return False  # it depends on what is summed over
    term = relation.args[side]
    for step in _inner(claim, drop.path):
        if term.head not in ("mul", "div", "pow", "neg", "sum"):
            return False
        term = term.args[step]
    values = _values(drop.piece, every)
    return bool(values) and all(b.excludes_zero() and (relation.head not in ORDERS or b > 0) for b in values)


def _inner(claim: Term, path: tuple[int, ...]) -> tuple[int, ...]:
    """Return the part of a path that leads from a side of a relation to the piece."""
    while claim.head in ("and", "forall"):
        claim, path = claim.args[path[0]], path[1:]
    return path[1:]


def _both(claim: Term, drop: Drop, every: Iterable[TotalPoint]) -> Iterator[tuple[Any, Any]]:
    """Yield what a relation is with the term and without it, wherever both have values."""
    shorter = claim if drop.claim is None else drop.claim
    for point in every:
        try:
            pair = point.cells(claim)[drop.part], point.cells(shorter)[drop.part]
        except UndecidedError:
            continue
        yield pair


def _weaker(claim: Term, drop: Drop, every: Iterable[TotalPoint]) -> bool:
    """Tell whether the side without the term is nowhere further in and somewhere further out."""
    further = False
    for with_it, without_it in _both(claim, drop, every):
        if drop.side == "left":
            verdicts = judged("le", without_it.left, with_it.left), judged("lt", without_it.left, with_it.left)
        else:
            verdicts = judged("le", with_it.right, without_it.right), judged("lt", with_it.right, without_it.right)
        if (verdicts[0] == REFUTED)[with_it.sound & without_it.sound].any():
            return False
        further |= bool((verdicts[1] == HOLDS)[with_it.sound & without_it.sound].any())
    return further


def _same(claim: Term, drop: Drop, every: Iterable[TotalPoint]) -> bool:
    """Tell whether a side has the same value without the term."""
    compared = False
    for with_it, without_it in _both(claim, drop, every):
        sound = with_it.sound & without_it.sound
        compared |= bool(sound.any())
        for a, b in ((with_it.left, without_it.left), (with_it.right, without_it.right)):
            if not _vanishes(difference(a, b)[sound]):
                return False
    return compared


def _vanishes(array: Array) -> bool:
    return all(abs(ball) < NOTHING_LEFT for ball in array.flat)


# ---- a claim that says nothing -------------------------------------------------------------------------------------


def vacuities(claim: Term, every: Sequence[TotalPoint]) -> list[str]:
    """Return the terms that are identically zero, or do not vary, at the points of a claim.

    Parameters
    ----------
    claim : Term
    every : sequence of TotalPoint
        Where its hypotheses hold.
    """
    names = []
    relations = _relations(claim)
    for n, relation in enumerate(relations):
        if relation.head in ("eq", "deriv") and ZERO not in (relation.args[0], relation.args[-1]):
            cells = [point.cells(claim)[n] for point in every]
            if all(_vanishes(c.left[c.sound]) and _vanishes(c.right[c.sound]) for c in cells):
                names.append(f"part {n + 1}: both sides")
    empty: list[Drop] = []
    for drop in drops(claim):
        relation = relations[drop.part]
        is_zero = drop.kind == "factor" and ZERO in (relation.args[0], relation.args[-1])
        if is_zero or f"part {drop.part + 1}: both sides" in names or any(drop.within(other) for other in empty):
            continue
        values = _values(drop.piece, every)
        if values and all(abs(ball) < NOTHING_LEFT for ball in values):
            empty.append(drop)
    names += map(label, empty)
    names += _cancelling(claim, every, empty)
    if not _varies(claim, every):
        names.append("all terms")
    return names


def _cancelling(claim: Term, every: Sequence[TotalPoint], empty: Sequence[Drop]) -> Iterator[str]:
    """Name pairs of summands of one sum that are 0 together: without one of them a claim is false, without both not.

    A sum of two that is 0 is one of its terms, and no pair.
    """
    sums: dict[tuple[int, ...], list[tuple[Drop, Term]]] = {}
    for drop in drops(claim):
        if drop.kind == "summand" and not any(drop.within(other) or drop == other for other in empty):
            place, sign = _sum_of(claim, drop.path)
            sums.setdefault(place, []).append((drop, drop.piece if sign > 0 else -drop.piece))
    for summands in sums.values():
        for (one, a), (other, b) in combinations(summands, 2) if len(summands) > 2 else ():
            values = _values(a + b, every)
            if values and all(abs(ball) < NOTHING_LEFT for ball in values):
                yield f"{label(one)} and {text(other.piece)}"


def _sum_of(claim: Term, path: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Return where the sum of all summands beside a summand begins, and the sign of the summand in it."""
    terms = [claim]
    for n in path:
        terms.append(terms[-1].args[n])
    begin, sign = len(path), 1
    while begin and terms[begin - 1].head in SUMS:
        begin -= 1
        sign = -sign if terms[begin].head == "sub" and path[begin] == 1 else sign
    return path[:begin], sign


def _values(term: Term, every: Iterable[TotalPoint]) -> list[Any]:
    """Return the values of a term at the points; of a random one, the means of its square."""
    measured = Term("E", term * term) if term.random else term
    values = []
    for point in every:
        try:
            values += point.balls(measured)
        except UndecidedError:
            continue
    return values


def _sides(relation: Term) -> tuple[Term, ...]:
    """Return both sides; of an integral the value alone, as the integrand has a value only where its variable has."""
    return relation.args[-1:] if relation.head == "integral" else (relation.args[0], relation.args[-1])


def _varies(claim: Term, every: Sequence[TotalPoint]) -> bool:
    """Tell whether some term of a claim that is no single symbol has two values, definitions unfolded if need be."""
    sides = [t for r in _relations(claim) for t in _sides(r) if t.sort == "R"]
    if not sides:  # two indices that differ
        return True
    inside = (opened(t) for side in sides for t in subterms(unfold_all(side)) if t.head not in LEAVES)
    for term in chain(sides, inside):
        values = _values(term, every) if term.sort == "R" else []
        if any((values[0] - other).excludes_zero() for other in values[1:]):
            return True
    return False
