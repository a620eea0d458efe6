"""Tests of `verify.checking.closed_forms.pairs`: programs of strangers with two mistakes, or a rare one, are named.

The programs were written before the code that names them: of 161 such, 96 were named.
"""

import math

import numpy as np
import pytest

from derive import Dimension, Sum, exp, vector
from verify import check
from verify.checking.closed_forms.forms import Side, VariableValues, _as_stated
from verify.checking.closed_forms.pairs import Closed, pairs
from verify.checking.judging.diagnosis import Verdict

LOG2 = np.float32(math.log(2))


def total(x):
    return x.sum(-1, keepdims=True)


def mean(x):
    return x.mean(-1, keepdims=True)


def rms(x, eps):
    return x / np.sqrt(mean(x * x) + eps)


def logsumexp(x):
    return np.log(np.exp(x).sum(-1))


def silu_back(x, g):
    s = 1 / (1 + np.exp(-x))
    return g * s * (1 + x * (1 - s))


def softplus(x):
    return np.log1p(np.exp(x))


def log_softmax(x):
    return x - np.log(total(np.exp(x)))


def step(grad, m, v, beta1, beta2, n, eps, more=1):
    first, second = beta1 * m + more * grad, beta2 * v + more * grad**2
    return first / (1 - beta1**n) / (np.sqrt(second / (1 - beta2**n)) + eps)


def adam_without_one_minus(lr, weight_decay, p, grad, m, beta1, step_, v, beta2, eps):
    return p - lr * weight_decay * p - lr * step(grad, m, v, beta1, beta2, step_, eps)


def adam_with_l2(lr, weight_decay, p, grad, m, beta1, step_, v, beta2, eps):
    grad = grad + weight_decay * p
    first, second = beta1 * m + (1 - beta1) * grad, beta2 * v + (1 - beta2) * grad**2
    return p - lr * first / (1 - beta1**step_) / (np.sqrt(second / (1 - beta2**step_)) + eps)


def sgd_of(function):
    return lambda lr, p, buf, momentum, grad, weight_decay: function(lr, p, buf, momentum, grad, weight_decay)


