"""The checker names what a function computes: honest programs agree, and no wrong formula does."""

import numpy as np
import pytest

import verify
from tests.verify.checking import kernels
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.honest import in_turn
from verify.checking.asking.questions import questions, stated, wide_questions_about
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import STATEMENTS, statement

HONEST = [
    (
        "softmax_vjp",
        {},
        [
            kernels.softmax_vjp,
            kernels.softmax_vjp_online,
            kernels.softmax_vjp_argmax_shifted,
            kernels.softmax_vjp_recomputed,
            kernels.softmax_vjp_jacobian,
        ],
    ),
    ("rmsnorm_vjp", {}, [kernels.rmsnorm_vjp]),
    ("layernorm_vjp", {}, [kernels.layernorm_vjp, kernels.layernorm_vjp_fused]),
    ("layernorm_vjp", {"eps": 0.01}, [kernels.layernorm_vjp_mean_last]),
    ("cross_entropy_gradient", {}, [kernels.cross_entropy_gradient]),
    ("layernorm_gain_vjp", {}, [kernels.layernorm_gain_vjp, kernels.layernorm_gain_vjp_reversed]),
    ("softmax_vjp", {"given": "output"}, [kernels.softmax_vjp_of_output]),
    ("rmsnorm_gain_vjp", {}, [kernels.rmsnorm_gain_vjp]),
]
EVERY = [(number,) for number in range(len(HONEST))]
LONG = [pytest.param(n, d, marks=pytest.mark.long) for n in range(4, len(HONEST)) for d in ("float64", "float32")]


@pytest.mark.parametrize(("number", "dtype"), [*in_turn(EVERY[:4], ("float64", "float32")), *LONG])
def test_honest_programs_agree(number, dtype):
    name, conventions, functions = HONEST[number]
    for function in functions:
        verify.check(function, name, dtype=dtype, **conventions).require()


@pytest.mark.parametrize(
    ("number", "dtype"),
    [
        *in_turn(EVERY[:2], ("float16", "bfloat16")),
        *(pytest.param(*n, d, marks=pytest.mark.long) for n in EVERY[2:] for d in ("float16", "bfloat16")),
    ],
)
def test_honest_programs_with_float32_inside_agree(number, dtype):
    name, conventions, functions = HONEST[number]
    made = statement(name, conventions)
    for function in functions:
        inside = kernels.single_inside(function)
        diagnosis = verify.check(inside, name, dtype=dtype, args=(*made.arguments, *made.constants), **conventions)
        assert "float32 inside" in diagnosis.require().decisive.model


@pytest.mark.parametrize(
    ("number", "dtype"),
    [
        (0, "float16"),
        (1, "bfloat16"),
        *(pytest.param(n, "bfloat16", marks=pytest.mark.long) for n in (0, *range(2, len(HONEST)))),
        *(pytest.param(n, "float16", marks=pytest.mark.long) for n in range(1, len(HONEST))),
    ],
)
def test_with_every_operation_in_half_precision_no_honest_program_is_refused(number, dtype):
    """It may be too coarse to tell."""
    name, conventions, functions = HONEST[number]
    for function in functions:
        diagnosis = verify.check(function, name, dtype=dtype, **conventions)
        assert diagnosis.verdict in (Verdict.AGREES, Verdict.CANNOT), diagnosis.report()


@pytest.mark.long
@pytest.mark.parametrize(("first", "dtype"), [(0, "float32"), (1, "bfloat16")])
def test_every_wrong_formula_is_refused_and_named(first, dtype):
    """Of every sixth statement in one dtype, of others in the other; `benchmarks.power` asks all in all four."""
    counts = tally(run for name in list(STATEMENTS)[first::6] for run in runs(name, dtype=dtype, kinds=("wrong",)))
    assert counts.runs > 0
    assert counts.problems == ()
    # derivatives of the forms of GELU differ by less than a rounding to half precision
    assert [line for line in counts.untold if not (line.startswith("gelu") and dtype == "bfloat16")] == []
    assert counts.named >= 0.97 * counts.runs, counts.unnamed


def test_other_sizes():
    diagnosis = verify.check(kernels.softmax_vjp, "softmax_vjp", dtype="float32", shapes=[(2, 64)]).require()
    small, wide = (
        questions("softmax_vjp", (), "float32", None, 0)[1],
        wide_questions_about(stated("softmax_vjp", ()), "float32", 0),
    )
    assert diagnosis.questions == 3 + len(small) + len(wide)


