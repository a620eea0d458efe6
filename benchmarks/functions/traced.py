"""Trace the cases of a half, differentiate and prove each, and compare with the framework's gradient."""

from __future__ import annotations

import argparse
import math
import re
import sys
import time
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np

import benchmarks.functions
from benchmarks.functions.__main__ import FRAMEWORKS
from benchmarks.functions.case import Argument, Case
from derive import DeriveError, Traced, trace, vjp
from derive.deciding.lacking import LackingError
from derive.tracing.families import Reading
from derive.tracing.sizes import Joined, size_of

__all__ = ["asked", "main", "traced"]

NEAR = {"jax": 1e-12, "torch": 1e-12, "numpy": 1e-9}
"""Relative to the largest entry; NumPy's gradients are differences."""


def shape_of(argument: Argument, names: Collection[str]) -> Any:
    """Return the axes of an argument as `derive.trace` takes them; a size is not called as an argument."""
    parts = [[f"{part}_size" if part in names else part for part in axis.split("*")] for axis in argument.axes]
    axes = " ".join(axis[0] if len(axis) == 1 else f"({' '.join(axis)})" for axis in parts)
    word, _, whole = argument.domain.partition(" of ")
    if word == "size":
        return f"= {axes}"
    if word == "index":
        return f"{axes} -> {whole}"
    return (axes, axes) if word == "rotary" else axes


def asked(case: Case) -> dict[str, Any]:
    """Return what `derive.trace` is told of a case."""
    names = {a.name for a in case.arguments}
    shapes = {a.name: shape_of(a, names) for a in case.arguments}
    sizes = ""
    if case.module:
        takes = case.function.__init__ if isinstance(case.function, type) else case.function
        code = takes.__code__
        used = set(re.findall(r"[A-Za-z]\w*", " ".join(axis for a in case.arguments for axis in a.axes)))
        sizes = " ".join(n for n in code.co_varnames[: code.co_argcount] if n in used)
    return {"by": case.framework, "sizes": sizes, "name": case.function.__name__, **shapes}


def traced(case: Case) -> Any:
    """Return what `derive.trace` makes of a case."""
    return trace(case.function, hypotheses(case), **asked(case))


def hypotheses(case: Case) -> list[str]:
    """Return what the domains of arguments say, as hypotheses."""
    lines = []
    for a in case.arguments:
        if a.domain in ("positive", "unit", "weights") and not any("*" in axis for axis in a.axes):
            letters = "ijk"[: len(a.axes)]
            entry = f"{a.name.replace('.', '_')}[{', '.join(letters)}]" if a.axes else a.name
            binders = [f"ForAll({i}:{axis}, " for i, axis in zip(letters, a.axes, strict=True)]
            lines.append("".join(binders) + f"0 < {entry}" + ")" * len(binders))
    return lines


def proved(f: Any, names: list[Any], rounds: int = 3) -> tuple[str, Any]:
    """Differentiate and prove; where a refusal names a hypothesis, with that."""
    how = "proved"
    for _ in range(rounds):
        try:
            return how, vjp(f, names)
        except LackingError as error:
            f.given = (*f.given, *error.needs)
            how = "proved under the hypothesis that was named"
    return how, vjp(f, names)


def gradient(
    case: Case, formulas: Sequence[Traced], variables: Sequence[str]
) -> tuple[str, dict[tuple[str, str], Any]]:
    """Return how it went, and what the gradient of each formula of the first result is in each part of variables."""
    reading, how, found = formulas[0].reading, "proved", {}
    first = set(reading.results[0].names.values())
    parts = [name for variable in variables for name in reading.arrays[variable].names.values()]
    for f in formulas:
        names = [name for name in parts if f.name in first and any(k.name == name for k in f.body.free)]
        how, results = proved(f, names) if names else (how, ())
        found |= {(f.name, name): result for name, result in zip(names, results, strict=True)}
    return how, found


