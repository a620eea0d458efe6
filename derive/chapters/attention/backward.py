"""The backward pass: from the gradient G at the output to those at values, weights, scores, queries and keys."""

from __future__ import annotations

from ...kernel.terms import Term, num
from ...language.entry import *
from ...language.terms import And, Eq, HasDerivative, Ne, Rational, Sum, Vector, define, exp, reals, vector, vector_of
from ..softmax.theorems import partition, partition_pos, softmax, softmax_sum_one
from .weights import (
    O_QK,
    P_QK,
    S_QK,
    G,
    K,
    M,
    P,
    P_biased,
    Q,
    S,
    V,
    a,
    c,
    delta,
    i,
    j,
    k,
    key_bias,
    key_bias_invisible,
    l,
    m,
    n,
    r,
    u,
)

W = vector("W", m, n)  # any weights, from a softmax or not

dP = vector_of(i, j, Sum(G[i, c] * V[j, c], c))


def at_scores(weights: Vector, at_weights: Vector) -> Vector:
    """Return the gradient at the scores from weights and the gradient there."""
    row = Sum(weights[i, l] * at_weights[i, l], l)
    return vector_of(i, j, weights[i, j] * (at_weights[i, j] - row))


dS, dS_QK = at_scores(P, dP), at_scores(P_QK, dP)

large_scale = {r: 8 + u**2}
differentiate_sums = by("sums", kind="derivative")


def loss(p: Vector) -> Term:
    """Return ``sum_ic G_ic O_ic`` for some weights; its gradients are those of any loss with the gradient G at O."""
    return Sum(G[i, c] * Sum(p[i, j] * V[j, c], j), i, c)


attention_loss = define("head_loss", (Q, K, V, r, M, G), loss(P_QK))
L = attention_loss(Q, K, V, r, M, G)

# ---- values and weights --------------------------------------------------------------------------------------------

attention_backward_value = Entry(
    name="attention_backward_value",
    title="Backward pass of attention at the values",
    claim=HasDerivative(loss(P), V[j, c], Sum(P[i, j] * G[i, c], i)),
    proof=calc(
        step(
            Sum(G[i, c] * Sum(P[i, l] * delta(l, j), l), i),
            differentiate_sums(),
            "linearity: the loss sees $V_{jc}$ in column $c$ of the outputs",
        ),
        step(Sum(P[i, j] * G[i, c], i), sums(), r"$\delta_{lj}$ keeps $l = j$"),
    ),
    sources=("seed:001#26",),
    note=r"In matrices $\mathrm{d}V = P^{\mathsf T}\, G$. The gradient at a value is a sum over queries, not an average: weights sum to "
    "one over keys, and not over queries.",
)

attention_backward_weights = Entry(
    name="attention_backward_weights",
    title="Backward pass of attention at the weights",
    claim=HasDerivative(loss(W), W[i, j], Sum(G[i, c] * V[j, c], c)),
    proof=calc(
        step(
            Sum(G[i, c] * Sum(delta(l, j) * V[l, c], l), c),
            differentiate_sums(),
            "linearity: the loss sees $W_{ij}$ in row $i$ of the outputs",
        ),
        step(Sum(G[i, c] * V[j, c], c), sums(), r"$\delta_{lj}$ keeps $l = j$"),
    ),
    note=r"In matrices $\mathrm{d}P = G\, V^{\mathsf T}$, for any weights $W$, from a softmax or not.",
)

# ---- scores --------------------------------------------------------------------------------------------------------

E = vector_of(i, j, exp(S[i, j]))
Z = vector_of(i, partition(S[i, :]))

attention_weights_jacobian = Entry(
    name="attention_weights_jacobian",
    title="Weights depend on the scores of their own query",
    claim=HasDerivative(P[k, l], S[i, j], delta(i, k) * P[i, l] * (delta(l, j) - P[i, j])),
    proof=calc(
        step(
            delta(i, k) * (delta(l, j) * E[k, l] * Z[k] - E[k, l] * E[k, j]) / Z[k] ** 2,
            differentiate(partition_pos),
            "quotient rule, as $Z_k > 0$; other queries do not depend on $S_{ij}$",
        ),
        step(
            delta(i, k) * (E[k, l] / Z[k]) * (delta(l, j) - E[k, j] / Z[k]),
            field_arithmetic(partition_pos),
            "cancel one factor $Z_k$",
        ),
        step(delta(i, k) * P[k, l] * (delta(l, j) - P[k, j]), unfold(softmax), "definition of softmax"),
        step(delta(i, k) * P[i, l] * (delta(l, j) - P[i, j]), sums(), r"$\delta_{ik}$ allows $i$ for $k$"),
    ),
    sources=("seed:000#5",),
)

