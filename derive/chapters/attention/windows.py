r"""Sliding windows and order: how far a window sees through many layers, what a cache has to keep, and what a causal mask breaks.

A window of w keys shows a query its own token and the w - 1 before it. Its attention is attention to these keys and no others,
so a cache of w keys is enough; and L layers of it see L (w - 1) tokens back. A causal mask without positions already tells tokens
apart. Proved in Rocq.
"""

from __future__ import annotations

from ...language.analysis import Analytic, Refuted, display
from ...language.entry import algebra, step, sums
from ...language.terms import Eq, Sum
from .analysis import MAPS, PASS, SCORES, VALUES, WIDTHS
from .masks import masked_softmax, u
from .order import equal, masked_softmax_of_equal_scores
from .weights import delta, j, l

window_attention_is_attention_on_window = Analytic(
    name="window_attention_is_attention_on_window",
    title="Attention under a window is attention to the keys in it",
    after="causal_pass_gradient_is_sum_of_prefix_gradients",
    file="AttentionWindows",
    variables={"n a w": r"$n, a, w \in \mathbb{N}$", "u x v": r"$u_j, x_j, v_j \in \mathbb{R}$ for $j \in \mathbb{N}$"},
    given=(r"$0 < w$ and $a + w \le n$", r"$u_j = 0$ for all $j < a$ and all $j \ge a + w$"),
    claim=(
        r"\frac{\sum_{j<n} u_j\, \mathrm{e}^{x_j} v_j}{\sum_{j<n} u_j\, \mathrm{e}^{x_j}} = "
        r"\frac{\sum_{c<w} u_{a+c}\, \mathrm{e}^{x_{a+c}} v_{a+c}}{\sum_{c<w} u_{a+c}\, \mathrm{e}^{x_{a+c}}}",
    ),
    proof=(
        r"Above and below, the terms before $a$ and those from $a + w$ on are $0$, as their weights are. What is left are "
        r"the $w$ terms in between, counted from $a$.",
    ),
    sources=("beltagy2020", "jiang2023"),
    note=r"""The query is token $t = a + w - 1$; with $u_j = 1$ in the window, on the right stands attention without a mask to the last
    $w$ keys. So these are all that a cache has to keep of a layer, however long the sequence is. While
    there are fewer tokens than $w$, the window is the causal mask.""",
    refuted=(
        Refuted("one key fewer"),
        Refuted("window of the first keys"),
        Refuted("window one token later"),
        Refuted("mask left out"),
    ),
)

window_pass_sees_receptive_field = Analytic(
    name="window_pass_sees_receptive_field",
    title="How far windows see through many layers",
    after="window_attention_is_attention_on_window",
    file="AttentionWindows",
    variables={
        "d e h L w": r"$d, e, h, L, w \in \mathbb{N}$",
        "u": WIDTHS["u"],
        "s": SCORES,
        "v": VALUES,
        "f": MAPS,
        "n m t": r"$n, m, t \in \mathbb{N}$",
        "X Y": r"tokens $X_i, Y_i \in \mathbb{R}^d$ for $i \in \mathbb{N}$",
    },
    given=(
        r"$u^{lk}_{ij} = 0$ for all $l$, all $k < h$, and all $i$ and $j$ with $i < j$ or $j + w \le i$",
        "$t < n$ and $t < m$",
        r"$X_i = Y_i$ for all $i \le t$ with $t \le i + L\,(w - 1)$",
    ),
    claim=(r"F_n(X)_t = F_m(Y)_t",),
    where=PASS,
    proof=(
        r"Row $i$ of a layer is made of token $i$ and of the keys in its window, $i - w < j \le i$: by "
        r"theorem~\cited{masked_keys_invisible} the others may be anything. So if two inputs of a layer agree in the rows from "
        r"$i - (w - 1)$ to $i$, then its outputs agree in row $i$.",
        r"By induction over the layers: rows of the last layer within the distance $0$ of $t$ need rows within $w - 1$ of the layer "
        r"before, these need rows within $2(w - 1)$, and after $L$ layers rows within $L(w - 1)$ of what went in.",
    ),
    sources=("beltagy2020", "jiang2023"),
    note=r"""A window of $w$ keys is the token itself and the $w - 1$ before it, and $F_n$ is as in
    theorem~\cited{causal_pass_sees_prefix_only}. So row $t$ of $L$ layers depends on $L(w - 1) + 1$ tokens at most, not on $Lw$: with
    $w = 4096$ and $L = 32$ on $131041$. One token less is not enough, as the wrong statements show. That a token may be seen does not say
    that much of it arrives. In Rocq $w - 1$ is $0$ for $w = 0$; a quotient by $0$ is $0$.""",
    refuted=(
        Refuted("one token less"),
        Refuted("one window for all layers"),
        Refuted("window of one key more"),
        Refuted("every earlier token seen"),
    ),
)

