"""Lay out a file for Rocq: its beginning, its width, its comments, its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

_WIDTH = 118
MARK = "(* Written by `derive build`: change the theorems, not this file. *)"
IMPORTS = (
    "From Coq Require Import Reals Lra List.\nFrom Derive Require Import Support ErrorFunction Rules SpecialFunctions."
)
SCOPE = "Open Scope R_scope."


def module(chapter: str) -> str:
    """Return the name of the file of a chapter: ``DotProduct`` for ``dot_product``."""
    return "".join(part.capitalize() for part in chapter.split("_"))


def comment(text: str) -> str:
    """Return a comment; a quotation mark would begin a string in it."""
    return f"(* {text.replace('*)', '* )').replace(chr(34), chr(39))}. *)"


def file(parts: Iterable[str], mark: str = MARK) -> str:
    """Return a generated file; its first line says by what."""
    return "\n\n".join([mark, *parts]) + "\n"


def wrapped(text: str) -> list[str]:
    """Return the lines of a text, each broken at spaces where it is too long, its continuation indented."""
    return [part for line in text.split("\n") for part in _broken(line)]


def _broken(line: str) -> Iterator[str]:
    indent = line[: len(line) - len(line.lstrip())] + "  "
    while len(line := line.rstrip()) > _WIDTH:
        at = line.rfind(" ", len(indent), _WIDTH + 1)
        if at < 0 and (at := line.find(" ", _WIDTH)) < 0:
            break
        yield line[:at].rstrip()
        line = indent + line[at:].lstrip()
    yield line
