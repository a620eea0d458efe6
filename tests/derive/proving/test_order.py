"""Signs: what the shape of a term and the facts show, and what they do not."""

import pytest

from derive.kernel.rules import ZERO, ProofError
from derive.kernel.terms import Term
from derive.language.fresh import Fresh
from derive.language.terms import Apart, Eq, ForAll, Le, Lt, Ne, Rational, Sum, cos, define, exp, log, sqrt
from derive.proving import order
from derive.proving.scope import scope
from tests.derive.proving.vocabulary import a, b, delta, i, j, k, n, r, two_h, u, v, x, y
from tests.each import each

partition = define("partition", (x,), Sum(exp(x[k]), k))
positive_entries, nonnegative_entries = ForAll(i, Lt(0, x[i])), ForAll(i, Le(0, y[i]))
absolute = define("absolute", (u,), sqrt(u**2))
A, B = Lt(0, a), Lt(0, b)

# term, the hypotheses that are needed
POSITIVE = {
    "a square as a product": (u * u, (Ne(u, 0),)),
    "a fourth power as a product": (u * u * u * u + 1, ()),
    "an even power": (u**4, (Ne(u, 0),)),
    "a square around a positive factor": (u * a * u + exp(v), (A,)),
    "squares as products under a sum": (Sum(x[i] * x[i], i), (Lt(0, Sum(x[i] ** 2, i)),)),
    "what nothing is taken from": (a - ZERO, (A,)),
    "below one, as the exponent is negative": (1 - exp(u), (Lt(u, 0),)),
    "above one, as the exponent is positive": (exp(a) - 1, (A,)),
    "an exponential that is greater": (exp(u) - exp(v), (Lt(v, u),)),
    "a root above a positive bound": (sqrt(u), (A, Lt(a, sqrt(u)))),
    "a bound at any index": (y[k], (A, ForAll(i, Lt(a, y[i])))),
    "a numeral": (Rational(1, 3), ()),
    "the size": (n.card, ()),
    "the number of channels": (two_h.card, ()),
    "an exponential": (exp(a - b), ()),
    "a root": (sqrt(a), (A,)),
    "a hypothesis": (a, (A,)),
    "at any index": (x[k], (positive_entries,)),
    "a sum of two": (a + exp(u), (A,)),
    "one of two may be zero": (u**2 + exp(b), ()),
    "the other may be zero": (exp(b) + u**2, ()),
    "a product": (a * exp(b), (A,)),
    "a quotient": (a / b, (A, B)),
    "an inverse": (1 / a, (A,)),
    "a power": (a**3, (A,)),
    "a first power": (a**1, (A,)),
    "a finite sum": (Sum(exp(x[i]), i), ()),
    "a finite sum of entries": (Sum(x[i] * exp(y[i]), i), (positive_entries,)),
    "a definition": (partition(x), ()),
    "a difference": (u - v, (Lt(v, u),)),
    "a sum the other way round": (v + u, (Lt(0, u + v),)),
    "a sum that a fact spells as a difference": (Rational(-1) + u, (Lt(1, u),)),
    "the square of what is not zero": (u**2, (Ne(u, 0),)),
    "the square of what is negative": (u**2, (Lt(u, 0),)),
    "one term is positive, and none is negative": (Sum(y[i] * exp(x[i]), i), (Lt(0, y[j]), nonnegative_entries)),
    "one entry is not zero": (Sum(x[i] ** 2, i), (Ne(x[k], 0),)),
    "the entry at the index of the term": (Sum(x[j] ** 2 * y[i], i), (nonnegative_entries, Lt(0, y[j]), Ne(x[j], 0))),
    "one entry of those that are left": (
        Sum((1 - delta(i, k)) * y[i], i),
        (Lt(0, y[j]), nonnegative_entries, Apart(j, k)),
    ),
    "one minus a delta of indices that differ": (1 - delta(i, j), (Apart(i, j),)),
}
NONNEGATIVE = {
    "zero": (ZERO, ()),
    "what is positive": (exp(a), ()),
    "a delta": (delta(i, j), ()),
    "one minus a delta": (1 - delta(i, j), ()),
    "a square": (u**2, ()),
    "an even power": (u**6, ()),
    "a sum of squares": (u**2 + v**2, ()),
    "a product": (delta(i, j) * u**2, ()),
    "a quotient": (u**2 / a, (A,)),
    "a finite sum": (Sum(delta(i, j) * x[i] ** 2, i), ()),
    "a finite sum of entries": (Sum(y[i], i), (nonnegative_entries,)),
    "a difference": (u - v, (Le(v, u),)),
    "a strict difference": (u - v, (Lt(v, u),)),
    "an odd power": (a**3, (A,)),
    "an exponential above its tangent": (exp(u) - (u + 1), ()),
    "the tangent of a logarithm above it": (u / exp(v) - 1 - log(u / exp(v)), (Lt(0, u),)),
    "the root of what may be zero": (sqrt(u), (Le(0, u),)),
    "the root of a square": (sqrt(u**2), ()),
    "a number and more than its opposite": (u + v, (Le(-u, v),)),
}
NONZERO = {
    "a negative numeral": (Rational(-2), ()),
    "what is positive": (exp(u), ()),
    "a hypothesis": (u, (Ne(u, 0),)),
    "what is negative": (u, (Lt(u, 0),)),
    "a product": (u * exp(v), (Ne(u, 0),)),
    "a power": (u**4, (Ne(u, 0),)),
    "a difference": (u - v, (Ne(u, v),)),
    "the difference the other way round": (v - u, (Ne(u, v),)),
    "the root of a size": (r, (Eq(r**2, n.card),)),
    "a multiple of a difference": (3 * u - 3 * v, (Ne(u, v),)),
}

