"""Claims of one's own that are false, in Rocq: their points, hypotheses and derivatives, and what is not written."""

import shutil

import pytest

from derive import Apart, Dimension, Eq, HasDerivative, Le, Lt, Sum, decide, define, exp, reals, sqrt, vector
from derive.language.symbols import RenderError
from derive.language.terms import (
    And,
    Expectation,
    ForAll,
    HasIntegral,
    Independent,
    Ne,
    Rational,
    Variance,
    erf,
    pi,
    random,
)
from derive.rocq.axioms import AXIOMS
from tests.rocq_library import put_library, unasked
from verify.rocq.coqc import find
from verify.rocq.theorems import ToCheck, check

n = Dimension("n")
i, j, k = n.indices("i j k")
x, y = vector("x", n), vector("y", n)
t, u, sigma = reals("t u sigma")
mean = define("mean", (x,), Sum(x[k], k) / n.card)
q = random("q", n)
LAW = [Independent(q), ForAll(i, Eq(Expectation(q[i]), 0)), ForAll(i, Eq(Expectation(q[i] ** 2), sigma**2))]
CLAIMS = {
    "equation": (Eq((t + u) ** 2, t**2 + u**2), []),
    "with a hypothesis": (Eq(exp(t), t + 1), [Lt(0, t)]),
    "of indices": (Eq(x[i], x[j]), [Apart(i, j)]),
    "of a definition": (Eq(mean(x), Sum(x[k], k)), []),
    "order": (Lt(sqrt(t**2), t), []),
    "weak order": (Le(exp(t), exp(u)), [Lt(u, t)]),
    "not equal": (Ne(t**2, t), []),
    "second of two": (And(Le(0, t**2), Eq(t, u)), []),
    "without a variable": (Eq(pi, Rational(355, 113)), []),
    "in the twelfth digit": (Eq(t, t + Rational(1, 10**12)), [Eq(t, 1)]),
    "derivative": (HasDerivative(t**3, t, 3 * t), []),
    "derivative of a definition": (HasDerivative(mean(x) ** 2, x[j], 2 * mean(x)), []),
    "derivative with a hypothesis": (HasDerivative(sqrt(t), t, 1 / sqrt(t)), [Lt(0, t)]),
    "moments": (Eq(Variance(Sum(q[k], k)), sigma**2), LAW),
}
ASKED = ("derivative with a hypothesis", "moments")
FALSE = {name: decide(claim, given) for name, (claim, given) in CLAIMS.items()}


@pytest.mark.parametrize("name", CLAIMS)
def test_a_file_says_that_the_claim_is_false(name):
    found, text = FALSE[name], FALSE[name].rocq()
    assert found.verdict == "refuted"
    assert text.count("Theorem claim_refuted :\n  ~ (") == 1
    assert text.endswith("Print Assumptions claim_refuted.\n")
    assert ("Lemma claim_at " in text) == bool(found.given)
    assert ("partial_unique" in text) == (found.claim.head == "deriv")


def test_a_folder_holds_what_the_file_requires():
    files = FALSE["equation"].rocq_files()
    assert files["Book/Refuted.v"] == FALSE["equation"].rocq()
    assert {"Book/Facts.v", "Derive/Refutation.v", "_CoqProject"} <= files.keys()


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (HasIntegral(t, t, 0, 1, 1), "integral: not refuted in Rocq"),
        (ForAll(k, Lt(0, x[k])), "forall: not refuted in Rocq"),
        (Eq(erf(t), t), "erf: Rocq has no enclosure"),
        (Eq(exp(Rational(1)) + Rational(1, 10**12), exp(Rational(1))), "too close for the enclosures"),
    ],
)
def test_what_rocq_does_not_compute_is_refused(claim, said):
    with pytest.raises(RenderError, match=said):
        decide(claim).rocq()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
def test_rocq_accepts_them(tmp_path):
    put_library(tmp_path)
    files, rows = {}, []
    for number, found in enumerate(FALSE.values()):
        own = found.rocq_files()
        path = f"Book/Refuted{number}.v"
        files |= {p: text for p, text in own.items() if p.startswith("Derive/") or p == "Book/Facts.v"}
        files[path] = unasked(own["Book/Refuted.v"])
        says = own["Book/Refuted.v"].partition("Theorem claim_refuted :")[2].partition(".\nProof.")[0]
        rows.append(ToCheck(str(number), path, "claim_refuted", " ".join(says.split()), integers=True))
    # To ask on what a theorem rests takes many times as long as its proof: of one of each kind.
    asked = [row for row, name in zip(rows, FALSE, strict=True) if name in ASKED]
    assert len(asked) == len(ASKED)
    found = check(find(), files, asked, tmp_path, AXIOMS, whole=True, jobs=2)
    assert {path for path, outcome in found.files.items() if outcome.status != "pass"} == set()
    assert found.files.keys() >= {row.file for row in rows}
    assert {name: column["status"] for name, column in found.columns.items()} == {r.name: "pass" for r in asked}
    other = asked[0]._replace(name="misstated", says=rows[1].says)
    assert check(find(), files, [other], tmp_path, AXIOMS).columns["misstated"]["status"] == "fail"
