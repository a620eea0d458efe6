"""What differentiates programs, asked about formulas: PyTorch's gradcheck, opcheck and autograd, and jax's check_grads.

Each formula stands for one gradient of a backward pass whose forward pass PyTorch has; its other gradients are right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from benchmarks.torch_programs import PASSES, Pass, autograd
from tests.verify.checking.as_programs import as_program
from verify.checking.judging.statement import Statement
from verify.checking.rounding.formats import FORMATS, numpy_dtype, round_to
from verify.checking.statements import statement

__all__ = ["Formula", "check_grads", "close_to_autograd", "drawn", "formulas", "gradcheck", "opcheck"]

Floats = npt.NDArray[np.float64]
ROWS, WIDTH = 4, 64
NUMBERS = count()
"""Of operators: PyTorch keeps every name that it has been given."""


class Formula(NamedTuple):
    """A formula for one result of a statement, right or wrong."""

    of: Statement
    result: str
    name: str
    formula: Callable[..., Any]
    right: bool


def formulas() -> Iterator[Formula]:
    """Yield the formulas of every statement that PyTorch has a forward pass for, without right ones that overflow."""
    for name in PASSES:
        made = statement(name, {})
        for key, result in made.results.items():
            yield from (Formula(made, key, s.name, s.formula, True) for s in result.spellings if not s.overflows)
            yield from (Formula(made, key, w.name, w.formula, False) for w in result.wrong)


def drawn(of: Statement) -> dict[str, Floats]:
    """Return normal arguments, of which only the last axis is wide; it is not, where there are more than two axes."""
    shape = (*(ROWS for _ in of.axes[1:]), WIDTH if len(of.axes) == 2 else ROWS)
    probe = next(of.probes(np.random.default_rng(0), shape))
    rng = np.random.default_rng(1)
    return {name: rng.standard_normal(np.shape(probe.arguments[name])) for name in of.arguments}


def backward(asked: Formula) -> Callable[..., tuple[Floats, ...]]:
    """Return a backward pass of which one gradient is the formula's: from the gradient and the inputs, in order."""
    of = PASSES[asked.of.name]
    right = {key: result.spellings[0].formula for key, result in asked.of.results.items()}
    right[asked.result] = asked.formula

    def program(gradient: Floats, *inputs: Floats) -> tuple[Floats, ...]:
        named = dict(zip(of.inputs, inputs, strict=True))
        values = {name: named[name] for name in asked.of.arguments if name in named} | dict(asked.of.constants)
        values[of.gradient] = gradient
        return tuple(np.array(formula(**values), order="C") for formula in right.values())

    return program


def inputs_of(asked: Formula, of: Pass) -> list[Floats]:
    """Return what the forward pass takes."""
    given = drawn(asked.of)
    return [np.zeros(given[of.gradient].shape[-1]) if name in of.zeros else given[name] for name in of.inputs]


def gradcheck(asked: Formula, _: str, fast: bool = False) -> bool:
    """Tell whether PyTorch's gradcheck, at its defaults, accepts a formula as the backward pass."""
    of, constants, program = PASSES[asked.of.name], dict(asked.of.constants), backward(asked)

    class Program(torch.autograd.Function):
        @staticmethod
        def forward(context: Any, *inputs: torch.Tensor) -> torch.Tensor:
            context.save_for_backward(*inputs)
            return of.composed(**dict(zip(of.inputs, inputs, strict=True)), **constants)

        @staticmethod
        def backward(context: Any, gradient: torch.Tensor) -> Any:
            inputs = (tensor.detach().numpy() for tensor in context.saved_tensors)
            return tuple(map(torch.from_numpy, program(gradient.numpy(), *inputs)))

    leaves = [torch.from_numpy(array).clone().requires_grad_() for array in inputs_of(asked, of)]
    return bool(torch.autograd.gradcheck(Program.apply, leaves, raise_exception=False, fast_mode=fast))


