r"""One head with its projections: gradients at the parameters, what gradient flow conserves, and what a step adds to it.

Queries are X W_Q + 1 b_Q^T, keys Y W_K + 1 b_K^T, values Y W_V + 1 b_V^T, and the output is P V W_O. In self-attention X = Y.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import Calc, Entry, Notation, Together, algebra, by, calc, step, sums, unfold
from ...language.terms import *
from ..softmax.theorems import partition, partition_pos, softmax
from .backward import at_scores, differentiate_sums, dP, loss
from .weights import P, a, b, c, d, e, f, i, j, l, m, n, r, u

w = Dimension("w")
o, q = w.indices("o q")
X, Y = vector("X", m, w), vector("Y", n, w)
W_Q, W_K, W_V, W_O = vector("W_Q", w, d), vector("W_K", w, d), vector("W_V", w, e), vector("W_O", e, w)
b_Q, b_K, b_V = vector("b_Q", d), vector("b_K", d), vector("b_V", e)
G_w = vector("G", m, w)
D = vector("D", m, n)  # any gradient at the scores

queries = define("queries", (X, W_Q, b_Q, i, a), Sum(X[i, o] * W_Q[o, a], o) + b_Q[a])
keys = define("keys", (Y, W_K, b_K, j, a), Sum(Y[j, o] * W_K[o, a], o) + b_K[a])
values = define("values", (Y, W_V, b_V, j, c), Sum(Y[j, o] * W_V[o, c], o) + b_V[c])
Q = vector_of(i, a, queries(X, W_Q, b_Q, i, a))
K = vector_of(j, a, keys(Y, W_K, b_K, j, a))
U = vector_of(j, c, values(Y, W_V, b_V, j, c))

# ---- queries and keys ----------------------------------------------------------------------------------------------

larger_scale = {r: 64 + u**2}
S_XY = vector_of(i, j, Sum(Q[i, a] * K[j, a], a) / r)
P_XY = vector_of(i, j, softmax(S_XY[i, :], j))
E = vector_of(i, j, exp(S_XY[i, j]))
Z = vector_of(i, partition(S_XY[i, :]))
dS = at_scores(P_XY, dP)


def at_queries(at_scores: Vector) -> tuple[Vector, Vector, Vector]:
    """Return the gradients at queries, at their matrix and at their bias, from that at the scores."""
    rows = vector_of(i, a, Sum(at_scores[i, j] * K[j, a], j) / r)
    return rows, vector_of(o, a, Sum(X[i, o] * rows[i, a], i)), vector_of(a, Sum(rows[i, a], i))


def at_keys(at_scores: Vector) -> tuple[Vector, Vector, Vector]:
    """Return the gradients at keys, at their matrix and at their bias, from that at the scores."""
    rows = vector_of(j, a, Sum(at_scores[i, j] * Q[i, a], i) / r)
    return rows, vector_of(o, a, Sum(Y[j, o] * rows[j, a], j)), vector_of(a, Sum(rows[j, a], j))


(dQ, dW_Q, db_Q), (dK, dW_K, db_K) = at_queries(dS), at_keys(dS)
(DQ, DW_Q, Db_Q), (DK, DW_K, Db_K) = at_queries(D), at_keys(D)

from_mean_key = vector_of(i, l, a, P_XY[i, l] * (K[l, a] - Sum(P_XY[i, j] * K[j, a], j)))
from_mean_input = vector_of(i, l, o, P_XY[i, l] * (Y[l, o] - Sum(P_XY[i, j] * Y[j, o], j)))


def jacobian_steps(numerator: Term, quotient: Term, end: Term) -> Calc:
    """Return the proof of a derivative of a weight: quotient rule, one factor cancelled, definition of softmax."""
    return calc(
        step(
            numerator / (r * Z[i] ** 2),
            by("sums", "field", kind="derivative")(partition_pos),
            "quotient rule, as $Z_i > 0$",
        ),
        step(quotient / r, by("sums", "field")(partition_pos), "cancel one factor $Z_i$"),
        step(end / r, unfold(softmax), "definition of softmax"),
    )


key_numerator = K[l, a] * E[i, l] * Z[i] - E[i, l] * Sum(E[i, j] * K[j, a], j)
key_quotient = (E[i, l] / Z[i]) * (K[l, a] - Sum(E[i, j] / Z[i] * K[j, a], j))
input_numerator = (Y[l, o] * E[i, l] * Z[i] - E[i, l] * Sum(E[i, j] * Y[j, o], j)) * Q[i, a]
input_quotient = (E[i, l] / Z[i]) * (Y[l, o] - Sum(E[i, j] / Z[i] * Y[j, o], j)) * Q[i, a]

weights_query_projection_derivative = Entry(
    name="weights_query_projection_derivative",
    title="Derivative of the weights in the projection of the queries",
    given=(Ne(r, 0),),
    witness=larger_scale,
    claim=And(
        HasDerivative(P_XY[i, l], W_Q[o, a], X[i, o] * from_mean_key[i, l, a] / r),
        HasDerivative(P_XY[i, l], b_Q[a], from_mean_key[i, l, a] / r),
    ),
    proof=Together(
        jacobian_steps(X[i, o] * key_numerator, X[i, o] * key_quotient, X[i, o] * from_mean_key[i, l, a]),
        jacobian_steps(key_numerator, key_quotient, from_mean_key[i, l, a]),
    ),
)

query_weight_backward = Entry(
    name="query_weight_backward",
    title="Backward pass of attention at the matrix of the queries",
    given=(Ne(r, 0),),
    witness=larger_scale,
    claim=HasDerivative(loss(P_XY), W_Q[o, a], dW_Q[o, a]),
    proof=calc(
        step(
            Sum(X[i, o] * Sum(from_mean_key[i, l, a] * dP[i, l], l) / r, i),
            differentiate_sums(weights_query_projection_derivative),
            "linearity, and the derivative of the weights",
        ),
        step(dW_Q[o, a], sums(), r"linearity, and the definition of $\mathrm{d}S$"),
    ),
    sources=("seed:004#37",),
    note=r"In matrices $\mathrm{d}W_Q = X^{\mathsf T}\, \mathrm{d}Q$.",
)

query_bias_backward = Entry(
    name="query_bias_backward",
    title="Backward pass of attention at the bias of the queries",
    given=(Ne(r, 0),),
    witness=larger_scale,
    claim=HasDerivative(loss(P_XY), b_Q[a], db_Q[a]),
    proof=calc(
        step(
            Sum(Sum(from_mean_key[i, l, a] * dP[i, l], l) / r, i),
            differentiate_sums(weights_query_projection_derivative),
            "linearity, and the derivative of the weights",
        ),
        step(db_Q[a], sums(), r"linearity, and the definition of $\mathrm{d}S$"),
    ),
)

weights_key_projection_derivative = Entry(
    name="weights_key_projection_derivative",
    title="Derivative of the weights in the projection of the keys",
    given=(Ne(r, 0),),
    witness=larger_scale,
    claim=HasDerivative(P_XY[i, l], W_K[o, a], from_mean_input[i, l, o] * Q[i, a] / r),
    proof=jacobian_steps(input_numerator, input_quotient, from_mean_input[i, l, o] * Q[i, a]),
)

key_weight_backward = Entry(
    name="key_weight_backward",
    title="Backward pass of attention at the matrix of the keys",
    given=(Ne(r, 0),),
    witness=larger_scale,
    claim=HasDerivative(loss(P_XY), W_K[o, a], dW_K[o, a]),
    proof=calc(
        step(
            Sum(Sum(from_mean_input[i, l, o] * dP[i, l], l) * Q[i, a] / r, i),
            differentiate_sums(weights_key_projection_derivative),
            "linearity, and the derivative of the weights",
        ),
        step(dW_K[o, a], sums(), r"linearity, and the definition of $\mathrm{d}S$"),
    ),
    sources=("seed:004#37",),
    note=r"In matrices $\mathrm{d}W_K = Y^{\mathsf T}\, \mathrm{d}K$. At the bias the same sum without $Y$ is 0, as rows of $\mathrm{d}S$ sum to zero.",
)

query_key_products_agree = Entry(
    name="query_key_products_agree",
    title="Parameters times gradients agree for queries and keys",
    where=(Ne(r, 0),),
    claim=Eq(Sum(W_Q[o, a] * DW_Q[o, b], o) + b_Q[a] * Db_Q[b], Sum(DW_K[o, a] * W_K[o, b], o) + Db_K[a] * b_K[b]),
    proof=calc(
        step(
            Sum((Sum(X[i, o] * W_Q[o, a], o) + b_Q[a]) * DQ[i, b], i),
            sums(),
            r"linearity, for $\mathrm{d}W_Q = X^{\mathsf T}\, \mathrm{d}Q$ and $\mathrm{d}b_Q$",
        ),
        step(Sum(Q[i, a] * DQ[i, b], i), sums(queries), "definition of the queries"),
        step(Sum(DK[j, a] * K[j, b], j), sums(), r"both are $Q^{\mathsf T} D\, K / r$"),
        step(Sum(DK[j, a] * (Sum(Y[j, o] * W_K[o, b], o) + b_K[b]), j), sums(keys), "definition of the keys"),
        step(
            Sum(DW_K[o, a] * W_K[o, b], o) + Db_K[a] * b_K[b],
            sums(),
            r"linearity, for $\mathrm{d}W_K = Y^{\mathsf T}\, \mathrm{d}K$ and $\mathrm{d}b_K$",
        ),
    ),
    note="Here $D$ is any matrix, such as the gradient of a loss at the scores.",
)

noether_query_key = Entry(
    name="noether_query_key",
    title="The balance behind a conservation law of queries and keys",
    where=(Ne(r, 0),),
    claim=Eq(Sum(W_Q[o, a] * dW_Q[o, b], o) + b_Q[a] * db_Q[b], Sum(dW_K[o, a] * W_K[o, b], o) + db_K[a] * b_K[b]),
    proof=calc(
        step(
            Sum(dW_K[o, a] * W_K[o, b], o) + db_K[a] * b_K[b],
            algebra(query_key_products_agree.at(D=dS)),
            "queries and keys enter through products only",
        ),
    ),
    reading=r"""A loss sees queries and keys through the products $Q K^{\mathsf T}$ only. So it does not change if $Q$ is multiplied by an
    invertible matrix and $K$ by the transpose of its inverse: a symmetry, and by Noether's principle something is conserved. The
    identity is what the symmetry says of gradients: in matrices, $W_Q^{\mathsf T}\, \mathrm{d}W_Q + b_Q\, \mathrm{d}b_Q^{\mathsf T} =
    \mathrm{d}W_K^{\mathsf T}\, W_K + \mathrm{d}b_K\, b_K^{\mathsf T}$, here the entry $a, b$. A letter behind $\mathrm{d}$ is the
    gradient of the loss in it. $G$ is the gradient in the output, the only thing that is known of the loss; from it the meanings
    below go back through the values $V$, the weights $P$ and the scores $S$ to queries, keys and projections. $X$ and $Y$ are the
    rows that queries and keys are made of, $r$ is the scale; $W_{Q,o,a}$ is the entry $o, a$ of $W_Q$.""",
    note=r"""Gradient flow moves each parameter against its gradient. By the identity and its transpose,
    $W_Q^{\mathsf T} W_Q + b_Q b_Q^{\mathsf T}$ and $W_K^{\mathsf T} W_K + b_K b_K^{\mathsf T}$ then have the same derivative in time, and
    their difference stays as it is. Steps of descent have that only up to the square of the step. Without the
    biases the identity is false.""",
    witness=larger_scale,
    idle={
        "right: summand Sum(Sum(softmax(fun k:n => Sum(queries(X, W_Q, b_Q, i, l)...": "no change",
    },
)

# ---- values and outputs --------------------------------------------------------------------------------------------

O = vector_of(i, c, Sum(P[i, j] * U[j, c], j))
dO = vector_of(i, c, Sum(G_w[i, o] * W_O[c, o], o))
dV = vector_of(j, c, Sum(P[i, j] * dO[i, c], i))
dW_V, db_V = vector_of(o, c, Sum(Y[j, o] * dV[j, c], j)), vector_of(c, Sum(dV[j, c], j))
dW_O = vector_of(c, o, Sum(O[i, c] * G_w[i, o], i))
output_loss = Sum(G_w[i, o] * Sum(O[i, c] * W_O[c, o], c), i, o)

value_projection_backward = Entry(
    name="value_projection_backward",
    title="Backward pass of attention at the projections of values and outputs",
    claim=And(
        And(
            HasDerivative(output_loss, W_V[o, c], dW_V[o, c]),
            HasDerivative(output_loss, b_V[c], db_V[c]),
        ),
        HasDerivative(output_loss, W_O[c, o], dW_O[c, o]),
    ),
    proof=Together(
        Together(
            calc(
                step(
                    Sum(dO[i, c] * Sum(P[i, j] * Y[j, o], j), i),
                    differentiate_sums(),
                    "linearity: a loss of values that are linear in $W_V$",
                ),
                step(dW_V[o, c], sums(), "the two sums change places"),
            ),
            calc(
                step(Sum(dO[i, c] * Sum(P[i, j], j), i), differentiate_sums(), "linearity"),
                step(db_V[c], sums(), "the two sums change places"),
            ),
        ),
        calc(step(dW_O[c, o], differentiate_sums(), "linearity")),
    ),
    sources=("seed:001#26", "seed:004#37"),
)

noether_value_output = Entry(
    name="noether_value_output",
    title="The balance behind a conservation law of values and outputs",
    claim=Eq(Sum(W_V[o, c] * dW_V[o, f], o) + b_V[c] * db_V[f], Sum(dW_O[c, o] * W_O[f, o], o)),
    proof=calc(
        step(
            Sum((Sum(Y[j, o] * W_V[o, c], o) + b_V[c]) * dV[j, f], j),
            sums(),
            r"linearity, for $\mathrm{d}W_V = Y^{\mathsf T}\, \mathrm{d}V$ and $\mathrm{d}b_V$",
        ),
        step(Sum(U[j, c] * dV[j, f], j), sums(values), "definition of the values"),
        step(Sum(O[i, c] * dO[i, f], i), sums(), r"both are $V^{\mathsf T} P^{\mathsf T}\, \mathrm{d}O$"),
        step(
            Sum(dW_O[c, o] * W_O[f, o], o),
            sums(),
            r"linearity, for $\mathrm{d}O = G\, W_O^{\mathsf T}$ and $\mathrm{d}W_O = O^{\mathsf T} G$",
        ),
    ),
    note=r"Along gradient flow $W_V^{\mathsf T} W_V + b_V b_V^{\mathsf T} - W_O W_O^{\mathsf T}$ stays as it is.",
)

# ---- one step of gradient descent ----------------------------------------------------------------------------------

z = Dimension("z")
s = z.indices("s")[0]
A_Q, G_Q = vector("A_Q", w, d), vector("G_Q", w, d)
A_K, G_K = vector("A_K", z, d), vector("G_K", z, d)
D_QK = vector("D", w, z)  # the gradient at the products of rows of A_Q and A_K, for the witness
eta = reals("eta")[0]
agree = ForAll(a, ForAll(b, Eq(Sum(A_Q[o, a] * G_Q[o, b], o), Sum(G_K[s, a] * A_K[s, b], s))))


def gram(u: Vector, index: Term) -> Term:
    """Entry a, b of the products of the columns of a matrix."""
    return Sum(u[index, a] * u[index, b], index)


balance = gram(A_Q, o) - gram(A_K, s)
drift = eta**2 * (gram(G_Q, o) - gram(G_K, s))
stepped = gram(vector_of(o, a, A_Q[o, a] - eta * G_Q[o, a]), o) - gram(vector_of(s, a, A_K[s, a] - eta * G_K[s, a]), s)
cross_Q = Sum(A_Q[o, a] * G_Q[o, b], o) + Sum(A_Q[o, b] * G_Q[o, a], o)
cross_K = Sum(G_K[s, b] * A_K[s, a], s) + Sum(G_K[s, a] * A_K[s, b], s)

descent_step_drift = Entry(
    name="descent_step_drift",
    title="Drift in a step of gradient descent",
    given=(agree,),
    claim=Eq(stepped, balance + drift),
    proof=calc(
        step(balance + drift - eta * (cross_Q - cross_K), sums(), "multiply out; linearity"),
        step(balance + drift, sums(agree), "the hypothesis, for $a, b$ and for $b, a$"),
    ),
    note=r"""Queries and keys satisfy the hypothesis~(\cited{noether_query_key}): $A_Q$ is $W_Q$ with $b_Q$ as one more row, $G_Q$ is its
    gradient, and $A_K$, $G_K$ are those of the keys. Values and outputs do too~(\cited{noether_value_output}), with $W_V$ and $b_V$ for
    the queries and $W_O^{\mathsf T}$ for the keys. What a step of rate $\eta$ adds is of second order in $\eta$, and is
    not zero in general.""",
    witness={
        G_Q: vector_of(o, a, Sum(D_QK[o, s] * A_K[s, a], s)),
        G_K: vector_of(s, a, Sum(D_QK[o, s] * A_Q[o, a], o)),
    },
)

NOTATION = (
    Notation(loss(P_XY), "L"),
    Notation(output_loss, "L"),
    Notation(dW_Q[o, a], r"\mathrm{d}W_Q"),
    Notation(db_Q[a], r"\mathrm{d}b_Q"),
    Notation(dW_K[o, a], r"\mathrm{d}W_K"),
    Notation(db_K[a], r"\mathrm{d}b_K"),
    Notation(DW_Q[o, a], r"\mathrm{d}W_Q"),
    Notation(Db_Q[a], r"\mathrm{d}b_Q"),
    Notation(DW_K[o, a], r"\mathrm{d}W_K"),
    Notation(Db_K[a], r"\mathrm{d}b_K"),
    Notation(dW_V[o, c], r"\mathrm{d}W_V"),
    Notation(db_V[c], r"\mathrm{d}b_V"),
    Notation(dW_O[c, o], r"\mathrm{d}W_O"),
    Notation(Q[i, a], "Q"),
    Notation(K[j, a], "K"),
    Notation(U[j, c], "V"),
    Notation(S_XY[i, j], "S"),
    Notation(P_XY[i, j], "P"),
    Notation(Z[i], "Z"),
    Notation(dS[i, j], r"\mathrm{d}S"),
    Notation(dQ[i, a], r"\mathrm{d}Q"),
    Notation(dK[j, a], r"\mathrm{d}K"),
    Notation(DQ[i, a], r"\mathrm{d}Q"),
    Notation(DK[j, a], r"\mathrm{d}K"),
    Notation(O[i, c], "O"),
    Notation(dO[i, c], r"\mathrm{d}O"),
    Notation(dV[j, c], r"\mathrm{d}V"),
)
