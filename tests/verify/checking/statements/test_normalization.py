"""LayerNorm, RMSNorm and BatchNorm: every formula is the book's, and every mistake is named."""

import pytest

from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from verify.checking.statements import statement

NAMES = ("layernorm_vjp", "layernorm_gain_vjp", "rmsnorm_vjp", "rmsnorm_gain_vjp", "batchnorm_vjp")
OTHERS = (
    ("layernorm_vjp", {"eps": 0.0}),
    ("rmsnorm_gain_vjp", {"eps": 0.0}),
    ("layernorm_vjp", {"given": "statistics"}),
    ("rmsnorm_gain_vjp", {"given": "statistics"}),
    ("layernorm_gain_vjp", {"given": "output"}),
    ("rmsnorm_vjp", {"given": "output"}),
    ("layernorm_gain_vjp", {"eps": 0.25}),
    ("rmsnorm_gain_vjp", {"eps": 0.25}),
    ("batchnorm_vjp", {"eps": 1e-12}),
)


@pytest.mark.parametrize(
    ("name", "conventions"),
    [
        *((name, {"eps": 1e-5}) for name in NAMES),
        *((name, {"eps": 0.0}) for name in ("layernorm_gain_vjp", "rmsnorm_vjp", "batchnorm_vjp")),
        *((name, {"given": "statistics"}) for name in ("layernorm_gain_vjp", "rmsnorm_vjp", "batchnorm_vjp")),
        *((name, {"given": "output"}) for name in ("layernorm_vjp", "rmsnorm_gain_vjp", "batchnorm_vjp")),
        *(pytest.param(*case, marks=pytest.mark.long) for case in OTHERS),
    ],
)
def test_every_formula_is_the_books(name, conventions):
    assert problems(name, **conventions) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "conventions", "dtype"),
    [
        ("layernorm_gain_vjp", {"given": "statistics"}, "bfloat16"),
        ("rmsnorm_vjp", {}, "float64"),
        ("rmsnorm_gain_vjp", {"given": "statistics"}, "bfloat16"),
        ("batchnorm_vjp", {}, "float32"),
    ],
)
def test_every_formula_run_as_a_program_is_told(name, conventions, dtype):
    counts = tally(runs(name, conventions, dtype))
    assert counts.problems == counts.untold == ()
    assert counts.runs == counts.refused
    assert counts.honest == counts.agreed
    for line in counts.unnamed:  # where 1e-12 is zero
        assert "float16, each operation rounded" in line and "eps" in line
    assert len(counts.unnamed) <= 0.1 * counts.runs


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("conventions", "line"),
    [
        ({"given": "mean"}, "given: expected input or statistics or output, got 'mean'"),
        ({"eps": -1e-5}, "eps: expected a number >= 0, got -1e-05"),
    ],
)
def test_wrong_conventions(name, conventions, line):
    with pytest.raises(ValueError, match=line):
        statement(name, conventions)
