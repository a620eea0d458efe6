"""Slips: changes of a closed form such as people make, each with a description.

A term is dropped, counted twice or has the other sign; a factor is dropped, or taken twice; something is not divided,
or twice; a sum is taken for a mean, ``n - 1`` for ``n``; a power is one off; an index is another; a function or a root
is not taken; an epsilon stands outside of its root; the argument of a definition stands in its place. The same happens
inside of definitions, wherever they are used.

Nothing is evaluated here: some slips are no other formula, and some are the same one. See `verify.checking.own.stated`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import chain, count
from math import prod
from operator import mul
from typing import NamedTuple

from derive.kernel.terms import Definition, Key, StatementError, Term, close, num, open_, rebuild, subterms
from verify.checking.own.spoken import LEAST_DECIMAL, card_of, is_mean, spoken

__all__ = ["Signed", "Slip", "distributed", "factors", "quotient", "slips", "summed"]

ONE = num(1)


class Slip(NamedTuple):
    """A term that is not the closed form, and what was done to it."""

    name: str
    term: Term


def slips(value: Term, axes: Sequence[Key]) -> Iterator[Slip]:
    """Yield what becomes of a closed form by one change.

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
    >>> made = {slip.name: slip.term for slip in slips(p[j] * (g[j] - Sum(p[i] * g[i], i)), [j.key])}
    >>> made["sum(p*g) is not subtracted"], made["p is not a factor of the result"]
    (p[j]*g[j], g[j] - Sum(p[i]*g[i], i:n))
    >>> made["in sum(p*g): the sum is not taken"]
    p[j]*(g[j] - p[j]*g[j])
    """
    scope = tuple(Term.of(key) for key in axes)
    for form in dict.fromkeys((distributed(value), value)):
        yield from _edits(form, scope, "the result")
    yield Slip("the sign of the result is turned", -value)
    bodies = (value, *(definition.body for definition in _definitions(value)))
    for dim in dict.fromkeys(t.args[0] for body in bodies for t in subterms(body) if t.head == "sum"):
        size = Term("card", dim)
        yield Slip(f"the result is divided by {card_of(size)}", value / size)
        yield Slip(f"the result is multiplied by {card_of(size)}", value * size)
    for key in sorted((k for k in value.free if k.kind == "at" and not k.dims), key=lambda k: str(k.name)):
        number = Term.of(key)
        yield Slip(f"the result is divided by {spoken(number)}", value / number)
        yield Slip(f"the result is multiplied by {spoken(number)}", value * number)
    yield from _everywhere(value)
    for definition in _definitions(value):
        indices = tuple(Term.of(p) for p in definition.params if p.kind == "ix")
        seen = set[Term]()
        for body in dict.fromkeys((distributed(definition.body), definition.body)):
            for slip in _edits(body, indices, definition.name):
                if slip.term not in seen and slip.term.free <= set(definition.params):
                    seen.add(slip.term)
                    changed = Definition(f"{definition.name}_", definition.params, slip.term)
                    yield Slip(f"in {definition.name}: {slip.name}", _replaced(value, definition, changed))


EVERYWHERE: Sequence[tuple[str, Callable[[Term], Term]]] = (
    ("{} is left out everywhere", lambda a: ONE),
    ("{} is zero everywhere", lambda a: num(0)),
    ("1 + {0} in the place of {0} everywhere", lambda a: 1 + a),
    ("the sign of {} is turned everywhere", lambda a: -a),
)
"""What becomes of a variable."""


def _everywhere(value: Term) -> Iterator[Slip]:
    """Yield what becomes of a closed form if a variable is another thing wherever it stands."""
    for key in sorted((k for k in value.free if k.kind == "at"), key=lambda k: str(k.name)):
        yield from (Slip(words.format(key.name), _instead(value, key, by)) for words, by in EVERYWHERE)


def _instead(t: Term, key: Key, by: Callable[[Term], Term]) -> Term:
    return by(t) if t.head == "at" and t.key == key else rebuild(t, lambda a, _: _instead(a, key, by))


def distributed(t: Term) -> Term:
    """Return a term in which a sum of terms over a size is a sum of quotients: means stand where they are meant."""
    t = rebuild(t, lambda a, _: distributed(a))
    if t.head == "div" and t.args[1].head == "card" and t.args[0].head in ("add", "sub"):
        a, b = (distributed(x / t.args[1]) for x in t.args[0].args)
        return Term(t.args[0].head, a, b)
    if t.head == "sub" and t.args[1].head in ("add", "sub"):  # a - (b + c) as a - b - c
        b, c = t.args[1].args
        return distributed(Term("sub" if t.args[1].head == "add" else "add", t.args[0] - b, c))
    return t


# --- changes in one place ---


def _edits(t: Term, scope: tuple[Term, ...], whole: str) -> Iterator[Slip]:
    """Yield what becomes of a term by one change, at its top or below; ``scope`` are the indices that it may use."""
    yield from _here(t, scope, whole)
    if t.head in ("add", "sub"):
        terms = summed(t)
        for n, (sign, part) in enumerate(terms):
            for slip in _edits(part, scope, spoken(part)):
                yield slip._replace(term=_sum([*terms[:n], (sign, slip.term), *terms[n + 1 :]]))
        return
    if t.head in ("mul", "div"):
        above, below = factors(t)
        for some, rest in ((above, below), (below, above)):
            for n, part in enumerate(some):
                for slip in _edits(part, scope, spoken(part)):
                    changed = [*some[:n], slip.term, *some[n + 1 :]]
                    yield slip._replace(term=quotient(changed, rest) if some is above else quotient(rest, changed))
        return
    if t.head in ("sum", "lam"):
        yield from _under(t, scope)
        return
    for n, a in enumerate(t.args):
        if type(a) is Term and (a.sort == "R" or a.sort[0] == "V"):
            for slip in _edits(a, scope, spoken(a)):
                if (made := _with(t, n, slip.term)) is not None:
                    yield slip._replace(term=made)


def _with(t: Term, n: int, argument: Term) -> Term | None:
    try:
        return Term(t.head, *t.args[:n], argument, *t.args[n + 1 :], hint=t.hint)
    except StatementError:
        return None


def _under(t: Term, scope: tuple[Term, ...]) -> Iterator[Slip]:
    """Yield the changes below a binder, whose variable has a name there that nothing else has."""
    dim, body = t.args
    taken = {key.name for i in scope for key in i.free} | {key.name for key in body.free}
    hint = t.hint.partition("~")[0] or "k"
    index = Term("ix", next(x for x in chain([hint], (f"{hint}{m}" for m in count(2))) if x not in taken), dim)
    inner = open_(body, index)
    for slip in _edits(inner, (index, *scope), spoken(inner)):
        yield slip._replace(term=_bound(t.head, dim, slip.term, index, t.hint))


def _bound(head: str, dim: object, body: Term, index: Term, hint: str) -> Term:
    return Term(head, dim, close(body, index.key), hint=hint)


def _here(t: Term, scope: tuple[Term, ...], whole: str) -> Iterator[Slip]:
    match t.head, t.args:
        case (("add" | "sub"), _):
            yield from _of_sum(t)
        case (("mul" | "div"), _):
            yield from _of_product(t, whole)
        case "neg", (a,):
            yield Slip(f"the sign of {spoken(a)} is lost", a)
        case "pow", (a, k):
            for other in (k - 1, k + 1):
                if other > 0:
                    yield Slip(f"{_power(a, other)} in the place of {_power(a, k)}", _raised(a, other))
        case "sum", (dim, body):
            yield Slip(f"the mean is taken in the place of {spoken(t)}", t / Term("card", dim))
            for other in scope:
                if other.sort == ("I", dim):
                    yield Slip(f"in {spoken(t)}: the sum is not taken", open_(body, other))
                    break
        case "fn", (name, a):
            if name == "sqrt":
                yield Slip(f"the root of {spoken(a)} is not taken", a)
                yield from _outside(a)
            else:
                yield Slip(f"{name} is not taken of {spoken(a)}", a)
        case "at", (_, _, _, *idx):
            yield from _at_another(t, 3, idx, scope)
        case "def", (definition, *arguments):
            yield from _raw(t, definition, arguments)
            places = [n for n, a in enumerate(t.args) if type(a) is Term and a.sort != "R" and a.sort[0] == "I"]
            yield from _at_another(t, places[0] if places else 0, [t.args[n] for n in places], scope, places)
        case "num", (q,):
            if q.denominator == 1 and abs(q) > 1:
                yield Slip(f"{q} is left out", ONE)


def _power(a: Term, k: int) -> str:
    return spoken(a) if k == 1 else spoken(Term("pow", a, k))


def _raised(a: Term, k: int) -> Term:
    return a if k == 1 else Term("pow", a, k)


def _of_sum(t: Term) -> Iterator[Slip]:
    terms = summed(t)
    for n, (sign, part) in enumerate(terms):
        rest = [*terms[:n], *terms[n + 1 :]]
        words = f"the mean of {spoken(part.args[0].args[1])}" if is_mean(part) else spoken(part)
        lost = "is left out" if sign > 0 else "is not subtracted"
        yield Slip(f"{words} {lost}", _sum(rest))
        turned = "is subtracted, not added" if sign > 0 else "is added, not subtracted"
        yield Slip(f"{words} {turned}", _sum([*terms[:n], (-sign, part), *terms[n + 1 :]]))
        twice = "is added twice" if sign > 0 else "is subtracted twice"
        yield Slip(f"{words} {twice}", _sum([*terms[:n], (sign, 2 * part), *terms[n + 1 :]]))


def _of_product(t: Term, whole: str) -> Iterator[Slip]:
    above, below = factors(t)
    for n, part in enumerate(above):
        rest = [*above[:n], *above[n + 1 :]]
        if (rest or below) and part != ONE:
            yield Slip(f"{spoken(part)} is not a factor of {whole}", quotient(rest, below))
            if part.head in ("at", "def", "pow", "num"):
                yield Slip(f"{spoken(part)} is a factor of {whole} twice", quotient([*above, part], below))
    for n, part in enumerate(below):
        rest = [*below[:n], *below[n + 1 :]]
        if part.head == "card":
            sums = [a for a in above if a.head == "sum" and a.args[0] == part.args[0]]
            name, shown = card_of(part), spoken(sums[0].args[1]) if sums else ""
            lost = f"the sum of {shown} is taken, not the mean" if sums else f"{spoken(t)}: it is not divided by {name}"
            yield Slip(lost, quotient(above, rest))
            other = f"the mean of {shown} is divided by {name} again" if sums else f"{whole} is divided by {name} twice"
            yield Slip(other, quotient(above, [*below, part]))
            yield Slip(f"{name} - 1 in the place of {name}", quotient(above, [*rest, part - 1]))
            continue
        yield Slip(f"{whole} is not divided by {spoken(part)}", quotient(above, rest))
        yield Slip(f"{whole} is divided by {spoken(part)} twice", quotient(above, [*below, part]))
        yield Slip(f"{whole} is multiplied by {spoken(part)}, not divided", quotient([*above, part], rest))


def _outside(a: Term) -> Iterator[Slip]:
    """Yield a root outside of which a number is added that belongs inside."""
    if a.head not in ("add", "sub"):
        return
    terms = summed(a)
    for n, (sign, part) in enumerate(terms):
        if sign > 0 and part.head in ("at", "num") and not part.args[3:]:
            rest = Term("fn", "sqrt", _sum([*terms[:n], *terms[n + 1 :]]))
            yield Slip(f"{spoken(part)} is added outside of the root", rest + part)


def _at_another(
    t: Term, start: int, idx: Sequence[Term], scope: Sequence[Term], places: Sequence[int] | None = None
) -> Iterator[Slip]:
    """Yield an entry at another index of the same dimension, one place at a time; and a matrix transposed."""
    for n, i in enumerate(idx):
        place = places[n] if places is not None else start + n
        for other in scope:
            if other.sort == i.sort and other != i:
                made = Term(t.head, *t.args[:place], other, *t.args[place + 1 :], hint=t.hint)
                yield Slip(f"{spoken(made, True)} in the place of {spoken(t, True)}", made)
                break


def _raw(t: Term, definition: Definition, arguments: Sequence[Term]) -> Iterator[Slip]:
    """Yield arguments in the place of a definition: a number, or the entry of a family at its indices."""
    indices = [a for a in arguments if a.sort != "R" and a.sort[0] == "I"]
    for a in arguments:
        if a.sort == "R" and not indices and len(arguments) == 1:
            yield Slip(f"{spoken(a)} in the place of {spoken(t)}", a)
        if a.sort != "R" and a.sort[0] == "V":
            entry = a
            for i in indices:
                if entry.head != "lam" or entry.args[0] != i.sort[1]:
                    break
                entry = open_(entry.args[1], i)
            else:
                if entry.head != "lam":
                    yield Slip(f"{spoken(entry)} in the place of {definition.name}", entry)


# --- sums and products taken apart ---

Signed = tuple[int, Term]


def summed(t: Term, sign: int = 1) -> list[Signed]:
    """Return what is added and subtracted in a term, with the signs."""
    match t.head, t.args:
        case "add", (a, b):
            return summed(a, sign) + summed(b, sign)
        case "sub", (a, b):
            return summed(a, sign) + summed(b, -sign)
        case "neg", (a,):
            return summed(a, -sign)
    return [(sign, t)]


def _sum(terms: Sequence[Signed]) -> Term:
    first, *others = terms
    start = first[1] if first[0] > 0 else -first[1]
    return reduce(lambda a, part: a + part[1] if part[0] > 0 else a - part[1], others, start)


def factors(t: Term) -> tuple[list[Term], list[Term]]:
    """Return what is multiplied and what divides; a decimal, which is a quotient of numbers, is one of them."""
    above, below = _parts(t)
    tens = [a.args[0] for a in below if a.head == "num" and a.args[0] >= LEAST_DECIMAL]
    if tens:
        q = prod((a.args[0] for a in above if a.head == "num"), start=ONE.args[0]) / prod(tens)
        above = [num(q), *(a for a in above if a.head != "num")]
        below = [a for a in below if a.head != "num" or a.args[0] < LEAST_DECIMAL]
    return above, below


def _parts(t: Term) -> tuple[list[Term], list[Term]]:
    match t.head, t.args:
        case "mul", (a, b):
            (above, below), (more, less) = _parts(a), _parts(b)
            return above + more, below + less
        case "div", (a, b):
            (above, below), (less, more) = _parts(a), _parts(b)
            return above + more, below + less
    return [t], []


def quotient(above: Sequence[Term], below: Sequence[Term]) -> Term:
    """Return a product over another one."""
    product = reduce(mul, above) if above else ONE
    return product / reduce(mul, below) if below else product


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


def _replaced(t: Term, old: Definition, new: Definition, before: Mapping[Definition, Definition] | None = None) -> Term:
    """Return a term with another definition wherever it is used, in the bodies of definitions too."""
    made = dict[Definition, Definition]() if before is None else before

    def replaced(t: Term, _: int = 0) -> Term:
        t = rebuild(t, replaced)
        if t.head != "def":
            return t
        definition = t.args[0]
        if definition not in made:
            body = replaced(definition.body)
            changed = new if definition == old else definition
            if definition != old and body != definition.body:
                changed = Definition(f"{definition.name}_", definition.params, body)
            made[definition] = changed  # type: ignore[index]
        return Term("def", made[definition], *t.args[1:])

    return replaced(t)
