"""Correct ways to compute the weights of attention, outputs and gradients, and the book's names of arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from verify.checking.judging.statement import exponentials, from_top, hidden, top, total, transposed
from verify.checking.statements.attention_masks import Conventions, like
from verify.checking.statements.computed import Computed, Rule, Rules, Way

__all__ = ["GRADIENTS", "OUTPUTS", "WAYS", "Gradient", "book_values", "of_shared_keys"]

# --- honest ways: the weights, the outputs, and the gradients ---


def _biased(s: Callable[[Computed], Any]) -> Rules:
    return {"s": lambda a: s(a) if a.bias is None else s(a) + a.bias}


def _of_both_scaled(a: Computed) -> Any:
    half = np.sqrt(like(a.k, 1) * a.factor)
    return (a.q * half) @ transposed(a.k * half)


def _blocks(a: Computed) -> tuple[Any, int, Any, Any]:
    """Return scores, how many keys are in the first block, which are seen, and what the first is rescaled by."""
    s = hidden(a.s, a.keep)
    half, highest = s.shape[-1] // 2, top(s)
    keep = np.ones(s.shape[-2:], dtype=bool) if a.keep is None else a.keep
    return s, half, keep, np.exp(top(s[..., :half]) - highest) if half else None


def _weights_in_blocks(a: Computed) -> Any:
    """Return the weights of two blocks of keys, the first from its own highest score until the second is known."""
    s, half, keep, rescaled = _blocks(a)
    if half == 0:
        return a.e / total(a.e)
    first, later = np.exp(from_top(s[..., :half])), np.exp(s[..., half:] - top(s))
    first, later = np.where(keep[..., :half], first, 0), np.where(keep[..., half:], later, 0)
    partition = total(first) * rescaled + total(later)
    return np.concatenate([first * rescaled, later], axis=-1) / partition


def _outputs_in_blocks(a: Computed) -> Any:
    s, half, keep, rescaled = _blocks(a)
    if half == 0:
        return (a.e @ a.v) / total(a.e)
    first = exponentials(s[..., :half], keep[..., :half])
    later = np.where(keep[..., half:], np.exp(s[..., half:] - top(s)), 0)
    above = (first @ a.v[..., :half, :]) * rescaled + later @ a.v[..., half:, :]
    return above / (total(first) * rescaled + total(later))


def _from_logarithm(a: Computed) -> Any:
    """Return the weights as a backward pass recomputes them from the logarithm of the partition function."""
    s = hidden(a.s, a.keep)
    highest = top(s)
    logarithm = highest + np.log(total(exponentials(s, a.keep)))
    p = np.exp(from_top(s) + (highest - logarithm))
    return p if a.keep is None else np.where(a.keep, p, 0)


def _powers_of_two(a: Computed) -> Any:
    """Return exponentials as powers of two of the scores times log2(e)."""
    log_two = np.log(like(a.k, 2))
    e = np.exp(from_top(hidden(a.s * (1 / log_two), a.keep)) * log_two)
    return e if a.keep is None else np.where(a.keep, e, 0)


WAYS = (
    Way("scores divided", _biased(lambda a: (a.q @ transposed(a.k)) / a.r)),
    Way("scores times the scale", {}),
    Way("scale on the queries", _biased(lambda a: (a.q * a.factor) @ transposed(a.k))),
    Way("times the reciprocal of the sum", {"p": lambda a: a.e * (1 / total(a.e))}),
    Way("in blocks", {"p": _weights_in_blocks}),
    Way("root of the scale on queries and keys", _biased(_of_both_scaled), lenient=True),
    Way("from the logarithm of the sum", {"p": _from_logarithm}, lenient=True),
    Way("powers of two", {"e": _powers_of_two}, lenient=True),
)
OUTPUTS: Mapping[str, Rule] = {
    "divided by the sum last": lambda a: (a.e @ a.v) / total(a.e),
    "times the reciprocal of the sum last": lambda a: (a.e @ a.v) * (1 / total(a.e)),
    "outputs of blocks": _outputs_in_blocks,
}


def _in_rows(x: Any) -> Any:
    """Put the heads of each group one below another."""
    return x.reshape(*x.shape[:-3], x.shape[-3] * x.shape[-2], x.shape[-1])


def _in_one_product(a: Any, b: Any) -> Any:
    """Add what heads give that share a key by the product."""
    return (transposed(_in_rows(a)) @ _in_rows(b))[..., None, :, :]


def _sum_last(a: Computed) -> Any:
    weighted = a.p * a.dp
    return weighted - a.p * total(weighted)


class Gradient(NamedTuple):
    """The gradient at an argument.

    Attributes
    ----------
    theorem : str
    grouped : str
        The theorem for heads that share a key; empty for what they do not share.
    ways : tuple of callable
    """

    theorem: str
    grouped: str
    ways: tuple[Rule, ...]

    def slips(self, conventions: Conventions) -> tuple[str, ...]:
        """Return the names of the mutants after the weights are known."""
        if self is GRADIENTS["dv"]:
            names = ("gradients for weights", "scores for weights", "divided by the scale")
            return names if conventions.group > 1 else (*names, "average over queries")
        of_head = ("sum over queries",) if conventions.group == 1 else ()
        return (*OF_SCORES, *of_head, *(("mask left out in the backward pass",) if conventions.hides else ()))


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
GRADIENTS: Mapping[str, Gradient] = {  # the scale stands at three places
    "dq": Gradient(
        "masked_attention_backward_query",
        "",
        (
            lambda a: (a.ds @ a.k) / a.r,
            lambda a: (_sum_last(a) @ a.k) * a.factor,
            lambda a: (a.ds_from_outputs * a.factor) @ a.k,
            lambda a: a.ds_from_outputs @ (a.k * a.factor),
        ),
    ),
    "dk": Gradient(
        "masked_attention_backward_key",
        "grouped_query_backward_key",
        (
            lambda a: (transposed(a.ds) @ a.q) / a.r,
            lambda a: (transposed(_sum_last(a)) @ a.q) * a.factor,
            lambda a: transposed(a.ds_from_outputs * a.factor) @ a.q,
            lambda a: _in_one_product(a.ds_from_outputs, a.q * a.factor),
        ),
    ),
    "dv": Gradient(
        "masked_attention_backward_value",
        "grouped_query_backward_value",
        (lambda a: transposed(a.p) @ a.g, lambda a: _in_one_product(a.p, a.g)),
    ),
}

# --- what the book calls it ---


def book_values(a: Computed) -> Mapping[str, Any]:
    """Return the variables of a theorem on attention under a mask, by key head and head of its group."""
    zero = a.k.reshape(-1)[0] * 0
    shape = (a.q.shape[-2], a.k.shape[-2])
    keep = np.ones(shape, dtype=bool) if a.keep is None else a.keep
    values = {
        "Q": a.q,
        "K": a.k,
        "V": a.v,
        "r": a.r[..., 0, 0],
        "U": np.where(keep, zero + 1, zero),
        "M": zero + np.zeros(shape, dtype=int) if a.bias is None else a.bias,
    }
    return values if a.g is None else {**values, "G": a.g}


def of_shared_keys(a: Computed) -> Mapping[str, Any]:
    """Return the same where heads that share a key are one head of more queries."""
    values = book_values(a)
    groups, shape = values["Q"].shape[:-2], values["U"].shape[-2:]
    rows = {name: _in_rows(values[name]) for name in ("Q", "G")}
    masks = {name: _in_rows(np.broadcast_to(values[name], (*groups, *shape))) for name in ("U", "M")}
    return {**rows, **masks, "K": values["K"][..., 0, :, :], "V": values["V"][..., 0, :, :], "r": values["r"][..., 0]}
