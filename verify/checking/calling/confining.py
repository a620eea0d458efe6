"""What a process gives up for good before it runs somebody's code, as far as the platform lets it.

On Linux: rules of Landlock on files, other processes and connections, a network of its own without a way out, and a
limit to memory. Elsewhere little of that exists, and what is not there is not claimed: `confine` returns what holds.
It uses the standard library alone, as it runs before anything begins a thread.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from contextlib import suppress

__all__ = ["GUARDS", "confine"]

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
    """Give up what a function that is checked has no need of.

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
