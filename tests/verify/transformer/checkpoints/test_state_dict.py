"""Parameters from and to flat dicts: there and back exactly, older names, prefixes, and what is refused."""

from dataclasses import replace

import numpy as np
import pytest

from tests.verify.transformer.checkpoints.cases import CASES, group, load
from tests.verify.transformer.checkpoints.test_names import SIZES, drawn
from verify.errors import ArgumentError
from verify.transformer.checkpoints.names import MODULES
from verify.transformer.checkpoints.state_dict import from_state_dict, to_state_dict
from verify.transformer.models.initial import Sizes
from verify.transformer.parameters import flat


def same(left, right):
    return set(left) == set(right) and all(np.array_equal(left[name], right[name]) for name in left)


@pytest.mark.parametrize("name", CASES)
def test_a_real_module_there_and_back(name):
    case = CASES[name]
    real = group(load(case), "parameters.")
    again = to_state_dict(case.module, from_state_dict(case.module, real))
    assert set(again) == set(real)
    for key, array in again.items():
        assert array.flags.c_contiguous
        assert array.dtype == real[key].dtype
        assert np.array_equal(array, real[key])


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("bias", [True, False])
def test_parameters_there_and_back(module, bias):
    if module.startswith(("Bert", "GPT2")) and not bias:
        parameters = drawn(module, Sizes(6, 5, bias=False))
        with pytest.raises(
            ArgumentError,
            match=rf"^parameters: expected (decoder\.|bert\.)?(norm\.bias|b_pool) for {module}, got None$",
        ):
            to_state_dict(module, parameters)
        return
    parameters = drawn(module, Sizes(6, 5, bias=bias))
    state = to_state_dict(module, parameters, prefix="a.")
    assert all(name.startswith("a.") and array.flags.c_contiguous for name, array in state.items())
    without = "self_attn.q_proj" in "".join(state) or module.startswith("T5")
    has_biases = module == "Qwen2ForCausalLM" if without else bias
    assert any(name.endswith("bias") for name in state) == has_biases
    again = from_state_dict(module, {**state, "b.weight": np.ones(2)}, prefix="a.")
    assert type(again) is type(parameters)
    assert same(flat(again), flat(parameters))


@pytest.mark.parametrize("module", ["TransformerEncoder", "TransformerDecoder"])
def test_the_norm_after_a_stack_may_be_absent(module):
    parameters = replace(drawn(module), norm=None)
    state = to_state_dict(module, parameters)
    assert not any(name.startswith("norm.") for name in state)
    assert from_state_dict(module, state).norm is None
    with pytest.raises(ArgumentError, match=r"named norm.bias for Transformer"):
        from_state_dict(module, {**state, "norm.weight": np.ones(6)})


def test_more_than_ten_layers_keep_their_order():
    case = CASES["encoder_layer"]
    layer = group(load(case), "parameters.")
    state = {f"layers.{n}.{name}": array + n for n in reversed(range(12)) for name, array in layer.items()}
    stack = from_state_dict("TransformerEncoder", state)
    assert [p.norm1.bias[0] - stack.layers[0].norm1.bias[0] for p in stack.layers] == pytest.approx(range(12))


def test_attention_is_stored_apart_where_the_widths_differ_as_in_pytorch():
    apart = group(load(CASES["attention_split"]), "parameters.")
    assert {"q_proj_weight", "k_proj_weight", "v_proj_weight"} <= set(
        to_state_dict("MultiheadAttention", from_state_dict("MultiheadAttention", apart))
    )
    square = {**apart, "k_proj_weight": np.ones((6, 6)), "v_proj_weight": np.ones((6, 6))}
    assert "in_proj_weight" in to_state_dict("MultiheadAttention", from_state_dict("MultiheadAttention", square))


def test_a_layer_inside_a_larger_module_by_its_prefix():
    state = {f"module.net.{name}": array for name, array in group(load(CASES["transformer"]), "parameters.").items()}
    prefix = "module.net.decoder.layers.1."
    layer = from_state_dict("TransformerDecoderLayer", state, prefix=prefix)
    assert same(
        to_state_dict("TransformerDecoderLayer", layer, prefix=prefix),
        {n: state[n] for n in state if n.startswith(prefix)},
    )


