"""The command ``derive``: ``python -m derive``."""

import gc
from typing import NoReturn

from .cli import main
from .terminal import end


def program() -> NoReturn:
    """Run the command that the process was called with, and end the process.

    No search for cycles: terms and theorems have none, and a last walk over all of them takes a tenth of a build.
    """
    gc.disable()
    end(main())


if __name__ == "__main__":
    program()
