"""The contract ``rounding="once"``: float32 inside, one rounding at the end; what breaks it is named."""

import ml_dtypes
import numpy as np
import pytest

import derive
from tests.verify.checking.honest import HALVES
from verify import check
from verify.checking.judging.diagnosis import Verdict

SINGLE = np.float32


def cast(array, dtype):
    return array.astype(dtype).astype(SINGLE)


def normalized(x, eps):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + SINGLE(eps))


def once(x, weight, eps):
    return (normalized(x.astype(SINGLE), eps) * (1 + weight.astype(SINGLE))).astype(x.dtype)


def weight_first(x, weight, eps):
    """Liger-Kernel#1462: one is added to the weight before it is cast to float32."""
    return (normalized(x.astype(SINGLE), eps) * (1 + weight).astype(SINGLE)).astype(x.dtype)


def normalized_first(x, weight, eps):
    """TransformerEngine#1132: what is normalized is cast before it is multiplied by the weight."""
    return (cast(normalized(x.astype(SINGLE), eps), x.dtype) * (1 + weight.astype(SINGLE))).astype(x.dtype)


def squares(x, weight, eps):
    wide = x.astype(SINGLE)
    mean = (x * x).astype(SINGLE).mean(-1, keepdims=True)
    return (wide / np.sqrt(mean + SINGLE(eps)) * (1 + weight.astype(SINGLE))).astype(x.dtype)


def every_operation(x, weight, eps):
    mean = (x * x).astype(SINGLE).mean(-1, keepdims=True).astype(x.dtype)
    root = np.sqrt((mean + x.dtype.type(eps)).astype(SINGLE)).astype(x.dtype)
    return (x / root) * (1 + weight)


CASTS = (
    (weight_first, "1 + weight is rounded to {}"),
    (normalized_first, "rmsnorm is rounded to {}"),
    (squares, "x**2 is rounded to {}"),
    (every_operation, "every operation {}, sums float32"),
)


@pytest.mark.parametrize("dtype", HALVES)
@pytest.mark.parametrize(("program", "name"), CASTS, ids=[program.__name__ for program, _ in CASTS])
def test_a_cast_before_the_end_is_refused_by_its_name(program, name, dtype):
    asked = {"eps": 1e-6, "dtype": dtype}
    (finding,) = check(program, "gemma_rmsnorm", rounding="once", **asked).findings
    assert (finding.verdict, finding.name) == (Verdict.LOWER, name.format(dtype))
    assert check(program, "gemma_rmsnorm", **asked).findings[0].accepted  # without the contract it may round there


@pytest.mark.parametrize("dtype", HALVES)
def test_a_program_that_rounds_once_agrees(dtype):
    diagnosis = check(once, "gemma_rmsnorm", rounding="once", eps=1e-6, dtype=dtype)
    assert diagnosis.agrees and diagnosis.findings[0].model == "float32 inside"
    assert "rounding=once" in diagnosis.report()


def test_what_cannot_be_told_is_in_a_note():
    """Twice a number of a format is one, so that a cast of it changes nothing."""
    (t,) = derive.reals("t")
    doubled = derive.formula("doubled", derive.exp(2 * t))
    diagnosis = check(
        lambda t: np.exp(2 * t.astype(SINGLE)).astype(t.dtype), of=doubled, rounding="once", dtype="float16"
    )
    (note,) = (note for note in diagnosis.findings[0].notes if note.startswith("below what can be told"))
    assert diagnosis.agrees and note.endswith("2*t is rounded to float16")
    assert not any("below" in note for note in check(once, "gemma_rmsnorm", rounding="once", dtype="float16").notes)


def summed(dtype):
    """Return the backward pass of RMSNorm, of which the gradient of the weight is added row by row in a format."""

    def backward(x, gamma, g, eps):
        x, gamma, g, form = x.astype(SINGLE), gamma.astype(SINGLE), g.astype(SINGLE), x.dtype
        root = np.sqrt((x * x).mean(-1, keepdims=True) + SINGLE(eps))
        hat, inner = x / root, g * gamma
        total = np.zeros(x.shape[-1], SINGLE)
        for row in (g * hat).reshape(-1, x.shape[-1]):
            total = cast(total + row, dtype)
        dx = (inner - hat * (inner * hat).mean(-1, keepdims=True)) / root
        return dx.astype(form), total.astype(form)

    return backward


def test_sums_in_half_precision_are_named():
    """Liger-Kernel#950."""
    asked = {"rounding": "once", "dtype": "bfloat16"}
    assert check(summed(SINGLE), "rmsnorm.backward", **asked).agrees
    dx, dgamma = check(summed(ml_dtypes.bfloat16), "rmsnorm.backward", **asked).findings
    assert dx.agrees
    assert (dgamma.verdict, dgamma.name) == (Verdict.LOWER, "float32 inside, sums bfloat16")


@pytest.mark.parametrize(
    ("declared", "line"),
    [
        ({"rounding": "twice", "dtype": "float16"}, "rounding: expected 'once', got 'twice'"),
        ({"rounding": "once", "dtype": "float32"}, "about arrays of bfloat16 or float16, got float32"),
        (
            {"rounding": "once", "compute": "bfloat16", "dtype": "bfloat16"},
            "no rounding model of bfloat16 computes in bfloat16 and rounds once",
        ),
    ],
)
def test_a_contract_that_nothing_keeps_is_refused(declared, line):
    with pytest.raises(ValueError, match=line):
        check(once, "gemma_rmsnorm", eps=1e-6, **declared)
