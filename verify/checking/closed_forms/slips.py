"""Wrong forms of a closed form, each with its name: one change in it, or inside of a definition wherever it is used.

The changes are the slips of `derive.values.slips`, with a sum of three as one sum; beside them, a variable is another
thing wherever it stands. Nothing is evaluated here: some slips are no other formula, and some are the same one. See
`verify.checking.closed_forms.stated`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import chain, combinations, count
from typing import TypeAlias

from derive import prelude
from derive.kernel.terms import Definition, Key, Term, close, num, open_, rebuild, substitute, subterms, unfolded
from derive.values.slips import ONE, PRODUCTS, SUMS, Signed, Slip, changes, factors, put, quotient, rarer, summed, total
from verify.checking.closed_forms.expanding import distributed, expanded
from verify.checking.closed_forms.rearranged import over_all, rearranged
from verify.checking.closed_forms.spoken import spoken

__all__ = ["Put", "alone", "numbers", "rare", "slips", "work"]

DEFAULTS = tuple(Fraction(text) for text in ("0.01", "0.1", "0.5", "2", "1e-5", "1e-6", "1e-8"))
"""Numbers that programs have fixed where an argument is meant."""
WORDS = ("sigmoid", "tanh", "softplus", "silu", "gelu", "relu", "clip")
"""Functions of one number that are taken for one another."""


def slips(value: Term, axes: Sequence[Key]) -> Iterator[tuple[str, Term]]:
    """Yield what was done to a closed form by one change, and what became of it.

    Parameters
    ----------
    value : Term
        A real number.
    axes : sequence of Key
        The indices that are its axes.

    Examples
    --------
    >>> from derive import Dimension, Sum, vector
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> p, g = vector("p", n), vector("g", n)
    >>> made = dict(slips(p[j] * (g[j] - Sum(p[i] * g[i], i)), [j.key]))
    >>> made["sum(p*g) is not subtracted"], made["p is not a factor of the result"]
    (p[j]*g[j], g[j] - Sum(p[i]*g[i], i:n))
    >>> made["in sum(p*g): the sum is not taken"]
    p[j]*(g[j] - p[j]*g[j])
    """
    scope = tuple(Term.of(key) for key in axes)
    for form in dict.fromkeys((distributed(value), value)):
        yield from _named(form, scope, "the result")
    yield "the sign of the result is turned", -value
    bodies = (value, *(definition.body for definition in _definitions(value)))
    sizes = dict.fromkeys(Term("card", t.args[0]) for body in bodies for t in subterms(body) if t.head == "sum")
    variables = sorted((k for k in value.free if k.kind == "at"), key=lambda k: str(k.name))
    for number in (*sizes, *(Term.of(key) for key in variables if not key.dims)):
        yield f"the result is divided by {spoken(number)}", value / number
        yield f"the result is multiplied by {spoken(number)}", value * number
    for key in variables:
        yield from ((words.format(key.name), _instead(value, key, by)) for words, by in EVERYWHERE)
    for definition in _definitions(value):
        indices = tuple(Term.of(p) for p in definition.params if p.kind == "ix")
        seen = set[Term]()
        for body in dict.fromkeys((distributed(definition.body), definition.body)):
            for name, term in _named(body, indices, definition.name):
                if term not in seen and term.free <= set(definition.params):
                    seen.add(term)
                    changed = Definition(f"{definition.name}_", definition.params, term)
                    yield f"in {definition.name}: {name}", _replaced(value, definition, changed)


EVERYWHERE: Sequence[tuple[str, Callable[[Term], Term]]] = (
    ("{0} is left out everywhere", lambda a: ONE),
    ("{0} is zero everywhere", lambda a: num(0)),
    ("1 + {0} in the place of {0} everywhere", lambda a: ONE + a),
    ("the sign of {0} is turned everywhere", lambda a: -a),
)
"""What becomes of a variable."""


def rare(value: Term, axes: Sequence[Key]) -> Iterator[tuple[str, Term]]:
    """Yield what was done to a closed form by a change that is seldom made, and what became of it.

    Parameters
    ----------
    value, axes
        As of `slips`.

    Examples
    --------
    >>> from derive import Dimension, Sum, vector
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> made = dict(rare(x[j] / Sum(x[i], i), [j.key]))
    >>> made["n in the place of sum(x)"]
    x[j]/size(n)
    """
    scope = tuple(Term.of(key) for key in axes)
    variables = sorted((k for k in value.free if k.kind == "at"), key=lambda k: str(k.name))
    bodies = (value, *(definition.body for definition in _definitions(value)))
    sizes = dict.fromkeys(Term("card", t.args[0]) for body in bodies for t in subterms(body) if t.head == "sum")
    roots = [Term("fn", "sqrt", size) for size in sizes]
    for root in roots:
        yield f"the result is divided by {spoken(root)}", value / root
        yield f"the result is multiplied by {spoken(root)}", value * root
    two = Term("fn", "log", num(2))
    for key in variables:
        yield f"{key.name} is multiplied by log(2) everywhere", _instead(value, key, lambda a: two * a)
        yield f"{key.name} is divided by log(2) everywhere", _instead(value, key, lambda a: a / two)
    for words, heads in (("exp", "exp"), ("log", "log"), ("exp and log", "explog")):
        yield f"base 2 for e in every {words}", _to_base_2(value, heads)
    for key in (k for k in variables if not k.dims):
        scalar = Term.of(key)
        others = (ONE - scalar, scalar - ONE, ONE / (ONE - scalar), ONE, scalar * scalar, *map(num, DEFAULTS))
        for other in (*others, *(by for a in (*sizes, *roots) for by in (scalar * a, scalar / a))):
            name = f"{spoken(other)} in the place of {key.name} everywhere"
            yield name, substitute(value, {key: other})
        yield f"the result is divided by 1 - {key.name}", value / (ONE - scalar)
        yield f"the result is multiplied by 1 - {key.name}", value * (ONE - scalar)
    for key in axes:
        yield f"every sum is over all of {spoken(Term('card', key.dims[0]))} too", over_all(value, key)
    for form in dict.fromkeys((value, expanded(value))):
        yield from _named(form, scope, "the result", partial(_rarer, variables=variables))
    yield from _named(expanded(value), scope, "the result")
    for definition in _definitions(value):
        indices = tuple(Term.of(p) for p in definition.params if p.kind == "ix")
        at = partial(_rarer, variables=[p for p in definition.params if p.kind == "at"])
        for p in definition.params:
            if p.kind == "at" and not p.dims:
                body = substitute(definition.body, {p: ONE - Term.of(p)})
                changed = Definition(f"{definition.name}_", definition.params, body)
                complement = f"in {definition.name}: 1 - {p.name} in the place of {p.name} everywhere"
                yield complement, _replaced(value, definition, changed)
        long = expanded(definition.body)
        for form, how in ((definition.body, at), *(((long, at), (long, None)) if long != definition.body else ())):
            for name, term in _named(form, indices, definition.name, how):
                if term.free <= set(definition.params):
                    changed = Definition(f"{definition.name}_", definition.params, term)
                    yield f"in {definition.name}: {name}", _replaced(value, definition, changed)


def alone(value: Term, axes: Sequence[Key]) -> Iterator[tuple[str, Term]]:
    """Yield the same, and changes that are made beside no other: another argument's function, exchanged numbers."""
    yield from rare(value, axes)
    variables = sorted((k for k in value.free if k.kind == "at" and k.dims), key=lambda k: str(k.name))
    bodies = (value, *(definition.body for definition in _definitions(value)))
    taken = {t.args[0]: t for body in bodies for t in subterms(body) if _argument(t) is not None}
    for one in taken.values():
        function = one.args[0] if one.head == "fn" else one.args[0].name
        for key in variables:
            words = f"{function} is taken of {key.name} wherever it stands"
            yield words, _instead(value, key, lambda a, t=one: Term(t.head, t.args[0], a))  # type: ignore[misc]
    for (one, put_one), (other, _) in combinations(numbers(value), 2):
        yield f"{spoken(one)} and {spoken(other)} are exchanged", put_one({one: other, other: one})


