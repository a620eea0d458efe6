"""What is typed with Python's operators means what it says, or is refused with what to write in its place."""

import math
import operator
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
import sympy

from derive import (
    And,
    Dimension,
    Eq,
    Integers,
    Le,
    Lt,
    Rational,
    Sum,
    cos,
    define,
    exp,
    log,
    prelude,
    reals,
    sin,
    sqrt,
    vector,
)
from derive.kernel.terms import StatementError, Term, num
from derive.language.text.operators import OPERATORS, OWN, exact, lift
from derive.language.text.parser import parse
from derive.language.text.text import context_of, text

n, m = Dimension("n"), Dimension("m")
i, j = n.indices("i j")
(e,) = m.indices("e")
(t,) = Integers.indices("t")
a, b = reals("a b")
x, g, W = vector("x", n), vector("g", n), vector("W", m, n)
share = define("share", (x, i), x[i] / n.card)

# ---- numbers ----

NUMBERS = {
    0.5: "1/2", 1.702: "851/500", 1e-5: "1/100000", 0.1: "1/10", -0.044715: "-8943/200000", 1e22: "1e22", 2.0: "2",
    1e15: "1e15", 123456789012345.0: "123456789012345", 0.0: "0", 5e-324: "5e-324",
}  # fmt: skip


@pytest.mark.parametrize("given", NUMBERS)
def test_a_number_is_the_decimal_that_it_prints_as_in_the_text(given):
    q = Fraction(NUMBERS[given])
    assert exact(given) == exact(np.float64(given)) == q
    assert given * a == np.float64(given) * a == num(q) * a
    assert a + given == a + np.float64(given) == a + num(q)
    assert a / given == a / num(q)
    assert given - a == num(q) - a
    assert Eq(a, given) == Eq(a, num(q))
    assert q < 0 or len(repr(given)) > 16 or parse(repr(given).replace("+", ""), context_of(a)) == num(q)


OTHERS = {
    "of four bytes": (np.float32(0.1), "1/10"),
    "of two bytes": (np.float16(0.1), "1/10"),
    "a whole number of NumPy": (np.int64(-3), "-3"),
    "a small whole number of NumPy": (np.uint8(255), "255"),
    "of SymPy": (sympy.Rational(2, 6), "1/3"),
    "a whole number of SymPy": (sympy.Integer(7), "7"),
    "a decimal of SymPy": (sympy.Float(0.1), "1/10"),
    "a decimal of any length": (Decimal("0.3333333333333333"), "0.3333333333333333"),
    "a large whole number": (10**30, "1e30"),
}


@pytest.mark.parametrize("case", OTHERS)
def test_other_numbers(case):
    given, q = OTHERS[case]
    assert lift(given) == num(Fraction(q))
    assert a * given == a * num(Fraction(q))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (math.nan, "a finite number was expected, not nan"),
        (-math.inf, "a finite number was expected, not -inf"),
        (np.float32("inf"), "a finite number was expected, not inf"),
        (Decimal("NaN"), "a finite number was expected, not NaN"),
        (1 / 3, r"0.3333333333333333 has been rounded; .* Rational\('0.3333333333333333'\)"),
        (0.1 + 0.2, "0.30000000000000004 has been rounded"),
        (math.pi, "3.141592653589793 has been rounded; .*, pi or sqrt"),
        (math.sqrt(2 / math.pi), "0.7978845608028654 has been rounded"),
        (np.float32(1) / 3, "0.33333334 has been rounded"),
        (np.float16(1) / 3, "0.3333 has been rounded"),
        (2.0**60, r"1.152921504606847e\+18 has been rounded"),
        (True, "not an exact number: True"),
        (np.bool_(1), "not an exact number"),
        (1j, "not an exact number: 1j"),
        ("1/2", "not an exact number: '1/2'"),
        (None, "not an exact number: None"),
        ([1, 2], r"not an exact number: \[1, 2\]"),
        ([a], r"of a list of names one is taken out, as in \(a,\) = reals\('a'\)"),
        (np.array([1, 2]), "not an exact number: array"),
        (x, r"not an exact number: x\[n\]; an operation is said of entries; write x\[i\]"),
        (n, "a dimension is no number; write n.card"),
        (share, r"a definition is applied; write share\(x, i\)"),
    ],
)
def test_what_is_no_finite_number_as_it_was_typed_is_refused(given, said):
    with pytest.raises(StatementError, match=said):
        lift(given)


def test_a_text_of_a_number_that_was_rounded_is_taken_as_it_stands():
    assert Rational("0.7978845608028654") * a == num(Fraction("0.7978845608028654")) * a


def test_what_the_kernel_takes_is_not_read_otherwise():
    for name, own in OWN.items():
        if name in OPERATORS and name != "__pow__":
            for other in (b, 3, Fraction(1, 3), a + b):
                assert getattr(a, name)(other) == own(a, other)
    assert a**2 == OWN["__pow__"](a, 2)
    h = Dimension("h").indices("h")[0]
    assert [2 * h, 2 * h + 1, t + 1] == [Term("even", h), Term("odd", h), Term("succ", t)]


@pytest.mark.parametrize("k", [2.0, np.int64(2), np.float64(2), Fraction(2), sympy.Integer(2)])
def test_a_whole_exponent(k):
    assert a**k == a**2


# ---- what is refused, and what is written in its place: the repair is a term ----

