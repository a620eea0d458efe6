"""Abbreviations print what they match and nothing else, and no symbol means two things."""

import re
from itertools import combinations

import pytest

from derive.chapters import BOOK
from derive.kernel.terms import Term
from derive.language.symbols import RenderError
from derive.render.abbreviations import Abbreviation
from derive.render.latex import latex
from tests.derive.render.pages import printed_book
from tests.terms_strategy import DEFINITIONS, bind, entry, index

i, j = index("i", "n"), index("j", "n")
c, x = entry("c"), entry("x", i)

NAMES, SUBSCRIPTS = [*BOOK.entries], re.compile(r"[^=]*_\{([a-z,]+)\} = ")


def total(body: Term) -> Term:
    return bind("sum", i, body)


def exp(t: Term) -> Term:
    return Term("fn", "exp", t)


def softmax(t: Term, vector: Term | None = None) -> Term:
    return Term("def", DEFINITIONS[0], bind("lam", j, entry("x", j)) if vector is None else vector, t)


Z = bind("sum", j, exp(entry("x", j)))
SHORT = (Abbreviation(softmax(i), "p"), Abbreviation(Z, "Z"), Abbreviation(exp(x), "omega"))


def test_abbreviations_take_the_matched_indices() -> None:
    claim = Term("deriv", softmax(i), entry("x", j), softmax(i) * (Term("delta", i, j) - softmax(j)))
    printed = r"\frac{\partial p_i}{\partial x_j} = p_i (\delta_{ij} - p_j)"
    assert latex(claim, abbreviations=SHORT) == printed
    assert latex(total(softmax(i)), abbreviations=SHORT) == r"\sum_{i<n} p_i"
    assert latex(exp(x) / Z, abbreviations=SHORT) == r"\frac{\omega_i}{Z}"
    assert latex(softmax(i, bind("lam", j, softmax(j))), abbreviations=SHORT) == r"\operatorname{softmax}(p)_i"


def test_subscripts_stand_in_the_order_that_is_given_and_none_is_left_out() -> None:
    pattern = exp(x) * entry("c") * softmax(j)
    for order, printed in (((), "w_{ij}"), ((j, i), "w_{ji}"), ((j,), "w_{ji}"), ((index("t", "n"), j, i), "w_{ji}")):
        assert latex(pattern, abbreviations=(Abbreviation(pattern, "w", (), order),)) == printed


TRANSPOSED = {"value_projection_backward", "noether_value_output"}  # from width to heads, and from heads to width


@pytest.mark.parametrize("names", [NAMES[::9], pytest.param(NAMES, marks=pytest.mark.long)])
def test_the_symbols_of_a_statement_have_their_indices_in_one_order(names: list[str]) -> None:
    heads = {
        name: [match[1].replace(",", "") for m in printed.printed.page.meanings if (match := SUBSCRIPTS.match(m.tex))]
        for name, printed in printed_book([*names, "multi_head_backward", "multi_head_backward_value"]).items()
    }
    assert max(map(len, heads.values())) > 3
    for name, heads_there in heads.items():
        for one, other in combinations(heads_there, 2):
            common = [letter for letter in one if letter in other]
            assert name in TRANSPOSED or common == [letter for letter in other if letter in one], (name, one, other)


def test_a_pattern_with_a_binder_does_not_match_its_own_variable() -> None:
    pattern = total(entry("V", i, j))
    short = (Abbreviation(pattern, "r"),)
    assert latex(total(entry("V", i, a := index("j", "n"))), abbreviations=short) == "r_j"
    assert latex(total(entry("V", i, i)), abbreviations=short) == r"\sum_{i<n} V_{ii}"
    assert latex(bind("sum", a, pattern, hint="k"), abbreviations=short) == r"\sum_{k<n} r_k"


def test_other_arguments_do_not_match() -> None:
    other = softmax(i, bind("lam", j, entry("y", j)))
    assert latex(other, abbreviations=SHORT) == r"\operatorname{softmax}(y)_i"


def test_match_returns_the_indices_in_order_of_appearance() -> None:
    pattern = Abbreviation(entry("V", j, i), "r")
    assert pattern.match(entry("V", i, i)) == ((), (i, i))
    assert pattern.match(entry("V", i, j)) == ((), (i, j))
    assert Abbreviation(entry("V", i, i), "r").match(entry("V", i, j)) is None


def test_places_match_any_term_and_print_as_arguments() -> None:
    short = (Abbreviation(softmax(i), "p", (bind("lam", j, entry("x", j)),)), Abbreviation(exp(c), "w", (c,)))
    scaled = bind("lam", j, c * entry("x", j), hint="j")
    assert latex(softmax(j, scaled), abbreviations=short) == r"p\bigl((c x_i)_i\bigr)_j"
    assert latex(exp(c + 1), abbreviations=short) == "w(c + 1)"
    assert latex(exp(exp(c)), abbreviations=short) == r"w\bigl(w(c)\bigr)"
    assert latex(total(exp(x)), abbreviations=short) == r"\sum_{i<n} w(x_i)"


def test_a_place_that_occurs_twice_stands_for_one_term() -> None:
    short = (Abbreviation(exp(c) / c, "w", (c,)),)
    assert latex(exp(x) / x, abbreviations=short) == "w(x_i)"
    assert latex(exp(x) / c, abbreviations=short) != "w(x_i)"


def test_a_pattern_is_a_closed_real_term() -> None:
    for pattern in (Term("eq", c, c), Term("bv", 0, ("I", "n"))):
        with pytest.raises(RenderError, match="the abbreviation p is not of a closed real term"):
            latex(c, abbreviations=(Abbreviation(pattern, "p"),))


@pytest.mark.parametrize(
    ("terms", "symbol", "message"),
    [
        ((x,), "x", "x and the abbreviation p? ?x would print alike, as x"),
        ((x, Term("card", "n")), "n", "n and the abbreviation n would print alike"),
        ((x,), "x_q", "x and the abbreviation x_q would print alike, as x_q"),
        ((x,), "delta", "print as the Kronecker delta does"),
    ],
)
def test_a_taken_symbol_is_refused(terms: tuple[Term, ...], symbol: str, message: str) -> None:
    with pytest.raises(RenderError, match=message.replace("p? ?", "")):
        latex(terms[0], beside=terms[1:], abbreviations=(Abbreviation(softmax(i), symbol),))


def test_two_abbreviations_of_one_symbol_are_refused() -> None:
    with pytest.raises(RenderError, match="would print alike"):
        latex(c, abbreviations=(Abbreviation(softmax(i), "p"), Abbreviation(Z, "p")))
