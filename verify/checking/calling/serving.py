"""The process of a function: it is confined, it imports the function, and it answers calls as they come.

What it is sent is pickled, by the judge; what it sends is not: a head in JSON, and the bytes of float64 numbers.
"""

from __future__ import annotations

import ctypes
import json
import os
import pickle
import struct
import sys
from contextlib import suppress
from typing import Any, BinaryIO

__all__ = ["GUARDS", "HEAD", "confine", "serve"]

GUARDS = ("the network", "files outside its folder", "the memory of other processes", "signals", "unlimited memory")
"""What a process may be kept from."""
CREATE_RULESET, ADD_RULE, RESTRICT_SELF, NO_NEW_PRIVILEGES = 444, 445, 446, 38
NEW_NETWORK, NEW_USER = 0x40000000, 0x10000000
WRITE_FILE, TRUNCATE = 1 << 1, 1 << 14
CHANGES = WRITE_FILE | sum(1 << bit for bit in range(4, 13))
"""Writing, removing and making files of all kinds."""
TCP, SCOPES = 0b11, 0b11
NETWORK_SINCE, TRUNCATE_SINCE, SCOPES_SINCE = 4, 3, 6
"""Versions of Landlock."""


def confine(folder: str, memory: int) -> tuple[str, ...]:
    """Give up what a function that is checked has no need of, for good, as far as the platform lets a process.

    On Linux: rules of Landlock on files, other processes and connections, a network of its own without a way out, and a
    limit to memory. Elsewhere little of that exists, and what is not there is not claimed. It uses the standard library
    alone, as it runs before anything begins a thread.

    Parameters
    ----------
    folder : str
        Where files may still be written.
    memory : int
        Bytes that the process may use.

    Returns
    -------
    tuple of str
        The `GUARDS` that hold.
    """
    held = [GUARDS[4]] if _limited(memory) else []
    if sys.platform == "linux":
        with suppress(OSError):  # where memory runs out, it is this process that the system ends
            _write("/proc/self/oom_score_adj", "1000")
        library = ctypes.CDLL(None, use_errno=True)
        held += [GUARDS[0]] if _without_network(library) else []
        held += _landlocked(library, folder)
    return tuple(guard for guard in GUARDS if guard in held)


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def _limited(memory: int) -> bool:
    try:
        import resource
    except ImportError:  # Windows
        return False
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
        return sys.platform == "linux"  # where it counts all private memory, and not what devices map
    return False


def _without_network(library: ctypes.CDLL) -> bool:
    """Move to a network that leads nowhere; who is not root, by a space of users in which nothing else changes."""
    if library.unshare(NEW_NETWORK) == 0:
        return True
    user, group = os.geteuid(), os.getegid()
    if library.unshare(NEW_USER | NEW_NETWORK) != 0:
        return False
    with suppress(OSError):
        _write("/proc/self/setgroups", "deny")
        _write("/proc/self/uid_map", f"{user} {user} 1")
        _write("/proc/self/gid_map", f"{group} {group} 1")
    return True


def _landlocked(library: ctypes.CDLL, folder: str) -> list[str]:
    """Keep this process and all that it begins from changing files outside a folder, and from other processes."""
    call = library.syscall
    version = call(CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(1))
    if version < 1:
        return []
    changes = CHANGES | (TRUNCATE if version >= TRUNCATE_SINCE else 0)
    fields = [changes, *([TCP] if version >= NETWORK_SINCE else []), *([SCOPES] if version >= SCOPES_SINCE else [])]
    rules = struct.pack(f"={len(fields)}Q", *fields)
    ruleset = call(CREATE_RULESET, rules, ctypes.c_size_t(len(rules)), ctypes.c_uint32(0))
    if ruleset < 0:
        return []
    for place, allowed in ((folder, changes), ("/dev", WRITE_FILE), ("/dev/shm", changes)):
        with suppress(OSError):
            beneath = os.open(place, os.O_PATH | os.O_CLOEXEC)
            call(ADD_RULE, ctypes.c_int(ruleset), ctypes.c_int(1), struct.pack("=Qi", allowed, beneath), 0)
            os.close(beneath)
    zero = ctypes.c_ulong(0)
    library.prctl(NO_NEW_PRIVILEGES, ctypes.c_ulong(1), zero, zero, zero)
    restricted = call(RESTRICT_SELF, ctypes.c_int(ruleset), ctypes.c_uint32(0)) == 0
    os.close(ruleset)
    return [*GUARDS[1:3], *([GUARDS[3]] if version >= SCOPES_SINCE else [])] if restricted else []


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
