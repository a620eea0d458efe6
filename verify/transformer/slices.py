"""Work on stacks of matrices, piece by piece: a piece fits a core's cache, and the cores share the pieces.

Numbers of NumPy's own types run on a thread pool, as NumPy releases the interpreter's lock; where BLAS is called it is
held at one thread meanwhile, or it would start threads of its own in each of ours. A slice is computed in the same way
whichever piece it falls in and whichever thread takes it, so the results are the same bits. A product of matrices
that the cores share may round otherwise with another number of them, as one by BLAS does.
"""

from __future__ import annotations

import contextvars
import functools
import itertools
import math
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from threadpoolctl import LibController, ThreadpoolController

__all__ = ["Piece", "Workspace", "for_each_piece", "pieces", "product"]

Piece: TypeAlias = tuple[int | slice, ...]
"""An index into the leading axes of a stack; what it selects is a view."""

PIECE = 2**17  # numbers in one piece: a megabyte of float64, so that NumPy's calls cost little and the cache holds it
LONG_PIECE = 2**19  # where one loop does all: the cache holds a row, and a thread that wakes up finds the lock free
PARALLEL = 2**17  # numbers below which starting threads takes longer than they save
MULTIPLICATIONS = 2**24  # of numbers in a product of matrices, likewise

_blas_settings: dict[int, threading.Lock] = {}
"""By process: the number of BLAS threads is one for all, and two callers would mix it up.

A process that is made by a fork while the lock is held would wait for it for ever.
"""


