"""PyTorch functions: activations, losses, attention and adapters, as repositories write them."""

from __future__ import annotations

import math
from functools import partial

import torch
import torch.nn.functional as F

from benchmarks.functions.case import case, cases_in

__all__ = ["CASES"]

torch_case = partial(case, framework="torch")
activation = partial(case, framework="torch", wrt="x", elementwise=True)


@activation("x: m n", "huggingface/transformers src/transformers/activations.py")
def new_gelu(x):
    return 0.5 * x * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi) * (x + 0.044715 * torch.pow(x, 3.0))))


@activation("x: m n", "huggingface/transformers src/transformers/activations.py")
def quick_gelu(x):
    return x * torch.sigmoid(1.702 * x)


@activation("x: m n", "So et al., Primer, arXiv 2109.08668")
def squared_relu(x):
    return torch.square(F.relu(x))


@activation("x: m n", "Ramachandran et al., arXiv 1710.05941; google/gemma_pytorch gemma/model.py")
def geglu_activation(x):
    return F.gelu(x, approximate="tanh")


@activation("x: m n; alpha: ; gamma: n; beta: n", "Zhu et al., DyT, jiachenzhu/DyT dynamic_tanh.py", wrt="alpha")
def dynamic_tanh(x, alpha, gamma, beta):
    return torch.tanh(alpha * x) * gamma + beta


@activation("x: m n", "Team Gemma, soft-capping of logits, arXiv 2408.00118")
def soft_cap(x, cap=30.0):
    x = x / cap
    x = torch.tanh(x)
    return x * cap


@torch_case("q: h m d; k: h n d; v: h n d; mask: m n (bool)", "PyTorch, docs of scaled_dot_product_attention", wrt="q")
def masked_attention(q, k, v, mask):
    attn_weight = q @ k.transpose(-2, -1) * (1 / math.sqrt(q.size(-1)))
    attn_weight = attn_weight.masked_fill(mask.logical_not(), float("-inf"))
    return torch.softmax(attn_weight, dim=-1) @ v


@torch_case("q: b h n d; k: b h n d; v: b h n d", "karpathy/nanoGPT model.py", wrt="v")
def flash_causal(q, k, v):
    return F.scaled_dot_product_attention(q, k, v, attn_mask=None, dropout_p=0.0, is_causal=True)


