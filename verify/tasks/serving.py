"""Run one task after another in a child process, as they come on its standard input.

A request and a reply are each one pickled string of bytes, which holds what is asked and answered; before a reply come
tuples that say how far the task is, where that is asked. What a task prints
goes to standard error, and it reads nothing, so that nothing of its own comes between.
"""

from __future__ import annotations

import gc
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from queue import Empty, Queue
from threading import Thread
from typing import Any, BinaryIO

__all__ = ["IDLE", "reply_to", "serve"]

IDLE = 60.0
"""Seconds without a task after which a child ends by itself."""


SELDOM = (100_000, 20, 20)
"""After how many new objects cycles are searched for: SymPy makes some, and searching took a quarter of its time."""


def serve() -> None:
    """Answer requests until there are no more for a while; end at once when whoever asks is gone."""
    gc.set_threshold(*SELDOM)
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdin, sys.argv = open(0, closefd=False), [""]  # noqa: SIM115 - for as long as the process lives

    def send(reply: object) -> None:
        pickle.dump(reply, answers)
        answers.flush()

    waiting: Queue[bytes] = Queue()
    Thread(target=_read, args=(asked, waiting), daemon=True).start()
    while True:
        try:
            request = waiting.get(timeout=IDLE)
        except Empty:
            return
        send(reply_to(request, lambda *step: send(step)))


def _read(asked: BinaryIO, waiting: Queue[bytes]) -> None:
    while True:
        try:
            waiting.put(pickle.load(asked))
        except (EOFError, OSError, pickle.UnpicklingError):
            os._exit(0)  # also in the middle of a task, to which nobody listens any more


def reply_to(request: bytes, progress: Callable[..., None]) -> bytes:
    """Return what a task returns, or the exception that it raises, pickled as (whether it raises, which of both).

    Parameters
    ----------
    request : bytes
        The function, its arguments and whether it says how far it is, pickled.
    progress : callable
        What the function is given then, under this name.
    """
    try:
        function, arguments, tells = pickle.loads(request)
        return pickle.dumps((False, function(*arguments, **({"progress": progress} if tells else {}))))
    except BaseException as error:  # SystemExit too: whatever somebody's code does is the answer
        return pickle.dumps((True, _portable(error)))


def _portable(error: BaseException) -> Exception:
    """Return an exception that can be pickled, with where it was raised as a note."""
    error.add_note(f"in a process of its own:\n{''.join(traceback.format_tb(error.__traceback__))}".rstrip())
    try:
        again: Any = pickle.loads(pickle.dumps(error))
        if isinstance(again, Exception) and str(again) == str(error):
            return again
    except Exception:  # noqa: S110 - an exception of somebody's own, whose parts decide
        pass
    return RuntimeError(f"{type(error).__name__}: {error}")
