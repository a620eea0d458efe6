"""Honest programs as data, each run with many seeds: none is to be refused.

``python -m tests.verify.checking.honest --seeds 50`` counts them at the default shapes and at own ones, in every
dtype; in half precision each is run in float32 inside.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import pytest

import verify
from tests.verify.checking.kernels import (
    activations,
    attention,
    linear,
    normalization,
    rotary,
    rounding,
    single_inside,
    softmax,
)
from verify.checking.asking.questions import stated
from verify.checking.judging.diagnosis import Diagnosis, Verdict

HALVES = ("bfloat16", "float16")
ELSEWHERE = "but only at other sizes and at arguments of a special structure; elsewhere: AGREES"
"""The note of a program that is told but in long rows."""
DTYPES = ("float64", "float32", *HALVES)


class Honest(NamedTuple):
    """A program that computes a theorem as some people do, and shapes to ask it at as well."""

    name: str
    conventions: Mapping[str, Any]
    function: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f", {key}={value}" for key, value in self.conventions.items())
        return f"{self.function.__name__}: {self.name}{chosen}"

    def checked(self, dtype: str, seed: int, users_shapes: bool = False) -> Diagnosis:
        """Check it, in half precision with float32 inside."""
        function = single_inside(self.function) if dtype in HALVES else self.function
        shapes = self.shapes if users_shapes else None
        args = order(self.name, self.conventions)
        return verify.check(function, self.name, dtype=dtype, args=args, shapes=shapes, seed=seed, **self.conventions)


def order(name: str, conventions: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the arguments of a statement in their usual order."""
    made = stated(name, tuple(sorted(conventions.items())))
    return (*made.arguments, *made.constants)


def _made(name: str, function: Callable[..., Any], *shapes: tuple[int, ...], **conventions: Any) -> Honest:
    return Honest(name, conventions, function, shapes)


ROWS = ((1, 64), (1, 256), (8, 768))
PROGRAMS = (
    *(_made("layernorm_gain_vjp", f, *ROWS) for f in normalization.LAYERNORM),
    *(_made("rmsnorm_gain_vjp", f, *ROWS) for f in normalization.RMSNORM),
    *(_made("batchnorm_vjp", f, (64, 3), (256, 8)) for f in normalization.BATCHNORM),
    *(_made("softmax_shifted", f, *ROWS) for f in softmax.FORWARD),
    *(_made("softmax_vjp", f, *ROWS, given="output") for f in softmax.JACOBIAN),
    *(_made("log_softmax_shifted", f, *ROWS) for f in softmax.LOGARITHMS),
    *(_made("log_softmax_vjp", softmax.from_logits(f), *ROWS) for f in softmax.OF_LOGARITHM),
    *(_made("linear_backward", f, (1, 64, 8), (16, 3, 128)) for f in linear.HONEST if f is not linear.named),
    *(_made("rotary_vjp", f, (1, 64), (33, 8)) for f in rotary.HONEST),
    *(_made("relu_vjp", f, (1, 64), (3, 257)) for f in activations.RELU),
    *(_made("gelu_vjp", f, (1, 64), (3, 257)) for f in activations.GELU),
    *(_made("gelu_tanh_vjp", f, (1, 64), (3, 257)) for f in activations.GELU_TANH),
    *(
        _made("attention_backward", attention.under(f, mask=mask), (1, 17, 8, 8), (12, 12, 16, 16), mask=mask)
        for f in attention.BACKWARD
        for mask in ("none", "causal")
    ),
    *(_made("attention_output_shifted", attention.under(f), (1, 17, 8, 8), (4, 12, 16, 16)) for f in attention.FORWARD),
    *(_made("layernorm_gain_vjp", rounding.layernorm_by(total), *ROWS) for total in rounding.SUMS),
    *(_made("layernorm_gain_vjp", rounding.layernorm_less(s), *ROWS) for s in rounding.SHIFTS),
    _made("layernorm_gain_vjp", rounding.layernorm_fused, (1, 64)),
    _made("rmsnorm_gain_vjp", rounding.rmsnorm_by_newton, *ROWS),
    *(_made("softmax_vjp", rounding.softmax_by(total), *ROWS, given="output") for total in rounding.SUMS),
    _made("softmax_shifted", rounding.softmax_unit_off, *ROWS),
    _made("gelu_tanh_vjp", rounding.gelu_unit_off, (1, 64), (3, 257)),
)


def refused(programs: tuple[Honest, ...], dtype: str, seed: int, users_shapes: bool = False) -> Iterator[str]:
    """Yield a line for each program that does not agree, and is not said to be beyond what can be told."""
    for program in programs:
        diagnosis = program.checked(dtype, seed, users_shapes)
        if diagnosis.verdict not in (Verdict.AGREES, Verdict.CANNOT):
            where = f" at {', '.join(map(str, program.shapes))}" if users_shapes else ""
            yield f"{program} [{dtype}, seed {seed}]{where}: {diagnosis.report()}"


def required(function, name, dtypes=("float32",), **conventions):
    """Return the diagnoses of a program, in half precision in float32 inside; raise if one does not agree."""
    args = [a for a in order(name, conventions) if a in function.__code__.co_varnames]
    return [
        verify.check(single_inside(function), name, dtype=dtype, args=args, **conventions).require()
        if dtype in HALVES
        else verify.check(function, name, dtype=dtype, **conventions).require()
        for dtype in dtypes
    ]


def disagreeing(programs, name, conventions, dtype, args):
    """Return a line for each program that does not agree; in half precision all in float32 inside, and one as it is.

    Every program is asked the same questions, so that another one costs little.
    """
    asked = [*map(single_inside, programs), programs[0]] if dtype in HALVES else programs
    diagnoses = [(p, verify.check(p, name, dtype=dtype, args=args, **conventions)) for p in asked]
    lines = [f"{p.__name__}: {d.report()}" for p, d in diagnoses if not d.agrees]
    if dtype in HALVES and diagnoses[-1][1].verdict is Verdict.CANNOT and ELSEWHERE in diagnoses[-1][1].report():
        lines = lines[:-1]  # it sums in half precision, so that no number of long rows has a bound
    if dtype in HALVES:
        inside = [(p, d.decisive.model) for p, d in diagnoses[:-1]]
        lines += [f"{p.__name__}: {model}" for p, model in inside if "float32 inside" not in model]
    if not diagnoses:
        raise ValueError(f"{name}: expected programs, got none")
    return lines


def in_turn(cases, dtypes=("float32", "bfloat16", "float64", "float16")):
    """Return each case with one dtype, in turn, and marked as long with the others."""
    return [
        pytest.param(*case, dtype, marks=[] if dtype == dtypes[number % len(dtypes)] else [pytest.mark.long])
        for number, case in enumerate(cases)
        for dtype in dtypes
    ]


def main() -> int:
    """Count them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=50)
    seeds = range(parser.parse_args().seeds)
    lines = []
    for dtype in DTYPES:
        for seed in seeds:
            for users_shapes in (False, True):
                new = list(refused(PROGRAMS, dtype, seed, users_shapes))
                lines += new
                sys.stdout.writelines(new)
        sys.stdout.write(f"{dtype}: {len(PROGRAMS)} programs, {len(seeds)} seeds, {len(lines)} refused so far\n")
        sys.stdout.flush()
    return bool(lines)


if __name__ == "__main__":
    raise SystemExit(main())
