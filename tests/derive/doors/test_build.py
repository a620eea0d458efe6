"""What `build` writes, and what `--check` sees."""

import json
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from derive.books.book import Book
from derive.chapters import BOOK
from derive.commands.cli import main as run
from derive.doors import build as module
from derive.doors import records
from derive.doors.build import BuildError, apart, build, differences, documents, generate, references, write
from derive.doors.reference import theorem
from derive.kernel.certificate import check
from derive.language.text.statements import parse_statement
from derive.render.bibliography import BibliographyError, parse_bibliography
from derive.render.evidence import Evidence, EvidenceError
from derive.rocq.book import library
from tests.book import few
from tests.derive.render.test_page import TEX, problems

ROOT = Path(__file__).parents[3]
REFERENCES = ROOT / "docs" / "references.bib"


def known():
    return parse_bibliography(REFERENCES.read_text(encoding="utf-8"))


@pytest.fixture
def files(generated_once):
    """The documents of a small book."""
    return apart(generated_once(BOOK, Evidence(), known()))[0]


@cache
def whole():
    """What is written of the book."""
    return apart(generate(BOOK, Evidence(), known()))[0]


BOOKS = {"few": few, "whole": lambda: BOOK}
EITHER = pytest.mark.parametrize(
    "of", ["few", pytest.param("whole", marks=[pytest.mark.long, pytest.mark.xdist_group("build")])]
)
"""What is true of a small book, and of the whole one where time is taken."""


@pytest.fixture
def written(of, files):
    return whole() if of == "whole" else files


@pytest.fixture
def book(of):
    return BOOKS[of]()


@pytest.fixture
def folder(unmeasured, files):
    write(unmeasured, files)
    return unmeasured


def test_what_is_generated_for_the_same_arguments_is_generated_once(files, generated_once):
    again = generated_once(BOOK, Evidence(), known())
    assert all(again[path] is content for path, content in files.items())


# --- what is written ---


@EITHER
def test_every_theorem_has_its_page_in_the_book(written, book, of):
    pages = {f"proofs/{name}.tex" for name in (*book.entries, *book.analytic)}
    rest = {"book.tex", "theorems.json", "notation.md", "certificate.md", "trusted_base.md", "transformerproofs.sty"}
    rest |= {"index.tsv", "rocq.sha256"}
    rest |= {"sources.md"} if of == "whole" else set()
    assert set(written) == pages | rest
    tex = written["book.tex"].decode()
    assert re.findall(r"\\input\{proofs/(\w+)\}", tex) == list(book.theorems)


def test_our_book_has_the_claims_of_the_sources_and_topics_too(monkeypatch):
    """As no other; judging the claims takes as long as many proofs, so it is asked which are printed, and where."""
    claims = (["the claims, typeset"], "# The claims")
    monkeypatch.setattr(module, "_claims", lambda: claims)
    monkeypatch.setattr(module, "BOOK", few())
    monkeypatch.setattr(few(), "topics", [("Words", [("A topic", "softmax jacobian")])])
    jacobian = few().theorems["softmax_jacobian"]
    monkeypatch.setattr(module, "find", lambda words, book, share: [jacobian] if words == "softmax jacobian" else [])
    files = generate(few(), Evidence(), known())
    assert files["sources.md"].decode() == claims[1]
    book = files["book.tex"].decode()
    assert claims[0][0] in book
    assert r"\index{topic@A topic}" in book


@pytest.mark.parametrize("name", ["softmax_jacobian", "softmax_of_ties", "softmax_jacobian_zero_iff_onehot"])
def test_a_reference_shows_the_page_that_is_written(name, files, monkeypatch):
    monkeypatch.setattr("derive.doors.cited.recorded_evidence", lambda book: Evidence())
    assert theorem(name, few()).latex().encode() == files[f"proofs/{name}.tex"]


@EITHER
def test_files_are_utf8_with_newlines_and_name_no_place_outside(written):
    for path, content in written.items():
        text = content.decode("utf-8")
        assert "\r" not in text, path
        assert text.endswith("\n") and not text.endswith("\n\n"), path
        assert str(ROOT) not in text and "/tmp/" not in text, path


