"""Read a program as a formula: each array that has a name is a definition, and each operation is what it says.

>>> from derive.tracing.programs import CodeLine, Equation, Input, TracedProgram, Ref
>>> from derive.tracing.sizes import size_of
>>> m, n, one = size_of(("m",)), size_of(("n",)), size_of(())
>>> program = TracedProgram(
...     "centred",
...     (Input("x", (("m",), ("n",))),),
...     (
...         Equation("mean", (Ref(0),), {"axes": (1,), "keepdims": True}, (m, one), (CodeLine("layer.py:2", "mu"),)),
...         Equation("subtract", (Ref(0), Ref(1)), {}, (m, n), (CodeLine("layer.py:3"),)),
...     ),
...     (Ref(2),),
... )
>>> read(program).formula
centred(x[m, n], i:m, j:n) = x[i, j] - mu(x, i)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice, zip_longest
from typing import Any

import numpy as np

from .. import prelude
from ..kernel.sorts import MAX_INDICES
from ..kernel.terms import Definition, Key, StatementError, Term, num, substitute
from ..language.families import LETTERS, definitions, family, lettered
from ..language.formulas import Formula, formula
from ..language.fresh import Fresh
from ..language.terms import Dimension, Family, ForAll, Rational, Vector
from ..language.text.declarations import context_of, is_name
from ..language.text.prelude import name_of, word
from ..language.text.vocabulary import VOCABULARY
from .elementwise import MINUS
from .families import Families, Reading
from .joining import joinings
from .layouts import Given, masks
from .operations import OPERATIONS
from .programs import Equation, Hidden, Input, Ref, SizedTable, TracedProgram, TraceError
from .shifts import is_free, unshifted
from .sizes import Joined, SizeProduct, letters, size_of
from .values import Place, TermArray, axis_of, constant, number, shown, tabulated

__all__ = ["read"]

MOST_JOININGS = 64
"""How many ways to join factors of axes are tried."""
FEW = 4
"""Nodes of a term that is written out where it is used more than once."""
_LINEAR = ("add", "subtract", "negative", "reshape", "transpose", "broadcast", "slice", "concatenate", "same")
_NAMES = {
    "einsum": "product",
    "sum": "total",
    "exp": "exponential",
    "norm": "length",
    "mean": "average",
    "variance": "spread",
}
"""What arrays without a name are called, by the operation; others as the operation."""


def read(program: TracedProgram) -> Reading:
    """Read a program as formulas.

    Where families would have more axes than there can be, or an operation asks for it, axes whose factors no operation
    takes apart are one symbol.

    Raises
    ------
    TraceError
        If an operation is not one that can be read: which, and where.
    """
    refusal, refused = None, list[set[tuple[int, Input]]]()
    for inputs in islice(joinings(program.inputs, refused), MOST_JOININGS):
        reader = _Reader(program._replace(inputs=inputs))
        try:
            return reader.read()
        except TraceError as error:
            refusal = refusal or error
            refused.append({(n, inputs[n]) for n in reader.seen})
    raise refusal or TraceError(
        f"{program.name}: more axes than a family has, {MAX_INDICES}: give some sizes as numbers"
    )


class _Reader:
    """The names that a formula has, and what was noted on the way."""

    def __init__(self, program: TracedProgram) -> None:
        self.program, self.names = program, Fresh()
        self.assumed, self.masks = dict[Term, None](), dict[str, None]()
        self.notes, self.tables = dict.fromkeys(program.notes, None), dict[str, SizedTable]()
        self.words, self.seen = dict[str, Definition](), set[int]()
        self.sizes = letters([one.rows.axes for one in program.inputs])
        scalars = (n for n in VOCABULARY if not any(p.dims for p in word(n).params))
        self.taken = {*self.sizes, *scalars, *(one.name for one in program.inputs), program.name}
        self.variables, self.defined_names, self.pending = dict[str, Vector | Term](), set[str](), set[int]()
        self.arrays, self.read_tables = dict[str, Families](), dict[str, TermArray]()
        self.equations, self.values = _live(program), {n: self.input(one) for n, one in enumerate(program.inputs)}
        for joined in (name for name in self.sizes if isinstance(name, Joined)):
            self.note(f"{joined} = {size_of((joined,))} is read as a size of its own")
        self.uses = Counter(r.number for e in self.equations.values() for r in e.operands if isinstance(r, Ref))

    def input(self, one: Input) -> TermArray:
        """Return the array of an input: a family for each of its entries that are counted out."""
        axes = one.rows.axes
        numbers = [f for axis in axes for f in axis if isinstance(f, int)]

        names = dict[tuple[int, ...], str]()
        plain = one.name.replace(".", "_")
        plain = plain if numbers or is_name(plain) else f"{plain}_array"

        def entry(chosen: Sequence[Place]) -> Term:
            at = [c for place in chosen for c in place]
            counted = tuple(c for c in at if isinstance(c, int))
            name = names[counted] = self.fresh(_numbered(plain, counted), bool(numbers) or plain != one.name)
            indices = [c for c in at if not isinstance(c, int)]
            if len(indices) > MAX_INDICES:
                raise TraceError(
                    f"{one.name}: {len(indices)} axes, and a family has {MAX_INDICES} at most: leave out a batch"
                )
            key = Key("at", name, tuple(i.args[1] for i in indices), "fixed")
            self.variables[name] = Family(name, *map(Dimension, key.dims)) if indices else Term.of(key)
            return Term.of(key, *indices)

        array = tabulated(axes, entry, self.names)
        self.arrays[one.name] = Families(axes, names)
        return array

    def fresh(self, name: str, new: bool = True) -> str:
        """Return a name that nothing else has, near a name."""
        if not new:
            return name
        name = name.replace(".", "_").strip("_") or "value"
        name = f"{name}_array" if name in LETTERS else name  # letters are those of indices
        candidates = (name, *(f"{name}_{n}" for n in range(2, 1000)))
        free = next(c for c in candidates if c not in self.taken and is_name(c))
        self.taken.add(free)
        return free

    def read(self) -> Reading:
        """Return the program as formulas."""
        inputs = {*self.values}
        for (place, equation), after in zip_longest(self.equations.items(), [*self.equations.values()][1:]):
            self.seen |= {r.number for r in equation.operands if isinstance(r, Ref)} & inputs
            try:
                self.follow(place, equation, after)
            except StatementError as error:
                where = f"{equation.line}: {equation.operation}: " if equation.line else ""
                raise TraceError(f"{where}{error}") from None
        formulas, results = list[Formula](), list[Families]()
        for place, ref in enumerate(self.program.results):
            which = (place,) if len(self.program.results) > 1 else ()
            names = dict[tuple[int, ...], str]()
            value = self.values[ref.number].map(lambda t: unshifted(t, self.names))
            for at, entry in value.entries.items():
                if not is_free(entry):
                    raise TraceError(
                        f"{self.program.name}: a maximum over an axis, or minus infinity, is in the result"
                    )
                formulas.append(self.formula(value, entry, (*which, *at)))
                names[at] = formulas[-1].name
            results.append(Families(value.axes, names))
        named = self.variables, self.tables, tuple(self.notes), self.program, self.arrays
        return Reading(tuple(formulas), *named, tuple(results), tuple(self.masks))

    def follow(self, place: int, equation: Equation, after: Equation | None) -> None:
        """Read an equation, and name what it gives."""
        operands = [r.number for r in equation.operands if isinstance(r, Ref)]
        if not self.is_linear(equation):
            for n in self.pending.intersection(operands):
                self.values[n] = self.named(self.values[n], "product", "", 2)
                self.pending.remove(n)
        value = self.applied(equation)
        pending = equation.operation == "einsum" or self.pending.intersection(operands)
        if Ref(place) not in self.program.results:
            value = self.named(value, equation.label(after), equation.operation, self.uses[place])
        self.values[place] = value
        if pending and not all(map(self.is_plain, value.entries.values())):
            self.pending.add(place)

    def formula(self, value: TermArray, entry: Term, at: tuple[int, ...]) -> Formula:
        """Return an entry of a result as a formula, which is named by which it is."""
        if alike := [i for i in value.indices if i.key not in entry.free]:
            raise TraceError(
                f"{self.program.name}: the result is the same along its axis {alike[0].args[1]}: leave that out"
            )
        name = _numbered(self.program.name, at)
        used = name in self.words or name in VOCABULARY and not any(p.dims for p in word(name).params)
        name = self.fresh(name) if at or used or not is_name(name) else name
        indices, _ = self.lettered(value.indices, entry)
        return formula(name, self.applying(name, value.indices, entry, indices), tuple(self.assumed), list(indices))

    def applying(self, name: str, indices: Sequence[Term], entry: Term, at: Sequence[Term]) -> Term:
        """Return the definition of an entry, applied at some indices in place of its own."""
        renamed, body = self.lettered(indices, entry)
        variables = [k for k in context_of(body).variables.values() if k in body.free and k.kind == "at"]
        definition = Definition(name, (*variables, *(i.key for i in renamed)), body)
        return Term("def", definition, *map(family, variables), *at)

    def lettered(self, indices: Sequence[Term], entry: Term) -> tuple[tuple[Term, ...], Term]:
        """Return an entry with letters for its indices, free and bound."""
        names = {k.name for k in entry.free if k.kind == "at"} | set(self.sizes) | {d.name for d in definitions(entry)}
        free = [s for s in LETTERS if s not in names]
        renamed = tuple(Term("ix", free[n], i.args[1]) for n, i in enumerate(indices))
        body = substitute(entry, {i.key: r for i, r in zip(indices, renamed, strict=True)})
        rest = free[len(renamed) :]
        return renamed, lettered(body, dict.fromkeys(self.sizes, rest), frozenset(names | {r.args[0] for r in renamed}))

    def applied(self, equation: Equation) -> TermArray:
        """Return what an equation makes of its operands."""
        if equation.operation not in OPERATIONS:
            raise TraceError("this operation cannot be read as a formula yet")
        given = Given(self.names, equation.shape, self.note, self.word, self.assume, self.mask)
        operands = map(self.value, equation.operands)
        value = OPERATIONS[equation.operation](given, *operands, **equation.settings).map(self.simplified)
        lengths = [size_of(axis) for axis in value.axes]
        if len(lengths) != len(equation.shape) or any(
            b not in (a, None) for a, b in zip(lengths, equation.shape, strict=True)
        ):
            raise TraceError(
                f"an array of the shape ({', '.join(map(str, equation.shape))}) is read as {shown(value.axes)}"
            )
        for entry in value.entries.values():
            self.assume_seen(entry)
        return value

    def assume_seen(self, t: Term) -> None:
        """Assume that a row under a mask has something to be seen, where its softmax is taken."""
        if t.head not in ("div", "fn") or not is_free(t):
            return
        whole = t.args[1]
        if whole.head == "sum" and whole.args[1].head == "mul" and whole.args[1].args[1].head == "fn":
            self.assume(whole)
            self.note("a row in which a mask hides everything has no value: it is assumed that there is none")

    def mask(self, t: Term) -> bool:
        """Tell whether a term is an entry of an argument that is a mask, which is noted to hold ones and zeros."""
        if masked := t.head == "at" and any(t.args[0] in self.arrays[m].names.values() for m in masks(self.program)):
            self.masks[t.args[0]] = None
            self.note(f"{t.args[0]} is read as an array of ones and zeros")
        return masked

    def assume(self, t: Term) -> None:
        """Assume that a term is zero nowhere."""
        renamed, body = self.lettered([Term.of(k) for k in sorted(t.free) if k.kind == "ix"], t)
        differs = Term("ne", body, num(0))
        self.assumed[ForAll(*renamed, differs) if renamed else differs] = None

    def simplified(self, t: Term) -> Term:
        """Return an entry without maxima that cancel, and with words for what it is."""
        return self.worded(unshifted(t, self.names))

    def worded(self, t: Term) -> Term:
        """Return a term with words for softmax, its logarithm, and logarithms of sums of exponentials."""
        if t.head in ("div", "sub") and (scores := _scores(t.args[1], t.head == "sub")) is not None:
            word = "softmax" if t.head == "div" else "log_softmax"
            for place in (Term.of(key) for key in t.args[0].free if key.kind == "ix" and key.dim == scores.dims[0]):
                if t.args[0] == (Term("fn", "exp", scores[place]) if t.head == "div" else scores[place]):
                    return self.word(word, scores, place)
        if (scores := _scores(t, True)) is not None:
            return self.word("logsumexp", scores)
        return Term(t.head, *map(self.worded, t.args)) if t.head in ("add", "sub", "mul", "div", "neg") else t

    def value(self, operand: Any) -> TermArray:
        """Return an operand as an array."""
        if isinstance(operand, Ref):
            return self.values[operand.number]
        if isinstance(operand, SizeProduct):
            return constant(number(operand))
        if isinstance(operand, Hidden):
            return constant(MINUS)
        if isinstance(operand, SizedTable):
            return self.table(operand)
        raise TraceError(f"{operand!r} is no number")

    def table(self, table: SizedTable) -> TermArray:
        """Return an array that depends on sizes alone: a family of its own, or numbers."""
        axes = tuple(map(axis_of, table.shape))
        first = table.values[0]
        number = first.flat[0] if first.size else 0
        if not np.isfinite(first).all():
            raise TraceError("minus infinity is no array")
        if all((v == number).all() for v in table.values):
            return tabulated(axes, lambda at: Rational(str(number)), self.names)
        if not letters([axes]) and all(np.array_equal(v, first) for v in table.values):
            entries = first.reshape([f for axis in axes for f in axis])  # an axis of one entry has no place
            return tabulated(axes, lambda at: Rational(str(entries[tuple(c for p in at for c in p)])), self.names)
        if (known := next((n for n, t in self.tables.items() if _same(t, table)), None)) is not None:
            return self.read_tables[known]
        name = self.fresh(table.kind)
        self.tables[name], self.read_tables[name] = table, self.input(Input(name, axes))
        return self.read_tables[name]

    def named(self, value: TermArray, label: str | None, operation: str, uses: int) -> TermArray:
        """Return the array whose entries are definitions, where it has a name or is used more than once."""
        terms = [t for t in value.entries.values() if not self.is_plain(t)]
        if not terms or not all(map(is_free, value.entries.values())):
            return value
        if not label or label == "lambda":
            if uses < 2 or max(t.size for t in terms) < FEW:
                return value
            label = _NAMES.get(operation, "part")
        return value._replace(
            entries={
                at: t if self.is_plain(t) else self.defined(_numbered(label, at), value.indices, t)
                for at, t in value.entries.items()
            }
        )

    def is_linear(self, equation: Equation) -> bool:
        """Tell whether an equation only scales, shifts or moves what a contraction gives."""
        if equation.operation in ("multiply", "divide"):
            return any(isinstance(o, SizeProduct) for o in equation.operands)
        return equation.operation in _LINEAR

    def is_plain(self, t: Term) -> bool:
        """Tell whether a term is an entry of a variable or of what has a name already."""
        return t.head in ("at", "num", "card") or (t.head == "def" and t.args[0].name in self.defined_names)

    def defined(self, name: str, indices: Sequence[Term], entry: Term) -> Term:
        """Return an entry as a definition, applied."""
        if not entry.free:
            return entry
        own = [i for i in indices if i.key in entry.free]
        name = self.fresh(name)
        self.defined_names.add(name)
        return self.applying(name, own, entry, own)

    def note(self, text: str) -> None:
        """Keep what is printed about the program, once."""
        self.notes[text] = None

    def word(self, name: str, *arguments: Any) -> Term:
        """Return a word of the vocabulary at some arguments; where it has other sizes already, under another name."""
        applied: Term = getattr(prelude, name)(*arguments)
        needed = _needed(applied)
        if not all(self.words.get(n) == d or n not in self.taken for n, d in needed.items()):
            same = (n for n, d in self.words.items() if n != name and _is_named(d, name, applied))
            applied = getattr(prelude, name).named(next(same, None) or self.fresh(name))(*arguments)
            needed = _needed(applied)
        self.words |= needed
        self.taken |= set(needed)
        return applied


def _needed(applied: Term) -> dict[str, Definition]:
    """Return the definition that is applied, and those in its body: what stands in arguments is no part of a word."""
    d = applied.args[0]
    return {one.name: one for one in (d, *definitions(d.body))}


def _is_named(d: Definition, name: str, applied: Term) -> bool:
    """Tell whether a definition is a word under another name, at the sizes of an application."""
    return name_of(d) == name and [p.dims for p in d.params] == [p.dims for p in applied.args[0].params]


def _numbered(name: str, at: Iterable[int]) -> str:
    """Return the name of an entry that is counted out: ``x_1`` is the first."""
    return "_".join([name, *(str(n + 1) for n in at)])


def _live(program: TracedProgram) -> dict[int, Equation]:
    """Return the equations on which a result depends, in order, by where their arrays stand."""
    needed, found = {r.number for r in program.results}, dict[int, Equation]()
    for place, equation in reversed([*enumerate(program.equations, len(program.inputs))]):
        if place in needed:
            needed |= {r.number for r in equation.operands if isinstance(r, Ref)}
            found[place] = equation
    return dict(reversed(found.items()))


def _scores(t: Term, logarithm: bool) -> Vector | None:
    """Return the vector of whose exponentials a term is the sum, or the logarithm of that."""
    if logarithm:
        return _scores(t.args[1], False) if t.head == "fn" and t.args[0] == "log" else None
    if t.head != "sum" or t.args[1].head != "fn" or t.args[1].args[0] != "exp":
        return None
    return Vector(Term("lam", t.args[0], t.args[1].args[1], hint=t.hint), (t.args[0],))


def _same(one: SizedTable, other: SizedTable) -> bool:
    return one.shape == other.shape and all(map(np.array_equal, one.values, other.values))
