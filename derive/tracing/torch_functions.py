"""What is noted for each function of PyTorch, by its name."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import torch
from torch.nn import functional

from .programs import TraceError
from .tape import LETTERS, PICKED, Note, Tape, Unread, along, contraction, multiplied, runs, swapped

__all__ = [
    *("ELEMENTWISE", "FUNCTIONS", "IN_PLACE", "OF_INDICES", "PARTS", "PLAIN", "READ", "REVERSED", "UNCHANGED"),
    *("UNUSED", "WRITTEN"),
]

_ALIKE = """
    add subtract multiply divide negative reciprocal square exp exp2 expm1 log log1p log2 logaddexp sqrt rsqrt erf erfc
    sin cos tan sinh cosh tanh sigmoid silu mish relu abs sign minimum maximum greater greater_equal less less_equal
    hardsigmoid hardswish and or
"""
ELEMENTWISE: Mapping[str, str] = MappingProxyType(
    {
        **{name: name for name in _ALIKE.split()},
        "sub": "subtract", "mul": "multiply", "div": "divide", "truediv": "divide", "true_divide": "divide",
        "neg": "negative", "pow": "power", "float_power": "power", "absolute": "abs", "sgn": "sign",
        "gt": "greater", "ge": "greater_equal", "lt": "less", "le": "less_equal", "expit": "sigmoid",
        "logsigmoid": "log_sigmoid", "log_sigmoid": "log_sigmoid", "logical_not": "not", "invert": "not",
        "logical_and": "and", "logical_or": "or", "clamp_min": "maximum", "clamp_max": "minimum",
    }
)  # fmt: skip
"""Operations by the names of PyTorch's elementwise functions."""
REVERSED: Mapping[str, str] = MappingProxyType(
    {"rsub": "sub", "rdiv": "div", "rtruediv": "div", "radd": "add", "rmul": "mul", "rpow": "pow"}
)
IN_PLACE: Mapping[str, str] = MappingProxyType(
    {"iadd": "add", "isub": "sub", "imul": "mul", "itruediv": "div", "ipow": "pow"}
)
OF_INDICES = ("long", "unsqueeze", "squeeze", "view", "reshape", "flatten")
"""What leaves whole numbers as they are."""
_UNCHANGED = """
    to float double half bfloat16 type type_as contiguous clone detach alias cpu requires_grad_ identity dropout
    positive nan_to_num
"""
UNCHANGED = tuple(_UNCHANGED.split())
_PLAIN = """
    size shape dim ndim numel stride dtype device layout requires_grad grad is_leaf is_floating_point is_complex
    ndimension is_contiguous get_device element_size itemsize len storage_offset data_ptr hash repr is_same_size format
    is_cuda is_meta is_sparse names is_nested is_quantized isfinite isnan isinf zeros_like ones_like full_like new_zeros
    new_ones new_full
"""
PLAIN = tuple(_PLAIN.split())
"""What is asked of an array beside its numbers, or is made of its shape."""
_NUMBER = ("a number of Python that is taken from an array", "; keep it an array")
READ: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("__bool__", "__float__", "__int__", "__index__", "item", "tolist", "numpy"), _NUMBER),
        "__setitem__": ("an assignment to entries", "; use torch.where or torch.cat"),
    }
)
UNUSED = ("dtype", "device", "layout", "memory_format", "_stacklevel")
"""Arguments that change no number, or its precision alone."""


def _reduced(word: str) -> Callable[..., Note]:
    def note(tape: Tape, input: Any, dim: Any = None, keepdim: bool = False) -> Note:
        return word, (input,), {"axes": along(dim, input.ndim), "keepdims": keepdim}

    return note


def _spread(word: str) -> Callable[..., Note]:
    def note(
        tape: Tape, input: Any, dim: Any = None, unbiased: Any = None, keepdim: bool = False, correction: Any = 1
    ) -> Note:  # fmt: skip
        dim, unbiased = (None, dim) if isinstance(dim, bool) else (dim, unbiased)
        correction = correction if unbiased is None else int(unbiased)
        return word, (input,), {"axes": along(dim, input.ndim), "keepdims": keepdim, "correction": correction}

    return note


