"""Gradients of whole models against the tape on balls, tensor by tensor and entry by entry.

The referee differentiates the forward pass by itself, on balls, in one sweep. How far float64 may be off is computed
too: `RoundingModel` follows every rounding of the hand-written backward pass to each entry.
"""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tests.tape import tape_gradients
from verify.measure.conditioning import bounds
from verify.numbers import (
    Array,
    Ball,
    RoundingModel,
    balls_from_floats,
    midpoints,
    precision,
    radii,
    sizes,
)

BITS = 512  # each layer of a model costs a ball up to 10 digits: at 200 bits too few are left after four of them
LARGEST_RADIUS = 1e-30  # of the size of an entry
LARGEST_BOUND = 1e-10  # of the norm of a tensor
SMALLEST_CHANGE = 1e-8  # of any entry: it is rejected

Forward: TypeAlias = Callable[..., Array]
Backward: TypeAlias = Callable[..., dict[str, Array]]


class Failure(NamedTuple):
    rung: str
    tensor: str
    detail: str


class Reference(NamedTuple):
    """One gradient by the tape, the same on balls by the backward pass, and how much rounding moves each entry."""

    exact: Array
    on_balls: Array
    sizes: Array


class Figures(NamedTuple):
    """What one float64 gradient shows.

    `error` is the largest true error in units of its bound, `bound` the largest bound in units of the tensor's norm.
    `margin` says how much a relative change of 1e-8, less the error, exceeds the bound at the entry where it does so
    least: it is rejected if above 1. `undetected` counts the entries where it is not, `zeros` those that are 0
    whatever the values: there the bound is an underflow.
    """

    error: float
    bound: float
    margin: float
    undetected: int
    zeros: int


def cotangent_of(output: Array, seed: int) -> Array:
    """Return random multiples of 1/64 from -1.5 to 1.5, none of them 0, of the shape of an output."""
    rng = np.random.default_rng(seed)
    shape = np.shape(output)
    return np.asarray(rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64)


def references(
    forward: Forward, backward: Backward, arrays: Mapping[str, Array], cotangent: Array, seed: int = 0
) -> dict[str, Reference]:
    """Return what each gradient is compared with; the arrays and the cotangent are read as exact numbers."""
    with precision(BITS):
        exact = {name: balls_from_floats(array) for name, array in arrays.items()}
        weights = balls_from_floats(cotangent)
        by_tape = tape_gradients(forward, exact, weights)
        on_balls = backward(weights, **exact)
    model = RoundingModel(seed)
    moved = backward(model.array(cotangent), **{name: model.array(array) for name, array in arrays.items()})
    for gradients in (on_balls, moved):
        if set(gradients) != set(arrays):
            raise ValueError(f"every argument needs a gradient: {sorted(set(gradients) ^ set(arrays))}")
    return {name: Reference(by_tape[name], on_balls[name], sizes(moved[name])) for name in arrays}


def errors(reference: Reference, found: Array) -> Array:
    """Return upper bounds of the true errors of a float gradient.

    Where nothing is rounded the exact entry is 0 if its ball holds 0, as `reference_failures` requires of the ball.
    """
    with precision(BITS):
        difference = balls_from_floats(found) - reference.exact
    error = np.abs(midpoints(difference)) + radii(difference)
    vanishes = (reference.sizes == 0) & (np.abs(midpoints(reference.exact)) <= radii(reference.exact))
    return np.where(vanishes, np.abs(found), error)


def _ratio(error: Array, accepted: Array) -> Array:
    """Return errors in units of their bounds, which are the smallest floats where nothing may be off."""
    with np.errstate(over="ignore"):
        return np.asarray(error / accepted)


def figures(reference: Reference, found: Array) -> Figures:
    """Return how well a float64 gradient is certified."""
    error, accepted, entries = errors(reference, found), bounds(reference.sizes), np.abs(midpoints(reference.exact))
    always_zero = reference.sizes == 0
    margins = _ratio(SMALLEST_CHANGE * entries - error, accepted)[~always_zero]
    norm = float(np.linalg.norm(entries))
    return Figures(
        error=float(_ratio(error, accepted).max()),
        bound=float(_ratio(accepted.max(), np.array(norm))) if norm else np.inf,
        margin=float(margins.min()) if margins.size else np.inf,
        undetected=int((margins <= 1).sum()),
        zeros=int(always_zero.sum()),
    )


