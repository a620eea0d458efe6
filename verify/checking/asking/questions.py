"""Questions for a program: at the shapes of a statement, at those of the user, and at special sizes and arguments."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import groupby, islice
from typing import Any

import numpy as np

from derive.books.book import Book
from verify.checking.asking.extremes import extreme_probes, long_sums, usual_question
from verify.checking.asking.wide import wide_probes
from verify.checking.judging.batch import Batch
from verify.checking.judging.question import Question, together
from verify.checking.judging.statement import Probe, Shape, Statement, Wrong
from verify.checking.rounding.formats import FORMATS
from verify.checking.rounding.models import Model, ladder
from verify.checking.statements import statement

__all__ = [
    "questions",
    "questions_about",
    "sharper_questions_about",
    "stated",
    "wide_questions_about",
]

PROBES_OF_OWN_SHAPES = 3
ROUNDS, MANY = 3, 32
"""How often at most probes of a shape are drawn in search of sharper ones, and how many at a time."""


def _together(
    statement: Statement,
    shape: Shape,
    probes: Iterable[Probe],
    dtype: str,
    dtypes: tuple[tuple[str, str], ...],
    **kind: Any,
) -> list[Question]:
    """Return questions of one shape: see `verify.checking.judging.question.together`."""
    others = {name: FORMATS[other] for name, other in dtypes}
    return together(statement, shape, probes, FORMATS[dtype], others, **kind)


@lru_cache(maxsize=64)
def stated(name: str, conventions: tuple[tuple[str, Any], ...], book: Book | None = None) -> Statement:
    """Return a statement; it is cached, so that a second call returns the same object.

    Raises
    ------
    ValueError
        As `verify.checking.statements.statement`.
    """
    return statement(name, dict(conventions), book)


def questions(
    name: str,
    conventions: tuple[tuple[str, Any], ...],
    dtype: str,
    shapes: tuple[Shape, ...] | None,
    seed: int,
    dtypes: tuple[tuple[str, str], ...] = (),
    book: Book | None = None,
) -> tuple[Statement, tuple[Question, ...]]:
    """Return a statement by its name, and its questions: see `stated` and `questions_about`."""
    statement = stated(name, conventions, book)
    return statement, questions_about(statement, dtype, shapes, seed, dtypes=dtypes)


@lru_cache(maxsize=64)
def questions_about(
    statement: Statement,
    dtype: str,
    shapes: tuple[Shape, ...] | None,
    seed: int,
    whole: bool = False,
    dtypes: tuple[tuple[str, str], ...] = (),
) -> tuple[Question, ...]:
    """Return the questions for a program; they are cached, as the same program is checked again and again.

    Parameters
    ----------
    statement : Statement
    dtype : str
    shapes : tuple of tuple of int or None
        Shapes of the user, each asked at the first probes; None for those of the statement, asked at all probes.
    seed : int
    whole : bool
        Whether the shapes of the user are asked at all probes too, as there are no others.
    dtypes : tuple of pairs
        Names and dtypes of the arguments that have another dtype.

    Raises
    ------
    ValueError
        If a shape has other axes, or a formula of the statement is not computed for each of many questions as for one.
    """
    for shape in shapes or ():
        if len(shape) != len(statement.axes) or not all(type(n) is int and n > 0 for n in shape):
            raise ValueError(f"shapes: expected ({', '.join(statement.axes)}), positive integers, got {shape}")

    few = None if whole or shapes is None else PROBES_OF_OWN_SHAPES
    drawn = _probes(statement, shapes or statement.shapes, seed, few)
    kind = {"users_shape": shapes is not None}
    asked = tuple(q for shape, probes in drawn for q in _together(statement, shape, probes, dtype, dtypes, **kind))
    if shapes is None:
        _require_rows(statement, asked[0].batch, ladder(dtype)[0])
    return asked


@lru_cache(maxsize=8)
def _probes(
    statement: Statement, shapes: tuple[Shape, ...], seed: int, most: int | None
) -> tuple[tuple[Shape, tuple[Probe, ...]], ...]:
    """Return probes at shapes; kept, as they are the same in every dtype."""
    rng = np.random.default_rng(seed)
    return tuple((shape, tuple(islice(statement.probes(rng, shape), most))) for shape in shapes)


@lru_cache(maxsize=8)
def _wide_probes(statement: Statement, wide: bool, seed: int, thorough: bool) -> tuple[tuple[Shape, Probe], ...]:
    """Return wide probes, of which half precision has fewer; kept, as those of `_probes`."""
    form = FORMATS["float32" if wide else "float16"]
    return tuple(wide_probes(statement, np.random.default_rng([seed, 1]), form, thorough))


@lru_cache(maxsize=64)
def _with_rows(statement: Statement) -> set[Model]:
    """Return the models at which formulas were seen to give each question a row; what is found is added."""
    return set()


def _require_rows(statement: Statement, batch: Batch, model: Model) -> None:
    """Require of all formulas of a statement that each question has a row of its own: see `Batch.require_rows`.

    They are the same formulas at the next seed and in the next dtype, over the same axes, and are not asked again.
    """
    seen_at = _with_rows(statement)
    if seen_at:
        return
    for key, result in statement.results.items():
        formulas = [(s.name, s.formula) for s in result.spellings] + [(w.name, w.formula) for w in result.wrong]
        for name, formula in formulas:
            batch.require_rows(f"{statement.name}, {key}, {name!r}", formula, model)
    seen_at.add(model)


@lru_cache(maxsize=64)
def wide_questions_about(
    statement: Statement,
    dtype: str,
    seed: int,
    thorough: bool = False,
    dtypes: tuple[tuple[str, str], ...] = (),
    domain: tuple[tuple[str, float], ...] = (),
) -> tuple[Question, ...]:
    """Return questions at other sizes, at arguments of a special structure, and at extreme ones; kept, too.

    Parameters
    ----------
    statement : Statement
    dtype : str
    seed : int
    thorough : bool
        Whether sizes about those of tiles, and arguments that devices treat in another way, are asked too.
    dtypes : tuple of pairs
        Names and dtypes of the arguments that have another dtype.
    domain : tuple of pairs
        How large numbers of arguments are: see `verify.checking.asking.extremes.domain_of`.
    """
    wide = _wide_probes(statement, FORMATS[dtype].bits >= FORMATS["float32"].bits, seed, thorough)
    form = FORMATS[dtype]
    kinds: tuple[tuple[Iterable[tuple[Shape, Probe]], dict[str, Any]], ...] = (
        (wide, {"wide": True}),
        (long_sums(statement, form), {"wide": True}),
        (extreme_probes(statement, form, dict(domain)), {"wide": True, "extreme": usual_question(statement, form)}),
    )
    return tuple(
        question
        for probes, kind in kinds
        for shape, group in groupby(probes, lambda pair: pair[0])
        for question in _together(statement, shape, (p for _, p in group), dtype, dtypes, **kind)
    )


@lru_cache(maxsize=64)
def sharper_questions_about(
    statement: Statement,
    dtype: str,
    seed: int,
    left: tuple[tuple[str, str, Model], ...],
    dtypes: tuple[tuple[str, str], ...] = (),
) -> tuple[Question, ...]:
    """Return questions that exclude wrong formulas which the usual ones leave open: the best of many draws.

    Half precision rounds off small differences at most arguments; at some they are larger. Where there are none among
    those that are drawn, there is no question.

    Parameters
    ----------
    statement : Statement
    dtype : str
    seed : int
    left : tuple of triples
        Results, their wrong formulas, and the models under which these are to be excluded.
    dtypes : tuple of pairs
        Names and dtypes of the arguments that have another dtype.
    """
    rng, sharpest = np.random.default_rng([seed, 2]), dict[Question, None]()
    wrong_by_name = {
        (key, wrong.name): wrong
        for key, result in statement.results.items()
        for wrong in (*result.wrong, *(result.siblings() if FORMATS[dtype].bits < FORMATS["float32"].bits else ()))
    }
    for shape in statement.shapes * ROUNDS:
        if not left:
            break
        probes = islice((probe for _ in range(MANY) for probe in statement.probes(rng, shape)), MANY)
        many = (replace(probe, label=f"{probe.label}, one of many") for probe in probes)
        asked = _together(statement, shape, many, dtype, dtypes)
        still = []
        for key, name, model in left:
            factors = {q: _factor(q, key, wrong_by_name[key, name], model) for q in asked}
            best = max(factors, key=factors.__getitem__)
            if factors[best] > 1:
                sharpest[best] = None
            else:
                still.append((key, name, model))
        left = tuple(still)
    return tuple(sharpest)


def _factor(question: Question, result: str, wrong: Wrong, model: Model) -> float:
    """Return by how many bounds a wrong formula is off; by none where right programs are not held to all entries."""
    if not all(np.isfinite(answer.bound(model)).all() for answer in question.answers.values()):
        return 0.0
    return question.answers[result].separation(wrong, model)
