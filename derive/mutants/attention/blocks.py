"""Mistakes about merging blocks."""

from __future__ import annotations

from ...language import exp
from ...theorems.attention import blocks as book
from ...theorems.attention.blocks import (
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
    rho,
    second_block,
    state_1,
    state_2,
    state_3,
)
from ...theorems.attention.masks import v, w, y
from ...theorems.softmax import x
from .. import Equivalent, Mutant, left, right

outputs = first_block(x, v, mu) + second_block(y, w, nu)
weights = first_block(x, ones, mu) + second_block(y, other_ones, nu)
first_mean = first_block(x, v, mu) / first_block(x, ones, mu)
second_mean = second_block(y, w, nu) / second_block(y, other_ones, nu)
away = first_block(x, v, mu) * exp(rho - mu) + second_block(y, w, nu) * exp(rho - nu)
away_weights = first_block(x, ones, mu) * exp(rho - mu) + second_block(y, other_ones, nu) * exp(rho - nu)
inner = merge(state_2, at_2, state_3, at_3, kappa)

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "block_states_merge": (
        Mutant("not rescaled", left(book.block_states_merge, outputs), "Dao-AILab/flash-attention#404"),
        Mutant("rescaled the wrong way", left(book.block_states_merge, away)),
        Mutant("reference forgotten", right(book.block_states_merge, both_blocks(x, v, y, w))),
        Mutant("old reference", right(book.block_states_merge, exp(-mu) * both_blocks(x, v, y, w))),
    ),
    "online_softmax_merge": (
        Mutant("not rescaled", left(book.online_softmax_merge, outputs / weights), "Dao-AILab/flash-attention#404"),
        Mutant(
            "log-sum-exps added",
            right(
                book.online_softmax_merge,
                both_blocks(x, v, y, w) / (first_block(x, ones, 0) * second_block(y, other_ones, 0)),
            ),
            "zhuzilin/ring-flash-attention#20",
        ),
        Mutant("outputs averaged", left(book.online_softmax_merge, (first_mean + second_mean) / 2)),
        Mutant("outputs added", left(book.online_softmax_merge, first_mean + second_mean)),
        Mutant("rescaled the wrong way", left(book.online_softmax_merge, away / away_weights)),
    ),
    "online_softmax_merge_associative": (
        Mutant(
            "not rescaled",
            right(book.online_softmax_merge_associative, state_1 + inner),
            "Dao-AILab/flash-attention#404",
        ),
        Mutant(
            "reference of the last block",
            right(book.online_softmax_merge_associative, merge(state_1, at_1, inner, at_3, rho)),
        ),
        Mutant(
            "first block dropped",
            right(book.online_softmax_merge_associative, merge(state_2, at_2, state_3, at_3, rho)),
        ),
        Mutant(
            "references exchanged",
            right(book.online_softmax_merge_associative, merge(state_1, at_1, inner, rho, kappa)),
        ),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "online_softmax_merge_associative": (
        Equivalent(
            "last block first",
            right(
                book.online_softmax_merge_associative,
                merge(state_3, at_3, merge(state_1, at_1, state_2, at_2, kappa), kappa, rho),
            ),
            "merging is commutative, too",
        ),
    ),
}
