"""Decoder-only models, T5 and BERT against Hugging Face's own: ``python -m benchmarks.hugging_face [FOLDER ...]``.

After ``pip install '.[bench]' transformers``. Without a folder, a tiny random model of each family is made and saved;
with folders, each holds a model as it is published. Both sides read the same files, in float64: the logits, the loss of
the next token and the gradient at every parameter are compared, as the largest difference over the largest entry; of
BERT the logits of all heads, and the gradients of the sum of all logits times random numbers.
Hugging Face's code rounds norms, softmax and angles to float32 whatever the model is: it runs with that name standing
for float64.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from verify.transformer.checkpoints.pretrained import Pretrained, load_language_model, read_options
from verify.transformer.checkpoints.pretrained_bert import load_bert
from verify.transformer.checkpoints.pretrained_t5 import load_t5
from verify.transformer.checkpoints.state_dict import to_state_dict
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.models.bert import BertOutput, BertParameters, bert, bert_backward
from verify.transformer.models.bert_heads import (
    BertHeadsOutput,
    BertHeadsParameters,
    bert_heads,
    bert_heads_backward,
)
from verify.transformer.models.language_model import (
    LanguageModelParameters,
    language_model,
    language_model_backward,
    next_token_loss,
    next_token_loss_backward,
)
from verify.transformer.models.t5 import T5Parameters, t5, t5_backward
from verify.transformer.parameters import flat, unflat

AGREES = 1e-10
COMMON = {
    "vocab_size": 43,
    "hidden_size": 24,
    "intermediate_size": 37,
    "num_hidden_layers": 3,
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "initializer_range": 0.3,
    "pad_token_id": None,  # PyTorch drops the gradient at the row of a token for padding
}
FAMILIES: dict[str, dict[str, Any]] = {  # what stands after an underscore tells models of one family apart
    "llama": {**COMMON, "tie_word_embeddings": False},
    "llama_linear": {**COMMON, "rope_parameters": {"rope_type": "linear", "factor": 2.5, "rope_theta": 500.0}},
    "llama_3": {
        **COMMON,
        "rope_parameters": {
            "rope_type": "llama3",
            "rope_theta": 500.0,
            "factor": 8.0,
            "low_freq_factor": 1.0,
            "high_freq_factor": 4.0,
            "original_max_position_embeddings": 64,
        },
    },
    "mistral": {**COMMON, "sliding_window": 3},
    "qwen2": COMMON,
    "qwen3": COMMON,
    "gemma": COMMON,
    "gemma2": {
        **COMMON,
        "sliding_window": 3,
        "query_pre_attn_scalar": 5,
        "attn_logit_softcapping": 2.5,
        "final_logit_softcapping": 3.5,
    },
    "gpt2": {
        "vocab_size": 43,
        "n_embd": 24,
        "n_layer": 3,
        "n_head": 6,
        "n_positions": 19,
        "n_inner": 37,
        "initializer_range": 0.3,
    },
}


def made(family: str, folder: Path, options: dict[str, Any]) -> Path:
    """Save a tiny random model, norms and biases random too, in several files."""
    import torch
    import transformers
    from transformers import AutoConfig, AutoModelForCausalLM, AutoModelForSeq2SeqLM

    torch.manual_seed(1)
    if family in BERT_FAMILIES:
        model = getattr(transformers, family)(AutoConfig.for_model("bert", **options))
    else:
        kind = AutoModelForSeq2SeqLM if family in T5_FAMILIES else AutoModelForCausalLM
        model = kind.from_config(AutoConfig.for_model(family.partition("_")[0], **options))
    if family == "t5_untied":  # which this version ties whatever is asked for, unless the files have both
        model.lm_head.weight = torch.nn.Parameter(torch.randn_like(model.shared.weight))
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.ndim == 1:
                parameter.add_(0.2 * torch.randn_like(parameter))
    model.save_pretrained(folder / family, max_shard_size="20KB")
    return folder / family


T5 = {
    "vocab_size": 43,
    "d_model": 24,
    "d_kv": 8,
    "d_ff": 37,
    "num_layers": 3,
    "num_decoder_layers": 2,
    "num_heads": 5,
    "relative_attention_num_buckets": 8,
    "relative_attention_max_distance": 6,
    "pad_token_id": None,
    "decoder_start_token_id": 0,
}
T5_FAMILIES: dict[str, dict[str, Any]] = {
    "t5": T5,
    "t5_gated": {**T5, "feed_forward_proj": "gated-gelu", "tie_word_embeddings": False},
    "t5_untied": {**T5, "feed_forward_proj": "gated-gelu", "tie_word_embeddings": False},
}
BERT = {
    "vocab_size": 43,
    "hidden_size": 24,
    "num_hidden_layers": 3,
    "num_attention_heads": 6,
    "intermediate_size": 37,
    "max_position_embeddings": 19,
    "type_vocab_size": 3,
    "initializer_range": 0.3,
    "num_labels": 5,
    "pad_token_id": None,
}
BERT_FAMILIES: dict[str, dict[str, Any]] = {
    "BertModel": BERT,
    "BertForMaskedLM": {**BERT, "hidden_act": "gelu_new", "layer_norm_eps": 1e-3},
    "BertForPreTraining": BERT,
    "BertForNextSentencePrediction": {**BERT, "hidden_act": "relu"},
    "BertForSequenceClassification": BERT,
    "BertForTokenClassification": BERT,
    "BertForQuestionAnswering": {**BERT, "num_labels": 2},
}


@contextmanager
def no_float32() -> Iterator[None]:
    """Let PyTorch's word for float32 mean float64."""
    import torch

    names = {(torch, "float32"): torch.float64, (torch, "float"): torch.float64}
    names[torch.Tensor, "float"] = torch.Tensor.double
    before = {key: getattr(*key) for key in names}
    try:
        for (owner, name), value in names.items():
            setattr(owner, name, value)
        yield
    finally:
        for (owner, name), value in before.items():
            setattr(owner, name, value)


