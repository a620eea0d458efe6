"""Mistakes about many heads."""

from __future__ import annotations

from ....books.mistakes import Mistakes, mistakes, right
from ....language.terms import Sum
from .. import heads as book
from ..heads import P_Q, G, O, P, Q, dO, dP, dP_Q, dS, dS_Q, h, s, t
from ..projections import G_w, o
from ..weights import a, c, delta, i, j, k, l, m, r

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.head_weights_jacobian,
        right("heads mix", delta(i, k) * P[s, i, l] * (delta(l, j) - P[s, i, j]), "jsbaan/transformer-from-scratch#6"),
        right("queries mix", delta(s, t) * P[s, i, l] * (delta(l, j) - P[s, i, j])),
        right(
            "diagonal only",
            delta(s, t) * delta(i, k) * delta(l, j) * P[s, i, l] * (1 - P[s, i, l]),
            "deeplearning4j/libnd4j#440",
        ),
        right("wrong index", delta(s, t) * delta(i, k) * P[s, i, l] * (delta(l, j) - P[s, i, l])),
    ),
    mistakes(
        book.multi_head_backward_output,
        right("heads added up", Sum(O[t, i, c] * G_w[i, o], t, i), "jsbaan/transformer-from-scratch#6"),
        right("one token only", O[s, i, c] * G_w[i, o]),
        right("average over heads", Sum(O[s, i, c] * G_w[i, o], i) / h.card),
    ),
    mistakes(
        book.multi_head_backward_value,
        right("rows of another head", Sum(P[s, i, j] * dO[t, i, c], i), "jsbaan/transformer-from-scratch#6"),
        right("average over heads", Sum(P[s, i, j] * dO[s, i, c], i) / h.card),
        right("output projection passed by", Sum(P[s, i, j] * G_w[i, o], i)),
    ),
    mistakes(
        book.multi_head_backward,
        right("sum of the backward pass missing", P[s, i, j] * dP[s, i, j]),
        right("softmax passed by", dP[s, i, j]),
        right(
            "weights of another head",
            P[t, i, j] * (dP[s, i, j] - Sum(P[t, i, l] * dP[s, i, l], l)),
            "jsbaan/transformer-from-scratch#6",
        ),
        right("average over heads", dS[s, i, j] / h.card),
    ),
    mistakes(
        book.grouped_query_backward_key,
        right("one head only", Sum(dS_Q[s, i, j] * Q[s, i, a], i) / r, "marin-community/levanter#449"),
        right("average over heads", Sum(Sum(dS_Q[s, i, j] * Q[s, i, a], i) / r, s) / h.card),
        right("scale missing", Sum(dS_Q[s, i, j] * Q[s, i, a], s, i), "mlc-ai/mlc-llm#3426"),
        right("sum of the backward pass missing", Sum(P_Q[s, i, j] * dP_Q[s, i, j] * Q[s, i, a], s, i) / r),
    ),
    mistakes(
        book.grouped_query_backward_value,
        right("one head only", Sum(P_Q[s, i, j] * G[s, i, c], i), "marin-community/levanter#449"),
        right("average over heads", Sum(P_Q[s, i, j] * G[s, i, c], s, i) / h.card),
        right("heads mixed", Sum(P_Q[s, i, j] * Sum(G[t, i, c], t), s, i), "jsbaan/transformer-from-scratch#6"),
        right("gradients for weights", Sum(dS_Q[s, i, j] * G[s, i, c], s, i)),
        right("average over queries", Sum(P_Q[s, i, j] * G[s, i, c], s, i) / m.card),
    ),
)
