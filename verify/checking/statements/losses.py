"""The gradient of the cross-entropy at the logits: of each row, or of the loss of a batch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from verify.checking.mistakes import mistake, mistakes
from verify.checking.statement import Formula, Origin, Probe, Result, Shape, Spelling, Statement, Wrong, total
from verify.checking.statements.batches import PADDED, ROWS, SMOOTHED, SMOOTHED_BATCH, Loss, LossBatch, LossReading
from verify.checking.statements.softmax import (
    AXES,
    LOGITS,
    PROBABILITIES,
    SHAPES,
    UNSHIFTED,
    WEIGHTS,
    by_jacobian,
    several,
    softmax,
)

__all__ = ["cross_entropy_gradient"]

GIVEN = tuple(name for name in WEIGHTS if name != "y")
TARGETS = ("y", "targets", "target", "labels")
LABELS = ("labels", "targets", "target", "y", "t", "k")
SMOOTHED_SHAPES = ((3, 5), (5, 2), (2, 7), (4, 4))  # of few classes each gets much
MASK = ("w", "mask", "weights", "weight", "loss_mask", "valid")

# --- honest ways ---


def _theorem(b: LossBatch) -> Any:
    return b.p * total(b.targets) - b.targets


def _of_laws(b: LossBatch) -> Any:
    size = total(b.targets)
    return (b.p - b.targets / size) * size


def _difference(b: LossBatch) -> Any:
    return b.p - b.targets


def _mixture(b: LossBatch) -> Any:
    return (1 - b.eps) * (b.p - b.y) + b.eps * (b.p - _one(b) / b.classes)


def _by_class(b: LossBatch) -> Any:
    share = b.eps / b.classes
    return np.where(b.y == 1, b.p - (1 - b.eps + share), b.p - share)


def _through_jacobian(b: LossBatch) -> Any:
    return by_jacobian(_minus_jacobian, lambda *_: _of_laws(b), lambda p, y: y + p * total(y))(b.p, b.targets)


def _minus_jacobian(p: Any) -> Any:
    return p[..., None, :] - np.eye(p.shape[-1], dtype=int)


def _by_the_others(b: LossBatch) -> Any:
    return np.where(b.y == 1, -total(b.p * (1 - b.y)), b.p)


def _one(b: LossBatch) -> Any:
    return b.p[..., :1] * 0 + 1


def _rows(r: LossReading) -> tuple[tuple[str, Loss], ...]:
    if r.targets == "any":
        return ("weights times the sum of targets", _theorem), ("difference of laws times the sum", _of_laws)
    found: list[tuple[str, Loss]] = [("weights minus targets", _difference), ("targets of any sum", _theorem)]
    if r.smoothing:
        found += [("mixture", _mixture), ("class by class", _by_class)]
    elif r.targets == "labels":
        found += [("what the others have", _by_the_others)]
    return tuple(found)


def _spellings(r: LossReading) -> Iterator[Spelling]:
    for form, probabilities, lenient in PROBABILITIES if r.given == "input" else (("given", softmax, False),):
        for name, row in _rows(r):
            yield Spelling(f"{name}, {form}", r.of(r.reduced(row), probabilities), lenient, form == UNSHIFTED)
    yield Spelling("by the Jacobian", r.of(r.reduced(_through_jacobian)))
    if r.mean:
        _, row = _rows(r)[0]
        yield Spelling("times the reciprocal of the count", r.of(lambda b: (b.w * (_one(b) / b.counted)) * row(b)))


# --- wrong formulas ---


def _wrong_rows(r: LossReading) -> tuple[Wrong, ...]:
    """Return the mistakes of each row, or none where they are none or none of their own."""
    without = [] if r.targets == "any" else ["sum of the targets missing", "normalised targets"]
    without += [] if r.given == "input" else ["softmax missing"]
    conventions = ("softmax missing",) if r.given == "input" else ("softmax twice",)
    return mistakes(ROWS, r.rows(), without=without, conventions=conventions, changed=r.of_rows)


def _wrong_smoothing(r: LossReading) -> Iterator[Wrong]:
    yield from mistakes(
        SMOOTHED, r.smoothed(), without=("sign",), conventions=("spread over the other classes",), changed=r.of_rows
    )
    names = ["uniform law forgotten", "uniform law not divided by the classes"]
    names += ["padding smoothed"] if r.padded and r.mean else []
    yield from mistakes(SMOOTHED_BATCH, r.smoothed_batches(), names=names, changed=r.of_mean)
    if r.padded and not r.mean:
        yield mistake("padding smoothed", Origin(r.rows(_half_masked), ROWS))


def _half_masked(b: LossBatch) -> Any:
    return b.w * ((1 - b.eps) * b.y) + b.eps / b.classes


def _wrong_batches(r: LossReading) -> Iterator[Wrong]:
    names = ["sum for mean", "divided twice"] if r.mean else []
    if r.padded:
        names += ["padding counted"] if r.mean else []
        names += ["padding not masked", "padding masked in the targets only"]
        names += ["weighted twice"] if r.padding == "weights" else []
    conventions = ("sum for mean",) if r.mean else ()
    yield from mistakes(PADDED, r.batches(), names=names, conventions=conventions, changed=r.of_mean)
    if not r.mean:
        yield mistake("mean for sum", Origin(r.batches(), PADDED), convention=True)
    if r.padding == "mask":
        origin = Origin(r.batches(lambda b: 1 - b.w), PADDED, laid_out=None if r.mean else _of_the_others(r))
        yield mistake("mask the other way round", origin, convention=True)


def _of_the_others(r: LossReading) -> Formula:
    """Return the change of the gradient of the mean of the rows that do not count to that of their sum."""
    return lambda right, **arguments: (1 - r.batch(arguments).w).sum(-2, keepdims=True) * right


def _wrong(r: LossReading) -> tuple[Wrong, ...]:
    return (*_wrong_batches(r), *(_wrong_smoothing(r) if r.smoothing else ()), *_wrong_rows(r))


# --- the statement ---


def _terms(r: LossReading) -> Formula:
    def found(**arguments: Any) -> tuple[dict[str, Any], dict[str, int]]:
        b = r.batch(arguments)
        y = b.targets
        if r.targets == "any":
            terms, own = {"p sum(y)": b.p * total(y), "y": y, "p": b.p, "y p": y * b.p}, {"p sum(y)": 1, "y": -1}
        else:
            terms, own = {"p": b.p, "y": y, "y p": y * b.p, "p^2": b.p * b.p}, {"p": 1, "y": -1}
        return {name: r.of_rows(term, **arguments) for name, term in terms.items()}, own

    return found


def _rows_drawn(r: LossReading, rng: np.random.Generator, shape: Shape) -> dict[str, Any]:
    """Return targets, and which rows count: of several rows one at least, and not all."""
    rows, n = shape
    found: dict[str, Any] = {}
    live = rng.permutation(np.arange(rows) % 2 == 0)
    if r.targets == "any":  # they do not sum to one, or a program that forgets their sum is right
        found["y"] = rng.uniform(0.125, 1.0, shape)
    elif r.targets == "probabilities":
        found["z"] = rng.standard_normal(shape)
    else:
        labels = rng.choice([c for c in range(n) if c != r.ignore_index], size=rows)
        found["labels"] = labels if r.ignore_index is None else np.where(live, labels, r.ignore_index)
    if r.padding == "mask":
        found["w"] = live
    elif r.padding == "weights":
        found["w"] = np.where(live, rng.uniform(0.5, 2.0, rows), rng.permutation(np.arange(rows) % 3 / 2))
    return found


def _probes(r: LossReading) -> Callable[[np.random.Generator, Shape], Iterator[Probe]]:
    def drawn(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        several(shape, rows=2 if r.padded else 1)
        for spread in (0.5, 1.0, 2.0):
            x = spread * rng.standard_normal(shape)
            label = f"logits of deviation {spread:g}"
            if spread == 2.0:
                x[:, :2], label = x.max(-1, keepdims=True), label + ", with ties"
            yield Probe(label, {"x": x, **_rows_drawn(r, rng, shape)})
        x, others = rng.standard_normal(shape), _rows_drawn(r, rng, shape)
        if r.targets == "labels":  # all that is left is the target, and what it was smoothed by
            right = others["labels"][:, None] == np.arange(shape[-1])
            yield Probe("the right class far below the others", {"x": x - 5 * right, **others})
            return
        chosen = np.eye(shape[-1])[rng.integers(shape[-1], size=shape[0])]
        if r.targets == "any":
            others["y"] = 2 * chosen
        yield Probe("one logit far above the others", {"x": x + 3 * chosen, **others})

    return drawn


def cross_entropy_gradient(
    *,
    targets: str = "any",
    reduction: str = "none",
    smoothing: float = 0.0,
    ignore_index: int | None = None,
    padding: str = "none",
    given: str = "input",
) -> Statement:
    """Return the gradient of the cross-entropy at the logits.

    Parameters
    ----------
    targets : {"any", "probabilities", "labels"}
        Numbers of any sum in each row; numbers that sum to one; or a class for each row, as an integer.
    reduction : {"none", "sum", "mean"}
        Of the loss. The gradient of a mean is divided by the number of rows that count, or by their weight.
    smoothing : float
        Of labels: how much is spread over all classes, the right one included.
    ignore_index : int, optional
        The label of rows that do not count.
    padding : {"none", "mask", "weights"}
        Whether the program is also given which rows count, or how much.
    given : {"input", "output"}
        Whether the program takes logits, or the weights that softmax returned.
    """
    r = LossReading(targets, reduction, smoothing, ignore_index, padding, given)
    theorem, book = ROWS, r.rows(lambda b: b.w * b.targets)
    if r.mean:
        theorem, book = (SMOOTHED_BATCH, r.smoothed_batches()) if smoothing else (PADDED, r.batches())
    elif smoothing and not r.padded:
        theorem, book = SMOOTHED, r.smoothed()
    arguments: dict[str, tuple[str, ...]] = {"x": LOGITS} if given == "input" else {"p": GIVEN}
    arguments |= {"labels": LABELS} if targets == "labels" else {"y": TARGETS}
    arguments |= {} if padding == "none" else {"w": MASK}
    derived: dict[str, Formula] = {} if given == "input" else {"p": lambda x, **_: softmax(x)}
    if targets == "probabilities":
        derived["y"] = lambda z, **_: softmax(z)
    constants: dict[str, float] = {"smoothing": smoothing} if smoothing else {}
    return Statement(
        name="cross_entropy_gradient",
        arguments=arguments,
        results={"dx": Result(theorem, book, tuple(_spellings(r)), _wrong(r), _terms(r))},
        probes=_probes(r),
        shapes=SMOOTHED_SHAPES if smoothing else SHAPES,
        axes=AXES,
        constants=constants if ignore_index is None else {**constants, "ignore_index": ignore_index},
        derived=derived,
    )
