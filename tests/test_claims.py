"""Claims of the benchmark are what they are said to be, by numbers alone; none of its untried half is decided."""

import json
from collections import Counter
from pathlib import Path

import pytest

from benchmarks.claims.__main__ import OUTCOMES, Answer, answered, main, read, same, table
from benchmarks.claims.points import declared, points, sized
from benchmarks.claims.rows import CLAIMS, HALVES, TRUTHS, Claim, claims, half, inputs
from benchmarks.claims.truth import holds, ill_typed, point, taken
from benchmarks.claims.words import mpf
from derive import DeriveError
from derive.language.text import asked

ROOT = Path(__file__).resolve().parent.parent
EVERY = [claim for name in CLAIMS for claim in claims(name)]
WRITTEN = [claim for claim in EVERY if claim.file == "written"]
TYPED = list(inputs("inputs"))
KINDS = (
    *("signs", "products", "roots", "convexity", "moments", "trigonometry", "sizes", "book", "elementary"),
    "refutation",
)
FEW, MOST = 3, 12
"""Points at which a true claim is read; of one claim in a sixth more."""
NOT_SAID = "expectation of something that is not a polynomial"
"""Why the language cannot say a claim about moments, if it cannot."""


def problems(claim, count=FEW):
    """Return what is wrong with a row: nothing, as a rule."""
    random = declared(claim)[2]
    if claim.truth == "false":
        at = sized(claim, point(claim.at))
        failing = [line for line in claim.given if not holds(line, at, random)]
        return failing + ["it holds"] * holds(claim.claim, at, random, clearly=True)
    there = list(points(claim, count))
    if claim.truth == "contradictory":
        return ["the hypotheses hold"] * bool(there)
    if claim.truth == "ill-typed":
        return [] if any(ill_typed(claim.claim, at, random) for at in there) else ["it can be read"]
    seen = [value for at in there if (value := valued(claim.claim, at, random)) is not None]
    return ["it fails"] * (not all(seen)) + ["it was not read"] * (len(seen) < min(2, count))


def valued(claim, at, random):
    try:
        return holds(claim, at, random)
    except (ArithmeticError, ValueError):
        return None


def made(truth, claim, given=(), at="", declared=("dimensions: n, m", "reals: t, u", "vectors: x[n], p[n]")):
    return Claim("written", "signs", truth, claim, given, declared, at)


@pytest.mark.parametrize("kind", KINDS)
def test_rows_are_what_they_are_said_to_be(kind):
    rows = [claim for claim in EVERY if claim.kind == kind]
    assert not {str(row): p for n, row in enumerate(rows) if (p := problems(row, MOST if n % 6 == 0 else FEW))}


@pytest.mark.long
def test_true_rows_hold_at_many_points():
    assert not {str(row): p for row in EVERY if (p := problems(row, 60))}


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (made("true", "t <= t**2"), "it fails"),
        (made("true", "t < t**2 + 1/4 + 1/100"), ""),
        (made("true", "Sum(p[k]**2, k:n) <= 1", ("Sum(p[k], k:n) = 1",)), "it fails"),
        (made("true", "0 < Sum(x[k]**2, k:n)"), "it fails"),
        (made("true", "log(-(t**2) - 1) <= 0"), "it was not read"),
        (made("false", "t**2 <= 1", (), "t = 1"), "it holds"),
        (made("false", "t**2 < 1", (), "t = 1"), ""),
        (made("false", "t <= 1", ("t < u",), "t = 2, u = 1"), "t < u"),
        (made("ill-typed", "t*u = u*t"), "it can be read"),
        (made("ill-typed", "x + x = x"), ""),
        (made("contradictory", "t = u", ("t <= u", "u <= t")), "the hypotheses hold"),
        (made("contradictory", "t = u", ("t < u", "u < t")), ""),
    ],
)
def test_a_wrong_row_is_seen(row, problem):
    assert problems(row, 40) == [problem] * bool(problem)