@EITHER
def test_theorems_json_says_what_a_certificate_is_compared_with(written, book):
    records = json.loads(written["theorems.json"])["theorems"]
    assert [r["name"] for r in records] == list(book.entries)
    expected = {r["name"]: r["digest"] for r in records}
    proof = theorem("softmax_jacobian").certificate()
    assert set(check(proof, expected)) == {"softmax_jacobian"}
    wrong = expected | {"softmax_jacobian": expected["softmax_vjp"]}
    with pytest.raises(Exception, match="another statement"):
        check(proof, wrong)
    for r in records:
        assert r["rules"] > 0 and r["latex"]["claim"] and r["claim"]
        assert set(r["lemmas"]) <= set(expected)


@EITHER
def test_theorems_json_holds_what_rocq_proves(written, book):
    records = json.loads(written["theorems.json"])["analysis"]
    assert [r["name"] for r in records] == list(book.analytic)
    for r in records:
        assert len(r["digest"]) == 64 and r["latex"]["claim"]
        assert "certified" in r and "rocq" not in r if r["name"] in book.certified else r["rocq"]["statements"]
        assert set(r["lemmas"]) <= {*book.entries, *book.analytic}
    assert "\\begin{rocq}" in written[f"proofs/{records[0]['name']}.tex"].decode()


@EITHER
def test_the_claim_as_text_is_read_back(written, book):
    for entry in book.entries.values():
        assert parse_statement(str(theorem(entry.name, book))) == (entry.given, entry.claim, entry.where)
    records = {r["name"]: r for r in json.loads(written["theorems.json"])["theorems"]}
    assert records["softmax_jacobian"]["claim"] in str(theorem("softmax_jacobian"))


def test_the_trusted_base_lists_every_rule_law_and_file(files):
    from derive.kernel.facts import FACTS
    from derive.kernel.rules import RULES

    text = files["trusted_base.md"].decode()
    for name, (_, function) in RULES.items():
        assert f"### `{name}`" in text
        if "Raises" in (function.__doc__ or ""):
            after = text.split(f"### `{name}`")[1].split("###")[0]
            assert "Refuses: " in after, name
    assert all(f"| `{name}` |" in text for name in FACTS)
    assert all(f"`derive/kernel/{p.name}`" in text for p in (ROOT / "derive" / "kernel").glob("*.py"))


def test_a_source_that_nobody_can_look_up_stops_the_build():
    with pytest.raises(BuildError, match=r"bridle1990|seed000|seed001"):
        generate(few(), Evidence(), {"vaswani2017": {"title": "x"}})


def tree(folder: Path) -> list[Path]:
    return sorted(p for p in folder.rglob("*") if p.is_file())


# --- check ---


def test_what_was_written_does_not_differ(folder, files):
    assert differences(folder, files) == []
    assert build(folder, check=True) == []


def test_one_byte_is_seen(folder, files):
    path = folder / "proofs" / "softmax_jacobian.tex"
    content = path.read_bytes()
    path.write_bytes(content.replace(b"quotient rule", b"Quotient rule"))
    (found,) = differences(folder, files)
    assert found.path == "proofs/softmax_jacobian.tex"
    assert re.fullmatch(r"differs in line \d+", found.what)
    path.write_bytes(content[:-1])
    assert len(differences(folder, files)) == 1
    path.write_bytes(content.replace(b"\n", b"\r\n"))
    assert len(differences(folder, files)) == 1


