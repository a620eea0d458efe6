"""Mistakes about projections, and about what training conserves."""

from __future__ import annotations

from ...language import And, HasDerivative, Sum
from ...theorems.attention import projections as book
from ...theorems.attention.backward import dP
from ...theorems.attention.projections import (
    DW_K,
    DW_Q,
    P_XY,
    W_K,
    W_O,
    W_Q,
    W_V,
    D,
    Db_K,
    G_w,
    K,
    O,
    Q,
    X,
    Y,
    b_K,
    b_V,
    db_K,
    db_Q,
    db_V,
    dK,
    dO,
    dQ,
    dS,
    dV,
    dW_K,
    dW_O,
    dW_Q,
    dW_V,
    from_mean_input,
    from_mean_key,
    o,
    output_loss,
)
from ...theorems.attention.weights import a, b, c, f, i, j, l, m, r
from .. import Mutant, left, right

query_derivative = book.weights_query_projection_derivative.claim.args
value_parts = book.value_projection_backward.claim.args[0].args
output_part = book.value_projection_backward.claim.args[1]

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "weights_query_projection_derivative": (
        Mutant("input missing", right(book.weights_query_projection_derivative, from_mean_key[i, l, a] / r, part=0)),
        Mutant(
            "scale missing",
            right(book.weights_query_projection_derivative, X[i, o] * from_mean_key[i, l, a], part=0),
            "mlc-ai/mlc-llm#3426",
        ),
        Mutant("mean missing", right(book.weights_query_projection_derivative, P_XY[i, l] * K[l, a] / r, part=1)),
        Mutant(
            "a bias changes no weight",
            right(book.weights_query_projection_derivative, 0, part=1),
            "microsoft/unilm#510",
        ),
    ),
    "query_weight_backward": (
        Mutant("scale missing", right(book.query_weight_backward, r * dW_Q[o, a]), "mlc-ai/mlc-llm#3426"),
        Mutant("one token only", right(book.query_weight_backward, X[i, o] * dQ[i, a])),
        Mutant("average over tokens", right(book.query_weight_backward, dW_Q[o, a] / m.card)),
        Mutant(
            "softmax passed by", right(book.query_weight_backward, Sum(X[i, o] * Sum(dP[i, j] * K[j, a], j) / r, i))
        ),
    ),
    "query_bias_backward": (
        Mutant("that of the keys", right(book.query_bias_backward, 0), "microsoft/unilm#510"),
        Mutant("one token only", right(book.query_bias_backward, dQ[i, a])),
        Mutant("average over tokens", right(book.query_bias_backward, db_Q[a] / m.card)),
        Mutant("scale missing", right(book.query_bias_backward, r * db_Q[a]), "mlc-ai/mlc-llm#3426"),
    ),
    "weights_key_projection_derivative": (
        Mutant("mean missing", right(book.weights_key_projection_derivative, P_XY[i, l] * Y[l, o] * Q[i, a] / r)),
        Mutant(
            "scale missing",
            right(book.weights_key_projection_derivative, from_mean_input[i, l, o] * Q[i, a]),
            "mlc-ai/mlc-llm#3426",
        ),
        Mutant("query missing", right(book.weights_key_projection_derivative, from_mean_input[i, l, o] / r)),
    ),
    "key_weight_backward": (
        Mutant("scale missing", right(book.key_weight_backward, r * dW_K[o, a]), "mlc-ai/mlc-llm#3426"),
        Mutant("one key only", right(book.key_weight_backward, Y[j, o] * dK[j, a])),
        Mutant("softmax passed by", right(book.key_weight_backward, Sum(Y[j, o] * Sum(dP[i, j] * Q[i, a], i) / r, j))),
        Mutant("redundant, as its bias is", right(book.key_weight_backward, 0), "microsoft/unilm#510"),
    ),
    "query_key_products_agree": (
        Mutant("biases left out", left(book.query_key_products_agree, Sum(W_Q[o, a] * DW_Q[o, b], o))),
        Mutant("transposed", right(book.query_key_products_agree, Sum(W_K[o, a] * DW_K[o, b], o) + b_K[a] * Db_K[b])),
        Mutant("sign", right(book.query_key_products_agree, -(Sum(DW_K[o, a] * W_K[o, b], o) + Db_K[a] * b_K[b]))),
        Mutant(
            "scale missing",
            right(book.query_key_products_agree, Sum(Q[i, a] * D[i, j] * K[j, b], i, j)),
            "mlc-ai/mlc-llm#3426",
        ),
    ),
    "noether_query_key": (
        Mutant("biases left out", left(book.noether_query_key, Sum(W_Q[o, a] * dW_Q[o, b], o))),
        Mutant("transposed", right(book.noether_query_key, Sum(W_K[o, a] * dW_K[o, b], o) + b_K[a] * db_K[b])),
        Mutant("sign", right(book.noether_query_key, -(Sum(dW_K[o, a] * W_K[o, b], o) + db_K[a] * b_K[b]))),
        Mutant(
            "scale missing",
            right(book.noether_query_key, Sum(Q[i, a] * dS[i, j] * K[j, b], i, j)),
            "mlc-ai/mlc-llm#3426",
        ),
    ),
    "value_projection_backward": (
        Mutant(
            "weights not transposed",
            And(And(HasDerivative(output_loss, W_V[o, c], Sum(Y[j, o] * dO[i, c], j)), value_parts[1]), output_part),
        ),
        Mutant("one key only", And(And(value_parts[0], HasDerivative(output_loss, b_V[c], dV[j, c])), output_part)),
        Mutant(
            "one token only",
            And(
                book.value_projection_backward.claim.args[0], HasDerivative(output_loss, W_O[c, o], O[i, c] * G_w[i, o])
            ),
        ),
        Mutant(
            "output projection passed by",
            And(And(HasDerivative(output_loss, W_V[o, c], Sum(Y[j, o] * G_w[i, o], j)), value_parts[1]), output_part),
        ),
    ),
    "noether_value_output": (
        Mutant("bias left out", left(book.noether_value_output, Sum(W_V[o, c] * dW_V[o, f], o))),
        Mutant("transposed", right(book.noether_value_output, Sum(W_O[c, o] * dW_O[f, o], o))),
        Mutant("sign", right(book.noether_value_output, -Sum(dW_O[c, o] * W_O[f, o], o))),
        Mutant("bias twice", left(book.noether_value_output, Sum(W_V[o, c] * dW_V[o, f], o) + 2 * b_V[c] * db_V[f])),
    ),
}
