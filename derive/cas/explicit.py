"""SymPy alone, from definitions, at explicit sizes: it works out the left side of a claim, and compares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any

import sympy
from sympy.polys.polyerrors import BasePolynomialError

from ..kernel.terms import INTEGERS, Key, Term, open_, subterms
from ..language.entry import Entry, Proof, Together
from ..language.families import conjuncts
from ..language.symbols import RenderError
from ..language.text.declarations import base
from ..render.sympy import Reader, entry_symbol
from ..values.relations import free_indices
from .derivation import Derivation, SymPyStep, remark
from .given import ContradictionError, Solution, UnsolvedError, solutions
from .laws import KINDS, Laws
from .order import related
from .zero import Judged, compare, short

Expr = Any
WINDOW = range(-1, 2)  # of integer indices
LARGEST = {"finite": 4, "uniform": 3, "normal": 2}  # sizes up to which the laws are tried
RELATION = {"le": "<=", "lt": "<", "ne": "!="}
LEFT, RIGHT = "Write out the definitions on the left side.", "Write out the right side."


def derive_explicit(entry: Entry, sizes: Mapping[str, int]) -> Derivation:
    """Work out the left side of a claim at explicit sizes, and compare.

    Parameters
    ----------
    entry : Entry
    sizes : mapping of str to int
        The size of each dimension of the statement.

    Returns
    -------
    Derivation
        Its status is ``"equal"`` only where every case was decided, and ``"vacuous"`` where the hypotheses contradict
        each other at these sizes.
    """
    steps: list[SymPyStep] = []
    status = "equal"
    try:
        for world in _worlds(entry, sizes):
            status = world.status(steps)
            if status != "equal":
                break
        else:
            if not steps:
                status = "undecided"
                remark(steps, "No case satisfies the hypotheses at these sizes.")
    except ContradictionError as error:
        status, steps = "vacuous", [SymPyStep(f"The hypotheses contradict each other: {error}.", sympy.false)]
    except (RenderError, UnsolvedError) as error:
        status = "stopped"
        remark(steps, f"SymPy stops: {error}.")
    except (BasePolynomialError, NotImplementedError, ArithmeticError) as error:
        status = "stopped"
        remark(steps, f"SymPy stops: {type(error).__name__}: {error}.")
    return Derivation(entry.name, "explicit", tuple(sizes.items()), tuple(steps), status)


def needs_two(entry: Entry) -> set[str]:
    """Return the dimensions that need two indices, as a hypothesis says that two differ."""
    return {base(t.args[0].sort[1]) for h in entry.given for t in subterms(h) if t.head == "apart"}


def _worlds(entry: Entry, sizes: Mapping[str, int]) -> Iterator[World]:
    formulas = (entry.claim, *entry.given)
    keys = {k for f in formulas for k in f.free if k.kind == "perm"}
    names = sorted(keys)
    images = [permutations(range(Reader(sizes).size(k.dim))) for k in names]
    random = {k.name for f in formulas for k in f.free if k.random}
    laws: list[Laws | None] = [Laws(kind, entry.laws) for kind in _kinds(entry, sizes)] if random else [None]
    for choice in product(*images):
        for law in laws:
            yield World(entry, sizes, dict(zip((k.name for k in names), choice, strict=True)), law)


def _kinds(entry: Entry, sizes: Mapping[str, int]) -> list[str]:
    gaussian = "normal" in entry.laws.values()
    return [k for k in KINDS if max(sizes.values(), default=1) <= LARGEST[k] and not (gaussian and k == "uniform")]


@dataclass
class World:
    """One choice of sizes, permutations and laws."""

    entry: Entry
    sizes: Mapping[str, int]
    images: Mapping[str, tuple[int, ...]]
    laws: Laws | None
    variables: set[Expr] = field(default_factory=set)
    solved: dict[tuple[int, ...], list[Solution]] = field(default_factory=dict)

    def reader(self, indices: Mapping[str, int]) -> Reader:
        """Return a reader of terms at these values of the free indices."""
        moments = self.laws.moments if self.laws else {}
        return Reader(self.sizes, dict(indices), self.images, self._symbol, moments)

    def _symbol(self, name: str, indices: tuple[Any, ...], kind: str) -> Expr:
        if kind == "random" and self.laws is not None:
            return self.laws.entry(name, indices)
        symbol = entry_symbol(name, indices, kind)
        self.variables.add(symbol)
        return symbol

    def status(self, steps: list[SymPyStep]) -> str:
        """Check every case; steps are added for the first, and for one that fails."""
        cases = list(self.assignments(free_indices(self.entry.claim, *self.entry.given)))
        jacobians = [self._jacobian(part, cases) for part in conjuncts(self.entry.claim)]
        count = 0
        for case in cases:
            for solution in self.solutions(case):
                for part, jacobian in zip(conjuncts(self.entry.claim), jacobians, strict=True):
                    tried: list[SymPyStep] = []
                    verdict = self.check(part, case, solution, jacobian, tried)
                    count += 1
                    if count == 1 or verdict.status != "equal":
                        steps += [*self._laws_used(), *solution.steps, *tried]
                    if verdict.status != "equal":
                        remark(steps, f"{_case(case, self.images)}{verdict.status}: {verdict.reason}.")
                        return verdict.status
        if count:
            remark(steps, f"The claim holds{f' in all {count} cases' * (count > 1)}{_where(self.images)}.")
        return "equal"

    def _laws_used(self) -> list[SymPyStep]:
        return [] if self.laws is None else [law for _, law in sorted(self.laws.used.items())]

    def assignments(self, keys: tuple[Key, ...]) -> Iterator[dict[str, int]]:
        """Values of the free indices that the hypotheses allow."""
        apart = [h for h in self.entry.given if h.head == "apart"]
        for values in product(*(self._range(k.dim) for k in keys)):
            case = {k.name: v for k, v in zip(keys, values, strict=True)}
            reader = Reader(self.sizes, case, self.images)
            if all(reader.index(h.args[0], ()) != reader.index(h.args[1], ()) for h in apart):
                yield case

    def _range(self, dim: Any) -> range:
        return WINDOW if dim == INTEGERS else range(Reader(self.sizes).size(dim))

    # -- hypotheses

    def solutions(self, case: dict[str, int]) -> list[Solution]:
        """Return the points at which the hypotheses about numbers hold."""
        place = tuple(case[k.name] for k in free_indices(*self.entry.given))
        if place not in self.solved:
            self.solved[place] = self._solutions(case)
        return self.solved[place]

    def _solutions(self, case: dict[str, int]) -> list[Solution]:
        plain = [p for h in self.entry.given for p in self._plain(h, case)]
        sides = [(h.head, *(self.reader(at).value(a) for a in h.args)) for h, at in plain]
        for head, left, right in sides:
            if head == "ne" and left == right:
                raise ContradictionError(f"{short(left)} differs from itself")
        if not sides:
            return [Solution({}, ())]
        equations = [(left, right) for head, left, right in sides if head == "eq"]
        inequalities = [(head, left, right) for head, left, right in sides if head in ("le", "lt")]
        adjusted = self.laws.adjusted if self.laws else set()
        return solutions(equations, inequalities, self.variables | adjusted)

    def _plain(self, h: Term, case: dict[str, int]) -> Iterator[tuple[Term, dict[str, int]]]:
        """Return the equations and inequalities of a hypothesis, with the values of their indices."""
        if h.head == "forall":
            steps: Iterable[int] = self._range(h.args[0])
            if h.args[0] == INTEGERS and any(t.head == "succ" for t in subterms(h)):
                steps = WINDOW[:-1]  # t + 1 stays in the window
            for value in sorted(steps, key=abs):
                name = f"i~{len(case)}"
                yield from self._plain(open_(h.args[1], Term("ix", name, h.args[0])), {**case, name: value})
        elif h.head == "and":
            for part in h.args:
                yield from self._plain(part, case)
        elif h.head in ("eq", "ne", "le", "lt"):
            yield h, case

    # -- claims

    def check(
        self, part: Term, case: dict[str, int], solution: Solution, jacobian: Any, steps: list[SymPyStep]
    ) -> Judged:
        """Decide one claim in one case."""
        reader, values = self.reader(case), solution.values
        if part.head == "deriv":
            f, x, right = (reader.value(a) for a in part.args)
            left = jacobian[f, x]
            start, rule = SymPyStep(LEFT, sympy.Derivative(f, x)), f"Differentiate by {x} (Matrix.jacobian)."
            steps += [start, SymPyStep(rule, left), SymPyStep(RIGHT, right)]
            return compare(left.xreplace(values), right.xreplace(values))
        if part.head == "integral":
            return self._integral(part, reader, values, steps)
        if part.head != "eq" and part.head not in RELATION:
            raise RenderError(f"a claim of the form {part.head} is not worked out")
        left, right = (reader.value(a) for a in part.args)
        left, right = left.xreplace(values), right.xreplace(values)
        steps += [SymPyStep(LEFT, left), SymPyStep(RIGHT, right)]
        if part.head == "eq":
            return compare(left, right)
        verdict = related(part.head, left, right, solution.left)
        if verdict.status == "undecided" and (why := self._chain(part, case, values)):
            verdict = Judged("equal", f"{why} ({verdict.reason})")
        remark(steps, f"Left {RELATION[part.head]} right: {verdict.reason}.")
        return verdict

    def _integral(self, part: Term, reader: Reader, values: dict[Expr, Expr], steps: list[SymPyStep]) -> Judged:
        """SymPy differentiates the antiderivative of the proof, and takes its values at the limits."""
        proof = getattr(self._proof_of(part), "steps", ())
        if not proof or len(proof[0].reason.parts) != 1:
            raise RenderError("an integral without an antiderivative")
        f, x, low, high, value = (reader.value(a) for a in part.args)
        antiderivative = reader.value(proof[0].reason.parts[0])
        slope = sympy.diff(antiderivative, x)
        steps += [
            SymPyStep(LEFT, sympy.Integral(f, (x, low, high))),
            SymPyStep("Take the antiderivative F of the proof.", antiderivative),
            SymPyStep(f"Differentiate it by {x} (diff); this is to be the integrand.", slope),
        ]
        same = compare(slope.xreplace(values), f.xreplace(values))
        if same.status != "equal":
            return Judged("undecided", f"another derivative: {same.reason}")
        left = antiderivative.subs(x, high) - antiderivative.subs(x, low)
        steps += [SymPyStep(f"Take F({high}) - F({low}).", left), SymPyStep(RIGHT, value)]
        return compare(left.xreplace(values), value.xreplace(values))

    def _proof_of(self, part: Term) -> Proof:
        """The proof of the claim, or of a part of it."""
        proof = self.entry.proof
        if isinstance(proof, Together) and part in self.entry.claim.args:
            return (proof.first, proof.second)[self.entry.claim.args.index(part)]
        return proof if part is self.entry.claim else None

    def _jacobian(self, part: Term, cases: list[dict[str, int]]) -> dict[tuple[Expr, Expr], Expr]:
        """All derivatives that the claim is about, from one `Matrix.jacobian`."""
        if part.head != "deriv":
            return {}
        places = [(reader.value(part.args[0]), reader.value(part.args[1])) for reader in map(self.reader, cases)]
        rows, columns = list(dict.fromkeys(f for f, _ in places)), list(dict.fromkeys(x for _, x in places))
        matrix = sympy.Matrix(rows).jacobian(columns)
        return {(f, x): matrix[r, c] for r, f in enumerate(rows) for c, x in enumerate(columns)}

    def _chain(self, part: Term, case: dict[str, int], values: dict[Expr, Expr]) -> str:
        """For an inequality whose sign SymPy cannot show: the equations among the steps of its proof."""
        proof = self._proof_of(part)
        steps = getattr(proof, "steps", ())
        if not steps or steps[-1].term != part.args[1]:
            return ""
        here = part.args[0] if proof.start is None else proof.start
        reader, count = self.reader(case), 0
        if here != part.args[0] or (part.head == "lt" and all(s.relation != "<" for s in steps)):
            return ""
        for s in steps:
            if s.relation == "=":
                before, after = (reader.value(t).xreplace(values) for t in (here, s.term))
                if compare(before, after).status != "equal":
                    return ""
                count += 1
            here = s.term
        what = "equation of the proof holds" if count == 1 else "equations of the proof hold"
        return f"the {count} {what}; its steps by < and <= are left to the kernel" if count else ""


def _case(case: Mapping[str, int], images: Mapping[str, tuple[int, ...]]) -> str:
    values = [f"{k} = {v}" for k, v in (*case.items(), *images.items())]
    return f"at {', '.join(values)}: " if values else ""


def _where(images: Mapping[str, tuple[int, ...]]) -> str:
    return "".join(f", {name} = {image}" for name, image in images.items())
