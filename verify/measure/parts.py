"""The part of a module that one name needs: what binds it, its rows in tables, and all that those mention.

A key of a theorem counts this part of a module of counterparts, so that a new row changes no key of its neighbours.
What is left out has no effect on the rest: functions and imports that nothing in the part mentions, values that run no
code of the module, and other rows of such values. Anything else is in the part, or the module has no parts. As in
`verify.measure.sources`, no module is expected to change what another one holds.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from verify.measure.counterparts import TABLES

__all__ = ["ROWS", "ModulePart", "part"]

ROWS = ("COUNTERPARTS", "PASSES", *TABLES)
"""Dictionaries by the names of theorems: what measures a theorem reads its rows alone."""
REFLECTION = {
    "__builtins__", "__code__", "__defaults__", "__dict__", "__globals__", "__import__", "__setattr__", "delattr",
    "dir", "eval", "exec", "f_globals", "gc", "globals", "importlib", "inspect", "locals", "setattr", "sys", "vars",
}  # fmt: skip
"""By these words code reaches, or changes, names of its module without mentioning or assigning to them."""


class ModulePart(NamedTuple):
    """Hold what counts of a module: lines of its text, counted from 1, and imports of one name each."""

    rows: tuple[int, ...]
    imported: tuple[str, ...]
    imports: tuple[ast.AST, ...]  # statements, inside functions too


class _Piece(NamedTuple):
    """Hold a statement, one name that a statement imports, or a row of a table."""

    rows: range
    imported: str
    binds: frozenset[str]
    mentions: frozenset[str]
    needed: bool  # whatever is asked for
    shared: bool  # what mentions it may change it
    imports: tuple[ast.AST, ...]


@lru_cache(maxsize=4096)
def part(text: str, name: str) -> ModulePart | None:
    """Return the part of a source that a name of it, or the theorem of a row, needs; None if it has no such part.

    Examples
    --------
    >>> source = '''from fractions import Fraction
    ... def half(x): return Fraction(x, 2)
    ... def third(x): return x / 3
    ... COUNTERPARTS = {
    ...     "halved": lambda x: half(x),
    ...     "in_three": third,
    ... }'''
    >>> part(source, "in_three")[:2], part(source, "halved")[:2]
    (((3, 6), ()), ((2, 5), ('fractions: Fraction',)))
    >>> part(source, "in_four") is None
    True
    """
    pieces = _pieces(text)
    if pieces is None or not any(name in piece.binds for piece in pieces):
        return None
    names, shared, chosen = {name}, set[str](), dict[int, _Piece]()
    while added := {
        number: piece
        for number, piece in enumerate(pieces)
        if number not in chosen and (piece.needed or names & piece.binds or shared & piece.mentions)
    }:
        chosen |= added
        names |= {word for piece in added.values() for word in piece.mentions}
        shared |= {word for piece in added.values() if piece.shared for word in piece.binds}
    rows = sorted({row for piece in chosen.values() for row in piece.rows})
    imported = sorted(piece.imported for piece in chosen.values() if piece.imported)
    return ModulePart(tuple(rows), tuple(imported), tuple(node for piece in chosen.values() for node in piece.imports))


@lru_cache(maxsize=64)
def _pieces(text: str) -> tuple[_Piece, ...] | None:
    """Return the statements of a module, of a table its rows; None if one may change what another has made."""
    tree = ast.parse(text)
    imported = {a.asname or a.name for n in tree.body if isinstance(n, ast.ImportFrom) for a in n.names}
    imported -= {n.name for n in tree.body if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    pieces: list[_Piece] = []
    for statement in tree.body:
        made = _split(statement, imported)
        if made is None:
            return None
        pieces += made
    bound = {name for piece in pieces for name in piece.binds}
    return None if "*" in bound or any(_reaches(node, bound) for node in ast.walk(tree)) else tuple(pieces)


def _reaches(node: ast.AST, bound: set[str]) -> bool:
    """Tell whether code changes something of a module, or reaches it without mentioning its name."""
    match node:
        case ast.Global():
            return True
        case ast.Name(id=word) | ast.Attribute(attr=word, ctx=ast.Load()) if word in REFLECTION:
            return True
        case ast.Import(names=aliases):
            return any(alias.name.partition(".")[0] in REFLECTION for alias in aliases)
        case ast.ImportFrom(module=str(module), names=aliases):
            return bool({module.partition(".")[0], *(alias.name for alias in aliases)} & REFLECTION)
        case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
            return bool(_mentions([node.value]) & bound)
    return False


def _split(statement: ast.stmt, imported: set[str]) -> list[_Piece] | None:
    """Return the pieces of a statement; None if it is of a kind that may change what others have made."""

    def piece(binds: Iterable[str], needed: bool = False, shared: bool = False) -> _Piece:
        rows = _rows(statement, statement)
        imports = tuple(n for n in ast.walk(statement) if isinstance(n, ast.Import | ast.ImportFrom))
        return _Piece(rows, "", frozenset(binds), _mentions([statement]), needed, shared, imports)

    match statement:
        case ast.Import(names=aliases):
            names = [alias.asname or alias.name for alias in aliases]
            return [piece(names, needed=any("." in name for name in names))]
        case ast.ImportFrom():
            return [_import(statement, alias) for alias in statement.names]
        case ast.FunctionDef(name=name, args=args) | ast.AsyncFunctionDef(name=name, args=args):
            made = not statement.decorator_list and _defaults(args, imported)
            return [piece([name], needed=not made or name.startswith("__"))]
        case ast.ClassDef(name=name):
            return [piece([name], needed=True)]
        case ast.Assign(targets=[target], value=value) | ast.AnnAssign(target=target, value=ast.expr() as value):
            match target, value:
                case ast.Name(id=table), ast.Dict(keys=keys) if table in ROWS and all(
                    isinstance(k, ast.Constant) for k in keys
                ):
                    rows = zip(keys, value.values, strict=True)
                    return [_row(table, k, v, imported) for k, v in rows if isinstance(k, ast.Constant)]
                case ast.Name() | ast.Tuple(), _:
                    needed, shared = not _inert(value, imported), not _fixed(value)
                    return [piece(_mentions([target]), needed=needed, shared=shared)]
        case ast.Expr(value=ast.Constant()):
            return [piece([], needed=statement.lineno == 1)]
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=[]):
            return []
    return None


def _import(statement: ast.ImportFrom, alias: ast.alias) -> _Piece:
    source, name = "." * statement.level + (statement.module or ""), alias.asname or alias.name
    label = f"{source}: {alias.name}" + (f" as {alias.asname}" if alias.asname else "")
    node = ast.ImportFrom(statement.module, [alias], statement.level)
    return _Piece(range(0), label, frozenset([name]), frozenset(), source == "__future__", False, (node,))


def _row(table: str, key: ast.expr, value: ast.expr, imported: set[str]) -> _Piece:
    """Return the row of a table, which who mentions the table needs too."""
    binds = frozenset([table, str(ast.literal_eval(key))])
    return _Piece(_rows(key, value), "", binds, _mentions([value]), not _inert(value, imported), False, ())


def _rows(first: ast.stmt | ast.expr, last: ast.stmt | ast.expr) -> range:
    """Return the numbers of the lines from one node to another, decorators included."""
    start = min(node.lineno for node in (first, *getattr(first, "decorator_list", ())))
    return range(start, (last.end_lineno or last.lineno) + 1)


def _mentions(nodes: Iterable[ast.AST]) -> frozenset[str]:
    return frozenset(n.id for node in nodes for n in ast.walk(node) if isinstance(n, ast.Name))


def _defaults(args: ast.arguments, imported: set[str]) -> bool:
    """Tell whether the defaults of a function run no code of the module."""
    return all(_inert(d, imported) for d in (*args.defaults, *args.kw_defaults) if d is not None)


def _inert(node: ast.expr, imported: set[str]) -> bool:
    """Tell whether a value is made without running code of the module, and without changing anything."""
    match node:
        case ast.Lambda(args=args):
            return _defaults(args, imported)
        case ast.Constant() | ast.Name():
            return True
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            values = [*args, *(keyword.value for keyword in keywords)]
            return name in imported and not _mentions(values) and all(_inert(value, imported) for value in values)
        case ast.Tuple() | ast.List() | ast.Set() | ast.Dict():
            return all(_inert(member, imported) for member in _members(node))
        case ast.BinOp() | ast.UnaryOp():  # of constants: others may run code of a class
            return not _mentions([node]) and all(_inert(member, imported) for member in _members(node))
    return False


def _fixed(node: ast.expr) -> bool:
    """Tell whether nothing can change a value: a number, a string, a function, a tuple of such."""
    match node:
        case ast.Constant() | ast.Lambda():
            return True
        case ast.Call(func=ast.Name(id="Fraction")):
            return True
        case ast.Tuple() | ast.BinOp() | ast.UnaryOp():
            return all(map(_fixed, _members(node)))
    return False


def _members(node: ast.expr) -> Iterator[ast.expr]:
    """Yield the expressions of which one is made."""
    yield from (child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr))
