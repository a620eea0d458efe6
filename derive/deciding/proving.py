"""Ways to prove a claim, tried one after the other; what each lacked is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, islice
from math import lcm

from ..deriving.engine import Engine
from ..deriving.equality import PLAIN, shown_equal
from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, ProofError, Theorem, poly
from ..kernel.terms import Definition, Key, Term, num, open_, substitute, subterms
from ..kernel.work import limited
from ..language.families import LETTERS, definitions
from ..proving import order
from ..proving.algebra import chain, fact, given, ring
from ..proving.matching import Known
from ..proving.scope import Scope
from .clock import Attempt, Clock
from .domains import domains
from .inequalities import GIVES_UP, orders
from .integrals import antiderivatives, integral
from .renaming import spelled_out
from .tangents import tangents

__all__ = ["Prover", "lacking"]

WORK, MOST_WAYS = 4_000_000, 40
"""Units of the kernel's work that one way may take, about as many microseconds; and how many ways."""
FEW_WAYS = 6
"""How many are tried against a hypothesis, when nothing was found that satisfies all."""
MINUS_ONE = num(-1)
OPPOSITES = {"lt": (("le", ONE),), "le": (("lt", ONE),), "eq": (("lt", ONE), ("lt", MINUS_ONE))}
"""What denies a relation, with the sides exchanged, and its coefficient beside that; ``-1`` where they stay."""
MOMENTS = (("linear", "variance", *PLAIN), ("linear", "moments", "variance", *PLAIN))


