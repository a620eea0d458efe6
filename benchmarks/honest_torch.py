"""PyTorch's own functions, checked: ``python -m benchmarks.honest_torch``, after ``pip install '.[bench]'``.

They are right, so that none is to be refused. Each is checked in every dtype with many seeds, as PyTorch's own function
and composed of elementary operations; with the first seed at shapes of layers too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F

import verify
from benchmarks.torch_programs import PASSES, autograd
from verify.checking.judging.diagnosis import Verdict
from verify.checking.rounding.models import DTYPES
from verify.checking.statements import statement

__all__ = ["PROGRAMS", "Program", "main", "refused"]


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
    """

    name: str
    kind: str
    function: Callable[..., Any]
    args: Sequence[str]
    shapes: tuple[tuple[int, ...], ...] = ()
    conventions: Mapping[str, Any] = {}


OWN = "PyTorch's function"
NAIVE = {"log_softmax_vjp"}
"""Where elementary operations give no number in float16: the logarithm of a softmax that is zero."""
ROWS = ((1, 64), (1, 256), (8, 768))
SHAPES = {
    "linear_backward": ((16, 3, 128),),
    "attention_backward": ((1, 17, 8, 8),),
    "batchnorm_vjp": ((64, 3), (256, 8)),
}


def _differentiated() -> Iterator[Program]:
    for name in PASSES:
        made = statement(name, {})
        order = (*made.arguments, *made.constants)
        for kind in (OWN, "composed"):
            if kind == "composed" and name in NAIVE:
                continue
            function = autograd(name, order, native=kind == OWN)
            yield Program(name, kind, function, order, SHAPES.get(name, ROWS))


def _causal(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, g: torch.Tensor) -> tuple[torch.Tensor, ...]:
    wrt = [x.clone().requires_grad_() for x in (q, k, v)]
    return torch.autograd.grad(F.scaled_dot_product_attention(*wrt, is_causal=True), wrt, g)


def _cross_entropy(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    logits = x.clone().requires_grad_()
    return torch.autograd.grad(F.cross_entropy(logits, y, reduction="sum"), logits)[0]


def _normalized(g: torch.Tensor, x: torch.Tensor, mean: torch.Tensor, rstd: torch.Tensor, gamma: torch.Tensor) -> Any:
    found, mean, rstd = (
        torch.ops.aten.native_layer_norm_backward,
        mean.contiguous(),
        rstd.contiguous(),
    )  # as it reads them
    return found(g, x, x.shape[-1:], mean, rstd, gamma, torch.zeros_like(gamma), [True, True, True])


PROGRAMS = (
    *_differentiated(),
    Program("attention_backward", OWN, _causal, ("q", "k", "v", "g"), ((12, 12, 16, 16),), {"mask": "causal"}),
    Program("attention_output_shifted", OWN, F.scaled_dot_product_attention, ("q", "k", "v"), ((1, 17, 8, 8),)),
    Program("softmax_shifted", OWN, lambda x: F.softmax(x, -1), ("x",), ROWS),
    Program("log_softmax_shifted", OWN, lambda x: F.log_softmax(x, -1), ("x",), ROWS),
    Program(
        "cross_entropy_gradient",
        OWN,
        _cross_entropy,
        ("x", "labels"),
        ((16, 500),),
        {"targets": "labels", "reduction": "sum"},
    ),
    Program(
        "layernorm_gain_vjp",
        OWN,
        _normalized,
        ("g", "x", "mean", "rstd", "gamma"),
        ROWS,
        {"given": "statistics"},
    ),
)


def refused(program: Program, dtype: str, seed: int, own: bool = False) -> str:
    """Return the report of a refusal; nothing, if it agrees, or nobody can tell.

    Parameters
    ----------
    program : Program
    dtype : str
    seed : int
    own : bool
        Whether it is asked at the shapes of layers too.
    """
    found = verify.check(
        program.function,
        program.name,
        dtype=dtype,
        framework="torch",
        args=program.args,
        shapes=program.shapes if own else None,
        seed=seed,
        **program.conventions,
    )
    return "" if found.verdict in (Verdict.AGREES, Verdict.CANNOT) else found.report()


def main(arguments: Sequence[str] | None = None) -> int:
    """Check all, and print those that are refused, and how many were checked; return whether any was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=3, help="how many (3)")
    parser.add_argument("--only", default="", help="a part of the name of a statement")
    options = parser.parse_args(arguments)
    bad = checked = 0
    for program in PROGRAMS:
        if options.only not in program.name:
            continue
        for dtype in DTYPES:
            for seed in range(options.seeds):
                for own in (False, True)[: 1 + (seed == 0)]:
                    report = refused(program, dtype, seed, own)
                    checked, bad = checked + 1, bad + bool(report)
                    sys.stdout.write(report)
        sys.stdout.write(
            f"{program.name} {program.conventions or ''}, {program.kind}: {checked} checked, {bad} refused\n"
        )
        sys.stdout.flush()
    return bool(bad)


if __name__ == "__main__":
    raise SystemExit(main())
