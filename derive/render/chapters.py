r"""A chapter of the book: what it asks and answers, its theorems in sections, what the sources said, and exercises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..books.book import Book, Chapter
from ..books.landing import AtNumbers
from ..claims.claim import FALSE, HYPOTHESIS, IMPRECISE, TRUE, Claim, Work
from ..language.entry import Entry
from ..language.symbols import escaped
from ..teaching.examples import DIGITS, worked
from ..teaching.exercises import Exercise
from .figures import figure_tex, placed
from .page import MEASURE, formulas_tex, statement_of
from .provenance import cite
from .words import Page

DEPARTING = (HYPOTHESIS, IMPRECISE, FALSE)
"""Verdicts of claims beside which stands what is true."""


class Apparatus(NamedTuple):
    """Hold the parts of a book beside its theorems.

    Attributes
    ----------
    claims : sequence of str
        The appendix on the claims of the sources.
    works : sequence of Work
        The sources themselves.
    topics : mapping of str to sequence of str
        Theorems by what the trade calls things.
    exercises : mapping of str to sequence of Exercise
        By the chapter.
    """

    claims: Sequence[str] = ()
    works: Sequence[Work] = ()
    topics: Mapping[str, Sequence[str]] = {}
    exercises: Mapping[str, Sequence[Exercise]] = {}


def chapter_tex(
    book: Book,
    chapter: Chapter,
    ranks: Mapping[str, str],
    subjects: Mapping[str, Sequence[str]],
    beside: Apparatus,
) -> list[str]:
    """Return a chapter, which reads each theorem from its page.

    Parameters
    ----------
    book : Book
    chapter : Chapter
    ranks : mapping of str to str
    subjects : mapping of str to sequence of str
        The entries of the index for each theorem.
    beside : Apparatus
    """
    names = [item.name for item in chapter.theorems]
    drawn = placed([f for f in book.figures.values() if f.chapter == chapter.name], names)
    lines = [rf"\chapter{{{chapter.title}}}\label{{chapter:{chapter.name}}}", *_opening(chapter)]
    for name in names:
        if name in chapter.sections:
            lines.append(rf"\group{{{chapter.sections[name]}}}")
        index = "".join(rf"\index{{{entry}}}" for entry in subjects[name])
        lines += [rf"\ranked{{{ranks[name]}}}{{{index}}}%", rf"\input{{proofs/{name}}}"]
        lines += [line for figure in drawn.get(name, ()) for line in figure_tex(figure)]
    lines += _said(book, chapter.name, beside.works)
    return lines + _exercises(chapter, beside.exercises.get(chapter.name, ()))


# ---- the opening ---------------------------------------------------------------------------------------------------


def _opening(chapter: Chapter) -> list[str]:
    answer = " ".join(chapter.opening.text.split())
    landing = chapter.landing
    if landing is None:
        return [answer]
    lines = [rf"\question{{{landing.question}}}", answer, r"\begin{chief}"]
    titles = {item.name: item.title for item in chapter.theorems}
    lines += [rf"\item[\cited{{{name}}}] \emph{{{titles[name]}.}} {text}" for name, text in landing.chief.items()]
    return [*lines, r"\end{chief}", *(_with_numbers(chapter, landing.example) if landing.example else ())]


def _with_numbers(chapter: Chapter, example: AtNumbers) -> list[str]:
    """Return a theorem of the chapter at numbers, both sides as they are computed from its statement."""
    entry = next(e for e in chapter.entries if e.name == example.theorem)
    shown = worked(entry, example)
    at = ", ".join(f"${name} = {value}$" for name, value in shown.values)
    same = f"{shown.left}." if shown.left == shown.right else rf"{shown.left} \quad\text{{and}}\quad {shown.right}."
    return [
        rf"\paragraph{{With numbers.}} The two sides of \cited{{{shown.theorem}}}, each computed from the statement "
        rf"at {at}, are{' both' if shown.left == shown.right else ''}, to {DIGITS} decimals,",
        r"\begin{equation*}",
        f"  {same}",
        r"\end{equation*}",
        shown.remark,
    ]


# ---- what the sources said -----------------------------------------------------------------------------------------


def claims_of(book: Book, chapter: str, works: Sequence[Work]) -> list[tuple[Work, Claim]]:
    """Return the claims that a chapter decides: those whose first theorem stands in it.

    A claim that is decided without a theorem stands where the claim before it does; a first one, where the next does.
    """
    where = {item.name: other.name for other in book.chapters.values() for item in other.theorems}
    claims = []
    for work in works:
        places = [next((where[name] for name in claim.theorems if name in where), "") for claim in work.claims]
        last = next(filter(None, places), "")
        for claim, place in zip(work.claims, places, strict=True):
            last = place or last
            claims += [(work, claim)] if last == chapter else []
    return claims


def _said(book: Book, chapter: str, works: Sequence[Work]) -> list[str]:
    claims = claims_of(book, chapter, works)
    rows = [(work, claim) for work, claim in claims if claim.verdict in DEPARTING]
    if not rows:
        return []
    true = sum(claim.verdict == TRUE for _, claim in claims)
    also = f" Of the claims about this chapter {true} more {'is' if true == 1 else 'are'} true as they stand."
    lines = [
        r"\group{What the sources say, and what is true}",
        rf"A number leads to the claim in the appendix, with what decides it.{also if true else ''}",
        r"\begin{saidandtrue}",
    ]
    for work, claim in rows:
        number = work.key.removeprefix("seed:")
        lines.append(rf"\saidrow{{{number}}}{{{claim.number}}}{{{claim.verdict}}}{{{claim.english}}}{{{claim.remark}}}")
    return [*lines, r"\end{saidandtrue}"]


# ---- exercises -----------------------------------------------------------------------------------------------------


_EXERCISES = (
    r"\group{Exercises}",
    "In each statement a formula stands where a theorem of this chapter has another, and it is wrong. Which "
    "factor, summand, sign, index or function is it? The answers are at the end of the book.",
)
_ANSWERS = (
    r"\chapter{Answers to the exercises}",
    "What is wrong, the theorem that is right, and, where one was looked for and found, a point at which the wrong "
    "formula is false, with its two sides there.",
)


def _exercises(chapter: Chapter, exercises: Sequence[Exercise]) -> list[str]:
    if not exercises:
        return []
    lines = [*_EXERCISES]
    for number, exercise in enumerate(exercises, 1):
        entry, page = _printed(chapter, exercise)
        key = exercise.mutant.reported
        by = rf", as in {cite([key])}" if key else ""
        lines += [
            rf"\exercise{{{exercise.theorem}}}{{{number}}}{{{entry.title}{by}}}",
            *statement_of(page, exercise.mutant.claim, entry.given, entry.where, MEASURE),
        ]
    return [r"\begingroup", *lines, r"\endgroup"]


def answers_tex(book: Book, beside: Apparatus) -> list[str]:
    """Return the answers to the exercises: what is wrong, what is right instead, and where it shows."""
    if not any(beside.exercises.values()):
        return []
    lines = [*_ANSWERS]
    for name, exercises in beside.exercises.items():
        chapter = book.chapters[name]
        lines += [rf"\section*{{{chapter.title}}}\def\answered{{{name}}}"] if exercises else []
        for number, exercise in enumerate(exercises, 1):
            entry, page = _printed(chapter, exercise)
            at = rf"\decided{{{escaped(exercise.point[:1].upper() + exercise.point[1:])}.}}" if exercise.point else ""
            lines += [
                rf"\answer{{{exercise.theorem}}}{{{number}}}{{{exercise.mutant.name}}} By \cited{{{entry.name}}} it is",
                *formulas_tex(page.rows(entry.claim), "."),
                *([at] if at else []),
            ]
    return lines


def _printed(chapter: Chapter, exercise: Exercise) -> tuple[Entry, Page]:
    """Return the theorem, and how both it and the wrong statement are written."""
    entry = next(e for e in chapter.entries if e.name == exercise.theorem)
    return entry, Page((exercise.mutant.claim, entry.claim, *entry.given, *entry.where), (), chapter.notation)
