"""Gradients of layers against derivatives that the forward pass gives of itself: on balls, and by the complex step.

A derivative along one dense random direction of all the arrays together sees every entry of every gradient; which
tensor is wrong is asked only where that sum is wrong. It depends on the forward pass alone: a referee takes it once,
for the right backward pass and for all wrong ones.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from verify.numbers import Array, Ball, balls_from_floats, bound, complex_step, derivative, midpoints, precision, radii

BITS = 160
RADIUS = 1e-30
LARGEST_BOUND = 1e-10
STEPS = 2**20
"""Entries of a direction are odd multiples of 1/STEPS: two that are alike, which would hide an exchange, are rare."""


class Failure(NamedTuple):
    rung: str
    detail: str
    tensor: str


def dyadic(rng: np.random.Generator, *shape: int) -> np.ndarray:
    """Return random multiples of 1/64 from -1.5 to 1.5, exact on every number type, none of them 0."""
    return rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64


class Referee:
    """A point, a cotangent of the values there, and the slopes of the forward pass along random directions.

    Parameters
    ----------
    forward : callable
        Takes the arrays by name.
    arrays : mapping of str to ndarray of float64
        The point, read as exact numbers.
    seed : int
        Of the cotangent and of the directions.
    """

    def __init__(self, forward: Callable[..., Array], arrays: Mapping[str, np.ndarray], seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.forward, self.arrays = forward, dict(arrays)
        self.cotangent = dyadic(rng, *np.shape(forward(**arrays)))
        self.directions = {
            name: (2 * rng.integers(1, STEPS // 2, array.shape) - 1) * rng.choice([-1, 1], array.shape) / STEPS
            for name, array in arrays.items()
        }
        with precision(BITS):
            self.exact = {name: balls_from_floats(array) for name, array in arrays.items()}
            self.exact_cotangent = balls_from_floats(self.cotangent)
            self.exact_directions = {name: balls_from_floats(d) for name, d in self.directions.items()}
        self.slope_on_balls, self.slope_by_steps = cache(self._slope_on_balls), cache(self._slope_by_steps)

    def _moved(self, arrays: Mapping[str, Array], names: tuple[str, ...]) -> Callable[[Array], Array]:
        """Return the forward pass as a function of some of its arrays, one after the other in one row."""

        def moved(row: Any) -> Array:
            parts = np.split(row, np.cumsum([arrays[name].size for name in names])[:-1])
            given = {name: part.reshape(arrays[name].shape) for name, part in zip(names, parts, strict=True)}
            return self.forward(**{**arrays, **given})

        return moved

    def _slope_on_balls(self, *names: str) -> Any:
        point, along = (np.concatenate([a[n].ravel() for n in names]) for a in (self.exact, self.exact_directions))
        return np.asarray(np.sum(self.exact_cotangent * derivative(self._moved(self.exact, names), point, along)))[()]

    def _slope_by_steps(self, *names: str) -> float:
        point, along = (np.concatenate([a[n].ravel() for n in names]) for a in (self.arrays, self.directions))
        return float((self.cotangent * complex_step(self._moved(self.arrays, names), point, along)).sum())

    def _off_on_balls(self, names: tuple[str, ...], gradients: Mapping[str, Array], scales: Mapping[str, float]) -> Any:
        """Return what is wrong with the slopes that gradients on balls give along the directions, if anything is."""
        left = sum(np.asarray((gradients[name] * self.exact_directions[name]).sum())[()] for name in names)
        right = self.slope_on_balls(*names)
        if not isinstance(left, Ball) or not isinstance(right, Ball):
            raise TypeError("a gradient on balls is no ball")
        found = [("ball", f"{left} is not {right}")] * (not (left - right).contains(0))
        enough = RADIUS * sum(scales[name] * self.arrays[name].size for name in names)
        return found + [("radius", f"radius {(left - right).radius}")] * (not (left - right).radius <= enough)

    def _off_by_steps(self, names: tuple[str, ...], gradients: Mapping[str, Array], limits: Mapping[str, float]) -> Any:
        left = sum(float((gradients[name] * self.directions[name]).sum()) for name in names)
        error = abs(left - self.slope_by_steps(*names))
        enough = 2 * sum(limits[name] * self.arrays[name].size for name in names)  # both sides round
        return [] if error <= enough else [("complex_step", f"error {error:.3g} above {enough:.3g}")]

    def failures(
        self, backward: Callable[..., dict[str, Array]], kappa: float, scales: Mapping[str, float] | None = None
    ) -> list[Failure]:
        """Compare `backward(cotangent, **arrays)` with the derivatives, one tensor at a time where something is off.

        Rungs: on balls against dual numbers (radius at most 1e-30 of the scale); float64 against the ball, a true
        error of every entry; float64 against the complex step. A float rung accepts 16 u kappa scale an entry, with
        the largest gradient as scale unless `scales` gives one, and fails where that could not see an error of 1e-10.
        """
        given = scales or {}
        found = backward(self.cotangent, **self.arrays)
        if set(found) != set(self.arrays):
            raise ValueError("every argument needs a gradient")
        failures: list[Failure] = []
        size: dict[str, float] = {}
        accepted: dict[str, float] = {}
        with precision(BITS):
            on_balls = backward(self.exact_cotangent, **self.exact)
            for name, array in self.arrays.items():
                gradient = on_balls[name]
                if gradient.shape != array.shape or found[name].shape != array.shape:
                    failures.append(Failure("shape", f"{gradient.shape} is not {array.shape}", name))
                    continue
                reference = midpoints(gradient)
                size[name] = given.get(name, float(np.abs(reference).max()))
                if not (radii(gradient) <= RADIUS * size[name]).all():
                    failures.append(Failure("radius", f"radius {radii(gradient).max()}", name))
                accepted[name] = bound(np.float64, kappa, size[name])
                if name not in given and not accepted[name] <= LARGEST_BOUND * np.linalg.norm(reference):
                    failures.append(Failure("tolerance", f"{accepted[name]} is too large", name))
                error = np.abs(found[name] - reference).max()
                if not error <= accepted[name]:
                    failures.append(Failure("float64", f"error {error:.3g} above {accepted[name]:.3g}", name))
            for off, gradients, limits in (
                (self._off_on_balls, on_balls, size),
                (self._off_by_steps, found, accepted),
            ):
                together = tuple(size)
                wrong = off(together, gradients, limits) if together else []
                if wrong:
                    named = [Failure(*rung, name) for name in together for rung in off((name,), gradients, limits)]
                    failures += named or [Failure(*rung, "all together") for rung in wrong]
        return failures


def gradient_failures(
    forward: Callable[..., Array],
    backward: Callable[..., dict[str, Array]],
    arrays: Mapping[str, np.ndarray],
    kappa: float,
    scales: Mapping[str, float] | None = None,
    seed: int = 0,
) -> list[Failure]:
    """Compare one backward pass with the derivatives of its forward pass, as `Referee.failures` does."""
    return Referee(forward, arrays, seed).failures(backward, kappa, scales)
