"""PyTorch's own functions, checked: ``python -m benchmarks.honest_torch``, after ``pip install '.[bench]'``.

They are right, so that none is to be refused. Each is checked in every dtype with many seeds, as PyTorch's own function
and, where `benchmarks.torch_programs` has one, composed of elementary operations; with the first seed at shapes of
layers too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
import torch.nn.functional as F

from benchmarks.honest import Program, both_passes, main
from benchmarks.torch_programs import PASSES, autograd
from verify.checking.statements import statement

__all__ = ["PROGRAMS"]

OWN = "PyTorch's function"
NAIVE = {"log_softmax_vjp", "rmsnorm_vjp", "rmsnorm_gain_vjp"}
"""Where elementary operations give no number: the logarithm of a softmax that is zero; the cube of a reciprocal root,
which float16 does not hold for rows of 2e-4. PyTorch's functions survive both."""
ROWS = ((1, 64), (1, 256), (8, 768))
SHAPES = {
    "linear_backward": ((16, 3, 128),),
    "attention_backward": ((1, 17, 8, 8),),
    "batchnorm_vjp": ((64, 3), (256, 8)),
}


def _differentiated() -> Iterator[Program]:
    for name in PASSES:
        made = statement(name, {})
        order = (*made.arguments, *made.constants)
        for kind in (OWN, "composed"):
            if kind == "composed" and name in NAIVE:
                continue
            function = autograd(name, order, native=kind == OWN)
            yield Program(name, kind, function, order, SHAPES.get(name, ROWS))


def _gradient(
    forward: Callable[..., torch.Tensor], wrt: Sequence[str], given: Mapping[str, Any], g: torch.Tensor | None
) -> tuple[torch.Tensor, ...]:
    leaves = {name: given[name].clone().requires_grad_() for name in wrt}
    return torch.autograd.grad(forward(**{**given, **leaves}), list(leaves.values()), g)


def _causal(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, g: torch.Tensor) -> tuple[torch.Tensor, ...]:
    wrt = [x.clone().requires_grad_() for x in (q, k, v)]
    return torch.autograd.grad(F.scaled_dot_product_attention(*wrt, is_causal=True), wrt, g)


