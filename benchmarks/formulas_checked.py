"""Formulas taken at random, checked end to end: ``python -m benchmarks.formulas_checked``, with ``[bench]``.

Thirty formulas of ``tests/derive/deriving/formulas.thm``. Of each a derivative is found and proved, and written as a
function for NumPy, PyTorch and JAX; `verify.check` is asked about it, and about the same source with one sign turned
and with one factor changed, where that changes what it returns: every second one in float32, the others in float64.
A right function must be accepted, a wrong one refused. Each line that is not as it must be is printed, and the exit
code is 1 if there is one.
"""

from __future__ import annotations

import argparse
import ast
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

import verify
from derive.doors.derived import Derived, program
from derive.doors.requests import read
from derive.programs.functions import Program, module
from verify.checking.judging.diagnosis import Verdict

FORMULAS = Path(__file__).parents[1] / "tests" / "derive" / "deriving" / "formulas.thm"
LIBRARIES = ("numpy", "torch", "jax")
DTYPES = ("float64", "float32")
FACTOR = 1.25
TELLING = 1e-3
"""Relative to the largest entry: by how much a wrong function must be off, to be one."""
ACCEPTED = (Verdict.AGREES, Verdict.CANNOT)
NOT_ASKED = (Verdict.NOT_CALLABLE, "not asked")
SIZES = {"n": 3, "m": 2, "d": 4, "e": 2, "h": 3}


class _Changed(ast.NodeTransformer):
    """One place of a source with a mistake: another sign, or another factor."""

    def __init__(self, kind: str, place: int) -> None:
        self.kind, self.place, self.seen = kind, place, -1

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:  # noqa: N802 - as ast has it
        """Change it, if it is the one."""
        self.generic_visit(node)
        signs = isinstance(node.op, ast.Add | ast.Sub)
        if signs is not (self.kind == "sign"):
            return node
        self.seen += 1
        if self.seen != self.place:
            return node
        if signs:
            return ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)
        return ast.BinOp(ast.Constant(FACTOR), ast.Mult(), node)


def compiled(source: str, name: str) -> Callable[..., Any]:
    """Return a function of a source."""
    names: dict[str, Any] = {}
    exec(source, names)
    found: Callable[..., Any] = names[name]
    return found


def changed(source: str, kind: str, place: int) -> str | None:
    """Return a source with one mistake, or None if it has no such place."""
    change = _Changed(kind, place)
    tree = ast.fix_missing_locations(change.visit(ast.parse(source)))
    return ast.unparse(tree) if change.seen >= place else None


def values_of(written: Program) -> dict[str, Any]:
    """Return numbers for the variables of a function."""
    rng = np.random.default_rng(1)
    found: dict[str, Any] = {
        v.name: rng.uniform(0.3, 0.9, [5, *(SIZES[str(d)] for d in v.dims)]) for v in written.variables
    }
    return found | {v.name: float(rng.uniform(0.3, 2.0)) for v in written.numbers}


def mistake(written: Program, kind: str, chosen: random.Random) -> int | None:
    """Return a place at which a mistake of a kind changes what the function returns, or None."""
    source = module([written], "numpy")
    values = values_of(written)
    right = compiled(source, written.name)(**values)
    places = []
    place = 0
    while (text := changed(source, kind, place)) is not None:
        with np.errstate(all="ignore"):
            found = compiled(text, written.name)(**values)
        if np.shape(found) == np.shape(right) and np.abs(found - right).max() > TELLING * np.abs(right).max():
            places.append(place)
        place += 1
    return chosen.choice(places) if places else None


def programs(written: Program, chosen: random.Random) -> Iterator[tuple[str, str, Callable[..., Any]]]:
    """Yield functions of every library: what is done to each, the library, and it."""
    wrong = {kind: mistake(written, kind, chosen) for kind in ("sign", "factor")}
    for library in LIBRARIES:
        source = module([written], library)
        yield "right", library, compiled(source, written.name)
        for kind, place in wrong.items():
            if place is not None and (text := changed(source, kind, place)) is not None:
                yield kind, library, compiled(text, written.name)


def asked_about(one: Derived, function: Callable[..., Any], library: str, dtype: str) -> tuple[str, str]:
    """Return the verdict on a function, with its report."""
    try:
        found = verify.check(function, of=one, framework=library, dtype=dtype)
    except ValueError as error:
        return "not asked", str(error)
    return str(found.verdict), found.report()


def main() -> int:
    """Print what is not as it must be, and the sums."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--formulas", type=int, default=30, metavar="N", help="how many (30)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="which (0)")
    options = parser.parse_args()
    import jax

    jax.config.update("jax_enable_x64", True)
    chosen = random.Random(options.seed)
    asked = {request.formula.name: request for request in chosen.sample(read(FORMULAS), k=len(read(FORMULAS)))}
    names = chosen.sample(sorted(asked), k=options.formulas)
    sums: Counter[tuple[str, str, str]] = Counter()
    failures = 0
    for number, name in enumerate(names):
        one, dtype, begun = asked[name].found(), DTYPES[number % 2], time.process_time()
        for kind, library, function in programs(program([one]), chosen):
            verdict, said = asked_about(one, function, library, dtype)
            sums[kind, library, verdict] += 1
            if verdict not in ACCEPTED if kind == "right" else verdict in (*ACCEPTED, *NOT_ASKED):
                failures += 1
                print(f"{asked[name].title}, {kind} [{library}, {dtype}]: {said}", flush=True)
        print(f"{asked[name].title} [{dtype}]: {time.process_time() - begun:.0f} s", flush=True)
    for (kind, library, verdict), count in sorted(sums.items()):
        print(f"{kind:<7} {library:<6} {count:3d} {verdict}")
    print(f"{len(names)} formulas, torch {version('torch')}, jax {version('jax')}: {failures} not as they must be")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
