"""Functions of Python: their arguments, their docstrings, and what is refused."""

import ast
from functools import cache

import numpy as np
import pytest

from derive import Dimension, Lt, Sum, define, derivative, exp, formula, hessian, reals, sqrt, vector, vjp
from derive.doors.derived import program
from derive.language.symbols import RenderError
from derive.programs import functions
from derive.programs.functions import module

n, m = Dimension("n"), Dimension("m")
i, k = n.indices("i k")
(s,) = m.indices("s")
x, w, X = vector("x", n), vector("w", n), vector("X", m, n)
t, u, epsilon = reals("t u epsilon")
rms = define("rms", (x, epsilon), sqrt(Sum(x[k] ** 2, k) / n.card + epsilon))
scaled = formula("scaled", w[i] * x[i] / rms(x, epsilon), given=[Lt(0, epsilon)])


@cache
def both():
    return [vjp(scaled, x), vjp(scaled, w)]


def test_a_function_says_its_arguments_its_result_and_its_theorem():
    text = module([program(both()[:1])])
    (function,) = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    said = ast.get_docstring(function)
    assert (function.name, [a.arg for a in function.args.args]) == ("scaled_vjp_x", ["w", "x", "epsilon", "g"])
    assert said.startswith("Backward pass of scaled in x.\n")
    assert "x : array of shape (..., n)\nepsilon : float\n" in said
    assert "Returns\n-------\narray of shape (..., n)\n" in said
    assert "is not part of the proof" in said
    assert "assume: 0 < epsilon" in said
    unfolded = " ".join(said.split())
    assert all(" ".join(line.split()) in unfolded for line in both()[0].text().splitlines())
    assert "divided by the largest" not in said
    assert max(map(len, text.splitlines())) <= 100


def test_backward_passes_of_one_formula_have_their_work_in_common():
    text = module([program(both())])
    assert "def scaled_vjp(w, x, epsilon, g):" in text
    assert "d_x : array of shape (..., n)\n    d_w : array of shape (..., n)\n" in text
    assert text.count("np.sqrt") == 1
    assert text.endswith("return d_x, d_w\n")
    names = {}
    exec(text, names)
    values = {"w": np.array([0.5, 2.0]), "x": np.array([1.0, -3.0]), "epsilon": 0.1, "g": np.array([1.0, 4.0])}
    for found, derived in zip(names["scaled_vjp"](**values), both(), strict=True):
        assert np.allclose(found, derived.numpy(**values), rtol=1e-15, atol=0)


def test_of_long_theorems_it_says_what_is_differentiated_in_what_and_if_what(monkeypatch):
    whole = module([program(both())])
    assert whole.count("define: rms") == 2 and "print(d)" not in whole
    monkeypatch.setattr(functions, "LONGEST", 5)
    text = module([program(both())])
    (function,) = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    said = ast.get_docstring(function)
    asked = "    Sum(g[i]*scaled(w, x, epsilon, i), i:n)\n    in x[j], w[j]\n    if 0 < epsilon\n"
    assert f"derivatives of what\nfollows::\n\n{asked}\nEach theorem whole, with its definitions: print(d)" in said
    assert "define:" not in said and said.count("0 < epsilon") == 1
    assert text.partition('"""\n    n = ')[2] == whole.partition('"""\n    n = ')[2] != ""


def test_of_a_second_derivative_the_last_is_said(monkeypatch):
    monkeypatch.setattr(functions, "LONGEST", 0)
    text = hessian(formula("f", Sum(exp(x[k]) ** 2, k)), x).source()
    assert "        f_gradient(x, i)\n        in x[j]\n" in text


def test_a_shift_is_said():
    weights = exp(x[i]) / Sum(exp(x[k]), k)
    assert "Exponentials are divided by the largest of them" in vjp(formula("weights", weights), x).source()


def test_several_functions_are_one_module():
    text = module([program([d]) for d in both()])
    assert text.count("import numpy as np") == 1
    assert text.count("\n\n\ndef ") == 2
    ast.parse(text)


def test_names_that_a_program_cannot_have_are_refused():
    (np_,) = reals("np")
    with pytest.raises(RenderError, match="np: no name of a function or an argument for numpy; choose another"):
        derivative(formula("f", np_**2), np_).source()
    assert "def f_derivative_np(np):" in derivative(formula("f", np_**2), np_).source("torch")


def test_a_library_that_nobody_knows_is_refused():
    with pytest.raises(RenderError, match="library 'tensorflow': expected one of numpy, torch, jax"):
        both()[0].source("tensorflow")
