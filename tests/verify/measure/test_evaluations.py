"""What is evaluated once, and that it is what one evaluates anew."""

import numpy as np
import pytest

from derive.chapters import BOOK
from derive.language.terms import Eq
from derive.values import numpy as reading
from tests.evaluated import evaluate, sides
from verify.measure.comparison import constant_of, dual_step
from verify.measure.evaluations import Evaluations
from verify.measure.sampling import Sampler
from verify.numbers import NUMBER_TYPES, precision

BALL = NUMBER_TYPES["ball"]


def at_points(name):
    return Evaluations(Sampler(BOOK.entries[name], reading))


def same(left, right):
    """Whether two arrays hold the same balls, with the same radii."""
    pairs = zip(left.flat, right.flat, strict=True)
    return left.shape == right.shape and all(repr(a) == repr(b) and a.radius == b.radius for a, b in pairs)


@pytest.mark.parametrize("name", ["softmax_jacobian", "layernorm_vjp", "attention_permutation_equivariant"])
def test_what_is_kept_is_what_one_evaluates_anew(name):
    evaluations = at_points(name)
    entry, keys = evaluations.entry, evaluations.sampler.keys
    right = entry.claim.args[-1]
    twice = Eq(right, 2 * right)
    for point in evaluations.points[::2]:
        for bits in (128, 192, 128):
            (claim,), (wrong,) = (
                evaluations.measurable(point, entry.claim, bits),
                evaluations.measurable(point, twice, bits),
            )
            with precision(bits):
                values = point.values(BALL, keys)
                how = {"constant": constant_of(BALL), "step": dual_step()}
                (anew,) = sides(entry.claim, values, point.sizes, **how)
                doubled = evaluate(2 * right, values, point.sizes, constant=constant_of(BALL))
            assert same(claim.left, anew.left)
            assert same(claim.right, anew.right)
            assert same(wrong.right, doubled)


def test_points_and_precisions_are_kept_apart():
    evaluations = at_points("softmax_jacobian")
    one, other = evaluations.points[:2]
    wide, narrow = (
        evaluations.measurable(one, evaluations.entry.claim, 64)[0],
        evaluations.measurable(one, evaluations.entry.claim, 256)[0],
    )
    assert wide.left[0, 0].radius > 1e30 * narrow.left[0, 0].radius > 0
    elsewhere = evaluations.measurable(other, evaluations.entry.claim, 256)[0]
    assert not elsewhere.left[0, 0].overlaps(narrow.left[0, 0])
    sizes = [evaluations.sizes(point, bits)[0][1] for point in (one, other) for bits in (53, 256)]
    np.testing.assert_allclose(sizes[0], sizes[1], rtol=1e-12)
    assert (sizes[1] != sizes[3]).all()


def test_the_claim_is_evaluated_once_and_wrong_ones_share_its_terms(monkeypatch):
    evaluations = at_points("softmax_jacobian")
    point = evaluations.points[0]
    asked, exponentials = [], []
    exp = np.exp
    monkeypatch.setattr(np, "exp", lambda x: (exponentials.append(1), exp(x))[1])
    mask = Sampler.mask
    monkeypatch.setattr(Sampler, "mask", lambda *a: (asked.append(a), mask(*a))[1])
    evaluations.measurable(point, evaluations.entry.claim, 192)
    once = len(exponentials)
    assert once > 0
    assert len(asked) == 1
    evaluations.measurable(point, evaluations.entry.claim, 192)
    value = evaluations.entry.claim.args[-1]
    evaluations.measurable(point, Eq(value, value + 1), 192)
    assert len(exponentials) == once
    assert len(asked) == 1
    evaluations.measurable(point, Eq(value, value + 1), 256)
    assert len(exponentials) > once, "another precision is another evaluation"


def test_what_a_counterpart_does_to_its_arguments_is_its_own():
    def overwriting(*, x):
        x[...] = 0
        return x

    evaluations = at_points("softmax_jacobian")
    point = evaluations.points[0]
    (zeros,) = evaluations.results(point, BALL, 256, overwriting)
    (values,) = evaluations.results(point, BALL, 256, lambda *, x: x)
    assert (zeros == 0).all()
    assert not (values == 0).any()
    assert evaluations.results(point, BALL, 256, overwriting)[0] is zeros, "what it returned is kept"


def test_sides_of_another_claim_have_its_other_indices_first():
    evaluations = at_points("softmax_sum_one")
    point = evaluations.points[0]
    wrong = Eq(BOOK.entries["softmax_pos"].claim.args[1], 1)  # p_i = 1
    (both,), mask = evaluations.sides(point, 256, wrong)
    assert both.left.shape == (point.sizes["n"],)
    assert mask.shape == ()
    assert evaluations.sides(point, 256)[0][0].left.shape == ()
