"""Whole layers and their parts, the same in the Transformer and in PyTorch: what `benchmarks.layers` measures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from verify.transformer.blocks.config import LayerConfig
from verify.transformer.blocks.layer import EncoderLayerParameters, encoder_layer, encoder_layer_backward
from verify.transformer.layers.activations import gated_backward, gelu, relu, relu_backward, silu
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.rms_norm import rms_norm, rms_norm_backward
from verify.transformer.layers.softmax import softmax, softmax_backward
from verify.transformer.models.initial import Sizes, encoder_layer_parameters, xavier
from verify.transformer.parameters import flat, unflat

SHAPES = ((8, 128, 512), (4, 512, 512))
HEADS, HIDDEN = 8, 2048
ACTIVATIONS = {"relu": "relu", "gelu": "gelu", "swiglu": "silu"}
"""Of the feed-forward network; the last has a gate, by which its other matrices are multiplied."""

Run = Callable[[], list[np.ndarray]]


class Case(NamedTuple):
    """Ours and theirs, which return the output and the gradients in the same order; of a layer, its products alone."""

    name: str
    ours: Run
    theirs: Run
    products: Run | None = None


def layer_arrays(shape: tuple[int, ...], dtype: str, activation: str) -> dict[str, np.ndarray]:
    """Return the parameters of a layer by name, the input and the gradient at the output."""
    rng = np.random.default_rng(0)
    drawn = flat(encoder_layer_parameters(xavier(1), Sizes(shape[-1], HIDDEN, gated=activation == "swiglu")))
    drawn |= {"x": rng.standard_normal(shape), "d_output": rng.standard_normal(shape)}
    return {name: array.astype(dtype) for name, array in drawn.items()}


def config_of(activation: str) -> LayerConfig:
    """Return the conventions of a layer."""
    names: dict[str, Any] = ACTIVATIONS
    return LayerConfig(n_heads=HEADS, activation=names[activation])


def our_layer(given: dict[str, np.ndarray], activation: str) -> list[np.ndarray]:
    """Return the output of our layer, and its gradients."""
    arrays = dict(given)
    x, d_output = arrays.pop("x"), arrays.pop("d_output")
    parameters = unflat(EncoderLayerParameters, arrays)
    output, cache = encoder_layer(x, parameters, config_of(activation))
    found = encoder_layer_backward(cache, d_output)
    return [output, found.d_x, *flat(found.parameters).values()]


def their_layer(torch: ModuleType, tensors: dict[str, Any], activation: str) -> Any:
    """Return the output of the same layer by PyTorch's functions."""
    functional = torch.nn.functional
    x, p = tensors["x"], tensors
    batch, n, d = x.shape

    def linear(rows: Any, weight: str, bias: str) -> Any:
        return functional.linear(rows, p[weight].T, p[bias])

    def heads(role: str) -> Any:
        rows = linear(x, f"self_attention.w_{role}", f"self_attention.b_{role}")
        return rows.view(batch, n, HEADS, d // HEADS).transpose(1, 2)

    attended = functional.scaled_dot_product_attention(heads("query"), heads("key"), heads("value"))
    joined = attended.transpose(1, 2).reshape(batch, n, d)
    x = x + linear(joined, "self_attention.w_output", "self_attention.b_output")
    x = functional.layer_norm(x, (d,), p["norm1.weight"], p["norm1.bias"])
    hidden, activate = linear(x, "feed_forward.w_in", "feed_forward.b_in"), getattr(functional, ACTIVATIONS[activation])
    if activation == "swiglu":
        hidden = activate(linear(x, "feed_forward.w_gate", "feed_forward.b_gate")) * hidden
    else:
        hidden = activate(hidden)
    x = x + linear(hidden, "feed_forward.w_out", "feed_forward.b_out")
    return functional.layer_norm(x, (d,), p["norm2.weight"], p["norm2.bias"])


def products(given: dict[str, np.ndarray]) -> Run:
    """Return what multiplies matrices as often as a layer does, forward and backward, and does nothing else."""
    x = given["x"]
    batch, n, d = x.shape
    rng = np.random.default_rng(1)
    weights = [array for name, array in given.items() if array.ndim == 2]
    rows = {size: rng.standard_normal((batch * n, size)).astype(x.dtype) for w in weights for size in w.shape}
    heads = rng.standard_normal((batch * HEADS, n, d // HEADS)).astype(x.dtype)
    scores = rng.standard_normal((batch * HEADS, n, n)).astype(x.dtype)

    def run() -> list[np.ndarray]:
        found = []
        for weight in weights:
            into, out = (rows[size] for size in weight.shape)
            found = [into @ weight, out @ weight.T, into.T @ out]
        turned = heads.swapaxes(1, 2)
        for _ in range(3):  # scores, again for the backward pass, and the gradient at the weights
            found = [heads @ turned]
        for left in (scores, scores.swapaxes(1, 2)):  # the output and the gradient at the values; at queries and keys
            found = [left @ heads, left @ heads]
        return found

    return run


def layer_case(torch: ModuleType, shape: tuple[int, ...], dtype: str, activation: str) -> Case:
    """Return a whole layer."""
    given = layer_arrays(shape, dtype, activation)
    tensors = {name: torch.from_numpy(array).requires_grad_(name != "d_output") for name, array in given.items()}
    wanted = [tensors[name] for name in ("x", *(name for name in given if name not in ("x", "d_output")))]

    def theirs() -> list[np.ndarray]:
        output = their_layer(torch, tensors, activation)
        gradients = torch.autograd.grad(output, wanted, tensors["d_output"])
        return [output.detach().numpy(), *(gradient.numpy() for gradient in gradients)]

    return Case(f"layer {shape} {activation}", partial(our_layer, given, activation), theirs, products(given))


def part_cases(torch: ModuleType, dtype: str) -> Iterator[Case]:
    """Yield the functions that a layer is made of, each on two million numbers."""
    rng = np.random.default_rng(2)
    functional = torch.nn.functional
    x, g = (rng.standard_normal((1024, 2048)).astype(dtype) for _ in range(2))
    weight, bias = (rng.standard_normal(2048).astype(dtype) for _ in range(2))
    classes, one = rng.integers(0, 2048, 1024), np.array(1, dtype)

    def case(name: str, ours: Run, theirs: Callable[..., Any], *inputs: np.ndarray, cotangent: np.ndarray = g) -> Case:
        def run() -> list[np.ndarray]:
            tensors = [torch.from_numpy(array).requires_grad_() for array in inputs]
            output = theirs(*tensors)
            gradients = torch.autograd.grad(output, tensors, torch.from_numpy(cotangent))
            return [output.detach().numpy(), *(gradient.numpy() for gradient in gradients)]

        return Case(name, ours, run)

    def elementwise(forward: Any, backward: Any, *options: Any) -> list[np.ndarray]:
        output, cache = forward(x, *options)
        return [output, backward(cache, g)]

    def weighted() -> list[np.ndarray]:
        weights = softmax(x)
        return [weights, softmax_backward(weights, g)]

    def normed() -> list[np.ndarray]:
        output, cache = layer_norm(x, weight, bias)
        found = layer_norm_backward(cache, g)
        return [output, found.d_x, np.asarray(found.d_weight), np.asarray(found.d_bias)]

    def root_normed() -> list[np.ndarray]:
        output, cache = rms_norm(x, weight)
        found = rms_norm_backward(cache, g)
        return [output, found.d_x, np.asarray(found.d_weight)]

    def loss() -> list[np.ndarray]:
        output, cache = cross_entropy(x, classes, reduction="mean")
        return [output, cross_entropy_backward(cache, one).d_logits]

    targets = torch.from_numpy(classes)
    yield case("relu", partial(elementwise, relu, relu_backward), functional.relu, x)
    yield case("gelu", partial(elementwise, gelu, gated_backward), functional.gelu, x)
    by_tanh = partial(functional.gelu, approximate="tanh")
    yield case("gelu_tanh", partial(elementwise, gelu, gated_backward, "tanh"), by_tanh, x)
    yield case("silu", partial(elementwise, silu, gated_backward), functional.silu, x)
    yield case("softmax", weighted, partial(functional.softmax, dim=-1), x)
    yield case("layer_norm", normed, lambda t, w, b: functional.layer_norm(t, (2048,), w, b), x, weight, bias)
    yield case("rms_norm", root_normed, lambda t, w: functional.rms_norm(t, (2048,), w, 1e-6), x, weight)
    yield case("cross_entropy", loss, lambda t: functional.cross_entropy(t, targets), x, cotangent=one)
