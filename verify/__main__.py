"""The command ``verify``: ``python -m verify``."""

from typing import NoReturn

from derive.terminal import end
from verify.commands.cli import main


def run() -> NoReturn:
    """Run the command that the process was called with, and end the process."""
    end(main())


if __name__ == "__main__":
    run()
