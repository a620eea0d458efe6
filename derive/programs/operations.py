"""Array operations as a graph, in which what is written twice is computed once.

Axes that are nobody's own come first, in any number; a node knows its last ``rank`` axes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from operator import add, mul, sub
from types import MappingProxyType
from typing import Any, NamedTuple

LEAVES = ("number", "size", "scalar", "input")
_FOLDED: Mapping[str, Callable[[Any, Any], Any]] = MappingProxyType({"add": add, "sub": sub, "mul": mul})


class Operation(NamedTuple):
    """An operation on other nodes.

    Attributes
    ----------
    op : str
        ``number``, ``size``, ``scalar``, ``input``; ``add``, ``sub``, ``mul``, ``div``, ``neg``, ``pow``; ``fn``;
        ``sum`` and ``max`` over an axis that stays, with size one; ``matmul``, ``einsum``; ``index``, ``swap``,
        ``slice``, ``diagonal``; ``eye``, ``ones``; ``logaddexp``, ``maximum``, ``minimum``.
    args : tuple of int
    data : hashable
        What the operation asks for besides: a name, a number, an axis.
    rank : int
    scalar : bool
        It is a number of Python.
    """

    op: str
    args: tuple[int, ...]
    data: Any
    rank: int
    scalar: bool


class Operations:
    """Nodes, each after those that it needs, and the names that some were given."""

    def __init__(self) -> None:
        self.nodes: list[Operation] = []
        self.names: dict[int, str] = {}
        self._numbers: dict[Operation, int] = {}

    def node(self, op: str, *args: int, data: Any = None, rank: int | None = None) -> int:
        """Return the node of an operation; elementwise ones have the rank of their widest operand."""
        if rank is None:
            rank = max(self.nodes[a].rank for a in args)
        of_scalars = op not in ("eye", "ones") and bool(args) and all(self.nodes[a].scalar for a in args)
        scalar = op in ("number", "size", "scalar") or of_scalars
        made = Operation(op, args, data, rank, scalar)
        if made not in self._numbers:
            self._numbers[made] = len(self.nodes)
            self.nodes.append(made)
        return self._numbers[made]

    def number(self, q: Fraction | int) -> int:
        """Return an exact number."""
        return self.node("number", data=Fraction(q), rank=0)

    def value(self, node: int) -> Fraction | None:
        """Return the number that a node is, if it is one."""
        operation = self.nodes[node]
        return operation.data if operation.op == "number" else None

    def binary(self, op: str, a: int, b: int) -> int:
        """Return a sum, difference, product or quotient, without the parts that do nothing."""
        left, right = self.value(a), self.value(b)
        if left is not None and right is not None and (op != "div" or right):
            return self.number(left / right if op == "div" else _FOLDED[op](left, right))
        if right == (0 if op in ("add", "sub") else 1):
            return a
        if left == 0 and op == "add" or left == 1 and op == "mul":
            return b
        if left == 0 and op == "sub" or left == -1 and op == "mul":
            return self.negative(b)
        if right == -1 and op in ("mul", "div"):
            return self.negative(a)
        if op == "div" and right and self.nodes[a].op == "mul":
            first, second = self.nodes[a].args
            q = self.value(first)
            if q is not None and _terminates(q / right):  # 0.5*x for 3*x/6
                return self.binary("mul", self.number(q / right), second)
        return self.node(op, a, b)

    def negative(self, a: int) -> int:
        """Return a node with the other sign."""
        operation = self.nodes[a]
        if operation.op == "number":
            return self.number(-operation.data)
        if operation.op == "sub":
            return self.node("sub", *reversed(operation.args))
        if operation.op == "mul":
            first = self.nodes[operation.args[0]]
            if first.op in ("number", "neg"):
                return self.binary("mul", self.negative(operation.args[0]), operation.args[1])
        return operation.args[0] if operation.op == "neg" else self.node("neg", a)

    def swap(self, a: int) -> int:
        """Return an array with its last two axes exchanged."""
        operation = self.nodes[a]
        if operation.op == "swap" and operation.data == (-2, -1):
            return operation.args[0]
        if operation.op == "matmul":
            return self.node("matmul", *map(self.swap, reversed(operation.args)))
        if operation.op in ("mul", "div") and any(self.nodes[b].scalar for b in operation.args):
            return self.node(operation.op, *(b if self.nodes[b].scalar else self.swap(b) for b in operation.args))
        return self.node("swap", a, data=(-2, -1))

    def power(self, a: int, exponent: int) -> int:
        """Return a power with an integer exponent."""
        base = self.value(a)
        if exponent in (0, 1):
            return a if exponent else self.number(1)
        if base is not None and (base or exponent > 0):
            return self.number(base**exponent)
        return self.node("pow", a, data=exponent)

    def call(self, node: int, name: str) -> None:
        """Name what a node computes, unless it only looks at something or has a name."""
        if self.nodes[node].op not in (*LEAVES, "index", "swap"):
            self.names.setdefault(node, name)

    def reached(self, *roots: int) -> list[int]:
        """Return some nodes and all that they need, each after those that it needs."""
        needed, todo = {*roots}, [*roots]
        while todo:
            for a in self.nodes[todo.pop()].args:
                if a not in needed:
                    needed.add(a)
                    todo.append(a)
        return sorted(needed)  # a node is made after its operands


def _terminates(q: Fraction) -> bool:
    """Tell whether a number has finitely many decimals."""
    rest = q.denominator
    for p in (2, 5):
        while rest % p == 0:
            rest //= p
    return rest == 1
