"""Invariants and `verify.check` take the arguments of a function alike: by name, or as declared."""

import numpy as np
import pytest

import verify
from verify import invariants
from verify.invariants import ARGUMENTS, INVARIANTS


def layernorm_backward(g, x, eps=1e-12):
    """The gradient first, and an eps of its own unless it is told."""
    centred = x - x.mean(-1, keepdims=True)
    s = np.sqrt((centred**2).mean(-1, keepdims=True) + eps)
    z = centred / s
    return (g - g.mean(-1, keepdims=True) - z * (g * z).mean(-1, keepdims=True)) / s


def reversed_names(x, g):
    return layernorm_backward(x, g, 1e-5)


def test_every_invariant_says_what_it_takes():
    assert ARGUMENTS.keys() == INVARIANTS.keys()


@pytest.mark.parametrize("name", ["layernorm_vjp_sums_to_zero", "layernorm_vjp_inner"])
def test_a_right_function_holds_whatever_the_order_of_its_parameters(name):
    ask = getattr(invariants, name)
    assert ask(layernorm_backward, eps=1e-3).status == "holds"
    assert ask(reversed_names, args=["g", "x"]).status == "holds"
    assert name.endswith("sums_to_zero") or ask(reversed_names).status == "broken", "it says that x is its first"
    assert verify.check(layernorm_backward, "layernorm_vjp", eps=1e-3).agrees
    assert verify.check(lambda g, x: layernorm_backward(g, x, 1e-5), "layernorm_vjp", args=["g", "x"]).agrees


WHICH = "pass args=(...) to say which it is, or functools.partial(f, {}=...) if it is a setting"
WHAT = (
    "pass args=(...) with the names of what it takes, in its order; "
    "if it returns a part that needs no more, say returns=(...) too"
)


@pytest.mark.parametrize(
    ("function", "line"),
    [
        (lambda a, b: a, f"parameter 'a' is none of x, g: {WHICH.format('a')}"),
        (lambda p, g: p, f"parameter 'p' is none of x, g: {WHICH.format('p')}"),
        (max, "its parameters cannot be read: pass args=('x', 'g')"),
        (lambda x: x, f"it takes no g: {WHAT}"),
    ],
)
def test_what_cannot_be_told_is_said_alike_and_is_no_verdict_on_the_function(function, line):
    verdict = invariants.softmax_vjp_sums_to_zero(function)
    assert (verdict.status, verdict.detail) == ("not testable", line)
    assert line in verify.check(function, "softmax_vjp").report()


def test_a_wrong_declaration_is_an_error():
    with pytest.raises(ValueError, match="args: expected some of x, g in the order of the function, _ for"):
        invariants.softmax_vjp_sums_to_zero(reversed_names, args=["x", "dy"])
    with pytest.raises(ValueError, match="args: expected a list of names, got 'x'"):
        invariants.rows_sum_to_one(np.tanh, args="x")


def test_attention_by_its_usual_names():
    def backward(do, query, key, value):
        weights = np.exp(query @ key.T / query.shape[-1] ** 0.5)
        weights /= weights.sum(-1, keepdims=True)
        at_weights = do @ value.T
        at_scores = weights * (at_weights - (weights * at_weights).sum(-1, keepdims=True))
        return at_scores.T @ query / query.shape[-1] ** 0.5

    assert invariants.key_bias_gradient_zero(backward).status == "holds"