def theirs(folder: Path, tokens: np.ndarray) -> dict[str, np.ndarray]:
    """Return logits, loss and the gradient at each parameter by Hugging Face's model of a folder, in float64."""
    import torch
    from transformers import AutoModelForCausalLM

    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float64, attn_implementation="eager").eval()
    with no_float32():
        for module in model.modules():
            if hasattr(module, "inv_freq"):
                module.__init__(model.config)  # the frequencies of rotary positions, which are in no file
        found = model(input_ids=torch.from_numpy(tokens), labels=torch.from_numpy(tokens))
        found.loss.backward()
    values = {"logits": found.logits.detach().numpy(), "loss": found.loss.detach().numpy()}
    return values | {name: parameter.grad.numpy() for name, parameter in model.named_parameters()}


def differences(folder: Path) -> dict[str, float]:
    """Return how far we are from Hugging Face's model of a folder."""
    loaded = load_language_model(folder)
    tokens = np.random.default_rng(2).integers(0, loaded.parameters.embedding.shape[0], (2, 11))
    arrays = {name: array.astype(np.float64) for name, array in flat(loaded.parameters).items()}
    logits, cache = language_model(tokens, unflat(LanguageModelParameters, arrays), loaded.config)
    loss, loss_cache = next_token_loss(logits, tokens)
    gradients = language_model_backward(cache, next_token_loss_backward(loss_cache)).parameters
    found = {"logits": logits, "loss": loss, **to_state_dict(loaded.module, gradients)}
    wanted = theirs(folder, tokens)
    if set(found) != set(wanted):
        raise SystemExit(f"{folder}: other names: {sorted(set(found) ^ set(wanted))}")
    return {name: float(np.abs(found[name] - array).max() / np.abs(array).max()) for name, array in wanted.items()}


