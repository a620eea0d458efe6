"""Trees of parameters and flat dicts: there and back, and what is refused."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.blocks.stacks import EncoderParameters
from verify.transformer.models.initial import (
    Sizes,
    bert_parameters,
    classifier_parameters,
    encoder_decoder_parameters,
    encoder_parameters,
    xavier,
)
from verify.transformer.parameters import flat, unflat

SIZES = Sizes(d_model=6, d_hidden=5)


@pytest.mark.parametrize(
    "parameters",
    [
        encoder_parameters(xavier(0), SIZES, 2, last_norm=True),
        encoder_parameters(xavier(0), SIZES, 12, last_norm=False),
        encoder_decoder_parameters(xavier(0), Sizes(6, 5, bias=False), 1, 7),
        classifier_parameters(xavier(0), Sizes(6, 5, d_key=3), 1, 7, 3),
        bert_parameters(xavier(0), SIZES, 1, 7, 9),
    ],
)
def test_unflat_undoes_flat(parameters):
    arrays = flat(parameters)
    again = unflat(type(parameters), arrays)
    assert type(again) is type(parameters)
    found = flat(again)
    assert list(found) == list(arrays)
    assert all(found[name] is arrays[name] for name in arrays)


def test_names_are_dotted_and_absent_arrays_have_none():
    arrays = flat(encoder_parameters(xavier(0), Sizes(6, 5, bias=False), 2, last_norm=True))
    assert "layers.1.self_attention.w_query" in arrays
    assert "norm.weight" in arrays
    assert not any(".b_" in name or name.endswith("bias") for name in arrays)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda a: a.pop("layers.1.norm1.weight"), "expected an array named layers.1.norm1.weight, got none"),
        (lambda a: a.update({"layers.0.norm1.gain": 1}), "expected names of .*, got also layers.0.norm1.gain"),
        (lambda a: a.update({"layers.3.norm1.weight": a.pop("layers.1.norm1.weight")}), "named layers.1.norm1.weight"),
        (lambda a: a.update({"layers.x.norm1.weight": np.ones(6)}), "expected an array named layers.2"),
        (lambda a: a.pop("norm.weight"), "expected an array named norm.weight"),
    ],
)
def test_a_wrong_name_is_named(change, message):
    arrays = flat(encoder_parameters(xavier(0), SIZES, 2, last_norm=True))
    unflat(EncoderParameters, arrays)
    change(arrays)
    with pytest.raises(ArgumentError, match=rf"^arrays: .*{message}"):
        unflat(EncoderParameters, arrays)
