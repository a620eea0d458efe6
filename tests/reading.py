"""What the checkers of the architecture ask of a source, read once."""

import ast
from functools import cache
from typing import NamedTuple


class Seen(NamedTuple):
    """What checkers ask of a source: its imports, the lines of its classes, and what it asserts and prints."""

    imports: tuple[ast.AST, ...]
    classes: tuple[tuple[int, str], ...]
    statements: tuple[tuple[int, str], ...]


@cache
def seen(source: str) -> Seen:
    """Walk over a source once, whoever asks: a tree is large, and the same in every test."""
    imports, classes, statements = list[ast.AST](), list[tuple[int, str]](), list[tuple[int, str]]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import() | ast.ImportFrom():
                imports.append(node)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"), args=[_, *_]
            ):
                imports.append(node)
            case ast.ClassDef(name=name, lineno=line):
                classes.append((line, name))
            case ast.Assert(lineno=line):
                statements.append((line, "assert vanishes under python -O: raise"))
            case ast.Call(func=ast.Name(id="print"), lineno=line):
                statements.append((line, "print: return the text, or write it in the command line"))
    return Seen(tuple(imports), tuple(classes), tuple(statements))
