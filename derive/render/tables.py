"""The book for programs and for readers of text: ``theorems.json``, ``notation.md``, ``trusted_base.md``."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import kernel
from ..calc import NOTHING
from ..kernel.facts import FACTS
from ..kernel.rules import RULES
from ..kernel.terms import Dim, Key
from ..notation.text import text
from .analysis import Checked, analytic_record
from .book import Chapters, Proved, first_meanings
from .ledger import ledger

WRITTEN = "<!-- Written by `derive build`; changes belong into derive/. -->\n\n"


def size_text(dim: Dim) -> str:
    """Write a size as text: ``n``, ``2*h``."""
    return f"2*{size_text(dim[1])}" if type(dim) is tuple else str(dim)


def signature(keys: Sequence[Key]) -> list[dict[str, Any]]:
    """Return the families and numbers of a statement: name, shape by dimension, whether random."""
    return [{"name": k[1], "shape": [size_text(d) for d in k[2]], "random": k[3] == "random"} for k in keys]


def theorem_record(t: Proved, chapter: str) -> dict[str, Any]:
    """Return what `theorems.json` says of one theorem."""
    page, claim, hypotheses = t.printed
    return {
        "name": t.entry.name,
        "title": t.entry.title,
        "chapter": chapter,
        "digest": t.digest,
        "hypotheses": [text(h) for h in hypotheses],
        "claim": text(claim),
        "latex": {
            "hypotheses": [page.tex(h) for h in hypotheses],
            "claim": page.tex(claim),
            "where": [m.tex for m in page.meanings],
        },
        "signature": signature(t.entry.signature),
        "sources": list(t.entry.sources),
        "lemmas": [e.name for e in t.entry.lemmas()],
        "rules": t.ledger.applications,
    }


def theorems_json(
    chapters: Chapters, theorems: Mapping[str, Proved], analysis: Mapping[str, tuple[str, Checked]] = NOTHING
) -> str:
    """Return every statement with its digest: what a certificate is compared with; and what is proved in Rocq.

    Parameters
    ----------
    chapters, theorems : mapping
        What the kernel proves.
    analysis : mapping of name to chapter and Checked
    """
    records = [theorem_record(theorems[e.name], name) for name, (_, own) in chapters.items() for e in own]
    by_rocq = [analytic_record(checked, chapter) for chapter, checked in analysis.values()]
    return json.dumps({"version": 1, "theorems": records, "analysis": by_rocq}, indent=1, ensure_ascii=False) + "\n"


def notation_md(chapters: Chapters, theorems: Mapping[str, Proved]) -> str:
    """Return the conventions, and what symbols stand for, chapter by chapter."""
    lines = [WRITTEN + _CONVENTIONS]
    for chapter, entries in chapters.values():
        lines.append(f"\n## {chapter.title}\n")
        lines += ["| meaning | first in |", "|---|---|"]
        lines += [
            f"| ${m.replace('|', chr(92) + 'vert ')}$ | `{name}` |" for m, name in first_meanings(entries, theorems)
        ]
    return "\n".join(lines) + "\n"


_CONVENTIONS = """# Notation and conventions

* A *size* is a positive integer; indices begin at 0. `i < n` says that `i` is one of `0, ..., n-1`, and a sum over such
  `i` runs over all of these. A vector of `2h` entries has its entries in pairs, at `2i` and `2i+1`.
* Rows are tokens: `Q[i, a]` is entry `a` of the query of token `i`.
* Positions are **cos-first**: channel `2i` is a cosine and channel `2i+1` a sine. The sin-first layout of the paper
  that introduced them is proved as well, under names that end in `_sin_first`.
* A partial derivative says that the function can be differentiated, and what the derivative is.
* Independence is of all entries of all the families named, of each other. Expectations are of polynomials in random
  entries, all of whose moments are finite; moments are hypotheses, and no normal law is assumed unless a theorem says
  so.
* Functions are total: `1/0 = 0`, and a root or logarithm of a number that has none is some number. Hypotheses exclude
  what matters.
