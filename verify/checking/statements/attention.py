"""The backward pass of attention, as programs are checked against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from verify.checking.mistakes import as_it_is, mistake, mistakes
from verify.checking.statement import Binding, Formula, Invariant, Origin, Result, Spelling, Staged, Statement, Wrong
from verify.checking.statements.attention_gradients import GRADIENTS, Backward, Gradient, in_rows
from verify.checking.statements.attention_masks import Conventions, Heads
from verify.checking.statements.attention_mistakes import (
    each_key_seen,
    in_turn,
    keys_in_turn,
    of_mask,
    of_queries,
    of_scale,
)
from verify.checking.statements.attention_weights import WAYS, Change, Forward, Weights, book_values

__all__ = ["attention_backward"]

BY_THE_SCALE = ("scale missing", "multiplied by the scale", "divided by the scale", "divided by the scale twice")


class _Results:
    """What is checked of the gradients, under conventions.

    Parameters
    ----------
    conventions : Conventions
    """

    def __init__(self, conventions: Conventions) -> None:
        self.conventions = conventions
        self.mistakes = (*of_scale(conventions), *of_mask(conventions), *of_queries(conventions))
        self.forward = Forward(conventions)

    def formula(self, gradient: Gradient, backward: Backward, weights: Weights) -> Formula:
        """Return the gradient as a program returns it."""
        return Staged(self.forward(weights), lambda a: self.laid_out(gradient, backward(a)))

    def laid_out(self, gradient: Gradient, found: Any) -> Any:
        """Add heads that share the argument; put the others one after another."""
        if not gradient.grouped:
            return self.conventions.together(found)
        return found[..., 0, :, :] if found.shape[-3] == 1 else found.sum(-3)

    def binding(self, gradient: Gradient, change: Change | None = None) -> Binding:
        """Return what the variables are. To a key, the heads that share it are one head of more queries."""

        def binding(**given: Any) -> Mapping[str, Any]:
            a = self.conventions.heads(**given)
            values = book_values(a if change is None else change(a))
            return _of_shared_keys(values) if gradient.grouped else values

        return binding

    def wrong(self, gradient: Gradient) -> tuple[Wrong, ...]:
        """Return the wrong formulas."""
        book, lies, theorem = self.binding(gradient), self.lies(gradient), gradient.theorem
        found = [*mistakes(theorem, book, lies, names=gradient.slips(self.conventions))]
        if gradient is GRADIENTS["dv"] and self.conventions.group == 1:
            name = "softmax over queries"
            found.append(mistake(name, Origin(self.binding(gradient, each_key_seen), theorem, name), lies))
        for m in self.mistakes:
            origin = Origin(self.binding(gradient, m.change), theorem) if m.change else Origin(book, theorem, m.name)
            made = mistake(m.name, origin, lies, convention=m.convention, needs=m.needs)
            if m.weights:
                made = replace(made, formula=self.formula(gradient, gradient.spellings[0], m.weights))
            found.append(made)
        return (*found, *(self.of_group(gradient) if self.conventions.group > 1 else ()))

    def of_group(self, gradient: Gradient) -> Iterator[Wrong]:
        """Yield the mistakes with heads that share their keys."""

        def made(name: str, change: Change, convention: bool = False) -> Wrong:
            origin = Origin(self.binding(gradient, change), gradient.theorem)
            return mistake(name, origin, self.lies(gradient), convention=convention)

        yield made("heads share keys in turn", in_turn if gradient.grouped else keys_in_turn, convention=True)
        if not gradient.grouped:
            return
        if self.conventions.hides:  # the theorem of shared keys knows no hidden ones
            yield made("one head only", _first_head)
            yield made("average over heads", _average)
            return

        def one(**given: Any) -> Mapping[str, Any]:
            return {**self.of_heads(**given), "s": 0}

        yield mistake("one head only", Origin(one, gradient.grouped, "one head only"))
        yield mistake("average over heads", Origin(self.of_heads, gradient.grouped, "average over heads"))

    def lies(self, gradient: Gradient) -> Callable[..., Any]:
        """Return what lays right sides out as a program does."""
        return as_it_is if gradient.grouped else self.conventions.together

    def of_heads(self, **given: Any) -> Mapping[str, Any]:
        """Return the variables of the theorems on heads that share a key."""
        values = dict(book_values(self.conventions.heads(**given)))
        shape = values["Q"].shape[-3:-1] + values.pop("U").shape[-1:]
        shared = {name: values[name][..., 0, :, :] for name in ("K", "V")}
        return {**values, **shared, "r": values["r"][..., 0], "M": np.broadcast_to(values["M"], shape)}

    def result(self, gradient: Gradient) -> Result:
        """Return what is known of one gradient."""
        wrong = self.wrong(gradient)
        at_one = {w.name: {"r": Fraction(1)} for w in wrong if w.name in BY_THE_SCALE}
        zero_sum = gradient.theorem == "masked_attention_backward_key" and not self.conventions.hides
        first = self.forward()

        def terms(**given: Any) -> tuple[dict[str, Any], dict[str, int]]:
            found, coefficients = gradient.terms(first(**given))
            return {name: self.laid_out(gradient, x) for name, x in found.items()}, coefficients

        backward = [gradient.spellings[n % len(gradient.spellings)] for n in range(len(WAYS))]
        return Result(
            theorem=gradient.theorem,
            book=self.binding(gradient),
            spellings=tuple(
                Spelling(way.name, self.formula(gradient, b, way.weights), way.lenient)
                for way, b in zip(WAYS, backward, strict=True)
            ),
            wrong=wrong,
            terms=terms,
            invariants=(Invariant("key_bias_gradient_zero", axis=-2),) if zero_sum else (),
            laid_out=self.lies(gradient),
            same=at_one if self.conventions.scale == 1 else {},
        )


def _of_shared_keys(values: Mapping[str, Any]) -> Mapping[str, Any]:
    groups, shape = values["Q"].shape[:-2], values["U"].shape[-2:]
    rows = {name: in_rows(values[name]) for name in ("Q", "G")}
    masks = {name: in_rows(np.broadcast_to(values[name], (*groups, *shape))) for name in ("U", "M")}
    return {**rows, **masks, "K": values["K"][..., 0, :, :], "V": values["V"][..., 0, :, :], "r": values["r"][..., 0]}


def _first_head(a: Heads) -> Heads:
    return a._replace(q=a.q[..., :1, :, :], g=a.g[..., :1, :, :])


def _average(a: Heads) -> Heads:
    return a._replace(g=a.g / a.g.shape[-3])


def attention_backward(
    *, scale: float | None = None, mask: str = "none", align: str = "top-left", group: int = 1
) -> Statement:
    """Return the backward pass of attention: for a gradient at its output, those at queries, keys and values.

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
    results = _Results(conventions)
    return Statement(
        name="attention_backward",
        arguments=conventions.arguments("q", "k", "v", "g"),
        results={name: results.result(gradient) for name, gradient in GRADIENTS.items()},
        probes=conventions.probes("q", "k", "v", "g"),
        shapes=conventions.shapes,
        axes=("m", "n", "d", "e"),
        constants=conventions.constants,
    )