def test_older_names_and_buffers_of_hugging_face():
    real = group(load(CASES["bert"]), "parameters.")
    today = from_state_dict("BertModel", real)
    old = {
        name.replace("LayerNorm.weight", "LayerNorm.gamma").replace("LayerNorm.bias", "LayerNorm.beta"): array
        for name, array in real.items()
    }
    assert len(set(old) - set(real)) == 10
    old["embeddings.position_ids"] = np.arange(7)[None]
    assert same(flat(from_state_dict("BertModel", old)), flat(today))
    old["embeddings.LayerNorm.weight"] = np.ones(6)
    with pytest.raises(ArgumentError, match="one array named embeddings.LayerNorm.weight, got .*gamma and .*weight$"):
        from_state_dict("BertModel", old)


def test_strict_refuses_names_that_the_module_does_not_have():
    state = {**to_state_dict("MultiheadAttention", drawn("MultiheadAttention")), "bias_q": np.ones((1, 1, 6))}
    with pytest.raises(ArgumentError, match=r"names of MultiheadAttention \(or strict=False\), got also a.bias_q$"):
        from_state_dict("MultiheadAttention", {f"a.{name}": x for name, x in state.items()}, prefix="a.")
    loaded = from_state_dict("MultiheadAttention", state, strict=False)
    assert same(to_state_dict("MultiheadAttention", loaded), {n: x for n, x in state.items() if n != "bias_q"})


def take(*names):
    """Return a change of a dict: the arrays of these names go."""
    return lambda state: {name: x for name, x in state.items() if name not in names}


def put(**arrays):
    """Return a change of a dict: these arrays come, a dot in place of two underscores."""
    return lambda state: {**state, **{name.replace("__", "."): x for name, x in arrays.items()}}


def rename(old, new):
    """Return a change of a dict: a part of all names is another one."""
    return lambda state: {name.replace(old, new): x for name, x in state.items()}


WRONG = [
    ("TransformerEncoderLayer", take("norm2.weight"), "named norm2.weight for TransformerEncoderLayer, got none"),
    ("TransformerEncoderLayer", take("norm2.bias"), "named norm2.bias for"),
    ("TransformerEncoderLayer", take("self_attn.in_proj_bias"), "named self_attn.in_proj_bias for"),
    ("TransformerEncoderLayer", rename("linear1", "fc1"), "named linear1.weight for"),
    ("TransformerEncoderLayer", rename("self_attn", "_orig_mod.self_attn"), "named self_attn.in_proj_weight for"),
    ("TransformerEncoderLayer", lambda _: {}, "expected arrays, got an empty dict"),
    ("TransformerEncoderLayer", put(norm3__weight=np.ones(6)), "also norm3.weight"),
    ("TransformerDecoderLayer", take("multihead_attn.out_proj.weight"), "named multihead_attn.out_proj.weight"),
    ("MultiheadAttention", put(in_proj_weight=np.ones((17, 6))), r"3 divides in in_proj_weight, got shape \(17, 6\)"),
    ("MultiheadAttention", put(in_proj_bias=np.ones(())), r"3 divides in in_proj_bias, got shape \(\)"),
    ("MultiheadAttention", put(q_proj_weight=np.ones((6, 6))), "also q_proj_weight"),
    ("MultiheadAttention", take("in_proj_weight"), "named in_proj_weight for MultiheadAttention"),
    ("TransformerEncoder", rename("layers.1.", "layers.2."), "layers 0, 1, ... of layers, got 0, 2"),
    ("TransformerEncoder", rename("layers.0.", "layers.2."), "layers 0, 1, ... of layers, got 1, 2"),
    ("TransformerEncoder", rename("layers.1.", "layers.01."), "layers 0, 1, ... of layers, got 0, 01"),
    ("TransformerEncoder", rename("layers.1.", f"layers.{'9' * 5000}."), "layers 0, 1, ... of layers, got 0, 99"),
    ("TransformerEncoder", rename("layers.", "layer."), "layers 0, 1, ... of layers, got none"),
    ("TransformerEncoder", put(layers__x__weight=np.ones(6)), "also layers.x.weight"),
    ("TransformerEncoder", take("layers.1.norm1.weight"), "named layers.1.norm1.weight"),
    ("TransformerEncoder", take("norm.weight"), "named norm.weight"),
    ("Transformer", take("encoder.norm.weight", "encoder.norm.bias"), "named encoder.norm.weight"),
    ("Transformer", rename("decoder.layers.", "decoder.x."), "of decoder.layers, got none"),
    ("BertModel", take("pooler.dense.weight"), "named pooler.dense.weight"),
    ("BertModel", take("pooler.dense.bias"), "named pooler.dense.bias"),
    ("BertModel", lambda s: {n: x for n, x in s.items() if not n.endswith("bias")}, "named embeddings.LayerNorm.bias"),
    ("BertModel", rename("embeddings.", "bert.embeddings."), "named embeddings.word_embeddings.weight"),
]