Put: TypeAlias = Callable[[Mapping[Term, Term]], Term]
"""Takes numbers to what stands in their places, and gives what becomes of a closed form."""
OF_NUMBERS = ("num", "pi", "fn", *SUMS, *PRODUCTS, "neg", "pow")


def numbers(value: Term) -> Iterator[tuple[Term, Put]]:
    """Yield the numbers in a closed form and in each definition, as large as they are, and what puts others there.

    Examples
    --------
    >>> from derive import reals
    >>> (x,) = reals("x")
    >>> ((one, put), (other, _)) = numbers(2 * x + x / 3)
    >>> one, other, put({one: other, other: one})
    (2, 3, 3*x + x/2)
    """
    for t in _numbers_in(value):
        yield t, partial(_with, value)
    for definition in _definitions(value):
        for t in _numbers_in(definition.body):
            yield t, partial(_in_definition, value, definition)


def _numbers_in(t: Term) -> Iterator[Term]:
    found, waiting = set[Term](), [t]
    while waiting:
        one = waiting.pop()
        if one.sort == "R" and all(a.head in OF_NUMBERS for a in subterms(one)):
            if one != ONE and one not in found:
                found.add(one)
                yield one
        else:
            waiting.extend(a for a in reversed(one.args) if type(a) is Term)


