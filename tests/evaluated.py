"""Terms and claims in numbers, in one line: on arrays, and right sides over batches."""

from derive.values.numpy import COMPLEX_STEP, Evaluation
from derive.values.program import Batches


def right_sides(formula):
    """Return the right sides of a claim as a function of arrays by name."""
    return lambda **values: Batches(values).right_sides(formula)


def evaluate(term, values, sizes, *, constant=None, **axes):
    """Evaluate one term."""
    return Evaluation(values, sizes, constant=constant).evaluate(term, **axes)


def sides(formula, values, sizes, *, constant=None, step=COMPLEX_STEP, **axes):
    """Evaluate both sides of each relation of one formula."""
    return Evaluation(values, sizes, constant=constant, step=step).sides(formula, **axes)
