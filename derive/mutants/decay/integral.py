"""Mistakes about the decay integral: signs, bases, factors, limits, the wrong special function."""

from __future__ import annotations

from ...kernel.terms import Term
from ...language import Ci, HasIntegral, Si, cos, exp, fresnelc, fresnels, log, sin, sqrt
from ...theorems.decay import integral as book
from ...theorems.decay.integral import b, high, low, phase, primitive, s, scale, t, x
from .. import Equivalent, Mutant, left, right


def over(integrand: Term, start: Term | int, end: Term | int, value: Term) -> Term:
    """Return an integral over t."""
    return HasIntegral(integrand, t, start, end, value)


closed = (Ci(x) - Ci(x / b)) / log(b)

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "decay_closed_form": (
        Mutant("wrong sign of Ci", right(book.decay_closed_form, (Ci(x / b) - Ci(x)) / log(b))),
        Mutant("sum of the two", right(book.decay_closed_form, (Ci(x) + Ci(x / b)) / log(b))),
        Mutant("without log b", right(book.decay_closed_form, Ci(x) - Ci(x / b))),
        Mutant("wrong power of the base", right(book.decay_closed_form, (Ci(x) - Ci(x / b**2)) / log(b))),
        Mutant("increasing frequencies", left(book.decay_closed_form, cos(x * exp(t * log(b))))),
        Mutant("only the first", right(book.decay_closed_form, Ci(x) / log(b))),
        Mutant("sine integral", right(book.decay_closed_form, (Si(x) - Si(x / b)) / log(b))),
        Mutant("integral from 0 to 2", over(cos(phase), 0, 2, closed)),
    ),
    "decay_closed_form_imaginary": (
        Mutant("wrong sign of Si", right(book.decay_closed_form_imaginary, (Si(x / b) - Si(x)) / log(b))),
        Mutant("without log b", right(book.decay_closed_form_imaginary, Si(x) - Si(x / b))),
        Mutant("cosine integral", right(book.decay_closed_form_imaginary, closed)),
        Mutant("wrong power of the base", right(book.decay_closed_form_imaginary, (Si(x) - Si(x / b**2)) / log(b))),
    ),
    "decay_linear": (
        Mutant("cosine", right(book.decay_linear, cos(x) / x)),
        Mutant("not divided", right(book.decay_linear, sin(x))),
        Mutant("angle divided by 2", right(book.decay_linear, sin(x / 2) / (x / 2))),
        Mutant("sine under the integral", left(book.decay_linear, sin(x * t))),
    ),
    "decay_square": (
        Mutant("not divided", right(book.decay_square, fresnelc(scale), 0)),
        Mutant("S for C", right(book.decay_square, fresnels(scale) / scale, 0)),
        Mutant("C for S", right(book.decay_square, fresnelc(scale) / scale, 1)),
        Mutant("unnormalized argument", right(book.decay_square, fresnelc(sqrt(x)) / sqrt(x), 0)),
        Mutant("linear schedule", left(book.decay_square, cos(x * t), 0)),
    ),
    "decay_square_root": (
        Mutant("without -1", right(book.decay_square_root, 2 * (cos(x) + x * sin(x)) / x**2)),
        Mutant("without 2", right(book.decay_square_root, (cos(x) + x * sin(x) - 1) / x**2)),
        Mutant("no substitution factor", left(book.decay_square_root, cos(x * s))),
        Mutant("wrong sign of the sine", right(book.decay_square_root, 2 * (cos(x) - x * sin(x) - 1) / x**2)),
    ),
    "decay_square_root_between": (
        Mutant(
            "limits exchanged", right(book.decay_square_root_between, 2 * (primitive(low) - primitive(high)) / x**2)
        ),
        Mutant("only the upper limit", right(book.decay_square_root_between, 2 * primitive(high) / x**2)),
        Mutant("without 2", right(book.decay_square_root_between, (primitive(high) - primitive(low)) / x**2)),
        Mutant("linear schedule", left(book.decay_square_root_between, cos(x * t))),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "decay_closed_form": (
        Equivalent(
            "signs in both places",
            right(book.decay_closed_form, -(Ci(x / b) - Ci(x)) / log(b)),
            "the two signs cancel",
        ),
    ),
}
