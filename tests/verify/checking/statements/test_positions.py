"""The table of sinusoidal positions: every formula is the book's, programs agree, and mistakes are named."""

import math
from functools import lru_cache

import numpy as np
import pytest

import verify
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.kernels import positions as kernels
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement
from verify.checking.statements.positions import interleaved

CONVENTIONS = [
    {"given": given, "layout": layout, "order": order}
    for given in ("positions", "length")
    for layout in ("interleaved", "halves")
    for order in ("cos", "sin")
]


def in_format(function, form, first="positions"):
    """Return a program that computes in a format."""
    if first == "n":
        return lambda n, d, base: function(n, d, base, form)
    return lambda positions, d, base: function(positions, d, base, form)


@pytest.mark.parametrize("base", [7.0, pytest.param(10000.0, marks=pytest.mark.long)])
@pytest.mark.parametrize("conventions", CONVENTIONS, ids=lambda c: "-".join(c.values()))
def test_every_formula_is_the_books(conventions, base):
    assert problems("sinusoidal_table", base=base, **conventions) == []


@pytest.mark.parametrize("base", [10000.0, pytest.param(100.0, marks=pytest.mark.long)])
@pytest.mark.parametrize(("dtype", "form"), [("float64", np.float64), ("float32", np.float32), ("float16", np.float32)])
def test_honest_programs_agree(dtype, form, base):
    for function in kernels.HONEST:
        verify.check(in_format(function, form), "sinusoidal_table", dtype=dtype, base=base).require()


def test_a_size_is_a_number_and_no_array():
    @lru_cache
    def kept(n, d):
        if type(n) is not int or type(d) is not int:
            raise TypeError(f"{n!r}, {d!r}")
        return kernels.powers(np.arange(n), d, 10000.0, np.float64)

    verify.check(lambda n, d: kept(n, d).copy(), "sinusoidal_table", given="length").require()


def test_a_table_of_a_length_in_halves():
    conventions = {"given": "length", "layout": "halves", "order": "sin"}
    for dtype, form in (("float64", np.float64), ("float32", np.float32)):
        program = in_format(kernels.of_length, form, "n")
        verify.check(program, "sinusoidal_table", dtype=dtype, shapes=[(64, 32)], **conventions).require()
    diagnosis = verify.check(program, "sinusoidal_table", dtype="float32", given="length")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.CONVENTION, "halves, sine first")


@pytest.mark.parametrize(
    ("conventions", "dtype"),
    [
        (CONVENTIONS[1], "float32"),
        pytest.param(CONVENTIONS[1], "float16", marks=pytest.mark.long),
        pytest.param(CONVENTIONS[0], "float64", marks=pytest.mark.long),
        pytest.param(CONVENTIONS[-1], "bfloat16", marks=pytest.mark.long),
    ],
)
def test_every_formula_run_as_a_program_is_told(conventions, dtype):
    counts = tally(runs("sinusoidal_table", conventions, dtype))
    assert counts.problems == counts.untold == ()
    assert counts.runs == counts.refused >= 19
    assert counts.honest == counts.agreed
    assert len(counts.unnamed) <= 3
    for line in counts.unnamed:  # powers that overflow, and a root of the exponent that is one
        assert "16, each operation rounded" in line


def floor_of_the_exponent(n, d, base):
    """What zju3dv/LoFTR#41 computes."""
    step = np.exp(np.arange(0, d, 2) * (-math.log(base) / d // 2))
    angles = np.arange(n)[:, None] * step
    return np.stack([np.cos(angles), np.sin(angles)], -1).reshape(n, d)


def exponent_of_the_channel(n, d, base):
    """What jadore801120/attention-is-all-you-need-pytorch#32 computes: sine first, ``2 * channel / d``."""
    angles = np.array([[m / base ** (2 * channel / d) for channel in range(d)] for m in range(n)])
    angles[:, 0::2], angles[:, 1::2] = np.sin(angles[:, 0::2]), np.cos(angles[:, 1::2])
    return angles


def power_of_the_exponent(positions, d, base):
    """What ivanvovk/WaveGrad#12 computes."""
    angles = positions[:, None] * (np.arange(d // 2) / (d // 2)) ** (1 / base)
    return np.stack([np.cos(angles), np.sin(angles)], -1).reshape(len(positions), d)


def twice_the_exponent(positions, d, base):
    """What SamLynnEvans/Transformer#25 computes, cosine first."""
    table = np.zeros((len(positions), d))
    for row, position in enumerate(positions):
        for i in range(0, int(d), 2):
            table[row, i] = math.cos(position / base ** (2 * i / d))
            table[row, i + 1] = math.sin(position / base ** (2 * (i + 1) / d))
    return table


def exponent_of_the_next_channel(positions, d, base):
    """Return a table of halves whose exponents count from one channel further."""
    angles = positions[:, None] / base ** (np.arange(1, d, 2) / d)
    return np.concatenate([np.cos(angles), np.sin(angles)], -1)


@pytest.mark.parametrize(
    ("function", "conventions", "name", "reported"),
    [
        (floor_of_the_exponent, {"given": "length"}, "integer division of the exponent", "zju3dv/LoFTR#41"),
        (
            exponent_of_the_channel,
            {"given": "length", "order": "sin"},
            "exponent of the channel, twice",
            "jadore801120/attention-is-all-you-need-pytorch#32",
        ),
        (power_of_the_exponent, {}, "base and exponent exchanged", "ivanvovk/WaveGrad#12"),
        (exponent_of_the_next_channel, {"layout": "halves"}, "exponents of the next channel", ""),
        (twice_the_exponent, {}, "exponent of the channel, twice", "SamLynnEvans/Transformer#25"),
    ],
)
def test_a_reported_mistake_is_named(function, conventions, name, reported):
    diagnosis = verify.check(function, "sinusoidal_table", **conventions)
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, name)
    assert diagnosis.findings[0].reported == reported


def test_one_pair_and_an_odd_width():
    program = in_format(kernels.powers, np.float64)
    verify.check(program, "sinusoidal_table", shapes=[(3, 2)]).require()
    for given in ("positions", "length"):
        with pytest.raises(ValueError, match=r"shapes: expected an even number of channels, got 7 in \(5, 7\)"):
            verify.check(program, "sinusoidal_table", shapes=[(5, 7)], given=given)


def test_interleaved():
    assert interleaved(np.array([[1, 2]]), np.array([[3, 4]])).tolist() == [[1, 3, 2, 4]]


@pytest.mark.parametrize(
    ("conventions", "line"),
    [
        ({"given": "d"}, "given: expected positions or length, got 'd'"),
        ({"layout": "split"}, "layout: expected interleaved or halves, got 'split'"),
        ({"order": "tan"}, "order: expected cos or sin, got 'tan'"),
        ({"base": 1.0}, "base: expected a number greater than one, got 1.0"),
        ({"base": 1}, "base: expected a number greater than one, got 1"),
    ],
)
def test_wrong_conventions(conventions, line):
    with pytest.raises(ValueError, match=line):
        statement("sinusoidal_table", conventions)
