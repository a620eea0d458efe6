"""The forward pass of attention."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.mistakes import mistake, mistakes
from verify.checking.statement import (
    Binding,
    Formula,
    Origin,
    Result,
    Spelling,
    Staged,
    Statement,
    Wrong,
    exponentials,
    hidden,
    top,
    total,
)
from verify.checking.statements.attention_masks import Conventions, Heads
from verify.checking.statements.attention_mistakes import (
    Mistake,
    each_key_seen,
    inverse_scale,
    keys_in_turn,
    of_another_scale,
    of_mask,
    of_queries,
    scale_twice,
    without_scale,
)
from verify.checking.statements.attention_weights import (
    WAYS,
    Change,
    Forward,
    Weights,
    book_values,
    scores,
)

__all__ = ["attention_output_shifted"]

OF_SCALE: Mapping[str, Change] = MappingProxyType(
    {
        "scale missing": without_scale,
        "multiplied by the scale": inverse_scale,
        "divided by the scale twice": scale_twice,
    }
)


def _outputs(a: Heads) -> Any:
    return a.p @ a.v


def _exponentials(a: Heads) -> Any:
    return exponentials(scores(a), a.keep)


def _divided_last(a: Heads) -> Any:
    return (a.p @ a.v) / total(a.p)


def _reciprocal_last(a: Heads) -> Any:
    return (a.p @ a.v) * (1 / total(a.p))


def _in_blocks(a: Heads) -> Any:
    """Return the outputs of two blocks of keys, the first from its own highest score until the second is known."""
    s = hidden(scores(a), a.keep)
    half = s.shape[-1] // 2
    if half == 0:
        return _divided_last(a)
    keep = np.ones(s.shape[-2:], dtype=bool) if a.keep is None else a.keep
    first = exponentials(s[..., :half], keep[..., :half])
    later = np.where(keep[..., half:], np.exp(s[..., half:] - top(s)), 0)
    rescaled = np.exp(top(s[..., :half]) - top(s))
    above = (first @ a.v[..., :half, :]) * rescaled + later @ a.v[..., half:, :]
    return above / (total(first) * rescaled + total(later))


def _reference(a: Heads) -> Any:
    """Return the highest score that each query sees."""
    return top(hidden(scores(a), a.keep))[..., 0]


def _of(change: Change) -> Weights:
    return lambda a: _reference(change(a))


def _reference_of_product(a: Heads) -> Any:
    s = scores(a)
    return top(np.where(a.keep, s, 0 * s))[..., 0]


def _binding(conventions: Conventions, change: Change = lambda a: a, reference: Weights = _reference) -> Binding:
    """Return what the variables are, and a number near the highest score for the reference, which may be any."""

    def binding(**given: Any) -> Mapping[str, Any]:
        a = change(conventions.heads(**given))
        return {**book_values(a), "mu": reference(a)}

    return binding


OF_MASK: Mapping[str, Weights] = MappingProxyType(
    {
        "mask left out": _of(lambda a: a._replace(keep=None)),
        "masked after softmax": _of(lambda a: a._replace(keep=None)),
        "mask multiplies scores": _reference_of_product,
    }
)
"""The scores of mistakes in the mask, of which they take the highest for their reference."""


def _wrong(conventions: Conventions) -> Iterator[Wrong]:
    theorem, together = "attention_output_shifted", conventions.together
    for name, change in OF_SCALE.items():
        book = _binding(conventions, reference=_of(change))
        yield mistake(name, Origin(book, theorem, name), together)
    yield from mistakes(theorem, _binding(conventions), together, names=("not normalized", "reference above only"))
    over_queries = Origin(_binding(conventions, each_key_seen), theorem, "normalized over the queries")
    yield mistake("normalized over the queries", over_queries, together)
    others = (*of_another_scale(conventions), *of_mask(conventions), *of_queries(conventions))
    if conventions.group > 1:
        others += (Mistake("heads share keys in turn", change=keys_in_turn, convention=True),)
    forward = Forward(conventions)
    for m in others:
        if not m.change:
            book = _binding(conventions, reference=OF_MASK[m.name])
            yield mistake(m.name, Origin(book, theorem, m.name), together)
            continue
        origin = Origin(_binding(conventions, m.change), theorem)
        made = mistake(m.name, origin, together, convention=m.convention, needs=m.needs)
        first = forward(m.weights) if m.weights else forward(change=m.change)
        yield replace(made, formula=Staged(first, lambda a: together(_outputs(a))))  # weights first, as programs do


def _result(conventions: Conventions) -> Result:
    forward = Forward(conventions)

    def formula(outputs: Weights, weights: Weights) -> Formula:
        return Staged(forward(weights), lambda a: conventions.together(outputs(a)))

    return Result(
        theorem="attention_output_shifted",
        book=_binding(conventions),
        spellings=(
            *(Spelling(way.name, formula(_outputs, way.weights), way.lenient) for way in WAYS),
            Spelling("divided by the sum last", formula(_divided_last, _exponentials)),
            Spelling("times the reciprocal of the sum last", formula(_reciprocal_last, _exponentials)),
            Spelling("outputs of blocks", formula(_in_blocks, _exponentials)),
        ),
        wrong=tuple(_wrong(conventions)),
        terms=_terms(conventions, forward()),
        laid_out=conventions.together,
        same={name: {"r": Fraction(1)} for name in OF_SCALE} if conventions.scale == 1 else {},
    )


def _terms(conventions: Conventions, first: Formula) -> Callable[..., tuple[dict[str, Any], dict[str, int]]]:
    def terms(**given: Any) -> tuple[dict[str, Any], dict[str, int]]:
        a = first(**given)
        sums = np.broadcast_to(a.v.sum(-2, keepdims=True), (*a.p.shape[:-1], a.v.shape[-1]))
        found = {"P V": a.p @ a.v, "E V": _exponentials(a) @ a.v, "sum(V)": sums}
        return {name: conventions.together(x) for name, x in found.items()}, {"P V": 1}

    return terms


def attention_output_shifted(
    *, scale: float | None = None, mask: str = "none", align: str = "top-left", group: int = 1
) -> Statement:
    """Return the forward pass of attention.

    Arrays are (heads, rows, channels). A query that sees no key is never asked.

    Parameters
    ----------
    scale : float, optional
        What scores are multiplied by; without it one over the root of the number of channels.
    mask : {"none", "causal", "boolean", "additive"}
        Boolean: an argument ``keep``, shape (m, n), true where a key may be seen; for padding, all its rows are one.
        Additive: an argument ``bias``, shape (m, n), of finite numbers.
    align : {"top-left", "bottom-right"}
        Under a causal mask, whether query i sees keys up to i, or the last query all.
    group : int
        How many heads of queries share a key head; neighbours do.
    """
    conventions = Conventions(scale, mask, align, group)
    return Statement(
        name="attention_output_shifted",
        arguments=conventions.arguments("q", "k", "v"),
        results={"o": _result(conventions)},
        probes=conventions.probes("q", "k", "v"),
        shapes=conventions.shapes,
        axes=("m", "n", "d", "e"),
        constants=conventions.constants,
    )
