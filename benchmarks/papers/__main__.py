"""The runner of `benchmarks.papers`."""

from __future__ import annotations

import argparse
import math
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import mpmath
import numpy as np

import benchmarks.papers
from benchmarks.papers.paper import Paper
from derive.deciding.lacking import LackingError
from derive.doors.derived import Derived, program
from derive.doors.requests import stated
from derive.kernel.terms import DeriveError
from derive.language.families import vector
from derive.language.text.formulas import DERIVATIVES, parse_formulas
from derive.values.points import Sampling
from derive.values.scalar import Interpretation, Point, Scalars

__all__ = ["OUTCOMES", "Answer", "answered", "asked", "differences", "entries", "main", "off"]

OUTCOMES = ("first", "after", "no page", "refused", "wrong")
"""Right as first typed, right after named hypotheses, right without a page, refused, wrong: from best to worst."""
CLOSE, TINY = 1e-12, 1e-9
"""Of the largest entry of a derivative, or of a small number, if all entries are smaller."""
IN_FLOATS = 1e-9
"""Of the largest entry, or of one: what float64 and its cancellation may cost where values are not large."""
DIGITS, STEP = 100, "1e-30"
HARD = 20
"""By how much variables that may be any number are multiplied at hard points."""
MOST_HYPOTHESES = 4
SECONDS = 60
POINTS = (*(("random", seed) for seed in range(4)), ("hard", 0), ("hard", 1))
NUMBERS = Scalars(
    lambda q: mpmath.mpf(Fraction(q).numerator) / Fraction(q).denominator,
    lambda name, argument: getattr(mpmath, name)(argument),
    lambda: +mpmath.pi,
)
SIZES = {"random": (3, 2, 4, 5), "hard": (1, 4, 2, 3)}


class Answer(NamedTuple):
    """What became of one derivative of a formula.

    Attributes
    ----------
    request : str
        The line that asks for it.
    outcome : str
        One of `OUTCOMES`.
    message : str
        Of a refusal, or what is wrong.
    hypotheses : tuple of str
        Those that refusals named and that were added.
    seconds : float
        Of processor, for the derivative alone.
    """

    request: str
    outcome: str
    message: str
    hypotheses: tuple[str, ...]
    seconds: float


def asked(text: str) -> Iterator[tuple[str, str]]:
    """Yield each derivative that is asked for: its line, and the text that asks for it alone."""
    rows = text.splitlines()
    before = [row for row in rows if row.partition(":")[0] not in DERIVATIVES]
    for row in rows:
        if row not in before:
            formula, _, variables = row.partition(" in ")
            for variable in re.split(r", (?![^\[]*\])", variables):
                line = f"{formula} in {variable}"
                yield line, "\n".join([*before, line])


def answered(paper: Paper) -> tuple[Answer, ...]:
    """Ask the derivatives of a formula, with the hypotheses that are named, and check what comes."""
    return tuple(_answer(paper, line, text) for line, text in asked(paper.text))


def _answer(paper: Paper, line: str, text: str) -> Answer:
    named, begun = list[str](), time.process_time()
    signal.signal(signal.SIGPROF, _late)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        while True:
            try:
                (request,) = stated(parse_formulas(text))
                derived = request.found()
                break
            except LackingError as refusal:
                if len(named) >= MOST_HYPOTHESES or str(refusal.needs[0]) in named:
                    raise
                named += map(str, refusal.needs)
                text = text.replace("\nformula:", "".join(f"\nassume: {h}" for h in refusal.needs) + "\nformula:")
    except (DeriveError, TimeoutError) as refusal:
        return Answer(
            line, "refused", f"{type(refusal).__name__}: {refusal}", tuple(named), time.process_time() - begun
        )
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    seconds = time.process_time() - begun
    outcome, message = "after" if named else "first", ""
    for kind, seed in POINTS:
        point, values = _point(paper, derived, kind, seed)
        false = _false(derived, point)
        if false and kind == "random":
            outcome, message = "refused", f"asks what does not hold here: {false}"
        elif not false and (message := off(paper, derived, point, values, kind == "random")):
            outcome, message = "wrong", f"{message} at {kind} values, seed {seed}"
        if message:
            break
    else:
        try:
            derived.latex(), derived.explain()
        except DeriveError as error:
            outcome, message = "no page", f"{type(error).__name__}: {error}"
    return Answer(line, outcome, message, tuple(named), seconds)


def _late(*_: Any) -> None:
    raise TimeoutError(f"not ended after {SECONDS} s")


# --- what is right, in numbers


def drawn(paper: Paper, kind: str, seed: int = 0) -> tuple[dict[str, Any], dict[str, int]]:
    """Draw values of the variables, and return them with the sizes of the dimensions."""
    rng = np.random.default_rng(seed)
    letters = dict.fromkeys(axis for a in paper.arguments for axis in a.axes)
    sizes = {letter: SIZES[kind][(n + seed) % 4] for n, letter in enumerate(letters)}
    far = HARD if kind == "hard" else 1
    return {a.name: a.drawn(sizes, rng) * (1 if a.domain else far) for a in paper.arguments}, sizes


