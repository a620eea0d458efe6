"""Layers of Hugging Face's models, imported from their package and built from a configuration of tiny sizes."""

from __future__ import annotations

from functools import partial

from benchmarks.functions.case import case, cases_in

__all__ = ["CASES"]

layer = partial(case, framework="torch", module=True)
MODELS = "huggingface/transformers src/transformers/models"


def llama(d, e=1, g=1, r=1, h=1):
    """Return a configuration: model and hidden width, groups of heads, heads in a group, half of a head's width."""
    from transformers import LlamaConfig

    return LlamaConfig(
        hidden_size=d,
        intermediate_size=e,
        num_attention_heads=g * r,
        num_key_value_heads=g,
        head_dim=2 * h,
        attn_implementation="eager",
    )


def gpt2(h, d, e=1):
    """Return a configuration: heads, their width, hidden width."""
    from transformers import GPT2Config

    return GPT2Config(n_embd=h * d, n_head=h, n_inner=e, n_layer=1, attn_implementation="eager")


@layer(
    "x: b n d; gate_proj.weight: e d; up_proj.weight: e d; down_proj.weight: d e",
    f"{MODELS}/llama/modeling_llama.py",
    wrt="gate_proj.weight",
)
def llama_mlp(d, e):
    from transformers.models.llama.modeling_llama import LlamaMLP

    return LlamaMLP(llama(d, e))


@layer("hidden_states: b n d; weight: d", f"{MODELS}/llama/modeling_llama.py", wrt="hidden_states")
def llama_rms_norm(d):
    from transformers.models.llama.modeling_llama import LlamaRMSNorm

    return LlamaRMSNorm(d)


@layer(
    "hidden_states: b n g*r*2*h; position_embeddings: b n 2*h (rotary); attention_mask: 1 1 n n; "
    "q_proj.weight: g*r*2*h g*r*2*h; k_proj.weight: g*2*h g*r*2*h; v_proj.weight: g*2*h g*r*2*h; "
    "o_proj.weight: g*r*2*h g*r*2*h",
    f"{MODELS}/llama/modeling_llama.py",
    wrt="hidden_states",
)
def llama_attention(g, r, h):
    from transformers.models.llama.modeling_llama import LlamaAttention

    return LlamaAttention(llama(g * r * 2 * h, g=g, r=r, h=h), layer_idx=0)


@layer(
    "hidden_states: b n g*r*2*h; position_embeddings: b n 2*h (rotary); attention_mask: 1 1 n n; "
    "self_attn.q_proj.weight: g*r*2*h g*r*2*h; self_attn.k_proj.weight: g*2*h g*r*2*h; "
    "self_attn.v_proj.weight: g*2*h g*r*2*h; self_attn.o_proj.weight: g*r*2*h g*r*2*h; "
    "mlp.gate_proj.weight: e g*r*2*h; mlp.up_proj.weight: e g*r*2*h; mlp.down_proj.weight: g*r*2*h e; "
    "input_layernorm.weight: g*r*2*h; post_attention_layernorm.weight: g*r*2*h",
    f"{MODELS}/llama/modeling_llama.py",
    wrt="self_attn.q_proj.weight",
)
def llama_decoder_layer(g, r, h, e):
    from transformers.models.llama.modeling_llama import LlamaDecoderLayer

    return LlamaDecoderLayer(llama(g * r * 2 * h, e, g, r, h), layer_idx=0)


@layer(
    "hidden_states: b n d; c_fc.weight: d e; c_fc.bias: e; c_proj.weight: e d; c_proj.bias: d",
    f"{MODELS}/gpt2/modeling_gpt2.py",
    wrt="c_fc.weight",
)
def gpt2_mlp(d, e):
    from transformers.models.gpt2.modeling_gpt2 import GPT2MLP

    return GPT2MLP(e, gpt2(1, d))


@layer(
    "hidden_states: b n h*d; attention_mask: 1 1 n n; ln_1.weight: h*d; ln_1.bias: h*d; attn.c_attn.weight: h*d 3*h*d; "
    "attn.c_attn.bias: 3*h*d; attn.c_proj.weight: h*d h*d; attn.c_proj.bias: h*d; ln_2.weight: h*d; ln_2.bias: h*d; "
    "mlp.c_fc.weight: h*d e; mlp.c_fc.bias: e; mlp.c_proj.weight: e h*d; mlp.c_proj.bias: h*d",
    f"{MODELS}/gpt2/modeling_gpt2.py",
    wrt="hidden_states",
)
def gpt2_block(h, d, e):
    from transformers.models.gpt2.modeling_gpt2 import GPT2Block

    return GPT2Block(gpt2(h, d, e), layer_idx=0)


@layer(
    "hidden_states: b n h*d; attention_mask: 1 1 n n; query.weight: h*d h*d; query.bias: h*d; key.weight: h*d h*d; "
    "key.bias: h*d; value.weight: h*d h*d; value.bias: h*d",
    f"{MODELS}/bert/modeling_bert.py",
    wrt="key.weight",
)
def bert_self_attention(h, d):
    from transformers import BertConfig
    from transformers.models.bert.modeling_bert import BertSelfAttention

    return BertSelfAttention(BertConfig(hidden_size=h * d, num_attention_heads=h, attn_implementation="eager"))


@layer(
    "hidden_states: b n e; input_tensor: b n d; dense.weight: d e; dense.bias: d; LayerNorm.weight: d; "
    "LayerNorm.bias: d",
    f"{MODELS}/bert/modeling_bert.py",
    wrt="input_tensor",
)
def bert_output(d, e):
    from transformers import BertConfig
    from transformers.models.bert.modeling_bert import BertOutput

    return BertOutput(BertConfig(hidden_size=d, num_attention_heads=1, intermediate_size=e))


@layer(
    "hidden_states: b n d; wi_0.weight: e d; wi_1.weight: e d; wo.weight: d e",
    f"{MODELS}/t5/modeling_t5.py",
    wrt="wi_0.weight",
)
def t5_gated_dense(d, e):
    from transformers import T5Config
    from transformers.models.t5.modeling_t5 import T5DenseGatedActDense

    return T5DenseGatedActDense(T5Config(d_model=d, d_ff=e, feed_forward_proj="gated-gelu"))


@layer(
    "hidden_states: b n d; gate_up_proj.weight: 2*e d; down_proj.weight: d e",
    f"{MODELS}/phi3/modeling_phi3.py",
    wrt="gate_up_proj.weight",
)
def phi3_mlp(d, e):
    from transformers import Phi3Config
    from transformers.models.phi3.modeling_phi3 import Phi3MLP

    return Phi3MLP(Phi3Config(hidden_size=d, intermediate_size=e, num_attention_heads=1, num_key_value_heads=1))


CASES = cases_in(globals())
