"""An array that notes each operation it takes part in, in the words of NumPy; calls of others are put in these."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .programs import Ref
from .tape import CHANGED, LETTERS, Tape, contraction, multiplied

__all__ = [
    *("NUMBER", "PICKED", "NotedArray", "detached", "einsum", "joined", "multiply", "noted", "padded", "shape_of"),
]

PICKED = "a choice of entries by an array", "; an index is an argument of the shape 'm -> n'"
NUMBER = "a number of Python that is taken from an array", "; keep it an array"


def _refusing(*what: str) -> Callable[..., Any]:
    def refuse(self: NotedArray, *_: Any, **__: Any) -> Any:
        raise self.tape.refused(*what)

    return refuse


def _reduction(word: str) -> Callable[..., Any]:
    def method(
        self: NotedArray, axis: Any = None, dtype: Any = None, out: None = None, ddof: int = 0, *,
        keepdims: Any = False, correction: Any = 0, mean: None = None,
    ) -> Any:  # fmt: skip
        self.usual(dtype, out=out, mean=mean)
        spread = {"correction": ddof or correction} if word in ("variance", "deviation") else {}
        return self.reduced(word, axis, keepdims, **spread)

    return method


class NotedArray:
    """An array with its place on a tape; what is done to it is noted.

    Parameters
    ----------
    tape : Tape
    ref : Ref or None
        None of whole numbers that were changed, which can be left out of a choice and nothing else.
    value : array
        Of its shape and kind; two that share entries share them here.
    """

    __array_priority__ = 1000

    def __init__(self, tape: Tape, ref: Ref | None, value: Any) -> None:
        self.tape, self.ref, self.value, self.stale = tape, ref, value, False
        tape.arrays.append(self)

    shape = property(lambda self: self.value.shape)
    ndim = property(lambda self: self.value.ndim)
    size = property(lambda self: self.value.size)
    dtype = property(lambda self: self.value.dtype)
    T = property(lambda self: self.transpose())
    mT = property(lambda self: self.swapaxes(-1, -2))
    real = property(lambda self: self)

    __bool__ = _refusing("a branch on a value", "; use np.where")
    __float__ = __int__ = __index__ = item = tolist = _refusing(*NUMBER)
    __setitem__ = _refusing("an assignment to entries", "; use where or concatenate")
    __iter__ = _refusing("a loop over an axis", "; name the whole axis, as in np.sum(x, axis=0)")
    sum, mean, max, min, var, std = map(_reduction, ("sum", "mean", "max", "min", "variance", "deviation"))

    def __array__(self, *_: Any, **__: Any) -> Any:  # noqa: D105
        instead = "; write np.take(numbers, i, axis=0) for numbers[i]" if self.counted else ""
        raise self.tape.refused(f"{self.tape.asked}, which takes plain arrays alone,", instead)

    def __len__(self) -> int:
        return len(self.value)

    def __repr__(self) -> str:
        return f"<array of shape {self.shape} of a program that is read>"

    def usual(self, dtype: Any = None, **arguments: Any) -> None:
        """Refuse whole numbers, and arguments that are not read."""
        if dtype is not None and np.dtype(dtype).kind != "f":
            raise self.tape.refused("an array as whole numbers")
        if given := [name for name, value in arguments.items() if value is not None]:
            raise self.tape.refused(f"a function with {given[0]}=")

    @property
    def counted(self) -> bool:
        """Whether it is one of whole numbers that pick entries."""
        return self.ref is None or (
            self.ref.number < len(self.tape.inputs) and self.tape.inputs[self.ref.number].whole is not None
        )

    def same(self, value: Any) -> Any:
        """Return an array of the same numbers."""
        return type(self)(self.tape, self.ref, value)

    def reduced(self, word: str, axis: Any = None, keepdims: Any = False, **settings: Any) -> Any:
        """Note a number made of all entries along some axes; of all where none is named."""
        axes = range(self.ndim) if axis is None else [axis] if isinstance(axis, int) else axis
        axes = tuple(int(n) % self.ndim for n in axes)
        keepdims = keepdims is True
        shape = [1 if n in axes else k for n, k in enumerate(self.shape) if keepdims or n not in axes]
        return noted(word, (self,), np.zeros(shape), axes=axes, keepdims=keepdims, **settings)

    def reshape(self, *shape: Any, order: str = "C", copy: Any = None) -> Any:  # noqa: D102
        if order not in "CKA":
            raise self.tape.refused(f"a reshape with order={order!r}")
        value = self.value.reshape(shape[0] if len(shape) == 1 else shape)
        if value.shape == self.shape or self.counted:
            return self.same(value)
        return noted("reshape", (self,), value)

    def ravel(self, order: str = "C") -> Any:  # noqa: D102
        return self.reshape(-1, order=order)

    def squeeze(self, axis: Any = None) -> Any:  # noqa: D102
        return self.reshape(self.value.squeeze(axis).shape)

    def transpose(self, *axes: Any) -> Any:  # noqa: D102
        order = axes[0] if len(axes) == 1 and not isinstance(axes[0], int) else axes or None
        order = tuple(range(self.ndim))[::-1] if order is None else tuple(n % self.ndim for n in order)
        if self.counted:
            return type(self)(self.tape, None if self.ndim > 1 else self.ref, self.value.transpose(order))
        return noted("transpose", (self,), self.value.transpose(order), axes=order)

    def swapaxes(self, a: int, b: int) -> Any:  # noqa: D102
        order = list(range(self.ndim))
        order[a], order[b] = order[b], order[a]
        return self.transpose(order)

    def broadcast(self, shape: Sequence[int], places: Sequence[int] | None = None) -> Any:
        """Note an array whose axes stand at some places of a shape; at its last, as a rule."""
        if places is None and tuple(shape) == self.shape:
            return self
        lengths = dict(zip(range(-self.ndim, 0) if places is None else places, self.shape, strict=True))
        aligned = self.value.reshape([lengths.get(n, lengths.get(n - len(shape), 1)) for n in range(len(shape))])
        value = np.broadcast_to(aligned, shape)
        if self.counted:
            return self.same(value)
        settings: dict[str, Any] = {} if places is None else {"places": tuple(places)}
        return noted("broadcast", (self,), value, **settings)

    def repeat(self, repeats: int, axis: Any = None) -> Any:
        """Note copies of each entry along an axis, next to each other."""
        if not isinstance(repeats, int | np.integer):
            raise self.tape.refused("a repetition by an array")
        whole, axis = (self.ravel(), 0) if axis is None else (self, axis % self.ndim)
        before, after = whole.shape[: axis + 1], whole.shape[axis + 1 :]
        copies = whole.reshape(*before, 1, *after).broadcast((*before, int(repeats), *after))
        return copies.reshape(*before[:-1], before[-1] * int(repeats), *after)

    def tile(self, reps: Any) -> Any:
        """Note copies one after the other."""
        reps = (reps,) if isinstance(reps, int) else tuple(reps)
        lengths = (1,) * (len(reps) - self.ndim) + self.shape
        reps = (1,) * (len(lengths) - len(reps)) + reps
        apart = self.reshape([n for k in lengths for n in (1, k)])
        copies = apart.broadcast([n for pair in zip(reps, lengths, strict=True) for n in pair])
        return copies.reshape([r * k for r, k in zip(reps, lengths, strict=True)])

    def astype(self, dtype: Any, **_: Any) -> Any:  # noqa: D102
        kind, size = np.dtype(dtype).kind, np.dtype(dtype).itemsize
        if self.counted:
            return self
        if kind == "b" and self.dtype != bool:
            return np.not_equal(self, 0)
        if kind != "f" and (kind != "i" or self.dtype != bool):
            raise self.tape.refused("an array as whole numbers")
        if size < 8 and self.dtype != bool:
            self.tape.note(f"a cast to {np.dtype(dtype)} is left out")
        return self.same(self.value.astype(float))

    def copy(self, *_: Any) -> Any:  # noqa: D102
        return self.same(self.value.copy())

    flatten = lambda self, *_: self.copy().ravel()  # noqa: E731
    conj = lambda self: self  # noqa: E731

    def clip(self, min: Any = None, max: Any = None, out: Any = None) -> Any:  # noqa: D102
        result = self.copy() if min is None else np.maximum(self, min)
        result = result if max is None else np.minimum(result, max)
        return result if out is None else out.become(result)

    def dot(self, other: Any, out: None = None) -> Any:  # noqa: D102
        self.usual(out=out)
        if self.ndim > 2 or np.ndim(other) > 2:
            raise self.tape.refused("np.dot of more than two axes", "; use np.matmul or np.einsum")
        return multiply(self, other)

    def diagonal(self, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:  # noqa: D102
        if offset:
            raise self.tape.refused("a diagonal beside the main one")
        letters = list(LETTERS[: self.ndim])
        letters[axis2] = letters[axis1]
        rest = [c for n, c in enumerate(letters) if n not in (axis1 % self.ndim, axis2 % self.ndim)]
        result = einsum(f"{''.join(letters)}->{''.join(rest)}{letters[axis1]}", self)
        result.value = self.value.diagonal(0, axis1, axis2)
        return result

    def trace(self, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: None = None) -> Any:  # noqa: D102
        self.usual(dtype, out=out)
        return self.diagonal(offset, axis1, axis2).sum(-1)

    def mapped(self, axis: int, matrix: Any) -> Any:
        """Note sums along an axis: each row of a matrix of numbers has the weights of an entry of the result."""
        letters = LETTERS[: self.ndim]
        letter = letters[axis % self.ndim]
        return einsum(f"{letters},z{letter}->{letters.replace(letter, 'z')}", self, np.asarray(matrix, float))

    def cumsum(self, axis: Any = None, dtype: Any = None, out: None = None, *, reverse: bool = False) -> Any:  # noqa: D102
        self.usual(dtype, out=out)
        whole, axis = (self.ravel(), 0) if axis is None else (self, axis)
        sums = np.tri(whole.shape[axis])
        return whole.mapped(axis, sums.T if reverse else sums)

    def flipped(self, axes: Any = None) -> Any:
        """Note an array in reverse along some axes."""
        result = self
        for axis in range(self.ndim) if axes is None else [axes] if isinstance(axes, int) else axes:
            result = result.mapped(axis, np.eye(self.shape[axis])[::-1])
        return result

    def rolled(self, shift: Any, axis: Any = None) -> Any:
        """Note an array whose entries have moved along axes, the last to the first."""
        if axis is None or (isinstance(axis, Sequence) and not axis):
            return self.ravel().rolled(shift, 0).reshape(self.shape)
        result, pairs = self, np.broadcast(shift, axis)
        for step, n in pairs:
            result = result.mapped(int(n), np.roll(np.eye(self.shape[int(n)]), int(step), 0))
        return result

    def take(self, indices: Any, axis: Any = None, out: None = None, mode: str = "raise") -> Any:  # noqa: D102
        self.usual(out=out, mode=None if mode == "raise" else mode)
        whole, axis = (self.ravel(), 0) if axis is None else (self, axis % self.ndim)
        return whole[(*(slice(None),) * axis, indices)]

    def gathered(self, index: Any, axis: int) -> Any:
        """Note entries along an axis that whole numbers of the same axes choose."""
        axis %= self.ndim
        letters = LETTERS[: self.ndim]
        if any(a != b for n, (a, b) in enumerate(zip(index.shape, self.shape, strict=True)) if n != axis):
            raise self.tape.refused(*PICKED)
        lead = letters.replace(letters[axis], "" if index.shape[axis] == 1 else "z")
        rows = index.reshape([k for n, k in enumerate(index.shape) if n != axis or k > 1])
        result = einsum(f"{lead}{letters[axis]},{letters}->{lead}", self.rows(rows, self.shape[axis]), self, picks=True)
        return result.reshape(index.shape)

    def rows(self, index: Any, count: int) -> Any:
        """Return whole numbers as rows of a one in the place counted."""
        if not isinstance(index, NotedArray):
            return np.eye(count)[np.asarray(index)]
        if index.ref is None or not index.counted or index.shape != self.tape.arrays[index.ref.number].shape:
            raise self.tape.refused(*PICKED)
        return index

    def __getitem__(self, key: Any) -> Any:
        """Note a part: slices, entries, new axes, and entries that whole numbers choose."""
        keys = [np.asarray(k) if isinstance(k, list) else k for k in (key if isinstance(key, tuple) else (key,))]
        if any(isinstance(k, bool) or getattr(k, "dtype", None) == np.dtype(bool) for k in keys):
            raise self.tape.refused("a truth value as an index", "; use where")
        full = [k for k in keys if k is not None]
        at = next((n for n, k in enumerate(full) if k is Ellipsis), len(full))
        full[at : at + 1] = [slice(None)] * (self.ndim - len(full) + (at < len(full)))
        if any(getattr(k, "ndim", 0) for k in keys):
            if None in [k for k in keys if not getattr(k, "ndim", 0)]:
                raise self.tape.refused(*PICKED)
            return self.picked(full)
        value, runs, reverse, single = self.value[key], list[tuple[int, int, int]](), list[int](), dict[int, Any]()
        for n, (k, length) in enumerate(zip(full, self.shape, strict=True)):
            run = range(length)[k if isinstance(k, slice) else slice(None)]
            if length > 1 and (not isinstance(k, slice) or len(run) == 1):
                single[n] = np.eye(length)[run[0] if isinstance(k, slice) else operator.index(k)]
                run = range(length)
            if run.step < 0:
                reverse.append(n)
                run = run[::-1]
            runs.append((run.start, run.stop, run.step))
        result = self
        if runs != [(0, n, 1) for n in self.shape]:
            result = noted("slice", (self,), self.value[tuple(slice(*run) for run in runs)], bounds=tuple(runs))
        result = result.flipped(reverse) if reverse else result
        if single:  # entries are chosen by rows of a one: an axis of any size has them
            letters = LETTERS[: self.ndim]
            rest = "".join(c for n, c in enumerate(letters) if n not in single)
            result = einsum(f"{','.join([letters, *(letters[n] for n in single)])}->{rest}", result, *single.values())
        result.value = result.value if result is self else value.reshape(result.shape)  # which shares its entries
        return result.reshape(value.shape) if result.shape != value.shape else result

    def picked(self, keys: Sequence[Any]) -> Any:
        """Note a choice of entries by whole numbers: along one axis, or on the diagonal of the axes before it."""
        letters = LETTERS[: self.ndim]
        places = [n for n, k in enumerate(keys) if getattr(k, "ndim", 0)]
        *before, at = places
        index = keys[at]
        shape = index.shape
        if before:
            shape = np.broadcast_shapes(*(keys[n].shape for n in places))
            in_turn = places == list(range(at + 1)) and shape == self.shape[:at] and all(
                not isinstance(keys[n], NotedArray) and np.array_equal(np.broadcast_to(keys[n], shape), turn)
                for n, turn in zip(before, np.indices(shape), strict=True)
            )  # fmt: skip
            if not in_turn:
                raise self.tape.refused(*PICKED)
        if any(k != slice(None) for n, k in enumerate(keys) if n not in places):
            raise self.tape.refused(*PICKED)
        lengths = [k for k in shape if k != 1] if index.ndim > 1 else shape
        rows = self.rows(index.reshape(lengths), self.shape[at])
        lead = letters[:at] if before else "uvwxyz"[: len(lengths)]
        out = lead + letters[at + 1 :] if before else letters[:at] + lead + letters[at + 1 :]
        result = einsum(f"{lead}{letters[at]},{letters}->{out}", rows, self, picks=True)
        return result if before else result.reshape(*self.shape[:at], *shape, *self.shape[at + 1 :])

    def become(self, result: NotedArray) -> Any:
        """Take the numbers of another array, in place: others that share the entries are not read any more."""
        if result.shape != self.shape:
            raise self.tape.refused("an array that is written into one of another shape")
        self.ref, self.stale = result.ref, False
        for other in self.tape.arrays:
            if other is not self and np.shares_memory(self.value, other.value):
                other.stale = True
        return self


def noted(operation: str, operands: Sequence[Any], value: Any = None, picks: bool = False, **settings: Any) -> Any:
    """Note an operation, of which the result has the shape of a value, or of its operands together.

    Whole numbers are operands of one that ``picks`` alone.
    """
    tape = next(o.tape for o in operands if isinstance(o, NotedArray))
    arrays = [o for o in operands if isinstance(o, NotedArray)]
    if any(o.stale for o in arrays):
        raise tape.refused(*CHANGED)
    if any(o.ref is None or (o.counted and not picks) for o in arrays):
        raise tape.refused(f"{operation} of whole numbers that pick entries")
    places = [o.ref if isinstance(o, NotedArray) else _plain(o) for o in operands]
    value = np.zeros(np.broadcast_shapes(*map(shape_of, operands))) if value is None else value
    return type(arrays[0])(tape, tape.noted(operation, places, settings, value.shape), value)


def shape_of(operand: Any) -> tuple[int, ...]:
    """Return the lengths of an array's axes; of a number none."""
    return tuple(getattr(operand, "shape", ()))


