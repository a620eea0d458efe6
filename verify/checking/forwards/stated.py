"""Statements from a forward pass in NumPy: its gradients by a reverse sweep on balls. Nothing is proved.

A correct program may round as much as the sweep does, step by step. Wrong formulas are made by a step of the forward
pass with the other sign, or left out, and by a cotangent on an edge of the sweep that is left out, doubled, negated or
averaged.
"""

from __future__ import annotations

import inspect
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import product
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from verify.checking.forwards.constants import Replacement, replacements
from verify.checking.forwards.recorded import RecordedArray
from verify.checking.forwards.sweep import CHANGES, Change, Misstep, Recording, forward_of
from verify.checking.judging.distinct import Distinct, together
from verify.checking.judging.draws import ATTEMPTS, DRAWS, EQUAL, OF_NUMBERS, SIZES, NoProbeError
from verify.checking.judging.mistakes import slip_of
from verify.checking.judging.statement import GRADIENT, OF_OWN, Probe, Result, Shape, Spelling, Staged, Statement, Wrong
from verify.checking.rounding.formats import FORMATS, round_to
from verify.checking.rounding.models import DTYPES, ladder
from verify.checking.rounding.rounded import Rounded, rounded
from verify.numbers import Ball, UndecidedError, balls_from_floats, precision

__all__ = ["forward_statement"]

USUAL = "rows n"
BITS = 192
MOST_NUMBERS, FEWEST = 4096, 4
"""Numbers of each kind that are drawn at most in search of a probe, and draws at least: a large one costs more."""
COTANGENT = "g"
FLOATS = ladder("float64")[0]
CANNOT = (TypeError, ValueError, AttributeError, IndexError, ArithmeticError)
"""What a forward pass raises that is none of arrays of these shapes, or has a step that is not known."""
LARGE = (19, 17, 13, 11, 7, 5)
"""Sizes at which constants are looked at."""
Where = tuple[tuple[str, Callable[[Any], Any]], ...]
ROUNDING = (
    "a right program may round more than the sweep does, step by step, and is accepted up to "
    f"{OF_OWN:.0f} bounds and some roundings of the largest entry, where all wrong formulas are further away"
)


class _Forward(NamedTuple):
    """A forward pass, the axes of its arguments, its constants, and at which arguments gradients are asked."""

    function: Callable[..., Any]
    axes: Mapping[str, tuple[str, ...]]
    constants: Mapping[str, float]
    where: Mapping[str, Callable[[Any], Any]]

    def recorded(
        self, given: Mapping[str, Any], misstep: Misstep | Replacement | None = None
    ) -> tuple[Recording, RecordedArray, dict[str, int]]:
        """Record it at arguments of one question."""
        values = {name: self.where[name](v) if name in self.where else v for name, v in given.items()}
        constants = {name: given.get(name, value) for name, value in self.constants.items()}
        arrays = {name: value for name, value in values.items() if name in self.axes}
        return forward_of(partial(self.function, **constants), arrays, misstep)


