r"""Print which parts of a statement its theorem needs, read from ``docs/adequacy.json``, in the small print.

The file is ``{"version": 1, "theorems": {NAME: {"digest": ..., "status": "pass", "terms": [...], "hypotheses": []}}}``,
as `verify adequacy --record` writes it. What was recorded for another statement is as good as not run.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from ..books.schema import FORMAT
from ..kernel.terms import Term
from ..language.entry import IDLE
from ..language.symbols import symbol
from .evidence import EvidenceError
from .lines import text_width
from .words import Page

Stated: TypeAlias = tuple[Page, Term, tuple[Term, ...], tuple[Term, ...]]
"""How the terms of a page are written, the claim, the hypotheses, the domain."""
NEEDED = ("false", "weaker", "empty", "no value")
SAME = {
    "constant": "a derivative sees no constant summand",
    "scale": "a factor that is not 0 changes nothing beside 0",
    **IDLE,
}
_POWER = re.compile(r"(\d[\d.]*)e([-+]?\d+)")
_NUMBER = re.compile(r"-?\d[\d./]*(e[-+]?\d+)?")
MOST = 2
"""Hypotheses of which a page says where the claim is false without them."""
ROOM = 800.0
"""The width of a point in the line, in points at 10 points; one that is wider is left out."""


def read_adequacy(path: Path) -> Mapping[str, Any]:
    """Return the recorded adequacy of each theorem, by name; a missing file gives an empty record.

    Raises
    ------
    EvidenceError
        If the file is not what `verify adequacy --record` writes.
    """
    again = f"write it again with: verify adequacy --record {path}"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise EvidenceError(f"{path}: no record of adequacy ({error}); {again}") from None
    theorems = data.get("theorems") if type(data) is dict and data.get("version") == FORMAT else None
    if type(theorems) is not dict or not all(map(_well_formed, theorems.values())):
        raise EvidenceError(
            f"{path}: version {FORMAT} was expected, with a digest, a status, terms and hypotheses each; {again}"
        )
    return theorems


def _well_formed(data: Any) -> bool:
    if type(data) is not dict or type(data.get("digest")) is not str or data.get("status") not in ("pass", "fail"):
        return False
    groups = [data.get(kind, []) for kind in ("terms", "hypotheses", "domain")]
    return all(type(o) is list and all(type(e) is dict and type(e.get("verdict")) is str for e in o) for o in groups)


def adequacy_tex(record: Mapping[str, Any] | None, made: Stated, exceptions: bool = False) -> str:
    """Write the recorded adequacy of a theorem.

    Parameters
    ----------
    record : mapping or None
        The record for this statement.
    made : tuple
        Its hypotheses and its domain are in the order of the record.
    exceptions : bool
        Whether to leave out the expected results: all terms and hypotheses needed, all mutants refuted.
    """
    if record is None:
        return "Adequacy: not run."
    if record["status"] == "fail":
        return r"Adequacy: \fails{fail}."
    terms, given = record.get("terms", []), record.get("hypotheses", [])
    counted = [_counted(outcomes, kind) for outcomes, kind in ((terms, "term"), (given, "hypothesis")) if outcomes]
    verb = "is" if len(terms) + len(given) == 1 else "are"
    clause = f"{' and '.join(counted)} {verb} load-bearing" if counted else "there is no summand or factor to leave out"
    mutants = record["mutants"]
    parts = [f"Adequacy: {clause}; {mutants['refuted']} of {mutants['stated']} mutants are refuted."]
    if exceptions and mutants["refuted"] == mutants["stated"] and all(o["verdict"] in NEEDED for o in (*terms, *given)):
        parts = []
    spare = Counter(outcome["verdict"] for outcome in terms if outcome["verdict"] in SAME)
    parts += [f"{n} can be left out: {SAME[verdict]}." for verdict, n in spare.items()]
    where = needed(record, made)[:MOST]
    parts += [f"Without {named} {lost}." for named, lost in where]
    return " ".join(parts)


def needed(record: Mapping[str, Any], made: Stated, room: float = ROOM) -> list[tuple[str, str]]:
    """Return each hypothesis and each condition of the domain, and what becomes of the claim without it, in LaTeX.

    Of those of which nothing was recorded nothing is returned. A point that leaves a variable out, or is wider than the
    room, in points at 10 points, is not shown.
    """
    page, claim, hypotheses, domain = made
    where = [
        *zip(hypotheses, record.get("hypotheses", []), strict=False),
        *zip(domain, record.get("domain", []), strict=False),
    ]
    names = {h: {k.name for k in h.free if k.kind != "ix"} for h in (claim, *hypotheses, *domain)}
    others = {h: set().union(*(variables for f, variables in names.items() if f != h)) for h in names}
    return [(_named(page, h), _lost(outcome, names[h], others[h], room)) for h, outcome in where]


def _counted(outcomes: Sequence[Mapping[str, Any]], kind: str) -> str:
    needed = sum(o["verdict"] in NEEDED for o in outcomes)
    plural = "hypotheses" if kind == "hypothesis" else f"{kind}s"
    return f"{needed} of {len(outcomes)} {kind if len(outcomes) == 1 else plural}"


def _named(page: Page, hypothesis: Term) -> str:
    if hypothesis.head == "independent":
        return "independence"
    (clause,) = page.assumed([hypothesis])
    over = f" for all {clause.over}" if clause.over else ""
    return f"${clause.formulas[0]}${over}"


def whole(point: Mapping[str, Any], names: Collection[str]) -> bool:
    """Tell whether a point says what all variables are: by a value, or by the law of random entries."""
    named = re.findall(r"\w+", point.get("law", ""))
    return all(name in point["values"] or name in named for name in names)


def _lost(outcome: Mapping[str, Any], first: Collection[str], others: Collection[str], room: float) -> str:
    """Say what becomes of the claim, and where; the variables of the hypothesis come first, those of others must be."""
    fates = {"no value": "a term has no value", "false": "it is false"}
    verdict = fates.get(outcome["verdict"], "")
    if not verdict:
        return "nothing shows that it is false"
    if outcome.get("conventional"):
        verdict += " with $x/0 = 0$"
    if "point" not in outcome or not whole(outcome["point"], others):
        return verdict
    point = _shown(outcome["point"], first, outcome.get("indices", {}))
    point += f": left side {_side(outcome['left'])}, right side {_side(outcome['right'])}" if "left" in outcome else ""
    return f"{verdict} where {point}" if point and text_width(point) <= room else verdict


def _shown(point: Mapping[str, Any], first: Collection[str], places: Mapping[str, int]) -> str:
    """Return a point in words; random entries by their law, in which a sign is one of mathematics."""
    law = re.sub(r"-(?=\d)", "$-$", point.get("law", "").replace("_", r"\_"))
    values = sorted(point["values"].items(), key=lambda item: item[0] not in first)
    groups = [*point["sizes"].items(), *values], [*places.items()]
    told, at = ([f"${symbol(name).tex} {_value(value)}$" for name, value in group] for group in groups)
    return ", ".join([*told, *filter(None, [law]), *at])


def _value(value: Any) -> str:
    """Return what a value is; that a decimal is no more than near to it."""
    shown = _decimal(value)
    return f"= {shown}" if "." not in shown else rf"\approx {shown}"


def in_powers(text: str, form: str) -> str:
    r"""Write numbers such as ``2e-7`` with their powers.

    Examples
    --------
    >>> in_powers("between -2.1e-07 and 3", r"{} \cdot 10^{{{}}}")
    'between -2.1 \\cdot 10^{-7} and 3'
    """
    return _POWER.sub(lambda m: form.format(m[1], int(m[2])), text)


def _side(value: str) -> str:
    return _NUMBER.sub(lambda m: f"${_decimal(m[0])}$", value)


def _decimal(value: Any) -> str:
    if isinstance(value, list):
        return f"({', '.join(map(_decimal, value))})"
    return in_powers(str(value), r"{} \cdot 10^{{{}}}")
