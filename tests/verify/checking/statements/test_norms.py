"""Norms in the book's words: what a program is given is known, and what it cannot be is no mistake of it."""

import numpy as np
import pytest

from derive.values.program import Batches
from verify.checking.judging.book import claim
from verify.checking.statements.norms import BATCHNORM, LAYERNORM, RMSNORM, variables, without_eps, wrong

EPS = 1e-5
X, G = np.array([[0.5, -1.0, 2.0], [3.0, 1.0, 0.25]]), np.array([[1.0, 0.0, -2.0], [0.5, 4.0, 1.0]])
GAMMA = np.array([0.5, -2.0, 1.0])


def left(axis, centre=True):
    """What a forward pass leaves."""
    mean = X.mean(axis, keepdims=True) if centre else np.zeros(())
    rstd = 1 / np.sqrt(((X - mean) ** 2).mean(axis, keepdims=True) + EPS)
    squeezed = (a[0] if axis == 0 else a for a in ((mean, rstd) if centre else (rstd,)))
    return {**dict(zip(("mean", "rstd") if centre else ("rstd",), squeezed, strict=True)), "xhat": (X - mean) * rstd}


@pytest.mark.parametrize("given", ["statistics", "output"])
@pytest.mark.parametrize(
    ("theorem", "norm", "letters", "axis", "centre"),
    [
        ("layernorm_gain_vjp", LAYERNORM, ("g", "x"), -1, True),
        ("normalization_gain_gradient", LAYERNORM, ("G", "X"), -1, True),
        ("rmsnorm_gain_vjp", RMSNORM, ("g", "x"), -1, False),
        ("batchnorm_vjp", BATCHNORM, ("G", "X"), 0, True),
    ],
)
def test_what_a_forward_pass_left_is_known(theorem, norm, letters, axis, centre, given):
    left_values = left(axis, centre)
    chosen = {"statistics": ("mean", "rstd"), "output": ("xhat", "rstd")}[given]
    arrays = {name: left_values[name] for name in chosen if name in left_values} | (
        {"x": X} if given == "statistics" else {}
    )
    values = variables(given, norm, *letters)(g=G, eps=np.array(EPS), gamma=GAMMA, **arrays)
    plain = variables("input", norm, *letters)(g=G, eps=np.array(EPS), gamma=GAMMA, x=X)
    (side,), (wanted,) = (Batches(v).right_sides(claim(theorem)) for v in (values, plain))
    assert np.allclose(side, wanted, rtol=1e-12)


def names(given, gain=False):
    theorem = "normalization_gain_gradient" if gain else "layernorm_gain_vjp"
    return {w.name for w in wrong(theorem, variables(given, LAYERNORM, "G", "X"), given, EPS, gain=gain)}


def test_what_a_program_cannot_be_is_no_mistake_of_it():
    assert "eps left out" in names("input")
    assert "eps left out" not in names("statistics")
    assert "inverse deviation for the variance" in names("statistics") - names("input") - names("output")
    assert {"input not normalized", "unbiased variance"} & names("output", gain=True) == set()
    assert "unbiased variance" in names("output")
    assert "eps of 0.001" in names("input") - names("output")


def test_without_eps_some_mistakes_are_none():
    assert without_eps(0, ("eps left out",)) == {"eps left out": {"epsilon": 0}}
    assert without_eps(EPS, ("eps left out",)) == {}
