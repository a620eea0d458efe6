"""The library for Rocq as `make rocq` has compiled it, put where a test compiles more; and texts that do not ask."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

COMPILED = Path(__file__).parents[1] / "build" / "rocq"


def put_library(folder: Path) -> None:
    """Copy the compiled library, if there is one.

    Each file is compiled again all the same where its text, what it requires, or the version of Rocq is another, or
    what was compiled has been changed since: that is for `verify.rocq.compiling` to see.
    """
    if (COMPILED / "Derive").is_dir():
        shutil.copytree(COMPILED / "Derive", folder / "Derive", dirs_exist_ok=True)


def unasked(text: str) -> str:
    """Drop the question at the end of a file on what its theorem rests.

    It takes Rocq several times as long as the proof; `verify.rocq.theorems.check` asks it of all files together.
    """
    return re.sub(r"^Print Assumptions \w+\.\n", "", text, flags=re.MULTILINE)
