"""Arrays whose own axes have labels: those of indices. Operations bring them together, whatever their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .operations import Operations

ONE = ""
"""The label of an axis that was summed over: its size is one."""


class Array(NamedTuple):
    """Hold a node and the labels of its axes.

    Attributes
    ----------
    node : int
    axes : tuple of str
    """

    node: int
    axes: tuple[str, ...] = ()

    @property
    def labels(self) -> tuple[str, ...]:
        """Return the labels of the axes that are longer than one."""
        return tuple(a for a in self.axes if a != ONE)


class Arrays:
    """Operations on labelled arrays, written into a graph.

    Attributes
    ----------
    graph : Operations
    order : tuple of str
        Labels of the result: where arrays of other labels come together, they have this order.
    """

    def __init__(self, graph: Operations) -> None:
        self.graph = graph
        self.order: tuple[str, ...] = ()

    def mapped(self, op: str, *operands: Array, data: Any = None) -> Array:
        """Return an operation on entries at the same labels."""
        axes = self._common(operands)
        nodes = [self.aligned(a, axes) for a in operands]
        if op in ("add", "sub", "mul", "div"):
            return Array(self.graph.binary(op, *nodes), axes)
        if op == "neg":
            return Array(self.graph.negative(nodes[0]), axes)
        if op == "pow":
            return Array(self.graph.power(nodes[0], data), axes)
        return Array(self.graph.node(op, *nodes, data=data), axes)

    def _common(self, operands: Sequence[Array]) -> tuple[str, ...]:
        """Return axes for all operands: those of the widest, then what others have."""
        widest, *others = sorted(operands, key=lambda a: (-len(a.labels), -len(a.axes)))
        axes = list(widest.axes)
        width = len(axes)
        for other in others:
            for place, label in enumerate(other.axes, start=width - len(other.axes)):
                if label == ONE or label in axes:
                    continue
                if place >= 0 and axes[place] == ONE:
                    axes[place] = label
                else:
                    axes.append(label)
        if len(axes) > width and set(axes) <= set(self.order):
            axes.sort(key=self.order.index)
        return tuple(axes)

    def aligned(self, a: Array, axes: Sequence[str]) -> int:
        """Return an array with an axis for each of some labels: of size one where it has none."""
        graph = self.graph
        if graph.nodes[a.node].scalar:
            return a.node
        order = [x for x in axes if x in a.labels]
        if list(a.labels) != order:
            a = self.sorted(a, order)
        shown: list[int | None] = []
        rest = list(a.axes)
        for label in axes:
            if label != ONE and label in a.labels:
                while rest[0] == ONE:
                    shown.append(0)
                    rest.pop(0)
                shown.append(1)
                rest.pop(0)
            elif rest and rest[0] == ONE:
                shown.append(1)
                rest.pop(0)
            else:
                shown.append(None)
        shown += [0] * len(rest)
        return a.node if set(shown) <= {1} else graph.node("index", a.node, data=tuple(shown), rank=len(axes))

    def sorted(self, a: Array, order: Sequence[str]) -> Array:
        """Return an array with its labels in another order, and no other axes."""
        node, axes = self.aligned(a, a.labels), list(a.labels)
        for n, label in enumerate(order):
            if (m := axes.index(label)) != n:
                data = (n - len(axes), m - len(axes))
                node = self.graph.swap(node) if data == (-2, -1) else self.graph.node("swap", node, data=data)
                axes[n], axes[m] = axes[m], axes[n]
        return Array(node, tuple(axes))

    def reduced(self, op: str, a: Array, label: str) -> Array:
        """Return the ``sum`` or ``max`` over a label, whose axis stays with size one."""
        place = a.axes.index(label)
        node = self.graph.node(op, a.node, data=place - len(a.axes), rank=len(a.axes))
        return Array(node, (*a.axes[:place], ONE, *a.axes[place + 1 :]))

    def contracted(self, factors: Sequence[Array], label: str) -> Array:
        """Return the sum over a label of a product, without an array wider than a factor or the result."""
        left, *others = sorted(factors, key=lambda a: -len(a.labels))
        right: Array | None = None
        for other in others:
            if set(other.labels) == set(left.labels):
                left = self.mapped("mul", left, other)
            elif right is None or _within(other, right) or _within(right, other):
                right = other if right is None else self.mapped("mul", right, other)
            elif _within(other, left):
                left = self.mapped("mul", left, other)
            else:
                return self._einsum(factors, label)
        if right is None:
            return self.reduced("sum", left, label)
        return self._einsum((left, right), label) if _within(right, left) else self._matmul(left, right, label)

    def _matmul(self, left: Array, right: Array, label: str) -> Array:
        shared = [x for x in left.labels if x in right.labels and x != label]
        *rows, row = (x for x in left.labels if x not in right.labels)
        *columns, column = (x for x in right.labels if x not in left.labels)
        batch = (*shared, *rows, *columns)
        operands = (self.aligned(left, (*batch, row, label)), self.aligned(right, (*batch, label, column)))
        node = self.graph.node("matmul", *operands, rank=len(batch) + 2)
        return Array(node, (*batch, row, column))

    def _einsum(self, factors: Sequence[Array], label: str) -> Array:
        ordered = [Array(self.aligned(a, a.labels), a.labels) for a in factors]
        labels = list(dict.fromkeys(x for a in ordered for x in a.axes))
        letters = dict(zip(labels, "ijklmnopqrst", strict=False))
        kept = tuple(x for x in labels if x != label)
        parts = [f"...{''.join(letters[x] for x in axes)}" for axes in (*(a.axes for a in ordered), kept)]
        data = f"{','.join(parts[:-1])}->{parts[-1]}"
        return Array(self.graph.node("einsum", *(a.node for a in ordered), data=data, rank=len(kept)), kept)

    def every(self, a: Array, label: str, start: int) -> Array:
        """Return the entries at even places along a label, or at odd ones."""
        if label not in a.axes:
            return a
        place = a.axes.index(label)
        return Array(self.graph.node("slice", a.node, data=(place - len(a.axes), start), rank=len(a.axes)), a.axes)

    def renamed(self, a: Array, names: Mapping[str, str]) -> Array:
        """Return an array with other labels; the diagonal where two become one."""
        axes = [names.get(x, x) for x in a.axes]
        node = a.node
        for label in dict.fromkeys(axes):
            while label != ONE and axes.count(label) > 1:
                first = axes.index(label)
                second = axes.index(label, first + 1)
                data = (first - len(axes), second - len(axes))
                axes = [x for n, x in enumerate(axes) if n not in (first, second)] + [label]
                node = self.graph.node("diagonal", node, data=data, rank=len(axes))
        return Array(node, tuple(axes))

    def full(self, a: Array, sizes: Mapping[str, int]) -> int:
        """Return an array with exactly some labels, in their order; entries are repeated along those that it has not.

        Parameters
        ----------
        a : Array
        sizes : mapping of str to int
            The labels, each with the node of its size.
        """
        node = self.aligned(a, tuple(sizes))
        missing = [x not in a.labels for x in sizes]
        if not any(missing):
            return node
        one = self.graph.number(1)
        shape = [size if lacks else one for size, lacks in zip(sizes.values(), missing, strict=True)]
        return self.graph.node("mul", node, self.graph.node("ones", *shape, data="array", rank=len(shape)))


def _within(a: Array, b: Array) -> bool:
    return set(a.labels) <= set(b.labels)
