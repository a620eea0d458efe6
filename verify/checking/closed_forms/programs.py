"""Slips in a program: one of its operations is another one, lacks an operand, or takes another array for it.

The closed form as a term, `verify.checking.closed_forms.slips`, is one factorization of a formula; the program for it
is another. It names common subexpressions, subtracts largest exponents, and contracts by products of matrices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from derive.programs.operations import Operation, Operations
from derive.values.slips import LEAST_DECIMAL
from verify.checking.closed_forms.graphs import Run, function, power
from verify.checking.closed_forms.spoken import number_of
from verify.checking.rounding.formats import Format
from verify.checking.rounding.rounded import cast

__all__ = ["ProgramChange", "changes", "rare_changes", "rounded_between"]

LONGEST = 48
"""Characters of an operation that is said whole."""
ALIKE = ("input", "scalar")
LIKE = ("sigmoid", "tanh")
"""Functions that are taken for one another."""
_SUM, _PRODUCT, _ATOM = range(3)
_BINARY = {"add": (" + ", _SUM), "sub": (" - ", _SUM), "mul": ("*", _PRODUCT), "div": ("/", _PRODUCT)}
Made = tuple[str, Callable[..., Any]]
"""A mistake in words, and what it makes of the operands."""

MISTAKES: Mapping[str, Sequence[Made]] = MappingProxyType(
    {
        "add": (
            ("{b} is left out of {whole}", lambda x, y: x),
            ("{a} is left out of {whole}", lambda x, y: y),
            ("{b} is subtracted, not added", lambda x, y: x - y),
            ("{a} is subtracted, not added", lambda x, y: y - x),
            ("{b} is added twice", lambda x, y: x + 2.0 * y),
            ("{a} is added twice", lambda x, y: 2.0 * x + y),
        ),
        "sub": (
            ("{b} is not subtracted from {a}", lambda x, y: x),
            ("{a} is left out of {whole}", lambda x, y: -y),
            ("{b} is added, not subtracted", lambda x, y: x + y),
            ("{b} in the place of {whole}", lambda x, y: y),
            ("the sign of {whole} is turned", lambda x, y: y - x),
            ("{b} is subtracted twice", lambda x, y: x - 2.0 * y),
        ),
        "mul": (
            ("{b} is not a factor of {whole}", lambda x, y: x),
            ("{a} is not a factor of {whole}", lambda x, y: y),
            ("{a} is divided by {b}, not multiplied", lambda x, y: x / y),
            ("{b} is divided by {a}, not multiplied", lambda x, y: y / x),
            ("{b} is a factor of {whole} twice", lambda x, y: x * y * y),
            ("{a} is a factor of {whole} twice", lambda x, y: x * x * y),
            ("{b} is added to {a}, not a factor", lambda x, y: x + y),
        ),
        "div": (
            ("{a} is not divided by {b}", lambda x, y: x),
            ("{a} is not a factor of {whole}", lambda x, y: 1.0 / y),
            ("{a} is multiplied by {b}, not divided", lambda x, y: x * y),
            ("{a} is divided by {b} twice", lambda x, y: x / y / y),
            ("{whole} is upside down", lambda x, y: y / x),
        ),
        "neg": (("the sign of {a} is lost", lambda x: x),),
        "logaddexp": (
            ("exp({b}) is left out of the logarithm", lambda x, y: x),
            ("exp({a}) is left out of the logarithm", lambda x, y: y),
        ),
    }
)
"""What an operation on ``a`` and ``b``, together ``whole``, may be instead."""


class ProgramChange(NamedTuple):
    """A mistake in a program.

    Attributes
    ----------
    name : str
        In words.
    node : int
        What is computed otherwise.
    operands : tuple of int
    value : callable
        Takes the operands to what stands in the place of the node.
    """

    name: str
    node: int
    operands: tuple[int, ...]
    value: Callable[..., Any]

    def __call__(self, made: Run, root: int) -> Any:
        """Return the value of a root."""
        return made.changed(self.node, self.value(*(made.values[a] for a in self.operands)), root)


def changes(sample: Run, root: int) -> Iterator[ProgramChange]:
    """Yield programs that differ from one by a single mistake.

    Parameters
    ----------
    sample : Run
        Of the program, where no two sizes are equal: arrays of one shape are of the same axes.
    root : int
        What it returns.

    Examples
    --------
    >>> from derive.programs.operations import Operations
    >>> from verify.checking.rounding.models import ladder
    >>> from verify.checking.closed_forms.graphs import run
    >>> from verify.checking.rounding.rounded import rounded
    >>> graph = Operations()
    >>> x, g = (graph.node("input", data=(name, ("n",)), rank=1) for name in "xg")
    >>> root = graph.node("sub", g, graph.node("sum", graph.node("mul", g, x), data=-1, rank=1))
    >>> made = run(graph, [root], {name: rounded([1.0, 2.0], ladder("float32")[0]) for name in "xg"})
    >>> [change.name for change in changes(made, root)][:3]
    ['x is not a factor of g*x', 'g is not a factor of g*x', 'g is divided by x, not multiplied']
    """
    graph, phrase = sample.graph, _Words(sample.graph)
    for n in sample.values:
        node = graph.nodes[n]
        for words, value in _of(node, phrase):
            yield ProgramChange(words, n, node.args, value)
        if n in graph.names and n != root:
            yield ProgramChange(f"the sign of {phrase(n)} is turned", n, (n,), np.negative)
    shapes = {n: sample.values[n].shape for n in sample.values if graph.nodes[n].op in ALIKE or n in graph.names}
    for n in sample.values:
        node = graph.nodes[n]
        others = [other for other in shapes if other < n]
        if n in graph.names:
            for other in others:
                if shapes[other] == shapes[n]:
                    yield ProgramChange(f"{phrase(other)} in the place of {phrase(n)}", n, (other,), lambda a: a)
        if node.op in OPERATIONS and n != root:
            for other in _below(graph, n):
                if graph.nodes[other].op == "input" and sample.values[other].shape == sample.values[n].shape:
                    yield ProgramChange(f"{phrase(other)} in the place of {phrase(n)}", n, (other,), lambda a: a)
        if node.op in _ARITHMETIC or node.op == "fn":
            by = function(node.data) if node.op == "fn" else _ARITHMETIC[node.op]
            for place, a in enumerate(node.args):
                for other in others:
                    if other != a and shapes[other] == shapes.get(a) != ():
                        operands = (*node.args[:place], other, *node.args[place + 1 :])
                        words = f"{phrase(other)} in the place of {phrase(a)} in {phrase(n)}"
                        yield ProgramChange(words, n, operands, by)


def rare_changes(sample: Run, root: int) -> Iterator[ProgramChange]:
    """Yield programs that return an intermediate result, wrap one in eight bits, or take powers of 2 for one of e.

    Parameters
    ----------
    sample, root
        As of `changes`.
    """
    graph, phrase = sample.graph, _Words(sample.graph)
    for n, value in sample.values.items():
        if n != root and value.shape == sample.values[root].shape:
            yield ProgramChange(f"{phrase(n)} is returned", root, (n,), lambda a: a)
        if graph.nodes[n].op == "fn" and graph.nodes[n].data == "exp":
            yield ProgramChange(f"base 2 for e in {phrase(n)}", n, graph.nodes[n].args, _power_of_2)
        if graph.nodes[n].op in ("add", "sub"):
            yield ProgramChange(f"{phrase(n)} is kept in eight bits, and wraps", n, (n,), _in_eight_bits)


def _in_eight_bits(a: Any) -> Any:
    return a - 256.0 * np.floor((a.value + 128) / 256)


def _power_of_2(a: Any) -> Any:
    return np.exp(np.log(a * 0 + 2) * a)


def rounded_between(graph: Operations, root: int, form: Format) -> Iterator[ProgramChange]:
    """Yield programs that round one intermediate result to a format.

    Parameters
    ----------
    graph : Operations
    root : int
        What the program returns.
    form : Format
    """
    phrase = _Words(graph)
    for n in graph.reached(root):
        if n != root and graph.nodes[n].op in ROUNDS:
            yield ProgramChange(f"{phrase(n)} is rounded to {form.name}", n, (n,), partial(cast, form=form))
        if graph.nodes[n].op == "div":
            words = f"1/{phrase(graph.nodes[n].args[1], _ATOM)} is rounded to {form.name}"
            yield ProgramChange(words, n, graph.nodes[n].args, lambda a, b: a * cast(1.0 / b, form=form))


def _below(graph: Operations, n: int) -> list[int]:
    """Return what an operation is made of, without its own operands."""
    args = graph.nodes[n].args
    return [m for m in graph.reached(*args) if m not in args] if args else []


def _of(node: Operation, phrase: _Words) -> Iterator[Made]:
    """Yield what an operation may be instead."""
    args = node.args
    if node.op in MISTAKES:
        parts = dict(zip("ab", map(phrase, args), strict=False))
        whole = phrase.both(node.op, *args) if node.op in _BINARY else ""
        for words, value in MISTAKES[node.op]:
            yield words.format(**parts, whole=whole), value
    match node.op:
        case "number":
            for near in _near(node.data):
                yield f"{number_of(near)} in the place of {number_of(node.data)}", partial(float, near)
        case "pow":
            for other in (node.data - 1, node.data + 1):
                if other:
                    words = f"{phrase(args[0])}**{other} in the place of {phrase(args[0])}**{node.data}"
                    yield words, partial(power, exponent=other)
        case "fn":
            yield f"{node.data} is not taken of {phrase(args[0])}", lambda a: a
            yield f"{node.data} is taken of -({phrase(args[0])})", lambda a: function(node.data)(-a)
            for other in LIKE if node.data in LIKE else ():
                if other != node.data:
                    yield f"{other} in the place of {node.data} of {phrase(args[0])}", function(other)
        case "sum":
            yield f"the mean is taken in the place of sum({phrase(args[0])})", partial(_mean, axis=node.data)


def _near(q: Fraction) -> list[Fraction]:
    """Return numbers that stand in the place of one by mistake: one more where it counts, elsewhere ten times it."""
    counts = q.denominator == 1 and abs(q) < LEAST_DECIMAL
    return [q + 1, q - 1, -q] if counts else [10 * q, q / 10, -q]


def _mean(a: Any, axis: int) -> Any:
    return a.sum(axis, keepdims=True) / a.shape[axis]


OPERATIONS = ("add", "sub", "mul", "div", "fn", "pow")
ROUNDS = (*OPERATIONS, "logaddexp", "sum", "matmul", "einsum")
"""Operations whose results a program keeps in a format."""
_ARITHMETIC: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.true_divide}
)


class _Words:
    """What operations are called: by their names, or as one writes them, without axes."""

    def __init__(self, graph: Operations) -> None:
        self.graph = graph

    def __call__(self, n: int, least: int = _SUM) -> str:
        text, strength = self._written(n)
        if len(text) > LONGEST:
            text = f"{text[: LONGEST // 2 - 2]} ... {text[3 - LONGEST // 2 :]}"
        return text if strength >= least else f"({text})"

    def both(self, op: str, a: int, b: int) -> str:
        """Return an operation on two operands."""
        sign, strength = _BINARY[op]
        text = f"{self(a, strength)}{sign}{self(b, strength + (op != 'add'))}"
        return text if len(text) <= LONGEST else f"{text[: LONGEST // 2 - 2]} ... {text[3 - LONGEST // 2 :]}"

    def _written(self, n: int) -> tuple[str, int]:
        node = self.graph.nodes[n]
        if n in self.graph.names:
            return self.graph.names[n], _ATOM
        match node.op, node.args:
            case "number", _:
                return number_of(node.data), _ATOM if node.data >= 0 else _SUM
            case (("size" | "scalar" | "input"), _):
                return str(node.data if node.op == "size" else node.data[0]), _ATOM
            case ("add" | "sub" | "mul" | "div") as op, (a, b):
                return self.both(op, a, b), _BINARY[op][1]
            case "neg", (a,):
                return f"-{self(a, _PRODUCT)}", _SUM
            case "pow", (a,):
                return f"{self(a, _ATOM)}**{node.data}", _ATOM
            case "fn", (a,):
                return f"{node.data}({self(a)})", _ATOM
            case ("sum" | "max") as op, (a,):
                return f"{op}({self(a)})", _ATOM
            case (("matmul" | "einsum"), args):
                return f"sum({'*'.join(self(a, _PRODUCT) for a in args)})", _ATOM
            case (("index" | "swap" | "slice" | "diagonal"), (a,)):
                return self._written(a)
        return f"{node.op}({', '.join(map(self, node.args))})", _ATOM
