"""Reading of what the user asks of `verify.check`: formula, shapes and wrong formulas that are ignored."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple, TypeGuard

import numpy as np

from derive.books.book import Book
from derive.language.words import expected
from verify.checking.asking.questions import stated
from verify.checking.calling.parameters import names
from verify.checking.formulas.siblings import with_siblings
from verify.checking.forwards.stated import forward_statement
from verify.checking.judging.statement import Shape, Statement
from verify.checking.statements import conventions as known_conventions
from verify.checking.statements import statement

__all__ = ["Passed", "asked_about", "ignored_of", "is_name", "own_shapes", "traced_of"]


class Passed(NamedTuple):
    """A forward pass in NumPy, the arguments at which it is differentiated, and their axes."""

    forward: Callable[..., Any] | None
    wrt: Sequence[str]
    axes: Mapping[str, str]

    def statement(self, constants: Mapping[str, Any], where: Mapping[str, Callable[[Any], Any]]) -> Statement:
        """Return the statement that the function is checked against.

        Raises
        ------
        ValueError
            If it is no function, or a declaration does not fit it.
        """
        if not callable(self.forward):
            raise ValueError(f"forward: expected a function, got {type(self.forward).__name__}")
        for name, value in constants.items():
            if type(value) not in (int, float):
                raise ValueError(f"{name}: expected a number, got {value!r}")
        fixed = tuple(sorted((name, float(value)) for name, value in constants.items()))
        axes = tuple((name, str(letters)) for name, letters in self.axes.items())
        return forward_statement(self.forward, names("wrt", self.wrt), axes, fixed, tuple(where.items()))


def is_name(asked: object) -> TypeGuard[str]:
    """Tell whether ``of=`` is the name of a theorem or statement, and not that of a formula in a file."""
    return isinstance(asked, str) and ":" not in asked and not asked.endswith(".thm")


def traced_of(of: object) -> Any:
    """Return the formula that was traced, of formulas or derivatives; None if there is none."""
    first = of[0] if isinstance(of, tuple | list) and of else of
    formula = getattr(first, "formula", first)
    return formula if hasattr(formula, "reading") else None


def asked_about(
    name: str | None,
    of: object,
    passed: Passed,
    where: Mapping[str, Callable[[Any], Any]],
    book: Book | None,
    conventions: Mapping[str, Any],
) -> tuple[tuple[tuple[str, Any], ...], Statement]:
    """Return the conventions under which a function is checked, and the statement that it is checked against."""
    if name is None and passed.forward is None and is_name(of):
        name, of = of, None
    if sum(given is not None for given in (name, of, passed.forward)) != 1:
        raise ValueError("expected exactly one of: the name of a theorem, of=, forward=")
    if name is None:
        if book is not None:
            raise ValueError("book: it works only with the name of a theorem, and none is given")
        chosen = tuple(sorted(conventions.items()))
        if passed.forward is not None:
            return chosen, with_siblings(passed.statement(conventions, where))
        stating: Callable[..., Statement] = import_module("verify.checking.closed_forms.stated").own_statement
        return chosen, with_siblings(stating(of, conventions, where))
    if where:
        raise ValueError("where: it works only with of= or forward=, and not with the name of a theorem")
    chosen = _chosen(name, conventions, book)
    return chosen, with_siblings(stated(name, chosen, book))


def _chosen(name: object, conventions: Mapping[str, Any], book: Book | None) -> tuple[tuple[str, Any], ...]:
    """Return all conventions of a theorem, once the theorem has been stated under them."""
    if not isinstance(name, str):
        raise ValueError(f"name: expected the name of a theorem, got {type(name).__name__}")
    if not isinstance(book, Book | None):
        raise ValueError(f'book: expected a Book, such as derive.Book.load("mine"), got {book!r}')
    plain = {key: value.item() if isinstance(value, np.generic) else value for key, value in conventions.items()}
    if all(isinstance(value, str | int | float) for value in plain.values()):
        _require(name, tuple(plain.items()), tuple(map(type, plain.values())), book)
    else:
        statement(name, plain, book)
    return tuple(sorted({**known_conventions(name, book), **plain}.items()))


@lru_cache(maxsize=256)
def _require(name: str, plain: tuple[tuple[str, Any], ...], kinds: tuple[type, ...], book: Book | None) -> None:
    """State a theorem under conventions, which raises if it cannot be; once, as ``1`` and ``True`` are told apart."""
    statement(name, dict(plain), book)


def own_shapes(shapes: object, axes: Sequence[str]) -> tuple[Shape, ...]:
    """Read somebody's shapes."""

    def sequence(value: object) -> TypeGuard[Sequence[Any]]:
        return isinstance(value, tuple | list | np.ndarray)

    if not sequence(shapes) or not len(shapes) or not all(map(sequence, shapes)):
        raise ValueError(f"shapes: expected a list of shapes ({', '.join(axes)}), got {shapes!r}")
    checked = [tuple(n.item() if isinstance(n, np.integer) else n for n in shape) for shape in shapes]
    for shape in checked:
        if len(shape) != len(axes) or not all(type(n) is int and n > 0 for n in shape):
            raise ValueError(f"shapes: expected ({', '.join(axes)}), positive integers, got {shape}")
    return tuple(checked)


def ignored_of(statement: Statement, ignore: Collection[str]) -> tuple[str, ...]:
    """Read the names of wrong formulas that need not be excluded."""
    wrong = {w.name for result in statement.results.values() for w in result.wrong}
    ignored = names("ignore", ignore)
    if not wrong.issuperset(ignored):
        wrong |= {w.name for result in statement.results.values() for w in result.siblings()}
    for name in ignored:
        if name not in wrong:
            raise ValueError(f"ignore: {statement.name} has no wrong formula {name!r}{expected(name, sorted(wrong))}")
    return ignored
