"""Kernels as they are: axes, dtypes and arithmetic that are not a statement's, each refused unless it is declared."""

import numpy as np
import pytest

import verify
from tests.verify.checking.kernels import layernorm_vjp
from verify.checking.judging.diagnosis import Verdict
from verify.checking.rounding.formats import FORMATS, round_to

ROWS = {"x": "(b s) n -> b s n", "g": "(b s) n -> b s n"}
STATISTICS = {"mean": "rows 1 -> rows", "rstd": "rows 1 -> rows"}
HEADS = {name: f"(b h) {rows} d -> b {rows} h d" for name, rows in {"q": "m", "k": "n", "v": "n", "g": "m"}.items()}


def with_statistics(x, mean, rstd, g):
    z = (x - mean[..., None]) * rstd[..., None]
    return rstd[..., None] * (g - g.mean(-1, keepdims=True) - z * (g * z).mean(-1, keepdims=True))


def attention(q, k, v, g):
    """Of arrays (batch, rows, heads, channels)."""
    scale = q.shape[-1] ** -0.5
    s = np.einsum("bmhd,bnhd->bhmn", q, k) * scale
    p = np.exp(s - s.max(-1, keepdims=True))
    p /= p.sum(-1, keepdims=True)
    dp = np.einsum("bmhe,bnhe->bhmn", g, v)
    ds = p * (dp - (p * dp).sum(-1, keepdims=True)) * scale
    return (
        np.einsum("bhmn,bnhd->bmhd", ds, k),
        np.einsum("bhmn,bmhd->bnhd", ds, q),
        np.einsum("bhmn,bmhe->bnhe", p, g),
    )


def wrong_for_batches(x, g, eps):
    """A mistake of somebody who tried one batch only: the gradient of the first is that of all."""
    gradient = layernorm_vjp(x, g, eps)
    return np.broadcast_to(gradient[:1], gradient.shape).copy()


def test_leading_axes():
    assert verify.check(layernorm_vjp, "layernorm_vjp", layouts=ROWS).agrees
    diagnosis = verify.check(wrong_for_batches, "layernorm_vjp", layouts=ROWS)
    assert diagnosis.decisive.unnamed
    assert "layout of x=(b s) n -> b s n" in verify.check(layernorm_vjp, "layernorm_vjp", layouts=ROWS).report()


def test_statistics_without_an_axis():
    declared = {"given": "statistics", "layouts": STATISTICS}
    assert verify.check(with_statistics, "layernorm_vjp", **declared).agrees
    assert verify.check(with_statistics, "layernorm_vjp", given="statistics").verdict is Verdict.NOT_CALLABLE


def test_heads_behind_rows():
    asked = {"name": "attention_backward", "dtype": "float32", "layouts": HEADS}
    assert verify.check(attention, **asked).agrees
    swapped = verify.check(lambda q, k, v, g: attention(q, k, v, g)[::-1], **asked)
    assert not swapped.agrees


def test_a_raise_shows_shapes_as_the_function_has_them():
    def program(x, g):
        raise IndexError("no such axis")

    (note,) = verify.check(program, "layernorm_vjp", layouts=ROWS).notes
    assert note.endswith("given x (1, 2, 3), g (1, 2, 3)")


def gain_in_single(x, gamma, g):
    assert (x.dtype, gamma.dtype, g.dtype) == (np.float16, np.float32, np.float16)
    x, g = x.astype(np.float32), g.astype(np.float32)
    centred = x - x.mean(-1, keepdims=True)
    r = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + np.float32(1e-5))
    z, h = centred * r, g * gamma
    dx = r * (h - h.mean(-1, keepdims=True) - z * (h * z).mean(-1, keepdims=True))
    return dx.astype(np.float16), (g * z).sum(0), g.sum(0)


