"""The command ``derive``: ``python -m derive``."""

from typing import NoReturn

from .cli import main
from .terminal import end


def program() -> NoReturn:
    """Run the command that the process was called with, and end the process."""
    end(main())


if __name__ == "__main__":
    program()
