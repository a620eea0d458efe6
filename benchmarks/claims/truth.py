"""Whether a claim holds at a point, computed apart from all that proves and refutes: by Python itself, on mpmath.

A claim is read as an expression of Python, whose precedence the language has; the words of the prelude are functions
on lists that are written here. A random entry is a list of equally likely outcomes.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cache, reduce
from operator import mul
from typing import Any

from benchmarks.claims.words import WORDS, mp, mpf

__all__ = ["Point", "holds", "ill_typed", "point", "taken"]

NEAR, APART = mpf("1e-40"), mpf("1e-35")
"""What equal sides may differ by, and what sides that differ do, of the larger of them and 1."""
DERIVATIVES = mpf("1e-9")
"""What a derivative by differences may be off by."""
STEP = mpf("1e-12")
Point = dict[str, Any]


def point(text: str) -> Point:
    """Read a point such as ``t = 1/2, x = [1, 2], n = 2``; ``n`` counts where no vector shows it."""
    source = re.sub(r",\s*(\w+) = ", r"; \1 = ", text)
    values = (part.partition(" = ") for part in source.split("; ")) if source else ()
    return {name.strip(): _number(ast.parse(value.strip(), mode="eval").body) for name, _, value in values}


def _number(node: ast.expr) -> Any:
    if isinstance(node, ast.List):
        return [_number(part) for part in node.elts]
    return eval(compile(ast.Expression(_lifted(node)), "point", "eval"), dict(PARTS))


def holds(claim: str, at: Mapping[str, Any], random: Sequence[str] = (), *, clearly: bool = False) -> bool:
    """Tell whether a claim holds at a point.

    Parameters
    ----------
    claim : str
    at : mapping of str to number, list of them, or int
        Variables; sizes of dimensions and values of indices are int.
    random : sequence of str
        Names of random variables.
    clearly : bool
        Whether sides that may be equal count as different: a hypothesis holds, or a claim fails, beyond doubt.

    Raises
    ------
    Exception
        If it has no value there: TypeError, IndexError or NameError where it is ill-typed, else ArithmeticError.
    """
    found = _value(claim, at, random, {"close": not clearly})
    if not isinstance(found, bool):
        raise TypeError(f"{claim}: a relation was expected")
    return found


def taken(text: str, at: Mapping[str, Any], random: Sequence[str] = ()) -> Point:
    """Return a point with the variables that follow from others: ``c = norm(x); p[k] = exp(x[k])``, for k as in x."""
    values = dict(at)
    for part in text.split("; "):
        name, _, value = part.partition(" = ")
        name, _, index = name.rstrip("]").partition("[")
        indices = index.split(", ") if index else []
        values[name] = _filled(value, values, indices, values.get(name), random)
    return values


def _filled(value: str, at: Point, indices: Sequence[str], old: Any, random: Sequence[str]) -> Any:
    if not indices:
        return _value(value, at, random, {})
    return [_filled(value, {**at, indices[0]: place}, indices[1:], entry, random) for place, entry in enumerate(old)]


def _value(text: str, at: Mapping[str, Any], random: Sequence[str], how: Mapping[str, Any]) -> Any:
    code = _compiled(text, tuple(random))
    scope: dict[str, Any] = {**PARTS, **{name: _family(value) for name, value in at.items()}}
    outcomes = [len(_entries(at[name])[0]) for name in random]
    count = outcomes[0] if outcomes else 1
    if any(outcome != count for outcome in outcomes):
        raise ValueError("random entries have as many outcomes")
    scope |= {
        "RELATION": lambda sign, a, b: _related(sign, a, b, how.get("close", True)),
        "MEAN": lambda f: mp.fsum(f(o) for o in range(count)) / count,
        "COVARIANCE": lambda f, g: _covariance([f(o) for o in range(count)], [g(o) for o in range(count)]),
        "INDEPENDENT": lambda *families: _independent(families, count),
        "DERIVATIVE": lambda name, places: _derivative(scope, name, places),
    }
    return eval(code, scope)


def ill_typed(text: str, at: Mapping[str, Any], random: Sequence[str] = ()) -> bool:
    """Tell whether a claim cannot be read at a point, whatever the numbers are."""
    try:
        holds(text, at, random)
    except (TypeError, IndexError, NameError, SyntaxError, AttributeError):
        return True
    except (ArithmeticError, ValueError):
        return False
    return False


# ---- reading


class _Readable(ast.NodeTransformer):
    """Make of the parsed text what Python computes: binders are loops, divisions exact, random entries outcomes."""

    def __init__(self, random: Sequence[str]) -> None:
        self.random = random

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.parse(f"AT({node.id}, o)", mode="eval").body if node.id in self.random else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id in self.random:
            inner = ast.Subscript(node.value, self.visit(node.slice), ast.Load())
            return ast.Call(_name("AT"), [inner, _name("o")], [])
        return ast.Call(_name("ENTRY"), [self.visit(node.value), self.visit(node.slice)], [])

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        if len(node.ops) != 1:
            raise SyntaxError("a chain")
        left, right = self.visit(node.left), self.visit(node.comparators[0])
        return ast.Call(_name("RELATION"), [ast.Constant(type(node.ops[0]).__name__), left, right], [])

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        index, dim = (a.arg for a in node.args.args)
        return self._listed(index, dim, self.visit(node.body))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        word = node.func.id if isinstance(node.func, ast.Name) else ""
        match word, node.args:
            case "ForAll", [ast.BinOp(ast.Name(index), ast.MatMult(), ast.Name(dim)), body]:
                return ast.Call(_name("ALL"), [self._listed(index, dim, self.visit(body))], [])
            case "Sum", [body, ast.BinOp(ast.Name(index), ast.MatMult(), ast.Name(dim))]:
                return ast.Call(_name("TOTAL"), [self._listed(index, dim, self.visit(body))], [])
            case "E", [body]:
                return ast.Call(_name("MEAN"), [self._outcomes(body)], [])
            case "Var", [body]:
                return ast.Call(_name("COVARIANCE"), [self._outcomes(deepcopy(body)), self._outcomes(body)], [])
            case "Cov", [left, right]:
                return ast.Call(_name("COVARIANCE"), [self._outcomes(left), self._outcomes(right)], [])
            case "Independent", families:
                return ast.Call(_name("INDEPENDENT"), families, [])
            case "HasDerivative", [f, x, value]:
                base, places = (x, []) if isinstance(x, ast.Name) else (x.value, x.slice)
                found = ast.Call(_name("DERIVATIVE"), [ast.Constant(base.id), _tuple(places)], [])
                slope = ast.Call(found, [_lambda([], self.visit(f))], [])
                return ast.Call(_name("CLOSE"), [slope, self.visit(value)], [])
        return ast.Call(_name("CALL"), [node.func, *map(self.visit, node.args)], [])

    def _listed(self, index: str, dim: str, body: ast.expr) -> ast.expr:
        return ast.Call(_name("LISTED"), [_lambda([index], body), _name(dim)], [])

    def _outcomes(self, body: ast.expr) -> ast.expr:
        return _lambda(["o"], self.visit(body))


class Family(list[Any]):
    """Entries, with which Python computes nothing: lists would be joined and repeated."""

    __add__ = __iadd__ = __mul__ = __imul__ = __rmul__ = None  # type: ignore[assignment]


def _family(value: Any) -> Any:
    return Family(map(_family, value)) if isinstance(value, list) else value


class _Numbers(ast.NodeTransformer):
    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, (int, float)):
            return ast.Call(_name("NUMBER"), [ast.Constant(str(node.value))], [])
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        if isinstance(node.op, ast.Pow):
            return ast.Call(_name("POWER"), [self.visit(node.left), node.right], [])
        return self.generic_visit(node)


def _lifted(node: ast.expr) -> ast.expr:
    return ast.fix_missing_locations(_Numbers().visit(node))


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _tuple(places: Any) -> ast.expr:
    parts = places if isinstance(places, list) else places.elts if isinstance(places, ast.Tuple) else [places]
    return ast.Tuple([*parts], ast.Load())


def _lambda(names: Sequence[str], body: ast.expr) -> ast.Lambda:
    return ast.Lambda(ast.arguments([], [ast.arg(n) for n in names], None, [], [], None, []), body)


@cache
def _compiled(text: str, random: Sequence[str]) -> Any:
    source = re.sub(r"\bfun (\w+):(\w+) =>", r"lambda \1, \2:", text)
    source = re.sub(r"\b(\w+):(\w+)\b", r"\1@\2", source)
    source = re.sub(r"(?<![<>=!])=(?![=>])", "==", source)
    tree = _lifted(_Readable(random).visit(ast.parse(source.strip(), mode="eval").body))
    return compile(ast.Expression(tree), text, "eval")


# ---- computing


def _related(sign: str, a: Any, b: Any, close: bool) -> bool:
    if not all(isinstance(side, (mpf, int)) for side in (a, b)):
        raise TypeError("numbers are compared")
    near = (NEAR if close else APART) * max(1, abs(a), abs(b))
    match sign:
        case "Eq":
            return bool(abs(a - b) <= near)
        case "NotEq":
            return bool(abs(a - b) > near)
        case "LtE":
            return bool(a - b <= near)
        case "Lt":
            return bool(a < b if close else b - a > near)
    raise SyntaxError(f"{sign} is no relation of the language")


def _entry(value: Any, place: Any) -> Any:
    for index in place if isinstance(place, tuple) else (place,):
        if not isinstance(value, list) or not isinstance(index, int):
            raise TypeError("an entry of a family is taken at an index")
        value = value[index]
    return value


def _at(value: Any, outcome: int) -> Any:
    return value[outcome] if not isinstance(value[0], list) else [_at(entry, outcome) for entry in value]


def _entries(value: Any) -> list[list[Any]]:
    return [value] if not isinstance(value[0], list) else [e for part in value for e in _entries(part)]


def _covariance(left: Sequence[Any], right: Sequence[Any]) -> Any:
    count = len(left)
    product = mp.fsum(a * b for a, b in zip(left, right, strict=True)) / count
    return product - mp.fsum(left) / count * (mp.fsum(right) / count)


def _independent(families: Sequence[Any], count: int) -> bool:
    entries = [entry for family in families for entry in _entries(family)]
    laws = [{value: mpf(entry.count(value)) / count for value in entry} for entry in entries]
    together = list(zip(*entries, strict=True))
    for values in itertools.product(*laws):
        product = reduce(mul, (law[value] for law, value in zip(laws, values, strict=True)))
        if abs(mpf(together.count(values)) / count - product) > APART:
            return False
    return True


def _derivative(scope: dict[str, Any], name: str, places: Sequence[Any]) -> Callable[[Callable[[], Any]], Any]:
    def moved(f: Callable[[], Any], by: Any) -> Any:
        kept = scope[name]
        scope[name] = _changed(kept, [scope[p] if isinstance(p, str) else p for p in places], by)
        try:
            return f()
        finally:
            scope[name] = kept

    return lambda f: (moved(f, STEP) - moved(f, -STEP)) / (2 * STEP)


def _changed(value: Any, places: Sequence[int], by: Any) -> Any:
    if not places:
        return value + by
    return [_changed(entry, places[1:], by) if n == places[0] else entry for n, entry in enumerate(value)]


def _call(word: Any, *args: Any) -> Any:
    if not callable(word):
        raise TypeError("a number is not called")
    return word(*args)


PARTS: Mapping[str, Any] = {
    **WORDS,
    "ALL": all,
    "TOTAL": mp.fsum,
    "LISTED": lambda f, size: Family(map(f, range(size))),
    "ENTRY": _entry,
    "AT": _at,
    "CALL": _call,
    "NUMBER": mpf,
    "POWER": pow,
    "CLOSE": lambda a, b: bool(abs(a - b) <= DERIVATIVES * max(1, abs(b))),
}
"""What the readable text is made of."""
