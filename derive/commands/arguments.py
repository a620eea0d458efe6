"""What may be typed after ``derive``: of each command the module that answers it, its help, and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .terminal import NAMED_BOOK, Arguments, Command

GRAPHS = ("dot", "svg")
_FORMULAS = """lines of derive show (dimensions:, indices:, reals:, vectors:, define:, assume:), and
formula: NAME = TERM, derivative: NAME or TERM in x[i], vjp: NAME or TERM in x, and likewise jvp: and hessian:"""
LIBRARIES = ("numpy", "torch", "jax")
FORMATS = ("text", "latex", "sympy", "numpy", "rocq", "json")
_JSON: Arguments = {"--json": {"action": "store_true", "help": "one JSON document on stdout"}}
_FILE = {"metavar": "FILE", "type": Path}
_DIRECTORY = {"metavar": "DIR", "type": Path}
_FLAG = {"action": "store_true"}
FILES: Arguments = {
    "--certificate": {**_FILE, "help": "write the proofs as one certificate"},
    "--latex": {**_DIRECTORY, "help": "write a page of each with its proof, and a document"},
    "--rocq": {**_DIRECTORY, "help": "write the proofs for Rocq, with all that they require"},
    **{f"--{name}": {**_FILE, "help": f"write the derivatives as functions for {name}"} for name in LIBRARIES},
}
"""What is written of the answers to a file of formulas, if all is proved."""
CLAIMS: Arguments = {
    "--given": {"metavar": "FORMULA", "action": "append", "default": [], "help": "a hypothesis; may be repeated"},
    "--explain": {**_FLAG, "help": "what it rests on: a program of NumPy, or what was tried"},
    "--seconds": {"metavar": "N", "type": float, "help": "what a claim may take; a search is cut there"},
}
"""How claims are answered."""
COMMANDS: Mapping[str, Command] = {
    "list": Command(
        "listing",
        "list the theorems, in reading order, or those that words are about, the nearest first",
        {
            **_JSON, **NAMED_BOOK,
            "words": {"metavar": "WORD", "nargs": "*", "help": "in a name, title, symbol, source or sentence"},
            "--source": {"metavar": "KEY", "default": "", "help": "only what names this source, such as seed:003"},
            "--chapter": {"metavar": "NAME", "default": "", "help": "only of this chapter, such as decay"},
        },
    ),
    "show": Command(
        "show",
        "show a theorem",
        {
            **_JSON, **NAMED_BOOK,
            "name": {"metavar": "NAME"},
            "--format": {
                "choices": FORMATS, "default": "text", "metavar": "FORMAT", "help": f"one of {', '.join(FORMATS)}",
            },
            "--proof": {**_FLAG, "help": "its proof, step by step, with the reasons"},
        },
    ),
    "prove": Command(
        "prove",
        "replay proofs through the kernel; without names, all; or prove what a file asks for and claims",
        {
            **_JSON, **NAMED_BOOK,
            "names": {
                "metavar": "NAME|FILE", "nargs": "*",
                "help": f"theorems; or one file NAME.thm: {_FORMULAS}, and decide: FORMULA",
            },
            **FILES,
            **CLAIMS,
        },
    ),
    "derive": Command(
        "formulas",
        "show the derivatives alone that a file of formulas asks for; derive prove FILE answers all of it",
        {**_JSON, "question": {"metavar": "FILE", "help": _FORMULAS}, **FILES},
    ),
    "trace": Command(
        "trace",
        "read a function of NumPy, JAX or PyTorch as a file of formulas, for all sizes",
        {
            **_JSON,
            "function": {"metavar": "FILE:FUNCTION", "help": "such as model.py:loss; with --sizes, what builds it"},
            "--shape": {
                "metavar": "ARGUMENT=AXES", "action": "append", "default": [],
                "help": "such as x='m n', x='m (h d)', y='m -> n' of whole numbers below n, t= of a number; for each "
                "argument, and again for each array of a tuple",
            },
            "--sizes": {"metavar": "NAMES", "default": "", "help": "which FUNCTION takes, that builds a module: 'h d'"},
            "--given": CLAIMS["--given"],
            "--wrt": {
                "metavar": "ARGUMENT", "action": "append", "default": [],
                "help": "ask for the backward pass in it, which derive prove answers; may be repeated",
            },
            "--out": {**_FILE, "help": "write the file of formulas, NAME.thm; stdout without it"},
        },
    ),
    "decide": Command(
        "formulas",
        "prove a claim, or refute it by a counterexample, or say what it lacks",
        {
            **_JSON,
            "question": {
                "metavar": "CLAIM|FILE", "help": "such as 'reals: t; exp(log(t)) = t'; - reads stdin",
            },
            **CLAIMS,
        },
    ),
    "digest": Command(
        "digest",
        "digest a statement, and name the theorem that says it",
        {
            **_JSON, **NAMED_BOOK,
            "statement": {"metavar": "STATEMENT|FILE", "help": "in the form of derive show; - reads stdin"},
        },
    ),
    "build": Command(
        "build",
        "prove all, and write proofs, book and tables",
        {
            **_JSON, **NAMED_BOOK,
            "--check": {**_FLAG, "help": "write nothing; list what differs from what is there"},
            "--out": {**_DIRECTORY, "help": "where to write; docs/ of the checkout, or here"},
            "--rocq": {**_DIRECTORY, "help": "write the proofs for Rocq, with all that they require"},
        },
    ),
    "site": Command(
        "site",
        "prove all, and write it as pages for a browser",
        {
            **_JSON, **NAMED_BOOK,
            "--out": {**_DIRECTORY, "default": Path("build/site"), "help": "where to; build/site"},
            "--live": {**_DIRECTORY, "help": "with Python for the browser, which DIR keeps"},
            "--serve": {
                "metavar": "PORT", "type": int, "help": "then serve it on this machine; 0 takes a free port",
            },
        },
    ),
    "figure": Command(
        "figure",
        "draw a figure of the book from its data; without a name, list them",
        {
            **_JSON,
            "name": {"metavar": "NAME", "nargs": "?"},
            "--all": {**_FLAG, "help": "draw all, as PDF"},
            "--out": {
                "metavar": "PATH", "type": Path, "help": "a .pdf, .svg or .png (NAME.pdf); a folder with --all",
            },
            "--data": {**_DIRECTORY, "help": "where the tables are; the recorded ones without it"},
        },
    ),
    "graph": Command(
        "graph",
        "draw which theorem rests on which",
        {
            **_JSON, **NAMED_BOOK,
            "name": {"metavar": "NAME", "nargs": "?", "help": "a chapter or a theorem; the whole book by default"},
            "--format": {"choices": GRAPHS, "default": "dot", "metavar": "FORMAT", "help": "one of dot, svg"},
            "--rules": {**_FLAG, "help": "include rules and facts"},
        },
    ),
    "cite": Command(
        "cite",
        "cite theorems: BibTeX",
        {
            **_JSON, **NAMED_BOOK,
            "names": {"metavar": "NAME", "nargs": "+"},
            "--sources": {**_FLAG, "help": "the works too that a theorem names"},
        },
    ),
    "rename": Command(
        "rename",
        "write another name of a theorem in all places; the old one still opens it",
        {**_JSON, **NAMED_BOOK, "old": {"metavar": "NAME"}, "new": {"metavar": "NEW"}},
    ),
    "sources": Command(
        "sources",
        "list what the sources of the book claim, whether it is true, and what decides it",
        {
            **_JSON,
            "key": {
                "metavar": "KEY", "nargs": "?", "default": "", "help": "seed:003, or a claim of it: seed:003#34",
            },
            "--false": {**_FLAG, "help": "only what is false"},
        },
    ),
    "doctor": Command("doctor", "say which optional tools are there, and what is lost without each", _JSON),
}  # fmt: skip
