"""Share between both command lines a version, how far they are, what is missing or was meant, and an early end."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn, Self

from ..language.words import expected, meant

if TYPE_CHECKING:
    from ..books.book import Book

__all__ = [
    "INTERRUPTED",
    "Parser",
    "Progress",
    "Version",
    "add_book",
    "book_of",
    "drop_output",
    "end",
    "interrupted",
    "not_installed",
    "with_meant",
]

INTERRUPTED = 130
"""The exit code of a command that was stopped by Ctrl-C, as a shell has it: 128 and the number of the signal."""


class Parser(argparse.ArgumentParser):
    """Errors are a line; an option that does not exist, or an empty argument, is named before what is missing."""

    def error(self, message: str) -> NoReturn:
        """Write the error with what was probably meant, and exit."""
        self.exit(2, f"{self.prog}: {with_meant(message)}; see {self.prog} --help\n")

    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """Parse the words of a command line, or answer the shell that asks what the next one may be."""
        if self._subparsers is not None and "_ARGCOMPLETE" in os.environ:
            _answer_shell(self)
        return super().parse_args(args, namespace)

    def parse_known_args(  # type: ignore[override]  # one signature for the overloads of argparse
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """Parse the words up to the end, of which a parser with commands reads those before the command itself."""
        words = sys.argv[1:] if args is None else list(args)
        for before, word in zip(["", *words], words, strict=False):
            name, equals, value = word.partition("=")
            if not word.strip() or (name.startswith("-") and equals and not value.strip()):
                where = name if equals else before if before.startswith("-") else "argument"
                self.error(f"{where}: expected a text that is not empty")
            if word == "--" or (self._subparsers is not None and not word.startswith("-")):
                break
            options = self._option_string_actions
            if _OPTION.fullmatch(word) and not any(option.startswith(name) for option in options):
                other = "; a text that begins with - stands after --, or behind an ="
                if long := name.startswith("--"):
                    other = expected(name, [o for o in options if o.startswith("--") and o != "--help"])
                self.error(f"no option is called {name if long else word}{meant(name, options, most=1) or other}")
        return super().parse_known_args(words, namespace)


class Version(argparse.Action):
    """Print the version of the distribution, which is read only then."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Write one line to stdout, and end."""
        from importlib.metadata import version

        sys.stdout.write(f"{parser.prog} {version('transformer-proofs')}\n")
        parser.exit(0)


def end(code: int) -> NoReturn:
    """End the process with an exit code, without a last search for cycles among the terms, which takes seconds."""
    gc.freeze()
    sys.exit(code)


def _answer_shell(parser: argparse.ArgumentParser) -> None:
    """Answer a shell that asks what a word may be, and end."""
    from argcomplete import autocomplete

    def named(command: str, where: str, parsed_args: argparse.Namespace, **_: Any) -> Iterable[str]:
        book = book_of(parsed_args)
        if command in ("figure", "figures"):
            return book.figures
        chapters = book.chapters if command == "graph" or where == "chapter" else ()
        return [*chapters, *(() if where == "chapter" else book.theorems)]

    commands = next(action.choices for action in parser._actions if isinstance(action.choices, dict))
    for command, subparser in commands.items():
        for action in subparser._actions:
            if action.dest in ("against", "chapter", "name", "names"):
                action.completer = partial(named, command, action.dest)
    autocomplete(parser)


