"""A program in a process of its own that is sent Ctrl-C when it says that it has begun."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0


def interrupted(
    command: list[str], folder: Path, begun: Callable[[], bool], *, alone: bool = False
) -> tuple[int, str, str]:
    """Run Python with a command; return its exit code, stdout and stderr, and see that nothing goes on without it.

    The signal goes to all processes of the group, as a terminal sends it; or to the program alone.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_listening,
    )
    try:
        end = time.monotonic() + PATIENCE
        while not begun():
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"it did not begin: {process.communicate()}")
            time.sleep(0.02)
        (os.kill if alone else os.killpg)(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        while goes_on(process.pid):
            if time.monotonic() > end + PATIENCE:
                raise RuntimeError("a process of it goes on")
            time.sleep(0.02)
    finally:
        if goes_on(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, out, err


def _listening() -> None:
    """Let Ctrl-C do what it does on a terminal, also where whoever runs the tests is deaf to it, as behind nohup."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def goes_on(group: int) -> bool:
    """Tell whether some process of a group is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
