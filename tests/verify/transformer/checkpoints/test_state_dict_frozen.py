"""Real modules of PyTorch and Hugging Face, loaded and run: frozen outputs and gradients, and planted mistakes."""

import functools
from dataclasses import replace

import numpy as np
import pytest

from tests.verify.transformer.checkpoints.cases import (
    CASES,
    LARGEST_BOUND,
    accepted,
    computed,
    failures,
    group,
    load,
)
from verify.errors import ArgumentError
from verify.transformer.checkpoints.state_dict import from_state_dict


@pytest.fixture(params=CASES)
def case(request):
    return CASES[request.param]


def test_outputs_and_every_gradient_agree(case):
    arrays = load(case)
    assert failures(arrays, computed(case, arrays), accepted(case, arrays)) == []


def test_the_comparison_sees_a_change_of_1e_8_in_each_tensor(case):
    arrays = load(case)
    found, limits = computed(case, arrays), accepted(case, arrays)
    for name, array in arrays.items():
        if not name.startswith(("outputs.", "gradients.")) or name.endswith(".key.bias"):
            continue  # the gradient of a key bias alone is 0, but for rounding
        assert limits[name] <= LARGEST_BOUND * np.linalg.norm(array), name
        changed = array.copy()
        changed.flat[np.abs(array).argmax()] *= 1 + 1e-8
        assert failures({**arrays, name: changed}, found, limits) == [name]
    first = next(iter(found))
    assert failures(arrays, {name: found[name] for name in found if name != first}, limits) == [first]
    assert failures(arrays, {**found, first: found[first][..., None]}, limits) == [first]


@functools.cache
def limits_of(name):
    """Return how far each frozen tensor of a case may be from ours, where ours are no farther."""
    case = CASES[name]
    right = load(case)
    limits = accepted(case, right)
    if failures(right, computed(case, right), limits):
        raise ValueError("the control fails")
    return limits


def is_refuted(case, arrays=None, wrong=None, polarity="ignore", change=lambda tree: tree):
    """Compare a planted mistake, in the file, the conventions or the loaded parameters, and its control."""
    right = load(case)
    found = computed(wrong or case, arrays or right, polarity, change)
    wrong_names = failures(right, found, limits_of(case.file.partition(".")[0]))
    return any(name.startswith("outputs.") for name in wrong_names)


@pytest.mark.parametrize("order", [(1, 0, 2), (0, 2, 1), (2, 1, 0), (1, 2, 0)])
@pytest.mark.parametrize("name", ["in_proj_weight", "in_proj_bias"])
def test_packed_in_another_order_is_refuted(name, order):
    arrays = load(CASES["attention"])
    parts = np.split(arrays[f"parameters.{name}"], 3)
    arrays[f"parameters.{name}"] = np.concatenate([parts[place] for place in order])
    assert is_refuted(CASES["attention"], arrays)


@pytest.mark.parametrize("name", ["w_query", "w_key", "w_value", "w_output"])
def test_a_square_weight_that_is_not_transposed_is_refuted(name):
    assert is_refuted(CASES["attention"], change=lambda p: replace(p, **{name: getattr(p, name).T}))


def test_heads_of_another_width_are_refuted():
    case = CASES["attention"]
    assert is_refuted(case, wrong=case._replace(config=replace(case.config, n_heads=3)))


@pytest.mark.parametrize(
    "name", ["attention", "attention_without_bias", "encoder_layer", "decoder_layer", "transformer", "bert"]
)
def test_a_mask_of_the_other_polarity_is_refuted(name):
    assert is_refuted(CASES[name], polarity="attend")


@pytest.mark.parametrize(
    ("name", "mask"),
    [
        ("attention", "attn_mask"),
        ("attention", "key_padding_mask"),
        ("attention_split", "attn_mask"),
        ("encoder_layer_norm_first", "src_mask"),
        ("decoder_layer", "tgt_mask"),
        ("decoder_layer", "memory_mask"),
        ("transformer", "memory_key_padding_mask"),
    ],
)
def test_a_mask_that_is_left_out_is_refuted(name, mask):
    arrays = load(CASES[name])
    del arrays[f"inputs.{mask}"]
    assert is_refuted(CASES[name], arrays)


@pytest.mark.parametrize(
    "name",
    ["encoder_layer", "encoder_layer_norm_first", "decoder_layer", "decoder_layer_norm_first", "transformer", "bert"],
)
@pytest.mark.parametrize("convention", ["norm_first", "activation", "eps"])
def test_another_convention_is_refuted(name, convention):
    config = CASES[name].config
    others = {
        "norm_first": not config.norm_first,
        "activation": "relu" if config.activation == "gelu" else "gelu",
        "eps": 1e-12 if config.eps > 1e-6 else 1e-5,
    }
    assert is_refuted(
        CASES[name], wrong=CASES[name]._replace(config=replace(config, **{convention: others[convention]}))
    )


def test_gelu_by_tanh_is_refuted():
    case = CASES["bert"]
    assert is_refuted(case, wrong=case._replace(config=replace(case.config, activation="gelu_tanh")))


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("encoder_layer", "norm1", "norm2"),
        ("decoder_layer", "norm2", "norm3"),
        ("decoder_layer", "self_attn", "multihead_attn"),
        ("transformer", "encoder.layers.0", "encoder.layers.1"),
        ("transformer", "encoder.norm", "decoder.norm"),
        ("bert", "attention.output.LayerNorm", "output.LayerNorm"),
        ("bert", "attention.self.query", "attention.self.key"),
    ],
)
def test_two_modules_exchanged_are_refuted(name, first, second):
    arrays = load(CASES[name])
    marked = {key.replace(f".{first}.", ".(1)."): array for key, array in arrays.items()}
    marked = {key.replace(f".{second}.", f".{first}."): array for key, array in marked.items()}
    exchanged = {key.replace(".(1).", f".{second}."): array for key, array in marked.items()}
    moved = {key: exchanged[key] for key in arrays if key.startswith("parameters.")}
    assert is_refuted(CASES[name], {**arrays, **moved})


@pytest.mark.parametrize("stack", ["encoder", "decoder"])
def test_a_stack_without_its_last_norm_is_refuted(stack):
    case = CASES["transformer"]
    arrays = load(case)
    parameters = from_state_dict(case.module, arrays, prefix="parameters.")
    assert getattr(parameters, stack).norm is not None
    bare = replace(parameters, **{stack: replace(getattr(parameters, stack), norm=None)})
    inputs, cotangents = group(arrays, "inputs."), group(arrays, "cotangents.")
    limit = accepted(case, arrays)["outputs.output"]
    errors = [
        np.abs(
            case.run(p, case.config, "ignore", inputs, cotangents).outputs["output"] - arrays["outputs.output"]
        ).max()
        for p in (parameters, bare)
    ]
    assert errors[0] <= limit < errors[1]
    for name in ("weight", "bias"):
        del arrays[f"parameters.{stack}.norm.{name}"]
    with pytest.raises(ArgumentError, match=rf"named parameters\.{stack}\.norm\.weight for Transformer, got none$"):
        from_state_dict(case.module, arrays, prefix="parameters.")
