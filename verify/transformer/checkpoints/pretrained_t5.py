"""T5 of Hugging Face as it is published: a folder with ``config.json`` and ``.safetensors``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.checkpoints.options import read_options, require_kinds, require_sizes
from verify.transformer.checkpoints.pretrained import Pretrained, activation_named, read_arrays
from verify.transformer.checkpoints.state_dict import from_state_dict
from verify.transformer.models.t5 import T5Config, T5Parameters

__all__ = ["load_t5", "t5_config"]


def load_t5(folder: str | os.PathLike[str]) -> Pretrained[T5Parameters, T5Config]:
    """Return the T5 that a folder holds.

    Parameters
    ----------
    folder : path
        With ``config.json`` and ``model.safetensors``, or ``model.safetensors.index.json`` and the files that it names.

    Raises
    ------
    ArgumentError
        If a file is not there or not what it should be, or the model is no T5.
    """
    options = read_options(folder)
    module, config = t5_config(options)
    arrays = read_arrays(folder)
    require_sizes({"num_decoder_layers": options.get("num_layers"), **options}, arrays)
    head, tied = arrays.get("lm_head.weight"), options.get("tie_word_embeddings", True)
    if tied and head is not None and np.array_equal(head, arrays.get("shared.weight", ())):
        del arrays["lm_head.weight"]  # the embedding once more; another one is kept, whatever the option says
    return Pretrained(module, from_state_dict(module, arrays), config)


def t5_config(options: Mapping[str, Any]) -> tuple[str, T5Config]:
    """Return the class of a T5 and its conventions from the content of ``config.json``.

    Parameters
    ----------
    options : mapping
        As JSON gives it. Decimal numbers read as Fractions suit every number type; floats suit floats.

    Returns
    -------
    module : str
    config : T5Config

    Raises
    ------
    ArgumentError
        If it is no T5, an option is missing, or the activation is not here.
    """
    require_kinds(options)
    if options.get("model_type") != "t5":
        raise ArgumentError("model_type", "t5", repr(options.get("model_type")))
    if "num_heads" not in options:
        raise ArgumentError("options", "num_heads for t5", "none")
    kind = str(options.get("feed_forward_proj", "relu"))
    gated = kind.startswith("gated-")
    name = "gelu_new" if kind == "gated-gelu" else kind.removeprefix("gated-")
    layer = LayerConfig(
        n_heads=options["num_heads"],
        norm_first=True,
        norm="rms",
        activation=activation_named(name),
        eps=options.get("layer_norm_epsilon", Fraction(1, 10**6)),
        scale=1,
    )
    config = T5Config(
        layer,
        n_buckets=options.get("relative_attention_num_buckets", 32),
        farthest=options.get("relative_attention_max_distance", 128),
        scaled_output=options.get("scale_decoder_outputs", options.get("tie_word_embeddings", True)),
    )
    return f"T5ForConditionalGeneration{', gated' if gated else ''}", config
