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
from .evidence import Evidence
from .ledger import ledger
from .rocq.axioms import AXIOMS, ENCLOSURES, INTEGERS
from .rocq.rules import LEMMAS, MECHANISMS

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


def trusted_base_md(
    theorems: Mapping[str, Proved], evidence: Evidence, analysis: Mapping[str, Checked] = NOTHING
) -> str:
    """Return what one has to believe in order to believe the theorems, and what of it Rocq checks again."""
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
    return "\n".join([*lines, *_rocq([*theorems.values(), *analysis.values()], evidence)]) + "\n"


def _rocq(theorems: Sequence[Proved | Checked], evidence: Evidence) -> list[str]:
    """Return what Rocq checks again, how, and on which axioms."""
    lines = ["\n" + _ROCQ, "\n### How each rule is checked again\n", "| rule | in Rocq |", "|---|---|"]
    for rule in RULES:
        lemmas = ", ".join(f"`Rules.{lemma}`" for lemma in LEMMAS.get(rule, ()))
        lines.append(f"| `{rule}` | {f'lemma {lemmas}' if lemmas else MECHANISMS[rule]} |")
    lines.append("\n### The axioms\n")
    resting = evidence.axioms({t.entry.name: t.digest for t in theorems})
    passed = sum(evidence.verdict(t.entry, t.digest, "rocq").status == "pass" for t in theorems)
    if not passed:
        return [*lines, "Not run: nothing is recorded of the theorems as they are now."]
    lines += [
        f"Coq {evidence.coq} has accepted {passed} of {len(theorems)} theorems. Its command `Print Assumptions`, asked",
        "of each file, has listed these axioms of its standard library, and no others. A theorem is counted with its",
        "file.\n",
        "| axiom | what it says | theorems |",
        "|---|---|---:|",
    ]
    named = {name: own for name, own in resting.items() if not name.startswith(INTEGERS)}
    counted = {t for name, own in resting.items() if name not in named for t in own}
    lines += [f"| `{name}` | {AXIOMS.get(name, 'not described here')} | {len(own)} |" for name, own in named.items()]
    if counted:
        names = ", ".join(f"`{name}.*`" for name in INTEGERS)
        lines.append(f"| {names} | The operations of the processor on integers do what they should. | {len(counted)} |")
    return lines


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

* The rules and laws themselves are believed here, not derived from axioms. Rocq derives them; see the last section.
* Floating-point programs: a theorem is about real numbers. What `verify` measures is evidence about programs, not
  proof.
* Whether the hypotheses hold of a trained network. That they can hold at all is checked at a witness.
* Integrals and limits: the kernel has no rule about them. Theorems about them are proved in Rocq; there one trusts
  Rocq, and the statement on the page that is marked as Rocq's. The mathematical notation beside it is typed by hand."""

_ROCQ = f"""## What Rocq checks again

Rocq (Coq) is a proof assistant that shares no code with the kernel above. `docs/rocq/` holds, for every theorem, a
statement with the same names, hypotheses and order, and a proof without search, written from the steps that the
kernel took. `make rocq` writes these files from the theorems as they are, compiles them, lets Rocq compare what each
compiled theorem says with the statement of its entry, and asks on which axioms it rests.

So the rules and laws need not be believed for these theorems: every law is a lemma of `docs/rocq/Facts.v`, written
from the table above, every mathematical rule is a lemma of `derive/rocq/Rules.v`, and both are proved there, about
the real numbers, finite sums and derivatives of Coq's standard library. Sizes are natural numbers greater than 0,
`1/0` is 0, and an expectation is a linear functional on random numbers that one may add and multiply, of which
`derive/rocq/Model.v` has an example: finitely many independent dice.

What remains to be believed, if Rocq has accepted a theorem:

* Rocq's own kernel, its standard library, and the axioms below.
* The reader that writes statements (`derive/render/rocq/`): that the Rocq statement says what the printed one says.
  Both are written from the same term; nobody has proved that they mean the same. The same holds of the definitions
  in `derive/rocq/Support.v`, `Rules.v` and `ErrorFunction.v` (a sum over indices, a partial derivative, an
  expectation, the error function), which are short and can be read.

What Rocq does not check: the kernel itself. That these parts of it are right still has to be believed of a theorem
that Rocq has not accepted:

* the gate of `derive/kernel/terms.py`, which refuses what is not well formed;
* the normal form of polynomials, by which an equation follows from others; in Rocq `ring` and `field` prove each
  instance anew;
* the reader of certificates, from JSON to rules;
* that the program of a rule refuses all that the lemma of the same name does not allow. A test compares the lists of
  rules and lemmas, and the premises of each; nobody has proved the programs.

The numeric enclosures ({", ".join(f"`derive/rocq/{name}.v`" for name in ENCLOSURES)}) are computed in machine integers,
so that they also rest on what {" and ".join(f"`{name}`" for name in INTEGERS)} assume of these; they stand apart."""
