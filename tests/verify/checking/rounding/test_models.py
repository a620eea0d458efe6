"""The ladder of rounding models."""

import pytest

from verify.checking.rounding.models import DTYPES, Arithmetic, coarser, ladder


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_tightest_model_comes_first(dtype):
    models = ladder(dtype)
    units = [(m.operation.unit, m.sums.unit, m.operands is not None, m.lenient) for m in models]
    assert units == sorted(units)
    assert all(m.output.name == dtype for m in models)
    assert all(m.operation.unit <= m.output.unit for m in models)


def test_what_is_known_of_a_program_shortens_the_ladder():
    assert {m.operation.name for m in ladder("bfloat16", Arithmetic(compute="float32"))} == {"float32"}
    assert {m.sums.name for m in ladder("float16", Arithmetic(accumulate="float32"))} == {"float32"}
    assert ladder("float64", Arithmetic(compute="float32")) == ()


@pytest.mark.parametrize("dtype", DTYPES)
def test_coarser_models_are_coarser(dtype):
    tightest = ladder(dtype)[0]
    for model in coarser(dtype):
        inner = model.operands or model.operation
        assert inner.unit > tightest.operation.unit
