"""Whole layers and their parts against PyTorch: ``python -m benchmarks.layers``, after ``pip install '.[bench]'``.

Forward and backward, every gradient. A line is the median of 15 ratios, each of two runs one after the other in one
process with as many threads each; the smallest and the largest stand beside it, and the agreement of the results. A
ratio below 1 is faster than PyTorch. On a machine that others use, ``--cpu`` measures the processor's time. Memory is
that of the arrays that our cache alone keeps from the forward to the backward pass, over what PyTorch saves for its
own: with its attention that stores no weights, and with that which does. ``--record docs/speed.md`` writes the page,
which says what is not within `LIMITS`. Ours is measured as it is after ``pip install '.[fast]'``, which comes with it:
large arrays go through loops that Numba compiles.
"""

from __future__ import annotations

import argparse
import itertools
import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from threadpoolctl import threadpool_limits

from benchmarks.attention import seconds
from verify.transformer.activations import gated_backward, gelu, relu, relu_backward, silu
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.blocks.encoder_layer import EncoderLayerParameters, encoder_layer, encoder_layer_backward
from verify.transformer.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.models.initial import Sizes, encoder_layer_parameters, xavier
from verify.transformer.parameters import flat, unflat
from verify.transformer.rms_norm import rms_norm, rms_norm_backward
from verify.transformer.softmax import softmax, softmax_backward_stable

SHAPES = ((8, 128, 512), (4, 512, 512))
HEADS, HIDDEN = 8, 2048
ACTIVATIONS = {"relu": "relu", "gelu": "gelu", "swiglu": "silu"}
"""Of the feed-forward network; the last has a gate, by which its other matrices are multiplied."""
RATIOS = 15
LIMITS = {"layer": 1.0, "part": 2.0, "memory": 1.2}
"""What the ratios are to stay within."""
AGREES = {"float64": 1e-10, "float32": 1e-3}

Run = Callable[[], list[np.ndarray]]


class Case(NamedTuple):
    """Ours and theirs, which return the output and the gradients in the same order."""

    name: str
    ours: Run
    theirs: Run


class Line(NamedTuple):
    """One line of the table: times in milliseconds, and the ratios of those one after the other."""

    name: str
    dtype: str
    threads: int
    ratios: list[float]
    ours: float
    theirs: float
    difference: float

    @property
    def ratio(self) -> float:
        """The median."""
        return statistics.median(self.ratios)

    @property
    def cells(self) -> list[str]:
        """What is printed."""
        spread = f"{min(self.ratios):.2f} to {max(self.ratios):.2f}"
        times = (f"{self.ours:.1f}", f"{self.theirs:.1f}")
        return [self.name, self.dtype, str(self.threads), f"{self.ratio:.2f}", spread, *times, f"{self.difference:.0e}"]

    @property
    def within(self) -> bool:
        """Whether the median, as it is printed, is not above its limit."""
        return round(self.ratio, 2) <= LIMITS["layer" if self.name.startswith("layer (") else "part"]


def layer_arrays(shape: tuple[int, ...], dtype: str, activation: str) -> dict[str, np.ndarray]:
    """Return the parameters of a layer by name, the input and the gradient at the output."""
    rng = np.random.default_rng(0)
    drawn = flat(encoder_layer_parameters(xavier(1), Sizes(shape[-1], HIDDEN, gated=activation == "swiglu")))
    drawn |= {"x": rng.standard_normal(shape), "d_output": rng.standard_normal(shape)}
    return {name: array.astype(dtype) for name, array in drawn.items()}


def config_of(activation: str) -> LayerConfig:
    """Return the conventions of a layer."""
    names: dict[str, Any] = ACTIVATIONS
    return LayerConfig(n_heads=HEADS, activation=names[activation])


def our_layer(given: dict[str, np.ndarray], activation: str) -> list[np.ndarray]:
    """Return the output of our layer, and its gradients."""
    arrays = dict(given)
    x, d_output = arrays.pop("x"), arrays.pop("d_output")
    parameters = unflat(EncoderLayerParameters, arrays)
    output, cache = encoder_layer(x, parameters, config_of(activation))
    found = encoder_layer_backward(cache, d_output)
    return [output, found.d_x, *flat(found.parameters).values()]


