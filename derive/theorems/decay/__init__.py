r"""Decay with the distance: what is true of it.

The inner product of two sinusoidal positions is a finite sum of cosines, and is often replaced by an integral. The two are
different objects, and the chapter never calls one by the name of the other: see `finite_sum` and `integral`.
"""

from __future__ import annotations

from ...calc import Chapter
from . import finite_sum, integral

PARTS = (finite_sum, integral)

CHAPTER = Chapter(
    title="Decay with the distance",
    opening=r"""
    The sources say that the inner product of two sinusoidal positions tends to zero with their distance, as an oscillatory integral
    does. Of the integral this is true: for frequencies $b^{-t}$ it is a difference of two cosine integrals, below
    $2b/(x \log b)$ in absolute value. Of the sum over the channels it is false: a finite sum of cosines comes back, again and again,
    as near to its value at distance $0$ as one likes, and its mean square over all distances is $1/d$ of the square of that
    value. What one sees in a plot is a slow logarithmic fall over distances below $b$. The other schedules of the source
    are here too, with their integrals in closed form.
    """,
    notation=finite_sum.NOTATION,
)