def reference_failures(name: str, reference: Reference) -> list[Failure]:
    """Compare the backward pass on balls with the tape: every entry, to thirty digits of its size."""
    if reference.on_balls.shape != reference.exact.shape:
        return [Failure("shape", name, f"{reference.on_balls.shape} is not {reference.exact.shape}")]
    failures = []
    scales = np.where(reference.sizes > 0, reference.sizes, reference.sizes.max() or 1.0)  # all 0: by an identity
    with precision(BITS):
        difference = reference.on_balls - reference.exact
    for index in np.ndindex(difference.shape):
        radius, ball = LARGEST_RADIUS * scales[index], difference[index]
        if not isinstance(ball, Ball):
            raise TypeError(f"{name}: a gradient on balls is no ball")
        if not ball.contains(0):
            failures.append(Failure("ball", name, f"off by {ball} at {index}"))
        if not ball.radius <= radius:
            failures.append(Failure("radius", name, f"{ball.radius:.3g} above {radius:.3g} at {index}"))
    return failures[:1]


def float_failures(name: str, reference: Reference, found: Array, dtype: npt.DTypeLike = np.float64) -> list[Failure]:
    """Compare a float gradient with the tape: every entry is off by at most 16 u kappa scale of this entry."""
    rung = str(np.dtype(dtype))
    if found.shape != reference.exact.shape:
        return [Failure("shape", name, f"{found.shape} is not {reference.exact.shape}")]
    if found.dtype != np.dtype(dtype):
        return [Failure(rung, name, f"dtype {found.dtype}")]
    error, accepted = errors(reference, found), bounds(reference.sizes, dtype)
    worst = np.unravel_index(np.argmax(_ratio(error, accepted)), error.shape)
    if error[worst] <= accepted[worst]:
        return []
    index = tuple(int(i) for i in worst)
    return [
        Failure(rung, name, f"{found[worst]} is off by {error[worst]:.3g}, above {accepted[worst]:.3g}, at {index}")
    ]


def strictness_failures(name: str, reference: Reference, found: Array) -> list[Failure]:
    """Require bounds that mean something: small beside the norm, and a change of 1e-8 of any entry is rejected."""
    seen = figures(reference, found)
    failures = []
    if not seen.bound <= LARGEST_BOUND:
        failures.append(Failure("tolerance", name, f"a bound is {seen.bound:.3g} of the norm"))
    if seen.undetected:
        detail = f"a change of {SMALLEST_CHANGE} passes at {seen.undetected} of {found.size} entries"
        failures.append(Failure("rejection", name, f"{detail}: margin {seen.margin:.3g}"))
    return failures


def zero_failures(name: str, reference: Reference) -> list[Failure]:
    """Require that a gradient which is said to be identically 0 is so."""
    if all(ball.contains(0) for ball in reference.exact.flat):
        return []
    return [Failure("zero", name, f"not identically 0: {midpoints(reference.exact)}")]


def certify(
    forward: Forward,
    backward: Backward,
    arrays: Mapping[str, Array],
    *,
    identically_zero: Collection[str] = (),
    generic: bool = True,
    dtypes: Collection[npt.DTypeLike] = (np.float64,),
    seed: int = 0,
) -> list[Failure]:
    """Compare `backward(cotangent, **arrays)` with the gradients of `forward(**arrays)`, one tensor at a time.

    Rungs: the backward pass on balls against the tape; each float dtype against the tape, a true error, entry by
    entry; at a `generic` point, how strict the float64 bounds are. The arrays are float64, and exact in every dtype.
    In `identically_zero` are the tensors, such as key biases, whose gradient vanishes by an identity.
    """
    unknown = set(identically_zero) - set(arrays)
    if unknown:
        raise ValueError(f"identically_zero: no such tensors: {sorted(unknown)}")
    cotangent = cotangent_of(forward(**arrays), seed)
    by_dtype = {}
    for dtype in map(np.dtype, dtypes):
        converted = {name: array.astype(dtype) for name, array in arrays.items()}
        if not all(np.array_equal(converted[name], array) for name, array in arrays.items()):
            raise ValueError(f"the arrays are not exact in {dtype}")
        by_dtype[dtype] = backward(cotangent.astype(dtype), **converted)
    failures = []
    for name, reference in references(forward, backward, arrays, cotangent, seed).items():
        failures += reference_failures(name, reference)
        off = {dtype: float_failures(name, reference, found[name], dtype) for dtype, found in by_dtype.items()}
        failures += [failure for found in off.values() for failure in found]
        if name in identically_zero:
            failures += zero_failures(name, reference)
        elif generic and off.get(np.dtype(np.float64)) == []:
            failures += strictness_failures(name, reference, by_dtype[np.dtype(np.float64)][name])
    return failures
