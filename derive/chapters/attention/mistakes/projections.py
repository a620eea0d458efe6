"""Mistakes about projections, and about what training conserves."""

from __future__ import annotations

from ....books.mistakes import Mistakes, left, mistakes, right
from ....language.terms import Sum
from .. import projections as book
from ..backward import dP
from ..projections import *
from ..weights import a, b, c, f, i, j, l, m, r

query_derivative = book.weights_query_projection_derivative.claim.args

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.weights_query_projection_derivative,
        right("input missing", from_mean_key[i, l, a] / r, part=0),
        right("scale missing", X[i, o] * from_mean_key[i, l, a], "mlc-ai/mlc-llm#3426", part=0),
        right("mean missing", P_XY[i, l] * K[l, a] / r, part=1),
        right("a bias changes no weight", 0, "microsoft/unilm#510", part=1),
    ),
    mistakes(
        book.query_weight_backward,
        right("scale missing", r * dW_Q[o, a], "mlc-ai/mlc-llm#3426"),
        right("one token only", X[i, o] * dQ[i, a]),
        right("average over tokens", dW_Q[o, a] / m.card),
        right("softmax passed by", Sum(X[i, o] * Sum(dP[i, j] * K[j, a], j) / r, i)),
    ),
    mistakes(
        book.query_bias_backward,
        right("that of the keys", 0, "microsoft/unilm#510"),
        right("one token only", dQ[i, a]),
        right("average over tokens", db_Q[a] / m.card),
        right("scale missing", r * db_Q[a], "mlc-ai/mlc-llm#3426"),
    ),
    mistakes(
        book.weights_key_projection_derivative,
        right("mean missing", P_XY[i, l] * Y[l, o] * Q[i, a] / r),
        right("scale missing", from_mean_input[i, l, o] * Q[i, a], "mlc-ai/mlc-llm#3426"),
        right("query missing", from_mean_input[i, l, o] / r),
    ),
    mistakes(
        book.key_weight_backward,
        right("scale missing", r * dW_K[o, a], "mlc-ai/mlc-llm#3426"),
        right("one key only", Y[j, o] * dK[j, a]),
        right("softmax passed by", Sum(Y[j, o] * Sum(dP[i, j] * Q[i, a], i) / r, j)),
        right("redundant, as its bias is", 0, "microsoft/unilm#510"),
    ),
    mistakes(
        book.query_key_products_agree,
        left("biases left out", Sum(W_Q[o, a] * DW_Q[o, b], o)),
        right("transposed", Sum(W_K[o, a] * DW_K[o, b], o) + b_K[a] * Db_K[b]),
        right("sign", -(Sum(DW_K[o, a] * W_K[o, b], o) + Db_K[a] * b_K[b])),
        right("scale missing", Sum(Q[i, a] * D[i, j] * K[j, b], i, j), "mlc-ai/mlc-llm#3426"),
    ),
    mistakes(
        book.noether_query_key,
        left("biases left out", Sum(W_Q[o, a] * dW_Q[o, b], o)),
        right("transposed", Sum(W_K[o, a] * dW_K[o, b], o) + b_K[a] * db_K[b]),
        right("sign", -(Sum(dW_K[o, a] * W_K[o, b], o) + db_K[a] * b_K[b])),
        right("scale missing", Sum(Q[i, a] * dS[i, j] * K[j, b], i, j), "mlc-ai/mlc-llm#3426"),
    ),
    mistakes(
        book.value_projection_backward,
        right("weights not transposed", Sum(Y[j, o] * dO[i, c], j), part=0),
        right("one key only", dV[j, c], part=1),
        right("one token only", O[i, c] * G_w[i, o], part=2),
        right("output projection passed by", Sum(Y[j, o] * G_w[i, o], j), part=0),
    ),
    mistakes(
        book.noether_value_output,
        left("bias left out", Sum(W_V[o, c] * dW_V[o, f], o)),
        right("transposed", Sum(W_O[c, o] * dW_O[f, o], o)),
        right("sign", -Sum(dW_O[c, o] * W_O[f, o], o)),
        left("bias twice", Sum(W_V[o, c] * dW_V[o, f], o) + 2 * b_V[c] * db_V[f]),
    ),
    mistakes(
        book.descent_step_drift,
        right("conserved by a step too", balance),
        right("first order in the rate", balance + drift / eta),
        right("sign of the drift", balance - drift),
        right("gradients added up", balance + eta**2 * (gram(G_Q, o) + gram(G_K, s))),
    ),
)
