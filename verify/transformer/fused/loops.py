"""The loops, compiled at their first call and kept on disk; `fused_loops` imports this module, nothing else does.

Rows are the last axis of arrays of two axes, entries those of arrays of one; all numbers are of one float format. What
a loop returns tells whether all were finite, where it returns something: then no check is a pass of its own. A sum
of a few numbers may be taken in any order, and a product may be added without being rounded; nothing else is left to
the compiler. Places are not checked here.
Where a loop may write over what it reads, there is a loop over one array for that: of two that overlap nothing is
vectorized.
All is in one file, as Numba compiles again only where the file of a loop has changed.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import njit, types
from numba.extending import overload

from verify.numbers.elements import Array
from verify.transformer.shapes import Mask

__all__ = [
    "cross_entropy_rows_backward",
    "gelu_entries",
    "gelu_tanh_entries",
    "layer_norm_rows",
    "layer_norm_rows_backward",
    "log_softmax_rows",
    "multiplied_entries",
    "relu_entries",
    "silu_entries",
    "softmax_rows",
    "softmax_rows_backward",
    "words_added",
]

compiled = njit(cache=True, error_model="numpy", fastmath={"contract"}, nogil=True)
in_any_order = njit(cache=True, error_model="numpy", fastmath={"contract", "reassoc"}, nogil=True)

HIGH, LOW = 0.693147180369123816490, 1.90821492927058770002e-10
"""The logarithm of 2 in two parts, the first with so few digits that its multiples are exact, as in fdlibm."""
HIGH_SINGLE, LOW_SINGLE = np.float32(0.693359375), np.float32(-2.12194440054690583e-4)
"""Likewise in float32, as in Cephes."""
LEAST, LEAST_SINGLE = -746.0, np.float32(-104)
"""From here down the exponential is 0 in the format."""
MOST, MOST_SINGLE = 709.0, np.float32(88)
"""From here up it is taken for that of this number; no loop needs it."""
INVERSE_FACTORIALS = tuple(1 / math.factorial(n) for n in range(14))
INVERSE_FACTORIALS_SINGLE = tuple(np.float32(1 / math.factorial(n)) for n in range(8))
INVERSE_LOG, INVERSE_LOG_SINGLE = 1 / math.log(2), np.float32(1 / math.log(2))
HALF_SINGLE = np.float32(0.5)
FEW = 1024
"""Numbers of which a sum is taken in any order."""


def exponential(t: Any) -> Any:
    """Return exp(t) for t up to `MOST`, of a float32 as one; only within loops.

    With ``t = k log(2) + r`` it is ``2**k`` times a Taylor polynomial of r. It is off by at most 6 times half the
    spacing of the format at 1, relative to itself, and where subnormal by the least number more.
    """
    raise NotImplementedError


@overload(exponential, jit_options={"fastmath": {"contract"}})
def _exponential(t: Any) -> Any:
    """Return how a loop computes it in one format: the order of the operations is not the compiler's."""
    c, f = INVERSE_FACTORIALS, INVERSE_FACTORIALS_SINGLE

    def double(t: Any) -> Any:
        t = LEAST if t < LEAST else t
        t = MOST if t > MOST else t
        k = np.floor(t * INVERSE_LOG + 0.5)
        r = (t - k * HIGH) - k * LOW
        p = ((((((c[13] * r + c[12]) * r + c[11]) * r + c[10]) * r + c[9]) * r + c[8]) * r + c[7]) * r + c[6]
        p = (((((p * r + c[5]) * r + c[4]) * r + c[3]) * r + c[2]) * r + c[1]) * r + c[0]
        k = k if k == k else 0.0
        whole = np.int32(k)
        half = whole >> np.int32(1)  # in two steps, as 2**k may be subnormal
        first = np.int64((np.int64(half) + 1023) << 52).view(np.float64)
        return p * first * np.int64((np.int64(whole - half) + 1023) << 52).view(np.float64)

    def single(t: Any) -> Any:
        t = LEAST_SINGLE if t < LEAST_SINGLE else t
        t = MOST_SINGLE if t > MOST_SINGLE else t
        k = np.floor(t * INVERSE_LOG_SINGLE + HALF_SINGLE)
        r = (t - k * HIGH_SINGLE) - k * LOW_SINGLE
        p = (((f[7] * r + f[6]) * r + f[5]) * r + f[4]) * r + f[3]
        p = ((p * r + f[2]) * r + f[1]) * r + f[0]
        k = k if k == k else np.float32(0)
        whole = np.int32(k)
        half = whole >> np.int32(1)
        first = np.int32(np.int32(half + np.int32(127)) << np.int32(23)).view(np.float32)
        return p * first * np.int32(np.int32(whole - half + np.int32(127)) << np.int32(23)).view(np.float32)

    return single if t == types.float32 else double