def test_the_files_for_rocq_are_written_where_they_are_asked_for(unmeasured, tmp_path, generated_once, capsys):
    place = tmp_path / "rocq"
    assert run(["build", "--out", str(unmeasured), "--rocq", str(place)]) == 0
    texts = apart(generated_once(BOOK, Evidence(), {}))[1]
    assert {p.stem: p.read_text(encoding="utf-8") for p in (place / "Book").glob("*.v")} == texts
    assert {f"Derive/{name}.v" for name in library()} < {*(place / "_CoqProject").read_text(encoding="utf-8").split()}
    assert not list(unmeasured.rglob("*.v"))
    shutil.rmtree(place)
    record = unmeasured / "rocq.sha256"
    record.write_text(record.read_text(encoding="utf-8").replace("  Softmax.v softmax_pos", "0  Softmax.v softmax_pos"))
    assert run(["build", "--check", "--out", str(unmeasured), "--rocq", str(place)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("rocq.sha256: differs in line ")
    assert not place.exists()


def test_a_missing_and_a_left_over_page_are_seen(folder, files):
    (folder / "notation.md").unlink()
    page = files["proofs/softmax_jacobian.tex"].decode()
    (folder / "proofs" / "old_name.tex").write_text(page, encoding="utf-8")
    (folder / "proofs" / "by_hand.tex").write_text("mine", encoding="utf-8")
    assert [str(d) for d in build(folder, check=True)] == [
        "notation.md: is missing",
        "proofs/old_name.tex: belongs to no theorem",
    ]
    assert build(folder) == []
    assert not (folder / "proofs" / "old_name.tex").exists()
    assert (folder / "proofs" / "by_hand.tex").exists()


def test_a_damaged_table_of_a_figure_is_seen(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "generate", lambda *_: {})
    tables = Path(shutil.copytree(ROOT / "docs" / "figures", tmp_path / "figures"))
    assert build(tmp_path, check=True) == []
    (tables / "positions.csv").write_text("position\n0\n", encoding="utf-8")
    (tables / "left_over.csv").write_text("x\n0\n", encoding="utf-8")
    damaged, left_over = build(tmp_path, check=True)
    assert damaged.path == "figures/positions.csv" and damaged.what.startswith("the columns position, channel 0, ")
    assert str(left_over) == "figures/left_over.csv: belongs to no figure"


def test_the_book_is_written_and_no_check_compares_it(folder, files):
    (folder / "book.tex").write_bytes(b"of fewer theorems")
    assert build(folder, check=True) == []
    (folder / "book.tex").unlink()
    assert build(folder, check=True) == []
    assert build(folder) == []
    assert (folder / "book.tex").read_bytes().startswith(b"% Written by `derive build`")


def test_check_writes_nothing(folder):
    (folder / "notation.md").unlink()
    before = tree(folder)
    build(folder, check=True)
    assert tree(folder) == before


# --- what cannot be written or read ---


def test_a_folder_that_cannot_be_made(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "generate", None)  # it is seen before all is proved
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BuildError, match="cannot be written") as refused:
        build(tmp_path / "file" / "docs")
    assert "\n" not in str(refused.value)
    assert tree(tmp_path) == [tmp_path / "file"]


def test_a_write_that_fails_leaves_no_partial_file(tmp_path, files, monkeypatch):
    def full(path, content):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BuildError, match="No space left on device"):
        write(tmp_path / "docs", files)
    assert tree(tmp_path) == []
    assert not (tmp_path / "docs").exists()


def test_a_rename_that_fails_leaves_whole_files_only(folder, files, monkeypatch):
    calls = []
    for name in files:
        (folder / name).write_bytes(b"old")

    def third_fails(a, b):
        calls.append(b)
        if len(calls) == 3:
            raise OSError(13, "Permission denied")
        shutil.move(a, b)

    monkeypatch.setattr(module.os, "replace", third_fails)
    with pytest.raises(BuildError, match="Permission denied"):
        write(folder, files)
    new = [name for name, content in files.items() if (folder / name).read_bytes() == content]
    assert len(new) == 2 and all((folder / name).read_bytes() == b"old" for name in files if name not in new)
    assert [p.name for p in folder.iterdir() if p.name.startswith(".")] == []


def test_what_is_written_already_is_left_alone(folder, files):
    (folder / "book.tex").write_bytes(b"old")
    for name in files:
        os.utime(folder / name, (0, 0))
    write(folder, files)
    assert [name for name in files if (folder / name).stat().st_mtime] == ["book.tex"]


def test_damaged_evidence_is_one_clear_line_and_writes_nothing(tmp_path):
    (tmp_path / "evidence.json").write_text('{"version": 1, "theorems": ', encoding="utf-8")
    with pytest.raises(EvidenceError, match="not JSON"):
        build(tmp_path)
    assert tree(tmp_path) == [tmp_path / "evidence.json"]