def _with(t: Term, instead: Mapping[Term, Term]) -> Term:
    """Return a term with others in the places of some."""
    return instead[t] if t in instead else rebuild(t, lambda a, _: _with(a, instead))


def _in_definition(value: Term, definition: Definition, instead: Mapping[Term, Term]) -> Term:
    changed = Definition(f"{definition.name}_", definition.params, _with(definition.body, instead))
    return _replaced(value, definition, changed)


def _to_base_2(t: Term, heads: str) -> Term:
    """Return a term with base 2 for e in all functions of some names, in the bodies of definitions too."""
    two = Term("fn", "log", num(2))
    t = rebuild(t, lambda a, _: _to_base_2(a, heads))
    if t.head == "fn" and t.args[0] in heads:
        return Term("fn", "exp", two * t.args[1]) if t.args[0] == "exp" else t / two if t.args[0] == "log" else t
    if t.head == "def":
        definition = t.args[0]
        body = _to_base_2(definition.body, heads)
        if body != definition.body:
            return Term("def", Definition(f"{definition.name}_", definition.params, body), *t.args[1:])
    return t


def _rarer(t: Term, scope: tuple[Term, ...], variables: Sequence[Key]) -> Iterator[Slip]:
    """Yield rarer changes, a function taken before a division, and a summand within a sum beside it."""
    yield from rarer(t, scope, variables)
    yield from rearranged(t, scope)
    yield from _moved(t, variables)
    if t.head == "fn" or (t.head == "def" and len(t.args) == 2 and t.args[1].sort == "R"):
        function, a = t.args
        above, below = factors(a)
        for n, part in enumerate(above):  # a definition that is a quotient is one
            if part.head == "def" and (whole := unfolded(part)).head == "div":
                (inner, under), rest = factors(whole), above[n + 1 :]
                above, below = [*above[:n], *inner, *rest], [*under, *below]
                break
        for n, part in enumerate(below):
            outside = Term(t.head, function, quotient(above, [*below[:n], *below[n + 1 :]])) / part
            called = function if isinstance(function, str) else function.name
            yield Slip("through", "{1} is taken before the division by {0}", part, outside, (called,))
    for n, (sign, part) in enumerate(terms := summed(t) if t.head in SUMS else []):
        if part.head == "sum" and sign > 0:
            others = [*terms[:n], *terms[n + 1 :]]
            within = Term("sum", part.args[0], total([(1, part.args[1]), *others]))
            yield Slip("within", "{0} is added at every entry of {1}", total(others), within, (part,))


def _moved(t: Term, variables: Sequence[Key]) -> Iterator[Slip]:
    """Yield other functions of one number and other totals, and factors and summands moved through a function."""
    for key in variables if t.head == "sum" else ():
        if len(key.dims) == 1:  # another total
            index = Term("ix", "k", key.dims[0])
            other = Term("sum", key.dims[0], close(Term.of(key, index), index.key), hint="k")
            yield Slip("count", "{1} in the place of {0}", t, other, (other,))
    if (a := _argument(t)) is not None:
        for word in WORDS:
            if t.head != "def" or t.args[0].name != word:
                other = prelude.clip(a, num(-1), ONE) if word == "clip" else getattr(prelude, word)(a)
                yield Slip("function", "{1} in the place of {0}", t, other, (word,))
        above, below = factors(a)
        for n, part in enumerate(above):
            turned, by = ([num(-1)], part.args[0]) if part.head == "neg" else ([], part)
            if by.head == "at":
                inner = put(t, [len(t.args) - 1], quotient([*turned, *above[:n], *above[n + 1 :]], below))
                if inner is not None:
                    yield Slip("moved", "{0} is a factor of {1}, not inside of it", by, by * inner, (inner,))
    if t.head in PRODUCTS:
        above, below = factors(t)
        for n, part in enumerate(above):
            if (a := _argument(part)) is not None:
                for m, by in enumerate(above):
                    if by.head == "at" and (inner := put(part, [len(part.args) - 1], by * a)) is not None:
                        rest = [inner if k == n else x for k, x in enumerate(above) if k != m]
                        yield Slip("moved", "{0} is a factor inside of {1}", by, quotient(rest, below), (part,))
    if t.head in SUMS:
        terms = summed(t)
        yield from _updated(terms)
        for n, (_, by) in enumerate(terms):
            for m, (sign, part) in enumerate(terms):
                for k, f in enumerate(factors(part)[0] if m != n and by.head == "at" else ()):
                    if (a := _argument(f)) is not None and (inner := put(f, [len(f.args) - 1], a + by)) is not None:
                        above, below = factors(part)
                        changed = quotient([*above[:k], inner, *above[k + 1 :]], below)
                        others = [(sign, changed) if p == m else x for p, x in enumerate(terms) if p != n]
                        yield Slip("moved", "{0} is added inside of {1}", by, total(others), (f,))