class Prover:
    """Proofs under some hypotheses.

    Parameters
    ----------
    given : iterable of Term
    ways, work : int
        How many ways are tried at most, and how much work each may be.
    facts : iterable of Known
        Theorems to use, about words that occur.
    clock : Clock, optional
        Without it there is no limit of time.

    Attributes
    ----------
    tried : list of Attempt
        What did not succeed, and what was missing.
    """

    def __init__(
        self,
        given: Iterable[Term],
        ways: int = MOST_WAYS,
        work: int = WORK,
        facts: Iterable[Known] = (),
        clock: Clock | None = None,
    ) -> None:
        self.given, self.ways, self.work, self.facts = tuple(given), ways, work, tuple(facts)
        self.clock = clock or Clock()
        self.tried: list[Attempt] = []

    def proof(self, claim: Term) -> Theorem:
        """Return a theorem that says a claim; a quantified one at a fresh index, and so at any.

        Raises
        ------
        ProofError
            If no way is found.
        """
        engine = Engine(self.given, sorted(definitions(claim), key=lambda d: d.name), facts=self.facts)
        match claim.head, claim.args:
            case "and", (a, b):
                return K.both(self.proof(a), self.proof(b))
            case "forall", (dim, body):
                taken = {k.name for f in (claim, *self.given) for k in f.free}
                letter = next(s for s in LETTERS if s not in taken)  # and so no index of the search
                return self.proof(open_(body, Term("ix", letter, dim)))
            case "eq", (left, right):
                return self.equal(left, right, engine)
            case "deriv", (f, x, value):
                with limited(self.clock.work(self.work)):
                    slope = engine.derivative(f, x)
                return K.deriv_eq(K.refl(f), slope, self.equal(slope.concl.args[2], value, engine))
            case "integral", _:
                return self._first(self._integrals(claim, engine))
            case ("lt" | "le") as relation, (left, right):
                ways = (orders, tangents)
                return self._first(attempt for way in ways for attempt in way(relation, left, right, engine))
            case "ne", (left, right) if right == ZERO:
                return order.nonzero(left, engine.scope)
        if stated := engine.scope.prove(claim):
            return stated
        raise ProofError(f"there is no way to prove {claim!r}")

    def contradiction(self) -> Theorem | None:
        """Return ``0 < 0``, or that something is apart from itself, if the hypotheses prove it."""
        facts = [f.theorem for f in Engine(self.given).scope.facts if not f.variables]
        ordered = [th for th in facts if th.concl.head in ("lt", "le")]
        for used in (*combinations(ordered, 1), *combinations(ordered, 2), *combinations(ordered, 3)):
            try:
                return K.positive_combination(used, "lt", ZERO, ZERO, *(ONE for _ in used))
            except ProofError:
                continue
        apart = (th for th in facts if th.concl.head in ("ne", "apart") and len(set(th.concl.args)) == 1)
        return next(apart, None) or next(self._denials(), None)

    def _denials(self) -> Iterator[Theorem]:
        """Yield ``0 < 0`` for each hypothesis whose opposite the others prove."""
        for n, hypothesis in enumerate(self.given):
            others = Prover(self.given[:n] + self.given[n + 1 :], FEW_WAYS, self.work, self.facts, self.clock)
            for relation, coefficient in OPPOSITES.get(hypothesis.head, ()):
                sides = hypothesis.args if coefficient == MINUS_ONE else hypothesis.args[::-1]
                try:
                    opposite = others.proof(Term(relation, *sides))
                except GIVES_UP:
                    continue
                used = (opposite, K.assume(hypothesis))
                yield K.positive_combination(used, "lt", ZERO, ZERO, ONE, coefficient)

    def _first(self, ways: Iterable[tuple[str, Callable[[], Theorem]]]) -> Theorem:
        """Return what the first way gives that succeeds."""
        first: Exception | None = None
        for name, way in islice(ways, self.ways):
            if self.clock.out():
                break
            begun = self.clock.spent
            try:
                with limited(self.clock.work(self.work)):
                    return way()
            except GIVES_UP as error:
                first = first or error
                self.tried.append(Attempt(name, lacking(error), self.clock.spent - begun))
        raise ProofError(str(first) if first else "there is no way to prove it")

    def _integrals(self, claim: Term, engine: Engine) -> Iterator[tuple[str, Callable[[], Theorem]]]:
        for guess in antiderivatives(claim, engine.scope):
            yield f"antiderivative {guess!r}", partial(self._integrated, claim, guess, engine)

    def _integrated(self, claim: Term, guess: Term, engine: Engine) -> Theorem:
        raw = integral(claim, guess, engine.scope)
        same = self.equal(raw.concl.args[4], claim.args[4], engine)
        hole, key = engine.names.hole()
        return K.replace((raw, same), Term("integral", *claim.args[:4], hole), key)

    # ---- equations

    def equal(self, left: Term, right: Term, engine: Engine) -> Theorem:
        """Return ``left = right``."""
        if left == right:
            return K.refl(left)
        return self._first(self._equations(left, right, engine))

    def _equations(self, left: Term, right: Term, engine: Engine) -> Iterator[tuple[str, Callable[[], Theorem]]]:
        every = tuple(sorted(definitions(left, right), key=lambda d: d.name))
        near = {s.args[0] for t in (left, right) for s in subterms(t) if s.head == "def"}
        functions = _functions((left, right, *(d.body for d in every)))
        random = any(k.random for t in (left, right) for k in t.free)
        ladder = MOMENTS if random else self._ladder(functions)
        inside = Scope((*domains(every, (left, right), engine), *engine.scope.facts), engine.names)
        ways: list[tuple[str, Callable[[tuple[Definition, ...]], Theorem]]] = [
            ("normal forms", lambda unfold: shown_equal(left, right, inside, unfold, ladder))
        ]
        if "sqrt" in functions:
            ways.append(("equal squares", lambda unfold: _by_squares(left, right, inside, unfold, ladder)))
        if "log" in functions:
            ways.append(("equal exponentials", lambda unfold: _by_exponentials(left, right, inside, unfold, ladder)))
        for name, way in ways:
            for unfold in self._unfoldings(every, near):
                unfolding = f"unfolding {', '.join(d.name for d in unfold)}" if unfold else "as it stands"
                yield f"{name}, {unfolding}", partial(way, unfold)
        for key, parts in _fractions(left, right):
            if not any(key in h.free for h in self.given):
                yield f"{key.name} in {parts} parts", partial(self._in_parts, left, right, key, parts, engine)
        if every and not random:
            yield "folding definitions", lambda: self._folded(left, right, engine)

    def _ladder(self, functions: set[str]) -> tuple[tuple[str, ...], ...]:
        """Return the powers of normal forms that some functions call for, the fewest first."""
        functions_of = {"exp": ("exp", "log"), "trig": ("sin", "cos"), "log": ("log",)}
        wanted = [power for power, names in functions_of.items() if functions & {*names}]
        return tuple(dict.fromkeys((*PLAIN, *wanted[:n]) for n in range(len(wanted) + 1)))

    def _unfoldings(self, every: tuple[Definition, ...], near: set[Definition]) -> list[tuple[Definition, ...]]:
        """Return which definitions to unfold: none, those that the claim applies, all of them."""
        ways = [(), tuple(d for d in every if d in near), every, *((d,) for d in every if len(every) > 1)]
        return list(dict.fromkeys(ways))

    def _in_parts(self, left: Term, right: Term, key: Key, parts: int, engine: Engine) -> Theorem:
        """Return ``left = right`` from the same at a multiple of a variable, of which it is an instance."""
        x = Term.of(key)
        multiple = {key: num(parts) * x}
        whole = self.equal(substitute(left, multiple), substitute(right, multiple), engine)
        there = K.instantiate(whole, (key, x / num(parts)))
        hole, place = engine.names.hole()
        context = Term("eq", *(substitute(t, {key: hole}) for t in (left, right)))
        return K.replace((there, ring(num(parts) * (x / num(parts)), x)), context, place)

    def _folded(self, left: Term, right: Term, engine: Engine) -> Theorem:
        facts = [*engine.folds.below(left), *engine.folds.below(right)]
        inside = Scope((*facts, *engine.scope.facts), engine.names)
        return shown_equal(left, right, inside, (), (PLAIN,))


