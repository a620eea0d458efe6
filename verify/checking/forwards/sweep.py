"""A reverse sweep over arrays: the gradient of a NumPy function as a program computes it that goes back step by step.

On rounding balls a sweep says how far such a program may be off. Each of its edges, from a step to what the step was
made of, is a place for a mistake: what goes back there is left out, counted twice, has the other sign or is averaged.
The tests have a tape that gives the same gradients number by number, on balls, and shares nothing with this.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from verify.checking.forwards.constants import Replacement
from verify.checking.forwards.recorded import Back, RecordedArray
from verify.checking.rounding.rounded import Rounded

__all__ = ["CHANGES", "Change", "Edge", "Misstep", "Recording", "forward_of"]

LONGEST = 60
"""Characters of a step that is said."""
CHANGES: Mapping[str, tuple[str, Callable[[Any, int], Any]]] = {
    "dropped": ("is left out", lambda g, count: 0 * g),
    "twice": ("is counted twice", lambda g, count: g + g),
    "turned": ("has the other sign", lambda g, count: -g),
    "averaged": ("is divided by the number of its entries", lambda g, count: g / count),
}
"""What may become of what goes back over an edge, in words."""


class Edge(NamedTuple):
    """From a step to one of its operands: in words, and how many entries the step has."""

    step: str
    operand: str
    entries: int


class Change(NamedTuple):
    """A mistake at an edge of a sweep."""

    edge: int
    kind: str


class _Step(NamedTuple):
    text: str
    entries: int
    operands: tuple[tuple[int, Back], ...]


class Misstep(NamedTuple):
    """A mistake in a forward pass: a step has the other sign, or one of its operands stands in its place.

    Attributes
    ----------
    step : int
    operand : int or None
        Its number among the operands; None where the sign is another.
    """

    step: int
    operand: int | None


class Recording:
    """Steps in the order in which they were done, one of them perhaps with a mistake."""

    def __init__(self, misstep: Misstep | Replacement | None = None) -> None:
        self.misstep = misstep if isinstance(misstep, Misstep) else None
        self.replaced = {} if misstep is None or isinstance(misstep, Misstep) else misstep
        self.arguments: list[int] = []
        self.constants: list[Any] = []
        self.steps: list[_Step] = []
        self.shapes: list[tuple[int, ...]] = []

    def argument(self, name: str, value: Any) -> RecordedArray:
        """Return an argument, whose gradient is asked for."""
        self.arguments.append(len(self.steps))
        return self.step(name, value)

    def constant(self, array: Any) -> Any:
        """Return a constant array, or what is used in its place."""
        self.constants.append(array)
        change = self.replaced.get(len(self.constants) - 1)
        return array if change is None else change(array)

    def step(self, text: str, value: Any, *operands: tuple[RecordedArray, Back]) -> RecordedArray:
        """Return the result of a step, with what takes its cotangent back to each operand."""
        value = _array(value)
        shape = value.shape
        if self.misstep is not None and self.misstep.step == len(self.steps):
            if self.misstep.operand is None:
                value, operands = -value, tuple((a, _turned(back)) for a, back in operands)
            else:
                other, _ = operands[self.misstep.operand]
                value, operands = np.broadcast_to(other.value, shape), ((other, lambda g: g),)
        self.steps.append(_Step(_cut(text), math.prod(shape), tuple((a.number, back) for a, back in operands)))
        self.shapes.append(shape)
        return RecordedArray(self, len(self.steps) - 1, value, text)

    def rename(self, number: int, text: str) -> None:
        """Say a step in other words."""
        self.steps[number] = self.steps[number]._replace(text=_cut(text))

    def missteps(self) -> list[tuple[str, Misstep]]:
        """Return what may be wrong in a forward pass, in words."""
        missteps = list[tuple[str, Misstep]]()
        for n, step in enumerate(self.steps):
            if step.operands or n in self.arguments:
                missteps.append((f"{step.text} has the other sign", Misstep(n, None)))
            for k, (operand, _) in enumerate(step.operands):
                into, other = self.shapes[n], self.shapes[operand]
                if len(other) <= len(into) and all(a in (1, b) for a, b in zip(other[::-1], into[::-1], strict=False)):
                    words = f"{self.steps[operand].text} stands in the place of {step.text}"
                    missteps.append((words, Misstep(n, k)))
        return missteps

    def edges(self, last: int) -> list[Edge]:
        """Return the edges of a sweep from a step, in its order."""
        reached, edges = {last}, list[Edge]()
        for n in range(last, -1, -1):
            if n in reached:
                step = self.steps[n]
                for operand, _ in step.operands:
                    reached.add(operand)
                    edges.append(Edge(step.text, self.steps[operand].text, self.steps[operand].entries))
        return edges

    def sweep(self, last: int, cotangent: Any, change: Change | None = None) -> dict[int, Any]:
        """Return the cotangents of all steps that a step depends on, by their numbers."""
        adjoint, edge = {last: cotangent}, 0
        for n in range(last, -1, -1):
            if n not in adjoint:
                continue
            for operand, back in self.steps[n].operands:
                part = _unbroadcast(back(adjoint[n]), self.shapes[operand])
                if change is not None and change.edge == edge:
                    part = CHANGES[change.kind][1](part, self.steps[operand].entries)
                edge += 1
                adjoint[operand] = adjoint[operand] + part if operand in adjoint else part
        return adjoint


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2 - 2]} ... {text[3 - LONGEST // 2 :]}"


def _turned(back: Back) -> Back:
    return lambda g: -back(g)


def _array(value: Any) -> Any:
    """Return an array, which a sum of elements of Python is not."""
    return value if isinstance(value, Rounded) else np.asarray(value)


def _unbroadcast(g: Any, shape: tuple[int, ...]) -> Any:
    """Return a cotangent summed over the axes along which an operand was repeated."""
    g = _array(g)
    if g.shape == shape:
        return g
    lead = g.ndim - len(shape)
    if lead:
        g = g.sum(tuple(range(lead)))
    axes = tuple(n for n, size in enumerate(shape) if size == 1 and g.shape[n] > 1)
    if axes:
        g = g.sum(axes, keepdims=True)
    g = _array(g)
    return g if g.shape == shape else np.broadcast_to(g, shape)


def forward_of(
    function: Callable[..., Any], arguments: Mapping[str, Any], misstep: Misstep | Replacement | None = None
) -> tuple[Recording, RecordedArray, dict[str, int]]:
    """Record a forward pass: its steps, its result, and the number of the step of each argument.

    Raises
    ------
    ValueError
        If it returns no array that depends on its arguments.
    """
    recording = Recording(misstep)
    given = {name: recording.argument(name, value) for name, value in arguments.items()}
    result = function(**given)
    if not isinstance(result, RecordedArray):
        raise ValueError(f"forward: expected an array that depends on the arguments, got {type(result).__name__}")
    return recording, result, {name: argument.number for name, argument in given.items()}
