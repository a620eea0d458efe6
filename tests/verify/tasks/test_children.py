"""Processes for tasks: one that is idle takes the next task, all end with what holds them."""

import os
import time

import pytest

from verify.tasks.children import Children, ClosedError, DiedError, TooLongError


def test_a_process_runs_one_task_after_another_and_is_none_of_ours():
    with Children() as children:
        first, second = (children.run(os.getpid, ()).get() for _ in range(2))
    assert first == second != os.getpid()
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


def test_nothing_runs_after_the_end():
    children = Children()
    children.close()
    assert isinstance(children.run(max, (1, 2)).error, ClosedError)


def test_sums_are_in_one_order():
    with Children() as children:
        assert children.run(os.getenv, ("OPENBLAS_NUM_THREADS",)).get() == "1"


def test_a_task_that_takes_too_long_and_one_that_dies_are_told_apart():
    with Children() as children:
        assert isinstance(children.run(time.sleep, (60,), 0.2).error, TooLongError)
        assert isinstance(children.run(os._exit, (3,)).error, DiedError)
