"""The statements that programs are checked against, by the names of their theorems."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from derive.books.book import Book
from derive.language.words import expected, meant
from verify.checking.formulas import ALIASES, FORMULAS, formula_statement
from verify.checking.judging.book import BOOK
from verify.checking.judging.statement import Statement, one_of
from verify.checking.statements.conventions import under
from verify.checking.statements.entries import of_entry

__all__ = ["BY_NAME", "STATEMENTS", "alternatives", "conventions", "statement"]

BY_NAME = "convention"
"""The keyword of a convention that has none of its own, and is declared by the name that a verdict has for it."""
ALSO_CALLED = dict.fromkeys(
    ("flash_attention", "flash_attn", "flash_attn_func", "scaled_dot_product_attention"), "sdpa"
)
"""Names that are near to none of ours, and which of ours is meant."""
STATEMENTS: Mapping[str, str] = MappingProxyType(
    {
        name: module
        for module, names in {
            "softmax": "softmax_shifted softmax_vjp softmax_jvp log_softmax_shifted log_softmax_vjp",
            "losses": "cross_entropy_gradient",
            "normalization": "layernorm_vjp layernorm_gain_vjp rmsnorm_vjp rmsnorm_gain_vjp batchnorm_vjp",
            "linear": "linear_backward",
            "positions": "sinusoidal_table",
            "rotary": "rotary_vjp rotary_forward",
            "activations": "relu_vjp gelu_vjp gelu_tanh_vjp",
            "attention": "attention_backward attention_output_shifted",
        }.items()
        for name in names.split()
    }
)
"""The module of each. A statement is a function of its conventions, named as the theorem."""


def statement(name: str, chosen: Mapping[str, Any], book: Book | None = None) -> Statement:
    """Return a statement under conventions.

    Parameters
    ----------
    name : str
    chosen : mapping of str to value
    book : Book, optional
        Of whose entry the statement is made, see `of_entry`. Without it, one that is written by hand, is a formula in
        a file, see `verify.checking.formulas`, or is made from an entry of our book.

    Raises
    ------
    ValueError
        If there is no such statement, convention or value of one.
    """
    if book is None and (made := _of_formulas(name, chosen) or _of_book(name, chosen)):
        return made
    defaults, chosen = conventions(name, book), dict(chosen)
    declared = chosen.pop(BY_NAME, None)
    if not isinstance(declared, str | None):
        raise ValueError(f"{BY_NAME}: expected the name that a verdict has for it, got {declared!r}")
    for convention, value in chosen.items():
        if convention not in defaults:
            raise ValueError(f"{name} has no convention {convention!r}{expected(convention, tuple(defaults))}")
        usual = defaults[convention]
        if not (value is None or isinstance(value, str | int | float)):
            raise ValueError(f"{convention}: expected a number or a name, got {type(value).__name__}")
        if type(usual) in (int, float) and type(value) not in (int, float):
            raise ValueError(f"{convention}: expected a number such as {usual}, got {value!r}")
        if isinstance(usual, str) and not isinstance(value, str):
            raise ValueError(f"{convention}: expected a name such as {usual!r}, got {value!r}")
        if values := alternatives(name).get(convention):
            one_of(convention, value, values)
        if isinstance(value, float) and not math.isfinite(value):
            raise ValueError(f"{convention}: expected a finite number, got {value!r}")
    chosen_one: Statement = _maker(name)(**chosen) if book is None else of_entry(name, book)
    return chosen_one if declared is None else under(chosen_one, declared)


def _of_formulas(name: str, chosen: Mapping[str, Any]) -> Statement | None:
    """Return a statement that is a formula in a file; None if there is none of that name."""
    name = ALIASES.get(name, name)
    if name not in FORMULAS:
        return None
    for variable, value in chosen.items():
        if type(value) not in (int, float) or not math.isfinite(value):
            raise ValueError(f"{variable}: expected a finite number, got {value!r}")
    return formula_statement(name, {variable: float(value) for variable, value in chosen.items()})


def _of_book(name: str, chosen: Mapping[str, Any]) -> Statement | None:
    """Return the statement that an entry of our book makes; None if one is written by hand, or there is no entry."""
    if ALIASES.get(name, name) in STATEMENTS or name not in BOOK.entries:
        return None
    if chosen:
        raise ValueError(f"{name} has no convention {next(iter(chosen))!r}: its statement is made from the book")
    return replace(of_entry(name, BOOK), structured=frozenset())


def conventions(name: str, book: Book | None = None) -> dict[str, Any]:
    """Return the conventions of a statement, with the values that hold if nothing is said; an entry has none."""
    if book is not None or not _by_hand(name):
        return {}
    return {p.name: p.default for p in inspect.signature(_maker(name)).parameters.values()}


def alternatives(name: str, book: Book | None = None) -> dict[str, tuple[str, ...]]:
    """Return the values of each convention that has a few, as the type of the keyword says them."""
    if book is not None or not _by_hand(name):
        return {}
    hints = get_type_hints(_maker(name))
    return {convention: get_args(hint) for convention, hint in hints.items() if get_origin(hint) is Literal}


def _by_hand(name: str) -> bool:
    """Tell whether a statement is written by hand, or nowhere."""
    original = ALIASES.get(name, name)
    return original in STATEMENTS or (original not in FORMULAS and original not in BOOK.entries)


def _maker(name: str) -> Callable[..., Statement]:
    name = ALIASES.get(name, name)
    if name not in STATEMENTS:
        names = (*STATEMENTS, *FORMULAS, *ALIASES)
        original, dot, way = name.partition(".")
        same = f"; did you mean {ALSO_CALLED[original]}{dot}{way}?" if original in ALSO_CALLED else ""
        near = same or meant(name, names) or expected(name, (*names, *BOOK.entries))
        raise ValueError(f"no formula is called {name!r}{near}")
    maker: Callable[..., Statement] = getattr(import_module(f"{__name__}.{STATEMENTS[name]}"), name)
    return maker
