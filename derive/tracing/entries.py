"""Operations entry by entry on arrays that are noted, by the names that frameworks give them, and choices between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from .arrays import NotedArray, noted, picked, shape_of
from .elementwise import ORDERS

__all__ = ["NAMES", "apply", "chosen"]

_NAMES = """
    add add_any | subtract sub | multiply mul | divide div true_divide | negative neg | reciprocal | square | exp | exp2
    expm1 | log | log1p | log2 | logaddexp | sqrt | rsqrt | erf | erfc | sin | cos | tan | sinh | cosh | tanh | sign sgn
    sigmoid logistic | silu | mish | relu | hardsigmoid | hardswish | log_sigmoid | gelu | gelu_tanh | softplus
    abs absolute fabs | power pow float_power | minimum fmin clamp_max | maximum fmax clamp_min | leaky_relu
    greater gt | greater_equal ge | less lt | less_equal le | equal eq | not_equal ne | not logical_not invert
    and logical_and bitwise_and | or logical_or bitwise_or | xor logical_xor bitwise_xor | same positive conjugate
"""
NAMES: Mapping[str, str] = MappingProxyType(
    {name: line.split()[0] for line in _NAMES.replace("\n", "|").split("|") for name in line.split()}
)
"""Operations entry by entry, by the names that they have in frameworks."""
OF_TRUTHS = {"add": "or", "multiply": "and", "equal": "alike", "not_equal": "xor"}
OF_PLAIN = {"alike": "equal", **{word: f"logical_{word}" for word in ("not", "and", "or", "xor")}}
TRUTHS = ("not", *OF_TRUTHS.values())


def _truth(operand: Any) -> Any:
    """Return numbers as truth values."""
    is_number = isinstance(operand, NotedArray) and operand.dtype != bool
    return apply("not_equal", operand, 0) if is_number else operand


def apply(name: str, *operands: Any) -> Any:
    """Note an operation entry by entry, by one of its names."""
    word, shape = NAMES[name], np.broadcast_shapes(*map(shape_of, operands))
    truths = [o.dtype == bool if hasattr(o, "dtype") else isinstance(o, bool) for o in operands]
    if word == "same":
        return operands[0].copy()
    if all(truths):
        word = OF_TRUTHS.get(word, word)
    counted = [o for o in operands if isinstance(o, NotedArray) and o.counted]
    if counted and (result := _counted(word, operands, shape)) is not None:
        return result
    if word in TRUTHS:
        operands = tuple(map(_truth, operands))
    if not any(isinstance(o, NotedArray) for o in operands):
        return getattr(np, OF_PLAIN.get(word, word))(*operands)
    if word in ORDERS and operands[0] is operands[1]:
        return np.full(shape, word in ("greater_equal", "less_equal"))
    infinite = [o for o in operands if not isinstance(o, NotedArray) and not np.isfinite(o).any()]
    if word in ORDERS and infinite:
        return np.broadcast_to(ORDERS[word](*(o if o is infinite[0] else 0.0 for o in operands)), shape)
    squared = word == "power" and not isinstance(operands[1], NotedArray) and np.array_equal(operands[1], 2)
    if squared or (word == "multiply" and operands[0] is operands[1]):
        word, operands = "square", operands[:1]
    return noted(word, operands, np.zeros(shape, bool if word in ORDERS or word in TRUTHS else float))


def _counted(word: str, operands: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """Return what an operation makes of whole numbers that pick entries; None if it cannot be told."""
    index = next(o for o in operands if isinstance(o, NotedArray) and o.counted)
    numbers = [np.asarray(o) for o in operands if not isinstance(o, NotedArray)]
    if word in ("add", "subtract"):
        return type(index)(index.tape, None, np.zeros(shape, int))
    if index.rows is None or len(numbers) != 1:
        return None
    number, last = numbers[0], index.rows.shape[-1] - 1
    outside = (number < 0) | (number > last)
    if word in ORDERS:
        low, high = (np.asarray(ORDERS[word](*(end if o is index else number for o in operands))) for end in (0, last))
        if (word not in ("equal", "not_equal") and (low == high).all()) or outside.all():
            return np.broadcast_to(low, shape)
    if word == "equal" and not outside.any():
        places = np.indices(shape)[len(shape) - index.ndim :]
        result = picked(index.rows, [*places, number])
        return result.same(np.zeros(shape, bool))
    if (word == "maximum" and (number <= 0).all()) or (word == "minimum" and (number >= last).all()):
        return index
    return None


def chosen(condition: Any, first: Any, second: Any) -> Any:
    """Note a choice between two arrays, or take the one that is always chosen."""
    shape = np.broadcast_shapes(*map(shape_of, (condition, first, second)))
    if not isinstance(condition, NotedArray):
        condition = np.asarray(condition, bool)
        if not isinstance(first, NotedArray) and np.isneginf(first).all():  # what is hidden is named by what is seen
            condition, first, second = ~condition, second, first
        if condition.size and (condition == condition.flat[0]).all():
            one = first if condition.flat[0] else second
            return one.broadcast(shape).copy() if isinstance(one, NotedArray) else np.broadcast_to(one, shape)
    for one, other in ((first, second), (second, first)):
        if not isinstance(one, NotedArray) and not (np.isfinite(one) | np.isneginf(one)).any():
            tape = next(o.tape for o in (condition, other) if isinstance(o, NotedArray))
            tape.note(f"where the program chooses {np.asarray(one).flat[0]}, the formula is what it else chooses")
            return other.broadcast(shape).copy() if isinstance(other, NotedArray) else np.broadcast_to(other, shape)
    if not any(isinstance(o, NotedArray) for o in (condition, first, second)):
        return np.where(condition, first, second)
    return noted("where", (_truth(condition), first, second))
