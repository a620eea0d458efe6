"""PyTorch modules as model files have them; each is built from the sizes that its parameters are named after."""

from __future__ import annotations

import math
from functools import partial

import torch
import torch.nn.functional as F
from torch import nn

from benchmarks.functions.case import case, cases_in

__all__ = ["CASES"]

module = partial(case, framework="torch", module=True)


@module("x: b d; weight: d", "meta-llama/llama llama/model.py", wrt="x")
class RMSNorm(nn.Module):
    def __init__(self, d, eps=1e-6):
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(d))

    def _norm(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps)

    def forward(self, x):
        output = self._norm(x.float() if x.dtype == torch.half else x).type_as(x)
        return output * self.weight


@module("x: b d; weight: d", "google/gemma_pytorch gemma/model.py", wrt="weight")
class GemmaRMSNorm(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.eps = 1e-6
        self.weight = nn.Parameter(torch.zeros(d))

    def forward(self, x):
        x = x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps)
        return x * (1 + self.weight)


@module("input: b d; weight: d; bias: d", "karpathy/nanoGPT model.py", wrt="input")
class LayerNorm(nn.Module):
    def __init__(self, d, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(d))
        self.bias = nn.Parameter(torch.zeros(d)) if bias else None

    def forward(self, input):
        return F.layer_norm(input, self.weight.shape, self.weight, self.bias, 1e-5)


@module("x: b d; w1.weight: e d; w2.weight: d e; w3.weight: e d", "meta-llama/llama llama/model.py", wrt="w1.weight")
class FeedForward(nn.Module):
    def __init__(self, d, e):
        super().__init__()
        self.w1 = nn.Linear(d, e, bias=False)
        self.w2 = nn.Linear(e, d, bias=False)
        self.w3 = nn.Linear(d, e, bias=False)

    def forward(self, x):
        return self.w2(F.silu(self.w1(x)) * self.w3(x))


@module(
    "x: b d; c_fc.weight: e d; c_fc.bias: e; c_proj.weight: d e; c_proj.bias: d", "karpathy/nanoGPT model.py", wrt="x"
)
class MLP(nn.Module):
    def __init__(self, d, e):
        super().__init__()
        self.c_fc = nn.Linear(d, e)
        self.gelu = nn.GELU()
        self.c_proj = nn.Linear(e, d)
        self.dropout = nn.Dropout(0.0)

    def forward(self, x):
        return self.dropout(self.c_proj(self.gelu(self.c_fc(x))))


@module(
    "x: b n d; query.weight: e d; key.weight: e d; value.weight: e d",
    "karpathy/ng-video-lecture gpt.py",
    wrt="key.weight",
)
class Head(nn.Module):
    def __init__(self, d, e):
        super().__init__()
        self.key = nn.Linear(d, e, bias=False)
        self.query = nn.Linear(d, e, bias=False)
        self.value = nn.Linear(d, e, bias=False)

    def forward(self, x):
        B, T, C = x.shape
        k = self.key(x)
        q = self.query(x)
        wei = q @ k.transpose(-2, -1) * k.shape[-1] ** -0.5
        tril = torch.tril(torch.ones(T, T))
        wei = wei.masked_fill(tril == 0, float("-inf"))
        wei = F.softmax(wei, dim=-1)
        return wei @ self.value(x)


@module(
    "x: b n h*d; qkv.weight: 3*h*d h*d; proj.weight: h*d h*d; proj.bias: h*d",
    "huggingface/pytorch-image-models timm/models/vision_transformer.py",
    wrt="qkv.weight",
)
class VisionAttention(nn.Module):
    def __init__(self, h, d):
        super().__init__()
        self.num_heads, self.head_dim = h, d
        self.scale = d**-0.5
        self.qkv = nn.Linear(h * d, 3 * h * d, bias=False)
        self.proj = nn.Linear(h * d, h * d)

    def forward(self, x):
        B, N, C = x.shape
        qkv = self.qkv(x).reshape(B, N, 3, self.num_heads, self.head_dim).permute(2, 0, 3, 1, 4)
        q, k, v = qkv.unbind(0)
        attn = (q * self.scale) @ k.transpose(-2, -1)
        x = attn.softmax(dim=-1) @ v
        return self.proj(x.transpose(1, 2).reshape(B, N, C))


