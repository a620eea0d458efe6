"""Every theorem has all that belongs to it, and each place where something is forgotten says so in one message."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from derive.chapters import BOOK
from derive.doors.judging import keyed
from derive.doors.reference import theorem
from derive.kernel.certificate import digest
from derive.language.analysis import Analytic
from derive.language.entry import REASONS, Entry, algebra, calc, step
from derive.language.terms import Eq, reals
from derive.render.bibliography import parse_bibliography
from derive.render.provenance import SourceError, source

ROOT = Path(__file__).resolve().parent.parent
FEWEST_MUTANTS = 3

Book = Mapping[str, Iterable[Entry | Analytic]]


class Places(NamedTuple):
    """What is there for the theorems of a book, by place.

    Attributes
    ----------
    counterparts : mapping of chapter to functions
    mutants : mapping of name to number
    pages : names of files in docs/proofs
    statements, evidence : mapping of name to digest
    references : keys
    """

    counterparts: Mapping[str, Iterable[str]]
    mutants: Mapping[str, int]
    pages: Iterable[str]
    statements: Mapping[str, str]
    evidence: Mapping[str, str]
    references: Iterable[str]


def counterpart_problems(book: Book, there: Places) -> list[str]:
    problems = []
    for chapter, own in book.items():
        for e in own:
            found, reason = e.name in there.counterparts.get(chapter, ()), e.not_applicable.get("transformer")
            if isinstance(e, Analytic):  # measured on balls, whether or not the Transformer computes it
                problems += [] if found else [f"{e.name}: no function in verify/counterparts/{chapter}"]
                continue
            if not found and reason is None:
                problems.append(
                    f"{e.name}: no counterpart in verify/counterparts/{chapter}, no reason in not_applicable"
                )
            elif not found and reason not in REASONS:
                problems.append(f"{e.name}: the reason {reason!r} is not one of {', '.join(REASONS)}")
            elif found and reason is not None:
                problems.append(f"{e.name}: a counterpart, and a reason why there is none: {reason}")
    return problems


def mutant_problems(book: Book, there: Places) -> list[str]:
    names = {e.name for own in book.values() for e in own}
    few = [
        f"{e.name}: {there.mutants.get(e.name, 0)} mutants in derive/chapters/{chapter}, {FEWEST_MUTANTS} are needed"
        for chapter, own in book.items()
        for e in own
        if there.mutants.get(e.name, 0) < FEWEST_MUTANTS
    ]
    return few + [f"{name}: mutants of no theorem" for name in there.mutants if name not in names]


def page_problems(book: Book, there: Places) -> list[str]:
    names = {e.name for own in book.values() for e in own}
    pages = set(there.pages)
    missing = [f"{name}: docs/proofs/{name}.tex is missing" for name in sorted(names - {p[:-4] for p in pages})]
    return missing + [f"docs/proofs/{p}: a page of no theorem" for p in sorted(pages) if p[:-4] not in names]


def _record_problems(book: Book, digests: Mapping[str, str], file: str) -> list[str]:
    if not digests:
        return [f"{file} is missing, or names no theorem"]
    current = {e.name: stated(e) for own in book.values() for e in own}
    problems = [f"{name}: not in {file}" for name in current if name not in digests]
    problems += [
        f"{name}: {file} is about another statement" for name, d in current.items() if digests.get(name, d) != d
    ]
    return problems + [f"{name}: in {file}, and no theorem" for name in digests if name not in current]


def stated(e: Entry | Analytic) -> str:
    """The digest of what a theorem says: of its claim, or of its statement in Rocq."""
    return theorem(e.name).digest if isinstance(e, Analytic) else digest(e.given, e.claim)


def statement_problems(book: Book, there: Places) -> list[str]:
    return _record_problems(book, there.statements, "docs/theorems.json")


def evidence_problems(book: Book, there: Places) -> list[str]:
    return _record_problems(book, there.evidence, "docs/evidence.json")


def source_problems(book: Book, there: Places) -> list[str]:
    problems = []
    for e in (e for own in book.values() for e in own):
        for key in e.sources:
            try:
                found = source(key).key
            except SourceError as error:
                problems.append(f"{e.name}: {error}")
                continue
            if found not in there.references:
                problems.append(f"{e.name}: the source {key} needs an entry {found} in docs/references.bib")
            elif key.startswith("seed:") and key not in keyed():
                problems.append(f"{e.name}: the source {key} names no claim of derive/claims")
    return problems


CHECKS: dict[str, Callable[[Book, Places], list[str]]] = {
    "counterparts": counterpart_problems,
    "mutants": mutant_problems,
    "pages": page_problems,
    "statements": statement_problems,
    "evidence": evidence_problems,
    "sources": source_problems,
}


def forgotten(place: str, book: Book, there: Places) -> str:
    """All that is forgotten in one place, as one message; empty if nothing is."""
    if not any(own for own in book.values()):
        return f"{place}: the book is empty"
    problems = CHECKS[place](book, there)
    return "\n".join([f"{place}: {len(problems)} to do", *(f"  {p}" for p in problems)]) if problems else ""


# ---- the tree ----


def counterparts(path: Path) -> list[str]:
    """The names in the table of a module; of one without a table, the functions that it defines."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for node in body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="COUNTERPARTS"), value=ast.Dict(keys=keys)):
                return [key.value for key in keys if isinstance(key, ast.Constant)]
    return [node.name for node in body if isinstance(node, ast.FunctionDef)]


