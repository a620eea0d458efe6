"""Decoder-only models of Hugging Face as they are published: a folder with ``config.json`` and ``.safetensors``."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.checkpoints.files import load_arrays
from verify.transformer.checkpoints.options import read_options, require_kinds, require_sizes
from verify.transformer.checkpoints.state_dict import from_state_dict
from verify.transformer.layers.feed_forward import Activation
from verify.transformer.layers.heads import RotaryConfig, RotaryScaling
from verify.transformer.models.language_model import LanguageModelConfig, LanguageModelParameters

__all__ = [
    "EXAMPLE_MODEL",
    "Pretrained",
    "activation_named",
    "language_model_config",
    "load_language_model",
    "read_arrays",
]

EXAMPLE_MODEL = Path(__file__).with_name("llama")
"""A tiny Llama as Hugging Face saves one, with random weights."""

ACTIVATIONS: dict[str, Activation] = {
    "relu": "relu",
    "gelu": "gelu",
    "gelu_new": "gelu_tanh",
    "gelu_pytorch_tanh": "gelu_tanh",
    "silu": "silu",
    "swish": "silu",
}
"""Ours by Hugging Face's names."""

WITHOUT_EFFECT = (
    *("attention_bias", "mlp_bias", "add_cross_attention", "scale_attn_by_inverse_layer_idx"),
    "use_bidirectional_attention",
)
"""Options of features that our models do not have: a configuration must not ask for them."""


Parameters = TypeVar("Parameters")
Config = TypeVar("Config")


class Pretrained(NamedTuple, Generic[Parameters, Config]):
    """A model of Hugging Face.

    Parameters
    ----------
    module : str
        Its class there, a key of `verify.transformer.checkpoints.names.MODULES`: `to_state_dict` takes it.
    parameters : LanguageModelParameters, BertParameters, BertHeadsParameters or T5Parameters
        The weights.
    config : LanguageModelConfig, LayerConfig or T5Config
        The conventions.
    """

    module: str
    parameters: Parameters
    config: Config


def load_language_model(folder: str | os.PathLike[str]) -> Pretrained[LanguageModelParameters, LanguageModelConfig]:
    """Return the decoder-only model that a folder holds.

    Parameters
    ----------
    folder : path
        With ``config.json`` and ``model.safetensors``, or ``model.safetensors.index.json`` and the files that it names.

    Raises
    ------
    ArgumentError
        If a file is not there or not what it should be, or the model is of a family or has an option that is not here.
    """
    options = read_options(folder)
    module, config = language_model_config(options)
    arrays = read_arrays(folder)
    require_sizes(options, arrays)
    if options.get("tie_word_embeddings", FAMILIES[options["model_type"]].tied):
        arrays.pop("lm_head.weight", None)  # the embedding once more
    return Pretrained(module, from_state_dict(module, arrays), config)


def read_arrays(folder: str | os.PathLike[str]) -> dict[str, Array]:
    """Return the arrays of ``model.safetensors``, or of the files that ``model.safetensors.index.json`` names.

    Raises
    ------
    ArgumentError
        If a file is not there or not what it should be.
    """
    index = Path(folder) / "model.safetensors.index.json"
    return load_arrays(index if index.is_file() else Path(folder) / "model.safetensors")


def language_model_config(options: Mapping[str, Any]) -> tuple[str, LanguageModelConfig]:
    """Return the class of a model and its conventions from the content of ``config.json``.

    Parameters
    ----------
    options : mapping
        As JSON gives it. Decimal numbers read as Fractions suit every number type; floats suit floats.

    Returns
    -------
    module : str
    config : LanguageModelConfig

    Raises
    ------
    ArgumentError
        If the family is unknown, an option is missing, or one asks for what is not here, such as YaRN.
    """
    require_kinds(options)
    family = options.get("model_type")
    if family not in FAMILIES:
        raise ArgumentError("model_type", f"one of {', '.join(FAMILIES)}", repr(family))
    for name in WITHOUT_EFFECT:
        if options.get(name):
            raise ArgumentError(name, "none or false", repr(options[name]))
    record = FAMILIES[str(family)]
    try:
        return record.module, record.read(options)
    except KeyError as error:
        raise ArgumentError("options", f"{error.args[0]} for {family}", "none") from None


def activation_named(name: object) -> Activation:
    """Return our name of an activation of Hugging Face, or refuse one that is not here."""
    if name not in ACTIVATIONS:
        raise ArgumentError("hidden_act", f"one of {', '.join(ACTIVATIONS)}", repr(name))
    return ACTIVATIONS[str(name)]


