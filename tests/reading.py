"""What the checkers of the architecture ask of a source, read once."""

import ast
import re
from functools import cache
from typing import NamedTuple

_VERIFY = re.compile(r"\bverify[./][a-z]\w+")


class Seen(NamedTuple):
    """What checkers ask of a source: imports, lines of classes, what it asserts and prints, whom it names."""

    imports: tuple[ast.AST, ...]
    classes: tuple[tuple[int, str], ...]
    statements: tuple[tuple[int, str], ...]
    named: tuple[tuple[int, str], ...]


@cache
def seen(source: str) -> Seen:
    """Walk over a source once, whoever asks: a tree is large, and the same in every test."""
    imports, classes, statements = list[ast.AST](), list[tuple[int, str]](), list[tuple[int, str]]()
    named, alone = list[tuple[int, str]](), set[int]()  # what stands alone is a docstring
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                alone.add(id(text))
            case ast.Constant(value=str(text), lineno=line) if id(node) not in alone:
                named += [(line, name) for name in _VERIFY.findall(text)]
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
    return Seen(tuple(imports), tuple(classes), tuple(statements), tuple(named))
