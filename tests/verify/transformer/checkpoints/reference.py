"""Frozen numbers of PyTorch and Hugging Face: makes the files of data/, by hand and never in a test.

Each file holds one real module in float64: ``parameters.`` and the names of its state_dict, ``inputs.`` with
masks, ``outputs.``, ``cotangents.`` (random gradients at the outputs, one for each), and ``gradients.`` by
autograd at all parameters and inputs. Sizes differ and are prime where they can; biases and gains of norms are
random, so that none is 0 or 1. Made with torch 2.13.0 and transformers 5.23.0:

    python3 -m pip install torch==2.13.0 transformers==5.23.0 safetensors
    python3 tests/verify/transformer/checkpoints/reference.py

BERT's tokens leave out 0: autograd drops the gradient at the row of ``[PAD]``, which is its ``padding_idx``.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import safetensors.numpy
import torch
from torch import Tensor, nn
from transformers import BertConfig, BertModel

from verify.transformer.checkpoints.files import EXAMPLE_ARRAYS

DATA = Path(__file__).with_name("data")
BATCH, N, M = 2, 5, 7
HEADS, D, HIDDEN = 2, 6, 3

Tensors = dict[str, Tensor]


def module(kind: Callable[..., nn.Module], *arguments: object, **options: object) -> nn.Module:
    """Return a module in float64, without dropout, with random parameters everywhere."""
    made = kind(*arguments, **options).double()
    for layer in made.modules():
        if isinstance(layer, nn.Dropout):
            layer.p = 0.0
        if isinstance(layer, nn.MultiheadAttention):
            layer.dropout = 0.0
    with torch.no_grad():
        for name, parameter in made.named_parameters():
            gain = "norm" in name.lower() and name.endswith("weight")
            parameter.copy_(torch.randn_like(parameter) / 2 + (1.0 if gain else 0.0))
    return made.train()  # the fast path of inference has no gradients


def rows(*shape: int) -> Tensor:
    return torch.randn(*shape, dtype=torch.float64)


def frozen(made: nn.Module, inputs: Tensors, run: Callable[..., Tensors]) -> dict[str, np.ndarray]:
    """Return what a file holds: `run` takes the inputs to the outputs of the module."""
    for value in inputs.values():
        value.requires_grad_(value.is_floating_point() and bool(value.isfinite().all()))
    outputs = run(**inputs)
    cotangents = {name: torch.randn_like(output) for name, output in outputs.items()}
    sum((outputs[name] * cotangents[name]).sum() for name in outputs).backward()
    gradients = {name: p.grad for name, p in made.named_parameters()}
    gradients |= {f"inputs.{name}": x.grad for name, x in inputs.items() if x.requires_grad}
    groups = {
        "parameters": made.state_dict(),
        "inputs": inputs,
        "outputs": outputs,
        "cotangents": cotangents,
        "gradients": gradients,
    }
    return {f"{group}.{name}": x.detach().numpy() for group, found in groups.items() for name, x in found.items()}


def ignored(*shape: int) -> Tensor:
    """Return a random mask with True = may not attend, in which each query keeps the first key."""
    mask = torch.rand(*shape) < 0.3
    mask[..., 0] = False
    return mask


def padding(length: int) -> Tensor:
    """Return which tokens of a batch are padding: none of the first sequence, two of the second."""
    return torch.arange(length) >= torch.tensor([[length], [length - 2]])


def causal(length: int) -> Tensor:
    return nn.Transformer.generate_square_subsequent_mask(length, dtype=torch.float64)


def attention(masks: Tensors, d_key: int = D, d_value: int = D, bias: bool = True) -> dict[str, np.ndarray]:
    made = module(nn.MultiheadAttention, D, HEADS, bias=bias, kdim=d_key, vdim=d_value, batch_first=True)
    inputs = {"query": rows(BATCH, N, D), "key": rows(BATCH, M, d_key), "value": rows(BATCH, M, d_value), **masks}

    return frozen(made, inputs, lambda **inputs: {"output": made(**inputs)[0]})


def encoder_layer(masks: Tensors, **options: object) -> dict[str, np.ndarray]:
    made = module(nn.TransformerEncoderLayer, D, HEADS, HIDDEN, batch_first=True, **options)
    return frozen(made, {"src": rows(BATCH, N, D), **masks}, lambda **inputs: {"output": made(**inputs)})


def decoder_layer(masks: Tensors, **options: object) -> dict[str, np.ndarray]:
    made = module(nn.TransformerDecoderLayer, D, HEADS, HIDDEN, batch_first=True, **options)
    inputs = {"tgt": rows(BATCH, N, D), "memory": rows(BATCH, M, D), **masks}
    return frozen(made, inputs, lambda **inputs: {"output": made(**inputs)})


def transformer() -> dict[str, np.ndarray]:
    made = module(nn.Transformer, D, HEADS, 2, 2, HIDDEN, batch_first=True)
    inputs = {
        "src": rows(BATCH, M, D),
        "tgt": rows(BATCH, N, D),
        "tgt_mask": causal(N),
        "src_key_padding_mask": padding(M),
        "memory_key_padding_mask": padding(M),
    }
    return frozen(made, inputs, lambda **inputs: {"output": made(**inputs)})


def bert() -> dict[str, np.ndarray]:
    sizes = {"hidden_size": D, "num_attention_heads": HEADS, "intermediate_size": HIDDEN, "num_hidden_layers": 2}
    tables = {"vocab_size": 13, "max_position_embeddings": M, "type_vocab_size": 3}
    made = module(BertModel, BertConfig(**sizes, **tables, attn_implementation="eager"))
    inputs = {
        "input_ids": torch.randint(1, 13, (BATCH, N)),
        "token_type_ids": torch.randint(0, 3, (BATCH, N)),
        "attention_mask": (~padding(N)).long(),
    }

    def run(**inputs: Tensor) -> Tensors:
        found = made(**inputs)
        return {"hidden": found.last_hidden_state, "pooled": found.pooler_output}

    return frozen(made, inputs, run)


def layer_norm() -> dict[str, np.ndarray]:
    made = module(nn.LayerNorm, D)
    with torch.no_grad():
        made.weight.add_(1.0)
    return frozen(made, {"x": rows(BATCH, N, D) + 3}, lambda x: {"output": made(x)})


def batch_norm() -> dict[str, np.ndarray]:
    made = module(nn.BatchNorm1d, M)
    before = {f"before.{name}": x.clone().numpy() for name, x in made.state_dict().items()}
    return {**frozen(made, {"x": 2 * rows(N, M) + 3}, lambda x: {"output": made(x)}), **before}


def cross_entropy() -> dict[str, np.ndarray]:
    made = nn.CrossEntropyLoss(label_smoothing=0.125, ignore_index=-100)
    targets = torch.randint(0, M, (BATCH * N,))
    targets[[1, 4]] = -100
    return frozen(
        made, {"x": 2 * rows(BATCH * N, M), "targets": targets}, lambda x, targets: {"loss": made(x, targets)}
    )


def cases() -> dict[str, Callable[[], dict[str, np.ndarray]]]:
    """Return what makes each file, by the name of the file."""
    additive = rows(BATCH * HEADS, N, M)
    return {
        "attention.npz": lambda: attention({"attn_mask": ignored(N, M), "key_padding_mask": padding(M)}),
        "attention_split.safetensors": lambda: attention({"attn_mask": additive}, d_key=4, d_value=9),
        "attention_without_bias.safetensors": lambda: attention({"key_padding_mask": padding(M)}, bias=False),
        "encoder_layer.safetensors": lambda: encoder_layer({"src_key_padding_mask": padding(N)}),
        "encoder_layer_norm_first.safetensors": lambda: encoder_layer(
            {"src_mask": causal(N)}, norm_first=True, activation="gelu"
        ),
        "decoder_layer.safetensors": lambda: decoder_layer(
            {"tgt_mask": causal(N), "memory_mask": ignored(N, M), "memory_key_padding_mask": padding(M)}
        ),
        "decoder_layer_norm_first.safetensors": lambda: decoder_layer(
            {"tgt_mask": causal(N)}, norm_first=True, activation="gelu"
        ),
        "transformer.safetensors": transformer,
        "bert.safetensors": bert,
        "layer_norm.npz": layer_norm,
        "batch_norm.npz": batch_norm,
        "cross_entropy.npz": cross_entropy,
    }


def main() -> None:
    DATA.mkdir(exist_ok=True)
    torch.manual_seed(0)
    for name, make in cases().items():
        arrays = make()
        if name.endswith(".npz"):
            np.savez_compressed(EXAMPLE_ARRAYS if name == EXAMPLE_ARRAYS.name else DATA / name, **arrays)
        else:
            safetensors.numpy.save_file({key: np.ascontiguousarray(x) for key, x in arrays.items()}, DATA / name)


if __name__ == "__main__":
    main()