ARGS = {"adamw": ("lr", "weight_decay", "p", "grad", "m", "beta1", "step", "v", "beta2", "eps")}
TWO = [
    ("layernorm", lambda weight, x, eps, bias: weight * (x - mean(x)) / (x.std(-1, ddof=1, keepdims=True) + eps) + bias,
     ("outside of the root", "n - 1 in the place of n")),
    ("gemma_rmsnorm", lambda weight, x, eps: weight * x / (np.sqrt(mean(x * x)) + eps),
     ("1 is left out", "outside of the root")),
    ("rmsnorm", lambda weight, x, eps: weight * x / np.sqrt(total(x * x) + eps) * x.shape[-1] ** 0.5,
     ("eps/n in the place of eps everywhere",)),
    ("rmsnorm", lambda weight, x, eps: weight * x / (mean(np.abs(x)) + eps), ("the root of", "the absolute value of")),
    ("logsumexp", lambda logits: np.log2(np.exp2(logits).sum(-1)), ("base 2 for e in every exp and log",)),
    ("adamw", adam_without_one_minus, ("1 - beta1 is not a factor", "1 - beta2 is not a factor")),
]  # fmt: skip
ONE = [
    ("lse", lambda q, k: logsumexp((q @ k.T) / q.shape[-1] ** 0.5) / LOG2, ("base 2 for e",)),
    ("mse", lambda x, y: np.abs(x - y).mean(), ("the absolute value of x - y",)),
    ("gelu_tanh", lambda x: 0.5 * x * (1 + np.tanh(np.float32(math.sqrt(2 / math.pi)) * (x + np.float32(0.04) * x**3))),
     ("0.04 in the place of 0.044715",)),
    ("swiglu", lambda gate, up: gate / (1 + np.exp(-gate)) * up / (1 + np.exp(-up)),
     ("silu is taken of up wherever it stands",)),
    ("mish", lambda x: x * np.tanh(1 / (1 + np.exp(-x))), ("sigmoid in the place of",)),
    ("softcap", lambda x, cap: np.clip(x, -cap, cap), ("clip in the place of",)),
    ("dynamic_tanh", lambda weight, alpha, x, bias: weight * np.tanh(alpha * x + bias), ("bias is added inside",)),
    ("dpo", lambda beta, chosen, rejected, ref_chosen, ref_rejected:
        beta * softplus(-(chosen - rejected - ref_chosen + ref_rejected)).mean(), ("beta is a factor of",)),
    ("sgd", sgd_of(lambda lr, p, buf, momentum, grad, weight_decay:
        p - lr * (momentum * buf + (1 - momentum) * grad + weight_decay * p)), ("1 - momentum is a factor of grad",)),
    ("sgd", sgd_of(lambda lr, p, buf, momentum, grad, weight_decay:
        p - momentum * buf - lr * (grad + weight_decay * p)), ("lr is not a factor of lr*(momentum*buf)",)),
    ("sgd", sgd_of(lambda lr, p, buf, momentum, grad, weight_decay:
        (p - lr * (momentum * buf + grad)) * (1 - lr * weight_decay)), ("is what was just updated",)),
    ("gemma_rmsnorm", lambda weight, x, eps: 1 + weight * rms(x, eps), ("of 1 + weight only weight is",)),
    ("weighted_cross_entropy", lambda labels, weight, logits:
        -(weight[labels] * log_softmax(logits)[np.arange(len(labels)), labels]).sum() / weight.sum(),
     ("sum(weight) in the place of sum(weight_of)",)),
    ("adamw", adam_with_l2, ("the formula of adam_with_l2_decay",)),
    ("leaky_relu", lambda alpha, x: np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0))), ("the formula of elu",)),
    ("silu.backward", lambda x, g: silu_back(x / (1 + np.exp(-x)), g), ("silu is taken of x wherever it stands",)),
    ("l2norm", lambda x, eps: x / np.maximum(np.sqrt(total(x * x)), eps), ("division_by_length_or_eps",)),
]  # fmt: skip


@pytest.mark.parametrize(("of", "wrong", "words"), TWO + ONE, ids=lambda value: value if isinstance(value, str) else "")
def test_a_mistake_of_strangers_is_named(of, wrong, words):
    found = check(wrong, of, dtype="float32", **({"args": ARGS[of]} if of in ARGS else {}))
    assert found.verdict is Verdict.WRONG
    assert all(text in found.name for text in words), found.name


def test_a_theorem_by_hand_has_slips_too():
    found = check(lambda log_p, g: g - np.exp(log_p) * mean(g), "log_softmax.backward", dtype="float32", given="output")
    assert "the mean is taken in the place of sum(g)" in found.name


def test_a_number_that_multiplies_the_result_is_a_coefficient():
    of = check(lambda x: 0.6 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3))), "gelu_tanh", dtype="float32")
    assert "in the place of" not in of.name


def test_what_two_changes_do_not_explain_has_no_name():
    found = check(lambda x: np.cos(x) * np.exp(-x * x), "silu", dtype="float32")
    assert found.verdict is Verdict.DIFFERS
    assert found.name == ""


def test_a_pair_is_yielded_once_and_only_if_it_is_near():
    n = Dimension("n")
    i, j = n.indices("i j")
    x = vector("x", n)
    value = x[j] / Sum(exp(x[i]), i)
    values = VariableValues([key for key in value.free if key.kind == "at"], {})
    side = Side("y", "y", value, (j.key,), x[j], (), "the formula")
    closed = Closed(value, (j.key,), value.free, lambda term: _as_stated(side, term, values))
    at = np.array([0.5, 1.0, 2.0])
    twice = 2 * at / at.sum()
    made = [wrong.name for wrong in pairs(closed, {"x": at}, -at / np.exp2(at).sum(), np.full(3, 1e-6))]
    assert len(made) == 1
    assert "base 2" in made[0]
    assert "sign" in made[0]
    assert not list(pairs(closed, {"x": at}, twice**3 + 0.1, np.full(3, 1e-6)))