def _extreme(word: str) -> Callable[..., Note]:
    def note(tape: Tape, input: Any, dim: Any = None, keepdim: bool = False, other: Any = None) -> Note:
        other = dim if isinstance(dim, torch.Tensor) else other
        return _reduced(word)(tape, input, dim, keepdim) if other is None else (f"{word}imum", (input, other), {})

    return note


def _norm(
    tape: Tape, input: Any, p: Any = None, dim: Any = None, keepdim: bool = False, *, ord: Any = None
) -> Note:  # fmt: skip
    p, axes = ord if p is None else p, along(dim, input.ndim)
    if p not in (2, "fro", None):
        raise tape.refused(f"the norm of order {p}")
    return "norm", (input,), {"axes": axes, "keepdims": keepdim}


def _order_norm(tape: Tape, A: Any, ord: Any = None, dim: Any = None, keepdim: bool = False) -> Note:
    if ord == 2 and len(along(dim, A.ndim)) == 2:
        raise tape.refused("the norm of order 2 of a matrix, which is its largest singular value")
    return _norm(tape, A, ord, dim, keepdim)


def _rows(word: str) -> Callable[..., Note]:
    def note(tape: Tape, input: Any, dim: Any = None, dtype: Any = None) -> Note:
        if dim is None:
            raise tape.refused(f"{word} without an axis", "; name it, as in dim=-1")
        return word, (input,), {"axes": (dim,)}

    return note


def _product(tape: Tape, input: Any, other: Any) -> Note:
    return "einsum", (input, other), {"subscripts": multiplied(input.ndim, other.ndim)}


def _inner(tape: Tape, input: Any, other: Any) -> Note:
    first, second = LETTERS[: input.ndim - 1], LETTERS.upper()[: other.ndim - 1]
    return "einsum", (input, other), {"subscripts": f"{first}z,{second}z->{first}{second}"}


def _einsum(tape: Tape, equation: str, *operands: Any) -> Note:
    operands = tuple(operands[0]) if len(operands) == 1 and isinstance(operands[0], tuple | list) else operands
    return "einsum", operands, {"subscripts": contraction(tape, equation)}


def _reshaped(tape: Tape, x: Any, *_: Any, **__: Any) -> Note:
    return "reshape", (x,), {}


def _permuted(tape: Tape, input: Any, *order: Any, dims: Any = None) -> Note:
    order = dims or (order[0] if len(order) == 1 and not isinstance(order[0], int) else order)
    return "transpose", (input,), {"axes": tuple(n % input.ndim for n in order)}


def _swapped(tape: Tape, input: Any, dim0: int = -1, dim1: int = -2, **others: int) -> Note:
    a, b = others.values() if others else (dim0, dim1)
    return "transpose", (input,), {"axes": swapped(input.ndim, a, b)}


def _joined(tape: Tape, tensors: Sequence[Any], dim: int = 0, *, axis: int | None = None) -> Note:
    return "concatenate", tuple(tensors), {"axis": dim if axis is None else axis}


def _chosen(tape: Tape, condition: Any, input: Any, other: Any) -> Note:
    if condition.dtype != torch.bool:  # x.where(condition, other)
        condition, input = input, condition
    return "where", (condition, input, other), {}


def _filled(tape: Tape, input: Any, mask: Any, value: Any) -> Note:
    return "where", (mask, value, input), {}


def _triangle(function: Callable[..., Any]) -> Callable[..., Note]:
    def note(tape: Tape, input: Any, diagonal: int = 0) -> Note:
        return "multiply", (input, function(torch.ones(input.shape[-2:], dtype=torch.float64), diagonal)), {}

    return note


def _cumulated(tape: Tape, input: Any, dim: int) -> Note:
    letters, ones = LETTERS[: input.ndim], torch.ones(input.shape[dim], input.shape[dim], dtype=torch.float64)
    subscripts = f"{letters},z{letters[dim]}->{letters.replace(letters[dim], 'z')}"
    return "einsum", (input, torch.tril(ones)), {"subscripts": subscripts}


def _layernorm(
    tape: Tape, input: Any, normalized_shape: Any, weight: Any = None, bias: Any = None, eps: float = 1e-5,
    cudnn_enable: bool = True,
) -> Note:  # fmt: skip
    if len(normalized_shape) != 1:
        raise tape.refused("a layer norm over several axes")
    weight = 1 if weight is None else weight
    return "layernorm", (input, weight) if bias is None else (input, weight, bias), {"epsilon": eps}


