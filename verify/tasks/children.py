"""Processes in which tasks run: a task that hangs, or ends its process, loses nothing but itself."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Event, Lock, Timer
from time import monotonic
from types import MappingProxyType, TracebackType
from typing import IO, Any, NamedTuple, Self

__all__ = ["Child", "Children", "ClosedError", "DiedError", "Ending", "TooLongError"]

TRIES = 2
"""Times that a task which ends its process is begun: it may not be why, as where a system runs out of memory."""
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in ("MKL", "NUMEXPR", "OMP", "OPENBLAS")}
"""Children share the processors among themselves; and sums are in one order, whoever runs them."""
PROGRAM = "import sys; sys.path[:] = sys.argv[1:]; from verify.tasks.serving import serve; serve()"


class TooLongError(Exception):
    """A task has not ended in time; its process was ended."""


class DiedError(Exception):
    """The process of a task ended, each time that it was begun."""


class ClosedError(Exception):
    """Nobody waits for the task any more."""


class Ending(NamedTuple):
    """Hold the result of a task, or its error.

    Attributes
    ----------
    value
        What it returned.
    error : Exception or None
        What it raised, or `TooLongError` or `DiedError`.
    seconds : float
        From when it was begun the last time.
    """

    value: Any = None
    error: Exception | None = None
    seconds: float = 0.0

    def get(self) -> Any:
        """Return the value.

        Raises
        ------
        Exception
            The error, if there is one.
        """
        if self.error is not None:
            raise self.error
        return self.value


class Child:
    """A process that answers what comes on its standard input; it finds modules where this one does.

    Parameters
    ----------
    program : str
        What it runs; its arguments are those below, then the folders of modules.
    arguments : sequence of str
    environment : mapping of str to str
        Variables that it has besides those of this process.
    """

    def __init__(
        self,
        program: str = PROGRAM,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *arguments, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **ONE_THREAD, **environment},
            start_new_session=True,  # Ctrl-C is for this process, which ends them
        )

    @contextmanager
    def answering(self, seconds: float | None) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
        """Give its standard input and output; end it if it has not answered in time.

        Raises
        ------
        TooLongError, DiedError
            If it ends, or is ended.
        """
        overdue = Event()

        def end() -> None:
            overdue.set()
            self.kill()

        timer = Timer(seconds or 0, end)
        timer.daemon = True
        if seconds is not None:
            timer.start()
        to, back = self.process.stdin, self.process.stdout
        try:
            if to is None or back is None:
                raise EOFError
            yield to, back
        except (EOFError, OSError, pickle.UnpicklingError):
            self.kill()
            code = self.process.wait()
            if overdue.is_set():
                raise TooLongError(f"no answer within {seconds:g} s") from None
            raise DiedError(_ended(code)) from None
        finally:
            timer.cancel()

    def ask(self, request: bytes, seconds: float | None, progress: Callable[..., None] | None) -> bytes:
        """Return the reply to a request, and pass on what comes before it.

        Raises
        ------
        TooLongError, DiedError
            If there is none.
        """
        with self.answering(seconds) as (to, back):
            pickle.dump(request, to)
            to.flush()
            while not isinstance(reply := pickle.load(back), bytes):
                if progress is not None:
                    progress(*reply)
        return reply

    def kill(self) -> None:
        """End the process now, and those that it has started."""
        try:
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        except OSError:  # it is gone
            return

    def close(self) -> None:
        """End the process, and wait until it is gone."""
        self.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what it never read
                    pipe.close()


def _ended(code: int) -> str:
    """Say how a process ended."""
    if code >= 0:
        return f"it ended its process, with exit code {code}"
    try:
        return f"its process was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"its process was ended by signal {-code}"


class Children:
    """Processes for tasks, as many as are asked at the same time; one that is idle takes the next task.

    Parameters
    ----------
    progress : callable, optional
        What each function is given in its process, as an argument of this name, and called here when it calls it.

    Examples
    --------
    >>> with Children() as children:
    ...     children.run(max, (2, 3)).get(), children.run(int, ("two",)).error
    (3, ValueError("invalid literal for int() with base 10: 'two'"))
    """

    def __init__(self, progress: Callable[..., None] | None = None) -> None:
        self.progress = progress
        self._lock = Lock()
        self._idle: list[Child] = []
        self._busy: set[Child] = set()
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End all processes, also those that are busy; their tasks end in a `ClosedError`."""
        with self._lock:
            self._closed, idle, busy = True, [*self._idle], [*self._busy]
            self._idle.clear()
        for child in busy:  # whoever waits for it closes it
            child.kill()
        for child in idle:
            child.close()

    def run(self, function: Callable[..., Any], arguments: tuple[Any, ...], seconds: float | None = None) -> Ending:
        """Return what becomes of a task in a process of its own.

        Parameters
        ----------
        function : callable
            Of a module: it is found there by its name.
        arguments : tuple
        seconds : float, optional
            After which it is ended; any time without it.
        """
        request, begun = pickle.dumps((function, arguments, self.progress is not None)), 0
        while True:
            begun, start = begun + 1, monotonic()
            try:
                raises, answer = pickle.loads(self._asked(request, seconds))
            except DiedError as error:
                if begun == TRIES:
                    return Ending(error=DiedError(f"{error}, {TRIES} times"))
            except Exception as error:  # too late, given up, or of a class that is not known here
                return Ending(error=error)
            else:
                spent = monotonic() - start
                return Ending(error=answer, seconds=spent) if raises else Ending(answer, seconds=spent)

    def _asked(self, request: bytes, seconds: float | None) -> bytes:
        child, whole = self._taken(), False
        try:
            reply = child.ask(request, seconds, self.progress)
            whole = True
        except (DiedError, TooLongError):
            if self._closed:
                raise ClosedError from None
            raise
        finally:
            with self._lock:
                self._busy.discard(child)
                if kept := whole and not self._closed:
                    self._idle.append(child)
            if not kept:  # also where it answered while all were ended: nobody else waits for it
                child.close()
        return reply

    def _taken(self) -> Child:
        """Return an idle process that lives, or a new one."""
        with self._lock:
            while self._idle:
                child = self._idle.pop()
                if child.process.poll() is None:
                    self._busy.add(child)
                    return child
            if self._closed:
                raise ClosedError
            child = Child()
            self._busy.add(child)
            return child
