r"""What a theorem needs of what it states, read from ``docs/adequacy.json``: the last line of its small print.

The file is ``{"version": 1, "theorems": {NAME: {"digest": ..., "status": "pass", "terms": [...], "hypotheses": []}}}``,
as `verify adequacy --record` writes it. What was recorded for another statement is as good as not run.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..calc import IDLE
from ..kernel.terms import Term
from ..schema import FORMAT
from .evidence import EvidenceError
from .lines import text_width
from .symbols import symbol
from .words import Page

NEEDED = ("false", "weaker", "empty", "no value")
SAME = {
    "constant": "a derivative sees no constant summand",
    "scale": "a factor that is not 0 changes nothing beside 0",
    **IDLE,
}
MOST = 2
"""Hypotheses of which a page says where the claim is false without them."""
ROOM = 190.0
"""The width of a point in the line, in points at 10 points."""


def read_adequacy(path: Path) -> Mapping[str, Any]:
    """Return what was recorded, by the name of a theorem; a missing file is no record.

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


def _well_formed(found: Any) -> bool:
    if type(found) is not dict or type(found.get("digest")) is not str or found.get("status") not in ("pass", "fail"):
        return False
    own = [found.get(kind, []) for kind in ("terms", "hypotheses", "domain")]
    return all(type(o) is list and all(type(e) is dict and type(e.get("verdict")) is str for e in o) for o in own)


def adequacy_tex(
    found: Mapping[str, Any] | None,
    page: Page,
    hypotheses: Sequence[Term],
    domain: Sequence[Term] = (),
    exceptions: bool = False,
) -> str:
    """Write what is known of the adequacy of a theorem.

    Parameters
    ----------
    found : mapping or None
        What was recorded for this statement.
    page : Page
        How its terms are written.
    hypotheses, domain : sequence of Term
        In the order of the record.
    exceptions : bool
        Whether nothing is said of what is as it should be: all terms and hypotheses needed, all mutants refuted.
    """
    if found is None:
        return "Adequacy: not run."
    if found["status"] == "fail":
        return r"Adequacy: \fails{fail}."
    terms, given = found.get("terms", []), found.get("hypotheses", [])
    counted = [_counted(own, kind) for own, kind in ((terms, "term"), (given, "hypothesis")) if own]
    verb = "is" if len(terms) + len(given) == 1 else "are"
    said = f"{' and '.join(counted)} {verb} load-bearing" if counted else "there is no summand or factor to leave out"
    mutants = found["mutants"]
    parts = [f"Adequacy: {said}; {mutants['refuted']} of {mutants['stated']} mutants are refuted."]
    if exceptions and mutants["refuted"] == mutants["stated"] and all(o["verdict"] in NEEDED for o in (*terms, *given)):
        parts = []
    spare = Counter(own["verdict"] for own in terms if own["verdict"] in SAME)
    parts += [f"{n} can be left out: {SAME[verdict]}." for verdict, n in spare.items()]
    where = needed(found, page, hypotheses, domain)[:MOST]
    parts += [f"Without {named} {lost}." for named, lost in where]
    return " ".join(parts)


def needed(
    found: Mapping[str, Any], page: Page, hypotheses: Sequence[Term], domain: Sequence[Term] = (), room: float = ROOM
) -> list[tuple[str, str]]:
    """Return each hypothesis and each condition of the domain, and what becomes of the claim without it, in LaTeX.

    Of those of which nothing was recorded nothing is returned. A point is cut where there is no more room, which is a
    width in points at 10 points.
    """
    where = [
        *zip(hypotheses, found.get("hypotheses", []), strict=False),
        *zip(domain, found.get("domain", []), strict=False),
    ]
    return [(_named(page, h), _lost(own, {k.name for k in h.free}, room)) for h, own in where]


def _counted(own: Sequence[Mapping[str, Any]], kind: str) -> str:
    needed = sum(o["verdict"] in NEEDED for o in own)
    plural = "hypotheses" if kind == "hypothesis" else f"{kind}s"
    return f"{needed} of {len(own)} {kind if len(own) == 1 else plural}"


def _named(page: Page, hypothesis: Term) -> str:
    if hypothesis.head == "independent":
        return "independence"
    (clause,) = page.assumed([hypothesis])
    over = f" for all {clause.over}" if clause.over else ""
    return f"${clause.formulas[0]}${over}"


def _lost(own: Mapping[str, Any], first: Collection[str], room: float) -> str:
    """Say what becomes of the claim, and where; of a point the variables of the hypothesis come first."""
    said = "a term has no value" if own["verdict"] == "no value" else "it is false" if own["verdict"] == "false" else ""
    if not said:
        return "nothing shows that it is false"
    if own.get("conventional"):
        said += " with $x/0 = 0$"
    point = ", ".join(_shown(own.get("point", {}), first, room))
    return f"{said} where {point}" if point else said


def _shown(point: Mapping[str, Any], first: Collection[str], room: float) -> Iterator[str]:
    """Yield the parts of a point, as many as there is room for."""
    parts = [f"${symbol(name).tex} = {size}$" for name, size in point.get("sizes", {}).items()]
    if "where" in point:
        parts.insert(0, point["where"])
    values = sorted(point.get("values", {}).items(), key=lambda item: item[0] not in first)
    parts += [f"${symbol(name).tex} = {_value(value)}$" for name, value in values]
    for part in parts:
        room -= text_width(part)
        if room < 0:
            return
        yield part


def _value(value: Any) -> str:
    return f"({', '.join(map(_value, value))})" if isinstance(value, list) else str(value)