def _rmsnorm(tape: Tape, input: Any, normalized_shape: Any, weight: Any = None, eps: float | None = None) -> Note:
    if len(normalized_shape) != 1 or eps is None:
        raise tape.refused("an RMS norm over several axes, or without an epsilon", "; give eps")
    return "rmsnorm", (input,) if weight is None else (input, weight), {"epsilon": eps}


def _softplus(tape: Tape, input: Any, beta: Unread = 1, threshold: Unread = 20) -> Note:
    return "softplus", (input,), {}


def _elu(tape: Tape, input: Any, alpha: Unread = 1.0, inplace: bool = False) -> Note:
    return "elu", (input,), {}


FUNCTIONS: Mapping[str, Callable[..., Note]] = MappingProxyType(
    {
        "sum": _reduced("sum"), "mean": _reduced("mean"), "amax": _reduced("max"), "amin": _reduced("min"),
        "logsumexp": _reduced("logsumexp"), "max": _extreme("max"), "min": _extreme("min"),
        "var": _spread("variance"), "std": _spread("deviation"), "linalg_norm": _order_norm,
        **dict.fromkeys(("norm", "vector_norm", "linalg_vector_norm"), _norm),
        "softmax": _rows("softmax"), "log_softmax": _rows("log_softmax"), "einsum": _einsum,
        **dict.fromkeys(("matmul", "mm", "bmm", "mv", "dot"), _product),
        "rmatmul": lambda tape, input, other: _product(tape, other, input),
        "inner": _inner,
        **dict.fromkeys(("view", "reshape", "flatten", "unflatten", "squeeze", "unsqueeze", "view_as"), _reshaped),
        **dict.fromkeys(("transpose", "swapaxes", "swapdims", "mT", "adjoint"), _swapped),
        **dict.fromkeys(("t", "T", "numpy_T"), lambda tape, x: _permuted(tape, x, tuple(range(x.ndim))[::-1])),
        "permute": _permuted,
        **dict.fromkeys(("expand", "expand_as"), lambda tape, x, *shape: ("broadcast", (x,), {})),
        **dict.fromkeys(("cat", "concat", "concatenate"), _joined),
        "where": _chosen, "masked_fill": _filled, "tril": _triangle(torch.tril), "triu": _triangle(torch.triu),
        "cumsum": _cumulated, "layer_norm": _layernorm, "rms_norm": _rmsnorm, "softplus": _softplus, "elu": _elu,
        "gelu": lambda tape, x, approximate="none": ("gelu" if approximate == "none" else "gelu_tanh", (x,), {}),
        "leaky_relu": lambda tape, x, negative_slope=0.01, inplace=False: ("leaky_relu", (x, negative_slope), {}),
    }
)  # fmt: skip
"""Operations of which PyTorch computes the value."""


def _at(axis: int, rank: int, key: Any) -> tuple[Any, ...]:
    return (*(slice(None),) * (axis % rank), key)


def _split(tape: Tape, tensor: Any, split_size: Any, dim: int = 0) -> tuple[Any, ...]:
    length = tensor.shape[dim]
    if isinstance(split_size, int):
        split_size = [min(split_size, length - n) for n in range(0, length, split_size)]
    return tuple(tape.part(tensor, _at(dim, tensor.ndim, run)) for run in runs(split_size))


def _gathered(tape: Tape, input: Any, dim: int, index: Any, sparse_grad: bool = False) -> Any:
    """Note one entry of each row."""
    dim %= input.ndim
    letters = LETTERS[: input.ndim]
    own = letters.replace(letters[dim], "")
    if index.shape[dim] != 1 or not tape.is_index(index, index.shape[:dim] + index.shape[dim + 1 :]):
        raise tape.refused(*PICKED)
    subscripts, value = f"{own}{letters[dim]},{letters}->{own}", tape.plain(input).gather(dim, index)
    row = tape.add("einsum", (index, input), {"subscripts": subscripts}, value.squeeze(dim), picks=True)
    return tape.add("reshape", (row,), {}, value)


def _embedded(
    tape: Tape, input: Any, weight: Any, padding_idx: Any = None, max_norm: Unread = None, norm_type: float = 2.0,
    scale_grad_by_freq: bool = False, sparse: bool = False,
) -> Any:  # fmt: skip
    return tape.part(weight, (input,))


