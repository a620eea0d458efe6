"""Comparisons of balls: answered when decided, raised when not, and never guessed by Python or NumPy."""

import math
import operator
from fractions import Fraction

import flint
import numpy as np
import pytest

from verify.numbers import Ball, UndecidedError, precision
from verify.numbers.balls import COMPARISONS, _wrap, decided

LOW, HIGH = Ball.between(0, 1), Ball.between(2, 3)
ACROSS = Ball.between(Fraction(-1, 5), Fraction(2, 5))
THIRD = Ball(Fraction(1, 3))

ORDERS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}


@pytest.mark.parametrize("symbol", ORDERS)
@pytest.mark.parametrize(("left", "right"), [(LOW, HIGH), (HIGH, LOW), (Ball(1), Ball(1)), (Ball(1), Ball(2))])
def test_an_order_answers_when_decided(symbol, left, right):
    expected = ORDERS[symbol](left.to_float(), right.to_float())
    assert ORDERS[symbol](left, right) is expected


@pytest.mark.parametrize("symbol", ORDERS)
@pytest.mark.parametrize("pair", [(ACROSS, ACROSS), (THIRD, THIRD), (ACROSS, Ball(0)), (LOW, ACROSS)])
def test_an_order_raises_when_undecided(symbol, pair):
    left, right = pair
    with pytest.raises(UndecidedError) as caught:
        ORDERS[symbol](left, right)
    assert repr(left) in str(caught.value)
    assert repr(right) in str(caught.value)
    assert caught.value.relation == symbol
    assert caught.value.left is left
    assert caught.value.right is right


def test_balls_that_touch_are_ordered_weakly_only():
    zero, below = Ball(0), _wrap(flint.arb(-1, (1, 0)))  # exactly [-2, 0]
    assert (below <= zero) is True
    assert (below > zero) is False
    for undecided in (operator.lt, operator.ge):
        with pytest.raises(UndecidedError):
            undecided(below, zero)


def test_equal_answers_when_decided():
    assert (Ball(2) == Ball(2)) is True
    assert (Ball(2) == 2) is True
    assert (LOW == HIGH) is False
    assert (LOW == 5) is False


def test_equal_raises_when_undecided():
    for other in (THIRD, Fraction(1, 3)):
        with pytest.raises(UndecidedError, match="=="):
            operator.eq(THIRD, other)


def test_not_equal_answers_when_decided():
    assert (LOW != HIGH) is True
    assert (Ball(2) != Ball(2)) is False


def test_not_equal_raises_when_undecided():
    with pytest.raises(UndecidedError, match="!="):
        operator.ne(ACROSS, 0)


def test_bool_answers_when_decided():
    assert bool(HIGH) is True
    assert bool(Ball(0)) is False


def test_bool_raises_when_undecided():
    with pytest.raises(UndecidedError, match="!= 0"):
        bool(ACROSS)


def test_a_nan_ball_is_never_decided():
    undefined = _not_a_number()
    for compare in (*ORDERS.values(), operator.eq, operator.ne):
        with pytest.raises(UndecidedError):
            compare(undefined, Ball(1))
    with pytest.raises(UndecidedError):
        bool(undefined)
    assert not undefined.is_finite()
    assert undefined.radius == math.inf


def _not_a_number():
    with precision(30):
        huge = Ball(2) ** 10**9
        huge = huge.exp()
    return huge - huge


@pytest.mark.parametrize("other", [1.5, "1", None])
def test_comparison_with_what_is_no_exact_number_is_refused(other):
    for compare in (*ORDERS.values(), operator.eq, operator.ne):
        with pytest.raises(TypeError):
            compare(Ball(1), other)


def array(*values):
    result = np.empty(len(values), dtype=object)
    result[:] = values
    return result


