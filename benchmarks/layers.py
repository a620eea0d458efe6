"""Whole layers and their parts against PyTorch: ``python -m benchmarks.layers``, after ``pip install '.[bench]'``.

Forward and backward, every gradient. A line is the median of 15 ratios, each of two runs one after the other in one
process with as many threads each; the smallest and the largest stand beside it, and the agreement of the results. A
ratio below 1 is faster than PyTorch. On a machine that others use, ``--cpu`` measures the processor's time. Memory is
that of the arrays that our cache alone keeps from the forward to the backward pass, over what PyTorch saves for its
own: with its attention that stores no weights, and with that which does. ``--record docs/speed.md`` writes the page,
which says what is not within `LIMITS`, and a row for this processor into ``docs/speed.json`` beside it, from which the
page has one for each that was measured. Ours is measured as it is after ``pip install '.[fast]'``, which comes with it:
large arrays go through loops that Numba compiles.

Most of a layer is products of matrices, by OpenBLAS here and by MKL in PyTorch, and each chooses its kernels by the
processor: layers are measured with what they choose, and once more with both held to AVX2. What the environment says of
either is left out.
"""

from __future__ import annotations

import argparse
import importlib.util
import itertools
import json
import multiprocessing
import os
import platform
import re
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from threadpoolctl import threadpool_info, threadpool_limits

from benchmarks.attention import seconds
from benchmarks.layer_cases import (
    ACTIVATIONS,
    HEADS,
    HIDDEN,
    SHAPES,
    Case,
    Run,
    config_of,
    layer_arrays,
    layer_case,
    part_cases,
    their_layer,
)
from verify.transformer.blocks.layer import EncoderLayerParameters, encoder_layer
from verify.transformer.parameters import unflat

RATIOS = 15
LIMITS = {"layer": 1.0, "part": 2.0, "memory": 1.2}
"""What the ratios are to stay within."""
AGREES = {"float64": 1e-10, "float32": 1e-3}
KERNELS = {
    "": {},
    "AVX2": {"OPENBLAS_CORETYPE": "Haswell", "MKL_ENABLE_INSTRUCTIONS": "AVX2", "ATEN_CPU_CAPABILITY": "avx2"},
}
"""What holds both libraries to some instructions; without a name, to none."""


class Line(NamedTuple):
    """One line of the table: times in milliseconds, and the ratios of those one after the other."""

    name: str
    dtype: str
    threads: int
    ratios: list[float]
    ours: float
    theirs: float
    difference: float
    kernels: str = ""
    products: float | None = None  # milliseconds of ours that products of matrices alone take

    @property
    def ratio(self) -> float:
        """The median."""
        return statistics.median(self.ratios)

    @property
    def what(self) -> str:
        """What was measured, and how."""
        threads = "1 thread" if self.threads == 1 else f"{self.threads} threads"
        return ", ".join((self.name, self.dtype, threads, *filter(None, (self.kernels,))))

    @property
    def cells(self) -> list[str]:
        """What is printed."""
        spread = f"{min(self.ratios):.2f} to {max(self.ratios):.2f}"
        times = (f"{self.ours:.1f}", f"{self.theirs:.1f}")
        share = "" if self.products is None else f"{self.products / self.ours:.0%}"
        ratio = f"{self.ratio:.2f}"
        return [self.name, self.dtype, str(self.threads), ratio, spread, *times, share, f"{self.difference:.0e}"]

    @property
    def within(self) -> bool:
        """Whether the median, as it is printed, is not above its limit."""
        return round(self.ratio, 2) <= LIMITS["layer" if self.is_layer else "part"]

    @property
    def is_layer(self) -> bool:
        """Whether it is a whole layer."""
        return self.name.startswith("layer (")


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
    alone = [clock(case.products) for _ in range(count)] if case.products else []
    products = statistics.median(alone) * 1e3 if alone else None
    ratios = [own / other for own, other in times]
    return Line(case.name, dtype, threads, ratios, ours, theirs, difference, products=products)


