"""What PyTorch's operators and calls are in the words of NumPy, by their names; PyTorch itself is not needed here."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from .arrays import NUMBER, detached, einsum, joined, multiply, norm, noted, padded, rolled, split
from .entries import apply, chosen

__all__ = ["CALLS", "ITSELF", "OPERATORS", "PLAIN", "READ", "entrywise"]


def entrywise(name: str) -> Callable[..., Any]:
    """Return what an operator entry by entry is, whatever PyTorch calls its arguments."""

    def read(
        self: Any = None, other: Any = None, *, alpha: Any = 1, exponent: Any = None, input: Any = None, x: Any = None
    ) -> Any:
        operands = [o for o in (input, x, self, other, exponent) if o is not None]
        if alpha != 1:
            operands[1] = operands[1] * alpha
        return apply(name, *operands)

    return read


def _dims(dim: Any) -> Any:
    return None if dim is None or dim == [] else dim if isinstance(dim, int) else tuple(dim)


def _reduced(word: str) -> Callable[..., Any]:
    return lambda self, dim=None, keepdim=False: self.reduced(word, _dims(dim), keepdim)


def _rows(word: str) -> Callable[..., Any]:
    return lambda self, dim, half_to_float=False: noted(word, (self,), np.zeros(self.shape), axes=(dim,))


def _spread(word: str) -> Callable[..., Any]:
    return lambda self, dim=None, *, correction=None, unbiased=True, keepdim=False: self.reduced(
        word, _dims(dim), keepdim, correction=int(unbiased) if correction is None else correction
    )


def _norm(self: Any, ord: Any = 2, dim: Any = None, keepdim: bool = False, p: Any = None) -> Any:
    return norm(self, ord if p is None else p, _dims(dim), keepdim)


def _clipped(self: Any, min: Any = None, max: Any = None, min_val: Any = None, max_val: Any = None) -> Any:
    return self.clip(min if min_val is None else min_val, max if max_val is None else max_val)


def _elu(self: Any, alpha: Any = 1, scale: Any = 1, input_scale: Any = 1) -> Any:
    below = np.exp(-(apply("relu", -self) * input_scale)) - 1
    return scale * (apply("relu", self) + alpha * below)


def _softplus(self: Any, beta: Any = 1, threshold: Any = 20) -> Any:
    return apply("softplus", self) if beta == 1 else apply("softplus", self * beta) / beta


def _cast(self: Any, dtype: Any = None) -> Any:
    kind = str(dtype).removeprefix("torch.").replace("bfloat16", "float16")
    return (self if dtype is None else self.astype(kind)).copy()


def _sliced(self: Any, dim: int = 0, start: Any = None, end: Any = None, step: int = 1) -> Any:
    return self[(*(slice(None),) * (dim % self.ndim), slice(start, end, step))]


def _squeezed(self: Any, dim: Any = None) -> Any:
    axes = np.atleast_1d(range(self.ndim) if dim is None else dim)
    return self.squeeze(tuple(int(n) for n in axes if self.shape[n] == 1))


def _split(self: Any, split_size: Any = None, dim: int = 0, split_sizes: Any = None) -> Any:
    sizes, places = split_size if split_sizes is None else split_sizes, self.shape[dim]
    sizes = [min(sizes, places - n) for n in range(0, places, sizes)] if isinstance(sizes, int) else sizes
    return split(self, sizes, dim)


def _padded(self: Any, pad: Any, value: Any = 0) -> Any:
    pairs = list(zip(pad[::2], pad[1::2], strict=True))[::-1]
    return padded(self, [(0, 0)] * (self.ndim - len(pairs)) + pairs, value)


def _convolved(input: Any, weight: Any, bias: Any, stride: Any, padding: Any, transposed: Any, groups: Any) -> Any:
    if math.prod(weight.shape[2:]) != 1 or {*stride, groups} != {1} or any(padding) or transposed:
        raise input.tape.refused("a convolution over more than one place", "; write it as sums of shifted arrays")
    rest = "wxyz"[: input.ndim - 2]
    result = einsum(f"bi{rest},oi->bo{rest}", input, np.reshape(weight, weight.shape[:2]))
    return result if bias is None else result + np.reshape(bias, (-1, *(1,) * len(rest)))


def _product(input: Any, other: Any) -> Any:
    return multiply(input, other)


def _affine(input: Any, weight: Any, bias: Any = None) -> Any:
    product = einsum("...k,jk->...j", input, weight)
    return product if bias is None else product + bias


def _layernorm(
    input: Any, normalized_shape: Any, weight: Any = None, bias: Any = None, eps: float = 1e-5, cudnn_enable: Any = True
) -> Any:
    if len(normalized_shape) != 1:
        return None
    operands = (input, 1 if weight is None else weight, *(() if bias is None else (bias,)))
    return noted("layernorm", operands, np.zeros(input.shape), epsilon=eps)


def _rmsnorm(input: Any, normalized_shape: Any, weight: Any = None, eps: float | None = None) -> Any:
    if len(normalized_shape) != 1 or eps is None:
        return None
    return noted("rmsnorm", (input,) if weight is None else (input, weight), np.zeros(input.shape), epsilon=eps)


def _attention(
    query: Any, key: Any, value: Any, attn_mask: Any = None, dropout_p: float = 0.0, is_causal: bool = False,
    scale: float | None = None, enable_gqa: bool = False,
) -> Any:  # fmt: skip
    if dropout_p:
        raise query.tape.refused(f"torch's scaled_dot_product_attention with dropout_p={dropout_p}")
    if enable_gqa:
        key, value = (x.repeat(query.shape[-3] // x.shape[-3], -3) for x in (key, value))
    scores = multiply(query, key.mT) * (1 / math.sqrt(query.shape[-1]) if scale is None else scale)
    if is_causal:
        attn_mask = np.tri(query.shape[-2], key.shape[-2], dtype=bool)
    if attn_mask is not None:
        seen = attn_mask.dtype == bool
        scores = chosen(attn_mask, scores, -math.inf) if seen else scores + attn_mask
    return multiply(_rows("softmax")(scores, -1), value)


def _gaussian(
    input: Any, target: Any, var: Any, full: bool = False, eps: float = 1e-6, reduction: str = "mean"
) -> Any:  # fmt: skip
    var = np.maximum(var, eps)
    each = 0.5 * (np.log(var) + (input - target) ** 2 / var) + full * 0.5 * math.log(2 * math.pi)
    return each if reduction == "none" else each.reduced(reduction)


def _one_hot(input: Any, num_classes: int = -1) -> Any:
    count = input.rows.shape[-1] if num_classes == -1 else num_classes
    return np.equal(input[..., None], np.arange(count)).astype(float)


CALLS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        **dict.fromkeys(("matmul", "mm", "bmm", "mv", "dot"), _product),
        "linear": _affine,
        "einsum": lambda equation, *operands: einsum(
            equation, *(operands[0] if isinstance(operands[0], list | tuple) else operands)
        ),
        "layer_norm": _layernorm,
        "rms_norm": _rmsnorm,
        "scaled_dot_product_attention": _attention,
        "one_hot": _one_hot,
        "gaussian_nll_loss": _gaussian,
        "repeat_interleave": lambda input, repeats, dim=None: input.repeat(repeats, dim),
    }
)
"""Calls that say more than the operators into which they are decomposed; None where they do not."""
OPERATORS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        "sum": _reduced("sum"), "mean": _reduced("mean"), "logsumexp": _reduced("logsumexp"),
        **dict.fromkeys(("amax", "max"), _reduced("max")), **dict.fromkeys(("amin", "min"), _reduced("min")),
        "var": _spread("variance"), "std": _spread("deviation"),
        "var_mean": lambda self, dim=None, *, correction=None, unbiased=True, keepdim=False: (
            _spread("variance")(self, dim, correction=correction, unbiased=unbiased, keepdim=keepdim),
            _reduced("mean")(self, dim, keepdim),
        ),
        "_cdist_forward": lambda x1, x2, p, compute_mode: _norm(x1[..., None, :] - np.expand_dims(x2, -3), p, -1),
        "linalg_vector_norm": _norm, "norm": _norm,
        "_softmax": _rows("softmax"), "_log_softmax": _rows("log_softmax"),
        "gelu": lambda self, *, approximate="none": apply("gelu" if approximate == "none" else "gelu_tanh", self),
        "elu": _elu, "softplus": _softplus, **dict.fromkeys(("clamp", "hardtanh"), _clipped),
        "clamp_min": lambda self, min: self.clip(min), "clamp_max": lambda self, max: self.clip(None, max),
        "leaky_relu": lambda self, negative_slope=0.01: apply("leaky_relu", self, negative_slope),
        "log_sigmoid_forward": lambda self: apply("log_sigmoid", self),
        "log10": lambda self: apply("log", self) / math.log(10),
        "xlogy": lambda self, other: self * np.log(other),
        "_to_copy": _cast, "detach": lambda self: detached(self),
        "clone": lambda self: self.copy(), "nan_to_num": lambda self: np.nan_to_num(self),
        "copy": lambda self, src: src.broadcast(self.shape),
        **dict.fromkeys(("view", "_unsafe_view"), lambda self, size: self.reshape(size)),
        "unsqueeze": lambda self, dim: self.reshape(np.expand_dims(self.value, dim).shape),
        "squeeze": _squeezed,
        "expand": lambda self, size: self.broadcast(np.broadcast_shapes(self.shape, [max(n, 1) for n in size])),
        "permute": lambda self, dims: self.transpose(tuple(dims)),
        "t": lambda self: self.T, "transpose": lambda self, dim0, dim1: self.swapaxes(dim0, dim1),
        "repeat": lambda self, repeats: np.tile(self, repeats),
        "cat": lambda tensors, dim=0: joined(tensors, dim),
        "stack": lambda tensors, dim=0: joined([np.expand_dims(t, dim) for t in tensors], dim),
        "where": lambda condition, self, other: chosen(condition, self, other),
        "masked_fill": lambda self, mask, value: chosen(mask, value, self),
        "tril": lambda self, diagonal=0: np.tril(self, diagonal),
        "triu": lambda self, diagonal=0: np.triu(self, diagonal),
        **dict.fromkeys(("mm", "bmm"), lambda self, mat2: multiply(self, mat2)),
        "mv": lambda self, vec: multiply(self, vec), "dot": lambda self, tensor: multiply(self, tensor),
        "addmm": lambda self, mat1, mat2, *, beta=1, alpha=1: self * beta + multiply(mat1, mat2) * alpha,
        "slice": _sliced, **dict.fromkeys(("split", "split_with_sizes"), _split),
        "select": lambda self, dim, index: self.take(index, dim),
        "unbind": lambda self, dim=0: [self.take(n, dim) for n in range(self.shape[dim])],
        "index": lambda self, indices: self[tuple(slice(None) if k is None else k for k in indices)],
        "index_select": lambda self, dim, index: self.take(index, dim),
        "embedding": lambda weight, indices: np.take(weight, indices, axis=0),
        "gather": lambda self, dim, index: np.take_along_axis(self, index, dim),
        "cumsum": lambda self, dim: self.cumsum(dim), "flip": lambda self, dims: np.flip(self, dims),
        "roll": lambda self, shifts, dims=(): rolled(self, shifts, dims),
        "diagonal": lambda self, offset=0, dim1=0, dim2=1: self.diagonal(offset, dim1, dim2),
        "constant_pad_nd": _padded, "convolution": _convolved,
        "isnan": lambda self: np.isnan(self), "isinf": lambda self: np.isinf(self),
        "_local_scalar_dense": lambda self: self.item(),
    }
)  # fmt: skip
"""Operators that are not entry by entry, with the names that PyTorch gives their arguments."""
_PLAIN = """
    zeros_like ones_like empty_like full_like new_zeros new_ones new_full new_empty new_empty_strided is_same_size
    sym_size sym_stride sym_numel size stride
"""
PLAIN = tuple(_PLAIN.split())
"""Operators of which the result has the shape of an array, and not its numbers."""
READ: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("tolist", "numpy", "array", "bool", "float", "int", "index", "item"), NUMBER),
        "setitem": ("an assignment to entries", "; use torch.where or torch.cat"),
        "iter": ("a loop over an axis", "; name the whole axis, as in x.sum(0)"),
    }
)
ITSELF: Mapping[str, Any] = MappingProxyType(
    dict.fromkeys(("has_torch_function", "has_torch_function_unary", "has_torch_function_variadic"), lambda *_: False)
)
"""What PyTorch's functions of Python ask first: whether another is to answer."""
