"""What a chapter asks and answers, beside its theorems: what it names is there, and its sections divide the chapter."""

import pytest

from derive.books.book import BookError, Chapter
from derive.books.landing import AtNumbers, Landing
from derive.chapters import BOOK


def test_every_chapter_has_an_opening_whose_theorems_are_its_own():
    for chapter in BOOK.chapters.values():
        assert len(chapter.landing.chief) == 3 and chapter.landing.chinese is not None
        if chapter.landing.example is not None:
            assert chapter.landing.example.theorem in {e.name for e in chapter.entries}


def test_sections_divide_every_chapter_in_reading_order():
    for name, chapter in BOOK.chapters.items():
        order = [item.name for item in chapter.theorems]
        places = [order.index(first) for first in chapter.sections]
        assert places[0] == 0 and places == sorted(places), name
        assert len(set(chapter.sections.values())) == len(chapter.sections)
        assert max(b - a for a, b in zip(places, [*places[1:], len(order)], strict=True)) <= 13, name


@pytest.mark.parametrize(
    "landing",
    [
        Landing("What?", {"softmax_pso": "A sentence."}),
        Landing("What?", {}, AtNumbers("softmax_pso", {}, "")),
        Landing("What?", {}, sections={"softmax_pso": "Weights"}),
    ],
)
def test_a_landing_that_names_no_theorem_of_its_chapter_is_refused(landing):
    chapter = Chapter("mine", [BOOK.entries["softmax_pos"]], landing=landing)
    with pytest.raises(
        BookError, match="mine: softmax_pso in the landing is no theorem of the chapter; did you mean softmax_pos"
    ):
        _ = chapter.landing


def test_another_chapter_of_the_same_name_has_no_opening_of_ours():
    chapter = Chapter("softmax", [BOOK.entries["partition_pos"]])
    assert (chapter.landing, chapter.chief, chapter.sections, chapter.slogans, chapter.totals) == (None, {}, {}, {}, ())
