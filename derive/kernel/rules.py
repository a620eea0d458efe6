"""Theorems and the primitive rules: the only way to make one.

A theorem ``H |- P`` says: for every positive size of every dimension and every value of the free variables that satisfies
the hypotheses ``H``, the conclusion ``P`` holds; where random entries occur outside expectations, at every outcome.

Every rule has its inference figure, premises above conclusion, and lists what it refuses. Rules about structure (equality,
instantiation, cases) need no mathematics; the others are each a lemma of real analysis or probability.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from inspect import signature
from typing import Any, NoReturn

from .facts import FACTS
from .terms import (
    INTEGERS,
    MOMENTS,
    DeriveError,
    Key,
    StatementError,
    Term,
    close,
    is_key,
    is_size,
    num,
    open_,
    resize,
    substitute,
    subterms,
    unfolded,
    vector_sort,
)

Hyps = frozenset[Term]
Inference = tuple[Term, Hyps]
Monomial = frozenset[tuple[Term, int]]
Polynomial = dict[Monomial, Fraction]

NONE: Hyps = frozenset()
ZERO, ONE = num(0), num(1)
MAX_MONOMIALS = 4000
MAX_BITS = 100_000
_KEY = object()


class ProofError(DeriveError):
    """A rule was applied where it does not hold."""


def _need(ok: bool, why: str) -> None:
    if not ok:
        raise ProofError(why)


class Theorem:
    """``hyps |- concl``, with the rule application that made it."""

    __slots__ = ("args", "concl", "hyps", "premises", "rule")
    hyps: Hyps
    concl: Term
    rule: str
    premises: tuple[Theorem, ...]
    args: tuple[Any, ...]

    def __init__(
        self, key: object, hyps: Hyps, concl: Term, rule: str, premises: tuple[Theorem, ...], args: tuple[Any, ...]
    ) -> None:
        _need(key is _KEY, "only the kernel makes theorems")
        for slot, value in zip(
            ("hyps", "concl", "rule", "premises", "args"), (hyps, concl, rule, premises, args), strict=True
        ):
            object.__setattr__(self, slot, value)

    def __setattr__(self, *_: object) -> NoReturn:
        raise ProofError("theorems are immutable")

    @property
    def lhs(self) -> Term:
        """Left side of a relation."""
        return self.concl.args[0]  # type: ignore[no-any-return]

    @property
    def rhs(self) -> Term:
        """Right side of a relation."""
        return self.concl.args[1]  # type: ignore[no-any-return]


RULES: dict[str, tuple[int | None, Callable[..., Inference]]] = {}


def infer(name: str, premises: Iterable[Theorem], args: Iterable[Any]) -> Theorem:
    """Apply the rule ``name``: the one gate through which every theorem passes.

    Raises
    ------
    ProofError
        If the rule refuses, or its conclusion or a hypothesis is not a closed formula.
    """
    _need(name in RULES, f"there is no rule {name!r}")
    premises, args = tuple(premises), tuple(args)
    count, rule = RULES[name]
    _need(
        all(type(p) is Theorem for p in premises) and count in (None, len(premises)),
        f"{name}: {count} theorems were expected as premises",
    )
    _need(_plain(args), f"{name}: an argument is of a foreign type")
    try:
        concl, hyps = rule(premises, *args) if count is None else rule(*premises, *args)
    except ProofError as error:
        raise ProofError(f"{name}: {error}") from None
    except (
        StatementError,
        TypeError,
        ValueError,
        AttributeError,
        LookupError,
        ArithmeticError,
        RecursionError,
    ) as error:
        raise ProofError(f"{name}: {error}") from None
    for f in (concl, *hyps):
        _need(type(f) is Term and f.sort == "P" and not f.loose, f"{name}: not a closed formula")
    return Theorem(_KEY, frozenset(hyps), concl, name, premises, args)


def _plain(x: object) -> bool:
    return type(x) in (Term, str, int, Fraction) or (type(x) is tuple and all(map(_plain, x)))


def rule(f: Callable[..., Inference]) -> Callable[..., Theorem]:
    """Register a rule; a first parameter ``premises`` takes any number of theorems as a tuple."""
    name, parameters = f.__name__, signature(f).parameters.values()
    variadic = next(iter(parameters), None) is not None and next(iter(parameters)).name == "premises"
    count = sum(p.annotation == "Theorem" for p in parameters)
    RULES[name] = (None if variadic else count, f)

    def apply(*args: Any) -> Theorem:
        return infer(name, args[0], args[1:]) if variadic else infer(name, args[:count], args[count:])

    apply.__name__, apply.__doc__ = name, f.__doc__
    return apply


# ---- what rules ask of their premises ------------------------------------------------------------------------------


def _parts(f: Term, head: str) -> tuple[Any, ...]:
    _need(f.head == head, f"{head} expected, {f.head} given")
    return f.args


def _equation(a: Theorem) -> tuple[Term, Term]:
    s, t = _parts(a.concl, "eq")
    return s, t


def _fresh(key: Key, hyps: Iterable[Term]) -> None:
    _need(not any(key in h.free for h in hyps), f"a hypothesis mentions the variable {key[1]}")


def _variable(i: Term) -> Key:
    _need(i.head == "ix", "an index variable was expected")
    return ("ix", *i.args)


def _union(premises: Iterable[Theorem]) -> Hyps:
    return frozenset().union(*(p.hyps for p in premises))


def eq(a: Term, b: Term) -> Term:
    """The formula ``a = b``."""
    return Term("eq", a, b)


def derivative_of(f: Term, x: Term, value: Term) -> Term:
    """The formula ``D f / D x = value``, differentiability included."""
    return Term("deriv", f, x, value)


# ---- hypotheses, quantifiers, instantiation ------------------------------------------------------------------------


@rule
def assume(p: Term) -> Inference:
    """``P |- P``."""
    return p, frozenset({p})


@rule
def cut(a: Theorem, b: Theorem) -> Inference:
    """``G |- P`` and ``D, P |- Q`` give ``G, D |- Q``."""
    return b.concl, a.hyps | (b.hyps - {a.concl})


@rule
def specialize(a: Theorem, i: Term) -> Inference:
    """``G |- forall k, P(k)`` gives ``G |- P(i)``.

    Raises
    ------
    ProofError
        If ``i`` is not a closed index of the quantifier's dimension.
    """
    d, body = _parts(a.concl, "forall")
    _need(i.sort == ("I", d) and not i.loose, "an index of the quantifier's dimension was expected")
    return open_(body, i), a.hyps


@rule
def generalize(a: Theorem, i: Term) -> Inference:
    """``G |- P(i)`` gives ``G |- forall k, P(k)``.

    Raises
    ------
    ProofError
        If a hypothesis mentions ``i``.
    """
    key = _variable(i)
    _fresh(key, a.hyps)
    return Term("forall", key[2], close(a.concl, key), hint=key[1]), a.hyps


@rule
def both(a: Theorem, b: Theorem) -> Inference:
    """``G |- P`` and ``D |- Q`` give ``G, D |- P and Q``."""
    return Term("and", a.concl, b.concl), a.hyps | b.hyps


@rule
def part(a: Theorem, k: int) -> Inference:
    """``G |- P0 and P1`` gives ``G |- Pk``.

    Raises
    ------
    ProofError
        If the premise is no conjunction, or ``k`` is not 0 or 1.
    """
    _need(k in (0, 1), "part 0 or 1 was expected")
    return _parts(a.concl, "and")[k], a.hyps


@rule
def instantiate(a: Theorem, *pairs: tuple[Key, Any]) -> Inference:
    """``G |- P`` gives ``G[t/x] |- P[t/x]``, all variables at once.

    Raises
    ------
    ProofError
        If a variable is given twice or a value has another sort, is not closed, or is random; if the variable of a
        derivative is replaced by anything but a new family, or a value brings it into the differentiated term.
    """
    values = _typed(pairs)
    _need(
        not any(k[0] == "at" and (k[3] == "random" or v.random) for k, v in values.items()),
        "random entries stay as declared",
    )
    formulas = (a.concl, *a.hyps)
    for d in (s for f in formulas for s in subterms(f) if s.head == "deriv"):
        _keeps_derivative(d, values, formulas)
    return substitute(a.concl, values), frozenset(substitute(h, values) for h in a.hyps)


def _typed(pairs: Iterable[tuple[Key, Any]]) -> dict[Key, Any]:
    values: dict[Key, Any] = {}
    for k, v in pairs:
        _need(is_key(k) and k not in values, "instantiation: a variable given twice, or none")
        values[k] = v
        if k[0] == "perm":
            _need(type(v) is str and is_key(("perm", v, k[2])), f"a permutation name for {k[1]} was expected")
        else:
            want = ("I", k[2]) if k[0] == "ix" else vector_sort(k[2])
            _need(
                type(v) is Term and v.sort == want and not v.loose,
                f"the value of {k[1]} has another sort or is not closed",
            )
    return values


def _keeps_derivative(d: Term, values: dict[Key, Any], formulas: Iterable[Term]) -> None:
    """A derivative binds its variable: ``D(c, x) = 0`` must not become ``D(x, x) = 0``."""
    f, x, _ = d.args
    old = new = ("at", *x.args[:3])
    if old in values:
        y, dims = values[old], x.args[1]
        for _ in dims:
            y = y.args[1]
        own = tuple(Term("bv", n, ("I", e)) for n, e in enumerate(reversed(dims)))[::-1]
        _need(y.head == "at" and y.args[3:] == own, "the variable of a derivative can only be renamed")
        new = ("at", *y.args[:3])
        _need(
            new == old or not any(new in g.free for g in formulas),
            f"{new[1]} occurs beside the variable of a derivative",
        )
    for k, v in values.items():
        if k != old and k[0] == "at" and k in f.free:
            _need(new not in v.free, f"the value of {k[1]} depends on the variable of a derivative")


@rule
def resize_dimensions(a: Theorem, *pairs: tuple[str, Any]) -> Inference:
    """``G |- P`` for every size ``n`` gives ``G[m/n] |- P[m/n]``.

    Raises
    ------
    ProofError
        If a new dimension has no size, or two variables would become one.
    """
    sizes = dict(pairs)
    _need(
        len(sizes) == len(pairs) and all(is_size(n) and type(n) is str and is_size(d) for n, d in pairs),
        "names and sizes were expected",
    )
    before = frozenset().union(*(f.free for f in (a.concl, *a.hyps)))
    _need(len({resize(k, sizes) for k in before}) == len(before), "two variables would become one")
    return resize(a.concl, sizes), frozenset(resize(h, sizes) for h in a.hyps)


@rule
def fact(name: str, sizes: tuple[tuple[str, Any], ...], *pairs: tuple[str, Any]) -> Inference:
    """``H[t/x] |- P[t/x]`` for a law ``H |- P`` of the table, at any sizes and values of its variables.

    Raises
    ------
    ProofError
        If there is no such law or variable, a value has another sort, or a law about expectations is given a random value
        for a constant.
    """
    _need(name in FACTS, f"there is no fact {name!r}")
    _need(all(is_size(d) for _, d in sizes), "sizes were expected")
    concl, hyps = FACTS[name]
    concl, hyps = resize(concl, dict(sizes)), tuple(resize(h, dict(sizes)) for h in hyps)
    keys = {k[1]: k for f in (concl, *hyps) for k in f.free}
    _need(all(x in keys for x, _ in pairs), f"{name} has no such variable")
    values = _typed([(keys[x], v) for x, v in pairs])
    if any(t.head in MOMENTS for t in subterms(concl)):
        _need(
            not any(k[0] == "at" and k[3] == "fixed" and v.random for k, v in values.items()),
            "a random value for a constant",
        )
    return substitute(concl, values), frozenset(substitute(h, values) for h in hyps)


@rule
def unfold(t: Term) -> Inference:
    """``|- c(t) = body[t/x]`` for a definition ``c(x) := body``.

    Raises
    ------
    ProofError
        If ``t`` is not a defined term.
    """
    _parts(t, "def")
    return eq(t, unfolded(t)), NONE


@rule
def index_cases(same: Theorem, apart: Theorem, a: Term, b: Term) -> Inference:
    """``G |- P[a/b]`` and ``D, a != b |- P`` give ``G', D |- P``: two indices agree or differ.

    A hypothesis of the first premise is discharged where ``D`` has it with ``b`` for ``a``.

    Raises
    ------
    ProofError
        If ``a`` and ``b`` are not two index variables of one dimension, the first premise is another statement, or it
        keeps a hypothesis that mentions ``b``.
    """
    ka, kb = _variable(a), _variable(b)
    _need(a.sort == b.sort and ka != kb, "two index variables of one dimension were expected")
    _need(same.concl == substitute(apart.concl, {kb: a}), "the first premise is not the case of equal indices")
    rest = apart.hyps - {Term("apart", a, b)}
    kept = same.hyps - {substitute(h, {kb: a}) for h in rest}
    _fresh(kb, kept)
    return apart.concl, rest | kept


@rule
def induction(base: Theorem, up: Theorem, down: Theorem, m: Term, p: Term) -> Inference:
    """``G |- P(0)``, ``G, P(m) |- P(m + 1)`` and ``G, P(m + 1) |- P(m)`` give ``G |- P(m)`` for every integer ``m``.

    Raises
    ------
    ProofError
        If a premise is another statement, ``m`` is no integer variable, or a remaining hypothesis mentions it.
    """
    key = _variable(m)
    _need(key[2] == INTEGERS, "an integer variable was expected")
    after = substitute(p, {key: Term("succ", m)})
    _need(base.concl == substitute(p, {key: Term("zero")}), "the base is not P(0)")
    _need(up.concl == after and down.concl == p, "a step is not P(m + 1) or P(m)")
    rest = base.hyps | (up.hyps - {p}) | (down.hyps - {after})
    _fresh(key, rest)
    return p, rest


# ---- equality ------------------------------------------------------------------------------------------------------


@rule
def refl(t: Term) -> Inference:
    """``|- t = t``."""
    return eq(t, t), NONE


@rule
def symm(a: Theorem) -> Inference:
    """``s = t`` gives ``t = s``.

    Raises
    ------
    ProofError
        If the premise is no equation.
    """
    s, t = _equation(a)
    return eq(t, s), a.hyps


@rule
def trans(a: Theorem, b: Theorem) -> Inference:
    """``r = s`` and ``s = t`` give ``r = t``.

    Raises
    ------
    ProofError
        If a premise is no equation, or the middle terms differ.
    """
    (r, s), (s2, t) = _equation(a), _equation(b)
    _need(s == s2, "the middle terms differ")
    return eq(r, t), a.hyps | b.hyps


def _filled(context: Term, holes: tuple[Key, ...], premises: tuple[Theorem, ...]) -> tuple[Term, Term]:
    """The context with left sides, and with right sides, of the equations."""
    _need(len(holes) == len(set(holes)) == len(premises), "one hole for each equation was expected")
    _need(
        all(is_key(h) and h[0] == "at" and h[2] == () and h[3] == "fixed" for h in holes), "a hole is a real variable"
    )
    for t in subterms(context):
        _need(
            t.head not in (*MOMENTS, "deriv", "forall") or not any(h in t.free for h in holes), f"a hole under {t.head}"
        )
    sides = [_equation(p) for p in premises]
    return substitute(context, dict(zip(holes, (s for s, _ in sides), strict=True))), substitute(
        context, dict(zip(holes, (t for _, t in sides), strict=True))
    )


@rule
def congruence(premises: tuple[Theorem, ...], context: Term, *holes: Key) -> Inference:
    """``s_k = t_k`` give ``C[s] = C[t]``; the real variables ``h_k`` are the holes of ``C``.

    Raises
    ------
    ProofError
        If a hole lies under an expectation or derivative, where an equation at one outcome or point says nothing.
    """
    left, right = _filled(context, holes, premises)
    return eq(left, right), _union(premises)


@rule
def replace(premises: tuple[Theorem, ...], context: Term, *holes: Key) -> Inference:
    """``P[s]`` and ``s_k = t_k`` give ``P[t]``, with ``P[s]`` the first premise.

    Raises
    ------
    ProofError
        If the first premise is not ``P[s]``, or a hole lies under an expectation, derivative or quantifier.
    """
    left, right = _filled(context, holes, premises[1:])
    _need(premises[0].concl == left, "the first premise is another statement")
    return right, _union(premises)


# ---- polynomials over the rationals: the only algebra that is trusted ----------------------------------------------


def poly(t: Term) -> Polynomial:
    """``t`` as a polynomial in atoms; ``1/b`` is an atom of its own, and a nonzero numeral divides."""
    h = t.head
    if h == "num":
        return {frozenset(): t.args[0]} if t.args[0] else {}
    if h == "neg":
        return {m: -c for m, c in poly(t.args[0]).items()}
    if h in ("add", "sub"):
        return poly_add(poly(t.args[0]), poly(t.args[1]), 1 if h == "add" else -1)
    if h == "mul":
        return poly_mul(poly(t.args[0]), poly(t.args[1]))
    if h == "pow":
        base, out = poly(t.args[0]), {frozenset(): Fraction(1)}
        for _ in range(t.args[1]):
            out = poly_mul(out, base)
        _need(
            all(c.numerator.bit_length() + c.denominator.bit_length() <= MAX_BITS for c in out.values()),
            "a number is too large",
        )
        return out
    if h == "div":
        a, b = t.args
        if b.head == "num" and b.args[0]:
            return {m: c / b.args[0] for m, c in poly(a).items()}
        if a != ONE:
            return poly_mul(poly(a), {frozenset({(ONE / b, 1)}): Fraction(1)})
    return {frozenset({(t, 1)}): Fraction(1)}


def poly_add(p: Polynomial, q: Polynomial, sign: int | Fraction = 1) -> Polynomial:
    """``p + sign q``."""
    out = dict(p)
    for m, c in q.items():
        total = out.get(m, 0) + sign * c
        if total:
            out[m] = Fraction(total)
        else:
            del out[m]
    return out


def poly_mul(p: Polynomial, q: Polynomial) -> Polynomial:
    """``p q``; refuses products of more than `MAX_MONOMIALS` terms."""
    _need(len(p) * len(q) <= MAX_MONOMIALS, "too many monomials")
    out: Polynomial = {}
    for m, c in p.items():
        for n, d in q.items():
            powers = dict(m)
            for atom, k in n:
                powers[atom] = powers.get(atom, 0) + k
            monomial = frozenset(powers.items())
            total = out.get(monomial, 0) + c * d
            if total:
                out[monomial] = Fraction(total)
            else:
                del out[monomial]
    return out


def _remainder(left: Term, right: Term, premises: tuple[Theorem, ...], coefficients: tuple[Term, ...]) -> Polynomial:
    """``(right - left) - sum_k c_k (b_k - a_k)`` for premises that relate ``a_k`` and ``b_k``."""
    _need(len(coefficients) == len(premises), "one coefficient for each premise was expected")
    _need(all(t.sort == "R" for t in (left, right, *coefficients)), "real terms were expected")
    p = poly_add(poly(right), poly(left), -1)
    for premise, c in zip(premises, coefficients, strict=True):
        a, b = premise.concl.args
        p = poly_add(p, poly_mul(poly(c), poly_add(poly(b), poly(a), -1)), -1)
    return p


@rule
def linear_combination(premises: tuple[Theorem, ...], left: Term, right: Term, *coefficients: Term) -> Inference:
    """``a_k = b_k`` give ``l = r`` where ``l - r = sum_k c_k (a_k - b_k)`` as polynomials.

    Raises
    ------
    ProofError
        If the two polynomials differ, or grow too large.
    """
    for p in premises:
        _equation(p)
    _need(not _remainder(left, right, premises, coefficients), "the polynomials differ")
    return eq(left, right), _union(premises)


@rule
def positive_combination(
    premises: tuple[Theorem, ...], relation: str, left: Term, right: Term, *coefficients: Term
) -> Inference:
    """``a_k <= b_k`` give ``l <= r`` where ``r - l = q + sum_k c_k (b_k - a_k)`` as polynomials, with rationals ``q, c_k >= 0``.

    Premises may be equations, whose coefficients are any polynomials. The conclusion is strict where ``q`` is positive,
    or ``c_k`` for a strict premise.

    Raises
    ------
    ProofError
        If the polynomials differ, a coefficient of an inequality is not a nonnegative numeral, or a strict conclusion
        is asked of weak premises.
    """
    strict = False
    for p, c in zip(premises, coefficients, strict=True):
        _need(p.concl.head in ("eq", "le", "lt"), "equations and inequalities were expected")
        if p.concl.head != "eq":
            _need(c.head == "num" and c.args[0] >= 0, "the coefficient of an inequality is a nonnegative numeral")
            strict = strict or (p.concl.head == "lt" and c.args[0] > 0)
    rest = _remainder(left, right, premises, coefficients)
    q = rest.pop(frozenset(), Fraction(0))
    _need(not rest and q >= 0, "the polynomials differ")
    _need(relation == "le" or (relation == "lt" and (strict or q > 0)), "the premises give no such relation")
    return Term(relation, left, right), _union(premises)


# ---- under a sum ---------------------------------------------------------------------------------------------------


@rule
def sum_congruence(a: Theorem, i: Term) -> Inference:
    """``f(i) = g(i)`` gives ``Sum_i f(i) = Sum_i g(i)``.

    Raises
    ------
    ProofError
        If a hypothesis mentions ``i``.
    """
    key = _variable(i)
    _fresh(key, a.hyps)
    f, g = (Term("sum", key[2], close(t, key), hint=key[1]) for t in _equation(a))
    return eq(f, g), a.hyps


@rule
def sum_sign(a: Theorem, i: Term) -> Inference:
    """``0 <= f(i)`` gives ``0 <= Sum_i f(i)``, and ``0 < f(i)`` gives ``0 < Sum_i f(i)``: no dimension is empty.

    Raises
    ------
    ProofError
        If a hypothesis mentions ``i``, or the premise is no sign.
    """
    key = _variable(i)
    _fresh(key, a.hyps)
    _need(a.concl.head in ("le", "lt") and a.lhs == ZERO, "0 <= f(i) or 0 < f(i) was expected")
    return Term(a.concl.head, ZERO, Term("sum", key[2], close(a.rhs, key), hint=key[1])), a.hyps


# ---- derivatives ---------------------------------------------------------------------------------------------------


def _entry(x: Term) -> Key:
    _need(x.head == "at" and x.args[2] == "fixed", "a deterministic entry was expected")
    return ("at", *x.args[:3])


def _together(a: Theorem, b: Theorem) -> tuple[Term, Term, Term, Term, Term, Hyps]:
    (f, x, df), (g, y, dg) = _parts(a.concl, "deriv"), _parts(b.concl, "deriv")
    _need(x == y, "derivatives in different variables")
    return f, g, x, df, dg, a.hyps | b.hyps


@rule
def deriv_const(c: Term, x: Term) -> Inference:
    """``|- D(c, x_j) = 0``.

    Raises
    ------
    ProofError
        If ``c`` mentions the family ``x``.
    """
    _need(_entry(x) not in c.free, "the term depends on the variable")
    return derivative_of(c, x, ZERO), NONE


@rule
def deriv_entry(u: Term, x: Term) -> Inference:
    """``|- D(x_i, x_j) = delta(i, j)``; a product of deltas for a family of more indices, 1 for a real.

    Raises
    ------
    ProofError
        If ``u`` is an entry of another family.
    """
    _need(_entry(u) == _entry(x), "an entry of the family of the variable was expected")
    value = None
    for i, j in zip(u.args[3:], x.args[3:], strict=True):
        delta = Term("delta", i, j)
        value = delta if value is None else value * delta
    return derivative_of(u, x, ONE if value is None else value), NONE


@rule
def deriv_add(a: Theorem, b: Theorem) -> Inference:
    """``D f = f'`` and ``D g = g'`` give ``D(f + g) = f' + g'``.

    Raises
    ------
    ProofError
        If a premise is no derivative, or the variables differ.
    """
    f, g, x, df, dg, hyps = _together(a, b)
    return derivative_of(f + g, x, df + dg), hyps


@rule
def deriv_mul(a: Theorem, b: Theorem) -> Inference:
    """``D f = f'`` and ``D g = g'`` give ``D(f g) = f' g + f g'``.

    Raises
    ------
    ProofError
        If a premise is no derivative, or the variables differ.
    """
    f, g, x, df, dg, hyps = _together(a, b)
    return derivative_of(f * g, x, df * g + f * dg), hyps


@rule
def deriv_div(a: Theorem, b: Theorem, nonzero: Theorem) -> Inference:
    """``D f = f'``, ``D g = g'`` and ``g != 0`` give ``D(f / g) = (f' g - f g') / g^2``.

    Raises
    ------
    ProofError
        If the third premise is not ``g != 0``.
    """
    f, g, x, df, dg, hyps = _together(a, b)
    _need(nonzero.concl == Term("ne", g, ZERO), "the denominator is not shown to be nonzero")
    return derivative_of(f / g, x, (df * g - f * dg) / g**2), hyps | nonzero.hyps


_OUTER: dict[str, Callable[[Term], Term]] = {
    "exp": lambda u: Term("fn", "exp", u),
    "cos": lambda u: -Term("fn", "sin", u),
    "sin": lambda u: Term("fn", "cos", u),
}
_OUTER_POSITIVE: dict[str, Callable[[Term], Term]] = {
    "log": lambda u: ONE / u,
    "sqrt": lambda u: ONE / (num(2) * Term("fn", "sqrt", u)),
}


@rule
def deriv_fn(a: Theorem, name: str) -> Inference:
    """``D u = u'`` gives ``D exp u = exp(u) u'``, ``D cos u = -sin(u) u'``, ``D sin u = cos(u) u'``.

    Raises
    ------
    ProofError
        If the premise is no derivative, or the function is another.
    """
    u, x, du = _parts(a.concl, "deriv")
    _need(name in _OUTER, f"no rule for {name}")
    return derivative_of(Term("fn", name, u), x, _OUTER[name](u) * du), a.hyps


@rule
def deriv_fn_pos(a: Theorem, positive: Theorem, name: str) -> Inference:
    """``D u = u'`` and ``0 < u`` give ``D log u = (1/u) u'``, ``D sqrt u = 1/(2 sqrt u) u'``.

    Raises
    ------
    ProofError
        If the second premise is not ``0 < u``.
    """
    u, x, du = _parts(a.concl, "deriv")
    _need(positive.concl == Term("lt", ZERO, u), "the argument is not shown to be positive")
    _need(name in _OUTER_POSITIVE, f"no rule for {name}")
    return derivative_of(Term("fn", name, u), x, _OUTER_POSITIVE[name](u) * du), a.hyps | positive.hyps


@rule
def deriv_sum(a: Theorem, i: Term) -> Inference:
    """``D(f(i), x_j) = f'(i)`` gives ``D(Sum_i f(i), x_j) = Sum_i f'(i)``.

    Raises
    ------
    ProofError
        If a hypothesis or the entry ``x_j`` mentions ``i``.
    """
    f, x, df = _parts(a.concl, "deriv")
    key = _variable(i)
    _fresh(key, a.hyps)
    _need(key not in x.free, "the variable of the derivative mentions the index")
    f, df = (Term("sum", key[2], close(t, key), hint=key[1]) for t in (f, df))
    return derivative_of(f, x, df), a.hyps


@rule
def deriv_eq(same: Theorem, a: Theorem, value: Theorem) -> Inference:
    """``f = g`` for all ``x``, ``D f = f'`` and ``f' = g'`` give ``D g = g'``.

    Raises
    ------
    ProofError
        If the sides differ, or a hypothesis of ``f = g`` mentions ``x``: equal at one point is not enough.
    """
    (f, g), (f2, x, df), (df2, dg) = _equation(same), _parts(a.concl, "deriv"), _equation(value)
    _need(f == f2 and df == df2, "the sides differ")
    _fresh(_entry(x), same.hyps)
    return derivative_of(g, x, dg), same.hyps | a.hyps | value.hyps


# ---- expectation of polynomials in random entries, all of whose moments are finite ---------------------------------


@rule
def expectation_congruence(a: Theorem) -> Inference:
    """``s = t`` at every outcome gives ``E s = E t``.

    Raises
    ------
    ProofError
        If a hypothesis mentions the outcome, or a side is no polynomial in random entries.
    """
    s, t = _equation(a)
    _need(not any(h.random for h in a.hyps), "a hypothesis mentions the outcome")
    return eq(Term("E", s), Term("E", t)), a.hyps


@rule
def expectation_factor(premises: tuple[Theorem, ...], f: Term, g: Term, families: Term) -> Inference:
    """``i_k != j_k`` give, under ``families`` independent, ``E(f g) = E(f) E(g)``: no entry occurs in both.

    Independence means: all entries of all these families are independent of each other.

    Raises
    ------
    ProofError
        If an entry belongs to another family, two entries of one family are not shown to differ in an index, or an entry
        hides under a sum or in a definition.
    """
    known = {frozenset(_parts(p.concl, "apart")) for p in premises}
    declared = _parts(families, "independent")
    first, second = _entries(f), _entries(g)
    for x in first + second:
        _need(x.args[:2] in declared, f"{x.args[0]} is not declared independent")
    for x in first:
        for y in second:
            distinct = x.args[:2] != y.args[:2] or any(
                frozenset(ij) in known for ij in zip(x.args[3:], y.args[3:], strict=True)
            )
            _need(distinct, f"two entries of {x.args[0]} are not shown to differ")
    return eq(Term("E", f * g), Term("E", f) * Term("E", g)), _union(premises) | {families}


def _entries(t: Term) -> list[Term]:
    """The random entries of an arithmetic term."""
    if not t.random:
        return []
    if t.head == "at":
        return [t]
    _need(t.head in ("add", "sub", "mul", "neg", "pow", "div"), f"a random entry under {t.head}")
    return [x for a in t.args if type(a) is Term for x in _entries(a)]
