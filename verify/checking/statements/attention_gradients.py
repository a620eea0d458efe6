"""The backward pass of attention from its weights: honest ways to compute it, and wrong ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from verify.checking.statement import total
from verify.checking.statements.attention_masks import Conventions, Heads
from verify.checking.statements.attention_weights import scores, stored, transposed

__all__ = ["GRADIENTS", "Backward", "Gradient", "in_rows"]

Backward = Callable[[Heads], Any]
"""Takes arguments, of which the weights are known, to a gradient at each head."""
Terms = Callable[[Heads], tuple[dict[str, Any], dict[str, int]]]


class Gradient(NamedTuple):
    """The gradient at an argument.

    Attributes
    ----------
    theorem : str
    grouped : str
        The theorem for heads that share a key; empty for what they do not share.
    spellings : tuple of callable
    slips : callable
        Takes conventions to the names of the mutants after the weights are known.
    terms : callable
        Takes arguments to summands at each head, and their coefficients in the theorem.
    """

    theorem: str
    grouped: str
    spellings: tuple[Backward, ...]
    slips: Callable[[Conventions], tuple[str, ...]]
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


OF_SCORES = (
    "scale missing",
    "multiplied by the scale",
    "divided by the scale twice",
    "sum of the backward pass missing",
    "diagonal only",
    "softmax passed by",
    "weights for gradients",
    "sum not weighted",
    "sign of the sum",
    "weight in front missing",
    "sign",
)


def _slips_of_scores(conventions: Conventions) -> tuple[str, ...]:
    of_head = ("sum over queries",) if conventions.group == 1 else ()
    return (*OF_SCORES, *of_head, *(("mask left out in the backward pass",) if conventions.hides else ()))


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


def _slips_of_values(conventions: Conventions) -> tuple[str, ...]:
    found = ("gradients for weights", "scores for weights", "divided by the scale")
    return found if conventions.group > 1 else (*found, "average over queries")


def _terms_of_values(a: Heads) -> tuple[dict[str, Any], dict[str, int]]:
    found = {"P^T G": _value(a, a.p), "dS^T G": _value(a, _at_scores(a)), "S^T G": _value(a, scores(a))}
    return found, {"P^T G": 1}


GRADIENTS: Mapping[str, Gradient] = {
    "dq": Gradient(
        "masked_attention_backward_query",
        "",
        _spelled(_query, _query),
        _slips_of_scores,
        _terms_of_scores(_query),
    ),
    "dk": Gradient(
        "masked_attention_backward_key",
        "grouped_query_backward_key",
        _spelled(_key, _key_in_rows),
        _slips_of_scores,
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
