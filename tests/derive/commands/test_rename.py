"""Another name of a theorem: in every place, with the old one as a door; or nothing has changed."""

from dataclasses import replace

import pytest

import verify
from derive import theorem
from derive.books.book import Book, BookError, Chapter
from derive.chapters import BOOK
from derive.commands.rename import rename, renamed
from derive.kernel.terms import DeriveError
from tests.test_own_book import at_home, folder  # noqa: F401  the fixture of CONTRIBUTING's own book

OLD, NEW = "shares_sum_one", "shares_add_up"


@pytest.fixture
def texts(folder):  # noqa: F811
    """The own book, with what speaks of its theorem, and what only looks as if it did."""
    (folder / "docs").mkdir()
    (folder / "docs" / f"{OLD}.tex").write_text(rf"\label{{thm:{OLD}}} \cited{{{OLD}}}", encoding="utf-8")
    (folder / "notes.md").write_text(f"{OLD}, x{OLD} and {OLD}_of_two stand apart", encoding="utf-8")
    (folder / "picture.bin").write_bytes(b"\xff" + OLD.encode())
    for passed in (".git", "build"):
        (folder / passed).mkdir()
        (folder / passed / "log").write_text(OLD, encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(OLD, encoding="utf-8")
    return folder


def content(place):
    return {path.relative_to(place): path.read_bytes() for path in place.rglob("*") if path.is_file()}


def test_every_place_follows_and_the_old_name_still_opens(texts):
    with at_home(texts):
        digest = theorem(OLD, Book.load("mine")).digest
        said = rename(OLD, NEW, Book.load("mine"))
    assert said.document["files"] == {
        "docs/shares_add_up.tex": 2,
        "mine/shares/counterparts.py": 1,
        "mine/shares/mistakes.py": 1,
        "mine/shares/theorems.py": 2,
        "notes.md": 1,
    }
    assert f"{OLD} is {NEW} in 5 files" in said.text
    stated = (texts / "mine" / "shares" / "theorems.py").read_text(encoding="utf-8")
    assert f'{NEW} = Entry(\n    name="{NEW}",\n    formerly=("{OLD}",),\n    title=' in stated
    assert (texts / "notes.md").read_text(encoding="utf-8") == f"{NEW}, x{OLD} and {OLD}_of_two stand apart"
    kept = [path.name for path, data in content(texts).items() if OLD.encode() in data]
    assert sorted(kept) == ["CHANGELOG.md", "log", "log", "notes.md", "picture.bin", "theorems.py"]
    with at_home(texts):
        book = Book.load("mine")
        assert theorem(OLD, book).name == theorem(NEW, book).name == NEW
        assert theorem(OLD, book).digest == digest
        assert book.former == {OLD: NEW}
        report = verify.run([OLD], columns=["kernel", "transformer"], book=book)
        assert [t["name"] for t in report.theorems] == [NEW]
        assert report.passed


def test_a_theorem_that_had_another_name_keeps_both(texts):
    with at_home(texts):
        renamed(OLD, NEW, Book.load("mine"))
    with at_home(texts):
        renamed(NEW, "shares_total", Book.load("mine"))
    stated = (texts / "mine" / "shares" / "theorems.py").read_text(encoding="utf-8")
    assert f'    name="shares_total",\n    formerly=("{NEW}", "{OLD}",),\n' in stated
    with at_home(texts):
        assert theorem(OLD, Book.load("mine")).name == "shares_total"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("share_sum_one", NEW, "there is no theorem 'share_sum_one'; did you mean shares_sum_one"),
        (OLD, "Shares", "'Shares': a name of small letters, digits and _ was expected"),
        (
            OLD,
            "softmax_mean_of_constant",
            "a name that nothing has was expected; it stands in mine/shares/counterparts.py",
        ),
        (OLD, "share", "share: a name that nothing has was expected; it stands in mine/shares/mistakes.py"),
    ],
)
def test_a_refusal_changes_nothing(texts, old, new, said):
    before = content(texts)
    with at_home(texts), pytest.raises(DeriveError, match=said):
        renamed(old, new, Book.load("mine"))
    assert content(texts) == before


def test_an_entry_without_a_line_for_its_name_is_refused(texts):
    module = texts / "mine" / "shares" / "theorems.py"
    module.write_text(module.read_text(encoding="utf-8").replace(f'    name="{OLD}",\n', f'    "{OLD}",\n'))
    with at_home(texts), pytest.raises(DeriveError, match='a line name="shares_sum_one", of the entry was expected'):
        renamed(OLD, NEW, Book.load("mine"))


def test_a_book_that_is_only_at_hand_has_no_text():
    with pytest.raises(DeriveError, match="a book in a module was expected"):
        renamed("softmax_pos", "softmax_positive_one", Book([Chapter("one", [BOOK.entries["softmax_pos"]])]))


def test_a_name_that_another_theorem_has_or_had_is_refused():
    first, second = BOOK.entries["partition_pos"], BOOK.entries["softmax_pos"]
    for other in ("partition_pos", "older"):
        book = Book([Chapter("two", [replace(first, formerly=("older",)), replace(second, formerly=(other,))])])
        with pytest.raises(BookError, match=f"{other}: two theorems of the book have this name, or had it"):
            book.theorems  # noqa: B018
