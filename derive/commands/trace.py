"""The command ``derive trace``: read a function of a file of Python as a file of formulas."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from traceback import extract_tb
from typing import Any

from ..doors.tracing import Traced, trace
from ..files import must_be_writable, write
from ..kernel.terms import DeriveError
from ..language.answers import Output
from ..language.text.text import formulas as file_text
from ..language.words import expected
from .answering import answer, written

__all__ = ["command"]

_MODULE = "file_of_derive_trace"


def command(options: argparse.Namespace) -> int:
    """Read a function, and write what it computes as a file of formulas."""
    file, _, name = options.function.rpartition(":")
    if not file or not name.isidentifier():
        raise DeriveError(f"trace: FILE:FUNCTION was expected, such as model.py:attention, not {options.function!r}")
    if options.out is not None:
        must_be_writable(options.out)
    shapes = _shapes(options.shape)
    try:
        function = _loaded(Path(file).absolute(), name)
        if not options.sizes:
            _bound(function, shapes)
        traced = trace(function, options.given, sizes=options.sizes, name=name, **shapes)
    except (DeriveError, ModuleNotFoundError):
        raise
    except Exception as error:  # of the user's file, whose line is what helps
        stack = extract_tb(error.__traceback__)
        lines = [frame.lineno for frame in stack if frame.filename == str(Path(file).absolute())]
        place = f"{file}:{lines[-1]}" if lines else file
        raise DeriveError(f"{place}: {type(error).__name__}: {error}") from error
    formulas = traced if isinstance(traced, tuple) else (traced,)
    text = _file_of(formulas, options.wrt)
    if options.out is not None:
        write(options.out, text)
        written(options.out)
        if not options.json:
            return 0
    document = {"formulas": list(map(repr, formulas)), "notes": list(formulas[0].notes), "file": text}
    return answer(Output(text, document), options)


def _loaded(file: Path, name: str) -> Any:
    """Return a function of a file, beside which it may import others."""
    spec = spec_from_file_location(_MODULE, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise DeriveError(f"{file}: a file of Python was expected")
    module = sys.modules[_MODULE] = module_from_spec(spec)
    sys.path.insert(0, str(file.resolve().parent))
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise DeriveError(f"{file} defines no {name!r}{expected(name, [n for n in vars(module) if n[0] != '_'])}")
    return getattr(module, name)


def _shapes(given: Sequence[str]) -> dict[str, Any]:
    """Return axes by argument; a tuple where one is given several times."""
    shapes = dict[str, list[str]]()
    for one in given:
        argument, equals, axes = one.partition("=")
        if not equals or not argument.strip():
            raise DeriveError(f"--shape: ARGUMENT=AXES was expected, such as x='m n', not {one!r}")
        shapes.setdefault(argument.strip(), []).append(axes)
    return {argument: axes[0] if len(axes) == 1 else tuple(axes) for argument, axes in shapes.items()}


def _bound(function: Any, shapes: Mapping[str, Any]) -> None:
    """Refuse axes of other arguments than a function has."""
    parameters = signature(function)
    try:
        parameters.bind(**shapes)
    except TypeError as error:
        raise DeriveError(f"{error} of {parameters}: give --shape ARGUMENT=AXES for each argument") from None


def _file_of(formulas: Sequence[Traced], asked: Iterable[str]) -> str:
    """Return formulas as a file, with what they leave out as comments, that asks for backward passes in arguments."""
    first, moved = formulas[0], dict[str, list[str]]()
    for name in asked:
        parts = re.compile(rf"{re.escape(name.replace('.', '_'))}(_\d+)*")
        moved[name] = [v for v in first.variables if parts.fullmatch(v)]
        if not moved[name]:
            raise DeriveError(f"--wrt: no argument is called {name!r}{expected(name, tuple(first.variables))}")
    bodies = [(f, f.body.args[0].body) for f in formulas]
    stated = [(f.name, f.indices, f.body if body.head == "def" else body) for f, body in bodies]
    tables = [f"{name} depends on sizes alone; the formula holds for any such array" for name in first.tables]
    questions = [f"vjp: {f.name} in {v}" for f in formulas for v in sum(moved.values(), []) if _depends(f, v)]
    comments = [f"# {note}" for note in (*first.notes, *tables)]
    return "".join(f"{line}\n" for line in (*comments, *file_text(stated, first.given).splitlines(), *questions))


def _depends(f: Traced, variable: str) -> bool:
    return any(key.name == variable for key in f.body.free)
