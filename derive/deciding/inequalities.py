"""Inequalities: the sign of a difference, in spellings that show it.

A spelling is a guess, and is proved to be equal: a sum of squares, one term taken out of a sum of them, Lagrange's
identity behind Cauchy's inequality, a positive denominator cleared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import reduce
from itertools import combinations, islice, product
from operator import mul

from ..deriving.engine import Engine
from ..deriving.equality import PLAIN, shown_equal
from ..deriving.shapes import shapes
from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, Monomial, Polynomial, ProofError, Theorem, poly
from ..kernel.terms import StatementError, Term, num, open_, rebuild, subterms, unfolded
from ..language.families import definitions
from ..proving import order
from ..proving.algebra import ARITHMETIC, as_monomial, chain, factors, ordered, term_of, total
from ..proving.normal import normalizer
from ..proving.scope import Scope
from ..proving.sums import sum_over

__all__ = ["GIVES_UP", "LADDER", "Way", "moved", "numerator", "orders", "signed", "sum_of_squares"]

MOST_SQUARES, MOST_FACTORS, MOST_MULTIPLES = 12, 6, 3
"""In a form that is a sum of squares; factors that are replaced by 1; multiples of a bound that are tried."""
GIVES_UP = (ProofError, StatementError, RecursionError)
LADDER = (PLAIN, (*PLAIN, "exp"))
Way = tuple[str, Callable[[], Theorem]]
"""What is tried, in words, and what tries it."""
Sign = Callable[[Term, Scope], Theorem]


def orders(relation: str, left: Term, right: Term, engine: Engine) -> Iterator[Way]:
    """Yield ways to prove ``left <= right`` or ``left < right``."""
    yield "signs by shape", lambda: order.related(relation, left, right, (), engine.scope)
    yield "a known bound", lambda: _by_a_bound(relation, left, right, engine)
    sign = order.positive if relation == "lt" else order.nonnegative
    every = tuple(sorted(definitions(left, right), key=lambda d: d.name))
    for unfold in dict.fromkeys([(), every]):
        try:
            form = normalizer(LADDER[-1], engine.scope, unfold)(right - left)
        except GIVES_UP:
            continue
        form_name = "unfolded" if unfold else "as it stands"
        for name, spellings in _SPELLINGS.items():
            yield (
                f"{name}, {form_name}",
                lambda form=form, spellings=spellings: moved(  # type: ignore[misc]
                    _signed(form, spellings, sign, engine), relation, left, right
                ),
            )
    if relation == "le":
        yield "Lagrange's identity of the sides", lambda: _of_two_sums(left, right, engine)


def _by_a_bound(relation: str, left: Term, right: Term, engine: Engine) -> Theorem:
    """Return ``left <= right`` or ``left < right`` from a multiple of a known bound, and the sign of what it leaves."""
    bounds = [f.theorem for f in engine.scope.facts if f.theorem.concl.head in ("lt", "le") and not f.variables]
    if not bounds:
        raise ProofError("no bound is known")
    normal = normalizer(LADDER[-1], engine.scope)
    wanted = poly(normal(right - left).rhs)
    for bound in bounds:
        excess = poly(normal(bound.rhs - bound.lhs).rhs)
        ratios = dict.fromkeys(wanted[m] / c for m, c in ordered(excess) if m in wanted and wanted[m] / c > 0)
        for ratio in islice(ratios, MOST_MULTIPLES):
            rest = right - left - num(ratio) * (bound.rhs - bound.lhs)
            needed = "lt" if relation == "lt" and bound.concl.head == "le" else "le"
            try:
                sign = moved(signed(normal(rest), needed, engine), needed, ZERO, rest)
            except GIVES_UP:
                continue
            return K.positive_combination((sign, bound), relation, left, right, ONE, num(ratio))
    raise ProofError("no known bound leaves something with this sign")


def _of_two_sums(left: Term, right: Term, engine: Engine) -> Theorem:
    """Return ``b Sum(u v)**2 <= b Sum(u**2) Sum(v**2)`` by Lagrange's identity, u and v as the right side has them.

    A normal form multiplies them out where they are differences, as in a variance.
    """
    every = tuple(sorted(definitions(left, right), key=lambda d: d.name))
    normal = normalizer(LADDER[-1], engine.scope, every)
    form, whole = normal(right - left), _outer(right)
    squares = [s for s in dict.fromkeys(subterms(whole)) if s.head == "sum" and s.args[1].head == "pow" and not s.loose]
    for first, second in combinations(squares, 2):
        dim, power = first.args[0], (first.args[1].args[1], second.args[1].args[1])
        if dim != second.args[0] or power != (2, 2):
            continue
        i, j = engine.names.index(dim), engine.names.index(dim)
        u, v = (open_(s.args[1], i).args[0] for s in (first, second))
        difference = u * _at(v, i, j) - _at(u, i, j) * v
        spelled = _without(whole, (first, second)) * sum_over(i, sum_over(j, difference**2)) / num(2)
        try:
            sign = order.nonnegative(spelled, engine.scope)
            same = normal(spelled)
            return moved((sign, chain(form, K.symm(same))), "le", left, right)
        except GIVES_UP:
            continue
    raise ProofError("no two sums of squares whose product bounds a square")


def _outer(t: Term) -> Term:
    """Return a term with definitions unfolded, but for those under sums and functions."""
    if t.head == "def":
        return _outer(unfolded(t))
    return rebuild(t, lambda a, _: _outer(a)) if t.head in ARITHMETIC else t


def _without(t: Term, ones: Sequence[Term]) -> Term:
    """Return an arithmetic term with 1 in the place of some parts."""
    if t in ones:
        return ONE
    return rebuild(t, lambda a, _: _without(a, ones)) if t.head in ARITHMETIC else t


def signed(form: Theorem, relation: str, engine: Engine) -> tuple[Theorem, Theorem]:
    """Return the sign of a spelling of a difference, the first that shows one, and that the difference is equal to it.

    Parameters
    ----------
    form : Theorem
        ``difference = normal form``.
    relation : str
        ``lt`` for ``0 < difference``, ``le`` for ``0 <= difference``.
    engine : Engine

    Raises
    ------
    ProofError
        If no spelling shows it.
    """
    sign = order.positive if relation == "lt" else order.nonnegative
    first: Exception | None = None
    for spellings in _SPELLINGS.values():
        try:
            return _signed(form, spellings, sign, engine)
        except GIVES_UP as error:
            first = first or error
    raise ProofError(str(first))


def moved(signed: tuple[Theorem, Theorem], relation: str, left: Term, right: Term) -> Theorem:
    """Return ``left <= right`` from the sign of what their difference is equal to."""
    sign, same = signed
    return K.positive_combination((sign, K.symm(same)), relation, left, right, ONE, ONE)


def _signed(
    form: Theorem, spellings: Callable[[Term, Engine], Iterator[Term]], sign: Sign, engine: Engine
) -> tuple[Theorem, Theorem]:
    """Return the sign of a spelling of a difference, and that the difference is equal to it."""
    first: Exception | None = None
    for spelling in spellings(form.rhs, engine):
        try:
            shown = sign(spelling, engine.scope)
            same = (
                K.refl(spelling) if spelling == form.rhs else shown_equal(form.rhs, spelling, engine.scope, (), LADDER)
            )
        except GIVES_UP as error:
            first = first or error
            continue
        return shown, chain(form, same)
    raise ProofError(str(first) if first else "there is no such spelling")


# ---- spellings of a difference


def _shaped(t: Term, engine: Engine) -> Iterator[Term]:
    yield t
    yield from shapes(t, engine.names)


def _squares(t: Term, _: Engine) -> Iterator[Term]:
    """Yield a sum of squares; under a sum, of its body."""
    if (squares := sum_of_squares(poly(t))) is not None:
        yield squares


def _squares_in_sums(t: Term, engine: Engine) -> Iterator[Term]:
    """Yield one sum of squares for sums over one dimension, with what does not vary inside."""
    sums: dict[str, Polynomial] = {}
    for m, c in poly(t).items():
        inner = [a for a, e in m if a.head == "sum" and e == 1]
        if len(inner) != 1:
            return
        dim = inner[0].args[0]
        rest = num(c) * reduce(mul, (a**e for a, e in factors(m) if a != inner[0]), ONE)
        i = Term("ix", "square~", dim)
        body = poly(rest * open_(inner[0].args[1], i))
        collected = sums.setdefault(dim, {})
        for n, d in body.items():
            collected[n] = collected.get(n, Fraction(0)) + d
    parts = []
    for dim, body in sums.items():
        squares = sum_of_squares({m: c for m, c in body.items() if c})
        if squares is None:
            return
        parts.append(sum_over(Term("ix", "square~", dim), squares))
    if parts:
        yield total(parts)


def _one_of_a_sum(t: Term, engine: Engine) -> Iterator[Term]:
    """Yield ``Sum_k (1 - delta(i, k)) b_k`` for ``Sum_k b_k - b_i``: what is left of a sum without one term."""
    p = poly(t)
    for m, c in p.items():
        for s, e in factors(m):
            if s.head != "sum" or e != 1 or c < 0:
                continue
            for i in (Term.of(k) for k in sorted(t.free) if k.kind == "ix" and k.dim == s.args[0]):
                rest = num(c) * reduce(mul, (a**e for a, e in factors(m) if a != s), ONE)
                k = engine.names.index(s.args[0])
                body = open_(s.args[1], k)
                others = term_of({n: d for n, d in p.items() if n != m}) + rest * open_(s.args[1], i)
                left = rest * sum_over(k, (ONE - Term("delta", i, k)) * body)
                remaining = normalizer(LADDER[-1], engine.scope)(others).rhs
                yield left if remaining == ZERO else left + remaining


def _cauchy(t: Term, engine: Engine) -> Iterator[Term]:
    """Yield ``Sum_i Sum_j (u_i v_j - u_j v_i)**2/2`` for ``Sum(u**2) Sum(v**2) - Sum(u v)**2``, with a factor."""
    p = poly(t)
    for m, c in p.items():
        square = [s for s, e in m if s.head == "sum" and e == 2]
        if len(square) != 1 or c > 0:
            continue
        (s,) = square
        dim = s.args[0]
        i, j = engine.names.index(dim), engine.names.index(dim)
        rest = num(-c) * reduce(mul, (a**e for a, e in factors(m) if a != s), ONE)
        for u, v in _halves(open_(s.args[1], i)):
            uj, vj = (_at(w, i, j) for w in (u, v))
            yield rest * sum_over(i, sum_over(j, (u * vj - uj * v) ** 2)) / num(2)


def _halves(body: Term) -> Iterator[tuple[Term, Term]]:
    """Yield two factors of a product; one of them may be 1."""
    yield body, ONE
    ((m, c),) = poly(body).items() if len(poly(body)) == 1 else ((frozenset(), Fraction(0)),)
    parts = factors(m)
    if c > 0:
        for n in range(1, len(parts)):
            first, second = (reduce(mul, (a**e for a, e in half), ONE) for half in (parts[:n], parts[n:]))
            yield num(c) * first, second


def _at(t: Term, i: Term, j: Term) -> Term:
    return K.instantiate(K.refl(t), (i.key, j)).lhs


def _factors_at_most_one(t: Term, engine: Engine) -> Iterator[Term]:
    """Yield a difference where factors ``a <= 1`` of what is subtracted are 1; ``1 - a`` times the rest is added."""
    normal = normalizer(LADDER[-1], engine.scope)
    left = list[Term]()
    for _ in range(MOST_FACTORS):
        candidates = ((-c, pair) for m, c in ordered(poly(t)) if c < 0 for pair in _without_a_factor(m, engine))
        c, (whole, less, rest) = next(candidates, (Fraction(0), (ZERO, ZERO, ZERO)))
        if not c:
            return
        left.append(rest if c == 1 else num(c) * rest)
        t = normal(t + num(c) * (whole - less)).rhs
        yield total(left if t == ZERO else [t, *left])


def _without_a_factor(m: Monomial, engine: Engine) -> Iterator[tuple[Term, Term, Term]]:
    """Yield a product, also under a sum, the same without one of its factors ``a <= 1``, and this times ``1 - a``."""
    for a, e in factors(m):
        whole = reduce(mul, (b**k for b, k in factors(m)))
        less = reduce(mul, (b**k for b, k in factors([(b, k - (b == a)) for b, k in m]) if k), ONE)
        if any(engine.scope.prove(Term(relation, a, ONE)) for relation in ("le", "lt")):
            yield whole, less, (ONE - a if less == ONE else less * (ONE - a))
        elif a.head == "sum" and e == 1:
            i = engine.names.index(a.args[0])
            for n, c in poly(open_(a.args[1], i)).items() if len(poly(a.args[1])) == 1 else ():
                for _, inner, rest in _without_a_factor(n, engine):
                    yield whole, less * num(c) * sum_over(i, inner), less * num(c) * sum_over(i, rest)


def _cleared(t: Term, engine: Engine) -> Iterator[Term]:
    """Yield a fraction with one denominator, and its numerator in each of the other spellings."""
    try:
        above, below = numerator(t, engine)
    except ProofError:
        return
    for name, spellings in _SPELLINGS.items():
        if name != "denominators cleared":
            for spelled in spellings(above, engine):
                yield spelled / below


def numerator(t: Term, engine: Engine, powers: Sequence[str] = LADDER[-1]) -> tuple[Term, Term]:
    """Return a normal form as a fraction: what stands above, in normal form, and the product of its denominators.

    Raises
    ------
    ProofError
        If there is no denominator.
    """
    highest: dict[Term, int] = {}
    for m in poly(t):
        for a, e in m:
            if a.head == "div" and a.args[0] == ONE:
                highest[a.args[1]] = max(e, highest.get(a.args[1], 0))
    if not highest:
        raise ProofError("no denominator to clear")
    below = reduce(mul, (b**e for b, e in factors(highest.items())))
    return normalizer(powers, engine.scope)(t * below).rhs, below


_SPELLINGS: dict[str, Callable[[Term, Engine], Iterator[Term]]] = {
    "sign of the difference": _shaped,
    "squares": _squares,
    "squares in sums": _squares_in_sums,
    "one term of a sum": _one_of_a_sum,
    "Lagrange's identity": _cauchy,
    "factors at most 1": _factors_at_most_one,
    "denominators cleared": _cleared,
}


def sum_of_squares(p: Polynomial) -> Term | None:
    """Return a polynomial as a sum of squares with positive factors; None if that is not found.

    What is squared are linear combinations of the roots of its monomials that are squares with positive factors.

    Examples
    --------
    >>> from derive import reals
    >>> a, b = reals("a b")
    >>> sum_of_squares(poly(a**2 - 2 * a * b + 3 * b**2))
    (a + (-1)*b)**2 + 2*b**2
    >>> sum_of_squares(poly(a**4 * b**2 - 2 * a**2 * b + 1))
    (-1 + a**2*b)**2
    """
    basis = [_root(m) for m, c in ordered(p) if c > 0 and all(e > 0 and e % 2 == 0 for _, e in m)]
    if len(basis) > MOST_SQUARES:
        return None
    basis.sort(key=lambda m: not m)  # the constant last: what is left of it has to be no less than 0
    squares = {_product(m, m): (n, n) for n, m in enumerate(basis)}
    pairs = {_product(a, b): (i, j) for (i, a), (j, b) in combinations(enumerate(basis), 2)}
    gram = [[Fraction(0)] * len(basis) for _ in basis]
    for m, c in p.items():
        place = squares.get(m) if c > 0 else None
        i, j = place or pairs.get(m) or squares.get(m) or (-1, -1)
        if i < 0:
            return None
        gram[i][j] += c if i == j else c / 2
        gram[j][i] = gram[i][j]
    terms = list[Term]()
    for n in range(len(basis)):
        row = list(gram[n])
        pivot = row[n]
        if pivot < 0 or (pivot == 0 and any(row)):
            return None
        if pivot == 0:
            continue
        square = term_of({b: c / pivot for b, c in zip(basis, row, strict=True) if c}) ** 2
        terms.append(square if pivot == 1 else num(pivot) * square)
        for i, j in product(range(len(basis)), repeat=2):
            gram[i][j] -= row[i] * row[j] / pivot
    return total(terms) if terms else ZERO


def _root(m: Monomial) -> Monomial:
    return frozenset((a, e // 2) for a, e in m)


def _product(a: Monomial, b: Monomial) -> Monomial:
    return as_monomial((*a, *b))
