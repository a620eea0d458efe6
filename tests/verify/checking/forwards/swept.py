"""Gradients by one sweep, as tests ask for them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from verify.checking.forwards.sweep import Change, forward_of

__all__ = ["gradients"]


def gradients(
    function: Callable[..., Any],
    arguments: Mapping[str, Any],
    cotangent: Any,
    wrt: Sequence[str],
    change: Change | None = None,
) -> list[Any]:
    """Return the gradients of ``sum(cotangent * function(**arguments))`` at some arguments, with a mistake if any."""
    recording, result, numbers = forward_of(function, arguments)
    cotangents = recording.sweep(result.number, cotangent, change)
    return [cotangents[numbers[name]] if numbers[name] in cotangents else 0 * arguments[name] for name in wrt]
