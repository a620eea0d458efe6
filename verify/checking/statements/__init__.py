"""The statements that programs are checked against, by the names of their theorems."""

from __future__ import annotations

import inspect
import math
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from types import MappingProxyType
from typing import Any

from verify.checking.statement import Statement, positive

__all__ = ["STATEMENTS", "alternatives", "conventions", "statement"]

STATEMENTS: Mapping[str, str] = MappingProxyType(
    {
        "softmax_shifted": "softmax",
        "softmax_vjp": "softmax",
        "softmax_jvp": "softmax",
        "log_softmax_shifted": "log_softmax",
        "log_softmax_vjp": "log_softmax",
        "cross_entropy_gradient": "losses",
        "layernorm_vjp": "layernorm",
        "layernorm_gain_vjp": "layernorm",
        "rmsnorm_vjp": "rmsnorm",
        "rmsnorm_gain_vjp": "rmsnorm",
        "batchnorm_vjp": "batchnorm",
        "linear_backward": "linear",
        "sinusoidal_table": "positions",
        "rotary_vjp": "rotary",
        "rotary_forward": "rotary",
        "relu_vjp": "activations",
        "gelu_vjp": "activations",
        "gelu_tanh_vjp": "activations",
        "attention_backward": "attention",
        "attention_output_shifted": "attention_output",
    }
)
"""The module of each. A statement is a function of its conventions, named as the theorem."""


def statement(name: str, chosen: Mapping[str, Any]) -> Statement:
    """Return a statement under conventions.

    Raises
    ------
    ValueError
        If there is no such statement, convention or value of one.
    """
    known = conventions(name)
    for convention, value in chosen.items():
        if convention not in known:
            raise ValueError(f"{name} has no convention {convention!r}; {_meant(convention, tuple(known))}")
        usual = known[convention]
        if not (value is None or isinstance(value, str | int | float)):
            raise ValueError(f"{convention}: expected a number or a name, got {type(value).__name__}")
        if type(usual) in (int, float) and type(value) not in (int, float):
            raise ValueError(f"{convention}: expected a number such as {usual}, got {value!r}")
        if isinstance(usual, str) and not isinstance(value, str):
            raise ValueError(f"{convention}: expected a name such as {usual!r}, got {value!r}")
        if isinstance(value, float) and not math.isfinite(value):
            raise ValueError(f"{convention}: expected a finite number, got {value!r}")
        if convention == "eps":  # of every normalization
            positive(convention, value, or_zero=True)
    made: Statement = _maker(name)(**chosen)
    return made


def conventions(name: str) -> dict[str, Any]:
    """Return the conventions of a statement, with the values that hold if nothing is said."""
    return {p.name: p.default for p in inspect.signature(_maker(name)).parameters.values()}


def alternatives(name: str) -> dict[str, tuple[str, ...]]:
    """Return the values of each convention that has a few, as the statement's docstring says them."""
    said = re.findall(r"^([\w, ]+) : \{(.*)\}$", inspect.getdoc(_maker(name)) or "", re.MULTILINE)
    return {
        convention: tuple(re.findall(r'"([^"]*)"', values))
        for names, values in said
        for convention in names.split(", ")
    }


def _maker(name: str) -> Callable[..., Statement]:
    if name not in STATEMENTS:
        raise ValueError(f"no formula is called {name!r}; {_meant(name, tuple(STATEMENTS))}")
    found: Callable[..., Statement] = getattr(import_module(f"{__name__}.{STATEMENTS[name]}"), name)
    return found


def _meant(word: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(word, known, n=3, cutoff=0.5)
    if near:
        return f"did you mean {' or '.join(near)}?"
    return f"expected one of {', '.join(known)}" if known else "it has none"