def _point(paper: Paper, derived: Derived, kind: str, seed: int) -> tuple[Point, dict[str, Any]]:
    """Draw values of all variables of a theorem, and return them as a point and as arrays."""
    values, sizes = drawn(paper, kind, seed)
    keys = {key.name: key for key in (*program([derived]).variables, *derived.theorem.concl.free) if key.kind == "at"}
    rng = np.random.default_rng(seed)
    for name in keys.keys() - values.keys():  # the cotangent
        values[name] = rng.standard_normal([sizes[str(dim)] for dim in keys[name].dims])
    exact = {
        key: {place: Fraction(float(v)) for place, v in np.ndenumerate(values[name])} for name, key in keys.items()
    }
    return Point(sizes, exact), values


def off(paper: Paper, derived: Derived, point: Point, values: Mapping[str, Any], floats: bool) -> str:
    """Return what is not as differences of the paper's function are: the closed form, or its program in float64.

    Parameters
    ----------
    paper : Paper
    derived : Derived
    point : Point
    values : mapping of str to array
        The same.
    floats : bool
        Whether the numbers of the program are compared: where values are not large.
    """
    cotangent = next((v for name, v in values.items() if name not in {a.name for a in paper.arguments}), 1)
    variable = derived.name.removeprefix(f"{derived.formula.name}_{derived.kind}_")
    exact = differences(paper, values, variable, derived.kind, cotangent)
    largest = float(max(abs(v) for v in exact.flat))
    closed = entries(derived, point)
    with mpmath.workdps(DIGITS):
        distance = float(max(abs(v) for v in np.ravel(closed - exact))) / max(largest, TINY)
    if not distance <= CLOSE:
        return f"the closed form is {distance:.1e} off"
    computed = derived.numpy({key.name: values[key.name] for key in program([derived]).variables})
    if np.shape(computed) != exact.shape:
        return f"the program returns the shape {np.shape(computed)}, not {exact.shape}"
    distance = float(max(abs(v) for v in np.ravel(computed - exact))) / max(largest, 1)
    return f"the program is {distance:.1e} off" if floats and not distance <= IN_FLOATS else ""


def entries(derived: Derived, point: Point) -> Any:
    """Return the closed form at a hundred digits; what its entries have in common is read once."""
    whole = vector(derived.variable.args[3:], derived.value)
    closed = np.empty([point.size(index.key.dim) for index in derived.variable.args[3:]], dtype=object)
    with mpmath.workdps(DIGITS):
        for place, entry in Interpretation(point, scalars=NUMBERS).entries(whole).items():
            closed[place] = entry
    return closed


def differences(paper: Paper, values: Mapping[str, Any], variable: str, kind: str, cotangent: Any) -> Any:
    """Return derivatives of a number, or of the product with a cotangent, by differences of a hundred digits."""
    with mpmath.workdps(DIGITS):
        at, step = _exact({a.name: values[a.name] for a in paper.arguments}), mpmath.mpf(STEP)
        x = np.asarray(at[variable], dtype=object)
        slopes = np.empty(x.shape, dtype=object)

        def value(moved: Any) -> Any:
            return np.sum(cotangent * paper.function(**{**at, variable: np.asarray(moved, dtype=object)[()]}))

        for place in np.ndindex(x.shape):
            along = np.zeros(x.shape, dtype=object)
            along[place] = step
            up, down = value(x + along), value(x - along)
            slopes[place] = (up - 2 * value(x) + down) / step**2 if kind == "hessian" else (up - down) / (2 * step)
        return slopes


def _exact(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the numbers as mpmath's, without rounding."""
    return {name: np.frompyfunc(lambda v: mpmath.mpf(float(v)), 1, 1)(value) for name, value in values.items()}


def _false(derived: Derived, point: Point) -> str:
    """Return a hypothesis of a theorem that does not hold at a point."""
    sampling = Sampling(derived.theorem.concl, derived.hypotheses)
    sampling.steps.left = math.inf
    return next((str(h) for h in derived.hypotheses if not sampling.holds(h, point)), "")


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask the formulas of one half, print what is not right and how many there are, and return if one is wrong."""
    parser = argparse.ArgumentParser(
        description=benchmarks.papers.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--untried", action="store_true", help="the half that is kept for the finished code")
    parser.add_argument("--only", default="", help="a part of the name of a formula")
    options = parser.parse_args(arguments)
    half = [p for p in benchmarks.papers.PAPERS if p.untried == options.untried and options.only in p.name]
    formulas, requests, seconds = Counter[str](), Counter[str](), list[float]()
    for paper in half:
        answers = answered(paper)
        requests.update(a.outcome for a in answers)
        formulas[max((a.outcome for a in answers), key=OUTCOMES.index)] += 1
        seconds += (a.seconds for a in answers)
        for a in answers:
            if a.outcome != "first":
                assumed = "".join(f"; assumed: {h}" for h in a.hypotheses)
                print(f"{a.request}: {a.outcome}, {a.seconds:.1f} s{assumed}\n    {a.message}", flush=True)
    print(f"{len(half)} formulas, the {'untried' if options.untried else 'first'} half")
    print(f"{'':10}" + "".join(f"{outcome:>9}" for outcome in OUTCOMES))
    for name, counts in (("formulas", formulas), ("requests", requests)):
        print(f"{name:10}" + "".join(f"{counts[outcome]:9}" for outcome in OUTCOMES))
    if seconds:
        print(f"seconds of processor a request: median {np.median(seconds):.1f}, most {max(seconds):.1f}")
    return bool(formulas["wrong"])


if __name__ == "__main__":
    sys.exit(main())
