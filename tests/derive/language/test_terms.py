"""The author's words build kernel terms; a slip of the pen is refused where it is written."""

from fractions import Fraction

import pytest

from derive.kernel.terms import INTEGERS, StatementError, Term, num
from derive.language import terms as language
from derive.language.terms import (
    And,
    Apart,
    Covariance,
    Dimension,
    Eq,
    Expectation,
    ForAll,
    HasDerivative,
    Independent,
    Integers,
    KroneckerDelta,
    Le,
    Lt,
    Ne,
    Rational,
    Sum,
    Variance,
    define,
    exp,
    interleave,
    permutation,
    random,
    reals,
    sqrt,
    vector,
    vector_of,
    zero,
)
from tests.each import each

n, m, h = Dimension("n"), Dimension("m"), Dimension("h")
i, j = n.indices("i j")
(e,) = m.indices("e")
(s,) = h.indices("s")
(c,) = h.doubled().indices("c")
(t,) = Integers.indices("t")
a, b = reals("a b")
x, W, z = vector("x", n), vector("W", n, m), vector("z", h)
q, X = random("q", n), random("X")
square = define("square", (a,), a**2)
norm = define("norm", (x,), Sum(x[i] ** 2, i))


def test_the_words_are_the_public_names():
    assert set(language.__all__) <= set(vars(language))
    assert sorted(language.__all__, key=lambda w: (w[0].islower(), w.lower())) == language.__all__


# ---- what the words build ----

TERMS = {
    "an entry": (x[i], Term("at", "x", ("n",), "fixed", i)),
    "an entry of a matrix": (W[i, e], Term("at", "W", ("n", "m"), "fixed", i, e)),
    "an entry of a row": (W[i, :][e], W[i, e]),
    "a random entry": (q[j], Term("at", "q", ("n",), "random", j)),
    "a size": (n.card, Term("card", "n")),
    "an even index": (2 * s, Term("even", s)),
    "an odd index": (2 * s + 1, Term("odd", s)),
    "the next integer": (t + 1, Term("succ", t)),
    "the integer 0": (zero, Term("zero")),
    "a sum": (Sum(x[i], i), Term("sum", "n", Term("at", "x", ("n",), "fixed", Term("bv", 0, ("I", "n"))))),
    "a double sum": (Sum(W[i, e], i, e), Sum(Sum(W[i, e], e), i)),
    "a sum of a number": (Sum(1, i), Term("sum", "n", num(1))),
    "an entry of an expression": (vector_of(i, a * x[i])[j], a * x[j]),
    "an entry of a matrix of expressions": (vector_of(i, e, x[i] * W[i, e])[j, e], x[j] * W[j, e]),
    "a permuted index": (permutation("rho", n)(i), Term("perm", "rho", "n", i)),
    "interleaved": (interleave(z, z)(c), Term("pairs", z.term, z.term, c)),
    "a definition of a number": (square(a + b), Term("def", square.definition, a + b)),
    "a definition of a vector": (norm(x), Term("def", norm.definition, x.term)),
    "a numeral": (Rational(2, 4), num(Fraction(1, 2))),
    "a numeral of a decimal": (Rational(0.5), num(Fraction(1, 2))),
    "a numeral of a text": (Rational("0.7978845608028654"), num(Fraction("0.7978845608028654"))),
    "a decimal in a relation": (Eq(a, 0.1), Eq(a, Rational(1, 10))),
    "a decimal in a vector": (vector_of(i, 0.5)[j], num(Fraction(1, 2))),
    "a decimal as a derivative": (HasDerivative(2 * a, a, 2.0), HasDerivative(2 * a, a, 2)),
    "a decimal as an argument": (square(0.5), square(Rational(1, 2))),
    "a decimal in a definition": (define("f", (a,), 0.5)(a), define("f", (a,), Rational(1, 2))(a)),
    "a number to the left": (1 - a, Term("sub", num(1), a)),
    "a fraction to the left": (Fraction(1, 3) * a, Term("mul", num(Fraction(1, 3)), a)),
    "a function": (exp(2), Term("fn", "exp", num(2))),
    "a moment": (Expectation(X.term**2), Term("E", X.term**2)),
    "a variance": (Variance(q[i]), Term("Var", q[i])),
    "a covariance": (Covariance(q[i], q[j]), Term("Cov", q[i], q[j])),
    "a delta": (KroneckerDelta(i, j), Term("delta", i, j)),
    "a relation": (Le(0, a), Term("le", num(0), a)),
    "indices that differ": (Apart(i, j), Term("apart", i, j)),
    "both": (And(Lt(0, a), Ne(b, 0)), Term("and", Lt(0, a), Ne(b, 0))),
    "all of three": (And(Lt(0, a), Ne(b, 0), Lt(0, b)), And(Lt(0, a), And(Ne(b, 0), Lt(0, b)))),
    "a quantifier over two": (ForAll(i, j, Lt(x[i], x[j])), ForAll(i, ForAll(j, Lt(x[i], x[j])))),
    "a quantifier": (ForAll(i, Lt(0, x[i])), ForAll(j, Lt(0, x[j]))),
    "a derivative": (HasDerivative(a**2, a, 2 * a), Term("deriv", a**2, a, 2 * a)),
    "independence": (Independent(q, X), Term("independent", ("q", ("n",)), ("X", ()))),
}