NOT_POSITIVE = {
    "a product of two": (u * v, (Ne(u, 0), Ne(v, 0))),
    "a third power as a product": (u * u * u, (Ne(u, 0),)),
    "the other way round": (exp(u) - 1, (Lt(u, 0),)),
    "an exponent that may be zero": (1 - exp(u), (Le(u, 0),)),
    "a root above any bound": (sqrt(u), (Lt(a, sqrt(u)),)),
    "what something is taken from": (a - 1, (A,)),
    "zero": (ZERO, ()),
    "a negative numeral": (Rational(-1), ()),
    "a number": (a, ()),
    "another number is": (a, (B,)),
    "nonnegative is not enough": (a, (Le(0, a), Ne(b, 0))),
    "nonzero is not enough": (a, (Ne(a, 0),)),
    "a square": (u**2, ()),
    "the square of another": (u**2, (Ne(v, 0),)),
    "the square of what may be zero": (u**2, (Le(0, u),)),
    "a power of what may be negative": (u**3, ()),
    "to the power of zero, of anything": (u**0 - 1, ()),
    "a product with one unknown sign": (a * u, (A,)),
    "a difference of positive numbers": (a - b, (A, B)),
    "a difference the wrong way round": (u - v, (Lt(u, v),)),
    "a difference that may be zero": (u - v, (Le(v, u),)),
    "a sum of unknown sign": (a + u, (A,)),
    "a sum where the difference is": (u + v, (Lt(0, u - v),)),
    "twice a sum that is": (2 * u + v, (Lt(0, u + v),)),
    "a sum that may be zero": (Rational(-1) + u, (Le(1, u),)),
    "a cosine": (cos(a), (A,)),
    "a logarithm": (log(a), (A,)),
    "the root of any number": (sqrt(u), ()),
    "a delta": (delta(i, j), ()),
    "one minus a delta": (1 - delta(i, j), ()),
    "one minus a delta, of indices that differ": (delta(i, j), (Apart(i, j),)),
    "a finite sum of entries": (Sum(x[i], i), ()),
    "a finite sum that may vanish": (Sum(y[i], i), (nonnegative_entries,)),
    "one entry is positive": (Sum(x[i], i), (Lt(0, x[j]),)),
    "one entry is positive, of others": (Sum(y[i], i), (Lt(0, x[j]), nonnegative_entries)),
    "one entry is positive, and is left out": (Sum((1 - delta(i, j)) * y[i], i), (Lt(0, y[j]), nonnegative_entries)),
    "one minus a delta of others that differ": (1 - delta(i, j), (Apart(i, k),)),
    "another entry": (x[k], (Lt(0, x[i]),)),
    "a negated positive number": (-a, (A,)),
}
NOT_NONNEGATIVE = {
    "an exponential above a steeper line": (exp(u) - (1 + 2 * u), ()),
    "an exponential above a higher line": (exp(u) - (2 + u), ()),
    "a tangent above its exponential": (1 + u - exp(u), ()),
    "the tangent of a logarithm of any number": (u - 1 - log(u), ()),
    "a flatter line above a logarithm": (u / 2 - log(u), (Lt(0, u),)),
    "the root of any number": (sqrt(u), ()),
    "a number and more than itself": (u + v, (Le(u, v),)),
    "a number": (u, ()),
    "an odd power": (u**3, ()),
    "a negated square": (-(u**2), ()),
    "a difference of squares": (u**2 - v**2, ()),
    "a product of unknown signs": (u * v, ()),
    "a delta minus one": (delta(i, j) - 1, ()),
    "one minus two deltas": (1 - 2 * delta(i, j), ()),
    "a finite sum": (Sum(x[i], i), ()),
    "a quotient by what may be negative": (u**2 / v, ()),
    "a difference the wrong way round": (u - v, (Le(u, v),)),
}
NOT_NONZERO = {
    "zero": (ZERO, ()),
    "a number": (u, ()),
    "another is": (u, (Ne(v, 0),)),
    "nonnegative is not enough": (u, (Le(0, u),)),
    "not positive is not enough": (u, (Le(u, 0),)),
    "a sum of nonzero numbers": (u + v, (Ne(u, 0), Ne(v, 0))),
    "a product with one unknown": (u * v, (Ne(u, 0),)),
    "a difference of others": (u - r, (Ne(u, v),)),
    "the sum instead of the difference": (u + v, (Ne(u, v),)),
    "two different multiples": (3 * u - 2 * v, (Ne(u, v),)),
    "to the power of zero minus one": (u**0 - 1, (Ne(u, 0),)),
    "a cosine": (cos(u), ()),
    "the root of what may be zero": (r, (Eq(r**2, u),)),
    "the root of a positive difference": (r, (Eq(r**2 - u, n.card),)),
    "entries at indices that differ": (x[i] - x[j], (Apart(i, j),)),
}
PROVERS = {
    "positive": (order.positive, lambda t: Lt(0, t), POSITIVE, NOT_POSITIVE),
    "nonnegative": (order.nonnegative, lambda t: Le(0, t), NONNEGATIVE, NOT_NONNEGATIVE),
    "nonzero": (order.nonzero, lambda t: Ne(t, 0), NONZERO, NOT_NONZERO),
}


