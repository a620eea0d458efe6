"""The book for programs and for readers of text: ``theorems.json``, ``notation.md``, ``trusted_base.md``."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import kernel
from ..books.book import Book
from ..books.layer import Layer
from ..kernel.facts import FACTS
from ..kernel.rules import RULES
from ..language.analysis import status
from ..language.text.declarations import signature
from ..language.text.text import text
from ..rocq.axioms import AXIOMS, ENCLOSURES, INTEGERS
from ..rocq.rules import LEMMAS, MECHANISMS
from ..rocq.witnesses import SHOWN
from .analysis import Checked, analytic_record
from .book import Made, first_meanings
from .evidence import Evidence
from .page import Replayed

WRITTEN = "<!-- Written by `derive build`; changes belong into derive/. -->\n\n"


def theorem_record(t: Replayed, chapter: str) -> dict[str, Any]:
    """Return the record of one theorem in `theorems.json`."""
    page, claim, hypotheses, domain = t.printed
    return {
        "name": t.entry.name,
        "title": t.entry.title,
        "chapter": chapter,
        "digest": t.digest,
        "status": status(t.entry),
        "hypotheses": [text(h) for h in hypotheses],
        **({"domain": [text(w) for w in domain]} if domain else {}),
        "claim": text(claim),
        "latex": {
            "hypotheses": [page.tex(h) for h in hypotheses],
            **({"domain": [page.tex(w) for w in domain]} if domain else {}),
            "claim": page.tex(claim),
            "where": [m.tex for m in page.meanings],
        },
        "signature": signature(t.entry.signature),
        "sources": list(t.entry.sources),
        "lemmas": [e.name for e in t.entry.lemmas()],
        "rules": t.ledger.applications,
    }


def theorems_json(book: Book, made: Mapping[str, Made], evidence: Evidence) -> str:
    """Return every statement with its digest: what a certificate is compared with; and what is proved in Rocq.

    ``elaborated`` is a digest of each statement of Rocq as Rocq has elaborated it, with all definitions below it.
    """
    listed = [(made[item.name], chapter.name) for chapter in book.chapters.values() for item in chapter.theorems]
    records = [theorem_record(t, c) | _elaborated(t, evidence) for t, c in listed if isinstance(t, Replayed)]
    by_rocq = [analytic_record(t, c) | _elaborated(t, evidence) for t, c in listed if isinstance(t, Checked)]
    return json.dumps({"version": 1, "theorems": records, "analysis": by_rocq}, indent=1, ensure_ascii=False) + "\n"


def _elaborated(made: Made, evidence: Evidence) -> dict[str, Any]:
    """Return the digests of what Rocq has elaborated, if that was recorded of this statement."""
    recorded = evidence.verdict(made.entry, made.digest, "rocq")
    digests = recorded.figures.get("elaborated") if recorded.status == "pass" else None
    return {"elaborated": list(digests)} if digests else {}


def notation_md(book: Book, made: Mapping[str, Made]) -> str:
    """Return the conventions, and what symbols stand for, chapter by chapter."""
    lines = [WRITTEN + _CONVENTIONS.format(own=f"{book.conventions}\n" if book.conventions else "")]
    for chapter in book.chapters.values():
        lines.append(f"\n## {chapter.title}\n")
        lines += ["| meaning | first in |", "|---|---|"]
        meanings = first_meanings(chapter.entries, made)
        lines += [f"| ${m.tex.replace('|', chr(92) + 'vert ')}$ | `{name}` |" for m, name in meanings]
    return "\n".join(lines) + "\n"


_CONVENTIONS = """# Notation and conventions

* A *size* is a positive integer; indices begin at 0. `i < n` says that `i` is one of `0, ..., n-1`, and a sum over such
  `i` runs over all of these. A vector of `2h` entries has its entries in pairs, at `2i` and `2i+1`.
{own}* A partial derivative says that the function can be differentiated, and what the derivative is.
* Independence is of all entries of all the families named, of each other. Expectations are of polynomials in random
  entries, all of whose moments are finite; moments are hypotheses, and no normal law is assumed unless a theorem
  states it.
