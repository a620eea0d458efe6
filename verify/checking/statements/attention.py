"""The backward pass of attention."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from verify.checking.statement import Binding, Formula, Invariant, Origin, Result, Spelling, Statement, Wrong, top, total
from verify.checking.statements.attention_masks import Conventions, Heads
from verify.checking.statements.attention_weights import (
    WAYS,
    Change,
    Weights,
    book_values,
    exponentials,
    hidden,
    in_turn,
    keys_in_turn,
    mistakes,
    scores,
    softmax_weights,
    stored,
    transposed,
)

__all__ = ["attention_backward"]

Backward = Callable[[Heads, Any], Any]
"""Takes arguments and the weights P to a gradient."""


class Slip(NamedTuple):
    """A mistake after the weights are known, which a mutant of this name has.

    Attributes
    ----------
    name : str
    backward : callable
    reported : str
    change : callable, optional
        Takes the arguments to those at which the mutant is meant.
    """

    name: str
    backward: Backward
    reported: str = ""
    change: Change | None = None


# --- the gradient at the scores, from the weights ---


def _at_weights(a: Heads) -> Any:
    return a.g @ transposed(a.v)


def _at_scores(a: Heads, p: Any) -> Any:
    dp = _at_weights(a)
    return p * (dp - total(p * dp))


def _sum_last(a: Heads, p: Any) -> Any:
    weighted = p * _at_weights(a)
    return weighted - p * total(weighted)


def _from_outputs(a: Heads, p: Any) -> Any:
    return p * (_at_weights(a) - total(a.g * stored(p @ a.v)))


def _sum_not_weighted(a: Heads, p: Any) -> Any:
    dp = _at_weights(a)
    return p * (dp - total(dp))


def _sum_over_queries(a: Heads, p: Any) -> Any:
    dp = _at_weights(a)
    return p * (dp - (p * dp).sum(-2, keepdims=True))


def _sign_of_sum(a: Heads, p: Any) -> Any:
    dp = _at_weights(a)
    return p * (dp + total(p * dp))


def _weight_missing(a: Heads, p: Any) -> Any:
    dp = _at_weights(a)
    return dp - total(p * dp)


def _mask_left_out_backward(a: Heads, p: Any) -> Any:
    """Recompute the weights without the mask, from the sum of the forward pass, which had it."""
    s, dp = scores(a), _at_weights(a)
    recomputed = np.exp(s - top(hidden(s, a.keep))) / total(exponentials(s, a.keep))
    return recomputed * (dp - total(p * dp))


AT_SCORES = (
    Slip("sum of the backward pass missing", lambda a, p: p * _at_weights(a)),
    Slip("diagonal only", lambda a, p: p * (1 - p) * _at_weights(a), "deeplearning4j/libnd4j#440"),
    Slip("softmax passed by", lambda a, p: _at_weights(a)),
    Slip("weights for gradients", lambda a, p: p),
    Slip("sum not weighted", _sum_not_weighted),
    Slip("sign of the sum", _sign_of_sum),
    Slip("weight in front missing", _weight_missing),
    Slip("sign", lambda a, p: -_at_scores(a, p)),
)
OVER_QUERIES = Slip("sum over queries", _sum_over_queries)
MASK_LEFT_OUT = Slip("mask left out in the backward pass", _mask_left_out_backward)


# --- gradients ---


class Gradient(NamedTuple):
    """The gradient at an argument.

    Attributes
    ----------
    theorem : str
    grouped : str
        The theorem for heads that share a key; empty for what they do not share.
    spellings : tuple of callable
        The first is as the theorem.
    slips : callable
        Takes conventions.
    terms : callable
        Takes arguments and weights to summands and their coefficients.
    """

    theorem: str
    grouped: str
    spellings: tuple[Backward, ...]
    slips: Callable[[Conventions], tuple[Slip, ...]]
    terms: Callable[[Heads, Any], tuple[dict[str, Any], dict[str, int]]]


def _added(x: Any) -> Any:
    """Add the heads of each group."""
    return x[..., 0, :, :] if x.shape[-3] == 1 else x.sum(-3)


def _in_rows(x: Any) -> Any:
    """Put the heads of each group one below another."""
    return x.reshape(*x.shape[:-3], x.shape[-3] * x.shape[-2], x.shape[-1])


def _query(a: Heads, ds: Any) -> Any:
    return ds @ a.k


def _key(a: Heads, ds: Any) -> Any:
    return transposed(ds) @ a.q


def _key_in_rows(a: Heads, ds: Any) -> Any:
    return (transposed(_in_rows(ds)) @ _in_rows(a.q))[..., None, :, :]


def _value(a: Heads, p: Any) -> Any:
    return transposed(p) @ a.g


def _value_in_rows(a: Heads, p: Any) -> Any:
    return (transposed(_in_rows(p)) @ _in_rows(a.g))[..., None, :, :]


def _of_scores(product: Backward, in_rows: Backward) -> tuple[Backward, ...]:
    def of_scaled(a: Heads, p: Any) -> Any:
        return in_rows(a._replace(q=a.q * a.factor, k=a.k * a.factor), _from_outputs(a, p))

    return (
        lambda a, p: product(a, _at_scores(a, p)) / a.r,
        lambda a, p: product(a, _sum_last(a, p)) * a.factor,
        lambda a, p: product(a, _from_outputs(a, p) * a.factor),
        of_scaled,
    )


def _slips_of_scores(product: Backward) -> Callable[[Conventions], tuple[Slip, ...]]:
    def through(slip: Slip) -> Slip:
        return slip._replace(backward=lambda a, p: product(a, slip.backward(a, p)) * a.factor)

    scale = (
        Slip("scale missing", lambda a, p: product(a, _at_scores(a, p)), "mlc-ai/mlc-llm#3426"),
        Slip("multiplied by the scale", lambda a, p: product(a, _at_scores(a, p)) * a.r, "esceptico/perceiver-io#9"),
        Slip("divided by the scale twice", lambda a, p: product(a, _at_scores(a, p)) * a.factor * a.factor),
    )

    def slips(conventions: Conventions) -> tuple[Slip, ...]:
        others = (OVER_QUERIES,) if conventions.group == 1 else ()
        others += (MASK_LEFT_OUT,) if conventions.hides else ()
        return (*scale, *map(through, (*AT_SCORES, *others)))

    return slips


def _terms_of_scores(product: Backward) -> Callable[[Heads, Any], tuple[dict[str, Any], dict[str, int]]]:
    def terms(a: Heads, p: Any) -> tuple[dict[str, Any], dict[str, int]]:
        dp = _at_weights(a)
        summands = {"P dP": p * dp, "P sum(P dP)": p * total(p * dp), "P sum(dP)": p * total(dp), "P": p, "dP": dp}
        found = {f"({name}) times the other / r": product(a, s) * a.factor for name, s in summands.items()}
        return found, dict(zip(found, (1, -1), strict=False))

    return terms


def _over_queries(a: Heads, _: Any) -> Any:
    e = exponentials(transposed(scores(a)), None if a.keep is None else transposed(a.keep))
    return (e / total(e)) @ a.g


def _each_key_seen(a: Heads) -> Heads:
    return a if a.keep is None else a._replace(keep=a.keep | ~a.keep.any(-2, keepdims=True))


def _slips_of_value(conventions: Conventions) -> tuple[Slip, ...]:
    found = (
        Slip("gradients for weights", lambda a, p: _value(a, _at_scores(a, p))),
        Slip("scores for weights", lambda a, p: _value(a, scores(a))),
        Slip("divided by the scale", lambda a, p: _value(a, p) * a.factor),
    )
    if conventions.group > 1:
        return found
    reported = "labmlai/annotated_deep_learning_paper_implementations#146"
    return (
        *found,
        Slip("average over queries", lambda a, p: _value(a, p) / a.q.shape[-2]),
        Slip("softmax over queries", _over_queries, reported, _each_key_seen),
    )


def _terms_of_value(a: Heads, p: Any) -> tuple[dict[str, Any], dict[str, int]]:
    found = {"P^T G": _value(a, p), "dS^T G": _value(a, _at_scores(a, p)), "S^T G": _value(a, scores(a))}
    return found, {"P^T G": 1}


GRADIENTS: Mapping[str, Gradient] = {
    "dq": Gradient(
        "masked_attention_backward_query",
        "",
        _of_scores(_query, _query),
        _slips_of_scores(_query),
        _terms_of_scores(_query),
    ),
    "dk": Gradient(
        "masked_attention_backward_key",
        "grouped_query_backward_key",
        _of_scores(_key, _key_in_rows),
        _slips_of_scores(_key),
        _terms_of_scores(_key),
    ),
    "dv": Gradient(
        "masked_attention_backward_value",
        "grouped_query_backward_value",
        (_value, _value_in_rows),
        _slips_of_value,
        _terms_of_value,
    ),
}


# --- the statement ---


def _laid_out(conventions: Conventions, gradient: Gradient, found: Any) -> Any:
    """Lay out what heads give: those that share the argument are added."""
    return _added(found) if gradient.grouped else conventions.together(found)


def _formula(
    conventions: Conventions,
    gradient: Gradient,
    backward: Backward,
    weights: Weights = softmax_weights,
    change: Change | None = None,
) -> Formula:
    def formula(**given: Any) -> Any:
        a = conventions.heads(**given)
        a = a if change is None else change(a)
        found = backward(a, weights(a))
        return _laid_out(conventions, gradient, found)

    return formula


def _binding(conventions: Conventions, gradient: Gradient, change: Change | None = None) -> Binding:
    """Return what the variables are: of a gradient that heads share, their queries are one below another."""

    def binding(**given: Any) -> Mapping[str, Any]:
        a = conventions.heads(**given)
        values = book_values(a if change is None else change(a))
        if not gradient.grouped:
            return values
        groups, shape = values["Q"].shape[:-2], values["U"].shape[-2:]
        rows = {name: _in_rows(values[name]) for name in ("Q", "G")}
        masks = {name: _in_rows(np.broadcast_to(values[name], (*groups, *shape))) for name in ("U", "M")}
        return {**rows, **masks, "K": values["K"][..., 0, :, :], "V": values["V"][..., 0, :, :], "r": values["r"][..., 0]}

    return binding


def _wrong(conventions: Conventions, gradient: Gradient) -> tuple[Wrong, ...]:
    plain = gradient.spellings[1 if len(gradient.spellings) > 2 else 0]
    found = [
        Wrong(
            slip.name,
            _formula(conventions, gradient, slip.backward, change=slip.change),
            slip.reported,
            origin=slip.change and Origin(_binding(conventions, gradient, slip.change), mutant=slip.name),
        )
        for slip in gradient.slips(conventions)
    ]
    for mistake in mistakes(conventions):
        change = None if mistake.weights else mistake.change
        found.append(
            Wrong(
                mistake.name,
                _formula(conventions, gradient, plain, mistake.weights or softmax_weights, change),
                mistake.reported,
                mistake.convention,
                mistake.change and Origin(_binding(conventions, gradient, mistake.change)),
                mistake.hint,
            )
        )
    return (*found, *(_of_group(conventions, gradient) if conventions.group > 1 else ()))


def _of_group(conventions: Conventions, gradient: Gradient) -> list[Wrong]:
    """Return the mistakes of heads that share their keys."""

    def first(a: Heads) -> Heads:
        return a._replace(q=a.q[..., :1, :, :], g=a.g[..., :1, :, :])

    def average(a: Heads) -> Heads:
        return a._replace(g=a.g / a.g.shape[-3])

    def of_heads(**given: Any) -> Mapping[str, Any]:
        values = dict(book_values(conventions.heads(**given)))
        del values["U"]
        shape = (*values["Q"].shape[-3:-1], values["K"].shape[-2])
        values |= {"K": values["K"][..., 0, :, :], "V": values["V"][..., 0, :, :], "r": values["r"][..., 0]}
        return {**values, "M": np.broadcast_to(values["M"], shape)}

    def made(name: str, change: Change, origin: Origin, reported: str = "", convention: bool = False) -> Wrong:
        formula = _formula(conventions, gradient, gradient.spellings[0], change=change)
        return Wrong(name, formula, reported, convention, origin)

    turned = in_turn if gradient.grouped else keys_in_turn
    found = [made("heads share keys in turn", turned, Origin(_binding(conventions, gradient, turned)), convention=True)]
    if gradient.grouped and conventions.hides:
        found += [
            made("one head only", first, Origin(_binding(conventions, gradient, first))),
            made("average over heads", average, Origin(_binding(conventions, gradient, average))),
        ]
    elif gradient.grouped:
        found += [
            made(
                "one head only",
                first,
                Origin(lambda **given: {**of_heads(**given), "s": 0}, gradient.grouped, "one head only"),
                "marin-community/levanter#449",
            ),
            made("average over heads", average, Origin(of_heads, gradient.grouped, "average over heads")),
        ]
    return found


def _result(conventions: Conventions, gradient: Gradient) -> Result:
    weights_first = {"scale missing", "multiplied by the scale", "divided by the scale twice", "divided by the scale"}
    wrong = _wrong(conventions, gradient)
    same = {w.name: {"r": Fraction(1)} for w in wrong if conventions.scale == 1 and w.name in weights_first}
    zero_sum = gradient.theorem == "masked_attention_backward_key" and not conventions.hides

    def terms(**given: Any) -> tuple[dict[str, Any], dict[str, int]]:
        a = conventions.heads(**given)
        found, coefficients = gradient.terms(a, softmax_weights(a))
        return {name: _laid_out(conventions, gradient, x) for name, x in found.items()}, coefficients

    return Result(
        theorem=gradient.theorem,
        book=_binding(conventions, gradient),
        spellings=tuple(
            Spelling(
                way.name,
                _formula(conventions, gradient, gradient.spellings[n % len(gradient.spellings)], way.weights),
                way.lenient,
            )
            for n, way in enumerate(WAYS)
        ),
        wrong=wrong,
        terms=terms,
        invariants=(Invariant("key_bias_gradient_zero", axis=-2),) if zero_sum else (),
        laid_out=(lambda x: x) if gradient.grouped else conventions.together,
        same=same,
    )


def attention_backward(
    *, scale: float | None = None, mask: str = "none", align: str = "top-left", group: int = 1
) -> Statement:
    """Return the backward pass of attention, for a gradient at its output, at queries, keys and values.

    Arrays are (heads, rows, channels). A query that sees no key is never asked: what a program returns there is its own
    affair, and no theorem's.

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
        name="attention_backward",
        arguments=conventions.arguments("q", "k", "v", "g"),
        results={name: _result(conventions, gradient) for name, gradient in GRADIENTS.items()},
        probes=conventions.probes("q", "k", "v", "g"),
        shapes=conventions.shapes,
        axes=("m", "n", "d", "e"),
        constants=conventions.constants,
    )
