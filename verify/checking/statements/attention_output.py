"""The forward pass of attention."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.checking.statement import Binding, Formula, Origin, Result, Spelling, Staged, Statement, Wrong, top, total
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
    exponentials,
    hidden,
    scores,
    softmax_weights,
    transposed,
)

__all__ = ["attention_output_shifted"]

OF_SCALE: tuple[tuple[str, Change, str], ...] = (
    ("scale missing", without_scale, "mlc-ai/mlc-llm#3426"),
    ("multiplied by the scale", inverse_scale, "esceptico/perceiver-io#9"),
    ("divided by the scale twice", scale_twice, ""),
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


def _reference_above_only(a: Heads) -> Any:
    e = np.exp(scores(a))
    return (a.p @ a.v) / total(e if a.keep is None else np.where(a.keep, e, 0))


def _over_queries(a: Heads) -> Any:
    e = exponentials(transposed(scores(a)), None if a.keep is None else transposed(a.keep))
    return transposed(e / total(e)) @ a.v


def _binding(conventions: Conventions, change: Change | None = None) -> Binding:
    """Return what the variables are, the highest score that a query sees for its reference."""

    def binding(**given: Any) -> Mapping[str, Any]:
        a = conventions.heads(**given)
        a = a if change is None else change(a)
        return {**book_values(a), "mu": top(hidden(scores(a), a.keep))[..., 0]}

    return binding


def _result(conventions: Conventions) -> Result:
    forward = Forward(conventions)

    def formula(outputs: Weights, weights: Weights = softmax_weights, change: Change | None = None) -> Formula:
        return Staged(forward(weights, change), lambda a: conventions.together(outputs(a)))

    def at_others(m: Mistake) -> Wrong:
        made = formula(_outputs, m.weights or softmax_weights, None if m.weights else m.change)
        origin = m.change and Origin(_binding(conventions, m.change))
        return Wrong(m.name, made, m.reported, m.convention, origin, needs=m.needs)

    others = (*of_another_scale(conventions), *of_mask(conventions), *of_queries(conventions))
    if conventions.group > 1:
        others += (Mistake("heads share keys in turn", change=keys_in_turn, convention=True),)
    return Result(
        theorem="attention_output_shifted",
        book=_binding(conventions),
        spellings=(
            *(Spelling(way.name, formula(_outputs, way.weights), way.lenient) for way in WAYS),
            Spelling("divided by the sum last", formula(_divided_last, _exponentials)),
            Spelling("times the reciprocal of the sum last", formula(_reciprocal_last, _exponentials)),
            Spelling("outputs of blocks", formula(_in_blocks, _exponentials)),
        ),
        wrong=(
            *(Wrong(name, formula(_outputs, change=change), reported) for name, change, reported in OF_SCALE),
            Wrong("not normalized", formula(_outputs, _exponentials)),
            Wrong("reference above only", formula(_reference_above_only, _exponentials)),
            Wrong(
                "normalized over the queries",
                formula(_over_queries, change=each_key_seen),
                "labmlai/annotated_deep_learning_paper_implementations#146",
                origin=Origin(_binding(conventions, each_key_seen), mutant="normalized over the queries"),
            ),
            *map(at_others, others),
        ),
        terms=_terms(conventions, forward()),
        laid_out=conventions.together,
        same={name: {"r": Fraction(1)} for name, _, _ in OF_SCALE} if conventions.scale == 1 else {},
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
