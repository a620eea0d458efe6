"""Sections: each chapter begins with one, and each begins with a theorem of its chapter, in reading order."""

from derive.chapters import BOOK
from derive.teaching.sections import SECTIONS


def test_sections_divide_every_chapter_in_reading_order():
    assert set(SECTIONS) == set(BOOK.chapters)
    for name, sections in SECTIONS.items():
        order = [item.name for item in BOOK.chapters[name].theorems]
        places = [order.index(first) for first in sections]
        assert places[0] == 0 and places == sorted(places), name
        assert len(set(sections.values())) == len(sections)
        assert max(b - a for a, b in zip(places, [*places[1:], len(order)], strict=True)) <= 13, name
