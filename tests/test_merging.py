"""Two contributors add a theorem each: git merges all that is committed, into what is written of both."""

import subprocess
from functools import cache

import pytest

from derive.books.book import Book, Chapter
from derive.books.mistakes import mistakes, right
from derive.chapters import BOOK
from derive.chapters.feed_forward.theorems import absolute, absolute_square, r
from derive.chapters.softmax.theorems import i, p, s, t
from derive.doors.build import BOOK_TEX, generate
from derive.doors.build import apart as documents_of
from derive.doors.records import recorded_evidence
from derive.language.entry import Entry, algebra, calc, differentiate, field_arithmetic, step
from derive.language.terms import Eq, HasDerivative, exp, log
from tests.book import few

softplus = Entry(
    name="softplus_derivative",
    title="Derivative of softplus",
    claim=HasDerivative(log(1 + exp(t)), t, 1 - 1 / (1 + exp(t))),
    proof=calc(
        step(exp(t) / (1 + exp(t)), differentiate(), "derivative of a logarithm"),
        step(1 - 1 / (1 + exp(t)), field_arithmetic(), "$e^t = (1 + e^t) - 1$"),
    ),
)
square = Entry(
    name="softmax_square_split",
    title="The square of a weight",
    claim=Eq(p[i] ** 2 - p[i], p[i] * (p[i] - 1)),
    proof=calc(step(p[i] * (p[i] - 1), algebra(), "one factor is taken out")),
)
fourth = Entry(
    name="absolute_fourth_power",
    title="The fourth power of an absolute value",
    claim=Eq(absolute(r) ** 4, r**4),
    proof=calc(step(r**4, algebra(absolute_square), "the square, squared")),
)
ADDED = {
    "softplus": (softplus, "partition_pos", right("opposite", 1 / (1 + exp(t))), right("slope", s), right("one", 1)),
    "square": (square, "softmax_jacobian_ne_zero", right("sign", p[i]), right("zero", 0), right("one", 1)),
    "fourth": (fourth, "absolute_square", right("square", r**2), right("cube", r**3), right("zero", 0)),
}
"""Theorems, each with the one that it follows and its mistakes: two of one chapter, and one of another."""
BOOKS = {"few": few, "whole": lambda: BOOK}


def grown(chapter: Chapter, *names: str) -> Chapter:
    """Return a chapter with those of these theorems too that follow one of its own."""
    items = list(chapter.theorems)
    made = [chapter.mistakes_about(item.name) for item in items]
    for entry, after, *wrong in map(ADDED.__getitem__, names):
        places = [number for number, item in enumerate(items) if item.name == after]
        for place in places:
            items.insert(place + 1, entry)
            made.append(mistakes(entry, *wrong))
    return Chapter(chapter.name, items, opening=chapter.opening, mistakes=made)


@cache
def documents(of: str, *names: str) -> dict[str, bytes]:
    """Return what is committed of a book with these theorems too."""
    book = BOOKS[of]()
    more = Book(grown(chapter, *names) for chapter in book.chapters.values())
    assert len(more.entries) == len(book.entries) + len(names)
    files, _ = documents_of(generate(more, recorded_evidence(BOOK), {}))
    return {path: files[path] for path in files if path != BOOK_TEX}


def merged(folder, base: bytes | None, ours: bytes | None, theirs: bytes | None) -> bytes | None:
    """Return what git makes of a file that two have changed, or raise where they conflict."""
    if base in (ours, theirs):
        return theirs if base == ours else ours
    files = [folder / name for name in ("ours", "base", "theirs")]
    for file, content in zip(files, (ours, base, theirs), strict=True):
        file.write_bytes(content or b"")
    done = subprocess.run(["git", "merge-file", "-p", *map(str, files)], capture_output=True, check=False)
    if done.returncode:
        raise ValueError(done.stdout.decode())
    return done.stdout


@pytest.mark.parametrize("pair", [("softplus", "fourth"), ("softplus", "square")], ids=["chapters", "one chapter"])
@pytest.mark.parametrize("of", ["few", pytest.param("whole", marks=pytest.mark.long)])
def test_theorems_of_two_contributors_merge_into_what_is_written_of_both(tmp_path, of, pair):
    base, both = documents(of), documents(of, *pair)
    ours, theirs = (documents(of, name) for name in pair)
    assert {f"proofs/{ADDED[name][0].name}.tex" for name in pair} == both.keys() - base.keys()
    changed = {path for path in base if base[path] not in (ours[path], theirs[path])}
    assert changed == {"index.tsv", "theorems.json", "rocq.sha256"}  # both
    for path in both:
        contents = (found.get(path) for found in (base, ours, theirs))
        assert merged(tmp_path, *contents) == both[path], path


def test_a_line_that_both_change_would_be_seen(tmp_path):
    with pytest.raises(ValueError, match="<<<<<<<"):
        merged(tmp_path, b"334 theorems\n", b"335 theorems\n", b"335 theorems, counted\n")
