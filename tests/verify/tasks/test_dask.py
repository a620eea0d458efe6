"""A real Dask cluster of two worker processes on this machine: it runs tasks, and loses none when a worker dies."""

import os
import signal
import socket

import pytest

import verify
from verify.commands.cli import main
from verify.tasks.sharing import ClusterError, dask_executor, finished, results

distributed = pytest.importorskip("distributed", reason="python -m pip install 'transformer-proofs[dask]'")


@pytest.fixture(scope="module")
def cluster():
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield made


@pytest.mark.long
def test_theorems_are_measured_by_its_workers(cluster, capsys):
    names = ("softmax_sum_one", "softmax_pos", "softmax_vjp")
    here = verify.run(names, columns=["ball"])
    with dask_executor(cluster.scheduler_address) as executor:
        assert verify.run(names, columns=["ball"], executor=executor).json() == here.json()
    assert main(["run", names[0], "--columns", "ball", "--dask", cluster.scheduler_address]) == 0


@pytest.mark.long
def test_a_worker_that_dies_loses_nothing(cluster, tmp_path):
    """Its nanny starts another, and the scheduler gives what it had to the rest."""
    first = next(iter(cluster.workers.values())).process.pid
    tasks = [
        f"import pathlib, time; pathlib.Path({str(tmp_path / str(n))!r}).touch(); time.sleep(0.3)" for n in range(8)
    ]
    with dask_executor(cluster.scheduler_address) as executor:
        outcomes = []
        for done in finished(exec, tasks, executor=executor):
            if not outcomes:
                os.kill(first, signal.SIGKILL)
            outcomes.append(done)
    assert sorted(done.number for done in outcomes) == [*range(8)]
    assert all(done.ending.error is None for done in outcomes)
    assert sorted(p.name for p in tmp_path.iterdir()) == [str(n) for n in range(8)]


def test_where_no_scheduler_answers_it_is_one_line(monkeypatch, capsys):
    monkeypatch.setattr("verify.tasks.sharing.PATIENCE", 0.2)
    with socket.socket() as closed:  # bound, and nobody listens
        closed.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{closed.getsockname()[1]}"
        with pytest.raises(ClusterError, match=f"no scheduler answers at {address}"), dask_executor(address):
            pass
        assert main(["run", "softmax_vjp", "--columns", "ball", "--dask", address]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("verify: dask: no scheduler answers at") and err.count("\n") == 1
    assert list(results(abs, [])) == []