def _rotary(options: Mapping[str, Any]) -> RotaryConfig:
    """Return rotary positions in halves, with the frequencies that a rule scales."""
    rule = options.get("rope_parameters") or options.get("rope_scaling") or {}
    kind = rule.get("rope_type", rule.get("type", "default"))
    if kind not in ("default", "linear", "llama3"):
        raise ArgumentError("rope_type", "one of default, linear, llama3", repr(kind))
    if rule.get("partial_rotary_factor", 1) != 1:
        raise ArgumentError("partial_rotary_factor", "1, as all channels turn", str(rule["partial_rotary_factor"]))
    scaling = None
    if kind == "linear":
        scaling = RotaryScaling(rule["factor"])
    elif kind == "llama3":
        scaling = RotaryScaling(
            rule["factor"],
            low=rule["low_freq_factor"],
            high=rule["high_freq_factor"],
            longest=rule.get("original_max_position_embeddings") or options["max_position_embeddings"],
        )
    return RotaryConfig(base=rule.get("rope_theta", options.get("rope_theta", 10000)), scaling=scaling)


def _layer(options: Mapping[str, Any], **others: Any) -> LayerConfig:
    """Return what Llama and its descendants have in common."""
    return LayerConfig(
        n_heads=options["num_attention_heads"],
        n_key_heads=options.get("num_key_value_heads") or options["num_attention_heads"],
        norm_first=True,
        norm="rms",
        activation=activation_named(options.get("hidden_activation") or options["hidden_act"]),
        eps=options["rms_norm_eps"],
        rotary=_rotary(options),
        **others,
    )


def _windows(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the window of the layers that have one."""
    if options.get("sliding_window") is None:
        return {}
    kinds = options.get("layer_types")
    if kinds is None:
        return {"window": options["sliding_window"]}
    flags = tuple(kind == "sliding_attention" for kind in kinds)
    return {"window": options["sliding_window"], "windowed": flags} if any(flags) else {}


def _llama(options: Mapping[str, Any]) -> LanguageModelConfig:
    """Read the configuration of Llama."""
    return LanguageModelConfig(_layer(options))


def _mistral(options: Mapping[str, Any]) -> LanguageModelConfig:
    """Read the configuration of Mistral."""
    return LanguageModelConfig(_layer(options), **_windows(options))


def _qwen(options: Mapping[str, Any]) -> LanguageModelConfig:
    """Read the configuration of Qwen 2 and 3, whose window is off unless a flag says so."""
    if not options.get("use_sliding_window"):
        return LanguageModelConfig(_layer(options))
    if options.get("layer_types") is None:
        first = options["max_window_layers"]
        kinds = ["sliding_attention" if i >= first else "full" for i in range(options["num_hidden_layers"])]
        options = {**options, "layer_types": kinds}
    return LanguageModelConfig(_layer(options), **_windows(options))


def _gemma(options: Mapping[str, Any]) -> LanguageModelConfig:
    """Read the configuration of Gemma, whose activation is GELU by tanh whatever ``hidden_act`` says."""
    given = {**options, "hidden_activation": options.get("hidden_activation") or "gelu_pytorch_tanh"}
    return LanguageModelConfig(_layer(given, unit_offset=True), embedding_scale=None)


def _gemma2(options: Mapping[str, Any]) -> LanguageModelConfig:
    """Read the configuration of Gemma 2: every second layer has a window, scores and logits are capped."""
    kinds = options.get("layer_types")
    if kinds is None:
        kinds = ["sliding_attention" if i % 2 == 0 else "full" for i in range(options["num_hidden_layers"])]
    square = options["query_pre_attn_scalar"]
    layer = _layer(
        options,
        unit_offset=True,
        scale=None if square == options["head_dim"] else float(square) ** -0.5,
        softcap=options.get("attn_logit_softcapping"),
    )
    windows = _windows({**options, "layer_types": kinds})
    cap = options.get("final_logit_softcapping")
    return LanguageModelConfig(layer, embedding_scale=None, logit_softcap=cap, **windows)


def _gpt2(options: Mapping[str, Any]) -> LanguageModelConfig:
    """Read the configuration of GPT-2."""
    layer = LayerConfig(
        n_heads=options["n_head"],
        norm_first=True,
        activation=activation_named(options.get("activation_function", "gelu_new")),
        eps=options.get("layer_norm_epsilon", Fraction(1, 10**5)),
        scale=None if options.get("scale_attn_weights", True) else 1,
    )
    return LanguageModelConfig(layer)


class ModelFamily(NamedTuple):
    """A family of models: its class, what reads its configuration, and whether its head is tied unless that says."""

    module: str
    read: Callable[[Mapping[str, Any]], LanguageModelConfig]
    tied: bool = False


FAMILIES = {
    "llama": ModelFamily("LlamaForCausalLM", _llama),
    "mistral": ModelFamily("MistralForCausalLM", _mistral),
    "qwen2": ModelFamily("Qwen2ForCausalLM", _qwen),
    "qwen3": ModelFamily("Qwen3ForCausalLM", _qwen),
    "gemma": ModelFamily("GemmaForCausalLM", _gemma, tied=True),
    "gemma2": ModelFamily("Gemma2ForCausalLM", _gemma2, tied=True),
    "gpt2": ModelFamily("GPT2LMHeadModel", _gpt2, tied=True),
}
"""By the ``model_type`` of their configurations."""
