r"""Attention: weights P = softmax(S) row by row, scores S = Q K^T / r + M, outputs O = P V; forward, backward, in blocks, in layers.

Queries i, k are rows of Q, keys j, l are rows of K and V; a, b count the d channels of queries and keys, c, f the e channels of
values. The scale is a number r, the root of d or not. Whoever runs attention never forms a Jacobian: the chapter proves the
five lines of the backward pass, and what they imply. A mask is a weight 0 or 1 on the exponentials (see `masks`).
"""

from __future__ import annotations

from ...language.entry import Opening

OPENING = Opening(
    title="Attention",
    text=r"""
    An output of attention is an average of values, with weights from a softmax of scores. Its backward pass is four matrix
    products and the backward pass of softmax, which libraries write again and again: for masks, for blocks that fit into fast memory, for heads that share keys.
    Mistakes in them are reported of real programs. This chapter proves the backward pass, says which parameters are redundant, what a
    mask does and does not do, why attention may be computed block by block, which combinations of weights gradient flow conserves,
    and what a step of gradient descent adds to them.
    """,
)
