"""Counterparts are found: ours by the name of the chapter, those of another book where it says."""

from types import ModuleType, SimpleNamespace

import pytest

from derive import Book, Chapter
from derive.chapters import BOOK
from verify.counterparts import dot_product
from verify.counterparts.softmax import analysis, layers, passes
from verify.measure.counterparts import counterpart, counterparts, held, homes, mutants, passing
from verify.mutants import softmax as wrong

SOFTMAX = BOOK.chapters["softmax"]


def test_the_name_of_a_chapter_of_ours_finds_a_module_or_the_parts_of_a_package():
    assert counterparts(BOOK.chapters["dot_product"]) == (dot_product,)
    assert {analysis, layers, passes} < {*counterparts(SOFTMAX)}
    assert mutants(SOFTMAX) == (wrong,)


def test_a_chapter_may_have_nothing_wrong_beside_its_formulas():
    assert mutants(BOOK.chapters["feed_forward"]) == ()


def test_a_chapter_of_ours_in_another_book_is_still_ours():
    book = Book([SOFTMAX])
    assert counterpart(book.chapters["softmax"], "softmax_pos") is layers.COUNTERPARTS["softmax_pos"]


def test_a_chapter_of_another_book_that_has_the_name_of_ours_gives_its_counterparts_itself():
    theirs = Chapter("softmax", [BOOK.entries["softmax_pos"]])
    assert (counterparts(theirs), mutants(theirs)) == ((), ())
    assert counterpart(theirs, "softmax_pos") is None
    given = Chapter(
        "softmax", [BOOK.entries["softmax_pos"]], counterparts={"softmax_pos": max}, wrong={"softmax_pos": ()}
    )
    assert counterpart(given, "softmax_pos") is max
    assert held(mutants(given), "PROGRAMS", "softmax_pos") == ()


def test_a_table_is_all_that_a_module_gives_and_without_one_its_functions_are():
    with_table, without = ModuleType("with_table"), ModuleType("without")
    vars(with_table).update(COUNTERPARTS={"listed": min}, beside=max)
    vars(without).update(beside=max)
    chapter = SimpleNamespace(name="a", counterparts=(with_table, without))
    assert counterpart(chapter, "listed") is min
    assert counterpart(chapter, "beside") is max
    assert homes(chapter.counterparts, "beside") == ("without",)


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("softmax_pos", ("verify.counterparts.softmax.layers",)),
        ("softmax_scaled_limit", ("verify.counterparts.softmax.analysis",)),
        ("no_theorem", ()),
    ],
)
def test_a_theorem_is_at_home_where_something_is_held_for_it(name, where):
    assert homes(counterparts(SOFTMAX), name) == where


def test_of_a_mapping_the_modules_of_its_functions_count():
    chapter = Chapter("a", [], counterparts={"one": homes})
    assert homes(chapter.counterparts, "one") == ("verify.measure.counterparts",)


def test_passes_are_held_beside_the_counterparts():
    assert passing(counterparts(SOFTMAX), "cross_entropy_gradient") == (passes.__name__, "verify.measure.passes")
    assert passing(counterparts(SOFTMAX), "softmax_pos") == ()
