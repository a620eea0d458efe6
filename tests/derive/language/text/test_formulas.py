"""Files of formulas: what is read, and one clear sentence for what is not."""

import pytest

from derive.kernel.terms import StatementError
from derive.language.text.formulas import parse_formulas

HEAD = "dimensions: n, m\nindices: i:n, s:m\nvectors: x[n], W[m, n]\nreals: t\ndefine: twice(t) = 2*t\n"


def read(lines):
    return parse_formulas(HEAD + lines).derivatives


def test_claims_that_are_asked_about():
    first, second = parse_formulas(f"{HEAD}decide: t = 1\nassume: t = 1\ndecide: t = 1\n").claims
    assert (repr(first.claim), first.given, first.line) == ("t = 1", (), 6)
    assert second.given == (second.claim,)


def test_formulas_and_what_is_asked_of_them():
    asked = read(
        "# a comment\n\nassume: 0 < t\nformula: f[s, i] = W[s, i]*t  # x\nvjp: f in W, t\nderivative: twice(t) in t\n"
    )
    assert [(a.kind, a.formula.name, repr(a.variable), a.line) for a in asked] == [
        ("vjp", "f", "W", 10),
        ("vjp", "f", "t", 10),
        ("derivative", "", "t", 11),
    ]
    assert list(map(repr, asked[0].formula.indices)) == ["s", "i"]
    assert list(map(repr, asked[0].formula.given)) == ["0 < t"]
    assert asked[2].formula.indices is None
    assert asked[2].words == ()


def test_words_hold_from_their_line_on():
    first, second = read("derivative: t in t\nwords: twice\nderivative: t in t\n")
    assert first.words == ()
    assert [w.name for w in second.words] == ["twice"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("claim: t = t", "line 6, column 1: expected one of dimensions, .* found 'claim'"),
        ("nothing", "line 6, column 1: expected one of dimensions"),
        ("  reals: 2", "line 6, column 10: expected a name, found '2'"),
        ("formula: f x[i]", r"line 6, column 10: expected name\[indices\] = term"),
        ("formula: x = t", "line 6, column 10: expected a new name, found 'x'"),
        ("formula: f = t\nformula: f = t", "line 7, column 10: expected a new name, found 'f'"),
        ("formula: f = tanh(t)", "line 6, column 14: expected a real term, found 'tanh'"),
        ("formula: f[z] = t", "line 6, column 12: expected a declared variable, found 'z'"),
        ("derivative: t", "line 6, column 14: expected 'in' and a variable, such as: in x"),
        ("derivative: t in z", "line 6, column 18: expected a declared variable, found 'z'"),
        ("vjp: tanh(t) in t", "line 6, column 6: expected a real term, found 'tanh'"),
        ("words: tanh", "line 6, column 8: expected a definition, found 'tanh'"),
        ("assume: t", "line 6, column 10: expected a relation, found the end"),
        ("define: f(x[n]) = f(x)", "line 6, column 19: expected a real term, found 'f'"),
    ],
)
def test_a_line_that_is_wrong_is_named(line, said):
    with pytest.raises(StatementError, match=said):
        read(line)


def test_a_formula_may_have_the_name_of_the_definition_that_it_is():
    source = "dimensions: n\nindices: i:n\nvectors: x[n]\ndefine: f(x[n], i:n) = exp(x[i])\n"
    (one,) = parse_formulas(f"{source}formula: f[i] = f(x, i)\n").formulas
    assert (one.name, one.body.args[0].name) == ("f", "f")
    with pytest.raises(StatementError, match="expected a new name, found 'f'"):
        parse_formulas(f"{source}formula: f[i] = 2*f(x, i)\n")


def test_numbers_and_families_may_be_called_E_and_pi():
    declared = "dimensions: n\nindices: i:n\nreals: pi\nvectors: E[n]\ndefine: f(E[n], pi, i:n) = pi*E[i]\n"
    (asked,) = parse_formulas(f"{declared}vjp: f(E, pi, i) in E").derivatives
    assert {k.name for k in asked.formula.body.free} == {"E", "pi", "i"}
    for line in ("dimensions: E", "indices: E:n", "random: E[n]", "define: pi(t) = t"):
        with pytest.raises(StatementError, match="is a word of the language"):
            parse_formulas(f"dimensions: n\n{line}\n")