def test_weights_may_be_of_another_dtype():
    declared = {"dtype": "float16", "returns": ("dx", "dgamma", "dbeta")}
    declared["dtypes"] = {"gamma": "float32", "dbeta": "float32"}
    diagnosis = verify.check(gain_in_single, "layernorm_gain_vjp", **declared).require()
    assert {f.result: f.resolution > 1e-4 for f in diagnosis.findings} == {"dx": True, "dgamma": False, "dbeta": False}

    def off(x, gamma, g):
        dx, dgamma, dbeta = gain_in_single(x, gamma, g)
        return dx, dgamma * np.float32(1 + 1e-4), dbeta

    assert verify.check(off, "layernorm_gain_vjp", **declared).verdict is Verdict.COEFFICIENTS


def in_place(p, g):
    g *= p
    g -= p * g.sum(-1, keepdims=True)
    return g


def test_an_argument_may_be_written_to_where_that_is_declared():
    declared = {"given": "output", "framework": "numpy"}
    assert "it changed its argument g" in verify.check(in_place, "softmax_vjp", **declared).notes[0]
    assert verify.check(in_place, "softmax_vjp", inplace=("g",), **declared).agrees
    assert "it changed its argument g" in verify.check(in_place, "softmax_vjp", inplace=("p",), **declared).notes[0]


def test_what_is_not_needed_is_none():
    def program(g, x, bias, eps, stream):
        assert bias is None
        assert stream is None
        return layernorm_vjp(x, g, eps)

    assert verify.check(program, "layernorm_vjp", args=("g", "x", "_", "eps", "_")).agrees


def gelu_by(tanh):
    """Return the backward pass of GELU's approximation with another tanh."""

    def program(x, g):
        one, k = x.dtype.type(1), x.dtype.type((2 / np.pi) ** 0.5)
        t = tanh(k * (x + x.dtype.type(0.044715) * x * x * x)).astype(x.dtype)
        inner = k * (one + 3 * x.dtype.type(0.044715) * x * x)
        return g * (one + t + x * (one - t * t) * inner) / 2

    return program


def units_off(units):
    def tanh(x):
        t = np.tanh(x.astype(np.float64))
        return np.copysign(t, x) + units * np.spacing(np.abs(t).astype(np.float32)) * np.where(t > 0, -1, 1)

    return tanh


def test_functions_of_a_device_may_be_some_units_off():
    declared = {"name": "gelu_tanh_vjp", "dtype": "float32"}
    program = gelu_by(units_off(4))
    assert not verify.check(program, **declared).agrees
    assert verify.check(program, ulps=4, **declared).agrees
    assert not verify.check(gelu_by(units_off(40)), ulps=4, **declared).agrees


def flushed(x):
    return np.where(np.abs(x) < 2.0**-14, 0, x).astype(np.float16)


def softmax_that_flushes(x):
    logits = x.astype(np.float32)
    e = np.exp(logits - logits.max(-1, keepdims=True))
    return flushed(e / e.sum(-1, keepdims=True))


def test_subnormal_numbers_may_be_flushed():
    declared = {"name": "softmax_shifted", "dtype": "float16", "compute": "float32"}
    assert not verify.check(softmax_that_flushes, **declared).agrees
    assert verify.check(softmax_that_flushes, flush=True, **declared).agrees
    assert not verify.check(lambda x: flushed(2 * softmax_that_flushes(x)), flush=True, **declared).agrees


def product_of(form):
    """Return the backward pass of a linear map on factors of another format."""

    def short(x):
        return round_to(x, FORMATS[form]).astype(x.dtype)

    def linear(x, w, g):
        return short(g) @ short(w).T, short(x).T @ short(g), g.sum(0)

    return linear


LONG = [pytest.param(form, marks=pytest.mark.long) for form in ("bfloat16", "float8_e5m2")]


@pytest.mark.parametrize("form", ["tf32", "float8_e4m3fn", *LONG])
def test_factors_of_matrix_products_may_be_shorter(form):
    declared = {"name": "linear_backward", "dtype": "float32"}
    program = product_of(form)
    assert not verify.check(program, **declared).agrees
    diagnosis = verify.check(program, operands=form, **declared).require()
    assert diagnosis.findings[0].model == f"float32, {form} matrix operands"
    wrong = verify.check(lambda x, w, g: [2 * part for part in program(x, w, g)], operands=form, **declared)
    assert not wrong.agrees