attention_backward_scores = Entry(
    name="attention_backward_scores",
    title="Backward pass of attention at the scores",
    claim=HasDerivative(loss(P), S[i, j], dS[i, j]),
    proof=calc(
        step(
            Sum(G[i, c] * Sum(P[i, l] * (delta(l, j) - P[i, j]) * V[l, c], l), c),
            differentiate_sums(attention_weights_jacobian),
            "linearity, and the Jacobian of the weights",
        ),
        step(
            Sum(P[i, l] * (delta(l, j) - P[i, j]) * dP[i, l], l),
            sums(),
            r"linearity, and the definition of $\mathrm{d}P$",
        ),
        step(
            dS[i, j],
            sums(),
            r"linearity; $\delta_{lj}$ keeps $l = j$",
        ),
    ),
    sources=("seed:001#22",),
    note=r"In what follows $\mathrm{d}S$ is this matrix. A finite mask, added to the scores, changes nothing in it.",
)

attention_score_gradient_row_sum_zero = Entry(
    name="attention_score_gradient_row_sum_zero",
    title="Gradients at the scores of a query sum to zero",
    claim=Eq(Sum(dS[i, j], j), 0),
    proof=calc(
        step(
            Sum(P[i, j] * dP[i, j], j) - Sum(P[i, j], j) * Sum(P[i, l] * dP[i, l], l),
            sums(),
            "linearity",
        ),
        step(0, sums(softmax_sum_one), "softmax sums to one"),
    ),
    sources=("tensorflow#126633",),
    note="A backward pass that fails this test is wrong, whatever the loss.",
)

attention_row_dot_identity = Entry(
    name="attention_row_dot_identity",
    title="The sums of the backward pass, from outputs and their gradients",
    claim=Eq(Sum(W[i, j] * dP[i, j], j), Sum(G[i, c] * Sum(W[i, j] * V[j, c], j), c)),
    proof=calc(
        step(Sum(W[i, j] * G[i, c] * V[j, c], j, c), sums(), "linearity"),
        step(
            Sum(G[i, c] * Sum(W[i, j] * V[j, c], j), c),
            sums(),
            "the two sums change places",
        ),
    ),
    sources=("dao2022",),
    note=r"So $\sum_l P_{il}\, \mathrm{d}P_{il} = \sum_c G_{ic} O_{ic}$ is at hand before any row of weights is: this is how a blockwise "
    "backward pass starts.",
)

# ---- queries and keys ----------------------------------------------------------------------------------------------

E_QK = vector_of(i, j, exp(S_QK[i, j]))
Z_QK = vector_of(i, partition(S_QK[i, :]))

attention_weights_query_derivative = Entry(
    name="attention_weights_query_derivative",
    title="Derivative of the weights in a query",
    given=(Ne(r, 0),),
    witness=large_scale,
    claim=HasDerivative(P_QK[k, l], Q[i, a], delta(i, k) * P_QK[i, l] * (K[l, a] - Sum(P_QK[i, j] * K[j, a], j)) / r),
    proof=calc(
        step(
            delta(i, k)
            * (K[l, a] * E_QK[k, l] * Z_QK[k] - E_QK[k, l] * Sum(E_QK[k, j] * K[j, a], j))
            / (r * Z_QK[k] ** 2),
            by("sums", "field", kind="derivative")(partition_pos),
            "quotient rule, as $Z_k > 0$",
        ),
        step(
            delta(i, k) * (E_QK[k, l] / Z_QK[k]) * (K[l, a] - Sum(E_QK[k, j] / Z_QK[k] * K[j, a], j)) / r,
            by("field", "sums")(partition_pos),
            "cancel one factor $Z_k$",
        ),
        step(
            delta(i, k) * P_QK[k, l] * (K[l, a] - Sum(P_QK[k, j] * K[j, a], j)) / r,
            unfold(softmax),
            "definition of softmax",
        ),
        step(
            delta(i, k) * P_QK[i, l] * (K[l, a] - Sum(P_QK[i, j] * K[j, a], j)) / r,
            sums(),
            r"$\delta_{ik}$ allows $i$ for $k$",
        ),
    ),
)

