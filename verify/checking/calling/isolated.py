"""A function in a process of its own, as the judge sees it: arguments go, numbers come, and nothing else is believed.

The process never holds a reference, a wrong formula, an answer or a verdict: these are computed in the judge, of an
answer that has come. It is begun for one check, from nothing, and never forked from the judge, whose memory it would
then hold. What comes back is read once: a head in JSON of limited size that repeats the number of the call, which
nobody can know before, and bytes of float64, whose shapes are looked at before they are read. No pickle is loaded.

What is not promised: `Diagnosis.notes` says which of `GUARDS` a platform does not have. A function that is passed as
an object, and not by its name, was imported by whoever calls `verify.check`, in the process of the judge; a candidate
that nobody trusts is named by text, ``"kernels:softmax"``, and then the judge never imports it.
"""

from __future__ import annotations

import json
import math
import pickle
import secrets
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import IO, Any, TypeVar

import numpy as np

from derive.language.words import printable
from verify.checking.calling.candidate import Call, Reply, ResultRead, Setup
from verify.checking.calling.functions import Pickled, pickled
from verify.checking.calling.parameters import ByName, CallError
from verify.checking.calling.serving import HEAD
from verify.tasks.children import Child, DiedError, TooLongError

__all__ = ["Ended", "Isolated", "Limits"]

MOST_OF_HEAD, MOST_NUMBERS, MOST_OF_TEXT = 2**20, 2**27, 400
PROGRAM = (
    "import sys; folder, memory = sys.argv[1:3]; sys.path[:] = sys.argv[3:]; "
    "from verify.checking.calling.serving import serve; serve(folder, int(memory))"
)
CACHES = (
    "CUDA_CACHE_PATH",
    "NUMBA_CACHE_DIR",
    "TMPDIR",
    "TORCHINDUCTOR_CACHE_DIR",
    "TORCH_EXTENSIONS_DIR",
    "TRITON_CACHE_DIR",
)
"""Variables that name folders to which libraries write what they compile."""
T = TypeVar("T")
READING = {"raised": str, "kind": str, "mapping": bool, "parts": list, "after": list, "earlier": int, "shared": list}


class Ended(CallError):
    """The process of the function ended, gave no answer in time, or sent what is none."""


@dataclass(frozen=True)
class Limits:
    """What a function in a process of its own may use.

    Attributes
    ----------
    seconds : float
        For one call, and for being imported.
    memory : int
        Bytes, where the platform can limit them.

    Raises
    ------
    ValueError
        If one is not positive.
    """

    seconds: float = 120.0
    memory: int = 2**34

    def __post_init__(self) -> None:
        for name in ("seconds", "memory"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name}: expected a number > 0, got {getattr(self, name)!r}")


class Isolated:
    """A function that is called in a process of its own: it has what a `Candidate` has.

    Raises
    ------
    Ended
        If its process ends, or does not answer in time.
    CallError
        If its parameters cannot be told.
    ValueError
        If it is not found in another process, or what is declared does not exist.
    """

    def __init__(self, function: Callable[..., Any] | ByName, setup: Setup, limits: Limits) -> None:
        origin: ByName | Pickled = function if isinstance(function, ByName) else pickled(function)
        self.limits, self.folder = limits, tempfile.TemporaryDirectory(prefix="candidate", ignore_cleanup_errors=True)
        environment = dict.fromkeys(CACHES, self.folder.name)
        self.child = Child(PROGRAM, (self.folder.name, str(limits.memory)), environment)
        try:
            guards = self._asked((tuple(origin), type(origin).__name__), tuple(setup)).get("guards", ())
            self.guards = tuple(str(guard) for guard in guards)  # nothing of the function's has run yet
            ready = self._asked()
            if "missing" in ready:
                raise ModuleNotFoundError(_text(ready["absent"]), name=_text(ready["missing"]))
            if "absent" in ready:
                raise ValueError(_text(ready["absent"])) from (ImportError() if ready["package"] is True else None)
            if "refused" in ready:
                raise CallError(_text(ready["refused"]))
            self.taken = tuple(map(_text, ready.get("taken", ())))
            self.array = _text(ready.get("array"))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the process, and those that it began in its session; remove its folder."""
        self.child.close()
        self.folder.cleanup()

    def call(self, call: Call) -> Reply:
        """Return what the function did in a call.

        Raises
        ------
        Ended
            If there is no answer.
        """
        return self._exchanged((call,), _reply)

    def _asked(self, *request: Any) -> dict[str, Any]:
        return self._exchanged(request, lambda head, back: head)

    def _exchanged(self, request: tuple[Any, ...], read: Callable[[dict[str, Any], IO[bytes]], T]) -> T:
        """Send a request with a number, and read an answer with that number."""
        nonce = secrets.token_hex(16)
        try:
            with self.child.answering(self.limits.seconds) as (to, back):
                pickle.dump((nonce, *request) if request else nonce, to)
                to.flush()
                (length,) = HEAD.unpack(_bytes(back, HEAD.size))
                if length > MOST_OF_HEAD:
                    raise _NoAnswer
                head = json.loads(_bytes(back, length))
                if not isinstance(head, dict) or head.get("nonce") != nonce:
                    raise _NoAnswer
                return read(head, back)
        except (_NoAnswer, ValueError, TypeError, KeyError, RecursionError):
            self.child.kill()
            raise Ended("its process sent what is no answer: somebody else wrote to its pipe") from None
        except (DiedError, TooLongError) as error:
            raise Ended(str(error)) from None


class _NoAnswer(Exception):
    """What came is no answer."""


def _bytes(back: IO[bytes], count: int) -> bytes:
    content = back.read(count)
    if len(content) < count:
        raise EOFError
    return content


def _text(value: Any) -> str:
    """Return text of somebody's, which may hold anything, in one printable line."""
    return printable(" ".join(str(value)[: 4 * MOST_OF_TEXT].split())[:MOST_OF_TEXT])


def _reply(head: dict[str, Any], back: IO[bytes]) -> Reply:
    """Read an answer: each field of its type, and as many numbers as shapes were looked at."""
    if any(type(head[name]) is not kind for name, kind in READING.items()):
        raise _NoAnswer
    shapes = head["shapes"]
    sizes = [0 if shape is None else math.prod(shape) for shape in shapes]
    whole = all(type(n) is int and n >= 0 for shape in shapes for n in shape or ())
    names, count = [_text(name) for name in head["after"]], len(head["parts"])
    if not whole or sum(sizes) > MOST_NUMBERS or len(shapes) != count + len(names) + head["earlier"]:
        raise _NoAnswer
    arrays = [
        None if shape is None else np.frombuffer(_bytes(back, 8 * size), "<f8").astype(np.float64).reshape(shape)
        for shape, size in zip(shapes, sizes, strict=True)
    ]
    parts = tuple(_part(part, values) for part, values in zip(head["parts"], arrays, strict=False))
    shared = tuple((number, str(name)) for number, name in head["shared"] if 0 <= number < count)
    return Reply(
        _text(head["raised"]),
        _text(head["kind"]),
        head["mapping"],
        parts,
        dict(zip(names, arrays[count:], strict=False)),
        tuple(values for values in arrays[count + len(names) :] if values is not None),
        shared,
    )


def _part(told: Mapping[str, Any], values: Any) -> ResultRead:
    texts = {name: _text(told[name]) for name in ("key", "kind", "dtype", "stored", "absent", "unread")}
    return ResultRead(**texts, plain=told["plain"] is True, usual=told["usual"] is True, values=values)
