"""Slips: a term with one change, as people make it by mistake, its kind and its words.

A summand is left out, counted twice or has the other sign; a factor is left out or taken twice; something is not
divided, or twice; a sum is taken for a mean, ``n - 1`` for ``n``; a power is one off; an index is another; a function
or a root is not taken; an epsilon stands outside of its root; the argument of a definition stands in its place.

`changes` makes the changes of a term at its top. Shorter claims (`derive.values.drops`), the claims near a false one
(`derive.deciding.variants`) and wrong forms of a closed form are chosen from them. Nothing is proved or evaluated here:
some slips are no other formula.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from math import prod
from operator import mul
from typing import NamedTuple, TypeAlias

from ..kernel.terms import Key, StatementError, Term, num, open_, unfolded

__all__ = [
    "LEAST_DECIMAL", "ONE", "PRODUCTS", "SUMS", "Signed", "Slip", "changes", "factors", "is_mean", "places", "put",
    "quotient", "rarer", "summed", "total",
]  # fmt: skip

ONE = num(1)
LEAST_DECIMAL = 10
"""The least denominator of a fraction that is taken for a decimal."""
SUMS, PRODUCTS = ("add", "sub"), ("mul", "div")
Signed: TypeAlias = tuple[int, Term]


class Slip(NamedTuple):
    """A change of a term.

    Attributes
    ----------
    kind : str
        What was changed, such as ``summand``, ``factor`` or ``sign``; ``near`` for a change that is rarely made.
    words : str
        What was done, with ``{0}`` for the piece and ``{1}``, ``{2}`` for what else is named.
    piece : Term
        What was changed, or left out.
    term : Term
        The changed term.
    others : tuple of Term or str
        What else the words name.
    place : int
        Which argument of a term of two was left out.
    """

    kind: str
    words: str
    piece: Term
    term: Term
    others: tuple[Term | str, ...] = ()
    place: int = 0


# --- changes at the top of a term ---


def changes(
    t: Term, whole: Term | str = "the result", scope: Sequence[Term] = (), flat: bool = False
) -> Iterator[Slip]:
    """Yield what becomes of a real term by one change at its top.

    Parameters
    ----------
    t : Term
    whole : Term or str
        What the term is called.
    scope : sequence of Term
        The indices that it may use.
    flat : bool
        Whether a sum of three is one sum, not two sums of two; then no change is only ``near``.

    Examples
    --------
    >>> from derive import reals
    >>> a, b = reals("a b")
    >>> [(slip.kind, slip.term) for slip in changes(a / b) if slip.kind != "near"]
    [('factor', 1/b), ('twice', a*a/b), ('factor', a), ('twice', a/(b*b)), ('inverse', a*b)]
    """
    for other in () if flat else _near(t):
        yield Slip("near", "another term in the place of {0}", t, other)
    match t.head, t.args:
        case (("add" | "sub"), _):
            yield from _of_sum(summed(t) if flat else _addends(t))
        case (("mul" | "div"), _):
            yield from _of_product(t, *(factors(t) if flat else _factors(t)), whole)
        case "neg", (a,):
            yield Slip("sign", "the sign of {0} is lost", a, a)
        case "pow", (a, k):
            for kind, other in (("factor", k - 1), ("power", k + 1)):
                if other > 0:
                    changed = _raised(a, other)
                    yield Slip(kind, "{1} in the place of {2}", a, changed, (changed, _raised(a, k)))
        case "sum", (dim, body):
            yield Slip("mean", "the mean is taken in the place of {0}", t, t / Term("card", dim))
            for other in scope:
                if other.sort == ("I", dim):
                    yield Slip("sum", "in {0}: the sum is not taken", t, open_(body, other))
                    break
        case "fn", ("sqrt", a):
            yield Slip("root", "the root of {0} is not taken", a, a)
            yield from _outside(a)
        case "fn", (name, a):
            yield Slip("function", "{1} is not taken of {0}", a, a, (name,))
        case "at", _:
            yield from _at_another(t, scope)
        case "def", _:
            yield from _raw(t)
            yield from _at_another(t, scope)
        case "num", (q,) if q.denominator == 1 and abs(q) > 1:
            yield Slip("number", "{0} is left out", t, ONE)


def _near(t: Term) -> Iterator[Term]:
    """Yield what else a term may be; people seldom make so much of it."""
    yield from (-t, num(2) * t, t / num(2))
    match t.head, t.args:
        case (("add" | "div"), (a, b)):
            yield a * b
        case "sub", (_, b):
            yield b
        case "mul", (a, b):
            yield from (a + b, a / b)
        case "pow", (a, _):
            yield a
        case "at", _:
            yield t**2
        case "num", (q,):
            yield from (num(q + 1), num(q - 1))


def _raised(a: Term, k: int) -> Term:
    return a if k == 1 else Term("pow", a, k)


SIGNED = {
    1: ("is left out", "is subtracted, not added", "is added twice"),
    -1: ("is not subtracted", "is added, not subtracted", "is subtracted twice"),
}
"""What is done to a summand of a sign."""


def _of_sum(terms: Sequence[Signed]) -> Iterator[Slip]:
    for n, (sign, part) in enumerate(terms):
        before, after = terms[:n], terms[n + 1 :]
        words, shown = ("the mean of {1}", (part.args[0].args[1],)) if is_mean(part) else ("{0}", ())
        lost, turned, twice = SIGNED[sign]
        yield Slip("summand", f"{words} {lost}", part, total([*before, *after]), shown, n)
        yield Slip("sign", f"{words} {turned}", part, total([*before, (-sign, part), *after]), shown)
        yield Slip("twice", f"{words} {twice}", part, total([*before, (sign, num(2) * part), *after]), shown)


def _of_product(t: Term, above: Sequence[Term], below: Sequence[Term], whole: Term | str) -> Iterator[Slip]:
    for n, part in enumerate(above):
        rest = [*above[:n], *above[n + 1 :]]
        if (rest or below) and part != ONE:
            yield Slip("factor", "{0} is not a factor of {1}", part, quotient(rest, below), (whole,), n)
            if part.head in ("at", "def", "pow", "num"):
                changed = quotient([*above, part], below)
                yield Slip("twice", "{0} is a factor of {1} twice", part, changed, (whole,))
    for n, part in enumerate(below):
        rest, place = [*below[:n], *below[n + 1 :]], len(above) + n
        without, twice = quotient(above, rest), quotient(above, [*below, part])
        if part.head != "card":
            yield Slip("factor", "{1} is not divided by {0}", part, without, (whole,), place)
            yield Slip("twice", "{1} is divided by {0} twice", part, twice, (whole,))
            changed = quotient([*above, part], rest)
            yield Slip("inverse", "{1} is multiplied by {0}, not divided", part, changed, (whole,))
            continue
        if shown := [a.args[1] for a in above if a.head == "sum" and a.args[0] == part.args[0]]:
            yield Slip("factor", "the sum of {1} is taken, not the mean", part, without, (shown[0],), place)
            yield Slip("twice", "the mean of {1} is divided by {0} again", part, twice, (shown[0],))
        else:
            yield Slip("factor", "{1}: it is not divided by {0}", part, without, (t,), place)
            yield Slip("twice", "{1} is divided by {0} twice", part, twice, (whole,))
        yield Slip("size", "{0} - 1 in the place of {0}", part, quotient(above, [*rest, part - ONE]))


def _outside(a: Term) -> Iterator[Slip]:
    """Yield a root outside of which a number is added that belongs inside."""
    terms = summed(a) if a.head in SUMS else []
    for n, (sign, part) in enumerate(terms):
        if sign > 0 and part.head in ("at", "num") and not part.args[3:]:
            rest = Term("fn", "sqrt", total([*terms[:n], *terms[n + 1 :]]))
            yield Slip("outside", "{0} is added outside of the root", part, rest + part)


def _at_another(t: Term, scope: Sequence[Term]) -> Iterator[Slip]:
    """Yield an entry at another index of the same dimension, one place at a time."""
    for n, a in enumerate(t.args):
        if type(a) is Term and a.sort[0] == "I":
            for other in scope:
                if other.sort == a.sort and other != a:
                    changed = Term(t.head, *t.args[:n], other, *t.args[n + 1 :], hint=t.hint)
                    yield Slip("index", "{0} in the place of {1}", changed, changed, (t,))
                    break


def _raw(t: Term) -> Iterator[Slip]:
    """Yield arguments in the place of a definition: a number, or the entry of a family at its indices."""
    definition, *arguments = t.args
    indices = [a for a in arguments if a.sort[0] == "I"]
    for a in arguments:
        if a.sort == "R" and not indices and len(arguments) == 1:
            yield Slip("argument", "{0} in the place of {1}", a, a, (t,))
        if a.sort[0] == "V":
            entry = a
            for i in indices:
                if entry.head != "lam" or entry.args[0] != i.sort[1]:
                    break
                entry = open_(entry.args[1], i)
            else:
                if entry.head != "lam":
                    yield Slip("argument", "{0} in the place of {1}", entry, entry, (definition.name,))


# --- rarer changes at the top of a term ---


def rarer(t: Term, scope: Sequence[Term] = (), variables: Sequence[Key] = ()) -> Iterator[Slip]:
    """Yield changes of a real term at its top that rearrange it, or take something else for a piece of it.

    Parameters
    ----------
    t : Term
    scope : sequence of Term
        The indices that it may use.
    variables : sequence of Key
        What may be taken for one another.

    Examples
    --------
    >>> from derive import Dimension, Sum, exp, vector
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> x = vector("x", n)
    >>> [slip.term for slip in rarer(Sum(x[i] ** 2, i) / n.card)]
    [(Sum(x[i], i:n)/size(n))**2]
    >>> [slip.term for slip in rarer(exp(x[i]))]
    [exp(log(2)*x[i])]
    """
    two = Term("fn", "log", num(2))
    match t.head, t.args:
        case "sum", (dim, _):
            yield Slip("count", "{1} in the place of {0}", t, Term("card", dim), (Term("card", dim),))
        case (("mul" | "div"), _):
            yield from _of_means(t)
        case "fn", ("exp", a):
            yield Slip("base", "base 2 for e in {0}", t, Term("fn", "exp", two * a))
        case "fn", ("log", _):
            yield Slip("base", "base 2 for e in {0}", t, t / two)
        case "at", _:
            yield from _other_variables(t, scope, variables)
        case "pow", (a, 2):
            yield Slip("absolute", "the absolute value of {1} in the place of {0}", t, Term("fn", "sqrt", t), (a,))
        case (("add" | "sub"), _):
            yield from _of_all(summed(t))


def _of_means(t: Term) -> Iterator[Slip]:
    """Yield what a mean of a function, or a quotient of two sums, is taken for."""
    above, below = factors(t)
    for n, part in enumerate(above):
        rest = [*above[:n], *above[n + 1 :]]
        for m, by in enumerate(below if part.head == "sum" else ()):
            dim, body = part.args
            others, mean = [*below[:m], *below[m + 1 :]], part / by
            if by.head == "sum" and by.args[0] == dim:
                means = Term("sum", dim, body / by.args[1]) / Term("card", dim)
                yield Slip("means", "the mean of means in the place of {0}", mean, quotient([*rest, means], others))
            if by.head == "card" and body.head in ("pow", "fn"):
                inner, arguments = int(body.head == "fn"), list(body.args)
                arguments[inner] = Term("sum", dim, body.args[inner]) / by
                moved = Term(body.head, *arguments)
                yield Slip("moved", "{1} in the place of {0}", mean, quotient([*rest, moved], others), (moved,))
            if by.head == "card" and body.head == "mul":
                made = quotient([*rest, *(Term("sum", dim, a) / by for a in body.args)], others)
                yield Slip("moved", "the product of means in the place of {0}", mean, made)


def _of_all(terms: Sequence[Signed]) -> Iterator[Slip]:
    """Yield sums in which a factor of one summand multiplies all, and those with a summand inside of a root."""
    for n, (sign, part) in enumerate(terms):
        others = [*terms[:n], *terms[n + 1 :]]
        if part.head in PRODUCTS:
            above, below = factors(part)
            for m, a in enumerate(above if len(above) > 1 else ()):
                rest = quotient([*above[:m], *above[m + 1 :]], below)
                whole = total([*terms[:n], (sign, rest), *terms[n + 1 :]])
                yield Slip("order", "{0} is a factor of all of {1}", a, a * whole, (whole,))
        if part.head == "fn" and part.args[0] == "sqrt" and sign > 0:
            root = part.args[1]
            inside = Term("fn", "sqrt", total([(1, root), *others]))
            yield Slip("inside", "{0} is added inside of the root", total(others), inside)
            above, below = factors(unfolded(root) if root.head == "def" else root)
            for b in below:
                scaled = total([(sign, part), *((s, o / Term("fn", "sqrt", b)) for s, o in others)])
                words = "{0} is scaled by the root of {1} too"
                yield Slip("scaled", words, total(others), scaled, (b,))


def _other_variables(t: Term, scope: Sequence[Term], variables: Sequence[Key]) -> Iterator[Slip]:
    """Yield what may stand in the place of an entry: one less it, or a variable that has an entry here."""
    if not t.key.dims:
        yield Slip("complement", "{1} in the place of {0}", t, ONE - t, (ONE - t,))
    for key in variables:
        for by in (Term.of(key), ONE - Term.of(key)) if t.key.dims and not key.dims else ():
            yield Slip("more", "{1} is a factor of {0} too", t, by * t, (by,))
        at = [i for dim in key.dims for i in [i for i in scope if i.sort == ("I", dim)][:1]]
        if key != t.key and len(at) == len(key.dims):
            entry = Term.of(key, *at)
            yield Slip("variable", "{1} in the place of {0}", t, entry, (entry,))


# --- places in a term ---


def places(t: Term, families: bool = True, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Term]]:
    """Yield the real terms in a term and where they stand, outermost first, in arguments that are families if asked."""
    if t.sort == "R":
        yield path, t
    for n, a in enumerate(t.args):
        if type(a) is Term and a.sort[0] != "I" and (families or t.head != "def" or a.sort == "R"):
            yield from places(a, families, (*path, n))


def put(t: Term, path: Sequence[int], changed: Term) -> Term | None:
    """Return a term with another one in a place, or None if it does not fit there."""
    if not path:
        return changed
    n, *rest = path
    inner = put(t.args[n], rest, changed)
    try:
        return None if inner is None else Term(t.head, *t.args[:n], inner, *t.args[n + 1 :], hint=t.hint)
    except StatementError:
        return None


# --- sums and products taken apart ---


def is_mean(t: Term) -> bool:
    """Tell whether a term is a sum over a dimension divided by its size, perhaps with factors in the sum."""
    if t.head != "div" or (t.args[0].head, t.args[1].head) != ("sum", "card"):
        return False
    return bool(t.args[0].args[0] == t.args[1].args[0])


def _addends(t: Term, sign: int = 1) -> list[Signed]:
    a, b = t.args
    return [(sign, a), (sign if t.head == "add" else -sign, b)]


def _factors(t: Term) -> tuple[list[Term], list[Term]]:
    a, b = t.args
    return ([a, b], []) if t.head == "mul" else ([a], [b])


def summed(t: Term, sign: int = 1) -> list[Signed]:
    """Return what is added and subtracted in a term, with the signs."""
    if t.head == "neg":
        return summed(t.args[0], -sign)
    return [s for n, a in _addends(t, sign) for s in summed(a, n)] if t.head in SUMS else [(sign, t)]


def total(terms: Sequence[Signed]) -> Term:
    """Return a sum of signed terms."""
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
    if t.head not in PRODUCTS:
        return [t], []
    (above, below), (more, less) = map(_parts, t.args)
    return (above + more, below + less) if t.head == "mul" else (above + less, below + more)


def quotient(above: Sequence[Term], below: Sequence[Term]) -> Term:
    """Return a product over another one."""
    product = reduce(mul, above) if above else ONE
    return product / reduce(mul, below) if below else product
