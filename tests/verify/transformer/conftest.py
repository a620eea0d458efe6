"""Fixtures: random inputs that are exact on every number type, and a backward pass compared rung by rung."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

from verify.numbers import (
    Ball,
    balls_from_floats,
    bound,
    complex_step,
    derivative,
    midpoints,
    precision,
    radii,
)

BITS = 160
RADIUS = 1e-30
LARGEST_BOUND = 1e-10


class Failure(NamedTuple):
    rung: str
    tensor: str
    detail: str


def dyadic(rng: np.random.Generator, *shape: int) -> np.ndarray:
    """Return random multiples of 1/64 from -1.5 to 1.5, exact on every number type, none of them 0."""
    return rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64


def directions(rng: np.random.Generator, shape: tuple[int, ...], entries: int | None) -> list[np.ndarray]:
    """Return two dense random directions, and unit directions of `entries` random entries (None: of all)."""
    size = int(np.prod(shape))
    chosen = range(size) if entries is None else rng.choice(size, min(entries, size), replace=False)
    units = [np.eye(1, size, index).reshape(shape) for index in chosen]
    return [dyadic(rng, *shape), dyadic(rng, *shape), *units]


def gradient_failures(
    forward: Callable[..., np.ndarray],
    backward: Callable[..., dict[str, np.ndarray]],
    arrays: dict[str, np.ndarray],
    kappa: float,
    scales: dict[str, float] | None = None,
    entries: int | None = 4,
    seed: int = 0,
) -> list[Failure]:
    """Compare `backward(cotangent, **arrays)` with derivatives of `forward(**arrays)`, one tensor at a time.

    Rungs: on balls against dual numbers (radius at most 1e-30 of the scale); float64 against the ball, a true
    error; float64 against the complex step, every entry. A float rung accepts 16 u kappa scale, with the
    largest gradient as scale unless `scales` gives one, and fails where that could not see an error of 1e-10.
    """
    rng = np.random.default_rng(seed)
    failures: list[Failure] = []
    output = np.asarray(forward(**arrays))
    cotangent = dyadic(rng, *output.shape)
    float_gradients = backward(cotangent, **arrays)
    if set(float_gradients) != set(arrays):
        raise ValueError("every argument needs a gradient")
    with precision(BITS):
        exact = {name: balls_from_floats(array) for name, array in arrays.items()}
        exact_cotangent = balls_from_floats(cotangent)
        ball_gradients = backward(exact_cotangent, **exact)
        for name, array in arrays.items():
            gradient = ball_gradients[name]
            if gradient.shape != array.shape or float_gradients[name].shape != array.shape:
                failures.append(Failure("shape", name, f"{gradient.shape} is not {array.shape}"))
                continue
            reference = midpoints(gradient)
            given = scales is not None and name in scales
            scale = scales[name] if given else float(np.abs(reference).max())

            def moved(x: Any, name: str = name) -> np.ndarray:
                return forward(**{**exact, name: x})

            for direction in directions(rng, array.shape, entries):
                step = balls_from_floats(direction)
                left = np.asarray((gradient * step).sum())[()]
                right = np.asarray(np.sum(exact_cotangent * derivative(moved, exact[name], step)))[()]
                if not isinstance(left, Ball) or not isinstance(right, Ball):
                    raise TypeError("a gradient on balls is no ball")
                if not (left - right).contains(0):
                    failures.append(Failure("ball", name, f"{left} is not {right}"))
                if not (left - right).radius <= RADIUS * scale * array.size:
                    failures.append(Failure("radius", name, f"radius {(left - right).radius}"))
            if not (radii(gradient) <= RADIUS * scale).all():
                failures.append(Failure("radius", name, f"radius {radii(gradient).max()}"))

            accepted = bound(np.float64, kappa, scale)
            if not given and not accepted <= LARGEST_BOUND * np.linalg.norm(reference):
                failures.append(Failure("tolerance", name, f"{accepted} is too large"))
            error = np.abs(float_gradients[name] - reference).max()
            if not error <= accepted:
                failures.append(Failure("float64", name, f"error {error:.3g} above {accepted:.3g}"))

            def stepped(x: Any, name: str = name) -> np.ndarray:
                return forward(**{**arrays, name: x})

            found = np.empty(array.shape)
            for index in np.ndindex(array.shape):
                unit = np.zeros(array.shape)
                unit[index] = 1
                found[index] = (cotangent * complex_step(stepped, array, unit)).sum()
            error = np.abs(float_gradients[name] - found).max()
            if not error <= 2 * accepted:  # both sides round
                failures.append(Failure("complex_step", name, f"error {error:.3g} above {2 * accepted:.3g}"))
    return failures


@pytest.fixture(name="dyadic")
def fixture_dyadic() -> Callable[..., np.ndarray]:
    return dyadic


@pytest.fixture(name="gradient_failures")
def fixture_gradient_failures() -> Callable[..., list[Failure]]:
    return gradient_failures
