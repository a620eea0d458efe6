"""Programs that compute softmax's backward pass and do what a formula does not, each with what a report says of it."""

import sys
import warnings
from itertools import count

import numpy as np

from tests.verify.checking.kernels import softmax_vjp

__all__ = ["NOTED", "NOT_CALLABLE"]


class Mute(Exception):
    def __str__(self):
        raise RuntimeError("no text")


class Unreadable:
    dtype = np.dtype("float64")

    def __array__(self, dtype=None, copy=None):
        raise RuntimeError("not\nnow")


def raises(error):
    raise error


def overflows_the_stack(x, g):
    return overflows_the_stack(x, g)


def changes_its_argument(x, g):
    x -= x.max(-1, keepdims=True)
    return softmax_vjp(x, g)


def reshapes_its_argument(x, g):
    result = softmax_vjp(x, g)
    x.shape = (x.size,)
    return result


def changes_its_argument_for_a_while(x, g):
    before = x.copy()
    x -= x.max(-1, keepdims=True)
    result = softmax_vjp(x, g)
    x[...] = before
    return result


def drops_out():
    calls = count()
    return lambda x, g: softmax_vjp(x, g) * (1 + 2.0**-52 * (next(calls) % 2))


def loses_a_number():
    calls = count()

    def program(x, g):
        result = softmax_vjp(x, g)
        result[0, 1] = np.nan if next(calls) % 2 else result[0, 1]
        return result

    return program


def reuses_its_memory():
    kept = {}

    def program(x, g):
        result = kept.setdefault(x.shape, np.empty_like(x))
        result[...] = softmax_vjp(x, g)
        return result

    return program


def reshapes_what_it_returned():
    returned = []

    def program(x, g):
        for array in returned:
            array.shape = (array.size,)
        returned.append(softmax_vjp(x, g))
        return returned[-1]

    return program


def generates(x, g):
    yield softmax_vjp(x, g)


async def waits(x, g):
    return softmax_vjp(x, g)


def wants_contiguous_arrays(x, g):
    if not (x.flags.c_contiguous and g.flags.c_contiguous):
        raise ValueError("ndarray is not C-contiguous")
    return softmax_vjp(x, g)


def as_in_memory(array):
    """Read an array as a kernel does that is told its address and its shape."""
    steps = [array.itemsize * int(np.prod(array.shape[axis + 1 :])) for axis in range(array.ndim)]
    return np.lib.stride_tricks.as_strided(array, array.shape, steps)


def warns(x, g):
    warnings.warn("slow", stacklevel=2)
    return softmax_vjp(x, g)


