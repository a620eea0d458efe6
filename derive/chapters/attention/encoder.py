"""An encoder layer: attention, residuals, LayerNorm and a feed-forward network, each of which commutes with permutations."""

from __future__ import annotations

from ...language.entry import Entry, Notation, algebra, calc, step, unfold
from ...language.terms import Dimension, Eq, Lt, Ne, Sum, Vector, define, permutation, reals, sqrt, vector, vector_of
from ..feed_forward.theorems import absolute, relu
from ..interaction.theorems import attention, attention_permutation_equivariant
from .heads import h, s
from .projections import o, q, w
from .weights import a, c, d, e, j, n, r

z = Dimension("z")  # hidden channels of the feed-forward network
(g,) = z.indices("g")
sigma = permutation("sigma", n)
epsilon, u = reals("epsilon u")

X = vector("X", n, w)
W_Q, W_K, W_V = vector("W_Q", h, w, d), vector("W_K", h, w, d), vector("W_V", h, w, e)
W_O = vector("W_O", h, e, w)
gamma_1, beta_1, gamma_2, beta_2, y = (vector(name, w) for name in ("gamma_1", "beta_1", "gamma_2", "beta_2", "y"))
W_1, b_1, W_2, b_2 = vector("W_1", w, z), vector("b_1", z), vector("W_2", z, w), vector("b_2", w)
mixed = vector_of(j, o, X[sigma(j), o])

# ---- layers that act on a token ------------------------------------------------------------------------------------

mean = Sum(y[q], q) / w.card
layer_norm = define(
    "layer_norm",
    (y, gamma_1, beta_1, epsilon, o),
    (y[o] - mean) / sqrt(Sum((y[q] - mean) ** 2, q) / w.card + epsilon) * gamma_1[o] + beta_1[o],
)
feed_forward = define(
    "token_feed_forward",
    (y, W_1, b_1, W_2, b_2, o),
    Sum(relu(Sum(y[q] * W_1[q, g], q) + b_1[g]) * W_2[g, o], g) + b_2[o],
)

# ---- layers of an encoder ------------------------------------------------------------------------------------------

one_head = (vector("U_Q", w, d), vector("U_K", w, d), vector("U_V", w, e))


def projected(tokens: Vector) -> tuple[Vector, Vector, Vector]:
    """Return queries, keys and values of one head."""
    to_query, to_key, to_value = one_head
    return (
        vector_of(j, a, Sum(tokens[j, q] * to_query[q, a], q)),
        vector_of(j, a, Sum(tokens[j, q] * to_key[q, a], q)),
        vector_of(j, c, Sum(tokens[j, q] * to_value[q, c], q)),
    )


head = define("attention_head", (X, *one_head, r, j, c), attention(*projected(X), r, j, c))
in_heads = (W_Q, W_K, W_V, W_O, r)
multi_head = define(
    "multi_head",
    (X, *in_heads, j, o),
    Sum(head(X, W_Q[s, :, :], W_K[s, :, :], W_V[s, :, :], r, j, c) * W_O[s, c, o], s, c),
)
in_attention = (*in_heads, gamma_1, beta_1, epsilon)
attention_layer = define(
    "attention_layer",
    (X, *in_attention, j, o),
    layer_norm(vector_of(q, X[j, q] + multi_head(X, *in_heads, j, q)), gamma_1, beta_1, epsilon, o),
)
in_network = (W_1, b_1, W_2, b_2)
feed_forward_layer = define(
    "feed_forward_layer",
    (X, *in_attention, *in_network, j, o),
    feed_forward(vector_of(q, attention_layer(X, *in_attention, j, q)), *in_network, o),
)
in_encoder = (*in_attention, *in_network, gamma_2, beta_2)
encoder = define(
    "encoder_layer",
    (X, *in_encoder, j, o),
    layer_norm(
        vector_of(q, attention_layer(X, *in_attention, j, q) + feed_forward_layer(X, *in_attention, *in_network, j, q)),
        gamma_2,
        beta_2,
        epsilon,
        o,
    ),
)

tokens = (X.term,)
Q, K, V = projected(X)

NOTATION = (
    Notation(Q[j, a], r"\hat Q"),
    Notation(K[j, a], r"\hat K"),
    Notation(V[j, c], r"\hat V"),
    Notation(head(X, *one_head, r, j, c), "H", tokens),
    Notation(head(X, W_Q[s, :, :], W_K[s, :, :], W_V[s, :, :], r, j, c), "H", tokens),
    Notation(multi_head(X, *in_heads, j, o), "M", tokens),
    Notation(
        layer_norm(y, gamma_1, beta_1, epsilon, o),
        r"\operatorname{LayerNorm}",
        (y.term, gamma_1.term, beta_1.term, epsilon),
    ),
    Notation(
        feed_forward(y, W_1, b_1, W_2, b_2, o),
        r"\operatorname{FFN}",
        (y.term, W_1.term, b_1.term, W_2.term, b_2.term),
    ),
    Notation(attention_layer(X, *in_attention, j, o), "A", tokens),
    Notation(feed_forward_layer(X, *in_attention, *in_network, j, o), "F", tokens),
    Notation(encoder(X, *in_encoder, j, o), "E", tokens),
)

