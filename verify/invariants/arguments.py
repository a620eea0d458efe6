"""Name the arguments of the functions that invariants are asked of, as programs name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from verify.checking.calling.parameters import CallError, bound
from verify.checking.judging.statement import GRADIENT
from verify.checking.statements.attention_masks import ARGUMENTS as OF_ATTENTION
from verify.checking.statements.normalization import NAMES
from verify.checking.statements.softmax import AT_WEIGHTS, LOGITS, TANGENT

__all__ = ["ARGUMENTS", "UntestableError", "matched"]

Names = Mapping[str, Sequence[str]]

_LOGITS_AND_GRADIENT: Names = {"x": LOGITS, "g": AT_WEIGHTS}
_NORMALIZED: Names = {"x": NAMES["x"], "g": GRADIENT}
_TOKENS: Names = {"x": ("tokens", "hidden_states", "input", "inp")}
_POSITIONS = ("position", "pos", "position_ids", "offsets", "m")

ARGUMENTS: Mapping[str, Names] = MappingProxyType(
    {
        "rows_sum_to_one": {"x": LOGITS},
        "jvp_sums_to_zero": {"x": LOGITS, "u": TANGENT},
        "vjp_of_constant_zero": _LOGITS_AND_GRADIENT,
        "softmax_vjp_sums_to_zero": _LOGITS_AND_GRADIENT,
        "layernorm_vjp_sums_to_zero": _NORMALIZED,
        "layernorm_vjp_inner": _NORMALIZED,
        "key_bias_gradient_zero": {name: OF_ATTENTION[name] for name in ("q", "k", "v", "g")},
        "rotary_isometry": {"q": ("query", "x", "k", "input", "inp"), "positions": _POSITIONS},
        "toeplitz_gram": {"positions": _POSITIONS},
        "permutation_equivariant": _TOKENS,
        "causal_prefix": _TOKENS,
    }
)
"""By invariant, in the order of its description; the names are those that `verify.check` knows too."""


class UntestableError(ValueError):
    """A function whose arguments cannot be told, or that returned what decides nothing."""


def matched(
    invariant: str, function: Callable[..., Any], args: Sequence[str] | None, **constants: float
) -> Callable[..., Any]:
    """Return a function that takes its arrays in the order of the invariant.

    Parameters
    ----------
    invariant : str
        One of `ARGUMENTS`.
    function : callable
    args : sequence of str, optional
        What it takes, in its order, where its names do not say so.
    **constants : float
        Told to a function that takes them, such as ``eps``.

    Raises
    ------
    UntestableError
        If its parameters cannot be told.
    ValueError
        If ``args`` names what is no argument.
    """
    arguments = ARGUMENTS[invariant]
    try:
        how = bound(function, arguments, tuple(constants), args)
    except CallError as error:
        raise UntestableError(str(error)) from None
    return lambda *arrays: how.call(function, {**dict(zip(arguments, arrays, strict=True)), **constants})
