"""Find words in the place of the head of a term that are the head of none, where no type checker sees them.

mypy compares `Term.head` with a single word, and with a `case` of which every word is wrong. In ``in (...)``, and as
one of several words of a `case`, a misspelt head is silent, as it is in ``Term("...")`` until that line runs.
"""

import ast
from collections.abc import Collection, Iterator


def _is_head(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "head"


def _words(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield the words that an expression or a pattern compares with."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.MatchValue(value=inner) | ast.MatchAs(pattern=ast.AST() as inner):
            yield from _words(inner)
        case ast.MatchOr(patterns=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _words(part)


def _compared(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield the words that a node compares with a head, or writes a term of."""
    match node:
        case ast.Compare(left=left, comparators=others) if _is_head(left) or any(map(_is_head, others)):
            for side in (left, *others):
                yield from _words(side)
        case ast.Match(subject=subject, cases=cases) if _is_head(subject):
            for case in cases:
                yield from _words(case.pattern)
        case ast.Match(subject=ast.Tuple(elts=[first, *_]), cases=cases) if _is_head(first):
            for case in cases:
                for pattern in case.pattern.patterns if isinstance(case.pattern, ast.MatchOr) else [case.pattern]:
                    if isinstance(pattern, ast.MatchSequence):
                        yield from _words(pattern.patterns[0])
        case ast.MatchClass(kwd_attrs=names, kwd_patterns=patterns):
            for name, pattern in zip(names, patterns, strict=True):
                yield from _words(pattern) if name == "head" else ()
        case ast.Call(func=ast.Name(id="Term"), args=[first, *_]):
            yield from _words(first)


def head_problems(path: str, source: str, heads: Collection[str]) -> list[str]:
    """Return the words that are compared with a head, or written as one, and are none."""
    words = [word for node in ast.walk(ast.parse(source)) for word in _compared(node)]
    return [f"{path}:{word.lineno}: {word.value!r} is no head of a term" for word in words if word.value not in heads]
