"""The command ``derive doctor``: look for the optional programs and packages, and say what is lost without each."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from ..language.answers import Output
from .answering import answer

SECONDS = 20
"""How long a program may take to say its version."""


class Tool(NamedTuple):
    """Something optional.

    Attributes
    ----------
    name : str
    kind : str
        ``"program"``, ``"package"`` (of Python, as it is installed), ``"extra"`` (packages that this project can do
        without), or ``"library"`` (of Rocq).
    lost : str
        What one cannot do without it.
    get : str
        How to get it.
    ask : tuple of str
        For a program, the option that makes it say its version; for a library, its folder in Rocq's ``user-contrib``;
        for an extra, its packages.
    """

    name: str
    kind: str
    lost: str
    get: str
    ask: tuple[str, ...] = ()


_TEX = "apt-get install texlive-latex-base texlive-latex-recommended lmodern latexmk"
_ROCQ = "apt-get install --no-install-recommends coq libcoq-coquelicot libcoq-interval"
_PIP = "python -m pip install"


def _extra(name: str, lost: str, *packages: str) -> Tool:
    return Tool(name, "extra", lost, f'{_PIP} "transformer-proofs[{name}]"', packages)


TOOLS = (
    Tool("latexmk", "program", "make pdf: the book as a PDF", _TEX, ("-v",)),
    Tool("pdflatex", "program", "make pdf: the book as a PDF", _TEX, ("--version",)),
    Tool("pdftoppm", "program", "pages of the PDF as pictures", "apt-get install poppler-utils", ("-v",)),
    Tool("coqc", "program", "make rocq: the second check of every proof", _ROCQ, ("--version",)),
    Tool("Coquelicot", "library", "make rocq: derivatives and integrals", _ROCQ, ("Coquelicot",)),
    Tool("Interval", "library", "make rocq: numeric enclosures", _ROCQ, ("Interval",)),
    Tool("mpmath", "package", "derive decide and build, and verify", f"{_PIP} mpmath"),
    Tool("sympy", "package", "derive show --format sympy, and its column", f'{_PIP} "sympy==1.14.*"'),
    Tool("numpy", "package", "derive show --format numpy, and verify", f"{_PIP} numpy"),
    Tool("python-flint", "package", "verify: balls", f"{_PIP} python-flint"),
    Tool("matplotlib", "package", "derive figure and site", f"{_PIP} matplotlib"),
    Tool("einops", "package", "verify code: how a program has its axes", f"{_PIP} einops"),
    Tool("threadpoolctl", "package", "the Transformer of verify", f"{_PIP} threadpoolctl"),
    _extra("site", "derive site", "griffelib", "jinja2", "markdown-it-py", "markupsafe"),
    _extra("fast", "the fast loops of verify.transformer", "numba"),
    _extra("bfloat16", "arrays of NumPy in this format, for verify code", "ml_dtypes"),
    _extra("safetensors", "checkpoints of that ending", "safetensors"),
    _extra("scipy", "one more route to the decay integral", "scipy"),
    _extra("completion", "Tab for commands, options and names, in bash and zsh", "argcomplete"),
    _extra("dask", "--dask: the workers of a cluster", "distributed"),
    Tool("torch", "package", "verify code --framework torch", f"{_PIP} torch"),
    Tool("jax", "package", "verify code --framework jax", f"{_PIP} jax"),
    _extra("bench", "benchmarks: what is measured beside", "jax", "torch"),
    Tool("pytest", "package", "the fixtures of verify in your tests", f"{_PIP} pytest"),
    _extra("test", "make test", "html5lib", "hypothesis", "pytest", "pytest-xdist", "selenium", "setuptools"),
    _extra("dev", "make check", "mypy", "pre-commit", "ruff"),
)
MODULES = {"flint": "python-flint", "griffe": "griffelib", "markdown_it": "markdown-it-py"}
"""Under which name a package is installed, where it is not the one by which it is imported."""


class Examined(NamedTuple):
    """A tool and its version: None if it is missing, empty if it does not say its version."""

    tool: Tool
    version: str | None


def command(options: argparse.Namespace) -> int:
    """Write what `doctor` returns."""
    return answer(doctor(), options)


def doctor() -> Output:
    """Return which optional programs and packages are there, and what is lost without each."""
    examined_tools = examined()
    width = max(len(f.tool.name) for f in examined_tools)
    lines = []
    for tool, number in examined_tools:
        if number is None:
            lines.append(f"missing  {tool.name:{width}}  without it: {tool.lost} ({tool.get})")
        else:
            lines.append(f"found    {tool.name:{width}}  {number}".rstrip())
    seen = [(t._asdict(), {"found": v is not None, "seen_version": v or None}) for t, v in examined_tools]
    records = [{"name": t["name"], "kind": t["kind"], **state, "lost": t["lost"], "get": t["get"]} for t, state in seen]
    return Output("\n".join(lines), {"tools": records})


def examined(tools: Sequence[Tool] = TOOLS) -> list[Examined]:
    """Look for each tool; nothing is imported."""
    return [Examined(tool, _LOOK[tool.kind](tool)) for tool in tools]


def installing(module: str) -> tuple[str, str]:
    """Return what a module that is not there belongs to, and the line that installs it; empty, if nobody knows it.

    Examples
    --------
    >>> installing("markdown_it")
    ('the extra site', 'python -m pip install "transformer-proofs[site]"')
    >>> installing("flint")
    ('python-flint', 'python -m pip install python-flint')
    """
    package = MODULES.get(module, module)
    single = [(tool.name, tool.get) for tool in TOOLS if tool.kind == "package" and tool.name == package]
    extras = [(f"the extra {tool.name}", tool.get) for tool in TOOLS if tool.kind == "extra" and package in tool.ask]
    return next(iter(single + extras), (f"the module {module}", ""))


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


def _all(tool: Tool) -> str | None:
    """Return the packages of an extra with their versions; None if one is missing."""
    versions = {package: _package(tool._replace(name=package)) for package in tool.ask}
    return None if None in versions.values() else ", ".join(f"{name} {version}" for name, version in versions.items())


def _library(tool: Tool) -> str | None:
    """Look for a library beside the standard library of the installed Rocq; it does not say its version."""
    path = shutil.which("coqc")
    where = _said([path, "-where"]) if path else None
    if not where or not (Path(where.strip()) / "user-contrib" / tool.ask[0]).is_dir():
        return None
    return ""


_LOOK = {"program": _program, "package": _package, "extra": _all, "library": _library}


def _said(command: Sequence[str]) -> str | None:
    """Return what a program writes; None if it cannot run or takes too long."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS, errors="replace")
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout + done.stderr


def _first_version(text: str) -> str:
    version = re.search(r"\d+(?:\.\d+)+[a-z]?", text)
    return version[0] if version else ""
