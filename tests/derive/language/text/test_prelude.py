"""Words as definitions: at any sizes, under any name, and known again."""

import pytest

from derive.kernel.terms import Definition, StatementError, Term, resize
from derive.language.families import definitions
from derive.language.text.formulas import parse_formulas
from derive.language.text.prelude import claims, name_of, told_apart, word
from derive.language.text.text import text
from derive.language.text.vocabulary import VOCABULARY

HEAD = "dimensions: d, h\nindices: i:d\nvectors: x[d], y[h]\nreals: t\n"


def asked(lines):
    return parse_formulas(HEAD + lines)


@pytest.mark.parametrize("name", VOCABULARY)
def test_a_word_is_known_again_at_other_sizes_and_under_another_name(name):
    assert word(name).name == name
    assert word(name) is word(name)
    for d in (word(name), word(name, "other"), resize(word(name), {"n": "rows", "m": "columns"})):
        assert name_of(d) == name


def test_what_is_no_word_is_not_known():
    (formula,) = asked("define: sigmoid(t) = 1/(1 + exp(t))\nderivative: sigmoid(t) in t\n").derivatives
    assert name_of(formula.formula.body.args[0]) is None
    with pytest.raises(StatementError, match="relux: no word of the prelude; it has tanh, "):
        word("relux")


def test_layers_of_definitions_are_not_walked():
    """Each uses the one below it twice, so that written out the last has 2^60 nodes."""
    u = word("sigmoid").params[0]
    d = Definition("layer", (u,), Term.of(u))
    for _ in range(60):
        d = Definition("layer", (u,), Term("def", d, Term("def", d, Term.of(u))))
    assert name_of(d) is None


def test_facts_speak_of_the_parameters():
    assert [text(c) for c in claims(word("sigmoid", "gate"))] == ["0 < gate(t)", "gate(t) < 1"]
    assert list(claims(word("mean"))) == []


def test_a_file_takes_words_at_the_sizes_of_their_arguments():
    lines = "from prelude: softmax, softmax as route, tanh\ndecide: softmax(x, i) = Sum(route(y, k), k:h)*tanh(t)\n"
    (claim,) = asked(lines).claims
    names = {d.name: [p.dims for p in d.params] for d in definitions(claim.claim)}
    assert names["softmax"] == [("d",), ("d",)]
    assert names["route"] == [("h",), ("h",)]
    assert names["tanh"] == [()]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("from prelude: tanhh", "line 5, column 15: expected a word of the prelude, found 'tanhh'; it has tanh, "),
        ("from prelude: tanh, ", "line 5, column 20: expected a word of the prelude, found the end"),
        ("from prelude: tanh gate", "line 5, column 15: expected 'tanh' or 'tanh as NAME', found 'tanh gate'"),
        ("from prelude: tanh as 2", "expected 'tanh' or 'tanh as NAME'"),
        ("from prelude: tanh as t", "line 5, column 15: expected a new name, found 't'; write 'tanh as NAME'"),
        ("define: tanh(t) = t\nfrom prelude: tanh", "line 6, column 15: expected a new name, found 'tanh'"),
        ("from prelude: mean\ndefine: mean(t) = t", "line 6, column 9: expected a new name, found 'mean'"),
        ("from prelude: mean\ndecide: mean(t) = 0", r"mean\(x\[n\]\): a vector was expected for x, not t"),
        ("from prelude: softmax\ndecide: softmax(y, i) = 0", "i was expected over h, not over d: i"),
        ("from prelude: softmax\ndecide: softmax(x) = 0", "line 6, column 18: expected ',', found '\\)'"),
        ("from prelude: tanh\ndecide: tanh = 0", r"found '='; a definition is applied: tanh\(t\)"),
    ],
)
def test_a_word_that_is_used_wrongly_is_said(lines, said):
    with pytest.raises(StatementError, match=said):
        asked(lines)


def test_a_word_that_is_taken_twice_is_one():
    assert asked("from prelude: mean\nfrom prelude: mean\ndecide: mean(x) = 0\n").claims


def test_a_word_over_two_sizes_has_two_names_which_are_read_again():
    lines = "from prelude: mean, softmax\nvectors: p[h]\nindices: k:h\n"
    said = asked(lines + "decide: mean(x)*softmax(x, i) = mean(y)*mean_h(p)*softmax_h(y, k)\n").claims[0].claim
    (claim,) = told_apart(said)
    assert text(claim) == "mean(x)*softmax(x, i) = mean_h(y)*mean_h(p)*softmax_h(y, k)"
    assert {name_of(d) for d in definitions(claim)} == {"mean", "softmax", "partition"}
    assert told_apart(claim) == (claim,)


def test_what_the_user_has_defined_twice_keeps_its_name():
    x, y = (Term("at", s, (), "fixed") for s in "xy")
    first, other = (Term("def", Definition("f", (t.key,), t * t), t) for t in (x, y))
    assert told_apart(first + other) == (first + other,)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("mean_d", "line 7, column 13: mean_d: over these arguments it is mean_h"),
        ("mean_q", "mean_q: over these arguments it is mean_h"),
        ("means", "expected a real term, found 'means'"),
        ("twice_h", "expected a real term, found 'twice_h'"),
    ],
)
def test_another_name_over_sizes_is_no_word(word, said):
    with pytest.raises(StatementError, match=said):
        asked(f"from prelude: mean\ndefine: twice(y[h]) = 2*mean(y)\ndecide: 0 < {word}(y)\n")


def test_a_word_is_read_that_only_another_one_speaks_of():
    (claim,) = asked("from prelude: cosine\ndecide: norm(y) != 0\n").claims
    assert {d.name: [p.dims for p in d.params] for d in definitions(claim.claim)} == {"norm": [("h",)]}
    with pytest.raises(StatementError, match="write 'from prelude: mean', or define it"):
        asked("from prelude: cosine\ndecide: mean(y) != 0\n")
    (claim,) = asked("from prelude: cosine\ndefine: norm(t) = t**2\ndecide: norm(t) != 0\n").claims
    assert text(claim.claim) == "norm(t) != 0"
