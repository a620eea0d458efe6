"""Mistakes about the interaction of positions."""

from __future__ import annotations

from ...books.mistakes import Mistakes, claim, equivalent, exchanged, left, mistakes, relation, right
from ...kernel.terms import Term
from ...language.terms import Eq, KroneckerDelta, Sum, cos, sin
from ..sinusoidal.theorems import c, h, i, m, n, p, s, theta
from . import theorems as book
from .theorems import *


def without_a_pair(term: Term) -> Term:
    """Return a sum over pairs that leaves one out, as a sum from 1 does."""
    return Sum((1 - KroneckerDelta(i, j)) * term, i)


def of_block(even: Term, even_sum: Term, odd_sum: Term, odd: Term) -> Term:
    """Return a block of an interaction from its four coefficients."""
    return (
        even * cos(alpha - beta) + even_sum * cos(alpha + beta) + odd_sum * sin(alpha + beta) + odd * sin(alpha - beta)
    )


half_same, half_unequal = half * (b_aa + b_bb), half * (b_aa - b_bb)
half_mixed, half_turned = half * (b_ab + b_ba), half * (b_ba - b_ab)
same, unlike = (
    half * (HH[2 * i, 2 * j] + HH[2 * i + 1, 2 * j + 1]),
    half * (HH[2 * i, 2 * j] - HH[2 * i + 1, 2 * j + 1]),
)
crossed, turned = (
    half * (HH[2 * i, 2 * j + 1] + HH[2 * i + 1, 2 * j]),
    half * (HH[2 * i + 1, 2 * j] - HH[2 * i, 2 * j + 1]),
)
one_frequency = (
    same * difference + unlike * total + crossed * sin((m + n) * theta[i]) + turned * sin((m - n) * theta[i])
)
turned_round = (
    same * cos(other - angle) + unlike * cos(other + angle) + crossed * sin(other + angle) - turned * sin(other - angle)
)
sine = sin((m - n) * theta[i])
entries = Sum(HH[c, o] ** 2, c, o)

