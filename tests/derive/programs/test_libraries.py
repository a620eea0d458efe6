"""The same functions for three libraries: what they spell differently means the same."""

import ast
import math
from types import SimpleNamespace

import numpy as np
import pytest

from derive.doors.derived import program
from derive.programs.functions import module
from derive.programs.libraries import LIBRARIES
from tests.derive.deriving import formulas

ROUNDING = 1e-13  # the same operations in the same order, on the same numbers
REQUESTS = formulas.requests()


class StandIn(np.ndarray):
    """An array that reduces as PyTorch's do, and in no other way."""

    def sum(self, *, dim, keepdim=False):
        return np.sum(np.asarray(self), axis=dim, keepdims=keepdim).view(StandIn)

    def amax(self, *, dim, keepdim=False):
        return np.max(np.asarray(self), axis=dim, keepdims=keepdim).view(StandIn)

    device = "cpu"

    def max(self, *_, **__):
        raise TypeError("of PyTorch it returns values and indices")


def tensor(a, dtype=float):
    return np.asarray(a, dtype=dtype).view(StandIn)


def of_torch(a, dtype=None):
    """Make a tensor as PyTorch does: of a number in float32 unless another type is asked for."""
    return tensor(a, dtype or getattr(a, "dtype", np.float32))


def sigmoid(a):
    return 1 / (1 + np.exp(-a))


def of_tensors(function):
    def checked(*operands):
        assert all(isinstance(a, StandIn) for a in operands), "PyTorch takes tensors, not numbers"
        return tensor(function(*operands))

    return checked


TORCH = SimpleNamespace(
    as_tensor=of_torch,
    tensor=of_torch,
    float64=np.float64,
    is_tensor=lambda a: isinstance(a, StandIn),
    result_type=np.result_type,
    diagonal=lambda a, *, dim1, dim2: tensor(np.diagonal(a, axis1=dim1, axis2=dim2)),
    einsum=lambda word, *operands: tensor(np.einsum(word, *operands)),
    erf=of_tensors(np.vectorize(math.erf, otypes=[float])),
    eye=lambda n, *, dtype, device: tensor(np.eye(n, dtype=dtype)),
    ones=lambda shape, *, dtype, device: tensor(np.ones(shape, dtype=dtype)),
    **{name: of_tensors(getattr(np, name)) for name in ("exp", "log", "sqrt", "sin", "cos", "tanh", "abs", "sign")},
    **{name: of_tensors(getattr(np, name)) for name in ("logaddexp", "maximum", "minimum")},
    sigmoid=of_tensors(sigmoid),
)
JAX = SimpleNamespace(
    nn=SimpleNamespace(sigmoid=sigmoid),
    scipy=SimpleNamespace(special=SimpleNamespace(erf=np.vectorize(math.erf, otypes=[float]))),
)
STAND_INS = {"numpy": {"np": np}, "torch": {"torch": TORCH}, "jax": {"jnp": np, "jax": JAX}}
KINDS = {"numpy": np.asarray, "torch": tensor, "jax": np.asarray}


def compiled(written, library):
    """Return the names of a module that sees a stand-in for its library."""
    tree = ast.parse(module([written], library))
    tree.body = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    names = {"math": math, **STAND_INS[library]}
    exec(compile(tree, "generated", "exec"), names)
    return names


def run(written, library, values):
    """Run a function with a stand-in for its library."""
    names = compiled(written, library)
    numbers = {v.name for v in written.numbers}
    given = {name: float(v) if name in numbers else KINDS[library](v) for name, v in values.items()}
    return np.asarray(names[written.name](**given))


def requests():
    for number, quick in formulas.chosen():
        asked = REQUESTS[number]
        name = f"{asked.kind}-{asked.formula.name}-{asked.variable}"
        yield pytest.param(number, id=name, marks=() if quick else pytest.mark.long)


@pytest.mark.xdist_group("formulas")  # what is found is shared with other tests of the same requests
@pytest.mark.parametrize("number", list(requests()))
def test_each_library_computes_the_same(number):
    written = program([formulas.found(number)])
    random, sizes = np.random.default_rng(3), {"n": 3, "m": 2, "d": 4, "e": 2, "h": 3}
    values = {v.name: random.uniform(0.3, 0.9, [2, *(sizes[d] for d in v.dims)]) for v in written.variables}
    values |= {v.name: 0.6 for v in written.numbers}
    wanted = run(written, "numpy", values)
    for library in ("torch", "jax"):
        assert np.allclose(run(written, library, values), wanted, rtol=ROUNDING, atol=ROUNDING)


@pytest.mark.parametrize("number", [np.float32, np.float64])
def test_the_number_type_of_the_arguments_is_kept(number):
    for asked in REQUESTS:
        if (asked.kind, asked.formula.name) in (("derivative", "poly_one"), ("derivative", "mean"), ("vjp", "softmax")):
            written = program([asked.found()])
            names = {}
            exec(module([written]), names)
            given = {v.name: 0.5 if v in written.numbers else np.ones(3, number) for v in written.variables}
            assert names[written.name](**given).dtype == number


@pytest.mark.parametrize("number", list(requests()))
def test_numbers_of_python_are_arguments_and_keep_their_digits(number):
    written = program([formulas.found(number)])
    sizes = {"n": 3, "m": 2, "d": 4, "e": 2, "h": 3}
    random = np.random.default_rng(4)
    values = {v.name: random.uniform(0.3, 0.9, [sizes[d] for d in v.dims]) for v in written.variables}
    wanted = run(written, "numpy", values)
    for library in STAND_INS:
        names = compiled(written, library)
        given = {name: KINDS[library](v) if np.ndim(v) else float(v) for name, v in values.items()}
        assert np.allclose(names[written.name](**given), wanted, rtol=ROUNDING, atol=ROUNDING)
        narrow = {name: v.astype(np.float32) if np.ndim(v) else v for name, v in given.items()}
        if library == "numpy" and any(map(np.ndim, narrow.values())):
            assert names[written.name](**narrow).dtype == np.float32


def test_each_library_spells_each_operation():
    spelled = {name: set(library.spelled) for name, library in LIBRARIES.items()}
    assert spelled["numpy"] == spelled["torch"] == spelled["jax"]
