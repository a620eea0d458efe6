"""A file of formulas with all that it asks for and claims: a verdict for each line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from ..kernel.terms import DeriveError, StatementError
from ..language.answers import Output
from ..language.text.formulas import AskedClaim
from ..language.text.text import text
from ..proving.prover import uncollected
from .decisions import decide
from .requests import Request, asked

__all__ = ["prove_file"]

_CLAIM = re.compile(r"^claim:", re.MULTILINE)


def prove_file(file: Path, progress: Callable[[int, int, str], None]) -> Output:
    """Prove what a file asks for: derivatives of all kinds, and claims, by lines ``decide:`` or ``claim:``.

    Parameters
    ----------
    file : Path
    progress : callable
        Called with the number of lines answered, of all, and the next.

    Returns
    -------
    Output
        It has passed if everything is proved.

    Raises
    ------
    DeriveError
        If the file cannot be read, or asks for nothing.
    """
    requests, claims = asked(file, lambda source: _CLAIM.sub("decide:", source))
    every: list[Request | AskedClaim] = sorted([*requests, *claims], key=lambda one: one.line)
    if not every:
        raise DeriveError(f"{file}: it asks for nothing: a line such as 'vjp: f in x' or 'decide: a = b' is missing")
    records, begun = list[dict[str, Any]](), perf_counter()
    with uncollected():
        for number, one in enumerate(every):
            progress(number, len(every), one.title if isinstance(one, Request) else text(one.claim))
            records.append({"line": one.line, **(_found(one) if isinstance(one, Request) else _decided(one))})
    proved = sum(r["verdict"] == "proved" for r in records)
    width = max(len(r["verdict"]) for r in records)
    lines = [f"line {r['line']:<4} {r['verdict']:{width}}  {r['asked']}{_why(r)}" for r in records]
    lines.append(f"{proved} of {len(records)} proved in {perf_counter() - begun:.2f} s")
    return Output("\n".join(lines), {"file": str(file), "lines": records}, proved == len(records))


def _found(one: Request) -> dict[str, Any]:
    try:
        derived = one.found()
    except (DeriveError, StatementError) as error:
        return {"verdict": "failed", "asked": one.title, "why": str(error)}
    return {"verdict": "proved", "asked": one.title, "statement": derived.text()}


def _decided(one: AskedClaim) -> dict[str, Any]:
    decision = decide(one.claim, one.given)
    record = {"verdict": decision.verdict, "asked": f"decide: {text(one.claim)}"}
    return {**record, "why": decision.answer} if decision.verdict != "proved" else record


def _why(record: dict[str, Any]) -> str:
    return f": {record['why']}" if "why" in record else ""
