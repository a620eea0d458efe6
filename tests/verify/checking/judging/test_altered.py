"""Tests of `verify.checking.judging.altered`: what strangers do around a formula is named, in any statement."""

import numpy as np
import pytest

from verify import check
from verify.checking.judging.altered import altered
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def rms(x, eps):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + eps)


def padded(x):
    size = 1 << (x.shape[-1] - 1).bit_length()
    return (x * x).sum(-1, keepdims=True) / size


def group(xg, eps, axis):
    return (xg - xg.mean(axis, keepdims=True)) / np.sqrt(xg.var(axis, keepdims=True) + eps)


def swiglu(gate, up, g):
    s = 1 / (1 + np.exp(-gate))
    return g * up * s * (1 + gate * (1 - s)), g * gate * s


def first_row(x):
    return np.where(np.arange(len(x))[:, None] == 0, x[-1], 0)


def last_write(tokens, weight, g):
    made = np.zeros_like(weight)
    made[tokens] = g
    return made


@pytest.mark.parametrize(
    ("of", "wrong", "name"),
    [
        ("softmax", lambda x: np.exp(x) / (1 + np.exp(x).sum(-1, keepdims=True)), "a zero is counted beside"),
        ("rmsnorm", lambda weight, x, eps: weight * x / np.sqrt(padded(x) + eps), "zeros up to a power of 2"),
        ("linear", lambda weight, x, bias: x[:, : x.shape[1] // 4 * 4] @ weight[:, : x.shape[1] // 4 * 4].T + bias,
         "what is past a multiple of 4 along d is not read"),
        ("linear.backward", lambda x, w, g: (g @ w.T, x.T @ g, g[0]), "only the first along tokens is read"),
        ("rmsnorm", lambda weight, x, eps: rms(x * weight, eps), "x is multiplied by weight first"),
        ("rmsnorm", lambda weight, x, eps: weight * rms(x - x.mean(-1, keepdims=True), eps),
         "the difference to its mean is taken of x first"),
        ("add_rmsnorm", lambda weight, x, residual, eps: weight * rms(x, eps) + residual,
         "residual is left out, and added to the result"),
        ("cross_entropy",
         lambda labels, logits: -np.log(softmax(softmax(logits)))[np.arange(len(labels)), labels].mean(),
         "softmax is taken of logits first"),
        ("mse", lambda x, y: np.sqrt(((x - y) ** 2).mean()), "the root is taken of the result"),
        ("swiglu.backward", lambda gate, up, g: swiglu(gate, up, g)[::-1], "dup is returned in its place"),
        ("groupnorm", lambda gain, xg, eps, shift: gain * group(xg, eps, (-1, -2)) + shift, "are taken for one axis"),
        ("groupnorm", lambda gain, xg, eps, shift: gain * group(xg, eps, -2) + shift, "are exchanged"),
        ("rmsnorm", lambda weight, x, eps: weight * rms(x / np.abs(x).max(-1, keepdims=True), eps),
         "the quotient by its greatest is taken of x first"),
        ("sigmoid", lambda x: 1 / (1 + np.exp(-x)) / (1 / (1 + np.exp(-x))).sum(-1, keepdims=True),
         "the quotient by its sum is taken of the result"),
        ("gemma_rmsnorm", lambda weight, x, eps: (1 + weight) * rms((1 + weight) * rms(x, eps), eps),
         "the result is taken for x, and the same is computed again"),
        ("swiglu.backward", lambda gate, up, g: tuple(map(first_row, swiglu(gate, up, g))), "written to the first"),
        ("embedding.backward", last_write, "of equal tokens only the last counts"),
        ("dpo", lambda beta, chosen, rejected, ref_chosen, ref_rejected: -chosen.mean(), "mean of chosen is returned"),
    ],
)  # fmt: skip
def test_what_strangers_do_around_a_formula_is_named(of, wrong, name):
    diagnosis = check(wrong, of, dtype="float32")
    assert diagnosis.verdict is Verdict.WRONG
    assert name in diagnosis.name


def test_an_argument_that_is_returned_is_not_named_as_a_summand():
    made = statement("softmax_vjp", {})
    alone = altered(made, made.results["dx"].spellings[-1].formula)
    (wrong,) = [one for one in alone if one.name == "g is left out, and added to the result"]
    x, g = np.ones((2, 3)), np.arange(6.0).reshape(2, 3)
    with pytest.raises(ValueError, match="does more than to scale"):
        wrong.formula(x=x, g=g)
