"""Openings of chapters: what they name is there."""

from derive.books.chapter import Chapter
from derive.chapters import BOOK
from derive.teaching.landings import LANDINGS, landing_of


def test_every_chapter_has_an_opening_whose_theorems_are_its_own():
    assert set(LANDINGS) == set(BOOK.chapters)
    for name, landing in LANDINGS.items():
        chapter = BOOK.chapters[name]
        assert set(landing.chief) <= {item.name for item in chapter.theorems} and len(landing.chief) == 3
        if landing.example is not None:
            assert landing.example.theorem in {e.name for e in chapter.entries}


def test_another_chapter_of_the_same_name_has_no_opening_of_ours():
    assert landing_of(Chapter("softmax", [BOOK.entries["partition_pos"]])) is None
