"""Judging an array that a function returned: the theorem's, a wrong formula's, or neither."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

import numpy as np
import numpy.typing as npt

from verify.checking.judging.coincidence import proved_same
from verify.checking.judging.diagnosis import Cell, Finding, Verdict
from verify.checking.judging.exact import Worst, ratios
from verify.checking.judging.fitting import Coefficient, fitted
from verify.checking.judging.naive import naive
from verify.checking.judging.piecewise import piecewise
from verify.checking.judging.question import Answer
from verify.checking.judging.statement import Wrong
from verify.checking.judging.unexplained import MOST_NEAR, apart, changed, invariants, near, nearest
from verify.checking.judging.where import errors_at
from verify.checking.rounding.formats import FORMATS, round_to
from verify.checking.rounding.models import Model

__all__ = ["LOST", "NO_NUMBER", "judged"]

Floats = npt.NDArray[np.float64]
NO_NUMBER = "it returned what is not finite, where rounding may overflow"
"""A note on what nobody can tell for the program's own reason."""
LOST = "only rounding every operation explains that it returns none or zero, where float32 inside keeps digits"
SHOWN = 3
"""Questions that a note names."""
NEAR = 2.0**-8
"""How near errors of rounding come to a bound somewhere: one that holds for every order of adding is not reached."""
MOST_DEVIATIONS = 4.0
"""By how many standard deviations of a fair coin the signs of errors of rounding may be uneven."""
FEW = int(MOST_DEVIATIONS**2)
"""Entries off up to which a looser model is as good a reason as coefficients: signs of more, all one, are not even."""
SEEN = 2.0
"""Times the least error that a tight model does not explain, beyond which coefficients say so before a looser one does.
Of 174 results of right programs that were off by a factor, 5 passed at 1.05 of it and none at 1.5:
``python -m tests.verify.checking.uniform``."""
ENOUGH = 100.0
"""Bounds by which a wrong formula is off at one question, for it not to be computed at more."""


def judged(
    name: str,
    answers: Sequence[Answer],
    returned: Sequence[Floats],
    models: Sequence[Model],
    coarser: Sequence[Model],
    ignore: Collection[str],
) -> Finding:
    """Return which formula explains what a function returned.

    Parameters
    ----------
    name : str
        Of the result.
    answers : sequence of Answer
        Those of small shapes first.
    returned : sequence of ndarray
        One for each answer.
    models : sequence of Model
        Tightest first.
    coarser : sequence of Model
        Less accurate ones, one of which may explain what is refused.
    ignore : collection of str
        Wrong formulas that need not be excluded.
    """
    result = answers[0].result
    same = [w.name for w in result.wrong if _is_the_theorem(w, answers)]
    wrong = [w for w in result.wrong if w.name not in ignore and w.name not in same]
    output = models[0].output
    casts = result.casts(output) if all(m.operation.bits > output.bits and not m.operands for m in models) else ()
    finding = Finding(name, result.theorem, same=tuple(same), notes=result.notes)
    _Judge(finding, answers, returned, models, coarser, wrong, casts, ignore).judge()
    return finding


def _is_the_theorem(wrong: Wrong, answers: Sequence[Answer]) -> bool:
    """Tell whether a wrong formula is proved to be the theorem under the conventions and at these shapes."""
    result = answers[0].result
    if wrong.name in result.same:
        return proved_same(result.theorem, wrong.name, tuple(result.same[wrong.name].items()))
    return all(answer.same_arguments(wrong) for answer in answers)


