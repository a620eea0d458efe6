"""Formulas typed from papers of 2017 to 2026, before the code that they ask: ``python -m benchmarks.papers``.

Each is typed in our language as a user types it first, and, independently, as a function of NumPy and mpmath, whose
differences at a hundred digits check what is answered. A formula is right as first typed; right after the hypothesis
that a refusal named; refused; wrong; or right without a page, where `latex` or `explain` raises. Half of them, drawn by
a digest of their names, are kept for the finished code: ``--untried`` asks them, and nothing else does. ``--only`` asks
those with a text in their names.
"""

from __future__ import annotations

from benchmarks.papers import attention, kernels, layers, losses, norms, others, policies
from benchmarks.papers.paper import Paper

__all__ = ["PAPERS"]

PAPERS: tuple[Paper, ...] = tuple(
    p for module in (attention, kernels, norms, layers, losses, policies, others) for p in module.PAPERS
)