@in_any_order
def _summed(row: Array) -> Any:
    """Return the sum of a few numbers."""
    total = row.dtype.type(0)
    for j in range(row.size):
        total += row[j]
    return total


@in_any_order
def _sum_of_products(row: Array, other: Array) -> Any:
    """Return the sum of a few products."""
    total = row.dtype.type(0)
    for j in range(row.size):
        total += row[j] * other[j]
    return total


@compiled
def summed(row: Array) -> Any:
    """Return the sum of a row: of `FEW` numbers in any order, and of these with what each addition rounds away."""
    total = lost = row.dtype.type(0)
    for start in range(0, row.size, FEW):
        part = _summed(row[start : start + FEW])
        before, total = total, total + part
        lost += (before - total) + part if abs(before) >= abs(part) else (part - total) + before
    return total + lost if row.size > FEW else total


@compiled
def sum_of_products(row: Array, other: Array) -> Any:
    """Return the sum of the products of two rows, as `summed` does."""
    total = lost = row.dtype.type(0)
    for start in range(0, row.size, FEW):
        part = _sum_of_products(row[start : start + FEW], other[start : start + FEW])
        before, total = total, total + part
        lost += (before - total) + part if abs(before) >= abs(part) else (part - total) + before
    return total + lost if row.size > FEW else total


def highest(row: Array) -> Any:
    """Return the largest number of a row, ``-inf`` of none, any of one with a NaN; only within loops."""
    raise NotImplementedError


@overload(highest)
def _highest(row: Any) -> Any:
    """Return how a loop finds it: as whole numbers in the same order are compared at once, and floats one by one."""
    single = row.dtype == types.float32
    number, whole = (np.float32, np.int32) if single else (np.float64, np.int64)
    sign, rest, least = whole(31 if single else 63), np.iinfo(whole).max, np.iinfo(whole).min

    def largest(row: Any) -> Any:
        bits, top = row.view(whole), whole(least)
        for j in range(bits.size):
            key = bits[j] ^ ((bits[j] >> sign) & rest)  # of a negative number all but the sign is turned round
            top = key if key > top else top
        return whole(top ^ ((top >> sign) & rest)).view(number) if bits.size else number(-np.inf)

    return largest


@compiled
def place_of_highest(row: Array) -> Any:
    """Return where the largest number of a row is, the first of equal ones; where there is a NaN, any place."""
    start, top = 0, highest(row[:FEW])
    for other in range(FEW, row.size, FEW):
        maximum = highest(row[other : other + FEW])
        if maximum > top:
            start, top = other, maximum
    part = row[start : start + FEW]
    none = np.int32(part.size)
    place: Any = none
    for j in range(none):
        here = j if part[j] == top else none
        place = here if here < place else place
    return start + (place if place < none else 0)


@compiled
def softmax_rows(x: Array, out: Array, apart: bool) -> Any:
    """Write ``exp(x - largest)`` of each row over its sum, 0 where that is 0; ``apart`` unless both are one array.

    Returns
    -------
    float
        A sum of all that was divided by, finite if the logits are so, or ``-inf``.
    """
    zero, one, seen = x.dtype.type(0), x.dtype.type(1), x.dtype.type(0)
    for row in range(x.shape[0]):
        logits, weights = x[row], out[row]
        shift = highest(logits)
        shift = zero if shift == x.dtype.type(-np.inf) else shift
        if apart:
            for j in range(weights.size):
                weights[j] = exponential(logits[j] - shift)
        else:
            for j in range(weights.size):
                weights[j] = exponential(weights[j] - shift)
        total = summed(weights)
        seen += total
        total = one if total == zero else total
        for j in range(weights.size):
            weights[j] /= total
    return seen