def table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    """Return a table in Markdown, with numbers to the right."""
    under = ["---" if column < 2 else "---:" for column in range(len(head))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (list(head), under, *rows))


def processor() -> str:
    """Return what this machine computes with: its name, the widest vectors that it has, and how many cores."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        told = ""
    name = re.search(r"^model name\s*: (.*)$", told, re.MULTILINE)
    family = re.search(r"^cpu family\s*: (.*)$", told, re.MULTILINE)
    flags = set(told.partition("flags")[2].partition("\n")[0].split())
    widest = next((word for flag, word in (("avx512f", "AVX-512"), ("avx2", "AVX2")) if flag in flags), "")
    of_family = f"family {family[1]}" if family else ""
    what = [name[1].strip() if name else platform.machine(), of_family, widest, f"{os.cpu_count()} cores"]
    return ", ".join(filter(None, what))


def spread(lines: list[Line]) -> str:
    """Return the smallest and the largest ratio, as they are printed."""
    ratios = [line.ratio for line in lines]
    return f"{min(ratios):.2f} to {max(ratios):.2f}" if ratios else "not measured"


def summary(lines: list[Line], too_much: list[str]) -> dict[str, str]:
    """Return the row of a processor in ``docs/speed.json``."""
    whole = [line for line in lines if line.is_layer]
    above = [line for line in lines if not line.within]
    return {
        "layers": spread([line for line in whole if not line.kernels]),
        "layers, both held to AVX2": spread([line for line in whole if line.kernels]),
        "parts": spread([line for line in lines if not line.is_layer]),
        "above their limits": f"{len(above) + len(too_much)} of {len(lines)}",
    }


def processors(record: Path, own: dict[str, str]) -> str:
    """Return the table of all processors that were measured, and keep the row of this one."""
    rows = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    rows[processor()] = own
    record.write_text(json.dumps(rows, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return table(("processor", *own), [[name, *(row[column] for column in own)] for name, row in sorted(rows.items())])


def page(kept_bytes: list[list[str]], too_much: list[str], lines: list[Line], how: str, measured_on: str) -> str:
    """Return ``docs/speed.md``."""
    above = [f"{a.what}: {a.ratio:.2f}" for a in lines if not a.within]
    fails = "\n".join(f"* {text}" for text in (*above, *too_much)) or "Nothing."
    head = (
        "forward and backward",
        "dtype",
        "threads",
        "ratio",
        "from, to",
        "ms",
        "PyTorch, ms",
        "products",
        "differ by",
    )
    return f"""# Speed and memory beside PyTorch

<!-- Written by `python -m benchmarks.layers --record docs/speed.md`. -->

{how}

Forward and backward pass, every gradient. A ratio is the median of those of {len(lines[0].ratios)} pairs of runs, one
after the other; below 1 the Transformer here takes less. Beside it stands what the products of matrices of a layer take
by themselves, as a part of our time: they are the BLAS's. Wanted are at most {LIMITS["layer"]} for a whole layer
({HEADS} heads, {HIDDEN} hidden numbers), {LIMITS["part"]} for a part (two million numbers) and {LIMITS["memory"]} for
memory.

## Processors

Ratios of whole layers and of parts on each processor that was measured. The tables below are of {processor()}.

{measured_on}

## Not within these

{fails}

Large arrays go through loops that Numba compiles, as after `pip install 'transformer-proofs[fast]'`; without it NumPy
does one operation after the other, which takes longer for softmax, LayerNorm and the activations.
With it weights of attention are computed again for the backward pass, and whenever they are looked at, as PyTorch's
attention does that keeps none; without it they are kept.

## Time

{table(head, [a.cells for a in lines if not a.kernels])}

### Both libraries held to AVX2

Most of a layer is products of matrices, by OpenBLAS here and by MKL in PyTorch. Above each has chosen its kernels by
the processor, and on some processors one of them chooses wider ones.