@lru_cache(maxsize=32)
def forward_statement(
    forward: Callable[..., Any],
    wrt: tuple[str, ...] = (),
    axes: tuple[tuple[str, str], ...] = (),
    constants: tuple[tuple[str, float], ...] = (),
    where: Where = (),
) -> Statement:
    """Return the statement that a forward pass makes.

    Parameters
    ----------
    forward : callable
        A function of arrays by name, in NumPy, that returns an array.
    wrt : tuple of str
        The arguments at which gradients are checked; of none, the forward pass itself is.
    axes : tuple of pairs
        The axes of arguments, such as ``("gamma", "n")``; those of others are ``"rows n"``.
    constants : tuple of pairs
        Arguments that are numbers: a program may take them or know them.
    where : tuple of pairs
        What an argument is of the one that a program takes in its place.

    Raises
    ------
    ValueError
        If it is no function of arrays of these shapes, or a step of it is not known. The line says which.

    Examples
    --------
    >>> made = forward_statement(lambda a, b: a / (1 + np.exp(-a)) * b, ("a", "b"))
    >>> made.name, list(made.arguments), list(made.results), made.axes
    ('<lambda>_vjp', ['a', 'b', 'g'], ['da', 'db'], ('rows', 'n'))
    """
    called = getattr(forward, "__name__", type(forward).__name__)
    names = _parameters(forward)
    for which, some in (("wrt", wrt), ("axes", dict(axes)), ("the constants", dict(constants)), ("where", dict(where))):
        if unknown := [name for name in some if name not in names]:
            raise ValueError(f"{which}: expected some of {', '.join(names)}, got {unknown[0]!r}")
    declared = dict(axes)
    axes_of = {name: tuple(declared.get(name, USUAL).split()) for name in names if name not in dict(constants)}
    if wrong := [name for name in wrt if name not in axes_of or name in dict(where)]:
        raise ValueError(f"wrt: expected arguments that are arrays and not substituted, got {wrong[0]!r}")
    if COTANGENT in names:
        raise ValueError(f"forward: the name {COTANGENT} is that of the gradient at the result; choose another")
    dims = tuple(dict.fromkeys(d for letters in axes_of.values() for d in letters))
    if len(dims) > len(SIZES[0]):
        raise ValueError(f"axes: expected at most {len(SIZES[0])} different ones, got {', '.join(dims)}")
    passed = _Forward(forward, axes_of, MappingProxyType(dict(constants)), MappingProxyType(dict(where)))
    shapes = tuple(sizes[: len(dims)] for sizes in SIZES)
    probes = partial(_probes, passed, dims, wrt)
    try:
        samples = [list(probes(np.random.default_rng(0), shape)) for shape in shapes]
    except CANNOT as error:
        raise ValueError(f"forward: {called}: {error}") from None
    stages = _Stages(passed, samples)
    results = {
        name: _result(passed, called, name, wrt, stages) for name in ([f"d{key}" for key in wrt] if wrt else [called])
    }
    cotangent = {COTANGENT: GRADIENT[1:]} if wrt else {}
    return Statement(
        name=f"{called}_vjp" if wrt else called,
        arguments={**{name: ("epsilon",) if name == "eps" else () for name in axes_of}, **cotangent},
        results=results,
        probes=probes,
        shapes=(*shapes, (EQUAL,) * len(dims)) if len(dims) > 1 else shapes,
        axes=dims,
        constants=passed.constants,
        admits=lambda arguments, _, form: _has_values(passed, arguments, wrt, (form.name,)),
        structured=frozenset({COTANGENT} if wrt and samples[0][0].arguments[COTANGENT].ndim else ()),
    )


def _parameters(forward: Callable[..., Any]) -> tuple[str, ...]:
    try:
        return tuple(inspect.signature(forward).parameters)
    except (TypeError, ValueError):
        raise ValueError("forward: expected a function whose parameters have names") from None


# --- arguments ---


