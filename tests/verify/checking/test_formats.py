"""Formats round as NumPy's own dtypes do."""

import sys

import numpy as np
import pytest

from verify.checking.formats import FORMATS, numpy_dtype, representable, round_to

EDGES = [0.0, -0.0, 1.0, 1 + 2**-11, 1 + 3 * 2**-11, 65504.0, 65519.9, 65520.0, 2**-24, 2**-25, 1.5 * 2**-25, 6e-8]


@pytest.mark.parametrize("name", ["bfloat16", "float16", "float32", "float64"])
def test_rounding_is_numpys(name):
    drawn = np.random.default_rng(1).standard_normal(2000)
    values = np.concatenate([drawn, drawn * 1e-6, drawn * 1e5, EDGES, [np.inf, -np.inf]])
    with np.errstate(over="ignore"):
        first = values.astype(np.float32) if name == "bfloat16" else values  # from float64 it is rounded twice
        expected = first.astype(numpy_dtype(name)).astype(np.float64)
    assert np.array_equal(round_to(first, FORMATS[name]), expected)


def test_bfloat16_needs_a_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    with pytest.raises(ValueError, match=r'extra bfloat16: python -m pip install "transformer-proofs\[bfloat16\]"'):
        numpy_dtype("bfloat16")


def test_bfloat16_is_the_upper_half_of_float32():
    values = np.random.default_rng(2).standard_normal(2000)
    bits = values.astype(np.float32).view(np.uint32)
    upper = ((bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000).view(np.float32)
    close = round_to(values.astype(np.float32), FORMATS["bfloat16"])
    assert np.array_equal(close, upper.astype(np.float64))


@pytest.mark.parametrize("name", FORMATS)
def test_the_unit_is_the_largest_relative_error(name):
    form = FORMATS[name]
    halfway = 1 + form.unit
    assert round_to(halfway, form) == 1.0 or name == "float64"
    assert representable(1 + 2 * form.unit, form)
    assert name == "float64" or not representable(halfway, form)
    assert representable([form.smallest, form.largest], form).all()
    assert name == "float64" or np.isinf(round_to(form.largest * (1 + form.unit), form))


@pytest.mark.parametrize("name", ["float16", "float32", "float64"])
def test_a_flushed_format_begins_with_the_least_normal_number(name):
    assert FORMATS[name].flushed.smallest == float(np.finfo(name).smallest_normal)
    assert FORMATS["bfloat16"].flushed.smallest == FORMATS["float32"].flushed.smallest
    assert FORMATS[name].flushed_by(3) == 0.0 and FORMATS[name].flushed.flushed_by(3) > 0.0
