"""Work in processes: all of it, whatever their number; `tests/verify/commands/test_cli.py` interrupts them."""

import pytest

from verify.measure.processes import results


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_task_has_a_result(jobs):
    assert sorted(results(sum, [(1, 2), (3, 4), (5, 6)], jobs)) == [3, 7, 11]


def test_what_a_task_raises_is_raised_here():
    with pytest.raises(TypeError, match="unsupported operand"):
        list(results(sum, [(1, 2), ("a", "b")], 2))
