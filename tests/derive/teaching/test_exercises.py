"""Exercises: wrong statements of different theorems, spread over each chapter, the same each time."""

from derive.chapters import BOOK
from derive.render.ranks import ranks
from derive.teaching.exercises import MOST, chosen

CHOSEN = chosen(BOOK, ranks(BOOK))


def test_every_chapter_has_exercises_about_different_theorems_in_reading_order():
    assert list(CHOSEN) == list(BOOK.chapters)
    for name, exercises in CHOSEN.items():
        order = [item.name for item in BOOK.chapters[name].theorems]
        places = [order.index(e.theorem) for e in exercises]
        assert len(exercises) == MOST and places == sorted(set(places)), name


def test_an_exercise_is_a_mutant_and_made_by_somebody_where_there_are_enough():
    for name, exercises in CHOSEN.items():
        reported = {t for t in BOOK.chapters[name].mistakes if any(m.reported for m in BOOK.mutants.get(t, ()))}
        assert sum(bool(e.mutant.reported) for e in exercises) == min(MOST, len(reported)), name
        assert all(e.mutant in BOOK.refuted(e.theorem) for e in exercises)


def test_they_are_spread_over_a_chapter():
    order = [item.name for item in BOOK.chapters["attention"].theorems]
    places = [order.index(e.theorem) for e in CHOSEN["attention"]]
    assert max(places) - min(places) > len(order) // 2
