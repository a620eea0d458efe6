"""The command line: ``derive list | show | prove | build | figure | graph | cite | doctor``.

Answers go to stdout, progress to stderr. Exit codes: 0 passed, 1 a check failed, 2 wrong usage, 3 a required tool is
missing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from .terminal import Version, drop_output

if TYPE_CHECKING:
    from .commands import Answer
    from .reference import AnalyticReference, Reference

PASSED, FAILED, USAGE, MISSING = 0, 1, 2, 3
GRAPHS = ("dot", "svg")
FORMATS = ("text", "latex", "sympy", "numpy", "rocq", "json")


class _Parser(argparse.ArgumentParser):
    """Errors are one line, with what was probably meant."""

    def error(self, message: str) -> NoReturn:
        """Write the error in one line and exit."""
        self.exit(USAGE, f"{self.prog}: {_with_meant(message)}; see {self.prog} --help\n")


def _with_meant(message: str) -> str:
    if "invalid choice: " not in message:
        return message
    word = message.split("invalid choice: ")[1].split("'")[1]
    known = tuple(_COMMANDS)
    if "--format" in message:
        known = FORMATS if "latex" in message else GRAPHS
    near = get_close_matches(word, known, n=1)
    where = "--format" if "--format" in message else "command"
    hint = f"; did you mean {near[0]}?" if near else ""
    return f"{where}: {word!r} is none of {', '.join(known)}{hint}"


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="derive", description="The mathematics of the Transformer, proved.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=_Parser)

    def add(name: str, text: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        command.add_argument("--json", action="store_true", help="one JSON document on stdout")
        return command

    add("list", "list the theorems, in reading order")
    show = add("show", "show a theorem")
    show.add_argument("name", metavar="NAME")
    show.add_argument(
        "--format", choices=FORMATS, default="text", metavar="FORMAT", help=f"one of {', '.join(FORMATS)}"
    )
    proved = add("prove", "replay proofs through the kernel; without names, all")
    proved.add_argument("names", metavar="NAME", nargs="*")
    proved.add_argument("--certificate", metavar="FILE", type=Path, help="write the proofs as one certificate")
    built = add("build", "prove all, and write proofs, book and tables")
    built.add_argument("--check", action="store_true", help="write nothing; list what differs from what is there")
    built.add_argument("--out", metavar="DIR", type=Path, help="where to write; docs/ of the checkout by default")
    figure = add("figure", "draw a figure of the book from its data; without a name, list them")
    figure.add_argument("name", metavar="NAME", nargs="?")
    figure.add_argument("--all", action="store_true", help="draw all, as PDF")
    figure.add_argument("--out", metavar="PATH", type=Path, help="a .pdf, .svg or .png (NAME.pdf); a folder with --all")
    figure.add_argument("--data", metavar="DIR", type=Path, help="where the tables are; docs/figures of the checkout")
    drawn = add("graph", "draw which theorem rests on which")
    drawn.add_argument("name", metavar="NAME", nargs="?", help="a chapter or a theorem; the whole book by default")
    drawn.add_argument("--format", choices=GRAPHS, default="dot", metavar="FORMAT", help="one of dot, svg")
    drawn.add_argument("--rules", action="store_true", help="the rules and laws too")
    cited = add("cite", "cite theorems: BibTeX")
    cited.add_argument("names", metavar="NAME", nargs="+")
    cited.add_argument("--sources", action="store_true", help="the works too that a theorem names")
    add("doctor", "say which optional tools are there, and what is lost without each")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    arguments = _parser().parse_args(argv)
    from .kernel.terms import DeriveError

    try:
        code = _COMMANDS[arguments.command](arguments)
        sys.stdout.flush()
        return code
    except DeriveError as error:
        return _fail(str(error), FAILED if type(error).__name__ == "ProofError" else USAGE)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in ("derive", "verify"):
            raise
        return _fail(f"this needs {error.name}, which is not installed: python -m pip install {error.name}", MISSING)
    except BrokenPipeError:  # the reader has seen enough
        drop_output()
        return PASSED
    except OSError as error:
        drop_output()
        return _fail(f"the output cannot be written: {error.strerror or error}", USAGE)


def _fail(message: str, code: int) -> int:
    sys.stderr.write(f"derive: {message}\n")
    return code


def _write(text: str) -> None:
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def _document(**content: Any) -> None:
    _write(json.dumps({"version": 1, **content}, indent=1, ensure_ascii=False))


class _Bar:
    """A bar on a terminal, and nothing elsewhere."""

    def __init__(self) -> None:
        self.shown = sys.stderr.isatty()

    def __call__(self, done: int, of: int, name: str) -> None:
        if self.shown:
            filled = 24 * done // max(of, 1)
            sys.stderr.write(f"\r\x1b[K[{'#' * filled}{'.' * (24 - filled)}] {done}/{of} {name}")
            sys.stderr.flush()

    def close(self) -> None:
        """Clear the line."""
        if self.shown:
            sys.stderr.write("\r\x1b[K")


# ---- commands ------------------------------------------------------------------------------------------------------


def _list(arguments: argparse.Namespace) -> int:
    from .theorems import contents

    if arguments.json:
        records = [{"name": e.name, "title": e.title, "chapter": c} for c, (_, own) in contents().items() for e in own]
        _document(theorems=records)
        return PASSED
    blocks = []
    for chapter, entries in contents().values():
        width = max(len(e.name) for e in entries)
        blocks.append("\n".join([chapter.title, *(f"  {e.name:{width}}  {e.title}" for e in entries)]))
    _write("\n\n".join(blocks))
    return PASSED


def _show(arguments: argparse.Namespace) -> int:
    from .reference import analytic_theorem, theorem
    from .theorems import analytic

    reference: Reference | AnalyticReference
    if arguments.name in analytic():
        reference = analytic_theorem(arguments.name)
        content = _analytic(reference, arguments.format)
    else:
        reference = theorem(arguments.name)
        content = _FORMS[arguments.format](reference)
    if not arguments.json or arguments.format == "json":
        _write(content)
    else:
        _document(name=reference.name, format=arguments.format, content=content)
    return PASSED


def _analytic(reference: AnalyticReference, form: str) -> str:
    """Return a theorem that is proved in Rocq; the forms that are terms of the kernel are none of its."""
    if form == "text":
        uses = ", ".join(reference.entry.cited())
        where = f"proved in Rocq: derive/rocq/{reference.entry.file}.v\n"
        title = f"{reference.name}: {reference.title}"
        return f"{title}\n\n{reference}\n{where}" + (f"uses: {uses}\n" if uses else "")
    if form == "json":
        return json.dumps({"version": 1, **reference.record()}, indent=1, ensure_ascii=False)
    if form in ("latex", "rocq"):
        return reference.latex() if form == "latex" else reference.rocq()
    from .render.symbols import RenderError

    raise RenderError(
        f"{reference.name} is proved in Rocq and has no form for {form}; there are text, latex, rocq, json"
    )


def _text(reference: Reference) -> str:
    title = f"{reference.name}: {reference.title}"
    uses = ", ".join(e.name for e in reference.entry.lemmas())
    return f"{title}\n\n{reference}" + (f"uses: {uses}\n" if uses else "")


def _sympy(reference: Reference) -> str:
    from importlib import import_module

    content: str = import_module("derive.cas").sympy_derivation_text(reference.entry)
    return content


def _numpy(reference: Reference) -> str:
    function = reference.numpy()
    shapes = [f"  {s['name']}: {'random, ' * s['random']}shape ({', '.join(s['shape'])})" for s in reference.signature]
    lines = [f'from derive import theorem\nsides = theorem("{reference.name}").numpy()', "", "arrays:", *shapes, ""]
    return "\n".join([*lines, *(function.__doc__ or "").strip().splitlines()])


def _rocq(reference: Reference) -> str:
    from .kernel.rules import Theorem
    from .proving import prove
    from .render.rocq.book import rocq_theorem
    from .theorems import chapters, entries

    proved: dict[str, Theorem] = {}
    for entry in entries().values():  # names of sizes and definitions are those of the whole book
        prove(entry, proved)
    return rocq_theorem(reference.name, chapters(), proved)


def _json(reference: Reference) -> str:
    from .render.book import proved
    from .render.tables import theorem_record
    from .theorems import chapters

    chapter = next(name for name, (_, own) in chapters().items() if reference.entry in own)
    own = proved(reference.entry, reference.prove().theorem, reference.digest, reference.chapter)
    return json.dumps({"version": 1, **theorem_record(own, chapter)}, indent=1, ensure_ascii=False)


_FORMS = {"text": _text, "latex": lambda r: r.latex(), "sympy": _sympy, "numpy": _numpy, "rocq": _rocq, "json": _json}


def _prove(arguments: argparse.Namespace) -> int:
    from time import perf_counter

    from .kernel.rules import ProofError, Theorem
    from .proving import prove, uncollected
    from .reference import theorem, theorems
    from .render.ledger import ledger

    chosen = [theorem(name) for name in dict.fromkeys(arguments.names)] or list(theorems())
    done: dict[str, Theorem] = {}
    records: list[dict[str, Any]] = []
    bar = _Bar()
    with uncollected():
        for n, reference in enumerate(chosen):
            bar(n, len(chosen), reference.name)
            begun = perf_counter()
            try:
                proved = prove(reference.entry, done)
            except ProofError as error:
                records.append(
                    {"name": reference.name, "status": "failed", "seconds": perf_counter() - begun, "error": str(error)}
                )
                continue
            seconds, own = perf_counter() - begun, ledger(proved)
            rules = {"rules": own.applications, "hypotheses": len(proved.hyps)}
            records.append({"name": reference.name, "status": "proved", "seconds": seconds, **rules})
    bar.close()
    failed = [r for r in records if r["status"] == "failed"]
    for r in records:
        r["seconds"] = round(r["seconds"], 4)
    if arguments.certificate is not None and not failed:
        _certificate(arguments.certificate, {r.name: done[r.name] for r in chosen})
    if arguments.json:
        _document(theorems=records)
    else:
        width = max(len(r["name"]) for r in records)
        for r in records:
            outcome = f"{r['rules']:5} rules" if r["status"] == "proved" else f"FAILED: {r['error']}"
            _write(f"{r['name']:{width}}  {r['seconds']:6.3f} s  {outcome}")
        total = sum(r["seconds"] for r in records)
        _write(f"{len(records) - len(failed)} of {len(records)} theorems proved in {total:.2f} s")
    return FAILED if failed else PASSED


def _certificate(path: Path, theorems: dict[str, Any]) -> None:
    """Write a certificate to a temporary name, and rename it."""
    from .build import BuildError
    from .kernel.certificate import dumps

    path = path.resolve()  # a link is written through
    if path.exists() and not path.is_file():
        raise BuildError(f"{path}: cannot be written: a file was expected")
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_text(dumps(theorems), encoding="utf-8")
        os.replace(temporary, path)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise BuildError(f"{path}: cannot be written: {error.strerror or error}") from None


def _build(arguments: argparse.Namespace) -> int:
    from .build import build, documents, references

    bar = _Bar()
    try:
        found = build(arguments.out, arguments.check, bar)
    finally:
        bar.close()
    folder = arguments.out or documents()
    if not references(folder):
        sys.stderr.write(
            "derive: no references.bib was found: sources are printed by their keys, and no bibliography\n"
        )
    if arguments.json:
        _document(differences=[d._asdict() for d in found], written=not arguments.check)
    elif found:
        _write("\n".join(f"{d}" for d in found))
    else:
        _write(f"{folder}: {'is what derive build writes' if arguments.check else 'written'}")
    if found:
        sys.stderr.write(f"derive: {len(found)} files differ; write them with: derive build\n")
    return FAILED if found else PASSED


def _figure(arguments: argparse.Namespace) -> int:
    from .commands import figure

    bar = _Bar()
    try:
        answer = figure(arguments.name, arguments.all, arguments.out, arguments.data, bar)
    finally:
        bar.close()
    return _answered(answer, arguments)


def _graph(arguments: argparse.Namespace) -> int:
    from .commands import graph

    return _answered(graph(arguments.name, arguments.format, arguments.rules), arguments)


def _cite(arguments: argparse.Namespace) -> int:
    from .commands import cite

    return _answered(cite(arguments.names, arguments.sources), arguments)


def _doctor(arguments: argparse.Namespace) -> int:
    from .commands import doctor

    return _answered(doctor(), arguments)


def _answered(answer: Answer, arguments: argparse.Namespace) -> int:
    if arguments.json:
        _document(**answer.document)
    else:
        _write(answer.text)
    return PASSED


_COMMANDS = {
    "list": _list,
    "show": _show,
    "prove": _prove,
    "build": _build,
    "figure": _figure,
    "graph": _graph,
    "cite": _cite,
    "doctor": _doctor,
}
