"""Attention block by block: what is kept of a block, and how two blocks are merged."""

from __future__ import annotations

from ...calc import Entry, Notation, algebra, by, calc, exponentials, field_arithmetic, step, unfold
from ...language import Eq, Sum, define, exp, reals, vector_of
from ..softmax import x
from .masks import o, v, w, y
from .weights import j

mu, nu, rho, kappa = reals("mu nu rho kappa")
state_1, state_2, state_3 = reals("l_1 l_2 l_3")
at_1, at_2, at_3 = reals("mu_1 mu_2 mu_3")

first_block = define("first_block", (x, v, mu), Sum(exp(x[j] - mu) * v[j], j))
second_block = define("second_block", (y, w, nu), Sum(exp(y[o] - nu) * w[o], o))
both_blocks = define("both_blocks", (x, v, y, w), Sum(exp(x[j]) * v[j], j) + Sum(exp(y[o]) * w[o], o))
merge = define("merge", (state_1, at_1, state_2, at_2, rho), state_1 * exp(at_1 - rho) + state_2 * exp(at_2 - rho))
ones, other_ones = vector_of(j, 1), vector_of(o, 1)

NOTATION = (
    Notation(first_block(x, v, mu), "A", (v.term, mu)),
    Notation(second_block(y, w, nu), "B", (w.term, nu)),
    Notation(both_blocks(x, v, y, w), "C", (v.term, w.term)),
)

block_states_merge = Entry(
    name="block_states_merge",
    title="Merging two blocks gives that of all keys",
    claim=Eq(merge(first_block(x, v, mu), mu, second_block(y, w, nu), nu, rho), exp(-rho) * both_blocks(x, v, y, w)),
    proof=calc(
        step(
            Sum(exp(x[j] - mu) * v[j], j) * exp(mu - rho) + Sum(exp(y[o] - nu) * w[o], o) * exp(nu - rho),
            unfold(merge, first_block, second_block),
            "definitions",
        ),
        step(
            exp(-rho) * (Sum(exp(x[j]) * v[j], j) + Sum(exp(y[o]) * w[o], o)),
            exponentials(),
            "exponents add up: the references cancel",
        ),
        step(exp(-rho) * both_blocks(x, v, y, w), unfold(both_blocks), "definition of $C$"),
    ),
    sources=("milakov2018",),
)

merged_output = merge(first_block(x, v, mu), mu, second_block(y, w, nu), nu, rho)
merged_weight = merge(first_block(x, ones, mu), mu, second_block(y, other_ones, nu), nu, rho)

online_softmax_merge = Entry(
    name="online_softmax_merge",
    title="Two merged blocks give attention to all keys",
    claim=Eq(merged_output / merged_weight, both_blocks(x, v, y, w) / both_blocks(x, ones, y, other_ones)),
    proof=calc(
        step(
            exp(-rho) * both_blocks(x, v, y, w) / (exp(-rho) * both_blocks(x, ones, y, other_ones)),
            algebra(block_states_merge),
            "merging, of outputs and of weights",
        ),
        step(
            both_blocks(x, v, y, w) / both_blocks(x, ones, y, other_ones),
            field_arithmetic(),
            r"$\mathrm{e}^{-\rho}$ cancels",
        ),
    ),
    sources=("milakov2018", "dao2022", "Dao-AILab/flash-attention#404"),
    note="",
)

online_softmax_merge_associative = Entry(
    name="online_softmax_merge_associative",
    title="Merging of blocks is associative",
    claim=Eq(
        merge(merge(state_1, at_1, state_2, at_2, nu), nu, state_3, at_3, rho),
        merge(state_1, at_1, merge(state_2, at_2, state_3, at_3, kappa), kappa, rho),
    ),
    proof=calc(
        step(
            state_1 * exp(at_1 - rho) + state_2 * exp(at_2 - rho) + state_3 * exp(at_3 - rho),
            by("exp", "field")(merge),
            r"exponents add up: $\mathrm{e}^{\mu_1 - \nu}\, \mathrm{e}^{\nu - \rho} = \mathrm{e}^{\mu_1 - \rho}$",
        ),
        step(
            merge(state_1, at_1, merge(state_2, at_2, state_3, at_3, kappa), kappa, rho),
            by("exp", "field")(merge),
            "the same on the other side",
        ),
    ),
    note="So blocks may be merged as a tree, on many processors. The references are any numbers; with the largest score of each block, "
    "and the larger of two where they meet, no exponent is positive.",
)
