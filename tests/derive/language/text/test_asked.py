"""The same text asks the same at every door: in a shell, on a page, in Python; one reader refuses what is wrong."""

import json

import pytest

from derive import (
    DeriveError,
    Dimension,
    Eq,
    Lt,
    decide,
    derivative,
    exp,
    formula,
    hessian,
    jvp,
    log,
    reals,
    vector,
    vjp,
)
from derive.doors.questions import claims as of_the_command_line
from derive.kernel.terms import StatementError
from derive.language.text.asked import claims, derivatives, listed
from derive.site.live.answered import answer

(t,) = reals("t")
ASKED = {
    "a bare claim": ("reals: t; 0 <= t**2", [], "proved"),
    "a claim on a line of its own": ("reals: t\ndecide: 0 <= t**2", [], "proved"),
    "what is false": ("reals: t; 0 < t**2", [], "refuted"),
    "what is assumed in the text": ("reals: t; assume: 0 < t; exp(log(t)) = t", [], "proved"),
    "what is assumed beside it": ("reals: t; exp(log(t)) = t", ["0 < t"], "proved"),
    "what is assumed beside it, alone": ("reals: t; exp(log(t)) = t", "0 < t", "proved"),
    "a sum": ("dimensions: n; vectors: x[n]; Sum(2*x[k], k:n) = 2*Sum(x[k], k:n)", [], "proved"),
}


@pytest.mark.parametrize("case", ASKED)
def test_a_claim_is_decided_as_the_command_line_reads_it(case):
    text, given, verdict = ASKED[case]
    (asked,) = of_the_command_line(text, listed(given))
    found = decide(text, given)
    assert (found.claim, found.given, found.verdict) == (asked.claim, asked.given, verdict)


@pytest.mark.parametrize(
    "text",
    [
        "t = t",
        "reals: t; t > 0",
        "reals: t; t",
        "reals: t; t =",
        "reals: t;",
        "",
        "reals: t; t^2 = 1",
        "a.thm",
        "-",
        "reals t",
    ],
)
def test_a_wrong_text_is_refused_by_the_reader(text):
    with pytest.raises(DeriveError) as raised:
        decide(text)
    with pytest.raises(DeriveError) as read:
        claims(text)
    assert str(raised.value) == str(read.value)


def test_a_hypothesis_is_said_where_it_is_wrong():
    with pytest.raises(StatementError, match=r"^given 0 <: line 1, column 4: expected a real term, found the end"):
        decide("reals: t; t = t", ["0 <"])
    with pytest.raises(StatementError, match=r"^--given 0 <: line 1"):
        of_the_command_line("reals: t; t = t", ["0 <"])


def test_one_question_is_answered_at_a_time():
    with pytest.raises(StatementError, match="decide: one question was expected, found 2: ask each alone"):
        decide("reals: t; decide: t = t; t = 1")
    with pytest.raises(StatementError, match="derivative: one question was expected, found 2"):
        derivative("reals: t, u; t*u in t, u")


def test_one_hypothesis_needs_no_list():
    claim = Eq(exp(log(t)), t)
    assert decide(claim, Lt(0, t)).proved
    assert formula("f", log(t), given=Lt(0, t)).given == (Lt(0, t),)
    assert listed([Lt(0, t)]) == listed(Lt(0, t)) == (Lt(0, t),)


X = "dimensions: n; indices: i:n; vectors: x[n]; "
FOUND = {
    "x**2 in x": (derivative, "2*x"),
    "x**3*exp(x) in x": (derivative, "x**2*exp(x)*(3 + x)"),
    "derivative: x**2 in x": (derivative, "2*x"),
    "reals: x, a; a*x**2 in x": (derivative, "2*a*x"),
    f"{X}x[i]**2 in x": (vjp, "2*x[j]*g[j]"),
    f"{X}formula: f[i] = x[i]**2; vjp: f in x": (vjp, "2*x[j]*g[j]"),
    "t**2 in t": (jvp, "2*dt*t"),
    "u**3 in u": (hessian, "6*u"),
    "from prelude: sigmoid; reals: t; sigmoid(t) in t": (derivative, "sigmoid(t)*(1 - sigmoid(t))"),
}


@pytest.mark.parametrize("text", FOUND)
def test_a_derivative_is_found_of_a_text(text):
    kind, value = FOUND[text]
    assert repr(kind(text).value) == value
    before, _, variable = text.rpartition(" in ")
    assert repr(kind(before, variable).value) == value


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: derivative("x**2"), "expected 'in' and a variable, such as: in x"),
        (lambda: derivative("a*x**2 in x"), "a number is by 'reals: a'"),
        (lambda: derivative("x^2 in x"), r"a power is written t\*\*2"),
        (lambda: derivative(""), "it asks for nothing: a line such as 'derivative: "),
        (lambda: derivative("reals: x; x = x"), "expected 'in' and a variable"),
        (lambda: derivative("reals: x; vjp: x**2 in x"), "asks for another kind of derivative, on line 1"),
        (lambda: vjp("x**2", t), "a number is by 'reals: x'"),
        (
            lambda: vjp("reals: x; x**2", vector("x", Dimension("n"))),
            "expected an index, found .n.",
        ),
        (lambda: derivative(t**2), "an entry of a variable was expected, such as x"),
        (lambda: derivative(t**2, 3), "an entry of a variable was expected, such as x"),
        (lambda: hessian(t**2), "a variable was expected, such as vector"),
        (lambda: decide(t == t), r"a formula was expected, such as Eq\(a, b\), not True"),  # noqa: PLR0124 (a slip)
    ],
)
def test_what_is_no_question_is_refused(ask, said):
    with pytest.raises(DeriveError, match=said):
        ask()


@pytest.mark.parametrize("text", [text for text, (kind, _) in FOUND.items() if kind is derivative])
def test_a_page_reads_the_same(text):
    (found,) = json.loads(answer(json.dumps({"kind": "derive", "text": text})))["answers"]
    assert found["verdict"] == "proved"
    (asked,) = derivatives(text)
    assert asked.kind == "derivative"