def records(path: Path) -> dict[str, str]:
    """The digests in a file of records, by name: ``theorems`` is a list of objects, or an object by name."""
    if not path.exists():
        return {}
    document = json.loads(path.read_text(encoding="utf-8"))
    theorems = document["theorems"]
    if type(theorems) is list:
        theorems = theorems + document.get("analysis", [])
    return (
        {t["name"]: t["digest"] for t in theorems}
        if type(theorems) is list
        else {n: t["digest"] for n, t in theorems.items()}
    )


def bibliography(path: Path) -> set[str]:
    return set(parse_bibliography(path.read_text(encoding="utf-8"))) if path.exists() else set()


def places(root: Path, book: Book) -> Places:
    docs = root / "docs"
    return Places(
        counterparts={
            c: [
                f
                for pattern in (f"{c}.py", f"{c}/*.py")
                for path in (root / "verify" / "counterparts").glob(pattern)
                for f in counterparts(path)
            ]
            for c in book
        },
        mutants={
            **{name: len({m.claim for m in own}) for name, own in BOOK.mutants.items()},
            **{name: len(e.refuted) for name, e in BOOK.analytic.items()},
        },
        pages=[path.name for path in (docs / "proofs").glob("*.tex")],
        statements=records(docs / "theorems.json"),
        evidence=records(docs / "evidence.json"),
        references=bibliography(docs / "references.bib"),
    )


@pytest.mark.parametrize("place", CHECKS)
def test_nothing_is_forgotten(place):
    book = {name: chapter.theorems for name, chapter in BOOK.chapters.items()}
    if message := forgotten(place, book, places(ROOT, book)):
        pytest.fail(message, pytrace=False)


# ---- each check can fail ----

a, b = reals("a b")
FIRST = Entry(
    name="sum_commutes",
    title="Sums commute",
    claim=Eq(a + b, b + a),
    proof=calc(step(b + a, algebra(), "any order")),
    sources=("bridle1990", "seed:000#5", "owner/name#7"),
)
SECOND = replace(FIRST, name="product_commutes", claim=Eq(a * b, b * a), not_applicable={"transformer": "no numbers"})
SMALL = {"small": (FIRST, SECOND)}
DIGESTS = {e.name: digest(e.given, e.claim) for e in SMALL["small"]}
COMPLETE = Places(
    counterparts={"small": ("sum_commutes", "a_function_beside_it")},
    mutants={"sum_commutes": 3, "product_commutes": 4},
    pages=("sum_commutes.tex", "product_commutes.tex"),
    statements=DIGESTS,
    evidence=DIGESTS,
    references={"bridle1990", "seed000", "name-7"},
)


@pytest.mark.parametrize("place", CHECKS)
def test_nothing_is_said_of_a_complete_book(place):
    assert forgotten(place, SMALL, COMPLETE) == ""


@pytest.mark.parametrize("place", CHECKS)
@pytest.mark.parametrize("book", [{}, {"small": ()}])
def test_an_empty_book_is_no_complete_book(place, book):
    assert forgotten(place, book, COMPLETE) == f"{place}: the book is empty"


