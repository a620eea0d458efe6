"""The names that somebody means: by meaning, by spelling, and none where none is near."""

import pytest

from derive.language.words import TRADE, expected, meant, near, relevance, split
from verify.checking.statements import STATEMENTS


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("softmax", ["softmax_shifted", "softmax_vjp", "softmax_jvp"]),
        ("rmsnorm", ["rmsnorm_vjp", "rmsnorm_gain_vjp"]),
        ("rms_norm_backward", ["rmsnorm_vjp", "rmsnorm_gain_vjp"]),
        ("layernorm", ["layernorm_vjp", "layernorm_gain_vjp"]),
        ("LayerNorm", ["layernorm_vjp", "layernorm_gain_vjp"]),
        ("layernorm_forward", ["layernorm_vjp", "layernorm_gain_vjp"]),
        ("gelu", ["gelu_vjp", "gelu_tanh_vjp"]),
        ("softmax_forward", ["softmax_shifted", "log_softmax_shifted"]),
        ("softmax_backward", ["softmax_vjp", "log_softmax_vjp"]),
        ("flash_attention", ["attention_backward", "attention_output_shifted"]),
        ("rope", ["rotary_vjp", "rotary_forward"]),
        ("softmax_vpj", ["softmax_vjp", "log_softmax_vjp"]),
        ("layrnorm_vjp", ["layernorm_vjp", "layernorm_gain_vjp"]),
        ("geluvjp", ["gelu_vjp", "relu_vjp"]),
        ("swiglu_backward", []),
        ("dropout", []),
        ("", []),
    ],
)
def test_a_formula_by_the_words_of_the_trade(word, names):
    assert near(word, STATEMENTS) == names


@pytest.mark.parametrize(
    ("word", "known", "name"),
    [
        ("bal", ("kernel", "sympy", "ball"), "ball"),
        ("exponentail", ("exponential", "linear"), "exponential"),
        ("float23", ("float64", "float32"), "float32"),
        ("sing", ("single", "sign of the sum", "sign"), "sign"),
        ("kernels", ("kernel", "sympy"), "kernel"),
    ],
)
def test_a_choice_by_its_spelling(word, known, name):
    assert meant(word, known, most=1) == f"; did you mean {name}?"


def test_where_nothing_is_near_some_are_listed():
    assert expected("zzzz", [f"name{n}" for n in range(9)]).endswith("name6, name7, ...")
    assert expected("zzzz", ["a", "b"]) == "; expected one of a, b"
    assert expected("zzzz", []) == "; there is none"
    assert meant("zzzz", ["a", "b"]) == ""


def test_the_name_counts_more_than_a_sentence_and_a_short_name_more_than_a_long_one():
    def score(name, sentence, **options):
        return relevance("layer norm jacobians", [(8.0, split(name)), (1.0, split(sentence))], **options)

    assert score("layernorm_jacobian", "") > score("layernorm_jacobian_of_input", "")
    assert score("layernorm_jacobian_of_input", "") > score("layernorm", "its Jacobian") > 0
    assert score("layernorm", "its variance") == 0, "each word must be somewhere"
    assert relevance("jacob", [(8.0, ("jacobian",))]) == 0 < relevance("jacob", [(8.0, ("jacobian",))], beginnings=True)


def test_each_word_of_the_trade_says_something_else_than_itself():
    assert all(others for others in TRADE.values())
    assert all(split(phrase) for phrase in TRADE)


def test_another_form_of_a_word_is_not_much_longer():
    for word, alike in (("normalize", True), ("normalized", True), ("normalizations", False), ("normal", False)):
        assert bool(relevance("normalizer", [(1.0, [word])], beginnings=True)) is alike, word
