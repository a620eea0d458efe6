"""Options in Hugging Face's ``config.json``: what each has to be, and that the arrays have the sizes that they say."""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import is_integer

__all__ = ["require_kinds", "read_options", "require_sizes"]


class Kind(NamedTuple):
    """Describe the values of an option, in words and by a test, and say whether null stands for none."""

    words: str
    holds: Callable[[Any], bool]
    nullable: bool = False


def _is_positive(value: object) -> bool:
    is_number = isinstance(value, (int, float, Fraction)) and not isinstance(value, bool)
    return is_number and 0 < value < math.inf  # type: ignore[operator]


SIZE = Kind("a positive integer", lambda value: is_integer(value) and value > 0)
COUNT = Kind("an integer that is not negative", lambda value: is_integer(value) and value >= 0)
NUMBER = Kind("a positive number", _is_positive)
FLAG = Kind("true or false", lambda value: isinstance(value, bool))
WORD = Kind("a word", lambda value: isinstance(value, str))
WORDS = Kind("a list of words", lambda value: isinstance(value, list) and all(isinstance(one, str) for one in value))
RECORD = Kind("an object", lambda value: isinstance(value, Mapping))

KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        **dict.fromkeys(("num_attention_heads", "num_hidden_layers", "hidden_size", "intermediate_size"), SIZE),
        **dict.fromkeys(("vocab_size", "max_position_embeddings", "type_vocab_size", "n_head", "n_embd"), SIZE),
        **dict.fromkeys(("n_layer", "n_positions", "num_heads", "num_layers", "num_decoder_layers", "d_model"), SIZE),
        **dict.fromkeys(("d_kv", "d_ff", "relative_attention_num_buckets", "relative_attention_max_distance"), SIZE),
        **dict.fromkeys(("num_key_value_heads", "head_dim", "sliding_window", "n_inner"), SIZE._replace(nullable=True)),
        "max_window_layers": COUNT,
        **dict.fromkeys(("rms_norm_eps", "layer_norm_eps", "layer_norm_epsilon"), NUMBER),
        **dict.fromkeys(("rope_theta", "query_pre_attn_scalar", "factor", "low_freq_factor"), NUMBER),
        **dict.fromkeys(("high_freq_factor", "partial_rotary_factor"), NUMBER),
        "original_max_position_embeddings": SIZE._replace(nullable=True),
        **dict.fromkeys(("attn_logit_softcapping", "final_logit_softcapping"), NUMBER._replace(nullable=True)),
        **dict.fromkeys(("attention_bias", "mlp_bias", "add_cross_attention", "scale_attn_weights"), FLAG),
        **dict.fromkeys(("scale_attn_by_inverse_layer_idx", "tie_word_embeddings", "use_sliding_window"), FLAG),
        **dict.fromkeys(("is_decoder", "scale_decoder_outputs"), FLAG),
        **dict.fromkeys(("hidden_act", "activation_function", "feed_forward_proj", "position_embedding_type"), WORD),
        **dict.fromkeys(("rope_type", "type"), WORD),
        **dict.fromkeys(("model_type", "hidden_activation"), WORD._replace(nullable=True)),
        **dict.fromkeys(("layer_types", "architectures"), WORDS._replace(nullable=True)),
        **dict.fromkeys(("rope_parameters", "rope_scaling"), RECORD._replace(nullable=True)),
        "quantization_config": Kind("null, as the arrays have to be numbers", lambda value: False, nullable=True),
    }
)
"""Of the options that decide what is computed; others are not looked at."""


class Size(NamedTuple):
    """Give the length of an axis, of the arrays whose names end so, as a product of options."""

    options: tuple[str, ...]
    axis: int
    ends: tuple[str, ...]


