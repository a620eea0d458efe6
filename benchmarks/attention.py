"""Attention against PyTorch, and its memory: ``python -m benchmarks.attention``, after ``pip install '.[bench]'``.

Float64, forward and backward, no mask. Each time is a ratio of two runs one after the other in one process, both
with two threads; a table line is the median of 15 such ratios, with the smallest and the largest beside it. A
ratio below 1 keeps its budget. Memory is the peak that `tracemalloc` sees, inputs included, over the sum of the
arrays that must exist: query, key, value, output, weights, the gradient at the output and those at the inputs.
"""

from __future__ import annotations

import statistics
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from types import ModuleType

import numpy as np
from threadpoolctl import threadpool_limits

from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward

SHAPES = {(8, 8, 128, 64): "batch 8, heads 8, n 128, d 64", (4, 8, 512, 64): "batch 4, heads 8, n 512, d 64"}
THREADS = 2
RATIOS = 15
MEMORY_BUDGET = 1.5
PAUSE = 0.01  # seconds before each run, in which the threads of the other one stop spinning


def arrays(shape: tuple[int, ...]) -> list[np.ndarray]:
    """Return query, key, value and the gradient at the output."""
    rng = np.random.default_rng(0)
    return [rng.standard_normal(shape) for _ in range(4)]


def ours(query: np.ndarray, key: np.ndarray, value: np.ndarray, d_output: np.ndarray) -> list[np.ndarray]:
    """Return output, weights and the gradients at the inputs."""
    output, cache = scaled_dot_product_attention(query, key, value)
    gradients = scaled_dot_product_attention_backward(cache, d_output)
    return [output, cache.weights, gradients.d_query, gradients.d_key, gradients.d_value]


def memory_ratio(shape: tuple[int, ...]) -> float:
    """Return the peak memory over that of the arrays that must exist."""
    tracemalloc.start()
    given = arrays(shape)
    tracemalloc.reset_peak()
    made = ours(*given)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / sum(array.nbytes for array in (*given, *made))


def theirs(torch: ModuleType, given: list[np.ndarray]) -> dict[str, Callable[[], list[np.ndarray]]]:
    """Return PyTorch's ways to compute the output and the gradients at the inputs, by name."""
    from torch.nn.attention import SDPBackend, sdpa_kernel

    query, key, value = (torch.from_numpy(array).requires_grad_() for array in given[:3])
    d_output = torch.from_numpy(given[3])

    def finished(output):  # type: ignore[no-untyped-def]
        gradients = torch.autograd.grad(output, (query, key, value), d_output)
        return [output.detach().numpy(), *(gradient.numpy() for gradient in gradients)]

    def fused(backend: SDPBackend) -> Callable[[], list[np.ndarray]]:
        def run() -> list[np.ndarray]:
            with sdpa_kernel(backend):
                return finished(torch.nn.functional.scaled_dot_product_attention(query, key, value))

        return run

    def eager() -> list[np.ndarray]:
        return finished(torch.softmax(query @ key.mT * query.shape[-1] ** -0.5, -1) @ value)

    return {"MATH": fused(SDPBackend.MATH), "FLASH": fused(SDPBackend.FLASH_ATTENTION), "eager": eager}


def seconds(run: Callable[[], object]) -> float:
    """Return how long one run takes."""
    time.sleep(PAUSE)
    begun = time.perf_counter()
    run()
    return time.perf_counter() - begun


def main() -> None:
    """Measure, and print a table."""
    for shape, name in SHAPES.items():
        ratio = memory_ratio(shape)
        print(f"{name}: peak memory {ratio:.2f} of what must exist, budget {MEMORY_BUDGET}")
    try:
        import torch
    except ImportError:
        raise SystemExit("times: PyTorch is not installed: pip install '.[bench]'") from None
    torch.set_num_threads(THREADS)
    print(f"PyTorch {torch.__version__}, NumPy {np.__version__}, {THREADS} threads each")
    with threadpool_limits(THREADS, user_api="blas"):
        for shape, name in SHAPES.items():
            given = arrays(shape)
            expected = ours(*given)
            for backend, run in theirs(torch, given).items():
                for found, array in zip(run(), (expected[0], *expected[2:]), strict=True):
                    np.testing.assert_allclose(found, array, rtol=0, atol=1e-10)
                pairs = [(seconds(partial(ours, *given)), seconds(run)) for _ in range(RATIOS)]
                ratios = [own / other for own, other in pairs]
                times = [statistics.median(column) * 1e3 for column in zip(*pairs, strict=True)]
                print(
                    f"{name}: {times[0]:6.1f} ms, PyTorch {backend:5} {times[1]:6.1f} ms, ratio "
                    f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f}), budget 1.00"
                )


if __name__ == "__main__":
    main()
