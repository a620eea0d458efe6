"""Frozen numbers of models of Hugging Face: makes data/language_models, by hand and never in a test.

For each family a folder as it is published, ``config.json`` and ``model.safetensors``, with parameters in float64; that
of Llama is in the package. Beside it ``reference.npz`` with tokens, logits, loss and gradients. Made with torch 2.13.0
and transformers 5.24.0:

    python3 -m pip install torch==2.13.0 transformers==5.24.0
    python3 -m tests.verify.transformer.checkpoints.reference_language_models [FAMILY ...]
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.hugging_face import (
    BERT_FAMILIES,
    FAMILIES,
    T5_FAMILIES,
    bert_given,
    bert_theirs,
    made,
    t5_theirs,
    theirs,
)
from verify.transformer.checkpoints.files import load_arrays, save_arrays
from verify.transformer.checkpoints.pretrained import EXAMPLE_MODEL

DATA = Path(__file__).with_name("data") / "language_models"
SMALL = {
    "vocab_size": 7,
    "hidden_size": 6,
    "intermediate_size": 5,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 4,
    "bos_token_id": 1,
    "eos_token_id": 2,
}
SMALL_GPT2 = {"vocab_size": 7, "n_embd": 6, "n_layer": 2, "n_head": 3, "n_positions": 11, "n_inner": 5}
SMALL_T5 = {"vocab_size": 7, "d_model": 6, "d_kv": 4, "d_ff": 5, "num_layers": 2, "num_heads": 3}
SMALL_BERT = {
    "vocab_size": 7,
    "hidden_size": 6,
    "num_hidden_layers": 2,
    "num_attention_heads": 3,
    "intermediate_size": 5,
    "max_position_embeddings": 9,
    "type_vocab_size": 2,
    "num_labels": 3,
}
BERTS = ("BertForMaskedLM", "BertForPreTraining", "BertForTokenClassification")
SMALL_OTHERS = {"llama_3": {"head_dim": 6}}  # a frequency in each of the three ranges
TARGET = np.array([[0, 4, 2, 5, 1], [0, 3, 6, 6, 2]])
LABELS = np.array([[4, 2, 5, 1, 3], [3, 6, 6, 2, -100]])
TOKENS = np.array([[3, 1, 3, 0, 5, 6], [2, 4, 4, 1, 0, 3]])


def main() -> None:
    """Write the folders, or those of some families."""
    chosen = sys.argv[1:] or [*FAMILIES, *T5_FAMILIES, *BERTS]
    for family, options in FAMILIES.items():
        if family not in chosen:
            continue
        sizes = {**(SMALL_GPT2 if family == "gpt2" else SMALL), **SMALL_OTHERS.get(family, {})}
        small = {**options, **sizes, "bos_token_id": 1, "eos_token_id": 2}
        folder = EXAMPLE_MODEL if family == "llama" else DATA / family
        (DATA / family).mkdir(parents=True, exist_ok=True)
        freeze(family, small, folder, lambda source: (theirs(source, TOKENS), {"tokens": TOKENS}))
    given = {"source": TOKENS, "target": TARGET, "labels": LABELS}
    for family, options in T5_FAMILIES.items():
        if family not in chosen:
            continue
        (DATA / family).mkdir(parents=True, exist_ok=True)
        freeze(family, {**options, **SMALL_T5}, DATA / family, lambda source: (t5_theirs(source, **given), given))
    tokens = bert_given(np.random.default_rng(5), SMALL_BERT, 6)
    for family in BERTS:
        if family in chosen:
            (DATA / family).mkdir(parents=True, exist_ok=True)
            options = {**BERT_FAMILIES[family], **SMALL_BERT}
            freeze(family, options, DATA / family, lambda source: (bert_theirs(source, tokens), tokens))


def freeze(
    family: str,
    options: dict[str, Any],
    folder: Path,
    values: Callable[[Path], tuple[dict[str, np.ndarray], dict[str, np.ndarray]]],
) -> None:
    """Make a model, and write it into a folder and what it gives into that of its family."""
    with tempfile.TemporaryDirectory() as place:
        source = made(family, Path(place), options)
        index = source / "model.safetensors.index.json"
        arrays = load_arrays(index if index.is_file() else source / "model.safetensors")
        save_arrays(folder / "model.safetensors", {name: array.astype(float) for name, array in arrays.items()})
        shutil.copy(source / "config.json", folder)
        found, given = values(source)
        plain = ("logits", "loss", "output.", "cotangent.")
        named = {name if name.startswith(plain) else f"gradients.{name}": found[name] for name in found}
        save_arrays(DATA / family / "reference.npz", {**given, **named})


if __name__ == "__main__":
    main()
