"""Graphs of array operations on rounding balls: what a closed form gives as the program that one would write.

That program subtracts largest exponents, takes a logarithm of a sum of exponentials apart, and contracts by products of
matrices: it is finite where the term as written overflows, and rounds in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial, reduce
from operator import mul
from typing import Any, NamedTuple

import numpy as np

from derive.kernel.terms import Dim
from derive.programs.operations import Operation, Operations
from verify.checking.rounding.rounded import Rounded, rounded, stored
from verify.numbers.error_function import erfs

__all__ = ["Run", "function", "power", "run"]

Values = Sequence[Any]
OF_LOGARITHM, FURTHEST = 8, 1e3
"""Roundings of a logarithm of a sum of two exponentials: those of both, of the sum, and of the logarithm."""


class Run(NamedTuple):
    """A graph, and the values of its nodes at some arguments.

    Attributes
    ----------
    graph : Operations
    given : mapping of str to Rounded
    sizes : mapping of Dim to int
    values : mapping of int to Rounded
        In the order of the nodes.
    """

    graph: Operations
    given: Mapping[str, Any]
    sizes: Mapping[Dim, int]
    values: Mapping[int, Any]

    def changed(self, node: int, value: Any, root: int) -> Any:
        """Return the value of a node if another node had another value, of the same shape."""
        other: Any = value if isinstance(value, Rounded) else rounded(value, self.like.model)
        replaced = {node: np.broadcast_to(other, self.values[node].shape)}
        for n in self.values:
            operation = self.graph.nodes[n]
            if n not in replaced and not replaced.keys().isdisjoint(operation.args):
                operands = [replaced.get(a, self.values[a]) for a in operation.args]
                replaced[n] = _operation(operation, operands, self.given, self.sizes, self.like)
        return replaced.get(root, self.values[root])

    @property
    def like(self) -> Rounded:
        """Some array of the kind that all are."""
        first: Rounded = next(iter(self.given.values()))
        return first


def run(graph: Operations, roots: Sequence[int], given: Mapping[str, Any]) -> Run:
    """Compute some nodes, and all that they need.

    Parameters
    ----------
    graph : Operations
    roots : sequence of int
    given : mapping of str to Rounded
        Inputs of the graph, by name; further axes in front are those of questions.

    Examples
    --------
    >>> from derive.programs.operations import Operations
    >>> from verify.checking.rounding.models import ladder
    >>> from verify.checking.rounding.rounded import rounded
    >>> graph = Operations()
    >>> x = graph.node("input", data=("x", ("n",)), rank=1)
    >>> squares = graph.node("sum", graph.power(x, 2), data=-1, rank=1)
    >>> made = run(graph, [squares], {"x": rounded([1.0, 2.0], ladder("float32")[0])}).values[squares]
    >>> made.value, made.radius
    (array([5.]), array([0.]))
    """
    first = next(iter(given.values()))
    sizes: dict[Dim, int] = {}
    for node in graph.nodes:
        if node.op in ("input", "scalar") and node.data[1]:
            array = given[node.data[0]]
            sizes.update(zip(node.data[1], array.shape[array.ndim - len(node.data[1]) :], strict=True))
    values: dict[int, Any] = {}
    for n in graph.reached(*roots):
        node = graph.nodes[n]
        values[n] = _operation(node, [values[a] for a in node.args], given, sizes, first)
    return Run(graph, given, sizes, values)


def _operation(node: Operation, on: Values, given: Mapping[str, Any], sizes: Mapping[Dim, int], like: Rounded) -> Any:
    match node.op:
        case "number":
            return like.constant(node.data)
        case "size":
            return like.constant(Fraction(sizes[node.data]))
        case "scalar" | "input":
            return like.pi() if node.data == ("pi", None) else given[node.data[0]]
        case "eye" | "ones":
            shape = [int(a.value) for a in on]
            made = np.eye(shape[0]) if node.op == "eye" else np.ones(shape)
            return Rounded(made, 0.0, like.model)
    return _OF_DATA[node.op](node.data, *on) if node.op in _OF_DATA else _ARRAYS[node.op](*on)


def function(name: str) -> Callable[[Any], Any]:
    """Return a function of graphs by its name, on rounding balls."""
    operation: Callable[[Any], Any] = _OF_WORDS[name] if name in _OF_WORDS else getattr(np, name)
    return operation


def _sigmoid(x: Any) -> Any:
    """Return the logistic function, by an exponential that does not overflow.

    A program may take it from tanh, for which machines have an instruction, though the tail loses its digits.
    """
    e = np.exp(-_absolute(x))
    by_exponential, by_tanh = np.where(x.value >= 0, 1.0 / (1.0 + e), e / (1.0 + e)), 0.5 * np.tanh(0.5 * x) + 0.5
    return Rounded(by_exponential.value, np.maximum(by_exponential.radius, by_tanh.radius), x.model)


def _absolute(x: Rounded) -> Rounded:
    return Rounded(np.abs(x.value), x.radius, x.model)


def _sign(x: Rounded) -> Rounded:
    """Return the sign, of which nothing is known where a number may be zero."""
    return Rounded(np.sign(x.value), np.where(np.abs(x.value) > x.radius, 0.0, np.inf), x.model)


def _step(x: Rounded) -> Rounded:
    sign = _sign(x)
    return Rounded((1.0 + sign.value) / 2, sign.radius, x.model)


def power(a: Any, exponent: int) -> Any:
    """Return a power with an integer exponent that is not zero, by products."""
    product = reduce(mul, [a] * abs(exponent))
    return product if exponent > 0 else 1.0 / product


def _largest(a: Rounded, axis: int) -> Rounded:
    """Return numbers by which exponents are lessened: whatever they are they cancel, so that they have no error."""
    return Rounded(a.value.max(axis, keepdims=True), 0.0, a.model)


def _one_of(choice: np.ufunc, a: Rounded, b: Rounded) -> Rounded:
    """Return the larger, or the smaller, of two numbers, which is as far off as one of them at most."""
    return Rounded(choice(a.value, b.value), np.maximum(a.radius, b.radius), a.model)


def _log_of_sum(a: Rounded, b: Rounded) -> Any:
    """Return ``log(exp(a) + exp(b))``, which changes as a mean of the two does, as programs shift it.

    What the smaller one adds keeps its digits, as there is `log1p`.
    """
    value = np.logaddexp(a.value, b.value)
    above, both = np.clip(a.value - b.value, -FURTHEST, FURTHEST), a.radius + b.radius
    apart = np.abs(above)
    own = (OF_LOGARITHM + apart) * a.model.operation.unit * np.log1p(np.exp(-apart))
    shares = a.radius / (1 + np.exp(-above - both)) + b.radius / (1 + np.exp(above - both))
    return stored(value, np.fmin(np.maximum(a.radius, b.radius), shares) + own, a.model, np.asarray(False))


def _diagonal(a: Rounded, first: int, second: int) -> Rounded:
    value, radius = (np.diagonal(x, axis1=first, axis2=second) for x in (a.value, a.radius))
    return Rounded(value, radius, a.model)


def _contraction(pattern: str, operands: Values) -> Any:
    """Return the sum of products that a pattern of ``einsum`` with leading axes says."""
    before, _, after = pattern.partition("->")
    labels = [part.removeprefix("...") for part in before.split(",")]
    kept = after.removeprefix("...")
    summed = [x for x in dict.fromkeys("".join(labels)) if x not in kept]
    order = [*kept, *summed]
    aligned = [_aligned(a, label, order) for a, label in zip(operands, labels, strict=True)]
    product = reduce(mul, aligned)
    return product.sum(tuple(range(-len(summed), 0))) if summed else product


def _aligned(a: Any, label: str, order: Sequence[str]) -> Any:
    """Return an array with one axis for each label of an order, of size one where it has none."""
    lead = a.ndim - len(label)
    places = [lead + label.index(x) for x in order if x in label]
    moved = a.transpose(*range(lead), *places)
    return moved[(..., *(slice(None) if x in label else np.newaxis for x in order))]


_ARRAYS: Mapping[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.true_divide,
    "neg": np.negative,
    "matmul": np.matmul,
    "maximum": partial(_one_of, np.maximum),
    "minimum": partial(_one_of, np.minimum),
    "logaddexp": _log_of_sum,
}
_OF_DATA: Mapping[str, Callable[..., Any]] = {
    "fn": lambda name, a: function(name)(a),
    "pow": lambda exponent, a: power(a, exponent),
    "index": lambda places, a: a[(..., *(np.newaxis if s is None else 0 if s == 0 else slice(None) for s in places))],
    "slice": lambda cut, a: a[(..., slice(cut[1], None, 2), *(slice(None),) * (-cut[0] - 1))],  # an axis and a start
    "swap": lambda axes, a: a.swapaxes(*axes),
    "sum": lambda axis, a: a.sum(axis, keepdims=True),
    "max": lambda axis, a: _largest(a, axis),
    "diagonal": lambda axes, a: _diagonal(a, *axes),
    "einsum": lambda pattern, *arrays: _contraction(pattern, arrays),
}
"""Operations that something is told besides the arrays."""
_OF_WORDS: Mapping[str, Callable[[Any], Any]] = {
    "erf": erfs,
    "sigmoid": _sigmoid,
    "abs": _absolute,
    "sign": _sign,
    "step": _step,
}
