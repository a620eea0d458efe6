"""Record what a function of JAX computes: its jaxpr at some sizes, with each primitive put in the words of NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import jax
import numpy as np
from jax.extend import core

from .arrays import PICKED, NotedArray, detached, einsum, joined, padded, picked, shape_of, split
from .entries import NAMES, apply, chosen
from .lines import assigned
from .numpy import NumPyArray
from .programs import CodeLine, Input, TracedProgram
from .tape import LETTERS, Arranged, Tape

__all__ = ["recorded"]

UNCHANGED = ("copy", "copy_p", "sharding_constraint", "optimization_barrier", "reduce_precision")
CALLS = (
    *("pjit", "jit", "closed_call", "core_call", "custom_jvp_call", "custom_vjp_call", "custom_vjp_call_jaxpr"),
    *("remat2", "checkpoint"),
)
WORDS = ("relu", "silu", "softplus", "log_sigmoid", "mish", "logaddexp")
"""Functions of JAX itself that are words."""
_SLASH = str(Path("/"))
_OF_JAX = f"{_SLASH}jax{_SLASH}"


def recorded(
    function: Callable[..., Any],
    inputs: Sequence[Input],
    sizes: Mapping[str, int],
    name: str,
    arranged: Arranged = dict,
) -> TracedProgram:
    """Return what a function of JAX computes at some sizes, as `derive.tracing.numpy.recorded` does."""
    tape, names = _Jaxpr(inputs, recorded.__code__, jax, sizes), [one.name for one in inputs]

    def made(*truths: int) -> tuple[Any, list[Any]]:
        drawn = [np.zeros(one.shape(sizes), float if one.whole is None else int) for one in inputs]
        values = [value.astype(bool) if n in truths else value for n, value in enumerate(drawn)]

        def given(*arrays: Any) -> Any:
            return function(**arranged(dict(zip(names, arrays, strict=True))))

        return jax.make_jaxpr(given)(*values), values

    def made_of_truths() -> tuple[Any, list[Any]]:
        for n in range(len(inputs)):
            with suppress(TypeError, ValueError):
                return made(n)
        return made()

    with jax.enable_x64(True):
        try:
            closed, values = made()
        except (TypeError, ValueError):  # as of an array that has to be one of truth values
            closed, values = made_of_truths()
        arrays = [NumPyArray.argument(tape, n, value) for n, value in enumerate(values)]
        arrays = [apply("not_equal", a.same(np.zeros(a.shape)), 0) if a.dtype == bool else a for a in arrays]
        return tape.program(name, tape.run(closed.jaxpr, closed.consts, arrays))


class _Jaxpr(Tape):
    """The equations of a jaxpr whose calls are written out; what depends on no argument is computed."""

    equation: Any = None
    within: tuple[CodeLine, ...] = ()

    @property
    def calls(self) -> tuple[CodeLine, ...]:
        """The lines at which the equation that is read was made."""
        return self.within or (_calls(self.equation) if self.equation else ())

    def run(self, jaxpr: Any, consts: Sequence[Any], arguments: Sequence[Any]) -> list[Any]:
        """Note the equations of a jaxpr, and return its results: arrays that are noted, or of numbers."""
        values = dict(zip([*jaxpr.constvars, *jaxpr.invars], [*map(np.asarray, consts), *arguments], strict=True))

        def value(variable: Any) -> Any:
            return np.asarray(variable.val) if isinstance(variable, core.Literal) else values[variable]

        for equation in jaxpr.eqns:
            self.equation = equation
            results = self.results(equation, [value(v) for v in equation.invars])
            if any(shape_of(r) != v.aval.shape for r, v in zip(results, equation.outvars, strict=True)):
                raise self.refused(f"the primitive {equation.primitive.name} with these parameters")
            values |= zip(equation.outvars, results, strict=True)
        return [value(v) for v in jaxpr.outvars]

    def results(self, equation: Any, operands: list[Any]) -> list[Any]:
        """Return what an equation makes of its operands."""
        name, params = equation.primitive.name, equation.params
        depends = any(isinstance(o, NotedArray | _Columns) for o in operands)
        if name in CALLS:
            return self.called(equation, operands)
        if name == "cond" and not isinstance(operands[0], NotedArray):
            branch = params["branches"][int(operands[0])]
            return self.run(branch.jaxpr, branch.consts, operands[1:])
        if name.startswith("random"):
            raise self.refused("random numbers", "; give them as an argument")
        if not depends:
            computed = equation.primitive.bind(*operands, **params)
            return list(map(np.asarray, computed if equation.primitive.multiple_results else [computed]))
        if name in UNCHANGED:
            return operands[:1]
        if name in PRIMITIVES:
            result = PRIMITIVES[name](params, *operands)
            return list(result) if equation.primitive.multiple_results else [result]
        if name in NAMES:
            return [apply(name, *operands)]
        if name in ("scan", "while", "cond"):
            raise self.refused(f"{name}, a loop over an axis or a branch on a value,", "; compute all entries at once")
        raise self.refused(f"the primitive {name}")

    def called(self, equation: Any, operands: list[Any]) -> list[Any]:
        """Note the equations of a function that is called; the word that it is, where it has one."""
        params = equation.params
        inner = params.get("jaxpr") or params.get("call_jaxpr") or params.get("fun_jaxpr")
        jaxpr = getattr(inner, "jaxpr", inner)
        source = str(getattr(getattr(jaxpr, "debug_info", None), "func_src_info", ""))
        name, of_jax = str(params.get("name", "")) or source.partition(" ")[0], _OF_JAX in source
        if of_jax and name == "gelu":
            name = "gelu" if any(e.primitive.name == "erfc" for e in jaxpr.eqns) else "gelu_tanh"
        if of_jax and name in (*WORDS, "gelu", "gelu_tanh") and any(isinstance(o, NotedArray) for o in operands):
            return [apply(name, *operands)]
        before = self.within
        if of_jax and not before:
            self.within = _calls(equation)  # lines of JAX itself are the line that calls it
        results = self.run(jaxpr, getattr(inner, "consts", ()), operands)
        self.within = before
        return results


class _Columns(tuple[Any, ...]):
    """Arrays of places along several axes, as JAX puts them together for a choice of entries."""

    __slots__ = ()
    shape = property(lambda self: (*self[0].shape, len(self)))


def _calls(equation: Any) -> tuple[CodeLine, ...]:
    """Return the lines of the user's files at which an equation was made, the outermost first."""
    traceback = equation.source_info.traceback
    calls = list[CodeLine]()
    for frame in traceback.frames if traceback is not None else ():
        if frame.file_name.startswith(str(Path(__file__).parent)):
            break
        if _OF_JAX not in frame.file_name:
            line = f"{Path(frame.file_name).name}:{frame.line_num}"
            calls.append(
                CodeLine(line, assigned(frame.file_name, frame.line_num), frame.function_name.rpartition(".")[2])
            )
    return tuple(reversed(calls)) or (CodeLine("a function of JAX"),)


