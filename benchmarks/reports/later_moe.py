"""Later reports on what balances experts."""

# ruff: noqa: E501
from benchmarks.reports.moe import balance
from benchmarks.reports.row import Row

__all__ = ["ROWS"]

ROWS = (
    Row("AI-Hypercomputer/maxtext#860", "raw logits are averaged where probabilities are meant", "balance",
        lambda alpha, load, logits: alpha * len(load) * (load * logits.mean(0)).sum(), balance),
)  # fmt: skip
