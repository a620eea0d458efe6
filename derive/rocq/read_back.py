"""Read a text for Rocq and compare it with an entry, up to the names of variables.

It shares nothing with what writes the texts. So a writer that adds a hypothesis, or says something else than the entry,
is seen, unless `reading` is wrong in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NoReturn

from ..kernel.nodes import VARIABLES
from ..kernel.terms import BINDERS, INTEGERS, Definition, DeriveError, Dim, Key, Term, num
from ..language.symbols import RenderError
from .reading import StatementReader

__all__ = ["compare_definition", "definitions_in", "read_back"]

_DEFINITION = re.compile(r"^Definition (\w+).*?\.$", re.MULTILINE | re.DOTALL)
_NONE: Mapping[str, Definition] = MappingProxyType({})


def definitions_in(texts: Iterable[str]) -> dict[str, Definition]:
    r"""Read the definitions in files, in their order, each made of those before it.

    Raises
    ------
    RenderError
        If one cannot be read, or stands there twice.

    Examples
    --------
    >>> definitions = definitions_in(["Definition square (x : R) : R :=\n  x ^ 2."])
    >>> definitions["square"].params
    (Key(kind='at', name='x', dims=(), law='fixed'),)
    """
    definitions: dict[str, Definition] = {}
    for text in texts:
        for match in _DEFINITION.finditer(text):
            try:
                name, read = StatementReader(match[0], definitions).definition()
            except DeriveError as error:
                raise RenderError(f"definition of {match[1]}: {error}") from error
            definitions[name] = read
    return definitions


def read_back(text: str, given: Sequence[Term], claim: Term, definitions: Mapping[str, Definition] = _NONE) -> None:
    """Compare a statement for Rocq with hypotheses and a claim.

    They may differ in the names of variables and sizes only, one for one. Every size must be said to be positive, and
    every variable must stand in a formula.

    Parameters
    ----------
    text : str
        ``forall (n : nat) ... (given : ...), claim``, or the beginning of a theorem, ``Theorem name ... : claim.``
    given : sequence of Term
        In the order of the text.
    claim : Term
    definitions : mapping of str to Definition
        What defined names mean, as they were read; see `definitions_in`.

    Raises
    ------
    RenderError
        If the text cannot be read, or says something else.

    Examples
    --------
    >>> x = Term("at", "x", (), "fixed")
    >>> read_back("forall (y : R), y = y", (), Term("eq", x, x))
    >>> read_back("forall (y : R) (cheat : False), y = y", (), Term("eq", x, x))
    Traceback (most recent call last):
    derive.RenderError: hypothesis 1 of 0, "cheat : False": it is not in the entry
    """
    number, where = 0, "variables"
    try:
        reader, same = StatementReader(text, definitions), _Same()
        behind = reader.opening()
        while behind and (name := reader.hypothesis()):
            number += 1
            where = f'hypothesis {number} of {len(given)}, "{name} : {reader.shown()}"'
            if number > len(given):
                raise RenderError("it is not in the entry")
            same.terms(reader.formula(), given[number - 1])
            reader.take(")")
            where = "variables"
        if number < len(given):
            where = f"hypothesis {number + 1} of {len(given)}"
            raise RenderError("it is not in the text")
        where = "claim"
        if behind:
            reader.take(behind)
        same.terms(reader.formula(), claim)
        if behind == ":":
            reader.take(".")
        reader.finish()
    except DeriveError as error:
        raise RenderError(f"{where}: {error}") from error


def compare_definition(read: Definition, kernel: Definition) -> None:
    r"""Compare a definition that was read with the one of the kernel.

    Raises
    ------
    RenderError
        If they differ.

    Examples
    --------
    >>> square = definitions_in(["Definition square (x : R) : R :=\n  x ^ 2."])["square"]
    >>> y = Key("at", "y", (), "fixed")
    >>> compare_definition(square, Definition("square", (y,), Term.of(y) ** 2))
    """
    _Same().definitions(read, kernel)


class _Same:
    """The names of a text and of an entry that correspond, as far as they were compared."""

    def __init__(self, sizes: _Names | None = None) -> None:
        self.sizes = _Names() if sizes is None else sizes
        self.keys = _Names()
        self.met: set[tuple[Definition, Definition]] = set()

    def dims(self, a: Dim, b: Dim) -> None:
        """Compare dimensions."""
        while isinstance(a, tuple) and isinstance(b, tuple):
            a, b = a[1], b[1]
        if isinstance(a, tuple) or isinstance(b, tuple) or (a == INTEGERS) != (b == INTEGERS):
            _differ(f"size {_shown(a)}", f"size {_shown(b)}")
        self.sizes.pair(a, b, f"size {a}", f"size {b}")

    def variables(self, a: Key, b: Key) -> None:
        """Compare variables."""
        if (a.kind, a.law, len(a.dims)) != (b.kind, b.law, len(b.dims)):
            _differ(a.name, b.name)
        for d, e in zip(a.dims, b.dims, strict=True):
            self.dims(d, e)
        self.keys.pair(a, b, a.name, b.name)

    def definitions(self, a: Definition, b: Definition) -> None:
        """Compare definitions: names, parameters in their order, bodies."""
        if (a, b) in self.met:
            return
        if a.name.rstrip("_") != re.sub(r"\W", "_", b.name).rstrip("_") or len(a.params) != len(b.params):
            _differ(a.name, b.name)
        inside = _Same(self.sizes)
        inside.met = self.met
        try:
            for p, q in zip(a.params, b.params, strict=True):
                inside.variables(p, q)
            inside.terms(a.body, b.body)
        except RenderError as error:
            raise RenderError(f"{a.name} is defined otherwise: {error}") from error
        self.met.add((a, b))

    def terms(self, a: Term, b: Term) -> None:
        """Compare terms or formulas."""
        if b.head == "num" and b.args[0].denominator != 1:
            b = Term("div", num(b.args[0].numerator), num(b.args[0].denominator))
        if a.head != b.head or len(a.args) != len(b.args):
            _differ(a.head, b.head)
        if a.head in VARIABLES:
            self.variables(a.key, b.key)
        elif a.head in BINDERS or a.head == "card":
            self.dims(a.args[0], b.args[0])
        elif a.head == "bv":
            if a.args[0] != b.args[0]:
                _differ(f"the index bound {a.args[0]} binders outside", f"that bound {b.args[0]} binders outside")
            self.dims(a.args[1][1], b.args[1][1])
        elif a.head == "def":
            self.definitions(a.args[0], b.args[0])
        elif a.head == "independent":
            for (name, dims), (other, others) in zip(a.args, b.args, strict=True):
                self.variables(Key("at", name, dims, "random"), Key("at", other, others, "random"))
        else:
            for x, y in zip(a.args, b.args, strict=True):
                if type(x) is not Term and x != y:
                    _differ(str(x), str(y))
        for x, y in zip(a.args, b.args, strict=True):
            if type(x) is Term:
                self.terms(x, y)


class _Names:
    """Names that stand for each other, one for one."""

    def __init__(self) -> None:
        self.there: dict[Any, Any] = {}
        self.back: dict[Any, Any] = {}

    def pair(self, a: Any, b: Any, text: str, entry: str) -> None:
        """Let two stand for each other; they may not stand for others."""
        if self.there.setdefault(a, b) != b or self.back.setdefault(b, a) != a:
            _differ(text, entry)


def _shown(d: Dim) -> str:
    return f"2*{_shown(d[1])}" if isinstance(d, tuple) else d


def _differ(text: str, entry: str) -> NoReturn:
    raise RenderError(f"{text} stands where the entry has {entry}")
