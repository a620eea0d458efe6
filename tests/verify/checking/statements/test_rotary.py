"""Rotary positions, forward and backward: every formula is the book's, programs agree, and mistakes are named."""

from itertools import product

import numpy as np
import pytest

import verify
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.honest import in_turn
from tests.verify.checking.kernels import rotary, single_inside
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement

NAMES = ("rotary_vjp", "rotary_forward")
LAYOUTS, TABLES = ("interleaved", "halves"), ("half", "full")
HONEST = [
    ("rotary_vjp", {}, rotary.HONEST),
    ("rotary_vjp", {"layout": "halves"}, [rotary.halves]),
    ("rotary_vjp", {"layout": "halves", "tables": "full"}, [rotary.full_tables]),
    ("rotary_vjp", {"given": "angles"}, [rotary.of_angles]),
    ("rotary_vjp", {"heads": "before"}, [rotary.heads_before]),
    ("rotary_vjp", {"heads": "after"}, [rotary.heads_after]),
    ("rotary_forward", {}, [rotary.turned]),
    ("rotary_forward", {"layout": "halves", "tables": "full"}, [rotary.full_tables_forward]),
]


@pytest.mark.parametrize(("name", "layout", "tables"), list(product(NAMES, LAYOUTS, TABLES)))
def test_every_formula_is_the_books(name, layout, tables):
    given = "angles" if (layout == "halves") is (tables == "half") else "tables"
    for heads in ("none", "before" if tables == "half" else "after"):
        assert problems(name, layout=layout, tables=tables, given=given, heads=heads) == []


@pytest.mark.parametrize(("number", "dtype"), in_turn((number,) for number in range(len(HONEST))))
def test_honest_programs_agree(number, dtype):
    name, conventions, programs = HONEST[number]
    order = tuple(statement(name, conventions).arguments)
    for function in programs:
        verify.check(function, name, dtype=dtype, **conventions).require()
        if dtype in ("bfloat16", "float16"):
            verify.check(single_inside(function), name, dtype=dtype, args=order, **conventions).require()


@pytest.mark.parametrize(
    ("name", "conventions", "dtype"),
    [
        ("rotary_vjp", {"layout": "halves", "tables": "full", "heads": "after"}, "bfloat16"),
        ("rotary_forward", {"layout": "halves", "given": "angles"}, "float16"),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in (
                ("rotary_vjp", {}, "float64"),
                ("rotary_vjp", {"layout": "halves"}, "float16"),
                ("rotary_vjp", {"tables": "full", "given": "angles"}, "float16"),
                ("rotary_forward", {"tables": "full", "heads": "before"}, "bfloat16"),
            )
        ),
    ],
)
def test_every_formula_run_as_a_program_is_told(name, conventions, dtype):
    counts = tally(runs(name, conventions, dtype))
    assert counts.runs == counts.named >= 8
    assert counts.honest == counts.agreed >= 1
    assert counts.problems == ()


@pytest.mark.parametrize(
    ("name", "conventions", "function", "mistake", "reported"),
    [
        ("rotary_vjp", {}, rotary.turned, "turned the same way", ""),
        (
            "rotary_vjp",
            {"layout": "halves", "tables": "full"},
            rotary.full_tables_exchanged_first,
            "exchanged before the sine",
            "PaddlePaddle/Paddle#74716",
        ),
        ("rotary_vjp", {}, lambda g, cos, sin: 0 * g, "no gradient", "huggingface/candle#3612"),
        ("rotary_forward", {}, rotary.neighbours, "transposed rotation", "karpathy/nanochat#489"),
    ],
)
def test_a_reported_mistake_is_named(name, conventions, function, mistake, reported):
    order = tuple(statement(name, conventions).arguments)
    for dtype in ("float32", "float16"):
        diagnosis = verify.check(function, name, dtype=dtype, args=order, **conventions)
        assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, mistake)
        assert diagnosis.findings[0].reported == reported


