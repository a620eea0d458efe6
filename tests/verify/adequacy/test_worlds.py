"""Worlds without a hypothesis: what made it hold is changed, and the other equations are solved anew."""

from derive.chapters import BOOK
from derive.kernel.terms import Term
from derive.language.terms import Eq, Expectation, Independent, random, reals
from tests.verify.adequacy.planted import planted
from verify.adequacy.worlds import worlds

q, k = random("q"), random("k")
a, b, s = reals("a b s")


def test_the_lost_hypothesis_is_the_last_one():
    theorem = BOOK.entries["product_variance"]
    for n, lost in enumerate(theorem.given):
        world = next(worlds(theorem, n))
        assert world.given == (*theorem.given[:n], *theorem.given[n + 1 :], lost)


def test_a_value_of_the_witness_is_left_free_and_changed():
    entry = planted(Eq(a, b), Eq(a, b), witness={b: a})
    witnesses = [dict(world.witness) for world in worlds(entry, 0)]
    assert {} in witnesses
    assert {b: -a} in witnesses


def test_other_equations_are_solved_for_their_powers():
    second = Eq(Expectation(q.term**2), s**2)
    entry = planted(Eq(a, a), Eq(Expectation(q.term), a), second, witness={a: Expectation(q.term), s: a})
    solved = [world.witness.get(s) for world in worlds(entry, 0)]
    roots = [t for t in solved if isinstance(t, Term) and t.head == "fn"]
    assert roots
    assert all(t.args[0] == "sqrt" and t.args[1].head == "div" for t in roots)


def test_independent_families_are_coupled():
    entry = planted(Eq(Expectation(q.term * k.term), a), Independent(q, k))
    notes = {world.note for world in worlds(entry, 0)}
    assert {"all random entries are one variable", "k = q", "q = k"} <= notes


def test_an_equation_with_zero_is_solved_for_nothing():
    """It says of a mean that it vanishes, which the laws see to."""
    entry = planted(Eq(a, a), Eq(a - b, 0), Eq(a, s), witness={b: a, s: a})
    solutions = [world.witness.get(b) for world in worlds(entry, 1)]
    assert len(solutions) > 5
    assert [t for t in solutions if isinstance(t, Term) and t.head == "div"] == []
    swapped = planted(Eq(a, a), Eq(a, b), Eq(a, s), witness={b: a, s: a})
    assert any(t.head == "div" for world in worlds(swapped, 1) if (t := world.witness.get(b)) is not None)
