"""The formulas of `formulas.thm` with what is found for each, as `formulas.txt` pins it.

``python -m tests.derive.deriving.formulas`` writes the pins anew and says how long each one took.
"""

import sys
import time
from pathlib import Path

from derive.derived import Derived
from derive.notation.text import definition, text
from derive.requests import read

HERE = Path(__file__).parent
SOURCE, PINNED = HERE / "formulas.thm", HERE / "formulas.txt"


def shown(found: Derived) -> str:
    """Title and closed form on a line each, with the cotangents that it names, and what is needed."""
    lines = [found.title, *(f"  needs {text(h)}" for h in found.hypotheses)]
    lines += [f"  let {definition(d)}" for d in found.let]
    return "\n".join([*lines, f"  = {text(found.value)}", ""])


def pinned() -> dict[str, str]:
    """What is pinned, by title."""
    return {block.splitlines()[0]: f"{block.rstrip()}\n" for block in PINNED.read_text("utf-8").split("\n\n") if block}


def main() -> None:
    """Write the pins."""
    blocks = []
    for asked in read(SOURCE):
        begun = time.perf_counter()
        blocks.append(shown(asked.found()))
        sys.stdout.write(f"{time.perf_counter() - begun:6.2f} s  {blocks[-1]}\n")
    PINNED.write_text("\n".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    main()
