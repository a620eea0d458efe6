r"""Attention under masks, for any number of layers and of tokens: what stands behind a mask, and one pass for all prefixes.

In the kernel's language a hypothesis cannot be about some keys only, and a number of layers is no variable. A layer is
attention of several heads, and any map of a token with what its heads return; so residual connections, norms, feed-forward
networks and attention to a fixed memory are in it. Proved in Rocq.
"""

from __future__ import annotations

from ...language.analysis import Analytic, Refuted, display
from ...language.entry import algebra, step, sums
from ...language.terms import Eq, ForAll, Sum, exp, vector
from ..softmax.theorems import x
from .masks import later, o, u, v, w, y
from .weights import j, n

y_n, w_n = vector("y", n), vector("w", n)

WIDTHS = {"d e h L": r"$d, e, h, L \in \mathbb{N}$", "u": r"masks $u^{lk}_{ij} \in \mathbb{R}$"}
SCORES = r"scores $s^{lk}_{ij} \colon \mathbb{R}^d \times \mathbb{R}^d \to \mathbb{R}$"
VALUES = r"values $v^{lk}_j \colon \mathbb{R}^d \to \mathbb{R}^e$"
MAPS = r"maps $f^l_i \colon \mathbb{R}^d \times \mathbb{R}^{h \times e} \to \mathbb{R}^d$"
TRIANGULAR = r"$u^{lk}_{ij} = 0$ for all $l < L$, all $k < h$ and all $i < j$"
PASS = (
    r"F_n(X) = X^L",
    r"X^0 = X",
    r"X^{l+1}_i = f^l_i \bigl(X^l_i, O^l_i\bigr)",
    r"O^{lk}_i = \frac{\sum_{j<n} u^{lk}_{ij} \exp\bigl(s^{lk}_{ij}(X^l_i, X^l_j)\bigr)\, v^{lk}_j(X^l_j)}"
    r"{\sum_{j<n} u^{lk}_{ij} \exp\bigl(s^{lk}_{ij}(X^l_i, X^l_j)\bigr)}",
    r"O^l_i = \bigl(O^{lk}_i\bigr)_{k<h}",
)
"""Row i of the first n tokens after l layers: head k sees key j with the weight u under its mask."""

masked_keys_invisible = Analytic(
    name="masked_keys_invisible",
    title="Attention sees no more than its mask lets it",
    after="masked_softmax_zero_gradient",
    file="AttentionAnalysis",
    variables={"n": "size $n$", "u x y v w": r"$u, x, y, v, w \in \mathbb{R}^n$"},
    given=(r"$x_j = y_j$ for all $j < n$ with $u_j \ne 0$", r"$v_j = w_j$ for all $j < n$ with $u_j \ne 0$"),
    claim=(
        r"\frac{\sum_{j<n} u_j\, \mathrm{e}^{x_j} v_j}{\sum_{j<n} u_j\, \mathrm{e}^{x_j}} = "
        r"\frac{\sum_{j<n} u_j\, \mathrm{e}^{y_j} w_j}{\sum_{j<n} u_j\, \mathrm{e}^{y_j}}",
    ),
    proof=(
        r"The sums agree term by term, above and below. Where $u_j = 0$, both terms are $0$:",
        display(
            Eq(u[j] * exp(x[j]) * v[j], u[j] * exp(y_n[j]) * w_n[j]),
            step(0, algebra(), "as $u_j = 0$"),
            step(u[j] * exp(y_n[j]) * w_n[j], algebra(), "as $u_j = 0$"),
            given=(Eq(u[j], 0),),
        ),
        r"Elsewhere $x_j = y_j$ and $v_j = w_j$, and the factors are the same. So are the terms below, without the values.",
    ),
    sources=("seed:003#4", "seed:004#53"),
    note=r"""Scores $x$ and values $v$ may be replaced by any others, $y$ and $w$, wherever the mask is $0$: at later tokens,
    at padding, at tokens that a sliding window has left, at other documents packed into the same row. If the mask is $0$
    everywhere there is nothing to divide by, and a quotient by $0$ is $0$.""",
    refuted=(
        Refuted("mask left out", "facebookresearch/xformers#103"),
        Refuted("mask turned round"),
        Refuted("scores may differ in sight"),
        Refuted("values may differ in sight"),
    ),
)

