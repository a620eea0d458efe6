"""Functions as people write them, in JAX, PyTorch and NumPy: ``python -m benchmarks.functions --framework numpy``.

They are typed, or imported from their packages, before the code that is to trace them, and are not adapted to it. The
runner checks the cases themselves: each runs at four choices of sizes, and its framework's gradient in float64, in the
argument that is named, agrees with differences and is not zero. Half of them, drawn by a digest of their names, are
kept for the finished code: ``--untried`` names them; ``--only`` takes those with a text in their names.

``jax`` and ``torch`` are needed for their own cases alone, and ``transformers`` for ten of these.
"""

from __future__ import annotations

from importlib import import_module

from benchmarks.functions.case import Case

__all__ = ["MODULES", "cases"]

MODULES = {
    "jax": ("jax_elementwise", "jax_functions"),
    "torch": ("torch_functions", "torch_modules", "torch_hugging_face"),
    "numpy": ("numpy_elementwise", "numpy_layers"),
}


def cases(framework: str) -> tuple[Case, ...]:
    """Return the cases of a framework, which is loaded."""
    return tuple(c for name in MODULES[framework] for c in import_module(f"{__name__}.{name}").CASES)
