"""The command ``verify code``: which formula a function computes."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from derive.books.book import Book
from derive.commands.terminal import FAILED, PASSED, UNKNOWN
from derive.kernel.terms import DeriveError
from verify.checking.asking.declared import is_name
from verify.checking.calling.isolated import Limits
from verify.checking.calling.program import Program
from verify.checking.closed_forms.stated import own_statement
from verify.checking.diagnose import check
from verify.checking.formulas import ALIASES, FORMULAS, described
from verify.checking.judging.diagnosis import Verdict
from verify.checking.judging.statement import Statement
from verify.checking.statements import STATEMENTS, alternatives, conventions, statement
from verify.commands import loaded
from verify.commands.measuring import named_book
from verify.commands.usage import UsageError, refused

__all__ = ["command", "convention"]

DECLARED = (
    *("dtype", "framework", "device", "compute", "accumulate", "operands", "ulps", "flush", "rounding"),
    "nondeterministic",
)
"""Options that are fields of `verify.Program` as they are."""


def command(options: argparse.Namespace) -> int:
    """Print the report, and return the exit code: 4 where nobody can tell.

    Raises
    ------
    UsageError
        One line: the function, the theorem or a convention does not exist, or a book cannot be loaded.
    """
    if options.matrix is not None:
        status: int = loaded("matrix").command(options)
        return status
    for name in ("out", "jobs", "dask"):
        if getattr(options, name) is not None:
            raise UsageError(f"code: --{name} is for --matrix FILE.toml, and there is none")
    try:
        text, status = _code(options)
    except ValueError as error:  # a line that names what does not exist
        return refused(error)
    sys.stdout.write(text)
    return status


def _code(options: argparse.Namespace) -> tuple[str, int]:
    """Return what the command prints, and its exit code."""
    if options.against is None and is_name(options.of):
        options.against, options.of = options.of, None
    conventions = dict(convention(text) for text in options.conventions)
    if options.list or options.wrong:
        return _catalogue(options, conventions), PASSED
    if options.function is None or (options.against is None and options.of is None):
        missing = "MODULE:FUNCTION" if options.function is None else "--against NAME"
        raise ValueError(f"code: {missing} is missing; verify code --list prints the theorems")
    program = Program(
        options.function,
        args=options.args and options.args.split(","),
        returns=options.returns and options.returns.split(","),
        dtypes=dict(_pair("--dtypes", text) for text in options.dtypes),
        layouts=dict(_pair("--layouts", text) for text in options.layouts),
        inplace=options.inplace.split(",") if options.inplace else (),
        **{name: getattr(options, name) for name in DECLARED},
    )
    diagnosis = check(
        program,
        options.against,
        of=options.of,
        shapes=options.shapes and [_shape(text) for text in options.shapes.split(",")],
        ignore=options.ignore,
        seed=options.seed,
        thorough=options.thorough,
        domain=dict(map(_limit, options.domain)),
        book=_book(options),
        isolate=Limits() if options.seconds is None else Limits(options.seconds),
        **conventions,
    )
    text = json.dumps(diagnosis.document(), indent=2) + "\n" if options.json else diagnosis.report()
    return text, PASSED if diagnosis.agrees else UNKNOWN if diagnosis.verdict is Verdict.CANNOT else FAILED


def _book(options: argparse.Namespace) -> Book | None:
    """Return the book that was named, with its mistakes, of whose entries statements are made; None without a name."""
    if options.book is None:
        return None
    book = named_book(options)
    try:
        _ = book.mutants
    except DeriveError as error:
        raise ValueError(error) from None
    return book


def convention(text: str) -> tuple[str, Any]:
    """Return a convention and its value: a number or a truth value where it reads as one.

    Raises
    ------
    ValueError
        If it is not as K=V.
    """
    name, value = _pair("--set", text, "K=V, such as eps=1e-6")
    if value in ("true", "false"):
        return name, value == "true"
    for number in (int, float):
        try:
            return name, number(value)
        except ValueError:
            continue
    return name, value


def _pair(option: str, text: str, wanted: str = "NAME=VALUE") -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ValueError(f"{option}: expected {wanted}, got {text!r}")
    return name, value


def _limit(text: str) -> tuple[str, float]:
    name, value = _pair("--domain", text, "NAME=NUMBER, such as logits=1e6")
    try:
        return name, float(value)
    except ValueError:
        raise ValueError(f"--domain: {name}: expected a number, got {value!r}") from None


def _shape(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(size) for size in text.split("x"))
    except ValueError:
        raise ValueError(f"--shapes: expected sizes such as 8x768,4x64, got {text!r}") from None


# --- what there is ---


def _catalogue(options: argparse.Namespace, conventions: Mapping[str, Any]) -> str:
    """Return the theorems, or the wrong formulas of one."""
    if options.of is not None:
        one = _document(own_statement(options.of, conventions, {}), conventions, {})
        return json.dumps({"version": 1, "statements": [one]}, indent=2) + "\n" if options.json else _wrong_lines(one)
    if options.wrong and options.against is None:
        raise ValueError("--wrong: expected --against NAME; verify code --list prints the names")
    book = _book(options)
    every = tuple(STATEMENTS) if book is None else tuple(book.entries)
    names = every if options.against is None else (options.against,)
    described = list[dict[str, Any]]()
    for name in names:
        try:
            described.append(_described(name, conventions, book))
        except ValueError:  # of a whole book only what can be asked is listed
            if book is None or options.against is not None:
                raise
    if book is None and options.against is None:
        described += map(_formula_described, FORMULAS)
    if options.json:
        return json.dumps({"version": 1, "statements": described}, indent=2) + "\n"
    return "\n".join(_wrong_lines(one) if options.wrong else _lines(one) for one in described)


def _described(name: str, chosen: Mapping[str, Any], book: Book | None) -> dict[str, Any]:
    """Return a statement as data."""
    stated = statement(name, chosen, book)
    return _document(stated, {**conventions(name, book), **chosen}, alternatives(name, book))


def _formula_described(name: str) -> dict[str, Any]:
    """Return a statement that is a formula in a file as data, before anything is derived.

    Its wrong formulas are generated when it is asked for by its name: here they are not known, which is no empty list.
    """
    formula = described(name)
    return {
        "name": name,
        "arguments": {argument: [] for argument in formula["takes"]},
        "constants": [],
        "conventions": {},
        "alternatives": {},
        "axes": formula["axes"],
        "results": {result: {"theorem": formula["formula"], "wrong": None} for result in formula["returns"]},
    }


def _document(stated: Statement, chosen: Mapping[str, Any], others: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    """Return a statement under conventions as data, with what these may be."""
    return {
        "name": stated.name,
        "arguments": {key: list(aliases) for key, aliases in stated.arguments.items()},
        "constants": list(stated.constants),
        "conventions": dict(chosen),
        "alternatives": {key: list(values) for key, values in others.items()},
        "axes": list(stated.axes),
        "results": {
            key: {
                "theorem": result.theorem,
                "wrong": [
                    {"name": w.name, "reported": w.reported, "convention": w.convention, "hint": w.hint}
                    for w in result.wrong
                ],
            }
            for key, result in stated.results.items()
        },
    }


def _lines(one: Mapping[str, Any]) -> str:
    """Return what a function takes and returns, a fact a line."""
    takes = [
        f"{name} ({', '.join(others)})" if (others := [a for a in aliases if a != name]) else name
        for name, aliases in one["arguments"].items()
    ]
    results = [f"{name} ({result['theorem']}{_counted(result['wrong'])})" for name, result in one["results"].items()]
    conventions = []
    for name, value in one["conventions"].items():
        others = [other for other in one["alternatives"].get(name, ()) if other != value]
        meant = f" (or {', '.join(others)})" if others else ""
        conventions.append((name if value is None else f"{name}={value}") + meant)
    facts = {
        "takes": "; ".join([*takes, *one["constants"]]),
        "returns": "; ".join(results),
        "set": "; ".join(conventions),
        "sizes": ", ".join(one["axes"]),
    }
    return "\n".join([_names(one["name"]), *(f"  {label:<9}{text}" for label, text in facts.items() if text)]) + "\n"


def _names(name: str) -> str:
    """Return a statement's name with the other names that it has."""
    others = [alias for alias, target in ALIASES.items() if target == name]
    return f"{name} ({', '.join(others)})" if others else name


def _counted(wrong: Sequence[object] | None) -> str:
    return f", {len(wrong)} wrong formulas" if wrong else ""


def _wrong_lines(description: Mapping[str, Any]) -> str:
    lines = []
    for result, formulas in description["results"].items():
        width = max((len(w["name"]) for w in formulas["wrong"]), default=0)
        lines.append(f"{description['name']}, {result}, {formulas['theorem']}")
        for w in formulas["wrong"]:
            kind = "right under another convention" if w["convention"] else ""
            lines.append(f"  {w['name']:<{width}}  {', '.join(filter(None, (w['reported'], kind)))}".rstrip())
    return "\n".join(lines) + "\n"