AN_ARRAY = r"dx: expected an array of shape \(3, 5\), got "
FLOATS = "dx: expected floating-point numbers, got "
NOT_CALLABLE = {
    "an exception": (
        lambda x, g: 1 / 0,
        r"it raised ZeroDivisionError: division by zero on 'logits.*' \(3, 5\), given x \(3, 5\), g \(3, 5\)$",
    ),
    "an exception of many lines": (lambda x, g: raises(ValueError("a\n b")), "it raised ValueError: a b on"),
    "an exception that cannot be printed": (lambda x, g: raises(Mute()), "it raised Mute on"),
    "no end": (overflows_the_stack, "it raised RecursionError: maximum recursion depth exceeded"),
    "leaving": (lambda x, g: sys.exit(0), "it raised SystemExit: 0 on"),
    "a shape": (lambda x, g: softmax_vjp(x, g)[:, :-1], r"dx: expected shape \(3, 5\), got \(3, 4\) on"),
    "transposed": (lambda x, g: softmax_vjp(x, g).T, r"dx: expected shape \(3, 5\), got \(5, 3\) on"),
    "a number": (lambda x, g: 1.0, r"dx: expected shape \(3, 5\), got \(\) on"),
    "an array of no axes": (lambda x, g: np.array(1.0), r"dx: expected shape \(3, 5\), got \(\) on"),
    "two results": (lambda x, g: (x, g), r"it returned 2 results, expected 1 \(dx\): say returns="),
    "no results": (lambda x, g: (), r"it returned 0 results, expected 1 \(dx\): say returns="),
    "rows": (lambda x, g: list(softmax_vjp(x, g)), r"it returned 3 results, expected 1 \(dx\)"),
    "a nested list": (lambda x, g: softmax_vjp(x, g).tolist(), "it returned a list of numbers, expected an array or a"),
    "another name": (lambda x, g: {"dy": x}, "it returned dy, expected dx"),
    "nothing": (lambda x, g: None, AN_ARRAY + "NoneType"),
    "a generator": (generates, AN_ARRAY + "generator"),
    "a coroutine": (waits, AN_ARRAY + "coroutine"),
    "a text": (lambda x, g: "dx", AN_ARRAY + "str"),
    "a class": (lambda x, g: np.ndarray, AN_ARRAY + "type"),
    "a masked array": (lambda x, g: np.ma.masked_array(softmax_vjp(x, g)), AN_ARRAY + "MaskedArray"),
    "what cannot be read": (lambda x, g: Unreadable(), "a Unreadable that cannot be read: RuntimeError: not now on"),
    "integers": (lambda x, g: x.astype(int), FLOATS + "int64"),
    "truth values": (lambda x, g: x > 0, FLOATS + "bool"),
    "complex numbers": (lambda x, g: softmax_vjp(x, g) + 0j, FLOATS + "complex128"),
    "objects": (lambda x, g: softmax_vjp(x, g).astype(object), FLOATS + "object"),
    "records": (lambda x, g: np.zeros(x.shape, [("dx", float)]), FLOATS + r"\[\('dx'"),
    "a changed argument": (changes_its_argument, "it changed its argument x on"),
    "a reshaped argument": (reshapes_its_argument, "it changed its argument x on"),
    "an argument changed for a while": (
        changes_its_argument_for_a_while,
        r"output array is read-only, but only where its arguments are read-only arrays \(take a copy before writing\),",
    ),
    "chance": (drops_out(), r"different results: dx\[0, 0\] is -?[\d.]+, then -?[\d.]+, apart by [\d.]+e-1[67] on"),
    "no number by chance": (loses_a_number(), r"different results: dx\[0, 1\] is -?[\d.]+, then nan, apart by nan on"),
    "memory of its own": (reuses_its_memory(), "dx: what it returned changed when it was called again: return a copy"),
    "a reshaped result": (reshapes_what_it_returned(), "dx: what it returned changed when it was called again: return"),
    "contiguous arrays": (
        wants_contiguous_arrays,
        r"ndarray is not C-contiguous, but only where its arguments are transposed views \(take a contiguous copy fi",
    ),
    "other parameters": (lambda a, b: a, "parameter 'a' is none of x, g: pass args="),
    "too few parameters": (lambda x: x, "it takes no g: pass args="),
    "no function": (3, "expected a function, got int"),
}

READS_MEMORY = (
    "DIFFERS",
    lambda x, g: softmax_vjp(as_in_memory(x), as_in_memory(g)),
    "but only where its arguments are transposed views or views of every second entry or views of stride 0 "
    "(take a contiguous copy first); elsewhere: AGREES",
)
SHARED = "dx is the memory of the argument g: to write to one changes the other"
NOTED = {
    "no numbers": ("NOT FINITE", lambda x, g: softmax_vjp(x, g) * np.nan, ""),
    "one that is no number": ("NOT FINITE", lambda x, g: np.where(g == g.max(), np.nan, softmax_vjp(x, g)), ""),
    "infinite numbers": ("NOT FINITE", lambda x, g: softmax_vjp(x, g) / 0, ""),
    "memory": READS_MEMORY,
    "its argument": ("MATCHES", lambda x, g: g, SHARED),
    "a view of its argument": ("BREAKS", lambda x, g: g[:, ::-1], SHARED),
    "single": (
        "OFF BY WHAT A LOWER ACCURACY WOULD EXPLAIN",
        lambda x, g: softmax_vjp(x, g).astype(np.float32),
        "dx came back as float32, not float64",
    ),
    "more": ("NOT CALLABLE", lambda x, g: softmax_vjp(x, g).astype(np.longdouble), "dx has the right numbers, but"),
    "another order of bytes": ("AGREES", lambda x, g: softmax_vjp(x, g).astype(">f8"), "dx came back as >f8"),
    "columns first": ("AGREES", lambda x, g: np.asfortranarray(softmax_vjp(x, g)), ""),
    "a tuple of one": ("AGREES", lambda x, g: (softmax_vjp(x, g),), ""),
    "by name": ("AGREES", lambda x, g: {"dx": softmax_vjp(x, g), "more": None}, ""),
    "a warning": ("AGREES", warns, ""),
}