def in_scope(hypotheses):
    return scope(hypotheses, (), (), Fresh())


def rows(column):
    return [
        pytest.param(kind, *row, id=f"{kind}: {name}") for kind, p in PROVERS.items() for name, row in p[column].items()
    ]


@each(("kind", "term", "given"), rows(2))
def test_signs_that_show(kind, term, given):
    prove, claim = PROVERS[kind][:2]
    theorem = prove(term, in_scope(given))
    assert (theorem.concl, theorem.hyps) == (claim(term), frozenset(given))


@pytest.mark.parametrize(("kind", "term", "given"), [p for p in rows(2) if p.values[2]])
def test_every_hypothesis_is_needed(kind, term, given):
    for left_out in given:
        with pytest.raises(ProofError):
            PROVERS[kind][0](term, in_scope([h for h in given if h != left_out]))


@each(("kind", "term", "given"), rows(3))
def test_signs_that_do_not_show(kind, term, given):
    with pytest.raises(ProofError) as refusal:
        PROVERS[kind][0](term, in_scope(given))
    assert "recursion" not in str(refusal.value)  # a search that comes back to its own question


def test_every_sign_is_asked_for_once():
    """A sum of 24 terms has 47 subterms whose signs matter; without memory there would be some 3^24 questions."""
    parts = [x[i] + m for m in range(24)]
    for t, shows in ((sum(p**2 for p in parts), True), (sum(parts), False)):
        known = in_scope(())
        if shows:
            assert order.nonnegative(t, known).concl == Le(0, t)
        else:
            with pytest.raises(ProofError):
                order.nonnegative(t, known)
        assert len(known.signs) < 300


