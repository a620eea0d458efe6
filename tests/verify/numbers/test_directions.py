"""All directions at once are the directions one by one."""

import numpy as np
import pytest

from verify.numbers import Ball, Dual
from verify.numbers.directions import Directions

POINT = (Ball(2), Ball(3) / 7, -Ball(5) / 11)


def function(x, y, z):
    root = np.sqrt(x * x + np.exp(y))
    return (np.sin(z) - root / (y - 1)) * np.log(x) + 3 * np.cos(y * z) - (-y) + z.erf() - 2 / x + z / 5


def test_each_direction_is_that_of_a_dual_number():
    found = function(*(Dual(v, Directions({n: Ball(1)})) for n, v in enumerate(POINT)))
    assert set(found.tangent.parts) == {0, 1, 2}
    for n in range(3):
        single = function(*(Dual(v, Ball(int(n == m))) for m, v in enumerate(POINT)))
        assert found.value.overlaps(single.value)
        assert found.tangent.parts[n].overlaps(single.tangent)
        assert found.tangent.parts[n].radius < 1e-10
        assert not found.tangent.parts[n].overlaps(Ball(0))


def test_a_value_that_does_not_move_has_no_part():
    x, y = (Dual(v, Directions({n: Ball(1)})) for n, v in enumerate(POINT[:2]))
    assert set((x * x + 1).tangent.parts) == {0}
    assert set((x * y).tangent.parts) == {0, 1}
    assert set((x - y).tangent.parts) == {0, 1}
    assert (x - y).tangent.parts[1].to_float() == -1.0


def test_operands_are_left_alone():
    one, other = Directions({0: Ball(1)}), Directions({0: Ball(2), 1: Ball(3)})
    added, taken = one + other, other - one
    assert [p.to_float() for p in added.parts.values()] == [3.0, 3.0]
    assert [p.to_float() for p in taken.parts.values()] == [1.0, 3.0]
    assert list(one.parts) == [0] and one.parts[0].to_float() == 1.0


@pytest.mark.parametrize("other", [Ball(1), 1, None])
def test_only_directions_are_added(other):
    with pytest.raises(TypeError):
        Directions({0: Ball(1)}) + other
    with pytest.raises(TypeError):
        Directions({0: Ball(1)}) - other
