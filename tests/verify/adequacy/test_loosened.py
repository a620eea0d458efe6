"""Worlds without a hypothesis: what made it hold is changed, and the other equations are solved anew."""

from derive.chapters import BOOK
from derive.kernel.terms import Term
from derive.language.terms import Eq, Expectation, Independent, random, reals
from tests.verify.adequacy.planted import planted
from verify.adequacy.loosened import loosened

q, k = random("q"), random("k")
a, b, s = reals("a b s")


def test_the_lost_hypothesis_is_the_last_one():
    theorem = BOOK.entries["product_variance"]
    for n, lost in enumerate(theorem.given):
        loose = next(loosened(theorem, n))
        assert loose.given == (*theorem.given[:n], *theorem.given[n + 1 :], lost)


def test_a_value_of_the_witness_is_left_free_and_changed():
    entry = planted(Eq(a, b), Eq(a, b), witness={b: a})
    witnesses = [dict(loose.witness) for loose in loosened(entry, 0)]
    assert {} in witnesses
    assert {b: -a} in witnesses


def test_other_equations_are_solved_for_their_powers():
    second = Eq(Expectation(q.term**2), s**2)
    entry = planted(Eq(a, a), Eq(Expectation(q.term), a), second, witness={a: Expectation(q.term), s: a})
    solved = [loose.witness.get(s) for loose in loosened(entry, 0)]
    roots = [t for t in solved if isinstance(t, Term) and t.head == "fn"]
    assert roots
    assert all(t.args[0] == "sqrt" and t.args[1].head == "div" for t in roots)


def test_independent_families_are_coupled():
    entry = planted(Eq(Expectation(q.term * k.term), a), Independent(q, k))
    notes = {loose.note for loose in loosened(entry, 0)}
    assert {"all random entries are one variable", "k = q", "q = k"} <= notes


def test_an_equation_with_zero_is_solved_for_nothing():
    """It says of a mean that it vanishes, which the laws see to."""
    entry = planted(Eq(a, a), Eq(a - b, 0), Eq(a, s), witness={b: a, s: a})
    solutions = [loose.witness.get(b) for loose in loosened(entry, 1)]
    assert len(solutions) > 5
    assert [t for t in solutions if isinstance(t, Term) and t.head == "div"] == []
    swapped = planted(Eq(a, a), Eq(a, b), Eq(a, s), witness={b: a, s: a})
    assert any(t.head == "div" for loose in loosened(swapped, 1) if (t := loose.witness.get(b)) is not None)
