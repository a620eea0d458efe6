"""The gradient of the cross-entropy at the logits: of each row, or of the loss of a batch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from verify.checking.statement import Formula, Origin, Probe, Result, Shape, Spelling, Statement, Wrong, total
from verify.checking.statements.batches import PADDED, ROWS, SMOOTHED, SMOOTHED_BATCH, Batch, Loss, Reading
from verify.checking.statements.softmax import (
    AXES,
    LOGITS,
    PROBABILITIES,
    SHAPES,
    WEIGHTS,
    by_jacobian,
    several,
    softmax,
)

__all__ = ["cross_entropy_gradient"]

OTHER_CLASSES = "spread over the other classes"  # which is a convention
GIVEN = tuple(name for name in WEIGHTS if name != "y")
TARGETS = ("y", "targets", "target", "labels")
LABELS = ("labels", "targets", "target", "y", "t", "k")
SMOOTHED_SHAPES = ((3, 5), (5, 2), (2, 7), (4, 4))  # of few classes each gets much
MASK = ("w", "mask", "weights", "weight", "loss_mask", "valid")

# --- honest ways ---


def _theorem(b: Batch) -> Any:
    return b.p * total(b.targets) - b.targets


def _of_laws(b: Batch) -> Any:
    size = total(b.targets)
    return (b.p - b.targets / size) * size


def _difference(b: Batch) -> Any:
    return b.p - b.targets


def _mixture(b: Batch) -> Any:
    return (1 - b.eps) * (b.p - b.y) + b.eps * (b.p - _one(b) / b.classes)


def _by_class(b: Batch) -> Any:
    share = b.eps / b.classes
    return np.where(b.y == 1, b.p - (1 - b.eps + share), b.p - share)


def _through_jacobian(b: Batch) -> Any:
    return by_jacobian(_minus_jacobian, lambda *_: _of_laws(b))(b.p, b.targets)


def _minus_jacobian(p: Any) -> Any:
    return p[..., None, :] - np.eye(p.shape[-1], dtype=int)


def _by_the_others(b: Batch) -> Any:
    return np.where(b.y == 1, -total(b.p * (1 - b.y)), b.p)


def _one(b: Batch) -> Any:
    return b.p[..., :1] * 0 + 1


def _rows(r: Reading) -> tuple[tuple[str, Loss], ...]:
    if r.targets == "any":
        return ("weights times the sum of targets", _theorem), ("difference of laws times the sum", _of_laws)
    found: list[tuple[str, Loss]] = [("weights minus targets", _difference), ("targets of any sum", _theorem)]
    if r.smoothing:
        found += [("mixture", _mixture), ("class by class", _by_class)]
    elif r.targets == "labels":
        found += [("what the others have", _by_the_others)]
    return tuple(found)


def _spellings(r: Reading) -> Iterator[Spelling]:
    for form, probabilities, lenient in PROBABILITIES if r.given == "input" else (("given", softmax, False),):
        for name, row in _rows(r):
            yield Spelling(f"{name}, {form}", r.of(r.reduced(row), probabilities), lenient)
    yield Spelling("by the Jacobian", r.of(r.reduced(_through_jacobian)))
    if r.mean:
        _, row = _rows(r)[0]
        yield Spelling("times the reciprocal of the count", r.of(lambda b: (b.w * (_one(b) / b.counted)) * row(b)))


# --- wrong formulas ---


def _once_more(b: Batch) -> Any:
    fused = _theorem(b)
    return b.p * (fused - total(fused * b.p))


def _wrong_rows(r: Reading) -> Iterator[Wrong]:
    if r.targets == "any":
        yield r.wrong_row("sum of the targets missing", _difference, "mlpack/mlpack#2360")
        yield r.wrong_row("normalised targets", lambda b: b.p - b.targets / total(b.targets))
    yield r.wrong_row("sign", lambda b: b.targets - b.p * total(b.targets))
    yield r.wrong_row("own target only", lambda b: b.targets * (b.p - 1))
    yield r.wrong_row("mean over classes", lambda b: _theorem(b) / b.classes)
    yield r.wrong_row("gradient at the weights", lambda b: -(b.targets / b.p))
    yield r.wrong_row(
        "softmax twice", lambda b: softmax(b.p) * total(b.targets) - b.targets, convention=r.given == "output"
    )
    yield r.wrong_row("backward pass of softmax once more", _once_more)
    yield r.wrong_row("weight squared", lambda b: b.p * b.p * total(b.targets) - b.targets)
    yield r.wrong_row("targets missing", lambda b: b.p * total(b.targets))
    yield r.wrong_row("derivative of the sigmoid", lambda b: _theorem(b) * (b.p * (1 - b.p)))
    if r.given == "input":
        yield r.wrong_row("softmax missing", lambda b: b.x * total(b.targets) - b.targets, convention=True)


def _share(b: Batch) -> Any:
    return b.eps / b.classes


SMOOTHINGS: tuple[tuple[str, Loss, Loss, str], ...] = (
    ("smoothing divided twice", lambda b: 1 - _share(b), _share, "ildoonet/pytorch-randaugment#30"),
    ("smoothing subtracted twice", lambda b: 1 - b.eps - _share(b), _share, "eladhoffer/utils.pytorch#14"),
    ("whole uniform law added", lambda b: 1 - b.eps, lambda b: _one(b) / b.classes, "TimDettmers/ConvE#55"),
    ("one class fewer", lambda b: 1 - b.eps, lambda b: b.eps / (b.classes - 1), "CoinCheung/pytorch-loss#19"),
    (OTHER_CLASSES, lambda b: 1 - b.eps - b.eps / (b.classes - 1), lambda b: b.eps / (b.classes - 1), ""),
    ("right class not lowered", lambda b: 1, _share, ""),
    ("smoothed twice", lambda b: (1 - b.eps) * (1 - b.eps), lambda b: _share(b) * (2 - b.eps), ""),
    ("hard label", lambda b: 1, lambda b: 0, ""),
)
"""What the right class gets beyond the others, what each class gets, and where that was reported."""


def _wrong_smoothing(r: Reading) -> Iterator[Wrong]:
    def weights_minus(own: Loss, each: Loss) -> Formula:
        return r.of(r.reduced(lambda b: b.p - (own(b) * b.y + each(b))))

    for name, own, each, reported in SMOOTHINGS:
        origin = Origin(r.smoothed(), SMOOTHED, name, laid_out=r.of_rows)
        yield Wrong(name, weights_minus(own, each), reported, name == OTHER_CLASSES, origin)

    def mixed(row: Loss) -> Loss:
        return r.reduced(lambda b: (1 - b.eps) * (b.p - b.y) + row(b))

    yield r.wrong_smoothed("uniform law forgotten", mixed(lambda b: 0))
    yield r.wrong_smoothed(
        "uniform law not divided by the classes", mixed(lambda b: b.eps * (b.classes * b.p - _one(b)))
    )
    if not r.padded:
        return
    if r.mean:
        yield r.wrong_smoothed("padding smoothed", _padding_smoothed, "pytorch/pytorch#73205")
    else:
        origin = Origin(r.rows(_half_masked), ROWS)
        yield Wrong("padding smoothed", r.of(lambda b: b.p * total(_half_masked(b)) - _half_masked(b)), origin=origin)


def _half_masked(b: Batch) -> Any:
    return b.w * ((1 - b.eps) * b.y) + _share(b)


def _padding_smoothed(b: Batch) -> Any:
    """Return the gradient of two means: one of the rows that count, the other of all rows."""
    return b.w * ((1 - b.eps) * (b.p - b.y)) / b.counted + b.eps * (b.p - _one(b) / b.classes) / b.w.shape[-2]


def _wrong_batches(r: Reading) -> Iterator[Wrong]:
    def divided(gradient: Any, b: Batch) -> Any:
        return gradient / b.counted if r.mean else gradient

    def over(count: Loss) -> Loss:
        return lambda b: b.w * _theorem(b) / count(b)

    if r.mean:
        yield r.wrong_batch("sum for mean", lambda b: b.w * _theorem(b), convention=True)
        yield r.wrong_batch("divided twice", over(lambda b: b.counted * b.counted))
    else:
        mean = r.of(over(lambda b: b.counted))
        yield Wrong("mean for sum", mean, convention=True, origin=Origin(r.batches(), PADDED))
    if not r.padded:
        return
    if r.mean:
        yield r.wrong_batch("padding counted", over(lambda b: b.w.shape[-2]), "tracel-ai/burn#5568")
    yield r.wrong_batch("padding not masked", lambda b: divided(_theorem(b), b))
    yield r.wrong_batch(
        "padding masked in the targets only", lambda b: divided(b.p * total(b.targets) - b.w * b.targets, b)
    )
    if r.padding == "weights":
        yield r.wrong_batch("weighted twice", lambda b: divided(b.w * b.w * _theorem(b), b))
    if r.padding == "mask":
        of_sum = r.laid_out(lambda right, b: (1 - b.w).sum(-2, keepdims=True) * right)
        yield Wrong(
            "mask the other way round",
            r.of(lambda b: r.reduced(_theorem)(b._replace(w=1 - b.w))),
            convention=True,
            origin=Origin(r.batches(lambda b: 1 - b.w), PADDED, laid_out=None if r.mean else of_sum),
        )


def _wrong(r: Reading) -> tuple[Wrong, ...]:
    return (*_wrong_batches(r), *(_wrong_smoothing(r) if r.smoothing else ()), *_wrong_rows(r))


# --- the statement ---


def _terms(r: Reading) -> Formula:
    def found(**arguments: Any) -> tuple[dict[str, Any], dict[str, int]]:
        b = r.batch(arguments)
        y = b.targets
        if r.targets == "any":
            terms, own = {"p sum(y)": b.p * total(y), "y": y, "p": b.p, "y p": y * b.p}, {"p sum(y)": 1, "y": -1}
        else:
            terms, own = {"p": b.p, "y": y, "y p": y * b.p, "p^2": b.p * b.p}, {"p": 1, "y": -1}
        return {name: r.of_rows(term, **arguments) for name, term in terms.items()}, own

    return found


def _rows_drawn(r: Reading, rng: np.random.Generator, shape: Shape) -> dict[str, Any]:
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


def _probes(r: Reading) -> Callable[[np.random.Generator, Shape], Iterator[Probe]]:
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
    r = Reading(targets, reduction, smoothing, ignore_index, padding, given)
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