def _one_hot(tape: Tape, tensor: Any, num_classes: int = -1) -> Any:
    if not tape.is_index(tensor, tensor.shape):
        raise tape.refused(*PICKED)
    return tape.add("same", (tensor,), {}, functional.one_hot(tensor, num_classes), picks=True)


PARTS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        "getitem": lambda tape, x, key: tape.part(x, key),
        "narrow": lambda tape, input, dim, start, length: tape.part(
            input, _at(dim, input.ndim, slice(start, start + length))
        ),
        "select": lambda tape, input, dim, index: tape.part(input, _at(dim, input.ndim, index)),
        "split": _split, "gather": _gathered, "embedding": _embedded,
        "chunk": lambda tape, input, chunks, dim=0: _split(tape, input, -(-input.shape[dim] // chunks), dim),
        "unbind": lambda tape, input, dim=0: tuple(
            tape.part(input, _at(dim, input.ndim, n)) for n in range(input.shape[dim])
        ),
        "take_along_dim": lambda tape, input, indices, dim: _gathered(tape, input, dim, indices),
        "one_hot": _one_hot,
    }
)  # fmt: skip
"""Parts of arrays."""


def _affine(input: Any, weight: Any, bias: Any = None) -> Any:
    lead = LETTERS[: input.ndim - 1]
    product = torch.einsum(f"{lead}k,jk->{lead}j", input, weight)
    return product if bias is None else product + bias


def _clamped(input: Any, min: Any = None, max: Any = None) -> Any:
    input = input if min is None else torch.clamp_min(input, min)
    return input if max is None else torch.clamp_max(input, max)


def _repeated(input: Any, repeats: Any, dim: int | None = None, *, output_size: Any = None) -> Any:
    """Repeat each entry along an axis, the copies next to each other."""
    if not isinstance(repeats, int) or dim is None:
        raise TraceError("torch.repeat_interleave by an array cannot be read as a formula")
    dim %= input.ndim
    shape = input.shape
    return input.unsqueeze(dim + 1).expand(*shape[: dim + 1], repeats, *shape[dim + 1 :]).flatten(dim, dim + 1)


