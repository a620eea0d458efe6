"""What a loss is computed from under the conventions of a program, and where its gradients are in the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from verify.checking.statement import Binding, Formula, Staged, one_of
from verify.checking.statements.softmax import softmax

__all__ = ["PADDED", "ROWS", "SMOOTHED", "SMOOTHED_BATCH", "LossBatch", "Loss", "LossReading"]

ROWS, SMOOTHED, PADDED, SMOOTHED_BATCH = (
    "cross_entropy_gradient",
    "label_smoothed_cross_entropy_gradient",
    "padded_cross_entropy_gradient",
    "smoothed_padded_cross_entropy_gradient",
)
"""Theorems: of a row, of a row with a smoothed label, of the mean of a batch, and of that with smoothed targets."""


class LossBatch(NamedTuple):
    """What a loss is computed from.

    Attributes
    ----------
    x, p : array, shape (..., rows, n)
        Logits and weights; only the latter if the program is given these.
    y : array
        Targets before they are smoothed.
    w : array, shape (..., rows, 1)
        How much each row counts.
    eps : number or None
        The smoothing.
    """

    x: Any
    p: Any
    y: Any
    w: Any
    eps: Any

    @property
    def classes(self) -> int:
        """How many classes there are."""
        return int(self.y.shape[-1])

    @property
    def targets(self) -> Any:
        """The targets, smoothed."""
        return self.y if self.eps is None else (1 - self.eps) * self.y + self.eps / self.classes

    @property
    def counted(self) -> Any:
        """How many rows count, or their weight."""
        return self.w.sum(-2, keepdims=True)


Loss: TypeAlias = Callable[[LossBatch], Any]


@dataclass(frozen=True)
class LossReading:
    """The conventions, and what the arguments of a program mean under them.

    Parameters
    ----------
    targets : {"any", "probabilities", "labels"}
    reduction : {"none", "sum", "mean"}
    smoothing : float
    ignore_index : int or None
    padding : {"none", "mask", "weights"}
    given : {"input", "output"}

    Raises
    ------
    ValueError
        If there is no such convention, or two exclude each other.
    """

    targets: str
    reduction: str
    smoothing: float
    ignore_index: int | None
    padding: str
    given: str

    def __post_init__(self) -> None:
        one_of("targets", self.targets, ("any", "probabilities", "labels"))
        one_of("reduction", self.reduction, ("none", "sum", "mean"))
        one_of("padding", self.padding, ("none", "mask", "weights"))
        one_of("given", self.given, ("input", "output"))
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
        """Whether the loss is a mean."""
        return self.reduction == "mean"

    @property
    def padded(self) -> bool:
        """Whether some rows do not count."""
        return self.ignore_index is not None or self.padding != "none"

    # --- what arguments mean ---

    def batch(self, arguments: Mapping[str, Any], probabilities: Formula = softmax) -> LossBatch:
        """Return what the arguments of a program are."""
        x = arguments.get("x")
        p = arguments["p"] if x is None else probabilities(x)
        rows, n = p.shape[:-1], p.shape[-1]
        w = np.ones((*rows, 1), dtype=int)
        if self.targets == "labels":
            labels = arguments["labels"].reshape(*rows, 1)
            if self.ignore_index is not None:
                w = (labels != self.ignore_index).astype(int)
            known = np.where((labels >= 0) & (labels < n), labels, 0)  # before it is masked, it has to be some class
            y = (known == np.arange(n)).astype(int)
        else:
            y = arguments["y"]
        if self.padding != "none":
            w = arguments["w"].reshape(*rows, 1)
            w = w.astype(int) if self.padding == "mask" else w
        return LossBatch(x, p, y, w, arguments.get("smoothing"))

    def of(self, loss: Loss, probabilities: Formula = softmax) -> Formula:
        """Return a formula of the arguments; what they are is computed once for all with the same weights."""
        return Staged(_Read(self, probabilities), loss)

    def reduced(self, row: Loss) -> Loss:
        """Return the gradient of a batch from that of its rows."""
        if self.mean:
            return lambda b: b.w * row(b) / b.counted
        return (lambda b: b.w * row(b)) if self.padded else row

    # --- places in the book; adding 0 p turns whole numbers into numbers as p has them ---

    def logits(self, letter: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Return logits, up to a constant in each row, and the weights where these are given."""
        if self.given == "input":
            return {letter: arguments["x"]}
        return {letter: np.log(arguments["p"]), f"softmax({letter})": arguments["p"]}

    def rows(self, targets: Loss = lambda b: b.targets) -> Binding:
        """Return the variables of the gradient of a row."""

        def book(**arguments: Any) -> dict[str, Any]:
            b = self.batch(arguments)
            return {**self.logits("x", arguments), "y": targets(b) + 0 * b.p}

        return book

    def smoothed(self) -> Binding:
        """Return the variables of the gradient of a row with a smoothed label."""

        def book(**arguments: Any) -> dict[str, Any]:
            b = self.batch(arguments)
            return {**self.logits("x", arguments), "k": b.y.argmax(-1), "epsilon": b.eps}

        return book

    def batches(self, weight: Loss = lambda b: b.w) -> Binding:
        """Return the variables of the gradient of the mean of a batch."""

        def book(**arguments: Any) -> dict[str, Any]:
            b = self.batch(arguments)
            rows = {"Y": b.targets + 0 * b.p, "w": (weight(b) + 0 * b.p)[..., 0]}
            return {**self.logits("X", arguments), **rows}

        return book

    def smoothed_batches(self) -> Binding:
        """Return the variables of the gradient of the mean of a batch with smoothed targets."""

        def book(**arguments: Any) -> dict[str, Any]:
            b = self.batch(arguments)
            return {**self.batches()(**arguments), "Y": b.y + 0 * b.p, "epsilon": b.eps}

        return book

    def of_rows(self, right: Any, **arguments: Any) -> Any:
        """Return right sides of rows as the gradient of a batch."""
        return self.reduced(lambda _: right)(self.batch(arguments))

    def of_mean(self, right: Any, **arguments: Any) -> Any:
        """Return the gradient of the mean of a batch as that of its loss."""
        return right if self.mean else self.batch(arguments).counted * right


@dataclass(frozen=True)
class _Read:
    """The first stage of formulas with the same weights."""

    reading: LossReading
    probabilities: Formula

    def __call__(self, **arguments: Any) -> LossBatch:
        return self.reading.batch(arguments, self.probabilities)
