"""The right sides of a claim over batches, as `derive.values.program` computes them."""

from derive.values.program import Batches


def right_sides(formula):
    """Return the right sides of a claim as a function of arrays by name."""
    return lambda **values: Batches(values).right_sides(formula)
