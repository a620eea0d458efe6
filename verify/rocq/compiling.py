"""Compilation of files of Rocq in the order of their requirements; files that are up to date are left alone.

The key of a file is a digest of the version of Coq, of its text, of what is installed of the libraries that it
requires, and of the keys of our files that it requires.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from threading import Event
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from verify.rocq.coqc import SECONDS, Coqc, ToolError, has_library, installed
from verify.rocq.guards import caught

__all__ = ["COMMENT", "Files", "Outcome", "Progress", "digest", "in_order", "requirements", "shown", "text_of"]

SOURCES = {"Book": "build/rocq/Book", "Derive": "derive/rocq/library"}  # where a user finds the files of a folder

COMMENT = re.compile(r"\(\*.*?\*\)", re.DOTALL)
_REQUIRE = re.compile(r"\b(?:From\s+([\w.]+)\s+)?Require\s+(Import\s+|Export\s+)?([\w.\s]+?)\.(?=\s|$)")

Progress = Callable[[int, int, str], None]
Result = TypeVar("Result")


class Outcome(NamedTuple):
    """The outcome of a file: pass, fail or not run, and why."""

    status: str
    message: str = ""


class Files:
    """Files, and those of them that are compiled already.

    Parameters
    ----------
    coqc : Coqc
    texts : mapping of str to str
        By path: ``Derive/Rules.v``, ``Book/Softmax.v``.
    folder : Path
        What is compiled stays here, for the next time.
    seconds : float
        How long a file may take.
    """

    def __init__(self, coqc: Coqc, texts: Mapping[str, str], folder: Path, seconds: float = SECONDS) -> None:
        self.coqc, self.texts, self.folder, self.seconds = coqc, texts, folder, seconds
        self.required: dict[str, frozenset[str]] = {}  # files of ours
        self.libraries: dict[str, dict[str, list[str]]] = {}  # sentences by the name of a library
        roots = {path.partition("/")[0] for path in texts}
        for path, text in texts.items():
            ours, others = set(), dict[str, list[str]]()
            for sentence, root, modules in requirements(text):
                if root in roots:
                    ours |= {f"{root}/{module.replace('.', '/')}.v" for module in modules}
                else:
                    others.setdefault(root, []).append(sentence)
            self.required[path], self.libraries[path] = frozenset(ours), others
        self._keys: dict[str, str] = {}
        self.stopped = Event()  # ends the programs that run, when the user has had enough

    def closure(self, paths: Iterable[str]) -> tuple[str, ...]:
        """Return files with all that they require."""
        reached: dict[str, None] = {}
        waiting = [p for p in paths if p in self.texts]
        while waiting:
            path = waiting.pop()
            if path not in reached:
                reached[path] = None
                waiting += [p for p in self.required[path] if p in self.texts]
        return tuple(p for p in self.texts if p in reached)

    def _text(self, path: str) -> int:
        """Return how much text a file makes the compiler read: where it asks what is assumed, all that it requires."""
        read = self.closure([path]) if "Print Assumptions" in self.texts[path] else (path,)
        return sum(len(self.texts[p]) for p in read)

    def _weights(self, paths: Sequence[str]) -> dict[str, int]:
        """Return for each file how much text waits for it: what much waits for is compiled first."""
        users = {p: [q for q in paths if p in self.required[q]] for p in paths}
        weights: dict[str, int] = {}

        def weight(path: str) -> int:
            if path not in weights:
                weights[path] = 0  # files that require each other are refused elsewhere
                weights[path] = self._text(path) + max(map(weight, users[path]), default=0)
            return weights[path]

        return {p: weight(p) for p in paths}

    def _missing(self, paths: Iterable[str]) -> dict[str, str]:
        """Return why a library cannot be used, by its name."""
        sentences: dict[str, dict[str, None]] = {}
        for path in paths:
            for root, lines in self.libraries[path].items():
                sentences.setdefault(root, {}).update(dict.fromkeys(lines))
        every = tuple(line for lines in sentences.values() for line in lines)
        if not every or not has_library(self.coqc, every):
            return {}
        refusals = {root: has_library(self.coqc, tuple(lines)) for root, lines in sentences.items()}
        return {root: why for root, why in refusals.items() if why}

    def compiled(
        self,
        paths: Sequence[str],
        jobs: int = 1,
        progress: Progress | None = None,
        enough: Event | None = None,
    ) -> dict[str, Outcome]:
        """Compile the files that are not up to date.

        Parameters
        ----------
        paths : sequence of str
            With all that they require; see `closure`.
        jobs : int
            How many files are compiled at the same time.
        progress : callable, optional
            Called with the number of files done, of all files, and the path of one.
        enough : Event, optional
            Once it is set, no other file is begun.
        """
        missing = self._missing([path for path in paths if not self._current(path)])
        needs = {path: self.required[path] & set(paths) for path in paths}

        def work(path: str, done: Mapping[str, Outcome]) -> Outcome:
            if enough is not None and enough.is_set():
                return Outcome("not run", "no other file was begun")
            return self._compiled(path, done, missing)

        return in_order(needs, work, jobs, self._weights(paths), progress, self.stopped)

    @cached_property
    def _installed(self) -> Mapping[str, str]:
        """What is installed of each library that some file requires."""
        return installed(self.coqc, sorted({root for roots in self.libraries.values() for root in roots}))

    def key(self, path: str) -> str:
        """Return the digest of all that the compiled file depends on."""
        if path not in self._keys:
            self._keys[path] = ""  # files that require each other are refused elsewhere
            below = sorted(self.key(p) for p in self.required[path] if p in self.texts)
            libraries = [self._installed[root] for root in sorted(self.libraries[path])]
            self._keys[path] = digest(self.coqc.version, self.texts[path], *libraries, *below)
        return self._keys[path]

    def _compiled(self, path: str, done: Mapping[str, Outcome], missing: Mapping[str, str]) -> Outcome:
        """Compile a file, if it is not up to date."""
        for root in self.libraries[path]:
            if root in missing:
                return Outcome("not run", missing[root])
        for needed in sorted(self.required[path]):
            if needed not in self.texts:
                return Outcome(
                    "fail", caught("compiler", f"{shown(path)}: requires {shown(needed)}, which is not there")
                )
            if done[needed].status != "pass":
                return done[needed]
        if self._current(path):
            return Outcome("pass")
        file = self.folder / path
        stamp = file.with_suffix(".key")
        stamp.unlink(missing_ok=True)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.texts[path], encoding="utf-8", newline="\n")
        try:
            _, refusal = self.coqc.compile(file, self.folder, self.seconds, self.stopped)
        except ToolError as error:
            return Outcome("not run", f"{shown(path)}: {error}")
        if refusal is not None:
            return Outcome("fail", caught("compiler", f"{shown(path)}, line {refusal.line}: {refusal.message}"))
        stamp.write_text(self._stamp(path), encoding="utf-8")
        return Outcome("pass")

    def _current(self, path: str) -> bool:
        """Tell whether a file was compiled as it is, and what was compiled is still there."""
        file = self.folder / path
        return file.with_suffix(".vo").is_file() and text_of(file.with_suffix(".key")) == self._stamp(path)

    def _stamp(self, path: str) -> str:
        compiled = (self.folder / path).with_suffix(".vo").read_bytes()
        return f"{self.key(path)} {sha256(compiled).hexdigest()}\n"


def requirements(text: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield each sentence that requires, the library that it names, and the modules.

    A sentence without ``From`` is taken apart by libraries; a module without one is of Coq.
    """
    for match in _REQUIRE.finditer(COMMENT.sub(" ", text)):
        sentence, origin, how, modules = match[0], match[1], " ".join((match[2] or "").split()), match[3].split()
        if origin is not None:
            root, _, inner = origin.partition(".")
            yield sentence, root, [f"{inner}.{module}" if inner else module for module in modules]
            continue
        roots: dict[str, list[str]] = {}
        for module in modules:
            root, dot, inner = module.partition(".")
            roots.setdefault(root if dot else "Coq", []).append(inner or module)
        for root, modules_there in roots.items():
            yield " ".join(["From", root, "Require", *how.split(), *modules_there]) + ".", root, modules_there