causal_attention_equivariant_iff_identity = Analytic(
    name="causal_attention_equivariant_iff_identity",
    title="Under a causal mask, no permutation but the identity commutes with every head",
    after="masked_softmax_of_equal_scores",
    file="AttentionWindows",
    variables={
        "n d": r"$n, d \in \mathbb{N}$",
        "sigma": r"$\sigma \colon \{0, \dots, n - 1\} \to \{0, \dots, n - 1\}$",
    },
    given=("$d > 0$", r"$\sigma(i) = \sigma(j)$ only if $i = j$"),
    claim=(
        r"\bigl(A(X \circ \sigma)_i = A(X)_{\sigma(i)} \text{ for all } s, v, X \text{ and } i\bigr)",
        r"\quad\iff \bigl(\sigma(i) = i \text{ for all } i\bigr)",
    ),
    where=(
        r"A(X)_i = \frac{\sum_{j \le i} \exp(s(X_i, X_j))\, v(X_j)}{\sum_{j \le i} \exp(s(X_i, X_j))}",
        r"s \colon \mathbb{R}^d \times \mathbb{R}^d \to \mathbb{R}",
        r"v \colon \mathbb{R}^d \to \mathbb{R}",
    ),
    proof=(
        r"If $\sigma$ is the identity, both sides are the same. Let them be equal for all scores $s$, values $v$ and tokens $X$, and "
        r"take an $i$. Let all scores be $0$, and let token $\sigma(i)$ have the value $1$, and all others the value $0$. With equal scores "
        r"a row is the mean of the values that it sees, where $u$ is the mask of that row:",
        display(
            Eq(Sum(masked_softmax(u, equal, j) * delta(j, l), j), u[l] / Sum(u[j], j)),
            step(masked_softmax(u, equal, l), sums(), r"$\delta_{jl}$ keeps $j = l$"),
            step(u[l] / Sum(u[j], j), algebra(masked_softmax_of_equal_scores), "with equal scores, shares of the mask"),
        ),
        r"Of the tokens $X \circ \sigma$ row $i$ sees $i + 1$, of which number $i$ has the value $1$, so it is $1/(i + 1)$. Of the "
        r"tokens $X$ row $\sigma(i)$ sees $\sigma(i) + 1$, of which the last one has the value $1$, so it is $1/(\sigma(i) + 1)$. As they "
        r"are equal, $\sigma(i) = i$.",
    ),
    sources=("seed:003#4", "haviv2022"),
    note=r"""One head without positions, whose scores and values may be any functions of the tokens. Without the mask it commutes with all
    permutations~(\cited{attention_permutation_equivariant}), and under a mask with those that permute the mask
    along~(\cited{masked_attention_permutation_equivariant}). So a causal Transformer does not treat its tokens as a set, even with no
    positions at all: no two tokens see equally many.""",
    refuted=(
        Refuted("without a mask"),
        Refuted("first token stays"),
        Refuted("last token stays"),
        Refuted("mask permuted along"),
    ),
)
