"""A name has one meaning, and is free to use only where nothing else is called so."""

import pytest

from derive.kernel.terms import INTEGERS, Definition, Key, StatementError, Term, num
from derive.language.text.declarations import as_family, base, context_of, fresh_name, is_name, successors
from tests.terms_strategy import DEFINITIONS, bind, entry, index

i, j, a, m = index("i", "n"), index("j", "n"), index("a", "m"), index("t", INTEGERS)
c, x = entry("c"), entry("x", i)
SOFTMAX, GAP = DEFINITIONS[:2]


def test_declarations_come_in_order_of_appearance() -> None:
    vector = bind("lam", j, entry("x", j))
    declared = context_of(Term("def", GAP, i, vector, c, j), Term("independent", ("F", ("n", "m"))))
    assert tuple(declared.variables) == ("i", "x", "c", "j", "F")
    assert tuple(declared.definitions) == ("softmax", "gap")
    assert declared.sizes == ("n", "m")


def test_parameters_of_a_definition_are_its_own() -> None:
    over_c = Definition("over_c", (Key("at", "x", (), "fixed"),), 1 / Term("at", "x", (), "fixed"))
    assert context_of(Term("def", over_c, x)).variables == {
        "x": Key("at", "x", ("n",), "fixed"),
        "i": Key("ix", "i", ("n",)),
    }


@pytest.mark.parametrize(
    ("term", "message"),
    [
        (x + Term("at", "x", (), "fixed"), "the name x has two meanings"),
        (x + Term("at", "n", (), "fixed"), "the name n has two meanings"),
        (x + Term("at", "i", (), "fixed"), "the name i has two meanings"),
        (Term("def", SOFTMAX, bind("lam", i, x), i) + Term("def", Definition("softmax", (), num(1))), "meanings; give"),
        (Term("and", Term("eq", entry("q", i), c), Term("independent", ("q", ("m",)))), "the name q has two meanings"),
        (Term("at", "exp", (), "fixed"), "the name exp is a word of the notation"),
        (Term("ix", "Sum", "n"), "the name Sum is a word of the notation"),
    ],
)
def test_ambiguous_terms_are_refused(term: Term, message: str) -> None:
    with pytest.raises(StatementError, match=message):
        context_of(term)


@pytest.mark.parametrize(
    ("hint", "taken", "name"),
    [
        ("k", "", "k"),
        ("k", "k", "i"),
        ("k", "ijk", "l"),
        ("", "", "i"),
        ("E", "", "i"),
        ("2", "", "i"),
        ("a b", "", "i"),
    ],
)
def test_fresh_names(hint: str, taken: str, name: str) -> None:
    assert fresh_name(hint, frozenset(taken)) == name


def test_fresh_names_do_not_run_out() -> None:
    assert fresh_name("x", frozenset("ijklabcrstuvx")) == "i_1"


@pytest.mark.parametrize(("word", "expected"), [("x", True), ("i~1", True), ("2x", False), ("Sum", False), ("", False)])
def test_names(word: str, expected: bool) -> None:
    assert is_name(word) is expected


def test_vectors_that_only_pass_indices_on() -> None:
    assert as_family(bind("lam", i, x)) == ("x", ())
    assert as_family(bind("lam", a, entry("W", i, a))) == ("W", (i,))
    assert as_family(bind("lam", i, bind("lam", a, entry("W", i, a)))) == ("W", ())
    assert as_family(bind("lam", i, entry("W", i, a))) is None
    assert as_family(bind("lam", i, entry("V", i, i))) is None
    assert as_family(bind("lam", i, x + c)) is None
    assert as_family(c) is None


def test_successors() -> None:
    assert successors(m + 1 + 1) == (m, 2)
    assert successors(Term("zero")) == (Term("zero"), 0)


def test_the_base_of_a_doubled_dimension():
    assert base(("2", ("2", "n"))) == base("n") == "n"


def test_a_family_may_be_called_as_an_expectation_or_the_number_pi_and_nothing_else_may() -> None:
    E, pi = Key("at", "E", ("n",), "fixed"), Key("at", "pi", (), "fixed")
    assert context_of(Term.of(E, i) * Term.of(pi)).variables == {"E": E, "i": i.key, "pi": pi}
    assert context_of(Term("pi") * c).variables == {"c": c.key}
    over_pi = Definition("area", (c.key,), Term("pi") * c**2)
    for other in (Term("pi"), Term("def", over_pi, c)):
        with pytest.raises(StatementError, match="the name pi has two meanings"):
            context_of(Term.of(pi) * other)
    for key in (Key("at", "E", ("n",), "random"), Key("at", "Var", ("n",), "fixed")):
        with pytest.raises(StatementError, match="is a word of the notation"):
            context_of(Term.of(key, i))
    with pytest.raises(StatementError, match="is a word of the notation"):
        context_of(Term("card", "E"))