def in_order(
    needs: Mapping[str, Collection[str]],
    work: Callable[[str, Mapping[str, Result]], Result],
    jobs: int = 1,
    weights: Mapping[str, int] = MappingProxyType({}),
    progress: Progress | None = None,
    stopped: Event | None = None,
) -> dict[str, Result]:
    """Do tasks after the tasks that they need, several at the same time.

    Parameters
    ----------
    needs : mapping of str to collection of str
        What is needed, by the name of the work.
    work : callable
        Called with a name and the results so far.
    jobs : int
    weights : mapping of str to int
        The heaviest begins first.
    progress : callable, optional
        Called with the number of works done, of all works, and the name of one.
    stopped : Event, optional
        Set when this is interrupted or fails, before the works that run are waited for.

    Raises
    ------
    ValueError
        If works need each other.
    """
    results: dict[str, Result] = {}
    waiting, running = dict(needs), dict[Future[Result], str]()
    with ThreadPoolExecutor(max(jobs, 1)) as pool, _stopping(stopped):
        while waiting or running:
            ready = [job for job, before in waiting.items() if all(b in results for b in before)]
            ready.sort(key=lambda job: -weights.get(job, 0))
            for job in ready[: max(jobs, 1) - len(running)]:
                del waiting[job]
                running[pool.submit(work, job, dict(results))] = job
                if progress is not None:
                    progress(len(results), len(needs), job)
            if not running:
                raise ValueError(f"files require each other: {', '.join(sorted(waiting))}")
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                results[running.pop(done)] = done.result()
    return results


@contextmanager
def _stopping(stopped: Event | None) -> Iterator[None]:
    """Set an event when what is inside is left by an exception."""
    try:
        yield
    except BaseException:
        if stopped is not None:
            stopped.set()
        raise


def shown(path: str) -> str:
    """Return where a user finds a file."""
    root, _, name = path.partition("/")
    return f"{SOURCES.get(root, root)}/{name}"


def text_of(path: Path) -> str:
    """Return the text of a file; an empty one if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def digest(*parts: str) -> str:
    """Return the digest of texts, one after the other."""
    return sha256("\0".join(parts).encode("utf-8")).hexdigest()