@torch_case("x: b n h*d; w: 3*h*d h*d; n_head: h (size)", "karpathy/nanoGPT model.py", wrt="w")
def nano_attention(x, w, n_head):
    B, T, C = x.size()
    q, k, v = F.linear(x, w).split(C, dim=2)
    k = k.view(B, T, n_head, C // n_head).transpose(1, 2)
    q = q.view(B, T, n_head, C // n_head).transpose(1, 2)
    v = v.view(B, T, n_head, C // n_head).transpose(1, 2)
    att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(k.size(-1)))
    bias = torch.tril(torch.ones(T, T)).view(1, 1, T, T)
    att = att.masked_fill(bias == 0, float("-inf"))
    att = F.softmax(att, dim=-1)
    y = att @ v
    return y.transpose(1, 2).contiguous().view(B, T, C)


@torch_case("q: n 2*h; k: n 2*h", "huggingface/transformers models/llama/modeling_llama.py", wrt="q")
def rotary_scores(q, k):
    def rotate_half(x):
        x1 = x[..., : x.shape[-1] // 2]
        x2 = x[..., x.shape[-1] // 2 :]
        return torch.cat((-x2, x1), dim=-1)

    dim = q.shape[-1]
    inv_freq = 1.0 / (10000 ** (torch.arange(0, dim, 2, dtype=q.dtype) / dim))
    freqs = torch.outer(torch.arange(q.shape[0], dtype=q.dtype), inv_freq)
    emb = torch.cat((freqs, freqs), dim=-1)
    cos, sin = emb.cos(), emb.sin()
    return (q * cos + rotate_half(q) * sin) @ (k * cos + rotate_half(k) * sin).T


@torch_case(
    "chosen: b; rejected: b; ref_chosen: b; ref_rejected: b",
    "eric-mitchell/direct-preference-optimization trainers.py",
    wrt="chosen",
)
def dpo_loss(chosen, rejected, ref_chosen, ref_rejected, beta=0.1, label_smoothing=0.1):
    pi_logratios = chosen - rejected
    ref_logratios = ref_chosen - ref_rejected
    logits = pi_logratios - ref_logratios
    losses = -F.logsigmoid(beta * logits) * (1 - label_smoothing) - F.logsigmoid(-beta * logits) * label_smoothing
    return losses.mean()


@torch_case(
    "logp: b t; old: b t; advantages: b t; mask: b t (mask)", "huggingface/trl trl/trainer/grpo_trainer.py", wrt="logp"
)
def clipped_policy_loss(logp, old, advantages, mask, eps=0.2):
    ratio = torch.exp(logp - old)
    loss1 = ratio * advantages
    loss2 = torch.clamp(ratio, 1 - eps, 1 + eps) * advantages
    per_token = -torch.min(loss1, loss2)
    return ((per_token * mask).sum(-1) / mask.sum(-1)).mean()


@torch_case(
    "student: b n; teacher: b n; labels: b (index of n)", "Hinton et al., distillation, arXiv 1503.02531", wrt="student"
)
def distillation_loss(student, teacher, labels, temperature=2.0, alpha=0.5):
    soft_targets = F.softmax(teacher / temperature, dim=-1)
    soft_prob = F.log_softmax(student / temperature, dim=-1)
    kd = F.kl_div(soft_prob, soft_targets, reduction="batchmean") * temperature**2
    return alpha * kd + (1 - alpha) * F.cross_entropy(student, labels)


@torch_case("image: b d; text: b d; logit_scale: ", "openai/CLIP clip/model.py", wrt="image")
def clip_loss(image, text, logit_scale):
    image = image / image.norm(dim=1, keepdim=True)
    text = text / text.norm(dim=1, keepdim=True)
    logits = logit_scale.exp() * image @ text.t()
    labels = torch.arange(image.shape[0])
    return (F.cross_entropy(logits, labels) + F.cross_entropy(logits.t(), labels)) / 2


@torch_case("logits: n k", "Fedus et al., Switch Transformers, arXiv 2101.03961", wrt="logits")
def load_balancing_loss(logits):
    probs = F.softmax(logits, dim=-1)
    expert_mask = F.one_hot(torch.argmax(probs, dim=-1), probs.shape[-1]).to(probs.dtype)
    return probs.shape[-1] * torch.sum(expert_mask.mean(0) * probs.mean(0))


@torch_case("z_a: b d; z_b: b d", "facebookresearch/barlowtwins main.py", wrt="z_a")
def barlow_twins(z_a, z_b, lambd=0.0051):
    z_a = (z_a - z_a.mean(0)) / torch.sqrt(z_a.var(0, unbiased=False) + 1e-5)
    z_b = (z_b - z_b.mean(0)) / torch.sqrt(z_b.var(0, unbiased=False) + 1e-5)
    c = z_a.T @ z_b / z_a.shape[0]
    on_diag = torch.diagonal(c).add(-1).pow(2).sum()
    off_diag = c.pow(2).sum() - torch.diagonal(c).pow(2).sum()
    return on_diag + lambd * off_diag


@torch_case("x: b d; recon: b d; mu: b k; logvar: b k", "pytorch/examples vae/main.py", wrt="recon")
def vae_loss(x, recon, mu, logvar):
    recon_loss = F.mse_loss(recon, x, reduction="sum")
    kld = -0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp())
    return recon_loss + kld


@torch_case("logits: b n; targets: b n (unit)", "facebookresearch/fvcore fvcore/nn/focal_loss.py", wrt="logits")
def sigmoid_focal_loss(logits, targets, alpha=0.25, gamma=2):
    p = torch.sigmoid(logits)
    ce_loss = F.binary_cross_entropy_with_logits(logits, targets, reduction="none")
    p_t = p * targets + (1 - p) * (1 - targets)
    loss = ce_loss * ((1 - p_t) ** gamma)
    alpha_t = alpha * targets + (1 - alpha) * (1 - targets)
    return (alpha_t * loss).mean()


@torch_case("x: b d; w: e d; a: r d; b: e r; m: e (positive)", "Liu et al., DoRA, arXiv 2402.09353", wrt="b")
def dora_linear(x, w, a, b, m):
    v = w + b @ a
    return F.linear(x, m[:, None] * v / v.norm(dim=1, keepdim=True))


@torch_case(
    "rewards: b n; mask: b n (mask)",
    "Cao et al., ListNet, ICML 2007; allegro/allRank allrank/models/losses/listNet.py",
    wrt="rewards",
)
def masked_softmax_entropy(rewards, mask):
    scores = rewards.masked_fill(mask == 0, -1e9)
    logp = scores - torch.logsumexp(scores, dim=-1, keepdim=True)
    return -(logp.exp() * logp * mask).sum(-1).mean()


CASES = cases_in(globals())