NAMES = {"a": a, "b": b, "c": Rational(3), "x": x, "g": g, "W": W, "n": n, "i": i, "share": share, "abs": prelude.abs}
WORDS = {"Le": Le, "Lt": Lt, "Sum": Sum, "exp": exp, "log": log, "sin": sin, "sqrt": sqrt}
REPAIRS = {
    "2*x[i], for an index i of n": lambda: 2 * x,
    "x[i]*2, for an index i of n": lambda: x * np.int64(2),
    "0.5*x[i], for": lambda: 0.5 * x,
    "a*x[i], for": lambda: a * x,
    "x[i]+x[i], for": lambda: x + x,
    "x[i]-(a - b), for": lambda: x - (a - b),
    "2*x[i], for an index i": lambda: np.float64(2) * x,
    "x[i]/n.card": lambda: x / n,
    "x[i]**2": lambda: x**2,
    "-x[i]": lambda: -x,
    "abs(x[i])": lambda: abs(x),
    "2*W[i, j], for indices i, j of m, n": lambda: 2 * W,
    "Sum(x[k]*g[k], k)": lambda: x @ g,
    "Sum(W[i, k]*x[k], k)": lambda: W @ x,
    "Sum(x[k]*W[k, j], k)": lambda: x @ W,
    "Sum(x[k], k)": lambda: sum(x),
    "n.card": lambda: len(x),
    "Le(0, x[i]), for an index i of n": lambda: x >= 0,
    "Lt(x[i], g[i])": lambda: x < g,
    "Le(b, a)": lambda: a >= b,
    "Lt(b, a)": lambda: a > b,
    "Le(a, b)": lambda: a <= b,
    "Lt(a, b)": lambda: a < b,
    "Le(0, a)": lambda: 0 <= a,  # noqa: SIM300 (as people type it)
    "Lt(a, 0.5)": lambda: a < 0.5,
    "the larger of two is max": lambda: max(a, b),
    "Lt(2, a)": lambda: np.float64(2) < a,
    "sqrt(a)": lambda: a**0.5,
    "1/a": lambda: a**-1,
    "exp(c*log(a))": lambda: a**b,
    "a product of powers": lambda: a**17,
    "sqrt(t)": lambda: (a + b) ** 0.5,
    "exp(a*log(2))": lambda: 2**a,
    "1/n.card": lambda: 1 / n,
    "x[i]/n.card ": lambda: x[i] / n,
    "2*share(x, i)": lambda: 2 * share,
    "exp(a)": lambda: np.exp(a),
    "exp(x[i])": lambda: np.exp(x),
    "sin(a)": lambda: np.sin(a),
    "exp(a) ": lambda: math.exp(a),
    "a/b": lambda: a // b,
    "a**2": lambda: a ^ 2,
    "there is no remainder": lambda: a % 2,
    "And(P, Q)": lambda: Lt(0, a) & Lt(a, 1),
    "And(P, Q) ": lambda: Lt(0, a) and Lt(a, 1),
    "decide(P)": lambda: not Eq(a, b),
    "decide(P) ": lambda: [1] if Eq(a, b) else [],
    "each case is asked for by itself": lambda: Lt(0, a) | Lt(a, 0),
    "only those of Integers have a next one": lambda: x[i + 1],
    "a size as a number is n.card": lambda: exp(i),
}


@pytest.mark.parametrize("repair", REPAIRS)
def test_what_has_no_meaning_is_refused_with_its_repair(repair):
    with pytest.raises(StatementError) as raised:
        REPAIRS[repair]()
    assert repair.strip() in str(raised.value)


@pytest.mark.parametrize("repair", [r.partition(", for")[0].strip() for r in REPAIRS if "(P" not in r])
def test_the_repair_is_a_term(repair):
    own = {"j": j, "k": i, "t": a, "i": e} if "W[" in repair else {"k": i, "t": a}
    if "W[k" in repair:
        own = {"j": i, "k": e, "x": vector("x", m)}
    if "W[i, k]" in repair:
        own = {"i": e, "k": i}
    try:
        read = eval(repair, {**NAMES, **WORDS, **own})  # noqa: S307 (what the message says)
    except SyntaxError:
        assert repair.count(" ") > 2, "prose"
        return
    assert isinstance(read, Term)


def test_each_operator_of_a_vector_is_refused_in_a_sentence():
    for name in ("add", "sub", "mul", "truediv", "pow", "matmul", "lt", "le", "gt", "ge"):
        for other in (2, a, g, 0.5, np.float64(2), share):
            for sides in ((x, other), (other, x)):
                with pytest.raises(StatementError, match="write |a power is|such as"):
                    getattr(operator, name)(*sides)


@pytest.mark.parametrize("ask", [bool, operator.not_, lambda t: t and a, lambda t: t or a])
def test_nothing_in_a_formula_has_a_truth_value(ask):
    """Else ``Lt(0, a) and Lt(a, 1)`` were silently its second half, and ``a and b`` were b."""
    for t in (a, x[i], 0 * a, i, Eq(a, b), And(Lt(0, a), Lt(b, 0))):
        with pytest.raises(
            StatementError, match="has no truth value in Python; (both of two is And|that it is not 0 is Ne)"
        ):
            ask(t)
    assert x[i] == x[i] and a != b, "whether two terms are the same has one"


def test_a_decimal_is_printed_as_the_text_reads_it():
    assert text(cos(0.5 * a)) == "cos(Rational(1, 2)*a)"
    assert parse("cos(0.5*a)", context_of(a)) == cos(0.5 * a)
