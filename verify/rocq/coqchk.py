"""A further check of all compiled files by ``coqchk``: Rocq's kernel alone, without parser and tactics.

``python -m verify.rocq.coqchk build/rocq`` says how long each library takes, and on which axioms they rest together.
The enclosures are recomputed by Rocq's virtual machine, as when they were compiled; without it they take hours. What of
others is loaded unchecked is printed: `TAKEN`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import NamedTuple

from derive.rocq.axioms import AXIOMS
from verify.rocq.compiling import requirements, text_of
from verify.rocq.coqc import FOLDERS, INSTALL, ToolError

__all__ = ["Summary", "check_again", "groups", "main", "unexpected"]

PROGRAM = "coqchk"
SECONDS = 3600.0
MACHINE = ("Coq.Numbers.Cyclic.Int63.", "Coq.Floats.", "Coq.Array.")
"""Libraries of the operations of the processor, which Interval loads; no theorem of the book rests on floats."""
COMPUTES = "Interval"
"""The library of enclosures; the files that require it form a group."""
TAKEN = ("Interval.Tactic",)
"""Libraries of others that are loaded unchecked: no verdict after 25 minutes. All that they require is checked."""

_LIBRARY = re.compile(r"^Checking library: (\S+)")
_SECTION = re.compile(r"^\* (.+?):\s*(\S.*)?$")

Said = Callable[[str, float], None]


class Summary(NamedTuple):
    """The report of ``coqchk`` on some libraries and all that they require.

    Attributes
    ----------
    seconds : dict of str to float
        By the names of libraries, in the order in which they were checked.
    axioms : tuple of str
        By their full names.
    unsafe : tuple of str
        What was accepted with a check switched off.
    """

    seconds: dict[str, float]
    axioms: tuple[str, ...]
    unsafe: tuple[str, ...]


def groups(folder: Path) -> tuple[list[str], list[str]]:
    """Return the names of the compiled files without enclosures, and of those that rest on enclosures.

    Parameters
    ----------
    folder : Path
        Where ``Derive/`` and ``Book/`` are.

    Raises
    ------
    ToolError
        If a file is not compiled, or there is none.
    """
    files = [path for name in FOLDERS for path in sorted((folder / name).glob("*.v"))]
    missing = [path.name for path in files if not path.with_suffix(".vo").is_file()]
    if missing or not files:
        raise ToolError(f"{folder}: not compiled: {', '.join(missing[:5]) or 'no file'}; make rocq compiles them")
    needs = {f"{path.parent.name}.{path.stem}": set(_required(text_of(path))) for path in files}
    computing = {COMPUTES}
    while more := {name for name, needed in needs.items() if needed & computing} - computing:
        computing |= more
    return [name for name in needs if name not in computing], [name for name in needs if name in computing]


def _required(text: str) -> Iterable[str]:
    for _, root, modules in requirements(text):
        yield root
        yield from (f"{root}.{module}" for module in modules)


def below(root: str) -> list[str]:
    """Return the names of all compiled files of an installed library, but for `TAKEN`.

    Raises
    ------
    ToolError
        If there is none.
    """
    where = subprocess.run(["coqc", "-where"], capture_output=True, encoding="utf-8", check=False).stdout.strip()
    place = Path(where, "user-contrib")
    files = sorted(place.joinpath(root).rglob("*.vo"))
    if not files:
        raise ToolError(f"{place / root}: compiled files were expected, found none; {INSTALL}")
    names = [".".join(file.relative_to(place).with_suffix("").parts) for file in files]
    return [name for name in names if name not in TAKEN]


def check_again(
    folder: Path,
    modules: Sequence[str],
    report: Said | None = None,
    seconds: float = SECONDS,
    taken: Sequence[str] = (),
) -> Summary:
    """Check libraries and all that they require.

    Parameters
    ----------
    folder : Path
    modules : sequence of str
        ``Book.Softmax``.
    report : callable, optional
        Called with the name of each library and the seconds that it took, when it is done.
    seconds : float
        How long all of them may take.
    taken : sequence of str
        Libraries that are loaded with all below them, and not checked.

    Raises
    ------
    ToolError
        If there is no program, or if it refuses something, or comes to no end.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        raise ToolError(f"{PROGRAM} is not installed; {INSTALL}")
    folders = [flag for name in FOLDERS for flag in ("-Q", name, name)]
    admitted = [word for name in taken for word in ("-admit", name)]
    command = [program, "-o", "-bytecode-compiler", "yes", *folders, *admitted, *modules]
    seconds_of, summary, current, begun = dict[str, float](), list[str](), "", monotonic()

    def ended(name: str) -> None:
        nonlocal begun
        if name:
            seconds_of[name] = monotonic() - begun
            if report is not None:
                report(name, seconds_of[name])
        begun = monotonic()

    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
    ) as process:
        timer = Timer(seconds, process.kill)
        timer.start()
        try:
            last = ""
            for line in process.stdout or ():
                if library := _LIBRARY.match(line):
                    ended(current)
                    current = library[1]
                elif line.startswith("CONTEXT SUMMARY"):
                    ended(current)
                    summary = [line]
                elif summary:
                    summary.append(line)
                last = line.strip() or last
        finally:
            timer.cancel()
            process.kill() if process.poll() is None and not summary else None
    if process.returncode != 0:
        raise ToolError(f"{PROGRAM} ended with {process.returncode} at {current or 'the beginning'}, and said: {last}")
    return Summary(seconds_of, *_read(summary))


