"""Decisions: right on all claims of the files, none wrong, and each refutation checked by another arithmetic."""

import io
import json
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from derive import (
    And,
    Book,
    Chapter,
    Decision,
    Dimension,
    Eq,
    ForAll,
    HasDerivative,
    KroneckerDelta,
    Le,
    Lt,
    ProofError,
    StatementError,
    Sum,
    decide,
    define,
    exp,
    log,
    random,
    reals,
    vector,
)
from derive.chapters import BOOK
from derive.deciding.counterexamples import Search
from derive.deciding.proving import Prover
from derive.doors.questions import claims
from derive.kernel.certificate import replay
from derive.kernel.rules import assume, refl
from derive.language.terms import Expectation, Independent, Variance
from derive.language.text.statements import parse_statement
from derive.language.text.text import statement
from derive.prelude import interface
from derive.proving.certificates import dumps
from tests.book import few
from tests.derive.deciding.rechecked import fails

FOLDER = Path(__file__).parents[1] / "deciding"
n = Dimension("n")
i, j, k = n.indices("i j k")
x = vector("x", n)
t, u = reals("t u")
CUBIC = 1 + t + t**2 / 2 + t**3 / 6  # below exp(t), as no tangent shows
PROVED_INEQUALITIES = 59  # of those in the file: a ratchet; the others need that a root is not negative
CONDITIONS = 21
LEFT_OPEN = 53  # the place of one of the others in the file
ROUNDING = 1e-9  # relative: of short terms at small numbers in float64, and derivatives by a complex step


def asked(name):
    return claims(str(FOLDER / f"{name}.thm"))


def printed_sides(found):
    """Whether the program of a counterexample prints what was computed there; of equal numbers too."""
    told, place = io.StringIO(), found.counterexample
    with redirect_stdout(told):
        exec(found.numpy(), {})  # noqa: S102
    for ours, theirs in zip((place.sides.left, place.sides.right), map(float, told.getvalue().split()), strict=True):
        assert inside(ours, theirs)
    return True


def inside(number, theirs):
    """Whether a float is a number, or lies in the interval that encloses it."""
    ends = (number.exact,) * 2 if number.exact is not None else (number.value.a.mid, number.value.b.mid)
    slack = ROUNDING * max(1.0, abs(theirs))
    return float(ends[0]) - slack <= theirs <= float(ends[1]) + slack


VARIANCES = ("/r) = size(d)*s**4", "/r) = s**4", "/size(d)) = s**4", ") = size(d)**2*s**4", ") = s**4")
DEAR = (
    *(f"Var(Sum(q[a]*k[a], a:d){end}" for end in VARIANCES),
    "Var(Sum(w[a]*k[a], a:d)) = s**2*Sum(w[a], a:d)**2",
    "HasIntegral(exp(-t**2), t, 0, 1, Rational(1867, 2500))",
    *(f"HasIntegral({end})" for end in ("cos(x*t), t, 0, 1, -sin(x)/x", "cos(x*t), t, 0, 1, sin(x)")),
    "HasIntegral(t*sin(x*t), t, 0, 1, sin(x)/x**2 - cos(x)/x)",
)
"""Misleading claims that take long, of which others of their kind are asked."""


def verdicts(name):
    """Claims of a file, each with what its comment says."""
    said = re.findall(r"^decide: .*# (\w+)$", (FOLDER / f"{name}.thm").read_text(encoding="utf-8"), re.MULTILINE)
    every = 5 if name == "moments" else 1
    for number, (a, v) in enumerate(zip(asked(name), said, strict=True)):
        later = number % every or repr(a.claim) in DEAR
        yield pytest.param(a, v, id=repr(a.claim), marks=pytest.mark.long if later else ())


def one_in(every, name):
    """The claims of a file; all but one in so many are left to the long tests."""
    for number, a in enumerate(asked(name)):
        yield pytest.param(a, id=repr(a.claim), marks=pytest.mark.long if number % every else ())


@pytest.mark.parametrize("asked", [*one_in(8, "equalities")])
def test_a_true_equality_is_proved(asked):
    found = decide(asked.claim, asked.given)
    assert (found.verdict, found.theorem.concl, found.theorem.hyps) == ("proved", asked.claim, frozenset())


@pytest.mark.parametrize("asked", [*one_in(10, "slips")])
def test_an_equality_with_a_slip_is_refuted(asked):
    found = decide(asked.claim, asked.given)
    assert found.verdict == "refuted"
    assert fails(asked.claim, asked.given, found.counterexample)
    assert printed_sides(found)