def _cross_entropy(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    logits = x.clone().requires_grad_()
    return torch.autograd.grad(F.cross_entropy(logits, y, reduction="sum"), logits)[0]


def _normalized(g: torch.Tensor, x: torch.Tensor, mean: torch.Tensor, rstd: torch.Tensor, gamma: torch.Tensor) -> Any:
    backward, mean, rstd = torch.ops.aten.native_layer_norm_backward, mean.contiguous(), rstd.contiguous()
    return backward(g, x, x.shape[-1:], mean, rstd, gamma, torch.zeros_like(gamma), [True, True, True])


def _group_norm(xg: torch.Tensor, gain: torch.Tensor, shift: torch.Tensor, eps: float) -> torch.Tensor:
    rows = xg.reshape(len(xg), -1)
    return F.group_norm(rows, xg.shape[1], gain.reshape(-1), shift.reshape(-1), eps).reshape(xg.shape)


def _distillation(logits: torch.Tensor, teacher: torch.Tensor, tau: float) -> torch.Tensor:
    logs = [F.log_softmax(x / tau, -1) for x in (logits, teacher)]
    return tau**2 * F.kl_div(*logs, reduction="batchmean", log_target=True)


def _decode(q: Any, k: Any, v: Any, k_cache: Any, v_cache: Any) -> Any:
    keys, values = (torch.cat([cache, new[None]]) for cache, new in ((k_cache, k), (v_cache, v)))
    return F.scaled_dot_product_attention(q[None], keys, values)[0]


def _stepped(optimizer: Any, p: torch.Tensor, grad: torch.Tensor, state: Mapping[str, Any], **setting: Any) -> Any:
    """Return a parameter after one step of an optimizer that has such a state."""
    parameter = torch.nn.Parameter(p.clone())
    parameter.grad = grad.clone()
    made = optimizer([parameter], lr=1.0, foreach=False)
    made.param_groups[0].update(setting)  # of any sign, which a new optimizer refuses
    made.state[parameter] = dict(state)
    made.step()
    return parameter.detach()


def _adamw(
    p: Any, grad: Any, m: Any, v: Any, lr: Any, beta1: Any, beta2: Any, eps: Any, weight_decay: Any, step: Any
) -> Any:
    state = {"step": torch.tensor(float(step) - 1), "exp_avg": m.clone(), "exp_avg_sq": v.clone()}
    setting = {"lr": lr, "betas": (beta1, beta2), "eps": eps, "weight_decay": weight_decay}
    return _stepped(torch.optim.AdamW, p, grad, state, **setting)


def _sgd(p: Any, grad: Any, buf: Any, lr: Any, momentum: Any, weight_decay: Any) -> Any:
    setting = {"lr": lr, "momentum": momentum, "weight_decay": weight_decay}
    return _stepped(torch.optim.SGD, p, grad, {"momentum_buffer": buf.clone()}, **setting)


def _scores(q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
    return q @ k.mT / q.shape[-1] ** 0.5


FORWARD: Mapping[str, Callable[..., Any]] = {
    "silu": lambda x: F.silu(x),
    "gelu": lambda x: F.gelu(x),
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "quick_gelu": lambda x: x * torch.sigmoid(1.702 * x),
    "softplus": lambda x: F.softplus(x),
    "sigmoid": lambda x: torch.sigmoid(x),
    "tanh": lambda x: torch.tanh(x),
    "mish": lambda x: F.mish(x),
    "softcap": lambda x, cap: cap * torch.tanh(x / cap),
    "dynamic_tanh": lambda x, alpha, weight, bias: weight * torch.tanh(alpha * x) + bias,
    "swiglu": lambda gate, up: F.silu(gate) * up,
    "geglu": lambda gate, up: F.gelu(gate) * up,
    "geglu_tanh": lambda gate, up: F.gelu(gate, approximate="tanh") * up,
    "glu": lambda gate, up: F.glu(torch.cat([up, gate], -1), -1),
    "reglu": lambda gate, up: F.relu(gate) * up,
    "relu": lambda x: F.relu(x),
    "leaky_relu": lambda x, alpha: F.leaky_relu(x, alpha),
    "squared_relu": lambda x: F.relu(x).square(),
    "layernorm": lambda x, weight, bias, eps: F.layer_norm(x, x.shape[-1:], weight, bias, eps),
    "rmsnorm": lambda x, weight, eps: F.rms_norm(x, x.shape[-1:], weight, eps),
    "rmsnorm1p": lambda x, weight, eps: F.rms_norm(x, x.shape[-1:], 1 + weight, eps),
    "add_rmsnorm": lambda x, residual, weight, eps: F.rms_norm(x + residual, x.shape[-1:], weight, eps),
    "add_layernorm": lambda x, residual, weight, bias, eps: F.layer_norm(x + residual, x.shape[-1:], weight, bias, eps),
    "groupnorm": _group_norm,
    "batchnorm": lambda x, weight, bias, eps: F.batch_norm(x, None, None, weight, bias, training=True, eps=eps),
    "linear": lambda x, weight, bias: F.linear(x, weight, bias),
    "embedding": lambda tokens, weight: F.embedding(tokens, weight),
    "lora": lambda x, weight, scaling, down, rise: F.linear(x, weight) + scaling * F.linear(F.linear(x, down), rise),
    "gelu_mlp": lambda x, weight, out: F.linear(F.gelu(F.linear(x, weight)), out),
    "swiglu_mlp": lambda x, weight, other, out: F.linear(F.silu(F.linear(x, weight)) * F.linear(x, other), out),
    "dequantize": lambda q, scale, zero: scale[:, None] * (q - zero[:, None]),
    "cross_entropy": lambda logits, labels: F.cross_entropy(logits, labels),
    "weighted_cross_entropy": lambda logits, labels, weight: F.cross_entropy(logits, labels, weight),
    "capped_cross_entropy": lambda logits, labels, cap: F.cross_entropy(cap * torch.tanh(logits / cap), labels),
    "z_loss": lambda logits, z_weight: z_weight * torch.logsumexp(logits, -1).square().mean(),
    "z_cross_entropy": lambda logits, labels, z_weight: (
        F.cross_entropy(logits, labels) + z_weight * torch.logsumexp(logits, -1).square().mean()
    ),
    "distillation": _distillation,
    "dpo": lambda chosen, rejected, ref_chosen, ref_rejected, beta: (
        -F.logsigmoid(beta * ((chosen - rejected) - (ref_chosen - ref_rejected))).mean()
    ),
    "binary_cross_entropy_with_logits": lambda logits, y: F.binary_cross_entropy_with_logits(logits, y),
    "mse": lambda x, y: F.mse_loss(x, y),
    "router": lambda logits: F.softmax(logits, -1),
    "balance": lambda logits, load, alpha: alpha * len(load) * (load * F.softmax(logits, -1).mean(0)).sum(),
    "logsumexp": lambda logits: torch.logsumexp(logits, -1),
    "lse": lambda q, k: torch.logsumexp(_scores(q, k), -1),
    "biased_attention": lambda q, k, v, bias: F.scaled_dot_product_attention(q, k, v, attn_mask=bias),
    "capped_attention": lambda q, k, v, cap: F.softmax(cap * torch.tanh(_scores(q, k) / cap), -1) @ v,
    "sigmoid_attention": lambda q, k, v: torch.sigmoid(_scores(q, k)) @ v,
    "masked_attention": lambda q, k, v, keep: F.scaled_dot_product_attention(q, k, v, attn_mask=keep),
    "decode_attention": _decode,
    "qk_norm_scores": lambda q, k, eps: _scores(*(F.rms_norm(x, x.shape[-1:], eps=eps) for x in (q, k))),
    "adamw": _adamw,
    "sgd": _sgd,
}
"""Forward passes by PyTorch's functions, or by few of them; their backward passes are those of its autograd."""

PROGRAMS = (
    *_differentiated(),
    *both_passes(FORWARD, OWN, _gradient),
    Program("attention_backward", OWN, _causal, ("q", "k", "v", "g"), ((12, 12, 16, 16),), {"mask": "causal"}),
    Program("attention_output_shifted", OWN, F.scaled_dot_product_attention, ("q", "k", "v"), ((1, 17, 8, 8),)),
    Program("softmax_shifted", OWN, lambda x: F.softmax(x, -1), ("x",), ROWS),
    Program(
        "softmax_jvp",
        OWN,
        lambda x, u: torch.func.jvp(lambda x: F.softmax(x, -1), (x.clone(),), (u.clone(),))[1],
        ("x", "u"),
    ),
    Program("log_softmax_shifted", OWN, lambda x: F.log_softmax(x, -1), ("x",), ROWS),
    Program(
        "cross_entropy_gradient",
        OWN,
        _cross_entropy,
        ("x", "labels"),
        ((16, 500),),
        {"targets": "labels", "reduction": "sum"},
    ),
    Program(
        "layernorm_gain_vjp",
        OWN,
        _normalized,
        ("g", "x", "mean", "rstd", "gamma"),
        ROWS,
        {"given": "statistics"},
    ),
)


if __name__ == "__main__":
    raise SystemExit(main(PROGRAMS, "torch"))