UNDECIDED = {
    "builtin max": lambda r: max(r),
    "builtin min": lambda r: min(r[0], 0),
    "sorted": sorted,
    "in a list": lambda r: r[0] in [r[1]],
    "if": lambda r: 1 if r[0] else 0,
    "not": lambda r: not r[0],
    "np.maximum": lambda r: np.maximum(r, Ball(0)),
    "np.minimum": lambda r: np.minimum(r, Ball(0)),
    "np.maximum.accumulate": np.maximum.accumulate,
    "np.fmax": lambda r: np.fmax(r, Ball(0)),
    "np.fmin": lambda r: np.fmin(r, Ball(0)),
    "np.where of a comparison": lambda r: np.where(r > 0, r, 0),
    "np.where of a truth value": lambda r: np.where(r, r, 0),
    "np.select": lambda r: np.select([r > 0], [r]),
    "index by a comparison": lambda r: r[r >= 0],
    "np.putmask": lambda r: np.putmask(r.copy(), r, 0),
    "max": lambda r: r.max(),
    "min": lambda r: r.min(),
    "np.ptp": np.ptp,
    "argmax": lambda r: r.argmax(),
    "argmin": lambda r: r.argmin(),
    "np.sort": np.sort,
    "np.argsort": np.argsort,
    "np.unique": np.unique,
    "np.median": np.median,
    "np.searchsorted": lambda r: np.searchsorted(r, Ball(0)),
    "np.clip": lambda r: np.clip(r, Ball(0), Ball(1)),
    "np.sign": np.sign,
    "any": lambda r: r[:1].any(),
    "all": lambda r: r.all(),
    "np.logical_not": np.logical_not,
    "np.nonzero": np.nonzero,
    "np.count_nonzero": np.count_nonzero,
    "astype(bool)": lambda r: r.astype(bool),
    "np.less": lambda r: np.less(r, 0),
    "np.not_equal": lambda r: np.not_equal(r, 0),
    "==": lambda r: r == r,
    "np.array_equal": lambda r: np.array_equal(r, r.copy()),
    "np.isin": lambda r: np.isin(r, r),
}


@pytest.mark.parametrize("name", UNDECIDED)
def test_undecided_balls_raise_and_nothing_is_returned(name):
    undecided = array(ACROSS, ACROSS + 0)
    with pytest.raises((UndecidedError, SystemError)) as caught:
        UNDECIDED[name](undecided)
    cause = caught.value if isinstance(caught.value, UndecidedError) else caught.value.__cause__
    assert isinstance(cause, UndecidedError)


NO_SUCH_NUMBER = {
    "float": lambda r: float(r[0]),
    "int": lambda r: int(r[0]),
    "complex": lambda r: complex(r[0]),
    "round": lambda r: round(r[0]),
    "math.floor": lambda r: math.floor(r[0]),
    "astype(float)": lambda r: r.astype(float),
    "np.isclose": lambda r: np.isclose(r, r),
    "np.signbit": np.signbit,
    "np.heaviside": lambda r: np.heaviside(r, Ball(0)),
}


@pytest.mark.parametrize("name", NO_SUCH_NUMBER)
def test_a_ball_is_not_taken_for_one_number(name):
    with pytest.raises(TypeError):
        NO_SUCH_NUMBER[name](array(HIGH, LOW))


def test_the_absolute_value_needs_no_decision():
    (found,) = np.abs(array(ACROSS))
    for point in (Fraction(-1, 5), 0, Fraction(2, 5)):
        assert found.contains(abs(point))
    assert abs(Ball.between(-3, -2)).contains(Fraction(5, 2))


def test_numpy_answers_on_decided_balls():
    decided = array(LOW, HIGH)
    assert decided.max() is HIGH
    assert np.maximum(decided, Ball(-1))[0] is LOW
    assert np.where(decided > Ball(Fraction(3, 2)), decided, 0)[0] == 0
    assert decided.argmax() == 1
    assert list(np.sort(decided[::-1])) == [LOW, HIGH]
    assert list(np.sign(array(HIGH, -HIGH))) == [1, -1]


@pytest.mark.parametrize("relation", COMPARISONS)
def test_none_is_returned_for_what_the_enclosures_leave_open(relation):
    proves, _ = COMPARISONS[relation]
    for left, right in ((1, 2), (2, 1), (2, 2)):
        assert decided(flint.arb(left), relation, flint.arb(right)) is proves(left, right)
    assert decided(flint.arb(1, 1), relation, flint.arb(1)) is None