def off(case: Case, reading: Reading, found: Mapping[tuple[str, str], Any]) -> float:
    """Return how far a gradient is from the framework's, relatively; of arrays in parts these are joined."""
    program = reading.program
    sizes = dict(program.sizes[0])
    factors = {f for array in (*reading.arrays.values(), *reading.results) for f in array.factors}
    sizes |= {f: round(size_of((f,)).at(sizes)) for f in factors if isinstance(f, Joined)}
    rng = np.random.default_rng(0)
    values = {a.name: a.drawn({n.removesuffix("_size"): k for n, k in sizes.items()}, rng) for a in case.arguments}
    function, gradient = FRAMEWORKS[case.framework](case, values, sizes)
    x = np.asarray(values[case.variable], dtype=np.float64)
    weights = rng.standard_normal(np.shape(function(x)))
    exact = np.asarray(gradient((x, weights)))
    arrays = {}
    for name, value in values.items():
        several = {f"{name}_{n + 1}": v for n, v in enumerate(value)} if isinstance(value, tuple) else {name: value}
        arrays |= {o.name: np.reshape(several[o.name], o.shape(sizes)) for o in program.inputs if o.name in several}
    families = reading.values(arrays)
    result, variable = reading.results[0], reading.arrays[case.variable]
    shape = [math.prod(sizes[f] if isinstance(f, str) else f for f in axis) for axis in result.axes]
    cotangents = result.apart(weights.reshape(shape), dict(sizes))
    parts = {name: np.zeros_like(families[name], dtype=float) for name in variable.names.values()}
    for (f, name), derived in ((at, derived) for at, derived in found.items() if at[1] in parts):
        needed = {k.name for k in derived.theorem.concl.free if k.kind == "at"}
        (cotangent,) = needed.difference(families)
        given = {n: families[n] for n in needed if n in families} | {cotangent: cotangents[f]}
        parts[name] = parts[name] + np.asarray(derived.numpy(**given))
    answer = variable.joined(parts)
    return float(np.abs(answer.reshape(exact.shape) - exact).max() / max(np.abs(exact).max(), 1e-300))


def main(arguments: Sequence[str] | None = None) -> int:
    """Trace and prove, print what was refused, and how many were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--framework", choices=tuple(benchmarks.functions.MODULES), required=True)
    parser.add_argument("--untried", action="store_true", help="the half that is kept for the finished code")
    parser.add_argument("--only", default="", help="a part of the name of a function")
    parser.add_argument("--all", action="store_true", help="differentiate in all arguments that may be any numbers")
    options = parser.parse_args(arguments)
    half = [
        c
        for c in benchmarks.functions.cases(options.framework)
        if c.untried == options.untried and options.only in c.name
    ]
    counts, times = Counter[str](), list[float]()
    for case in half:
        begun = time.process_time()
        try:
            formulas = traced(case)
            formulas = formulas if isinstance(formulas, tuple) else (formulas,)
            variables = [a.name for a in case.arguments if not a.domain] if options.all else [case.variable]
            how, found = gradient(case, formulas, variables)
            seconds = time.process_time() - begun
            error = max(off(case._replace(variable=name), formulas[0].reading, found) for name in variables)
            if not error < NEAR[case.framework]:
                how += ", WRONG"
                print(f"{case.name}: {error:.1e} from the framework's gradient", flush=True)
            elif options.all:
                print(
                    f"{case.name}: {len(found)} backward passes in {seconds:.1f} s, {error:.1e} from the framework's",
                    flush=True,
                )
        except DeriveError as error:
            how = type(error).__name__
            print(f"{case.name}: {how}: {str(error)[:300]}", flush=True)
        except Exception as error:
            how = f"CRASH {type(error).__name__}"
            print(f"{case.name}: {how}: {str(error)[:300]}", flush=True)
        counts[how] += 1
        times.append(time.process_time() - begun)
    print(
        f"{len(half)} functions: {dict(counts)}; median {sorted(times)[len(times) // 2]:.1f} s, most {max(times):.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