def _plain(operand: Any) -> Any:
    if isinstance(operand, np.ndarray) and operand.ndim:
        return operand.copy()  # which the program may still change
    number = operand.item() if isinstance(operand, np.generic | np.ndarray) else operand
    return float(number) if isinstance(number, int) else number


def einsum(subscripts: str, *operands: Any, picks: bool = False) -> Any:
    """Note a sum of products, by the letters of each operand's axes."""
    whole = contraction(
        subscripts, [len(shape_of(o)) + (o.counted if isinstance(o, NotedArray) else 0) for o in operands]
    )
    lengths = dict[str, int]()
    for letters, operand in zip(whole.partition("->")[0].split(","), operands, strict=True):
        for letter, length in zip(letters, shape_of(operand), strict=False):
            lengths[letter] = length if lengths.get(letter, 1) == 1 else lengths[letter]
    value = np.zeros([lengths[c] for c in whole.partition("->")[2]])
    return noted("einsum", operands, value, picks, subscripts=whole)


def multiply(a: Any, b: Any) -> Any:
    """Note a product of matrices, or of stacks of them."""
    ranks = len(shape_of(a)), len(shape_of(b))
    return np.multiply(a, b) if 0 in ranks else einsum(multiplied(*ranks), a, b)


def joined(arrays: Sequence[Any], axis: int = 0) -> Any:
    """Note arrays one after the other."""
    shape = list(shape_of(arrays[0]))
    shape[axis] = sum(shape_of(a)[axis] for a in arrays)
    return noted("concatenate", tuple(arrays), np.zeros(shape), axis=axis % len(shape))


def padded(array: NotedArray, widths: Sequence[tuple[int, int]], number: float = 0.0) -> Any:
    """Note an array with zeros before and after it, along each axis; less of it where a width is negative."""
    if number:
        raise array.tape.refused(f"an array that is padded with {number}")
    for axis, (low, high) in enumerate(widths):
        if low or high:
            array = array.mapped(axis, np.eye(array.shape[axis] + low + high, array.shape[axis], -low))
    return array


def detached(array: Any) -> Any:
    """Return an array whose gradient is stopped: one of extremes has none that matters, another is noted."""
    tape, ref = array.tape, array.ref
    first = len(tape.inputs)
    while ref.number >= first and tape.equations[ref.number - first].operation in ("reshape", "broadcast"):
        (ref,) = tape.equations[ref.number - first].operands
    if ref.number < first or tape.equations[ref.number - first].operation not in ("max", "min"):
        tape.note("what stops a gradient is differentiated as the rest is")
    return array.same(array.value)
