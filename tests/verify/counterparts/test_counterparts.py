import ast
import inspect
import math
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.values import numpy as reading
from verify.counterparts import Bounds
from verify.measure.columns import _ball_failures
from verify.measure.counterparts import counterpart, counterparts
from verify.measure.evaluations import Evaluations
from verify.measure.sampling import Sampler

CHAPTERS = list(BOOK.chapters)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_theorem_has_a_counterpart_or_a_reason(chapter):
    for entry in BOOK.chapters[chapter].entries:
        has = counterpart(BOOK.chapters[chapter], entry.name) is not None
        assert has != ("transformer" in entry.not_applicable), entry.name


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_counterpart_stands_for_one_theorem_of_its_chapter(chapter):
    names = [name for module in counterparts(BOOK.chapters[chapter]) for name in getattr(module, "COUNTERPARTS", ())]
    assert len(names) == len({*names})
    assert {*names} <= {entry.name for entry in BOOK.chapters[chapter].entries}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_counterpart_asks_for_variables_of_the_statement(chapter):
    for entry in BOOK.chapters[chapter].entries:
        if (function := counterpart(BOOK.chapters[chapter], entry.name)) is not None:
            names = {k.name for f in (entry.claim, *entry.given) for k in f.free if k.kind != "ix"}
            assert set(inspect.signature(function).parameters) <= names


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_counterpart_works_with_the_transformer(chapter):
    modules = counterparts(BOOK.chapters[chapter])
    sources = [Path(module.__file__).read_text(encoding="utf-8") for module in modules]
    imported = {n.module for source in sources for n in ast.walk(ast.parse(source)) if isinstance(n, ast.ImportFrom)}
    through = ("verify.transformer", "verify.counterparts.")  # itself, or by another chapter's functions
    assert any(module.startswith(through) for module in imported if module)
    assert not any(module.split(".")[0] in ("derive", "sympy") for module in imported if module)


def test_bounds_have_two_sides():
    assert Bounds._fields == ("left", "right")


def test_every_counterpart_encloses_what_its_theorem_says_at_a_small_point():
    """At one point, on balls; `verify run` measures it at many, in float64 too, and under stress."""
    wrong, compared = [], 0
    for chapter in BOOK.chapters.values():
        for entry in chapter.entries:
            if (function := counterpart(chapter, entry.name)) is None:
                continue
            made = Evaluations(Sampler(entry, reading, samples=1))
            point = min(made.points, key=lambda point: math.prod(point.sizes.values()))
            try:
                wrong += _ball_failures(made, function, point)
            except Exception as error:  # all that raise are listed, whatever they raise
                wrong.append(f"{entry.name}: {type(error).__name__}: {error}")
            compared += 1
    assert wrong == []
    assert compared > 270