@pytest.mark.long
@pytest.mark.parametrize("asked", asked("slips")[::3], ids=lambda a: repr(a.claim))
def test_what_is_refuted_is_not_proved_either(asked):
    with pytest.raises((ProofError, StatementError)):
        Prover(asked.given).proof(asked.claim)


def test_an_inequality_is_proved_or_left_open():
    chosen = asked("inequalities")
    assert [decide(a.claim, a.given).verdict for a in chosen[::8]] == ["proved"] * len(chosen[::8])
    assert decide(chosen[LEFT_OPEN].claim, chosen[LEFT_OPEN].given).verdict == "unknown"


@pytest.mark.long
def test_inequalities_are_proved_or_left_open():
    found = [decide(a.claim, a.given).verdict for a in asked("inequalities")]
    assert set(found) == {"proved", "unknown"}
    assert len(found) >= 60
    assert found.count("proved") >= PROVED_INEQUALITIES


@pytest.mark.parametrize(("each", "least"), [(4, CONDITIONS // 4), pytest.param(1, CONDITIONS, marks=pytest.mark.long)])
def test_a_claim_that_lacks_a_condition_is_answered_with_it(each, least):
    found = [decide(a.claim, a.given) for a in asked("conditions")[::each]]
    assert all(d.verdict != "proved" for d in found)
    answered = [d for d in found if d.needs]
    assert len(answered) >= least
    for d in answered:
        assert d.needs.formula in d.needs.theorem.hyps
        assert d.needs.theorem.hyps <= {*d.given, d.needs.formula}
        assert d.needs.theorem.concl == d.claim
        assert d.needs.witness
        assert "proved if you add " in str(d)


@pytest.mark.parametrize(("asked", "verdict"), [*verdicts("adversarial"), *verdicts("moments")])
def test_what_is_made_to_mislead_does_not(asked, verdict):
    found = decide(asked.claim, asked.given)
    assert found.verdict == verdict
    assert verdict != "refuted" or printed_sides(found)


def test_there_are_enough_of_each():
    files = ("equalities", "inequalities", "slips", "conditions", "adversarial", "moments")
    sizes = {name: len(asked(name)) for name in files}
    assert sizes["equalities"] >= 100
    assert sizes["inequalities"] >= 60
    assert sizes["slips"] >= 120
    assert sizes["conditions"] >= 20
    assert sizes["moments"] >= 40
    assert sizes["adversarial"] >= 40
    assert sum(sizes.values()) >= 300


def test_a_proof_replays_in_a_certificate():
    found = decide(Eq(log(exp(t)), t))
    (theorem,) = replay(dumps({"claim": found.theorem})).values()
    assert theorem.concl == found.claim


def test_hypotheses_are_used_and_said():
    found = decide(Eq(exp(log(t)), t), given=[Lt(0, t)])
    assert found.theorem.hyps == {Lt(0, t)}
    assert str(found) == "reals: t\nassume: 0 < t\nclaim: exp(log(t)) = t\nproved by the kernel"


def test_a_counterexample_satisfies_the_hypotheses():
    given = [Eq(Sum(x[k], k), 1), ForAll(k, Le(0, x[k]))]
    found = decide(Eq(x[i], x[j]), given)
    entries = found.counterexample.values["x"]
    assert found.verdict == "refuted"
    assert sum(entries) == 1
    assert min(entries) >= 0


def test_quantified_indices_are_no_indices_of_the_search():
    W = vector("W", n, n)
    for claim in (
        ForAll(k, Eq(Sum(x[j] * x[k], j), x[k] * Sum(x[j], j))),
        ForAll(k, ForAll(j, Eq(Sum(W[k, i] * W[j, i], i), Sum(W[j, i] * W[k, i], i)))),
        ForAll(k, Lt(0, Sum(exp(x[j] + x[k]), j))),
    ):
        found = decide(claim)
        assert found.verdict == "proved"
        fresh = {key for key in found.theorem.concl.free - claim.free if key.kind == "ix"}
        assert len(fresh) == repr(claim).count("ForAll")


def test_what_is_assumed_of_one_index_is_not_proved_of_all():
    given = [Lt(0, x[i])]
    assert decide(ForAll(k, Lt(0, x[k])), given).verdict == "refuted"
    found = decide(Lt(0, x[i]), given)
    assert (found.verdict, repr(found.theorem)) == ("proved", "0 < x[i] |- 0 < x[i]")


def test_a_theorem_about_any_index_is_read_again():
    found = decide(ForAll(k, Lt(0, exp(x[k]))))
    assert parse_statement(statement((), found.theorem.concl)).claim == found.theorem.concl


def test_an_index_of_a_hypothesis_is_not_any(monkeypatch):
    monkeypatch.setattr(Prover, "proof", lambda prover, _: assume(prover.given[0]))
    monkeypatch.setattr(Search, "among", lambda *_: None)
    assert decide(ForAll(k, Lt(0, x[k])), [Lt(0, x[i])]).verdict == "unknown"


def test_another_statement_is_not_taken_for_the_claim(monkeypatch):
    monkeypatch.setattr(Prover, "proof", lambda *_: refl(t))
    found = decide(Eq(log(exp(t)), t))
    assert found.verdict == "unknown"
    assert "what the search proved is another statement" in [a.why for a in found.tried]


def test_several_claims_at_once():
    assert decide(And(Lt(0, exp(t)), Le(t, t))).verdict == "proved"
    assert decide(And(Lt(0, exp(t)), Lt(t, t))).verdict == "refuted"
    assert decide(ForAll(k, Lt(0, exp(x[k])))).verdict == "proved"
    assert decide(ForAll(k, Lt(0, x[k]))).verdict == "refuted"


@pytest.mark.parametrize(
    ("claim", "instead"),
    [
        (Eq((t + u) ** 2, t**2 + 2 * t * u - u**2), "(t + u)**2 = t**2 + 2*t*u + u**2"),
        (Eq(exp(t + u), exp(t) + exp(u)), "exp(t + u) = exp(t)*exp(u)"),
        (HasDerivative(t**3, t, 3 * t), "HasDerivative(t**3, t, 3*t**2)"),
    ],
)
def test_a_true_statement_near_a_false_one_is_named(claim, instead):
    found = decide(claim)
    assert repr(found.instead.concl) == instead
    assert f"true is {instead}" in str(found)


def test_hypotheses_that_nothing_satisfies_are_named():
    found = decide(Eq(t, u), [Lt(t, u), Lt(u, t)])
    assert found.verdict == "unknown"
    assert found.answer == "nothing satisfies the hypotheses: they prove 0 < 0"
    assert found.answer in str(found).splitlines()  # as it is printed


def test_what_is_unknown_says_what_was_tried():
    found = decide(Le(CUBIC, exp(t)))
    assert found.answer.startswith("unknown: not proved, and not refuted at ")
    assert f"tried: signs by shape: cannot show {CUBIC} <= exp(t)" in found.explain()


def test_a_law_is_printed_that_makes_the_textbook_claim_false():
    q, k_, (sigma,) = random("q", n), random("k", n), reals("sigma")
    moments = [Eq(Expectation(q[i] ** 2), sigma**2), Eq(Expectation(k_[i]), 0), Eq(Expectation(k_[i] ** 2), sigma**2)]
    given = [Independent(q, k_), *(ForAll(i, h) for h in moments)]
    score = Sum(q[i] * k_[i], i)
    assert decide(Eq(Variance(score), n.card * sigma**4), given).verdict == "proved"
    found = decide(Eq(Variance(score), n.card * sigma**2), given)
    assert found.answer == (
        "refuted at n = 1, sigma = 2, k[0] is 2 or -2, equally likely; q[0] is 2 or -2, equally likely "
        "(all independent): left 16, right 4"
    )


def test_random_entries_outside_of_expectations_are_not_read():
    found = decide(Eq(random("q", n)[i], 0))
    assert found.answer == "unknown: not proved, and no point was found at which it can be read"


WITHOUT = """
import json, sys
for name in ("numpy", "sympy", "flint", "scipy", "matplotlib"):
    sys.modules[name] = None
from derive import decide
from derive.doors.questions import claims
print(json.dumps([str(decide(a.claim, a.given)) for text in json.load(sys.stdin) for a in claims(text)]))
"""


def test_the_standard_library_and_mpmath_decide_the_same():
    files = ("equalities", "inequalities", "slips", "conditions", "adversarial", "moments")
    chosen = [a for name in files for a in asked(name)[1:2]]
    texts = json.dumps([statement(a.given, a.claim) for a in chosen])
    ran = subprocess.run([sys.executable, "-c", WITHOUT], input=texts, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == [str(decide(a.claim, a.given)) for a in chosen]
    assert len(chosen) >= 5


def test_the_same_question_has_the_same_answer():
    claim = Eq(Sum(x[k] ** 2, k), Sum(x[k], k) ** 2)
    assert str(decide(claim)) == str(decide(claim))


@pytest.mark.parametrize("claim", [t, 1, True, x[i] + 1, None])
def test_what_is_no_formula_is_refused(claim):
    with pytest.raises(StatementError, match="decide: a formula was expected"):
        decide(claim)


DOCUMENT = {
    "version", "statement", "verdict", "answer", "known", "counterexample", "needs", "instead", "contradiction",
    "points", "tried", "seconds", "cut",
}  # fmt: skip


@pytest.mark.parametrize(
    ("claim", "given"),
    [(Eq(exp(log(t)), t), []), (Eq(t, u), []), (Lt(0, exp(t)), []), (Eq(t, u), [Lt(t, u), Lt(u, t)])],
    ids=str,
)
def test_a_decision_is_data(claim, given):
    found = decide(claim, given)
    assert isinstance(found, Decision)
    document = json.loads(json.dumps(found.document()))
    assert set(document) == DOCUMENT
    assert document["version"] == 1
    assert document["verdict"] == found.verdict
    assert all(set(a) == {"way", "why", "seconds"} for a in document["tried"])
    if found.counterexample:
        point = {"sizes": {}, "values": {"t": "0", "u": "1"}, "law": None, "indices": {}, "left": "0", "right": "1"}
        assert document["counterexample"] == {**point, "numpy": found.numpy()}


def test_a_decision_in_latex_and_html():
    found = decide(Eq(exp(log(t)), t), [Lt(0, t)])
    assert found.latex() == "Suppose $0 < t$.\n$$\\mathrm{e}^{\\log(t)} = t$$\nProved by the kernel."
    refuted = decide(Lt(0, t**2))
    assert "Proved if $t \\ne 0$ is added" in refuted.latex()
    assert "<pre>import numpy as np\nt = 0\nprint(0, t**2)</pre>" in refuted._repr_html_()
    assert "True is $\\mathrm{e}^{t + u} = " in decide(Eq(exp(t + u), exp(t) + exp(u))).latex()


def test_what_is_proved_in_other_letters_is_named():
    m = Dimension("m")
    a, b = m.indices("a b")
    z = vector("z", m)
    weight = define("weight", (z, a), exp(z[a]) / Sum(exp(z[b]), b))
    found = decide(HasDerivative(weight(z, a), z[b], weight(z, a) * (KroneckerDelta(a, b) - weight(z, b))))
    assert found.known.entry.name == "softmax_jacobian"
    assert "this is softmax_jacobian (" in found.explain()
    assert found.document()["known"]["name"] == "softmax_jacobian"
    assert decide(Eq(t, t)).known is None


def test_a_theorem_of_the_book_is_proved_where_the_search_fails(monkeypatch):
    def fails(*_):
        raise ProofError("no way")

    entry, small = BOOK.entries["softmax_sum_one"], few()
    interface(entry.claim)  # facts about its words are proved by the search too, once
    monkeypatch.setattr(Prover, "proof", fails)
    found = decide(entry.claim, book=small)
    assert (found.verdict, found.theorem.concl) == ("proved", entry.claim)
    assert decide(BOOK.mutants[entry.name][0].claim, book=small).verdict == "refuted"
    assert decide(entry.claim, book=Book([Chapter("none", [BOOK.entries["softmax_pos"]])])).verdict == "unknown"


def test_time_only_cuts():
    claim = Le(Sum(exp(x[k]), k), Sum(exp(x[k]), k) * exp(t**2))
    found = decide(claim, seconds=1e-6)
    assert (found.verdict, found.cut) == ("unknown", True)
    assert "; stopped after 0." in found.answer
    assert found.document()["cut"]
    whole = decide(Eq(t, u), seconds=60)
    assert (whole.verdict, whole.cut, str(whole)) == ("refuted", False, str(decide(Eq(t, u))))


@pytest.mark.parametrize("seconds", [0, -1, float("nan")])
def test_a_time_that_is_none_is_refused(seconds):
    with pytest.raises(StatementError, match="a positive number was expected"):
        decide(Eq(t, u), seconds=seconds)


def test_what_is_not_refuted_has_no_program():
    found = decide(Lt(0, exp(t)))
    for form in (found.numpy, found.rocq, found.rocq_files):
        with pytest.raises(ProofError, match="it is proved, and has no counterexample"):
            form()