def test_an_installed_package_writes_docs_of_the_working_directory(monkeypatch, tmp_path, generated_once):
    package = tmp_path / "site-packages" / "derive"
    (package / "recorded").mkdir(parents=True)
    shutil.copy(REFERENCES, package / "recorded")
    monkeypatch.setattr(records, "__file__", str(package / "records.py"))
    monkeypatch.setattr(records, "INSTALLED", package / "recorded")
    monkeypatch.chdir(tmp_path)
    assert module.documents() == Path("docs")
    build()
    assert (tmp_path / "docs" / "proofs" / "softmax_jacobian.tex").is_file()
    assert module.documents() == Path("docs")
    (tmp_path / "docs" / "book.tex").unlink()  # which is not committed
    assert module.documents() == Path("docs")
    (tmp_path / "docs" / records.TOLD_BY).write_text("my own", encoding="utf-8")
    with pytest.raises(BuildError, match="--out DIR"):
        build()
    assert (tmp_path / "docs" / records.TOLD_BY).read_text(encoding="utf-8") == "my own"


def test_without_a_bibliography_sources_are_printed_by_their_keys(monkeypatch, tmp_path):
    monkeypatch.setattr(records, "checkout", lambda: tmp_path / "nowhere")
    build(tmp_path, book=few())
    assert "thebibliography" not in (tmp_path / "book.tex").read_text(encoding="utf-8")


def test_a_bibliography_that_is_not_there_is_empty_and_a_damaged_one_refused(monkeypatch, tmp_path):
    monkeypatch.setattr(records, "checkout", lambda: tmp_path / "nowhere")
    assert references(tmp_path) == {}
    (tmp_path / "references.bib").write_text("@misc{a, title = {b}", encoding="utf-8")
    with pytest.raises(BibliographyError, match="fields in braces"):
        build(tmp_path)


# --- TeX ---


def typeset(folder: Path) -> bytes:
    command = ["latexmk", "-pdf", "-silent", "-halt-on-error", "-interaction=nonstopmode", "book.tex"]
    subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=300)
    return (folder / "book.pdf").read_bytes()


@pytest.mark.long
@pytest.mark.skipif(not TEX, reason="not run: latexmk and pdflatex are not installed")
def test_a_book_is_set_without_warnings_and_twice_alike(unmeasured):
    """Of one chapter; `.ci/run` reads the log of the whole book."""
    folder = unmeasured
    assert build(folder, book=Book([BOOK.chapters["softmax"]])) == []
    first = typeset(folder)
    log = (folder / "book.log").read_text(encoding="latin-1")
    assert problems(log) == []
    assert "Rerun to get" not in log
    assert ", 0 rejected)" in (folder / "book.ilg").read_text(encoding="latin-1").replace("\n", "")
    for path in folder.glob("book.*"):
        if path.suffix != ".tex":
            path.unlink()
    assert typeset(folder) == first


@pytest.mark.parametrize(("held", "refused"), [("evidence.json", False), ("index.md", True), (None, True)])
def test_a_folder_of_records_is_written_to_and_any_other_is_left_alone(held, refused, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(module, "checkout", lambda: None)
    if held is None:
        (tmp_path / "docs").write_text("a file", encoding="utf-8")
    else:
        (tmp_path / "docs").mkdir()
        (tmp_path / "docs" / str(held)).write_text("{}", encoding="utf-8")
    if refused:
        with pytest.raises(BuildError, match="docs/ is not what derive build writes: say where to write"):
            documents()
    else:
        assert documents() == Path("docs")


def test_how_far_it_is_is_said_also_of_what_is_written_when_all_is_proved():
    steps = []
    generate(few(), Evidence(), {}, lambda *step: steps.append(step))
    names = list(few().theorems)
    assert steps[: len(names)] == [(n, len(names), name) for n, name in enumerate(names)]
    assert [step[:2] for step in steps[len(names) :]] == [(0, 3), (1, 3), (2, 3)]
