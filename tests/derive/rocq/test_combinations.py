"""Identities in letters: true at random numbers, with letters for the atoms and for nothing else."""

import re
from fractions import Fraction
from random import Random

import pytest

from derive.kernel.terms import num
from derive.rocq.combinations import Letters, Weighted, linear, positive
from derive.rocq.names import Names
from derive.rocq.text import Writer
from tests.derive.kernel.vocabulary import ONE, ZERO, eq, exp, i, j, le, lt, u, v, w, x
from tests.derive.rocq.samples import spaced, theorem

IDENTITY = re.compile(r"\(identity : (?:forall ([u\d ]+) : R, )?([^:]*?)\) by (?:\(intros [u\d ]+; )?(ring|field)")


def evaluate(expression, letters, draw):
    """Exact value of arithmetic as Rocq writes it."""
    exact = re.sub(r"(?<![\w])(\d+)", r"Fraction(\1)", expression.replace("^", "**"))
    exact = re.sub(r"\*\* Fraction\((\d+)\)", r"** \1", exact)
    values = {name: Fraction(draw.randint(-99, 99), draw.randint(1, 99)) for name in letters}
    return [eval(side, {"Fraction": Fraction}, values) for side in exact.split(" = ")]


@pytest.mark.parametrize("name", ["softmax_jacobian", "softmax_jacobian_norm_le_half", "dot_product_excess_kurtosis"])
def test_every_identity_of_a_proof_is_true_at_random_numbers(name):
    found = IDENTITY.findall(spaced(theorem(name)))
    assert len(found) > 10
    for letters, equation, _ in found:
        left, right = evaluate(equation, letters.split(), Random(equation))
        assert left == right, equation


def writer():
    return Writer(Names(), {})


def test_equal_atoms_are_one_letter():
    letters = Letters()
    assert letters.text(x(i) * x(j) + x(i)) == "((u0 * u1) + u0)"
    assert letters.text(exp(u + v)) == "u2"
    assert letters.applied(writer()) == "(identity (x i) (x j) (exp (u + v)))"


def test_an_inverse_is_an_atom_of_its_own():
    letters = Letters()
    assert letters.text(ONE / u * v / u) == "(((1 * u0) * u1) * u0)"
    assert letters.text(u) == "u2"
    assert letters.applied(writer()) == "(identity (/ u) v u)"
    assert "; ring)" in letters.proved("0 = 0")


def test_a_numeral_divides():
    letters = Letters()
    assert letters.text(u / num(2) + num(Fraction(-1, 3))) == "((u0 / 2) + (-1/3))"
    assert "; field)" in letters.proved("0 = 0")


def test_letters_are_no_names_of_the_theorem():
    letters = Letters({"u0", "u2"})
    assert letters.text(u * v) == "(u1 * u3)"


def test_an_identity_without_premises_is_the_proof():
    sentence, proof = linear(u * v, v * u, [], writer())
    assert sentence == "assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring)."
    assert proof == "(identity u v)"


def test_an_identity_between_numbers_has_no_letters():
    assert linear(num(2) * num(3), num(6), [], writer()) == ("assert (identity : (2 * 3) = 6) by ring.", "identity")


def test_equations_are_weighed():
    sentence, proof = linear(u * w, v * w, [Weighted(w, eq(u, v), "H")], writer())
    assert "(u0 * u1) - (u2 * u1) = (u1 * (u0 - u2) + 0)" in sentence
    assert proof == "(Rules.linear_combination (Rules.and_equation w H Rules.no_equation) (identity v w u))"


def test_a_strict_premise_makes_a_strict_conclusion():
    _, strict = positive("lt", u, w, [Weighted(ONE, lt(u, v), "H"), Weighted(ONE, le(v, w), "K")], writer())
    assert "(Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) H (Rules.and_le 1" in strict
    assert strict.startswith("(proj2 ")
    _, weak = positive("le", u, w, [Weighted(ONE, lt(u, v), "H"), Weighted(ONE, le(v, w), "K")], writer())
    assert "(Rlt_le _ _ H)" in weak
    assert weak.startswith("(proj1 ")


def test_a_number_is_left_over():
    half = num(Fraction(1, 2))
    sentence, proof = positive("lt", ZERO, u + half, [Weighted(ONE, le(ZERO, u), "H")], writer())
    assert "(Rules.and_positive (1 / 2) (Rules.numeral_pos 1 2 eq_refl)" in proof
    left, right = evaluate(IDENTITY.findall(sentence)[0][1], ["u0"], Random(0))
    assert left == right


def test_a_negative_multiple_of_an_equation_is_allowed():
    _, proof = positive("le", u, v, [Weighted(num(-1), eq(v, u), "H")], writer())
    assert "(Rules.and_eq (-1) H" in proof