@pytest.mark.parametrize("typed", ["a b", "a, b", "a,b", " a ,  b "])
def test_names_are_apart_by_spaces_or_commas(typed):
    assert reals(typed) == reals("a", "b") == [a, b]
    assert n.indices(typed.replace("a", "i").replace("b", "j")) == n.indices("i", "j") == [i, j]


def test_one_name_gives_a_list_of_one():
    assert reals("a") == reals("a,") == [a]
    assert n.indices("i") == [i]


@pytest.mark.parametrize(("built", "term"), TERMS.values(), ids=TERMS)
def test_terms(built, term):
    assert built == term


def test_nothing_is_evaluated():
    assert (a / a).head == "div"
    assert (a - a).head == "sub"
    assert (0 * a) != num(0)
    assert a + b != b + a


def test_a_bound_name_is_kept_for_printing_only():
    assert Sum(x[i], i) == Sum(x[j], j)
    assert (Sum(x[i], i).hint, Sum(x[j], j).hint) == ("i", "j")


def test_a_doubled_size():
    assert h.doubled().dim == ("2", "h")
    assert Integers.dim == INTEGERS


# ---- what they refuse ----

SLIPS = {
    "an index of another size": lambda: x[e],
    "an index of the half size": lambda: vector("w", h.doubled())[s],
    "an index of the doubled size": lambda: z[c],
    "an integer for an index": lambda: x[0],
    "a real for an index": lambda: x[a],
    "an integer index for an index": lambda: x[t],
    "too few indices": lambda: W[i],
    "too many indices": lambda: W[i, e, e],
    "too many indices of a vector": lambda: x[i, j],
    "no index": lambda: x[()],
    "the indices in the wrong order": lambda: W[e, i],
    "a column": lambda: W[:, e],
    "a slice with bounds": lambda: W[i, 0:2],
    "a float for an index": lambda: x[0.0],
    "a bool for an index": lambda: x[True],
    "an index of another size in a sum": lambda: Sum(x[e], e),
    "a bool": lambda: a * True,
    "a bool to the left": lambda: False + a,
    "a complex number": lambda: a - 1j,
    "a text": lambda: exp("a"),
    "nothing": lambda: exp(None),
    "a vector for a number": lambda: exp(x),
    "a formula for a number": lambda: exp(Lt(0, a)),
    "a float exponent": lambda: a**0.5,
    "a negative exponent": lambda: a**-1,
    "a bool exponent": lambda: a**True,
    "an exponent that is a term": lambda: a**b,
    "a large exponent": lambda: a**17,
    "a bool in a relation": lambda: Le(a, True),
    "a Python comparison in a quantifier": lambda: ForAll(i, x[i] == 0),
    "a Python comparison in a conjunction": lambda: And(Lt(0, a), a == b),
    "a number in a quantifier": lambda: ForAll(i, x[i]),
    "a sum over a real": lambda: Sum(a, a),
    "a sum over an even index": lambda: Sum(a, 2 * s),
    "a sum over a number": lambda: Sum(a, 3),
    "a sum over the integers": lambda: Sum(a, t),
    "a sum of a formula": lambda: Sum(Lt(0, x[i]), i),
    "a quantifier over a real": lambda: ForAll(a, Lt(0, a)),
    "a vector over a real": lambda: vector_of(a, a),
    "a delta of two sizes": lambda: KroneckerDelta(i, e),
    "a delta of an index and a number": lambda: KroneckerDelta(i, 0),
    "indices of two sizes differ": lambda: Apart(i, e),
    "a permutation of another size": lambda: permutation("rho", n)(e),
    "vectors of another size interleaved": lambda: interleave(x, x)(c),
    "a channel of another size": lambda: interleave(z, z)(i),
    "a derivative in a number": lambda: HasDerivative(a**2, a + b, a),
    "a derivative in a random entry": lambda: HasDerivative(a**2, q[i], a),
    "an expectation of what is no polynomial": lambda: Expectation(exp(q[i])),
    "an expectation of a quotient": lambda: Variance(1 / q[i]),
    "a covariance of a root": lambda: Covariance(q[i], sqrt(q[j])),
    "independence of a family from itself": lambda: Independent(q, q),
    "independence of nothing": lambda: Independent(),
    "a numeral over zero": lambda: Rational(1, 0),
    "a numeral of words": lambda: Rational("half"),
    "a numeral of bools": lambda: Rational(True, 2),
    "a random family over the integers": lambda: random("r", Integers),
    "a size that is no name": lambda: Dimension("2n"),
    "a size that is a number": lambda: Dimension(3),
    "a vector over a number": lambda: vector("x", 3),
    "a vector over a name": lambda: random("q", "n"),
    "a name that is none": lambda: reals("a-b"),
    "a definition with a free variable": lambda: define("f", (a,), a + b),
    "a definition with a free index": lambda: define("f", (x,), x[i]),
    "a definition of a formula": lambda: define("f", (a,), Lt(0, a)),
    "a definition with a parameter twice": lambda: define("f", (a, a), a),
    "a definition with two parameters of one name": lambda: define("f", (a, vector("a", n)), a),
    "a definition of an entry": lambda: define("f", (x[i],), x[i]),
    "a definition of an expression": lambda: define("f", (a + b,), a),
    "a definition of a vector of expressions": lambda: define("f", (vector_of(i, a),), a),
    "a definition of a number": lambda: define("f", (1,), a),
    "a definition with a random parameter": lambda: define("f", (q,), Sum(q[i], i)),
    "a definition without a name": lambda: define("a b", (a,), a),
    "too few arguments": lambda: norm(),
    "too many arguments": lambda: square(a, b),
    "a number for a vector": lambda: norm(a),
    "a vector for a number ": lambda: square(x),
    "a vector of another size": lambda: norm(z),
    "a parameter in the place of a list": lambda: define("f", a, a),
}