EMBEDDINGS = ("embed_tokens.weight", "wte.weight", "word_embeddings.weight", "shared.weight")
SIZES = (
    Size(("vocab_size",), 0, EMBEDDINGS),
    *(Size((width,), 1, EMBEDDINGS) for width in ("hidden_size", "n_embd", "d_model")),
    Size(("intermediate_size",), 0, ("mlp.up_proj.weight", "intermediate.dense.weight")),
    Size(("n_inner",), 1, ("mlp.c_fc.weight",)),
    Size(("d_ff",), 0, ("wi.weight", "wi_0.weight")),
    Size(("max_position_embeddings",), 0, ("position_embeddings.weight",)),
    Size(("n_positions",), 0, ("wpe.weight",)),
    Size(("type_vocab_size",), 0, ("token_type_embeddings.weight",)),
    Size(("relative_attention_num_buckets",), 0, ("relative_attention_bias.weight",)),
    Size(("num_attention_heads", "head_dim"), 0, ("q_proj.weight",)),
    Size(("num_key_value_heads", "head_dim"), 0, ("k_proj.weight",)),
    Size(("num_heads", "d_kv"), 0, ("Attention.q.weight",)),
)
LAYERS = {
    "num_hidden_layers": re.compile(r"(?:^|\.)layers?\.(\d+)\."),
    "n_layer": re.compile(r"(?:^|\.)h\.(\d+)\."),
    "num_layers": re.compile(r"^encoder\.block\.(\d+)\."),
    "num_decoder_layers": re.compile(r"^decoder\.block\.(\d+)\."),
}
"""Matches the number of a layer in the names of its arrays."""


def read_options(folder: str | os.PathLike[str]) -> dict[str, Any]:
    """Return the content of ``config.json`` of a folder, decimal numbers as Fractions.

    Raises
    ------
    ArgumentError
        If it is not there, or not in JSON.
    """
    path = Path(folder) / "config.json"
    try:
        options: dict[str, Any] = json.loads(path.read_bytes(), parse_float=Fraction)
    except OSError as error:
        raise ArgumentError("folder", "a folder with config.json", f"{path} ({error.strerror or error})") from None
    except (ValueError, RecursionError) as error:
        raise ArgumentError("folder", "a config.json in JSON", f"{path} ({error})") from None
    return options


def require_kinds(options: Mapping[str, Any]) -> None:
    """Refuse options whose values are not of the kinds that they should be.

    Raises
    ------
    ArgumentError
        If they are no mapping, or one is of another kind; the model would be another, or fail at its first use.

    Examples
    --------
    >>> require_kinds({"rms_norm_eps": -1})
    Traceback (most recent call last):
    verify.errors.ArgumentError: rms_norm_eps: expected a positive number, got -1
    """
    require_instance(options, Mapping, "options")
    for name, value in _options(options):
        kind = KINDS.get(name)
        if kind is not None and not (kind.nullable if value is None else kind.holds(value)):
            raise ArgumentError(name, kind.words, repr(value))


def _options(options: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield options, those of rotary positions at the end."""
    yield from options.items()
    for name in ("rope_parameters", "rope_scaling"):
        yield from (options.get(name) or {}).items()


def require_sizes(options: Mapping[str, Any], arrays: Mapping[str, Array]) -> None:
    """Refuse arrays of other sizes than the options say, or of another number of layers.

    Parameters
    ----------
    options : mapping
        See `require_kinds`. What is not given is not compared.
    arrays : mapping of str to ndarray
        By Hugging Face's names.

    Raises
    ------
    ArgumentError
        That names the option, and what the arrays have.
    """
    for size in SIZES:
        given: list[Any] = [options.get(name) for name in size.options]
        if None in given:
            continue
        for name, array in arrays.items():
            if name.endswith(size.ends) and array.ndim > size.axis and array.shape[size.axis] != math.prod(given):
                product = " * ".join(map(str, given))
                raise ArgumentError(" * ".join(size.options), f"{array.shape[size.axis]}, as {name} has", product)
    for option, place in LAYERS.items():
        numbers = {match[1] for name in arrays if (match := place.search(name))}
        if numbers and options.get(option) not in (None, len(numbers)):
            raise ArgumentError(option, f"{len(numbers)}, as there are arrays", str(options[option]))
        if numbers and len(options.get("layer_types") or numbers) != len(numbers):
            raise ArgumentError("layer_types", f"{len(numbers)} words", f"{len(options['layer_types'])}")
    heads = options.get("num_attention_heads") or options.get("n_head")
    width = options.get("hidden_size") or options.get("n_embd")
    if heads and width and not options.get("head_dim") and width % heads:
        raise ArgumentError("num_attention_heads", f"a divisor of the width {width}", str(heads))
