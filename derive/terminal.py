"""What both command lines do alike: say their version, and end quietly when their output goes nowhere."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

__all__ = ["Version", "drop_output"]


class Version(argparse.Action):
    """Print the version of the distribution, which is read only then."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Write one line to stdout, and end."""
        from importlib.metadata import version

        sys.stdout.write(f"{parser.prog} {version('transformer-proofs')}\n")
        parser.exit(0)


def drop_output() -> None:
    """Send what is still unwritten nowhere, so that nothing fails again at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