attention_backward_query = Entry(
    name="attention_backward_query",
    title="Backward pass of attention at the queries",
    given=(Ne(r, 0),),
    witness=large_scale,
    claim=HasDerivative(L, Q[i, a], Sum(dS_QK[i, j] * K[j, a], j) / r),
    proof=calc(
        step(
            Sum(G[i, c] * Sum(P_QK[i, l] * (K[l, a] - Sum(P_QK[i, j] * K[j, a], j)) * V[l, c], l), c) / r,
            differentiate_sums(attention_weights_query_derivative),
            "linearity, and the derivative of the weights",
        ),
        step(
            Sum(P_QK[i, l] * (K[l, a] - Sum(P_QK[i, j] * K[j, a], j)) * dP[i, l], l) / r,
            sums(),
            r"linearity, and the definition of $\mathrm{d}P$",
        ),
        step(
            Sum(dS_QK[i, j] * K[j, a], j) / r,
            sums(),
            r"linearity, and the definition of $\mathrm{d}S$",
        ),
    ),
    note=r"In matrices $\mathrm{d}Q = \mathrm{d}S\, K / r$. The scale divides twice: forward, and here.",
)

attention_weights_key_derivative = Entry(
    name="attention_weights_key_derivative",
    title="Derivative of the weights in a key",
    given=(Ne(r, 0),),
    witness=large_scale,
    claim=HasDerivative(P_QK[i, l], K[j, a], P_QK[i, l] * (delta(l, j) - P_QK[i, j]) * Q[i, a] / r),
    proof=calc(
        step(
            (delta(l, j) * E_QK[i, l] * Z_QK[i] - E_QK[i, l] * E_QK[i, j]) * Q[i, a] / (r * Z_QK[i] ** 2),
            by("sums", "field", kind="derivative")(partition_pos),
            "quotient rule, as $Z_i > 0$",
        ),
        step(
            (E_QK[i, l] / Z_QK[i]) * (delta(l, j) - E_QK[i, j] / Z_QK[i]) * Q[i, a] / r,
            by("field", "sums")(partition_pos),
            "cancel one factor $Z_i$",
        ),
        step(P_QK[i, l] * (delta(l, j) - P_QK[i, j]) * Q[i, a] / r, unfold(softmax), "definition of softmax"),
    ),
)

attention_backward_key = Entry(
    name="attention_backward_key",
    title="Backward pass of attention at the keys",
    given=(Ne(r, 0),),
    witness=large_scale,
    claim=HasDerivative(L, K[j, a], Sum(dS_QK[i, j] * Q[i, a], i) / r),
    proof=calc(
        step(
            Sum(Sum(G[i, c] * Sum(P_QK[i, l] * (delta(l, j) - P_QK[i, j]) * V[l, c], l), c) * Q[i, a], i) / r,
            differentiate_sums(attention_weights_key_derivative),
            "linearity, and the derivative of the weights",
        ),
        step(
            Sum(Sum(P_QK[i, l] * (delta(l, j) - P_QK[i, j]) * dP[i, l], l) * Q[i, a], i) / r,
            sums(),
            r"linearity, and the definition of $\mathrm{d}P$",
        ),
        step(
            Sum(dS_QK[i, j] * Q[i, a], i) / r,
            sums(),
            r"$\delta_{lj}$ keeps $l = j$; definition of $\mathrm{d}S$",
        ),
    ),
    sources=("Dao-AILab/flash-attention#373",),
    note=r"In matrices $\mathrm{d}K = \mathrm{d}S^{\mathsf T}\, Q / r$.",
)

dS_biased = at_scores(P_biased, dP)
at_bias = Sum(dS_biased[i, j] * Q[i, a], i, j) / r

key_bias_gradient_zero = Entry(
    name="key_bias_gradient_zero",
    title="The gradient at a bias of the keys is zero",
    where=(Ne(r, 0),),
    claim=And(HasDerivative(loss(P_biased), key_bias[a], at_bias), Eq(at_bias, 0)),
    proof=Together(
        calc(
            step(0, differentiate(key_bias_invisible), "the weights are those without a bias"),
            step(
                Sum((1 - Sum(P_biased[i, j], j)) * Sum(P_biased[i, l] * dP[i, l], l) * Q[i, a], i) / r,
                sums(softmax_sum_one),
                "softmax sums to one",
            ),
            step(at_bias, sums(), r"linearity, and the definition of $\mathrm{d}S$"),
        ),
        calc(
            step(
                Sum((1 - Sum(P_biased[i, j], j)) * Sum(P_biased[i, l] * dP[i, l], l) * Q[i, a], i) / r,
                sums(),
                r"linearity, and the definition of $\mathrm{d}S$",
            ),
            step(0, sums(softmax_sum_one), "softmax sums to one"),
        ),
    ),
    sources=("microsoft/unilm#510",),
    note=r"The gradient at $b$ is that at the keys, $\mathrm{d}S^{\mathsf T} Q / r$, added up. What a program finds there is rounding: such "
    "a gradient is judged by its absolute error.",
    idle={
        "function: factor G[b1, b0]": "no change",
        "function: factor Sum(softmax(fun i:n => Sum(Q[b1, a]*(K[i, a] + b[a]), a:d...": "no change",
        "derivative: factor r": "no change",
        "derivative: factor Q[b1, a]": "no change",
        "derivative: summand b[b0]": "no change",
        "part 2, left: factor Q[b1, a]": "no change",
        "part 2, left: summand b[b0]": "no change",
        "part 1: both sides": "is 0",
    },
)

