"""Operations on arrays: what each makes of its operands, for all sizes.

Each takes what is `Given`, its operands as arrays of terms, and its settings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any

from ..kernel.terms import Term, num
from ..language.families import vector
from ..language.terms import Vector
from .elementwise import COMPARED, ELEMENTWISE, MINUS, ORDERS, chosen, product
from .layouts import LAYOUTS, Given, Operation, entry_at, whole
from .programs import TraceError
from .shifts import ONE, ZERO, exponential, shift_of
from .sizes import SizeProduct
from .values import Place, TermArray, broadcast, card, merged, number, shown, summed_over, tabulated

__all__ = ["OPERATIONS"]


def _entrywise(entry: Callable[..., Term]) -> Operation:
    """Return the operation that combines entries at one place."""

    def operation(given: Given, *operands: TermArray) -> TermArray:
        axes = broadcast([o.axes for o in operands])
        return tabulated(axes, lambda at: entry(*(entry_at(o, at) for o in operands)), given.names)

    return operation


def _numbers(name: str, entry: Callable[..., Term]) -> Callable[..., Term]:
    """Return an operation on numbers, which minus infinity is not; with it a sum is minus infinity again."""

    def of_numbers(*terms: Term) -> Term:
        numbers = [t for t in terms if t != MINUS]
        if len(numbers) < len(terms) and name != "add":
            if name == "maximum" and len(numbers) == 1:
                return numbers[0]
            raise TraceError("minus infinity is read under an exponential alone")
        return entry(*terms)

    return of_numbers


def _compared(name: str) -> Operation:
    """Return a comparison; a mask is one or zero, and numbers that are compared for equality are assumed to differ."""

    def operation(given: Given, *operands: TermArray) -> TermArray:
        def compare(a: Term, b: Term) -> Term:
            mask, end = (a, b) if b in (ZERO, ONE) else (b, a)
            if end in (ZERO, ONE) and given.mask(mask):
                at_zero, at_one = (ORDERS[name](*(n if t is mask else end == ONE for t in (a, b))) for n in (0, 1))
                ones = COMPARED["greater"](mask, ONE / 2)
                return ones if at_one > at_zero else ONE - ones if at_zero > at_one else num(int(at_one))
            if name in COMPARED:
                return COMPARED[name](a, b)
            given.assume(ELEMENTWISE["subtract"](a, b))
            given.note("numbers that are compared for equality are assumed to differ; a mask is read as in mask > 0.5")
            return num(int(name == "not_equal"))

        return _entrywise(_numbers(name, compare))(given, *operands)

    return operation


Total = Callable[..., Term]
"""Returns the sum of what a function makes of all entries along some axes."""


def _reduced(entry: Callable[..., Term]) -> Operation:
    """Return the operation that makes a number of all entries along some axes, of total, count and extreme."""

    def operation(
        given: Given, value: TermArray, *, axes: Any = None, keepdims: bool = False, **settings: Any
    ) -> TermArray:
        named = range(len(value.axes)) if axes is None else [axes] if isinstance(axes, SizeProduct) else axes
        along = sorted(whole(n) % len(value.axes) for n in named)
        count = reduce(product, (card(value.axes[n]) for n in along), ONE)

        def reduced(at: Sequence[Place]) -> Term:
            def total(change: Callable[[Term], Term] = lambda t: t) -> Term:
                def each(chosen: Sequence[Place]) -> Term:
                    inner = dict(zip(along, chosen, strict=True))
                    return change(value.at([inner.get(n, place) for n, place in enumerate(at)]))

                return summed_over([value.axes[n] for n in along], each, given.names)

            extreme = shift_of(given.names, tuple(c for place in at for c in place if not isinstance(c, int)))
            return entry(total, count, extreme, **settings)

        result = tabulated([() if n in along else axis for n, axis in enumerate(value.axes)], reduced, given.names)
        rest = tuple(axis for n, axis in enumerate(value.axes) if n not in along)
        return result if keepdims else result._replace(axes=rest)

    return operation


def _variance(total: Total, count: Term, _: Term, correction: Any = 0) -> Term:
    """Return the mean square of what differs from the mean, over the count less a number."""
    mean, less = total() / count, whole(correction)
    return total(lambda t: (t - mean) ** 2) / (count - less if less else count)


def _einsum(given: Given, *values: TermArray, subscripts: str) -> TermArray:
    """Return a sum of products, by the letters of each operand's axes."""
    inputs, _, output = subscripts.partition("->")
    lettered = [list(zip(letters, v.axes, strict=True)) for letters, v in zip(inputs.split(","), values, strict=True)]
    axes = merged((pair for pairs in lettered for pair in pairs), "multiplied")
    summed = [letter for letter in axes if letter not in output]

    def entry(at: Sequence[Place]) -> Term:
        def term(chosen: Sequence[Place]) -> Term:
            where = dict(zip([*output, *summed], [*at, *chosen], strict=True))
            factors = (
                v.at([where[letter] if axis else () for letter, axis in pairs])
                for pairs, v in zip(lettered, values, strict=True)
            )
            return reduce(product, factors)

        return summed_over([axes[letter] for letter in summed], term, given.names)

    return tabulated([axes[letter] for letter in output], entry, given.names)