def lacking(error: Exception) -> str:
    """Return what an attempt lacked, in a line."""
    return str(error).partition("\n")[0] or "nested too deeply"


def _fractions(*terms: Term) -> list[tuple[Key, int]]:
    """Return the variables of which exponentials have a fraction as argument, with its denominator."""
    denominators: dict[Key, int] = {}
    for s in (s for t in terms for s in subterms(spelled_out(t)) if s.head == "fn" and s.args[0] == "exp"):
        for m, c in poly(s.args[1]).items():
            for a, _ in m:
                if a.head == "at" and not a.args[1] and not a.random and c.denominator > 1:
                    denominators[a.key] = lcm(denominators.get(a.key, 1), c.denominator)
    return sorted(denominators.items())


def _functions(terms: Iterable[Term]) -> set[str]:
    """The functions that occur in some terms."""
    return {s.args[0] for t in terms for s in subterms(t) if s.head == "fn"}


def _by_squares(
    left: Term, right: Term, scope: Scope, unfold: Iterable[Definition], ladder: Sequence[Sequence[str]]
) -> Theorem:
    """Return ``left = right`` from equal squares, where the sum of the two is not 0."""
    squares = shown_equal(left**2, right**2, scope, unfold, ladder)
    both = left + right
    inverse = given(fact("mul_inverse", b=both), order.nonzero(both, scope))
    return K.linear_combination((inverse, squares), left, right, -(left - right), ONE / both)


def _by_exponentials(
    left: Term, right: Term, scope: Scope, unfold: Iterable[Definition], ladder: Sequence[Sequence[str]]
) -> Theorem:
    """Return ``left = right`` from equal exponentials."""
    same = shown_equal(Term("fn", "exp", left), Term("fn", "exp", right), scope, unfold, ladder)
    hole, key = scope.names.hole()
    logarithms = K.congruence((same,), Term("fn", "log", hole), key)
    return chain(K.symm(fact("log_exp", a=left)), logarithms, fact("log_exp", a=right))
