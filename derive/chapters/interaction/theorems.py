r"""Why positions interact, and through which matrices.

Attention without a mask treats its tokens as a set: it commutes with permutations of rows, and a pooled output does not change
at all. Order enters through positions, and to second order through a bilinear form p_m^T H p_n. Diagonal matrices H give cosines
of differences and of sums of positions; only matrices that commute with the rotations of the pairs see differences alone.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import Entry, Notation, Opening, algebra, by, calc, sign, step, sums, trigonometry, unfold
from ...language.terms import *
from ..sinusoidal.theorems import c, h, i, m, n, p, position, position_sin_first, s, sinusoidal_norm_sq, theta, two_h
from ..softmax.theorems import partition, softmax

tokens, d, e = Dimension("n"), Dimension("d"), Dimension("e")
t, l = tokens.indices("t l")
a, b, f, g = d.indices("a b f g")
(v,) = e.indices("v")
(j,) = h.indices("j")
(o,) = two_h.indices("o")
sigma = permutation("sigma", tokens)
Q, K, V = vector("Q", tokens, d), vector("K", tokens, d), vector("V", tokens, e)
(r,) = reals("r")
alpha, beta, b_aa, b_ab, b_ba, b_bb = reals("alpha beta b_00 b_01 b_10 b_11")
x, y, dx, dy = (vector(name, d) for name in ("x", "y", "p", "q"))
W, H, HH = vector("W", d, d), vector("H", two_h), vector("H", two_h, two_h)
even_part, odd_part = vector("a", h), vector("b", h)
half = Rational(1, 2)

attention = define(
    "attention",
    (Q, K, V, r, t, v),
    Sum(softmax(vector_of(l, Sum(Q[t, a] * K[l, a], a) / r), l) * V[l, v], l),
)
bilinear = define("bilinear", (W, x, y), Sum(x[a] * W[a, b] * y[b], a, b))

OPENING = Opening(
    title="Interaction of positions",
    text=r"""
    Without positions a Transformer without mask cannot see order; this is a theorem about permutations. With positions added to
    the inputs, a Taylor expansion to second order has one term in which two positions meet, $p(m)^{\mathsf T} H\, p(n)$. The source works it out for
    diagonal $H$, and stops there. The general $H$ is no harder: every block of it contributes four trigonometric terms.
    """,
    notation=(
        Notation(position(theta, m, c), "p", (m,)),
        Notation(position_sin_first(theta, m, c), "s", (m,)),
    ),
)

# ---- without positions ---------------------------------------------------------------------------------------------


def permuted(u: Vector, index: Term) -> Vector:
    """The rows of a matrix in another order."""
    return vector_of(t, index, u[sigma(t), index])


mixed = (permuted(Q, a), permuted(K, a), permuted(V, v))
row = vector_of(l, Sum(Q[sigma(t), a] * K[l, a], a) / r)
mixed_row = vector_of(l, Sum(Q[sigma(t), a] * K[sigma(l), a], a) / r)


def exp_row(key: Term) -> Term:
    """The exponential of the score of a key."""
    return exp(Sum(Q[sigma(t), a] * K[key, a], a) / r)


attention_permutation_equivariant = Entry(
    name="attention_permutation_equivariant",
    title="Attention without a mask commutes with permutations",
    where=(Ne(r, 0),),
    claim=Eq(attention(*mixed, r, t, v), attention(Q, K, V, r, sigma(t), v)),
    proof=calc(
        step(Sum(softmax(mixed_row, l) * V[sigma(l), v], l), unfold(attention), "definition of attention"),
        step(
            Sum(exp_row(sigma(l)) / Sum(exp_row(sigma(l)), l) * V[sigma(l), v], l),
            unfold(softmax, partition),
            "definition of softmax",
        ),
        step(
            Sum(exp_row(l) / Sum(exp_row(l), l) * V[l, v], l), sums(), "a sum over all tokens may be taken in any order"
        ),
        step(Sum(softmax(row, l) * V[l, v], l), unfold(softmax, partition), "definition of softmax"),
        step(attention(Q, K, V, r, sigma(t), v), unfold(attention), "definition of attention"),
    ),
    sources=("seed:002#1", "seed:003#3"),
)

mean_pool_permutation_invariant = Entry(
    name="mean_pool_permutation_invariant",
    title="Without a mask, a mean-pooled output does not see order",
    where=(Ne(r, 0),),
    claim=Eq(Sum(attention(*mixed, r, t, v), t) / tokens.card, Sum(attention(Q, K, V, r, t, v), t) / tokens.card),
    proof=calc(
        step(
            Sum(attention(Q, K, V, r, sigma(t), v), t) / tokens.card,
            algebra(attention_permutation_equivariant),
            "attention commutes with the permutation",
        ),
        step(
            Sum(attention(Q, K, V, r, t, v), t) / tokens.card, sums(), "a sum over all tokens may be taken in any order"
        ),
    ),
    sources=("seed:003#3", "seed:003#44", "seed:003#45", "seed:003#46", "seed:004#56"),
    note="So two tokens may be exchanged: $f(x, y) = f(y, x)$.",
)

# ---- the term in which two positions meet --------------------------------------------------------------------------

moved_x, moved_y = vector_of(a, x[a] + dx[a]), vector_of(a, y[a] + dy[a])

mixed_second_difference_bilinear = Entry(
    name="mixed_second_difference_bilinear",
    title="The mixed second difference of a bilinear form is the interaction",
    claim=Eq(
        bilinear(W, moved_x, moved_y) - bilinear(W, moved_x, y) - bilinear(W, x, moved_y) + bilinear(W, x, y),
        bilinear(W, dx, dy),
    ),
    proof=calc(
        step(Sum(dx[a] * W[a, b] * dy[b], a, b), by("sums")(bilinear), "definition of the form, and linearity"),
        step(bilinear(W, dx, dy), unfold(bilinear), "definition of the form"),
    ),
    sources=("seed:003#8",),
)

score_position_terms = Entry(
    name="score_position_terms",
    title="A score of two tokens with positions has four terms",
    claim=Eq(
        bilinear(W, moved_x, moved_y),
        bilinear(W, x, y) + bilinear(W, x, dy) + bilinear(W, dx, y) + bilinear(W, dx, dy),
    ),
    proof=calc(
        step(
            Sum(x[a] * W[a, b] * y[b], a, b)
            + Sum(x[a] * W[a, b] * dy[b], a, b)
            + Sum(dx[a] * W[a, b] * y[b], a, b)
            + Sum(dx[a] * W[a, b] * dy[b], a, b),
            by("sums")(bilinear),
            "definition of the form, and linearity",
        ),
        step(
            bilinear(W, x, y) + bilinear(W, x, dy) + bilinear(W, dx, y) + bilinear(W, dx, dy),
            unfold(bilinear),
            "definition of the form",
        ),
    ),
    sources=("seed:003#55", "seed:003#56", "seed:004#14"),
    note="Only the last term sees both positions; the source of this claim looks at it alone.",
)

# ---- diagonal interactions -----------------------------------------------------------------------------------------


def weighted(u: Vector, w: Vector) -> Term:
    """A diagonal form, channel by channel."""
    return Sum(u[c] * H[c] * w[c], c)


def weighted_pairs(u: Vector, w: Vector) -> Term:
    """A diagonal form, pair by pair."""
    return Sum(u[2 * i] * H[2 * i] * w[2 * i] + u[2 * i + 1] * H[2 * i + 1] * w[2 * i + 1], i)


alpha_i, beta_i = m * theta[i], n * theta[i]
difference, total = cos((m - n) * theta[i]), cos((m + n) * theta[i])
both = half * (H[2 * i] + H[2 * i + 1])
unequal = half * (H[2 * i] - H[2 * i + 1])

interaction_diagonal = Entry(
    name="interaction_diagonal",
    title="A diagonal interaction of two positions",
    claim=Eq(weighted(p(m), p(n)), Sum(both * difference + unequal * total, i)),
    proof=calc(
        step(weighted_pairs(p(m), p(n)), sums(), "channels in pairs"),
        step(
            Sum(H[2 * i] * (cos(alpha_i) * cos(beta_i)) + H[2 * i + 1] * (sin(alpha_i) * sin(beta_i)), i),
            unfold(position),
            "definition of $p$",
        ),
        step(
            Sum(H[2 * i] * (half * (difference + total)) + H[2 * i + 1] * (half * (difference - total)), i),
            trigonometry(),
            "products of cosines and of sines as sums",
        ),
        step(Sum(both * difference + unequal * total, i), algebra(), "collect"),
    ),
    sources=("seed:003#34", "seed:003#36"),
    reading=r"""A diagonal matrix $H$ weighs the channels one by one: $H_c$ is its entry at $c, c$. Channels come in pairs, $2i$ and
    $2i + 1$, with one frequency $\theta_i$, a cosine and a sine.""",
    note=r"""The cosine of the difference has the mean of the two entries of a pair, that of the sum of the positions half of what they
    differ by: with equal entries it falls away (theorem~\cited{interaction_relative_of_equal_pairs}). Of $d$ channels the pairs are
    numbered from $0$ to $d/2 - 1$. The source sums from $1$ to $d/2$: it leaves out the pair $0$, and asks for a pair $d/2$ that does
    not exist.""",
)

interaction_diagonal_sin_first = Entry(
    name="interaction_diagonal_sin_first",
    title="A diagonal interaction of two positions, sine first",
    claim=Eq(weighted(s(m), s(n)), Sum(both * difference - unequal * total, i)),
    proof=calc(
        step(weighted_pairs(s(m), s(n)), sums(), "channels in pairs"),
        step(
            Sum(H[2 * i] * (sin(alpha_i) * sin(beta_i)) + H[2 * i + 1] * (cos(alpha_i) * cos(beta_i)), i),
            unfold(position_sin_first),
            "definition of $s$",
        ),
        step(
            Sum(H[2 * i] * (half * (difference - total)) + H[2 * i + 1] * (half * (difference + total)), i),
            trigonometry(),
            "products of sines and of cosines as sums",
        ),
        step(Sum(both * difference - unequal * total, i), algebra(), "collect"),
    ),
    sources=("seed:003#35",),
)

interaction_relative_of_equal_pairs = Entry(
    name="interaction_relative_of_equal_pairs",
    title="Equal weights in each pair leave differences only",
    given=(ForAll(i, Eq(H[2 * i], H[2 * i + 1])),),
    claim=Eq(weighted(p(m), p(n)), Sum(H[2 * i + 1] * difference, i)),
    proof=calc(
        step(Sum(both * difference + unequal * total, i), algebra(interaction_diagonal), "the diagonal interaction"),
        step(Sum(H[2 * i + 1] * difference, i), algebra(), "the two weights of a pair are equal"),
    ),
    sources=("seed:003#34", "seed:003#37", "seed:003#38"),
    witness={H: vector_of(c, interleave(theta, theta)(c))},
)

# ---- any interaction -----------------------------------------------------------------------------------------------

block = (
    half * (b_aa + b_bb) * cos(alpha - beta)
    + half * (b_aa - b_bb) * cos(alpha + beta)
    + half * (b_ab + b_ba) * sin(alpha + beta)
    + half * (b_ba - b_ab) * sin(alpha - beta)
)

interaction_block = Entry(
    name="interaction_block",
    title="A block of an interaction",
    claim=Eq(
        cos(alpha) * b_aa * cos(beta)
        + cos(alpha) * b_ab * sin(beta)
        + sin(alpha) * b_ba * cos(beta)
        + sin(alpha) * b_bb * sin(beta),
        block,
    ),
    proof=calc(
        step(
            half * b_aa * (cos(alpha - beta) + cos(alpha + beta))
            + half * b_ab * (sin(alpha + beta) - sin(alpha - beta))
            + half * b_ba * (sin(alpha + beta) + sin(alpha - beta))
            + half * b_bb * (cos(alpha - beta) - cos(alpha + beta)),
            trigonometry(),
            "products as sums",
        ),
        step(block, algebra(), "collect"),
    ),
    sources=("seed:003#41", "seed:004#16"),
)

angle, other = m * theta[i], n * theta[j]
blocks = (
    half * (HH[2 * i, 2 * j] + HH[2 * i + 1, 2 * j + 1]) * cos(angle - other)
    + half * (HH[2 * i, 2 * j] - HH[2 * i + 1, 2 * j + 1]) * cos(angle + other)
    + half * (HH[2 * i, 2 * j + 1] + HH[2 * i + 1, 2 * j]) * sin(angle + other)
    + half * (HH[2 * i + 1, 2 * j] - HH[2 * i, 2 * j + 1]) * sin(angle - other)
)

interaction_general = Entry(
    name="interaction_general",
    title="Any interaction of two positions",
    claim=Eq(Sum(p(m)[c] * HH[c, o] * p(n)[o], c, o), Sum(blocks, i, j)),
    proof=calc(
        step(
            Sum(
                p(m)[2 * i] * HH[2 * i, 2 * j] * p(n)[2 * j]
                + p(m)[2 * i] * HH[2 * i, 2 * j + 1] * p(n)[2 * j + 1]
                + p(m)[2 * i + 1] * HH[2 * i + 1, 2 * j] * p(n)[2 * j]
                + p(m)[2 * i + 1] * HH[2 * i + 1, 2 * j + 1] * p(n)[2 * j + 1],
                i,
                j,
            ),
            sums(),
            "channels in pairs",
        ),
        step(
            Sum(
                cos(angle) * HH[2 * i, 2 * j] * cos(other)
                + cos(angle) * HH[2 * i, 2 * j + 1] * sin(other)
                + sin(angle) * HH[2 * i + 1, 2 * j] * cos(other)
                + sin(angle) * HH[2 * i + 1, 2 * j + 1] * sin(other),
                i,
                j,
            ),
            unfold(position),
            "definition of $p$",
        ),
        step(Sum(blocks, i, j), trigonometry(), "each block by itself"),
    ),
    sources=("seed:003#41", "seed:004#16"),
    note="The source finds the case of a matrix that is not diagonal hard to treat; it is four trigonometric terms for each block.",
)


def commuting(u: Vector, w: Vector) -> Term:
    """A form with the blocks ``a_i`` times the identity plus ``b_i`` times a quarter turn."""
    same = u[2 * i] * w[2 * i] + u[2 * i + 1] * w[2 * i + 1]
    turned = u[2 * i + 1] * w[2 * i] - u[2 * i] * w[2 * i + 1]
    return Sum(even_part[i] * same + odd_part[i] * turned, i)


interaction_commuting_block = Entry(
    name="interaction_commuting_block",
    title="Blocks that commute with rotations give cosines and sines of differences",
    claim=Eq(
        commuting(p(m), p(n)),
        Sum(even_part[i] * cos((m - n) * theta[i]) + odd_part[i] * sin((m - n) * theta[i]), i),
    ),
    proof=calc(
        step(
            Sum(
                even_part[i] * (cos(alpha_i) * cos(beta_i) + sin(alpha_i) * sin(beta_i))
                + odd_part[i] * (sin(alpha_i) * cos(beta_i) - cos(alpha_i) * sin(beta_i)),
                i,
            ),
            unfold(position),
            "definition of $p$",
        ),
        step(
            Sum(even_part[i] * cos((m - n) * theta[i]) + odd_part[i] * sin((m - n) * theta[i]), i),
            trigonometry(),
            "addition theorems",
        ),
    ),
    sources=("seed:003#41", "seed:004#13"),
    note="The sine changes its sign with the difference: where the sines do not cancel, such an interaction tells before from after.",
)

interaction_commuting_block_sin_first = Entry(
    name="interaction_commuting_block_sin_first",
    title="Blocks that commute with rotations, sine first",
    claim=Eq(
        commuting(s(m), s(n)),
        Sum(even_part[i] * cos((m - n) * theta[i]) - odd_part[i] * sin((m - n) * theta[i]), i),
    ),
    proof=calc(
        step(
            Sum(
                even_part[i] * (sin(alpha_i) * sin(beta_i) + cos(alpha_i) * cos(beta_i))
                + odd_part[i] * (cos(alpha_i) * sin(beta_i) - sin(alpha_i) * cos(beta_i)),
                i,
            ),
            unfold(position_sin_first),
            "definition of $s$",
        ),
        step(
            Sum(even_part[i] * cos((m - n) * theta[i]) - odd_part[i] * sin((m - n) * theta[i]), i),
            trigonometry(),
            "addition theorems",
        ),
    ),
    sources=("seed:004#13",),
)

# ---- how large an interaction can be -------------------------------------------------------------------------------

form = Sum(x[a] * W[a, b] * y[b], a, b)
sizes = Sum(W[a, b] ** 2, a, b) * Sum(x[a] ** 2, a) * Sum(y[a] ** 2, a)
defect = half * Sum((W[a, b] * x[f] * y[g] - W[f, g] * x[a] * y[b]) ** 2, a, b, f, g)

bilinear_form_bound = Entry(
    name="bilinear_form_bound",
    title="The inequality of Cauchy and Schwarz for a bilinear form",
    claim=Le(form**2, sizes),
    proof=calc(
        step(sizes - defect, sums(), "the identity of Lagrange"),
        step(sizes, sign(defect), "a sum of squares", "<="),
    ),
    sources=("seed:003#41", "seed:004#9"),
)

interaction_off_diagonal_bound = Entry(
    name="interaction_off_diagonal_bound",
    title="A small matrix gives a small interaction",
    claim=Le(Sum(p(m)[c] * HH[c, o] * p(n)[o], c, o) ** 2, Sum(HH[c, o] ** 2, c, o) * h.card**2),
    proof=calc(
        step(
            Sum(HH[c, o] ** 2, c, o) * Sum(p(m)[c] ** 2, c) * Sum(p(n)[c] ** 2, c),
            sign(bilinear_form_bound.at({"d": ("2", "h")}, x=p(m), y=p(n), W=HH)),
            "the inequality of Cauchy and Schwarz",
            "<=",
        ),
        step(
            Sum(HH[c, o] ** 2, c, o) * h.card**2,
            algebra(sinusoidal_norm_sq),
            "all positions have one length",
        ),
    ),
    sources=("seed:003#41", "seed:003#59"),
    note=r"So $|p(m)^{\mathsf T} H\, p(n)| \le \|H\| \, d/2$ with the Frobenius norm, for $d = 2h$ channels.",
)