@pytest.mark.parametrize(("module", "change", "message"), WRONG)
def test_a_wrong_dict_is_refused(module, change, message):
    state = to_state_dict(module, drawn(module))
    from_state_dict(module, state)
    with pytest.raises(ArgumentError, match=rf"^state_dict: .*{message}"):
        from_state_dict(module, change(state))


def test_a_wrong_prefix_or_module_is_named():
    state = to_state_dict("BertModel", drawn("BertModel"))
    with pytest.raises(ArgumentError, match=r"names that begin with 'bert.', got others, such as embeddings"):
        from_state_dict("BertModel", state, prefix="bert.")
    with pytest.raises(ArgumentError, match=r"^module: expected one of MultiheadAttention, .*, got 'Bert'$"):
        from_state_dict("Bert", state)
    with pytest.raises(ArgumentError, match=r"^module: expected one of"):
        to_state_dict("Bert", drawn("BertModel"))
    with pytest.raises(ArgumentError, match=r"layers 0, 1, ... of layers, got none$"):
        from_state_dict("TransformerEncoder", state)


def test_parameters_that_a_module_cannot_hold_are_refused():
    layer = drawn("TransformerEncoderLayer")
    wrong = {
        "expected DecoderLayerParameters, got EncoderLayerParameters": ("TransformerDecoderLayer", layer),
        "expected self_attention.b_key for TransformerEncoderLayer, got None": (
            "TransformerEncoderLayer",
            replace(layer, self_attention=replace(layer.self_attention, b_key=None)),
        ),
        r"parts of one shape for self_attn.in_proj_weight, got \(6, 6\) and \(2, 6\) and \(2, 6\)": (
            "TransformerEncoderLayer",
            drawn("TransformerEncoderLayer", Sizes(6, 5, d_key=2)),
        ),
        "parts of one shape for in_proj_weight": (
            "MultiheadAttention",
            drawn("MultiheadAttention", Sizes(6, 5, d_key=2)),
        ),
        "expected encoder.norm.weight for Transformer, got None": (
            "Transformer",
            replace(drawn("Transformer"), encoder=replace(drawn("Transformer").encoder, norm=None)),
        ),
        "arrays that BertModel has, got also encoder.norm.bias": (
            "BertModel",
            replace(drawn("BertModel"), encoder=replace(drawn("BertModel").encoder, norm=layer.norm1)),
        ),
        "layers 0, 1, ... of layers, got none": ("TransformerEncoder", replace(drawn("TransformerEncoder"), layers=())),
    }
    to_state_dict("TransformerEncoderLayer", layer)
    for message, (module, parameters) in wrong.items():
        with pytest.raises(ArgumentError, match=message):
            to_state_dict(module, parameters)


def test_nothing_is_changed_in_place():
    state = to_state_dict("Transformer", drawn("Transformer", SIZES))
    before = {name: array.copy() for name, array in state.items()}
    to_state_dict("Transformer", from_state_dict("Transformer", state))
    assert same(state, before)
