"""The runner of `benchmarks.functions`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

import benchmarks.functions
from benchmarks.functions.case import SIZES, Case

__all__ = ["Checked", "checked", "main", "problems"]

FEW = 12
"""Entries in which differences are taken."""
NEAR = 1e-6
"""Relative to the largest entry of the gradient."""
STEP = 1e-3

Pair = tuple[Callable[[Any], Any], Callable[[Any], Any]]


class Checked(NamedTuple):
    """A case at some sizes.

    Attributes
    ----------
    largest : float
        The largest entry of the framework's gradient.
    off : float
        How far differences are from it.
    """

    largest: float
    off: float


def checked(case: Case, number: int) -> Checked:
    """Run a case at sizes of that number, and compare the framework's gradient with differences."""
    rng = np.random.default_rng(number)
    sizes = case.sizes(number)
    values = {a.name: a.drawn(sizes, rng) for a in case.arguments}
    function, gradient = FRAMEWORKS[case.framework](case, values, sizes)
    x = np.asarray(values[case.variable], dtype=np.float64)
    weights = rng.standard_normal(np.shape(function(x)))
    exact = np.asarray(gradient((x, weights)))
    places = rng.permutation(x.size)[:FEW]
    along = np.eye(x.size)[places].reshape(-1, *x.shape)
    slopes = [_slope(lambda t, e=e: np.sum(weights * function(x + t * e))) for e in along]
    largest = float(np.abs(exact).max())
    return Checked(largest, float(np.abs(exact.reshape(-1)[places] - slopes).max()) / max(largest, 1))


def _slope(f: Callable[[float], Any], step: float = STEP) -> float:
    """Return a difference of the sixth order."""
    weights = ((1, 45), (2, -9), (3, 1))
    return float(sum(w * (f(k * step) - f(-k * step)) for k, w in weights) / (60 * step))


def problems(case: Case) -> list[str]:
    """Return what is wrong with a case: nothing, as a rule."""
    wrong, largest = [], 0.0
    for number in range(len(SIZES)):
        try:
            seen = checked(case, number)
        except Exception as error:  # the other sizes are asked all the same
            wrong.append(f"{case.sizes(number)}: {type(error).__name__}: {error}")
            continue
        largest = max(largest, seen.largest)
        if not seen.off < NEAR:
            wrong.append(f"{case.sizes(number)}: differences are {seen.off:.1e} off")
    return wrong if largest or wrong else [f"its gradient in {case.variable} is zero"]


# --- the frameworks: each returns a function of the variable alone, and its gradient, as NumPy arrays


def _numpy(case: Case, values: Mapping[str, Any], sizes: Mapping[str, int]) -> Pair:
    """Take differences of a small step in long double for a gradient, where NumPy's functions take that."""

    def function(x: Any) -> Any:
        return case.function(**{**values, case.variable: x})

    def gradient(at: tuple[Any, Any]) -> Any:
        x, weights = at
        wide = np.longdouble(x)
        try:
            function(wide)
        except TypeError:  # linear algebra is of float64 alone
            wide = x
        along = np.eye(x.size).reshape(-1, *x.shape)
        slopes = [_slope(lambda t, e=e: np.sum(weights * function(wide + t * e)), STEP / 3) for e in along]
        return np.reshape(slopes, x.shape)

    return function, gradient


def _jax(case: Case, values: Mapping[str, Any], sizes: Mapping[str, int]) -> Pair:
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    arrays = {name: jnp.asarray(v) if isinstance(v, np.ndarray) else v for name, v in values.items()}

    def function(x: Any) -> Any:
        return case.function(**{**arrays, case.variable: x})

    def gradient(at: tuple[Any, Any]) -> Any:
        x, weights = at
        return jax.grad(lambda x: jnp.sum(weights * function(x)))(jnp.asarray(x))

    return lambda x: np.asarray(function(jnp.asarray(x))), gradient


def _torch(case: Case, values: Mapping[str, Any], sizes: Mapping[str, int]) -> Pair:
    import torch
    from torch.utils._python_dispatch import TorchDispatchMode

    class Double(TorchDispatchMode):
        """Compute in float64 where a program asks for float32: what is compared is the formula."""

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return func(*args, **{k: torch.float64 if v is torch.float32 else v for k, v in (kwargs or {}).items()})

    def tensor(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(tensor, value))
        return torch.as_tensor(value) if isinstance(value, np.ndarray | float) else value

    if case.module:
        takes = case.function.__init__ if isinstance(case.function, type) else case.function
        code = takes.__code__
        built = case.function(**{name: sizes[name] for name in code.co_varnames[: code.co_argcount] if name in sizes})
        built = built.double().eval()
        named = dict(built.named_parameters())

        def apply(given: Mapping[str, Any]) -> Any:
            held = {name: given[name] for name in named}
            rest = {name: value for name, value in given.items() if name not in named}
            return torch.func.functional_call(built, held, kwargs=rest)
    else:

        def apply(given: Mapping[str, Any]) -> Any:
            return case.function(**given)

    fixed = {name: tensor(value) for name, value in values.items()}

    def function(x: Any) -> Any:
        with Double():
            returned = apply({**fixed, case.variable: x})
        return returned[0] if isinstance(returned, tuple) else returned

    def gradient(at: tuple[Any, Any]) -> Any:
        x, weights = (torch.as_tensor(value) for value in at)
        x.requires_grad_(True)
        with Double():
            return torch.autograd.grad((weights * function(x)).sum(), x)[0].numpy()

    return lambda x: function(torch.as_tensor(x)).detach().numpy(), gradient


FRAMEWORKS: Mapping[str, Callable[[Case, Mapping[str, Any], Mapping[str, int]], Pair]] = {
    "numpy": _numpy,
    "jax": _jax,
    "torch": _torch,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the cases of one half, print what is wrong and how many there are, and return if anything is."""
    parser = argparse.ArgumentParser(
        description=benchmarks.functions.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--framework", choices=FRAMEWORKS, required=True)
    parser.add_argument("--untried", action="store_true", help="the half that is kept for the finished code")
    parser.add_argument("--only", default="", help="a part of the name of a function")
    options = parser.parse_args(arguments)
    half = [c for c in benchmarks.functions.cases(options.framework) if c.untried == options.untried]
    half = [c for c in half if options.only in c.name]
    wrong, begun = 0, time.process_time()
    for case in half:
        for problem in problems(case):
            wrong += 1
            print(f"{case.name}: {problem}", flush=True)
    half_name = "untried" if options.untried else "first"
    print(f"{len(half)} functions, the {half_name} half: {wrong} problems, {time.process_time() - begun:.0f} s")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