* Functions are total: `1/0 = 0`, and a root or logarithm of a number that has none is some number. Hypotheses exclude
  what matters. A condition that follows *with* is the domain, in which every term has the value that one expects;
  kernel and Rocq prove the theorem without it, by the convention.
* A sum reaches over the factors that follow it and ends before a sign; `-a b` is `(-a) b`. Two terms that differ
  print differently.
* As text, names mirror SymPy's: `Sum(x[k], k:n)`, `KroneckerDelta(i, j)`, `exp`, `HasDerivative(f, x[j], value)`."""


_FILES = ("\n## The files\n", "| file | lines | what it holds |", "|---|---:|---|")
_RULES = (
    f"\n## The {len(RULES)} rules\n",
    "A theorem `H |- P` says that `P` holds for every size and every value of the variables that satisfy `H`.",
    "These functions are the only ones that make one; each is listed with what it refuses.\n",
)
_FACTS = (
    f"## The {len(FACTS)} facts\n",
    "Closed statements in the kernel's own language; the rule `fact` instantiates them.\n",
    "| fact | statement | if |",
    "|---|---|---|",
)


def trusted_base_md(made: Mapping[str, Made], evidence: Evidence, layers: Sequence[Layer] = ()) -> str:
    """Return the page that lists what the theorems rest on, and which part of it Rocq checks again.

    Nothing is counted that changes with every theorem: two that are added side by side would change the same line.
    """
    folder = Path(inspect.getfile(kernel)).parent
    files = [
        f"| `derive/kernel/{p.name}` | {len(p.read_text(encoding='utf-8').splitlines())} | {_first(p)} |"
        for p in sorted(folder.glob("*.py"))
    ]
    lines = [WRITTEN + _TRUST, *_FILES, *files, *_RULES]
    for name, (_, function) in RULES.items():
        lines += [f"### `{name}`", "", *_docstring(function), ""]
    lines += _FACTS
    for name, (claim, hypotheses) in FACTS.items():
        given = "; ".join(f"`{text(h)}`" for h in hypotheses)
        lines.append(f"| `{name}` | `{text(claim)}` | {given} |")
    return "\n".join([*lines, *_rocq(list(made.values()), evidence, layers)]) + "\n"


def _rocq(theorems: Sequence[Made], evidence: Evidence, layers: Sequence[Layer]) -> list[str]:
    """Return what Rocq checks again, how, and on which axioms."""
    lines = [f"\n{_ROCQ}{_maps(layers)}{_BELIEVED}", "\n### How each rule is checked again\n"]
    lines += ["| rule | in Rocq |", "|---|---|"]
    for rule in RULES:
        lemmas = ", ".join(f"`Rules.{lemma}`" for lemma in LEMMAS.get(rule, ()))
        lines.append(f"| `{rule}` | {f'lemma {lemmas}' if lemmas else MECHANISMS[rule]} |")
    lines.append("\n### The axioms\n")
    resting = evidence.axioms({t.entry.name: t.digest for t in theorems})
    if not any(evidence.verdict(t.entry, t.digest, "rocq").status == "pass" for t in theorems):
        return [*lines, "Not run: nothing is recorded of the theorems as they are now."]
    lines += [
        f"Of the files with theorems that Coq {evidence.coq} has accepted, its command `Print Assumptions` has listed\n"
        "these axioms of its standard library, and no others. `docs/evidence.json` names those of each theorem.\n",
        "| axiom | what it says |",
        "|---|---|",
    ]
    named = [name for name in resting if not name.startswith(INTEGERS)]
    lines += [f"| `{name}` | {AXIOMS.get(name, 'not described here')} |" for name in named]
    if len(named) < len(resting):
        names = ", ".join(f"`{name}.*`" for name in INTEGERS)
        lines.append(f"| {names} | The operations of the processor on integers do what they should. |")
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
2. that its rules and facts are true of the real numbers, finite sums, derivatives and expectations;
3. that the statement, which is printed with all its hypotheses and definitions, says what one takes it to say.

What it says is, in particular:

* Every size is a positive integer. The integers over which positions or an induction range are all integers, of either
  sign.
