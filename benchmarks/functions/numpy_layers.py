"""NumPy layers and losses, as they stand in models written without a framework."""

from __future__ import annotations

from functools import partial

import numpy as np

from benchmarks.functions.case import case, cases_in

__all__ = ["CASES"]

numpy_case = partial(case, framework="numpy")


@numpy_case("x: m n", "jaymody/picoGPT gpt2.py", wrt="x")
def softmax(x):
    exp_x = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return exp_x / np.sum(exp_x, axis=-1, keepdims=True)


@numpy_case("x: m n; g: n; b: n", "jaymody/picoGPT gpt2.py", wrt="x")
def layer_norm(x, g, b, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    variance = np.var(x, axis=-1, keepdims=True)
    x = (x - mean) / np.sqrt(variance + eps)
    return g * x + b


@numpy_case("x: m n; weight: n", "likejazz/llama3.np llama3.py", wrt="weight")
def rms_norm(x, weight, eps=1e-6):
    z = (x**2).mean(-1, keepdims=True) + eps
    z = x / np.sqrt(z)
    return z * weight


@numpy_case("q: m d; k: n d; v: n e; mask: m n (mask)", "jaymody/picoGPT gpt2.py", wrt="k")
def attention(q, k, v, mask):
    scores = q @ k.T / np.sqrt(q.shape[-1]) + (1 - mask) * -1e10
    scores = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return scores / np.sum(scores, axis=-1, keepdims=True) @ v


@numpy_case("x: n d; w: d 3*d; b: 3*d", "jaymody/picoGPT gpt2.py", wrt="w")
def causal_self_attention(x, w, b):
    x = x @ w + b
    q, k, v = np.split(x, 3, axis=-1)
    causal_mask = (1 - np.tri(x.shape[0])) * -1e10
    a = q @ k.T / np.sqrt(q.shape[-1]) + causal_mask
    a = np.exp(a - a.max(-1, keepdims=True))
    return a / a.sum(-1, keepdims=True) @ v


@numpy_case("x: n h*d; c_attn: h*d 3*h*d; c_proj: h*d h*d; n_head: h (size)", "jaymody/picoGPT gpt2.py", wrt="x")
def multi_head_attention(x, c_attn, c_proj, n_head):
    qkv = np.split(x @ c_attn, 3, axis=-1)
    q, k, v = [np.stack(np.split(part, n_head, axis=-1)) for part in qkv]
    s = q @ k.transpose(0, 2, 1) / np.sqrt(q.shape[-1]) + (1 - np.tri(x.shape[0])) * -1e10
    p = np.exp(s - s.max(axis=-1, keepdims=True))
    p /= p.sum(axis=-1, keepdims=True)
    return np.hstack(list(p @ v)) @ c_proj


@numpy_case("x: m d; w_gate: d e; w_up: d e; w_down: e d", "likejazz/llama3.np llama3.py", wrt="w_gate")
def swiglu_feed_forward(x, w_gate, w_up, w_down):
    gate = x @ w_gate
    swish = gate * (1 / (1 + np.exp(-gate)))
    return (swish * (x @ w_up)) @ w_down


@numpy_case("x: m 2*h; cos: m h; sin: m h", "likejazz/llama3.np llama3.py", wrt="x")
def apply_rotary(x, cos, sin):
    pairs = x.reshape(x.shape[0], -1, 2)
    r, i = pairs[..., 0], pairs[..., 1]
    out_r = r * cos - i * sin
    out_i = r * sin + i * cos
    return np.stack([out_r, out_i], axis=-1).reshape(x.shape)


@numpy_case("q: h n d; k: h n d; slopes: h (positive)", "Press et al., ALiBi, arXiv 2108.12409", wrt="q")
def alibi_weights(q, k, slopes):
    n = q.shape[1]
    distance = np.arange(n)[None, :] - np.arange(n)[:, None]
    s = np.einsum("hid,hjd->hij", q, k) / np.sqrt(q.shape[-1]) + slopes[:, None, None] * distance
    s = np.where(distance > 0, -np.inf, s)
    e = np.exp(s - s.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


@numpy_case("logits: m n; labels: m (index of n)", "Stanford CS231n, assignment 1, softmax loss", wrt="logits")
def cross_entropy(logits, labels):
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.sum(np.exp(shifted), axis=1, keepdims=True))
    return -log_probs[np.arange(len(labels)), labels].mean()


@numpy_case(
    "x: m d; w: d n; y: m (index of n); reg: (positive)", "Stanford CS231n, assignment 1, linear_svm.py", wrt="w"
)
def svm_loss(x, w, y, reg):
    scores = x @ w
    correct = scores[np.arange(x.shape[0]), y][:, None]
    margins = np.maximum(0, scores - correct + 1)
    margins[np.arange(x.shape[0]), y] = 0
    return margins.sum() / x.shape[0] + reg * np.sum(w * w)


@numpy_case("x: m d; gamma: d; beta: d", "Stanford CS231n, assignment 2, layers.py", wrt="x")
def batchnorm_forward(x, gamma, beta, eps=1e-5):
    mu = x.mean(axis=0)
    var = x.var(axis=0)
    x_hat = (x - mu) / np.sqrt(var + eps)
    return gamma * x_hat + beta


@numpy_case("w: d; x: m d; y: m (sign); lam: (positive)", "scikit-learn sklearn/linear_model/_logistic.py", wrt="w")
def logistic_loss(w, x, y, lam):
    margins = y * (x @ w)
    return np.logaddexp(0, -margins).mean() + 0.5 * lam * w @ w


@numpy_case("mu: m d; log_var: m d", "Kingma and Welling, arXiv 1312.6114, appendix B", wrt="log_var")
def vae_kl(mu, log_var):
    return -0.5 * np.sum(1 + log_var - mu**2 - np.exp(log_var), axis=1).mean()


@numpy_case("anchor: m d; positive: m d; tau: (positive)", "Chen et al., SimCLR, arXiv 2002.05709", wrt="anchor")
def info_nce(anchor, positive, tau):
    a = anchor / np.linalg.norm(anchor, axis=1, keepdims=True)
    b = positive / np.linalg.norm(positive, axis=1, keepdims=True)
    logits = a @ b.T / tau
    logits = logits - logits.max(axis=1, keepdims=True)
    return -np.mean(np.diag(logits) - np.log(np.exp(logits).sum(axis=1)))


@numpy_case("x: n d; gate: d k; w: k d e", "Shazeer et al., sparsely gated experts, arXiv 1701.06538", wrt="gate")
def dense_mixture(x, gate, w):
    z = x @ gate
    p = np.exp(z - z.max(1, keepdims=True))
    p = p / p.sum(1, keepdims=True)
    return np.einsum("nk,nd,kde->ne", p, x, w)


@numpy_case("x: n d; w0: e d; a: r d; b: e r; alpha: (positive)", "Hu et al., LoRA, arXiv 2106.09685", wrt="a")
def lora_linear(x, w0, a, b, alpha):
    return x @ w0.T + alpha / a.shape[0] * (x @ a.T) @ b.T


@numpy_case("p: n; g: n; m: n; v: n (positive)", "Kingma and Ba, Adam, arXiv 1412.6980", wrt="g")
def adam_step(p, g, m, v, lr=1e-3, b1=0.9, b2=0.999, eps=1e-8, t=3):
    m = b1 * m + (1 - b1) * g
    v = b2 * v + (1 - b2) * g**2
    m_hat = m / (1 - b1**t)
    v_hat = v / (1 - b2**t)
    return p - lr * m_hat / (np.sqrt(v_hat) + eps)


@numpy_case("x: m d; y: n d; sigma: (positive)", "Gretton et al., kernel two-sample test, JMLR 13", wrt="x")
def maximum_mean_discrepancy(x, y, sigma):
    def kernel(a, b):
        sq = (a**2).sum(1)[:, None] + (b**2).sum(1)[None, :] - 2 * a @ b.T
        return np.exp(-sq / (2 * sigma**2))

    return kernel(x, x).mean() + kernel(y, y).mean() - 2 * kernel(x, y).mean()


@numpy_case("x: m n", "Jordan et al., KellerJordan/Muon muon.py", wrt="x")
def newton_schulz_step(x):
    a, b, c = 3.4445, -4.7750, 2.0315
    x = x / (np.linalg.norm(x) + 1e-7)
    gram = x @ x.T
    return a * x + (b * gram + c * gram @ gram) @ x


@numpy_case(
    "x: n; mu: n; sigma: n n (definite)", "a Gaussian's log-density, scipy scipy/stats/_multivariate.py", wrt="mu"
)
def gaussian_log_density(x, mu, sigma):
    d = x - mu
    _, logdet = np.linalg.slogdet(sigma)
    return -0.5 * (d @ np.linalg.solve(sigma, d) + logdet + len(x) * np.log(2 * np.pi))


@numpy_case("log_a: n; x: n d", "Gu and Dao, Mamba-2's segment sums, arXiv 2405.21060", wrt="log_a")
def decayed_sums(log_a, x):
    cum = np.cumsum(log_a)
    decay = np.tril(np.exp(np.tril(cum[:, None] - cum[None, :])))
    return decay @ x


@numpy_case("x: n d; labels: n (index of k); centers: k d", "Wen et al., center loss, ECCV 2016", wrt="centers")
def center_loss(x, labels, centers):
    one_hot = np.eye(centers.shape[0])[labels]
    return 0.5 * np.square(x - one_hot @ centers).sum() / len(x)


CASES = cases_in(globals())
