"""The book as a whole: every theorem, symbol, law and rule has its place, and figures are counted."""

import re
from dataclasses import replace

import pytest

from derive.books.book import Book, Chapter
from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES
from derive.proving.prover import prove_displays
from derive.render.analysis import Checked
from derive.render.book import book_tex, first_meanings
from derive.render.evidence import Evidence
from derive.rocq.book import library
from derive.rocq.by_hand import by_hand
from tests.book import few, few_of_the_kernel
from tests.derive.render.pages import printed_book


@pytest.fixture
def theorems():
    return printed_book()


@pytest.fixture
def book():
    return few_of_the_kernel()


@pytest.fixture
def with_one():
    """Make the small book with one theorem beside those of the kernel."""

    def made(name, **beside):
        own = few_of_the_kernel().entries
        chapters = {c.name: [e for e in c.theorems if e.name in {name, *own}] for c in few().chapters.values()}
        return Book((Chapter(c, it, opening=BOOK.chapters[c].opening) for c, it in chapters.items()), **beside)

    return made


def test_chapters_in_reading_order(theorems, book):
    text = book_tex(book, theorems, Evidence(), {})
    assert re.findall(r"\\chapter\{(.*?)\}", text)[: len(book.chapters)] == [c.title for c in book.chapters.values()]
    for chapter in book.chapters.values():
        assert " ".join(chapter.opening.text.split()) in text


def test_the_ledger_names_every_law_and_rule(theorems, book):
    text = book_tex(book, theorems, Evidence(), {})
    ledger = text.split("Assumption ledger")[1]
    for name in (*FACTS, *RULES, *book.entries):
        assert rf"\named{{{name}}}" in ledger
    jacobian = ledger.split(r"\named{softmax_jacobian}")[1].split(r"\par")[0]
    assert r"no hypotheses; uses \cited{partition_pos}" in jacobian


def test_the_tally_is_counted_from_evidence(theorems, book):
    name = "softmax_jacobian"
    columns = {c: {"status": "pass"} for c in COLUMNS}
    evidence = Evidence({name: {"digest": theorems[name].digest, **columns}})
    text = book_tex(book, theorems, evidence, {})
    assert rf"kernel & 1 & 0 & {len(theorems) - 1} & 0 \\" in text
    nothing = book_tex(book, theorems, Evidence(), {})
    assert rf"kernel & 0 & 0 & {len(theorems)} & 0 \\" in nothing


def test_the_programs_and_the_axioms_are_named(theorems, book):
    name = "softmax_jacobian"
    column = {"status": "pass", "axioms": ["Classical_Prop.classic", "FunctionalExtensionality.dep"]}
    evidence = Evidence({name: {"digest": theorems[name].digest, "rocq": column}}, "1.14.0", coq="8.16.1")
    text = " ".join(book_tex(book, theorems, evidence, {}).split())
    assert "Six independent checks are reported" in text
    assert r"SymPy is of version 1.14.0. Rocq is of version 8.16.1; what it accepted rests on axioms" in text
    assert r"\named{classic} and \named{dep}, and on no others" in text
    assert "is of version" not in book_tex(book, theorems, Evidence(), {})


def test_what_rocq_proves_is_counted_listed_and_in_its_place(theorems, with_one):
    name, follows = "softmax_jacobian_zero_iff_onehot", "softmax_jacobian_ne_zero"
    entry, opening = BOOK.analytic[name], BOOK.chapters["softmax"].opening
    checked = Checked(entry, prove_displays(entry, {}), by_hand(entry, library()), opening)
    text = book_tex(with_one(name), {**theorems, name: checked}, Evidence(), {})
    read = re.findall(r"\\input\{proofs/(\w+)\}", text)
    assert read[read.index(follows) + 1] == name
    assert f"This book holds {len(theorems) + 1} theorems" in text
    assert rf"kernel & 0 & 0 & {len(theorems)} & 1 \\" in text
    line = text.split("Assumption ledger")[1].split(rf"\named{{{name}}}")[1].split(r"\par")[0]
    assert r"$p_i \ge 0$ for all $i < n$" in line and r"proved in Rocq, \named{SoftmaxAnalysis.v}" in line


def test_what_is_certified_in_numbers_is_not_counted_or_called_a_theorem(theorems, with_one):
    name = "expected_softmax_gradient_bounds"
    entry, opening = BOOK.analytic[name], BOOK.chapters["scaling"].opening
    checked = Checked(entry, prove_displays(entry, {}), None, opening)
    figure = replace(
        BOOK.figures["decay_envelopes"], chapter="scaling", after="", caption=rf"See Theorem~\cited{{{name}}}."
    )
    text = " ".join(book_tex(with_one(name, figures=[figure]), {**theorems, name: checked}, Evidence(), {}).split())
    assert f"This book holds {len(theorems)} theorems" in text
    assert r"One statement more \emph{is certified in numbers}, and is no theorem" in text
    assert rf"See \cited{{{name}}}." in text


def test_a_symbol_is_listed_once_with_its_first_theorem(theorems):
    meanings = [(m.tex, n) for m, n in first_meanings(few_of_the_kernel().chapters["softmax"].entries, theorems)]
    assert (r"Z = \operatorname{partition}(x) = \sum_{k<n} \mathrm{e}^{x_k}", "partition_pos") in meanings
    assert sum(tex.startswith("Z = ") for tex, _ in meanings) == 1


def test_sources_are_listed_if_they_are_known(theorems, book):
    works = {"bridle1990": {"title": "T"}, "nobody2000": {"title": "U"}}
    text = book_tex(book, theorems, Evidence(), works)
    assert r"\bibitem{bridle1990}" in text
    assert "nobody2000" not in text
    assert "thebibliography" not in book_tex(book, theorems, Evidence(), {})


def test_nothing_is_said_of_a_book_that_is_true_of_ours_alone(theorems):
    few = Book([Chapter("few", [BOOK.entries["partition_pos"]])], title="Few")
    text = " ".join(book_tex(few, {"partition_pos": theorems["partition_pos"]}, Evidence(), {}).split())
    assert "This book holds 1 theorem in 1 chapter" in text and "pdftitle={Few}" in text
    for ours in (
        "attention does to its inputs",
        "proved in Rocq}, a proof",
        "somebody really made",
        "pass of a Transformer",
    ):
        assert ours not in text
