"""Record what a function of JAX computes: its jaxpr at some sizes, with calls of functions written out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import jax
import numpy as np
from jax.extend import core

from .lines import assigned
from .programs import CodeLine, Equation, Input, Ref, TracedProgram, TraceError

__all__ = ["recorded"]

_ALIKE = """
    exp log log1p expm1 exp2 sqrt rsqrt sin cos tan tanh sinh cosh erf erfc abs sign square add not and or
"""
PRIMITIVES: Mapping[str, str] = MappingProxyType(
    {
        **{name: name for name in _ALIKE.split()},
        "add_any": "add", "sub": "subtract", "mul": "multiply", "div": "divide", "neg": "negative", "pow": "power",
        "max": "maximum", "min": "minimum", "logistic": "sigmoid",
        "gt": "greater", "ge": "greater_equal", "lt": "less", "le": "less_equal",
    }
)  # fmt: skip
"""Operations by the names of primitives that work entry by entry."""
UNCHANGED = (
    *("convert_element_type", "copy", "copy_p", "stop_gradient", "sharding_constraint", "optimization_barrier"),
    "reduce_precision",
)
CALLS = (
    *("pjit", "jit", "closed_call", "core_call", "custom_jvp_call", "custom_vjp_call", "custom_vjp_call_jaxpr"),
    *("remat2", "checkpoint"),
)
WORDS = ("relu", "silu", "softplus", "log_sigmoid", "mish")
"""Functions of `jax.nn` that are words."""
_SLASH = str(Path("/"))
_OF_JAX = str(Path("jax") / "_src" / "nn")
_PASSED_OVER = str(Path(__file__).parent)


def recorded(
    function: Callable[..., Any],
    inputs: Sequence[Input],
    sizes: Mapping[str, int],
    name: str,
    arranged: Callable[[Mapping[str, Any]], Mapping[str, Any]] = dict,
) -> TracedProgram:
    """Return what a function computes at some sizes, of inputs that are arranged as its arguments.

    Raises
    ------
    TraceError
        If it does what cannot be read as a formula: what, and on which line.
    """
    with jax.enable_x64(True):
        kinds = [np.float64 if one.whole is None else np.int64 for one in inputs]
        arguments = [jax.ShapeDtypeStruct(one.shape(sizes), kind) for one, kind in zip(inputs, kinds, strict=True)]
        names = [one.name for one in inputs]
        closed = jax.make_jaxpr(lambda *arrays: function(**arranged(dict(zip(names, arrays, strict=True)))))(*arguments)
        tape = _Jaxpr(inputs, sizes)
        results = tape.run(closed.jaxpr, closed.consts, [Ref(n) for n in range(len(inputs))])
    if not all(isinstance(r, Ref) for r in results):
        raise TraceError(f"{name} returns what does not depend on its arguments")
    return TracedProgram(name, tuple(inputs), tuple(tape.equations), tuple(results))


class _Moved(NamedTuple):
    """Whole numbers that do not pick entries any more: they may be left out of a choice, and nothing else."""


class _Jaxpr:
    """The equations of a jaxpr whose calls are written out; what depends on no argument is computed."""

    def __init__(self, inputs: Sequence[Input], sizes: Mapping[str, int]) -> None:
        self.counted = {
            Ref(n): (one.shape(sizes), Input("", (one.whole,)).shape(sizes)[0])
            for n, one in enumerate(inputs)
            if one.whole is not None
        }
        self.inputs, self.equations, self.within = len(inputs), list[Equation](), tuple[CodeLine, ...]()

    def run(self, jaxpr: Any, consts: Sequence[Any], arguments: Sequence[Any]) -> list[Any]:
        """Note the equations of a jaxpr, and return its results: places on the tape, or arrays."""
        values = dict(zip([*jaxpr.constvars, *jaxpr.invars], [*map(np.asarray, consts), *arguments], strict=True))

        def value(variable: Any) -> Any:
            return np.asarray(variable.val) if isinstance(variable, core.Literal) else values[variable]

        for equation in jaxpr.eqns:
            operands = [value(v) for v in equation.invars]
            for variable, result in zip(equation.outvars, self.results(equation, operands), strict=True):
                values[variable] = result
        return [value(v) for v in jaxpr.outvars]

    def results(self, equation: Any, operands: list[Any]) -> list[Any]:
        """Return what an equation makes of its operands."""
        name, params = equation.primitive.name, equation.params
        if name in CALLS:
            inner = params.get("jaxpr") or params.get("call_jaxpr") or params.get("fun_jaxpr")
            word = _word(inner, params)
            if word and len(operands) == 1 and isinstance(operands[0], Ref):
                return [self.add(equation, word, operands, {})]
            before = self.within
            if not before and f"{_SLASH}jax{_SLASH}" in _source(getattr(inner, "jaxpr", inner)):
                self.within = _calls(equation)  # lines of JAX itself are the line that calls it
            results = self.run(getattr(inner, "jaxpr", inner), getattr(inner, "consts", ()), operands)
            self.within = before
            return results
        if name == "select_n" and any(isinstance(o, Ref | _Moved) for o in operands):
            return [self.selected(equation, *operands)]
        if any(isinstance(o, _Moved) for o in operands):
            if name in (*UNCHANGED, "broadcast_in_dim", "reshape"):
                return [_Moved()]
            raise self.refused(equation, f"the primitive {name} on whole numbers that were changed")
        if not any(isinstance(o, Ref) for o in operands):
            computed = equation.primitive.bind(*operands, **params)
            return list(map(np.asarray, computed if equation.primitive.multiple_results else [computed]))
        shape = equation.outvars[0].aval.shape
        indices = [o for o in operands if isinstance(o, Ref) and o in self.counted]
        if indices:
            return [self.of_index(equation, indices[0], operands)]
        if name == "is_finite":
            return [np.ones(shape, bool)]
        if name in ("ne", "eq") and operands[0] == operands[1]:
            return [np.full(shape, name == "eq")]
        if name in UNCHANGED:
            if np.dtype(params.get("new_dtype", bool)).kind in "iu" and equation.invars[0].aval.dtype.kind == "f":
                raise self.refused(equation, "an array as whole numbers")
            return operands[:1]
        if name == "split":
            return self.split(equation, operands[0])
        return [self.noted(equation, name, params, operands)]

    def noted(self, equation: Any, name: str, params: Mapping[str, Any], operands: Sequence[Any]) -> Any:
        """Note an equation of one result."""
        shape = equation.outvars[0].aval.shape
        if name == "max" and not isinstance(operands[0], Ref) and operands[0] == -np.inf:
            return operands[1]
        if name == "mul" and operands[0] is operands[1]:
            return self.add(equation, "square", operands[:1], {})
        if name in PRIMITIVES:
            return self.add(equation, PRIMITIVES[name], operands, {})
        if name == "integer_pow":
            return self.add(equation, "power", [operands[0], params["y"]], {})
        if name in LAID_OUT:
            operation, settings = LAID_OUT[name]
            return self.add(equation, operation, operands, settings(equation))
        if name == "dynamic_slice" and not any(isinstance(o, Ref) for o in operands[1:]):
            starts = [int(o) for o in operands[1:]]
            bounds = tuple((a, a + n, 1) for a, n in zip(starts, params["slice_sizes"], strict=True))
            return self.add(equation, "slice", operands[:1], {"bounds": bounds})
        if name == "cumsum":
            rank, axis = len(shape), params["axis"]
            letters = "abcdefgh"[:rank]
            ones = np.tri(shape[axis]).T if params["reverse"] else np.tri(shape[axis])
            out = letters.replace(letters[axis], "z")
            return self.add(equation, "einsum", [*operands, ones], {"subscripts": f"{letters},z{letters[axis]}->{out}"})
        if name in ("scan", "while", "cond"):
            raise self.refused(equation, f"{name}, a loop over an axis or a branch on a value,")
        raise self.refused(equation, f"the primitive {name}")

    def refused(self, equation: Any, what: str) -> TraceError:
        """Return the refusal of something, with its line."""
        return TraceError(f"{(self.within or _calls(equation))[-1].line}: {what} cannot be read as a formula")

    def of_index(self, equation: Any, index: Ref, operands: Sequence[Any]) -> Any:
        """Note what is made of whole numbers: rows of one in the place counted, or a choice of rows by them."""
        name, params, shape = equation.primitive.name, equation.params, equation.outvars[0].aval.shape
        own_shape, count = self.counted[index]
        numbers = [o for o in operands if isinstance(o, np.ndarray)]
        if name == "eq" and shape == (*own_shape, count) and (numbers[0] == np.arange(count)).all():
            return self.add(equation, "same", [index], {})  # rows of one in the place counted
        if name in ("lt", "ge") and operands[0] is index and not numbers[0].any():
            return np.full(shape, name == "ge")  # they count from the first
        if name in (*UNCHANGED, "broadcast_in_dim", "reshape", "squeeze"):
            return index
        if name in ("clamp", "max", "min"):
            low = numbers[0] if name != "min" else np.zeros(1)
            high = numbers[-1] if name != "max" else np.full(1, count)
            if (low <= 0).all() and (high >= count - 1).all():
                return index
        if name == "add":
            return _Moved()
        if name == "gather" and len(params["dimension_numbers"].start_index_map) == 1:
            numbers, rank = params["dimension_numbers"], len(equation.invars[0].aval.shape)
            (at,) = numbers.start_index_map
            letters, own = "abcdefgh"[:rank], "xyz"[: len(own_shape)]
            batch, alone = numbers.operand_batching_dims, equation.invars[1].aval.shape == (*own_shape, 1)
            if numbers.collapsed_slice_dims == (at,) and alone and not batch:
                offsets, before = iter(letters[:at] + letters[at + 1 :]), iter(own)
                out = "".join(next(offsets if n in numbers.offset_dims else before) for n in range(len(shape)))
                settings = {"subscripts": f"{own}{letters[at]},{letters}->{out}"}
                return self.add(equation, "einsum", [index, operands[0]], settings)
            whole = tuple(equation.invars[0].aval.shape[n] for n in batch)
            if numbers.collapsed_slice_dims == (at,) and len(batch) == rank - 1 and whole == own_shape:
                own = "".join(letters[n] for n in batch)
                settings = {"subscripts": f"{own}{letters[at]},{letters}->{own}"}
                row = self.add(equation, "einsum", [index, operands[0]], settings, shape[: rank - 1])
                return self.add(equation, "reshape", [row], {})
        raise self.refused(equation, f"the primitive {name} on whole numbers")

    def selected(self, equation: Any, condition: Any, *cases: Any) -> Any:
        """Note a choice between two arrays, or take the one that is always chosen."""
        if not isinstance(condition, Ref) and (condition == condition.flat[0]).all():
            return cases[int(condition.flat[0])]
        other, chosen = cases
        if any(isinstance(o, _Moved) or (isinstance(o, Ref) and o in self.counted) for o in (condition, *cases)):
            raise self.refused(equation, "a choice between whole numbers")
        return self.add(equation, "where", [condition, chosen, other], {})

    def split(self, equation: Any, whole: Any) -> list[Any]:
        """Note the parts of an array."""
        axis, start, parts = equation.params["axis"], 0, list[Any]()
        for size, variable in zip(equation.params["sizes"], equation.outvars, strict=True):
            shape = variable.aval.shape
            bounds = tuple((start, start + size, 1) if n == axis else (0, k, 1) for n, k in enumerate(shape))
            parts.append(self.add(equation, "slice", [whole], {"bounds": bounds}, shape))
            start += size
        return parts

    def add(
        self, equation: Any, operation: str, operands: Sequence[Any], settings: Mapping[str, Any], shape: Any = None
    ) -> Ref:
        """Note an operation, and return its place."""
        shape = equation.outvars[0].aval.shape if shape is None else shape
        operands = tuple(o.item() if isinstance(o, np.ndarray) and o.ndim == 0 else o for o in operands)
        self.equations.append(Equation(operation, operands, settings, tuple(shape), self.within or _calls(equation)))
        return Ref(self.inputs + len(self.equations) - 1)


def _word(inner: Any, params: Mapping[str, Any]) -> str:
    """Return the word that a call of a function of JAX itself is."""
    jaxpr = getattr(inner, "jaxpr", inner)
    source = _source(jaxpr)
    name = str(params.get("name", "")) or source.partition(" ")[0]
    if _OF_JAX not in source:
        return ""  # a function of the user's own, of the same name
    if name == "gelu":
        return "gelu" if any(e.primitive.name == "erfc" for e in jaxpr.eqns) else "gelu_tanh"
    return name if name in WORDS else ""


def _source(jaxpr: Any) -> str:
    """Return the name and the file of the function that a jaxpr was made of."""
    return str(getattr(getattr(jaxpr, "debug_info", None), "func_src_info", ""))


def _subscripts(numbers: Any, left: int, right: int) -> str:
    """Return the contraction of a product of two arrays, by letters."""
    (left_summed, right_summed), (left_batch, right_batch) = numbers
    letters = iter("abcdefghijklmnopqrstuvw")
    first = [next(letters) for _ in range(left)]
    second = [next(letters) for _ in range(right)]
    for a, b in (*zip(left_summed, right_summed, strict=True), *zip(left_batch, right_batch, strict=True)):
        second[b] = first[a]
    out = [first[n] for n in left_batch]
    out += [c for n, c in enumerate(first) if n not in left_batch and n not in left_summed]
    out += [c for n, c in enumerate(second) if n not in right_batch and n not in right_summed]
    return f"{''.join(first)},{''.join(second)}->{''.join(out)}"


def _bounds(equation: Any) -> dict[str, Any]:
    params = equation.params
    steps = params["strides"] or (1,) * len(params["start_indices"])
    return {"bounds": tuple(zip(params["start_indices"], params["limit_indices"], steps, strict=True))}


def _contraction(equation: Any) -> dict[str, Any]:
    left, right = (len(v.aval.shape) for v in equation.invars)
    return {"subscripts": _subscripts(equation.params["dimension_numbers"], left, right)}


def _parameter(setting: str, name: str) -> Callable[[Any], dict[str, Any]]:
    return lambda equation: {setting: equation.params[name]}


LAID_OUT: Mapping[str, tuple[str, Callable[[Any], Mapping[str, Any]]]] = MappingProxyType(
    {
        **{f"reduce_{word}": (word, _parameter("axes", "axes")) for word in ("sum", "max", "min")},
        "dot_general": ("einsum", _contraction),
        "transpose": ("transpose", _parameter("axes", "permutation")),
        **dict.fromkeys(("reshape", "squeeze", "expand_dims"), ("reshape", lambda _: {})),
        "broadcast_in_dim": ("broadcast", _parameter("places", "broadcast_dimensions")),
        "slice": ("slice", _bounds),
        "concatenate": ("concatenate", _parameter("axis", "dimension")),
    }
)
"""Operations and their settings, by the names of primitives."""


def _calls(equation: Any) -> tuple[CodeLine, ...]:
    """Return the lines of the user's files at which an equation was made, the outermost first."""
    traceback = equation.source_info.traceback
    frames = traceback.frames if traceback is not None else ()
    calls = list[CodeLine]()
    for frame in frames:
        if frame.file_name.startswith(_PASSED_OVER):
            break
        if f"{_SLASH}jax{_SLASH}" not in frame.file_name:
            line = f"{Path(frame.file_name).name}:{frame.line_num}"
            calls.append(CodeLine(line, assigned(frame.file_name, frame.line_num), frame.function_name))
    return tuple(reversed(calls)) or (CodeLine("a function of JAX"),)