@each("slip", SLIPS.values())
def test_slips_are_refused(slip):
    with pytest.raises(StatementError):
        slip()


MESSAGES = {
    r"Sum.*: over what\? expected an index after the body": lambda: Sum(x[i] ** 2),
    "vector_of: expected indices and a body": lambda: vector_of(x[i]),
    "an index of dimension n was expected": lambda: x[e],
    r"an index of dimension n was expected, not 0; such as \(i,\) = Dimension\('n'\).indices\('i'\)": lambda: x[0],
    r"2 indices were expected, 1 given; such as W\[i, j\]": lambda: W[i],
    r"norm\(x\[n\]\): 1 argument was expected, 0 given": lambda: norm(),
    r"norm\(x\[n\]\): a vector was expected for x, not a": lambda: norm(a),
    r"definition f: a list of parameters was expected, such as \(a,\)": lambda: define("f", a, a),
    "2 indices were expected, 3 given": lambda: W[i, e, e],
    "only trailing indices can be left open": lambda: W[:, e],
    "not an exact number: True": lambda: a * True,
    "f: a parameter is a family, a real or an index": lambda: define("f", (1,), a),
    "Ne: a real number was expected as second argument, not an index, .*; the number 0 is written 0": lambda: Ne(
        a, zero
    ),
    "exp: a real number was expected as first argument, not a vector": lambda: exp(x),
    "Lt: .* as first argument, not an index, .*; a size as a number is n.card": lambda: Lt(i, a),
    "Eq: .* as first argument, not a formula": lambda: Eq(Eq(a, a), a),
    "sum: an index variable and a term were expected": lambda: Sum(a, 3),
    r"write Sum\(x\[i\], i\), for an index i of n, in place of limits": lambda: Sum(x[i], (i, 1, n)),
}


@pytest.mark.parametrize("message", MESSAGES)
def test_the_message_says_what_was_expected(message):
    with pytest.raises(StatementError, match=message):
        MESSAGES[message]()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sum", r"W[n, m] has no sum; write Sum(W[k, i], k)"),
        ("mean", r"W[n, m] has no mean; write Sum(W[k, i], k)/n.card"),
        ("T", "W[n, m] has no T; a transpose exchanges indices, as in W[j, i]"),
        ("shape", "W[n, m] has no shape; its dimensions are .dims, and one as a number is n.card"),
        ("nothing", "W[n, m] has no nothing"),
    ],
)
def test_what_arrays_have_says_what_to_write(name, said):
    W = vector("W", Dimension("n"), Dimension("m"))
    with pytest.raises(AttributeError) as refused:
        getattr(W, name)
    assert str(refused.value) == said
    assert not hasattr(W, name)
