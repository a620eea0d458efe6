"""Statements and proofs in a terminal: wrapped, aligned, and with their conditions."""

import pytest

from derive import theorem
from derive.render.plain import width
from derive.render.stated import Stated
from derive.render.terminal import statement_text

JACOBIAN = """\
softmax_jacobian: Jacobian of softmax

For every size n, all x ∈ ℝⁿ and all i, j < n,

    ∂p_i/∂x_j = p_i (δ_ij − p_j),

where
    p_i = softmax(x)_i = e^(x_i)/Z,
    Z = partition(x) = ∑_(k<n) e^(x_k).

Sizes are positive.

(proved by the kernel)

Proof.

    ∂p_i/∂x_j = (δ_ij e^(x_i) Z − e^(x_i) e^(x_j))/Z²   quotient rule, as Z > 0 (partition_pos)
              = (e^(x_i)/Z) (δ_ij − e^(x_j)/Z)          cancel one factor Z (partition_pos)
              = p_i (δ_ij − p_j)                        definition of softmax ∎
"""


def test_a_proof_as_it_is_read():
    assert theorem("softmax_jacobian").proof.text(100) == JACOBIAN


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("name", ["softmax_jacobian", "softmax_scaled_limit", "layernorm_vjp", "dot_product_variance"])
def test_lines_keep_to_the_width(name, columns):
    lines = theorem(name).proof.text(columns).splitlines()
    assert [line for line in lines if width(line) > columns] == []
    if columns == 60:  # the same words, in other lines
        wide = theorem(name).proof.text(120)
        assert "".join("".join(lines).split()) == "".join(wide.split())


def test_a_reason_that_has_no_room_stands_below_at_the_margin():
    lines = theorem("softmax_jacobian").proof.text(70).splitlines()
    below = next(line for line in lines if line.endswith("quotient rule, as Z > 0 (partition_pos)"))
    assert width(below) == 70
    assert below.lstrip().startswith("quotient rule")


def test_cases_say_what_they_suppose():
    text = str(theorem("relative_encoding_planar").proof)
    assert "By induction over the integers, from 0 upwards and downwards." in text
    assert "Suppose that " in text


def test_an_argument_that_is_no_proof_is_not_called_one():
    text = str(theorem("expected_softmax_gradient_bounds").proof)
    assert "Argument.\n" in text
    assert "(certified in numbers: no proof assistant has checked it)" in text
    assert "Proof." not in text
    assert "∎" not in text


def test_symbols_of_a_display_are_explained_once():
    text = str(theorem("softmax_scaled_limit").proof)
    assert text.count("where\n") == 2  # of the statement, and of the display
    assert text.rstrip().endswith("∎")


def test_a_statement_alone():
    stated = Stated("For all $a$,", ("a = a", r"\quad b = b"), ("b = 1",))
    assert statement_text(stated) == "For all a,\n\n    a = a\n        b = b,\n\nwhere\n    b = 1.\n"
