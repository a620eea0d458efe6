"""Mistakes about the decay integral: signs, bases, factors, limits, the wrong special function."""

from __future__ import annotations

from ....books.mistakes import Mistakes, claim, equivalent, left, mistakes, right
from ....language.terms import Ci, HasIntegral, Si, cos, exp, fresnelc, fresnels, log, sin, sqrt
from .. import integral as book
from ..integral import b, high, low, phase, primitive, s, scale, t, x

closed = (Ci(x) - Ci(x / b)) / log(b)

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.decay_closed_form,
        right("wrong sign of Ci", (Ci(x / b) - Ci(x)) / log(b)),
        right("sum of the two", (Ci(x) + Ci(x / b)) / log(b)),
        right("without log b", Ci(x) - Ci(x / b)),
        right("wrong power of the base", (Ci(x) - Ci(x / b**2)) / log(b)),
        left("increasing frequencies", cos(x * exp(t * log(b)))),
        right("only the first", Ci(x) / log(b)),
        right("sine integral", (Si(x) - Si(x / b)) / log(b)),
        claim("integral from 0 to 2", HasIntegral(cos(phase), t, 0, 2, closed)),
        equivalent(right("signs in both places", -(Ci(x / b) - Ci(x)) / log(b)), because="the two signs cancel"),
        unrefuted="whose value is an integral, which no tactic here encloses",
    ),
    mistakes(
        book.decay_closed_form_imaginary,
        right("wrong sign of Si", (Si(x / b) - Si(x)) / log(b)),
        right("without log b", Si(x) - Si(x / b)),
        right("cosine integral", closed),
        right("wrong power of the base", (Si(x) - Si(x / b**2)) / log(b)),
        unrefuted="whose value is an integral, which no tactic here encloses",
    ),
    mistakes(
        book.decay_linear,
        right("cosine", cos(x) / x),
        right("not divided", sin(x)),
        right("angle divided by 2", sin(x / 2) / (x / 2)),
        left("sine under the integral", sin(x * t)),
    ),
    mistakes(
        book.decay_square,
        right("not divided", fresnelc(scale), part=0),
        right("S for C", fresnels(scale) / scale, part=0),
        right("C for S", fresnelc(scale) / scale, part=1),
        right("unnormalized argument", fresnelc(sqrt(x)) / sqrt(x), part=0),
        left("linear schedule", cos(x * t), part=0),
        unrefuted="whose value is an integral, which no tactic here encloses",
    ),
    mistakes(
        book.decay_square_root,
        right("without -1", 2 * (cos(x) + x * sin(x)) / x**2),
        right("without 2", (cos(x) + x * sin(x) - 1) / x**2),
        left("no substitution factor", cos(x * s)),
        right("wrong sign of the sine", 2 * (cos(x) - x * sin(x) - 1) / x**2),
    ),
    mistakes(
        book.decay_square_root_between,
        right("limits exchanged", 2 * (primitive(low) - primitive(high)) / x**2),
        right("only the upper limit", 2 * primitive(high) / x**2),
        right("without 2", (primitive(high) - primitive(low)) / x**2),
        left("linear schedule", cos(x * t)),
    ),
)