@module(
    "x: n g*r*d; wq.weight: g*r*d g*r*d; wk.weight: g*d g*r*d; wv.weight: g*d g*r*d; wo.weight: g*r*d g*r*d",
    "meta-llama/llama3 llama/model.py",
    wrt="wk.weight",
)
class GroupedQueryAttention(nn.Module):
    def __init__(self, g, r, d):
        super().__init__()
        self.g, self.r, self.d = g, r, d
        self.wq = nn.Linear(g * r * d, g * r * d, bias=False)
        self.wk = nn.Linear(g * r * d, g * d, bias=False)
        self.wv = nn.Linear(g * r * d, g * d, bias=False)
        self.wo = nn.Linear(g * r * d, g * r * d, bias=False)

    def forward(self, x):
        n = x.shape[0]
        xq = self.wq(x).view(n, self.g * self.r, self.d).transpose(0, 1)
        keys = self.wk(x).view(n, self.g, self.d).repeat_interleave(self.r, dim=1).transpose(0, 1)
        values = self.wv(x).view(n, self.g, self.d).repeat_interleave(self.r, dim=1).transpose(0, 1)
        scores = torch.matmul(xq, keys.transpose(1, 2)) / math.sqrt(self.d)
        scores = F.softmax(scores, dim=-1)
        return self.wo(torch.matmul(scores, values).transpose(0, 1).reshape(n, -1))


@module(
    "x: n h*d; in_proj_weight: 3*h*d h*d; out_proj.weight: h*d h*d; out_proj.bias: h*d; in_proj_bias: 3*h*d",
    "PyTorch's nn.MultiheadAttention as it is called in pytorch/examples",
    wrt="in_proj_weight",
)
class SelfAttention(nn.MultiheadAttention):
    def __init__(self, h, d):
        super().__init__(h * d, h, batch_first=True)

    def forward(self, x):
        y, _ = super().forward(x[None], x[None], x[None], need_weights=True)
        return y[0]


@module(
    "inputs: n d; gate.weight: k d; experts: k d e",
    "mistralai/mistral-inference src/mistral_inference/moe.py",
    wrt="gate.weight",
)
class SoftMoE(nn.Module):
    def __init__(self, d, k, e):
        super().__init__()
        self.gate = nn.Linear(d, k, bias=False)
        self.experts = nn.Parameter(torch.zeros(k, d, e))

    def forward(self, inputs):
        weights = F.softmax(self.gate(inputs), dim=1)
        outputs = torch.einsum("nd,kde->nke", inputs, self.experts)
        return torch.einsum("nk,nke->ne", weights, outputs)


@module("x: n d; linear.weight: e d; lora_A: r d; lora_B: e r", "microsoft/LoRA loralib/layers.py", wrt="lora_B")
class LoRALinear(nn.Module):
    def __init__(self, d, e, r, lora_alpha=16):
        super().__init__()
        self.linear = nn.Linear(d, e, bias=False)
        self.lora_A = nn.Parameter(torch.zeros(r, d))
        self.lora_B = nn.Parameter(torch.zeros(e, r))
        self.scaling = lora_alpha / r

    def forward(self, x):
        return self.linear(x) + (x @ self.lora_A.transpose(0, 1) @ self.lora_B.transpose(0, 1)) * self.scaling


@module(
    "x: b d; fc1.weight: r d; fc1.bias: r; fc2.weight: d r; fc2.bias: d",
    "Houlsby et al., adapters, arXiv 1902.00751",
    wrt="fc1.bias",
)
class Adapter(nn.Module):
    def __init__(self, d, r):
        super().__init__()
        self.fc1 = nn.Linear(d, r)
        self.fc2 = nn.Linear(r, d)

    def forward(self, x):
        return x + self.fc2(torch.tanh(self.fc1(x)))


@module(
    "x: b d; fc.weight: 2*e d; fc.bias: 2*e",
    "Dauphin et al., gated linear units, arXiv 1612.08083; F.glu",
    wrt="fc.weight",
)
class GatedLinear(nn.Module):
    def __init__(self, d, e):
        super().__init__()
        self.fc = nn.Linear(d, 2 * e)

    def forward(self, x):
        return F.glu(self.fc(x), dim=-1)


@module("x: b c n; fc1.weight: r c; fc2.weight: c r", "moskomule/senet.pytorch senet/se_module.py", wrt="x")
class SELayer(nn.Module):
    def __init__(self, c, r):
        super().__init__()
        self.fc1 = nn.Linear(c, r, bias=False)
        self.fc2 = nn.Linear(r, c, bias=False)

    def forward(self, x):
        b, c, _ = x.size()
        y = x.mean(dim=2).view(b, c)
        y = torch.sigmoid(self.fc2(F.silu(self.fc1(y)))).view(b, c, 1)
        return x * y.expand_as(x)


