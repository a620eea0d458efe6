"""The command line: ``derive`` and one of the words of ``_COMMANDS``, the last literal of this module.

Answers go to stdout, progress and errors to stderr. Exit codes: 0 passed, 1 a check failed, 2 wrong usage, 3 a required
tool is missing, 130 interrupted.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from ..language.answers import Output
from .terminal import Parser, Progress, Version, add_book, book_of, drop_output, interrupted, not_installed

if TYPE_CHECKING:
    from ..doors.cited import Reference

PASSED, FAILED, USAGE, MISSING, UNKNOWN = 0, 1, 2, 3, 4
GRAPHS = ("dot", "svg")
OF_A_BOOK = ("list", "show", "prove", "digest", "build", "site", "graph", "cite", "rename")
"""Commands that take the book of a user in the place of ours."""
WIDEST = 100  # columns of a proof: longer lines are hard to follow
_FORMULAS = """lines of derive show (dimensions:, indices:, reals:, vectors:, define:, assume:), and
formula: NAME = TERM, derivative: NAME or TERM in x[i], vjp: NAME or TERM in x, and likewise jvp: and hessian:"""
LIBRARIES = ("numpy", "torch", "jax")
FORMATS = ("text", "latex", "sympy", "numpy", "rocq", "json")


_FILE = {"metavar": "FILE", "type": Path}
_DIRECTORY = {"metavar": "DIR", "type": Path}
_FLAG = {"action": "store_true"}
_FILES: Mapping[str, Mapping[str, Any]] = {
    "--certificate": {**_FILE, "help": "write the proofs as one certificate"},
    "--latex": {**_DIRECTORY, "help": "write a page of each with its proof, and a document"},
    "--rocq": {**_DIRECTORY, "help": "write the proofs for Rocq, with all that they require"},
    **{f"--{name}": {**_FILE, "help": f"write the derivatives as functions for {name}"} for name in LIBRARIES},
}
"""What is written of the answers to a file of formulas, if all is proved."""
_CLAIMS: Mapping[str, Mapping[str, Any]] = {
    "--given": {"metavar": "FORMULA", "action": "append", "default": [], "help": "a hypothesis; may be repeated"},
    "--explain": {**_FLAG, "help": "what it rests on: a program of NumPy, or what was tried"},
    "--seconds": {"metavar": "N", "type": float, "help": "what a claim may take; a search is cut there"},
}
"""How claims are answered."""
_ARGUMENTS: Mapping[str, tuple[str, Mapping[str, Mapping[str, Any]]]] = {
    "list": (
        "list the theorems, in reading order, or those that words are about, the nearest first",
        {
            "words": {"metavar": "WORD", "nargs": "*", "help": "in a name, title, symbol, source or sentence"},
            "--source": {"metavar": "KEY", "default": "", "help": "only what names this source, such as seed:003"},
            "--chapter": {"metavar": "NAME", "default": "", "help": "only of this chapter, such as decay"},
        },
    ),
    "show": (
        "show a theorem",
        {
            "name": {"metavar": "NAME"},
            "--format": {
                "choices": FORMATS, "default": "text", "metavar": "FORMAT", "help": f"one of {', '.join(FORMATS)}",
            },
            "--proof": {**_FLAG, "help": "its proof, step by step, with the reasons"},
        },
    ),
    "prove": (
        "replay proofs through the kernel; without names, all; or prove what a file asks for and claims",
        {
            "names": {
                "metavar": "NAME|FILE", "nargs": "*",
                "help": f"theorems; or one file NAME.thm: {_FORMULAS}, and decide: FORMULA",
            },
            **_FILES,
            **_CLAIMS,
        },
    ),
    "derive": (
        "show the derivatives alone that a file of formulas asks for; derive prove FILE answers all of it",
        {"question": {"metavar": "FILE", "help": _FORMULAS}, **_FILES},
    ),
    "decide": (
        "prove a claim, or refute it by a counterexample, or say what it lacks",
        {
            "question": {
                "metavar": "CLAIM|FILE", "help": "such as 'reals: t; exp(log(t)) = t'; - reads stdin",
            },
            **_CLAIMS,
        },
    ),
    "digest": (
        "digest a statement, and name the theorem that says it",
        {"statement": {"metavar": "STATEMENT|FILE", "help": "in the form of derive show; - reads stdin"}},
    ),
    "build": (
        "prove all, and write proofs, book and tables",
        {
            "--check": {**_FLAG, "help": "write nothing; list what differs from what is there"},
            "--out": {**_DIRECTORY, "help": "where to write; docs/ of the checkout, or here"},
            "--rocq": {**_DIRECTORY, "help": "write the proofs for Rocq, with all that they require"},
        },
    ),
    "site": (
        "prove all, and write it as pages for a browser",
        {
            "--out": {**_DIRECTORY, "default": Path("build/site"), "help": "where to; build/site"},
            "--live": {**_DIRECTORY, "help": "with Python for the browser, which DIR keeps"},
            "--serve": {
                "metavar": "PORT", "type": int, "help": "then serve it on this machine; 0 takes a free port",
            },
        },
    ),
    "figure": (
        "draw a figure of the book from its data; without a name, list them",
        {
            "name": {"metavar": "NAME", "nargs": "?"},
            "--all": {**_FLAG, "help": "draw all, as PDF"},
            "--out": {
                "metavar": "PATH", "type": Path, "help": "a .pdf, .svg or .png (NAME.pdf); a folder with --all",
            },
            "--data": {**_DIRECTORY, "help": "where the tables are; the recorded ones without it"},
        },
    ),
    "graph": (
        "draw which theorem rests on which",
        {
            "name": {"metavar": "NAME", "nargs": "?", "help": "a chapter or a theorem; the whole book by default"},
            "--format": {"choices": GRAPHS, "default": "dot", "metavar": "FORMAT", "help": "one of dot, svg"},
            "--rules": {**_FLAG, "help": "include rules and facts"},
        },
    ),
    "cite": (
        "cite theorems: BibTeX",
        {
            "names": {"metavar": "NAME", "nargs": "+"},
            "--sources": {**_FLAG, "help": "the works too that a theorem names"},
        },
    ),
    "rename": (
        "write another name of a theorem in all places; the old one still opens it",
        {"old": {"metavar": "NAME"}, "new": {"metavar": "NEW"}},
    ),
    "sources": (
        "list what the sources of the book claim, whether it is true, and what decides it",
        {
            "key": {
                "metavar": "KEY", "nargs": "?", "default": "", "help": "seed:003, or a claim of it: seed:003#34",
            },
            "--false": {**_FLAG, "help": "only what is false"},
        },
    ),
    "doctor": ("say which optional tools are there, and what is lost without each", {}),
}  # fmt: skip
"""What each command does, and its arguments, as `argparse` takes them."""


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="derive", description="The mathematics of the Transformer, proved.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, (text, given) in _ARGUMENTS.items():
        command = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        command.add_argument("--json", action="store_true", help="one JSON document on stdout")
        if name in OF_A_BOOK:
            add_book(command)
        for argument, options in given.items():
            command.add_argument(argument, **options)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    try:
        return _answer(argv)
    except KeyboardInterrupt:
        return interrupted("derive")


def _answer(argv: Sequence[str] | None) -> int:
    arguments = _parser().parse_args(argv)
    from ..files import RecordError
    from ..kernel.terms import DeriveError

    try:
        code = _COMMANDS[arguments.command](arguments)
        sys.stdout.flush()
        return code
    except DeriveError as error:
        return _fail(str(error), FAILED if type(error).__name__ == "ProofError" else USAGE)
    except RecordError as error:
        return _fail(str(error), USAGE)
    except ModuleNotFoundError as error:
        return _fail(not_installed(error), MISSING)
    except BrokenPipeError:  # the reader has seen enough
        drop_output()
        return PASSED
    except UnicodeEncodeError as error:
        return _fail(
            f"the output is Unicode, and this terminal takes {error.encoding}: set PYTHONIOENCODING=utf-8", USAGE
        )
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


# ---- commands ------------------------------------------------------------------------------------------------------


def _show(arguments: argparse.Namespace) -> int:
    from ..doors.reference import theorem

    reference = theorem(arguments.name, book_of(arguments))
    if arguments.proof:
        return _show_proof(reference, arguments)
    content = _FORMS[arguments.format](reference)
    if not arguments.json or arguments.format == "json":
        _write(content)
    else:
        _document(name=reference.name, format=arguments.format, content=content)
    return PASSED


def _show_proof(reference: Reference, arguments: argparse.Namespace) -> int:
    if arguments.format not in ("text", "json"):
        return _fail(
            f"--proof has the formats text and json; --format {arguments.format} holds the proof anyway", USAGE
        )
    proof = reference.proof
    if arguments.json or arguments.format == "json":
        details = {"statement": reference.statement, "checked_by": reference.checked_by, "proof": proof.record()}
        _document(**reference.record(), **details)
    else:
        _write(proof.text(min(get_terminal_size().columns, WIDEST)))
    return PASSED


def _text(reference: Reference) -> str:
    uses = ", ".join(reference.entry.cited())
    by = "" if reference.by_kernel else f"\n{reference.checked_by}\n"
    return f"{reference.heading}\n\n{reference}{by}" + (f"uses: {uses}\n" if uses else "")


def _sympy(reference: Reference) -> str:
    from importlib import import_module

    if not reference.by_kernel:
        raise reference.lacking("form for SymPy")
    content: str = import_module("derive.cas").sympy_derivation_text(reference.entry)
    return content


def _numpy(reference: Reference) -> str:
    function = reference.numpy()
    shapes = [f"  {s['name']}: {'random, ' * s['random']}shape ({', '.join(s['shape'])})" for s in reference.signature]
    lines = [f'from derive import theorem\nsides = theorem("{reference.name}").numpy()', "", "arrays:", *shapes, ""]
    return "\n".join([*lines, *(function.__doc__ or "").strip().splitlines()])


def _json(reference: Reference) -> str:
    return json.dumps({"version": 1, **reference.record()}, indent=1, ensure_ascii=False)


_FORMS: dict[str, Callable[[Reference], str]] = {
    "text": _text,
    "latex": lambda r: r.latex(),
    "sympy": _sympy,
    "numpy": _numpy,
    "rocq": lambda r: r.rocq(),
    "json": _json,
}


def _prove(arguments: argparse.Namespace) -> int:
    from ..doors.reference import theorem, theorems
    from ..files import write
    from ..kernel.rules import Theorem
    from ..proving.certificates import dumps
    from ..proving.prover import uncollected
    from .answers import beside_kernel, elsewhere, replayed

    if any(name.endswith(".thm") for name in arguments.names):
        if len(arguments.names) > 1 or arguments.book is not None:
            return _fail("prove FILE: one file was expected, and no --book", USAGE)
        (arguments.question,) = arguments.names
        return _ask(arguments)
    options = [option for option in (*_FILES, *_CLAIMS) if option != "--certificate"]
    if given := [option for option in options if getattr(arguments, option[2:])]:
        return _fail(f"prove: {given[0]} is for a file of formulas, NAME.thm; of a theorem see derive show", USAGE)
    book = book_of(arguments)
    chosen = [theorem(name, book) for name in dict.fromkeys(arguments.names)]
    chosen = chosen or [r for r in theorems(book) if r.by_kernel]
    if arguments.certificate is not None and (others := [r for r in chosen if not r.by_kernel]):
        raise others[0].lacking("certificate")
    done: dict[str, Theorem] = {}
    records: list[dict[str, Any]] = []
    with Progress("derive") as bar, uncollected():
        for n, reference in enumerate(chosen):
            bar(n, len(chosen), reference.name)
            records.append(replayed(reference, done))
    failed = [r for r in records if r["status"] == "failed"]
    if arguments.certificate is not None and not failed:
        write(arguments.certificate, dumps({r.name: done[r.name] for r in chosen}))
        _written(arguments.certificate)
    if arguments.json:
        _document(theorems=records)
    else:
        width = max(len(r["name"]) for r in records)
        for r in records:
            outcome = f"FAILED: {r['error']}" if r["status"] == "failed" else f"{r['rules']:5} rules{elsewhere(r)}"
            _write(f"{r['name']:{width}}  {r['seconds']:6.3f} s  {outcome}")
        kernels = [r for r in records if "checked_by" not in r]
        proved, seconds = sum(r["status"] == "proved" for r in kernels), sum(r["seconds"] for r in records)
        more = "" if arguments.names else beside_kernel(book)
        if kernels:
            _write(f"{proved} of {len(kernels)} theorems proved in {seconds:.2f} s{more}")
    return FAILED if failed else PASSED


def _ask(arguments: argparse.Namespace) -> int:
    """Answer what a file of formulas asks for, or a claim; then write files, if all is proved."""
    from ..doors.questions import ask, write_proofs

    options = {option: getattr(arguments, option) for option in ("given", "explain", "seconds") if option in arguments}
    with Progress("derive") as bar:
        answered, answers = ask(arguments.command, arguments.question, bar, **options)
    code = _answered(answered, arguments)  # first: an answer is not lost where a file cannot be written
    if arguments.command == "decide":
        verdicts = {a.verdict for a in answers}
        return FAILED if "refuted" in verdicts else UNKNOWN if "unknown" in verdicts else PASSED
    programs = {library: path for library in LIBRARIES if (path := getattr(arguments, library))}
    files = arguments.certificate, arguments.rocq, programs, arguments.latex
    for path in write_proofs(answers, *files) if answered.passed else ():
        _written(path)
    return code


def _written(path: Path) -> None:
    sys.stderr.write(f"derive: {path}: written\n")


def _build(arguments: argparse.Namespace) -> int:
    from ..doors.build import build, documents, references

    book = book_of(arguments)
    with Progress("derive") as bar:
        differences = build(arguments.out, arguments.check, bar, book, arguments.rocq)
    folder = arguments.out or documents(book)
    if not references(folder):
        sys.stderr.write(
            "derive: no references.bib was found: sources are printed by their keys, and no bibliography\n"
        )
    if arguments.json:
        _document(differences=[d._asdict() for d in differences], written=not arguments.check)
    elif differences:
        _write("\n".join(f"{d}" for d in differences))
    else:
        _write(f"{folder}: {'is what derive build writes' if arguments.check else 'written'}")
    if differences:
        again = "derive build" if arguments.book is None else f"derive build --book {arguments.book}"
        sys.stderr.write(f"derive: {len(differences)} files differ; write them with: {again}\n")
    return FAILED if differences else PASSED


def _site(arguments: argparse.Namespace) -> int:
    from ..site.building import build_site
    from ..site.live.served import serve

    with Progress("derive") as bar:
        files = build_site(arguments.out, book_of(arguments), bar, arguments.live)
    summary = f"{arguments.out / 'index.html'}: written, and {len(files) - 1} files beside it"
    code = _answered(Output(summary, {"out": str(arguments.out), "files": sorted(files)}), arguments)
    if arguments.serve is not None:
        serve(arguments.out, arguments.serve, _write)
    return code


def _figure(arguments: argparse.Namespace) -> int:
    from .answers import figure

    with Progress("derive") as bar:
        answer = figure(arguments.name, arguments.all, arguments.out, arguments.data, bar)
    return _answered(answer, arguments)


def _rename(arguments: argparse.Namespace) -> int:
    from .renaming import rename

    return _answered(rename(arguments.old, arguments.new, book_of(arguments)), arguments)


def _asking(name: str, *options: str) -> Callable[[argparse.Namespace], int]:
    """Return the command that a function of `derive.commands.answers` answers, from these options."""

    def command(arguments: argparse.Namespace) -> int:
        from . import answers as commands

        values = [book_of(arguments) if option == "book" else getattr(arguments, option) for option in options]
        return _answered(getattr(commands, name)(*values), arguments)

    return command


def _answered(answer: Output, arguments: argparse.Namespace) -> int:
    if arguments.json:
        _document(**answer.document)
    else:
        _write(answer.text)
    return PASSED if answer.passed else FAILED


_COMMANDS = {
    "list": _asking("listing", "words", "source", "chapter", "book"),
    "show": _show,
    "prove": _prove,
    "derive": _ask,
    "decide": _ask,
    "digest": _asking("digest", "statement", "book"),
    "build": _build,
    "site": _site,
    "figure": _figure,
    "graph": _asking("graph", "name", "format", "rules", "book"),
    "cite": _asking("cite", "names", "sources", "book"),
    "rename": _rename,
    "sources": _asking("sources", "key", "false"),
    "doctor": _asking("doctor"),
}
