"""The functions of formulas from papers run and have derivatives; the untried half is not asked."""

import re
from collections import Counter

import numpy as np
import pytest

from benchmarks.papers import PAPERS
from benchmarks.papers.__main__ import Answer, answered, asked, differences, drawn, main
from benchmarks.papers.paper import log, paper, softmax
from derive.doors.derived import Derived
from derive.language.symbols import RenderError

ROWS = "dimensions: n\nindices: i:n\nvectors: x[n]\nfrom prelude: softmax\nformula: weights[i] = softmax(x, i)\n"
ROWS += "vjp: weights in x"


def test_there_are_enough_and_half_of_them_wait():
    assert len(PAPERS) == len({p.name for p in PAPERS}) == 100
    assert 0.4 < sum(p.untried for p in PAPERS) / len(PAPERS) < 0.6
    years = [int(year) for p in PAPERS for year in re.findall(r"arXiv (\d\d)\d\d\.|\b20(\d\d)\b", p.source)[0] if year]
    assert len(years) == 100 and set(years) <= set(range(16, 27))


@pytest.mark.parametrize("one", PAPERS, ids=lambda p: p.name)
def test_a_function_is_of_the_formula_and_has_a_derivative(one):
    (formula,) = re.findall(r"^formula: (\w+)", one.text, re.MULTILINE)
    requests = [line for line, _ in asked(one.text)]
    assert formula == one.name and requests and all(f": {formula} in " in line for line in requests)
    rng, moving = np.random.default_rng(1), set()
    for seed in range(4):
        values, _ = drawn(one, "random", seed)
        assert set(one.domains) <= set(values)
        for line in requests:
            variable = line.rpartition(" in ")[2].partition("[")[0]
            shape = np.shape(one.function(**values)) if line.startswith("vjp") else ()
            slopes = differences(one, values, variable, line.partition(":")[0], rng.standard_normal(shape))
            assert np.shape(slopes) == np.shape(values[variable])
            moving |= {line} if np.any(slopes) else set()
    assert moving == set(requests)


def test_each_derivative_is_asked_alone():
    text = "reals: a\nvectors: W[n, d], x[n]\nformula: f = 1\nderivative: f in W[i, c], a\nvjp: f in x"
    assert [line for line, _ in asked(text)] == ["derivative: f in W[i, c]", "derivative: f in a", "vjp: f in x"]
    assert dict(asked(text))["derivative: f in a"].splitlines()[2:] == ["formula: f = 1", "derivative: f in a"]


def of(text, function, **domains):
    (answer,) = answered(paper("nowhere", text, **domains)(function))
    return answer


def test_an_answer_is_compared_with_differences():
    assert of(ROWS, lambda x: softmax(x)).outcome == "first"
    wrong = of(ROWS, lambda x: 2 * softmax(x))
    assert wrong.outcome == "wrong" and "the closed form is" in wrong.message


def test_a_hypothesis_that_a_refusal_names_is_added_where_it_holds():
    text = "reals: t\nformula: f = log(t)\nderivative: f in t"
    assert of(text, lambda t: log(t), t="positive") == Answer(
        "derivative: f in t", "after", "", ("0 < t",), pytest.approx(0, abs=5)
    )
    elsewhere = of(text, lambda t: log(-t), t="negative")
    assert elsewhere.outcome == "refused" and "does not hold here: 0 < t" in elsewhere.message


def test_a_missing_page_is_told(monkeypatch):
    def broken(self):
        raise RenderError("no letter is left")

    monkeypatch.setattr(Derived, "latex", broken)
    without = of(ROWS, lambda x: softmax(x))
    assert without.outcome == "no page" and "no letter" in without.message


def test_a_refusal_is_told():
    refused = of("reals: t\nformula: f = det(t)\nderivative: f in t", lambda t: t)
    assert refused.outcome == "refused" and "det" in refused.message


def test_the_runner_counts_one_half(capsys):
    name = next(p.name for p in PAPERS if not p.untried and "dimensions" not in p.text)
    count = Counter(p.untried for p in PAPERS if name in p.name)
    assert main(["--only", name]) == 0
    printed = capsys.readouterr().out
    assert f"{count[False]} formulas, the first half" in printed and printed.count("requests") == 1
    assert not count[True] and main(["--only", name, "--untried"]) == 0
    assert "0 formulas, the untried half" in capsys.readouterr().out