def add_book(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a book."""
    parser.add_argument("--book", metavar="MODULE", help="the module of a book of your own; ours without it")


def book_of(options: argparse.Namespace) -> Book:
    """Return our book, or the one that was named, which may lie in the working directory.

    Raises
    ------
    BookError
        If there is none.
    """
    from ..books.book import Book
    from ..chapters import BOOK

    if getattr(options, "book", None) is None:
        return BOOK
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    return Book.load(options.book)


_OPTION = re.compile(r"--[A-Za-z][\w-]*(=.*)?|-[A-Za-z]\S*", re.DOTALL)
_NUMBER = re.compile(r"(?P<where>argument .*): invalid int value: (?P<word>.*)")
_CHOICE = re.compile(r"argument (?P<where>[^:]+): invalid choice: (['\"])(?P<word>.*)\2 \(choose from (?P<known>.*)\)")


def with_meant(message: str) -> str:
    """Return an error of `argparse` as ours are worded; of a choice, with what there is and what was probably meant."""
    if match := _NUMBER.fullmatch(message):
        return f"{match['where']}: expected an integer, got {match['word']}"
    match = _CHOICE.fullmatch(message)
    if match is None:
        reworded = message.replace("unrecognized arguments:", "nothing more was expected, got")
        return reworded.replace("ignored explicit argument", "expected no value, got")
    choices = [choice.strip("'") for choice in match["known"].split(", ")]
    where = {"COMMAND": "command"}.get(match["where"], match["where"])
    return f"{where}: {match['word']!r} is none of {', '.join(choices)}{meant(match['word'], choices, most=1)}"


def not_installed(error: ModuleNotFoundError) -> str:
    """Return one line that says what a command needs, and installs it.

    Raises
    ------
    ModuleNotFoundError
        The same, if it is a module of this distribution: that is a mistake in it.
    """
    from .doctor import installing

    module = (error.name or "").partition(".")[0]
    if module in ("", "derive", "verify"):
        raise error
    needed, line = installing(module)
    return f"this needs {needed}, which is not installed" + (f": {line}" if line else "")


def drop_output() -> None:
    """Send what is still unwritten nowhere, so that nothing fails again at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def interrupted(program: str) -> int:
    """Say in one line that a command was stopped, over the bar if there is one, and return its exit code."""
    clear = "\r\x1b[K" if sys.stderr.isatty() else ""
    sys.stderr.write(f"{clear}{program}: interrupted\n")
    return INTERRUPTED


class Progress:
    """Says on stderr how far work is: a bar on a terminal, elsewhere a line now and then, also while one task lasts.

    Parameters
    ----------
    program : str
        Who says it.
    unit : str
        What is counted, in the singular: elsewhere than on a terminal a last line says how many were measured. Without
        it, there is none.
    seconds : float
        How long it is silent, where there is no terminal.
    """

    WIDTH = 24

    def __init__(self, program: str, unit: str = "", seconds: float = 10.0) -> None:
        self.program, self.unit, self.seconds = program, unit, seconds
        self.terminal = sys.stderr.isatty()
        self.begun = monotonic()
        self.done, self.total, self.name = 0, 0, ""
        self._ended, self._speaker = Event(), Thread(target=self._speak, daemon=True)

    def __enter__(self) -> Self:
        if not self.terminal:
            self._speaker.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: BaseException | TracebackType | None) -> None:
        """Clear the bar, or say how many were measured."""
        self._ended.set()
        if self.terminal:
            sys.stderr.write("\r\x1b[K")
        elif kind is None and self.unit and self.total and self.done == self.total:
            sys.stderr.write(f"{self.program}: {self.total} {self.unit}{'s' * (self.total != 1)} measured\n")

    def __call__(self, done: int, total: int, name: str) -> None:
        """Say that so many of all are done, and the name of the one that is under way or was done last."""
        self.done, self.total, self.name = done, total, name
        if self.terminal:
            filled = self.WIDTH * done // max(total, 1)
            bar = "#" * filled + "." * (self.WIDTH - filled)
            sys.stderr.write(f"\r\x1b[K[{bar}] {done}/{total} {self._elapsed()} {name:.50}")
            sys.stderr.flush()

    def _speak(self) -> None:
        while not self._ended.wait(self.seconds):
            if self.total:
                sys.stderr.write(f"{self.program}: {self.done} of {self.total} after {self._elapsed()}: {self.name}\n")
                sys.stderr.flush()

    def _elapsed(self) -> str:
        minutes, seconds = divmod(int(monotonic() - self.begun), 60)
        return f"{minutes} min {seconds:02} s" if minutes else f"{seconds} s"
