"""Inequalities by tangents: ``1 + t <= exp(t)`` and ``log(t) <= t - 1``, moved to the points where they touch.

An exponential lies above each of its tangents, a logarithm below. So a term of a difference is bounded by what is
linear in it; what is left has to have a sign by one of the other spellings. Where a tangent has to touch is a guess:
at 1 or 0, where another logarithm or exponential of the claim has its argument (Gibbs' and Jensen's inequalities), or
where the claim would be an equation (log-sum-exp and its largest entry). Guesses that leave something negative at a
point are dropped before anything is proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import partial, reduce
from itertools import islice, product
from operator import mul, sub
from typing import NamedTuple

from ..deriving.engine import Engine
from ..deriving.equality import PLAIN, shown_equal
from ..deriving.shapes import shapes
from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, Polynomial, ProofError, Theorem, poly
from ..kernel.terms import Definition, Term, num, open_
from ..language.families import definitions
from ..proving import laws, order
from ..proving.algebra import chain, fact, factors, given, ring, term_of, total
from ..proving.normal import normalizer
from ..proving.scope import Scope
from ..values.numbers import UndefinedError
from ..values.scalar import ExhaustedError
from .counterexamples import STEPS, Search
from .domains import domains
from .inequalities import GIVES_UP, LADDER, Way, moved, numerator, signed

__all__ = ["tangents"]

MOST_CHOICES, MOST_LOOKS = 5, 60
"""Tangents to one curve that are tried, and how often what some of them leave is looked at."""
POWERS = (LADDER[-1], (*LADDER[-1], "log"))
POINTS = 10
"""At how many points what is left is read before its sign is proved."""


class Transcendental(NamedTuple):
    """A logarithm or an exponential in a difference.

    Attributes
    ----------
    binders : tuple of Term
        The indices over which it is summed.
    value : Term
        ``log(u)`` or ``exp(u)``, at these indices.
    weight : Term
        What it is multiplied by.
    """

    binders: tuple[Term, ...]
    value: Term
    weight: Term

    @property
    def argument(self) -> Term:
        """Return the argument of the logarithm or exponential."""
        argument: Term = self.value.args[1]
        return argument

    @property
    def is_log(self) -> bool:
        """Tell whether it is a logarithm."""
        return bool(self.value.args[0] == "log")


def tangents(relation: str, left: Term, right: Term, engine: Engine) -> Iterator[Way]:
    """Yield ways to prove ``left <= right`` or ``left < right`` by tangents."""
    every = tuple(sorted(definitions(left, right), key=lambda d: d.name))
    for unfold in dict.fromkeys([(), every]):
        form_name = "unfolded" if unfold else "as it stands"
        yield f"tangents, {form_name}", partial(_by_tangents, relation, left, right, unfold, engine)
        yield f"term by term, {form_name}", partial(_by_terms, relation, left, right, unfold, engine)


def _by_tangents(
    relation: str, left: Term, right: Term, unfold: tuple[Definition, ...], engine: Engine, again: bool = True
) -> Theorem:
    """Return ``left <= right`` or ``left < right`` from bounds by tangents, and the sign of what they leave."""
    engine = _with_domains(engine, (left, right), unfold)
    difference = right - left
    normal = normalizer(PLAIN, engine.scope, unfold)(difference).rhs
    curves = _curves(normal, engine)
    first: Exception | None = None
    for bounds in _guesses(curves, normal, difference, engine):
        try:
            sign = _sign(relation, _rest(difference, bounds), unfold, engine, again)
        except GIVES_UP as error:
            first = first or error
            continue
        return K.positive_combination((sign, *bounds), relation, left, right, *(ONE for _ in (sign, *bounds)))
    raise ProofError(str(first) if first else "there is no tangent that leaves something with this sign")


def _with_domains(engine: Engine, terms: Iterable[Term], unfold: Iterable[Definition]) -> Engine:
    """Return an engine that knows the signs of what stands under logarithms."""
    informed = copy(engine)
    informed.scope = Scope((*domains(unfold, terms, engine), *engine.scope.facts), engine.names)
    return informed


def _by_terms(relation: str, left: Term, right: Term, unfold: tuple[Definition, ...], engine: Engine) -> Theorem:
    """Return ``left <= right`` or ``left < right`` from the signs of the terms of a sum."""
    sign = _termwise(relation, right - left, unfold, _with_domains(engine, (left, right), unfold))
    return K.positive_combination((sign,), relation, left, right, ONE)


def _plausible(claim: Term, engine: Engine) -> bool:
    """Whether nothing is seen at a few points that contradicts a claim."""
    try:
        search = Search(claim, engine.hypotheses)
        search.sampling.steps.left = STEPS * POINTS
        points = islice(search.sampling.points(), POINTS)
        return not any(search.at(point) for point in points if point is not None)
    except (UndefinedError, ExhaustedError):  # nothing more can be read
        return True


# ---- what is left


def _sign(relation: str, t: Term, unfold: tuple[Definition, ...], engine: Engine, again: bool) -> Theorem:
    """Return ``0 <= t`` or ``0 < t`` for what tangents leave."""
    first: Exception | None = None
    every = tuple(sorted({*unfold, *definitions(t)}, key=lambda d: d.name))
    for powers, spelled in product(POWERS, dict.fromkeys([unfold, every])):
        try:
            form = normalizer(powers, engine.scope, spelled)(t)
            return moved(signed(form, relation, engine), relation, ZERO, t)
        except GIVES_UP as error:
            first = first or error
    for way in (_cleared, _termwise) if again else ():
        try:
            return way(relation, t, every, engine)
        except GIVES_UP as error:
            first = first or error
    raise ProofError(str(first))


def _cleared(relation: str, t: Term, unfold: tuple[Definition, ...], engine: Engine) -> Theorem:
    """Return the sign of a fraction, from its numerator by tangents or term by term."""
    form = normalizer(POWERS[-1], engine.scope, unfold)(t)
    above, below = numerator(form.rhs, engine, POWERS[-1])
    product_of_signs = fact("mul_pos" if relation == "lt" else "mul_nonneg", a=above, b=ONE / below)
    sign = order.positive if relation == "lt" else order.nonnegative
    whole = given(product_of_signs, _numerator_sign(relation, above, engine), sign(ONE / below, engine.scope))
    same = chain(form, shown_equal(form.rhs, whole.rhs, engine.scope, (), POWERS))
    return moved((whole, same), relation, ZERO, t)


def _numerator_sign(relation: str, t: Term, engine: Engine) -> Theorem:
    try:
        return _by_tangents(relation, ZERO, t, (), engine, again=False)
    except GIVES_UP:
        return _termwise(relation, t, (), engine)


def _termwise(relation: str, t: Term, unfold: tuple[Definition, ...], engine: Engine) -> Theorem:
    """Return the sign of a sum, from the sign of each of its terms."""
    form = normalizer(LADDER[-1], engine.scope, unfold)(t)
    first: Exception | None = None
    for i, weight, inside in _means(form.rhs, engine):
        if not _plausible(Term(relation, ZERO, inside), engine):
            continue
        try:
            term = _term_sign(relation, inside, engine)
            if weight != ONE:
                sign = order.positive if relation == "lt" else order.nonnegative
                product_of_signs = fact("mul_pos" if relation == "lt" else "mul_nonneg", a=weight, b=inside)
                term = given(product_of_signs, sign(weight, engine.scope), term)
            whole = K.sum_sign(term, i)
            same = chain(form, shown_equal(form.rhs, whole.rhs, engine.scope, unfold, POWERS))
        except GIVES_UP as error:
            first = first or error
            continue
        return moved((whole, same), relation, ZERO, t)
    raise ProofError(str(first) if first else "it is no sum of terms with this sign")


def _term_sign(relation: str, t: Term, engine: Engine) -> Theorem:
    """Return the sign of one term of a sum."""
    p = poly(t)
    less, more = (term_of({m: abs(c) for m, c in p.items() if (c > 0) is side}) for side in (False, True))

    def compared() -> Theorem:
        return K.positive_combination((order.related(relation, less, more, (), engine.scope),), relation, ZERO, t, ONE)

    def spelled() -> Theorem:
        return moved(signed(normalizer(LADDER[-1], engine.scope)(t), relation, engine), relation, ZERO, t)

    def bounded() -> Theorem:
        return _by_tangents(relation, ZERO, t, (), engine, again=False)

    first: Exception | None = None
    for way in (compared, spelled, bounded):
        try:
            return way()
        except GIVES_UP as error:
            first = first or error
    raise ProofError(str(first))


def _means(t: Term, engine: Engine) -> Iterator[tuple[Term, Term, Term]]:
    """Yield ``k, w, b`` where ``t`` may be ``Sum_k w b``: what stands beside the sums is multiplied by weights.

    The weights have to sum to one, which is proved afterwards: they are all alike, or what the sums have as a factor.
    """
    p = poly(t)
    for dim in sorted({a.args[0] for m in p for a, e in m if a.head == "sum" and e == 1}, key=str):
        k = engine.names.index(dim)
        inner, beside = Polynomial(), ZERO
        for m, c in p.items():
            sums = [a for a, e in factors(m) if a.head == "sum" and e == 1 and a.args[0] == dim]
            rest = num(c) * reduce(mul, (a**e for a, e in factors(m) if a not in sums[:1]), ONE)
            if sums:
                inner = poly(term_of(inner) + rest * open_(sums[0].args[1], k))
            else:
                beside = beside + rest
        size = ONE / Term("card", dim)
        yield k, ONE, term_of(poly(normalizer(PLAIN, engine.scope)(term_of(inner) + size * beside).rhs))
        for m in inner if poly(beside) else ():
            for a, _ in factors(m):
                weight = reduce(mul, (b**e for b, e in factors(m) if b != a), ONE)
                if k.key in weight.free and k.key in a.free:
                    rest = normalizer(LADDER[-1], engine.scope)(term_of(inner) * (ONE / weight)).rhs
                    yield k, weight, term_of(poly(rest + beside))


# ---- where tangents touch


def _guesses(
    curves: Sequence[Transcendental], normal: Term, difference: Term, engine: Engine
) -> Iterator[tuple[Theorem, ...]]:
    """Yield bounds ``0 <= b`` for some of the curves, at least for one: for many first, as this leaves fewer curves.

    Each bound makes what is left smaller; what is negative somewhere needs no more of them.
    """
    choices = [list(islice(_bounds(c, curves, normal, engine), MOST_CHOICES)) for c in curves]
    looks = iter(range(MOST_LOOKS))

    def more(used: tuple[Theorem, ...], left: Sequence[list[Theorem]]) -> Iterator[tuple[Theorem, ...]]:
        for n, bounds in enumerate(left):
            for bound in bounds:
                now = (*used, bound)
                if next(looks, None) is not None and _plausible(Term("le", ZERO, _rest(difference, now)), engine):
                    yield from more(now, left[n + 1 :])
                    yield now

    return more((), [bounds for bounds in choices if bounds])


def _rest(difference: Term, bounds: Iterable[Theorem]) -> Term:
    return reduce(sub, (b.rhs for b in bounds), difference)


def _bounds(curve: Transcendental, curves: Sequence[Transcendental], normal: Term, engine: Engine) -> Iterator[Theorem]:
    """Yield ``0 <= b`` for tangents to one curve, where its weight has a sign."""
    for up in (True, False):  # whether the curve is bounded from below
        if not up and not curve.is_log:
            continue
        try:
            weight = _weight(curve.weight if up else -curve.weight, engine)
        except GIVES_UP:
            continue
        for at in _points(curve, curves, normal):
            try:
                yield _bound(curve, up, weight, at, engine)
            except GIVES_UP:
                continue


def _weight(t: Term, engine: Engine) -> Theorem:
    """Return that a weight is not negative, in a spelling that shows it."""
    spelled = term_of(poly(t))
    first: Exception | None = None
    for spelling in (spelled, *shapes(spelled, engine.names)):
        try:
            return order.nonnegative(spelling, engine.scope)
        except GIVES_UP as error:
            first = first or error
    raise ProofError(str(first))


def _points(curve: Transcendental, curves: Sequence[Transcendental], normal: Term) -> Iterator[Term]:
    """Yield where a tangent may touch: as the argument of the logarithm, or of the exponential."""
    others = [c for c in curves if c != curve and c.is_log == curve.is_log and set(c.binders) <= set(curve.binders)]
    for c in others:
        yield c.argument
        if curve.is_log:
            yield ONE / c.argument
    if not curve.binders and curve.weight.head == "num":  # where the claim is an equation
        rest = term_of(poly(num(1 / curve.weight.args[0]) * (curve.weight * curve.value - normal)))
        if curve.is_log:
            yield Term("fn", "exp", rest)
    yield ONE if curve.is_log else ZERO


def _bound(curve: Transcendental, up: bool, weight: Theorem, at: Term, engine: Engine) -> Theorem:
    """Return ``0 <= Sum w (curve - tangent)``; ``0 <= Sum w (tangent - curve)`` for a logarithm that is subtracted."""
    u = curve.argument
    if curve.is_log:
        signs = [order.positive(t, engine.scope) for t in (u, at)]
        line = given(laws.log_tangent_at(at, u) if up else laws.log_tangent_at(u, at), *signs)
        logarithm, other = _logarithm(at, engine), at / u if up else u / at
        value = curve.value - logarithm.rhs if up else logarithm.rhs - curve.value
        above = K.positive_combination((line, logarithm), "le", ZERO, value + other - ONE, ONE, num(-1 if up else 1))
    else:
        line = laws.exp_tangent_at(u, at)
        above = K.positive_combination((line,), "le", ZERO, line.rhs - line.lhs, ONE)
    bound = given(fact("mul_nonneg", a=weight.rhs, b=above.rhs), weight, above)
    for i in reversed(curve.binders):
        bound = K.sum_sign(bound, i)
    return bound


def _logarithm(t: Term, engine: Engine) -> Theorem:
    """Return ``log(t) = value`` for a point."""
    if t == ONE:
        return laws.log_one()
    if t.head == "div":
        one, v = t.args
        split = given(laws.log_div(one, v), order.positive(one, engine.scope), order.positive(v, engine.scope))
        return ring(split.lhs, -Term("fn", "log", v), (split, ONE), (laws.log_one(), ONE))
    if t.head == "fn" and t.args[0] == "exp":
        return fact("log_exp", a=t.args[1])
    return K.refl(Term("fn", "log", t))


def _curves(t: Term, engine: Engine) -> list[Transcendental]:
    """Return the logarithms and exponentials of a normal form, equal ones collected."""
    indices: dict[tuple[int, object], Term] = {}
    weights_of: dict[tuple[tuple[Term, ...], Term], list[Term]] = {}

    def visit(s: Term, binders: tuple[Term, ...], outer: Term) -> None:
        for m, c in poly(s).items():
            for a, e in factors(m):
                rest = outer * num(c) * reduce(mul, (b**k for b, k in factors(m) if b != a), ONE)
                if e == 1 and a.head == "fn" and a.args[0] in ("exp", "log"):
                    weights_of.setdefault((binders, a), []).append(rest)
                elif e == 1 and a.head == "sum":
                    place = len(binders), a.args[0]
                    if place not in indices:
                        indices[place] = engine.names.index(a.args[0])
                    i = indices[place]
                    visit(open_(a.args[1], i), (*binders, i), rest)

    visit(t, (), ONE)
    return [Transcendental(*place, term_of(poly(total(weights)))) for place, weights in weights_of.items()]
