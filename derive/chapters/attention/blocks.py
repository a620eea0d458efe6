"""Attention block by block: what is kept of a block, how two blocks are merged, and how any number of parts is."""

from __future__ import annotations

from ...language.entry import *
from ...language.terms import And, Eq, Sum, define, exp, log, permutation, reals, vector, vector_of
from ..softmax.theorems import P, X, partition, partition_pos, row, rows, softmax, x
from .masks import o, v, w, y
from .weights import j, n

mu, nu, rho, kappa = reals("mu nu rho kappa")
state_1, state_2, state_3 = reals("l_1 l_2 l_3")
at_1, at_2, at_3 = reals("mu_1 mu_2 mu_3")

first_block = define("first_block", (x, v, mu), Sum(exp(x[j] - mu) * v[j], j))
second_block = define("second_block", (y, w, nu), Sum(exp(y[o] - nu) * w[o], o))
both_blocks = define("both_blocks", (x, v, y, w), Sum(exp(x[j]) * v[j], j) + Sum(exp(y[o]) * w[o], o))
merge = define("merge", (state_1, at_1, state_2, at_2, rho), state_1 * exp(at_1 - rho) + state_2 * exp(at_2 - rho))
ones, other_ones = vector_of(j, 1), vector_of(o, 1)

# parts of the keys, as many as there are programs, in any order
order = permutation("sigma", rows)
values, states, outputs = vector("V", rows, n), vector("l", rows), vector("o", rows)
combine = define("combine", (states, outputs), Sum(exp(states[row]) * outputs[row], row) / Sum(exp(states[row]), row))
part_states = vector_of(row, log(partition(X[order(row), :])))
part_outputs = vector_of(row, Sum(P[order(row), j] * values[order(row), j], j))
all_keys = Sum(exp(X[row, j]), row, j)

NOTATION = (
    Notation(first_block(x, v, mu), "A", (v.term, mu)),
    Notation(second_block(y, w, nu), "B", (w.term, nu)),
    Notation(both_blocks(x, v, y, w), "C", (v.term, w.term)),
)

block_states_merge = Entry(
    name="block_states_merge",
    title="Merging the sums of two blocks gives the sums of all keys",
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

split_attention_merge = Entry(
    name="split_attention_merge",
    title="Parts of equal length, merged in any order",
    claim=And(
        Eq(combine(part_states, part_outputs), Sum(exp(X[row, j]) * values[row, j], row, j) / all_keys),
        Eq(log(Sum(exp(part_states[row]), row)), log(all_keys)),
    ),
    proof=Together(
        calc(
            step(
                Sum(partition(X[order(row), :]) * part_outputs[row], row) / Sum(partition(X[order(row), :]), row),
                by("log")(combine, partition_pos),
                r"$\mathrm{e}^{\log Z} = Z$, as $Z > 0$",
            ),
            step(
                Sum(exp(X[order(row), j]) * values[order(row), j], row, j) / Sum(partition(X[order(row), :]), row),
                sums_and_fractions(softmax, partition_pos),
                "definition of softmax: $Z$ cancels in each part",
            ),
            step(
                Sum(exp(X[row, j]) * values[row, j], row, j) / all_keys,
                sums(partition),
                "a sum over all parts may be taken in any order",
            ),
        ),
        calc(
            step(log(Sum(partition(X[order(row), :]), row)), by("log")(partition_pos), r"$\mathrm{e}^{\log Z} = Z$"),
            step(log(all_keys), sums(partition), "a sum over all parts may be taken in any order"),
        ),
    ),
    sources=("dao2023",),
    note="Each of $m$ parts keeps its output and the log-sum-exp of its scores; what merges them is attention once more, with these for "
    "scores and the outputs for values. The second equation is the log-sum-exp of the whole, so what was merged may be merged "
    "again. Here the parts have one length; programs fill up a shorter one with masked keys, whose scores are no numbers.",
)