def _softmax(given: Given, value: TermArray, *, axes: Any) -> TermArray:
    exponentials = OPERATIONS["exp"](given, value)
    return OPERATIONS["divide"](given, exponentials, OPERATIONS["sum"](given, exponentials, axes=axes, keepdims=True))


def _log_softmax(given: Given, value: TermArray, *, axes: Any) -> TermArray:
    return OPERATIONS["subtract"](given, value, OPERATIONS["logsumexp"](given, value, axes=axes, keepdims=True))


def _normalized(word: str) -> Operation:
    """Return the operation of a normalization over the last axis, with or without a gain and a shift."""

    def normalized(given: Given, value: TermArray, *scales: TermArray, epsilon: SizeProduct) -> TermArray:
        (*_, axis) = value.axes
        if len(axis) != 1 or isinstance(axis[0], int):
            raise TraceError(f"rows over {shown([axis])} are normalized; give their size one name")

        def entry(at: Sequence[Place]) -> Term:
            index = given.names.index(str(axis[0]))
            rows = Vector(vector([index], value.at([*at[:-1], (index,)])), (index.args[1],))
            result = given.word(word, rows, number(epsilon), *at[-1])
            for scale, combine in zip(scales, ("multiply", "add"), strict=False):
                result = ELEMENTWISE[combine](result, entry_at(scale, at))
            return result

        return tabulated(value.axes, entry, given.names)

    return normalized


OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        **{name: _entrywise(_numbers(name, entry)) for name, entry in ELEMENTWISE.items()},
        **{name: _compared(name) for name in ORDERS},
        "where": _entrywise(chosen),
        "sum": _reduced(lambda total, *_: total()),
        "mean": _reduced(lambda total, count, _: total() / count),
        "norm": _reduced(lambda total, *_: ELEMENTWISE["sqrt"](total(lambda t: t**2))),
        "variance": _reduced(_variance),
        "deviation": _reduced(lambda *spread, **less: ELEMENTWISE["sqrt"](_variance(*spread, **less))),
        "max": _reduced(lambda total, count, extreme: extreme),
        "min": _reduced(lambda total, count, extreme: -extreme),
        "logsumexp": _reduced(lambda total, *_: Term("fn", "log", total(exponential))),
        "softmax": _softmax,
        "log_softmax": _log_softmax,
        "layernorm": _normalized("layernorm"),
        "rmsnorm": _normalized("rmsnorm"),
        "einsum": _einsum,
        **LAYOUTS,
    }
)
"""By name."""
