"""Record what a function or a module of PyTorch computes: what a call does is asked of PyTorch's own decompositions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, Signature
from types import FunctionType
from typing import Any

import numpy as np
import torch
from torch._decomp import decomposition_table
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from .arrays import NotedArray
from .entries import NAMES
from .numpy import NumPyArray
from .programs import Input, TracedProgram
from .tape import CHANGED, Arranged, Tape, rewritten
from .torch_operators import CALLS, ITSELF, OPERATORS, PLAIN, READ, entrywise

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
    """Return what a function or a module of PyTorch computes at some sizes, as `derive.tracing.numpy.recorded` does.

    Parameters of a module are inputs of their names.
    """
    tape, generator = _TensorTape(inputs, recorded.__code__, torch, sizes), np.random.default_rng(0)
    module = isinstance(function, torch.nn.Module)
    weights = dict(function.double().eval().named_parameters()) if module else {}  # type: ignore[attr-defined]
    values = {one.name: weights.get(one.name, torch.as_tensor(one.drawn(sizes, generator))) for one in inputs}
    for number, value in enumerate(values.values()):
        tape.put(value, NumPyArray.argument(tape, number, value.detach().numpy()))
    with torch.no_grad(), _Calls(tape), _Operators(tape):
        returned = function(**arranged({n: v for n, v in values.items() if n not in weights}))
    several = returned if isinstance(returned, tuple | list) else (returned,)
    return tape.program(name, [tape.tensors.get(id(r), r) for r in several if r is not None])


class _TensorTape(Tape):
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.tensors, self.kept, self.unread = dict[int, NotedArray](), list[Any](), dict[int, str]()

    def put(self, tensor: Any, array: NotedArray) -> Any:
        """Return a tensor with the array that was noted, whose entries are those of the tensor."""
        self.tensors[id(tensor)] = array.same(tensor.detach().numpy())
        self.kept.append(tensor)
        return tensor

    def forget(self, result: Any, why: str) -> Any:
        """Return what depends on the arguments and has no place: it is refused where it is used."""
        for one in result if isinstance(result, tuple | list) else (result,):
            if isinstance(one, torch.Tensor) and id(one) not in self.tensors:
                self.kept.append(one)
                self.unread[one.untyped_storage().data_ptr()] = why
        return result

    def depends(self, value: Any) -> bool:
        """Tell whether an array, or one of several, depends on the inputs."""
        if self.unread and isinstance(value, torch.Tensor) and id(value) not in self.tensors:
            why = self.unread.get(value.untyped_storage().data_ptr(), "")
            if why:
                raise self.refused(why)
        return any(map(self.depends, value)) if isinstance(value, tuple | list) else id(value) in self.tensors

    def arrays_of(self, value: Any) -> Any:
        """Return arguments as arrays that are noted, or of numbers."""
        if isinstance(value, tuple | list):
            return type(value)(map(self.arrays_of, value)) if type(value) in (tuple, list) else value
        if not isinstance(value, torch.Tensor):
            return value
        if (array := self.tensors.get(id(value))) is not None:
            return array
        return (value.double() if value.is_floating_point() else value).detach().numpy()

    def result(self, value: Any, array: Any) -> Any:
        """Return a tensor that PyTorch computed, with the place of what was noted."""
        if isinstance(value, tuple | list):
            arrays = array if isinstance(array, tuple | list) else (array, *(None,) * (len(value) - 1))
            for tensor, one in zip(value, arrays, strict=True):
                if one is not None:
                    self.result(tensor, one)
            return self.forget(value, "which entry is an extreme")
        if not isinstance(array, NotedArray):
            return value
        if tuple(value.shape) != array.shape:
            raise self.refused(f"an array of shape {tuple(value.shape)} that is noted as one of shape {array.shape}")
        if value.dtype not in (torch.float64, torch.bool) and not array.counted:
            value = value.double()
        return self.put(value, array)

    def operator(self, func: Any, args: Any, kwargs: Any) -> Any:
        """Note an operator of PyTorch, or those into which it is decomposed."""
        name = func.overloadpacket.__name__
        if not self.depends(args) and not self.depends(list(kwargs.values())):
            if torch.Tag.nondeterministic_seeded in func.tags:
                raise self.refused("random numbers", "; give them as an argument")
            return func(*args, **kwargs)
        if name in PLAIN:
            return func(*args, **kwargs)
        if func._schema.is_mutable:
            return self.in_place(func, name.rstrip("_"), args, kwargs)
        if name == "max" or name == "min":
            name = {"other": f"{name}imum", "dim": name, "default": name}[func._overloadname]
        read = OPERATORS.get(name) or (entrywise(name) if name in NAMES else None)
        if read is None:
            decomposed = decomposition_table.get(func)
            with _Operators(self):
                result = decomposed(*args, **kwargs) if decomposed else func.decompose(*args, **kwargs)
            if result is NotImplemented:
                raise self.refused(f"torch's {name}")
            return result
        bound = self.bound(f"torch's {name}", read, _stated(func), args, kwargs)
        if getattr(kwargs.get("dtype"), "is_floating_point", True) is False and kwargs["dtype"] != torch.bool:
            raise self.refused(f"torch's {name} in whole numbers")
        array = read(**{key: self.arrays_of(value) for key, value in bound.arguments.items()})
        return self.result(func(*args, **kwargs), array)

    def in_place(self, func: Any, name: str, args: Any, kwargs: Any) -> Any:
        """Note what is written into an array: the whole of it, as its parts are others' parts too."""
        target = args[0]
        functional = getattr(getattr(torch.ops.aten, name, None), func._overloadname, None)
        if functional is None or "out" in kwargs or target.untyped_storage().nbytes() != target.nbytes:
            raise self.refused("an assignment to entries", "; use torch.where or torch.cat")
        result = self.operator(functional, args, kwargs)
        noted = self.tensors.get(id(result))
        if noted is None or tuple(result.shape) != tuple(target.shape):
            raise self.refused(f"torch's {name}_ with these arguments")
        if id(target) in self.tensors:
            self.tensors[id(target)].become(noted)
        else:  # an array of numbers: what shares its entries is no array of numbers any more
            self.unread[target.untyped_storage().data_ptr()] = CHANGED[0]
            self.put(target, noted)
        target.copy_(result)
        return target


