"""The command ``derive trace``: read a function of a file of Python as a file of formulas."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from runpy import run_path
from traceback import extract_tb
from typing import Any

from ..doors.tracing import Traced, trace
from ..files import must_be_writable, write
from ..kernel.terms import DeriveError
from ..language.answers import Output
from ..language.text.text import formulas as file_text
from ..language.words import expected
from .answering import answer, written
from .terminal import PASSED


def command(options: argparse.Namespace) -> int:
    """Read a function, and write what it computes as a file of formulas."""
    file, _, name = options.function.rpartition(":")
    if not Path(file).is_file():
        raise DeriveError(f"trace: FILE:FUNCTION was expected, such as model.py:attention, not {options.function!r}")
    if options.out is not None:
        must_be_writable(options.out)
    shapes = _shapes(options.shape)
    sys.path.insert(0, str(Path(file).resolve().parent))  # a file may import what lies beside it
    try:
        names = run_path(file)
        if name not in names:
            raise DeriveError(f"{file} defines no {name!r}{expected(name, [n for n in names if n[0] != '_'])}")
        traced = trace(names[name], options.given, sizes=options.sizes, name=name, **shapes)
    except (DeriveError, ModuleNotFoundError):
        raise
    except Exception as error:
        lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
        place, more = (f"{file}:{lines[-1]}", "") if lines else (file, "; --shape is for each argument of the function")
        raise DeriveError(f"{place}: {type(error).__name__}: {error}{more}") from error
    formulas = traced if isinstance(traced, tuple) else (traced,)
    text = _file_of(formulas, options.wrt)
    if options.out is not None:
        write(options.out, text)
        written(options.out)
    document = {"formulas": list(map(repr, formulas)), "notes": list(formulas[0].notes), "file": text}
    return PASSED if options.out and not options.json else answer(Output(text, document), options)


def _shapes(given: Sequence[str]) -> dict[str, Any]:
    """Return axes by argument; a tuple where one is given several times."""
    shapes = dict[str, tuple[str, ...]]()
    for argument, equals, axes in (one.partition("=") for one in given):
        if not equals:
            raise DeriveError(f"--shape: ARGUMENT=AXES was expected, such as x='m n', not {argument!r}")
        shapes[argument] = (*shapes.get(argument, ()), axes)
    return {argument: axes[0] if len(axes) == 1 else axes for argument, axes in shapes.items()}


def _file_of(formulas: Sequence[Traced], asked: Iterable[str]) -> str:
    """Return formulas as a file, with what they leave out as comments, that asks for backward passes in arguments."""
    first, arrays = formulas[0], formulas[0].reading.arrays
    if unknown := [name for name in asked if name not in arrays]:
        raise DeriveError(f"--wrt: no argument is called {unknown[0]!r}{expected(unknown[0], tuple(arrays))}")
    variables = [v for name in asked for v in arrays[name].names.values()]
    moved = [(f, v) for f in formulas for v in variables if any(key.name == v for key in f.body.free)]
    bodies = [(f, f.body.args[0].body) for f in formulas]
    stated = [(f.name, f.indices, f.body if body.head == "def" else body) for f, body in bodies]
    tables = [f"{name} depends on sizes alone; the formula holds for any such array" for name in first.tables]
    comments = [f"# {note}" for note in (*first.notes, *tables)]
    questions = [f"vjp: {f.name} in {v}" for f, v in moved]
    return "".join(f"{line}\n" for line in (*comments, *file_text(stated, first.given).splitlines(), *questions))
