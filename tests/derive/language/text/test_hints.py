"""What may have been meant by a token that is not expected."""

import pytest

from derive.kernel.terms import Key
from derive.language.text.declarations import Context
from derive.language.text.hints import LIBRARIES, NAMES, SIGNS, hint
from derive.language.text.prelude import word
from derive.language.text.tokens import TokenLine
from derive.language.text.vocabulary import VOCABULARY

CONTEXT = Context(
    {"x": Key("at", "x", ("n",), "fixed"), "i": Key("ix", "i", ("n",))},
    {"half": word("mean", "half"), "softmax": word("softmax", "softmax")},
    ("n",),
)


def meant(source, at, expected="a real term"):
    return hint(expected, [token for _, token in TokenLine(source).tokens], at, CONTEXT, ["k"])


@pytest.mark.parametrize(
    ("source", "at", "said"),
    [
        ("tanh(t)", 0, "from prelude: tanh"),
        ("np.exp(t)", 0, "a function is called by its name alone, such as exp(t)"),
        ("x.sum()", 1, "an operation is said of entries"),
        ("x.T", 1, "a transpose is an order of indices"),
        ("t**0.5", 2, "a root is sqrt(t)"),
        ("2t", 0, "a product is written 2*t"),
        ("x @ w", 1, "a product of matrices is a sum"),
        ("t == 1", 2, "an equation is written a = b"),
        ("t += 1", 2, "a definition is a line"),
        ("half + 1", 0, "a definition is applied: half(x[n])"),
        ("n + 1", 0, "as a number it is size(n)"),
        ("i + 1", 0, "i is an index of n"),
        ("k + 1", 0, "k is an index"),
        ("foo(t)", 0, "define it, by a line 'define: foo(t) = ...'"),
        ("foo[i]", 0, "a vector is by a line 'vectors: foo[n]'"),
        ("foo", 0, "a number is by 'reals: foo'"),
        ("x", 0, ""),
        (")", 0, ""),
    ],
)
def test_a_hint_says_how_to_say_it(source, at, said):
    assert said in meant(source, at)
    assert bool(said) is bool(meant(source, at))


@pytest.mark.parametrize(
    ("expected", "source", "at", "said"),
    [
        ("an index", "x[x]", 2, r"x[n] is no index"),
        ("an index", "x[q]", 2, "an index is declared by"),
        ("an index", "x[-1]", 2, "not counted from the end"),
        ("an index", "x[:]", 2, "a row is W[i]"),
        ("a dimension", "Sum(x[k], k:q)", 9, "a dimension is declared by"),
        ("':'", "Sum(x[k], k)", 8, "such as k:n"),
        ("a new name", "x", 0, "x is declared above"),
        ("a name", "pi", 0, "pi is a word of the language; another name is pi_1"),
        ("a name", "E", 0, "another name is E_1"),
        ("a dimension", "Sum(x[k], k:i)", 9, "a running sum is Sum(mask[i, k]*x[k], k:n)"),
        ("']'", "x[i - k]", 3, "positions are not added: a mask says"),
        ("']'", "x[i + 1]", 3, "positions are not added: a mask says"),
        ("','", "softmax(x)", 3, "a definition is applied: softmax(x["),
        ("','", "1 + softmax(x[i])", 8, "a definition is applied: softmax(x["),
        ("','", "(x, y)", 2, ""),
        ("a real term", "det(A)", 0, "its logarithm is 2*Sum(log(L[i, i]), i:n)"),
        ("a real term", "inv(A)", 0, "it may be declared as a matrix B"),
        ("a real term", "trace(A)", 0, "a trace is Sum(A[i, i], i:n)"),
        (
            "the end",
            "t x",
            1,
            "names stand with commas between them, as in 'reals: a, b'",
        ),
        ("the end", "0 < t < 1", 3, "a relation has two sides"),
    ],
)
def test_a_hint_knows_what_was_expected(expected, source, at, said):
    assert said in meant(source, at, expected)


def test_names_are_said_once():
    assert not NAMES.keys() & VOCABULARY.keys()
    assert not NAMES.keys() & set(LIBRARIES)
    assert all(SIGNS.values())
