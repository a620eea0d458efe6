"""What is declared, what is assumed, what symbols stand for."""

import pytest

from derive.language.entry import Notation
from derive.language.terms import (
    Apart,
    Dimension,
    Eq,
    Expectation,
    ForAll,
    Independent,
    Integers,
    Lt,
    Ne,
    Sum,
    cos,
    define,
    exp,
    interleave,
    permutation,
    random,
    reals,
    sin,
    vector,
    vector_of,
)
from derive.render.words import Page, listed

n, m, h = Dimension("n"), Dimension("m"), Dimension("h")
i, j = n.indices("i j")
(a,) = m.indices("a")
x, y, W = vector("x", n), vector("y", n), vector("W", n, m)
b, c = reals("b c")


def page(*terms, notation=()):
    return Page(terms, (), notation)


def test_lists():
    assert [listed("a"), listed("ab"), listed("abc")] == ["a", "a and b", "a, b and c"]


def test_declarations_in_words():
    sigma = permutation("sigma", n)
    (t,) = Integers.indices("t")
    s = vector("s", Integers)
    statement = Eq(c * x[i] + W[sigma(i), a] * b, y[j] * s[t])
    assert page(statement).declared() == [
        "sizes $n$ and $m$",
        r"$c, b \in \mathbb{R}$",
        r"$x, y \in \mathbb{R}^{n}$",
        r"$s \in \mathbb{R}^{\mathbb{Z}}$",
        r"$W \in \mathbb{R}^{n \times m}$",
        r"permutation $\sigma$ of the indices below $n$",
        "$i, j < n$",
        "$a < m$",
        r"$t \in \mathbb{Z}$",
    ]


def test_a_doubled_size_is_declared_by_its_half():
    (p,) = h.doubled().indices("p")
    assert page(Eq(vector("q", h.doubled())[p], 0)).declared() == ["size $h$", r"$q \in \mathbb{R}^{2h}$", "$p < 2h$"]


def test_random_families_in_words():
    q, k, Q = random("q", n), random("k", n), random("Q", n, m)
    r = random("r")
    clauses = page(Eq(Expectation(q[i] * k[i] * Q[i, a] * r.term), 0)).random()
    assert clauses == [
        "$q$ and $k$ be random vectors with $n$ entries",
        r"$Q$ be a random matrix of size $n \times m$",
        "$r$ be a random variable",
    ]


def test_hypotheses_over_one_range_stand_together():
    q, k = random("q", n), random("k", n)
    given = (
        Independent(q, k),
        ForAll(i, Eq(Expectation(q[i]), 0)),
        ForAll(i, Eq(Expectation(k[i]), c)),
        Ne(c, 1),
        Apart(i, j),
    )
    clauses = page(Lt(0, c), *given).assumed(given)
    assert [(x.words, tuple(map(str, x.formulas)), x.over) for x in clauses] == [
        ("the entries of $q$ and $k$ are independent", (), ""),
        ("", (r"\mathbb{E}[q_l] = 0", r"\mathbb{E}[k_l] = c"), "$l < n$"),
        ("", (r"c \ne 1", r"i \ne j"), ""),
    ]


def test_a_quantified_index_takes_no_name_in_use():
    hypothesis = ForAll(i, Eq(x[i], y[i]))
    (clause,) = page(Eq(x[i], x[i]), hypothesis).assumed([hypothesis])
    assert clause.over == "$j < n$"
    assert [*map(str, clause.formulas)] == ["x_j = y_j"]


partition = define("partition", (x,), Sum(exp(x[i]), i))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))


def test_definitions_are_explained_with_the_notation():
    shown = page(Eq(softmax(x, j), 0), notation=(Notation(partition(x), "Z"), Notation(softmax(x, i), "p")))
    assert [m.tex for m in shown.meanings] == [
        r"p_i = \operatorname{softmax}(x)_i = \frac{\mathrm{e}^{x_i}}{Z}",
        r"Z = \operatorname{partition}(x) = \sum_{i<n} \mathrm{e}^{x_i}",
    ]
    assert shown.tex(Eq(softmax(x, j), 0)) == "p_j = 0"


def test_a_vector_of_pairs_is_explained_by_its_halves():
    theta = vector("theta", h)
    (k,) = h.indices("k")
    (r,) = h.doubled().indices("r")
    halves = interleave(vector_of(k, cos(b * theta[k])), vector_of(k, sin(b * theta[k])))
    position = define("position", (theta, b, r), halves(r))
    shown = page(Eq(position(theta, c, r), 0), notation=(Notation(position(theta, b, r), "p", (b,)),))
    assert [(m.part, m.tex) for m in shown.meanings] == [
        ("even", r"p(b)_{2k} = \operatorname{position}(\theta, b)_{2k} = \cos(b \theta_k)"),
        ("odd", r"p(b)_{2k+1} = \operatorname{position}(\theta, b)_{2k+1} = \sin(b \theta_k)"),
    ]


def test_a_notation_that_clashes_with_a_name_is_left_out():
    (p,) = n.indices("p")
    shown = page(Eq(softmax(x, p), 0), notation=(Notation(softmax(x, i), "p"), Notation(partition(x), "Z")))
    assert [a.symbol for a in shown.abbreviations] == ["Z"]


def test_a_parameter_whose_name_is_taken_is_renamed():
    square = define("square", (b,), b**2)
    (b_index,) = m.indices("b")
    shown = page(Eq(square(c) * W[i, b_index], 0))
    (meaning,) = shown.meanings
    assert meaning.tex == r"\operatorname{square}(t) = t^2"


@pytest.mark.parametrize("head", ["eq", "le"])
def test_the_left_side_of_a_relation(head):
    from derive.kernel.terms import Term

    claim = Term(head, x[i] + c, y[i])
    assert page(claim).left(claim).tex == "x_i + c"


def test_the_left_side_of_a_derivative_is_the_quotient():
    from derive.language.terms import HasDerivative

    claim = HasDerivative(softmax(x, i), x[j], c)
    assert page(claim).left(claim).tex == r"\frac{\partial \operatorname{softmax}(x)_i}{\partial x_j}"
