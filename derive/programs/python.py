"""Graphs of array operations as statements of Python, for a library of arrays."""

from __future__ import annotations

import keyword
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import count
from typing import Any, NamedTuple

from ..kernel.terms import Dim
from ..language.fresh import unused
from ..language.symbols import RenderError
from .libraries import Library
from .operations import LEAVES, Operations

WIDEST = 96
"""Characters of a line, without its indentation."""
SUM, PRODUCT, SIGN, POWER, ATOM = range(5)
_SIGNS = {"add": ("+", SUM), "sub": ("-", SUM), "mul": ("*", PRODUCT), "div": ("/", PRODUCT), "matmul": ("@", PRODUCT)}
MATH = ("exp", "log", "sqrt", "sin", "cos", "tanh", "erf")
"""Functions of numbers."""
FUNCTIONS = ("abs", "sign", "step", "sigmoid")
"""Functions of arrays that are asked of numbers too."""
BINARY = ("logaddexp", "maximum", "minimum")
VIEWS = (*LEAVES, "index", "swap")


class Body(NamedTuple):
    """The statements of a function, and the imports that they need."""

    lines: tuple[str, ...]
    imports: tuple[str, ...]


def body(graph: Operations, results: Mapping[str, int], library: Library, taken: Iterable[str]) -> Body:
    """Return statements that end by returning a node, or several.

    Parameters
    ----------
    graph : Operations
    results : mapping of str to int
        Nodes by name; one is returned without a name.
    library : Library
    taken : iterable of str
        Names of arguments.

    Raises
    ------
    RenderError
        If an operation has no spelling in the library.
    """
    return _Writer(graph, results, library, taken).written()


def reserved(library: Library) -> set[str]:
    """Return what no variable may be called in a program for a library."""
    return {
        *keyword.kwlist,
        library.module,
        *(line.split()[1].partition(".")[0] for line in library.imports.values()),
    } | {"math"}