def _attention(
    query: Any, key: Any, value: Any, attn_mask: Any = None, dropout_p: Unread = 0.0, is_causal: bool = False,
    scale: float | None = None, enable_gqa: bool = False,
) -> Any:  # fmt: skip
    if enable_gqa:
        key = key.repeat_interleave(query.shape[-3] // key.shape[-3], -3)
        value = value.repeat_interleave(query.shape[-3] // value.shape[-3], -3)
    scores = query @ key.transpose(-2, -1) * (1 / math.sqrt(query.shape[-1]) if scale is None else scale)
    if is_causal:
        attn_mask = torch.ones(query.shape[-2], key.shape[-2], dtype=torch.bool).tril()
    if attn_mask is not None:
        seen = attn_mask.dtype == torch.bool
        scores = scores.masked_fill(~attn_mask, -math.inf) if seen else scores + attn_mask
    return torch.softmax(scores, -1) @ value


def _losses(each: Any, reduction: str) -> Any:
    return each.mean() if reduction == "mean" else each.sum() if reduction == "sum" else each


def _mse(
    input: Any, target: Any, size_average: Unread = None, reduce: Unread = None, reduction: str = "mean",
    weight: Unread = None,
) -> Any:  # fmt: skip
    return _losses((input - target) ** 2, reduction)


def _nll(
    input: Any, target: Any, weight: Unread = None, size_average: Unread = None, ignore_index: Unread = -100,
    reduce: Unread = None, reduction: str = "mean",
) -> Any:  # fmt: skip
    return _losses(-input.gather(1, target.unsqueeze(1)).squeeze(1), reduction)


def _cross_entropy(
    input: Any, target: Any, weight: Unread = None, size_average: Unread = None, ignore_index: Unread = -100,
    reduce: Unread = None, reduction: str = "mean", label_smoothing: float = 0.0,
) -> Any:  # fmt: skip
    if target.dtype == torch.int64:
        target = functional.one_hot(target, input.shape[1])
    if label_smoothing:
        target = target * (1 - label_smoothing) + label_smoothing / input.shape[1]
    return _losses(-(target * torch.log_softmax(input, 1)).sum(1), reduction)


def _logit_loss(
    input: Any, target: Any, weight: Unread = None, size_average: Unread = None, reduce: Unread = None,
    reduction: str = "mean", pos_weight: Unread = None,
) -> Any:  # fmt: skip
    return _losses(functional.softplus(input) - target * input, reduction)


def _divergence(
    input: Any, target: Any, size_average: Unread = None, reduce: Unread = None, reduction: str = "mean",
    log_target: bool = False,
) -> Any:  # fmt: skip
    each = torch.exp(target) * (target - input) if log_target else target * (torch.log(target) - input)
    return each.sum() / input.shape[0] if reduction == "batchmean" else _losses(each, reduction)


def _multi_head(
    query: Any, key: Any, value: Any, width: int, heads: int, weight: Any, bias: Any, bias_k: Any, bias_v: Any,
    add_zero_attn: bool, dropout_p: float, out_weight: Any, out_bias: Any, training: Unread = False,
    key_padding_mask: Unread = None, need_weights: bool = True, attn_mask: Any = None,
    use_separate_proj_weight: Unread = False, average_attn_weights: bool = True, is_causal: bool = False,
) -> tuple[Any, None]:  # fmt: skip
    if bias_k is not None or bias_v is not None or add_zero_attn or query.ndim != 3:
        raise TraceError("multi-head attention with biases of keys, or of other than three axes, is not read")
    biases = (None,) * 3 if bias is None else bias.chunk(3, 0)
    each = [_affine(x, w, b) for x, w, b in zip((query, key, value), weight.chunk(3, 0), biases, strict=True)]
    rows, batch = query.shape[:2]
    q, k, v = (x.view(x.shape[0], batch, heads, width // heads).permute(1, 2, 0, 3) for x in each)
    out = _attention(q, k, v, attn_mask, is_causal=is_causal and attn_mask is None)
    return _affine(out.permute(2, 0, 1, 3).reshape(rows, batch, width), out_weight, out_bias), None


WRITTEN: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        "linear": _affine, "repeat_interleave": _repeated, "scaled_dot_product_attention": _attention,
        "mse_loss": _mse, "cross_entropy": _cross_entropy, "nll_loss": _nll, "kl_div": _divergence,
        "binary_cross_entropy_with_logits": _logit_loss, "multi_head_attention_forward": _multi_head,
        **dict.fromkeys(("clamp", "clip"), _clamped),
        **dict.fromkeys(("addmm", "baddbmm"), lambda input, a, b, *, beta=1, alpha=1: beta * input + alpha * (a @ b)),
        "outer": lambda input, vec2: torch.einsum("i,j->ij", input, vec2),
        "stack": lambda tensors, dim=0: torch.cat([t.unsqueeze(dim) for t in tensors], dim),
        "glu": lambda input, dim=-1: input.chunk(2, dim)[0] * torch.sigmoid(input.chunk(2, dim)[1]),
        "addcmul": lambda input, tensor1, tensor2, value=1: input + value * tensor1 * tensor2,
        "addcdiv": lambda input, tensor1, tensor2, value=1: input + value * tensor1 / tensor2,
        "lerp": lambda input, end, weight: input + weight * (end - input),
        "cosine_similarity": lambda x1, x2, dim=1, eps=1e-8: (x1 * x2).sum(dim)
        / (x1.norm(dim=dim).clamp_min(eps) * x2.norm(dim=dim).clamp_min(eps)),
        "normalize": lambda input, p=2.0, dim=1, eps=1e-12: input / input.norm(p, dim, keepdim=True).clamp_min(eps),
        "softmin": lambda input, dim: torch.softmax(-input, dim),
        "tanhshrink": lambda input: input - torch.tanh(input),
        "softsign": lambda input: input / (1 + torch.abs(input)),
        "relu6": lambda input, inplace=False: torch.clamp(input, 0, 6),
        "hardtanh": lambda input, min_val=-1.0, max_val=1.0, inplace=False: torch.clamp(input, min_val, max_val),
        "logit": lambda x, eps=None: torch.log((t := x if eps is None else x.clamp(eps, 1 - eps)) / (1 - t)),
        "xlogy": lambda input, other: input * torch.log(other),
    }
)  # fmt: skip
"""Functions that are noted as what they do, by simpler ones."""
