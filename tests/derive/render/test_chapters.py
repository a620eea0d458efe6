"""Chapters in print: ranks, sections, openings with numbers, what the sources say, and exercises with answers."""

import re
from functools import cache

from derive.chapters import BOOK
from derive.claims import WORKS
from derive.claims.claim import FALSE
from derive.render.chapters import DEPARTING, Apparatus, answers_tex, chapter_tex, claims_of
from derive.render.ranks import RANKS, ranks
from derive.teaching.exercises import chosen


@cache
def beside():
    exercises = {
        name: tuple(e._replace(point="at n = 1") for e in own) for name, own in chosen(BOOK, ranks(BOOK)).items()
    }
    return Apparatus(works=WORKS, exercises=exercises)


@cache
def printed():
    """Every chapter, as text without line breaks."""
    index = {name: [name] for name in BOOK.theorems}
    known = ranks(BOOK)
    return {n: "\n".join(chapter_tex(BOOK, c, known, index, beside())) for n, c in BOOK.chapters.items()}


def test_every_theorem_is_read_with_its_rank_and_its_index():
    for name, chapter in BOOK.chapters.items():
        found = re.findall(r"\\ranked\{([\w ]+)\}\{\\index\{(\w+)\}\}%\n\\input\{proofs/(\w+)\}", printed()[name])
        assert [theorem for _, _, theorem in found] == [item.name for item in chapter.theorems]
        assert all(rank in RANKS and entry == theorem for rank, entry, theorem in found)


def test_sections_stand_before_their_first_theorem():
    for name, chapter in BOOK.chapters.items():
        for first, title in chapter.sections.items():
            before = printed()[name].split(rf"\input{{proofs/{first}}}")[0].rsplit(r"\input{proofs/", 1)[-1]
            assert rf"\group{{{title}}}" in before


def test_an_opening_asks_answers_and_names_what_carries_the_chapter():
    for name, chapter in BOOK.chapters.items():
        landing = chapter.landing
        opening = printed()[name].split(r"\group{")[0]
        assert rf"\question{{{landing.question}}}" in opening
        assert all(rf"\item[\cited{{{chief}}}]" in opening for chief in landing.chief)
        assert (r"\paragraph{With numbers.}" in opening) == (landing.example is not None)


def test_each_false_claim_of_a_source_stands_in_one_chapter_with_what_is_true():
    rows = {name: re.findall(r"\\saidrow\{(\d+)\}\{(\d+)\}\{([\w ]+)\}", text) for name, text in printed().items()}
    everywhere = [row for own in rows.values() for row in own]
    claimed = [
        (work.key.removeprefix("seed:"), str(c.number), c.verdict)
        for work in WORKS
        for c in work.claims
        if c.verdict in DEPARTING
    ]
    assert sorted(everywhere) == sorted(claimed)
    where = {item.name: c.name for c in BOOK.chapters.values() for item in c.theorems}
    for work in WORKS:
        for claim in (c for c in work.claims if c.verdict == FALSE):
            (home,) = (n for n in BOOK.chapters if any(c is claim for _, c in claims_of(BOOK, n, WORKS)))
            assert home == where[claim.theorems[0]]


def test_every_exercise_has_its_answer_and_shows_the_wrong_formula_only():
    answers = "\n".join(answers_tex(BOOK, beside()))
    for name, own in beside().exercises.items():
        asked = printed()[name].split(r"\group{Exercises}")[1]
        assert re.findall(r"\\exercise\{(\w+)\}", asked) == [e.theorem for e in own]
        for number, exercise in enumerate(own, 1):
            assert rf"\answer{{{exercise.theorem}}}{{{number}}}{{{exercise.mutant.name}}}" in answers
    right = answers.split(r"\answer{softmax_vjp}")[1:] or answers.split(r"\answer{layernorm_vjp}")[1:]
    assert all(r"\decided{At n = 1.}" in answer for answer in right)
    formulas = [
        block.split(r"\begin{equation*}")[1] for block in answers.split(r"\answer{")[1:] if "{equation*}" in block
    ]
    assert formulas
    assert not any(block.split(r"\end{equation*}")[0] in "".join(printed().values()) for block in formulas)


def test_a_book_without_claims_and_exercises_has_neither():
    few = chapter_tex(BOOK, BOOK.chapters["scaling"], ranks(BOOK), dict.fromkeys(BOOK.theorems, ()), Apparatus())
    assert not any("saidandtrue" in line or "exercise" in line for line in few)
    assert answers_tex(BOOK, Apparatus()) == []