@compiled
def log_softmax_rows(x: Array, out: Array, largest: Array, others: Array) -> None:
    """Write the softmax of each row, its largest logit, and the sum of ``exp(x - largest)`` without that one."""
    zero, one = x.dtype.type(0), x.dtype.type(1)
    for row in range(x.shape[0]):
        logits, weights = x[row], out[row]
        which = place_of_highest(logits)
        largest[row] = logits[which]
        empty = largest[row] == x.dtype.type(-np.inf)
        shift = zero if empty else largest[row]
        for j in range(logits.size):
            weights[j] = exponential(logits[j] - shift)
        weights[which] = zero
        others[row] = summed(weights)
        weights[which] = zero if empty else one
        total = others[row] + one
        for j in range(weights.size):
            weights[j] /= total


@compiled
def softmax_rows_backward(p: Array, g: Array, out: Array, apart: bool) -> Any:
    """Write ``p (h - sum(p h))`` with h the gradient less that at the largest weight; ``apart`` unless over it.

    Returns
    -------
    float
        The sum of all these sums: finite if the numbers are, unless it overflows.
    """
    seen = p.dtype.type(0)
    for row in range(p.shape[0]):
        weights, given, into = p[row], g[row], out[row]
        base = given[place_of_highest(weights)]
        if apart:
            for j in range(weights.size):
                into[j] = given[j] - base
        else:
            for j in range(weights.size):
                into[j] -= base
        total = sum_of_products(weights, into)
        seen += total
        for j in range(weights.size):
            into[j] = (into[j] - total) * weights[j]
    return seen


@compiled
def cross_entropy_rows_backward(p: Array, classes: Any, scales: Array, out: Array) -> None:
    """Write each row times its number; at its class it is what makes the sum of the row 0."""
    zero = p.dtype.type(0)
    for row in range(p.shape[0]):
        weights, into, which, scale = p[row], out[row], classes[row], scales[row]
        for j in range(weights.size):
            into[j] = weights[j] * scale
        into[which] = zero
        into[which] = -summed(into)


@compiled
def layer_norm_rows(
    x: Array, gain: Array, shift: Array, eps: Any, z: Array, out: Array, statistics: tuple[Array, Array, Array]
) -> None:
    """Write the standardized rows, these times the gain plus the shift, the means, variances and inverse deviations."""
    one, count, spacing = x.dtype.type(1), x.dtype.type(x.shape[1]), x.dtype.type(np.finfo(x.dtype).eps)
    mean, variance, inverse_deviation = statistics
    for row in range(x.shape[0]):
        entries, centred, into = x[row], z[row], out[row]
        rough = summed(entries) / count
        for j in range(entries.size):
            centred[j] = entries[j] - rough
        spread = sum_of_products(centred, centred) / count
        rest = summed(centred) / count  # what the rounding of the mean left
        if abs(rest) > math.sqrt(spread) * spacing / 4:
            for j in range(entries.size):
                centred[j] -= rest
            spread = sum_of_products(centred, centred) / count
            rough += rest
        inverse = one / math.sqrt(spread + eps)
        mean[row], variance[row], inverse_deviation[row] = rough, spread, inverse
        for j in range(entries.size):
            centred[j] *= inverse
            into[j] = centred[j] * gain[j] + shift[j]


@compiled
def layer_norm_rows_backward(
    z: Array, g: Array, gain: Array, inverse_deviation: Array, out: Array, d_gain: Array, d_shift: Array
) -> Any:
    """Write the gradients at the rows, and add up those at the gain and the shift.

    Returns
    -------
    float
        The sum of the means of the gradients before the gain: finite if these are, unless it overflows.
    """
    count, seen = z.dtype.type(z.shape[1]), z.dtype.type(0)
    of_gain, of_shift = np.zeros_like(d_gain), np.zeros_like(d_shift)
    for row in range(z.shape[0]):
        if row % FEW == 0:  # so many rows are added up by themselves: a sum of many loses what is added last
            d_gain += of_gain
            d_shift += of_shift
            of_gain[:] = 0
            of_shift[:] = 0
        centred, gradient, into, inverse = z[row], g[row], out[row], inverse_deviation[row]
        for j in range(centred.size):
            into[j] = gradient[j] * gain[j]
            of_gain[j] += gradient[j] * centred[j]
            of_shift[j] += gradient[j]
        mean = summed(into) / count
        seen += mean
        projection = sum_of_products(into, centred) / count
        for j in range(centred.size):
            into[j] = (into[j] - (mean + centred[j] * projection)) * inverse
    d_gain += of_gain
    d_shift += of_shift
    return seen


