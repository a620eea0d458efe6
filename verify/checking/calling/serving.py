"""The process of a function: it is confined, it imports the function, and it answers calls as they come.

What it is sent is pickled, by the judge; what it sends is not: a head in JSON, and the bytes of float64 numbers.
"""

from __future__ import annotations

import json
import os
import pickle
import struct
import sys
from typing import Any, BinaryIO

from verify.checking.calling.confining import confine

__all__ = ["HEAD", "serve"]

HEAD = struct.Struct("<Q")
"""The length of a head, before it."""


def serve(folder: str, memory: int) -> None:
    """Answer calls until the judge is gone.

    Parameters
    ----------
    folder : str
        Where files may be written.
    memory : int
        Bytes that may be used.
    """
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)  # what somebody's code prints is no answer
    sys.stdin, sys.argv = open(0, closefd=False), [""]  # noqa: SIM115 - for as long as the process lives
    guards = confine(folder, memory)
    try:
        nonce, origin, setup = pickle.load(asked)
        _send(answers, {"nonce": nonce, "guards": guards})
        nonce, candidate = pickle.load(asked), _candidate(origin, setup)
        if isinstance(candidate, dict):
            return _send(answers, {"nonce": nonce, **candidate})
        _send(answers, {"nonce": nonce, "taken": candidate.taken, "array": candidate.array})
        while True:
            nonce, call = pickle.load(asked)
            reply = candidate.call(call, BaseException)
            after = dict(reply.after)
            arrays = [*(p.values for p in reply.parts), *after.values(), *reply.earlier]
            head = {
                **reply._asdict(),
                "nonce": nonce,
                "parts": [part._replace(values=None)._asdict() for part in reply.parts],
                "after": list(after),
                "earlier": len(reply.earlier),
                "shapes": [None if values is None else values.shape for values in arrays],
            }
            _send(answers, head, arrays)
    except EOFError:
        return None


def _send(answers: BinaryIO, head: dict[str, Any], arrays: Any = ()) -> None:
    text = json.dumps(head).encode()
    answers.write(HEAD.pack(len(text)) + text)
    for values in arrays:
        if values is not None:
            answers.write(values.astype("<f8", order="C").tobytes())
    answers.flush()


def _candidate(origin: Any, setup: Any) -> Any:
    """Return the function, ready to be called, or what is wrong with it as data."""
    from verify.checking.calling.candidate import Candidate, Setup, in_one_line
    from verify.checking.calling.functions import function_from
    from verify.checking.calling.parameters import CallError

    try:
        return Candidate(function_from(*reversed(origin)), Setup(*setup))
    except CallError as error:
        return {"refused": str(error)}
    except ModuleNotFoundError as error:
        return {"missing": error.name, "absent": str(error)}
    except ValueError as error:
        return {"absent": str(error), "package": isinstance(error.__cause__, ImportError)}
    except BaseException as error:  # whatever somebody's module does
        return {"refused": f"its process cannot find it: {in_one_line(error)}"}