def _updated(terms: Sequence[Signed]) -> Iterator[Slip]:
    """Yield sums in which one summand has what the others make of an entry, not the entry."""
    for n, (sign, part) in enumerate(terms):
        others = [*terms[:n], *terms[n + 1 :]]
        for s, a in others:
            if s > 0 and a.head == "at" and a.key in part.free and part.head in PRODUCTS:
                above, below = factors(part)
                changed = quotient([total(others) if b == a else b for b in above], below)
                made = total([*others, (sign, changed)])
                yield Slip("order", "{0} in {1} is what was just updated", a, made, (part,))


def _argument(t: Term) -> Term | None:
    """Return the number that a function of one number is taken of; None for other terms."""
    one: Term | None = t.args[1] if t.head == "fn" or (t.head == "def" and len(t.args) == 2) else None
    return one if one is not None and one.sort == "R" else None


def _instead(t: Term, key: Key, by: Callable[[Term], Term]) -> Term:
    return by(t) if t.head == "at" and t.key == key else rebuild(t, lambda a, _: _instead(a, key, by))


# --- changes at any depth ---

At: TypeAlias = Callable[[Term, tuple[Term, ...]], Iterator[Slip]]
"""Takes a term and the indices that it may use to what becomes of it by one change at its top."""


def _named(t: Term, scope: tuple[Term, ...], whole: str, at: At | None = None) -> Iterator[tuple[str, Term]]:
    for slip in _edits(t, scope, whole, at):
        names = (p if isinstance(p, str) else spoken(p, slip.kind == "index") for p in (slip.piece, *slip.others))
        yield slip.words.format(*names), slip.term


def _edits(t: Term, scope: tuple[Term, ...], whole: Term | str, at: At | None = None) -> Iterator[Slip]:
    """Yield what becomes of a term by one change, at its top or below; ``scope`` are the indices that it may use."""
    yield from at(t, scope) if at else changes(t, whole, scope, flat=True)
    if t.head in SUMS:
        terms = summed(t)
        for n, (sign, part) in enumerate(terms):
            for slip in _edits(part, scope, part, at):
                yield slip._replace(term=total([*terms[:n], (sign, slip.term), *terms[n + 1 :]]))
    elif t.head in PRODUCTS:
        above, below = factors(t)
        for some, rest in ((above, below), (below, above)):
            for n, part in enumerate(some):
                for slip in _edits(part, scope, part, at):
                    changed = [*some[:n], slip.term, *some[n + 1 :]]
                    yield slip._replace(term=quotient(changed, rest) if some is above else quotient(rest, changed))
    elif t.head in ("sum", "lam"):
        yield from _under(t, scope, at)
    else:
        for n, a in enumerate(t.args):
            if type(a) is Term and (a.sort == "R" or a.sort[0] == "V"):
                for slip in _edits(a, scope, a, at):
                    if (made := put(t, [n], slip.term)) is not None:
                        yield slip._replace(term=made)


def _under(t: Term, scope: tuple[Term, ...], at: At | None) -> Iterator[Slip]:
    """Yield the changes below a binder, whose variable has a name there that nothing else has."""
    dim, body = t.args
    taken = {key.name for i in scope for key in i.free} | {key.name for key in body.free}
    hint = t.hint.partition("~")[0] or "k"
    index = Term("ix", next(x for x in chain([hint], (f"{hint}{m}" for m in count(2))) if x not in taken), dim)
    inner = open_(body, index)
    for slip in _edits(inner, (index, *scope), inner, at):
        yield slip._replace(term=Term(t.head, dim, close(slip.term, index.key), hint=t.hint))


# --- definitions ---


def _definitions(t: Term) -> list[Definition]:
    """Return the definitions of a term, and those of their bodies."""
    definitions, waiting = dict[Definition, None](), [t]
    while waiting:
        for inner in subterms(waiting.pop()):
            if inner.head == "def" and inner.args[0] not in definitions:
                definitions[inner.args[0]] = None
                waiting.append(inner.args[0].body)
    return list(definitions)


def work(t: Term) -> int:
    """Return how many terms there are in a term and in the bodies of its definitions."""
    return sum(1 for body in (t, *(definition.body for definition in _definitions(t))) for _ in subterms(body))


def _replaced(t: Term, old: Definition, new: Definition) -> Term:
    """Return a term with another definition wherever it is used, in the bodies of definitions too."""
    made = {old: new}

    def replaced(t: Term, _: int = 0) -> Term:
        t = rebuild(t, replaced)
        if t.head != "def":
            return t
        definition = t.args[0]
        if definition not in made:
            body = replaced(definition.body)
            same = body == definition.body
            made[definition] = definition if same else Definition(f"{definition.name}_", definition.params, body)
        return Term("def", made[definition], *t.args[1:])

    return replaced(t)
