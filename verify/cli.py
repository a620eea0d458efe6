"""The command line ``verify``. Libraries are loaded by the command that needs them."""

from __future__ import annotations

import argparse
import difflib
import os
import shutil
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from derive.terminal import Version, drop_output
from verify.cli_adequacy import add_adequacy, adequacy
from verify.cli_code import add_code, code
from verify.cli_decay import add_decay, decay
from verify.cli_figures import add_figures, figures

if TYPE_CHECKING:
    from verify.report import Report

__all__ = ["main"]

PASSED, FAILED, USAGE, MISSING = 0, 1, 2, 3
COLUMNS = ("kernel", "sympy", "transformer", "ball", "mutants", "rocq")
MOST_DIGITS = 300
"""The exponent of a radius must be that of a float."""
SHOWN = 8
"""Names that a refusal lists where none is near."""
TOOLS = {"rocq": "coqc", "tex": "latexmk"}
"""What ``--require`` asks for, and the program that must be there."""


class UsageError(Exception):
    """What the user asked for does not exist; one line says what does."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        if "COMMAND: invalid choice: " in message:
            word = message.split("invalid choice: ")[1].split("'")[1]
            message = f"no command is called {word}; to measure a theorem of that name: verify run {word}"
        raise UsageError(message)


def _count(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a positive integer, got {text!r}")
    return int(text)


def _digits(text: str) -> int:
    if _count(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"expected at most {MOST_DIGITS}, got {text}")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="verify", description="Check that the theorems hold in numbers.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    run = commands.add_parser("run", help="measure theorems (what `verify` alone does)")
    run.add_argument("names", nargs="*", metavar="NAME", help="theorems; all without a name")
    run.add_argument("--columns", metavar="A,B", help=f"some of {','.join(COLUMNS)}; all without it")
    run.add_argument("--seed", type=int, default=0, metavar="N", help="where the points come from (0)")
    run.add_argument("--samples", type=_count, default=3, metavar="N", help="points for each tuple of sizes (3)")
    run.add_argument("--digits", type=_digits, default=30, metavar="N", help="digits to which balls agree (30)")
    run.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, metavar="N", help="processes (all processors)")
    run.add_argument("--record", metavar="FILE", help="write the verdicts, for the documents")
    run.add_argument("--require", default="", metavar="A,B", help=f"fail without these tools: {','.join(TOOLS)}")
    run.add_argument("--json", action="store_true", help="print one JSON document")
    add_adequacy(commands, _count)
    add_code(commands)
    add_decay(commands)
    add_figures(commands)
    commands.add_parser("tolerances", help="print docs/tolerances.md: which errors rounding explains, and why")
    kernels = commands.add_parser(
        "kernels", help="print docs/check_your_kernel.md: what `verify code` says, and promises"
    )
    kernels.add_argument(
        "--checkers", default="docs/checkers.json", metavar="FILE", help="how others fared (docs/checkers.json)"
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Parameters
    ----------
    arguments : sequence of str, optional
        Without it, those of the process.

    Returns
    -------
    int
        0 passed, 1 a check failed, 2 wrong usage, 3 a required tool is missing, 4 a check cannot discriminate.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given = ["run", *given]
    try:
        options = _parser().parse_args(given)
        status = _COMMANDS[options.command](options)
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader has seen enough
        drop_output()
        return PASSED
    except UsageError as error:
        sys.stderr.write(f"verify: {error}\n")
        return USAGE
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in ("derive", "verify"):
            raise
        sys.stderr.write(f"verify: this needs {error.name}, which is not installed\n")
        return MISSING
    except OSError as error:
        drop_output()
        sys.stderr.write(f"verify: the output cannot be written: {error.strerror or error}\n")
        return USAGE


def _decay(options: argparse.Namespace) -> int:
    try:
        sys.stdout.write(decay(options))
    except (ArithmeticError, ValueError) as error:  # each a line that names the argument, or why a route refuses
        raise UsageError(error) from None
    return PASSED


def _code_checked(options: argparse.Namespace) -> int:
    try:
        text, status = code(options)
    except ValueError as error:  # a line that names what does not exist
        if isinstance(error.__cause__, ImportError):
            sys.stderr.write(f"verify: {error}\n")
            return MISSING
        raise UsageError(error) from None
    sys.stdout.write(text)
    return status


def _figures(options: argparse.Namespace) -> int:
    from verify.figures import FIGURES
    from verify.record import RecordError

    _known(options.names, tuple(FIGURES), "figure")
    try:
        text, same = figures(
            options, tuple(dict.fromkeys(options.names)) or tuple(FIGURES), partial(_progress, what="figures")
        )
    except RecordError as error:
        raise UsageError(str(error)) from None
    sys.stdout.write(text)
    return PASSED if same else FAILED


def _adequacy(options: argparse.Namespace) -> int:
    from derive.theorems import analytic, certified, entries
    from verify.record import RecordError

    if beside := [name for name in options.names if name in analytic()]:
        how = "certified in numbers" if beside[0] in certified() else "proved in Rocq"
        raise UsageError(f"{beside[0]} is {how}; what a theorem needs is measured of those of the kernel")
    _known(options.names, tuple(entries()), "theorem")
    try:
        said, passed = adequacy(options, _progress)
    except RecordError as error:
        raise UsageError(str(error)) from None
    sys.stdout.write(said)
    return PASSED if passed else FAILED


def _run(options: argparse.Namespace) -> int:
    tools = [tool for tool in options.require.split(",") if tool]
    _known(tools, tuple(TOOLS), "tool")
    if missing := [tool for tool in tools if shutil.which(TOOLS[tool]) is None]:
        programs = ", ".join(f"{TOOLS[tool]} (for {tool})" for tool in missing)
        sys.stderr.write(f"verify: required, but not installed: {programs}\n")
        return MISSING
    columns = () if options.columns is None else tuple(dict.fromkeys(options.columns.split(",")))
    _known(columns, COLUMNS, "column")
    from verify.evidence import theorem_names
    from verify.record import RecordError, checked_target, record
    from verify.report import run

    _known(options.names, theorem_names(), "theorem")
    if options.record is not None:
        try:
            checked_target(options.record)  # before a minute of measuring
        except RecordError as error:
            raise UsageError(str(error)) from None
    report = run(
        tuple(dict.fromkeys(options.names)),
        columns=columns,
        seed=options.seed,
        samples=options.samples,
        digits=options.digits,
        jobs=options.jobs,
        progress=_progress,
    )
    sys.stdout.write(report.json() if options.json else report.text())
    if options.record is not None:
        try:
            record(report, options.record, whole=not options.names and not columns)
        except RecordError as error:
            raise UsageError(str(error)) from None
    code = _code(report)
    if code == PASSED and "rocq" in tools and "rocq" in report.columns and (reasons := report.reasons("rocq")):
        sys.stderr.write(f"verify: rocq is required, and was not run: {reasons[0]}\n")
        return MISSING
    return code


def _code(report: Report) -> int:
    return PASSED if report.passed else FAILED


def _known(given: Sequence[str], known: Sequence[str], what: str) -> None:
    """Refuse a name that does not exist, and say which one may be meant.

    Raises
    ------
    UsageError
        Naming the first unknown one.
    """
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=3, cutoff=0.5)
            first = ", ".join([*known[:SHOWN], *(["..."] if len(known) > SHOWN else [])])
            meant = f"did you mean {' or '.join(near)}?" if near else f"expected one of {first}"
            raise UsageError(f"no {what} is called {name}; {meant}")


def _progress(done: int, total: int, name: str, what: str = "theorems") -> None:
    """Draw a bar on a terminal; elsewhere say when all is done."""
    if sys.stderr.isatty():
        filled = 30 * done // total
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{total} {name:50.50}{end}")
        sys.stderr.flush()
    elif done == total:
        sys.stderr.write(f"verify: {total} {what} measured\n")


def _tolerances(_: argparse.Namespace) -> int:
    from verify.conditioning import tolerances_page

    sys.stdout.write(tolerances_page())
    return PASSED


def _kernels(options: argparse.Namespace) -> int:
    import json
    from pathlib import Path

    from verify.checking.page import page

    try:
        measured = json.loads(Path(options.checkers).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError(
            f"{options.checkers} cannot be read: {error}; write it by python -m benchmarks.checkers"
        ) from None
    sys.stdout.write(page(measured))
    return PASSED


_COMMANDS = {
    "run": _run,
    "adequacy": _adequacy,
    "code": _code_checked,
    "decay": _decay,
    "figures": _figures,
    "kernels": _kernels,
    "tolerances": _tolerances,
}
