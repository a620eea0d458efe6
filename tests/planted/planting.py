"""Faults planted one at a time in a copy of the tree: does the file of tests that claims a fault fail?

A tree is copied once for each worker; a fault is written into it, the tests run, and the file is restored. What Python
compiled of the file is removed, and its time of change is one that it never had, so that no old code hides an edit.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = (".git", ".venv", "build", "dist", "*.egg-info", ".*_cache", ".hypothesis", "*.thm.lock")
PYTEST = ("-m", "pytest", "-x", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider", "--hypothesis-seed=0")
FOREIGN = ("PYTEST_", "PYTHONPATH", "PYTHONOPTIMIZE", "PYTHONDONTWRITEBYTECODE")
PATIENCE, TIMES = 60.0, 4.0  # the limit of a run: seconds, and so many times what the tests take without a fault
LONGEST = 900.0
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+::.*?)(?: - .*)?$", re.MULTILINE)

SEEN, UNSEEN, BROKE = "seen", "not seen", "broke off"


class Fault(NamedTuple):
    """In ``file``, ``new`` for ``old``, which occurs once; ``by`` is the file of tests that sees it.

    Attributes
    ----------
    name : str
        What is wrong then, in words.
    by : str
        A path under ``tests/``; without it, the file that mirrors ``file``.
    unseen : str
        Why no test is expected to see it; empty, as a rule.
    place : str
        Of a fault that was drawn: the line, in the tree in which it was drawn.
    """

    name: str
    file: str
    old: str
    new: str
    by: str = ""
    unseen: str = ""
    place: str = ""

    @property
    def tests(self) -> str:
        """The file of tests that is run."""
        path = PurePosixPath(self.file)
        return f"tests/{self.by or path.with_name(f'test_{path.name}')}"

    @property
    def folder(self) -> str:
        """The package or its subpackage."""
        return "/".join(PurePosixPath(self.file).parent.parts[:2])


class Run(NamedTuple):
    """What a file of tests said.

    Attributes
    ----------
    said : str
        `SEEN` if a test failed or the run did not end, `UNSEEN` if all passed, `BROKE` if something else happened.
    first : str
        The first test that failed, or the end of what was printed.
    seconds : float
        Of processor, children included.
    elapsed : float
    """

    said: str
    first: str
    seconds: float
    elapsed: float


class Outcome(NamedTuple):
    """A fault, what its tests said with it, and what they said without."""

    fault: Fault
    run: Run
    control: Run

    @property
    def wrong(self) -> str:
        """What is wrong with the claim; empty if nothing is."""
        if self.control.said != UNSEEN:
            return f"{self.fault.tests} does not pass without a fault: {self.control.first}"
        if self.run.said == (UNSEEN if self.fault.unseen else SEEN):
            return ""
        return f"{self.fault.name}: {self.run.said} by {self.fault.tests} {self.run.first}".rstrip()


def problems(fault: Fault, root: Path = ROOT) -> list[str]:
    """Why a fault cannot be planted in a tree: nothing, or lines that name it."""
    path = root / fault.file
    if not path.is_file():
        return [f"{fault.name}: there is no {fault.file}"]
    found = [] if fault.old != fault.new else [f"{fault.name}: nothing is replaced"]
    count = path.read_text(encoding="utf-8").count(fault.old)
    if count != 1:
        found.append(f"{fault.name}: in {fault.file} the text to replace occurs {count} times: {fault.old!r}")
    if not (root / fault.tests).is_file():
        found.append(f"{fault.name}: there is no {fault.tests}")
    return found


class Tree:
    """A copy of a tree in which faults are planted.

    Parameters
    ----------
    folder : Path
        Where the copy is made.
    root : Path, optional
        What is copied, with what Python compiled of it.
    """

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder, self._later = folder, 0
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)

    def run(self, tests: str, fault: Fault | None = None, limit: float = LONGEST) -> Run:
        """Run a file of tests with a fault, or without.

        Raises
        ------
        LookupError
            If the fault cannot be planted.
        """
        if fault is None:
            return self._tested(tests, limit)
        if why := problems(fault, self.folder):
            raise LookupError(why[0])
        path = self.folder / fault.file
        before, times = path.read_bytes(), path.stat()
        self._later += 2  # seconds: what is compiled bears the second, and the size, of its source
        try:
            path.write_bytes(before.replace(fault.old.encode(), fault.new.encode()))
            self._renew(path, times.st_mtime_ns + self._later * 10**9)
            return self._tested(tests, limit)
        finally:
            path.write_bytes(before)
            self._renew(path, times.st_mtime_ns)

    def _renew(self, path: Path, changed: int) -> None:
        os.utime(path, ns=(changed, changed))
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def _tested(self, tests: str, limit: float) -> Run:
        environment = {k: v for k, v in os.environ.items() if not k.startswith(FOREIGN)}
        environment |= {"PYTHONHASHSEED": "0", "PYTHONPATH": str(self.folder)}
        began = time.monotonic()
        with tempfile.TemporaryFile() as printed:
            process = subprocess.Popen(
                [sys.executable, *PYTEST, tests],
                cwd=self.folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=printed,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            code, seconds = _waited(process, began + limit)
            elapsed = time.monotonic() - began
            printed.seek(0)
            text = printed.read().decode("utf-8", "replace")
        shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)  # no example goes from one fault to the next
        if code is None:
            return Run(SEEN, f"no end in {limit:.0f} s", seconds, elapsed)
        failed = _FAILED.search(text)
        said = SEEN if code == 1 and failed else UNSEEN if code == 0 else BROKE
        first = failed[1] if said == SEEN and failed else "" if said == UNSEEN else f"(exit code {code}) {text[-600:]}"
        return Run(said, first, seconds, elapsed)


def _waited(process: subprocess.Popen[bytes], end: float) -> tuple[int | None, float]:
    """The exit code, None if the time was over, and seconds of processor."""
    try:
        while True:
            pid, status, used = os.wait4(process.pid, os.WNOHANG)
            if pid:
                process.returncode = os.waitstatus_to_exitcode(status)
                return process.returncode, used.ru_utime + used.ru_stime
            if time.monotonic() > end:
                os.killpg(process.pid, signal.SIGKILL)
                _, _, used = os.wait4(process.pid, 0)
                process.returncode = -signal.SIGKILL
                return None, used.ru_utime + used.ru_stime
            time.sleep(0.02)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise


def planted(faults: Iterable[Fault], jobs: int = 1, root: Path = ROOT) -> Iterator[Outcome]:
    """Plant faults one at a time, several trees at once; yield what was seen, file of tests by file of tests."""
    by_tests: dict[str, list[Fault]] = {}
    for fault in faults:
        by_tests.setdefault(fault.tests, []).append(fault)
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(jobs) as workers:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for n in range(min(jobs, len(by_tests))):
            trees.put(Tree(Path(name) / f"tree{n}", root))

        def outcomes(tests: str, own: list[Fault]) -> list[Outcome]:
            tree = trees.get()
            try:
                control = tree.run(tests)
                limit = PATIENCE + TIMES * control.elapsed
                return [Outcome(fault, tree.run(tests, fault, limit), control) for fault in own]
            finally:
                trees.put(tree)

        waiting = [workers.submit(outcomes, tests, own) for tests, own in by_tests.items()]
        try:
            for future in waiting:
                yield from future.result()
        finally:
            for future in waiting:
                future.cancel()