{table(head, [a.cells for a in lines if a.kernels])}

## Memory

What is kept from the forward to the backward pass, as multiples of the input.

{table(("layer", "activation", "kept", "PyTorch, no weights", "ratio", "PyTorch, weights", "ratio"), kept_bytes)}
"""


def versions() -> str:
    """Return what is measured, and which kernels OpenBLAS has chosen."""
    import numba
    import torch

    blas = [library for library in threadpool_info() if library["user_api"] == "blas"]
    chosen = [(library["internal_api"], library.get("architecture", "what it does not say")) for library in blas]
    kernels = ", ".join(f"{name} with kernels for {architecture}" for name, architecture in chosen)
    numpy = f"NumPy {np.__version__} ({kernels})"
    return (
        f"PyTorch {torch.__version__}, {numpy}, Numba {numba.__version__}, {platform.machine()}, {os.cpu_count()} cores"
    )


def remembered(activations: list[str]) -> tuple[list[list[str]], list[str]]:
    """Return the rows of the table of memory, and what is above its limit."""
    import torch

    rows, too_much = [], []
    for shape, activation in itertools.product(SHAPES, activations):
        ours, fused, stored = memory(torch, shape, activation)
        ratios = [f"{ours / other:.2f}" for other in (fused, stored)]
        rows.append([str(shape), activation, f"{ours:.1f}", f"{fused:.1f}", ratios[0], f"{stored:.1f}", ratios[1]])
        print("keeps", *rows[-1], flush=True)
        for ratio, other in zip(ratios, ("without weights of attention", "with them"), strict=True):
            if float(ratio) > LIMITS["memory"]:
                too_much.append(f"memory of layer {shape} {activation}, beside PyTorch {other}: {ratio}")
    return rows, too_much


def measured(arguments: argparse.Namespace, kernels: str) -> list[Line]:
    """Return the lines of the table that are asked for, of whole layers alone where kernels are held."""
    import torch

    lines: list[Line] = []
    for threads, dtype in itertools.product(arguments.threads, arguments.dtypes):
        torch.set_num_threads(threads)
        with threadpool_limits(threads, user_api="blas"):
            layers = (layer_case(torch, shape, dtype, name) for shape in SHAPES for name in arguments.layers)
            parts = () if kernels or arguments.no_parts else part_cases(torch, dtype)
            for case in itertools.chain(layers, parts):
                found = line(case, dtype, threads, arguments.ratios, cpu_seconds if arguments.cpu else seconds)
                lines.append(found._replace(kernels=kernels))
                print(*lines[-1].cells, kernels, flush=True)
    return lines


def apart(kernels: str, *work: Callable[[], Any]) -> list[Any]:
    """Return what functions return in a process whose libraries choose these kernels when they are loaded."""
    environment = {name for held in KERNELS.values() for name in held} | {"OPENBLAS_L2_SIZE"}
    before = {name: os.environ.pop(name) for name in environment if name in os.environ}
    os.environ.update(KERNELS[kernels])
    try:
        with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as process:
            return [process.submit(one).result() for one in work]
    finally:
        for name in KERNELS[kernels]:
            del os.environ[name]
        os.environ.update(before)


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
    for module in ("numba", "torch"):
        if importlib.util.find_spec(module) is None:
            raise SystemExit(f"{module} is not installed: pip install '.[bench]'")
    what, (kept_bytes, too_much), lines = apart(
        "", versions, partial(remembered, arguments.layers), partial(measured, arguments, "")
    )
    lines += apart("AVX2", partial(measured, arguments, "AVX2"))[0]
    if arguments.record:
        clock = "the processor's time, of all threads together" if arguments.cpu else "the clock"
        how = f"{what}, by {clock}."
        record = Path(arguments.record)
        known = processors(record.with_suffix(".json"), summary(lines, too_much))
        record.write_text(page(kept_bytes, too_much, lines, how, known), encoding="utf-8")


if __name__ == "__main__":
    main()
