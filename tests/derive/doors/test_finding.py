"""Theorems found by what they are about."""

import pytest

from derive import UnknownNameError, theorem
from derive.chapters import BOOK
from derive.doors.finding import _uses, find, indexed, instead, nearest
from derive.kernel.terms import DeriveError
from derive.language.words import TRADE, relevance


def names(*asked, **where):
    return [found.name for found in find(*asked, **where)]


@pytest.mark.parametrize("blank", ["", "   ", "\n"])
def test_without_words_all_are_found_in_reading_order(blank):
    assert names(blank) == list(BOOK.theorems)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("jacobian softmax", "softmax_jacobian"),
        ("rope backward", "rotary_vjp"),
        ("GQA", "grouped_query_backward_key"),
        ("flash attention", "online_softmax_merge"),
        ("label smoothing", "label_smoothed_cross_entropy_gradient"),
        ("layer norm backward", "layernorm_vjp"),
        ("log-sum-exp hessian", "logsumexp_hessian"),
        ("irrational", "pi_irrational"),
        ("Noether", "noether_query_key"),
        ("vanishing gradients", "softmax_jacobian_le_of_gap"),
    ],
)
def test_the_nearest_is_the_first(words, first):
    assert names(words)[0] == first


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Samuelson", "squared_deviation_le"),  # a title
        ("KroneckerDelta", "layernorm_jacobian"),  # a symbol of the statement
        ("bridle1990", "softmax_jacobian"),  # a source
        ("quotient rule", "rmsnorm_jacobian"),  # a reason
        ("sqrt", "decay_square_root_between"),  # a formula of LaTeX
        ("jacob", "softmax_jacobian_trace"),  # the beginning of a word
    ],
)
def test_everything_that_is_printed_is_searched(words, name):
    assert name in names(words)


def test_no_word_is_no_question():
    assert find("!!!") == ()


def test_source_and_chapter_narrow_what_is_found():
    inside = names(source="seed:003", chapter="decay")
    assert "decay_limit" in inside and "softmax_jacobian" not in inside
    assert set(inside) < set(names(chapter="decay")) and set(inside) < set(names(source="seed:003"))
    assert names("square root", source="seed:003", chapter="decay") == [
        "decay_square_root",
        "decay_square_root_between",
    ]


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ({"chapter": "normalisation"}, "--chapter: there is no chapter 'normalisation'; did you mean normalization?"),
        ({"chapter": "zzz"}, "--chapter: there is no chapter 'zzz'; expected one of softmax, dot_product"),
        ({"source": "bridl1990"}, "--source: no theorem names the source 'bridl1990'; did you mean bridle1990?"),
    ],
)
def test_a_place_that_is_none_is_refused(where, line):
    with pytest.raises(DeriveError) as refused:
        find("jacobian", **where)
    assert str(refused.value).startswith(line)


@pytest.mark.parametrize("each", [6, pytest.param(1, marks=pytest.mark.long)])
def test_each_word_of_the_trade_leads_to_a_theorem(each):
    lost = [phrase for phrase in [*TRADE][::each] if not nearest(phrase) or not names(phrase)]
    assert lost == []


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("softmax", "softmax_jacobian"),
        ("rmsnorm", "rmsnorm_vjp"),
        ("rope", "rotary_forward"),
        ("Jacobian", "softmax_jacobian or layernorm_jacobian"),
        ("flash attention", "online_softmax_merge"),
        ("GQA", "grouped_query_backward_key"),
        ("label smoothing", "label_smoothed_cross_entropy_gradient"),
        ("softmax_jacobain", "softmax_jacobian"),
        ("decay_limt", "did you mean decay_limit?"),
        ("norm", "layernorm_jacobian"),
        ("", "derive list WORD searches"),
        ("  ", "derive list WORD searches"),
        ("zzz", "derive list WORD searches titles and sentences too"),
    ],
)
def test_a_name_that_is_none_leads_somewhere(word, part):
    assert part in instead(word)
    with pytest.raises(UnknownNameError, match="there is no theorem"):
        theorem(word)


def test_what_is_said_to_be_found_is_found():
    said = instead("softmax")
    assert said.endswith(f"; derive list softmax finds {len(find('softmax'))}")


def test_of_two_that_are_as_near_the_one_that_others_cite_comes_first():
    (words, cited) = ("softmax", _uses(BOOK))
    scores = {name: round(relevance(words, own.fields, beginnings=True), 6) for name, own in indexed(BOOK).items()}
    found = [(-scores[name], -cited.get(name, 0)) for name in names(words)]
    assert len({score for score, _ in found}) < len(set(found)) and found == sorted(found)
