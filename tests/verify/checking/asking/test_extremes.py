"""Extreme questions: naive forms break there, and stable programs do not."""

import numpy as np
import pytest

import derive
from tests.verify.checking.as_programs import STYLES, as_program
from tests.verify.checking.honest import HALVES
from tests.verify.checking.kernels import normalization
from verify import check
from verify.checking.asking.extremes import SETTING_LIMIT, USUAL_LIMIT, domain_of, extreme_probes
from verify.checking.asking.questions import wide_questions_about
from verify.checking.judging.diagnosis import Verdict
from verify.checking.judging.verdicts import LOST
from verify.checking.rounding.formats import FORMATS
from verify.checking.statements import statement


def labels(name, dtype="float32", **domain):
    probes = extreme_probes(statement(name, {}), FORMATS[dtype], domain)
    return [probe.label for _, probe in probes]


def shifted(logits):
    top = logits.max(-1, keepdims=True)
    return np.log(np.exp(logits - top).sum(-1)) + top[..., 0]


def unshifted(logits):
    return np.log(np.exp(logits).sum(-1))


def two_moments(x, weight, bias, eps):
    mean = x.mean(-1, keepdims=True)
    variance = (x * x).mean(-1, keepdims=True) - mean**2
    return (x - mean) / np.sqrt(variance + np.float32(eps)) * weight + bias


def centred(x, weight, bias, eps):
    rest = x - x.mean(-1, keepdims=True)
    return rest / np.sqrt((rest * rest).mean(-1, keepdims=True) + np.float32(eps)) * weight + bias


PAIRS = (
    ("logsumexp", shifted, unshifted, {}, "on 'logits up to 10000' an exponential overflows in float32"),
    (
        "layernorm",
        centred,
        two_moments,
        {"eps": 1e-5},
        "on 'x about 1000 with a deviation of 0.1' a difference loses 5 of 7 digits in float32",
    ),
    (
        "layernorm_gain_vjp",
        normalization.plain,
        normalization.one_pass,
        {},
        "on 'x to 1000 but for one of n' a difference loses 5 of 7 digits in float32",
    ),
)


@pytest.mark.parametrize(("name", "stable", "naive", "given", "line"), PAIRS, ids=[row[0] for row in PAIRS])
def test_a_naive_form_is_refused_at_extreme_arguments_only(name, stable, naive, given, line):
    with np.errstate(all="ignore"):
        assert check(stable, name, dtype="float32", **given).agrees
        finding = check(naive, name, dtype="float32", **given).findings[0]
    assert not finding.accepted
    assert any(note.startswith(line) for note in finding.notes)
    assert any(note.startswith("but only at other sizes") for note in finding.notes)


@pytest.mark.parametrize("dtype", HALVES)
def test_a_program_of_float32_inside_is_held_to_that_at_extreme_arguments_too(dtype):
    """Every operation in half precision loses all digits of a variance there, and explains no program that does not."""
    takes = ("x", "weight", "bias", "eps")
    with np.errstate(all="ignore"):
        for function, style, agrees in (
            (centred, STYLES[1], True),
            (two_moments, STYLES[1], False),
            *([(centred, STYLES[0], True)] if dtype == "bfloat16" else []),  # whose squares float16 does not hold
        ):
            program = as_program(function, takes, style, dtype)
            assert check(program, "layernorm", dtype=dtype, args=takes).agrees is agrees


def squares(x, weight, eps):
    return weight * (x / np.sqrt((x * x).mean(-1, keepdims=True) + eps))


def test_a_program_that_overflows_in_float16_alone_is_neither_accepted_nor_called_wrong():
    """Where float32 inside gives a number, rounding every operation is no reason that there is none."""
    for style, verdict in (STYLES[0], Verdict.CANNOT), (STYLES[1], Verdict.AGREES):
        program = as_program(squares, ("x", "weight", "eps"), style, "float16")
        with np.errstate(all="ignore"):
            found = check(program, "rmsnorm", dtype="float16", args=("x", "weight", "eps"))
        assert found.verdict is verdict
        assert any(note.startswith(LOST) for note in found.findings[0].notes) is (verdict is Verdict.CANNOT)
        smaller = check(
            program, "rmsnorm", dtype="float16", args=("x", "weight", "eps"), domain={"x": 16, "weight": 16}
        )
        assert smaller.agrees