@compiled
def relu_entries(x: Array, positive: Mask, out: Array) -> bool:
    """Write where entries are positive, and these, 0 elsewhere; tell whether all are finite."""
    zero, largest, finite = x.dtype.type(0), np.finfo(x.dtype).max, True
    for j in range(x.size):
        finite &= abs(x[j]) <= largest
        positive[j] = x[j] > zero
        out[j] = x[j] if x[j] > zero else zero
    return finite


@compiled
def multiplied_entries(g: Array, slope: Any, out: Array) -> bool:
    """Write the gradient times a slope, a number or whether it goes on; tell whether the gradient is finite."""
    largest, finite = np.finfo(g.dtype).max, True
    for j in range(g.size):
        finite &= abs(g[j]) <= largest
        out[j] = g[j] * g.dtype.type(slope[j])
    return finite


@compiled
def silu_entries(x: Array, out: Array, slope: Array) -> bool:
    """Write ``x s(x)`` with s the sigmoid, and ``s(x) (1 + x s(-x))``; tell whether all entries are finite."""
    zero, one, largest, finite = x.dtype.type(0), x.dtype.type(1), np.finfo(x.dtype).max, True
    for j in range(x.size):
        t = x[j]
        finite &= abs(t) <= largest
        small = exponential(-abs(t))
        larger = one / (one + small)
        smaller = small * larger
        gate = smaller if t < zero else larger
        out[j] = t * gate
        slope[j] = gate + (t * gate) * (larger if t < zero else smaller)
    return finite


@compiled
def gelu_entries(x: Array, above: Any, below: Any, end: Any, density: Any, out: Array, slope: Array) -> bool:
    """Write ``x P(x)`` with P the normal distribution function, and ``P(x) + x P'(x)``; tell whether all are finite.

    ``above`` and ``below`` are the polynomials of `mills_quotient`, from the constant upwards, ``end`` is where the
    tail is 0, and ``density`` that at 0.
    """
    zero, half, one = x.dtype.type(0), x.dtype.type(0.5), x.dtype.type(1)
    largest, finite = np.finfo(x.dtype).max, True
    for j in range(x.size):
        t = x[j]
        finite &= abs(t) <= largest
        a = abs(t)
        a = end if a > end else a
        over, under = zero, one
        for coefficient in above[::-1]:
            over = over * a + coefficient
        for coefficient in below[::-1]:
            under = under * a + coefficient
        bell = exponential(-half * (t * t))
        tail = over / under * bell
        gate = one - tail if t > zero else tail
        out[j] = t * gate
        slope[j] = gate + t * (bell * density)
    return finite


@compiled
def gelu_tanh_entries(x: Array, factor: Any, cubic: Any, out: Array, slope: Array) -> bool:
    """Write ``x s(factor x + cubic x**3)`` with s the sigmoid, and its derivative; tell whether all is finite."""
    zero, one, three = x.dtype.type(0), x.dtype.type(1), x.dtype.type(3)
    largest, finite = np.finfo(x.dtype).max, True
    for j in range(x.size):
        t = x[j]
        square = t * t * cubic
        u = (square + factor) * t
        finite &= abs(u) <= largest
        small = exponential(-abs(u))
        larger = one / (one + small)
        smaller = small * larger
        gate = smaller if t < zero else larger
        out[j] = t * gate
        slope[j] = gate + (t * gate) * (larger if t < zero else smaller) * (three * square + factor)
    return finite


@compiled
def words_added(words: Any, exponents: Any, least: Any, sums: Any) -> Any:
    """Add words to sums, one after the other and from the first sum again; return the bits that were set once anywhere.

    These are of words of which all but the exponents is gone, plus ``least``, the last bit of each exponent: a sign is
    set by a number that is not finite.
    """
    seen = np.uint64(0)
    for start in range(0, words.size, sums.size):
        part = words[start : start + sums.size]
        for j in range(part.size):
            sums[j] += part[j]
            seen |= (part[j] & exponents) + least
    return seen