* A sum reaches over the factors that follow it and ends before a sign; `-a b` is `(-a) b`. Two terms that differ
  print differently.
* As text, names mirror SymPy's: `Sum(x[k], k:n)`, `KroneckerDelta(i, j)`, `exp`, `HasDerivative(f, x[j], value)`."""


def trusted_base_md(theorems: Mapping[str, Proved]) -> str:
    """Return what one has to believe in order to believe the theorems, rule by rule and law by law."""
    folder = Path(inspect.getfile(kernel)).parent
    files = [
        f"| `derive/kernel/{p.name}` | {len(p.read_text(encoding='utf-8').splitlines())} | {_first(p)} |"
        for p in sorted(folder.glob("*.py"))
    ]
    lines = [
        WRITTEN + _TRUST,
        "\n## The files\n",
        "| file | lines | what it holds |",
        "|---|---:|---|",
        *files,
        f"\n## The {len(RULES)} rules\n",
        "A theorem `H |- P` says that `P` holds for every size and every value of the variables that satisfy `H`.",
        "These functions are the only ones that make one; each is listed with what it refuses.\n",
    ]
    together = ledger(*(t.theorem for t in theorems.values())).rules
    for name, (_, function) in RULES.items():
        used = together[name]
        lines += [f"### `{name}`", "", *_docstring(function), "", f"Applied {used} times in the book.", ""]
    lines += [
        f"## The {len(FACTS)} laws\n",
        "Closed statements in the kernel's own language; the rule `fact` instantiates them.\n",
    ]
    lines += ["| law | statement | if | theorems that rest on it |", "|---|---|---|---:|"]
    for name, (claim, hypotheses) in FACTS.items():
        used = sum(name in t.ledger.facts for t in theorems.values())
        given = "; ".join(f"`{text(h)}`" for h in hypotheses)
        lines.append(f"| `{name}` | `{text(claim)}` | {given} | {used} |")
    return "\n".join(lines) + "\n"


def _first(path: Path) -> str:
    source = path.read_text(encoding="utf-8").lstrip().removeprefix("r")
    return source.removeprefix('"""').split("\n\n")[0].split('"""')[0].replace("\n", " ").replace("|", "\\|").strip()


def _docstring(function: object) -> list[str]:
    """Return the figure of a rule, and what it refuses."""
    doc = inspect.getdoc(function) or ""
    figure, _, raises = doc.partition("Raises\n------\nProofError\n")
    lines = figure.strip().splitlines()
    refused = " ".join(raises.split())
    return [*lines, "", f"Refuses: {refused}"] if refused else lines


_TRUST = """# What is trusted

To believe a theorem of this book one has to believe

1. that the kernel below does what it says, on a Python interpreter that does;
2. that its rules and laws are true of the real numbers, finite sums, derivatives and expectations;
3. that the statement, which is printed with all its hypotheses and definitions, says what one takes it to say.

Nothing else is needed for the proofs: not the search that finds the steps (`derive/conversions`), not the printer of
LaTeX, not SymPy, not NumPy. A mistake there can make a proof fail, but it cannot make a false statement a theorem.
The printer has its own test: over one vocabulary, two terms that differ print differently, and the text form is read
back.

## What an independent replay means

`derive prove --certificate BOOK.json` writes every rule application as data. In a fresh process, with a copy of the
folder `derive/kernel` and nothing else,

    python -m derive.kernel.certificate BOOK.json --expect docs/theorems.json

applies every rule again and compares the digest of each statement, all definitions unfolded, with the expected one.
The replay shares the kernel's code and so its mistakes; it shares nothing else with the program that found the
proofs.

## What is not covered

* The rules and laws themselves are believed here, not derived from axioms.
* Floating-point programs: a theorem is about real numbers. What `verify` measures is evidence about programs, not
  proof.
* Whether the hypotheses hold of a trained network. That they can hold at all is checked at a witness.
* Integrals and limits: the kernel has no rule about them. Theorems about them are proved in Rocq; there one trusts
  Rocq, and the statement on the page that is marked as Rocq's. The mathematical notation beside it is typed by hand."""