MISTAKES: tuple[Mistakes, ...] = (
    # ---- without positions
    mistakes(
        book.attention_permutation_equivariant,
        right("invariant row by row", attention(Q, K, V, r, t, v)),
        left("values in place", attention(permuted(Q, a), permuted(K, a), V, r, t, v)),
        left("keys in place", attention(permuted(Q, a), K, permuted(V, v), r, t, v)),
        right("scores transposed", attention(K, Q, V, r, sigma(t), v)),
    ),
    mistakes(
        book.mean_pool_permutation_invariant,
        claim("one row for the pool", Eq(attention(*mixed, r, t, v), attention(Q, K, V, r, t, v))),
        left("values in place", Sum(attention(permuted(Q, a), permuted(K, a), V, r, t, v), t) / tokens.card),
        right("sum for mean", Sum(attention(Q, K, V, r, t, v), t)),
        right("scores transposed", Sum(attention(K, Q, V, r, t, v), t) / tokens.card),
    ),
    # ---- the term in which two positions meet
    mistakes(
        book.mixed_second_difference_bilinear,
        right("half of Taylor's formula", half * bilinear(W, dx, dy)),
        right("transposed", bilinear(W, dy, dx)),
        right("counted twice", 2 * bilinear(W, dx, dy)),
        left("first differences left", bilinear(W, moved_x, moved_y) - bilinear(W, x, y)),
        left("last term missing", bilinear(W, moved_x, moved_y) - bilinear(W, moved_x, y) - bilinear(W, x, moved_y)),
    ),
    mistakes(
        book.score_position_terms,
        right("positions only", bilinear(W, dx, dy), "seed:004#14"),
        right("mixed terms missing", bilinear(W, x, y) + bilinear(W, dx, dy), "seed:003#55"),
        right("transposed", bilinear(W, x, y) + bilinear(W, dy, x) + bilinear(W, y, dx) + bilinear(W, dx, dy)),
        right("positions do not meet", bilinear(W, x, y) + bilinear(W, x, dy) + bilinear(W, dx, y)),
    ),
    # ---- diagonal interactions
    mistakes(
        book.interaction_diagonal,
        right("a pair left out", without_a_pair(both * difference + unequal * total), "seed:003#34"),
        right("sine first", Sum(both * difference - unequal * total, i)),
        right("mean for sum", Sum(both * difference + unequal * total, i) / h.card),
        right("half missing", 2 * Sum(both * difference + unequal * total, i)),
        right("sum and difference exchanged", Sum(both * total + unequal * difference, i)),
        right("differences only", Sum(both * difference, i)),
        left("odd weights left out", Sum(p(m)[2 * i] * H[2 * i] * p(n)[2 * i], i)),
        equivalent(
            right(
                "collected by weights",
                Sum(half * H[2 * i] * (difference + total) + half * H[2 * i + 1] * (difference - total), i),
            ),
            because="the same terms in another order",
        ),
    ),
    mistakes(
        book.interaction_diagonal_sin_first,
        right("cosine first", Sum(both * difference + unequal * total, i)),
        right("a pair left out", without_a_pair(both * difference - unequal * total)),
        right("half missing", 2 * Sum(both * difference - unequal * total, i)),
        right("sign of the differences", Sum(-(both * difference) - unequal * total, i)),
    ),
    mistakes(
        book.interaction_relative_of_equal_pairs,
        right("mean for sum", Sum(H[2 * i + 1] * difference, i) / h.card, "seed:003#38"),
        right("a pair left out", without_a_pair(H[2 * i + 1] * difference), "seed:003#34"),
        right("sum for difference", Sum(H[2 * i + 1] * total, i)),
        right("both weights", Sum((H[2 * i] + H[2 * i + 1]) * difference, i)),
        right("half kept", Sum(half * H[2 * i + 1] * difference, i)),
    ),
    # ---- any interaction
    mistakes(
        book.interaction_block,
        right("half missing", 2 * of_block(half_same, half_unequal, half_mixed, half_turned)),
        right("transposed", of_block(half_same, half_unequal, half_mixed, -half_turned)),
        right("sine first", of_block(half_same, -half_unequal, half_mixed, half_turned)),
        right("sum and difference exchanged", of_block(half_unequal, half_same, half_mixed, half_turned)),
    ),
    mistakes(
        book.interaction_general,
        right(
            "diagonal only",
            Sum(
                half * (HH[2 * i, 2 * i] + HH[2 * i + 1, 2 * i + 1]) * difference
                + half * (HH[2 * i, 2 * i] - HH[2 * i + 1, 2 * i + 1]) * total,
                i,
            ),
        ),
        right("half missing", 2 * Sum(blocks, i, j)),
        left("positions exchanged", Sum(p(n)[c] * HH[c, o] * p(m)[o], c, o)),
        left("sine first", Sum(s(m)[c] * HH[c, o] * s(n)[o], c, o)),
        right("one frequency in a block", Sum(one_frequency, i, j)),
        equivalent(
            right("difference turned round", Sum(turned_round, i, j)), because="the cosine is even and the sine is odd"
        ),
    ),
    mistakes(
        book.interaction_commuting_block,
        right("order not seen", Sum(even_part[i] * difference, i), "seed:004#13"),
        right("sign of the sine", Sum(even_part[i] * difference - odd_part[i] * sine, i)),
        right("sum for difference", Sum(even_part[i] * total + odd_part[i] * sin((m + n) * theta[i]), i)),
        right("sine and cosine exchanged", Sum(even_part[i] * sine + odd_part[i] * difference, i)),
        equivalent(
            right(
                "difference turned round",
                Sum(even_part[i] * cos((n - m) * theta[i]) - odd_part[i] * sin((n - m) * theta[i]), i),
            ),
            because="the cosine is even and the sine is odd",
        ),
    ),
    mistakes(
        book.interaction_commuting_block_sin_first,
        right("order not seen", Sum(even_part[i] * difference, i), "seed:004#13"),
        right("cosine first", Sum(even_part[i] * difference + odd_part[i] * sine, i)),
        right("sum for difference", Sum(even_part[i] * total - odd_part[i] * sin((m + n) * theta[i]), i)),
    ),
    # ---- how large an interaction can be
    mistakes(
        book.bilinear_form_bound,
        right("a vector forgotten", Sum(W[a, b] ** 2, a, b) * Sum(x[a] ** 2, a)),
        right("diagonal only", Sum(W[a, a] ** 2, a) * Sum(x[a] ** 2, a) * Sum(y[a] ** 2, a)),
        right("square outside the sum", Sum(W[a, b], a, b) ** 2 * Sum(x[a] ** 2, a) * Sum(y[a] ** 2, a)),
        right("half of it", half * sizes),
        relation("strict", "lt"),
        exchanged("reversed"),
    ),
    mistakes(
        book.interaction_off_diagonal_bound,
        right("positions of unit length", entries),
        right("one position of unit length", entries * h.card),
        right("diagonal only", Sum(HH[c, c] ** 2, c) * h.card**2),
        relation("strict", "lt"),
        exchanged("reversed"),
    ),
)
