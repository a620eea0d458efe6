"""The commands ``derive derive`` and ``derive decide``, and ``derive prove FILE``: formulas, in a file or typed."""

from __future__ import annotations

import argparse

from ..doors.questions import ask, write_proofs
from ..files import must_be_writable
from .answering import answer, written
from .arguments import FILES, LIBRARIES
from .terminal import FAILED, PASSED, UNKNOWN, Progress


def command(options: argparse.Namespace) -> int:
    """Answer what a file of formulas asks for, or a claim; then write files, if all is proved."""
    for option, argument in FILES.items():
        if (path := getattr(options, option[2:], None)) is not None:
            must_be_writable(path, folder=argument["metavar"] == "DIR")  # before anything is proved
    how = {option: getattr(options, option) for option in ("given", "explain", "seconds") if option in options}
    with Progress("derive") as bar:
        answered, answers = ask(options.command, options.question, bar, **how)
    code = answer(answered, options)  # first: an answer is not lost where a file cannot be written
    if options.command == "decide":
        verdicts = {a.verdict for a in answers}
        return FAILED if "refuted" in verdicts else UNKNOWN if "unknown" in verdicts else PASSED
    programs = {library: path for library in LIBRARIES if (path := getattr(options, library))}
    files = options.certificate, options.rocq, programs, options.latex
    for path in write_proofs(answers, *files) if answered.passed else ():
        written(path)
    return code