def _stated(func: Any) -> Signature:
    """Return the arguments of an operator."""
    kinds, empty = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY), Parameter.empty
    defaults = ((a, a.default_value if a.has_default_value() else empty) for a in func._schema.arguments)
    return Signature([Parameter(a.name, kinds[a.kwarg_only], default=default) for a, default in defaults])


class _Operators(TorchDispatchMode):  # type: ignore[misc]
    """Take the operators into which calls are decomposed."""

    def __init__(self, tape: _TensorTape) -> None:
        super().__init__()
        self.tape = tape

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        with torch._C.DisableTorchFunction():
            return self.tape.operator(func, args, kwargs or {})


class _Calls(TorchFunctionMode):  # type: ignore[misc]
    """Take the calls that say more than the operators do; PyTorch's functions of Python run in their own code."""

    def __init__(self, tape: _TensorTape) -> None:
        super().__init__()
        self.tape = tape

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs, tape = kwargs or {}, self.tape
        name = getattr(func, "__name__", "").strip("_")
        if not (tape.depends(args) or tape.depends(list(kwargs.values()))):
            return func(*args, **kwargs)
        if name in READ and func.__name__ not in ("float", "int", "bool"):
            raise tape.refused(*READ[name])
        if name in CALLS:
            read = CALLS[name]
            bound = tape.bound(f"torch's {name}", read, func, args, kwargs)
            array = read(*map(tape.arrays_of, bound.args), **{k: tape.arrays_of(v) for k, v in bound.kwargs.items()})
            if array is not None:
                return tape.put(torch.from_numpy(array.value.astype(float)), array)
        if isinstance(func, FunctionType) and func.__module__.startswith(("torch.nn", "torch.functional")):
            with self:
                return rewritten(func, ITSELF)(*args, **kwargs)
        return func(*args, **kwargs)