@module("x: b g*c n; weight: g*c; bias: g*c", "Wu and He, GroupNorm, arXiv 1803.08494, figure 3", wrt="x")
class GroupNorm(nn.Module):
    def __init__(self, g, c):
        super().__init__()
        self.g = g
        self.weight = nn.Parameter(torch.ones(g * c))
        self.bias = nn.Parameter(torch.zeros(g * c))

    def forward(self, x):
        N, C, L = x.shape
        x = x.view(N, self.g, -1)
        mean = x.mean(-1, keepdim=True)
        var = x.var(-1, keepdim=True, unbiased=False)
        x = (x - mean) / (var + 1e-5).sqrt()
        return x.view(N, C, L) * self.weight[:, None] + self.bias[:, None]


@module("x: b h w d; gamma: d; beta: d", "facebookresearch/ConvNeXt-V2 models/utils.py", wrt="gamma")
class GRN(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.gamma = nn.Parameter(torch.zeros(d))
        self.beta = nn.Parameter(torch.zeros(d))

    def forward(self, x):
        gx = torch.norm(x, p=2, dim=(1, 2), keepdim=True)
        nx = gx / (gx.mean(dim=-1, keepdim=True) + 1e-6)
        return self.gamma * (x * nx) + self.beta + x


@module(
    "x: b d; c: b e; ada.weight: 3*d e; ada.bias: 3*d; fc.weight: d d; fc.bias: d",
    "facebookresearch/DiT models.py",
    wrt="c",
)
class AdaptiveBlock(nn.Module):
    def __init__(self, d, e):
        super().__init__()
        self.norm = nn.LayerNorm(d, elementwise_affine=False, eps=1e-6)
        self.ada = nn.Linear(e, 3 * d)
        self.fc = nn.Linear(d, d)

    def forward(self, x, c):
        shift, scale, gate = self.ada(F.silu(c)).chunk(3, dim=1)
        return x + gate * self.fc(self.norm(x) * (1 + scale) + shift)


@module(
    "x: n d; ln.weight: d; ln.bias: d; fc.weight: 2*e d; fc.bias: 2*e; sgu.weight: n n; "
    "sgu.bias: n; out.weight: d e; out.bias: d",
    "Liu et al., gMLP, arXiv 2105.08050, figure 1",
    wrt="sgu.weight",
)
class GMLPBlock(nn.Module):
    def __init__(self, n, d, e):
        super().__init__()
        self.ln = nn.LayerNorm(d)
        self.fc = nn.Linear(d, 2 * e)
        self.sgu = nn.Linear(n, n)
        self.out = nn.Linear(e, d)

    def forward(self, x):
        u, v = F.gelu(self.fc(self.ln(x))).chunk(2, dim=-1)
        v = self.sgu(v.transpose(0, 1)).transpose(0, 1)
        return x + self.out(u * v)


@module(
    "h: b n e; x: b n d; q.weight: e e; k.weight: e d; v.weight: e d",
    "huggingface/diffusers src/diffusers/models/attention_processor.py",
    wrt="x",
)
class CrossAttention(nn.Module):
    def __init__(self, e, d):
        super().__init__()
        self.q = nn.Linear(e, e, bias=False)
        self.k = nn.Linear(d, e, bias=False)
        self.v = nn.Linear(d, e, bias=False)
        self.q_norm = nn.RMSNorm(e, eps=1e-6, elementwise_affine=False)
        self.k_norm = nn.RMSNorm(e, eps=1e-6, elementwise_affine=False)

    def forward(self, h, x):
        q, k, v = self.q_norm(self.q(h)), self.k_norm(self.k(x)), self.v(x)
        return h + F.scaled_dot_product_attention(q, k, v)


@module(
    "x: n d; ln1.weight: d; ln1.bias: d; attn.key.weight: d d; attn.query.weight: d d; attn.value.weight: d d; "
    "ln2.weight: d; ln2.bias: d; mlp.c_fc.weight: e d; mlp.c_fc.bias: e; mlp.c_proj.weight: d e; mlp.c_proj.bias: d",
    "karpathy/nanoGPT model.py, with one head",
    wrt="mlp.c_fc.weight",
)
class Block(nn.Module):
    def __init__(self, d, e):
        super().__init__()
        self.ln1 = nn.LayerNorm(d)
        self.attn = Head.function(d, d)
        self.ln2 = nn.LayerNorm(d)
        self.mlp = MLP.function(d, e)

    def forward(self, x):
        x = x + self.attn(self.ln1(x)[None])[0]
        return x + self.mlp(self.ln2(x))


CASES = cases_in(globals())
