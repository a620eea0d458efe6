"""Right programs of frameworks, checked: what is common to `benchmarks.honest_torch` and `benchmarks.honest_jax`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import verify
from verify.checking.formulas import FORMULAS, described
from verify.checking.judging.diagnosis import Verdict

__all__ = ["DTYPES", "Program", "both_passes", "main", "refused"]

DTYPES = ("float32", "bfloat16", "float16")
Gradient = Callable[[Callable[..., Any], Sequence[str], Mapping[str, Any], Any], Any]


class Program(NamedTuple):
    """A right program.

    Attributes
    ----------
    name : str
        Of the statement.
    kind : str
        Whose function it is.
    function : callable
    args : sequence of str
    shapes : tuple of tuple of int
        Of layers.
    conventions : mapping of str to value
    returns : sequence of str, optional
        Names of several results.
    """

    name: str
    kind: str
    function: Callable[..., Any]
    args: Sequence[str]
    shapes: tuple[tuple[int, ...], ...] = ()
    conventions: Mapping[str, Any] = {}
    returns: Sequence[str] | None = None


def both_passes(forward: Mapping[str, Callable[..., Any]], kind: str, gradient: Gradient) -> Iterator[Program]:
    """Yield forward passes of statements, and their backward passes as a framework differentiates them.

    Parameters
    ----------
    forward : mapping of str to callable
        By the name of the statement; the parameters are the statement's.
    kind : str
        Whose function they are.
    gradient : callable
        From a forward pass, the names at which it is differentiated, its arguments by name and the gradient at its
        output, None at a loss, to the gradients.
    """
    for name, function in forward.items():
        takes = function.__code__.co_varnames[: function.__code__.co_argcount]
        yield Program(name, kind, function, takes)
        if (backward := f"{name}.backward") in FORMULAS:
            returns, order = described(backward)["returns"], (*takes, *{"g"}.intersection(described(backward)["takes"]))
            wrt = tuple(result.removeprefix("d") for result in returns)

            def differentiated(
                *values: Any, f: Any = function, wrt: Sequence[str] = wrt, order: Sequence[str] = order
            ) -> Any:
                given = dict(zip(order, values, strict=True))
                g = given.pop("g", None)
                gradients = tuple(gradient(f, wrt, given, g))
                return gradients if len(gradients) > 1 else gradients[0]

            yield Program(backward, kind, differentiated, order, returns=returns if len(returns) > 1 else None)


def refused(program: Program, framework: str, dtype: str, seed: int, own: bool = False) -> str:
    """Return the report of a refusal; nothing, if it agrees, or nobody can tell.

    Parameters
    ----------
    program : Program
    framework : str
    dtype : str
    seed : int
    own : bool
        Whether it is asked at the shapes of layers too.
    """
    diagnosis = verify.check(
        program.function,
        program.name,
        dtype=dtype,
        framework=framework,
        args=program.args,
        returns=program.returns,
        shapes=program.shapes if own else None,
        seed=seed,
        **program.conventions,
    )
    return "" if diagnosis.verdict in (Verdict.AGREES, Verdict.CANNOT) else diagnosis.report()


def main(programs: Sequence[Program], framework: str, arguments: Sequence[str] | None = None) -> int:
    """Check all, and print those that are refused, and how many were checked; return whether any was."""
    parser = argparse.ArgumentParser(description=f"{framework}'s own functions, checked.")
    parser.add_argument("--seeds", type=int, default=3, help="how many (3)")
    parser.add_argument("--only", default="", help="a part of the name of a statement")
    parser.add_argument("--dtypes", default=",".join(DTYPES), help="some, with commas between")
    options = parser.parse_args(arguments)
    bad = checked = 0
    for program in programs:
        if options.only not in program.name:
            continue
        for dtype in options.dtypes.split(","):
            for seed in range(options.seeds):
                for own in (False, True)[: 1 + bool(seed == 0 and program.shapes)]:
                    report = refused(program, framework, dtype, seed, own)
                    checked, bad = checked + 1, bad + bool(report)
                    sys.stdout.write(report)
        conventions = program.conventions or ""
        sys.stdout.write(f"{program.name} {conventions}, {program.kind}: {checked} checked, {bad} refused\n")
        sys.stdout.flush()
    return bool(bad)
