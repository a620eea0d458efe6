"""Somebody's function, found by its name."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Any

from derive.language.words import expected, meant
from verify.checking.calling.caller import in_one_line

__all__ = ["function_named", "modules_in"]


@contextmanager
def modules_in(folder: Path) -> Iterator[None]:
    """Find the modules of a folder first, as ``python -m`` does with those of the working directory."""
    here = str(folder)
    sys.path.insert(0, here)
    try:
        yield
    finally:
        if here in sys.path:
            sys.path.remove(here)


def function_named(text: str, folder: Path | None = None) -> Callable[..., Any]:
    """Return a function of a module, which is imported now.

    Parameters
    ----------
    text : str
        As MODULE:FUNCTION.
    folder : Path, optional
        Where somebody may have meant a module; the working directory without it.

    Raises
    ------
    ValueError
        If there is none, or its module cannot be imported.
    """
    module_name, colon, name = text.rpartition(":")
    if not (module_name and colon and name):
        raise ValueError(f"expected MODULE:FUNCTION, such as kernels:layernorm_backward, got {text!r}")
    if re.search(r"^\.|[\\/]|\.py$", module_name):
        raise ValueError(f"expected MODULE:FUNCTION, got {text!r}{_of_path(module_name, name)}")
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not (module_name == error.name or module_name.startswith(error.name + ".")):
            raise
        beside = [path.stem for path in (folder or Path()).glob("*.py")]
        raise ValueError(
            f"no module is called {module_name}, here or among those installed{meant(module_name, beside)}"
        ) from None
    except (Exception, SystemExit) as error:  # whatever somebody's module does when it is imported
        raise ValueError(f"{module_name} cannot be imported: {in_one_line(error)}") from None
    function: Callable[..., Any] | None = getattr(module, name, None)
    if function is None:
        names = [n for n, value in vars(module).items() if callable(value)]
        near = expected(name, names) if names else ", and no other function"
        raise ValueError(f"{module_name} has no {name}{near}")
    return function


def _of_path(path: str, name: str) -> str:
    """Return what to ask for instead of the function of a file: its module, or in which folder that is one."""
    parts = PurePosixPath(path.replace("\\", "/").removesuffix(".py")).parts
    if not parts:
        return ""
    if all(part.isidentifier() for part in parts):
        return f"; did you mean {'.'.join(parts)}:{name}?"
    return f"; a module is found from the folder that it is in: ask there for {parts[-1].lstrip('.')}:{name}"
