"""The command ``derive show``: a theorem in each of its forms, and its proof."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from shutil import get_terminal_size

from ..doors import forms
from ..doors.cited import Reference
from ..doors.reference import theorem
from ..kernel.terms import DeriveError
from .answering import book_of, document, write_text
from .terminal import PASSED

WIDEST = 100
"""Columns of a proof: longer lines are hard to follow."""


def command(options: argparse.Namespace) -> int:
    """Write a theorem in a format, or its proof."""
    reference = theorem(options.name, book_of(options))
    if options.proof:
        return _show_proof(reference, options)
    content = _FORMS[options.format](reference)
    if options.json and options.format != "json":
        content = document(name=reference.name, format=options.format, content=content)
    write_text(content)
    return PASSED


def _show_proof(reference: Reference, options: argparse.Namespace) -> int:
    if options.format not in ("text", "json"):
        raise DeriveError(f"--proof has the formats text and json; --format {options.format} holds the proof anyway")
    proof = reference.proof
    if options.json or options.format == "json":
        details = {"statement": reference.statement, "checked_by": reference.checked_by, "proof": proof.record()}
        write_text(document(**reference.record(), **details))
    else:
        write_text(proof.text(min(get_terminal_size().columns, WIDEST)))
    return PASSED


def _text(reference: Reference) -> str:
    uses = ", ".join(reference.entry.cited())
    by = "" if reference.by_kernel else f"\n{reference.checked_by}\n"
    return f"{reference.heading}\n\n{reference}{by}" + (f"uses: {uses}\n" if uses else "")


def _sympy(reference: Reference) -> str:
    if not reference.by_kernel:
        raise reference.lacking("form for SymPy")
    content: str = forms.report.sympy_derivation_text(reference.entry)
    return content


def _numpy(reference: Reference) -> str:
    function = reference.numpy()
    shapes = [f"  {s['name']}: {'random, ' * s['random']}shape ({', '.join(s['shape'])})" for s in reference.signature]
    lines = [f'from derive import theorem\nsides = theorem("{reference.name}").numpy()', "", "arrays:", *shapes, ""]
    return "\n".join([*lines, *(function.__doc__ or "").strip().splitlines()])


_FORMS: dict[str, Callable[[Reference], str]] = {
    "text": _text,
    "latex": lambda r: r.latex(),
    "sympy": _sympy,
    "numpy": _numpy,
    "rocq": lambda r: r.rocq(),
    "json": lambda r: document(**r.record()),
}
