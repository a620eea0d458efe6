"""From a normal form to the forms that a person writes. A shape is a guess: whoever asks proves that it is equal.

Common factors stand outside, quotients are quotients, sums over one index with the same factors are one sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import reduce
from operator import mul

from ..kernel.rules import ONE, ZERO, Monomial, Polynomial, ProofError, poly, poly_add, poly_mul
from ..kernel.terms import Dim, StatementError, Term, num, open_
from ..language.fresh import Fresh
from ..language.text.declarations import as_family
from ..proving.algebra import ARITHMETIC, as_monomial, factors, key, ordered
from ..proving.sums import sum_over

ATOMS = ("num", "pi", "card", "at", "delta")
_PLACE = {"card": 1, "delta": 2, "sum": 9}  # of a factor in a product; else 5
_WEIGHT = {"div": 3, "card": 3, "def": 2, "fn": 2, "sum": 0}  # what is taken out first; else 1


def length(t: Term) -> int:
    """Count the symbols of a term for a reader: a number, an entry, a defined term are one symbol, as is every sign.

    An argument that is more than a variable is read too.
    """
    if t.head in ATOMS or t.sort[0] == "I" or as_family(t):
        return 1
    if t.head == "def":
        return 1 + sum(length(a) for a in t.args[1:] if a.sort != "R" or a.head != "at") - _plain(t)
    if t.head == "lam":
        return length(t.args[1])
    if t.head == "sum":
        return 2 + length(t.args[1])
    if t.head == "pow":
        return 1 + length(t.args[0])
    return 1 + sum(length(a) for a in t.args if type(a) is Term)


def _plain(t: Term) -> int:
    """How many arguments are a variable or an index: they cost nothing."""
    return sum(a.sort[0] == "I" or as_family(a) is not None for a in t.args[1:])


def shapes(t: Term, names: Fresh) -> Iterator[Term]:
    """Terms that ought to be equal to a normal form, with and without nested brackets."""
    for nested in (True, False):
        try:
            yield shaped(t, names, nested)
        except (ProofError, StatementError, RecursionError):  # too many monomials, powers or brackets: not this one
            continue


def together(t: Term, names: Fresh) -> Term | None:
    """Return a sum of fractions as one fraction; None where its numerator is no shorter than the sum."""
    p = poly(t)
    under: dict[Term, int] = {}
    for a, e in (power for m, _ in ordered(p) for power in factors(m) if _inverse(power[0])):
        under[a] = max(e, under.get(a, 0))
    above: Polynomial = {}
    for m, c in ordered(p):
        missing = {a: e - dict(m).get(a, 0) for a, e in under.items()}
        part: Polynomial = {frozenset((a, e) for a, e in m if a not in under): c}
        for a, e in missing.items():
            for _ in range(e):
                part = poly_mul(part, poly(a.args[1]))
        above = poly_add(above, part)
    for a in under:  # 1 - p over (1 - p)**2
        while under[a] and (scale := _multiple(above, poly(a.args[1]))):
            above, under[a] = {frozenset(): scale}, under[a] - 1
    if not 0 < len(above) < len(p):
        return None
    over = {as_monomial((_atom(a, names, True), e) for a, e in factors(m)): c for m, c in ordered(above)}
    return _factored(
        {as_monomial([*m, *((_atom(a, names, True), e) for a, e in under.items())]): c for m, c in over.items()}, True
    )


def _multiple(p: Polynomial, q: Polynomial) -> Fraction | None:
    """How many times a polynomial is another one; None where it is not."""
    scales = {c / q[m] for m, c in p.items() if m in q}
    return scales.pop() if p.keys() == q.keys() and len(scales) == 1 else None


def shaped(t: Term, names: Fresh, nested: bool) -> Term:
    """One shape; ``nested`` takes the most frequent factor out of a part of a sum too."""
    if t.head == "sum":
        i = names.index(t.args[0])
        return sum_over(i, shaped(open_(t.args[1], i), names, nested))
    if t.head not in ARITHMETIC or (t.head == "div" and t.args[0] == ONE):
        return _atom(t, names, nested)
    p: Polynomial = {}
    for m, c in _joined_sums(poly(t), names).items():
        p[as_monomial((_atom(a, names, nested), e) for a, e in m)] = c
    return _factored(p, nested)


def tidied(t: Term) -> Term:
    """Return a term without what adds nothing and multiplies by one, and otherwise as it is."""
    args = [tidied(a) if type(a) is Term and a.sort == "R" and t.head != "def" else a for a in t.args]
    match t.head, args:
        case "sum", (_, body) if body == ZERO:
            return ZERO
        case "neg", (a,):
            return ZERO if a == ZERO else a.args[0] if a.head == "neg" else -a
        case "add" | "sub", (a, b):
            if b == ZERO:
                return a
            if a == ZERO:
                return b if t.head == "add" else tidied(-b)
            negative, size = signed(b)
            return (a - size if (t.head == "add") is negative else a + size) if negative else Term(t.head, a, b)
        case "mul", (a, b):
            return _tidy_product(a, b)
        case "div", (a, b):
            return ZERO if a == ZERO else a if b == ONE else Term("div", a, b)
        case "pow", (a, 1):
            return a
    return Term(t.head, *args, hint=t.hint)


def _tidy_product(a: Term, b: Term) -> Term:
    if ZERO in (a, b):
        return ZERO
    if ONE in (a, b):
        return b if a == ONE else a
    negative, size = signed(b)
    if negative:
        return -_tidy_product(a, size)
    return num(a.args[0] * b.args[0]) if a.head == b.head == "num" else a * b


def _atom(a: Term, names: Fresh, nested: bool) -> Term:
    if a.head == "sum":
        return shaped(a, names, nested)
    if a.head == "div" and a.args[0] == ONE:
        return ONE / shaped(a.args[1], names, nested)
    if a.head == "fn":
        return Term("fn", a.args[0], shaped(a.args[1], names, nested))
    return a


def _joined_sums(p: Polynomial, names: Fresh) -> Polynomial:
    """Sums over one dimension with the same factors outside as one sum."""
    out: Polynomial = {}
    groups: dict[tuple[Monomial, Dim], list[tuple[Monomial, Fraction, Term]]] = {}
    for m, c in ordered(p):
        linear = [a for a, e in factors(m) if a.head == "sum" and e == 1]
        if len(linear) != 1:
            out[m] = c
            continue
        rest = frozenset((a, e) for a, e in m if a != linear[0])
        groups.setdefault((rest, linear[0].args[0]), []).append((m, c, linear[0]))
    for (rest, d), members in groups.items():
        if len(members) == 1:
            m, c, _ = members[0]
            out[m] = c
            continue
        i, scale, body = names.index(d), members[0][1], None
        for _, c, s in members:
            part = open_(s.args[1], i)
            part = part if c == scale else num(c / scale) * part
            body = part if body is None else body + part
        if body is not None:
            out[rest | {(sum_over(i, body), 1)}] = scale
    return out


def _factored(p: Polynomial, nested: bool) -> Term:
    if not p:
        return ZERO
    if len(p) == 1:
        ((m, c),) = p.items()
        return product(m, c)
    common = _common(p)
    content = _content(p)
    if common or content != 1:
        rest = {_without(m, common): c / content for m, c in p.items()}
        return product(frozenset(common.items()), content, _factored(rest, nested))
    best = _most_frequent(p) if nested else None
    if best is not None:
        groups = [{m: c for m, c in p.items() if (best in dict(m)) is side} for side in (False, True)]
        if all(groups):
            if (whole := _one_bracket(*groups)) is not None:
                return whole
            return joined(_factored(g, nested) for g in sorted(groups, key=_after))
    return joined(product(m, c) for m, c in sorted(p.items(), key=_written))


def _one_bracket(p: Polynomial, q: Polynomial) -> Term | None:
    """``(a + b) r`` for ``p = a r`` and ``q = b r`` with monomials ``a`` and ``b`` and a sum ``r``, up to its sign."""
    outside: Polynomial = {}
    inner: list[Polynomial] = []
    for part in (p, q):
        common, content = _common(part), _content(part)
        inner.append({_without(m, common): c / content for m, c in part.items()})
        outside[frozenset(common.items())] = content
    sign = {m: -c for m, c in inner[1].items()} == inner[0]
    if len(inner[0]) == 1 or len(outside) == 1 or not (sign or inner[0] == inner[1]):
        return None
    if sign:
        outside[frozenset(common.items())] *= -1
    constant = abs(inner[0].get(frozenset(), Fraction(1)))
    content = constant if constant.numerator == 1 else Fraction(1)  # 1 + 2*u before 1/2 + u
    bracket = {m: c / content for m, c in inner[0].items()}
    return product(frozenset(), content, _factored(bracket, False) * _factored(outside, False))


def _common(p: Polynomial) -> dict[Term, int]:
    """The factors that all monomials share."""
    first, *others = (dict(m) for m in p)
    shared = {a: min([e, *(m.get(a, 0) for m in others)]) for a, e in first.items()}
    return {a: e for a, e in shared.items() if e}


def _without(m: Monomial, common: Mapping[Term, int]) -> Monomial:
    return frozenset((a, e - common.get(a, 0)) for a, e in m if e != common.get(a, 0))


def _content(p: Polynomial) -> Fraction:
    """What stands before the bracket: a number that all share, and the sign that all have."""
    sizes = {abs(c) for c in p.values()}
    content = sizes.pop() if len(sizes) == 1 else Fraction(1)
    return -content if all(c < 0 for c in p.values()) else content


def _most_frequent(p: Polynomial) -> Term | None:
    counts = Counter(a for m in p for a, _ in m)
    repeated = [a for a, n in counts.items() if n > 1]
    return max(repeated, key=lambda a: (counts[a], _WEIGHT.get(a.head, 1), key(a)), default=None)


def _after(p: Polynomial) -> tuple[bool, int]:
    """What is subtracted comes last, then what is longer."""
    return all(c < 0 for c in p.values()), len(p)


def _written(term: tuple[Monomial, Fraction]) -> tuple[bool, list[tuple[str, int]]]:
    m, c = term
    return c < 0, [(key(a), e) for a, e in factors(m)]


def joined(terms: Iterable[Term]) -> Term:
    """Return a sum in which a term with a sign is subtracted."""
    first, *others = terms
    for t in others:
        negative, size = signed(t)
        first = first - size if negative else first + size
    return first


def signed(t: Term) -> tuple[bool, Term]:
    """Tell whether a term begins with a sign, and return the term without it."""
    match t.head, t.args:
        case "neg", (a,):
            return True, a
        case "num", (q,) if q < 0:
            return True, num(-q)
        case "mul" | "div", (a, b):
            negative, size = signed(a)
            if not negative:
                return False, t
            return True, b if t.head == "mul" and size == ONE else Term(t.head, size, b)
    return False, t


def product(m: Monomial, c: Fraction | int, rest: Term | None = None) -> Term:
    """``c m rest`` as one quotient: what is divided by stands below the line."""
    c = Fraction(c)
    over = sorted(((a, e) for a, e in factors(m) if not _inverse(a)), key=lambda power: _PLACE.get(power[0].head, 5))
    under = [(a.args[1], e) for a, e in factors(m) if _inverse(a)]
    tops = [a if e == 1 else a**e for a, e in over] + ([rest] if rest is not None else [])
    bottoms = [num(c.denominator)] * (c.denominator != 1) + [a if e == 1 else a**e for a, e in under]
    if abs(c.numerator) != 1 or not tops:
        tops.insert(0, num(abs(c.numerator)))
    out = reduce(mul, tops)
    if bottoms:
        out = out / reduce(mul, bottoms)
    return -out if c < 0 else out


def _inverse(a: Term) -> bool:
    return a.head == "div" and a.args[0] == ONE