def test_a_small_result_keeps_digits_where_all_are_small():
    """darknet#5452: log(1 + exp(x)) is zero in a tail where log1p is not; sigmoid by tanh is no slip of anybody's."""

    def mish(softplus):
        return lambda x: x * np.tanh(softplus(x))

    def by_tanh(x):
        return x * (np.float32(0.5) * np.tanh(x / 2) + np.float32(0.5))

    with np.errstate(all="ignore"):
        assert check(mish(lambda x: np.log1p(np.exp(-abs(x))) + np.maximum(x, 0)), "mish", dtype="float32").agrees
        (finding,) = check(mish(lambda x: np.where(x > 20, x, np.log(1 + np.exp(x)))), "mish", dtype="float32").findings
        assert not finding.accepted and "only on 'x in the tails, about -19.4'" in finding.off
        assert check(by_tanh, "silu", dtype="float32").agrees


def test_positions_and_masks_come_to_their_ends():
    assert domain_of(statement("sinusoidal_table", {}), {}) == {"positions": 4e4}
    assert "positions up to 40000" in labels("sinusoidal_table", "float16")
    made = statement("masked_attention", {})
    assert all(probe.arguments["keep"].all() for _, probe in extreme_probes(made, FORMATS["float32"]))
    assert any(label.startswith("all above zero") for label in labels("masked_attention", "float16"))


def test_scores_without_a_maximum_are_refused():
    """`sdpa` is stated by hand, with a softmax that is shifted: its operations are those of the book all the same."""

    def attention(q, k, v, shift):
        s = q @ k.swapaxes(-1, -2) / np.float32(np.sqrt(q.shape[-1]))
        e = np.exp(s - shift * s.max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True) @ v

    with np.errstate(all="ignore"):
        assert check(lambda q, k, v: attention(q, k, v, 1), "sdpa", dtype="float32").agrees
        assert not check(lambda q, k, v: attention(q, k, v, 0), "sdpa", dtype="float32").findings[0].accepted


def test_a_cap_is_asked_where_exponentials_of_what_it_bounds_overflow():
    """A cap below 88 bounds logits so that no exponential of float32 overflows, and is a domain that one can name."""

    def attention(q, k, cap, v, shift=0):
        s = cap * np.tanh(q @ k.T / np.float32(np.sqrt(q.shape[-1])) / cap)
        e = np.exp(s - shift * s.max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True) @ v

    def stable(q, k, cap, v):
        return attention(q, k, cap, v, 1)

    def unshifted(q, k, cap, v):
        return attention(q, k, cap, v)

    with np.errstate(all="ignore"):
        assert check(stable, "capped_attention", dtype="float32").agrees
        (finding,) = check(unshifted, "capped_attention", dtype="float32").findings
        assert finding.verdict is Verdict.NAIVE and "all above zero" in finding.off
        assert check(unshifted, "capped_attention", dtype="float32", domain={"cap": 50}).agrees


def test_a_format_of_operands_excuses_no_missing_number_where_no_matrices_are_multiplied():
    """A program of float32 inside returns NaN as exponentials overflow in float32, whatever float16 holds."""

    def backward(tail):
        def program(gate, up, g):
            x, y, h = (a.astype(np.float32) for a in (gate, up, g))
            return (h * y * tail(x)).astype(np.float16), (h / (1 + np.exp(-x))).astype(np.float16)

        return program

    def steady(x):
        e = np.exp(-np.abs(x))
        return e / (1 + e) ** 2

    def first_draft(x):
        return np.exp(-x) / (1 + np.exp(-x)) ** 2

    with np.errstate(all="ignore"):
        right, naive = (check(backward(t), "glu.backward", dtype="float16") for t in (steady, first_draft))
    assert right.agrees
    assert naive.findings[0].verdict is Verdict.NAIVE and naive.findings[1].accepted


