"""Wrong and impossible requests: each gets one clear sentence, by every door, and none a traceback or an answer."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from derive import (
    Dimension,
    Lt,
    ProofError,
    StatementError,
    derivative,
    formula,
    log,
    prelude,
    reals,
    sin,
    sqrt,
    vector,
    vjp,
)
from derive.commands.terminal import FAILED, USAGE
from derive.deciding.lacking import LackingError, completed
from derive.doors.requests import read
from derive.kernel.terms import DeriveError
from derive.language.formulas import Formula
from tests.derive.commands.test_cli import one_line, run

HEAD = """dimensions: n, m
indices: i:n, j:n, s:m
vectors: x[n], y[n], W[m, n]
reals: t, u
define: twice(t) = 2*t
define: abs_(t) = sqrt(t**2)
"""
LINE = HEAD.count("\n") + 1
ASKS = ("derivative:", "vjp:")
ASKED = [line.rpartition(" | ") for line in Path(__file__).with_name("impossible.txt").read_text("utf-8").splitlines()]
ASKED = [(request, said) for request, bar, said in ASKED if bar]
n = Dimension("n")
i, k = n.indices("i k")
x, y = vector("x", n), vector("y", n)
t, u = reals("t u")


def written(folder, request):
    asks = (
        "" if request.startswith(ASKS) else "derivative: f in t\n" if request.startswith("formula") else "vjp: t in t\n"
    )
    file = folder / "asked.thm"
    file.write_text(f"{HEAD}{request}\n{asks}", encoding="utf-8")
    return file


def test_there_are_many_of_them():
    assert len(ASKED) >= 75
    assert len({request for request, _ in ASKED}) == len(ASKED)


@pytest.mark.parametrize(
    ("request_", "said"),
    [pytest.param(*own, id=own[0], marks=pytest.mark.long if n % 2 else ()) for n, own in enumerate(ASKED)],
)
def test_a_wrong_request_gets_one_clear_sentence(request_, said, tmp_path):
    file = written(tmp_path, request_)
    with pytest.raises(DeriveError) as caught:
        for asked in read(file):
            asked.found()
    (sentence,) = str(caught.value).splitlines()
    assert said in sentence
    assert "~" not in sentence
    if not isinstance(caught.value, ProofError) and not sentence.startswith(("derivative of", "backward pass")):
        assert sentence.startswith(f"line {LINE}"), sentence  # and its column, where a token is wrong


@pytest.mark.parametrize(("request_", "said"), ASKED[::12])
def test_the_command_line_says_the_same(request_, said, tmp_path, capsys):
    code, out, err = run(capsys, "derive", written(tmp_path, request_))
    assert code in (USAGE, FAILED)
    assert said in out + err
    assert "Traceback" not in out + err
    assert out == "" if code == USAGE else f"(line {LINE}: FAILED: " in out


def test_a_claim_is_refused_in_the_same_words(capsys):
    code, out, err = run(capsys, "decide", "reals: t; tanh(t) < 1")
    assert (code, out) == (USAGE, "")
    assert one_line(err)
    assert "write 'from prelude: tanh', or define it" in err


@pytest.mark.parametrize(
    ("ask", "needs"),
    [
        (lambda: derivative(log(t), t), "(0 < t,)"),
        (lambda: derivative(prelude.relu(t - 1), t), "(t - 1 != 0,)"),
        pytest.param(lambda: derivative(prelude.max(t, u), t), "(t - u != 0,)", marks=pytest.mark.long),
        (lambda: vjp(prelude.entropy(x), x), "(ForAll(k:n, 0 < x[k]),)"),
        (lambda: vjp(prelude.cosine(x, y), x), "(norm(x) != 0, norm(y) != 0)"),
        (lambda: derivative(formula("f", log(log(t)), given=[Lt(0, t)]), t), "(0 < log(t),)"),
    ],
)
def test_what_is_lacking_is_found_and_can_hold(ask, needs):
    with pytest.raises(LackingError) as caught:
        ask()
    assert repr(caught.value.needs) == needs
    assert caught.value.witness


def test_under_what_it_lacks_a_derivative_is_found():
    with pytest.raises(LackingError) as caught:
        derivative(log(t) / u, t)
    found = derivative(formula("f", log(t) / u, given=caught.value.needs), t)
    assert set(found.hypotheses) == set(caught.value.needs)


def test_what_can_hold_nowhere_is_not_offered():
    with pytest.raises(ProofError) as caught:
        derivative(sqrt(sin(t) - 2), t)
    assert type(caught.value) is ProofError


def test_what_no_condition_helps_is_said_as_it_is():
    why = ProofError("no rule")

    def never(_: Formula):
        raise why

    assert completed(formula("f", log(t)), why, never) is why


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: prelude.softmax(x), "2 arguments were expected, 1 given"),
        (lambda: formula("f", t * (1 / 3)), "0.3333333333333333 has been rounded"),
        (lambda: formula("f", x), "real number was expected|exact number"),
        (lambda: derivative(t**2, 3), "an entry of a variable was expected"),
        (lambda: vjp(x[i], y[i]), "a variable was expected"),
    ],
)
def test_in_python_too(ask, said):
    with pytest.raises(StatementError, match=said):
        ask()


def test_a_condition_that_helps_and_is_not_needed_in_the_end_is_not_asked_for():
    def search(f):
        if Lt(0, u) not in f.given:
            raise ProofError("another" if Lt(0, t) in f.given else "first")
        return SimpleNamespace(theorem=SimpleNamespace(hyps=frozenset([Lt(0, u)])))

    found = completed(formula("f", log(t) + log(u)), ProofError("first"), search)
    assert isinstance(found, LackingError)
    assert found.needs == (Lt(0, u),)


def test_no_search_is_made_where_what_is_missing_is_still_missing():
    t = reals("t")[0]
    asked, tried = formula("f", log(t)), []

    def search(f):
        tried.append(f.given)
        return derivative(f, t)

    missing = ProofError("cannot show 0 < t")
    every = completed(asked, missing, search)
    count = len(tried)
    assert every.needs == completed(asked, missing, search, lambda f, _: Lt(0, t) not in f.given).needs == (Lt(0, t),)
    assert count > 1
    assert len(tried) == count + 1
