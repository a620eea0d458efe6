"""Mistakes about merging blocks."""

from __future__ import annotations

from ....books.mistakes import Mistakes, equivalent, left, mistakes, right
from ....language.terms import Sum, exp, log
from ...softmax.theorems import row, rows, x
from .. import blocks as book
from ..blocks import (
    at_1,
    at_2,
    at_3,
    both_blocks,
    first_block,
    kappa,
    merge,
    mu,
    nu,
    ones,
    other_ones,
    part_outputs,
    part_states,
    rho,
    second_block,
    state_1,
    state_2,
    state_3,
)
from ..masks import v, w, y

outputs = first_block(x, v, mu) + second_block(y, w, nu)
weights = first_block(x, ones, mu) + second_block(y, other_ones, nu)
first_mean = first_block(x, v, mu) / first_block(x, ones, mu)
second_mean = second_block(y, w, nu) / second_block(y, other_ones, nu)
away = first_block(x, v, mu) * exp(rho - mu) + second_block(y, w, nu) * exp(rho - nu)
away_weights = first_block(x, ones, mu) * exp(rho - mu) + second_block(y, other_ones, nu) * exp(rho - nu)
inner = merge(state_2, at_2, state_3, at_3, kappa)

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.block_states_merge,
        left("not rescaled", outputs, "Dao-AILab/flash-attention#404"),
        left("rescaled the wrong way", away),
        right("reference forgotten", both_blocks(x, v, y, w)),
        right("old reference", exp(-mu) * both_blocks(x, v, y, w)),
    ),
    mistakes(
        book.online_softmax_merge,
        left("not rescaled", outputs / weights, "Dao-AILab/flash-attention#404"),
        right(
            "log-sum-exps added",
            both_blocks(x, v, y, w) / (first_block(x, ones, 0) * second_block(y, other_ones, 0)),
            "zhuzilin/ring-flash-attention#20",
        ),
        left("outputs averaged", (first_mean + second_mean) / 2),
        left("outputs added", first_mean + second_mean),
        left("rescaled the wrong way", away / away_weights),
    ),
    mistakes(
        book.online_softmax_merge_associative,
        right("not rescaled", state_1 + inner, "Dao-AILab/flash-attention#404"),
        right("reference of the last block", merge(state_1, at_1, inner, at_3, rho)),
        right("first block dropped", merge(state_2, at_2, state_3, at_3, rho)),
        right("references exchanged", merge(state_1, at_1, inner, rho, kappa)),
        equivalent(
            right("last block first", merge(state_3, at_3, merge(state_1, at_1, state_2, at_2, kappa), kappa, rho)),
            because="merging is commutative, too",
        ),
    ),
    mistakes(
        book.split_attention_merge,
        left("outputs averaged", Sum(part_outputs[row], row) / rows.card, part=0),
        left(
            "log-sum-exps for their exponentials",
            Sum(part_states[row] * part_outputs[row], row) / Sum(part_states[row], row),
            "zhuzilin/ring-flash-attention#20",
            part=0,
        ),
        left("outputs added", Sum(part_outputs[row], row), part=0),
        left("log-sum-exps added", Sum(part_states[row], row), "zhuzilin/ring-flash-attention#20", part=1),
        left("mean of the exponentials", log(Sum(exp(part_states[row]), row) / rows.card), part=1),
        equivalent(
            left("exponentials shifted", 1 + log(Sum(exp(part_states[row] - 1), row)), part=1),
            because="log-sum-exp moves with its argument",
        ),
    ),
)
