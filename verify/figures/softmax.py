"""Softmax on balls: how its Jacobian saturates and what a gap leaves of it, and what errors of the logits do."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.layers.log_softmax import logsumexp
from verify.transformer.layers.softmax import softmax, softmax_jvp

__all__ = [
    "entropy_of_scaled",
    "gap_both_ways",
    "gradient_of_divided",
    "perturbed_averages",
    "scaled_weights",
    "softmax_jacobian",
    "softmax_saturation",
]

BITS = 200
EXAMPLE = (1, 1, 2, 4)
"""The logits of seed 000, to be multiplied by a."""
TIED = (1, 1, 4, 4)
"""The same with two largest logits."""
SIZE = 4
"""Number of logits with a gap."""
TRIPLES = {
    "first": (Fraction(5, 4), Fraction(0), Fraction(-1)),
    "second": (Fraction(0), Fraction(5, 4), Fraction(1)),
    "third": (Fraction(-1, 2), Fraction(0), Fraction(3, 4)),
    "tied": (Fraction(1), Fraction(0), Fraction(1)),
}
"""Three logits each."""
ROOT = 8
"""The root of d = 64."""
LOGITS = tuple(Fraction(n, 4) for n in (-3, 2, 0, 5, -6, 1, 7, -1, 3, 6, -4, 4))


def softmax_saturation() -> Columns:
    """Return norms of the Jacobian at a times the logits, and the proved bounds."""
    scales = [Fraction(k, 20) for k in range(161)]
    untied, tied = ([_jacobian([a * x for x in logits]) for a in scales] for logits in (EXAMPLE, TIED))
    scale = np.array([float(a) for a in scales])
    return {
        "a": scale,
        "norm": np.array([_norm(jacobian) for jacobian in untied]),
        "tied": np.array([_norm(jacobian) for jacobian in tied]),
        "entry": np.array([np.abs(jacobian).max() for jacobian in untied]),
        "bound entry": np.array([_gap_bound([a * x for x in EXAMPLE]) for a in scales]),
    }


def gap_both_ways() -> Columns:
    """Return products of two weights of four logits at random, of the largest and the next, and bounds by their gap."""
    generator = np.random.RandomState(0)
    gaps = [Fraction(k, 16) for k in range(161)]
    with precision(BITS):
        products = []
        for gap in gaps:
            below = [Fraction(int(k), 64) for k in generator.randint(0, 256, 2)]
            weights = softmax(balls([0, -gap, *(-gap - b for b in below)], BITS))
            products.append(weights[0] * weights[1])
        factor = np.exp(-balls(gaps, BITS))
        return {
            "gap": np.array([float(gap) for gap in gaps]),
            "product": to_float(np.array(products)),
            "lower": to_float(factor / SIZE**2),
            "upper": to_float(factor * (SIZE - 1)),
        }


def perturbed_averages() -> Columns:
    """Return how far averages move whose logits are off by c, up where values are large; the worst, and the bound."""
    generator = np.random.RandomState(1)
    errors = [Fraction(k, 32) for k in range(1, 161)]
    columns: dict[str, Array] = {"error": np.array([float(c) for c in errors])}
    with precision(BITS):
        for size in (2, 8):
            moved = []
            for c in errors:
                logits = [Fraction(int(k), 64) for k in generator.randint(-128, 129, size)]
                values = [Fraction(int(k), 64) for k in generator.randint(0, 65, size)]
                off = [c if 2 * value > 1 else -c for value in values]
                moved.append(_moved(logits, off, balls(values, BITS)))
            columns[f"size {size}"] = np.array(moved)
        columns["worst"] = np.array([_moved([-c, Fraction(0)], [c, -c], balls([1, 0], BITS)) for c in errors])
        grown = np.exp(balls(errors, BITS))
        columns["bound"] = to_float((grown - 1) / (grown + 1))
    return columns


def _moved(logits: list[Fraction], off: list[Fraction], values: Array) -> float:
    """Return the distance of two averages: with logits as they are, and with those that are off."""
    pairs = zip(logits, off, strict=True)
    before, after = softmax(balls(logits, BITS)), softmax(balls([x + h for x, h in pairs], BITS))
    return float(abs(to_float(np.array([((after - before) * values).sum()])))[0])


def softmax_jacobian() -> Columns:
    """Return the weights and the Jacobian at some logits and at four times them, row by row."""
    columns: dict[str, Array] = {"logit": np.array([float(x) for x in LOGITS])}
    for scale in (1, 4):
        logits = [scale * x for x in LOGITS]
        columns[f"weight {scale}"] = _weights(logits)
        columns |= {f"column {j} {scale}": column for j, column in enumerate(_jacobian(logits).T)}
    return columns


def _weights(logits: list[Fraction]) -> Array:
    with precision(BITS):
        return to_float(softmax(balls(logits, BITS)))


def _jacobian(logits: list[Fraction]) -> Array:
    """Return the derivatives in the directions of the axes, from the forward pass of the derivative."""
    n = len(logits)
    with precision(BITS):
        weights = softmax(balls(logits, BITS))
        axes = balls([[int(i == j) for i in range(n)] for j in range(n)], BITS)
        return to_float(softmax_jvp(np.broadcast_to(weights, (n, n)), axes))


def _norm(jacobian: Array) -> float:
    """Return the largest eigenvalue of a symmetric matrix that is positive semidefinite."""
    return float(np.linalg.eigvalsh(jacobian)[-1])


def _gap_bound(logits: list[Fraction]) -> float:
    """Return ``(n - 1) exp(-g)``, with g the gap between the two largest logits."""
    second, largest = sorted(logits)[-2:]
    with precision(BITS):
        return float(to_float((len(logits) - 1) * np.exp(balls([second - largest], BITS)))[0])


def scaled_weights() -> Columns:
    """Return the weights of three logits times c, from c = 0 on, as points in a triangle; and its edge."""
    scales = [Fraction(k * k, 64) for k in range(82)]
    columns: dict[str, Array] = {"scale": np.array([float(c) for c in scales])}
    corners = np.array([[0.0, 0.0], [1.0, 0.0], [0.5, np.sqrt(3) / 2]])
    for name, logits in TRIPLES.items():
        points = np.array([_weights([c * x for x in logits]) for c in scales]) @ corners
        columns |= {f"{name} across": points[:, 0], f"{name} up": points[:, 1]}
    around = np.linspace(0, 3, len(scales))
    whole = np.minimum(around.astype(int), 2)
    edge = corners[whole] + (around - whole)[:, None] * (corners[(whole + 1) % 3] - corners[whole])
    return {**columns, "edge across": edge[:, 0], "edge up": edge[:, 1]}


def entropy_of_scaled() -> Columns:
    """Return the entropy of the weights of four logits times c: with one largest, two and three."""
    scales = [Fraction(k, 16) for k in range(129)]
    columns: dict[str, Array] = {"scale": np.array([float(c) for c in scales])}
    for ties in (1, 2, 3):
        logits = (*(Fraction(1),) * ties, *(Fraction(-k, 4) for k in range(4 - ties)))
        entropies = []
        with precision(BITS):
            for c in scales:
                x = balls([c * v for v in logits], BITS)
                weights, total = softmax(x), logsumexp(x)[0]
                entropies.append(total - (weights * x).sum())
            columns[f"largest {ties}"] = to_float(np.array(entropies))
    return columns


def gradient_of_divided() -> Columns:
    """Return the derivative of a weight of two in their difference u, and of the same weight at u/8."""
    places = [Fraction(k, 16) for k in range(161)]
    slopes: dict[str, list[float]] = {"plain": [], "divided": []}
    for u in places:
        for name, root in (("plain", 1), ("divided", ROOT)):
            slopes[name].append(float(_jacobian([u / root, Fraction(0)])[0, 0]) / root)
    return {"u": np.array([float(u) for u in places]), **{name: np.array(s) for name, s in slopes.items()}}
