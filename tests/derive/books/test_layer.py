"""Layers as maps: what they rest on stands in their chapter, where pages look for them."""

from derive.chapters import BOOK


def test_the_theorems_of_a_layer_stand_in_its_chapter():
    for chapter in BOOK.chapters.values():
        for layer in chapter.totals:
            assert set(layer.theorems) <= {entry.name for entry in chapter.entries}, layer.name
    assert len(BOOK.totals) > 10
