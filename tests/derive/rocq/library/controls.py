"""Every control of the kernel's rules as a theorem of Rocq: what the kernel concludes, the lemmas conclude too.

``python -m tests.derive.rocq.library.controls BUILD``: the folder in which the book is compiled. It prints the counts.
"""

from __future__ import annotations

import sys
from pathlib import Path

from derive.language.symbols import RenderError
from derive.rocq.book import definition
from tests.derive.rocq.library.coqc import compiled
from tests.derive.rocq.samples import controls, defined, script


def modules() -> tuple[dict[str, str], list[str]]:
    """The controls, each in a module of its own, and the names of those that the renderer refuses."""
    written, refused = {}, []
    for rule, number, theorem in controls():
        name = f"{rule}_{number}"
        try:
            own = defined(theorem)
            parts = [*(definition(d, own) for d in own.values()), script(theorem)]
        except RenderError:
            refused.append(name)
        else:
            written[name] = "\n".join([f"Module control_{name}.", *parts, f"End control_{name}."])
    return written, refused


def main(build: Path) -> int:
    """Print what coqc says of all controls together; 1 if it rejects one."""
    written, refused = modules()
    line, message = compiled("\n".join(written.values()), build)
    verdict = f"rejected in line {line}: {message}" if line else "accepted"
    sys.stdout.write(f"{len(written)} controls {verdict}; not written: {', '.join(refused)}\n")
    return 1 if line else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
