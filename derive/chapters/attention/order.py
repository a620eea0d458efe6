r"""What a mask tells about order: attention under a mask commutes with permutations that permute the mask as well.

Without positions nothing but the mask knows where a token stands. A causal mask does know: with equal scores, a token spreads
its weight over all that it sees, and how many these are is its position.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import Entry, calc, step, sums, sums_and_fractions, unfold
from ...language.terms import Eq, Ne, Sum, define, exp, permutation, reals, vector, vector_of
from .masks import masked_partition, masked_softmax, u
from .weights import a, c, d, delta, e, j, l, n, r

sigma = permutation("sigma", n)
(i,) = n.indices("i")
U, Y = vector("U", n, n), vector("Y", n, n)
w = vector("w", n)
Q, K, V = vector("Q", n, d), vector("K", n, d), vector("V", n, e)
(score,) = reals("eta")

masked_attention = define(
    "masked_attention",
    (U, Q, K, V, r, i, c),
    Sum(masked_softmax(U[i, :], vector_of(l, Sum(Q[i, a] * K[l, a], a) / r), l) * V[l, c], l),
)
mixed = (
    vector_of(i, j, U[sigma(i), sigma(j)]),
    vector_of(i, a, Q[sigma(i), a]),
    vector_of(i, a, K[sigma(i), a]),
    vector_of(i, c, V[sigma(i), c]),
)


def term(key: Term) -> Term:
    """The weighted exponential of the score of a key."""
    weighted: Term = U[sigma(i), key] * exp(Sum(Q[sigma(i), a] * K[key, a], a) / r)
    return weighted


masked_attention_permutation_equivariant = Entry(
    name="masked_attention_permutation_equivariant",
    title="Attention under a mask commutes with permutations of tokens and mask",
    where=(Ne(r, 0), Ne(Sum(term(l), l), 0)),
    claim=Eq(masked_attention(*mixed, r, i, c), masked_attention(U, Q, K, V, r, sigma(i), c)),
    proof=calc(
        step(
            Sum(term(sigma(l)) / Sum(term(sigma(l)), l) * V[sigma(l), c], l),
            unfold(masked_attention, masked_softmax, masked_partition),
            "definition of masked attention",
        ),
        step(Sum(term(l) / Sum(term(l), l) * V[l, c], l), sums(), "a sum over all tokens may be taken in any order"),
        step(
            masked_attention(U, Q, K, V, r, sigma(i), c),
            unfold(masked_attention, masked_softmax, masked_partition),
            "definition of masked attention",
        ),
    ),
    note=r"""On the left, queries, keys, values and the mask are all permuted, $U'_{ij} = U_{\sigma(i)\sigma(j)}$. So a mask that stays
    as it is under $\sigma$ leaves attention blind to it; of no mask this is theorem~\cited{attention_permutation_equivariant}. A causal
    mask stays as it is under the identity only, and then attention does not commute with any other
    permutation~(\cited{causal_attention_equivariant_iff_identity}).""",
    witness={U: vector_of(i, j, Y[i, j] ** 2), r: 1 + score**2},
)

equal = vector_of(l, score)

masked_softmax_of_equal_scores = Entry(
    name="masked_softmax_of_equal_scores",
    title="With equal scores, the weights are shares of the mask",
    where=(Ne(Sum(u[l], l), 0),),
    claim=Eq(masked_softmax(u, equal, j), u[j] / Sum(u[l], l)),
    proof=calc(
        step(
            u[j] * exp(score) / Sum(u[l] * exp(score), l),
            unfold(masked_softmax, masked_partition),
            "definition of masked softmax",
        ),
        step(u[j] / Sum(u[l], l), sums_and_fractions(), r"the factor $\mathrm{e}^\eta$ cancels"),
    ),
    sources=("haviv2022",),
    note=r"""Under a causal mask token $t$, counted from $0$, gives each of the $t + 1$ tokens that it sees the weight $1/(t + 1)$. So a head
    that gives the first token the value $1$ and all others $0$ returns $1/(t + 1)$, from which the position of the query can be read,
    without a code for positions.""",
    witness={u: vector_of(l, delta(l, j) + w[l] ** 2)},
)
