"""The command ``derive``: ``python -m derive``. Little is imported before Ctrl-C is a line."""

import gc
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn

__all__ = ["program", "run"]


def program() -> NoReturn:
    """Run the command that the process was called with, and end the process.

    No search for cycles: terms and theorems have none, and a last walk over all of them takes a tenth of a build.
    """
    gc.disable()
    run("derive", lambda: import_module("derive.commands.cli").main())


def run(name: str, main: Callable[[], int]) -> NoReturn:
    """End the process with the code that a function returns; Ctrl-C is a line, also while libraries are imported.

    Parameters
    ----------
    name : str
        Of the program.
    main : callable
        What the program does; it imports what it needs.
    """
    stopped = False

    def stop(*_: Any) -> NoReturn:
        nonlocal stopped
        stopped = True
        raise KeyboardInterrupt

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not behind nohup
        signal.signal(signal.SIGINT, stop)
    try:
        code = main()
        gc.freeze()  # no last search for cycles among the terms, which takes seconds
        sys.exit(code)
    except (KeyboardInterrupt, ImportError):  # of Ctrl-C a library may say that it cannot be imported
        if not stopped:
            raise
        sys.stderr.write(f"{name}: interrupted\n")
        sys.exit(130)


if __name__ == "__main__":
    program()
