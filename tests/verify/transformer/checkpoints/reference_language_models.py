"""Frozen numbers of Hugging Face's decoder-only models and T5: makes data/language_models, by hand and never in a test.

For each family a folder as it is published, ``config.json`` and ``model.safetensors``, with parameters in float64; that
of Llama is in the package. Beside it ``reference.npz`` with tokens, logits, loss and gradients. Made with torch 2.13.0
and transformers 5.24.0:

    python3 -m pip install torch==2.13.0 transformers==5.24.0
    python3 -m tests.verify.transformer.checkpoints.reference_language_models
"""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.hugging_face import FAMILIES, T5_FAMILIES, made, t5_theirs, theirs
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
SMALL_OTHERS = {"llama_3": {"head_dim": 6}}  # a frequency in each of the three ranges
TARGET = np.array([[0, 4, 2, 5, 1], [0, 3, 6, 6, 2]])
LABELS = np.array([[4, 2, 5, 1, 3], [3, 6, 6, 2, -100]])
TOKENS = np.array([[3, 1, 3, 0, 5, 6], [2, 4, 4, 1, 0, 3]])


def main() -> None:
    """Write the folders."""
    for family, options in FAMILIES.items():
        sizes = {**(SMALL_GPT2 if family == "gpt2" else SMALL), **SMALL_OTHERS.get(family, {})}
        small = {**options, **sizes, "bos_token_id": 1, "eos_token_id": 2}
        folder = EXAMPLE_MODEL if family == "llama" else DATA / family
        (DATA / family).mkdir(parents=True, exist_ok=True)
        freeze(family, small, folder, lambda source: (theirs(source, TOKENS), {"tokens": TOKENS}))
    given = {"source": TOKENS, "target": TARGET, "labels": LABELS}
    for family, options in T5_FAMILIES.items():
        (DATA / family).mkdir(parents=True, exist_ok=True)
        freeze(family, {**options, **SMALL_T5}, DATA / family, lambda source: (t5_theirs(source, **given), given))


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
        named = {name if name in ("logits", "loss") else f"gradients.{name}": found[name] for name in found}
        save_arrays(DATA / family / "reference.npz", {**given, **named})


if __name__ == "__main__":
    main()
