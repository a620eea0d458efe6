"""What is no term is refused, with its place, what was expected and what was found."""

import pytest

from derive.kernel.terms import INTEGERS, StatementError, Term
from derive.language.text.declarations import Context, context_of
from derive.language.text.parser import parse
from tests.terms_strategy import DEFINITIONS, bind, entry, index

i, j, m = index("i", "n"), index("j", "n"), index("t", INTEGERS)
c, u, x = entry("c"), entry("u"), entry("x", i)


def context() -> Context:
    return context_of(
        Term("eq", bind("sum", i, x * c), entry("rho", m)),
        Term("apart", i, j),
        Term("eq", entry("X"), Term("def", DEFINITIONS[0], bind("lam", j, entry("x", j)), i)),
    )


@pytest.mark.parametrize(
    ("source", "column", "expected", "found"),
    [
        ("c +", 4, "a real term", "the end"),
        ("c $ c", 3, "the end", "'$'"),
        ("(c", 3, "')'", "the end"),
        ("x[i", 4, "']'", "the end"),
        ("x[c]", 3, "an index", "'c'"),
        ("nobody", 1, "a real term", "'nobody'"),
        ("Sum(x[k], k:n", 14, "')'", "the end"),
        ("Sum(x[k])", 9, "a comma, and over what the sum is: k:n", "')'"),
        ("Sum(x[k], k:q)", 13, "a dimension", "'q'"),
        ("c**-1", 4, "a whole number of at most 4000 digits", "'-'"),
        ("c**2.0", 4, "a whole number of at most 4000 digits", "'2.0'"),
        ("c*2.", 4, "the end", "'.'"),
        ("c*.5", 3, "a real term", "'.'"),
        ("2.5c", 2, "the end", "'.'"),
        ("1e9999", 1, "a number of at most 4000 digits", "'1e9999'"),
        ("3x", 1, "a number of at most 4000 digits", "'3x'"),
        ("-3**2", 3, "brackets around the power or its base", "'**'"),
        ("Rational(1, 0)", 14, "a denominator", "')'"),
        ("KroneckerDelta(i)", 17, "','", "')'"),
        ("And(c, c)", 6, "a relation", "','"),
        ("Independent(c)", 13, "a random family", "'c'"),
        ("rho[t + 9999]", 9, "a whole number of at most 3 digits", "'9999'"),
        ("", 1, "a real term", "the end"),
        ("((" * 9000, 1, "less nesting", "too much"),
        ("softmax(x)", 10, "','", "')'"),
    ],
)
def test_parse_errors_say_where_and_what(source: str, column: int, expected: str, found: str) -> None:
    with pytest.raises(StatementError) as caught:
        parse(source, context())
    said, _, _ = str(caught.value).partition("; ")  # what may have been meant comes after it
    assert said == f"line 1, column {column}: expected {expected}, found {found}"


@pytest.mark.parametrize(
    "source", ["x + c", "x[t]", "x[i, j]", "E(1/X)", "KroneckerDelta(i, t)", "c**17", "HasDerivative(c, X, c)"]
)
def test_ill_formed_terms_are_refused_with_their_place(source: str) -> None:
    with pytest.raises(StatementError, match=r"^line 1, column \d+: .+$"):
        parse(source, context())


@pytest.mark.parametrize(
    ("source", "same"),
    [("c*-u", "c*(-u)"), ("--c", "-(-c)"), ("((c))", "c"), ("c+u", "c + u"), ("Sum(x[i], i:n)", "Sum(x[k], k:n)")],
)
def test_more_is_read_than_is_printed(source: str, same: str) -> None:
    declared = context_of(c + u + x)
    assert parse(source, declared) == parse(same, declared)


def test_a_bound_variable_hides_a_free_one() -> None:
    assert parse("Sum(x[i], i:n) + x[i]", context_of(x)) == bind("sum", i, x) + x
