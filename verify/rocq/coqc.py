"""The program coqc: search, a test that it distinguishes true from false, and calls."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from threading import Event
from time import monotonic
from typing import NamedTuple

__all__ = ["INSTALL", "Coqc", "Refusal", "ToolError", "axioms_printed", "find", "has_library", "installed"]

PROGRAM = "coqc"
INSTALL = "apt-get install --no-install-recommends coq libcoq-coquelicot libcoq-interval"
FOLDERS = ("Derive", "Book")  # the names by which files require each other
CLOSED, LIST = "Closed under the global context", "Axioms:"
PATHS = "Logical Path / Physical path:"

PROBE_SECONDS, SECONDS = 60.0, 900.0
BETWEEN_LOOKS = 0.1  # seconds, at whether the program is to be ended

_VERSION = re.compile(r"(?:Coq|Rocq).*\bversion (\d+\.\d[\w.+~-]*)")
_REFUSAL = re.compile(r'^File "[^"\n]*", line (\d+), characters \d+-\d+:\s*Error:(.*)', re.MULTILINE | re.DOTALL)
_FOLDER = re.compile(r"^\S+\s+(\S.*)$", re.MULTILINE)
_BREAKDOWNS = re.compile(
    r"Anomaly|User interrupt|Stack overflow|[Oo]ut of memory|bad magic number|inconsistent assumptions|Can't find file"
    r"|corrupted"
)
"""Messages of a program that broke down, which are no verdict on a proof."""

_ACCEPTED = """Axiom planted : 0 = 1.
Theorem resting : 1 = 0. Proof. exact (eq_sym planted). Qed.
Print Assumptions resting.
"""
_REFUSED = """Theorem refused : 0 = 1.
Proof. exact eq_refl. Qed.
"""


class ToolError(Exception):
    """The program is missing or broken, so that nothing was checked; one line says why."""


class Refusal(NamedTuple):
    """The first error in a file."""

    line: int
    message: str


class Coqc(NamedTuple):
    """A program that passed the test of `find`.

    Attributes
    ----------
    program : str
        Its path.
    version : str
    """

    program: str
    version: str

    def compile(
        self, file: Path, folder: Path, seconds: float = SECONDS, stopped: Event | None = None
    ) -> tuple[str, Refusal | None]:
        """Compile a file.

        Parameters
        ----------
        file : Path
            Ends in ``.v``; what is compiled is written beside it.
        folder : Path
            Where ``Derive/`` and ``Book/`` are.
        seconds : float
            How long it may take.
        stopped : Event, optional
            When it is set, the program is ended.

        Returns
        -------
        str
            What it printed.
        Refusal or None

        Raises
        ------
        ToolError
            If the program ends in a way that is no verdict.
        """
        folders = [flag for name in FOLDERS for flag in ("-Q", str(folder / name), name)]
        compiled = file.with_suffix(".vo")
        compiled.unlink(missing_ok=True)
        run = _run([self.program, "-q", "-noglob", *folders, str(file)], folder, seconds, stopped)
        if run.returncode == 0:
            if not compiled.is_file():
                raise ToolError(f"{PROGRAM} accepted {file.name} and wrote no {compiled.name}")
            return run.stdout, None
        refusal = _REFUSAL.search(run.stderr)
        if run.returncode != 1 or refusal is None or _BREAKDOWNS.search(refusal[2]):
            output = _line(run.stderr) or _line(run.stdout) or "nothing"
            raise ToolError(f"{PROGRAM} ended with {run.returncode} on {file.name}, and said: {output}")
        return run.stdout, Refusal(int(refusal[1]), _line(refusal[2]))


def find(seconds: float = PROBE_SECONDS) -> Coqc:
    """Return the program, after it has accepted a theorem, named the axiom of it, and refused a false one.

    Raises
    ------
    ToolError
        If there is none, or if it does something else.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        raise ToolError(f"{PROGRAM} is not installed; {INSTALL}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            answer = _run([program, "--version"], folder, seconds)
            version = _VERSION.search(answer.stdout)
            if answer.returncode != 0 or version is None:
                words = _line(answer.stdout + answer.stderr) or "nothing"
                raise ToolError(f"{PROGRAM} --version ended with {answer.returncode}, and said: {words}")
            coqc = Coqc(program, version[1])
            printed, refusal = coqc.compile(_written(folder / "Accepted.v", _ACCEPTED), folder, seconds)
            if refusal is not None:
                raise ToolError(f"{PROGRAM} refuses a proof that is right: {refusal.message}")
            if axioms_printed(printed, 1) != [("planted",)]:
                raise ToolError(f"{PROGRAM} does not name the axiom of a proof")
            _, refusal = coqc.compile(_written(folder / "Refused.v", _REFUSED), folder, seconds)
            if refusal is None or refusal.line != 2:
                raise ToolError(f"{PROGRAM} accepts that 0 = 1")
        except ToolError as error:
            raise ToolError(f"{error}; {INSTALL}") from None
    return coqc


def has_library(coqc: Coqc, sentences: Sequence[str]) -> str:
    """Return why a library cannot be used; empty if it can.

    Parameters
    ----------
    coqc : Coqc
    sentences : sequence of str
        That require it.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            text = "\n".join(sentences) + "\n"
            _, refusal = coqc.compile(_written(folder / "Library.v", text), folder, PROBE_SECONDS)
        except ToolError as error:
            return f"{error}; {INSTALL}"
    return f"{refusal.message}; {INSTALL}" if refusal else ""


def installed(coqc: Coqc, libraries: Sequence[str]) -> dict[str, str]:
    """Return for each library a digest of the sizes and times of its compiled files; empty if it is not found.

    A library that it rests on need not be asked: what was compiled on another one is refused by the program.
    """
    text = "".join(f"Print LoadPath {name}.\n" for name in libraries)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            printed, _ = coqc.compile(_written(folder / "Installed.v", text), folder, PROBE_SECONDS)
        except ToolError:  # said where a file is compiled
            printed = ""
    answers = printed.split(PATHS)[1:]
    if len(answers) != len(libraries):
        return dict.fromkeys(libraries, "")
    return {name: _fingerprint(_FOLDER.findall(answer)) for name, answer in zip(libraries, answers, strict=True)}


def _fingerprint(folders: Sequence[str]) -> str:
    """Return the digest of names, sizes and times of the compiled files in some folders."""
    files = [(file, file.stat()) for folder in folders for file in sorted(Path(folder).glob("*.vo"))]
    lines = [f"{file} {status.st_size} {status.st_mtime_ns}" for file, status in files]
    return sha256("\n".join(lines).encode()).hexdigest() if lines else ""


def axioms_printed(text: str, commands: int) -> list[tuple[str, ...]]:
    """Return the names that each ``Print Assumptions`` lists.

    Whatever stands at the beginning of a line of a list is taken for a name, so that nothing in it is overlooked.

    Raises
    ------
    ToolError
        If there are not as many lists as commands, or if something stands before them.
    """
    lists: list[list[str]] = []
    for line in text.splitlines():
        if line in (CLOSED, LIST):
            lists.append([])
        elif line and not line[0].isspace():
            if not lists:
                raise ToolError(f"expected a list of axioms, got {line!r}")
            lists[-1].append(line.split()[0])
    if len(lists) != commands:
        raise ToolError(f"expected {commands} lists of axioms, got {len(lists)}")
    return [tuple(sorted(set(names))) for names in lists]


def _run(
    command: Sequence[str], folder: Path, seconds: float, stopped: Event | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; whatever happens here, it does not go on alone."""
    line = " ".join([PROGRAM, *command[-1:]])
    try:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise ToolError(f"{PROGRAM} cannot be started: {error.strerror or error}") from None
    with process:
        try:
            for left in _looks(seconds):
                try:
                    out, err = process.communicate(timeout=left)
                    return subprocess.CompletedProcess(command, process.returncode, out, err)
                except subprocess.TimeoutExpired:
                    if stopped is not None and stopped.is_set():
                        raise ToolError(f"{line}: stopped") from None
            raise ToolError(f"{line}: no answer in {seconds:g} s")
        except BaseException:
            process.kill()
            raise


def _looks(seconds: float) -> Iterator[float]:
    """Yield how long to wait at a time, until the seconds have gone."""
    end = monotonic() + seconds
    while (left := end - monotonic()) > 0:
        yield min(left, BETWEEN_LOOKS)


def _written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def _line(text: str) -> str:
    """Return text as one line of at most 300 characters."""
    words = " ".join(text.split())
    return words if len(words) <= 300 else words[:300] + "..."