* It holds for every value of its variables that satisfies the hypotheses. Random entries are one outcome of their joint
  law; a statement about them outside of an expectation holds at every outcome. All their moments are finite.
* A derivative is partial: it treats every other variable as constant, whatever a hypothesis says of it. That `f` has it
  is part of the claim.
* Functions are total: `1/0 = 0`, and a root or logarithm of a number that has none is some number. A statement about
  `a/b` without a hypothesis on `b` is about `0` where `b = 0`.

Nothing else is needed for the proofs: not the search that finds the steps (`derive/proving`), not the printer of
LaTeX, not SymPy, not NumPy. A mistake there can make a proof fail, but it cannot make a false statement a theorem.
The printer has its own test: over one vocabulary, two terms that differ print differently, and the text form is read
back.

## What an independent replay means

`derive prove --certificate BOOK.json` writes every rule application as data. In a fresh process, with a copy of the
folder `derive/kernel` and nothing else,

    python -m derive.kernel.certificate BOOK.json --expect docs/theorems.json

applies every rule again and compares the digest of each statement, all definitions unfolded, with the expected one.
It ends with exit code 0 only if every expected theorem is proved; `--part` accepts fewer. The column *kernel* is this
replay: `verify` starts it isolated (`python -I`), in a copy of the folder. The replay shares the kernel's code and so
its mistakes; it shares nothing else with the program that found the proofs. [certificate.md](certificate.md) describes
the file, for who would write a checker that does not share the kernel's code either.

With `--print` the replay writes what it proved, in a notation of its own: no printer outside of the kernel's folder
has a part in it. `derive digest` turns a statement that one types into its digest, to be compared with that in
`docs/theorems.json` and with the one that `--print` writes. It trusts the parser, and not who built the documents.

## What is not covered

* The rules and facts themselves are believed here, not derived from axioms. Rocq derives them; see the last section.
* Floating-point programs: a theorem is about real numbers. What `verify` measures is evidence about programs, not
  proof.
* What is certified in numbers. No proof assistant has checked it: one trusts the ball arithmetic, and an argument in
  words, which names the lemmas that it takes from the literature.
* Whether the hypotheses hold of a trained network. That they can hold at all is checked at a witness.
* Limits and equivalences, and integrals of which the kernel's functions give no antiderivative: the kernel has no rule
  about them. Theorems about them are proved in Rocq by hand; there one trusts Rocq, and the statement on the page that
  is marked as Rocq's. The mathematical notation beside it is typed by hand."""

_ROCQ = f"""## What Rocq checks again

Rocq (Coq) is a proof assistant that shares no code with the kernel above. For every theorem of the kernel, `make rocq`
writes to `build/rocq/Book/` a statement with the same names, hypotheses and order, and a proof without search, from the
steps that the kernel took. It compiles these files, lets Rocq compare what each compiled theorem says with the
statement of its entry, and asks on which axioms it rests. `derive build --rocq DIR` writes them without Rocq, and
`docs/rocq.sha256` has a digest of each definition and theorem in them. The statement of the entry is read back by a
program that shares no code with the one that wrote it, and what was read is compared with the entry. Limits,
equivalences and the like have no entry: they are stated and proved by hand in `derive/rocq/library/`, and compared with
the statement that their pages show. Both kinds are printed too as Rocq has elaborated them, nothing imported, with
every definition below them down to constants of libraries that are listed; the digest of that is compared with the one
recorded of the same statement, `elaborated` in `docs/theorems.json`. Where none is recorded, or one of another version
of Coq, the theorem is not compared, and does not pass until somebody accepts it. What has been tried against these
guards stands in [rocq_cheats.md](rocq_cheats.md).

No theorem of the kernel holds because its hypotheses contradict each other: for each that has hypotheses,
`build/rocq/Book/Witnesses*.v` has a lemma, `NAME{SHOWN}`, that there are sizes and values of which all of them hold,
proved at one point. Without it the theorem does not pass. What is proved by hand has no such lemma.

So the rules and facts need not be believed for these theorems: every fact is a lemma of `build/rocq/Book/Facts.v`,
written from the table above, every mathematical rule is a lemma of `derive/rocq/library/Rules.v`, and both are proved
there, about the real numbers, finite sums and derivatives of Coq's standard library. The derivatives of four functions,
Ci, Si and the Fresnel integrals, are lemmas of `derive/rocq/library/SpecialFunctions.v`, which defines them by
Coquelicot's integral `RInt` and limit `Lim`. Sizes are natural numbers greater than 0, `1/0` is 0, and an expectation
is a linear functional on random numbers that one may add and multiply, of which `derive/rocq/library/Model.v` has an
example: finitely many independent dice.
"""


