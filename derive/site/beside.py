"""Work that goes on beside other work: in a process that begins as a copy of this one, and hands back what it made."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TypeVar

__all__ = ["beside", "processors"]

Made = TypeVar("Made")
PATIENCE = 0.5
"""Seconds after which whoever waits says so."""


def processors() -> int:
    """Return how many processes can work at the same time; one, where none can be copied."""
    if sys.platform == "darwin" or "fork" not in multiprocessing.get_all_start_methods():
        return 1  # the system's own libraries do not outlive a copy on macOS
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def beside(work: Callable[[], Made], waiting: Callable[[], object] = lambda: None) -> Callable[[], Made]:
    """Begin some work in a copy of this process, and return what waits for its result.

    If the copy fails, or is ended, the work is done here when its result is asked for: an error is raised where it can
    be caught, and what is made does not depend on who made it.

    Parameters
    ----------
    work : callable
        Without arguments. What it returns is pickled; nothing else that it does is seen here.
    waiting : callable
        What is called now and then while the result is waited for.

    Examples
    --------
    >>> sum_of_squares = beside(lambda: sum(n * n for n in range(5)))
    >>> sum_of_squares()
    30
    """
    if processors() == 1:
        return work
    receiver, sender = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(target=_hand_back, args=(work, sender), daemon=True)
    process.start()
    sender.close()  # so that the end of the process is the end of what it sends

    def wait() -> Made:
        try:
            while not receiver.poll(PATIENCE):
                waiting()
            made: Made = receiver.recv()
        except EOFError:
            return work()
        finally:
            receiver.close()
            process.join()
        return made

    return wait


def _hand_back(work: Callable[[], object], sender: Connection) -> None:
    with suppress(BaseException):  # who waits sees that nothing came
        sender.send(work())
    sender.close()
