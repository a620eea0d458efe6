"""Hold the state of a normal form: what may be used, the results on the way, and the polynomial arithmetic.

What rewrites an atom is told from above, see the tables of ``normal``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from ..kernel import rules as K
from ..kernel.rules import Monomial, Polynomial, ProofError, Theorem, poly, poly_add, poly_mul
from ..kernel.terms import Definition, Term, num
from .algebra import ARITHMETIC, as_monomial, chain, inside, key, ordered, ring, term_of, trivial
from .matching import Known
from .scope import Scope

MAX_REWRITES = 20_000
MAX_FORMS = 1_000  # terms normalized on the way; the largest step of the book takes 84


class Rewriting(NamedTuple):
    """Rewrite the atoms of one head, where one of some powers is on, or where none is named."""

    form: Callable[[Normalizer, Term], Theorem]
    powers: frozenset[str] = frozenset()


class Relating(NamedTuple):
    """Reduce a monomial with an atom of one kind: by an equation, solved for a monomial that divides it."""

    relation: Callable[[Normalizer, Term, dict[Term, int]], tuple[Monomial, Theorem] | None]
    power: str


@dataclass
class Normalizer:
    """A normal form ``t = t'`` of every term ``t`` that is asked for.

    Attributes
    ----------
    powers : frozenset of str
    scope : Scope
    atoms : mapping of head to Rewriting
        Terms that are no arithmetic, and quotients.
    kinds : mapping of kind to Relating
        Atoms of which something is known that reduces a monomial, such as a square; see `kind`.
    unfold : frozenset of Definition
        Definitions whose bodies replace them.
    angle : int
        Angles are expanded in multiples of ``1/angle``.
    """

    powers: frozenset[str]
    scope: Scope
    atoms: Mapping[str, Rewriting]
    kinds: Mapping[str, Relating]
    unfold: frozenset[Definition] = frozenset()
    angle: int = 1
    memo: dict[Term, Theorem] = field(default_factory=dict)
    cancellations: dict[Term, Theorem | None] = field(default_factory=dict)
    relations: list[tuple[Monomial, Theorem]] = field(default_factory=list)
    apart: list[Theorem] = field(default_factory=list)
    products: list[tuple[Known, Term]] = field(default_factory=list)
    made: int = 0

    def __post_init__(self) -> None:
        self.products = [(f, atom) for f in self.scope.facts if (atom := f.factor) is not None]
        self.apart = [f.theorem for f in self.scope.facts if f.theorem.concl.head == "apart"]

    def learn(self, equations: Iterable[Theorem]) -> None:
        """Use equations as relations: the leading monomial of the normal form is replaced by the rest."""
        for th in equations:
            left, right = self(th.lhs), self(th.rhs)
            same = chain(K.symm(left), th, right)
            if (lead := _eliminated(same)) is not None:
                self.relations.append(solved(lead, same))
                self.memo.clear()

    def __call__(self, t: Term) -> Theorem:
        """``t = t'`` with ``t'`` in normal form."""
        form = self.memo.get(t)
        if form is None:
            self.made += 1
            if self.made > MAX_FORMS:
                raise ProofError(f"normal form: more than {MAX_FORMS} terms on the way")
            form = self.memo[t] = self._normal(t)
        return form

    def _normal(self, t: Term) -> Theorem:
        if t.head not in ARITHMETIC:
            th = self._rewritten(t) or K.refl(t)
            return chain(th, self.reduce(th.rhs)) if self.relations else th
        flat = _without_quotients(t)
        rewritten = (self._rewritten(a) for a in dict.fromkeys(_atoms(flat)))
        changed = [th for th in rewritten if th is not None and not trivial(th)]
        if not changed:
            return self.reduce(t)
        start = () if flat == t else (ring(t, flat),)
        places = dict.fromkeys(th.lhs for th in changed)
        inner = inside(self.scope.names, changed, lambda *holes: _refilled(flat, dict(zip(places, holes, strict=True))))
        return chain(*start, inner, self.reduce(inner.rhs))

    def _rewritten(self, t: Term) -> Theorem | None:
        """``t = t'`` for an atom; None where nothing rewrites it."""
        if step := self.scope.rewrite(t):
            return chain(step, self(step.rhs))
        row = self.atoms.get(t.head)
        if row is None or (row.powers and row.powers.isdisjoint(self.powers)):
            return None
        return row.form(self, t)

    def reduce(self, t: Term) -> Theorem:
        """Return ``t`` as a canonical polynomial in its atoms, modulo the relations in force."""
        p, used = poly(t), dict[Theorem, Polynomial]()
        for _ in range(MAX_REWRITES):
            hit = next(((m, c, r) for m, c in p.items() if (r := self._relation(m))), None)
            if hit is None:
                break
            m, c, (lead, th) = hit
            rest = dict(m)
            for a, e in lead:
                rest[a] -= e
            q = {as_monomial(rest.items()): c}
            used[th] = poly_add(used.get(th, {}), q)
            p = poly_add(p, poly_mul(q, poly_add(poly(th.lhs), poly(th.rhs), -1)), -1)
        else:
            raise ProofError("normal form: too many rewriting steps")
        out = term_of(p)
        return K.refl(t) if out == t else ring(t, out, *((th, term_of(q)) for th, q in used.items()))

    def _relation(self, m: Monomial) -> tuple[Monomial, Theorem] | None:
        """A relation whose leading monomial divides ``m``."""
        about = {a: row for a, _ in m if (row := self.kinds.get(kind(a))) and row.power in self.powers}
        if not about and not self.relations and not self.products:
            return None
        powers = dict(m)
        for a in sorted(about, key=key):
            if relation := about[a].relation(self, a, powers):
                return relation
        return next((r for r in (*self.relations, *self._instances(powers)) if _divides(r[0], powers)), None)

    def _instances(self, powers: Mapping[Term, int]) -> Iterator[tuple[Monomial, Theorem]]:
        """Yield instances of equations whose left side is a product of entries: at the indices of some atoms."""
        for f, atom in self.products:
            for a in sorted(powers, key=key):
                if a.head == atom.head and (th := f.instance_at(atom, a)) is not None:
                    yield next(iter(poly(th.lhs))), th


