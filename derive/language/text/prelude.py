"""Words of the vocabulary as definitions: made when they are asked for, at the sizes and under the name that is wanted.

>>> word("softmax")
softmax(x[n], i:n) = exp(x[i])/partition(x)
>>> word("softmax", "route").body
exp(x[i])/route_partition(x)
>>> name_of(word("softmax", "route"))
'softmax'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from ...kernel.terms import Definition, StatementError, Term, rebuild, resize
from ..families import definitions
from .declarations import Context, named_over
from .parser import parse_declarations, parse_line
from .vocabulary import SIZES, VOCABULARY

__all__ = ["claims", "name_of", "told_apart", "word"]


@cache
def word(name: str, shown: str = "") -> Definition:
    """Return the definition of a word; those that it uses are named after it where it has another name.

    Raises
    ------
    StatementError
        If there is no such word.
    """
    if name not in VOCABULARY:
        raise StatementError(f"{name}: no word of the prelude; it has {', '.join(VOCABULARY)}")
    if shown not in ("", name):
        return _renamed(word(name), lambda d: shown if d.name == name else f"{shown}_{d.name}")
    text = VOCABULARY[name].text
    below = {w: word(w) for w in re.findall(r"\w+(?=\()", text) if w in VOCABULARY and w != name}
    return parse_declarations("define", text, Context({}, below, SIZES), 1).definitions[name]


def _renamed(d: Definition, name: Callable[[Definition], str]) -> Definition:
    """Return a definition with another name, and so those that it uses."""
    return Definition(name(d), d.params, _with_names(d.body, name))


def _with_names(t: Term, name: Callable[[Definition], str]) -> Term:
    """Return a term whose definitions have other names."""
    if t.head != "def":
        return rebuild(t, lambda a, _: _with_names(a, name))
    d, *args = t.args
    return Term("def", _renamed(d, name), *(_with_names(a, name) for a in args))


def told_apart(*terms: Term) -> tuple[Term, ...]:
    """Return the same terms where a word that is used over several sizes has a name for each: ``mean``, ``mean_n``."""
    known: dict[str, Definition] = {}
    others = list[Definition]()
    for d in sorted(definitions(*terms), key=lambda d: (d.name, named_over(d))):
        if known.setdefault(d.name, d) != d and name_of(d):
            others.append(d)
    names = {d: named_over(d) for d in others}
    return tuple(_with_names(t, lambda d: names.get(d, d.name)) for t in terms) if names else terms


@cache
def name_of(d: Definition) -> str | None:
    """Return which word a definition is, at any sizes and under any name; None where the user has defined it."""
    return _known().get(_anonymous(d)) if d.written in _lengths() else None


@cache
def _lengths() -> frozenset[int]:
    """How long words are when they are written out: one of another length is not walked, as layers use each other."""
    return frozenset(d.written for d in _known())


@cache
def _known() -> dict[Definition, str]:
    return {_anonymous(word(name)): name for name in VOCABULARY}


def _anonymous(d: Definition) -> Definition:
    """Return a definition without the names of dimensions and definitions that make no difference."""
    dims = dict.fromkeys(dim for p in d.params for dim in p.dims)
    if any(isinstance(dim, tuple) for dim in dims):
        return d
    return _renamed(resize(d, dict(zip(map(str, dims), SIZES, strict=False))), lambda _: "word")


def claims(d: Definition) -> Iterator[Term]:
    """Yield what the vocabulary says of a definition, about its parameters."""
    if name := name_of(d):
        context = Context({p.name: p for p in d.params}, {name: d}, tuple(_sizes(d)))
        for fact in VOCABULARY[name].facts:
            yield parse_line("formula", fact, context, 1)


def _sizes(d: Definition) -> Iterable[str]:
    return dict.fromkeys(str(dim) for p in d.params for dim in p.dims)
