"""One mistake, one place: no wrong formula that the book has is typed in `verify`, by its name or beside it."""

import ast
from pathlib import Path

import pytest

from derive.chapters import BOOK

ROOT = Path(__file__).resolve().parent.parent
NAMES = {mutant.name for own in BOOK.mutants.values() for mutant in own}
MAKER = "verify/checking/judging/mistakes.py"
NAMED_AS_WRONG = "verify/checking/"  # where a function of two words that are a mistake's name would be one
ARGUMENTS = ("change", "reference", "laid_out", "changed")  # what is no formula, but what it is taken at


def beside(node: ast.AST) -> list[ast.expr]:
    """What stands side by side in a node: arguments of a call, elements of a tuple, keys and values, tuples opened."""
    match node:
        case ast.Call(args=positional, keywords=named):
            found = [*positional, *(k.value for k in named if k.arg not in ARGUMENTS)]
        case ast.Tuple(elts=found) | ast.List(elts=found):
            pass
        case _:
            found = []
    return [x for each in found for x in (each.elts if isinstance(each, ast.Tuple) else [each])]


def groups(node: ast.AST) -> list[list[ast.expr]]:
    """The groups of what stands side by side."""
    if isinstance(node, ast.Dict):
        return [beside(ast.Tuple([k, v])) for k, v in zip(node.keys, node.values, strict=True) if k is not None]
    return [beside(node)]


def typed_mistakes(path: str, source: str) -> list[str]:
    """Require that a mistake of the book is named and not typed: by a function of its name, or a formula beside it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and path.startswith(NAMED_AS_WRONG):
            words = node.name.strip("_").replace("_", " ")
            if " " in words and words in NAMES:
                found.append(f"{path}:{node.lineno}: {node.name} is a mistake of the book")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Wrong" and path != MAKER:
            found.append(f"{path}:{node.lineno}: a wrong formula is typed, and not named")
        for group in groups(node):
            named = [x for x in group if isinstance(x, ast.Constant) and x.value in NAMES]
            if named and any(isinstance(x, ast.Lambda) for x in group):
                found.append(f"{path}:{node.lineno}: {named[0].value!r} stands beside a formula")
    return found


def test_no_mistake_of_the_book_is_typed_again():
    paths = sorted((ROOT / "verify").rglob("*.py"))
    assert len(paths) > 100
    problems = [
        problem
        for path in paths
        for problem in typed_mistakes(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    assert problems == []


SOMEWHERE = "verify/checking/statements/softmax.py"


@pytest.mark.parametrize(
    "source",
    [
        'WRONG = (Wrong("sum missing", lambda p, g: p * g),)',
        'WRONG = (Wrong("no name of the book", formula),)',
        "def sum_missing(p, g):\n    return p * g",
        "def _sum_missing(p, g):\n    return p * g",
        'MISTAKES = (("sum missing", lambda g, f: g * f.z, ""),)',
        'TURNED = {"not turned": lambda t: (t.a, t.b)}',
        'TURNED = {"not turned": (lambda t: t, True)}',
    ],
)
def test_a_typed_mistake_is_seen(source):
    assert len(typed_mistakes(SOMEWHERE, source)) >= 1


@pytest.mark.parametrize(
    "source",
    [
        'mistakes("softmax_vjp", book, without=("sum missing",))',
        'mistake("mask left out", Origin(_binding(a, reference=lambda a: a.s), theorem, "mask left out"))',
        'Spelling("shifted", lambda x: x)',
        "def softmax(x):\n    return x",
    ],
)
def test_a_named_mistake_is_none(source):
    assert typed_mistakes(SOMEWHERE, source) == []