class _Writer:
    def __init__(self, graph: Operations, results: Mapping[str, int], library: Library, taken: Iterable[str]) -> None:
        self.graph, self.results, self.library = graph, results, library
        self.names: dict[int, str] = {}
        self.taken = reserved(library) | {*taken}
        self.imports = {library.header}
        self.order = graph.reached(*results.values())
        uses = Counter([*results.values(), *(a for n in self.order for a in graph.nodes[n].args)])
        self.apart = {n for n in self.order if graph.nodes[n].op not in VIEWS and (uses[n] > 1 or n in graph.names)}
        self.sizes = self._sizes()

    def _sizes(self) -> dict[Dim, str]:
        """Name the sizes that are used."""
        used = [self.graph.nodes[n].data for n in self.order if self.graph.nodes[n].op == "size"]
        return {d: self._free(str(d)) for d in used}

    def _free(self, wanted: str) -> str:
        self.taken.add(name := unused(wanted, self.taken))
        return name

    def written(self) -> Body:
        lines = [f"{name} = {self._shape(dim)}" for dim, name in self.sizes.items()] + list(self._converted())
        alone = len(self.results) == 1
        for n in self.order:
            if n in self.apart and not (alone and n in self.results.values()):
                lines += self._assigned(n)
        if alone:
            lines += self._assigned(next(iter(self.results.values())), "return ")
        else:
            named = [(self._free(name), n) for name, n in self.results.items()]
            for name, n in named:
                lines += self._assigned(n, f"{name} = ")
            lines.append(f"return {', '.join(name for name, _ in named)}")
        return Body(tuple(lines), tuple(sorted(self.imports)))

    def _converted(self) -> Iterator[str]:
        """Yield what makes arrays of arguments that may be numbers of Python, where that matters."""
        nodes, asked = self.graph.nodes, ("index", *(("fn", *BINARY) if self.library.module == "torch" else ()))
        users = (n for n in self.order if nodes[n].op in asked and not nodes[n].scalar)
        reached = self.graph.reached(*(a for n in users for a in nodes[n].args if nodes[a].rank == 0))
        names = [nodes[n].data[0] for n in reached if nodes[n].op == "input" and not nodes[n].rank]
        like = next((n.data[0] for n in nodes if n.op == "input" and n.rank), "")
        if names and not like:
            module, like = self.library.module, self._free("like")
            given = f"({', '.join(names)}{',' if len(names) == 1 else ''})"
            yield f"{like} = next(filter({module}.is_tensor, {given}), {module}.tensor(0.0, dtype={module}.float64))"
        for name in names:
            yield f"{name} = {self.library.converted.format(m=self.library.module, a=name, like=like)}"

    def _shape(self, dim: Dim) -> str:
        """Return where a size is read from: the shape of an argument."""
        for n in self.graph.nodes:
            if n.op == "input" and dim in n.data[1]:
                return f"{n.data[0]}.shape[{n.data[1].index(dim) - len(n.data[1])}]"
            if n.op == "input" and ("2", dim) in n.data[1]:
                return f"{n.data[0]}.shape[{n.data[1].index(('2', dim)) - len(n.data[1])}]//2"
        raise RenderError(f"size({dim}): no argument has this size")

    def _assigned(self, n: int, start: str = "") -> Iterator[str]:
        """Yield the statement for a node; parts of a long line come first, with names of their own."""
        start = start or f"{self._name(n)} = "
        while len(start) + len(text := self._shown(n, SUM)) > WIDEST:
            part = self._longest_part(n)
            if part is None:
                break
            yield from self._assigned(part)
        yield start + text
        if start.endswith(" = "):
            self.names[n] = start.removesuffix(" = ")

    def _name(self, n: int) -> str:
        given = self.graph.names.get(n)
        return self._free(given or next(part for c in count(1) if (part := f"part{c}") not in self.taken))

    def _longest_part(self, root: int) -> int | None:
        """Return the longest part that fits a line and is worth a name."""
        parts, todo = list[tuple[int, int]](), list(self.graph.nodes[root].args)
        while todo:
            n = todo.pop()
            if n in self.names or self.graph.nodes[n].op in LEAVES:
                continue
            todo += self.graph.nodes[n].args
            length = len(self._text(n))
            if 16 < length < WIDEST - 12 and self.graph.nodes[n].op not in VIEWS:
                parts.append((length, n))
        return max(parts)[1] if parts else None

    def _shown(self, n: int, least: int) -> str:
        """Return a node as an operand, in parentheses where it binds less than asked."""
        if n in self.names:
            return self.names[n]
        text = self._text(n)
        return text if self._strength(n) >= least else f"({text})"

    def _strength(self, n: int) -> int:
        node = self.graph.nodes[n]
        if node.op == "number":
            q: Fraction = node.data
            return SIGN if q < 0 else ATOM if _decimal(q) else PRODUCT
        return _SIGNS[node.op][1] if node.op in _SIGNS else {"neg": SIGN, "pow": POWER}.get(node.op, ATOM)

    def _text(self, n: int) -> str:
        node = self.graph.nodes[n]
        match node.op:
            case "number":
                q: Fraction = node.data
                return _decimal(q) or f"{q.numerator}/{q.denominator}"
            case "size":
                return self.sizes[node.data]
            case "scalar" | "input":
                return self._pi() if node.data == ("pi", None) else str(node.data[0])
            case "add" | "sub" | "mul" | "div" | "matmul":
                return self._infix(n)
            case "neg":
                inner = node.args[0]
                return f"-{self._shown(inner, POWER if self.graph.nodes[inner].op == 'matmul' else PRODUCT)}"
            case "pow":
                return f"{self._shown(node.args[0], ATOM)}**{node.data}"
            case "fn":
                return self._function(n)
            case "index":
                if dropped := self._dropped(n):
                    return dropped
                shown = ", ".join({None: "None", 0: "0", 1: ":"}[s] for s in node.data)
                return f"{self._shown(node.args[0], ATOM)}[..., {shown}]"
            case "slice":
                axis, start = node.data
                behind = ", :" * (-axis - 1)
                return f"{self._shown(node.args[0], ATOM)}[..., {start}::2{behind}]"
            case "swap":
                swapped = "mT" if node.data == (-2, -1) else f"swapaxes({node.data[0]}, {node.data[1]})"
                return f"{self._shown(node.args[0], ATOM)}.{swapped}"
            case "eye" | "ones":
                return self._made(n)
        return self._spelled(node.op, node.args, node.data, ATOM if node.op in ("sum", "max") else SUM)

    def _made(self, n: int) -> str:
        """Return an array that is made, in the number type of the arguments."""
        node = self.graph.nodes[n]
        like = next(m.data[0] for m in self.graph.nodes if m.op == "input" and m.rank)
        shape = ", ".join(self._shown(a, SUM) for a in node.args)
        if node.op == "ones":
            shape = f"({shape}{',' if len(node.args) == 1 else ''})"
        kept = self.library.kept.format(a=like)
        return f"{self.library.module}.{node.op}({shape}, {kept})"

    def _dropped(self, n: int) -> str:
        """Return sums of which an index looks away from the axes of size one; empty if it does not."""
        node = self.graph.nodes[n]
        axes, inner = [a - len(node.data) for a, s in enumerate(node.data) if s == 0], node.args[0]
        if None in node.data:
            return ""
        summed = list[int]()
        while inner not in self.names and self.graph.nodes[inner].op == "sum":
            summed.append(self.graph.nodes[inner].data)
            inner = self.graph.nodes[inner].args[0]
        if not axes or sorted(summed) != axes:
            return ""
        axis = str(axes[0]) if len(axes) == 1 else f"({', '.join(map(str, axes))})"
        return self.library.spelled["total"].format(a=self._shown(inner, ATOM), axis=axis)

    def _infix(self, n: int) -> str:
        node = self.graph.nodes[n]
        sign, strength = _SIGNS[node.op]
        left, right = node.args
        if node.op == "matmul":
            return f"{self._shown(left, POWER)} @ {self._shown(right, POWER)}"
        further = strength + (node.op != "add")
        shown = self._shown(right, further)
        if shown.startswith("-"):
            shown = f"({shown})"
        bare = left not in self.names and self.graph.nodes[left].op == "matmul"
        space = " " if strength == SUM or bare else ""
        return f"{self._shown(left, strength)}{space}{sign}{space}{shown}"

    def _function(self, n: int) -> str:
        node = self.graph.nodes[n]
        name, operand = node.data, self._shown(node.args[0], SUM)
        if node.scalar and name in MATH:
            self.imports.add("import math")
            return f"math.{name}({operand})"
        if name in self.library.spelled:
            return self._spelled(name, node.args, None, PRODUCT if name == "sigmoid" else SUM)
        if name not in MATH:
            raise RenderError(f"{name}: {self.library.module} has no such function of arrays")
        return f"{self.library.module}.{name}({operand})"

    def _number(self, n: int, shown: str) -> str:
        """Return a number as something that functions of arrays take: a whole one has the type of what is beside it."""
        value = self.graph.value(n)
        whole = value is not None and value.denominator == 1
        return (self.library.whole if whole else self.library.number).format(a=shown)

    def _pi(self) -> str:
        self.imports.add("import math")
        return "math.pi"

    def _spelled(self, op: str, args: tuple[int, ...], data: Any, strength: int) -> str:
        pattern = self.library.spelled[op]
        if op in self.library.imports:
            self.imports.add(self.library.imports[op])
        operands = [self._shown(a, strength) for a in args]
        if op in (*FUNCTIONS, *BINARY):
            scalar = [self.graph.nodes[a].scalar for a in args]
            operands = [
                self._number(n, a) if self.graph.nodes[n].scalar else a for n, a in zip(args, operands, strict=True)
            ]
            pattern = self.library.kind.format(a=pattern) if all(scalar) else pattern
        inputs = [self.graph.nodes[n].data[0] for n in self.graph.reached(*args) if self.graph.nodes[n].op == "input"]
        axis, other = data if isinstance(data, tuple) else (data, None)
        return pattern.format(
            m=self.library.module, a=operands[0], b=operands[-1], operands=", ".join(operands), axis=axis, other=other,
            data=data, inputs=", ".join(inputs),
        )  # fmt: skip


def _decimal(q: Fraction) -> str:
    """Return a number as Python writes it, if that says it exactly; an empty text otherwise."""
    if q.denominator == 1:
        return str(q.numerator)
    written = repr(float(q))
    return written if "e" not in written and Fraction(written) == q else ""
