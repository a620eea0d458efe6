"""The command ``derive prove``: theorems, or all that a file of formulas asks for and claims."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

from ..books.book import Book
from ..doors.cited import Reference
from ..doors.reference import UnknownNameError, theorem, theorems
from ..files import must_be_writable, write
from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import DeriveError
from ..language.analysis import status
from ..language.answers import Output
from ..proving.certificates import dumps
from ..proving.prover import prove, prove_displays, uncollected
from ..render.ledger import ledger
from . import loaded
from .answering import answer, book_of, written
from .arguments import CLAIMS, FILES
from .terminal import Progress


def command(options: argparse.Namespace) -> int:
    """Prove theorems, or what a file asks for and claims; then write a certificate, if all is proved."""
    if any(name.endswith(".thm") for name in options.names):
        if len(options.names) > 1 or options.book is not None:
            raise DeriveError("prove FILE: one file was expected, and no --book")
        (options.question,) = options.names
        answered: int = loaded("formulas").command(options)
        return answered
    unfit = [option for option in (*FILES, *CLAIMS) if option != "--certificate"]
    if given := [option for option in unfit if getattr(options, option[2:])]:
        raise DeriveError(f"prove: {given[0]} is for a file of formulas, NAME.thm; of a theorem see derive show")
    book = book_of(options)
    chosen = [_named(name, book) for name in dict.fromkeys(options.names)]
    chosen = chosen or [r for r in theorems(book) if r.by_kernel]
    if options.certificate is not None and (others := [r for r in chosen if not r.by_kernel]):
        raise others[0].lacking("certificate")
    if options.certificate is not None:
        must_be_writable(options.certificate)
    done: dict[str, Theorem] = {}
    records: list[dict[str, Any]] = []
    with Progress("derive") as bar, uncollected():
        for n, reference in enumerate(chosen):
            bar(n, len(chosen), reference.name)
            records.append(replayed(reference, done))
    failed = [r for r in records if r["status"] == "failed"]
    if options.certificate is not None and not failed:
        write(options.certificate, dumps({r.name: done[r.name] for r in chosen}))
        written(options.certificate)
    width = max(len(r["name"]) for r in records)
    lines = [f"{r['name']:{width}}  {r['seconds']:6.3f} s  {_outcome(r)}" for r in records]
    if kernels := [r for r in records if "checked_by" not in r]:
        proved, seconds = sum(r["status"] == "proved" for r in kernels), sum(r["seconds"] for r in records)
        more = "" if options.names else beside_kernel(book)
        lines.append(f"{proved} of {len(kernels)} theorems proved in {seconds:.2f} s{more}")
    return answer(Output("\n".join(lines), {"theorems": records}, not failed), options)


def _outcome(record: dict[str, Any]) -> str:
    return f"FAILED: {record['error']}" if "error" in record else f"{record['rules']:5} rules{elsewhere(record)}"


def _named(name: str, book: Book) -> Reference:
    """Return a theorem; where there is none, say whether a folder or a file has that name."""
    try:
        return theorem(name, book)
    except UnknownNameError:
        if not Path(name).exists():
            raise
        kind = "a folder" if Path(name).is_dir() else "a file of another name"
        raise DeriveError(f"{name}: a theorem, or a file of formulas NAME.thm, was expected; this is {kind}") from None


def beside_kernel(book: Book) -> str:
    """Return how many statements of a book the kernel does not prove, by who vouches for them.

    Examples
    --------
    >>> from derive import BOOK
    >>> beside_kernel(BOOK)
    '; ... more are proved in Rocq, ... certified in numbers'
    """
    counts = Counter(map(status, book.analytic.values()))
    first, *others = [f"{count} {how}" for how, count in counts.items()] or [""]
    return ", ".join([f"; {first.replace(' ', ' more are ', 1)}", *others]) if first else ""


def replayed(reference: Reference, done: dict[str, Any]) -> dict[str, Any]:
    """Let the kernel prove a theorem, or what the proof of a theorem of analysis displays."""
    checker: dict[str, Any] = {} if reference.by_kernel else {"checked_by": reference.checked_by}
    begun = perf_counter()
    try:
        theorems = (prove(reference.entry, done),) if reference.by_kernel else prove_displays(reference.entry, done)
    except ProofError as error:
        seconds = round(perf_counter() - begun, 4)
        return {"name": reference.name, "status": "failed", "seconds": seconds, "error": str(error), **checker}
    seconds = round(perf_counter() - begun, 4)
    what = {"hypotheses": len(theorems[0].hyps)} if reference.by_kernel else {"displays": len(theorems)}
    status = "proved" if reference.by_kernel else "displays proved"
    rules = ledger(*theorems).applications
    return {"name": reference.name, "status": status, "seconds": seconds, "rules": rules, **what, **checker}


def elsewhere(record: dict[str, Any]) -> str:
    """Say who proves a theorem of analysis, and what the kernel has proved of it."""
    if "checked_by" not in record:
        return ""
    shown = record["displays"]
    return f" for {shown} displayed formula{'s' * (shown != 1)}; the theorem is {record['checked_by']}"