def test_there_are_enough_of_each_kind_and_the_halves_are_balanced():
    kinds = Counter(claim.kind for claim in WRITTEN)
    assert set(kinds) == set(KINDS) and min(kinds.values()) >= 25 and len(WRITTEN) >= 300
    assert {claim.kind for claim in EVERY} == set(KINDS)
    for kind in KINDS:
        assert {claim.truth for claim in WRITTEN if claim.kind == kind} == set(TRUTHS)
    for rows in (WRITTEN, [c for c in EVERY if c.file == "found"], [c for c in EVERY if c.file == "audit"], TYPED):
        assert len(rows) >= 100 and 0.4 < sum(row.half == HALVES[-1] for row in rows) / len(rows) < 0.6
    assert all(bool(claim.source) == (claim.file == "found") for claim in EVERY)
    assert all(bool(claim.at) == (claim.truth == "false") for claim in EVERY)


def test_no_row_stands_twice_in_a_file():
    assert max(Counter((claim.file, str(claim)) for claim in EVERY).values()) == 1
    assert max(Counter(row.typed for row in TYPED).values()) == 1
    assert min(Counter(row.kind for row in TYPED).values()) >= 100
    assert all(row.half == half(row.typed) for row in TYPED)  # what was typed alone counts
    row = WRITTEN[0]
    assert row.half == row._replace(kind="another", at="t = 0", declared=()).half


def test_all_but_what_is_ill_typed_is_of_the_language():
    """Read, and not decided: a slip of the pen would be counted as a refusal."""
    refused = {}
    for claim in EVERY:
        try:
            asked.claims(claim.text)
        except DeriveError as error:
            refused[claim] = str(error)
    assert {claim for claim in refused if claim.truth == "ill-typed"} == {c for c in EVERY if c.truth == "ill-typed"}
    said = {str(claim): why for claim, why in refused.items() if claim.truth != "ill-typed" and NOT_SAID not in why}
    assert not said


def test_what_inputs_mean_is_of_the_language():
    for row in TYPED:
        for meant in row.meant:
            derivative = "derivative:" in meant or "vjp:" in meant
            assert read(meant, derivative), row.typed
    assert sum(not row.meant for row in TYPED) >= 20


@pytest.mark.parametrize(
    ("claim", "values", "expected"),
    [
        ("t = 1", "t = 1", True),
        ("-t**2 <= 0 - t", "t = 1", True),
        ("Sum(x[k]*KroneckerDelta(k, i), k:n) = x[i]", "x = [1, 5], n = 2, i = 1", True),
        ("ForAll(k:n, x[k] <= 4)", "x = [1, 5], n = 2", False),
        ("norm(fun k:n => x[k] - 1)**2 = 16", "x = [1, 5], n = 2", True),
        ("HasDerivative(t**3, t, 3*t**2)", "t = 1/2", True),
        ("HasDerivative(Sum(x[k]**2, k:n), x[i], x[i])", "x = [1, 5], n = 2, i = 1", False),
        ("And(t < u, u < 2)", "t = 0, u = sqrt(2)", True),
        ("size(n) = 2", "n = 2", True),
        ("abs(t) != 1", "t = -1", False),
    ],
)
def test_a_claim_is_computed(claim, values, expected):
    at = sized(made("true", claim)._replace(declared=("dimensions: n", "indices: i:n", "vectors: x[n]")), point(values))
    assert holds(claim, at) is expected


def test_moments_are_those_of_equally_likely_outcomes():
    at = point("f = [0, 1, 0, 1], g = [0, 0, 2, 2], h = [0, 1, 1, 0], q = [[0, 0, 1, 1], [0, 2, 2, 2]]")
    random = ("f", "g", "h", "q")
    for claim in (
        "E(f*g) = 1/2",
        "Var(g) = 1",
        "Cov(f, g) = 0",
        "Independent(f, g)",
        "E(q[i]*f) = 1/4",
        "Var(2*f) = 1",
    ):
        assert holds(claim, {**at, "i": 0}, random), claim
    assert not holds("Independent(f, g, h)", at, random) and not holds("Independent(q)", at, random)


