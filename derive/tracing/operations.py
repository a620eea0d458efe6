"""Operations on arrays: what each makes of its operands, for all sizes.

Each takes its operands as arrays of terms, its settings, and what is `Given`; an operand of None is minus infinity.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ..kernel.terms import Term, num
from ..language.families import vector
from ..language.fresh import Fresh
from ..language.terms import Vector
from .elementwise import COMPARED, ELEMENTWISE, chosen
from .layouts import LAYOUTS, Given, Operation, arrays, entry_at, whole
from .programs import TraceError
from .shifts import ONE, ZERO, exponential, masked, shift_of
from .sizes import Axis, SizeProduct
from .values import Place, TermArray, broadcast, card, shown, summed_over, tabulated

__all__ = ["OPERATIONS"]


def _entrywise(entry: Callable[..., Term]) -> Operation:
    """Return the operation that combines entries at one place."""

    def operation(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
        axes = broadcast([o.axes for o in operands if o is not None])
        return tabulated(axes, lambda at: entry(*(o and entry_at(o, at) for o in operands)), given.names)

    return operation


def _numbers(entry: Callable[..., Term], name: str) -> Callable[..., Term]:
    """Return an operation on numbers, which minus infinity is not."""

    def of_numbers(*terms: Term | None) -> Term:
        if None in terms:
            if name in ("add", "maximum") and len(terms) == 2 and terms != (None, None):
                return terms[0] or terms[1]  # type: ignore[return-value]
            raise TraceError("minus infinity is read under an exponential alone")
        return entry(*terms)

    return of_numbers


ORDERS: Mapping[str, Callable[[float, float], bool]] = MappingProxyType(
    {
        "greater": operator.gt,
        "greater_equal": operator.ge,
        "less": operator.lt,
        "less_equal": operator.le,
        "not_equal": operator.ne,
    }
)


def _compared(name: str) -> Operation:
    """Return a comparison; a mask is one or zero, and numbers that are compared for equality are assumed to differ."""
    order = ORDERS[name]

    def operation(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
        def compare(a: Term, b: Term) -> Term:
            mask, end = (a, b) if b in (ZERO, ONE) else (b, a)
            if end in (ZERO, ONE) and given.mask(mask):
                of_zero, of_one = (order(*((n, end == ONE) if mask is a else (end == ONE, n))) for n in (0, 1))
                ones = COMPARED["greater"](mask, ONE / 2)
                return ones if of_one > of_zero else ONE - ones if of_zero > of_one else num(int(of_one))
            if name in COMPARED:
                return COMPARED[name](a, b)
            given.assume(ELEMENTWISE["subtract"](a, b))
            given.note("numbers that are compared for equality are assumed to differ; a mask is read as in mask > 0.5")
            return ONE

        return _entrywise(_numbers(compare, name))(operands, settings, given)

    return operation


def _reduced(entry: Callable[[TermArray, Sequence[Place], Sequence[int], Given, Mapping[str, Any]], Term]) -> Operation:
    """Return the operation that makes a number of all entries along some axes."""

    def operation(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
        (value,) = arrays(operands)
        along = _along(value, settings)
        kept = [() if n in along else axis for n, axis in enumerate(value.axes)]
        result = tabulated(kept, lambda at: entry(value, at, along, given, settings), given.names)
        if settings.get("keepdims"):
            return result
        return result._replace(axes=tuple(axis for n, axis in enumerate(result.axes) if n not in along))

    return operation


def _along(value: TermArray, settings: Mapping[str, Any]) -> list[int]:
    """Return the axes of a reduction, counted from the first; all where none is named."""
    axes = settings.get("axes")
    given = range(len(value.axes)) if axes is None else [axes] if isinstance(axes, SizeProduct) else axes
    return sorted(whole(n) % len(value.axes) for n in given)


def _sum(
    value: TermArray, at: Sequence[Place], along: Sequence[int], names: Fresh,
    entry: Callable[[Term], Term] = lambda t: t,
) -> Term:  # fmt: skip
    def each(chosen: Sequence[Place]) -> Term:
        inner = dict(zip(along, chosen, strict=True))
        return entry(value.at([inner.get(n, place) for n, place in enumerate(at)]))

    return summed_over([value.axes[n] for n in along], each, names)


def _count(value: TermArray, along: Sequence[int]) -> Term:
    number = ONE
    for n in along:
        one = card(value.axes[n])
        number = one if number == ONE else number if one == ONE else number * one
    return number


def _variance(
    v: TermArray, at: Sequence[Place], along: Sequence[int], given: Given, settings: Mapping[str, Any]
) -> Term:
    """Return the mean square of what differs from the mean, over the count less a number."""
    less, count = whole(settings.get("correction", 0)), _count(v, along)
    mean = _sum(v, at, along, given.names) / count
    squares = _sum(v, at, along, given.names, lambda t: (t - mean) ** 2)
    return squares / (count - less if less else count)


def _root(t: Term) -> Term:
    return Term("fn", "sqrt", t)


def _shift(at: Sequence[Place], names: Fresh) -> Term:
    """Return what stands for a maximum at a place."""
    return shift_of(names, tuple(c for place in at for c in place if not isinstance(c, int)))


def _row(value: TermArray, at: Sequence[Place], axis: int, names: Fresh) -> tuple[Term, Term] | None:
    """Return the entries along an axis as a function of an index, and that index; None where it is not one symbol."""
    if len(value.axes[axis]) != 1 or isinstance(value.axes[axis][0], int):
        return None
    index = names.index(str(value.axes[axis][0]))
    return value.at([(index,) if n == axis else place for n, place in enumerate(at)]), index


def _softmax(logarithmic: bool) -> Operation:
    def softmax(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
        (value,) = arrays(operands)
        (axis,) = _along(value, settings)

        def entry(at: Sequence[Place]) -> Term:
            row = _row(value, at, axis, given.names)
            if row is not None and not masked(row[0])[1]:
                scores = Vector(vector([row[1]], row[0]), (row[1].args[1],))
                return given.word("log_softmax" if logarithmic else "softmax", scores, *at[axis])
            under = _sum(value, [() if n == axis else p for n, p in enumerate(at)], [axis], given.names, exponential)
            score = value.at(at)
            return score - Term("fn", "log", under) if logarithmic else exponential(score) / under

        return tabulated(value.axes, entry, given.names)

    return softmax


def _logsumexp(v: TermArray, at: Sequence[Place], along: Sequence[int], given: Given, _: Mapping[str, Any]) -> Term:
    row = _row(v, at, along[0], given.names) if len(along) == 1 else None
    if row is not None and not masked(row[0])[1]:
        return given.word("logsumexp", Vector(vector([row[1]], row[0]), (row[1].args[1],)))
    return Term("fn", "log", _sum(v, at, along, given.names, exponential))


def _einsum(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
    """Return a sum of products, by the letters of each operand's axes."""
    inputs, _, output = settings["subscripts"].partition("->")
    subscripts = inputs.split(",")
    values = [v for v in operands if v is not None]
    axes = dict[str, Axis]()
    for letters, value in zip(subscripts, values, strict=True):
        for letter, axis in zip(letters, value.axes, strict=True):
            known = axes.setdefault(letter, axis)
            if known and axis and known != axis:
                raise TraceError(f"axes {shown([known])} and {shown([axis])} are multiplied: name their sizes alike")
            axes[letter] = known or axis
    summed = [letter for letter in axes if letter not in output]

    def entry(at: Sequence[Place]) -> Term:
        place = dict(zip(output, at, strict=True))

        def term(chosen: Sequence[Place]) -> Term:
            where = place | dict(zip(summed, chosen, strict=True))
            factors = [
                v.at([where[letter] if axis else () for letter, axis in zip(letters, v.axes, strict=True)])
                for letters, v in zip(subscripts, values, strict=True)
            ]
            result = factors[0]
            for factor in factors[1:]:
                result = ELEMENTWISE["multiply"](result, factor)
            return result

        return summed_over([axes[letter] for letter in summed], term, given.names)

    return tabulated([axes[letter] for letter in output], entry, given.names)


