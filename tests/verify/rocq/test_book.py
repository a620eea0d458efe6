"""The column of Rocq: of which theorems, in which files, and what is said where the program is missing."""

import re
import shutil
from contextlib import contextmanager
from dataclasses import replace
from time import sleep

import pytest

from derive.books.book import Book
from derive.books.chapter import Chapter
from derive.chapters import BOOK
from derive.kernel.facts import FACTS
from derive.kernel.rules import ProofError
from derive.language.entry import REASONS
from derive.rocq.book import Development, library
from tests.book import proved
from tests.derive.rocq.samples import without_comments
from tests.verify.rocq.program import found_once
from verify.measure.evidence import collect
from verify.measure.run import run
from verify.rocq import book as by_rocq
from verify.rocq.book import ACCEPTED, NOTHING, ByRocq, Earlier, for_rocq, misread, rocq
from verify.rocq.compiling import Files
from verify.rocq.coqc import INSTALL
from verify.rocq.theorems import ToCheck

COQC = shutil.which("coqc")
needs_coqc = pytest.mark.skipif(COQC is None, reason="not run: coqc is not installed")

FILES = {
    "Derive/Base.v": "Theorem base : 1 = 1.\nProof. exact eq_refl. Qed.\n",
    "Derive/Wrong.v": "Theorem wrong : 1 = 2.\nProof. exact eq_refl. Qed.\n",
    "Book/Good.v": "From Derive Require Import Base.\nTheorem softmax_pos : 1 = 1.\nProof. exact base. Qed.\n",
}
ROWS = [
    ToCheck("softmax_pos", "Book/Good.v", "softmax_pos", "1 = 1"),
    ToCheck("softmax_vjp", "Book/Good.v", "softmax_vjp"),
    ToCheck("Base.base", "Derive/Base.v", "base"),
    ToCheck("Wrong.wrong", "Derive/Wrong.v", "wrong"),
]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The files that are right, compiled, and nothing asked of them yet."""
    folder = tmp_path_factory.mktemp("rocq") / "build"
    if COQC is not None:
        right = {path: text for path, text in FILES.items() if path != "Derive/Wrong.v"}
        outcomes = Files(found_once(), right, folder).compiled(tuple(right))
        if {outcome.status for outcome in outcomes.values()} != {"pass"}:
            raise ValueError(f"expected files that are right, got {outcomes}")
    return folder


@pytest.fixture
def small(monkeypatch, compiled, tmp_path):
    """Put a small book in the place of the whole one."""
    if compiled.exists():
        shutil.copytree(compiled, tmp_path / "build")

    @contextmanager
    def folder():
        yield tmp_path / "build"

    monkeypatch.setattr(by_rocq, "_compiled_folder", folder)
    monkeypatch.setattr(by_rocq, "find", found_once)
    monkeypatch.setattr(by_rocq, "_written_for_rocq", lambda *_: (FILES, ROWS))
    monkeypatch.setattr(by_rocq, "_misread_in", lambda *_: {})  # these say nothing of the entries


@pytest.fixture
def without_coqc(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))


def test_without_the_program_nothing_is_written_and_nothing_passes(without_coqc, monkeypatch):
    monkeypatch.setattr(by_rocq, "_written_for_rocq", None)
    missing = {"status": "not run", "reason": f"coqc is not installed; {INSTALL}"}
    assert rocq(["softmax_pos", "softmax_vjp"], whole=True) == ByRocq({"softmax_pos": missing, "softmax_vjp": missing})
    assert collect("softmax_pos", ["rocq"])["rocq"] == missing
    side = run(["softmax_pos"], columns=["rocq"])
    assert side.passed and "coq" not in side.versions
    assert f"rocq: 1 not run\n  not run: {missing['reason']}\n" in side.text()


def test_a_column_that_does_not_apply_says_why(without_coqc, monkeypatch):
    entry = replace(BOOK.entries["softmax_pos"], not_applicable={"rocq": "no numbers"})
    monkeypatch.setitem(vars(BOOK), "theorems", {**BOOK.theorems, "softmax_pos": entry})
    assert rocq(["softmax_pos"]).columns["softmax_pos"] == {
        "status": "not applicable",
        "reason": REASONS["no numbers"],
    }


@needs_coqc
def test_a_theorem_is_checked_with_what_it_needs(small):
    side = collect("softmax_pos", ["rocq"])["rocq"]
    assert (side["status"], side["axioms"]) == ("pass", [])
    part = run(["softmax_pos"], columns=["rocq"])
    assert part.passed and part.library == ()
    assert part.versions["coq"] == side["coq"]


@needs_coqc
def test_of_the_whole_book_all_files_are_checked(small, monkeypatch):
    monkeypatch.setitem(vars(BOOK), "theorems", {name: BOOK.entries[name] for name in ("softmax_pos", "softmax_vjp")})
    whole = run(columns=["rocq"], jobs=2)
    assert [t["rocq"]["status"] for t in whole.theorems] == ["pass", "fail"]
    assert {f["name"]: f["rocq"]["status"] for f in whole.library} == {
        "derive/rocq/library/Base.v": "pass",
        "derive/rocq/library/Wrong.v": "fail",
    }
    assert [(name, column) for name, column, _ in whole.failures()] == [
        ("softmax_vjp", "rocq"),
        ("derive/rocq/library/Wrong.v", "rocq"),
    ]
    assert "beside the theorems, 1 of 2 files pass, with 1 theorem" in whole.text()
    assert "repeat: verify run softmax_vjp --columns rocq" in whole.text()


@needs_coqc
def test_a_book_that_cannot_be_written_fails(small, monkeypatch):
    def refuse(*_):
        raise ProofError("softmax_pos, step 1: sides differ")

    monkeypatch.setattr(by_rocq, "_written_for_rocq", refuse)
    side = rocq(["softmax_vjp"]).columns["softmax_vjp"]
    assert side["status"] == "fail"
    assert side["failures"] == ["the book cannot be written for Rocq: softmax_pos, step 1: sides differ"]


# ---- what was recorded ----


@needs_coqc
def test_another_elaboration_of_the_same_statement_fails_until_it_is_accepted(small, monkeypatch):
    rows = [ROWS[0]._replace(elaborated=True)]
    monkeypatch.setattr(by_rocq, "_written_for_rocq", lambda *_: (FILES, rows))
    first = rocq(["softmax_pos"], recorded=ACCEPTED).columns["softmax_pos"]
    assert first["status"] == "pass"
    (digest,) = first["elaborated"]
    version = found_once().version
    assert rocq(["softmax_pos"], recorded=Earlier({"softmax_pos": [digest]}, version)).columns["softmax_pos"] == first
    other = Earlier({"softmax_pos": ["another"]}, version)
    column = rocq(["softmax_pos"], recorded=other).columns["softmax_pos"]
    assert column["status"] == "fail"
    assert column["elaborated"] == ["another"], "what was recorded stands: to record again does not make it right"
    assert column["failures"][0].endswith("[elaborated]")


@needs_coqc
def test_a_statement_that_was_never_compared_does_not_pass(small, monkeypatch):
    rows = [ROWS[0]._replace(elaborated=True)]
    monkeypatch.setattr(by_rocq, "_written_for_rocq", lambda *_: (FILES, rows))
    version = found_once().version
    for recorded, why in (
        (NOTHING, "not compared: nothing is recorded; "),
        (Earlier({"softmax_vjp": ["e1"]}, version), "not compared: nothing is recorded; "),
        (Earlier({"softmax_pos": ["e1"]}, "7"), "not compared: what is recorded is of Coq 7; "),
    ):
        column = rocq(["softmax_pos"], recorded=recorded).columns["softmax_pos"]
        assert (column["status"], "elaborated" in column) == ("not run", False), "to record this accepts nothing"
        assert column["reason"].startswith(why) and column["reason"].endswith("--accept [elaborated]")


@needs_coqc
def test_what_was_recorded_stands_where_a_theorem_fails_otherwise(small, monkeypatch):
    rows = [ROWS[0]._replace(elaborated=True, says="1 = 2")]
    monkeypatch.setattr(by_rocq, "_written_for_rocq", lambda *_: (FILES, rows))
    column = rocq(["softmax_pos"], recorded=Earlier({"softmax_pos": ["e1"]}, found_once().version))
    assert column.columns["softmax_pos"]["elaborated"] == ["e1"]


def test_a_cache_that_was_edited_is_written_anew(monkeypatch, tmp_path):
    monkeypatch.setattr(by_rocq, "BOOK", empty := Book([]))
    first = by_rocq._written_for_rocq(empty, tmp_path)
    store = tmp_path / "written.json"
    honest = store.read_text(encoding="utf-8")
    store.write_text(honest.replace("Print Assumptions book", "Print book"), encoding="utf-8")
    assert store.read_text(encoding="utf-8") != honest
    assert by_rocq._written_for_rocq(empty, tmp_path) == first
    assert store.read_text(encoding="utf-8") == honest


# ---- hypotheses that hold somewhere ----

WITNESS = "Lemma softmax_pos_satisfiable : exists n : nat, n = 0.\nProof. exists 0. exact eq_refl. Qed.\n"


@needs_coqc
@pytest.mark.parametrize(
    "lemma, failure",
    [
        (WITNESS, ""),
        (WITNESS.replace("n = 0", "n = n"), 'is expected to have type "exists n : nat, n = 0". [stated]'),
        (WITNESS.replace("exists 0", "exists 1"), "[compiler]"),
        (
            WITNESS.replace("exists 0. exact eq_refl. Qed", "Admitted"),
            "rests on Shown.softmax_pos_satisfiable [axioms]",
        ),
        ("", "The reference Book.Shown.softmax_pos_satisfiable was not found in the current environment. [compiler]"),
    ],
)
def test_a_theorem_whose_hypotheses_are_not_shown_to_hold_somewhere_fails(small, monkeypatch, lemma, failure):
    rows = [
        *ROWS,
        ToCheck("Witnesses.softmax_pos", "Book/Shown.v", "softmax_pos_satisfiable", "exists n : nat, n = 0"),
    ]
    entry = replace(BOOK.entries["softmax_pos"], given=BOOK.entries["softmax_lt_one"].given)
    monkeypatch.setitem(vars(BOOK), "theorems", {**BOOK.theorems, "softmax_pos": entry})
    monkeypatch.setattr(by_rocq, "_written_for_rocq", lambda *_: ({**FILES, "Book/Shown.v": lemma}, rows))
    column = rocq(["softmax_pos"]).columns["softmax_pos"]
    assert column["status"] == ("fail" if failure else "pass")
    for line in column.get("failures", ()):
        assert line.startswith("its hypotheses are not shown to hold anywhere: build/rocq/Book/Shown.v")
    assert failure in "\n".join(column.get("failures", ()))


# ---- what is read back ----


@needs_coqc
def test_a_statement_that_is_not_that_of_its_entry_fails_though_rocq_accepts_it(small, monkeypatch):
    assert rocq(["softmax_pos"]).columns["softmax_pos"]["status"] == "pass"
    line = "build/rocq/Book/Good.v, softmax_pos: claim: eq stands where the entry has lt [read-back]"
    monkeypatch.setattr(by_rocq, "_misread_in", lambda *_: {"softmax_pos": line})
    column = rocq(["softmax_pos"]).columns["softmax_pos"]
    assert (column["status"], column["failures"]) == ("fail", [line])


def test_every_statement_of_a_chapter_is_read_back(chapter):
    files, rows = chapter
    part = part_of_the_book()
    assert by_rocq._misread_in(part, files, rows) == {}
    honest = next(row for row in rows if row.name == "product_mean")
    cheat = honest._replace(says=honest.says.replace(", E (", " (cheat : mu = 0), E ("))
    assert by_rocq._misread_in(part, files, [cheat]) == {
        "product_mean": 'build/rocq/Book/DotProduct.v, product_mean: hypothesis 4 of 3, "cheat : mu = 0": '
        "it is not in the entry [read-back]"
    }


def test_where_a_definition_cannot_be_read_nothing_of_the_book_is(chapter):
    _, rows = chapter
    entry = BOOK.entries["product_mean"]
    stated = {"product_mean": (entry.given, entry.claim)}
    problem = "definition of strange: 'limit' is not known, after 'Definition strange (x : R) : R := limit'"
    assert misread(rows, ["Definition strange (x : R) : R := limit x."], stated) == {
        "product_mean": f"build/rocq/Book/DotProduct.v, product_mean: {problem} [read-back]"
    }


# ---- what is asked ----


NAMES = ("product_mean", "dot_product_mean_of_entries", "dot_product_mean_of_correlated")
"""Of one chapter: one theorem, another that cites it, and one with a single hypothesis."""


def part_of_the_book():
    """Return a book of three theorems, with the wrong formulas of one."""
    entries = [BOOK.entries[name] for name in NAMES]
    return Book([Chapter("dot_product", entries, mistakes=[BOOK.mistakes["product_mean"]])])


@pytest.fixture(scope="module")
def chapter():
    """The files and the rows of a book of one chapter."""
    part = part_of_the_book()
    return for_rocq(Development(part, proved(part.entries)), library())


def test_every_theorem_is_asked_where_it_stands_and_by_what_its_entry_says(chapter):
    files, rows = chapter
    (refuted,) = (row for row in rows if row.theorem == "every_refutation")
    assert refuted.integers
    rows = [row for row in rows if row is not refuted]  # a list of theorems, printed by a file of its own
    names = list(NAMES)
    shown = [f"{name}_satisfiable" for name in NAMES if BOOK.entries[name].given]
    assert [row.theorem for row in rows if row.file == "Book/WitnessesDotProduct.v"] == shown
    assert [row.theorem for row in rows if row.says] == names + shown
    assert [row.theorem for row in rows if row.elaborated] == names + shown
    for row in rows:
        stands = re.findall(rf"^(?:Theorem|Lemma|Corollary) {row.theorem}\b", files[row.file], flags=re.MULTILINE)
        assert len(stands) == 1, row.name
    assert {row.theorem for row in rows if row.file == "Book/Facts.v"} == set(FACTS)
    assert {row.file for row in rows if row.integers} == {"Derive/DecayEnclosures.v"}
    assert len({row.name for row in rows}) == len(rows)
    mean = next(row for row in rows if row.name == "dot_product_mean_of_entries")
    assert mean.says.startswith("forall (d : nat) (d_pos : (0 < d)%nat) (P : probability)")


def test_what_is_asked_is_what_the_published_list_prints(chapter):
    files, rows = chapter
    text = without_comments(files["Book/Assumptions.v"])
    titles = re.findall(r"Print Assumptions (\w+)\.", text)
    listed = [name for title in titles for name in re.findall(r"@(\w+\.\w+)", texts_under(text, title))]
    listed.append("RefutationAssumptions.every_refutation")
    assert sorted(f"{row.file.partition('/')[2].removesuffix('.v')}.{row.theorem}" for row in rows) == sorted(listed)


def texts_under(text, title):
    """Return the definition of a list."""
    return text.partition(f"Definition {title} : True :=")[2].partition("I.\n")[0]


def test_the_book_is_written_anew_if_a_source_has_changed(monkeypatch, tmp_path):
    monkeypatch.setattr(by_rocq, "BOOK", empty := Book([]))
    first = by_rocq._written_for_rocq(empty, tmp_path)
    assert "Book/Facts.v" in first[0]
    with monkeypatch.context() as patch:
        patch.setattr(by_rocq, "for_rocq", None)
        assert by_rocq._written_for_rocq(empty, tmp_path) == first
        patch.setattr(by_rocq, "__file__", str(tmp_path / "verify" / "rocq" / "book.py"))
        (tmp_path / "verify" / "rocq").mkdir(parents=True)
        (tmp_path / "verify" / "rocq" / "book.py").write_text("changed", encoding="utf-8")
        with pytest.raises(TypeError):
            by_rocq._written_for_rocq(empty, tmp_path)


@needs_coqc
def test_what_is_written_by_hand_is_compiled_meanwhile(monkeypatch, tmp_path):
    texts = {name: FILES[f"Derive/{name}.v"] for name in ("Base", "Wrong")}
    monkeypatch.setattr(by_rocq, "library", lambda: texts)
    with by_rocq._library_compiled(found_once(), tmp_path / "build"):
        for _ in range(600):
            if (tmp_path / "build" / "Derive" / "Base.key").exists():
                break
            sleep(0.1)
    world = Files(found_once(), {f"Derive/{name}.v": text for name, text in texts.items()}, tmp_path / "build")
    assert world._current("Derive/Base.v")
    assert not world._current("Derive/Wrong.v")


@needs_coqc
def test_what_is_done_meanwhile_ends_when_the_book_cannot_be_written(monkeypatch, tmp_path):
    monkeypatch.setattr(by_rocq, "library", lambda: {"Slow": "Goal True. do 1000000000 idtac. Abort."})
    with pytest.raises(KeyError), by_rocq._library_compiled(found_once(), tmp_path / "build"):
        raise KeyError
    assert not list((tmp_path / "build").rglob("*.vo"))


def test_the_library_without_the_book_is_most_of_it_and_requires_nothing_else():
    rest = by_rocq._without_the_book(library())
    assert len(rest) > len(library()) / 2
    assert "Derive/Support.v" in rest
    assert not [path for path, text in rest.items() if "From Book" in without_comments(text)]
    texts = {
        "Low": "",
        "Above": "From Derive Require Low.",
        "Cites": "From Book Require Facts.",
        "Over": "From Derive Require Cites.",
    }
    assert list(by_rocq._without_the_book(texts)) == ["Derive/Low.v", "Derive/Above.v"]
