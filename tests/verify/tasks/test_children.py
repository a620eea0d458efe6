"""Processes for tasks: one that is idle takes the next task, all end with what holds them."""

import os
import time

import pytest

from verify.tasks.children import Child, Children, ClosedError, DiedError, TooLongError


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


def test_a_process_that_answers_while_all_are_ended_is_waited_for(monkeypatch):
    """Its reply came before the signal: it is neither idle nor lost."""
    children, asked, made = Children(), Child.ask, []

    def answered(child, *arguments):
        made.append(child)
        reply = asked(child, *arguments)
        children.close()
        return reply

    monkeypatch.setattr(Child, "ask", answered)
    assert children.run(max, (1, 2)).get() == 2
    assert [child.process.returncode for child in made] == [-9]


def test_what_progress_raises_ends_the_process():
    made = []

    def refuse(*_):
        made.extend(children._busy)
        raise LookupError("no place to show it")

    children = Children(refuse)
    assert isinstance(children.run(counted, (1,)).error, LookupError)
    assert [child.process.returncode for child in made] == [-9]
    children.close()


def test_sums_are_in_one_order():
    with Children() as children:
        assert children.run(os.getenv, ("OPENBLAS_NUM_THREADS",)).get() == "1"


def test_a_task_that_takes_too_long_and_one_that_dies_are_told_apart():
    with Children() as children:
        assert isinstance(children.run(time.sleep, (60,), 0.2).error, TooLongError)
        assert isinstance(children.run(os._exit, (3,)).error, DiedError)


def counted(n, progress):
    for k in range(n):
        progress(k, n, "of a child")
    return n


def test_a_task_says_how_far_it_is_before_it_answers():
    steps = []
    with Children(lambda *step: steps.append(step)) as children:
        assert children.run(counted, (3,)).get() == 3
    assert steps == [(0, 3, "of a child"), (1, 3, "of a child"), (2, 3, "of a child")]
