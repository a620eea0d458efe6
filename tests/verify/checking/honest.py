"""Honest programs that return all results of a statement, required to agree in several formats."""

import verify
from tests.verify.checking.kernels import single_inside
from verify.checking.statements import statement


def required(function, name, halves=("bfloat16", "float16"), **conventions):
    """Return the diagnoses of a program in float32, and of the same in float32 inside; raise if one does not agree."""
    made = statement(name, conventions)
    order = [a for a in (*made.arguments, *made.constants) if a in function.__code__.co_varnames]
    found = [verify.check(function, name, dtype="float32", **conventions).require()]
    inside = single_inside(function)
    return found + [verify.check(inside, name, dtype=half, args=order, **conventions).require() for half in halves]
