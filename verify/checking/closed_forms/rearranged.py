"""Slips that rearrange a term at its top: brackets that are missing, factors that are lost, what is taken twice.

Each is what is left of a line of a derivation, or of a program, when one step of it is skipped or done twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

from derive.kernel.terms import Key, Term, close, rebuild, substitute, unfolded
from derive.values.slips import ONE, PRODUCTS, SUMS, Signed, Slip, factors, put, quotient, summed, total

__all__ = ["of_output", "over_all", "rearranged"]

MOST_FACTORS = 6
"""Factors of a product of which several are lost at once: of more, all choices are too many."""


def rearranged(t: Term, scope: Sequence[Term] = ()) -> Iterator[Slip]:
    """Yield what becomes of a real term by one step that is skipped or done twice, at its top.

    Parameters
    ----------
    t : Term
    scope : sequence of Term
        The indices that it may use.

    Examples
    --------
    >>> from derive import reals
    >>> a, b, c = reals("a b c")
    >>> [slip.term for slip in rearranged((a + b) / c)]
    [a/c + b, a + b/c]
    """
    if t.head in PRODUCTS:
        yield from _of_product(*factors(t), t)
    if t.head in SUMS:
        yield from _shared(summed(t))
    if t.head == "fn" or (t.head == "def" and len(t.args) == 2 and t.args[1].sort == "R"):
        name = t.args[0] if t.head == "fn" else t.args[0].name
        yield Slip("again", "{1} is taken twice of {0}", t.args[1], Term(t.head, t.args[0], t), (name,))
    if t.head == "fn" and t.args[0] == "sqrt" and t.args[1].head in SUMS:
        terms = summed(t.args[1])
        for n, (sign, part) in enumerate(terms):
            root = (sign, Term("fn", "sqrt", part))
            changed = Term("fn", "sqrt", total([*terms[:n], root, *terms[n + 1 :]]))
            yield Slip("again", "the root of {0} is taken inside of the root", part, changed)
    if t.head == "def":
        yield from _nested(t)
    if t.head == "sum":
        yield from _over_more(t, scope)


def over_all(t: Term, key: Key) -> Term:
    """Return a term of which every sum that depends on an index is over that index too."""
    t = rebuild(t, lambda a, _: over_all(a, key))
    return Term("sum", key.dims[0], close(t, key), hint=str(key.name)) if t.head == "sum" and key in t.free else t


def of_output(t: Term, key: Key, body: Term, indices: Sequence[Key]) -> Term:
    """Return a term with what a function gives of an entry in the place of that entry.

    Parameters
    ----------
    t : Term
    key : Key
        The variable that the function is of.
    body : Term
        What it gives at some indices, without a sum.
    indices : sequence of Key

    Examples
    --------
    >>> from derive import Dimension, exp, vector
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> of_output(x[j] ** 2, x[i].key, exp(x[i]), [i.key])
    exp(x[j])**2
    """
    if t.head == "at" and t.key == key:
        return substitute(body, dict(zip(indices, t.args[3:], strict=True)))
    return rebuild(t, lambda a, _: of_output(a, key, body, indices))


def _of_product(above: Sequence[Term], below: Sequence[Term], whole: Term) -> Iterator[Slip]:
    """Yield products with several factors lost, a difference for a product, and a sum of which a part is multiplied."""
    for n, part in enumerate(above):
        rest = [*above[:n], *above[n + 1 :]]
        if part.head in SUMS:
            terms = summed(part)
            for m, (sign, one) in enumerate(terms):
                changed = total([*terms[:m], (sign, quotient([*rest, one], below)), *terms[m + 1 :]])
                yield Slip("brackets", "of {1} only {0} is in the product", one, changed, (part,))
    powers = ([a.args[0]] * a.args[1] if a.head == "pow" else [a] for a in above if a != ONE)
    kept = [*((a, True) for power in powers for a in power), *((b, False) for b in below)]
    for count in range(2, len(kept) if len(kept) <= MOST_FACTORS else 0):
        for lost in combinations(range(len(kept)), count):
            left = [pair for n, pair in enumerate(kept) if n not in lost]
            changed = quotient([a for a, over in left if over], [b for b, over in left if not over])
            yield Slip("lost", "of {1} only {0} is left", changed, changed, (whole,))
    for (n, a), (m, b) in permutations(enumerate(above), 2):
        rest = [c for k, c in enumerate(above) if k not in (n, m)]
        yield Slip("difference", "{0} in the place of {1}", a - b, quotient([*rest, a - b], below), (a * b,))
    for (n, a), (m, b) in product(enumerate(above), enumerate(below)):
        if (summand := _of_summands(a, b)) is not None:
            changed = quotient([*above[:n], summand, *above[n + 1 :]], [*below[:m], *below[m + 1 :]])
            yield Slip("means", "each summand is divided by its part of {1}, not {0}", a, changed, (b,))
    for n, b in enumerate(below):
        root = unfolded(b) if b.head == "def" else b
        if root.head == "fn" and root.args[0] == "sqrt" and root.args[1].head in SUMS:
            terms = summed(root.args[1])
            for m, (_, part) in enumerate(terms):
                if part.head in ("at", "num"):
                    bare = ONE / Term("fn", "sqrt", total([*terms[:m], *terms[m + 1 :]]))
                    changed = quotient([*above, bare + part], [*below[:n], *below[n + 1 :]])
                    yield Slip("outside", "{0} is added to the reciprocal of the root", part, changed)


def _of_summands(a: Term, b: Term) -> Term | None:
    """Return the sum of quotients that a quotient of two sums is taken for, whose summands have a factor in common."""
    b = unfolded(b) if b.head == "def" else b
    if a.head == b.head == "sum" and a.args[0] == b.args[0]:
        each, weights = (factors(t.args[1])[0] for t in (a, b))
        shared = [x for x in each if x in weights]
        rest = [w for w in weights if w not in shared]
        if shared and rest:
            return Term("sum", a.args[0], quotient(each, rest))
    return None


def _shared(terms: Sequence[Signed]) -> Iterator[Slip]:
    """Yield sums in which all is divided by what divides one summand, or what one stands for; or added twice."""
    for n, (sign, part) in enumerate(terms):
        rest = [*terms[:n], *terms[n + 1 :]]
        if part.head == "fn" and part.args[0] == "sqrt" and sign > 0:
            both = total([(1, Term("fn", "sqrt", total([(1, part.args[1]), *rest]))), *rest])
            yield Slip("inside", "{0} is added inside of the root as well", total(rest), both)
        above, below = factors(unfolded(part) if part.head == "def" else part)
        for m, b in enumerate(below):
            bare = quotient(above, [*below[:m], *below[m + 1 :]])
            whole = total([*terms[:n], (sign, bare), *terms[n + 1 :]])
            yield Slip("shared", "all of {1} is divided by {0}", b, whole / b, (total(terms),))
        for m, a in enumerate(above if len(above) + len(below) > 2 else ()):
            moved = quotient([*above[:m], *above[m + 1 :]], below)
            whole = total([*terms[:n], (sign, a), *terms[n + 1 :]])
            yield Slip("shared", "{0} is a factor of all of {1}", moved, moved * whole, (whole,))


def _nested(t: Term) -> Iterator[Slip]:
    """Yield a word of a family and an index, taken of itself: a row that is normalized twice."""
    families = [n for n, a in enumerate(t.args) if type(a) is Term and a.head == "lam"]
    for n in families:
        dim = t.args[n].args[0]
        for m, i in enumerate(t.args):
            if type(i) is Term and i.sort == ("I", dim) and i.head == "ix":
                index = Term("ix", "again", dim)
                inner = put(t, [m], index)
                if inner is not None:
                    family = Term("lam", dim, close(inner, index.key), hint="k")
                    if (changed := put(t, [n], family)) is not None:
                        yield Slip("again", "{0} is taken twice", t, changed)


def _over_more(t: Term, scope: Sequence[Term]) -> Iterator[Slip]:
    """Yield a sum that runs over another axis too."""
    for i in scope:
        if i.head == "ix" and i.key in t.free:
            changed = Term("sum", i.sort[1], close(t, i.key), hint=i.key.name)
            yield Slip("more", "{0} is over all of {1} too", t, changed, (Term("card", i.sort[1]),))
