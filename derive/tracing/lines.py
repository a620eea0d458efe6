"""Where a program stands: the line that is running, and what it assigns."""

from __future__ import annotations

import ast
import linecache
import sys
from functools import lru_cache
from pathlib import Path
from types import CodeType, FrameType

from .programs import CodeLine

__all__ = ["assigned", "running"]


def running(passed_over: tuple[str, ...], until: CodeType, frames: dict[FrameType, int]) -> tuple[CodeLine, ...]:
    """Return the lines that are running, the outermost first, from those of a function on.

    Parameters
    ----------
    passed_over : tuple of str
        Folders whose lines are left out.
    until : code
        Of the function that is read: what called it is left out.
    frames : dict
        The calls so far, numbered; a new one is added.
    """
    calls = list[CodeLine]()
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        code, file = frame.f_code, frame.f_code.co_filename
        if not file.startswith(passed_over):
            line = f"{Path(file).name}:{frame.f_lineno}"
            calls.append(
                CodeLine(line, assigned(file, frame.f_lineno), code.co_name, frames.setdefault(frame, len(frames)))
            )
        if code is until:
            break
        frame = frame.f_back
    return tuple(reversed(calls))


@lru_cache(maxsize=4096)
def assigned(file: str, line: int) -> str:
    """Return the name to which a line of a file assigns, without a leading ``self.``; empty where it assigns to none.

    Examples
    --------
    >>> assigned("no file", 1)
    ''
    """
    try:
        (statement,) = ast.parse(linecache.getline(file, line).strip()).body
    except (SyntaxError, ValueError):
        return ""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return ""
    target = statement.targets[0]
    return target.id if isinstance(target, ast.Name) else ""
