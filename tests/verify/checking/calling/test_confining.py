"""What a process gives up, it has no more; what a platform cannot take away is not said to be gone."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from verify.checking.calling.serving import GUARDS, confine

ROOT = Path(__file__).resolve().parents[4]
TRIES = """
import os, signal, socket, sys
from verify.checking.calling.serving import GUARDS, confine
held = confine(sys.argv[1], 2**31)
def files():
    open(os.path.join(sys.argv[2], "there"), "w")
def network():
    socket.create_connection(("192.0.2.1", 80), 0.2)
def memory_of_others():
    open(f"/proc/{os.getppid()}/mem", "rb")
def signals():
    os.kill(os.getppid(), signal.SIGCONT)
def memory():
    bytearray(2**33)
open(os.path.join(sys.argv[1], "inside"), "w").close()
for guard, tried in zip(GUARDS, (network, files, memory_of_others, signals, memory)):
    try:
        tried()
        came = "done"
    except (OSError, MemoryError) as error:
        came = type(error).__name__
    print(guard, guard in held, came, sep="; ")
"""


def test_what_is_said_to_be_given_up_fails(tmp_path):
    with tempfile.TemporaryDirectory() as inside:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        program = [sys.executable, "-c", TRIES, inside, str(tmp_path)]
        result = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
        assert os.listdir(inside) == ["inside"]
    rows = [line.split("; ") for line in result.stdout.splitlines()]
    assert [guard for guard, _, _ in rows] == list(GUARDS)
    assert all(came in ("PermissionError", "OSError", "MemoryError") for _, held, came in rows if held == "True")
    if not any(held == "True" for _, held, _ in rows):
        pytest.skip("not run: this platform keeps a process from nothing")


def test_a_platform_that_has_none_of_it_says_so(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "resource", None)
    assert confine("folder", 2**40) == ()