def pieces(leading: tuple[int, ...], size: int, *, in_one_loop: bool = False) -> Iterator[Piece]:
    """Yield the indices that cut leading axes into pieces.

    Parameters
    ----------
    leading : tuple of int
        Sizes of the leading axes.
    size : int
        Numbers in one slice. A piece has at most `PIECE`, unless one slice has more.
    in_one_loop : bool
        Whether one compiled loop does all that is done with a piece, which then has at most `LONG_PIECE`.

    Yields
    ------
    tuple of int and slice
        The first axes by number, the next in steps, the rest whole.
    """
    if not leading:
        yield ()
        return
    numbers = [size * math.prod(leading[axis + 1 :]) for axis in range(len(leading))]  # of one entry along each axis
    most = LONG_PIECE if in_one_loop else PIECE
    axis = next((axis for axis, number in enumerate(numbers) if number <= most), len(leading) - 1)
    step = max(1, most // numbers[axis])
    for outer in itertools.product(*map(range, leading[:axis])):
        for start in range(0, leading[axis], step):
            yield (*outer, slice(start, start + step))


def for_each_piece(
    work: Callable[[Piece], None],
    leading: tuple[int, ...],
    size: int,
    dtype: np.dtype[Any],
    *,
    in_one_loop: bool = False,
) -> None:
    """Call ``work`` with every piece of a stack, on as many threads as BLAS may use; of nothing there is no piece.

    Parameters
    ----------
    work : callable
        Takes an index from `pieces`, and writes to no slice but those.
    leading : tuple of int
        Sizes of the leading axes.
    size : int
        Numbers in one slice.
    dtype : dtype
        Of the numbers: Python objects, or less work than is worth a thread, stay in this one.
    in_one_loop : bool
        As in `pieces`.
    """
    if size * math.prod(leading) == 0:
        return
    all_pieces = list(pieces(leading, size, in_one_loop=in_one_loop))
    if dtype.kind == "O" or len(all_pieces) == 1 or size * math.prod(leading) < PARALLEL:
        for piece in all_pieces:
            work(piece)
    else:
        _share(work, lambda _: all_pieces, calls_blas=not in_one_loop)


def product(a: npt.NDArray[Any], b: npt.NDArray[Any], added: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
    """Return the product of two matrices, with a row added to each of its own; the cores share large ones.

    BLAS would share them too, but with threads that go on spinning for a tenth of a second after it and take a core
    from what runs then.

    Parameters
    ----------
    a, b : ndarray, shapes (n, m), (m, k)
        Of any number type.
    added : ndarray, shape (k,), optional
        Added to each row.

    Returns
    -------
    ndarray, shape (n, k)
    """
    n, m, k = *a.shape, b.shape[1]
    dtype = np.result_type(a, b) if added is None else np.result_type(a, b, added)
    if not dtype == a.dtype == b.dtype or dtype.kind not in "fc" or n * m * k < MULTIPLICATIONS:
        rows = np.asarray(a @ b)
        return rows if added is None else np.add(rows, added, out=rows if rows.dtype == dtype else None)
    result = np.empty((n, k), dtype)

    def blocks(threads: int) -> list[tuple[slice, slice]]:
        """Return rows and columns for each; what all of them read is the smaller matrix."""
        edges = [max(n, k) * i // threads for i in range(threads + 1)]
        parts = [slice(*pair) for pair in itertools.pairwise(edges)]
        return [(part, slice(None)) if n >= k else (slice(None), part) for part in parts]

    def work(block: tuple[slice, slice]) -> None:
        rows, columns = block
        np.matmul(a[rows], b[:, columns], out=result[block])
        if added is not None:
            result[block] += added[columns]

    _share(work, blocks)
    return result


def _share(work: Callable[[Any], None], parts: Callable[[int], Sequence[Any]], *, calls_blas: bool = True) -> None:
    """Call ``work`` with every one of the parts for so many threads, on as many threads as BLAS may use."""
    with _single_threaded_blas() if calls_blas else nullcontext(_fewest(_threads_of_blas())) as threads:
        waiting = deque(parts(threads))

        def take_turns() -> None:
            while waiting:
                try:
                    part = waiting.popleft()
                except IndexError:  # another thread took the last one
                    return
                work(part)

        others: list[Future[None]] = []
        try:
            for _ in range(min(threads, len(waiting)) - 1):  # each in a copy of what holds here, such as np.errstate
                others.append(_pool(threads, os.getpid()).submit(contextvars.copy_context().run, take_turns))
            take_turns()
        finally:
            waiting.clear()  # nothing is left to others after an error here
            wait(others)
        for other in others:
            other.result()  # raises what was raised there


class Workspace:
    """Arrays that pieces use one after the other, as many as threads: a system clears fresh memory, which takes time.

    Parameters
    ----------
    dtype : dtype
        Of the arrays.
    """

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._dtype = dtype
        self._free: deque[npt.NDArray[Any]] = deque()

    @contextmanager
    def array(self, shape: tuple[int, ...]) -> Iterator[npt.NDArray[Any]]:
        """Lend an array, with whatever stands in it."""
        size = math.prod(shape)
        try:
            block = self._free.pop()
        except IndexError:  # all are lent
            block = np.empty(0, self._dtype)
        if block.size < size:
            block = np.empty(size, self._dtype)
        yield block[:size].reshape(shape)
        self._free.append(block)


@functools.cache
def _pool(threads: int, _process: int) -> ThreadPoolExecutor:
    """Return the threads of a process, which wait for work without using a core; one made by a fork has none."""
    return ThreadPoolExecutor(threads)


@functools.cache
def _blas() -> list[LibController]:
    """Return the BLAS libraries that are loaded; finding them takes a millisecond."""
    return list(ThreadpoolController().select(user_api="blas").lib_controllers)


@contextmanager
def _single_threaded_blas() -> Iterator[int]:
    """Hold BLAS at one thread, and give the number of threads that it had; without a known BLAS, that of the cores."""
    with _blas_settings.setdefault(os.getpid(), threading.Lock()):
        before = _threads_of_blas()
        try:
            for library in _blas():
                library.set_num_threads(1)
            yield _fewest(before)
        finally:
            for library, threads in zip(_blas(), before, strict=True):
                library.set_num_threads(threads)


def _threads_of_blas() -> list[int]:
    """Return how many threads each BLAS may use: one while it is held."""
    return [library.get_num_threads() for library in _blas()]


def _fewest(threads: list[int]) -> int:
    """Return the number of threads to work on; without a known BLAS, that of the cores.

    A BLAS that is loaded within `threadpool_limits`, as SciPy's by Numba, knows nothing of the limit.
    """
    return min(threads, default=os.cpu_count() or 1)
