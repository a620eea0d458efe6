from fractions import Fraction

import numpy as np
import pytest

from verify.measure.comparison import HOLDS, OPEN, REFUTED, constant_of, dual_step, judged
from verify.numbers import NUMBER_TYPES, Ball, Dual


def one(value):
    array = np.empty((1,), dtype=object)
    array[0] = value
    return array


WIDE = Ball.between(0, 1)


@pytest.mark.parametrize(
    ("relation", "left", "right", "wanted"),
    [
        ("eq", Ball(1), Ball(1), HOLDS),
        ("eq", Ball(1), Ball(2), REFUTED),
        ("eq", WIDE, Ball(1), HOLDS),
        ("deriv", WIDE, Ball(3), REFUTED),
        ("eq", Ball.from_float(1.0), Ball(1) / 3 * 3, HOLDS),
        ("lt", Ball(1), Ball(2), HOLDS),
        ("lt", Ball(2), Ball(2), REFUTED),
        ("lt", WIDE, Ball(1), OPEN),
        ("le", Ball(2), Ball(2), HOLDS),
        ("le", Ball(3), Ball(2), REFUTED),
        ("le", WIDE, Fraction(1, 2), OPEN),
        ("ne", Ball(1), Ball(2), HOLDS),
        ("ne", Ball(2), Ball(2), REFUTED),
        ("ne", WIDE, WIDE, OPEN),
        ("le", Fraction(1, 3), Fraction(1, 3), HOLDS),
        ("lt", Fraction(1, 3), Fraction(1, 3), REFUTED),
    ],
)
def test_verdicts(relation, left, right, wanted):
    assert judged(relation, one(left), one(right))[0] == wanted


def test_indices_are_compared_as_integers():
    assert judged("apart", np.array([0, 1]), np.array([0, 2])).tolist() == [REFUTED, HOLDS]


def test_an_unknown_relation_is_refused():
    with pytest.raises(ValueError, match="relation: expected one of"):
        judged("about", one(Ball(1)), one(Ball(1)))


def test_each_entry_moves_in_its_own_direction():
    step = dual_step()
    x = np.array([[Ball(2), Ball(3)]], dtype=object)
    moving = step.perturbed(x)
    assert moving.shape == (1, 1, 2)
    tangents = step.tangents(moving * moving[..., ::-1] * moving, 2)
    assert [[t.to_float() for t in row[0]] for row in tangents] == [[12.0, 9.0], [4.0, 12.0]]
    assert [t.to_float() for t in step.tangents(moving * moving, 2)[:, 0, 1]] == [0.0, 6.0]
    assert [t.to_float() for t in step.tangents(x[None], 2)[:, 0, 0]] == [0.0, 0.0]
    assert isinstance(moving[0, 0, 0], Dual)


def test_what_is_not_finite_has_no_derivative():
    lost = one(Ball.from_float(2.0**1000).exp().exp())[None]
    moving = dual_step().perturbed(one(Ball(2)))
    (derivative,) = dual_step().tangents(moving * lost, 3)[1]
    assert not derivative.is_finite()


def test_constants_and_scales():
    assert constant_of(NUMBER_TYPES["float64"]) is None
    make = constant_of(NUMBER_TYPES["ball"])
    assert make is not None
    assert make(Fraction(1, 3)).contains(Fraction(1, 3))


@pytest.mark.parametrize("relation", ["eq", "deriv", "ne", "lt", "le"])
def test_nothing_holds_between_balls_that_are_not_finite(relation):
    lost = Ball.from_float(2.0**1000).exp().exp()
    for left, right in ((lost, lost), (lost, Ball(1)), (Ball(1), lost), (lost - lost, Ball(0))):
        assert judged(relation, one(left), one(right))[0] == OPEN