# ---- relations between two terms ----

# relation, left, right, parts, hypotheses
RELATED = {
    "an exponential": ("lt", ZERO, exp(a), (), ()),
    "a square": ("le", ZERO, u**2, (), ()),
    "plus a square": ("le", u, u + v**2, (v**2,), ()),
    "minus a square": ("le", 1 - v**2, Rational(1), (v**2,), ()),
    "plus an exponential": ("lt", u, u + exp(v), (exp(v),), ()),
    "two parts": ("lt", u, u + v**2 + exp(a), (v**2, exp(a)), ()),
    "a fact": ("le", u, v, (), (Le(u, v),)),
    "a strict fact is enough": ("le", u, v, (), (Lt(u, v),)),
    "two facts": ("lt", u, r, (), (Lt(u, v), Le(v, r))),
    "a fact and a part": ("le", u, v + r**2, (r**2,), (Le(u, v),)),
    "a numeral": ("lt", u, u + 1, (), ()),
    "the root of the square": ("le", u, sqrt(u**2), (), ()),
    "the root of the square of the opposite": ("le", u - v, sqrt((v - u) ** 2), (), ()),
    "a definition of that root": ("le", -u, absolute(u), (), ()),
}
NOT_RELATED = {
    "the wrong way round": ("le", u + v**2, u, (v**2,), ()),
    "a square may be zero": ("lt", u, u + v**2, (v**2,), ()),
    "no part": ("le", u, u + v**2, (), ()),
    "too many parts": ("le", u, u + v**2, (v**2, r**2), ()),
    "a part of no sign": ("le", u, u + v, (v,), ()),
    "a fact the wrong way round": ("le", u, v, (), (Le(v, u),)),
    "a fact that is not strict": ("lt", u, v, (), (Le(u, v),)),
    "a fact with one part missing": ("le", u, v + r, (), (Le(u, v),)),
    "a numeral too many": ("le", u + 1, v, (), (Le(u, v),)),
    "an equation is no relation": ("lt", u, v, (), (Eq(u, v),)),
    "a number and itself": ("lt", u, u, (), ()),
    "not less than the root of the square": ("lt", u, sqrt(u**2), (), ()),
    "the root of another square": ("le", u, sqrt(v**2), (), ()),
    "a root is at most the number": ("le", sqrt(u**2), u, (), ()),
}


@pytest.mark.parametrize(("relation", "left", "right", "parts", "given"), RELATED.values(), ids=RELATED)
def test_relations(relation, left, right, parts, given):
    theorem = order.related(relation, left, right, parts, in_scope(given))
    assert (theorem.concl, theorem.hyps) == (Term(relation, left, right), frozenset(given))


@pytest.mark.parametrize(("relation", "left", "right", "parts", "given"), NOT_RELATED.values(), ids=NOT_RELATED)
def test_no_relations(relation, left, right, parts, given):
    with pytest.raises(ProofError):
        order.related(relation, left, right, parts, in_scope(given))


@pytest.mark.parametrize("relation", ["lt", "le"])
def test_the_exponential_is_increasing(relation):
    given = (Term("le", u, v),)
    if relation == "lt":
        with pytest.raises(ProofError):
            order.related(relation, exp(u), exp(v), (), in_scope(given))
    else:
        theorem = order.related(relation, exp(u), exp(v), (), in_scope(given))
        assert (theorem.concl, theorem.hyps) == (Le(exp(u), exp(v)), frozenset(given))
        with pytest.raises(ProofError):
            order.related(relation, exp(v), exp(u), (), in_scope(given))
