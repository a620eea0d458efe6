"""A statement is read back as it was printed; what is none is refused, with the place and what was expected."""

from random import Random

import pytest

from derive.kernel.facts import FACTS
from derive.kernel.terms import StatementError, Term, num
from derive.language.text.statements import parse_statement
from derive.language.text.text import statement, text
from tests.terms_strategy import entry, index, random_term

i = index("i", "n")
c, u, x = entry("c"), entry("u"), entry("x", i)


def test_random_statements_are_restored() -> None:
    rng = Random(3)
    for _ in range(120):
        hyps = tuple(random_term(rng, "P", 4) for _ in range(rng.randint(0, 3)))
        concl = random_term(rng, "P", 5)
        where = tuple(random_term(rng, "P", 3) for _ in range(rng.randint(0, 2)))
        assert parse_statement(statement(hyps, concl, where)) == (hyps, concl, where)


def test_laws_are_restored() -> None:
    for name, (concl, hyps) in FACTS.items():
        assert parse_statement(statement(hyps, concl)) == (hyps, concl, ()), name


def test_hypotheses_of_a_set_are_sorted() -> None:
    hyps = {Term("lt", num(0), v) for v in (c, u, x)}
    assert [text(h) for h in parse_statement(statement(hyps, Term("ne", c, u)))[0]] == ["0 < c", "0 < u", "0 < x[i]"]


@pytest.mark.parametrize(
    ("source", "line", "message"),
    [
        ("", 1, "expected 'claim:', found the end"),
        ("claim", 1, "expected one of dimensions, .* and a colon, found 'claim'"),
        ("claim: c = 3", 1, "expected a real term, found 'c'"),
        ("reals: c\nclaim: c = 3\nreals: u", 3, "expected the end, found 'reals'"),
        ("reals: c, c\nclaim: c = 3", 1, "expected reals, each once, found 'c'"),
        ("reals: c\nindices: c:n\nclaim: c = 3", 2, "expected a new name, found 'c'"),
        ("indices: c\nclaim: 3 = 3", 1, "expected indices, each once, found 'c'"),
        ("vectors: x[n]\nclaim: 3 = 3", 1, "expected a dimension, found 'n'"),
        ("define: f() = c\nclaim: 3 = 3", 1, "expected a real term, found 'c'"),
        ("claim: 3", 1, "expected a relation, found the end"),
    ],
)
def test_statement_errors_say_where_and_what(source: str, line: int, message: str) -> None:
    with pytest.raises(StatementError, match=rf"^line {line}, column \d+: {message}(; .+)?$"):
        parse_statement(source)
