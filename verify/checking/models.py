"""Rounding models: where a program rounds, from the most accurate to the least."""

from __future__ import annotations

from typing import NamedTuple

from verify.checking.formats import FORMATS, Format

__all__ = ["DTYPES", "Model", "coarser", "ladder"]

DTYPES = ("float64", "float32", "bfloat16", "float16")


class Model(NamedTuple):
    """Where a program rounds.

    Attributes
    ----------
    name : str
        As the verdict says it.
    operation : Format
        What the result of each operation is rounded to.
    sums : Format
        What partial sums are rounded to, within sums and products of matrices.
    output : Format
        What is returned.
    operands : Format or None
        What the factors of products of matrices are rounded to first.
    lenient : bool
        Whether a program may also be written in the customary ways that cancel, such as exp of a log-softmax.
    """

    name: str
    operation: Format
    sums: Format
    output: Format
    operands: Format | None = None
    lenient: bool = False


def _uniform(name: str, lenient: bool = False) -> Model:
    form = FORMATS[name]
    return Model(name, form, form, form, lenient=lenient)


def ladder(dtype: str, compute: str | None = None, accumulate: str | None = None) -> tuple[Model, ...]:
    """Return the models that a program on arrays of a dtype may follow, tightest first.

    Parameters
    ----------
    dtype : {"float64", "float32", "bfloat16", "float16"}
        Of the arrays.
    compute, accumulate : str, optional
        What the program is known to compute in and to accumulate sums in; only these models are left.

    Returns
    -------
    tuple of Model
        Empty if none is left.
    """
    if dtype in ("float64", "float32"):
        models = [_uniform(dtype), _uniform(dtype, lenient=True)]
    else:
        half, single = FORMATS[dtype], FORMATS["float32"]
        inside = f"float32 inside, {dtype} matrix operands"
        steps = f"every operation {dtype}, sums float32"
        models = [
            Model(f"float32 inside, {dtype} out", single, single, half),
            Model(inside, single, single, half, half),
            Model(inside, single, single, half, half, lenient=True),
            Model(steps, half, single, half),
            Model(steps, half, single, half, lenient=True),
            Model(f"every operation and sum {dtype}", half, half, half, lenient=True),
        ]
    return tuple(m for m in models if compute in (None, m.operation.name) and accumulate in (None, m.sums.name))


def coarser(dtype: str) -> tuple[Model, ...]:
    """Return models less accurate than a dtype allows, which a program may follow unnoticed."""
    single, tf32 = FORMATS["float32"], FORMATS["tf32"]
    below = {"float64": [_uniform("float32")], "float32": []}.get(dtype)
    if below is None:
        return ()
    halves = [Model(name, FORMATS[name], single, FORMATS[name]) for name in ("float16", "bfloat16")]
    return (*below, Model("tf32 matrix operands", single, single, single, tf32), *halves)
