"""Share between both command lines how commands are declared and parsed, exit codes, progress, and refusals."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from threading import Event, Thread
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Self

from ..language.words import expected, meant
from . import loaded

if TYPE_CHECKING:
    from ..books.book import Book

PASSED, FAILED, USAGE, MISSING, UNKNOWN = range(5)
"""Exit codes: a check failed, wrong usage, a required tool is missing, the answer is not known."""
INTERRUPTED = 130
"""The exit code of a command that was stopped by Ctrl-C, as a shell has it: 128 and the number of the signal."""


Arguments = Mapping[str, Mapping[str, Any]]
"""Options of `argparse.ArgumentParser.add_argument`, by the names of each argument, apart by spaces."""
NAMED_BOOK: Arguments = {"--book": {"metavar": "MODULE", "help": "the module of a book of your own; ours without it"}}


class Command(NamedTuple):
    """Hold what a command line knows of a command before its module is loaded.

    Attributes
    ----------
    module : str
        In the package of the command line; its function ``command`` takes the options and returns the exit code.
    help : str
        What the command does, in a line.
    arguments : mapping
    epilog : str
        What stands below its help.
    groups : sequence of tuple
        More arguments, behind a title and a description of what they are for.
    """

    module: str
    help: str
    arguments: Arguments
    epilog: str = ""
    groups: Sequence[tuple[str, str, Arguments]] = ()

    def add(self, name: str, commands: Any) -> None:
        """Add the command to those that a parser has."""
        sentence = f"{self.help[0].upper()}{self.help[1:]}."
        parser = commands.add_parser(name, help=self.help, description=sentence, epilog=self.epilog or None)
        add_arguments(parser, self.arguments)
        for title, description, arguments in self.groups:
            add_arguments(parser.add_argument_group(title, description), arguments)


def add_arguments(parser: argparse._ActionsContainer, arguments: Arguments) -> None:
    """Add arguments to a parser or a group of one."""
    for names, options in arguments.items():
        parser.add_argument(*names.split(), **options)


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


def run_command(
    parser: Parser,
    commands: Mapping[str, Command],
    load: Callable[[str], Any],
    refusals: Mapping[type[Exception], int],
    words: Sequence[str] | None,
) -> int:
    """Run the command that is typed, and return its exit code; what ends it is said in one line on stderr.

    Parameters
    ----------
    parser : Parser
    commands : mapping
    load : callable
        Takes the module of a command, by its name.
    refusals : mapping
        Exit codes, by the kinds of errors whose message is a line for the user, the narrow ones first.
    words : sequence of str or None
        What is typed; None for the words of the process.

    Raises
    ------
    ModuleNotFoundError
        If a module of this distribution is missing: that is a mistake in it.
    """
    try:
        options = parser.parse_args(words)
        code: int = load(commands[options.command].module).command(options)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return interrupted(parser.prog)
    except tuple(refusals) as error:
        line, code = str(error), next(code for kind, code in refusals.items() if isinstance(error, kind))
    except ModuleNotFoundError as error:
        line, code = not_installed(error), MISSING
    except BrokenPipeError:  # the reader has seen enough
        _drop_output()
        return PASSED
    except UnicodeEncodeError as error:
        line, code = f"the output is Unicode, and this terminal takes {error.encoding}: {_UTF8}", USAGE
    except OSError as error:
        _drop_output()
        line, code = f"the output cannot be written: {error.strerror or error}", USAGE
    sys.stderr.write(f"{parser.prog}: {line}\n")
    return code


class Version(argparse.Action):
    """Print the version of the distribution, which is read only then."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Write one line to stdout, and end."""
        from importlib.metadata import version

        sys.stdout.write(f"{parser.prog} {version('transformer-proofs')}\n")
        parser.exit(0)


def _answer_shell(parser: argparse.ArgumentParser) -> None:
    """Answer a shell that asks what a word may be, and end."""
    from argcomplete import autocomplete

    def named(command: str, where: str, parsed_args: argparse.Namespace, **_: Any) -> Iterable[str]:
        book: Book = loaded("answering").book_of(parsed_args)
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


_UTF8 = "set PYTHONIOENCODING=utf-8"
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
    module = (error.name or "").partition(".")[0]
    if module in ("", "derive", "verify"):
        raise error
    needed, line = loaded("doctor").installing(module)
    return f"this needs {needed}, which is not installed" + (f": {line}" if line else "")


def _drop_output() -> None:
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
