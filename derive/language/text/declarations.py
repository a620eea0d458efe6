"""Collect the meanings of the names of a term, and say which names are free: for all that print or read terms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, count
from typing import Any, NamedTuple, cast

from ...kernel.sorts import MAX_INDICES
from ...kernel.terms import (
    FUNCTIONS,
    INTEGERS,
    Definition,
    Dim,
    Key,
    StatementError,
    Term,
    resize,
    shift,
    subterms,
    vector_sort,
)

FORMULA_WORDS = ("ForAll", "And", "HasDerivative", "HasIntegral", "Distinct", "Independent")
_TERM_WORDS = ("Sum", "KroneckerDelta", "E", "Var", "Cov", "Rational", "size", "pairs", "fun", "pi")
WORDS = frozenset((*FORMULA_WORDS, *_TERM_WORDS, *FUNCTIONS, INTEGERS))
LENT = ("E", "pi")
"""Words that a number or a family may be called too: it is never applied, and where it is declared it is meant."""
NUMBER = "number"
RELATIONS = {"eq": "=", "ne": "!=", "lt": "<", "le": "<="}
DECLARED = ("indices", "reals", "vectors", "random", "permutations")


class Context(NamedTuple):
    """Hold the meanings of the free names of a text.

    Attributes
    ----------
    variables : mapping of str to key
        Indices, reals, families and permutations.
    definitions : mapping of str to Definition
        Each after those it uses.
    sizes : tuple of str
        Names of dimensions.
    common : frozenset of str
        Those definitions that are taken at the sizes of their arguments: words of the prelude.
    """

    variables: Mapping[str, Key]
    definitions: Mapping[str, Definition]
    sizes: tuple[str, ...]
    common: frozenset[str] = frozenset()

    @property
    def names(self) -> frozenset[str]:
        """All names that are taken."""
        return frozenset(self.variables) | frozenset(self.definitions) | frozenset(self.sizes)

    def definition(self, name: str) -> Definition | None:
        """Return the definition that has a name, by which others are defined, or which has it over some sizes."""
        inside = (self.definitions, *(_within(d).definitions for d in self.definitions.values()))
        stem = name.rpartition("_")[0]
        of_stem = self.definition(stem) if stem in self.common or stem and stem not in self.definitions else None
        return next((known[name] for known in inside if name in known), of_stem)


def context_of(*terms: Term) -> Context:
    """Return declarations of all that occurs free in the terms, in order of appearance.

    Raises
    ------
    StatementError
        If one name has two meanings, or is a word of the notation.
    """
    return _context(chain.from_iterable(_declared(t) for t in terms))


def _context(declared: Iterable[tuple[str, Any]]) -> Context:
    meanings: dict[str, Any] = {}
    for name, meaning in declared:
        if name not in meanings and meaning != NUMBER and not is_name(name, _lends(meaning)):
            raise StatementError(f"the name {name} is a word of the notation, or cannot be printed")
        if (other := meanings.setdefault(name, meaning)) != meaning:
            then = "; give one of the definitions another name" * (type(other) is type(meaning) is Definition)
            raise StatementError(f"the name {name} has two meanings{then}")
    return Context(
        {name: m for name, m in meanings.items() if type(m) is Key},
        {name: m for name, m in meanings.items() if type(m) is Definition},
        tuple(name for name, m in meanings.items() if m == "size"),
    )


def _lends(meaning: Any) -> bool:
    """Tell whether something may be called as `LENT` words are."""
    return type(meaning) is Key and meaning.kind == "at" and not meaning.random


@lru_cache(4096)  # a page asks of the same terms for each of its formulas
def _declared(t: Term) -> tuple[tuple[str, Any], ...]:
    """Return the names that occur free in a term, each with its meaning once, in order of appearance."""
    return tuple(dict.fromkeys(_declarations(t)))


def _declarations(t: Term) -> Iterator[tuple[str, Any]]:
    seen: set[Definition] = set()
    for s in subterms(t):
        match s.head, s.args:
            case "ix" | "perm" | "at", (name, *_):
                yield from _sizes(s.key.dims)
                yield name, s.key
            case "independent", families:
                for name, dims in families:
                    yield from _sizes(dims)
                    yield name, Key("at", name, dims, "random")
            case "card" | "sum" | "lam" | "forall", (dim, *_):
                yield from _sizes((dim,))
            case "pi", _:
                yield "pi", NUMBER
            case "def", (definition, *_) if definition not in seen:
                seen.add(definition)
                inside = _within(definition)
                yield from inside.definitions.items()
                yield from ((name, "size") for name in inside.sizes)
                if ("pi", NUMBER) in _declared(definition.body):
                    yield "pi", NUMBER
                yield definition.name, definition
            case _:
                pass


@cache
def _within(definition: Definition) -> Context:
    return _context(chain(_parameters(definition), _declared(definition.body)))


def _parameters(definition: Definition) -> Iterator[tuple[str, Any]]:
    for key in definition.params:
        yield from _sizes(key.dims)
        yield key.name, key


def _sizes(dims: Iterable[Dim]) -> Iterator[tuple[str, str]]:
    for dim in dims:
        while isinstance(dim, tuple):
            dim = dim[1]
        if dim != INTEGERS:
            yield dim, "size"


def section_of(key: Key) -> str:
    """Name the line of a statement on which a variable is declared."""
    if key.kind == "at":
        return "random" if key.random else "vectors" if key.dims else "reals"
    return "indices" if key.kind == "ix" else "permutations"


def base(dim: Dim) -> str:
    """Return the dimension of which another is a multiple."""
    return base(dim[1]) if type(dim) is tuple else str(dim)


def size_text(dim: Dim) -> str:
    """Print a dimension: ``n``, ``2*h``."""
    return f"2*{size_text(dim[1])}" if type(dim) is tuple else str(dim)


def signature_text(key: Key) -> str:
    """Print the declaration of a variable: ``x[n]``, ``i:n``, ``sigma(n)``."""
    if key.kind == "at":
        return f"{key.name}[{', '.join(map(size_text, key.dims))}]" if key.dims else str(key.name)
    return f"{key.name}:{size_text(key.dim)}" if key.kind == "ix" else f"{key.name}({size_text(key.dim)})"


def too_many_axes(name: str, axes: int) -> str:
    """Say what to do with an array of more axes than a family has."""
    return (
        f"{name}: {axes} axes, and an array has {MAX_INDICES} at most; leave out those of a batch or of heads: what is "
        "written for one of them holds for each, and the programs take leading axes"
    )


def is_name(word: str, variable: bool = False) -> bool:
    """Tell whether a dimension or a definition, or a number or a family, may have this name in a text."""
    plain = word.replace("~", "_").isidentifier() and re.fullmatch(r"[\w~]+", word) is not None
    return plain and (word not in WORDS or variable and word in LENT)


def fresh_name(hint: str, taken: frozenset[str]) -> str:
    """``hint``, or another letter if that is no name or taken."""
    others = chain("ijklabcrstuv", (f"i_{n}" for n in count(1)))
    return next(name for name in chain((hint,), others) if is_name(name) and name not in taken)


def as_family(vector: Term) -> tuple[str, tuple[Term, ...]] | None:
    """Return the family whose last indices a vector only passes on, and the indices that come first; else None."""
    depth, body = 0, vector
    while body.head == "lam":
        depth, body = depth + 1, body.args[1]
    if not depth or body.head != "at" or len(body.args) < 3 + depth:
        return None
    given, passed = body.args[3 : len(body.args) - depth], body.args[len(body.args) - depth :]
    if any(i.head != "bv" or i.args[0] != depth - 1 - k for k, i in enumerate(passed)):
        return None
    if any(level < depth for i in given for level, _ in i.loose):
        return None
    return body.args[0], tuple(shift(i, -depth) for i in given)


def successors(t: Term) -> tuple[Term, int]:
    """Return an integer index as a base that is no successor, and the number of steps from it."""
    steps = 0
    while t.head == "succ":
        t, steps = t.args[0], steps + 1
    return t, steps


def signature(keys: Sequence[Key]) -> list[dict[str, Any]]:
    """Return the families and numbers of a statement: name, shape by dimension, whether random."""
    return [{"name": k.name, "shape": [size_text(d) for d in k.dims], "random": k.random} for k in keys]


def named_over(d: Definition) -> str:
    """Return the name of a word that says over which sizes it is: ``mean_n``."""
    sizes = dict.fromkeys(size_text(dim).replace("*", "") for p in d.params for dim in p.dims)
    return "_".join((d.name, *sizes))


def at_sizes(d: Definition, args: Sequence[Term], called: str = "") -> Definition:
    """Return a definition for the dimensions that its arguments have; a name over sizes says which these are.

    Raises
    ------
    StatementError
        If these are no arguments for it: which one, and what was expected.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, vector
    >>> n, d = Dimension("n"), Dimension("d")
    >>> k, x = n.indices("k")[0], vector("x", n)
    >>> total = define("total", (x,), Sum(x[k], k))
    >>> at_sizes(total.definition, [vector("y", d).term])
    total(x[d]) = Sum(x[k], k:d)
    """
    shown = f"{d.name}({', '.join(map(signature_text, d.params))})"
    if len(args) != len(d.params):
        count = "1 argument was" if len(d.params) == 1 else f"{len(d.params)} arguments were"
        raise StatementError(f"{shown}: {count} expected, {len(args)} given")
    sizes: dict[str, Dim] = {}
    for p, a in zip(d.params, args, strict=True):
        dims = _dims(a)
        if dims is None or len(dims) != len(p.dims) or (a.sort[0] == "I") is not (p.kind == "ix"):
            raise StatementError(f"{shown}: {_kind(p.kind, len(p.dims))} was expected for {p.name}, not {a!r}")
        for name, dim in zip(p.dims, dims, strict=True):
            if sizes.setdefault(str(name), dim) != dim:
                over = f"over {size_text(sizes[str(name)])}, not over {size_text(dim)}"
                raise StatementError(f"{shown}: {p.name} was expected {over}: {a!r}")
    sized: Definition = resize(d, sizes)
    if called not in ("", d.name, named_over(sized)):
        raise StatementError(f"{called}: over these arguments it is {named_over(sized)}")
    return sized


def _dims(t: Term) -> tuple[Dim, ...] | None:
    """Return the dimensions of an index, a number or an array; None for a formula."""
    if t.sort == "P":
        return None
    if t.sort[0] == "I":
        return (t.sort[1],)
    dims, sort = list[Dim](), cast(Any, t.sort)
    while sort[0] == "V":
        dims.append(sort[1])
        sort = sort[-1]
    return tuple(dims) if vector_sort(tuple(dims)) == t.sort else None


def _kind(kind: str, axes: int) -> str:
    if kind == "ix":
        return "an index"
    return ("a number", "a vector", "a matrix")[axes] if axes < 3 else f"an array of {axes} axes"
