"""Ask an invariant of somebody's function on generic arrays, and give the verdict: holds, broken, or not testable.

A tolerance is derived, never chosen: an entry has a size, either that of the same entry in the Transformer's own pass
over the same arrays (`verify.numbers.RoundingModel`), or what the function's own result moves by when its arguments
are moved by one rounding. The sizes of what is added up add up, as in ``docs/tolerances.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from derive.language.answers import ManyAnswers
from verify.invariants.arguments import UntestableError, matched
from verify.measure.conditioning import bounds
from verify.numbers import ROUNDINGS, Array, RoundingModel, sizes, unit_roundoff
from verify.numbers.rounding_model import RESPONSES

__all__ = [
    "BROKEN",
    "HOLDS",
    "INVARIANTS",
    "NOT_TESTABLE",
    "InvariantError",
    "Compared",
    "Trial",
    "Judgement",
    "judge",
    "largest",
    "summed",
]

INVARIANTS = {
    "rows_sum_to_one": "softmax_sum_one",
    "jvp_sums_to_zero": "softmax_jvp",
    "vjp_of_constant_zero": "softmax_jacobian_row_sum_zero",
    "softmax_vjp_sums_to_zero": "softmax_vjp_sum_zero",
    "layernorm_vjp_sums_to_zero": "layernorm_vjp_sum_zero",
    "layernorm_vjp_inner": "layernorm_vjp_inner",
    "key_bias_gradient_zero": "key_bias_gradient_zero",
    "rotary_isometry": "rotary_isometry",
    "toeplitz_gram": "sinusoidal_inner",
    "permutation_equivariant": "attention_permutation_equivariant",
    "causal_prefix": "causal_pass_sees_prefix_only",
}
"""The theorem that each invariant comes from."""

HOLDS, BROKEN, NOT_TESTABLE = "holds", "broken", "not testable"

SIZES = ((5, 7, 3), (3, 5, 11), (4, 4, 4))
"""Tokens, keys and width of each trial: distinct primes, once the other way round, and one square shape."""


class InvariantError(AssertionError):
    """An invariant is broken or could not be tested; the message is one line."""

    __module__ = "verify.invariants"


@dataclass(frozen=True)
class Judgement(ManyAnswers, what="a judgement", ask="holds", beside=".status"):
    """The verdict on an invariant of a function, with the reason.

    Attributes
    ----------
    invariant, theorem : str
        The function of `verify.invariants`, and the theorem of the book that it comes from.
    status : str
        ``"holds"``, ``"broken"`` or ``"not testable"``.
    seed : int
        Repeats the verdict.
    detail : str
        One line: to what accuracy, or the worst entry with both values, or why nothing was decided.

    Examples
    --------
    >>> from verify.invariants import causal_prefix
    >>> found = causal_prefix(lambda x: x - x.mean(axis=0))  # (n, d) -> (n, d)
    >>> found.theorem, found.status
    ('causal_pass_sees_prefix_only', 'broken')
    >>> found.require()  # in a test
    Traceback (most recent call last):
    verify.invariants.InvariantError: causal_prefix (causal_pass_sees_prefix_only): broken: entry ...
    """

    invariant: str
    theorem: str
    status: str
    seed: int
    detail: str

    def __str__(self) -> str:
        return f"{self.invariant} ({self.theorem}): {self.status}: {self.detail}"

    @property
    def holds(self) -> bool:
        """True if the invariant was tested and holds."""
        return self.status == HOLDS

    def require(self) -> Judgement:
        """Return this verdict if the invariant holds.

        Raises
        ------
        InvariantError
            If it is broken or not testable.

        Examples
        --------
        >>> from verify.invariants import causal_prefix
        >>> causal_prefix(np.abs).require().status  # (n, d) -> (n, d)
        'holds'
        """
        if not self.holds:
            raise InvariantError(str(self))
        return self


class Compared(NamedTuple):
    """Two arrays that an invariant says are equal.

    Attributes
    ----------
    returned, wanted : ndarray, shape (...)
    size : ndarray, shape (...)
        ``kappa * scale`` of each entry.
    scale : float
        The largest of the numbers that the invariant is about: against it a bound must be small.
    """

    returned: Array
    wanted: Array
    size: Array
    scale: float


class Trial:
    """Generic arrays of one set of sizes, and calls of a function on them.

    Parameters
    ----------
    seed : int
    number : int
        Which of the sets of sizes.
    dtype : dtype
        In which the function computes.
    function : callable
        Takes the arrays of the invariant in its order.
    """

    def __init__(self, seed: int, number: int, dtype: npt.DTypeLike, function: Callable[..., Any]) -> None:
        self.dtype, self.function = np.dtype(dtype), function
        self.tokens, self.keys, self.width = SIZES[number]
        self.rng = np.random.default_rng([seed, number])
        self.where = f"seed {seed}, trial {number}"

    def array(self, *shape: int, spread: float = 1.0) -> Array:
        """Return normal numbers with a mean far from 0 and a deviation that is not 1, both times ``spread``."""
        mean, deviation = self.rng.choice([-1, 1]) * self.rng.uniform(1, 2), self.rng.uniform(1.5, 2.5)
        return np.asarray(spread * (mean + deviation * self.rng.standard_normal(shape)), dtype=self.dtype)

    def call(self, *arrays: Array, shape: tuple[int | None, ...]) -> Array:
        """Return what the function makes of copies of arrays; None in ``shape`` stands for any number.

        Raises
        ------
        UntestableError
            If it raises, or returns no finite array of this dtype and shape.
        """
        given = ", ".join(str(a.shape) for a in arrays)
        at = f"{self.where}, arguments of shapes {given}"
        try:
            with np.errstate(all="ignore"):
                result = self.function(*(a.copy() for a in arrays))
        except Exception as error:  # whatever it is, it is somebody's function that raised it
            message = " ".join(str(error).split())
            raise UntestableError(f"the function raised {type(error).__name__}: {message} ({at})") from error
        if not isinstance(result, np.ndarray) or result.dtype != self.dtype:
            kind = f"an array of {result.dtype}" if isinstance(result, np.ndarray) else type(result).__name__
            raise UntestableError(f"expected an array of {self.dtype}, got {kind} ({at})")
        if len(result.shape) != len(shape) or any(w not in (None, n) for n, w in zip(result.shape, shape, strict=True)):
            wanted = ", ".join("any" if n is None else str(n) for n in shape)
            raise UntestableError(f"expected shape ({wanted}), got {result.shape} ({at})")
        if not np.isfinite(result).all():
            entry = [int(n) for n in np.argwhere(~np.isfinite(result))[0]]
            raise UntestableError(f"entry {entry} is {result[tuple(entry)]} ({at})")
        return np.asarray(result, dtype=np.float64)

    def sizes(self, function: Callable[..., Any], *arrays: Array) -> Array:
        """Return ``kappa * scale`` of each entry that a function of the Transformer computes from arrays."""
        model = RoundingModel()
        return sizes(np.asarray(function(*(model.array(a) for a in arrays))))

    def responses(self, function: Callable[[Array], Array], x: Array) -> Array:
        """Return by how much each entry moves, in units of one rounding, when all of ``x`` is moved by roundings.

        A function that is stable errs by no more than a few such moves. In every other of `RESPONSES` calls the entries
        of a row move alike: the roundings of a sum add up like that.
        """
        step = unit_roundoff(self.dtype) ** 0.5
        base = function(x)
        total = np.zeros_like(base)
        for number in range(RESPONSES):
            signs = self.rng.integers(0, 2, x.shape if number % 2 else (*x.shape[:-1], 1)) * 2 - 1
            total += ((function((x * (1 + step * signs)).astype(self.dtype)) - base) / step) ** 2
        return np.asarray(np.maximum(np.abs(base), np.sqrt(2 * total / RESPONSES)))


def summed(rows: Array, wanted: float, size: Array) -> Compared:
    """Return the sums of rows beside what they should be; sizes add up, whatever cancels."""
    sums = rows.sum(axis=-1)
    return Compared(sums, np.full_like(sums, wanted), size.sum(axis=-1), largest(rows))


def largest(array: Array) -> float:
    """Return the largest absolute value."""
    return float(np.abs(array).max(initial=0))


Measure = Callable[[Trial], Iterator[Compared]]


def judge(
    invariant: str,
    function: Callable[..., Any],
    args: Sequence[str] | None,
    measure: Measure,
    seed: int,
    dtype: npt.DTypeLike,
    **constants: float,
) -> Judgement:
    """Return the verdict over all trials.

    Parameters
    ----------
    invariant : str
        One of `INVARIANTS`.
    function, args, constants
        As of `matched`.
    measure : callable
        Yields for a trial what should be equal.
    seed : int
    dtype : dtype

    Raises
    ------
    TypeError
        If ``dtype`` is no real floating dtype.
    """
    if np.dtype(dtype).kind != "f" or np.dtype(dtype).itemsize > 8:
        raise TypeError(f"dtype: expected float16, float32 or float64, got {np.dtype(dtype)}")
    theorem, accuracy, roundings, cells = INVARIANTS[invariant], 0.0, 0.0, 0
    try:
        in_order = matched(invariant, function, args, **constants)
        for number in range(len(SIZES)):
            trial = Trial(seed, number, dtype, in_order)
            for returned, wanted, size, scale in measure(trial):
                bound = np.broadcast_to(bounds(size, dtype), returned.shape)
                error = np.abs(returned - wanted)
                accuracy = max(accuracy, _accuracy(trial, bound, scale))
                if not (error <= bound).all():
                    return Judgement(invariant, theorem, BROKEN, seed, _worst(trial, returned, wanted, error, bound))
                roundings = max(roundings, ROUNDINGS * float((error / bound).max(initial=0)))
                cells += returned.size
    except UntestableError as error:
        return Judgement(invariant, theorem, NOT_TESTABLE, seed, str(error))
    if not cells:
        return Judgement(invariant, theorem, NOT_TESTABLE, seed, f"no entry was compared (seed {seed})")
    detail = (
        f"to {accuracy:.2g} of the largest term, {np.dtype(dtype)}; "
        f"{cells} entries off by at most {roundings:.2g} of {ROUNDINGS} roundings (seed {seed})"
    )
    return Judgement(invariant, theorem, HOLDS, seed, detail)


def _accuracy(trial: Trial, bound: Array, scale: float) -> float:
    """Return the largest bound relative to the scale; where it leaves less than half of the digits, nothing is decided.

    Raises
    ------
    UntestableError
    """
    largest = float(bound.max(initial=0))
    if not largest <= unit_roundoff(trial.dtype) ** 0.5 * scale < np.inf:
        raise UntestableError(
            f"rounding explains {largest:.3g}, too much beside terms of {scale:.3g} in {trial.dtype} ({trial.where})"
        )
    return largest / scale


def _worst(trial: Trial, returned: Array, wanted: Array, error: Array, bound: Array) -> str:
    """Return a line about the entry that is furthest off."""
    entry = np.unravel_index(int(np.argmax(error / bound)), returned.shape)
    index = [int(n) for n in entry]
    return (
        f"entry {index} is {float(returned[entry])!r}, not {float(wanted[entry])!r}: off by {error[entry]:.3g}, "
        f"rounding explains {bound[entry]:.3g} ({trial.where})"
    )