def wider(x, g):
    return kernels.softmax_vjp(x, g).astype(np.float64), x


def test_what_is_not_checked_is_noted_and_another_dtype_is_refused_unless_it_is_declared():
    two = {"dtype": "float32", "returns": ("dx", "weights")}
    diagnosis = verify.check(wider, "softmax_vjp", **two)
    assert diagnosis.verdict is Verdict.NOT_CALLABLE
    assert diagnosis.notes == (
        "dx has the right numbers, but came back as float64: cast it, or declare dtypes={'dx': 'float64'}",
    )
    declared = verify.check(wider, "softmax_vjp", **two, dtypes={"dx": "float64"}).require()
    assert declared.notes == ("not checked: weights",)


def test_what_numpy_makes_of_bfloat16_is_a_choice_where_the_program_is_given_float32_too():
    """transformers#30236: NumPy, too, has bfloat16 times a number in float32; a float32 weight is the author's."""

    def scaled(weight, x, eps):
        wide = x.astype(np.float32)
        return weight * (wide / np.sqrt((wide * wide).mean(-1, keepdims=True) + eps))

    assert verify.check(scaled, "rmsnorm", dtype="bfloat16").agrees
    mixed = verify.check(scaled, "rmsnorm", dtype="bfloat16", dtypes={"weight": "float32"})
    assert mixed.verdict is Verdict.NOT_CALLABLE and "came back as float32: cast it" in mixed.notes[0]


def test_a_wrong_formula_of_another_dtype_is_named_all_the_same():
    diagnosis = verify.check(lambda x, g: x.astype(float) * g, "softmax_vjp", dtype="float32")
    assert diagnosis.verdict is not Verdict.NOT_CALLABLE
    assert "dx came back as float64, not float32" in diagnosis.notes


def test_a_gradient_may_have_the_dtype_of_its_argument_or_of_the_program():
    for dtype in ("float32", "float64"):
        verify.check(
            lambda x, g, dtype=dtype: kernels.softmax_vjp(x.astype(float), g).astype(dtype),
            "softmax_vjp",
            dtypes={"x": "float32"},
            args=("x", "g"),
        ).require()


def test_what_is_not_returned_is_noted():
    diagnosis = verify.check(kernels.layernorm_gain_vjp, "layernorm_gain_vjp", dtype="float32").require()
    assert diagnosis.notes == ("not returned, so not checked: dgamma, dbeta",)


def test_a_program_of_its_own_sizes_is_asked_at_all_probes():
    def program(x, g, eps):
        if x.shape[-1] != 16:
            raise ValueError("16 channels")
        return kernels.layernorm_vjp(x, g, eps)

    diagnosis = verify.check(program, "layernorm_vjp", dtype="float32", shapes=[(3, 16)]).require()
    assert diagnosis.questions > 3
    assert diagnosis.notes[0].startswith("asked at (3, 16) only; elsewhere: it raised ValueError: 16 channels")


def test_one_of_tied_logits_is_not_forgotten():
    def program(x):
        highest = x == x.max(-1, keepdims=True)
        e = np.where(highest & (highest.cumsum(-1) > 1), 0, np.exp(x - x.max(-1, keepdims=True)))
        return e / e.sum(-1, keepdims=True)

    assert not verify.check(program, "softmax_shifted").agrees


def test_a_query_head_uses_the_key_head_of_its_group():
    def program(q, k, v):
        heads = np.arange(len(q)) % len(k)  # that of its group is np.arange(len(q)) // 2
        scores = q @ k[heads].swapaxes(-1, -2) / np.sqrt(q.shape[-1])
        e = np.exp(scores - scores.max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True) @ v[heads]

    assert not verify.check(program, "attention_output_shifted", group=2).agrees


def test_scale_and_shift_may_be_folded_at_a_row_of_one_number():
    def folded(x, weight, bias, eps):
        mean = x.mean(-1, keepdims=True)
        scale = weight / np.sqrt(((x - mean) ** 2).mean(-1, keepdims=True) + np.float32(eps))
        return x * scale + (bias - scale * mean)

    assert verify.check(folded, "layernorm", dtype="float32", eps=1e-5).agrees