def t5_theirs(folder: Path, source: np.ndarray, target: np.ndarray, labels: np.ndarray) -> dict[str, np.ndarray]:
    """Return logits, loss and the gradient at each parameter by Hugging Face's T5 of a folder, in float64."""
    import torch
    from transformers import AutoModelForSeq2SeqLM

    model = AutoModelForSeq2SeqLM.from_pretrained(folder, dtype=torch.float64, attn_implementation="eager").eval()
    with no_float32():
        given = {"input_ids": source, "decoder_input_ids": target, "labels": labels}
        found = model(**{name: torch.from_numpy(array) for name, array in given.items()})
        found.loss.backward()
    values = {"logits": found.logits.detach().numpy(), "loss": found.loss.detach().numpy()}
    return values | {name: parameter.grad.numpy() for name, parameter in model.named_parameters()}


def t5_ours(loaded: Pretrained, source: np.ndarray, target: np.ndarray, labels: np.ndarray) -> dict[str, np.ndarray]:
    """Return the same by ours."""
    arrays = {name: array.astype(np.float64) for name, array in flat(loaded.parameters).items()}
    logits, cache = t5(source, target, unflat(T5Parameters, arrays), loaded.config)
    loss, loss_cache = cross_entropy(logits, labels, ignore_index=-100, reduction="mean")
    gradients = t5_backward(cache, cross_entropy_backward(loss_cache, np.ones(())).d_logits)
    return {"logits": logits, "loss": loss, **to_state_dict(loaded.module, gradients.parameters)}


def t5_differences(folder: Path) -> dict[str, float]:
    """Return how far we are from Hugging Face's T5 of a folder."""
    loaded = load_t5(folder)
    rng, count = np.random.default_rng(2), loaded.parameters.embedding.shape[0]
    given = [rng.integers(0, count, (2, n)) for n in (11, 13, 13)]
    found, wanted = t5_ours(loaded, *given), t5_theirs(folder, *given)
    if set(found) != set(wanted):
        raise SystemExit(f"{folder}: other names: {sorted(set(found) ^ set(wanted))}")
    return {name: float(np.abs(found[name] - array).max() / np.abs(array).max()) for name, array in wanted.items()}


def bert_given(rng: np.random.Generator, options: dict[str, Any], n: int) -> dict[str, np.ndarray]:
    """Return tokens, segments and which are tokens of two sequences."""
    return {
        "input_ids": rng.integers(0, options["vocab_size"], (2, n)),
        "token_type_ids": rng.integers(0, options["type_vocab_size"], (2, n)),
        "attention_mask": np.array([[1] * n, [1] * (n - 3) + [0] * 3]),
    }


def bert_theirs(folder: Path, given: dict[str, np.ndarray], seed: int = 3) -> dict[str, np.ndarray]:
    """Return logits, cotangents and the gradient at each parameter by Hugging Face's BERT of a folder, in float64."""
    import torch
    import transformers

    kind = getattr(transformers, read_options(folder)["architectures"][0])
    model = kind.from_pretrained(folder, dtype=torch.float64, attn_implementation="eager").eval()
    with no_float32():
        found = model(**{name: torch.from_numpy(array) for name, array in given.items()})
        outputs = {name: value for name, value in found.items() if value.requires_grad}
        rng = np.random.default_rng(seed)
        cotangents = {name: rng.standard_normal(value.shape) for name, value in outputs.items()}
        sum((value * torch.from_numpy(cotangents[name])).sum() for name, value in outputs.items()).backward()
    values = {f"output.{name}": value.detach().numpy() for name, value in outputs.items()}
    values |= {f"cotangent.{name}": array for name, array in cotangents.items()}
    return values | {name: parameter.grad.numpy() for name, parameter in model.named_parameters()}


