"""The backward pass of attention from its weights: honest ways to compute it, and wrong ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from verify.checking.statement import top, total
from verify.checking.statements.attention_masks import Conventions, Heads
from verify.checking.statements.attention_mistakes import each_key_seen
from verify.checking.statements.attention_weights import Change, exponentials, hidden, scores, stored, transposed

__all__ = ["GRADIENTS", "Backward", "Gradient", "Slip", "in_rows"]

Backward = Callable[[Heads], Any]
"""Takes arguments, of which the weights are known, to a gradient at each head."""
Terms = Callable[[Heads], tuple[dict[str, Any], dict[str, int]]]


class Slip(NamedTuple):
    """A mistake after the weights are known, of which the theorem has a mutant.

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


class Gradient(NamedTuple):
    """The gradient at an argument.

    Attributes
    ----------
    theorem : str
    grouped : str
        The theorem for heads that share a key; empty for what they do not share.
    spellings : tuple of callable
    slips : callable
        Takes conventions to mistakes.
    terms : callable
        Takes arguments to summands at each head, and their coefficients in the theorem.
    """

    theorem: str
    grouped: str
    spellings: tuple[Backward, ...]
    slips: Callable[[Conventions], tuple[Slip, ...]]
    terms: Terms


def in_rows(x: Any) -> Any:
    """Put the heads of each group one below another."""
    return x.reshape(*x.shape[:-3], x.shape[-3] * x.shape[-2], x.shape[-1])


# --- the gradient at the scores ---


def _at_scores(a: Heads) -> Any:
    return a.p * (a.dp - total(a.p * a.dp))


def _sum_last(a: Heads) -> Any:
    weighted = a.p * a.dp
    return weighted - a.p * total(weighted)


def _from_outputs(a: Heads) -> Any:
    return a.p * (a.dp - total(a.g * stored(a.p @ a.v)))


def _mask_left_out(a: Heads) -> Any:
    """Recompute the weights without the mask, from the sum of the forward pass, which had it."""
    s = scores(a)
    p = np.exp(s - top(hidden(s, a.keep))) / total(exponentials(s, a.keep))
    return p * (a.dp - total(a.p * a.dp))


OF_SCORES = (
    Slip("sum of the backward pass missing", lambda a: a.p * a.dp),
    Slip("diagonal only", lambda a: a.p * (1 - a.p) * a.dp, "deeplearning4j/libnd4j#440"),
    Slip("softmax passed by", lambda a: a.dp),
    Slip("weights for gradients", lambda a: a.p),
    Slip("sum not weighted", lambda a: a.p * (a.dp - total(a.dp))),
    Slip("sign of the sum", lambda a: a.p * (a.dp + total(a.p * a.dp))),
    Slip("weight in front missing", lambda a: a.dp - total(a.p * a.dp)),
    Slip("sign", lambda a: -_at_scores(a)),
)
OF_ONE_HEAD = Slip("sum over queries", lambda a: a.p * (a.dp - (a.p * a.dp).sum(-2, keepdims=True)))
OF_A_MASK = Slip("mask left out in the backward pass", _mask_left_out)


# --- queries and keys ---


def _query(a: Heads, ds: Any) -> Any:
    return ds @ a.k


def _key(a: Heads, ds: Any) -> Any:
    return transposed(ds) @ a.q


def _key_in_rows(a: Heads, ds: Any) -> Any:
    return (transposed(in_rows(ds)) @ in_rows(a.q))[..., None, :, :]


def _spelled(product: Callable[[Heads, Any], Any], at_once: Callable[[Heads, Any], Any]) -> tuple[Backward, ...]:
    """Return the theorem with the scale at three places; ``at_once`` adds heads that share a key by the product."""
    return (
        lambda a: product(a, _at_scores(a)) / a.r,
        lambda a: product(a, _sum_last(a)) * a.factor,
        lambda a: product(a, _from_outputs(a) * a.factor),
        lambda a: at_once(a._replace(q=a.q * a.factor, k=a.k * a.factor), _from_outputs(a)),
    )


def _slips_of_scores(product: Callable[[Heads, Any], Any]) -> Callable[[Conventions], tuple[Slip, ...]]:
    def through(slip: Slip) -> Slip:
        return slip._replace(backward=lambda a: product(a, slip.backward(a)) * a.factor)

    of_scale = (
        Slip("scale missing", lambda a: product(a, _at_scores(a)), "mlc-ai/mlc-llm#3426"),
        Slip("multiplied by the scale", lambda a: product(a, _at_scores(a)) * a.r, "esceptico/perceiver-io#9"),
        Slip("divided by the scale twice", lambda a: product(a, _at_scores(a)) * a.factor * a.factor),
    )

    def slips(conventions: Conventions) -> tuple[Slip, ...]:
        of_head = (OF_ONE_HEAD,) if conventions.group == 1 else ()
        of_mask = (OF_A_MASK,) if conventions.hides else ()
        chosen = (*OF_SCORES, *of_head, *of_mask)
        return (*of_scale, *map(through, chosen))

    return slips


def _terms_of_scores(product: Callable[[Heads, Any], Any]) -> Terms:
    def terms(a: Heads) -> tuple[dict[str, Any], dict[str, int]]:
        weighted = a.p * a.dp
        summands = {"P dP": weighted, "P sum(P dP)": a.p * total(weighted), "P sum(dP)": a.p * total(a.dp), "dP": a.dp}
        found = {f"{name}, times the other one, / r": product(a, s) * a.factor for name, s in summands.items()}
        return found, dict(zip(found, (1, -1), strict=False))

    return terms


# --- values ---


def _value(a: Heads, p: Any) -> Any:
    return transposed(p) @ a.g


def _value_in_rows(a: Heads) -> Any:
    return (transposed(in_rows(a.p)) @ in_rows(a.g))[..., None, :, :]


def _over_queries(a: Heads) -> Any:
    e = exponentials(transposed(scores(a)), None if a.keep is None else transposed(a.keep))
    return (e / total(e)) @ a.g


def _slips_of_values(conventions: Conventions) -> tuple[Slip, ...]:
    found = (
        Slip("gradients for weights", lambda a: _value(a, _at_scores(a))),
        Slip("scores for weights", lambda a: _value(a, scores(a))),
        Slip("divided by the scale", lambda a: _value(a, a.p) * a.factor),
    )
    if conventions.group > 1:
        return found
    reported = "labmlai/annotated_deep_learning_paper_implementations#146"
    return (
        *found,
        Slip("average over queries", lambda a: _value(a, a.p) / a.q.shape[-2]),
        Slip("softmax over queries", _over_queries, reported, each_key_seen),
    )


def _terms_of_values(a: Heads) -> tuple[dict[str, Any], dict[str, int]]:
    found = {"P^T G": _value(a, a.p), "dS^T G": _value(a, _at_scores(a)), "S^T G": _value(a, scores(a))}
    return found, {"P^T G": 1}


GRADIENTS: Mapping[str, Gradient] = {
    "dq": Gradient(
        "masked_attention_backward_query",
        "",
        _spelled(_query, _query),
        _slips_of_scores(_query),
        _terms_of_scores(_query),
    ),
    "dk": Gradient(
        "masked_attention_backward_key",
        "grouped_query_backward_key",
        _spelled(_key, _key_in_rows),
        _slips_of_scores(_key),
        _terms_of_scores(_key),
    ),
    "dv": Gradient(
        "masked_attention_backward_value",
        "grouped_query_backward_value",
        (lambda a: _value(a, a.p), _value_in_rows),
        _slips_of_values,
        _terms_of_values,
    ),
}
