"""Mistakes as they are written down: what an edit makes of a claim, and what is said where something was forgotten."""

import pytest

from derive.books.mistakes import (
    Equivalent,
    Mutant,
    by_theorem,
    claim,
    equivalent,
    exchanged,
    left,
    mistakes,
    relation,
    right,
    rights,
)
from derive.chapters import BOOK
from derive.chapters.softmax import theorems as softmax
from derive.kernel.terms import StatementError
from derive.language.terms import And, Eq, HasDerivative, Le, Lt

POS, JACOBIAN = softmax.softmax_pos, softmax.softmax_jacobian
TWO, THREE = BOOK.entries["sinusoidal_shift"], BOOK.entries["value_projection_backward"]


def made(theorem, edit):
    (mutant,) = mistakes(theorem, edit).mutants
    return mutant.claim


def test_edits_of_an_inequality():
    small, large = POS.claim.args
    assert made(POS, right("two", 2)) == Lt(small, 2)
    assert made(POS, left("one", 1)) == Lt(1, large)
    assert made(POS, relation("weak", "le")) == Le(small, large)
    assert made(POS, exchanged("reversed")) == Lt(large, small)
    assert made(POS, claim("three", Eq(large, 3))) == Eq(large, 3)


def test_of_a_derivative_the_right_side_is_its_value():
    function, variable, _ = JACOBIAN.claim.args
    assert made(JACOBIAN, right("flat", 0)) == HasDerivative(function, variable, 0)


def test_edits_of_a_conjunction():
    first, second = TWO.claim.args
    assert made(TWO, right("one of two", 1, part=1)) == And(first, Eq(second.args[0], 1))
    assert made(TWO, left("one of two", 1, part=0)) == And(Eq(1, first.args[1]), second)
    assert made(TWO, rights("both", 1, 2)) == And(Eq(first.args[0], 1), Eq(second.args[0], 2))
    (a, b), c = THREE.claim.args[0].args, THREE.claim.args[1]
    assert made(THREE, right("the middle", 0, part=1)) == And(And(a, HasDerivative(*b.args[:2], 0)), c)
    assert made(THREE, right("the last", 0, part=2)) == And(And(a, b), HasDerivative(*c.args[:2], 0))


def test_order_reports_and_reasons_are_kept():
    own = mistakes(
        POS,
        exchanged("reversed", "owner/repository#1"),
        equivalent(relation("weak", "le", "owner/repository#2"), because="it is not zero"),
        left("one", 1),
    )
    small, large = POS.claim.args
    assert own.theorem == "softmax_pos"
    assert own.mutants == (Mutant("reversed", Lt(large, small), "owner/repository#1"), Mutant("one", Lt(1, large)))
    assert own.equivalents == (Equivalent("weak", Le(small, large), "it is not zero", "owner/repository#2"),)


@pytest.mark.parametrize(
    ("theorem", "edits", "said"),
    [
        (POS, [left("a", 1), left("a", 2)], "softmax_pos, mistake 'a': there are two of this name"),
        (POS, [left("a", 1), equivalent(left("a", 2), because="b")], "mistake 'a': there are two of this name"),
        (POS, [left("a", 1), left("b", 1)], "mistake 'b': says the same as 'a'"),
        (POS, [left("a", 0)], "mistake 'a': says the same as the theorem"),
        (POS, [equivalent(left("a", 0), because="b")], "mistake 'a': says the same as the theorem"),
        (POS, [left("a", 1, part=1)], "mistake 'a': no part 1: the claim has 1, counted from 0"),
        (TWO, [right("a", 1, part=-1)], "mistake 'a': no part -1: the claim has 2, counted from 0"),
        (TWO, [right("a", 1)], "mistake 'a': the claim has 2 parts; say which one: part=0 to part=1"),
        (TWO, [rights("a", 1)], "mistake 'a': 1 right sides for 2 relations"),
        (POS, [right("a", POS.claim)], "softmax_pos, mistake 'a': "),
    ],
)
def test_what_does_not_fit_is_said_with_the_theorem_and_the_name(theorem, edits, said):
    with pytest.raises(StatementError) as refused:
        mistakes(theorem, *edits)
    assert said in str(refused.value)


def test_an_equivalent_form_has_a_reason():
    with pytest.raises(StatementError, match="'a': say why it is no mistake, because=..."):
        equivalent(left("a", 1), because="")


def test_mistakes_are_found_by_the_names_of_theorems():
    one, other = mistakes(POS, left("one", 1)), mistakes(JACOBIAN, right("flat", 0))
    assert by_theorem([other, one], BOOK.entries) == {"softmax_jacobian": other, "softmax_pos": one}
    with pytest.raises(StatementError, match="mistakes about softmax_pos: written in two places"):
        by_theorem([one, other, one], BOOK.entries)
    with pytest.raises(StatementError, match="about softmax_pos: no such theorem; did you mean softmax_pose?"):
        by_theorem([one], ["softmax_pose", "layernorm_vjp"])


def test_which_mistake_is_refuted_in_rocq_is_one_of_them():
    assert mistakes(POS, left("a", 1), left("b", 2), refuted="b").refuted == "b"
    assert mistakes(POS, left("a", 1), unrefuted="that is too long").unrefuted == "that is too long"
    with pytest.raises(StatementError, match="softmax_pos: refuted='c': the name of one of its mistakes was expected"):
        mistakes(POS, left("a", 1), refuted="c")
