"""One text given to coqc, in the folder where the book is compiled (``Derive/`` and ``Book/``)."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

from derive.chapters import BOOK
from derive.rocq.layout import module


def compiled(text: str, build: Path) -> tuple[int, str]:
    """The line of the first error and its message; 0 if there is none."""
    modules = " ".join(["Facts", *map(module, BOOK.chapters)])
    head = (
        "From Coq Require Import Reals Lra List. "
        "From Derive Require Import Support ErrorFunction Rules SpecialFunctions. "
        f"From Book Require Import {modules}. Open Scope R_scope.\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "Sample.v"
        path.write_text(head + text, encoding="utf-8")
        flags = ["-q", "-noglob", *(f for name in ("Derive", "Book") for f in ("-Q", str(build / name), name))]
        run = subprocess.run(["coqc", *flags, str(path)], capture_output=True, text=True, check=False, cwd=folder)
    if run.returncode == 0:
        return 0, ""
    found = re.search(r"line (\d+), characters.*?\n(.*)", run.stderr, flags=re.DOTALL)
    if found is None:
        raise RuntimeError(run.stderr)
    message = " ".join(found[2].split())
    return int(found[1]) - 1, message[max(message.find("The term "), message.find("The reference "), 0) :]