def _divides(lead: Monomial, powers: Mapping[Term, int]) -> bool:
    return all(powers.get(a, 0) >= e for a, e in lead)


def kind(a: Term) -> str:
    """Return the kind of an atom: the name of a function, else the head."""
    return a.args[0] if a.head == "fn" else a.head


def _eliminated(same: Theorem) -> Monomial | None:
    """The monomial that an equation expresses by others; None where its two sides are one polynomial.

    A size, as in ``r^2 = n``; else the leading one of the left side, else of the right. What stands on both sides
    alike has cancelled and cannot be expressed.
    """
    difference = poly_add(poly(same.lhs), poly(same.rhs), -1)
    sides = [{m: c for m, c in poly(side).items() if m in difference} for side in (same.lhs, same.rhs)]
    sizes = (m for side in sides for m in side if [(a.head, e) for a, e in m] == [("card", 1)])
    return next(sizes, None) or leading(sides[0]) or leading(sides[1])


def leading(p: Polynomial) -> Monomial | None:
    """Return the monomial that a relation eliminates: the one of highest degree, then the last in order."""
    best = [m for m, _ in ordered(p) if m]
    return max(best, key=lambda m: sum(e for _, e in m)) if best else None


def solved(lead: Monomial, same: Theorem) -> tuple[Monomial, Theorem]:
    """``lead = rest`` from an equation that contains ``lead``."""
    difference = poly_add(poly(same.lhs), poly(same.rhs), -1)
    c = difference[lead]
    rest = {m: -d / c for m, d in difference.items() if m != lead}
    left = term_of({lead: Fraction(1)})
    return lead, ring(left, term_of(rest), (same, num(1 / c)))


def _without_quotients(t: Term) -> Term:
    """``a/b`` as ``a (1/b)``, except for numerals and for ``1/b``."""
    if t.head not in ARITHMETIC or t.head == "num":
        return t
    if t.head == "div":
        a, b = t.args
        if b.head == "num" and b.args[0]:
            return Term("div", _without_quotients(a), b)
        return t if a == K.ONE else _without_quotients(a) * (K.ONE / b)
    args = tuple(_without_quotients(a) if type(a) is Term else a for a in t.args)
    return t if args == t.args else Term(t.head, *args)


def _atoms(t: Term) -> Iterator[Term]:
    """What a polynomial treats as its variables."""
    if t.head == "num":
        return
    if (
        t.head not in ARITHMETIC
        or (t.head == "div" and t.args[1].head != "num")
        or (t.head == "div" and not t.args[1].args[0])
    ):
        yield t
        return
    for a in t.args:
        if type(a) is Term:
            yield from _atoms(a)


def _refilled(t: Term, places: dict[Term, Term]) -> Term:
    if t in places:
        return places[t]
    if t.head not in ARITHMETIC or t.head == "num" or (t.head == "div" and t.args[1].head != "num"):
        return t
    return Term(t.head, *(_refilled(a, places) if type(a) is Term else a for a in t.args))