def _contraction(params: Any, left: Any, right: Any) -> Any:
    """Return the contraction of a product of two arrays."""
    (left_summed, right_summed), (left_batch, right_batch) = params["dimension_numbers"]
    first, second = list(LETTERS[: left.ndim]), list(LETTERS.upper()[: right.ndim])
    for a, b in (*zip(left_summed, right_summed, strict=True), *zip(left_batch, right_batch, strict=True)):
        second[b] = first[a]
    out = [first[n] for n in left_batch]
    out += [c for n, c in enumerate(first) if n not in (*left_batch, *left_summed)]
    out += [c for n, c in enumerate(second) if n not in (*right_batch, *right_summed)]
    return einsum(f"{''.join(first)},{''.join(second)}->{''.join(out)}", left, right)


def _cast(params: Any, x: Any) -> Any:
    return x if isinstance(x, _Columns) or x.counted else x.astype(params["new_dtype"])


def _joined(params: Any, *arrays: Any) -> Any:
    if any(isinstance(a, NotedArray) and a.counted for a in arrays):
        return _Columns(a.reshape(a.shape[:-1]) for a in arrays)
    return joined(arrays, params["dimension"])


def _gathered(params: Any, x: Any, indices: Any) -> Any:
    """Note entries that whole numbers choose, along some axes and in turn along others."""
    numbers, tape = params["dimension_numbers"], next(o.tape for o in (x, indices) if isinstance(o, NotedArray))
    at, turns = numbers.start_index_map, numbers.operand_batching_dims
    columns = indices if isinstance(indices, _Columns) else [indices[..., n] for n in range(indices.shape[-1])]
    shape = shape_of(columns[0])
    keys = dict(zip(at, columns, strict=True))
    for n, place in zip(turns, numbers.start_indices_batching_dims, strict=True):
        keys[n] = np.indices(shape)[place]
    whole = all(size == x.shape[n] for n, size in enumerate(params["slice_sizes"]) if n not in keys)
    if not whole or {*numbers.collapsed_slice_dims, *turns} != {*keys}:
        raise tape.refused(*PICKED)
    order = [*keys, *(n for n in range(x.ndim) if n not in keys)]  # what is chosen stands first, then the others
    result = picked(np.transpose(x, order), [keys.get(n, slice(None)) for n in order])
    lead, rest = iter(range(len(shape))), iter(range(len(shape), result.ndim))
    return result.transpose([next(rest if n in numbers.offset_dims else lead) for n in range(result.ndim)])


