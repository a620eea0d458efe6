"""Attention and its backward pass: what stands beside their theorems.

A query that sees no key is never asked: no theorem says what a program returns there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import cycle
from typing import Any

import numpy as np

from verify.checking.judging.mistakes import as_it_is, mistake, mistakes, slip_of
from verify.checking.judging.statement import (
    Binding,
    Formula,
    Invariant,
    Origin,
    Result,
    Spelling,
    Staged,
    Statement,
    Wrong,
    hidden,
    top,
)
from verify.checking.statements.attention_masks import HEADS, Align, Conventions, Mask
from verify.checking.statements.attention_mistakes import (
    IN_TURN,
    OF_SCALE,
    Change,
    Mistake,
    each_key_seen,
    in_turn,
    mistakes_before,
    of_key_heads,
    rare_mistakes,
    read_by,
)
from verify.checking.statements.attention_weights import GRADIENTS, OUTPUTS, WAYS, Gradient, book_values, of_shared_keys
from verify.checking.statements.computed import Computed, Rule, Rules, Way
from verify.checking.statements.summands import summands

__all__ = ["attention_backward", "attention_output_shifted"]

BY_THE_SCALE = ("scale missing", "multiplied by the scale", "divided by the scale", "divided by the scale twice")
"""What is no mistake if the scale is one."""


class _Attention:
    """First stages of formulas, each computed once for all results."""

    def __init__(self, conventions: Conventions) -> None:
        self.conventions, self.lies = conventions, conventions.together
        self._known: dict[int, Formula] = {}  # each holds its rules, so that no others have their identity

    def first(self, rules: Rules) -> Formula:
        """Return what takes arguments to heads of which some things are computed otherwise."""
        return self._known.setdefault(id(rules), lambda **given: self.conventions.heads({**HEADS, **rules}, **given))


# --- the backward pass ---


class _Backward(_Attention):
    """What is checked of the gradients."""

    def laid_out(self, gradient: Gradient, array: Any) -> Any:
        """Add heads that share the argument; put the others one after another."""
        if not gradient.grouped:
            return self.lies(array)
        return array[..., 0, :, :] if array.shape[-3] == 1 else array.sum(-3)

    def formula(self, gradient: Gradient, backward: Rule, rules: Rules) -> Formula:
        """Return the gradient as a program returns it."""
        return Staged(self.first(rules), lambda a: self.laid_out(gradient, backward(a)))

    def binding(self, gradient: Gradient, change: Change = lambda a: a) -> Binding:
        """Return what the variables are."""
        values = of_shared_keys if gradient.grouped else book_values
        return lambda **given: values(change(self.conventions.heads(**given)))

    def mistakes_in(self, gradient: Gradient) -> Iterator[Wrong]:
        """Yield the wrong formulas."""
        theorem, lies = gradient.theorem, as_it_is if gradient.grouped else self.lies
        book, group = self.binding(gradient), self.conventions.group

        def at(name: str, change: Change, mutant: str = "", convention: bool = False) -> Wrong:
            return mistake(name, Origin(self.binding(gradient, change), theorem, mutant), lies, convention=convention)

        yield from mistakes(theorem, book, lies, names=gradient.slips(self.conventions))
        if gradient is GRADIENTS["dv"] and group == 1:
            yield at("softmax over queries", each_key_seen, "softmax over queries")
        for m in mistakes_before(self.conventions, backward=True):
            origin = Origin(self.binding(gradient, m.change), theorem) if m.change else Origin(book, theorem, m.name)
            made = mistake(m.name, origin, lies, convention=m.convention, needs=m.needs)
            yield replace(made, formula=self.formula(gradient, gradient.ways[0], m.rules)) if m.rules else made
        if group == 1:
            return
        yield at(IN_TURN, in_turn if gradient.grouped else read_by(IN_TURN).change, convention=True)  # type: ignore[arg-type]
        if gradient.grouped and self.conventions.hides:  # the theorem of shared keys knows no hidden ones
            yield at("one head only", change=lambda a: a.but(q=a.q[..., :1, :, :], g=a.g[..., :1, :, :]))
            yield at("average over heads", change=lambda a: a.but(g=a.g / a.g.shape[-3]))
        elif gradient.grouped:
            first = Origin(self.of_first_head, gradient.grouped, "one head only")
            yield mistake("one head only", first)
            yield mistake("average over heads", Origin(self.of_heads, gradient.grouped, "average over heads"))

    def of_heads(self, **given: Any) -> Mapping[str, Any]:
        """Return the variables of the theorems on heads that share a key."""
        values = dict(book_values(self.conventions.heads(**given)))
        shape = values["Q"].shape[-3:-1] + values.pop("U").shape[-1:]
        shared = {name: values[name][..., 0, :, :] for name in ("K", "V")}
        return {**values, **shared, "r": values["r"][..., 0], "M": np.broadcast_to(values["M"], shape)}

    def of_first_head(self, **given: Any) -> Mapping[str, Any]:
        """Return the same, and which head it is."""
        return {**self.of_heads(**given), "s": 0}

    def computed(self, gradient: Gradient, m: Mistake) -> Wrong:
        """Return a wrong formula that is computed as programs do."""

        def changed(a: Computed) -> Any:
            each = gradient.ways[0](m.change(a))  # type: ignore[misc]
            return of_key_heads(m.heads, a, each) if gradient.grouped else self.lies(each)

        return slip_of(m.name, Staged(self.first(WAYS[1].rules), changed))

    def result(self, gradient: Gradient) -> Result:
        """Return what is known of one gradient."""
        book, wrong = self.binding(gradient), tuple(self.mistakes_in(gradient))
        laid_out = as_it_is if gradient.grouped else self.lies
        zero_sum = gradient is GRADIENTS["dk"] and not self.conventions.hides

        return Result(
            theorem=gradient.theorem,
            book=book,
            spellings=tuple(
                Spelling(way.name, self.formula(gradient, rule, way.rules), way.lenient)
                for way, rule in zip(WAYS, cycle(gradient.ways))  # noqa: B905
            ),
            wrong=wrong,
            terms=summands(gradient.theorem, book, laid_out),
            invariants=(Invariant("key_bias_gradient_zero", axis=-2),) if zero_sum else (),
            laid_out=laid_out,
            same=_at_one(self.conventions, [w.name for w in wrong if w.name in BY_THE_SCALE]),
            rare=lambda *_: (self.computed(gradient, m) for m in rare_mistakes(self.conventions)),
        )


def _at_one(conventions: Conventions, names: Any) -> dict[str, dict[str, Fraction]]:
    """Return what is no mistake if the scale is one."""
    return {name: {"r": Fraction(1)} for name in names} if conventions.scale == 1 else {}


def attention_backward(
    *, scale: float | None = None, mask: Mask = "none", align: Align = "top-left", group: int = 1
) -> Statement:
    """Return the backward pass of attention: for a gradient at its output, those at queries, keys and values.

    Arrays are (heads, rows, channels); the conventions are those of `Conventions`.
    """
    results = _Backward(conventions := Conventions(scale, mask, align, group))
    return _statement(
        "attention_backward", {name: results.result(g) for name, g in GRADIENTS.items()}, conventions, *"qkvg"
    )


def _statement(name: str, results: Mapping[str, Result], conventions: Conventions, *arguments: str) -> Statement:
    return Statement(
        name=name,
        arguments=conventions.arguments(*arguments),
        results=results,
        probes=conventions.probes(*arguments),
        shapes=conventions.shapes,
        axes=("m", "n", "d", "e"),
        constants=conventions.constants,
    )


# --- the forward pass ---


def _reference(a: Computed) -> Any:
    """Return the highest score that each query sees."""
    return top(hidden(a.s, a.keep))[..., 0]


def _of_products(a: Computed) -> Any:
    return top(np.where(a.keep, a.s, 0 * a.s))[..., 0]


def _without_mask(a: Computed) -> Any:
    return _reference(a.but(keep=None))


OF_MASK: Mapping[str, Rule] = {
    "mask left out": _without_mask,
    "masked after softmax": _without_mask,
    "mask multiplies scores": _of_products,
}
"""The scores of mistakes in the mask, of which they take the highest for their reference."""


class _Forward(_Attention):
    """What is checked of the outputs."""

    theorem = "attention_output_shifted"

    def binding(self, change: Change = lambda a: a, reference: Rule = _reference) -> Binding:
        """Return what the variables are, and a number near the highest score for the reference, which may be any."""

        def binding(**given: Any) -> Mapping[str, Any]:
            a = change(self.conventions.heads(**given))
            return {**book_values(a), "mu": reference(a)}

        return binding

    def mistakes_in(self) -> Iterator[Wrong]:
        """Yield the wrong formulas; those that are no mutants take the weights first, as programs do."""
        theorem, lies = self.theorem, self.lies
        for name, change in OF_SCALE.items():
            origin = Origin(self.binding(reference=lambda a, change=change: _reference(change(a))), theorem, name)  # type: ignore[misc]
            yield mistake(name, origin, lies)
        yield from mistakes(theorem, self.binding(), lies, names=("not normalized", "reference above only"))
        over_queries = "normalized over the queries"
        yield mistake(over_queries, Origin(self.binding(each_key_seen), theorem, over_queries), lies)
        shared = (read_by(IN_TURN, convention=True),) if self.conventions.group > 1 else ()
        for m in (*mistakes_before(self.conventions, backward=False), *shared):
            if not m.change:
                yield mistake(m.name, Origin(self.binding(reference=OF_MASK[m.name]), theorem, m.name), lies)
                continue
            origin = Origin(self.binding(m.change), theorem)
            made = mistake(m.name, origin, lies, convention=m.convention, needs=m.needs)
            outputs = Staged(self.first(m.rules), lambda a: lies(a.p @ a.v)) if m.rules else made.formula
            yield replace(made, formula=outputs)

    def rare(self, *_: Any) -> Iterator[Wrong]:
        """Yield the wrong formulas that only name a refused program."""
        for m in rare_mistakes(self.conventions):
            outputs = lambda a, m=m: self.lies((changed := m.change(a)).p @ changed.v)  # noqa: E731
            yield slip_of(m.name, Staged(self.first(WAYS[1].rules), outputs))

    def result(self) -> Result:
        """Return what is known of the outputs."""

        def spelled(name: str, outputs: Rule, way: Way) -> Spelling:
            return Spelling(name, Staged(self.first(way.rules), lambda a: self.lies(outputs(a))), way.lenient)

        return Result(
            theorem=self.theorem,
            book=self.binding(),
            spellings=(
                *(spelled(way.name, lambda a: a.p @ a.v, way) for way in WAYS),
                *(spelled(name, outputs, WAYS[1]) for name, outputs in OUTPUTS.items()),
            ),
            wrong=tuple(self.mistakes_in()),
            terms=summands(self.theorem, self.binding(), self.lies),
            laid_out=self.lies,
            same=_at_one(self.conventions, OF_SCALE),
            rare=self.rare,
        )


def attention_output_shifted(
    *, scale: float | None = None, mask: Mask = "none", align: Align = "top-left", group: int = 1
) -> Statement:
    """Return the forward pass of attention; arrays and conventions are as of `attention_backward`."""
    conventions = Conventions(scale, mask, align, group)
    return _statement("attention_output_shifted", {"o": _Forward(conventions).result()}, conventions, *"qkv")