causal_pass_sees_prefix_only = Analytic(
    name="causal_pass_sees_prefix_only",
    title="Under causal masks no row sees a later token",
    after="causal_loss_splits_at_prefix",
    file="AttentionAnalysis",
    variables={
        **WIDTHS,
        "s": SCORES,
        "v": VALUES,
        "f": MAPS,
        "n m t": r"$n, m, t \in \mathbb{N}$",
        "X Y": r"tokens $X_i, Y_i \in \mathbb{R}^d$ for $i \in \mathbb{N}$",
    },
    given=(TRIANGULAR, "$t < n$ and $t < m$", r"$X_i = Y_i$ for all $i \le t$"),
    claim=(r"F_n(X)_t = F_m(Y)_t",),
    where=PASS,
    proof=(
        r"Let the inputs of a layer agree in the rows up to $t$, and let $i \le t$. Query $i$ gives every key $j > i$ the weight "
        r"$u_{ij} = 0$. By theorem~\cited{masked_keys_invisible} these keys may be anything; and there may be any number of them. Let "
        r"for once $n$ be the number of keys up to $i$, with weights $u$, and $z$ that of the keys behind them, with weights $q$:",
        display(
            Eq(
                (Sum(u[j] * exp(x[j]) * v[j], j) + Sum(later[o] * exp(y[o]) * w[o], o))
                / (Sum(u[j] * exp(x[j]), j) + Sum(later[o] * exp(y[o]), o)),
                Sum(u[j] * exp(x[j]) * v[j], j) / Sum(u[j] * exp(x[j]), j),
            ),
            step(Sum(u[j] * exp(x[j]) * v[j], j) / Sum(u[j] * exp(x[j]), j), sums(), "as $q_o = 0$"),
            given=(ForAll(o, Eq(later[o], 0)),),
        ),
        r"The keys up to $i$ agree, hence so do the outputs of all heads in row $i$, and the row that $f_i$ makes of them and of "
        r"token $i$. So the outputs of the layer agree in the rows up to $t$ too. By induction over the layers, so do those of the "
        r"last.",
    ),
    sources=("seed:004#53", "vaswani2017"),
    note=r"""$F_n$ takes the first $n$ tokens through $L$ layers $l$, each with $h$ heads $k$. The masks are lower triangular:
    causal masks, sliding windows, documents packed into one row. Scores may depend on positions, and $f$ stands for what acts on
    a token alone: output projection, residual connections, LayerNorm, feed-forward network; BatchNorm in training is none, as it
    mixes tokens. With $X = Y$ and $m = t + 1$ row $t$ is the last row of the pass over its own prefix. So no row changes when
    tokens are appended, and the keys and values of earlier tokens may be kept from step to step, in every layer. And the loss of
    row $t$ does not depend on later tokens: its gradient there is $0$. A quotient by $0$ is $0$.""",
    refuted=(
        Refuted("every token seen", "facebookresearch/xformers#103"),
        Refuted("mask turned round"),
        Refuted("next token seen"),
        Refuted("without the token itself"),
    ),
)

causal_pass_loss_is_sum_of_prefix_losses = Analytic(
    name="causal_pass_loss_is_sum_of_prefix_losses",
    title="The loss of one causal pass is the sum of the losses of all its prefixes",
    after="causal_pass_sees_prefix_only",
    file="AttentionAnalysis",
    variables={
        **WIDTHS,
        "s": SCORES,
        "v": VALUES,
        "f": MAPS,
        "n": r"$n \in \mathbb{N}$",
        "X": r"tokens $X_i \in \mathbb{R}^d$ for $i \in \mathbb{N}$",
        "loss": r"losses $\ell_i \colon \mathbb{R}^d \to \mathbb{R}$",
    },
    given=(TRIANGULAR,),
    claim=(r"\sum_{t<n} \ell_t\bigl(F_n(X)_t\bigr) = \sum_{t<n} \ell_t\bigl(F_{t+1}(X)_t\bigr)",),
    where=PASS,
    proof=(
        r"By theorem~\cited{causal_pass_sees_prefix_only} with $X$ for both inputs and $m = t + 1$, row $t$ of the pass over $n$ "
        r"tokens is row $t$ of the pass over the first $t + 1$, for every $t < n$. So the sums agree term by term.",
    ),
    sources=("seed:004#53",),
    note=r"""On the right stands one pass for each prefix, which has read the tokens $X_0, \dots, X_t$ and no others, and of which
    the last row counts. On the left stands one pass, of which each row counts: this is how next tokens are learnt, with $\ell_t$
    the cross-entropy of token $t + 1$ at the logits of row $t$. A mean over the tokens divides both sides by $n$. The kernel proves one split of one layer,
    theorem~\cited{causal_loss_splits_at_prefix}. A quotient by $0$ is $0$.""",
    refuted=(
        Refuted("every token seen", "facebookresearch/xformers#103"),
        Refuted("next token seen"),
        Refuted("mean over the prefixes"),
        Refuted("longest prefix only"),
        Refuted("all rows of every prefix"),
    ),
)

causal_pass_gradient_is_sum_of_prefix_gradients = Analytic(
    name="causal_pass_gradient_is_sum_of_prefix_gradients",
    title="The gradient of one causal pass is the sum of those of all its prefixes",
    after="causal_pass_loss_is_sum_of_prefix_losses",
    file="AttentionAnalysis",
    variables={
        **WIDTHS,
        "s": SCORES,
        "v": VALUES,
        "f": MAPS,
        "n": r"$n \in \mathbb{N}$",
        "X": r"tokens $X_i \in \mathbb{R}^d$ for $i \in \mathbb{N}$",
        "loss": r"losses $\ell_i \colon \mathbb{R}^d \to \mathbb{R}$",
        "theta": r"a number $\theta \in \mathbb{R}$ on which scores, values, maps, tokens and losses may depend",
        "g": r"$g \in \mathbb{R}^n$",
    },
    given=(
        TRIANGULAR,
        r"$g_t$ is the derivative of $\ell_t\bigl(F_{t+1}(X)_t\bigr)$ in $\theta$ for all $t < n$",
    ),
    claim=(r"\frac{\mathrm{d}}{\mathrm{d}\theta} \sum_{t<n} \ell_t\bigl(F_n(X)_t\bigr) = \sum_{t<n} g_t",),
    where=PASS,
    proof=(
        r"Theorem~\cited{causal_pass_loss_is_sum_of_prefix_losses} holds for every $\theta$. So its two sides are one function of "
        r"$\theta$, and the derivative of a sum is the sum of the derivatives.",
    ),
    sources=("seed:004#53", "seed:004#58"),
    note=r"""With an entry of a parameter for $\theta$, or of a token, this is an entry of the gradient. What would be added up
    over $n$ backward passes, one for each prefix, one backward pass finds at once. A parameter may occur in many places, as an
    embedding does that scores the rows as well. A quotient by $0$ is $0$.""",
    refuted=(
        Refuted("every token seen", "facebookresearch/xformers#103"),
        Refuted("mask turned round"),
        Refuted("mean over the prefixes"),
        Refuted("longest prefix only"),
        Refuted("all rows of every prefix"),
    ),
)
