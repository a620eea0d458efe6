"""Trace the cases of a half, differentiate and prove each, and compare with the framework's gradient."""

from __future__ import annotations

import argparse
import math
import re
import sys
import time
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

import benchmarks.functions
from benchmarks.functions.__main__ import FRAMEWORKS
from benchmarks.functions.case import Argument, Case
from derive import DeriveError, trace, vjp
from derive.deciding.lacking import LackingError
from derive.tracing.sizes import Joined

__all__ = ["main", "traced"]

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


def traced(case: Case) -> Any:
    """Return what `derive.trace` makes of a case."""
    names = {a.name for a in case.arguments}
    shapes = {a.name: shape_of(a, names) for a in case.arguments}
    sizes = ""
    if case.module:
        takes = case.function.__init__ if isinstance(case.function, type) else case.function
        code = takes.__code__
        used = set(re.findall(r"[A-Za-z]\w*", " ".join(axis for a in case.arguments for axis in a.axes)))
        sizes = " ".join(n for n in code.co_varnames[: code.co_argcount] if n in used)
    return trace(case.function, hypotheses(case), by=case.framework, sizes=sizes, name=case.function.__name__, **shapes)


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


def proved(f: Any, name: str, rounds: int = 3) -> tuple[str, Any]:
    """Differentiate and prove; where a refusal names a hypothesis, with that."""
    how = "proved"
    for _ in range(rounds):
        try:
            return how, vjp(f, name)
        except LackingError as error:
            f.given = (*f.given, *error.needs)
            how = "proved under the hypothesis that was named"
    return how, vjp(f, name)


def off(case: Case, f: Any, name: str, found: Any) -> float | None:
    """Return how far a gradient is from the framework's, relatively; None where its parts would have to be joined."""
    program = f.reading.program
    sizes = {
        **program.sizes[0],
        **{note.partition(" is read as 1")[0]: 1 for note in f.notes if " is read as 1" in note},
    }
    sizes = {letter.removesuffix("_size"): size for letter, size in sizes.items()}
    rng = np.random.default_rng(0)
    values = {a.name: a.drawn(sizes, rng) for a in case.arguments}
    function, gradient = FRAMEWORKS[case.framework](case, values, sizes)
    x = np.asarray(values[case.variable], dtype=np.float64)
    if name != case.variable.replace(".", "_") or f.name != program.name:
        return None
    weights = rng.standard_normal(np.shape(function(x)))
    exact = np.asarray(gradient((x, weights)))
    arrays = {}
    for a, value in values.items():
        parts = {f"{a}_{n + 1}": v for n, v in enumerate(value)} if isinstance(value, tuple) else {a: value}
        arrays |= {
            one.name: np.reshape(parts[one.name], one.shape({**sizes, **program.sizes[0]}))
            for one in program.inputs
            if one.name in parts
        }
    own = f.values(arrays)
    needed = {k.name: k for k in found.theorem.concl.free if k.kind == "at"}
    (cotangent,) = [n for n in needed if n not in own]
    lengths = [
        {
            **{
                j: math.prod(program.sizes[0][g] if isinstance(g, str) else g for g in j.factors)
                for j in joined(program)
            },
            **program.sizes[0],
        }[i.args[1]]
        for i in f.indices
    ]
    given = {n: own[n] for n in needed if n in own} | {cotangent: weights.reshape(lengths)}
    answer = np.asarray(found.numpy(**given))
    return float(np.abs(answer.reshape(exact.shape) - exact).max() / max(np.abs(exact).max(), 1e-300))


def joined(program: Any) -> set[Any]:
    """Return the axes that are one symbol, of products of sizes."""
    return {f for one in program.inputs for axis in one.axes for f in axis if isinstance(f, Joined)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Trace and prove, print what was refused, and how many were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--framework", choices=tuple(benchmarks.functions.MODULES), required=True)
    parser.add_argument("--untried", action="store_true", help="the half that is kept for the finished code")
    parser.add_argument("--only", default="", help="a part of the name of a function")
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
            how = "proved"
            for f in formulas:
                names = [
                    n
                    for n in f.variables
                    if n == case.variable.replace(".", "_")
                    or re.fullmatch(rf"{re.escape(case.variable.replace('.', '_'))}(_\d+)+", n)
                ]
                for name in names:
                    if any(k.name == name for k in f.body.free):
                        how, found = proved(f, name)
                        error = off(case, f, name, found)
                        if error is None:
                            how += ", not compared"
                        elif not error < NEAR[case.framework]:
                            how += ", WRONG"
                            print(f"{case.name}: {error:.1e} from the framework's gradient", flush=True)
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
