"""The workers of a Dask cluster, as an executor."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module

__all__ = ["ClusterError", "dask_executor"]

PATIENCE = 10
"""Seconds within which a scheduler answers."""


class ClusterError(ValueError):
    """There is no cluster at an address."""


@contextmanager
def dask_executor(address: str) -> Iterator[Executor]:
    """Return an executor whose tasks a Dask cluster runs; its workers must have this package, and the same files.

    Parameters
    ----------
    address : str
        Of the scheduler, such as ``"tcp://127.0.0.1:8786"``.

    Raises
    ------
    ClusterError
        If no scheduler answers.
    ModuleNotFoundError
        If ``distributed`` is not installed.
    """
    distributed = import_module("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"dask: no scheduler answers at {address}: {error}") from None
    with client:
        executor: Executor = client.get_executor(pure=False)
        yield executor
