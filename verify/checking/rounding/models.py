"""Rounding models: where a program rounds, from the most accurate to the least."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from verify.checking.rounding.formats import FORMATS, Format

__all__ = ["DTYPES", "ONCE", "OPERANDS", "Arithmetic", "Model", "coarser", "ladder"]

DTYPES = ("float64", "float32", "bfloat16", "float16")
OPERANDS = ("float32", "tf32", "bfloat16", "float16", "float8_e4m3fn", "float8_e5m2")
"""What units that multiply matrices read."""
ONCE = "once"
"""A contract: a program of half precision computes in float32 throughout, and rounds each result once, at the end."""


class Arithmetic(NamedTuple):
    """Declarations on the arithmetic of a program; None leaves a question open.

    Attributes
    ----------
    compute, accumulate : str, optional
        The format that the result of each operation, and of each addition within a sum, is rounded to.
    operands : str, optional
        The format that the factors of products of matrices are rounded to first.
    ulps : int
        Error, in units in the last place, of functions, roots and quotients, where they are less accurate than a
        library's.
    flush : bool
        Whether it flushes subnormal numbers to zero.
    rounding : {"once"}, optional
        Whether it rounds to its dtype at the end only: see `ONCE`.
    """

    compute: str | None = None
    accumulate: str | None = None
    operands: str | None = None
    ulps: int = 0
    flush: bool = False
    rounding: str | None = None


class Model(NamedTuple):
    """A rounding model: the formats to which a program rounds.

    Attributes
    ----------
    name : str
        Name in a verdict.
    operation : Format
        Format to which the result of each operation is rounded.
    sums : Format
        Format of partial sums, within sums and products of matrices.
    output : Format
        Format of the results.
    operands : Format or None
        Format to which the factors of products of matrices are rounded first.
    lenient : bool
        Whether a program may also be written in the customary ways that cancel, such as exp of a log-softmax.
    ulps : int
        Units in the last place, two roundings each, that functions, roots and quotients are off as well.
    watch : callable, optional
        Is shown the name of each operation, its values, and by how much they may be off: see
        `verify.checking.asking.extremes`.
    notices : bool
        Whether a result that its format holds is charged no rounding. Without it all are, as those of a program that
        computes in another order: the bound of ``x - mean`` for a row of one number is then not zero.
    """

    name: str
    operation: Format
    sums: Format
    output: Format
    operands: Format | None = None
    lenient: bool = False
    ulps: int = 0
    notices: bool = True
    watch: Callable[[str, Any, Any], None] | None = None

    def shown(self, name: str, balls: Any) -> Any:
        """Return what an operation gives; rounding balls are shown to who watches."""
        if self.watch is not None and hasattr(balls, "radius"):
            self.watch(name, balls.value, balls.radius)
        return balls

    @property
    def called(self) -> str:
        """What a report calls it."""
        return self.name + (", with spellings that cancel" if self.lenient else "")


def _uniform(name: str, lenient: bool = False) -> Model:
    form = FORMATS[name]
    return Model(name, form, form, form, lenient=lenient)


def _usual(dtype: str) -> Iterator[Model]:
    """Yield the models of programs on arrays of a dtype of which nothing else is known."""
    if dtype in ("float64", "float32"):
        yield _uniform(dtype)
        yield _uniform(dtype, lenient=True)
        return
    half, single = FORMATS[dtype], FORMATS["float32"]
    inside = f"float32 inside, {dtype} matrix operands"
    steps = f"every operation {dtype}, sums float32"
    yield Model("float32 inside", single, single, half)
    yield Model(inside, single, single, half, half)
    yield Model(inside, single, single, half, half, lenient=True)
    yield Model(steps, half, single, half)
    yield Model(steps, half, single, half, lenient=True)
    yield Model(f"every operation and sum {dtype}", half, half, half, lenient=True)


def ladder(dtype: str, arithmetic: Arithmetic = Arithmetic(), output: str | None = None) -> tuple[Model, ...]:  # noqa: B008
    """Return the models that a program on arrays of a dtype may follow, tightest first.

    Parameters
    ----------
    dtype : {"float64", "float32", "bfloat16", "float16"}
        Of the arrays.
    arithmetic : Arithmetic
        Only these models are left.
    output : str, optional
        The dtype of what is returned, if that is another.

    Returns
    -------
    tuple of Model
        Empty if none is left.
    """
    fit = (
        model
        for model in _usual(dtype)
        if arithmetic.compute in (None, model.operation.name)
        and arithmetic.accumulate in (None, model.sums.name)
        and not (arithmetic.rounding and (model.operation == model.output or model.operands or model.lenient))
    )
    return tuple(dict.fromkeys(_with(model, arithmetic, FORMATS[output or dtype]) for model in fit))


def _with(model: Model, arithmetic: Arithmetic, output: Format) -> Model:
    """Return what a model becomes by what else is known of a program."""
    if arithmetic.operands is not None:
        before = model.name.removesuffix(f", {model.operands.name} matrix operands" if model.operands else "")
        name = f"{before}, {arithmetic.operands} matrix operands"
        model = model._replace(name=name, operands=FORMATS[arithmetic.operands])
    model = model._replace(output=output, ulps=arithmetic.ulps)
    if not arithmetic.flush:
        return model
    return model._replace(
        operation=model.operation.flushed,
        sums=model.sums.flushed,
        output=model.output.flushed,
        operands=model.operands and model.operands.flushed,
    )


def coarser(dtype: str, arithmetic: Arithmetic = Arithmetic()) -> tuple[Model, ...]:  # noqa: B008
    """Return models less accurate than a dtype, or what is declared of a program, allows: it may follow one unnoticed.

    Examples
    --------
    >>> [model.name for model in coarser("bfloat16", Arithmetic(rounding="once"))][:2]
    ['float32 inside, bfloat16 matrix operands', 'float32 inside, sums bfloat16']
    """
    single, form = FORMATS["float32"], FORMATS[dtype]
    if form.bits < single.bits:
        loosest = ladder(dtype, arithmetic)[-1]
        models = (*_usual(dtype), Model(f"float32 inside, sums {dtype}", single, form, form))
        below = {m.name: m._replace(lenient=False) for m in models}
        every = sorted(below.values(), key=lambda m: (m.operation.unit, m.sums.unit, m.operands is not None))
        return tuple(m for m in every if _is_coarser(m, loosest))
    whole = [_uniform("float32")] if dtype == "float64" else []
    halves = [Model(name, FORMATS[name], single, FORMATS[name]) for name in ("float16", "bfloat16")]
    return (*whole, Model("tf32 matrix operands", single, single, single, FORMATS["tf32"]), *halves)


def _is_coarser(model: Model, other: Model) -> bool:
    """Tell whether a model rounds somewhere to a shorter format than another does."""
    pairs = ((model.operation, other.operation), (model.sums, other.sums))
    more = any(first.unit > second.unit for first, second in pairs)
    return more or (model.operands is not None and other.operands is None and model.operation == other.operation)
