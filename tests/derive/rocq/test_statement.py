"""Statements: sizes, variables, hypotheses in the order of the page, conclusion."""

from derive.kernel.facts import FACTS
from derive.rocq import facts
from derive.rocq.names import Names
from derive.rocq.statement import Lemma
from derive.rocq.text import Writer
from tests.derive.kernel.vocabulary import E, X, eq, exp, i, j, lt, p, u, v, x
from tests.derive.rocq.samples import EITHER, book


def header(*given, claim, positive=True):
    return Lemma("File.name", given, claim, positive).header(Writer(Names(), {}))


def test_sizes_come_first_and_are_positive():
    assert (
        header(claim=lt(0, exp(x(i))))
        == "name (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :\n  0 < exp (x i)"
    )
    assert header(claim=lt(0, x(i)), positive=False).startswith("name (n : nat) (x : Fin n -> R)")
    assert header(claim=eq(x(p), 0)).startswith("name (h : nat) (h_pos : (0 < h)%nat) (x : Fin (double h) -> R)")


def test_neighbours_of_one_type_stand_together():
    assert header(claim=eq(u * x(i), v * x(j))) == (
        "name (n : nat) (n_pos : (0 < n)%nat) (u : R) (x : Fin n -> R) (i : Fin n) (v : R) (j : Fin n) :\n"
        "  u * x i = v * x j"
    )
    assert "(u v : R)" in header(claim=eq(u, v))


def test_hypotheses_keep_their_order():
    one, two = eq(u, v), lt(0, u)
    assert header(one, claim=two) == "name (u v : R)\n    (given : u = v) :\n  0 < u"
    assert header(two, one, claim=eq(v, v)).index("0 < u") < header(two, one, claim=eq(v, v)).index("u = v")
    assert "(given_2 : u = v)" in header(two, one, claim=eq(v, v))


def test_the_same_as_a_formula():
    def proposition(*given, claim):
        return Lemma("File.name", given, claim).proposition(Writer(Names(), {}))

    assert (
        proposition(lt(0, u), claim=lt(0, exp(x(i))))
        == "forall (n : nat) (n_pos : (0 < n)%nat) (u : R) (x : Fin n -> R) (i : Fin n) (given : 0 < u), 0 < exp (x i)"
    )
    assert proposition(claim=eq(1, 1)) == "1 = 1"


def test_a_probability_is_a_variable_where_there_is_chance():
    assert "(P : probability) (X : random P)" in header(claim=eq(E(X), 0))
    assert "probability" not in header(claim=eq(u, v))


def test_hypotheses_that_hold_together_somewhere():
    def satisfiable(*given, claim):
        return Lemma("File.name", given, claim).satisfiable(Writer(Names(), {}))

    assert satisfiable(lt(0, u), claim=eq(x(i), 0)) == (
        "exists (n : nat) (n_pos : (0 < n)%nat) (u : R) (x : Fin n -> R) (i : Fin n),\n    0 < u"
    )
    assert satisfiable(lt(0, u), eq(u, v), claim=eq(1, 1)) == "exists (u v : R),\n    0 < u /\\\n    u = v"


def test_what_it_is_said_of_as_arguments():
    statement = Lemma("File.name", (), eq(E(X), x(i)))
    assert statement.arguments(Names()) == ["n", "n_pos", "P", "X", "x", "i"]
    assert statement._replace(positive=False).arguments(Names()) == ["n", "P", "X", "x", "i"]


@EITHER
def test_every_theorem_has_the_hypotheses_of_its_entry(of):
    for name, entry in book(of).entries.items():
        statement = book(of).statements[name]
        text = statement.header(Writer(Names(), book(of).definitions))
        assert statement.given == entry.given
        assert text.count("\n    (given") == len(entry.given)
        assert text.startswith(f"{name} ")


def test_every_law_has_the_hypotheses_of_the_table():
    for name, (concl, hyps) in FACTS.items():
        statement = facts.statement(name)
        assert (statement.claim, statement.given) == (concl, hyps)
