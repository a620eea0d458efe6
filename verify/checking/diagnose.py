"""The check of a function against a theorem: which formula it computes."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.calling import Caller, CallError
from verify.checking.diagnosis import Diagnosis, Entry, Verdict
from verify.checking.fitting import fitted
from verify.checking.formats import FORMATS
from verify.checking.models import Model, coarser, ladder
from verify.checking.question import Question, questions
from verify.checking.statement import Shape, Wrong
from verify.checking.statements import conventions as known_conventions

__all__ = ["DTYPES", "check"]

Floats = npt.NDArray[np.float64]
DTYPES = ("float64", "float32", "float16")


def check(
    function: Callable[..., Any],
    name: str,
    *,
    dtype: str = "float64",
    args: Sequence[str] | None = None,
    returns: Sequence[str] | None = None,
    shapes: Sequence[Shape] | None = None,
    compute: str | None = None,
    accumulate: str | None = None,
    ignore: Collection[str] = (),
    seed: int = 0,
    **conventions: Any,
) -> Diagnosis:
    """Ask a function questions, and say which formula it computes.

    Parameters
    ----------
    function : callable
        Takes NumPy arrays, and returns one.
    name : str
        Of the theorem.
    dtype : {"float64", "float32", "float16"}
        Of the arrays that it is given.
    args, returns : sequence of str, optional
        What it takes and returns, in its order, where its names do not say so.
    shapes : sequence of tuple of int, optional
        To be asked at, for small ones that are chosen to tell formulas apart.
    compute, accumulate : str, optional
        The format that it is known to compute in, and to add in.
    ignore : collection of str
        Wrong formulas that need not be excluded.
    seed : int
    **conventions
        Of the theorem, such as ``eps`` and ``given``.

    Returns
    -------
    Diagnosis
        Whatever the function does: its exceptions and wrong shapes are findings.

    Raises
    ------
    ValueError
        If there is no such theorem, convention, dtype, argument or wrong formula.
    """
    if dtype not in DTYPES:
        raise ValueError(f"dtype: expected one of {', '.join(DTYPES)}, got {dtype!r}")
    chosen = tuple(sorted({**known_conventions(name), **conventions}.items()))
    models = ladder(dtype, compute, accumulate)
    if not models:
        raise ValueError(f"no rounding model of {dtype} computes in {compute} and accumulates in {accumulate}")
    wanted = None if shapes is None else tuple(tuple(shape) for shape in shapes)
    statement, asked = questions(name, chosen, dtype, wanted, seed)
    if unknown := [w for w in ignore if w not in {v.name for v in statement.wrong}]:
        raise ValueError(f"ignore: {name} has no wrong formula {unknown[0]!r}")
    found = Diagnosis(statement.theorem, dtype, seed)
    try:
        caller = Caller(function, statement, dtype, args, returns)
        returned = [caller.ask(question) for question in asked]
    except CallError as error:
        found.verdict, found.notes = Verdict.NOT_CALLABLE, (str(error),)
        return found
    found.questions = len(asked)
    others = [name for name in caller.returns if name != statement.result]
    found.notes = (*sorted(caller.notes), *([f"not checked: {', '.join(others)}"] if others else []))
    _Judge(found, asked, returned, models, [w for w in statement.wrong if w.name not in ignore]).judge()
    return found


class _Judge:
    """What a function returned to some questions, compared with the theorem and the wrong formulas."""

    def __init__(
        self,
        found: Diagnosis,
        asked: Sequence[Question],
        returned: Sequence[Floats],
        models: Sequence[Model],
        wrong: Sequence[Wrong],
    ) -> None:
        self.found, self.asked, self.returned, self.models, self.wrong = found, asked, returned, models, wrong

    def judge(self) -> None:
        """Fill the verdict. A wrong formula that a tight model explains is not excused by a looser one."""
        for model in self.models:
            if self._fits(model):
                self._accept(model)
                return
            if hits := self._matches(model):
                self._refuse(model, [model])
                self._name(hits)
                return
        self._refuse(self.models[-1], self.models)
        if not all(np.isfinite(values).all() for values in self.returned):
            self.found.verdict = Verdict.NOT_FINITE
            return
        self.found.nearest = self._nearest()
        if self.found.fitted:  # to full accuracy: more than a lower accuracy explains
            self.found.verdict = Verdict.COEFFICIENTS
            return
        for model in coarser(self.found.dtype):
            if self._fits(model) and all(factor > 1 for factor in self._factors(model).values()):
                self.found.verdict, self.found.name = Verdict.LOWER, model.name
                return
        if self.found.broken:
            self.found.verdict, self.found.name = Verdict.INVARIANT, self.found.broken[0]

    def _fits(self, model: Model, variant: Wrong | None = None) -> bool:
        """Tell whether a program may return this that computes the theorem, or a wrong formula."""
        pairs = zip(self.asked, self.returned, strict=True)
        return all(q.worst(values, model, variant).ratio <= 1 for q, values in pairs)

    def _factors(self, model: Model) -> dict[str, float]:
        return {w.name: max(q.separation(w, model) for q in self.asked) for w in self.wrong}

    def _matches(self, model: Model) -> list[Wrong]:
        """Return the wrong formulas that explain what was returned and are not the theorem under a model."""
        return [w for w in self.wrong if self._fits(model, w) and any(q.separation(w, model) > 1 for q in self.asked)]

    def _accept(self, model: Model) -> None:
        found, factors = self.found, self._factors(model)
        error = max(q.worst(values, model).ratio for q, values in zip(self.asked, self.returned, strict=True))
        found.model, found.margin, found.resolution = _described(model), error, self._resolution(model)
        found.excluded = {name: factor for name, factor in factors.items() if factor > 1}
        found.open = {name: factor for name, factor in factors.items() if factor <= 1}
        found.verdict = Verdict.CANNOT if found.open or not factors else Verdict.AGREES
        if found.open:
            found.notes += (
                "these too may return this under the rounding model: if the program rounds less, say compute= or "
                "accumulate=; if they need not be told apart, ignore=",
            )
        if found.open and model.sums.bits < FORMATS["float32"].bits:
            found.notes += (f"it fits only if sums are kept in {model.sums.name}: if not, say accumulate='float32'",)

    def _resolution(self, model: Model) -> float:
        """Return the least relative error that is beyond the bound at some entry, even if rounding hides as much."""
        least = math.inf
        for q in self.asked:
            size = np.abs(q.reference.high)
            with np.errstate(all="ignore"):
                relative = np.where(size > 0, 2 * q.bound(model) / size, math.inf)
            least = min(least, float(relative.min(initial=math.inf)))
        return max(least, 2 * model.output.unit)

    def _refuse(self, model: Model, explaining: Sequence[Model]) -> None:
        """Say where the function is off most, and which coefficients and invariants show it."""
        found = self.found
        at = [q.worst(values, model) for q, values in zip(self.asked, self.returned, strict=True)]
        n = max(range(len(at)), key=lambda k: at[k].ratio)
        q, index = self.asked[n], at[n].place
        found.worst = Entry(
            index,
            q.label,
            q.shape,
            float(self.returned[n][index]),
            float(q.reference.high[index]),
            float(q.bound(model)[index]),
            at[n].ratio,
        )
        found.model, found.margin = _described(model), at[n].ratio
        coefficients = fitted(self.asked, self.returned, explaining)
        if any(not c.right for c in coefficients):
            found.fitted = tuple(map(str, coefficients))
        self._invariants(model)

    def _invariants(self, model: Model) -> None:
        broken, kept, untested = [], [], []
        for invariant in self.asked[0].statement.invariants:
            worst, seen = 0.0, False
            for q, values in zip(self.asked, self.returned, strict=True):
                allowed = q.bound(model).sum(invariant.axis)
                # a bound as large as the summands tests nothing
                tests = np.isfinite(allowed) & (allowed < np.abs(q.reference.high).sum(invariant.axis))
                with np.errstate(all="ignore"):
                    off = np.abs(values.sum(invariant.axis)) / allowed
                seen = seen or bool(tests.any())
                worst = max(worst, float(np.where(np.isnan(off), math.inf, off)[tests].max(initial=0.0)))
            if not seen:
                untested.append(invariant.theorem)
            elif worst > 1:
                broken.append(invariant.theorem)
            else:
                kept.append(invariant.theorem)
        self.found.broken, self.found.kept, self.found.untested = tuple(broken), tuple(kept), tuple(untested)

    def _name(self, hits: Sequence[Wrong]) -> None:
        found = self.found
        found.name = " or ".join(w.name for w in hits)
        found.reported = ", ".join(dict.fromkeys(w.reported for w in hits if w.reported))
        found.verdict = Verdict.CONVENTION if all(w.convention for w in hits) else Verdict.WRONG

    def _nearest(self) -> tuple[str, ...]:
        """Return the two formulas that are nearest, by the norm of the difference."""
        distances = []
        for variant in (None, *self.wrong):
            off = size = 0.0
            for q, values in zip(self.asked, self.returned, strict=True):
                exact = q.reference if variant is None else q.wrong(variant)
                scale = float(np.linalg.norm(q.reference.high)) or 1.0
                off += float(np.linalg.norm(values - exact.high)) / scale
                size += 1
            distances.append((off / size, "the theorem" if variant is None else variant.name))
        return tuple(f"{name} (relative distance {off:.2g})" for off, name in sorted(distances)[:2])


def _described(model: Model) -> str:
    return model.name + (", with spellings that cancel" if model.lenient else "")
