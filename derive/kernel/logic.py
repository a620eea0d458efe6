"""Rules about structure, which need no mathematics: hypotheses, quantifiers, instantiation, definitions, cases."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from .facts import FACTS
from .sorts import INTEGERS, Key, is_size, read_key
from .terms import MOMENTS, Term, open_, resize, substitute, subterms, unfolded
from .theorem import NONE, Inference, ProofError, Theorem, eq, fresh, need, parts, rule, variable
from .work import spend


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
    d, body = parts(a.concl, "forall")
    need(i.sort == ("I", d) and not i.loose, "an index of the quantifier's dimension was expected")
    return open_(body, i), a.hyps


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
    need(k in (0, 1), "part 0 or 1 was expected")
    return parts(a.concl, "and")[k], a.hyps


@rule
def instantiate(a: Theorem, *pairs: tuple[Key, Any]) -> Inference:
    """``G |- P`` gives ``G[t/x] |- P[t/x]``, all variables at once.

    Raises
    ------
    ProofError
        If a variable is given twice or a value has another sort, is not closed, or is random; if the variable of a
        derivative is replaced by anything but a new family, or a value brings it into the differentiated term; if a
        value mentions the variable of an integral.
    """
    values = _typed(pairs)
    need(
        not any(k.random or (k.kind == "at" and v.random) for k, v in values.items()),
        "random entries stay as declared",
    )
    formulas = (a.concl, *a.hyps)
    for d in {s for f in formulas for s in subterms(f, _is_formula) if s.head == "deriv"}:
        _keeps_derivative(d, values, formulas)
    return substitute(a.concl, values), frozenset(substitute(h, values) for h in a.hyps)


def _is_formula(t: Term) -> bool:
    return t.sort == "P"  # none stands in a real term or an index


def _typed(pairs: Iterable[tuple[Key, Any]]) -> dict[Key, Any]:
    values: dict[Key, Any] = {}
    for given, v in pairs:
        k = read_key(given)
        if k is None or k in values:
            raise ProofError("instantiation: a variable given twice, or none")
        values[k] = v
        if k.kind == "perm":
            named = type(v) is str and read_key(k._replace(name=v)) is not None
            need(named, f"a permutation name for {k.name} was expected")
        else:
            need(
                type(v) is Term and v.sort == k.sort and not v.loose,
                f"the value of {k.name} has another sort or is not closed",
            )
    return values


def _keeps_derivative(d: Term, values: dict[Key, Any], formulas: Iterable[Term]) -> None:
    """A derivative binds its variable: ``D(c, x) = 0`` must not become ``D(x, x) = 0``."""
    spend(len(values))
    f, x, _ = d.args
    old = new = x.key
    if old in values:
        y, dims = values[old], x.args[1]
        for _ in dims:
            y = y.args[1]
        bound = tuple(Term("bv", n, ("I", e)) for n, e in enumerate(reversed(dims)))[::-1]
        need(y.head == "at" and y.args[3:] == bound, "the variable of a derivative can only be renamed")
        new = y.key
        need(
            new == old or not any(new in g.free for g in formulas),
            f"{new.name} occurs beside the variable of a derivative",
        )
    for k, v in values.items():
        if k != old and k.kind == "at" and k in f.free:
            need(new not in v.free, f"the value of {k.name} depends on the variable of a derivative")


@rule
def resize_dimensions(a: Theorem, *pairs: tuple[str, Any]) -> Inference:
    """``G |- P`` for every size ``n`` gives ``G[m/n] |- P[m/n]``.

    Raises
    ------
    ProofError
        If a new dimension has no size, or two variables of which entries occur would become one.
    """
    sizes = dict(pairs)
    need(
        len(sizes) == len(pairs) and all(is_size(n) and type(n) is str and is_size(d) for n, d in pairs),
        "names and sizes were expected",
    )
    before = frozenset().union(*(f.free for f in (a.concl, *a.hyps)))
    need(len({resize(k, sizes) for k in before}) == len(before), "two variables would become one")
    return resize(a.concl, sizes), frozenset(resize(h, sizes) for h in a.hyps)


@rule
def fact(name: str, sizes: tuple[tuple[str, Any], ...], *pairs: tuple[str, Any]) -> Inference:
    """``H[t/x] |- P[t/x]`` for a fact ``H |- P`` of the table, at any sizes and values of its variables.

    Raises
    ------
    ProofError
        If there is no such fact or variable, a value has another sort, or a fact about expectations is given a random
        value for a constant.
    """
    need(name in FACTS, f"there is no fact {name!r}")
    need(all(is_size(d) for _, d in sizes), "sizes were expected")
    concl, hyps, keys, moments = _sized(name, sizes)
    need(all(x in keys for x, _ in pairs), f"{name} has no such variable")
    values = _typed([(keys[x], v) for x, v in pairs])
    if moments:
        need(
            not any(k.law == "fixed" and v.random for k, v in values.items()),
            "a random value for a constant",
        )
    return substitute(concl, values), frozenset(substitute(h, values) for h in hyps)


@lru_cache(maxsize=4096)
def _sized(name: str, sizes: tuple[tuple[str, Any], ...]) -> tuple[Term, tuple[Term, ...], dict[str, Key], bool]:
    """A fact at these sizes, its variables by name, and whether it takes expectations."""
    concl, hyps = FACTS[name]
    concl, hyps = resize(concl, dict(sizes)), tuple(resize(h, dict(sizes)) for h in hyps)
    keys = {k.name: k for f in (concl, *hyps) for k in f.free}
    return concl, hyps, keys, any(t.head in MOMENTS for t in subterms(concl))


@rule
def unfold(t: Term) -> Inference:
    """``|- c(t) = body[t/x]`` for a definition ``c(x) := body``.

    Raises
    ------
    ProofError
        If ``t`` is not a defined term.
    """
    parts(t, "def")
    return eq(t, unfolded(t)), NONE


@rule
def index_cases(same: Theorem, apart: Theorem, a: Term, b: Term) -> Inference:
    """``G |- P[a/b]`` and ``D, a != b |- P`` give ``G', D |- P``: two indices agree or differ.

    A hypothesis of the first premise is discharged where ``D`` has it with ``b`` for ``a``.

    Raises
    ------
    ProofError
        If ``a`` and ``b`` are not two index variables of one size, the first premise is another statement, or it
        keeps a hypothesis that mentions ``b``.
    """
    ka, kb = variable(a), variable(b)
    need(a.sort == b.sort and ka != kb and is_size(ka.dim), "two index variables of one size were expected")
    need(same.concl == substitute(apart.concl, {kb: a}), "the first premise is not the case of equal indices")
    rest = apart.hyps - {Term("apart", a, b)}
    kept = same.hyps - {substitute(h, {kb: a}) for h in rest}
    fresh(kb, kept)
    return apart.concl, rest | kept


@rule
def induction(base: Theorem, up: Theorem, down: Theorem, m: Term, p: Term) -> Inference:
    """``G |- P(0)``, ``G, P(m) |- P(m + 1)`` and ``G, P(m + 1) |- P(m)`` give ``G |- P(m)`` for every integer ``m``.

    Raises
    ------
    ProofError
        If a premise is another statement, ``m`` is no integer variable, or a remaining hypothesis mentions it.
    """
    key = variable(m)
    need(key.dim == INTEGERS, "an integer variable was expected")
    after = substitute(p, {key: Term("succ", m)})
    need(base.concl == substitute(p, {key: Term("zero")}), "the base is not P(0)")
    need(up.concl == after and down.concl == p, "a step is not P(m + 1) or P(m)")
    rest = base.hyps | (up.hyps - {p}) | (down.hyps - {after})
    fresh(key, rest)
    return p, rest