def test_the_domain_is_what_it_is_said_to_be():
    logits = statement("logsumexp", {})
    assert domain_of(logits, {}) == {"logits": 1e4} and domain_of(statement("tanh", {}), {}) == {"x": USUAL_LIMIT}
    assert domain_of(statement("softmax_vjp", {}), {"logits": 1e6}) == {"x": 1e6, "g": USUAL_LIMIT}
    assert "labels" not in domain_of(statement("cross_entropy", {}), {})
    assert domain_of(statement("softmax_vjp", {"given": "output"}), {}) == {"x": USUAL_LIMIT, "g": USUAL_LIMIT}
    distilled = statement("distillation", {})
    assert domain_of(distilled, {})["tau"] == SETTING_LIMIT and domain_of(distilled, {"tau": 10})["tau"] == 10
    assert not {"eps", "beta1", "beta2"} & domain_of(statement("adamw", {}), {}).keys()
    assert any("10000" in label for label in labels("logsumexp"))
    assert any("1e+06" in label for label in labels("logsumexp", logits=1e6))
    asked = check(shifted, "logsumexp", dtype="float32", domain={"logits": 1e6})
    assert asked.agrees and asked.scope.magnitudes["logits"][1] == pytest.approx(1e6, rel=1e-2)
    assert asked.scope.domain == {"logits": 1e6} and "|logits| to 1e+06" in asked.report()
    assert check(unshifted, "logsumexp", dtype="float32", domain={"logits": 16}).agrees


@pytest.mark.parametrize(
    ("domain", "line"), [({"logit": 1.0}, "domain: expected some of logits, got 'logit'"), ({"logits": 0}, "positive")]
)
def test_a_domain_that_is_none_is_refused(domain, line):
    with pytest.raises(ValueError, match=line):
        check(shifted, "logsumexp", domain=domain)


def test_weights_that_are_given_are_driven_to_their_ends():
    """dynet#218: a gradient is divided by weights, which are zero where a logit is far below the others."""

    def right(log_p, g):
        return g - np.exp(log_p) * g.sum(-1, keepdims=True)

    def divided(log_p, g):
        p = np.exp(log_p)
        return right(log_p, p * g / p)

    with np.errstate(all="ignore"):
        assert check(right, "log_softmax_vjp", dtype="float32", given="output").agrees
        (finding,) = check(divided, "log_softmax_vjp", dtype="float32", given="output").findings
    assert not finding.accepted and "x up to 1000" in finding.off


def test_hypotheses_hold_at_extreme_arguments():
    """A logarithm is asked of small and large numbers, and of none below zero."""
    (x,) = derive.reals("x")
    root = derive.formula("length", derive.log(1 + x), given=[derive.Lt(0, x)])
    found = check(np.log1p, of=root, dtype="float32")
    assert found.agrees and found.scope.magnitudes["x"][1] == USUAL_LIMIT
    made = statement("logsumexp", {})
    assert all(
        made.admits(probe.arguments, shape, FORMATS["float16"])
        for shape, probe in extreme_probes(made, FORMATS["float16"])
    )


@pytest.mark.parametrize("dtype", HALVES)
def test_a_sum_in_half_precision_stalls_at_ones(dtype):
    """candle#3727: so many ones that one more changes nothing."""
    form = FORMATS[dtype]
    longest = max(
        q.given["x"].shape[-1]
        for q in wide_questions_about(statement("softmax", {}), dtype, 0)
        if q.label.startswith("ones")
    )
    assert longest > 2**form.bits

    def stalled(x):
        e = np.exp(x.astype(np.float32) - x.max(-1, keepdims=True).astype(np.float32)).astype(x.dtype)
        total = np.zeros((*x.shape[:-1], 1), x.dtype)
        for j in range(x.shape[-1]):
            total = total + e[..., j : j + 1]
        return e / total

    assert not check(stalled, "softmax", dtype=dtype, accumulate="float32").findings[0].accepted
    assert "and sum" in check(stalled, "softmax", dtype=dtype).findings[0].model


def test_scores_that_are_all_far_below_zero_are_asked():
    asked = labels("attention_output_shifted", "bfloat16")
    assert any(label.startswith("all above zero but") for label in asked)
