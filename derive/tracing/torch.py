"""Record what a function or a module of PyTorch computes: each call of PyTorch is noted while the program runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import torch
from torch.overrides import TorchFunctionMode

from .programs import Input, Ref, TracedProgram
from .tape import Arranged, Note, Tape, Unread
from .torch_functions import (
    ELEMENTWISE,
    FUNCTIONS,
    IN_PLACE,
    OF_INDICES,
    PARTS,
    PLAIN,
    READ,
    REVERSED,
    UNCHANGED,
    UNUSED,
    WRITTEN,
)

__all__ = ["parameters", "recorded"]


def parameters(function: Any) -> dict[str, tuple[int, ...]]:
    """Return the shapes of a module's parameters, by their names in its state; none of a function."""
    module = function if isinstance(function, torch.nn.Module) else torch.nn.Identity()
    return {name: tuple(p.shape) for name, p in module.named_parameters()}


def recorded(
    function: Callable[..., Any],
    inputs: Sequence[Input],
    sizes: Mapping[str, int],
    name: str,
    arranged: Arranged = dict,
) -> TracedProgram:
    """Return what a function computes at some sizes, of inputs that are arranged as its arguments.

    Parameters of a module are inputs of their names.

    Raises
    ------
    TraceError
        If it does what cannot be read as a formula: what, and on which line.
    """
    generator, tape = np.random.default_rng(0), _TensorTape(inputs, recorded.__code__, torch)
    module = isinstance(function, torch.nn.Module)
    own = dict(function.double().eval().named_parameters()) if module else {}  # type: ignore[attr-defined]
    values = {
        one.name: own[one.name] if one.name in own else torch.as_tensor(one.drawn(sizes, generator)) for one in inputs
    }
    for number, value in enumerate(values.values()):
        tape.put(value, Ref(number))
    with torch.no_grad(), tape:
        returned = function(**arranged({n: v for n, v in values.items() if n not in own}))
    return tape.program(name, returned)


class Extremes(NamedTuple):
    """Largest or smallest entries along an axis; which they are nobody may ask."""

    values: Any
    indices: None = None


class _TensorTape(Tape, TorchFunctionMode):  # type: ignore[misc]
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.refs = dict[int, Ref]()  # by identity: arrays on the tape are kept

    def put(self, value: Any, ref: Ref) -> Any:
        if ref.number >= len(self.inputs) and value.dtype not in (torch.float64, torch.bool):
            value = value.double()
        self.refs[id(value)] = ref
        self.arrays.append(value)
        return value

    def place(self, operand: Any) -> Any:
        if not isinstance(operand, torch.Tensor):
            return operand
        array = operand.detach().double().numpy()
        return self.refs.get(id(operand)) or (array if array.ndim else array.item())

    def plain(self, operand: Any) -> Any:
        return operand.detach() if isinstance(operand, torch.Tensor) else operand

    def depends(self, value: Any) -> bool:
        """Tell whether an array, or one of several, depends on the inputs."""
        return any(map(self.depends, value)) if isinstance(value, tuple | list) else id(value) in self.refs

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        name = _name(func)
        if name in PLAIN or not (self.depends(args) or self.depends(list(kwargs.values()))):
            return func(*args, **kwargs)
        self.fresh([*args, *kwargs.values()])
        if func.__name__ in READ:
            raise self.refused(*READ[func.__name__])
        if name in UNCHANGED or (name in OF_INDICES and self.counts(args[0])):
            return self.unchanged(func, name, args, kwargs)
        if (dtype := kwargs.get("dtype")) is not None and not dtype.is_floating_point:
            raise self.refused(f"torch's {name} in whole numbers")
        return self.called(func, name, args, {k: v for k, v in kwargs.items() if k not in UNUSED})

    def unchanged(self, func: Any, name: str, args: Any, kwargs: Any) -> Any:
        """Return an array of the same numbers: the same one, one that shares its entries, or a copy."""
        x = args[0]
        if name == "dropout":
            self.arguments("dropout", _dropout, args, kwargs)
        value = func(*args, **kwargs)
        if value is x:
            return x
        if value.is_floating_point() < x.is_floating_point() and not self.counts(x):
            raise self.refused(f"torch's {name} to whole numbers")
        return self.put(value, self.refs[id(x)])

    def called(self, func: Any, name: str, args: Any, kwargs: Any) -> Any:
        """Note a call, or those that it makes itself."""
        word = IN_PLACE.get(name, name.rstrip("_"))
        if word in PARTS:
            bound = self.arguments(f"torch's {name}", partial(PARTS[word], self), args, kwargs)
            return PARTS[word](self, *bound.args, **bound.kwargs)
        if word in WRITTEN:
            bound = self.arguments(f"torch's {name}", WRITTEN[word], args, kwargs)
            with self:
                result = WRITTEN[word](*bound.args, **bound.kwargs)
            return self.written_over(args[0], result) if word != name or bound.arguments.get("inplace") else result
        read = FUNCTIONS.get(word) or (_entrywise(word) if word in ELEMENTWISE or word in REVERSED else None)
        if read is None:
            raise self.refused(f"torch's {name}")
        bound = self.arguments(f"torch's {name}", partial(read, self), args, kwargs)
        note = read(self, *bound.args, **bound.kwargs)
        value = func(*args, **kwargs)
        if isinstance(value, tuple):
            return Extremes(self.add(*note, value[0]))
        result = self.add(*note, value)
        if value is args[0]:
            self.changed(value)
        return result

    def written_over(self, target: Any, result: Any) -> Any:
        """Return an array that has the entries of another in place of its own."""
        target.copy_(result)
        self.refs[id(target)] = self.refs[id(result)]
        self.changed(target)
        return target


def _name(func: Any) -> str:
    name = getattr(func, "__name__", "")
    if name == "__get__":
        return getattr(getattr(func, "__self__", None), "__name__", "")
    return name[2:-2] if name.startswith("__") and name.endswith("__") else name


def _dropout(
    input: Any, p: float = 0.5, training: Unread = False, inplace: bool = False, *, train: Unread = False
) -> None:  # fmt: skip
    """Take the arguments of a dropout that does nothing."""


def _entrywise(name: str) -> Callable[..., Note]:
    def note(
        tape: Tape, *operands: Any, input: Any = None, other: Any = None, exponent: Any = None, min: Any = None,
        max: Any = None, alpha: Any = 1, inplace: bool = False, rounding_mode: Unread = None, out: Unread = None,
    ) -> Note:  # fmt: skip
        named = [o for o in (other, exponent, min, max) if o is not None]
        operands = (*([] if input is None else [input]), *operands, *named)
        if name in ("hardsigmoid", "hardswish", "relu", "silu", "mish"):
            operands = operands[:1]  # what may follow says whether it is in place
        operands = operands[::-1] if name in REVERSED else operands
        if alpha != 1:
            operands = (operands[0], tape.add("multiply", (operands[1], alpha), {}, operands[1] * alpha))
        word = ELEMENTWISE[REVERSED.get(name, name)]
        if word == "power" and not isinstance(operands[1], torch.Tensor) and operands[1] == 2:
            return "square", operands[:1], {}
        return word, operands, {}

    return note