# ---- they commute with permutations --------------------------------------------------------------------------------

head_permutation_equivariant = Entry(
    name="head_permutation_equivariant",
    title="A head of self-attention without a mask commutes with permutations",
    where=(Ne(r, 0),),
    claim=Eq(head(mixed, *one_head, r, j, c), head(X, *one_head, r, sigma(j), c)),
    proof=calc(
        step(attention(*projected(mixed), r, j, c), unfold(head), "definition of a head"),
        step(
            attention(Q, K, V, r, sigma(j), c),
            algebra(attention_permutation_equivariant.at(Q=Q, K=K, V=V, t=j, v=c)),
            "attention without a mask commutes with permutations",
        ),
        step(head(X, *one_head, r, sigma(j), c), unfold(head), "definition of a head"),
    ),
    sources=("seed:000#2", "seed:003#5", "seed:004#46"),
)

heads_of_mixed = Sum(head(mixed, W_Q[s, :, :], W_K[s, :, :], W_V[s, :, :], r, j, c) * W_O[s, c, o], s, c)
heads_moved = Sum(head(X, W_Q[s, :, :], W_K[s, :, :], W_V[s, :, :], r, sigma(j), c) * W_O[s, c, o], s, c)

multi_head_permutation_equivariant = Entry(
    name="multi_head_permutation_equivariant",
    title="Multi-head attention without a mask commutes with permutations",
    where=(Ne(r, 0),),
    claim=Eq(multi_head(mixed, *in_heads, j, o), multi_head(X, *in_heads, sigma(j), o)),
    proof=calc(
        step(heads_of_mixed, unfold(multi_head), "definition of multi-head attention"),
        step(heads_moved, algebra(head_permutation_equivariant), "each head commutes with the permutation"),
        step(multi_head(X, *in_heads, sigma(j), o), unfold(multi_head), "definition of multi-head attention"),
    ),
    sources=("seed:003#3", "seed:003#5"),
    witness={r: 64 + u**2},
)

attention_layer_permutation_equivariant = Entry(
    name="attention_layer_permutation_equivariant",
    title="Unmasked attention with residual and LayerNorm commutes with permutations",
    where=(Ne(r, 0), Lt(0, epsilon)),
    claim=Eq(attention_layer(mixed, *in_attention, j, o), attention_layer(X, *in_attention, sigma(j), o)),
    proof=calc(
        step(
            attention_layer(X, *in_attention, sigma(j), o),
            algebra(attention_layer, layer_norm, multi_head_permutation_equivariant),
            "a residual and LayerNorm act on each token by itself",
        ),
    ),
    sources=("seed:003#5",),
    witness={epsilon: u**2, r: 64 + u**2},
)

feed_forward_layer_permutation_equivariant = Entry(
    name="feed_forward_layer_permutation_equivariant",
    title="A feed-forward network after unmasked attention commutes with permutations",
    where=(Ne(r, 0), Lt(0, epsilon)),
    claim=Eq(
        feed_forward_layer(mixed, *in_attention, *in_network, j, o),
        feed_forward_layer(X, *in_attention, *in_network, sigma(j), o),
    ),
    proof=calc(
        step(
            feed_forward_layer(X, *in_attention, *in_network, sigma(j), o),
            algebra(feed_forward_layer, feed_forward, relu, absolute, attention_layer_permutation_equivariant),
            "a feed-forward network acts on each token by itself",
        ),
    ),
    sources=("seed:003#5",),
    witness={epsilon: u**2, r: 64 + u**2},
)

encoder_permutation_equivariant = Entry(
    name="encoder_permutation_equivariant",
    title="An encoder layer without a mask commutes with permutations",
    where=(Ne(r, 0), Lt(0, epsilon)),
    claim=Eq(encoder(mixed, *in_encoder, j, o), encoder(X, *in_encoder, sigma(j), o)),
    proof=calc(
        step(
            encoder(X, *in_encoder, sigma(j), o),
            algebra(
                encoder,
                layer_norm,
                attention_layer_permutation_equivariant,
                feed_forward_layer_permutation_equivariant,
            ),
            "so do its layers, and LayerNorm acts on each token",
        ),
    ),
    sources=("seed:003#3", "seed:003#5", "seed:004#41", "seed:004#54"),
    note="The theorem holds for a stack of such layers, and for any function of a token in the place of "
    "the network. A causal mask breaks it, and so do positions.",
    witness={epsilon: u**2, r: 64 + u**2},
)
