r"""Decay with the distance: what is true of it.

The inner product of two sinusoidal positions is a finite sum of cosines, and is often replaced by an integral. The two are
different objects, and the chapter never calls one by the name of the other: see `finite_sum` and `integral`.
"""

from __future__ import annotations

from ...language.entry import Opening

OPENING = Opening(
    title="Decay with the distance",
    text=r"""
    The sources say that the inner product of two sinusoidal positions tends to zero with their distance, as an oscillatory integral
    does. Of the integral this is true: for frequencies $b^{-t}$ its real part is a difference of two cosine integrals
    over $\log b$, and its modulus at most $(b + 1)/(x \log b)$~(\cited{decay_bound}). Of the sum over the channels it is false: a finite sum of cosines comes
    back, again and again, as near to its value at distance $0$ as one likes~(\cited{finite_sum_returns}), and, for
    distinct frequencies in $(0, \pi)$, its mean square over all distances is $1/d$ of the square of that value~(\cited{finite_sum_mean_square}). What one sees in a plot is a slow logarithmic
    fall over distances below $b$. Powers of $t$ for frequencies are here too: with bounds, and for $t$, $t^2$ and $t^{1/2}$
    with integrals in closed form.
    """,
)
