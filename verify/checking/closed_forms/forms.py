"""A closed form as what a program is checked against: as it is stated, as the program that is written, and mistaken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from derive.kernel.terms import Key, Term
from derive.language.symbols import RenderError
from derive.language.terms import Eq
from derive.programs.functions import ClosedForms
from derive.programs.terms import Translation
from derive.values.program import Batches, obstacle
from verify.checking.closed_forms.expanding import expanded
from verify.checking.closed_forms.graphs import Run, run
from verify.checking.closed_forms.pairs import Closed, naive, pairs, single
from verify.checking.closed_forms.points import Points, variables
from verify.checking.closed_forms.programs import ProgramChange, changes, rare_changes, rounded_between
from verify.checking.closed_forms.slips import slips
from verify.checking.judging.distinct import Distinct, together
from verify.checking.judging.draws import SIZES
from verify.checking.judging.mistakes import slip_of
from verify.checking.judging.statement import OF_OWN, Result, Spelling, Staged, Wrong
from verify.checking.rounding.formats import Format
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import Rounded, rounded
from verify.numbers import UndecidedError

__all__ = ["Forms", "Side", "VariableValues", "result_of"]

HALVES = tuple(ladder(dtype)[-1] for dtype in ("bfloat16", "float16"))
"""The models that round most."""


class Side(NamedTuple):
    """A closed form, what its result and theorem are called, its axes in order, and a term with its variables.

    The last are changed forms by name, which only name a refused program.
    """

    name: str
    theorem: str
    value: Term
    axes: tuple[Key, ...]
    holds: Term
    notes: tuple[str, ...]
    called: str
    changed: tuple[tuple[str, Term], ...] = ()

    def at(self, value: Term) -> Term:
        """Return the relation whose right side is a closed form, over all axes of this one and at all its variables."""
        return Eq(self.holds, value)


class VariableValues:
    """The first stage of all formulas: the values of variables."""

    def __init__(self, keys: Sequence[Key], where: Mapping[str, Callable[[Any], Any]]) -> None:
        self.keys, self.where, self.bound = tuple(keys), where, variables(keys)

    def given(self, arguments: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the values of the variables by name."""
        values = {name: _shaped(arguments[name]) for name in (k.name for k in self.keys)}
        values = {name: self.where[name](value) if name in self.where else value for name, value in values.items()}
        return self.bound(**values)

    def __call__(self, **arguments: Any) -> Batches:
        """Return the values, of which terms are evaluated."""
        return Batches(self.given(arguments))


def _shaped(value: Any) -> Any:
    return value if isinstance(value, Rounded) else np.asanyarray(value)


class Forms:
    """A closed form as it is stated, and as the program that is written for it, if there is one.

    Raises
    ------
    ValueError
        If it is no program at all.
    """

    def __init__(self, side: Side, program: ClosedForms, number: int, values: VariableValues) -> None:
        self.side = side
        self.stated = _as_stated(side, side.value, values)
        self.written = _as_program(program, number, side, values)

    def bounded(self, arguments: Mapping[str, Any]) -> bool:
        """Tell whether programs that keep every operation in half precision are held to something."""
        form = self.written.result() if self.written else self.stated
        for model in HALVES:
            with np.errstate(all="ignore"):
                try:
                    result = form(**{name: rounded(value, model) for name, value in arguments.items()})
                except UndecidedError:
                    return False
            if not np.isfinite(result.radius).any():
                return False
        return True


def result_of(form: Forms, values: VariableValues, points: Points) -> Result:
    """Return what is known of one closed form."""
    side, reference, written = form.side, form.stated, form.written
    stable = [Spelling("as a program", written.result())] if written else []
    spellings = [Spelling("as it is stated", reference, overflows=bool(stable)), *stable]
    longer = expanded(side.value)
    if longer != side.value:
        multiplied = _as_stated(side, longer, values)
        spellings.append(Spelling("brackets multiplied out", multiplied, lenient=True, overflows=True))
    wrong, same = _wrong(side, reference, written, values, points)
    closed = Closed(side.value, side.axes, side.value.free | side.holds.free, partial(_as_stated, side, values=values))
    notes = (*side.notes, *([f"{same} slips are no other formula than this or another slip"] if same else []))
    return Result(
        side.theorem,
        values.given,
        tuple(spellings),
        wrong,
        notes=notes,
        instead=reference,
        called=side.called,
        slack=OF_OWN,
        rare=lambda *at: chain(
            single(closed, *at),
            (slip_of(name, closed.formed(term)) for name, term in side.changed),
            _rare_of_programs(written, points),
        ),
        multiplied=lru_cache(maxsize=1)(partial(naive, closed)),
        pairs=partial(pairs, closed),
        casts=lru_cache(maxsize=2)(written.casts) if written else lambda form: (),
    )


def _as_stated(side: Side, value: Term, values: VariableValues) -> Staged:
    """Return a term in the place of a closed form as a formula over its axes."""
    relation = side.at(value)
    if why := obstacle(relation):
        raise ValueError(f"{side.theorem}: expected a formula that a program computes from arrays, got {why}")

    def then(batches: Batches) -> Any:
        (side,) = batches.right_sides(relation)
        return side

    return Staged(values, then)


