"""The command ``derive build``: all documents, written or compared with those that are there."""

from __future__ import annotations

import argparse
import sys

from ..doors.build import build, documents, references
from ..language.answers import Output
from .answering import answer, book_of
from .terminal import Progress


def command(options: argparse.Namespace) -> int:
    """Write or compare all documents of a book."""
    book = book_of(options)
    with Progress("derive") as bar:
        differences = build(options.out, options.check, bar, book, options.rocq)
    folder = options.out or documents(book)
    if not references(folder):
        sys.stderr.write(
            "derive: no references.bib was found: sources are printed by their keys, and no bibliography\n"
        )
    done = f"{folder}: {'is what derive build writes' if options.check else 'written'}"
    document = {"differences": [d._asdict() for d in differences], "written": not options.check}
    code = answer(Output("\n".join(map(str, differences)) or done, document, not differences), options)
    if differences:
        again = "derive build" if options.book is None else f"derive build --book {options.book}"
        sys.stderr.write(f"derive: {len(differences)} files differ; write them with: {again}\n")
    return code
