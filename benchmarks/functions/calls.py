"""Single calls as people spell them, traced and compared in numbers: ``python -m benchmarks.functions.calls torch``.

They stand in `calls.txt`: the arguments with their axes, and the expression in each framework that has one. The list
was typed before the code that reads it was changed. A call is right where the formula has the framework's values.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from derive import DeriveError, trace
from derive.tracing.layouts import masks
from derive.values.numpy import Evaluation

__all__ = ["CALLS", "LEADING", "arguments", "evaluated", "function", "main", "spelled"]

LEADING: Mapping[str, str] = {
    "torch": "import math, torch; import torch.nn as nn; import torch.nn.functional as F",
    "jax": "import jax, math; import jax.numpy as jnp; from jax import lax, nn\n"
    "jax.config.update('jax_enable_x64', True)",
    "numpy": "import numpy as np, math",
}
CALLS = Path(__file__).with_suffix(".txt")
"""The name, the arguments, and the expressions; ``i=m -> n`` are whole numbers, ``c== h`` a size as an argument."""


def spelled(framework: str) -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield the name of each call, its arguments, and its expression in a framework, where it has one."""
    name, stated = "", dict[str, str]()
    for line in CALLS.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            name, arguments = line.split(" | ")
            stated = dict(a.split("=", 1) for a in arguments.split(", "))
        elif line.strip().startswith(f"{framework}: "):
            yield name, stated, line.partition(": ")[2]


def function(framework: str, arguments: Mapping[str, str], expression: str) -> Any:
    """Return a call as a function of its arguments."""
    names: dict[str, Any] = {}
    exec(LEADING[framework], names)
    return eval(f"lambda {', '.join(arguments)}: {expression}", names)


def arguments(framework: str, program: Any, stated: Mapping[str, str]) -> dict[str, Any]:
    """Draw arguments of a framework, at the first sizes at which a program was read."""
    convert = {
        "torch": lambda a: import_module("torch").as_tensor(a),
        "jax": lambda a: import_module("jax.numpy").asarray(a),
        "numpy": lambda a: a,
    }[framework]
    drawn = {name: convert(array) for name, array in drawn_arrays(program).items()}
    return drawn | {n: program.sizes[0][axis[2:]] for n, axis in stated.items() if axis.startswith("= ")}


def drawn_arrays(program: Any) -> dict[str, Any]:
    """Draw the arrays of a program, at the first sizes at which it was read."""
    rng = np.random.default_rng(1)
    arrays = {one.name: one.drawn(program.sizes[0], rng) for one in program.inputs}
    return arrays | {name: (arrays[name] > 0.4).astype(float) for name in masks(program)}


def evaluated(reading: Any) -> Any:
    """Return the values of the formulas of a program that returns one array, of what is drawn."""
    values, sizes = reading.values(drawn_arrays(reading.program)), dict(reading.program.sizes[0])
    sizes |= {
        d: n
        for name, v in reading.variables.items()
        for d, n in zip(getattr(v, "dims", ()), np.shape(values[name]), strict=True)
    }
    parts = {
        f.name: np.asarray(Evaluation(values, sizes).evaluate(f.body, over=[i.key for i in f.indices]))
        for f in reading.formulas
    }
    return reading.results[0].joined(parts)


def main() -> int:
    """Trace each call of a framework, and print which are refused, and which are wrong."""
    framework, *only = sys.argv[1:]
    right = wrong = refused = 0
    for name, stated, expression in spelled(framework):
        if only and only[0] not in name:
            continue
        call = function(framework, stated, expression)
        try:
            traced = trace(call, name="f", by=framework, **stated)
            reading = (traced[0] if isinstance(traced, tuple) else traced).reading
            values = np.asarray(call(**arguments(framework, reading.program, stated)))
            off = float(np.abs(evaluated(reading) - values).max() / np.abs(values).max())
            near = 1e-3 if any("cast" in note for note in reading.notes) else 1e-9
            right, wrong = right + (off < near), wrong + (not off < near)
            if only or not off < near:
                print(f"{name}: {off:.1e} {traced!r} {reading.notes}"[:600], flush=True)
        except DeriveError as error:
            refused += 1
            print(f"{name}: refused: {str(error)[:200]}", flush=True)
        except Exception as error:
            wrong += 1
            print(f"{name}: CRASH {type(error).__name__}: {str(error)[:200]}", flush=True)
    print(f"{framework}: {right + wrong + refused} calls: {right} right, {wrong} wrong, {refused} refused")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
