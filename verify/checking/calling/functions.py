"""Somebody's function, found by its name."""

from __future__ import annotations

import importlib
import importlib.util
import pickle
import re
import sys
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from derive.language.words import expected, meant
from verify.checking.calling.candidate import in_one_line

__all__ = ["Pickled", "function_from", "function_named", "pickled"]


class Pickled(NamedTuple):
    """A function that another process finds by module and name.

    Attributes
    ----------
    module, file : str
        Where it is defined: the file is read under that name where no module of the name is found.
    content : bytes
        The pickle, which holds the names.
    """

    module: str
    file: str
    content: bytes


def pickled(function: Callable[..., Any]) -> Pickled:
    """Return what another process needs to find a function.

    Raises
    ------
    ValueError
        If it has no name in a module, as a lambda or a function within a function.
    """
    try:
        content = pickle.dumps(function)
    except Exception as error:  # whatever it holds
        raise ValueError(
            f"isolate: expected a function that another process finds by its module and name, got {function!r} "
            f"({in_one_line(error)}): define it at the top of a module"
        ) from None
    inner = getattr(function, "func", function)  # of functools.partial
    name = getattr(inner, "__module__", None) or type(inner).__module__
    return Pickled(name, getattr(sys.modules.get(name), "__file__", None) or "", content)


def function_from(kind: str, origin: tuple[Any, ...]) -> Callable[..., Any]:
    """Return a function in the process that is to call it: its module is imported now.

    Raises
    ------
    ValueError
        If there is none.
    """
    if kind == "ByName":
        text, folder = origin
        sys.path.insert(0, folder)  # as ``python -m`` does with the working directory
        return function_named(text, Path(folder))
    name, file, content = origin
    if name == "__main__" or importlib.util.find_spec(name.partition(".")[0]) is None:
        spec = importlib.util.spec_from_file_location("__mp_main__" if name == "__main__" else name, file)
        if spec is not None and spec.loader is not None:
            sys.modules[name] = module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
    function: Callable[..., Any] = pickle.loads(content)
    return function


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