HEADS = {
    "BertForMaskedLM": {"logits": "words"},
    "BertForPreTraining": {"prediction_logits": "words", "seq_relationship_logits": "pooled"},
    "BertForNextSentencePrediction": {"logits": "pooled"},
    "BertForSequenceClassification": {"logits": "pooled"},
    "BertForTokenClassification": {"logits": "rows"},
}
"""Ours by the names of what Hugging Face's models return."""


def bert_ours(loaded: Pretrained, given: dict[str, np.ndarray], wanted: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Return the same by ours, with the cotangents of theirs."""
    tokens, options = given["input_ids"], {"segments": given["token_type_ids"], "mask": given["attention_mask"] == 1}
    arrays = {name: array.astype(np.float64) for name, array in flat(loaded.parameters).items()}
    g = {name.partition(".")[2]: array for name, array in wanted.items() if name.startswith("cotangent.")}
    if loaded.module == "BertModel":
        output, cache = bert(tokens, unflat(BertParameters, arrays), loaded.config, **options)
        gradients = bert_backward(cache, BertOutput(g["last_hidden_state"], g["pooler_output"])).parameters
        outputs = {"last_hidden_state": output.hidden, "pooler_output": output.pooled}
    else:
        output, cache = bert_heads(tokens, unflat(BertHeadsParameters, arrays), loaded.config, **options)
        if loaded.module == "BertForQuestionAnswering":
            outputs = {"start_logits": output.rows[..., 0], "end_logits": output.rows[..., 1]}
            d_output = BertHeadsOutput(rows=np.stack([g["start_logits"], g["end_logits"]], axis=-1))
        else:
            heads = HEADS[loaded.module]
            outputs = {name: getattr(output, ours) for name, ours in heads.items()}
            d_output = BertHeadsOutput(**{ours: g[name] for name, ours in heads.items()})
        gradients = bert_heads_backward(cache, d_output).parameters
    found = {f"output.{name}": array for name, array in outputs.items()}
    return found | to_state_dict(loaded.module, gradients)


def bert_differences(folder: Path) -> dict[str, float]:
    """Return how far we are from Hugging Face's BERT of a folder."""
    given = bert_given(np.random.default_rng(2), read_options(folder), 11)
    wanted = bert_theirs(folder, given)
    found = bert_ours(load_bert(folder), given, wanted)
    wanted = {name: array for name, array in wanted.items() if not name.startswith("cotangent.")}
    if set(found) != set(wanted):
        raise SystemExit(f"{folder}: other names: {sorted(set(found) ^ set(wanted))}")
    return {name: _off(found[name], array) for name, array in wanted.items()}


def _off(found: np.ndarray, wanted: np.ndarray) -> float:
    """Return the largest difference over the largest entry, or over 1 where that is rounding: key biases do nothing."""
    largest = np.abs(wanted).max()
    return float(np.abs(found - wanted).max() / (largest if largest > 1e-11 else 1))


def main() -> None:
    """Compare, and print a line for each model."""
    with tempfile.TemporaryDirectory() as place:
        folders = [Path(name) for name in sys.argv[1:]] or [
            made(name, Path(place), options) for name, options in (FAMILIES | T5_FAMILIES | BERT_FAMILIES).items()
        ]
        for folder in folders:
            off = DIFFERENCES.get(read_options(folder)["model_type"], differences)(folder)
            worst = max(off, key=lambda name: off[name])
            outputs = {name: value for name, value in off.items() if name.startswith("output.") or name in OUTPUTS}
            said = [f"{name.removeprefix('output.')} {value:.1e}" for name, value in outputs.items()]
            said.append(f"{len(off) - len(outputs)} gradients")
            print(f"{folder.name}: {', '.join(said)}, the worst {off[worst]:.1e} at {worst}")
            if off[worst] > AGREES:
                raise SystemExit(f"{folder.name}: {worst} differs")


OUTPUTS = ("logits", "loss")
DIFFERENCES = {"t5": t5_differences, "bert": bert_differences}


if __name__ == "__main__":
    main()
