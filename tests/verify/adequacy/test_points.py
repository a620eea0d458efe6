"""Points at which claims are read: small, valid, and what refutes a claim there."""

from derive.chapters import BOOK
from derive.language.terms import (
    And,
    Dimension,
    Eq,
    ForAll,
    HasDerivative,
    HasIntegral,
    Lt,
    Ne,
    Sum,
    exp,
    reals,
    sqrt,
    vector,
)
from derive.values import numpy as reading
from tests.verify.adequacy.planted import planted
from verify.adequacy.points import far_points, refutation, small_points

n = Dimension("n")
i, j = n.indices("i j")
x = vector("x", n)
a, b = reals("a b")


def near(entry):
    return small_points(entry, reading)


def test_points_are_small_and_hypotheses_hold():
    entry = BOOK.entries["multi_head_permutation_equivariant"]
    assert {size for point in near(entry) for size in point.sample.sizes.values()} == {2, 3}
    positive = planted(Eq(a, a), Lt(a, b))
    for point in [*near(positive), *far_points(positive, reading)]:
        (first,), (second,) = point.balls(a), point.balls(b)
        assert first < second


def test_a_false_claim_is_refuted_where_its_hypotheses_hold():
    points = near(planted(Eq(x[i] + x[j], x[j] + x[i])))
    assert refutation(points, Eq(x[i] + x[j], x[j] + x[i])) is None
    place = refutation(points, Eq(x[i] + x[j], x[j] + x[j]))
    assert place is not None
    assert (place.part, len(place.cell)) == (0, 2)
    assert place.cell[0] != place.cell[1]


def test_only_the_part_that_is_false_is_named():
    claim = And(Eq(a, a), And(Eq(b, b), Eq(a, b)))
    place = refutation(near(planted(claim)), claim)
    assert place is not None
    assert place.part == 2


def test_what_has_no_value_refutes_nothing():
    claim = Eq(1 / (0 * a), 1)
    (cells,) = near(planted(claim))[0].cells(claim)
    assert not cells.regular.any()
    assert refutation(near(planted(claim)), claim) is None
    root = HasDerivative(sqrt(0 * a), a, 1)
    assert refutation(near(planted(root)), root) is None


def test_derivatives_quantifiers_and_inequalities():
    claim = HasDerivative(Sum(exp(x[i]), i), x[j], exp(x[j]))
    assert refutation(near(planted(claim)), claim) is None
    assert refutation(near(planted(claim)), HasDerivative(Sum(exp(x[i]), i), x[j], 2 * exp(x[j]))) is not None
    all_positive = ForAll(i, Lt(0, exp(x[i])))
    assert refutation(near(planted(all_positive)), all_positive) is None
    assert refutation(near(planted(all_positive)), ForAll(i, Lt(exp(x[i]), 0))) is not None
    assert refutation(near(planted(Ne(exp(a), 0))), Ne(a, a)) is not None


def test_a_claim_may_have_more_indices_than_the_entry():
    points = near(planted(Eq(Sum(x[i], i), Sum(x[j], j))))
    assert refutation(points, Eq(Sum(x[i], i), x[j])) is not None


def test_an_integral_goes_from_its_lower_to_its_upper_limit():
    claim = HasIntegral(exp(a), a, 0, 1, exp(1) - 1)
    assert refutation(near(planted(claim)), claim) is None
    assert refutation(near(planted(claim)), HasIntegral(exp(a), a, 0, 1, 1 - exp(1))) is not None