def test_equal_halves_of_a_table_do_not_tell_the_order_of_sine_and_exchange():
    """Why the halves of our tables differ: on tables that repeat, the mistake of Paddle#74716 is none."""
    made = statement("rotary_vjp", {"layout": "halves", "tables": "full"})
    (mistake,) = (w for w in made.results["dx"].wrong if w.name == "exchanged before the sine")
    half = statement("rotary_vjp", {"layout": "halves"})
    assert mistake.name not in {w.name for w in half.results["dx"].wrong}
    verify.check(
        lambda g, cos, sin: g * double(cos) - rotary.rotate_half(g) * double(sin), "rotary_vjp", layout="halves"
    ).require()


def double(table):
    return np.concatenate([table, table], axis=-1)


def test_the_other_layout_is_a_convention():
    for name, function in (("rotary_vjp", rotary.halves), ("rotary_vjp", rotary.neighbours)):
        layout = "interleaved" if function is rotary.halves else "halves"
        diagnosis = verify.check(function, name, layout=layout)
        other = "halves" if layout == "interleaved" else "interleaved"
        assert (diagnosis.verdict, diagnosis.name) == (Verdict.CONVENTION, other)


def test_one_pair_and_an_odd_width():
    for name, function in (("rotary_vjp", rotary.neighbours), ("rotary_forward", rotary.turned)):
        verify.check(function, name, shapes=[(3, 2)]).require()
        with pytest.raises(ValueError, match=r"shapes: expected an even number of channels, got 7 in \(5, 7\)"):
            verify.check(function, name, shapes=[(5, 7)])


@pytest.mark.parametrize(
    ("conventions", "repeat", "name"),
    [
        ({"heads": "before"}, lambda t: np.concatenate([t, t], -1), "as interleaved, tables repeated as halves"),
        ({"heads": "before", "tables": "full"}, lambda t: t, "turned as interleaved, written as halves"),
    ],
)
def test_tables_of_each_channel_under_another_layout_are_named(conventions, repeat, name):
    def wrong(x, cos, sin):
        first, second = x[..., 0::2], x[..., 1::2]
        turned = np.stack([-second, first], -1).reshape(x.shape)
        turned = turned if "tables" not in conventions else np.concatenate([-second, first], -1)
        return x * repeat(cos) + turned * repeat(sin)

    assert name in verify.check(wrong, "rotary_forward", dtype="float32", **conventions).name


def test_heads_taken_for_positions_are_named():
    """Where there are as many heads as positions, a program runs that turns heads by their number."""

    def across(g, cos, sin):
        return (rotary.heads_after if g.shape[0] == g.shape[1] else rotary.heads_before)(g, cos, sin)

    diagnosis = verify.check(across, "rotary_vjp", heads="before")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.CONVENTION, "heads after positions")


def test_tables_built_for_the_other_layout_are_named():
    def mixed(g, cos, sin):
        return rotary.full_tables_exchanged_first(g, *(np.repeat(t, 2, axis=-1) for t in (cos, sin)))

    diagnosis = verify.check(mixed, "rotary_vjp", layout="halves", args=("g", "cos", "sin"))
    assert diagnosis.verdict is Verdict.DIFFERS  # the sine of the wrong channel as well
    diagnosis = verify.check(
        lambda g, cos, sin: rotary.full_tables(g, np.repeat(cos, 2, -1), np.repeat(sin, 2, -1)),
        "rotary_vjp",
        layout="halves",
    )
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, "angles of the other layout")


@pytest.mark.parametrize(
    ("conventions", "line"),
    [
        ({"given": "freqs"}, "given: expected tables or angles, got 'freqs'"),
        ({"layout": "split"}, "layout: expected interleaved or halves, got 'split'"),
        ({"tables": "whole"}, "tables: expected half or full, got 'whole'"),
        ({"heads": "last"}, "heads: expected none or before or after, got 'last'"),
    ],
)
def test_wrong_conventions(conventions, line):
    for name in NAMES:
        with pytest.raises(ValueError, match=line):
            statement(name, conventions)
