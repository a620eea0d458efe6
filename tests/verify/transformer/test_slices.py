"""Work on stacks, piece by piece: every slice once, the same bits on any number of threads, errors come through."""

import multiprocessing
import threading
import time
import warnings

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from verify.transformer import slices
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.slices import Workspace, for_each_piece, pieces, product

FLOAT = np.dtype(float)


@pytest.mark.parametrize("leading", [(), (1,), (7,), (2, 3), (3, 1, 5), (2, 1)])
@pytest.mark.parametrize("most", [1, 2, 3, 7, 100])
@pytest.mark.parametrize("size", [1, 2, 5])
def test_pieces_hold_every_slice_once(leading, most, size, monkeypatch):
    monkeypatch.setattr(slices, "PIECE", most)
    stack = np.zeros((*leading, size))
    for piece in pieces(leading, size):
        assert np.shares_memory(stack, stack[piece])
        assert 0 < stack[piece].size <= max(most, size)
        stack[piece] += 1
    assert (stack == 1).all()


def test_pieces_are_few():
    assert list(pieces((), 10**9)) == [()]
    assert list(pieces((4, 8), 1)) == [(slice(0, slices.PIECE // 8),)]
    assert list(pieces((2, 4), slices.PIECE // 2)) == [
        (0, slice(0, 2)),
        (0, slice(2, 4)),
        (1, slice(0, 2)),
        (1, slice(2, 4)),
    ]


def test_a_workspace_lends_an_array_to_one_at_a_time():
    workspace = Workspace(FLOAT)
    with workspace.array((2, 3)) as first, workspace.array((3,)) as second:
        assert first.shape == (2, 3) and second.shape == (3,) and first.dtype == FLOAT
        assert not np.shares_memory(first, second)
    with workspace.array((3,)) as again, workspace.array((2, 5)) as larger:
        assert np.shares_memory(again, first) and larger.shape == (2, 5)
        assert not np.shares_memory(again, larger)


def blas_threads():
    return [library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas"]


def seen_by_work(leading, size, dtype):
    """Return the threads that worked and the numbers of BLAS threads that they saw."""
    workers, limits = set(), set()

    def work(piece):
        workers.add(threading.current_thread())
        limits.update(blas_threads())
        time.sleep(0.02)  # the other thread gets its turn

    for_each_piece(work, leading, size, dtype)
    return workers, limits


def test_large_work_runs_on_a_pool_with_blas_at_one_thread():
    with threadpool_limits(2, user_api="blas"):
        before = blas_threads()
        workers, limits = seen_by_work((8,), slices.PIECE, FLOAT)
        assert len(workers) >= 2
        assert threading.current_thread() in workers
        assert limits == ({1} if before else set())  # none where NumPy's BLAS is not known
        assert blas_threads() == before


@pytest.mark.parametrize(
    ("leading", "size", "dtype"),
    [
        ((8,), slices.PIECE, np.dtype(object)),
        ((2, 3), 5, FLOAT),
        ((), 10 * slices.PIECE, FLOAT),
    ],
)
def test_objects_and_small_work_stay_in_this_thread(leading, size, dtype):
    workers, _ = seen_by_work(leading, size, dtype)
    assert workers == {threading.current_thread()}


@pytest.mark.parametrize("in_one_loop", [False, True])
def test_a_blas_that_was_loaded_within_a_limit_does_not_lift_it(in_one_loop, monkeypatch):
    class Library:
        def __init__(self, threads):
            self.threads = threads

        def get_num_threads(self):
            return self.threads

        def set_num_threads(self, threads):
            self.threads = threads

    libraries, seen = [Library(1), Library(2)], []
    monkeypatch.setattr(slices, "_blas", lambda: libraries)

    def work(piece):
        seen.append((threading.current_thread(), [library.threads for library in libraries]))
        time.sleep(0.01)  # another thread would get its turn

    for_each_piece(work, (8,), slices.LONG_PIECE, FLOAT, in_one_loop=in_one_loop)
    assert seen == [(threading.main_thread(), [1, 2] if in_one_loop else [1, 1])] * 8
    assert [library.threads for library in libraries] == [1, 2]


def test_an_error_in_a_thread_is_raised_and_blas_is_as_before():
    begun = threading.Barrier(2)

    def work(piece):
        begun.wait(timeout=60)
        if threading.current_thread() is not threading.main_thread():
            raise OverflowError("in the other thread")

    with threadpool_limits(2, user_api="blas"):
        before = blas_threads()
        with pytest.raises(OverflowError, match="^in the other thread$"):
            for_each_piece(work, (2,), slices.PIECE, FLOAT)
        assert blas_threads() == before


def test_callers_in_two_threads_leave_blas_as_it_was():
    with threadpool_limits(2, user_api="blas"):
        before = blas_threads()
        callers = [
            threading.Thread(target=for_each_piece, args=(lambda piece: None, (8,), slices.PIECE, FLOAT))
            for _ in range(8)
        ]
        for caller in callers:
            caller.start()
        for caller in callers:
            caller.join()
        assert blas_threads() == before


@pytest.mark.parametrize("masked", [False, True])
def test_attention_has_the_same_bits_on_any_threads_and_in_any_pieces(masked, monkeypatch):
    rng = np.random.default_rng(1)
    leading, n, m, d, c = (3, 5), 67, 71, 13, 11
    query, key, value = (rng.standard_normal((*leading, *shape)) for shape in ((n, d), (m, d), (m, c)))
    d_output = rng.standard_normal((*leading, n, c))
    mask = rng.random((5, 1, m)) < 0.7 if masked else None
    additive_mask = rng.standard_normal((n, m)) if masked else None
    monkeypatch.setattr(slices, "PARALLEL", 0)

    def results():
        output, cache = scaled_dot_product_attention(query, key, value, mask=mask, additive_mask=additive_mask)
        found = scaled_dot_product_attention_backward(cache, d_output)
        names = ["d_query", "d_key", "d_value", *(["d_additive_mask"] if masked else [])]
        return [output, cache.weights, *(getattr(found, name) for name in names)]

    first = None
    for piece in (1, 2 * n * m, 7 * n * m):
        monkeypatch.setattr(slices, "PIECE", piece)
        for threads in (1, 2):
            with threadpool_limits(threads, user_api="blas"):
                found = results()
            first = found if first is None else first
            assert all(np.array_equal(a, b) for a, b in zip(first, found, strict=True))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("added", [False, True])
@pytest.mark.parametrize(
    "dtypes", [(np.float64,) * 3, (np.float32,) * 3, (complex,) * 3, (np.float32, np.float64, np.float32)]
)
def test_a_product_of_matrices_is_that_of_numpy(threads, added, dtypes, monkeypatch):
    monkeypatch.setattr(slices, "MULTIPLICATIONS", 0)
    rng = np.random.default_rng(3)
    for n, m, k in ((1, 1, 1), (1, 7, 5), (13, 1, 4), (67, 31, 43)):
        a, b, row = (
            rng.standard_normal(shape).astype(d) for shape, d in zip(((n, m), (k, m), (k,)), dtypes, strict=True)
        )
        for left, right in ((a, b.T), (np.asfortranarray(a), b.T.copy()), (a[:, ::-1], b[:, ::-1].T)):
            expected = left @ right + (row if added else 0)
            with threadpool_limits(threads, user_api="blas"):
                found = product(left, right, row if added else None)
            assert found.dtype == expected.dtype and found.shape == (n, k)
            assert np.abs(found - expected).max() <= 4 * np.sqrt(m) * np.finfo(found.dtype).eps * np.abs(expected).max()


def test_the_cores_share_the_rows_of_a_large_product(monkeypatch):
    shares = []
    monkeypatch.setattr(slices, "_share", lambda work, parts: shares.append(list(map(work, parts(3)))))
    large = np.ones((2**10, 2**7))
    assert np.array_equal(product(large, large.T), np.full((2**10, 2**10), 2**7))
    assert len(shares) == 1 and len(shares[0]) == 3
    product(large[:4], large[:4].T)
    product(large.astype(object)[:4], large[:4].T.astype(object))
    assert len(shares) == 1


def test_what_holds_for_floats_here_holds_in_the_other_threads(monkeypatch):
    monkeypatch.setattr(slices, "MULTIPLICATIONS", 0)
    large = np.full((64, 64), 1e300)
    with threadpool_limits(2, user_api="blas"):
        with np.errstate(over="ignore", invalid="ignore"):
            assert np.isinf(product(large, large)).all()
        with np.errstate(over="raise", invalid="raise"), pytest.raises(FloatingPointError):
            product(large, large)


def test_after_an_error_no_piece_is_left_to_others():
    done, begun = [], threading.Event()

    def work(piece):
        done.append(piece)
        if threading.current_thread() is threading.main_thread():
            begun.wait(timeout=60)
            raise OverflowError
        begun.set()
        time.sleep(0.02)  # the error comes meanwhile

    with threadpool_limits(2, user_api="blas"), pytest.raises(OverflowError):
        for_each_piece(work, (64,), slices.PIECE, FLOAT)
    assert len(done) < 8


def test_a_process_made_by_a_fork_while_blas_is_held_does_not_wait():
    begun, ended = threading.Event(), threading.Event()

    def hold(_):
        begun.set()
        ended.wait(timeout=60)

    holder = threading.Thread(target=for_each_piece, args=(hold, (8,), slices.PIECE, FLOAT))
    holder.start()
    begun.wait(timeout=60)
    try:
        with warnings.catch_warnings(), multiprocessing.get_context("fork").Pool(1) as pool:
            warnings.simplefilter("ignore", DeprecationWarning)
            assert pool.apply_async(_workers, ()).get(timeout=60) >= 1
    finally:
        ended.set()
        holder.join()


def test_a_process_made_by_a_fork_has_threads_of_its_own():
    with threadpool_limits(2, user_api="blas"):
        before = seen_by_work((8,), slices.PIECE, FLOAT)[0]
        context = multiprocessing.get_context("fork")
        with warnings.catch_warnings(), context.Pool(1) as pool:
            warnings.simplefilter("ignore", DeprecationWarning)  # of threads and forks, from Python 3.12 on
            workers = pool.apply_async(_workers, ()).get(timeout=60)
    assert len(before) == workers == 2


def _workers():
    return len(seen_by_work((8,), slices.PIECE, FLOAT)[0])