def _read(lines: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the axioms in a summary, and what was accepted with a check switched off."""
    sections: dict[str, list[str]] = {}
    section_lines: list[str] = []
    for line in lines:
        if section := _SECTION.match(line):
            section_lines = sections[section[1]] = [section[2]] if section[2] not in (None, "<none>") else []
        elif line.startswith("  ") and line.strip():
            section_lines.append(line.strip())
    if "Axioms" not in sections:
        raise ToolError(f"{PROGRAM} ended without a list of axioms")
    axioms = tuple(sorted(sections.pop("Axioms")))
    sections.pop("Theory", None)
    return axioms, tuple(f"{what}: {name}" for what, names in sections.items() for name in names)


def unexpected(summary: Summary, computes: bool = False) -> list[str]:
    """Return the axioms that are not allowed, and the declarations that were accepted with a check switched off.

    Parameters
    ----------
    summary : Summary
    computes : bool
        Whether the operations of the processor may be assumed.

    Examples
    --------
    >>> unexpected(Summary({}, ("Book.Softmax.cheat", "Coq.Logic.Classical_Prop.classic"), ()))
    ['Book.Softmax.cheat']
    """
    others = [a for a in summary.axioms if not any(a.startswith("Coq.") and a.endswith(f".{name}") for name in AXIOMS)]
    return [*(a for a in others if not (computes and a.startswith(MACHINE))), *summary.unsafe]


def main(arguments: Sequence[str]) -> int:
    """Check the compiled files in a folder, print the time of each library, and return the exit code."""
    folder = Path(arguments[0]) if arguments else Path("build", "rocq")
    wrong, libraries = [], dict[str, float]()

    def passed(title: str, modules: Sequence[str], computes: bool = False, taken: Sequence[str] = ()) -> None:
        _tell(f"{title}:")
        summary = check_again(folder, modules, _say, taken=taken)
        _say_others(summary)
        wrong.extend(unexpected(summary, computes))
        libraries.update(summary.seconds)

    try:
        plain, computing = groups(folder)
        passed(f"{len(plain)} libraries of ours without enclosures", plain)
        if computing:
            others = below(COMPUTES)
            passed(f"{len(others)} libraries of {COMPUTES}", others, computes=True)
            title = f"{len(computing)} libraries of ours with enclosures, by the virtual machine"
            checked = [*computing, *(name for name in libraries if name not in computing)]  # or no axioms of theirs
            passed(f"{title}, {' and '.join(TAKEN)} loaded unchecked", checked, computes=True, taken=TAKEN)
    except ToolError as error:
        sys.stderr.write(f"verify.rocq.coqchk: {error}\n")
        return 1
    for line in wrong:
        sys.stderr.write(f"verify.rocq.coqchk: not allowed: {line}\n")
    return 1 if wrong else 0


def _say(name: str, seconds: float) -> None:
    if name.partition(".")[0] in FOLDERS:
        _tell(f"  {seconds:7.1f} s  {name}")


def _say_others(summary: Summary) -> None:
    """Print what the libraries of others took, and the axioms of all of them."""
    roots: dict[str, list[float]] = {}
    for name, seconds in summary.seconds.items():
        if (root := name.partition(".")[0]) not in FOLDERS:
            roots.setdefault(root, []).append(seconds)
    for root, times in roots.items():
        _tell(f"  {sum(times):7.1f} s  {root}, {len(times)} libraries")
    machine = sum(a.startswith(MACHINE) for a in summary.axioms)
    _tell("\n    ".join(["  axioms:", *(a for a in summary.axioms if not a.startswith(MACHINE))]))
    if machine:
        _tell(f"    and {machine} of the operations of the processor: {', '.join(m + '*' for m in MACHINE)}")


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
