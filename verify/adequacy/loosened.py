"""An entry without one of its hypotheses, changed so that that one may fail while the others hold.

The witness of an entry makes all hypotheses hold. Without one of them, a value that it gave is left free or changed,
the other equations are solved anew, random entries get other laws, another scale, or a common outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain, islice, product
from typing import Any

from derive.kernel.terms import Key, StatementError, Term, close, num, open_, substitute
from verify.measure.sampling import variable_name

__all__ = ["loosened"]

MOST_ASSIGNMENTS = 96
"""How many choices of what to solve the equations for are tried."""
LAWS = ("identical", "per_entry", "centered", "normal")
ROOTS = (1, 2, 4)


def loosened(entry: Any, n: int) -> Iterator[Any]:
    """Yield entries in which hypothesis ``n``, now the last, may fail, the likely ones first; their note says how."""
    lost = entry.given[n]
    free = replace(entry, note="", given=(*entry.given[:n], *entry.given[n + 1 :], lost))
    random = sorted((k for k in _families(entry) if k.random), key=repr)
    if lost in entry.counterexamples:
        yield _bound(free, entry.counterexamples[lost])
    yield free
    if lost.head == "independent":
        yield from _coupled(free, random)
    names = {k.name for k in lost.free}
    tied = sorted(entry.witness, key=lambda v: variable_name(v) not in names)
    for variable in tied:
        if not _of_sequence(variable):
            yield _bound(free, {v: t for v, t in entry.witness.items() if v is not variable})
    for variable in tied:
        term = entry.witness[variable]
        if isinstance(term, Term) and term.sort == "R":
            for other in (term + num(1), -term, num(0), num(2) * term):
                yield _bound(free, {**entry.witness, variable: other})
    laws = [free, *(replace(free, laws={**free.laws, k.name: law}) for k in random for law in _laws(k, random, free))]
    yield from laws[1:]
    if not any(map(_of_sequence, entry.witness)):
        for loose in chain(laws, (_scaled(w, random) for w in laws if random)):
            yield from _solved(loose)


def _bound(entry: Any, witness: Mapping[Any, Any]) -> Any:
    return replace(entry, witness=witness)


def _laws(key: Key, random: list[Key], entry: Any) -> tuple[str, ...]:
    """Return the laws that a family may have instead; that of a family whose own is taken from no other."""
    others = (k.name for k in random if k != key and " as " not in entry.laws.get(k.name, ""))
    return (*LAWS, *(f"as {name}" for name in others))


def _of_sequence(variable: Any) -> bool:
    """Tell whether a variable of a witness is a place of a family over the integers."""
    return len(getattr(variable, "args", ())) > 3


def _families(entry: Any) -> set[Key]:
    terms = chain((entry.claim, *entry.given), (getattr(t, "term", t) for t in entry.witness.values()))
    return {k for t in terms if hasattr(t, "free") for k in t.free if k.kind == "at"}


# ---- other values of random entries --------------------------------------------------------------------------------


def _coupled(entry: Any, random: list[Key]) -> Iterator[Any]:
    """Yield the entry with all entries of random families one variable, those of one family, those of two alike."""
    one = Key("at", "shared", (), "random")

    def constant(key: Key) -> Term:
        return _lambda(key, lambda _: Term(*one))

    choices = [("all random entries are one variable", {key: constant(key) for key in random})]
    choices += [(f"all entries of {key.name} are one variable", {key: constant(key)}) for key in random]
    for a, b in product(random, random):
        if a != b and a[2] == b[2]:
            choices.append((f"{b[1]} = {a[1]}", {b: _lambda(a, partial(_entry, a))}))
    for note, values in choices:
        loose = replace(_substituted(entry, values), note=note)
        yield loose
        yield from islice(_solved(loose), MOST_ASSIGNMENTS)


def _entry(key: Key, idx: list[Term]) -> Term:
    return Term.of(key, *idx)


def _scaled(entry: Any, random: list[Key]) -> Any:
    """Return the entry with each random family times a number of its own, which an equation may determine."""

    def times(key: Key) -> Term:
        factor = Term("at", f"scale_{key.name}", (), "fixed")
        return _lambda(key, lambda idx: factor * Term.of(key, *idx))

    return _substituted(entry, {key: times(key) for key in random}, keep=True)


def _lambda(key: Key, body: Callable[[list[Term]], Term]) -> Term:
    """Return a vector of the dimensions of a family, from its entry at some indices."""
    idx = [Term("ix", f"i{n}", dim) for n, dim in enumerate(key.dims)]
    term = body(idx)
    for i in reversed(idx):
        term = Term("lam", i.args[1], close(term, i.key), hint=i.args[0])
    return term


def _substituted(entry: Any, values: Mapping[Key, Term], keep: bool = False) -> Any:
    """Return an entry with terms for random families; what it says of independence is kept or no longer said."""

    def swapped(term: Any) -> Any:
        if isinstance(term, Term):
            return substitute(term, values)
        return type(term)(substitute(term.term, values), term.dims) if hasattr(term, "term") else term

    gone = {k.name for k in values}
    laws = entry.laws if keep else {name: law for name, law in entry.laws.items() if name not in gone}
    kinds = [law for name, law in entry.laws.items() if name in gone]
    shared = next((law for law in kinds if law in LAWS), "centered" if kinds else "identical")
    return replace(
        entry,
        claim=swapped(entry.claim),
        given=(
            *(g for g in map(swapped, entry.given[:-1]) if keep or g.head != "independent"),
            swapped(entry.given[-1]),
        ),
        witness={v: swapped(t) for v, t in entry.witness.items()},
        laws=laws if keep else {**laws, "shared": shared},
    )


# ---- the other equations, solved anew ------------------------------------------------------------------------------


def _solved(entry: Any) -> Iterator[Any]:
    """Yield the entry with its equations solved for some of the variables in them, the others left free."""
    equations = [e for e in map(_opened, entry.given[:-1]) if e.head == "eq"]
    names = {variable_name(v) for v in entry.witness}
    choices = [(e, _choices(e, names)) for e in equations]
    solvable = [(e, terms) for e, terms in choices if len(terms) > 1]
    for assigned in islice(product(*(terms for _, terms in solvable)), MOST_ASSIGNMENTS):
        pairs = [(e, t) for (e, _), t in zip(solvable, assigned, strict=True) if t is not None]
        roots = [_degree(e, t) for e, t in pairs]
        if pairs and None not in roots and len({t.args[0] for _, t in pairs}) == len(pairs):
            yield _bound(entry, dict(_solution(e, t, root or 1) for (e, t), root in zip(pairs, roots, strict=True)))


def _choices(equation: Term, names: set[str]) -> list[Term | None]:
    """Return what an equation may be solved for; nothing, if the laws see to it."""
    if equation.args[1] == num(0):
        return [None]
    unknowns = _unknowns(equation)
    scales = [t for t in unknowns if t.args[0].startswith("scale_")]
    return [*(t for t in unknowns if t.args[0] in names), *scales, None]


def _opened(formula: Term) -> Term:
    """Return a formula with free indices for those of its quantifiers."""
    level = 0
    while formula.head == "forall":
        formula = open_(formula.args[1], Term("ix", f"w{level}", formula.args[0]))
        level += 1
    return formula


def _unknowns(equation: Term) -> list[Term]:
    """Return the entries of families in an equation for which it may be solved, one for each family."""
    unknowns: dict[str, Term] = {}

    def visit(t: Term) -> None:
        if t.head == "at" and t.args[2] == "fixed" and not t.loose and all(i.head == "ix" for i in t.args[3:]):
            unknowns.setdefault(t.args[0], t)
        for a in t.args:
            if type(a) is Term:
                visit(a)

    visit(equation)
    return list(unknowns.values())


def _degree(equation: Term, unknown: Term) -> int | None:
    """Return the only power with which an unknown is in the summands of an equation; None if there is none."""
    powers = set()

    def visit(t: Term, power: int) -> None:
        if t == unknown:
            powers.add(power)
        for a in t.args:
            if type(a) is Term:
                visit(a, power * t.args[1] if t.head == "pow" else power)

    visit(equation, 1)
    (power,) = powers if len(powers) == 1 else (0,)
    return power if power in ROOTS else None


def _solution(equation: Term, unknown: Term, root: int) -> tuple[Any, Any]:
    """Return an unknown with the value that ``A u^k + B = 0`` gives it."""
    key = unknown.key
    left, right = equation.args

    def difference(value: int) -> Term:
        constant = {key: _lambda(key, lambda _: num(value))}
        return substitute(left - right, constant)

    solved = (num(0) - difference(0)) / (difference(1) - difference(0))
    for _ in range(root // 2):
        solved = Term("fn", "sqrt", solved)
    if not unknown.args[1]:
        return unknown, solved
    for i in reversed(unknown.args[3:]):
        try:
            solved = Term("lam", i.args[1], close(solved, i.key), hint=i.args[0])
        except StatementError:
            break
    return _Named(unknown.args[0], key), solved


class _Named:
    """A family as a key of a witness."""

    def __init__(self, name: str, key: Key) -> None:
        self.name, self.key = name, key
