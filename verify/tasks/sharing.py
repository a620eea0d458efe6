"""Work that is shared among processes: by threads of this one, or by any executor of ``concurrent.futures`` or Dask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple
from uuid import uuid4

from verify.tasks.children import Children, Ending

__all__ = ["ClusterError", "Done", "dask_executor", "finished", "results"]

PATIENCE = 10
"""Seconds within which a scheduler answers."""


class Done(NamedTuple):
    """A task that has ended: its place among all, and what became of it."""

    number: int
    ending: Ending


def results(
    function: Callable[..., Any],
    tasks: Sequence[Any],
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Callable[..., None] | None = None,
) -> Iterator[Any]:
    """Yield what a function returns for each task, as they come.

    Parameters
    ----------
    function : callable
        Of a module, so that other processes find it by its name.
    tasks : sequence
    jobs : int
        Processes; one is this process itself.
    executor : Executor, optional
        What schedules them in place of threads.
    progress : callable, optional
        What processes of this machine let the function say how far a task is: see `Children`.

    Raises
    ------
    Exception
        What a task raises, or `DiedError` if it ends its process; then the others are given up.
    """
    if executor is None and (jobs == 1 or len(tasks) <= 1):
        yield from map(function, tasks)
        return
    for done in finished(function, tasks, jobs=jobs, executor=executor, progress=progress):
        yield done.ending.get()


def finished(
    function: Callable[..., Any],
    tasks: Sequence[Any],
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    seconds: float | None = None,
    progress: Callable[..., None] | None = None,
) -> Iterator[Done]:
    """Yield the tasks as they end, each run in a process of its own: see `Children`.

    Parameters
    ----------
    function, tasks, jobs, executor, progress
        As of `results`, but one job is a process too.
    seconds : float, optional
        After which a task is ended.

    Notes
    -----
    What an executor loses, as its workers died, is run by this process.
    """
    left = [*range(len(tasks))]
    if executor is not None:
        run, lost = uuid4().hex, list[int]()
        futures: dict[Future[Ending], int] = {}
        try:
            for number in left:
                try:
                    futures[executor.submit(_in_child, run, function, tasks[number], seconds)] = number
                except RuntimeError:  # it takes no more: its processes died, or it was shut down
                    lost.append(number)
            for future in as_completed(futures):
                if future.cancelled() or future.exception() is not None:
                    lost.append(futures[future])
                else:
                    yield Done(futures[future], future.result())
        finally:
            for future in futures:
                future.cancel()
        left = sorted(lost)
    if not left:
        return
    pool, children = ThreadPoolExecutor(min(jobs, len(left))), Children(progress)  # threads wait for the processes
    try:
        futures = {pool.submit(children.run, function, (tasks[n],), seconds): n for n in left}
        for future in as_completed(futures):
            yield Done(futures[future], future.result())
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        children.close()
        pool.shutdown()


@lru_cache(maxsize=4)
def _kept(run: str) -> Children:
    """Return the processes that a worker of an executor keeps for one run, as the next one may be of changed code.

    They end when the worker does, or when they are idle.
    """
    return Children()


def _in_child(run: str, function: Callable[[Any], Any], task: Any, seconds: float | None) -> Ending:
    return _kept(run).run(function, (task,), seconds)


class ClusterError(ValueError):
    """There is no cluster at an address."""


@contextmanager
def dask_executor(address: str) -> Iterator[Executor]:
    """Return an executor whose tasks a Dask cluster runs; its workers must have this package, and the same files.

    Parameters
    ----------
    address : str
        Of the scheduler, such as ``"tcp://127.0.0.1:8786"``.

    Raises
    ------
    ClusterError
        If no scheduler answers.
    ModuleNotFoundError
        If ``distributed`` is not installed.
    """
    distributed = import_module("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"dask: no scheduler answers at {address}: {error}") from None
    with client:
        executor: Executor = client.get_executor(pure=False)
        yield executor