@dataclass(frozen=True, eq=False)
class _Judge:
    """What a function returned to some questions, compared with the theorem and the wrong formulas."""

    finding: Finding
    answers: Sequence[Answer]
    returned: Sequence[Floats]
    models: Sequence[Model]
    coarser: Sequence[Model]
    wrong: Sequence[Wrong]
    casts: Sequence[Wrong]
    ignore: Collection[str]
    _worst: dict[tuple[int, Model], Worst] = field(default_factory=dict)

    def judge(self) -> None:
        """Fill the verdict. What a tight model explains as another formula is not excused by a looser one.

        That is a wrong formula of the list, or other coefficients at more than a few entries; as a name says more than
        coefficients, it is looked for at the looser models too.
        """
        tight: tuple[Model, tuple[Coefficient, ...]] | None = None
        sure = False
        for model in self._ladder:
            if not sure and self._fits(model):
                self._accept(model)
                return
            if hits := self._matches(model, self.wrong) or self._closest(self._looked_for, model):
                self._refuse(model, tight[1] if tight else self._coefficients(model))
                self._name(hits)
                return
            if casts := self._cast(model, self.casts):
                self._refuse(model, ())
                self.finding.verdict, self.finding.name = Verdict.LOWER, " or ".join(casts)
                return
            if tight is None and (other := self._coefficients(model)):
                tight, sure = (model, other), self._off(model) > FEW
        self._refuse(*tight or (self._ladder[-1], ()))
        if not sure and self._slack > 1 and self._fits(self._ladder[-1], slack=self._slack):
            self._accept(self._ladder[-1], self._slack)
            return
        for verdict, explained in ((Verdict.NAIVE, naive), (Verdict.WRONG, piecewise)):
            if not tight and (words := explained(self.answers, self.returned, self._ladder[-1])):
                self.finding.verdict, self.finding.name = verdict, words
                return
        if hits := self._unlisted():
            self._name(hits)
        finite = all(np.isfinite(values).all() for values in self.returned)
        self.finding.nearest = nearest(*self._at_telling(), self.wrong) if finite else ()
        if hits or not finite:
            self.finding.verdict = self.finding.verdict if hits else Verdict.NOT_FINITE
            return
        if tight:
            self.finding.verdict = Verdict.COEFFICIENTS
            return
        rounding = self.answers[0].result.casts(self.models[0].output) if self._once else ()
        if names := self._cast(self.models[-1], rounding):
            self.finding.verdict, self.finding.name = Verdict.LOWER, " or ".join(names)
            return
        for model in self.coarser:
            if self._only_rounded(model) and (self._once or all(f > 1 for f in self._factors(model).values())):
                self.finding.verdict, self.finding.name = Verdict.LOWER, model.name
                return
        if self.finding.broken:
            self.finding.verdict, self.finding.name = Verdict.INVARIANT, self.finding.broken[0]

    @cached_property
    def _ladder(self) -> Sequence[Model]:
        """The models that may explain a program: at extreme questions its format is no shorter than at others."""
        for model in self.models:
            pairs = zip(self.answers, self._furthest(model), strict=True)
            if all(worst.ratio <= 1 for q, worst in pairs if not q.question.extreme):
                return [m for m in self.models if m.operation.unit <= model.operation.unit]
        return self.models

    @property
    def _looked_for(self) -> list[Wrong]:
        """The siblings that a looser model may hide: where results are in half precision."""
        return self._siblings if self.models[0].output.bits < FORMATS["float32"].bits else []

    @property
    def _backward(self) -> bool:
        """Tell whether the result is a derivative."""
        name = self.finding.result
        return name.startswith("d") and name[1:] in self.answers[0].question.given

    @cached_property
    def _siblings(self) -> list[Wrong]:
        """The formulas of other statements with the same signature."""
        return [w for w in self.answers[0].result.siblings() if w.name not in self.ignore]

    def _unlisted(self) -> list[Wrong]:
        """Return what explains a refused program and is excluded of no other: a sibling, or else rarer slips."""
        if hits := next(filter(None, (self._closest(self._siblings, model) for model in self.models)), []):
            return hits
        once, twice = changed(self.answers[0], self.returned[0], self.models[-1])
        for more, most in ((once, None), (twice, MOST_NEAR)):
            held = (w for w in more if w.name not in self.ignore)
            some = list(islice((w for w in held if near(self.answers, self.returned, self.models[-1], w)), most))
            if hits := next(filter(None, (self._closest(some, model) for model in self.models)), []):
                return apart(hits, self.answers)
        return []

    def _closest(self, wrong: Sequence[Wrong], model: Model) -> list[Wrong]:
        """Return those that match, and of several those that are what was returned at most entries."""
        hits = self._matches(model, wrong)
        same = [self._same_bits(w, model) for w in hits] if len(hits) > 1 else [0] * len(hits)
        return [w for w, count in zip(hits, same, strict=True) if count == max(same)]

    @property
    def _slack(self) -> float:
        return self.answers[0].result.slack

    def _coefficients(self, model: Model) -> tuple[Coefficient, ...]:
        """Return coefficients that explain what was returned and are not the theorem's; none if there are none."""
        coefficients = fitted(*self._at_telling(), model)
        return () if all(c.right for c in coefficients) else coefficients

    def _off(self, model: Model) -> int:
        """Return at how many entries that may tell formulas apart the theorem is off under a model."""
        pairs = zip(self.answers, self._furthest(model), strict=True)
        return sum(worst.beyond for q, worst in pairs if not q.question.wide)

    def _at_telling(self) -> tuple[list[Answer], list[Floats]]:
        """Return the answers that may tell formulas apart, and what was returned there."""
        pairs = [p for p in zip(self.answers, self.returned, strict=True) if not p[0].question.wide]
        return [answer for answer, _ in pairs], [values for _, values in pairs]

    def _only_rounded(self, model: Model) -> bool:
        """Tell whether errors look like those of a program that rounds as a less accurate model does.

        They are within its bounds, come near to these somewhere, are there at half of the questions at least, and push
        as often up as down, and away from zero as towards it. That they do does not make the formula the theorem's.
        Of a program that is declared to round its results only, the first two say enough.
        """
        if not self._fits(model):
            return False
        tight, most, at, signs = self.models[-1], 0.0, 0, []
        for q, values in zip(self.answers, self.returned, strict=True):
            beyond = ratios(q.reference.gap(values), q.bound(tight)) > 1
            most = max(most, q.worst(values, model).ratio)
            at += bool(beyond.any())
            off = (values - q.reference.high)[beyond]
            signs.append(np.sign([off, off * q.reference.high[beyond]]))
        pushes = np.concatenate(signs, axis=1)
        even = bool((np.abs(pushes.sum(1)) <= MOST_DEVIATIONS * math.sqrt(pushes.shape[1])).all())
        return most > NEAR and (self._once or (2 * at >= len(self.answers) and even))

    def _wrong(self, model: Model) -> list[Wrong]:
        """Return the wrong formulas that can be computed under a model and are to be excluded."""
        told = self._backward and model is self.models[0]  # a derivative takes a second to be found
        siblings = [] if told else self._looked_for
        return [w for w in (*self.wrong, *siblings) if w.needs <= model.operation.largest]

    def _fits(self, model: Model, variant: Wrong | None = None, slack: float = 1.0) -> bool:
        """Tell whether a program may return this that computes the theorem, or a wrong formula."""
        if variant is None and slack == 1:
            return all(worst.ratio <= 1 for worst in self._furthest(model))
        pairs = zip(self.answers, self.returned, strict=True)
        return all(q.worst(values, model, variant, slack).ratio <= 1 for q, values in pairs)

    def _furthest(self, model: Model) -> Iterator[Worst]:
        """Yield of each answer the entry that is most bounds away from the theorem; each is found once."""
        for n, (q, values) in enumerate(zip(self.answers, self.returned, strict=True)):
            if (n, model) not in self._worst:
                self._worst[n, model] = q.worst(values, model)
            yield self._worst[n, model]

    def _factors(self, model: Model, slack: float = 1.0) -> dict[str, float]:
        """Return by how many bounds each wrong formula is off.

        Own shapes and wide questions count where those leave it open that were chosen to tell formulas apart.
        """
        return {w.name: self._factor(w, model, slack) for w in self._wrong(model)}

    def _factor(self, wrong: Wrong, model: Model, slack: float) -> float:
        most = 0.0
        for telling in (True, False):
            for q in self.answers:
                if q.question.telling is telling and most <= (ENOUGH if telling else 1):
                    most = max(most, q.separation(wrong, model, slack))
        return most

    def _matches(self, model: Model, wrong: Sequence[Wrong]) -> list[Wrong]:
        """Return the wrong formulas that explain what was returned and are not the theorem under a model."""
        held = (w for w in wrong if w.needs <= model.operation.largest)
        return [w for w in held if self._fits(model, w) and any(q.separation(w, model) > 1 for q in self.answers)]

    def _cast(self, model: Model, casts: Sequence[Wrong]) -> list[str]:
        """Return the cast of an intermediate result that explains what was returned, to the bit at most entries."""
        if self._fits(model, slack=self._slack):
            return []
        fit = {w.name: self._same_bits(w, model) for w in casts if self._fits(model, w)}
        return [name for name, same in fit.items() if same == max(fit.values())]

    def _same_bits(self, variant: Wrong, model: Model) -> int:
        """Return at how many entries a wrong formula, rounded once, is what was returned."""
        pairs = zip(self.answers, self.returned, strict=True)
        return sum(int((round_to(q.wrong(variant).high, model.output) == values).sum()) for q, values in pairs)

    def _told(self, cast: Wrong, model: Model) -> float:
        """Return by how many bounds a program is off that rounds an intermediate result, and all else as a model."""
        return max(
            q.worst(round_to(q.wrong(cast).high, model.output), model, slack=self._slack).ratio for q in self.answers
        )

    @property
    def _once(self) -> bool:
        """Tell whether the program is declared to keep more than its results have."""
        loosest = self.models[-1]
        return loosest.operation.bits > loosest.output.bits

    def _accept(self, model: Model, slack: float = 1.0) -> None:
        """Accept what a model explains, or what is off by no more than a right program that rounds in an unknown way.

        With slack it cannot be told from a wrong formula that is as near, so that these are to be further away.
        """
        finding, factors = self.finding, self._factors(model, slack)
        finding.model = model.called + (f", up to {slack:.0f} bounds" if slack > 1 else "")
        finding.margin = max(worst.ratio for worst in self._furthest(model))
        finding.resolution = self._resolution(model)
        finding.excluded = {name: factor for name, factor in factors.items() if factor > 1}
        finding.open = {name: factor for name, factor in factors.items() if factor <= 1}
        finding.verdict = Verdict.CANNOT if finding.open or not factors else Verdict.AGREES
        if slack > 1:
            finding.notes += (
                f"it is off by up to {finding.margin:.2g} bounds: a right program that rounds more, or one with a "
                "mistake as small",
            )
        if held := [w.name for w in self.wrong if w.needs > model.operation.largest]:
            finding.notes += (
                f"taken for granted: a program that keeps every operation in {model.operation.name} cannot be "
                f"{' or '.join(map(repr, held))}, as there is no such number; if it computes in more, say compute=",
            )
        if same := {w.name: off for w in self.casts if (off := self._told(w, model)) <= 1}:
            finding.notes += (
                f"below what can be told, as it changes a result by {max(same.values()):.2g} bounds at most: "
                f"{'; '.join(same)}",
            )
        tested = [q.tested(model) for q in self.answers]
        finding.tested, finding.entries = sum(tested), sum(values.size for values in self.returned)
        blind = [q.question for q, entries in zip(self.answers, tested, strict=True) if not entries]
        if blind:
            named = ", ".join(f"{q.label!r} {q.shape}" for q in blind[:SHOWN]) + (", ..." if blind[SHOWN:] else "")
            finding.notes += (f"nothing was tested at {len(blind)} questions, as no bound is finite there: {named}",)
        lost = [q for q, v in zip(self.answers, self.returned, strict=True) if not np.isfinite(v).all()]
        finding.notes += (NO_NUMBER,) if lost else ()
        lossy = [q.question.label for q, v in zip(self.answers, self.returned, strict=True) if q.loses(v)]
        if lossy or not all(q.wide for q in (*blind, *(q.question for q in lost))):
            finding.verdict = Verdict.CANNOT
        if lossy:
            finding.notes += (f"{LOST}: on {', '.join(map(repr, lossy[:SHOWN]))}; say compute= or domain=",)
        if not factors:
            finding.notes += ("no wrong formula is known that this could be told from",)
        hints = [w.hint for w in self.wrong if w.name in finding.open and w.hint]
        finding.notes += tuple(dict.fromkeys(hints))
        if finding.open:
            finding.notes += (
                "within rounding, these wrong formulas give the same values: declare compute= or accumulate= if the "
                "program is more accurate, or ignore= them",
            )
        if finding.open and model.sums.bits < FORMATS["float32"].bits:
            finding.notes += (f"it fits only if sums are kept in {model.sums.name}: if not, say accumulate='float32'",)

    def _resolution(self, model: Model) -> float:
        """Return a relative error above which all that is returned is refused: at some entry rounding cannot hide it.

        The bounds are those of the loosest model where there is slack, and else of the one that explains the program,
        at the answers at which coefficients are fitted: these are held against a looser one, as `SEEN` says.
        """
        least, slack = math.inf, self.answers[0].result.slack
        held = self.models[-1] if slack > 1 else model
        for q in self._at_telling()[0]:
            size = np.abs(q.reference.high)
            with np.errstate(all="ignore"):
                relative = np.where(size > 0, (q.bound(held) + q.bound(held, slack)) / size, math.inf)
            least = min(least, float(relative.min(initial=math.inf)))
        return max(least if held is self.models[-1] else SEEN * least, 2 * model.output.unit)

    def _refuse(self, model: Model, coefficients: Sequence[Coefficient]) -> None:
        """Say where the function is off and where most, and which coefficients and invariants show it."""
        finding = self.finding
        at = list(self._furthest(model))
        n = max(range(len(at)), key=lambda k: at[k].ratio)
        off = [k for k, worst in enumerate(at) if worst.beyond]
        least = min(off, key=lambda k: self.answers[k].question.size, default=n)
        finding.worst, finding.smallest = self._cell(n, at[n], model), self._cell(least, at[least], model)
        finding.model, finding.margin = model.called, at[n].ratio
        finding.off = errors_at([q.question for q in self.answers], [w.beyond for w in at], self.returned)
        finding.fitted = tuple(map(str, coefficients))
        finding.broken, finding.kept, finding.untested = invariants(self.answers, self.returned, model)

    def _cell(self, number: int, worst: Worst, model: Model) -> Cell:
        q, index = self.answers[number], worst.place
        return Cell(
            index,
            q.question.label,
            q.question.shape,
            float(self.returned[number][index]),
            float(q.reference.high[index]),
            float(q.bound(model)[index]),
            worst.ratio,
            q.result.called,
        )

    def _name(self, hits: Sequence[Wrong]) -> None:
        finding = self.finding
        finding.name = " or ".join(w.name for w in hits)
        finding.reported = ", ".join(dict.fromkeys(w.reported for w in hits if w.reported))
        finding.verdict = Verdict.CONVENTION if all(w.convention for w in hits) else Verdict.WRONG