def _sliced(params: Any, x: Any, *starts: Any) -> Any:
    if any(isinstance(s, NotedArray) for s in starts):
        raise x.tape.refused(*PICKED)
    begins = params.get("start_indices") or [int(s) for s in starts]
    ends = params.get("limit_indices") or [a + k for a, k in zip(begins, params["slice_sizes"], strict=True)]
    steps = params.get("strides") or (1,) * x.ndim
    return x[tuple(slice(*run) for run in zip(begins, ends, steps, strict=True))]


def _extreme(params: Any, a: Any, b: Any) -> Any:
    return b if not isinstance(a, NotedArray) and (np.asarray(a) == -np.inf).all() else apply("maximum", a, b)


PRIMITIVES: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        "reduce_sum": lambda params, x: x.reduced("sum", params["axes"]),
        "reduce_max": lambda params, x: x.reduced("max", params["axes"]),
        "reduce_min": lambda params, x: x.reduced("min", params["axes"]),
        "max": _extreme, "min": lambda params, a, b: apply("minimum", a, b),
        "dot_general": _contraction,
        "transpose": lambda params, x: x.transpose(params["permutation"]),
        "reshape": lambda params, x: x.reshape(params["new_sizes"]),
        "squeeze": lambda params, x: x.reshape([k for n, k in enumerate(x.shape) if n not in params["dimensions"]]),
        "broadcast_in_dim": lambda params, x: x.broadcast(params["shape"], params["broadcast_dimensions"]),
        "slice": _sliced, "dynamic_slice": _sliced, "gather": _gathered, "concatenate": _joined,
        "split": lambda params, x: split(x, params["sizes"], params["axis"]),
        "stack": lambda params, *xs: joined([np.expand_dims(x, params["axis"]) for x in xs], params["axis"]),
        "tile": lambda params, x: np.tile(x, params["reps"]),
        "rev": lambda params, x: np.flip(x, params["dimensions"]),
        "pad": lambda params, x, number: padded(x, [(a, b) for a, b, _ in params["padding_config"]], float(number)),
        "cumsum": lambda params, x: x.cumsum(params["axis"], reverse=params["reverse"]),
        "integer_pow": lambda params, x: apply("power", x, params["y"]),
        "cbrt": lambda params, x: np.cbrt(x),
        "clamp": lambda params, low, x, high: apply("minimum", apply("maximum", x, low), high),
        "select_n": lambda params, condition, other, first: chosen(condition, first, other),
        "convert_element_type": _cast, "stop_gradient": lambda params, x: detached(x),
        "is_finite": lambda params, x: np.isfinite(x),
    }
)  # fmt: skip
"""What each primitive is in the words of NumPy, of its parameters and operands."""
