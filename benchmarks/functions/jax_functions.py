"""JAX functions: norms, attention, losses and updates, as model code writes them."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp

from benchmarks.functions.case import case, cases_in

__all__ = ["CASES"]

jax_case = partial(case, framework="jax")


@jax_case("x: b n d; scale: d", "google-deepmind/gemma gemma/gm/nn/_layers.py", wrt="x")
def gemma_rms_norm(x, scale):
    var = jnp.mean(jnp.square(x), axis=-1, keepdims=True)
    normed_inputs = x * jax.lax.rsqrt(var + 1e-06)
    return normed_inputs * (1 + scale)


@jax_case("x: m n; scale: n; bias: n", "google/flax flax/linen/normalization.py", wrt="scale")
def flax_layer_norm(x, scale, bias, epsilon=1e-6):
    mean = jnp.mean(x, axis=-1, keepdims=True)
    mean2 = jnp.mean(jax.lax.square(x), axis=-1, keepdims=True)
    var = jnp.maximum(0.0, mean2 - jax.lax.square(mean))
    y = x - mean
    mul = jax.lax.rsqrt(var + epsilon) * scale
    return y * mul + bias


@jax_case("x: m n", "jax-ml/jax jax/_src/nn/functions.py", wrt="x")
def standardize(x):
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(jnp.var(x, axis=-1, keepdims=True) + 1e-5)


@jax_case("x: m n", "Henry et al., query-key normalization, arXiv 2010.04245", wrt="x")
def l2_normalize(x, eps=1e-6):
    return x * jax.lax.rsqrt(jnp.sum(x * x, axis=-1, keepdims=True) + eps)


@jax_case("x: m n; tau: (positive)", "jax.nn.softmax at a temperature", wrt="tau")
def tempered_softmax(x, tau):
    return jax.nn.softmax(x / tau, axis=-1)


@jax_case("x: m n; w: m n (positive)", "jax.scipy.special.logsumexp with weights", wrt="x")
def weighted_logsumexp(x, w):
    return jax.scipy.special.logsumexp(x, axis=-1, b=w)


@jax_case("q: b t h d; k: b s h d; v: b s h e", "google/flax flax/linen/attention.py", wrt="q")
def dot_product_attention(q, k, v):
    query = q / jnp.sqrt(q.shape[-1]).astype(q.dtype)
    attn_weights = jnp.einsum("...qhd,...khd->...hqk", query, k)
    attn_weights = jax.nn.softmax(attn_weights)
    return jnp.einsum("...hqk,...khd->...qhd", attn_weights, v)


@jax_case("q: t d; k: t d; v: t d", "google-deepmind/dm-haiku examples/transformer/model.py, causal", wrt="k")
def causal_attention(q, k, v):
    logits = q @ k.T / jnp.sqrt(q.shape[-1])
    mask = jnp.tril(jnp.ones((q.shape[0], q.shape[0]), dtype=bool))
    logits = jnp.where(mask, logits, -1e30)
    return jax.nn.softmax(logits, axis=-1) @ v


@jax_case("q: h t d; k: h s d; v: h s d; keep: t s (bool)", "jax.nn.softmax with where=, as in its docs", wrt="v")
def where_attention(q, k, v, keep):
    logits = jnp.einsum("htd,hsd->hts", q, k) * q.shape[-1] ** -0.5
    return jnp.einsum("hts,hsd->htd", jax.nn.softmax(logits, axis=-1, where=keep[None]), v)


@jax_case(
    "q: t g*r*d; k: s g*d; v: s g*d; groups: g (size); repeats: r (size)",
    "google-deepmind/gemma gemma/gm/nn/_modules.py, grouped queries",
    wrt="k",
)
def grouped_attention(q, k, v, groups, repeats, softcap=50.0):
    q = q.reshape(q.shape[0], groups, repeats, -1)
    k = k.reshape(k.shape[0], groups, -1)
    v = v.reshape(v.shape[0], groups, -1)
    logits = jnp.einsum("tgrd,sgd->grts", q, k) / jnp.sqrt(q.shape[-1])
    logits = jnp.tanh(logits / softcap) * softcap
    out = jnp.einsum("grts,sgd->tgrd", jax.nn.softmax(logits, axis=-1), v)
    return out.reshape(out.shape[0], -1)


@jax_case("x: b t h 2*d; positions: b t", "google-deepmind/gemma gemma/gm/math/_positional_embeddings.py", wrt="x")
def apply_rope(x, positions, max_wavelength=10_000):
    head_dim = x.shape[-1]
    fraction = 2 * jnp.arange(0, head_dim // 2) / head_dim
    timescale = max_wavelength**fraction
    sinusoid = positions[..., None, None] / timescale
    sin, cos = jnp.sin(sinusoid), jnp.cos(sinusoid)
    first_half, second_half = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([first_half * cos - second_half * sin, second_half * cos + first_half * sin], axis=-1)


@jax_case("x: t d; w_gate: d f; w_up: d f; w_down: f d", "Shazeer, GLU variants, arXiv 2002.05202", wrt="w_gate")
def geglu(x, w_gate, w_up, w_down):
    return (jax.nn.gelu(x @ w_gate) * (x @ w_up)) @ w_down


@jax_case(
    "x: t d; router: d e; w1: e d f; w2: e f d",
    "mixture of experts in google/flaxformer, without capacity",
    wrt="router",
)
def mixture_of_experts(x, router, w1, w2):
    gates = jax.nn.softmax(x @ router, axis=-1)
    h = jax.nn.relu(jnp.einsum("td,edf->tef", x, w1))
    return jnp.einsum("te,tef,efd->td", gates, h, w2)


@jax_case("q: t d; k: t d; v: t e", "Katharopoulos et al., linear attention, arXiv 2006.16236", wrt="q")
def linear_attention(q, k, v):
    q, k = jax.nn.elu(q) + 1, jax.nn.elu(k) + 1
    return (q @ (k.T @ v)) / (q @ k.sum(0))[:, None]


@jax_case("q: t d; k: t d; v: t e; log_g: t", "Sun et al., retention with gates, arXiv 2405.05254", wrt="log_g")
def gated_retention(q, k, v, log_g):
    cum = jnp.cumsum(jax.nn.log_sigmoid(log_g))
    decay = jnp.where(
        jnp.arange(q.shape[0])[:, None] >= jnp.arange(q.shape[0])[None, :], cum[:, None] - cum[None, :], -jnp.inf
    )
    return (q @ k.T * jnp.exp(decay)) @ v


@jax_case("logits: b n; labels: b (index of n)", "google-deepmind/optax optax/losses/_classification.py", wrt="logits")
def softmax_cross_entropy(logits, labels, smoothing=0.1):
    one_hot = jax.nn.one_hot(labels, logits.shape[-1])
    targets = (1 - smoothing) * one_hot + smoothing / logits.shape[-1]
    return -jnp.sum(targets * jax.nn.log_softmax(logits, axis=-1), axis=-1).mean()


@jax_case(
    "logits: b t n; targets: b t (index of n); mask: b t (mask)",
    "AI-Hypercomputer/maxtext, cross entropy with z-loss",
    wrt="logits",
)
def masked_z_loss(logits, targets, mask, z_loss=1e-4):
    log_z = jax.scipy.special.logsumexp(logits, axis=-1)
    label_logits = jnp.take_along_axis(logits, targets[..., None], axis=-1)[..., 0]
    loss = log_z - label_logits + z_loss * jax.lax.square(log_z)
    return (loss * mask).sum() / mask.sum()


@jax_case("logits: b n; labels: b n (unit)", "google-deepmind/optax optax/losses/_classification.py", wrt="logits")
def sigmoid_binary_cross_entropy(logits, labels):
    log_p = jax.nn.log_sigmoid(logits)
    log_not_p = jax.nn.log_sigmoid(-logits)
    return jnp.mean(-labels * log_p - (1.0 - labels) * log_not_p)


@jax_case(
    "image: b d; text: b d; t: ; bias: ",
    "google-research/big_vision big_vision/trainers/proj/image_text/siglip.py",
    wrt="image",
)
def siglip_loss(image, text, t, bias):
    zimg = image / jnp.linalg.norm(image, axis=-1, keepdims=True)
    ztxt = text / jnp.linalg.norm(text, axis=-1, keepdims=True)
    logits = zimg @ ztxt.T * jnp.exp(t) + bias
    m1_diag1 = -jnp.ones_like(logits) + 2 * jnp.eye(logits.shape[0])
    loglik = jax.nn.log_sigmoid(m1_diag1 * logits)
    return -jnp.mean(jnp.sum(loglik, axis=-1))


@jax_case(
    "x: b d; enc: d k; dec: k d; b_enc: k; b_dec: d",
    "Bricken et al., sparse autoencoders, Transformer Circuits 2023",
    wrt="dec",
)
def sparse_autoencoder_loss(x, enc, dec, b_enc, b_dec, l1=1e-3):
    f = jax.nn.relu((x - b_dec) @ enc + b_enc)
    x_hat = f @ dec + b_dec
    return jnp.mean(jnp.sum((x - x_hat) ** 2, -1) + l1 * jnp.sum(jnp.abs(f) * jnp.linalg.norm(dec, axis=1), -1))


@jax_case("p: n (weights); q: n (weights)", "Lin, Jensen-Shannon divergence, IEEE Trans. Inf. Theory 1991", wrt="p")
def jensen_shannon(p, q):
    m = 0.5 * (p + q)
    return 0.5 * jnp.sum(p * jnp.log(p / m)) + 0.5 * jnp.sum(q * jnp.log(q / m))


@jax_case(
    "logps: b t; old: b t; adv: b t",
    "Schulman et al., PPO, arXiv 1707.06347; luchris429/purejaxrl purejaxrl/ppo.py",
    wrt="logps",
)
def ppo_objective(logps, old, adv, clip_eps=0.2):
    ratio = jnp.exp(logps - old)
    gae = (adv - adv.mean()) / (adv.std() + 1e-8)
    loss_actor1 = ratio * gae
    loss_actor2 = jnp.clip(ratio, 1.0 - clip_eps, 1.0 + clip_eps) * gae
    return -jnp.minimum(loss_actor1, loss_actor2).mean()


@jax_case("policy: b n; reference: b n", "KL penalty of RLHF, Ouyang et al., arXiv 2203.02155", wrt="policy")
def kl_to_reference(policy, reference):
    logp, logq = jax.nn.log_softmax(policy), jax.nn.log_softmax(reference)
    return jnp.sum(jnp.exp(logp) * (logp - logq), axis=-1).mean()


@jax_case("mu: b d; log_var: b d; eps: b d; w: d n; x: b n", "jax-ml/jax examples/mnist_vae.py", wrt="log_var")
def negative_elbo(mu, log_var, eps, w, x):
    z = mu + jnp.exp(0.5 * log_var) * eps
    recon = 0.5 * jnp.sum((z @ w - x) ** 2, -1)
    kl = -0.5 * jnp.sum(1.0 + log_var - mu**2 - jnp.exp(log_var), -1)
    return jnp.mean(recon + kl)


@jax_case("a: n n (definite); x: n; b: n", "a conjugate gradient's objective, x'Ax/2 - b'x", wrt="x")
def quadratic_form(a, x, b):
    return 0.5 * jnp.einsum("i,ij,j", x, a, x) - jnp.dot(b, x)


@jax_case("a: n n (definite); m: n n", "Petersen and Pedersen, The Matrix Cookbook, section 2.5", wrt="a")
def log_det_and_trace(a, m):
    _, logdet = jnp.linalg.slogdet(a)
    return logdet + jnp.trace(a @ m)


@jax_case("w: m n; u: m; v: n", "Miyato et al., spectral normalization, arXiv 1802.05957", wrt="w")
def spectral_norm_weight(w, u, v):
    sigma = jnp.einsum("m,mn,n->", u, w, v)
    return w / sigma


@jax_case(
    "params: m n; grads: m n; nu: m n (positive)",
    "google-deepmind/optax optax/_src/transform.py, RMSProp with decay",
    wrt="grads",
)
def rmsprop_update(params, grads, nu, lr=0.01, decay=0.9, eps=1e-8, weight_decay=1e-4):
    nu = decay * nu + (1 - decay) * jnp.square(grads)
    return params - lr * (grads * jax.lax.rsqrt(nu + eps) + weight_decay * params)


@jax_case(
    "x: m d; y: n d; length: d (positive)",
    "a kernel of Gaussian processes, JaxGaussianProcesses/GPJax gpjax/kernels/stationary/rbf.py",
    wrt="length",
)
def rbf_kernel(x, y, length):
    diff = x[:, None, :] / length - y[None, :, :] / length
    return jnp.exp(-0.5 * jnp.sum(diff**2, axis=-1))


@jax_case(
    "x: t d; keep: t d (mask); w: d d; b: d",
    "dropout with a mask that is given, google/flax flax/linen/stochastic.py",
    wrt="x",
)
def residual_dropout(x, keep, w, b, rate=0.1):
    return x + jnp.where(keep > 0, (x @ w + b) / (1.0 - rate), 0.0)


@jax_case("x: b c n; gamma: c; beta: c", "instance normalization, Ulyanov et al., arXiv 1607.08022", wrt="x")
def instance_norm(x, gamma, beta):
    mean = x.mean(axis=2, keepdims=True)
    std = jnp.sqrt(x.var(axis=2, keepdims=True) + 1e-5)
    return jnp.einsum("bcn,c->bcn", (x - mean) / std, gamma) + beta[None, :, None]


@jax_case(
    "u: t d; w_q: d d; w_k: d d; w_v: d d; w_1: d f; w_2: f d",
    "Wang and Komatsuzaki, parallel block of GPT-J, kingoflolz/mesh-transformer-jax",
    wrt="w_q",
)
def parallel_block(u, w_q, w_k, w_v, w_1, w_2):
    x = (u - u.mean(-1, keepdims=True)) / jnp.sqrt(u.var(-1, keepdims=True) + 1e-5)
    scores = (x @ w_q) @ (x @ w_k).T / jnp.sqrt(w_q.shape[1])
    causal = jnp.tril(jnp.ones(scores.shape))
    p = jax.nn.softmax(jnp.where(causal == 1, scores, -1e9), axis=-1)
    return u + p @ (x @ w_v) + jax.nn.gelu(x @ w_1) @ w_2


@jax_case(
    "x: t d; emb: v d; labels: t (index of v)",
    "tied embeddings with soft-capped logits, google-deepmind/gemma",
    wrt="emb",
)
def tied_loss(x, emb, labels, cap=30.0):
    logits = jnp.tanh(x @ emb.T / cap) * cap
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], axis=-1).mean()


CASES = cases_in(globals())
