"""Work that is shared: every task has its outcome, whoever schedules it and whatever becomes of a process."""

import os
import signal
import threading
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import pytest

from verify.tasks.children import DiedError, TooLongError
from verify.tasks.sharing import finished, results

TASKS = [(1, 2), (3, 4), (5, 6)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_task_has_a_result(jobs):
    assert sorted(results(sum, TASKS, jobs=jobs)) == [3, 7, 11]


def test_what_a_task_raises_is_raised_here():
    with pytest.raises(TypeError, match="unsupported operand"):
        list(results(sum, [(1, 2), ("a", "b")], jobs=2))


def test_any_executor_schedules_them():
    with ThreadPoolExecutor(2) as pool:
        assert sorted(results(sum, TASKS, executor=pool)) == [3, 7, 11]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        found = {done.number: done.ending for done in finished(sum, [*TASKS, "ab"], executor=processes)}
    assert [found[n].value for n in range(3)] == [3, 7, 11]
    assert isinstance(found[3].error, TypeError)


class Losing(Executor):
    """An executor whose processes die with the first task, and that takes two."""

    def __init__(self):
        self.taken = 0

    def submit(self, function, /, *arguments):
        self.taken += 1
        if self.taken > 2:
            raise BrokenProcessPool("a process died")
        future = Future()
        future.set_exception(BrokenProcessPool("a process died"))
        return future


def test_what_an_executor_loses_is_run_here():
    assert sorted(results(sum, TASKS, jobs=2, executor=Losing())) == [3, 7, 11]


def test_a_task_that_hangs_or_ends_its_process_loses_nothing_else(tmp_path):
    tasks = ["import time; time.sleep(600)", "import os; os._exit(3)", "import sys; sys.exit('over')", "print('noise')"]
    found = {done.number: done.ending for done in finished(exec, tasks, jobs=2, seconds=3)}
    assert isinstance(found[0].error, TooLongError) and str(found[0].error) == "no answer within 3 s"
    assert isinstance(found[1].error, DiedError)
    assert str(found[1].error) == "it ended its process, with exit code 3, 2 times"
    assert str(found[2].error) == "SystemExit: over"
    assert found[3].error is None and found[3].value is None


@pytest.mark.skipif(os.name != "posix", reason="the signals of POSIX are needed")
def test_a_process_that_somebody_ends_loses_nothing(tmp_path):
    marked = tmp_path / "process"
    text = f"import os, pathlib, time; p = pathlib.Path({str(marked)!r}); new = not p.exists()"
    text += "; p.write_text(str(os.getpid())); time.sleep(600 if new else 0)"

    def end():
        while not (marked.exists() and marked.read_text()):
            time.sleep(0.02)
        os.kill(int(marked.read_text()), signal.SIGKILL)

    ending = threading.Thread(target=end)
    ending.start()
    (done,) = finished(exec, [text])
    ending.join()
    assert done.ending.error is None
