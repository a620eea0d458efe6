"""Functions that derive writes, against those written by hand: ``python -m benchmarks.programs``.

Backward passes of softmax, RMSNorm, LayerNorm and attention at (8, 128, 512), in float64: forward and backward pass of
the Transformer in ``verify/``, and the function of `Derived.source`, one after the other in one process.
A line is the median of 15 ratios, with the smallest and the largest beside it; below 1.5 the function keeps its budget.

With ``--frameworks`` each derivative of the formulas in ``tests/derive/deriving/formulas.thm`` is computed by its
functions for PyTorch and JAX, which ``pip install '.[bench]' jax`` brings, and compared with NumPy's.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from derive.doors.derived import program
from derive.doors.requests import read
from derive.programs.functions import Program, module
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.rms_norm import rms_norm, rms_norm_backward
from verify.transformer.layers.softmax import softmax, softmax_backward

FORMULAS = Path(__file__).parents[1] / "tests" / "derive" / "deriving" / "formulas.thm"
SHAPE = (8, 128, 512)
RATIOS = 15
BUDGET = 1.5
ROUNDING = 1e-10  # relative: sums of at most a thousand products in float64
EPS = 1e-5


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions for whole backward passes, by formula."""
    wanted = ("softmax", "rmsnorm", "affine", "attention")
    asked = [a for a in read(FORMULAS) if a.kind == "vjp" and a.formula.name in wanted]
    made = {}
    for name in wanted:
        written = program([a.found() for a in asked if a.formula.name == name])
        made[name] = compiled(written)
    return made


def compiled(written: Program, library: str = "numpy") -> Callable[..., Any]:
    """Return a function of a library."""
    names: dict[str, Any] = {}
    exec(module([written], library), names)
    function: Callable[..., Any] = names[written.name]
    return function


def pairs() -> dict[str, tuple[Callable[[], Any], Callable[[], Any]]]:
    """Return what is compared, by name: ours by hand, and ours as derive writes it."""
    rng = np.random.default_rng(0)
    x, g, key, value = (rng.standard_normal(SHAPE) for _ in range(4))
    gain, bias = rng.standard_normal((2, SHAPE[-1]))
    ours = functions()

    def by_hand_attention() -> tuple[Any, ...]:
        gradients = scaled_dot_product_attention_backward(scaled_dot_product_attention(x, key, value)[1], g)
        return gradients.d_query, gradients.d_key, gradients.d_value

    def by_hand_layer_norm() -> tuple[Any, ...]:
        gradients = layer_norm_backward(layer_norm(x, gain, bias, eps=EPS)[1], g)
        return gradients.d_x, gradients.d_weight, gradients.d_bias

    def layer_norm_written() -> tuple[Any, ...]:
        d_x, d_gain, d_bias = ours["affine"](gain, x, EPS, bias, g)
        return d_x, d_gain.sum((0, 1)), d_bias.sum((0, 1))

    root = float(np.sqrt(SHAPE[-1]))
    return {
        "softmax": (lambda: (softmax_backward(softmax(x), g),), lambda: (ours["softmax"](x, g),)),
        "RMSNorm": (
            lambda: (rms_norm_backward(rms_norm(x, eps=EPS)[1], g).d_x,),
            lambda: (ours["rmsnorm"](x, EPS, g),),
        ),
        "LayerNorm": (by_hand_layer_norm, layer_norm_written),
        "attention": (by_hand_attention, lambda: ours["attention"](x, key, root, value, g)),
    }


def ratio(by_hand: Callable[[], Any], written: Callable[[], Any]) -> list[float]:
    """Return the times of what is written over those by hand."""
    found = []
    for _ in range(RATIOS):
        start = time.perf_counter()
        by_hand()
        middle = time.perf_counter()
        written()
        found.append((time.perf_counter() - middle) / (middle - start))
    return sorted(found)


def compare() -> None:
    """Print the ratios, after the values were found equal."""
    print(f"{'backward pass':<14}{'ratio':>7}{'least':>7}{'most':>7}   within {BUDGET}")
    for name, (by_hand, written) in pairs().items():
        for a, b in zip(by_hand(), written(), strict=True):
            if np.abs(a - b).max() > ROUNDING * np.abs(a).max():
                raise SystemExit(f"{name}: the functions differ")
        found = ratio(by_hand, written)
        middle = statistics.median(found)
        print(f"{name:<14}{middle:7.2f}{found[0]:7.2f}{found[-1]:7.2f}   {'yes' if middle <= BUDGET else 'NO'}")


def frameworks() -> None:
    """Compare the functions for PyTorch and JAX with NumPy's."""
    torch, jax = importlib.import_module("torch"), importlib.import_module("jax")
    jax.config.update("jax_enable_x64", True)
    arrays = {"torch": torch.from_numpy, "jax": jax.numpy.asarray}
    worst, count, rng = dict.fromkeys(arrays, 0.0), 0, np.random.default_rng(1)
    sizes: dict[Any, int] = {"n": 3, "m": 2, "d": 4, "e": 2, "h": 3}
    for asked in read(FORMULAS):
        written = program([asked.found()])
        count += 1
        values: dict[str, Any] = {
            v.name: rng.uniform(0.3, 0.9, [5, *(sizes[d] for d in v.dims)]) for v in written.variables
        }
        values |= {v.name: float(rng.uniform(0.3, 2.0)) for v in written.numbers}
        wanted = compiled(written)(**values)
        for library, made in arrays.items():
            given = {k: made(v) if isinstance(v, np.ndarray) else v for k, v in values.items()}
            found = np.asarray(compiled(written, library)(**given))
            error = np.abs(found - wanted).max() / max(1.0, np.abs(wanted).max())
            if found.shape != wanted.shape or not error <= ROUNDING:
                raise SystemExit(f"{asked.title}: {library} differs from NumPy by {error}")
            worst[library] = max(worst[library], error)
    for library, error in worst.items():
        print(f"{library:<6} {count} functions agree with NumPy's to {error:.1e}")


def main() -> None:
    """Print one of the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--frameworks", action="store_true", help="compare the functions for PyTorch and JAX instead")
    (frameworks if parser.parse_args().frameworks else compare)()


if __name__ == "__main__":
    main()
