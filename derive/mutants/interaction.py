"""Mistakes about the interaction of positions."""

from __future__ import annotations

from ..kernel.terms import Term
from ..language import Eq, KroneckerDelta, Sum, cos, sin
from ..theorems import interaction as book
from ..theorems.interaction import (
    HH,
    H,
    K,
    Q,
    V,
    W,
    a,
    alpha,
    angle,
    attention,
    b,
    b_aa,
    b_ab,
    b_ba,
    b_bb,
    beta,
    bilinear,
    blocks,
    both,
    difference,
    dx,
    dy,
    even_part,
    half,
    j,
    mixed,
    moved_x,
    moved_y,
    o,
    odd_part,
    other,
    permuted,
    r,
    sigma,
    sizes,
    t,
    tokens,
    total,
    unequal,
    v,
    x,
    y,
)
from ..theorems.sinusoidal import c, h, i, m, n, p, s, theta
from . import Equivalent, Mutant, left, relation, reversed_, right


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

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    # ---- without positions
    "attention_permutation_equivariant": (
        Mutant(
            "invariant row by row",
            right(book.attention_permutation_equivariant, attention(Q, K, V, r, t, v)),
            "claims:A003-3",
        ),
        Mutant(
            "values in place",
            left(book.attention_permutation_equivariant, attention(permuted(Q, a), permuted(K, a), V, r, t, v)),
        ),
        Mutant(
            "keys in place",
            left(book.attention_permutation_equivariant, attention(permuted(Q, a), K, permuted(V, v), r, t, v)),
        ),
        Mutant("scores transposed", right(book.attention_permutation_equivariant, attention(K, Q, V, r, sigma(t), v))),
    ),
    "mean_pool_permutation_invariant": (
        Mutant("one row for the pool", Eq(attention(*mixed, r, t, v), attention(Q, K, V, r, t, v)), "claims:A003-3"),
        Mutant(
            "values in place",
            left(
                book.mean_pool_permutation_invariant,
                Sum(attention(permuted(Q, a), permuted(K, a), V, r, t, v), t) / tokens.card,
            ),
        ),
        Mutant("sum for mean", right(book.mean_pool_permutation_invariant, Sum(attention(Q, K, V, r, t, v), t))),
        Mutant(
            "scores transposed",
            right(book.mean_pool_permutation_invariant, Sum(attention(K, Q, V, r, t, v), t) / tokens.card),
        ),
    ),
    # ---- the term in which two positions meet
    "mixed_second_difference_bilinear": (
        Mutant("half of Taylor's formula", right(book.mixed_second_difference_bilinear, half * bilinear(W, dx, dy))),
        Mutant("transposed", right(book.mixed_second_difference_bilinear, bilinear(W, dy, dx))),
        Mutant("counted twice", right(book.mixed_second_difference_bilinear, 2 * bilinear(W, dx, dy))),
        Mutant(
            "first differences left",
            left(book.mixed_second_difference_bilinear, bilinear(W, moved_x, moved_y) - bilinear(W, x, y)),
        ),
        Mutant(
            "last term missing",
            left(
                book.mixed_second_difference_bilinear,
                bilinear(W, moved_x, moved_y) - bilinear(W, moved_x, y) - bilinear(W, x, moved_y),
            ),
        ),
    ),
    "score_position_terms": (
        Mutant("positions only", right(book.score_position_terms, bilinear(W, dx, dy)), "claims:A004-14"),
        Mutant(
            "mixed terms missing",
            right(book.score_position_terms, bilinear(W, x, y) + bilinear(W, dx, dy)),
            "claims:A003-55",
        ),
        Mutant(
            "transposed",
            right(
                book.score_position_terms,
                bilinear(W, x, y) + bilinear(W, dy, x) + bilinear(W, y, dx) + bilinear(W, dx, dy),
            ),
        ),
        Mutant(
            "positions do not meet",
            right(book.score_position_terms, bilinear(W, x, y) + bilinear(W, x, dy) + bilinear(W, dx, y)),
        ),
    ),
    # ---- diagonal interactions
    "interaction_diagonal": (
        Mutant(
            "a pair left out",
            right(book.interaction_diagonal, without_a_pair(both * difference + unequal * total)),
            "claims:A003-34",
        ),
        Mutant(
            "sine first",
            right(book.interaction_diagonal, Sum(both * difference - unequal * total, i)),
            "claims:A003-35",
        ),
        Mutant(
            "mean for sum",
            right(book.interaction_diagonal, Sum(both * difference + unequal * total, i) / h.card),
            "claims:A003-38",
        ),
        Mutant("half missing", right(book.interaction_diagonal, 2 * Sum(both * difference + unequal * total, i))),
        Mutant(
            "sum and difference exchanged",
            right(book.interaction_diagonal, Sum(both * total + unequal * difference, i)),
        ),
        Mutant("differences only", right(book.interaction_diagonal, Sum(both * difference, i))),
    ),
    "interaction_diagonal_sin_first": (
        Mutant(
            "cosine first",
            right(book.interaction_diagonal_sin_first, Sum(both * difference + unequal * total, i)),
            "claims:A003-35",
        ),
        Mutant(
            "a pair left out",
            right(book.interaction_diagonal_sin_first, without_a_pair(both * difference - unequal * total)),
            "claims:A003-34",
        ),
        Mutant(
            "half missing", right(book.interaction_diagonal_sin_first, 2 * Sum(both * difference - unequal * total, i))
        ),
        Mutant(
            "sign of the differences",
            right(book.interaction_diagonal_sin_first, Sum(-(both * difference) - unequal * total, i)),
        ),
    ),
    "interaction_relative_of_equal_pairs": (
        Mutant(
            "mean for sum",
            right(book.interaction_relative_of_equal_pairs, Sum(H[2 * i + 1] * difference, i) / h.card),
            "claims:A003-38",
        ),
        Mutant(
            "a pair left out",
            right(book.interaction_relative_of_equal_pairs, without_a_pair(H[2 * i + 1] * difference)),
            "claims:A003-34",
        ),
        Mutant("sum for difference", right(book.interaction_relative_of_equal_pairs, Sum(H[2 * i + 1] * total, i))),
        Mutant(
            "both weights",
            right(book.interaction_relative_of_equal_pairs, Sum((H[2 * i] + H[2 * i + 1]) * difference, i)),
        ),
        Mutant("half kept", right(book.interaction_relative_of_equal_pairs, Sum(half * H[2 * i + 1] * difference, i))),
    ),
    # ---- any interaction
    "interaction_block": (
        Mutant(
            "half missing",
            right(book.interaction_block, 2 * of_block(half_same, half_unequal, half_mixed, half_turned)),
        ),
        Mutant(
            "transposed", right(book.interaction_block, of_block(half_same, half_unequal, half_mixed, -half_turned))
        ),
        Mutant(
            "sine first", right(book.interaction_block, of_block(half_same, -half_unequal, half_mixed, half_turned))
        ),
        Mutant(
            "sum and difference exchanged",
            right(book.interaction_block, of_block(half_unequal, half_same, half_mixed, half_turned)),
        ),
    ),
    "interaction_general": (
        Mutant(
            "diagonal only",
            right(
                book.interaction_general,
                Sum(
                    half * (HH[2 * i, 2 * i] + HH[2 * i + 1, 2 * i + 1]) * difference
                    + half * (HH[2 * i, 2 * i] - HH[2 * i + 1, 2 * i + 1]) * total,
                    i,
                ),
            ),
        ),
        Mutant("half missing", right(book.interaction_general, 2 * Sum(blocks, i, j))),
        Mutant("positions exchanged", left(book.interaction_general, Sum(p(n)[c] * HH[c, o] * p(m)[o], c, o))),
        Mutant("sine first", left(book.interaction_general, Sum(s(m)[c] * HH[c, o] * s(n)[o], c, o)), "claims:A003-35"),
        Mutant("one frequency in a block", right(book.interaction_general, Sum(one_frequency, i, j))),
    ),
    "interaction_commuting_block": (
        Mutant(
            "order not seen",
            right(book.interaction_commuting_block, Sum(even_part[i] * difference, i)),
            "claims:A004-13",
        ),
        Mutant(
            "sign of the sine",
            right(book.interaction_commuting_block, Sum(even_part[i] * difference - odd_part[i] * sine, i)),
        ),
        Mutant(
            "sum for difference",
            right(
                book.interaction_commuting_block, Sum(even_part[i] * total + odd_part[i] * sin((m + n) * theta[i]), i)
            ),
        ),
        Mutant(
            "sine and cosine exchanged",
            right(book.interaction_commuting_block, Sum(even_part[i] * sine + odd_part[i] * difference, i)),
        ),
    ),
    "interaction_commuting_block_sin_first": (
        Mutant(
            "order not seen",
            right(book.interaction_commuting_block_sin_first, Sum(even_part[i] * difference, i)),
            "claims:A004-13",
        ),
        Mutant(
            "cosine first",
            right(book.interaction_commuting_block_sin_first, Sum(even_part[i] * difference + odd_part[i] * sine, i)),
        ),
        Mutant(
            "sum for difference",
            right(
                book.interaction_commuting_block_sin_first,
                Sum(even_part[i] * total - odd_part[i] * sin((m + n) * theta[i]), i),
            ),
        ),
    ),
    # ---- how large an interaction can be
    "bilinear_form_bound": (
        Mutant("a vector forgotten", right(book.bilinear_form_bound, Sum(W[a, b] ** 2, a, b) * Sum(x[a] ** 2, a))),
        Mutant(
            "diagonal only",
            right(book.bilinear_form_bound, Sum(W[a, a] ** 2, a) * Sum(x[a] ** 2, a) * Sum(y[a] ** 2, a)),
        ),
        Mutant(
            "square outside the sum",
            right(book.bilinear_form_bound, Sum(W[a, b], a, b) ** 2 * Sum(x[a] ** 2, a) * Sum(y[a] ** 2, a)),
        ),
        Mutant("half of it", right(book.bilinear_form_bound, half * sizes)),
        Mutant("strict", relation(book.bilinear_form_bound, "lt")),
        Mutant("reversed", reversed_(book.bilinear_form_bound)),
    ),
    "interaction_off_diagonal_bound": (
        Mutant("positions of unit length", right(book.interaction_off_diagonal_bound, entries)),
        Mutant("one position of unit length", right(book.interaction_off_diagonal_bound, entries * h.card)),
        Mutant("diagonal only", right(book.interaction_off_diagonal_bound, Sum(HH[c, c] ** 2, c) * h.card**2)),
        Mutant("strict", relation(book.interaction_off_diagonal_bound, "lt")),
        Mutant("reversed", reversed_(book.interaction_off_diagonal_bound)),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "interaction_commuting_block": (
        Equivalent(
            "difference turned round",
            right(
                book.interaction_commuting_block,
                Sum(even_part[i] * cos((n - m) * theta[i]) - odd_part[i] * sin((n - m) * theta[i]), i),
            ),
            "the cosine is even and the sine is odd",
        ),
    ),
    "interaction_general": (
        Equivalent(
            "difference turned round",
            right(book.interaction_general, Sum(turned_round, i, j)),
            "the cosine is even and the sine is odd",
        ),
    ),
    "interaction_diagonal": (
        Equivalent(
            "collected by weights",
            right(
                book.interaction_diagonal,
                Sum(half * H[2 * i] * (difference + total) + half * H[2 * i + 1] * (difference - total), i),
            ),
            "the same terms in another order",
        ),
    ),
}
