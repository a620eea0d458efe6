"""Formats round as NumPy's own dtypes do."""

import sys

import numpy as np
import pytest

import verify
from verify.checking.matrix.reading import OPTIONS, SHARED, library
from verify.checking.rounding.formats import FORMATS, dtype_name, numpy_dtype, representable, round_to

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


# ---- a dtype as libraries have it, wherever one is asked ----


class OfTorch:
    """A dtype of torch, which is told by its text."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"torch.{self.name}"


GIVEN = {
    "by name": ("float32", "float32"),
    "as NumPy's scalar": (np.float32, "float32"),
    "as NumPy's dtype": (np.dtype("float16"), "float16"),
    "as torch's": (OfTorch("bfloat16"), "bfloat16"),
    "as torch's text": ("torch.float32", "float32"),
    "as Python's number": (float, "float64"),
    "of eight bits": (OfTorch("float8_e4m3fn"), "float8_e4m3fn"),
}


@pytest.mark.parametrize(("given", "name"), GIVEN.values(), ids=GIVEN)
def test_a_dtype_is_told_by_its_name(given, name):
    assert dtype_name(given) == name


def test_bfloat16_of_a_package_is_told():
    assert dtype_name(pytest.importorskip("ml_dtypes").bfloat16) == "bfloat16"


@pytest.mark.parametrize("given", [int, np.int64, list, "float31", None, 32, "torch.int64", OfTorch("int8")])
def test_what_is_no_dtype_of_ours_stays_as_it_is(given):
    assert dtype_name(given) is given


ASKED = ("dtype", "compute", "accumulate", "operands")
"""What `verify.check` takes a dtype by; ``dtypes`` beside them, for single arguments."""


@pytest.mark.parametrize("parameter", [*ASKED, "dtypes"])
def test_the_answer_is_the_same_however_a_dtype_is_given(parameter):
    def doubled(x, g):
        return np.asarray(2 * x)  # of no theorem: what is asked is asked soon

    answers = []
    for given in ("float32", np.float32, np.dtype("float32"), OfTorch("float32"), "torch.float32"):
        asked = {"dtype": np.float32, parameter: {"x": given} if parameter == "dtypes" else given}
        diagnosis = verify.check(doubled, "softmax_vjp", **asked)
        answers.append((diagnosis.report(), diagnosis.dtype))
    assert len(set(answers)) == 1
    assert answers[0][1] == "float32"


@pytest.mark.parametrize("parameter", ["dtype", "compute", "operands", "dtypes"])
def test_another_dtype_is_refused_by_what_came(parameter):
    with pytest.raises(ValueError, match="int64"):
        verify.check(abs, "softmax_vjp", **{parameter: {"x": np.int64} if parameter == "dtypes" else np.int64})


def test_a_matrix_reads_dtypes_as_a_check_does():
    kernel = {"function": "numpy:tanh", "against": "sigmoid"}
    given = ("float32", np.float32, OfTorch("float32"))
    read = [library({"kernel": [{**kernel, "dtypes": [dtype], "compute": dtype}]}).cells for dtype in given]
    assert read[0] == read[1] == read[2]
    kinds = {**OPTIONS, **SHARED}
    assert {name: kinds[name].read(np.float32) for name in ASKED[1:]} == dict.fromkeys(ASKED[1:], "float32")
    assert kinds["mixed"].read({"x": OfTorch("float16")}) == {"x": "float16"}
    assert kinds["dtypes"].read((np.float64, "float16")) == ["float64", "float16"]
    assert kinds["dtypes"].read([np.int64]) is None
