"""The gradient of the cross-entropy at logits, of each row or of the loss of a batch: what stands beside theorems."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import mistake, mistakes
from verify.checking.judging.statement import (
    Binding,
    Formula,
    Origin,
    Probe,
    Result,
    Shape,
    Statement,
    Wrong,
    softmax,
    total,
)
from verify.checking.rounding.sums import summed_products
from verify.checking.statements.computed import Computed, Rule, Rules, Way, spelled
from verify.checking.statements.softmax import (
    AXES,
    LOGITS,
    PROBABILITIES,
    SHAPES,
    SOFTMAX,
    WEIGHTS,
    Given,
    several,
)
from verify.checking.statements.summands import summands

__all__ = ["LossReading", "cross_entropy_gradient"]

ROWS, SMOOTHED, PADDED, SMOOTHED_BATCH = (
    "cross_entropy_gradient",
    "label_smoothed_cross_entropy_gradient",
    "padded_cross_entropy_gradient",
    "smoothed_padded_cross_entropy_gradient",
)
"""Theorems: of a row, of a row with a smoothed label, of the mean of a batch, and of that with smoothed targets."""
Targets: TypeAlias = Literal["any", "probabilities", "labels"]
"""Numbers of any sum in each row; numbers that sum to one; or a class for each row, as an integer."""
Reduction: TypeAlias = Literal["none", "sum", "mean"]
"""Of the loss. The gradient of a mean is divided by the number of rows that count, or by their weight."""
Padding: TypeAlias = Literal["none", "mask", "weights"]
"""Whether the program is also given which rows count, or how much."""
GIVEN = tuple(name for name in WEIGHTS if name != "y")
TARGETS = ("y", "targets", "target", "labels")
LABELS = ("labels", "targets", "target", "y", "t", "k")
SMOOTHED_SHAPES = ((3, 5), (5, 2), (2, 7), (4, 4))  # of few classes each gets much
MASK = ("w", "mask", "weights", "weight", "loss_mask", "valid")

# --- honest ways for a row ---


OF_SUM: tuple[str, Rule] = ("weights times the sum of targets", lambda f: f.p * total(f.targets) - f.targets)
"""Who leaves the sum out where it is one rounds less; and so does who takes classes one by one."""
MORE: Mapping[str, tuple[str, Rule]] = {
    "any": (
        "difference of laws times the sum",
        lambda f: (f.p - f.targets / (size := total(f.targets))) * size,
    ),
    "labels": ("what the others have", lambda f: np.where(f.label == 1, -total(f.p * (1 - f.label)), f.p)),
    "smoothed": (
        "mixture",
        lambda f: (1 - f.smoothing) * (f.p - f.label) + f.smoothing * (f.p - f.unit / f.classes),
    ),
}
"""Another way, for kinds of targets."""


def _by_jacobian(f: Computed) -> Any:
    """Return minus the targets times the Jacobian of the logarithm, as a program sums it."""
    return summed_products(OF_SUM[1](f), lambda p, y: y + p * total(y), f.p, f.targets)


@dataclass(frozen=True)
class LossReading:
    """The conventions, and what the arguments of a program mean under them.

    Parameters
    ----------
    targets, reduction, padding, given : str
        As of `cross_entropy_gradient`.
    smoothing : float
    ignore_index : int or None

    Raises
    ------
    ValueError
        If the smoothing is no share, or two exclude each other.
    """

    targets: str
    reduction: str
    smoothing: float
    ignore_index: int | None
    padding: str
    given: str

    def __post_init__(self) -> None:
        if not 0 <= self.smoothing < 1:
            raise ValueError(f"smoothing: expected a number from 0 to below 1, got {self.smoothing!r}")
        if self.ignore_index is not None and type(self.ignore_index) is not int:
            raise ValueError(f"ignore_index: expected an integer, got {self.ignore_index!r}")
        if self.targets != "labels" and (self.smoothing or self.ignore_index is not None):
            raise ValueError(f"smoothing and ignore_index: expected targets='labels', got {self.targets!r}")
        if self.ignore_index is not None and self.padding != "none":
            raise ValueError("padding: expected none, as ignore_index says which rows count")

    @property
    def mean(self) -> bool:
        """Tell whether the loss is a mean."""
        return self.reduction == "mean"

    @property
    def padded(self) -> bool:
        """Tell whether some rows do not count."""
        return self.ignore_index is not None or self.padding != "none"

    # --- what arguments mean ---

    def batch(self, arguments: Mapping[str, Any]) -> Computed:
        """Return what the arguments of a program are."""
        return Computed({**SOFTMAX, **self.rules()}, arguments)

    def rules(self) -> Rules:
        """Return rules: of labels, of targets before and after they are smoothed, and of how much rows count."""

        def counts(f: Computed) -> Any:
            if self.ignore_index is not None:
                return (f.column != self.ignore_index).astype(int)
            if self.padding == "none":
                return np.ones((*f.p.shape[:-1], 1), dtype=int)
            w = f.w.reshape(*f.p.shape[:-1], 1)
            return w.astype(int) if self.padding == "mask" else w

        def label(f: Computed) -> Any:
            column = np.where((f.column >= 0) & (f.column < f.classes), f.column, 0)  # one not known is some class
            return (column == np.arange(f.classes)).astype(int)

        return {
            "classes": lambda f: int(f.p.shape[-1]),
            "column": lambda f: f.labels.reshape(*f.p.shape[:-1], 1),
            "label": label if self.targets == "labels" else lambda f: f.y,
            "share": lambda f: f.smoothing / f.classes,
            "targets": lambda f: (1 - f.smoothing) * f.label + f.share if self.smoothing else f.label,
            "counts": counts,
            "counted": lambda f: f.counts.sum(-2, keepdims=True),
            "unit": lambda f: f.p[..., :1] * 0 + 1,
        }

    def reduced(self, row: Rule) -> Rule:
        """Return the gradient of a batch from that of its rows."""
        if self.mean:
            return lambda f: f.counts * row(f) / f.counted
        return (lambda f: f.counts * row(f)) if self.padded else row

    def of_rows(self, right: Any, **arguments: Any) -> Any:
        """Return right sides of rows as the gradient of a batch."""
        return self.reduced(lambda _: right)(self.batch(arguments))

    def of_mean(self, right: Any, **arguments: Any) -> Any:
        """Return the gradient of the mean of a batch as that of its loss."""
        return right if self.mean else self.batch(arguments).counted * right

    # --- places in the book; adding 0 p turns whole numbers into numbers as p has them ---

    def binding(self, letter: str, values: Callable[[Computed], Mapping[str, Any]]) -> Binding:
        """Return what variables are: logits, up to a constant in each row, weights if these are given, and values."""

        def book(**arguments: Any) -> dict[str, Any]:
            f = self.batch(arguments)
            logits = {letter: f.x} if self.given == "input" else {letter: np.log(f.p), f"softmax({letter})": f.p}
            return {**logits, **values(f)}

        return book

    def rows(self, targets: Rule = lambda f: f.targets) -> Binding:
        """Return the variables of the gradient of a row."""
        return self.binding("x", lambda f: {"y": targets(f) + 0 * f.p})

    def smoothed(self) -> Binding:
        """Return the variables of the gradient of a row with a smoothed label."""
        return self.binding("x", lambda f: {"k": f.label.argmax(-1), "epsilon": f.smoothing})

    def batches(self, weight: Rule = lambda f: f.counts) -> Binding:
        """Return the variables of the gradient of the mean of a batch."""
        return self.binding("X", lambda f: {"Y": f.targets + 0 * f.p, "w": (weight(f) + 0 * f.p)[..., 0]})

    def smoothed_batches(self) -> Binding:
        """Return the variables of the gradient of the mean of a batch with smoothed targets."""
        return self.binding(
            "X", lambda f: {"Y": f.label + 0 * f.p, "w": (f.counts + 0 * f.p)[..., 0], "epsilon": f.smoothing}
        )


# --- what is known of the gradient ---


def _ways(r: LossReading) -> Iterator[tuple[Way, Rule]]:
    kind = "smoothed" if r.smoothing else r.targets
    each = (OF_SUM, MORE[kind]) if kind in MORE else (OF_SUM,)
    for way, (name, row) in product(PROBABILITIES if r.given == "input" else (Way("given", {}),), each):
        yield way._replace(name=f"{name}, {way.name}"), r.reduced(row)
    yield Way("by the Jacobian"), r.reduced(_by_jacobian)


def _wrong_rows(r: LossReading) -> tuple[Wrong, ...]:
    """Return the mistakes of each row, or none where they are none or none of their own."""
    without = [] if r.targets == "any" else ["sum of the targets missing", "normalised targets"]
    without += [] if r.given == "input" else ["softmax missing"]
    conventions = ("softmax missing",) if r.given == "input" else ("softmax twice",)
    return mistakes(ROWS, r.rows(), without=without, conventions=conventions, changed=r.of_rows)


def _wrong_smoothing(r: LossReading) -> Iterator[Wrong]:
    spread = ("spread over the other classes",)
    yield from mistakes(SMOOTHED, r.smoothed(), without=("sign",), conventions=spread, changed=r.of_rows)
    names = ["uniform law forgotten", "uniform law not divided by the classes"]
    names += ["padding smoothed"] if r.padded and r.mean else []
    yield from mistakes(SMOOTHED_BATCH, r.smoothed_batches(), names=names, changed=r.of_mean)
    if r.padded and not r.mean:
        half = r.rows(lambda f: f.counts * ((1 - f.smoothing) * f.label) + f.share)
        yield mistake("padding smoothed", Origin(half, ROWS))


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
        summed: Formula = lambda right, **given: (1 - r.batch(given).counts).sum(-2, keepdims=True) * right  # noqa: E731
        origin = Origin(r.batches(lambda f: 1 - f.counts), PADDED, laid_out=None if r.mean else summed)
        yield mistake("mask the other way round", origin, convention=True)


def _rows_drawn(r: LossReading, rng: np.random.Generator, shape: Shape) -> dict[str, Any]:
    """Return targets, and which rows count: of several rows one at least, and not all."""
    rows, n = shape
    arrays: dict[str, Any] = {}
    live = rng.permutation(np.arange(rows) % 2 == 0)
    if r.targets == "any":  # they do not sum to one, or a program that forgets their sum is right
        arrays["y"] = rng.uniform(0.125, 1.0, shape)
    elif r.targets == "probabilities":
        arrays["z"] = rng.standard_normal(shape)
    else:
        labels = rng.choice([c for c in range(n) if c != r.ignore_index], size=rows)
        arrays["labels"] = labels if r.ignore_index is None else np.where(live, labels, r.ignore_index)
    if r.padding == "mask":
        arrays["w"] = live
    elif r.padding == "weights":
        arrays["w"] = np.where(live, rng.uniform(0.5, 2.0, rows), rng.permutation(np.arange(rows) % 3 / 2))
    return arrays


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
    targets: Targets = "any",
    reduction: Reduction = "none",
    smoothing: float = 0.0,
    ignore_index: int | None = None,
    padding: Padding = "none",
    given: Given = "input",
) -> Statement:
    """Return the gradient of the cross-entropy at the logits.

    Parameters
    ----------
    targets, reduction, padding, given : str
        See `Targets`, `Reduction`, `Padding` and `Given`.
    smoothing : float
        Of labels: how much is spread over all classes, the right one included.
    ignore_index : int, optional
        The label of rows that do not count.
    """
    r = LossReading(targets, reduction, smoothing, ignore_index, padding, given)
    theorem, book = ROWS, r.rows(lambda f: f.counts * f.targets)
    if r.mean:
        theorem, book = (SMOOTHED_BATCH, r.smoothed_batches()) if smoothing else (PADDED, r.batches())
    elif smoothing and not r.padded:
        theorem, book = SMOOTHED, r.smoothed()
    arguments: dict[str, tuple[str, ...]] = {"x": LOGITS} if given == "input" else {"p": GIVEN}
    arguments |= {"labels": LABELS} if targets == "labels" else {"y": TARGETS}
    arguments |= {} if padding == "none" else {"w": MASK}
    derived: dict[str, Formula] = {} if given == "input" else {"p": lambda x, **_: softmax(x)}
    derived |= {"y": lambda z, **_: softmax(z)} if targets == "probabilities" else {}
    constants: dict[str, float] = {"smoothing": smoothing} if smoothing else {}
    wrong = (*_wrong_batches(r), *(_wrong_smoothing(r) if smoothing else ()), *_wrong_rows(r))
    rules = SOFTMAX, r.rules()
    result = Result(theorem, book, tuple(spelled(_ways(r), *rules)), wrong, summands(theorem, book))
    return Statement(
        name="cross_entropy_gradient",
        arguments=arguments,
        results={"dx": result},
        probes=_probes(r),
        shapes=SMOOTHED_SHAPES if smoothing else SHAPES,
        axes=AXES,
        constants=constants if ignore_index is None else {**constants, "ignore_index": ignore_index},
        derived=derived,
    )
