"""The tokens of a line: numbers as what they say, and where each token stands."""

from fractions import Fraction

import pytest

from derive.kernel.terms import StatementError
from derive.language.text.tokens import TokenLine


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("3", Fraction(3)),
        ("007", Fraction(7)),
        ("0.1", Fraction(1, 10)),  # not the float next to it, 3602879701896397/2**55
        ("0.044715", Fraction(44715, 10**6)),
        ("1e-6", Fraction(1, 10**6)),
        ("2.5e3", Fraction(2500)),
        ("1e+2", Fraction(100)),
    ],
)
def test_a_number_is_what_it_says_exactly(word, value):
    line = TokenLine(f"{word})")
    assert line.numeral() == value
    assert line.peek() == ")"


@pytest.mark.parametrize(
    "word",
    ["1e9999", "3x", "\u0663", "1_000", "x", "", "9" * 4001, "9" * 3900 + "e999", f"0.{'3' * 3900}e-999"],
)
def test_no_other_word_is_a_number(word):
    with pytest.raises(StatementError, match=r"^line 4, column 1: expected a number of at most 4000 digits, found "):
        TokenLine(word, line=4).numeral()


def test_a_name_with_digits_is_one_token():
    assert [token for _, token in TokenLine("x2 + e3*1e3").tokens] == ["x2", "+", "e3", "*", "1e3"]
    assert [token for _, token in TokenLine("1.5e").tokens] == ["1", ".", "5e"]


def test_a_token_knows_where_it_stands():
    line = TokenLine("a  <= b", line=7)
    assert line.take() == "a"
    with pytest.raises(StatementError, match=r"^line 7, column 4: expected 'b', found '<='$"):
        line.expect("b")
    assert line.accepts("<=")
    assert line.separated(line.take) == ["b"]
    with pytest.raises(StatementError, match=r"^line 7, column 8: expected an end, found the end$"):
        line.fail("an end")
