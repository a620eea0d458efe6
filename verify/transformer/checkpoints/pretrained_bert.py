"""BERT of Hugging Face as it is published, with its heads: a folder with ``config.json`` and ``.safetensors``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.checkpoints.names import MODULES
from verify.transformer.checkpoints.options import read_options, require_kinds, require_sizes
from verify.transformer.checkpoints.pretrained import Pretrained, activation_named, read_arrays
from verify.transformer.checkpoints.state_dict import from_state_dict
from verify.transformer.models.bert import BertParameters, bert_config
from verify.transformer.models.bert_heads import BertHeadsParameters

__all__ = ["bert_layer_config", "load_bert"]

HEADS = ("bert.pooler.", "cls.predictions.", "cls.seq_relationship.", "classifier.", "qa_outputs.")
"""Beginnings of the names of heads, and of the modules below them."""


def load_bert(
    folder: str | os.PathLike[str], module: str | None = None
) -> Pretrained[BertParameters | BertHeadsParameters, LayerConfig]:
    """Return the BERT that a folder holds, with the heads of one class; of ``BertModel`` alone the encoder.

    Parameters
    ----------
    folder : path
        With ``config.json`` and ``model.safetensors``, or ``model.safetensors.index.json`` and the files that it names.
    module : str, optional
        A class of Hugging Face, such as ``"BertForPreTraining"``; the one that the configuration names without it.
        Heads that the files have and the class has not are left out.

    Raises
    ------
    ArgumentError
        If a file is not there or not what it should be, the model is no BERT, or it lacks an array of the class.
    """
    options = read_options(folder)
    config = bert_layer_config(options)
    named = options.get("architectures") or ["none"]
    module = str(named[0]) if module is None else module
    modules = [name for name in MODULES if name.startswith("Bert")]
    if module not in modules:
        raise ArgumentError("module", f"one of {', '.join(modules)}", repr(module))
    arrays = _of_the_class(module, read_arrays(folder))
    require_sizes(options, arrays)
    head, embedding = arrays.get("cls.predictions.decoder.weight"), arrays.get("bert.embeddings.word_embeddings.weight")
    if head is not None and embedding is not None and np.array_equal(head, embedding):
        del arrays["cls.predictions.decoder.weight"]  # the embedding once more
    return Pretrained(module, from_state_dict(module, arrays), config)


def _of_the_class(module: str, arrays: Mapping[str, Array]) -> dict[str, Array]:
    """Return the arrays without those of other heads."""
    record = MODULES[module]
    loaded = {row.theirs for row in (*record.layouts[0], *record.optional)}
    beside = tuple(head for head in HEADS if not any(name.startswith(head) for name in loaded))
    return {name: array for name, array in arrays.items() if not beside or not name.startswith(beside)}


def bert_layer_config(options: Mapping[str, Any]) -> LayerConfig:
    """Return the conventions of a BERT from the content of ``config.json``.

    Parameters
    ----------
    options : mapping
        As JSON gives it. Decimal numbers read as Fractions suit every number type; floats suit floats.

    Raises
    ------
    ArgumentError
        If it is no BERT, an option is missing, or one asks for what is not here.
    """
    require_kinds(options)
    if options.get("model_type") != "bert":
        raise ArgumentError("model_type", "bert", repr(options.get("model_type")))
    if "num_attention_heads" not in options:
        raise ArgumentError("options", "num_attention_heads for bert", "none")
    for name, plain in (("position_embedding_type", "absolute"), ("is_decoder", False), ("add_cross_attention", False)):
        if options.get(name, plain) != plain:
            raise ArgumentError(name, f"none or {plain}", repr(options[name]))
    return replace(
        bert_config(options["num_attention_heads"]),
        activation=activation_named(options.get("hidden_act", "gelu")),
        eps=options.get("layer_norm_eps", Fraction(1, 10**12)),
    )
