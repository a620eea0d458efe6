"""The adequacy of a theorem: it is about something, and needs all its terms and hypotheses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from derive.books.mistakes import Mistakes, Mutant
from derive.deciding.counterexamples import Search
from derive.kernel.certificate import digest
from derive.kernel.terms import Key, Term
from derive.language.entry import IDLE, Entry
from derive.language.families import conjuncts
from derive.language.symbols import RenderError
from derive.language.text.text import text
from derive.values import numpy as reading
from derive.values.numbers import RealNumber, UndefinedError, between, told_apart
from derive.values.sides import relations
from verify.adequacy.hypotheses import NEEDED, Without, has_values, outside, without
from verify.adequacy.points import BITS, Place, TotalPoint, far_points, plain_points, refutation, small_points
from verify.adequacy.terms import Needed, label, needed, vacuities
from verify.measure.columns import refuted
from verify.measure.evaluations import Evaluations
from verify.measure.sampling import EXACT, TIMES, Sampler, SamplingError
from verify.numbers import Array, Ball, precision
from verify.numbers.elements import map_elements
from verify.numbers.total import TOTAL, Total

__all__ = ["measured"]

SAID = {"idle": "nothing shows that it is needed", "constant": "nothing in the claim varies"}
TRIED = 140
"""Points that are tried for a counterexample which a person can compute."""
LONGEST = 12
"""Letters of a fraction that is shown as a side of a wrong statement; a longer one is shown in decimals."""

Figures = dict[str, Any]


def measured(entry: Entry, seed: int = 0, about: Mistakes | None = None) -> Figures:
    """Measure the adequacy of an entry.

    Parameters
    ----------
    entry : Entry
    seed : int
        Where the points come from.
    about : Mistakes, optional
        Its mutants and equivalent forms; none without it.

    Returns
    -------
    dict
        ``name``, ``digest``, ``status``, ``witness`` (a point), ``terms``, ``hypotheses`` and ``domain`` (each with its
        verdict and where it was seen), ``mutants`` (``refuted`` of ``stated``, and ``points`` where both sides of one
        were seen to be what it denies), ``failures``.
    """
    figures: Figures = {"name": entry.name, "digest": digest(entry.given, entry.claim), "status": "fail"}
    try:
        near = small_points(entry, reading, seed)
        far = cache(lambda: far_points(entry, reading, seed))
        figures |= {"witness": _values(near[0], entry), "terms": [], "hypotheses": [], "domain": []}
        if refutation(near, entry.claim):
            return {**figures, "failures": ["the claim itself is false at a point"]}
        terms = needed(entry.claim, near, far)
        hypotheses = [without(entry, n, reading, seed) for n in range(len(entry.given))]
        domain = [outside(entry, n, reading, seed) for n in range(len(entry.where))]
        everywhere = has_values(entry, reading, seed)
        empty = vacuities(entry.claim, near)
        wrong = about.mutants if about else ()
        points = [*(plain_points(entry, reading, seed) if wrong else ()), *near]
        places = {m: refutation(points, m.claim) or refutation(far(), m.claim) for m in wrong}
        alive = [m.name for m, at in places.items() if at is None and not _false_far(entry, m.claim, seed)]
        seen = [one for m, at in places.items() if at is not None and "point" in (one := _mutant(m, at, entry))]
        apart = [f.name for f in (about.equivalents if about else ()) if refutation([*near, *far()], f.claim)]
    except (SamplingError, RenderError) as error:
        return {**figures, "failures": [f"no witness: {error}"]}
    except Exception as error:  # whatever one theorem does, the others are still measured
        return {**figures, "failures": [f"{type(error).__name__}: {error}"]}
    figures["terms"] = [_term(one) for one in terms]
    figures["hypotheses"] = [_hypothesis(one, entry) for one in hypotheses]
    figures["domain"] = [_hypothesis(one, entry) for one in domain]
    figures["mutants"] = {"refuted": len(wrong) - len(alive), "stated": len(wrong), "points": seen}
    failures = _failures(entry, terms, hypotheses, empty)
    failures += [f"where {text(one.hypothesis)}: no term needs it" for one in domain if one.verdict != "no value"]
    failures += (
        [] if everywhere else ["a term has no value at a point where the hypotheses hold: say in where= that it has"]
    )
    failures += [f"mutant {name}: no point refutes it" for name in alive]
    failures += [f"equivalent form {name}: a point refutes it" for name in apart]
    return {**figures, "status": "fail" if failures else "pass", **({"failures": failures} if failures else {})}


def _false_far(entry: Entry, claim: Term, seed: int) -> bool:
    """Tell whether a wrong statement is refuted at larger sizes, where no small point did."""
    return refuted(Evaluations(Sampler(entry, reading, seed)), [claim])[0]


def _failures(entry: Entry, terms: Iterable[Needed], hypotheses: Iterable[Without], empty: Iterable[str]) -> list[str]:
    """Return what is idle and not listed, and what is listed and not idle, or for another reason."""
    idle = {label(one.drop): one.verdict for one in terms if one.verdict in IDLE}
    idle |= {f"given: {text(one.hypothesis)}": "idle" for one in hypotheses if one.verdict not in NEEDED}
    idle |= {name: "constant" if name == "all terms" else "is 0" for name in empty if name not in idle}
    reasons = dict(entry.idle)
    failures = []
    for name, verdict in idle.items():
        if reasons.pop(name, None) != verdict:
            failures.append(f"{name}: {SAID.get(verdict, IDLE.get(verdict))}")
    return failures + [f"{name}: listed as idle ({reason}), and is not" for name, reason in reasons.items()]


# ---- what is recorded ----------------------------------------------------------------------------------------------


def _term(needed_term: Needed) -> Figures:
    where = {} if needed_term.place is None else {"at": _place(needed_term.place)}
    return {"term": label(needed_term.drop), "verdict": needed_term.verdict, **where}


def _hypothesis(without: Without, entry: Entry) -> Figures:
    figures: Figures = {"hypothesis": text(without.hypothesis), "verdict": without.verdict}
    if without.conventional:
        figures["conventional"] = True
    if without.place is not None:
        others = [h for h in entry.given if h is not without.hypothesis]
        example = _example(entry.claim, others) if without.verdict == "false" and not without.conventional else {}
        figures |= {"at": _place(without.place), **(example or _point(without.place.point, entry))}
    return figures


def _example(claim: Term, given: Sequence[Term]) -> Figures:
    """Return a small counterexample with the values of all variables, as `derive decide` finds it; or nothing."""
    try:
        search = Search(claim, given)
        example = search.among(TRIED)
        while example and (other := search.smaller(example)).size < example.size:
            example = other
    except UndefinedError:
        return {}
    if not example:
        return {}
    record = example.record(LONGEST)
    free = {k: n for k, n in example.point.indices.items() if k in search.sampling.indices}
    point = {kind: record[kind] for kind in ("sizes", "values", "law") if record[kind] is not None}
    listed = [[r for r, _ in relations(part, example.point._replace(indices=free))] for part in conjuncts(claim)]
    part = {"part": next(n for n, rs in enumerate(listed, 1) if example.relation in rs)} if len(listed) > 1 else {}
    return {**part, "point": point, **{side: record[side] for side in ("indices", "left", "right")}}


def _mutant(mutant: Mutant, place: Place, entry: Entry) -> Figures:
    """Return where a wrong statement is false, and what its sides are there; without a point that is whole, nothing."""
    if example := _example(mutant.claim, entry.given):
        return {"mutant": mutant.name, **example}
    cells = place.point.cells(mutant.claim)
    there = cells[place.part]
    at = {k.name: TIMES[n] if k.dim == "Integers" else n for k, n in zip(there.over, place.cell, strict=True)}
    left, right = told_apart(_real(there.left[place.cell]), _real(there.right[place.cell]), LONGEST)
    part = {"part": place.part + 1} if len(cells) > 1 else {}
    point = _point(place.point, entry)
    return {"mutant": mutant.name, **part, **point, "indices": at, "left": left, "right": right}


def _real(ball: Ball) -> RealNumber:
    """Return the number that a ball is, or the interval."""
    middle, radius = ball.to_fraction(), Fraction(ball.radius)
    return between(RealNumber(middle - radius), RealNumber(middle + radius)) if radius else RealNumber(middle)


def _place(place: Place) -> str:
    """Say where a claim is false, so that it can be repeated."""
    point = place.point.sample
    sizes = "".join(f"{name} = {size}, " for name, size in sorted(point.sizes.items()))
    return f"{sizes}seed {point.seed}, entry {list(place.cell)}"


def _point(point: TotalPoint, entry: Entry) -> Figures:
    """Return a point with the values of all variables; nothing, where some are random, or sequences over Z."""
    values = _values(point, entry)
    return {"point": values} if len(values["values"]) == len(_variables(entry)) else {}


def _values(point: TotalPoint, entry: Entry) -> Figures:
    """Return sizes, and the values of the variables that have some."""
    values = {k.name: value for k in _variables(entry) if (value := _shown(point, k)) is not None}
    return {"sizes": dict(sorted(point.sample.sizes.items())), "values": values}


def _variables(entry: Entry) -> list[Key]:
    formulas = (entry.claim, *entry.given, *entry.where)
    return sorted({k for f in formulas for k in f.free if k.kind != "ix"}, key=repr)


def _shown(point: TotalPoint, key: Key) -> Any:
    """Return the values of a family as texts, nested as it is; None if there are none."""
    if key.random or "Integers" in key.dims:
        return None
    with precision(BITS):
        for number in (EXACT, TOTAL):
            try:
                return _texts(point.sample.values(number, [key])[key.name])
            except (TypeError, AttributeError, ArithmeticError):
                continue
    return None


def _texts(array: Array) -> Any:
    """Return fractions as texts; of balls four digits, which do not depend on the machine."""
    return map_elements(lambda value: _rounded(value.ball) if isinstance(value, Total) else str(value), array).tolist()


def _rounded(ball: Ball) -> str:
    return str(ball.to_fraction()) if ball.is_exact() and abs(ball) < 1000 else f"{ball.to_float():.4g}"