def _probes(
    passed: _Forward, dims: Sequence[str], wrt: Sequence[str], rng: np.random.Generator, shape: Shape
) -> Iterator[Probe]:
    """Yield arguments at which a forward pass and its gradients have values, in every format.

    Raises
    ------
    NoProbeError
        If none are found.
    """
    sizes, count = dict(zip(dims, shape, strict=True)), 0
    entries = sum(math.prod(sizes[d] for d in axes) for axes in passed.axes.values())
    attempts = max(FEWEST, min(ATTEMPTS, MOST_NUMBERS // max(entries, 1)))
    for n, (label, draw) in product(range(1 if dims else OF_NUMBERS), DRAWS.items()):
        for _ in range(attempts):
            given = {name: np.asarray(draw(rng, tuple(sizes[d] for d in axes))) for name, axes in passed.axes.items()}
            with np.errstate(all="ignore"):
                values = {name: passed.where[name](v) if name in passed.where else v for name, v in given.items()}
                result = np.asarray(passed.function(**{**values, **passed.constants}))
            if wrt:
                given[COTANGENT] = np.asarray(draw(rng, result.shape))
            if np.isnan(result).any():  # which costs less than to see it on balls
                continue
            if _has_values(passed, given, wrt):
                count += 1
                yield Probe(f"{label} ({n + 1})" if n else label, given)
                break
    if not count:
        raise NoProbeError(f"a domain was expected that {attempts} draws of each kind of numbers do not miss")


def _has_values(passed: _Forward, given: Mapping[str, Any], wrt: Sequence[str], dtypes: Sequence[str] = DTYPES) -> bool:
    """Tell whether the pass and its gradients have values in some formats.

    Rounding balls of float64, which cost less than Arb's, show it at most arguments.
    """
    with precision(BITS):
        return all(
            _is_surely_finite(passed, held, wrt)
            or _is_finite(
                passed, held, wrt, lambda a: Ball.from_float(a) if isinstance(a, float) else balls_from_floats(a)
            )
            for held in ({name: round_to(a, FORMATS[dtype]) for name, a in given.items()} for dtype in dtypes)
        )


def _is_surely_finite(passed: _Forward, held: Mapping[str, Any], wrt: Sequence[str]) -> bool:
    try:
        return _is_finite(passed, held, wrt, lambda values: rounded(values, FLOATS))
    except CANNOT:  # a step that rounding balls do not have
        return False


def _is_finite(passed: _Forward, held: Mapping[str, Any], wrt: Sequence[str], balls: Callable[[Any], Any]) -> bool:
    """Tell whether balls of a kind show that the pass and its gradients are finite."""
    values = {name: balls(a) for name, a in {**held, **passed.constants}.items()}
    try:
        recording, result, numbers = passed.recorded(values)
        arrays = [result.value]
        if wrt:
            swept = recording.sweep(result.number, values[COTANGENT])
            arrays += [swept[numbers[name]] for name in wrt if numbers[name] in swept]
    except (UndecidedError, ZeroDivisionError):
        return False
    return all(
        bool(np.isfinite(a.radius).all()) if isinstance(a, Rounded) else all(x.is_finite() for x in np.ravel(a))
        for a in arrays
    )


# --- formulas ---


class _Recorded(NamedTuple):
    """A forward pass at a question, and the gradients of sweeps over it, by the mistake in the sweep: each once."""

    recording: Recording
    result: RecordedArray
    numbers: dict[str, int]
    batch: bool
    gradients: dict[Change | None, dict[str, Any]]


class _Recordings:
    """The first stage: the forward pass at each question, perhaps with a mistake; None where rounding decides it."""

    def __init__(self, passed: _Forward, misstep: Misstep | Replacement | None = None) -> None:
        self.passed, self.misstep = passed, misstep

    def __call__(self, **given: Any) -> list[tuple[_Recorded | None, Mapping[str, Any]]]:
        axes = {**self.passed.axes, **({COTANGENT: None} if COTANGENT in given else {})}
        arrays = {name: given[name] for name in axes}
        some = next(name for name in self.passed.axes)
        batch = any(arrays[name].ndim > len(letters) for name, letters in self.passed.axes.items())
        constants = {name: given[name] for name in self.passed.constants}
        count = arrays[some].shape[0] if batch else 1
        return [self._at({**self._question(arrays, n if batch else None), **constants}, batch) for n in range(count)]

    def _question(self, arrays: Mapping[str, Any], n: int | None) -> dict[str, Any]:
        if n is None:
            return dict(arrays)
        unbatched = {}
        for name, value in arrays.items():
            one = value[n]
            ndim = len(self.passed.axes[name]) if name in self.passed.axes else None
            unbatched[name] = one if ndim is None else one.reshape(*one.shape[one.ndim - ndim :])
        return unbatched

    def _at(self, given: Mapping[str, Any], batch: bool) -> tuple[_Recorded | None, Mapping[str, Any]]:
        try:
            return _Recorded(*self.passed.recorded(given, self.misstep), batch, {}), given
        except UndecidedError:
            if isinstance(self.misstep, dict):  # of which nothing is known it explains nothing
                raise
            return None, {**given, "batch": batch}


class _Swept:
    """The second stage: the gradient at an argument, perhaps with a mistake on an edge; or the result itself."""

    def __init__(self, passed: _Forward, wrt: str, change: Change | None = None) -> None:
        self.passed, self.wrt, self.change = passed, wrt, change

    def __call__(self, recorded: list[tuple[_Recorded | None, Mapping[str, Any]]]) -> Any:
        rows = [self._row(made, given) for made, given in recorded]
        (made, given), *_ = recorded
        batch = given["batch"] if made is None else made.batch
        return _stacked(rows) if batch else rows[0]

    def _row(self, made: _Recorded | None, given: Mapping[str, Any]) -> Any:
        if made is None:
            return self._unknown(given)
        if not self.wrt:
            return made.result.value
        if self.change not in made.gradients:
            made.gradients[self.change] = self._gradients(made, given[COTANGENT])
        gradients = made.gradients[self.change]
        return gradients[self.wrt] if self.wrt in gradients else 0 * given[self.wrt]

    def _gradients(self, made: _Recorded, cotangent: Any) -> dict[str, Any]:
        """Return the gradients at all arguments on which the result depends: a sweep has them all."""
        last = made.result
        g = cotangent.reshape(*cotangent.shape[cotangent.ndim - last.ndim :]) if last.ndim else cotangent.reshape()
        swept = made.recording.sweep(last.number, g, self.change)
        return {name: swept[number] for name, number in made.numbers.items() if number in swept}

    def _unknown(self, given: Mapping[str, Any]) -> Any:
        """Return an array of which nothing is known, as rounding decides what it is."""
        model = next(value.model for value in given.values() if isinstance(value, Rounded))
        if self.wrt:
            return Rounded(np.zeros(given[self.wrt].shape), np.inf, model)
        plain = {name: v.value if isinstance(v, Rounded) else v for name, v in given.items() if name != "batch"}
        with np.errstate(all="ignore"):
            output = self.passed.function(**plain)
        return Rounded(np.asarray(output), np.inf, model)


def _stacked(rows: Sequence[Any]) -> Any:
    arrays: list[Any] = [row if isinstance(row, Rounded) else np.asarray(row) for row in rows]
    return np.stack(arrays)


class _Stages:
    """Forward passes at probes of each shape, which all results have in common: each mistake is recorded once."""

    def __init__(self, passed: _Forward, samples: Sequence[Sequence[Probe]]) -> None:
        self.passed = passed
        self.given = [together(probes, passed.constants) for probes in samples]
        self._made: dict[Misstep | None, tuple[_Recordings, list[Any]]] = {}

    def made(self, misstep: Misstep | None = None) -> tuple[_Recordings, list[Any]]:
        """Return a first stage, and what it gives for the probes of each shape."""
        if misstep not in self._made:
            first = _Recordings(self.passed, misstep)
            self._made[misstep] = first, [first(**sample) for sample in self.given]
        return self._made[misstep]


def _result(passed: _Forward, called: str, name: str, wrt: Sequence[str], stages: _Stages) -> Result:
    """Return the forward pass itself, or one gradient."""
    at = name.removeprefix("d") if wrt else ""
    reference = Staged(stages.made()[0], _Swept(passed, at))
    wrong, same = _wrong(passed, reference, at, stages)
    how = f"its gradient at {at}, by a reverse sweep on balls" if wrt else "its value on balls"
    notes = (
        f"of the forward pass {called}: {how}; not proved",
        ROUNDING,
        *([f"{same} slips are no other formula than this or another slip"] if same else []),
    )
    return Result(
        f"{called} at {at}" if wrt else called,
        lambda **given: given,
        (Spelling("step by step", reference),),
        wrong,
        notes=notes,
        instead=reference,
        called="the forward pass" if not wrt else "the gradient",
        slack=OF_OWN,
        rare=partial(_rare, passed, at),
    )


def _rare(passed: _Forward, at: str, *question: Any) -> Iterator[Wrong]:
    """Yield the pass with other constants, masks and slopes, as they are at a large shape."""
    rng, dims = np.random.default_rng(0), dict.fromkeys(d for axes in passed.axes.values() for d in axes)
    sizes = dict(zip(dims, LARGE, strict=False))
    given = {name: rng.standard_normal([sizes[d] for d in axes]) for name, axes in passed.axes.items()}
    try:
        with np.errstate(all="ignore"):
            recording, *_ = passed.recorded({**given, **passed.constants})
    except (*CANNOT, UndecidedError):
        return
    names = Counter[str]()
    for words, other in replacements(recording.constants):
        names[words] += 1
        text = words if names[words] == 1 else f"{words} ({names[words]})"
        yield slip_of(text, Staged(_Recordings(passed, other), _Swept(passed, at)))


def _wrong(passed: _Forward, reference: Staged, at: str, stages: _Stages) -> tuple[tuple[Wrong, ...], int]:
    """Return the mistakes that are other formulas, each once; and how many are none."""
    _, recorded = stages.made()
    recording, result, *_ = recorded[0][0][0]
    tried: list[tuple[str, Misstep | None, _Swept]] = []
    if at:
        for n, edge in enumerate(recording.edges(result.number)):
            for kind, (words, _) in CHANGES.items():
                if kind != "averaged" or edge.entries > 1:
                    text = f"what goes back from {edge.step} to {edge.operand} {words}"
                    tried.append((text, None, _Swept(passed, at, Change(n, kind))))
    for text, misstep in recording.missteps():
        tried.append((f"in the forward pass {text}" if at else text, misstep, _Swept(passed, at)))
    apart, kept, names, lost = Distinct(), list[Wrong](), dict[str, int](), 0
    apart.adds([reference.then(made) for made in recorded])
    for text, misstep, swept in tried:
        try:
            with np.errstate(all="ignore"):
                first, made = stages.made(misstep)
                other = apart.adds([swept(one) for one in made])
        except CANNOT:
            other = False
        if not other:
            lost += 1
            continue
        names[text] = names.get(text, 0) + 1
        kept.append(slip_of(text if names[text] == 1 else f"{text} ({names[text]})", Staged(first, swept)))
    return tuple(kept), lost
