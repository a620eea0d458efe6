"""NumPy functions of one number, as they stand in tutorials, model code and game engines' inference."""

from __future__ import annotations

from functools import partial

import numpy as np

from benchmarks.functions.case import case, cases_in

__all__ = ["CASES"]

numpy_case = partial(case, framework="numpy", wrt="x", elementwise=True)


@numpy_case("x: m n", "jaymody/picoGPT gpt2.py")
def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


@numpy_case("x: m n", "numpy-ml, ddbourgin/numpy-ml numpy_ml/neural_nets/activations")
def sigmoid(x):
    return 1 / (1 + np.exp(-x))


@numpy_case("x: m n", "a common answer to 'numerically stable sigmoid in NumPy'")
def stable_sigmoid(x):
    z = np.exp(-np.abs(x))
    return np.where(x >= 0, 1 / (1 + z), z / (1 + z))


@numpy_case("x: n; alpha: ", "ddbourgin/numpy-ml numpy_ml/neural_nets/activations")
def elu(x, alpha):
    return np.where(x > 0, x, alpha * (np.exp(x) - 1))


@numpy_case("x: n", "Misra, Mish, arXiv 1908.08681")
def mish(x):
    return x * np.tanh(np.log1p(np.exp(x)))


@numpy_case("x: n", "a common answer to 'stable softplus in NumPy'")
def softplus(x):
    return np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x)))


@numpy_case("x: m n; y: m n; delta: (positive)", "Huber loss, scikit-learn sklearn/linear_model/_huber.py")
def huber(x, y, delta):
    r = np.abs(y - x)
    return np.where(r <= delta, 0.5 * r**2, delta * (r - 0.5 * delta))


CASES = cases_in(globals())
