"""Twenty kernels in four dtypes at five shapes, whoever asks: ``python -m benchmarks.matrix``, with ``[dask]``.

The table of ``tests/verify/checking/matrix/library`` is made by processes of this machine, and by two workers of a Dask
cluster; by a run that is killed when half of the cells are finished, and one that goes on; and on both with a process
or worker killed in the middle. Each line has the digest of the JSON: they must all be the same.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import verify
from verify.checking.matrix.table import Matrix
from verify.tasks import children
from verify.tasks.sharing import dask_executor

LIBRARY = Path(__file__).parents[1] / "tests" / "verify" / "checking" / "matrix" / "library"
JOBS = 2


def on_processes(file: Path) -> Matrix:
    """Ask by processes."""
    return verify.matrix(file, jobs=JOBS)


def on_any_executor(file: Path) -> Matrix:
    """Ask by an executor of the standard library."""
    with ThreadPoolExecutor(JOBS) as pool:
        return verify.matrix(file, executor=pool)


def on_dask(file: Path, kill: bool = False) -> Matrix:
    """Ask by two workers, each a process; in the middle one is killed, if that is asked for."""
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
        dask_executor(cluster.scheduler_address) as executor,
    ):
        worker = next(iter(cluster.workers.values())).process.pid

        def killing(done: int, of: int, name: str) -> None:
            if done == of // 2:
                print(f"  worker {worker} is killed after {done} cells")
                os.kill(worker, signal.SIGKILL)

        return verify.matrix(file, executor=executor, progress=killing if kill else None)


def on_dask_with_a_worker_killed(file: Path) -> Matrix:
    """Ask by two workers, of which one is killed in the middle."""
    return on_dask(file, kill=True)


def with_a_process_killed(file: Path) -> Matrix:
    """Ask by processes, of which one is killed in the middle."""
    killed = threading.Event()

    def killing(done: int, of: int, _: str) -> None:
        if done >= of // 2 and not killed.is_set():
            for process in _children(os.getpid()):
                print(f"  process {process} is killed after {done} cells")
                os.kill(process, signal.SIGKILL)
                killed.set()
                return

    return verify.matrix(file, jobs=JOBS, progress=killing)


def _children(parent: int) -> Iterator[int]:
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = (status.parent / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if int(fields[1]) == parent and children.PROGRAM in command:
            yield int(status.parent.name)


def killed_and_resumed(file: Path) -> Matrix:
    """Kill the whole run when half of the cells are finished, and go on."""
    out = file.parent / "killed"
    program = [sys.executable, "-m", "verify", "code", "--matrix", str(file), "--out", str(out), "--jobs", str(JOBS)]
    run = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not (out / "cells.jsonl").exists() or (out / "cells.jsonl").read_text().count("\n") < 200:
        time.sleep(0.05)
    run.kill()
    run.wait()
    found = verify.matrix(file, jobs=JOBS, out=out)
    print(f"  killed; {found.kept} cells stood, {len(found.seconds)} were asked by the run that went on")
    return found


WAYS = (
    on_processes,
    on_any_executor,
    on_dask,
    killed_and_resumed,
    with_a_process_killed,
    on_dask_with_a_worker_killed,
)


def main() -> int:
    """Print a line for each way, and return 1 if two tables differ."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=[way.__name__ for way in WAYS], action="append", help="one of the ways")
    wanted = parser.parse_args().only or [way.__name__ for way in WAYS]
    digests = set()
    for way in WAYS:
        if way.__name__ not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            for name in ("kernels.py", "kernels.toml"):
                shutil.copy(LIBRARY / name, folder)
            begun = time.monotonic()
            found = way(Path(folder) / "kernels.toml")
        digests.add(digest := sha256(found.json().encode()).hexdigest())
        print(f"{way.__name__:30} {found!r} {digest[:16]} {time.monotonic() - begun:.0f} s", flush=True)
    print("the same bytes" if len(digests) == 1 else f"{len(digests)} TABLES")
    return 0 if len(digests) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())