def _normalized(centred: bool) -> Operation:
    """Return the operation of a normalization over the last axis, with or without a gain and a shift."""

    def normalized(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
        value, *scales = arrays(operands)
        epsilon = num(settings["epsilon"].factor)
        axis = len(value.axes) - 1

        def entry(at: Sequence[Place]) -> Term:
            row = _row(value, at, axis, given.names)
            if row is None:
                raise TraceError(f"rows over {shown(value.axes[axis:])} are normalized; give their size one name")
            rows = Vector(vector([row[1]], row[0]), (row[1].args[1],))
            result = given.word("layernorm" if centred else "rmsnorm", rows, epsilon, *at[axis])
            for scale, combine in zip(scales, ("multiply", "add"), strict=False):
                result = ELEMENTWISE[combine](result, entry_at(scale, at))
            return result

        return tabulated(value.axes, entry, given.names)

    return normalized


OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        **{name: _entrywise(_numbers(entry, name)) for name, entry in ELEMENTWISE.items()},
        **{name: _compared(name) for name in ORDERS},
        "where": _entrywise(chosen),
        "sum": _reduced(lambda v, at, along, given, _: _sum(v, at, along, given.names)),
        "mean": _reduced(lambda v, at, along, given, _: _sum(v, at, along, given.names) / _count(v, along)),
        "norm": _reduced(lambda v, at, along, given, _: _root(_sum(v, at, along, given.names, lambda t: t**2))),
        "variance": _reduced(_variance),
        "deviation": _reduced(lambda *arguments: _root(_variance(*arguments))),
        "max": _reduced(lambda v, at, along, given, _: _shift(at, given.names)),
        "min": _reduced(lambda v, at, along, given, _: -_shift(at, given.names)),
        "softmax": _softmax(False),
        "log_softmax": _softmax(True),
        "logsumexp": _reduced(_logsumexp),
        "layernorm": _normalized(True),
        "rmsnorm": _normalized(False),
        "einsum": _einsum,
        **LAYOUTS,
    }
)
"""By name."""