def test_points_satisfy_hypotheses():
    law = made("true", "t = t", ("ForAll(k:n, 0 <= p[k])", "Sum(p[k], k:n) = 1", "0 < t", "t <= u", "x[i] != 0"))
    law = law._replace(declared=(*law.declared, "indices: i:n"))
    there = list(points(law, 30))
    assert len(there) == 30 and {at["n"] for at in there} >= {1, 2, 3}
    assert any(0 in at["p"] for at in there) and all(min(at["p"]) >= 0 and at["t"] <= at["u"] for at in there)
    assert taken("u = t + 1; x[k] = x[k]*u", {"t": mpf(1), "x": [mpf(3)]})["x"] == [6]


@pytest.mark.parametrize(
    "line", ["true", "maybe | t = t", "true | t = t | if t = 1", "true | t = t | at t = 1 | at t = 2"]
)
def test_a_line_of_another_form_is_refused(line, monkeypatch, tmp_path):
    (tmp_path / "own.txt").write_text(f"== signs\nreals: t\n{line}\n", encoding="utf-8")
    monkeypatch.setattr("benchmarks.claims.rows.FOLDER", tmp_path)
    with pytest.raises(ValueError, match=r"own.txt, line 3: .* was expected"):
        list(claims("own"))


def test_outcomes_are_told_apart():
    first = next(claim for claim in WRITTEN if claim.claim == "abs(t)**2 = t**2")
    ends = {
        ("true", "t = t", ()): "right",
        ("false", "t = t", ()): "wrong",
        ("true", "t = t + 1", ()): "wrong",
        ("false", "t = t + 1", ()): "right",
        ("ill-typed", "x = t", ()): "right",
        ("ill-typed", "t = t", ()): "wrong",
        ("true", "x = t", ()): "refused",
        ("contradictory", "t = t + 1", ("t < 0", "0 < t")): "right",
        ("contradictory", "t = t + 1", ("0 < t",)): "wrong",
    }
    for (true, claim, given), outcome in ends.items():
        assert answered(made(true, claim, given), 5).outcome == outcome, (true, claim)
    assert answered(first, 5)[:3] == ("written", "signs", "true")


def test_readings_are_compared_up_to_names_of_dimensions_and_indices():
    left = read("dimensions: n; indices: i:n; vectors: x[n]; assume: 0 < x[i]; claim: x[i] <= Sum(x[k], k:n)", False)
    other = "dimensions: d; indices: a:d; vectors: {0}[d]; assume: 0 < {0}[a]; claim: {0}[a] <= Sum({0}[b], b:d)"
    assert same(left, read(other.format("x"), False)) and not same(left, read(other.format("y"), False))
    assert not same(left, left[:1])
    assert same(read("x**2 in x", True), read("reals: x; derivative: x**2 in x", True))


def test_no_run_that_is_recorded_had_a_wrong_row():
    runs = json.loads((ROOT / "docs" / "claims.json").read_text(encoding="utf-8"))["runs"]
    assert runs["before, first"]["wrong"] == []
    for run in runs.values():
        assert not run["wrong"] and not any("wrong" in line or "crashed" in line for line in run["table"])
        assert all(sum(line.get(name, 0) for name in OUTCOMES) == line["rows"] for line in run["table"])


def test_the_runner_counts_and_records(tmp_path, capsys):
    file = tmp_path / "claims.json"
    asked_for = ["--file", "inputs", "--kind", "written", "--record", str(file), "--name"]
    assert main([*asked_for, "before"]) == 0 and main([*asked_for, "after"]) == 0
    runs = json.loads(file.read_text(encoding="utf-8"))["runs"]
    assert set(runs) == {"before, first", "after, first"}
    lines = runs["before, first"]["table"]
    assert sum(line["rows"] for line in lines) == sum(row.half == "first" and not row.source for row in TYPED)
    assert "nothing meant" in capsys.readouterr().out
    answer = Answer("written", "signs", "true", "right", 1.0, "", WRITTEN[0])
    (line,) = table([answer, answer._replace(outcome="unknown", seconds=4.0)])
    assert (line["rows"], line["right"], line["unknown"], line["median"], line["worst"]) == (2, 1, 1, 2.5, 4.0)
