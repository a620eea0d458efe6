"""Work that is shared among processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import Any

__all__ = ["results"]


def results(task: Callable[[Any], Any], tasks: Sequence[tuple[Any, ...]], jobs: int) -> Any:
    """Yield results as they come, from processes that are started anew (so that every platform does the same)."""
    if jobs == 1 or len(tasks) <= 1:
        yield from map(task, tasks)
        return
    with _uninterrupted():  # as they inherit: who interrupts speaks to this process, which ends them
        pool = get_context("spawn").Pool(min(jobs, len(tasks)), signal, (SIGINT, SIG_IGN))
    with pool:
        yield from pool.imap_unordered(task, tasks)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C for a moment, where one may: only the main thread of a process says what a signal does."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
