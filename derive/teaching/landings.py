r"""Hold the first page of each chapter as data: the question, the theorems that answer it, and numbers to follow.

The answer in a paragraph is the chapter's own opening. A number that is shown is computed when the page is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..books.chapter import Chapter

__all__ = ["LANDINGS", "AtNumbers", "Landing", "landing_of"]


class AtNumbers(NamedTuple):
    """A theorem at numbers: both its sides are computed, and shown.

    Attributes
    ----------
    theorem : str
    values : mapping of str to numbers
        For each variable of the statement.
    remark : str
        What to see in them, in LaTeX.
    """

    theorem: str
    values: Mapping[str, Any]
    remark: str


class Landing(NamedTuple):
    """Hold the question of a chapter, and the theorems that answer it.

    Attributes
    ----------
    question, chinese : str
        The question in LaTeX, in both languages.
    chief : mapping of str to str
        The theorems that matter most, each with one plain sentence.
    example : AtNumbers or None
    """

    question: str
    chinese: str
    chief: Mapping[str, str]
    example: AtNumbers | None = None


LANDINGS: Mapping[str, Landing] = {
    "softmax": Landing(
        "What do large logits do to softmax, and to the gradient that flows back through it?",
        "很大的 logits 对 softmax 以及反传的梯度有什么影响？",
        {
            "softmax_jacobian": "At its own logit a weight has the slope $p_i (1 - p_i)$, and at another the slope $-p_i p_j$.",
            "softmax_vjp": "Going back through softmax takes one inner product; the Jacobian is not formed.",
            "softmax_jacobian_le_of_gap": r"Where one of $n$ logits leads by $a$, no entry of the Jacobian has a modulus above $(n - 1)\, \mathrm{e}^{-a}$.",
        },
        AtNumbers(
            "softmax_vjp",
            {"x": [0.0, 1.0, 2.0], "g": [1.0, -1.0, 0.5]},
            r"The three numbers add up to $0$: a common shift of the logits changes nothing.",
        ),
    ),
    "dot_product": Landing(
        "How large is the score of a query and a key whose entries are random?",
        "随机的 query 与 key 的内积有多大？",
        {
            "dot_product_mean": "For independent queries and keys, the means multiply, and their products add up over the entries.",
            "dot_product_variance": "For independent entries, the variances of the products add up, means included.",
            "dot_product_excess_kurtosis": "For independent, centered entries with equal moments it is a constant over $d$, which is $6/d$ where they are normal.",
        },
    ),
    "scaling": Landing(
        r"Why divide by $\sqrt d$, under which hypotheses, and what does the division cost?",
        r"为什么要除以 $\sqrt d$？需要哪些条件？代价是什么？",
        {
            "scaled_dot_product_mean": r"For independent queries and keys, the mean after the division is $\sqrt d$ times the product of the two means.",
            "scaled_softmax_jacobian": "The Jacobian in the logits is that at the divided logits, over the divisor $r$.",
            "expected_softmax_gradient_bounds": r"For standard normal entries and undivided scores, the expected trace falls at least like $1/\sqrt d$.",
        },
        AtNumbers(
            "scaled_softmax_jacobian",
            {"x": [0.0, 3.0, 6.0], "r": 3.0},
            r"It is the Jacobian at the logits $0, 1, 2$, divided by $3$.",
        ),
    ),
    "sinusoidal": Landing(
        "Can sinusoidal positions express relative positions, and can anything else?",
        "正弦位置编码能表达相对位置吗？别的编码能吗？",
        {
            "sinusoidal_shift_eq_rotation": "To move a position is to rotate its pairs, by angles that the shift alone decides.",
            "sinusoidal_inner": "The inner product of two positions depends on their difference only.",
            "relative_encoding_iff_orthogonal_powers": "For inner products to depend on differences alone, each step has to be the same orthogonal matrix.",
        },
        AtNumbers(
            "sinusoidal_inner",
            {"theta": [1.0, 0.25], "m": 5.0, "n": 2.0},
            "The positions are $5$ and $2$; at $15$ and $12$ the number is the same.",
        ),
    ),
    "interaction": Landing(
        "How do two positions meet in a score, and when does only their difference count?",
        "两个位置在注意力分数中如何相互作用？何时只取决于它们的差？",
        {
            "attention_permutation_equivariant": "Without positions and without a mask, attention cannot see order.",
            "interaction_general": "Any matrix between two positions gives four trigonometric terms for each block.",
            "interaction_relative_iff_commuting_blocks": r"With distinct frequencies in $(0, \pi)$, only differences count just where the blocks are on the diagonal and commute with rotations.",
        },
    ),
    "decay": Landing(
        "Do sinusoidal positions forget each other with the distance?",
        "正弦位置编码的内积会随距离衰减吗？",
        {
            "decay_bound": "The integral over all frequencies falls at least as fast as one over the distance.",
            "finite_sum_returns": "The finite sum, which a model has, comes back as near to its start as one likes.",
            "finite_sum_mean_square": r"For distinct frequencies in $(0, \pi)$, the mean square over all distances is one over twice the number of terms.",
        },
    ),
    "attention": Landing(
        "What is the backward pass of attention, with masks, blocks and shared heads?",
        "带掩码、分块、共享头的注意力，反向传播是什么？",
        {
            "attention_backward_scores": "At the scores it is the backward pass of softmax, row by row.",
            "online_softmax_merge": "Two blocks of keys, each with its own reference, merge into attention to all keys.",
            "masked_keys_invisible": "What the mask hides may be anything: the output does not see it.",
        },
    ),
    "normalization": Landing(
        r"What do LayerNorm, RMSNorm and BatchNorm do to what flows through them, $\varepsilon$ included?",
        r"LayerNorm、RMSNorm、BatchNorm 对前向与反向各做了什么？$\varepsilon$ 又留下了什么？",
        {
            "layernorm_vjp": "Two means are taken away from the gradient: one for the mean, one for the variance.",
            "rmsnorm_vjp": "As in LayerNorm, without the path through the mean.",
            "batchnorm_vjp": "As in LayerNorm, down the batch: means over the examples are taken away.",
        },
        AtNumbers(
            "layernorm_vjp",
            {"x": [1.0, 2.0, 4.0], "g": [1.0, 0.0, 0.0], "epsilon": 0.01},
            "They add up to $0$, as LayerNorm forgets a shift.",
        ),
    ),
    "feed_forward": Landing(
        "What is the backward pass of everything between two attention layers?",
        "两个注意力层之间的一切，反向传播是什么？",
        {
            "vjp_compose": "The last layer first: a vector is multiplied, and no product of Jacobians formed.",
            "linear_backward_weight": "All tokens use one weight, so its gradient is a sum over the tokens.",
            "label_smoothed_cross_entropy_gradient": "Weights minus targets, where all classes share the smoothing.",
        },
        AtNumbers(
            "label_smoothed_cross_entropy_gradient",
            {"x": [2.0, 0.0, 0.0], "epsilon": 0.1},
            "For each right class $k$ a row: the entry of this class is the negative one.",
        ),
    ),
}
"""By the name of the chapter."""


def landing_of(chapter: Chapter) -> Landing | None:
    """Return what the chapter of this name teaches, if it holds the theorems that carry it.

    Examples
    --------
    >>> from derive import BOOK, Chapter
    >>> landing_of(BOOK.chapters["softmax"]).question[:19], landing_of(Chapter("softmax", []))
    ('What do large logit', None)
    """
    landing = LANDINGS.get(chapter.name)
    names = {item.name for item in chapter.theorems}
    return landing if landing is not None and names.issuperset(landing.chief) else None