def _maps(layers: Sequence[Layer]) -> str:
    """Return what Rocq concludes about layers as maps; nothing of a book that has none."""
    return (
        f"""
A derivative of the book is partial. Of {len(layers)} layers `build/rocq/Book/Total*.v` proves more, from the book's
theorems: {"; ".join(f"{layer.title} (`{layer.name}`)" for layer in layers)}. Each is differentiable as a map, all
entries of its arguments moving together, with a derivative that is written out, and the adjoint of this derivative is
the backward pass that the book's gradients give. The derivative stands there as the book's Jacobian times a vector for
{", ".join(layer.title for layer in layers if layer.jacobian)}; for the others an entry of it is the inner product of
the direction with what comes back from this entry alone. `derive/rocq/library/TotalRules.v` has the chain rule, and so
that the backward pass of a composition is the composition of the backward passes; `TotalBlocks.v` draws it for heads
that share keys and values, and for `X + Attention(LayerNorm(X))` with its projections. What else is composed is not
stated there. `TotalBridge.v` leads from partial derivatives to the derivative: where a map has them near a point, and
they are continuous at the point, they are the matrix of its derivative there (`derivative_of_partials`); without
continuity there need be no derivative (`partials_are_not_enough`). The layers are differentiable by the rules of
`TotalTerms.v`, and do not use it.
"""
        if layers
        else ""
    )


_BELIEVED = f"""
What remains to be believed, if Rocq has accepted a theorem:

* Rocq's own kernel, its standard library, and the axioms below. Coquelicot is proved from these; where a statement
  has Ci, Si, a Fresnel integral, or an integral or a limit that is stated by hand, its definitions of `RInt`, `ex_RInt`
  and `Lim` belong to what the statement says.
* The reader that writes statements (`derive/rocq/`): that the Rocq statement says what the printed one says.
  Both are written from the same term; nobody has proved that they mean the same. The same holds of the definitions
  in `derive/rocq/library/Support.v`, `Rules.v`, `ErrorFunction.v` and `SpecialFunctions.v` (a sum over indices, a
  partial derivative, an expectation, the error function, the cosine integral), which are short and can be read; and,
  of what `build/rocq/Book/Total*.v` says of layers as maps, in `Total.v`, and of heads and
  blocks in `TotalBlocks.v`.

What Rocq does not check: the kernel itself. That these parts of it are right still has to be believed of a theorem
that Rocq has not accepted:

* the gate of `derive/kernel/nodes.py`, which refuses what is not well formed;
* the normal form of polynomials, by which an equation follows from others; in Rocq `ring` and `field` prove each
  instance anew;
* the reader of certificates, from JSON to rules;
* that the program of a rule refuses all that the lemma of the same name does not allow. A test compares the lists of
  rules and lemmas, and the premises of each; nobody has proved the programs.

The numeric enclosures ({", ".join(f"`derive/rocq/library/{name}.v`" for name in ENCLOSURES)}), and the refutations of
wrong statements in `build/rocq/Book/Refutations*.v`, are computed in machine integers, so that they also rest on what
{" and ".join(f"`{name}`" for name in INTEGERS)} assume of these; they stand apart.

In a file of its own, `derive/rocq/measure/Measure.v`, every probability measure is a model of the expectations: the
random numbers are the measurable functions with all moments finite, E is the Lebesgue integral, and that numbers which
are independent in the usual sense are so in the book's is a theorem. It uses mathcomp-analysis and rests, besides the
axioms of the reals, on propositional extensionality, indefinite description and Hilbert's epsilon; no theorem of the
book depends on it. `make rocq-measure` compiles it."""