def their_layer(torch: ModuleType, tensors: dict[str, Any], activation: str) -> Any:
    """Return the output of the same layer by PyTorch's functions."""
    functional = torch.nn.functional
    x, p = tensors["x"], tensors
    batch, n, d = x.shape

    def linear(rows: Any, weight: str, bias: str) -> Any:
        return functional.linear(rows, p[weight].T, p[bias])

    def heads(role: str) -> Any:
        rows = linear(x, f"self_attention.w_{role}", f"self_attention.b_{role}")
        return rows.view(batch, n, HEADS, d // HEADS).transpose(1, 2)

    attended = functional.scaled_dot_product_attention(heads("query"), heads("key"), heads("value"))
    joined = attended.transpose(1, 2).reshape(batch, n, d)
    x = x + linear(joined, "self_attention.w_output", "self_attention.b_output")
    x = functional.layer_norm(x, (d,), p["norm1.weight"], p["norm1.bias"])
    hidden, activate = linear(x, "feed_forward.w_in", "feed_forward.b_in"), getattr(functional, ACTIVATIONS[activation])
    if activation == "swiglu":
        hidden = activate(linear(x, "feed_forward.w_gate", "feed_forward.b_gate")) * hidden
    else:
        hidden = activate(hidden)
    x = x + linear(hidden, "feed_forward.w_out", "feed_forward.b_out")
    return functional.layer_norm(x, (d,), p["norm2.weight"], p["norm2.bias"])


def layer_case(torch: ModuleType, shape: tuple[int, ...], dtype: str, activation: str) -> Case:
    """Return a whole layer."""
    given = layer_arrays(shape, dtype, activation)
    tensors = {name: torch.from_numpy(array).requires_grad_(name != "d_output") for name, array in given.items()}
    wanted = [tensors[name] for name in ("x", *(name for name in given if name not in ("x", "d_output")))]

    def theirs() -> list[np.ndarray]:
        output = their_layer(torch, tensors, activation)
        gradients = torch.autograd.grad(output, wanted, tensors["d_output"])
        return [output.detach().numpy(), *(gradient.numpy() for gradient in gradients)]

    return Case(f"layer {shape} {activation}", partial(our_layer, given, activation), theirs)


def part_cases(torch: ModuleType, dtype: str) -> Iterator[Case]:
    """Yield the functions that a layer is made of, each on two million numbers."""
    rng = np.random.default_rng(2)
    functional = torch.nn.functional
    x, g = (rng.standard_normal((1024, 2048)).astype(dtype) for _ in range(2))
    weight, bias = (rng.standard_normal(2048).astype(dtype) for _ in range(2))
    classes, one = rng.integers(0, 2048, 1024), np.array(1, dtype)

    def case(name: str, ours: Run, theirs: Callable[..., Any], *inputs: np.ndarray, cotangent: np.ndarray = g) -> Case:
        def run() -> list[np.ndarray]:
            tensors = [torch.from_numpy(array).requires_grad_() for array in inputs]
            output = theirs(*tensors)
            gradients = torch.autograd.grad(output, tensors, torch.from_numpy(cotangent))
            return [output.detach().numpy(), *(gradient.numpy() for gradient in gradients)]

        return Case(name, ours, run)

    def elementwise(forward: Any, backward: Any, *options: Any) -> list[np.ndarray]:
        output, cache = forward(x, *options)
        return [output, backward(cache, g)]

    def weighted() -> list[np.ndarray]:
        weights = softmax(x)
        return [weights, softmax_backward_stable(weights, g)]

    def normed() -> list[np.ndarray]:
        output, cache = layer_norm(x, weight, bias)
        found = layer_norm_backward(cache, g)
        return [output, found.d_x, np.asarray(found.d_weight), np.asarray(found.d_bias)]

    def root_normed() -> list[np.ndarray]:
        output, cache = rms_norm(x, weight)
        found = rms_norm_backward(cache, g)
        return [output, found.d_x, np.asarray(found.d_weight)]

    def loss() -> list[np.ndarray]:
        output, cache = cross_entropy(x, classes, reduction="mean")
        return [output, cross_entropy_backward(cache, one).d_logits]

    targets = torch.from_numpy(classes)
    yield case("relu", partial(elementwise, relu, relu_backward), functional.relu, x)
    yield case("gelu", partial(elementwise, gelu, gated_backward), functional.gelu, x)
    by_tanh = partial(functional.gelu, approximate="tanh")
    yield case("gelu_tanh", partial(elementwise, gelu, gated_backward, "tanh"), by_tanh, x)
    yield case("silu", partial(elementwise, silu, gated_backward), functional.silu, x)
    yield case("softmax", weighted, partial(functional.softmax, dim=-1), x)
    yield case("layer_norm", normed, lambda t, w, b: functional.layer_norm(t, (2048,), w, b), x, weight, bias)
    yield case("rms_norm", root_normed, lambda t, w: functional.rms_norm(t, (2048,), w, 1e-6), x, weight)
    yield case("cross_entropy", loss, lambda t: functional.cross_entropy(t, targets), x, cotangent=one)


def kept(tree: Any, found: dict[int, int]) -> dict[int, int]:
    """Return the bytes of the blocks of memory that a cache refers to, by their addresses."""
    if isinstance(tree, np.ndarray):
        owner = tree
        while isinstance(owner.base, np.ndarray):
            owner = owner.base
        found[owner.__array_interface__["data"][0]] = owner.nbytes
    elif isinstance(tree, tuple):
        for part in tree:
            kept(part, found)
    elif is_dataclass(tree):
        for field in fields(tree):
            kept(getattr(tree, field.name), found)
    return found


def memory(torch: ModuleType, shape: tuple[int, ...], activation: str) -> tuple[float, float, float]:
    """Return what our cache keeps and PyTorch saves, without and with weights of attention, over the input."""
    from torch.nn.attention import SDPBackend, sdpa_kernel

    given = layer_arrays(shape, "float64", activation)
    own = {address for array in given.values() for address in kept(array, {}) if array is not given["x"]}
    arrays = {name: array for name, array in given.items() if name not in ("x", "d_output")}
    cache = encoder_layer(given["x"], unflat(EncoderLayerParameters, arrays), config_of(activation))[1]
    ours = sum(size for address, size in kept(cache, {}).items() if address not in own)
    saved = []
    for backend in (SDPBackend.FLASH_ATTENTION, SDPBackend.MATH):
        tensors = {name: torch.from_numpy(array).requires_grad_() for name, array in given.items()}
        parameters = {tensor.untyped_storage().data_ptr() for name, tensor in tensors.items() if name != "x"}
        seen: dict[int, Any] = {}

        def pack(tensor: Any, seen: dict[int, Any] = seen) -> Any:
            seen[tensor.untyped_storage().data_ptr()] = tensor.untyped_storage()
            return tensor

        with sdpa_kernel(backend), torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
            output = their_layer(torch, tensors, activation)
        saved.append(sum(storage.nbytes() for address, storage in seen.items() if address not in parameters))
        del output
    whole = given["x"].nbytes
    return ours / whole, saved[0] / whole, saved[1] / whole


def cpu_seconds(run: Callable[[], object]) -> float:
    """Return how long all threads of this process work at one run, also in the system's name."""
    begun = time.process_time()
    run()
    return time.process_time() - begun


def line(case: Case, dtype: str, threads: int, count: int, clock: Callable[[Run], float] = seconds) -> Line:
    """Return one line of the table."""
    pairs = zip(case.ours(), case.theirs(), strict=True)
    difference = max(float(np.abs(a - b).max() / max(np.abs(b).max(), 1)) for a, b in pairs)
    if not difference <= AGREES[dtype]:
        raise SystemExit(f"{case.name} {dtype}: the results differ by {difference:.2g}")
    times = [(clock(case.ours), clock(case.theirs)) for _ in range(count)]
    ours, theirs = (statistics.median(column) * 1e3 for column in zip(*times, strict=True))
    return Line(case.name, dtype, threads, [own / other for own, other in times], ours, theirs, difference)


def table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    """Return a table in Markdown, with numbers to the right."""
    under = ["---" if column < 2 else "---:" for column in range(len(head))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (list(head), under, *rows))


def page(kept_bytes: list[list[str]], too_much: list[str], lines: list[Line], how: str) -> str:
    """Return ``docs/speed.md``."""
    above = [
        f"{a.name}, {a.dtype}, {a.threads} thread{'s' * (a.threads > 1)}: {a.ratio:.2f}" for a in lines if not a.within
    ]
    fails = "\n".join(f"* {text}" for text in (*above, *too_much)) or "Nothing."
    head = ("forward and backward", "dtype", "threads", "ratio", "from, to", "ms", "PyTorch, ms", "differ by")
    return f"""# Speed and memory beside PyTorch

<!-- Written by `python -m benchmarks.layers --record docs/speed.md`. -->

{how}

Forward and backward pass, every gradient. A ratio is the median of those of {len(lines[0].ratios)} pairs of runs, one
after the other; below 1 the Transformer here takes less. Wanted are at most {LIMITS["layer"]} for a whole layer
({HEADS} heads, {HIDDEN} hidden numbers), {LIMITS["part"]} for a part (two million numbers) and {LIMITS["memory"]} for
memory.

## Not within these

{fails}

Large arrays go through loops that Numba compiles, as after `pip install 'transformer-proofs[fast]'`; without it NumPy
does one operation after the other, which takes longer for softmax, LayerNorm and the activations.
With it weights of attention are computed again for the backward pass, and whenever they are looked at, as PyTorch's
attention does that keeps none; without it they are kept.

## Time

{table(head, [a.cells for a in lines])}

## Memory

What is kept from the forward to the backward pass, as multiples of the input.

{table(("layer", "activation", "kept", "PyTorch, no weights", "ratio", "PyTorch, weights", "ratio"), kept_bytes)}
"""


def main() -> None:
    """Measure, print the lines, and write the page if it is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--dtypes", nargs="+", default=list(AGREES), choices=list(AGREES))
    parser.add_argument("--ratios", type=int, default=RATIOS, help="runs of each")
    parser.add_argument("--layers", nargs="*", default=list(ACTIVATIONS), choices=list(ACTIVATIONS))
    parser.add_argument("--no-parts", action="store_true", help="whole layers alone")
    parser.add_argument("--cpu", action="store_true", help="the processor's time, not the clock's")
    parser.add_argument("--record", metavar="FILE", help="write the page")
    arguments = parser.parse_args()
    clock = cpu_seconds if arguments.cpu else seconds
    try:
        import numba
        import torch
    except ImportError as error:
        raise SystemExit(f"{error.name} is not installed: pip install '.[bench]'") from None
    kept_bytes, too_much = [], []
    for shape in SHAPES:
        for activation in arguments.layers:
            ours, fused, stored = memory(torch, shape, activation)
            ratios = [f"{ours / other:.2f}" for other in (fused, stored)]
            row = [str(shape), activation, f"{ours:.1f}", f"{fused:.1f}", ratios[0], f"{stored:.1f}", ratios[1]]
            kept_bytes.append(row)
            print("keeps", *row, flush=True)
            for ratio, other in zip(ratios, ("without weights of attention", "with them"), strict=True):
                if float(ratio) > LIMITS["memory"]:
                    too_much.append(f"memory of layer {shape} {activation}, beside PyTorch {other}: {ratio}")
    versions = f"PyTorch {torch.__version__}, NumPy {np.__version__}, Numba {numba.__version__}"
    how = f"{versions}, {platform.machine()}, {os.cpu_count()} cores, "
    how += "by the processor's time, of all threads together." if arguments.cpu else "by the clock."
    lines: list[Line] = []
    for threads in arguments.threads:
        torch.set_num_threads(threads)
        with threadpool_limits(threads, user_api="blas"):
            for dtype in arguments.dtypes:
                layers = (layer_case(torch, shape, dtype, name) for shape in SHAPES for name in arguments.layers)
                for case in itertools.chain(layers, () if arguments.no_parts else part_cases(torch, dtype)):
                    lines.append(line(case, dtype, threads, arguments.ratios, clock))
                    print(*lines[-1].cells, flush=True)
                if arguments.record:
                    text = page(kept_bytes, too_much, lines, how)
                    Path(arguments.record).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