class _Written:
    """The first stage of a program and of its mistakes: the values of all that it computes."""

    def __init__(self, translation: Translation, root: int, axes: Sequence[Key], values: VariableValues) -> None:
        self.graph, self.root, self.axes, self.values = translation.graph, root, axes, values

    def __call__(self, **arguments: Any) -> tuple[Run, tuple[int, ...]]:
        """Return what is computed, and the shape of the result."""
        given = self.values.given(arguments)
        model = next(value.model for value in given.values() if isinstance(value, Rounded))
        balls = {name: v if isinstance(v, Rounded) else rounded(v, model) for name, v in given.items()}
        keys = self.values.keys
        sizes = {d: n for k in keys for d, n in zip(k.dims, _own(balls[k.name], k), strict=True)}
        lead = max(v.ndim - len(k.dims) for k in keys for v in [balls[k.name]])
        batch = next((v.shape[:lead] for k in keys if (v := balls[k.name]).ndim - len(k.dims) == lead), ())
        return run(self.graph, [self.root], balls), (*batch, *(sizes[key.dims[0]] for key in self.axes))

    def result(self, change: ProgramChange | None = None) -> Staged:
        """Return the program as a formula, perhaps with a mistake."""

        def then(made: tuple[Run, tuple[int, ...]]) -> Any:
            computed, shape = made
            return np.broadcast_to(computed.values[self.root] if change is None else change(computed, self.root), shape)

        return Staged(self, then)

    def casts(self, form: Format) -> tuple[Wrong, ...]:
        """Return the program with one of its intermediate results rounded to a format, for each of these."""
        changes = rounded_between(self.graph, self.root, form)
        return tuple(slip_of(change.name, self.result(change)) for change in changes)


def _as_program(program: ClosedForms, number: int, side: Side, values: VariableValues) -> _Written | None:
    """Return a closed form as the program that is written for it; None if it has a word without an array operation."""
    try:
        translation = program._replace(numbers=()).translated()
    except RenderError:
        return None
    return _Written(translation, translation.roots[number], side.axes, values)


def _own(value: Any, key: Key) -> tuple[int, ...]:
    return tuple(value.shape[value.ndim - len(key.dims) :])


def _wrong(
    side: Side, reference: Staged, written: _Written | None, values: VariableValues, points: Points
) -> tuple[tuple[Wrong, ...], int]:
    """Return the slips that are other formulas, each once; and how many are none."""
    shapes = [sizes[: len(points.dims)] for sizes in SIZES]
    rng, distinct = np.random.default_rng(0), Distinct()
    samples = [together(list(points.drawn(rng, shape)), points.fixed) for shape in shapes]
    stages = dict[Any, list[Any]]()
    kept, names, lost = list[Wrong](), dict[str, int](), 0
    distinct.adds(_sampled(reference, samples, stages))
    for name, made in chain(_of_terms(side, values), _of_programs(written, samples, stages)):
        try:
            apart = distinct.adds(_sampled(made, samples, stages))
        except (ArithmeticError, UndecidedError, RenderError):
            apart = False
        if not apart:
            lost += 1
            continue
        names[name] = names.get(name, 0) + 1
        kept.append(slip_of(name if names[name] == 1 else f"{name} ({names[name]})", made))
    return tuple(kept), lost


def _of_terms(side: Side, values: VariableValues) -> Iterator[tuple[str, Staged]]:
    """Yield what becomes of a closed form by one change."""
    tried = set[Term]({side.value})
    for name, term in slips(side.value, side.axes):
        if term not in tried and term.free <= side.value.free | side.holds.free:
            tried.add(term)
            yield name, _as_stated(side, term, values)


def _of_programs(
    written: _Written | None, samples: Sequence[Mapping[str, Any]], stages: dict[Any, list[Any]]
) -> Iterator[tuple[str, Staged]]:
    """Yield what becomes of its program by one change."""
    if written is not None:
        with np.errstate(all="ignore"):
            sample, _ = _first(written, samples, stages)[0]
        for change in changes(sample, written.root):
            yield change.name, written.result(change)


def _rare_of_programs(written: _Written | None, points: Points) -> Iterator[Wrong]:
    """Yield what becomes of a program by one change that is seldom made."""
    if written is not None:
        drawn = points.drawn(np.random.default_rng(0), SIZES[0][: len(points.dims)])
        with np.errstate(all="ignore"):
            sample, _ = written(**together(list(drawn), points.fixed))
        for change in rare_changes(sample, written.root):
            yield slip_of(change.name, written.result(change))


def _first(stage: Any, samples: Sequence[Mapping[str, Any]], stages: dict[Any, list[Any]]) -> list[Any]:
    """Return a first stage at all samples; it is computed once."""
    if stage not in stages:
        stages[stage] = [stage(**sample) for sample in samples]
    return stages[stage]


def _sampled(formula: Staged, samples: Sequence[Mapping[str, Any]], stages: dict[Any, list[Any]]) -> list[Rounded]:
    with np.errstate(all="ignore"):
        return [formula.then(first) for first in _first(formula.first, samples, stages)]
