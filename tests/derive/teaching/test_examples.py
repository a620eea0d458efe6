"""Examples with numbers: both sides agree to the digits shown, and the numbers are those of the theorem."""

import pytest

from derive.chapters import BOOK
from derive.teaching.examples import _array, worked

EXAMPLES = [c.landing.example for c in BOOK.chapters.values() if c.landing.example is not None]


@pytest.mark.parametrize("example", EXAMPLES, ids=[e.theorem for e in EXAMPLES])
def test_both_sides_of_a_true_statement_are_shown_alike(example):
    shown = worked(BOOK.entries[example.theorem], example)
    assert shown.left == shown.right
    assert len(shown.values) == len(example.values)


def test_numbers_of_softmax_are_those_of_its_definition():
    example = BOOK.chapters["softmax"].landing.example
    # p = (e^0, e^1, e^2)/(1 + e + e^2), and p_j (g_j - sum p g), by hand with p = (0.09003, 0.24473, 0.66524)
    shown = worked(BOOK.entries["softmax_vjp"], example)
    assert shown.left == r"(0.074,\,-0.2883,\,0.2143)"


def test_a_matrix_has_its_rows_one_under_the_other():
    assert _array(list("abcdef"), (2, 3)) == r"\begin{pmatrix} a & b & c \\ d & e & f \end{pmatrix}"
    assert _array(list("abc"), (3,)) == r"(a,\,b,\,c)"
    assert _array(["a"], ()) == "a"
