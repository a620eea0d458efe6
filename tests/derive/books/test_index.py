"""The index saves time and decides nothing: whatever it says, a theorem is found, and where the book has it."""

import subprocess
import sys

import pytest

from derive.books.book import Book, Chapter
from derive.books.index import INDEX, index, read_index
from derive.chapters import BOOK

FIRST = """
from derive import Entry, Eq, algebra, calc, reals, step
a, b = reals("a b")
sum_commutes = Entry(
    name="sum_commutes",
    title="Sums commute",
    claim=Eq(a + b, b + a),
    proof=calc(step(b + a, algebra(), "any order")),
)
"""
SECOND = """
from dataclasses import replace
from derive.chapters.softmax.theorems import softmax_pos
from {package}.first import sum_commutes
sum_turned = replace(sum_commutes, name="sum_turned")
"""
TITLES = "theorem\tchapter\tmodule\n"


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of two modules, of which the second imports a theorem of the first, and one of another book."""
    monkeypatch.syspath_prepend(tmp_path)
    name = f"indexed_{tmp_path.name.replace('-', '_')}"
    (tmp_path / name).mkdir()
    for module, text in {"__init__": "", "first": FIRST, "second": SECOND}.items():
        (tmp_path / name / f"{module}.py").write_text(text.replace("{package}", name), encoding="utf-8")
    return name


def made(name: str) -> Book:
    return Book([Chapter("one", f"{name}.first"), Chapter("two", f"{name}.second")], name=name)


def test_a_theorem_of_the_index_is_found_in_its_module_alone(tmp_path, package):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / INDEX).write_text(f"{TITLES}sum_commutes\tone\t{package}.first\n")
    book = made(package)
    assert book["sum_commutes"].title == "Sums commute"
    assert f"{package}.second" not in sys.modules
    assert [book.chapter(name).name for name in ("sum_commutes", "sum_turned")] == ["one", "two"]


@pytest.mark.parametrize(
    "rows",
    [
        "",  # there is no row of it
        "sum_commutes\ttwo\t{}.second\n",  # stated by another module, which this one imports
        "sum_commutes\ttwo\t{}.first\n",  # of another chapter
        "sum_commutes\tone\tnowhere.at_all\nsum_turned\tthree\t{}.second\n",
        "sum_commutes\nsum_turned\t\t\n\t\tone\n",
        "sum_commutes\tone\t{}.first\tmore\n",
    ],
)
def test_a_stale_index_gives_no_wrong_theorem(tmp_path, package, rows):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / INDEX).write_text(TITLES + rows.replace("{}", package))
    assert made(package).chapter("sum_commutes").name == "one"
    assert made(package).chapter("sum_turned").name == "two"
    assert list(made(package)) == ["sum_commutes", "sum_turned"]


def test_a_theorem_that_a_module_imports_from_another_book_is_none_of_this_one(tmp_path, package):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / INDEX).write_text(f"{TITLES}softmax_pos\ttwo\t{package}.second\n")
    assert "softmax_pos" not in made(package)


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe"])
def test_without_an_index_the_whole_book_is_read(tmp_path, package, content):
    if content is not None:
        (tmp_path / "docs").mkdir()
        (tmp_path / "docs" / INDEX).write_bytes(content)
    assert not read_index(package)
    assert made(package).chapter("sum_turned").name == "two"


def test_an_installed_package_holds_its_index(tmp_path, package):
    (tmp_path / package / "recorded").mkdir()
    (tmp_path / package / "recorded" / INDEX).write_text(index(made(package).chapters.values()))
    rows = {"sum_commutes": ("one", f"{package}.first"), "sum_turned": ("two", f"{package}.second")}
    assert {name: row for name, row in read_index(package).items() if name in rows} == rows


def test_a_book_at_hand_has_no_index():
    assert read_index("") == {}
    assert index([Chapter("mine", [BOOK.entries["softmax_pos"]])]) == f"{TITLES}softmax_pos\tmine\t\n"


def test_the_index_of_our_book_has_every_theorem_in_reading_order():
    lines = index(BOOK.chapters.values()).splitlines()[1:]
    assert [line.split("\t")[0] for line in lines] == list(BOOK.theorems)
    places = [line.split("\t")[1:] for line in lines]
    assert all(module in BOOK.chapters[chapter].modules for chapter, module in places)


FOUND = """
import sys
from derive import theorem
theorem(sys.argv[1])
print(*sorted(m for m in sys.modules if m.startswith("derive.chapters.") and m.count(".") == 3))
"""


def test_one_module_of_ours_is_loaded_for_its_theorem():
    done = subprocess.run([sys.executable, "-c", FOUND, "dot_product_mean"], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["derive.chapters.dot_product.theorems"]