FORGOTTEN = {
    "no counterpart": (
        "counterparts",
        COMPLETE._replace(counterparts={"small": ()}),
        ["sum_commutes: no counterpart in verify/counterparts/small, no reason in not_applicable"],
    ),
    "a counterpart in another chapter": (
        "counterparts",
        COMPLETE._replace(counterparts={"other": ("sum_commutes",)}),
        ["sum_commutes: no counterpart in verify/counterparts/small, no reason in not_applicable"],
    ),
    "a counterpart that is not applicable": (
        "counterparts",
        COMPLETE._replace(counterparts={"small": ("sum_commutes", "product_commutes")}),
        ["product_commutes: a counterpart, and a reason why there is none: no numbers"],
    ),
    "too few mutants": (
        "mutants",
        COMPLETE._replace(mutants={"sum_commutes": 2}),
        [
            "sum_commutes: 2 mutants in derive/chapters/small, 3 are needed",
            "product_commutes: 0 mutants in derive/chapters/small, 3 are needed",
        ],
    ),
    "mutants of a theorem that is gone": (
        "mutants",
        COMPLETE._replace(mutants={**COMPLETE.mutants, "sum_commuted": 3}),
        ["sum_commuted: mutants of no theorem"],
    ),
    "no page": (
        "pages",
        COMPLETE._replace(pages=("sum_commutes.tex",)),
        ["product_commutes: docs/proofs/product_commutes.tex is missing"],
    ),
    "a page of a theorem that is gone": (
        "pages",
        COMPLETE._replace(pages=(*COMPLETE.pages, "sum_commuted.tex")),
        ["docs/proofs/sum_commuted.tex: a page of no theorem"],
    ),
    "no statement": (
        "statements",
        COMPLETE._replace(statements={"sum_commutes": DIGESTS["sum_commutes"]}),
        ["product_commutes: not in docs/theorems.json"],
    ),
    "an old statement": (
        "statements",
        COMPLETE._replace(statements={**DIGESTS, "sum_commutes": DIGESTS["product_commutes"]}),
        ["sum_commutes: docs/theorems.json is about another statement"],
    ),
    "a statement that is gone": (
        "statements",
        COMPLETE._replace(statements={**DIGESTS, "sum_commuted": "0"}),
        ["sum_commuted: in docs/theorems.json, and no theorem"],
    ),
    "no evidence": (
        "evidence",
        COMPLETE._replace(evidence={}),
        ["docs/evidence.json is missing, or names no theorem"],
    ),
    "old evidence": (
        "evidence",
        COMPLETE._replace(evidence={**DIGESTS, "product_commutes": "0"}),
        ["product_commutes: docs/evidence.json is about another statement"],
    ),
    "no reference": (
        "sources",
        COMPLETE._replace(references={"bridle1990", "name-7"}),
        [
            "sum_commutes: the source seed:000#5 needs an entry seed000 in docs/references.bib",
            "product_commutes: the source seed:000#5 needs an entry seed000 in docs/references.bib",
        ],
    ),
}


@pytest.mark.parametrize(("place", "there", "problems"), FORGOTTEN.values(), ids=FORGOTTEN)
def test_what_is_forgotten_is_named(place, there, problems):
    message = forgotten(place, SMALL, there).splitlines()
    assert message == [f"{place}: {len(problems)} to do", *(f"  {p}" for p in problems)]
    assert [p for p in CHECKS if p != place and forgotten(p, SMALL, there)] == []


@pytest.mark.parametrize(
    ("place", "entry", "problem"),
    [
        ("sources", replace(FIRST, sources=("seed:000#99",)), "sum_commutes: the source seed:000#99 names no claim"),
        ("sources", replace(FIRST, sources=("somebody",)), "sum_commutes: somebody: no form of a source key"),
        (
            "counterparts",
            replace(SECOND, not_applicable={"transformer": "too hard"}),
            "the reason 'too hard' is not one of",
        ),
    ],
)
def test_what_an_entry_forgets_is_named(place, entry, problem):
    assert problem in forgotten(place, {"small": (entry,)}, COMPLETE)


@pytest.mark.parametrize("place", CHECKS)
def test_a_tree_where_nothing_is_written_is_not_complete(place, tmp_path):
    there = places(tmp_path, SMALL)
    assert forgotten(place, SMALL, there).startswith(f"{place}: ")
