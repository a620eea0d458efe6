r"""Masks as weights 0 or 1 on the exponentials, and causal attention.

A mask is usually added to the scores: 0 where a key may be seen, minus infinity where not. Minus infinity is no number. Here a
mask is a weight u_j on the exponential of a score; a finite summand M_j is the weight exp(M_j) (`additive_mask_is_weight`), and
0 is the limit of that as M_j falls.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import *
from ...language.terms import *
from ..softmax.theorems import p, partition, partition_pos, softmax, x
from .weights import c, delta, e, j, l, n

z = Dimension("z")  # keys that come later
s, t = n.indices("s t")
o, q = z.indices("o q")
u, v, g, bias = (vector(name, n) for name in "uvgb")
slope, place, sink = reals("a m eta")

masked_partition = define("masked_partition", (u, x), Sum(u[l] * exp(x[l]), l))
masked_softmax = define("masked_softmax", (u, x, j), u[j] * exp(x[j]) / masked_partition(u, x))
Z_u = masked_partition(u, x)
p_u = vector_of(j, masked_softmax(u, x, j))
seen = (Lt(0, u[t]), ForAll(l, Le(0, u[l])))
zeros_and_ones = {u: vector_of(l, 1 - delta(l, s))}
hidden = vector_of(l, (1 - delta(l, j)) * u[l])  # the mask u, and key j hidden

# ---- masked softmax ------------------------------------------------------------------------------------------------

others = Sum((1 - delta(l, t)) * (u[l] * exp(x[l])), l)

masked_partition_pos = Entry(
    name="masked_partition_pos",
    title="One key in sight makes the masked partition function positive",
    given=seen,
    claim=Lt(0, Z_u),
    proof=calc(
        step(u[t] * exp(x[t]) + others, sign(), "a positive term, and terms that are not negative", "<"),
        step(Sum(u[l] * exp(x[l]), l), sums(), "count each key once"),
        step(Z_u, unfold(masked_partition), "definition of $Z_u$"),
    ),
    sources=("seed:004#52",),
    note="Where every key is masked there is nothing to divide by; programs then return 0, NaN, or weights of masked keys.",
    witness=zeros_and_ones,
)

masked_softmax_sum_one = Entry(
    name="masked_softmax_sum_one",
    title="Masked softmax sums to one, where a key is in sight",
    given=seen,
    claim=Eq(Sum(p_u[j], j), 1),
    proof=calc(
        step(Sum(u[j] * exp(x[j]), j) / Z_u, sums(masked_softmax), "definition of masked softmax, and linearity"),
        step(Z_u / Z_u, unfold(masked_partition), "definition of $Z_u$"),
        step(1, field_arithmetic(masked_partition_pos), "as $Z_u > 0$"),
    ),
    sources=("seed:004#52",),
    witness=zeros_and_ones,
)

Z_h = masked_partition(hidden, x)
left_over = Sum((1 - delta(l, t)) * ((1 - delta(l, j)) * u[l] * exp(x[l])), l)

hidden_partition_pos = Entry(
    name="hidden_partition_pos",
    title="Another key in sight keeps the partition function positive",
    given=(*seen, Apart(t, j)),
    claim=Lt(0, Z_h),
    proof=calc(
        step(u[t] * exp(x[t]) + left_over, sign(), "a positive term, and terms that are not negative", "<"),
        step(Sum((1 - delta(l, j)) * u[l] * exp(x[l]), l), sums(), r"count each key once, as $t \ne j$"),
        step(Z_h, unfold(masked_partition), "definition of the masked partition function"),
    ),
    sources=("seed:004#52",),
    witness=zeros_and_ones,
)

q_h = vector_of(l, masked_softmax(hidden, x, l))

masked_softmax_zero_weight = Entry(
    name="masked_softmax_zero_weight",
    title="A masked key has weight zero, and the others sum to one",
    given=(*seen, Apart(t, j)),
    claim=And(Eq(q_h[j], 0), Eq(Sum((1 - delta(l, j)) * q_h[l], l), 1)),
    proof=Together(
        calc(
            step((1 - delta(j, j)) * u[j] * exp(x[j]) / Z_h, unfold(masked_softmax), "definition of masked softmax"),
            step(0, sums(), r"$\delta_{jj} = 1$"),
        ),
        calc(
            step(
                Sum((1 - delta(l, j)) * u[l] * exp(x[l]), l) / Z_h,
                sums(masked_softmax),
                r"definition of masked softmax, and $(1 - \delta_{lj})^2 = 1 - \delta_{lj}$",
            ),
            step(Z_h / Z_h, unfold(masked_partition), "definition of the masked partition function"),
            step(1, field_arithmetic(hidden_partition_pos), "which is positive"),
        ),
    ),
    sources=("seed:004#52",),
    note="The mask is $u$, and hides key $j$ too; key $t$ is in sight. Here $q_{jl}$ is the weight of key $l$ then.",
    witness=zeros_and_ones,
    idle={
        "left: factor u[b0]": "no change",
        "part 2, left: factor 1 - KroneckerDelta(b0, j)": "no change",
        "part 2, left: factor u[b0]": "no change",
    },
)

masked_softmax_renormalizes = Entry(
    name="masked_softmax_renormalizes",
    title="A mask renormalizes the weights that are left",
    where=(Ne(Z_u, 0),),
    claim=Eq(p_u[j], u[j] * p[j] / Sum(u[l] * p[l], l)),
    proof=calc(
        step(
            u[j] * exp(x[j]) / Sum(u[l] * exp(x[l]), l),
            unfold(masked_softmax, masked_partition),
            "definition of masked softmax",
        ),
        step(
            u[j] * (exp(x[j]) / partition(x)) / Sum(u[l] * (exp(x[l]) / partition(x)), l),
            sums_and_fractions(partition_pos),
            "divide by $Z > 0$ above and below",
        ),
        step(u[j] * p[j] / Sum(u[l] * p[l], l), unfold(softmax), "definition of softmax"),
    ),
    sources=("seed:004#52", "abisee/pointer-generator#88"),
    note="So it is the same to mask before softmax, or after it with the sum made one again.",
    witness=zeros_and_ones,
)

additive_mask_is_weight = Entry(
    name="additive_mask_is_weight",
    title="A number added to a score is a weight on its exponential",
    claim=Eq(softmax(vector_of(l, x[l] + bias[l]), j), masked_softmax(vector_of(l, exp(bias[l])), x, j)),
    proof=calc(
        step(exp(x[j] + bias[j]) / Sum(exp(x[l] + bias[l]), l), unfold(softmax, partition), "definition of softmax"),
        step(exp(bias[j]) * exp(x[j]) / Sum(exp(bias[l]) * exp(x[l]), l), exponentials(), "$e^{a+b} = e^a e^b$"),
        step(
            masked_softmax(vector_of(l, exp(bias[l])), x, j),
            unfold(masked_softmax, masked_partition),
            "definition of masked softmax",
        ),
    ),
    sources=("seed:004#52", "qhfan/RMT#21"),
    note=r"A mask of minus infinity is the limit $\mathrm{e}^{b_j} \to 0$. A large negative number is not: added to all scores of a "
    "query, it is a common shift, and changes nothing.",
)

far = vector_of(l, x[l] - slope * (place - v[l]))  # a bias that falls with the distance from the query
near = vector_of(l, x[l] + slope * v[l])

linear_bias_relative = Entry(
    name="linear_bias_relative",
    title="A bias linear in the difference of positions needs no position of the query",
    claim=Eq(softmax(far, j), softmax(near, j)),
    proof=calc(
        step(exp(far[j]) / Sum(exp(far[l]), l), unfold(softmax, partition), "definition of softmax"),
        step(
            exp(near[j]) / Sum(exp(near[l]), l),
            exponentials(),
            r"the distance is a difference of positions, and the factor $\mathrm{e}^{-a m}$ cancels",
        ),
        step(softmax(near, j), unfold(softmax, partition), "definition of softmax"),
    ),
    sources=("press2021",),
    idle={"left: summand m": "no change"},
    note="Here $v_l$ is the position of key $l$, and $m$ that of the query: a cache of keys can be given the bias once. Of positions "
    "beside the keys in sight nothing is asked, so a mask of the future goes with it.",
)

sink_partition = define("sink_partition", (x, sink), exp(sink) + partition(x))
Z_s = sink_partition(x, sink)

sink_takes_its_share = Entry(
    name="sink_takes_its_share",
    title="A sink takes its share of every output",
    claim=Eq(Sum(exp(x[j]) * v[j], j) / Z_s, (1 - exp(sink) / Z_s) * Sum(p[j] * v[j], j)),
    proof=calc(
        step(
            partition(x) / Z_s * Sum(p[j] * v[j], j),
            sums_and_fractions(softmax, partition_pos),
            "definition of softmax: $Z$ cancels",
        ),
        step((Z_s - exp(sink)) / Z_s * Sum(p[j] * v[j], j), algebra(Z_s), r"definition of $Z_\eta$"),
        step((1 - exp(sink) / Z_s) * Sum(p[j] * v[j], j), field_arithmetic(), "one fraction less"),
    ),
    sources=("xiao2023",),
    note=r"A sink is one more key, with score $\eta$ and value $0$; its weight is $\mathrm{e}^\eta / Z_\eta$. The weights of the other keys keep "
    r"their ratios, so a head may look away from all of them without changing what it looks at. With $\eta = 0$ it is the one "
    "that is added to the denominator.",
)

masked_softmax_jacobian = Entry(
    name="masked_softmax_jacobian",
    title="Jacobian of masked softmax",
    given=seen,
    claim=HasDerivative(p_u[l], x[j], p_u[l] * (delta(l, j) - p_u[j])),
    proof=calc(
        step(
            (delta(l, j) * u[l] * exp(x[l]) * Z_u - u[l] * exp(x[l]) * (u[j] * exp(x[j]))) / Z_u**2,
            differentiate(masked_partition_pos),
            "quotient rule, as $Z_u > 0$",
        ),
        step(
            u[l] * exp(x[l]) / Z_u * (delta(l, j) - u[j] * exp(x[j]) / Z_u),
            field_arithmetic(masked_partition_pos),
            "cancel one factor $Z_u$",
        ),
        step(p_u[l] * (delta(l, j) - p_u[j]), unfold(masked_softmax), "definition of masked softmax"),
    ),
    note="It is the Jacobian of softmax, so the backward pass needs the weights only, and no mask.",
    witness=zeros_and_ones,
)

masked_softmax_zero_gradient = Entry(
    name="masked_softmax_zero_gradient",
    title="No gradient reaches a masked score",
    given=(*seen, Apart(t, j)),
    claim=HasDerivative(Sum(g[l] * q_h[l], l), x[j], 0),
    proof=calc(
        step(
            Sum(g[l] * (1 - delta(l, j)) * u[l] * exp(x[l]), l) * (1 - delta(j, j)) * u[j] * exp(x[j]) / Z_h**2,
            by("sums", "field", kind="derivative")(hidden_partition_pos.at()),
            r"quotient rule: the score stands behind a factor $1 - \delta_{jj}$",
        ),
        step(0, sums(), r"$\delta_{jj} = 1$"),
    ),
    sources=("seed:004#52", "seed:004#55"),
    note="So a mask does change the gradients: masked pairs send no gradient to the matrices of queries and keys.",
    witness=zeros_and_ones,
    idle={
        "function: factor g[b0]": "no change",
        "function: factor masked_softmax(fun l:n => (1 - KroneckerDelta(l, j))*u[l]...": "no change",
    },
)

# ---- causal attention ----------------------------------------------------------------------------------------------

y, later, w = vector("y", z), vector("q", z), vector("w", z)

attend = define("attend", (u, x, v), Sum(u[j] * exp(x[j]) * v[j], j) / Sum(u[j] * exp(x[j]), j))
attend_both = define(
    "attend_both",
    (u, x, v, later, y, w),
    (Sum(u[j] * exp(x[j]) * v[j], j) + Sum(later[o] * exp(y[o]) * w[o], o))
    / (Sum(u[j] * exp(x[j]), j) + Sum(later[o] * exp(y[o]), o)),
)

causal_prefix = Entry(
    name="causal_prefix",
    title="Causal attention of a token is attention on its prefix",
    given=(ForAll(j, Eq(u[j], 1)), ForAll(o, Eq(later[o], 0))),
    claim=Eq(attend_both(u, x, v, later, y, w), Sum(p[j] * v[j], j)),
    proof=calc(
        step(
            Sum(exp(x[j]) * v[j], j) / Sum(exp(x[j]), j),
            sums(attend_both),
            "the mask is 1 on the prefix and 0 behind it",
        ),
        step(Sum(exp(x[j]) / partition(x) * v[j], j), sums(partition), "definition of $Z$, and linearity"),
        step(Sum(p[j] * v[j], j), unfold(softmax), "definition of softmax"),
    ),
    sources=("seed:004#53",),
    note="The $n$ keys of the prefix have scores $x$ and values $v$, the $z$ keys behind it scores $y$ and values $w$. Keys and values "
    "of the prefix may be kept from step to step: nothing later changes what they give.",
    witness={u: vector_of(j, 1), later: vector_of(o, 0)},
)

A, B, C, D = vector("A", n, n), vector("B", n, z), vector("C", z, n), vector("D", z, z)
U, N, H = vector("U", n, n), vector("N", n, z), vector("H", z, z)
V, X = vector("V", n, e), vector("X", z, e)
G, F = vector("G", n, e), vector("F", z, e)


def column(values: Vector, index: Term, channel: Term) -> Vector:
    """Return a column of a matrix."""
    return vector_of(index, values[index, channel])


on_prefix = vector_of(s, c, attend(U[s, :], A[s, :], column(V, j, c)))
in_one_pass = vector_of(s, c, attend_both(U[s, :], A[s, :], column(V, j, c), N[s, :], B[s, :], column(X, o, c)))
of_later = vector_of(q, c, attend_both(vector_of(j, 1), C[q, :], column(V, j, c), H[q, :], D[q, :], column(X, o, c)))
later_losses = Sum(F[q, c] * of_later[q, c], q, c)

causal_loss_splits_at_prefix = Entry(
    name="causal_loss_splits_at_prefix",
    formerly=("causal_loss_is_sum_of_prefix_losses",),
    title="The loss of one causal pass splits at a prefix",
    given=(ForAll(s, ForAll(o, Eq(N[s, o], 0))),),
    claim=Eq(
        Sum(G[s, c] * in_one_pass[s, c], s, c) + later_losses, Sum(G[s, c] * on_prefix[s, c], s, c) + later_losses
    ),
    proof=calc(
        step(
            Sum(G[s, c] * (Sum(U[s, j] * exp(A[s, j]) * V[j, c], j) / Sum(U[s, j] * exp(A[s, j]), j)), s, c)
            + later_losses,
            sums(attend_both),
            "tokens of the prefix do not see later ones: $N_{so} = 0$",
        ),
        step(Sum(G[s, c] * on_prefix[s, c], s, c) + later_losses, unfold(attend), "definition of attend"),
    ),
    sources=("seed:004#53",),
    reading=r"""A sequence has a prefix of $n$ tokens, numbered by $s$ and $j$, and $z$ later tokens, numbered by $q$ and $o$. Its table
    of scores has four blocks: row by row $A$, $B$ for the queries of the prefix, $C$, $D$ for those of the later tokens, where $A$
    and $C$ belong to the keys of the prefix. The masks $U$, $N$ and $H$ multiply the exponentials of $A$, $B$ and $D$: $1$ lets a
    key be seen, $0$ hides it; from a later token the whole prefix is seen, with the mask $1$ on $C$. The rows of $V$ and $X$ are the
    values of the prefix and of the later tokens. One pass over the sequence computes $\operatorname{attend\_both}$, a pass over the
    prefix alone $\operatorname{attend}$, both a channel at a time: $(V_{jc})_j$ is the column $c$ of $V$. Each output enters the loss
    with the weights in the rows of $G$ and $F$. The hypothesis is what causal
    means here: no token of the prefix sees a later one.""",
    note=r"""The second sum, the losses of the later tokens, is the same on both sides; the first shows what is said: in one pass a token
    of the prefix has the loss that it has in a pass over the prefix alone.""",
    witness={
        N: vector_of(s, o, 0),
        U: vector_of(s, j, 1 - (1 - delta(s, j)) * delta(j, t)),
        H: vector_of(q, o, delta(q, o)),
    },
)

NOTATION = (
    Notation(p[j], "p"),
    Notation(partition(x), "Z"),
    Notation(Z_u, "Z_u"),
    Notation(Z_s, "Z_eta"),
    Notation(p_u[j], "q"),
    Notation(q_h[l], "q"),
)