def check_grads(asked: Formula, _: str) -> bool:
    """Tell whether jax's check_grads accepts a formula, in reverse mode, to first order; all else at its defaults."""
    import jax
    from jax.test_util import check_grads as check

    jax.config.update("jax_enable_x64", True)
    of, program = PASSES[asked.of.name], backward(asked)
    inputs = inputs_of(asked, of)

    def forward(*arrays: Any) -> Floats:
        tensors = (torch.from_numpy(np.array(array)) for array in arrays)
        return np.asarray(of.composed(**dict(zip(of.inputs, tensors, strict=True)), **asked.of.constants))

    like = jax.ShapeDtypeStruct(forward(*inputs).shape, np.float64)
    gradients = tuple(jax.ShapeDtypeStruct(array.shape, np.float64) for array in inputs)

    @jax.custom_vjp
    def function(*arrays: Any) -> Any:
        return jax.pure_callback(forward, like, *arrays)

    def back(kept: Any, gradient: Any) -> Any:
        called = lambda *arrays: program(*map(np.asarray, arrays))  # noqa: E731
        return jax.pure_callback(called, gradients, gradient, *kept)

    function.defvjp(lambda *arrays: (function(*arrays), arrays), back)
    try:
        check(function, inputs, order=1, modes=("rev",))
    except AssertionError:
        return False
    return True


def opcheck(asked: Formula, _: str) -> bool:
    """Tell whether PyTorch's opcheck, with all its tests, accepts an operator with the formula as its backward pass."""
    of, constants, program = PASSES[asked.of.name], dict(asked.of.constants), backward(asked)
    arguments = ", ".join(f"Tensor {name}" for name in of.inputs)
    name = f"benchmarks::formula{next(NUMBERS)}"
    returned = ", ".join("Tensor" for _ in of.inputs)

    def named(tensors: Any) -> Mapping[str, torch.Tensor]:
        return dict(zip(of.inputs, tensors, strict=True))

    def composed(*tensors: torch.Tensor) -> torch.Tensor:
        return of.composed(**named(tensors), **constants)

    def gradients(*tensors: torch.Tensor) -> Any:
        found = tuple(map(torch.from_numpy, program(*(tensor.numpy() for tensor in tensors))))
        return found if len(found) > 1 else found[0]

    def empty(_: torch.Tensor, *tensors: torch.Tensor) -> Any:
        found = tuple(map(torch.empty_like, tensors))
        return found if len(found) > 1 else found[0]

    library = torch.library.custom_op
    forward = library(name, composed, mutates_args=(), schema=f"({arguments}) -> Tensor")
    forward.register_fake(composed)
    schema = f"(Tensor gradient, {arguments}) -> " + (f"({returned})" if len(of.inputs) > 1 else returned)
    back = library(f"{name}_backward", gradients, mutates_args=(), schema=schema)
    back.register_fake(empty)

    def saved(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)

    forward.register_autograd(
        lambda context, gradient: back(gradient.contiguous(), *context.saved_tensors), setup_context=saved
    )
    leaves = tuple(torch.from_numpy(array).clone().requires_grad_() for array in inputs_of(asked, of))
    return all(found == "SUCCESS" for found in torch.library.opcheck(forward, leaves, raise_exception=False).values())


def close_to_autograd(dtype: str) -> Callable[[Formula, str], bool]:
    """Return `torch.testing.assert_close`, at its defaults, with what PyTorch's autograd returns in the same dtype."""

    def accepts(asked: Formula, style: str) -> bool:
        order = (*asked.of.arguments, *asked.of.constants)
        given = {name: round_to(value, FORMATS[dtype]) for name, value in drawn(asked.of).items()}
        kind = getattr(torch, dtype)
        tensors = [torch.from_numpy(value).to(kind) for value in given.values()]
        found = autograd(asked.of.name, order, native=True)(*tensors, *asked.of.constants.values())
        expected = found[list(asked.of.results).index(asked.result)] if isinstance(found, tuple) else found
        program = as_program(asked.formula, order, style)
        values = program(*(v.astype(numpy_dtype(dtype)) for v in given.values()), *asked.of.constants.values())
        returned = torch.from_numpy(np.asarray(values, dtype=np.float64)).to(kind)
        try:
            torch.testing.assert_close(returned, expected)
        except AssertionError:
            return False
        return True

    return accepts
