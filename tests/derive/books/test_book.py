"""A book is a value: of modules that it names, or of theorems at hand; and what is wrong with one is said in a line."""

import sys
from dataclasses import replace

import pytest

from derive.books.book import Book, BookError, Chapter
from derive.books.mistakes import equivalent, mistakes, right
from derive.chapters import BOOK
from derive.kernel.terms import StatementError
from derive.language.analysis import Analytic
from derive.language.entry import Entry, Opening, algebra, calc, step
from derive.language.terms import Eq, reals

a, b = reals("a b")
FIRST = Entry(
    name="sum_commutes", title="Sums commute", claim=Eq(a + b, b + a), proof=calc(step(b + a, algebra(), "any order"))
)
SECOND = replace(FIRST, name="product_commutes", title="Products commute", claim=Eq(a * b, b * a))
BETWEEN = Analytic(
    name="between", title="Between", after="sum_commutes", file="", variables={}, claim=("0 = 0",), proof=("Clear.",)
)
ABOUT = mistakes(FIRST, right("one lost", a), equivalent(right("doubled", (2 * a + 2 * b) / 2), because="halved"))

THEOREMS = """
from derive.language.entry import Entry, Opening, algebra, calc, step
from derive.language.terms import Eq, reals
from derive.chapters.softmax.theorems import softmax_pos as imported, partition_pos

OPENING = Opening(title="Sums")
a, b = reals("a b")
sum_commutes = Entry(
    name="sum_commutes",
    title="Sums commute",
    claim=Eq(a + b, b + a),
    proof=calc(step(b + a, algebra(), "any order")),
)
"""
MISTAKES = """
from derive.books.mistakes import mistakes, right
from {package}.theorems import a, sum_commutes

MISTAKES = (mistakes(sum_commutes, right("one lost", a)),)
"""
LITERAL = """
from derive.books.book import Book, Chapter

BOOK = Book([Chapter("sums", "{package}.theorems", mistakes="{package}.mutants")], name=__name__)
"""


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Return a function that writes a package of modules, and its name."""
    monkeypatch.syspath_prepend(tmp_path)
    name = f"own_{tmp_path.name.replace('-', '_')}"

    def write(**files):
        for file, text in files.items():
            path = tmp_path / name / f"{file}.py"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text.replace("{package}", name), encoding="utf-8")
        return name

    yield write
    for module in [m for m in sys.modules if m == name or m.startswith(f"{name}.")]:
        del sys.modules[module]


def test_theorems_at_hand_are_a_book():
    book = Book([Chapter("sums", [FIRST, SECOND, BETWEEN], mistakes=[ABOUT]), Chapter("none", [])])
    assert list(book.theorems) == ["sum_commutes", "between", "product_commutes"]
    assert (list(book.entries), list(book.analytic)) == (["sum_commutes", "product_commutes"], ["between"])
    assert book.lookup("between") == (book.chapters["sums"], BETWEEN)
    assert book.lookup("nothing") is None
    assert [m.name for m in book.mutants["sum_commutes"]] == ["one lost"]
    assert [form.name for form in book.forms("sum_commutes")] == ["one lost", "doubled"]
    assert book.forms("product_commutes") == () and book.home == ""
    assert book.chapters["sums"].opening == Opening("Sums")


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: len(Book([Chapter("x", [FIRST, FIRST])])), "sum_commutes: two theorems of the book have this name"),
        (lambda: Book([Chapter("x", [FIRST]), Chapter("x", [])]), "two chapters have one name"),
        (lambda: Chapter("x", [SECOND, BETWEEN]).theorems, "between: follows sum_commutes, which is no theorem of x"),
        (lambda: Book([Chapter("x", [FIRST])])["between"], "between is no theorem of the book"),
    ],
)
def test_what_does_not_fit_together_is_refused(make, said):
    with pytest.raises(BookError, match=said):
        make()


def test_mistakes_about_no_theorem_of_the_chapter_are_refused():
    with pytest.raises(StatementError, match="mistakes about sum_commutes: no such theorem"):
        _ = Chapter("x", [SECOND], mistakes=[ABOUT]).mistakes


def test_a_book_of_modules_loads_them_when_it_is_asked(package):
    name = package(__init__="", theorems=THEOREMS, mutants=MISTAKES, book=LITERAL)
    book = Book.load(f"{name}.book")
    assert f"{name}.theorems" not in sys.modules
    chapter, entry = book.chapter("sum_commutes"), book["sum_commutes"]
    assert (entry.title, chapter.title) == ("Sums commute", "Sums")
    assert f"{name}.mutants" not in sys.modules
    assert list(book.mutants) == list(book.theorems) == ["sum_commutes"]  # what a module imports, it does not state
    assert (book.name, book.home) == (f"{name}.book", f"{name}/theorems.py")


FOLDER = """
from derive.books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems"])
"""


def test_a_book_of_packages_loads_a_chapter_when_it_is_asked_for(package):
    name = package(__init__=FOLDER, theorems=THEOREMS)
    book = Book([name])
    assert (repr(book), book.home) == (f"Book({name})", f"{name}/")
    assert name not in sys.modules
    assert list(book.chapters) == [name] and list(book) == ["sum_commutes"]


@pytest.mark.parametrize(
    "text",
    ["", "CHAPTER = 3", "from derive import Chapter\nCHAPTER = Chapter('other', [])"],
    ids=["none", "3", "other"],
)
def test_a_package_without_a_chapter_of_its_name_is_refused(package, text):
    name = package(__init__=text)
    with pytest.raises(
        BookError, match=rf"{name}: expected CHAPTER = Chapter.in_folder\(__name__, ...\), with the name"
    ):
        _ = Book([name]).chapters
    with pytest.raises(BookError, match="two chapters have one name"):
        Book([name, Chapter(name, [FIRST])])


def test_a_module_that_states_theorems_is_a_book_of_one_chapter(package):
    name = package(__init__=THEOREMS)
    book = Book.load(name)
    assert (list(book.chapters), list(book.theorems), book.name) == ([name], ["sum_commutes"], name)


def test_a_book_of_another_package_is_not_that_of_a_module_that_imports_it(package):
    name = package(__init__="from derive import *\n" + THEOREMS)
    assert list(Book.load(name).theorems) == ["sum_commutes"]


def test_ours_is_one_of_them():
    assert Book.load("derive") is Book.load("derive.chapters") is BOOK
    assert BOOK.home == "derive/chapters/"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1", "states no theorem, and has no BOOK"),
        ("BOOK = 3", "expected a book with a name"),
        ("from derive.books.book import Book\nBOOK = Book([])", "expected a book with a name"),
        ("x = 1 / 0", "cannot be loaded: __init__.py, line 1: ZeroDivisionError: division by zero"),
        ("x = (", r"cannot be loaded: SyntaxError: .*__init__\.py, line 1"),
    ],
)
def test_what_is_no_book_is_said_in_a_line(package, text, said):
    name = package(__init__=text)
    with pytest.raises(BookError, match=said):
        Book.load(name)


def test_a_module_that_is_not_there_is_told_from_one_that_it_imports(package):
    with pytest.raises(BookError, match="^there is no module 'nowhere', here or among those installed; a module"):
        Book.load("nowhere")
    with pytest.raises(BookError, match="there is no module 'nowhere_at_all'.*; nowhere_at_all.theorems was expected"):
        Book.load("nowhere_at_all.theorems")
    with pytest.raises(BookError, match="nowhere.py: the name of a module was expected, nowhere$"):
        Book.load("nowhere.py")
    with pytest.raises(BookError, match="mine/theorems: the name of a module was expected, such as mypackage.theorems"):
        Book.load("mine/theorems")
    name = package(__init__="import nowhere_at_all")
    with pytest.raises(ModuleNotFoundError, match="nowhere_at_all"):
        Book.load(name)
