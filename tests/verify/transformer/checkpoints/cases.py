"""The frozen modules of data/, computed by this package, and how far rounding lets the two be apart.

The files and their names are described in `reference.py`. PyTorch's boolean masks say where *not* to attend.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from verify.numbers import Array, bound
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import (
    decoder_layer,
    decoder_layer_backward,
    encoder_layer,
    encoder_layer_backward,
)
from verify.transformer.checkpoints.files import EXAMPLE_ARRAYS, load_arrays
from verify.transformer.checkpoints.state_dict import from_state_dict, to_state_dict
from verify.transformer.layers.masks import Polarity
from verify.transformer.layers.multi_head import multi_head_attention, multi_head_attention_backward
from verify.transformer.models.bert import BertOutput, bert, bert_backward, bert_config
from verify.transformer.models.transformer import transformer, transformer_backward

DATA = Path(__file__).with_name("data")
Arrays = dict[str, Array]

DRAWS = 4
STEP = 2.0**-20
LARGEST_BOUND = 1e-10


class Pass(NamedTuple):
    """Outputs, gradients at the parameters as a tree, and gradients at the inputs."""

    outputs: Arrays
    parameters: Any
    inputs: Arrays


class Case(NamedTuple):
    """A file of data/, the class of its module, its conventions, and its forward and backward pass."""

    file: str
    module: str
    config: LayerConfig
    run: Callable[[Any, LayerConfig, Polarity, Arrays, Arrays], Pass]


def group(arrays: Arrays, name: str) -> Arrays:
    return {key.removeprefix(name): array for key, array in arrays.items() if key.startswith(name)}


def masks(x: Arrays, name: str, padding: str, polarity: Polarity) -> AttentionMasks:
    given = x.get(name)
    boolean = given is not None and given.dtype == bool
    return AttentionMasks(
        mask=given if boolean else None,
        additive_mask=None if boolean else given,
        key_padding_mask=x.get(padding),
        polarity=polarity,
    )


def run_attention(p: Any, config: LayerConfig, polarity: Polarity, x: Arrays, g: Arrays) -> Pass:
    per_head = (len(x["query"]), config.n_heads)  # an attn_mask with three axes has batch and heads in the first
    if x.get("attn_mask", np.zeros(())).ndim == 3:
        x = {**x, "attn_mask": x["attn_mask"].reshape(*per_head, *x["attn_mask"].shape[1:])}
    m = masks(x, "attn_mask", "key_padding_mask", polarity)
    output, cache = multi_head_attention(
        x["query"],
        x["key"],
        x["value"],
        p,
        config.n_heads,
        m.mask,
        additive_mask=m.additive_mask,
        key_padding_mask=m.key_padding_mask,
        polarity=m.polarity,
    )
    d = multi_head_attention_backward(cache, g["output"])
    inputs = {"query": d.d_x_query, "key": d.d_x_key, "value": d.d_x_value}
    if d.d_additive_mask is not None:
        inputs["attn_mask"] = d.d_additive_mask.reshape(-1, *d.d_additive_mask.shape[2:])
    return Pass({"output": output}, d.parameters, inputs)


def run_encoder_layer(p: Any, config: LayerConfig, polarity: Polarity, x: Arrays, g: Arrays) -> Pass:
    output, cache = encoder_layer(x["src"], p, config, masks(x, "src_mask", "src_key_padding_mask", polarity))
    d = encoder_layer_backward(cache, g["output"])
    return Pass({"output": output}, d.parameters, {"src": d.d_x})


def run_decoder_layer(p: Any, config: LayerConfig, polarity: Polarity, x: Arrays, g: Arrays) -> Pass:
    memory_masks = masks(x, "memory_mask", "memory_key_padding_mask", polarity)
    own_masks = masks(x, "tgt_mask", "tgt_key_padding_mask", polarity)
    output, cache = decoder_layer(x["tgt"], x["memory"], p, config, own_masks, memory_masks)
    d = decoder_layer_backward(cache, g["output"])
    return Pass({"output": output}, d.parameters, {"tgt": d.d_x, "memory": d.d_memory})


def run_transformer(p: Any, config: LayerConfig, polarity: Polarity, x: Arrays, g: Arrays) -> Pass:
    output, cache = transformer(
        x["src"],
        x["tgt"],
        p,
        config,
        masks(x, "src_mask", "src_key_padding_mask", polarity),
        masks(x, "tgt_mask", "tgt_key_padding_mask", polarity),
        masks(x, "memory_mask", "memory_key_padding_mask", polarity),
    )
    d = transformer_backward(cache, g["output"])
    return Pass({"output": output}, d.parameters, {"src": d.d_source, "tgt": d.d_target})


def run_bert(p: Any, config: LayerConfig, polarity: Polarity, x: Arrays, g: Arrays) -> Pass:
    tokens = x["attention_mask"] == (1 if polarity == "ignore" else 0)  # 1 = a token, unlike PyTorch's masks
    output, cache = bert(x["input_ids"], p, config, segments=x["token_type_ids"], mask=tokens)
    d = bert_backward(cache, BertOutput(g["hidden"], g["pooled"]))
    return Pass(output._asdict(), d.parameters, {})


POST = LayerConfig(n_heads=2)
PRE = LayerConfig(n_heads=2, norm_first=True, activation="gelu")
CASES = {
    case.file.partition(".")[0]: case
    for case in (
        Case("attention.npz", "MultiheadAttention", POST, run_attention),
        Case("attention_split.safetensors", "MultiheadAttention", POST, run_attention),
        Case("attention_without_bias.safetensors", "MultiheadAttention", POST, run_attention),
        Case("encoder_layer.safetensors", "TransformerEncoderLayer", POST, run_encoder_layer),
        Case("encoder_layer_norm_first.safetensors", "TransformerEncoderLayer", PRE, run_encoder_layer),
        Case("decoder_layer.safetensors", "TransformerDecoderLayer", POST, run_decoder_layer),
        Case("decoder_layer_norm_first.safetensors", "TransformerDecoderLayer", PRE, run_decoder_layer),
        Case("transformer.safetensors", "Transformer", POST, run_transformer),
        Case("bert.safetensors", "BertModel", bert_config(2), run_bert),
    )
}


def load(case: Case) -> Arrays:
    return load_arrays(EXAMPLE_ARRAYS if case.file == EXAMPLE_ARRAYS.name else DATA / case.file)


def computed(
    case: Case, arrays: Arrays, polarity: Polarity = "ignore", change: Callable[[Any], Any] = lambda tree: tree
) -> Arrays:
    """Return the outputs and gradients of a case by the names of its file; `change` alters the loaded parameters."""
    parameters = change(from_state_dict(case.module, arrays, prefix="parameters."))
    found = case.run(parameters, case.config, polarity, group(arrays, "inputs."), group(arrays, "cotangents."))
    return {
        **{f"outputs.{name}": array for name, array in found.outputs.items()},
        **{f"gradients.inputs.{name}": array for name, array in found.inputs.items()},
        **to_state_dict(case.module, found.parameters, prefix="gradients."),
    }


def perturbed(arrays: Arrays, rng: np.random.Generator) -> Arrays:
    """Return all numbers that go in, each off by a relative step of random sign."""
    moved = dict(arrays)
    for name, array in arrays.items():
        if name.startswith(("parameters.", "inputs.", "cotangents.")) and array.dtype.kind == "f":
            moved[name] = array * (1 + STEP * rng.choice([-1.0, 1.0], array.shape))
    return moved


def accepted(case: Case, arrays: Arrays) -> dict[str, float]:
    """Return how far each frozen tensor may be from ours: what rounding explains, once for each side.

    The scale is the largest entry; that of a key bias alone, whose gradient is 0, is the query bias's. Kappa is
    measured: all numbers that go in move by a relative step of random sign, as roundings move them, and the tensor
    then moves by kappa times step and scale.
    """
    rng = np.random.default_rng(0)
    here = computed(case, arrays)
    change = dict.fromkeys(here, 0.0)
    for _ in range(DRAWS):
        there = computed(case, perturbed(arrays, rng))
        change = {name: max(change[name], float(np.abs(there[name] - here[name]).max())) for name in here}
    scale = {name: float(np.abs(here[name.replace(".key.bias", ".query.bias")]).max()) for name in here}
    return {name: 2 * bound(np.float64, max(1.0, change[name] / (STEP * scale[name])), scale[name]) for name in here}


def failures(arrays: Arrays, found: Arrays, limits: dict[str, float]) -> list[str]:
    """Return the names under which the frozen arrays and ours are not the same numbers."""
    frozen = {name for name in arrays if name.startswith(("outputs.", "gradients."))}
    if not frozen:
        raise ValueError("nothing is frozen")
    wrong = sorted(frozen ^ set(found))
    for name in sorted(frozen & set(found)):
        same_shape = arrays[name].shape == found[name].shape
        if not (same_shape and np.abs(arrays[name] - found[name]).max() <= limits[name]):
            wrong.append(name)
    return wrong