# ---- one query -----------------------------------------------------------------------------------------------------

mean_value = Sum(P_QK[i, j] * V[j, c], j)
mean_key = Sum(P_QK[i, j] * K[j, a], j)

attention_jacobian_covariance = Entry(
    name="attention_jacobian_covariance",
    title="The Jacobian of attention is a covariance",
    given=(Ne(r, 0),),
    witness=large_scale,
    claim=HasDerivative(O_QK[i, c], Q[i, a], Sum(P_QK[i, j] * (V[j, c] - mean_value) * (K[j, a] - mean_key), j) / r),
    proof=calc(
        step(
            Sum(P_QK[i, j] * (K[j, a] - mean_key) * V[j, c], j) / r,
            differentiate_sums(attention_weights_query_derivative),
            "linearity, and the derivative of the weights",
        ),
        step(
            (Sum(P_QK[i, j] * V[j, c] * K[j, a], j) - mean_value * mean_key) / r,
            sums(),
            "linearity",
        ),
        step(
            Sum(P_QK[i, j] * (V[j, c] - mean_value) * (K[j, a] - mean_key), j) / r,
            sums(softmax_sum_one),
            "center both, as softmax sums to one",
        ),
    ),
    note="Values and keys are taken for random variables with the weights as probabilities. Where keys that get weight agree, no "
    "gradient reaches the query.",
    idle={
        "derivative: summand Sum(softmax(fun k:n => Sum(Q[i, a]*K[k, a], a:d)/r + M[i,...": "no change",
        "derivative: summand Sum(softmax(fun k:n => Sum(Q[i, l]*K[k, l], l:d)/r + M[i,...": "no change",
    },
)

# ---- two tokens ----------------------------------------------------------------------------------------------------

token, there = reals("x y")  # two tokens of width 1, which are queries, keys and values


own_weight = define("own_weight", (token, there), exp(token * token) / (exp(token * token) + exp(token * there)))
p_own = own_weight(token, there)
own_slope = define("own_slope", (token, there), p_own + p_own * (1 - p_own) * (2 * token - there) * (token - there))

self_attention_slope_unbounded = Entry(
    name="self_attention_slope_unbounded",
    title="Self-attention of two tokens of width one is as steep as one likes",
    claim=And(
        HasDerivative(p_own * token + (1 - p_own) * there, token, own_slope(token, there)),
        Eq(own_slope(num(0), there), Rational(1, 2) + there**2 / 4),
    ),
    proof=Together(
        calc(
            step(
                own_slope(token, there),
                by("field", "exp", kind="derivative")(own_weight, own_slope),
                "quotient rule; the token enters as query, as key and as value",
            )
        ),
        calc(
            step(
                Rational(1, 2) + there**2 / 4,
                exponentials(own_weight, own_slope),
                "at $0$ both scores are $0$, and both weights $1/2$",
            )
        ),
    ),
    sources=("kim2021",),
    note="The tokens $x$ and $y$ have width 1, and are queries, keys and values. The slope of the first output in $x$, at $x = 0$, is above "
    "any number if $y$ is large: with inputs of any size no constant bounds how far outputs move. So this self-attention is not Lipschitz.",
)

NOTATION = (
    Notation(L, "L"),
    Notation(loss(P), "L"),
    Notation(loss(P_biased), "L"),
    Notation(dP[i, j], r"\mathrm{d}P"),
    Notation(dS[i, j], r"\mathrm{d}S"),
    Notation(dS_QK[i, j], r"\mathrm{d}S"),
    Notation(at_scores(P_biased, dP)[i, j], r"\mathrm{d}S"),
    Notation(p_own, "p", (token, there)),
    Notation(own_slope(token, there), "s", (token, there)),
)
