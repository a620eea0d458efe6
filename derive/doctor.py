"""Which programs and packages are there that a proof does not need, and what is lost without each."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

__all__ = ["TOOLS", "Examined", "Tool", "examined"]

SECONDS = 20
"""How long a program may take to say its version."""


class Tool(NamedTuple):
    """Something optional.

    Attributes
    ----------
    name : str
    kind : str
        ``"program"``, ``"package"`` (of Python), or ``"library"`` (of Rocq).
    lost : str
        What one cannot do without it.
    get : str
        How to get it.
    ask : tuple of str
        For a program, the option that makes it say its version; for a library, its folder in Rocq's ``user-contrib``.
    """

    name: str
    kind: str
    lost: str
    get: str
    ask: tuple[str, ...] = ()


_TEX = "apt-get install texlive-latex-base texlive-latex-recommended lmodern latexmk"
_ROCQ = "apt-get install --no-install-recommends coq libcoq-coquelicot libcoq-interval"

TOOLS = (
    Tool("latexmk", "program", "make pdf: the book as a PDF", _TEX, ("-v",)),
    Tool("pdflatex", "program", "make pdf: the book as a PDF", _TEX, ("--version",)),
    Tool("pdftoppm", "program", "pages of the PDF as pictures", "apt-get install poppler-utils", ("-v",)),
    Tool("coqc", "program", "make rocq: the second check of every proof", _ROCQ, ("--version",)),
    Tool("Coquelicot", "library", "make rocq: derivatives and integrals", _ROCQ, ("Coquelicot",)),
    Tool("Interval", "library", "make rocq: numeric enclosures", _ROCQ, ("Interval",)),
    Tool("sympy", "package", "derive show --format sympy, and its column", "python -m pip install sympy==1.14.*"),
    Tool("numpy", "package", "derive show --format numpy, and verify", "python -m pip install numpy"),
    Tool("python-flint", "package", "verify: balls", "python -m pip install python-flint"),
    Tool("matplotlib", "package", "derive figure", "python -m pip install matplotlib"),
    Tool("safetensors", "package", "checkpoints of that ending", "python -m pip install safetensors"),
    Tool("numba", "package", "the fast loops of verify.transformer", "python -m pip install numba"),
    Tool("scipy", "package", "one more route to the decay integral", "python -m pip install scipy"),
    Tool("torch", "package", "benchmarks/attention.py against PyTorch", "python -m pip install torch"),
    Tool("hypothesis", "package", "make test: the property tests", "python -m pip install hypothesis"),
    Tool("pytest", "package", "make test, and the fixture of verify.pytest_plugin", "python -m pip install pytest"),
)


class Examined(NamedTuple):
    """A tool, and what was found of it: None is nothing, and an empty version is one that it does not say."""

    tool: Tool
    version: str | None


def examined(tools: Sequence[Tool] = TOOLS) -> list[Examined]:
    """Look for each tool; nothing is imported."""
    return [Examined(tool, _LOOK[tool.kind](tool)) for tool in tools]


def _program(tool: Tool) -> str | None:
    path = shutil.which(tool.name)
    if path is None:
        return None
    return _first_version(_said([path, *tool.ask]) or "")


def _package(tool: Tool) -> str | None:
    try:
        return version(tool.name)
    except PackageNotFoundError:
        return None


def _library(tool: Tool) -> str | None:
    """Look for a library beside the standard library of the installed Rocq; it does not say its version."""
    path = shutil.which("coqc")
    where = _said([path, "-where"]) if path else None
    if not where or not (Path(where.strip()) / "user-contrib" / tool.ask[0]).is_dir():
        return None
    return ""


_LOOK: dict[str, Callable[[Tool], str | None]] = {"program": _program, "package": _package, "library": _library}


def _said(command: Sequence[str]) -> str | None:
    """Return what a program writes; None if it cannot run or takes too long."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS, errors="replace")
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout + done.stderr


def _first_version(text: str) -> str:
    found = re.search(r"\d+(?:\.\d+)+[a-z]?", text)
    return found[0] if found else ""
