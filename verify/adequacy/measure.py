"""The adequacy of a theorem: that it is about something, and needs what it says."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from derive.calc import IDLE, Entry
from derive.kernel.certificate import digest
from derive.kernel.terms import Term
from derive.mutants import Mistakes
from derive.mutants.edits import Mutant
from derive.notation.text import text
from derive.render import numpy as reading
from derive.render.symbols import RenderError
from verify.adequacy.benches import BITS, Bench, Place, benches, far_benches, plain_benches, refutation
from verify.adequacy.hypotheses import NEEDED, Without, has_values, outside, without
from verify.adequacy.terms import Needed, label, needed, vacuities
from verify.measure.columns import refuted
from verify.measure.evaluations import Evaluations
from verify.measure.sampling import EXACT, TIMES, Sampler, SamplingError
from verify.numbers import Array, Ball, precision
from verify.numbers.elements import map_elements
from verify.numbers.total import TOTAL, Total

__all__ = ["measured"]

SAID = {"idle": "nothing shows that it is needed", "constant": "nothing in the claim varies"}
SHOWN = 4
"""Entries of an array that a point shows; of a larger one nothing is said but its sizes."""

DIGITS = (4, 6, 9, 12, 15)
"""As many of both sides of a wrong statement are shown as tell them apart."""

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
    found: Figures = {"name": entry.name, "digest": digest(entry.given, entry.claim), "status": "fail"}
    try:
        near = benches(entry, reading, seed)
        far = cache(lambda: far_benches(entry, reading, seed))
        found |= {"witness": _point(near[0], entry), "terms": [], "hypotheses": [], "domain": []}
        if refutation(near, entry.claim):
            return {**found, "failures": ["the claim itself is false at a point"]}
        terms = needed(entry.claim, near, far)
        hypotheses = [without(entry, n, reading, seed) for n in range(len(entry.given))]
        domain = [outside(entry, n, reading, seed) for n in range(len(entry.where))]
        everywhere = has_values(entry, reading, seed)
        empty = vacuities(entry.claim, near)
        wrong = about.mutants if about else ()
        points = [*(plain_benches(entry, reading, seed) if wrong else ()), *near]
        places = {m: refutation(points, m.claim) or refutation(far(), m.claim) for m in wrong}
        alive = [m.name for m, at in places.items() if at is None and not _false_far(entry, m.claim, seed)]
        seen = [_mutant(m, at, entry) for m, at in places.items() if at is not None]
        apart = [f.name for f in (about.equivalents if about else ()) if refutation([*near, *far()], f.claim)]
    except (SamplingError, RenderError) as error:
        return {**found, "failures": [f"no witness: {error}"]}
    except Exception as error:  # whatever one theorem does, the others are still measured
        return {**found, "failures": [f"{type(error).__name__}: {error}"]}
    found["terms"] = [_term(own) for own in terms]
    found["hypotheses"] = [_hypothesis(own, entry) for own in hypotheses]
    found["domain"] = [_hypothesis(own, entry) for own in domain]
    found["mutants"] = {"refuted": len(wrong) - len(alive), "stated": len(wrong), "points": seen}
    failures = _failures(entry, terms, hypotheses, empty)
    failures += [f"where {text(own.hypothesis)}: no term needs it" for own in domain if own.verdict != "no value"]
    failures += (
        [] if everywhere else ["a term has no value at a point where the hypotheses hold: say in where= that it has"]
    )
    failures += [f"mutant {name}: no point refutes it" for name in alive]
    failures += [f"equivalent form {name}: a point refutes it" for name in apart]
    return {**found, "status": "fail" if failures else "pass", **({"failures": failures} if failures else {})}


def _false_far(entry: Entry, claim: Term, seed: int) -> bool:
    """Tell whether a wrong statement is refuted at larger sizes, where no small point did."""
    return refuted(Evaluations(Sampler(entry, reading, seed)), [claim])[0]


def _failures(entry: Entry, terms: Iterable[Needed], hypotheses: Iterable[Without], empty: Iterable[str]) -> list[str]:
    """Return what is idle and not listed, and what is listed and not idle, or for another reason."""
    idle = {label(own.drop): own.verdict for own in terms if own.verdict in IDLE}
    idle |= {f"given: {text(own.hypothesis)}": "idle" for own in hypotheses if own.verdict not in NEEDED}
    idle |= {name: "constant" if name == "all terms" else "is 0" for name in empty if name not in idle}
    said = dict(entry.idle)
    failures = []
    for name, verdict in idle.items():
        if said.pop(name, None) != verdict:
            failures.append(f"{name}: {SAID.get(verdict, IDLE.get(verdict))}")
    return failures + [f"{name}: listed as idle ({reason}), and is not" for name, reason in said.items()]


# ---- what is recorded ----------------------------------------------------------------------------------------------


def _term(own: Needed) -> Figures:
    where = {} if own.place is None else {"at": _place(own.place)}
    return {"term": label(own.drop), "verdict": own.verdict, **where}


def _hypothesis(own: Without, entry: Entry) -> Figures:
    found: Figures = {"hypothesis": text(own.hypothesis), "verdict": own.verdict}
    if own.conventional:
        found["conventional"] = True
    if own.place is not None:
        found |= {"at": _place(own.place), "point": _point(own.place.bench, entry, own)}
    return found


def _mutant(mutant: Mutant, place: Place, entry: Entry) -> Figures:
    """Return where a wrong statement is false, and what its sides are there."""
    cells = place.bench.cells(mutant.claim)
    own = cells[place.part]
    at = {k.name: TIMES[n] if k.dim == "Integers" else n for k, n in zip(own.over, place.cell, strict=True)}
    left, right = _apart(own.left[place.cell], own.right[place.cell])
    part = {"part": place.part + 1} if len(cells) > 1 else {}
    point = _point(place.bench, entry)
    return {"mutant": mutant.name, **part, "point": point, "indices": at, "left": left, "right": right}


def _apart(left: Ball, right: Ball) -> tuple[str, str]:
    """Write two numbers with as many digits as tell them apart; equal ones as they are."""
    both = ("", "")
    for digits in DIGITS:
        both = (_decimal(left, digits), _decimal(right, digits))
        if both[0] != both[1]:
            break
    return both


def _decimal(ball: Ball, digits: int) -> str:
    exact = str(ball.to_fraction()) if ball.is_exact() else ""
    return exact if exact and len(exact) <= digits else f"{ball.to_float():.{digits}g}"


def _place(place: Place) -> str:
    """Say where a claim is false, so that it can be repeated."""
    point = place.bench.point
    sizes = "".join(f"{name} = {size}, " for name, size in sorted(point.sizes.items()))
    return f"{sizes}seed {point.seed}, entry {list(place.cell)}"


def _point(bench: Bench, entry: Entry, lost: Without | None = None) -> Figures:
    """Return the values of the numbers and the small arrays of a point, and what its world is."""
    formulas = (entry.claim, *entry.given, *entry.where) if lost is None else (entry.claim, lost.hypothesis)
    keys = sorted({k for f in formulas for k in f.free if k.law == "fixed"}, key=repr)
    whole = not any("Integers" in k.dims for k in keys)  # beside a sequence that is not shown, numbers say nothing
    known = {k: v for k in keys if whole and (v := _shown(bench, k)) is not None}
    found: Figures = {"sizes": dict(sorted(bench.point.sizes.items())), "values": {k.name: v for k, v in known.items()}}
    note = bench.point.entry.note if lost is not None else ""
    return {**found, "where": note} if note else found


def _shown(bench: Bench, key: Any) -> Any:
    """Return the values of a family as texts, nested as it is; None if there are too many, or none."""
    with precision(BITS):
        for number in (EXACT, TOTAL):
            try:
                array = bench.point.values(number, [key])[key.name]
            except (TypeError, AttributeError, ArithmeticError):
                continue
            return _texts(array) if array.size <= SHOWN else None
    return None


def _texts(array: Array) -> Any:
    """Return fractions as texts; of balls four digits, which do not depend on the machine."""
    return map_elements(lambda value: _rounded(value.ball) if isinstance(value, Total) else str(value), array).tolist()


def _rounded(ball: Ball) -> str:
    return str(ball.to_fraction()) if ball.is_exact() and abs(ball) < 1000 else f"{ball.to_float():.4g}"
