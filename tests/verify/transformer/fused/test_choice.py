"""When loops are fused: large arrays of two formats that lie in rows, and only with Numba."""

import sys

import numpy as np
import pytest

from verify.transformer import fused, slices
from verify.transformer.fused import choice, loops
from verify.transformer.fused.choice import fused_for, fused_loops

LARGE = (slices.PARALLEL // 64, 64)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_large_floats_in_rows_are_for_the_loops(dtype):
    x = np.zeros(LARGE, dtype)
    assert fused_loops(x, x.copy()) is fused_for(x.dtype, x.size) is loops


@pytest.mark.parametrize(
    ("arrays", "why"),
    [
        ([np.zeros((4, 64))], "small"),
        ([np.zeros(LARGE, np.float16)], "another format"),
        ([np.zeros(LARGE, complex)], "another format"),
        ([np.zeros(LARGE, object)], "objects"),
        ([np.zeros(LARGE).T], "columns"),
        ([np.zeros(LARGE), np.zeros((LARGE[0], 128))[:, ::2]], "gaps"),
        ([np.zeros(LARGE), np.zeros(LARGE, np.float32)], "two formats"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_all_else_is_for_numpy(arrays, why):
    assert fused_loops(*arrays) is None, why


def not_installed(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)


def nowhere_to_keep_loops(monkeypatch):
    def refuse(**_):
        raise RuntimeError("cannot cache function: no locator available for file")

    monkeypatch.setattr("numba.njit", refuse)


def no_compiling(monkeypatch):
    monkeypatch.setattr("numba.config.DISABLE_JIT", 1)


@pytest.mark.parametrize("lack", [not_installed, nowhere_to_keep_loops, no_compiling])
def test_without_numba_all_is_for_numpy(lack, monkeypatch):
    lack(monkeypatch)
    monkeypatch.setattr(fused, "loops", loops)  # which is put back afterwards, whatever is imported here
    monkeypatch.delitem(sys.modules, loops.__name__)
    choice._compiled.cache_clear()
    try:
        assert fused_loops(np.zeros(LARGE)) is None
    finally:
        choice._compiled.cache_clear()
