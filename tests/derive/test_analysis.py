"""Theorems of analysis as data."""

from dataclasses import replace

import pytest

from derive.analysis import ALWAYS, CERTIFIED, Analytic, Certified, Enclosed, display
from derive.calc import REASONS, Entry, algebra, calc, step
from derive.kernel.rules import ProofError
from derive.kernel.terms import StatementError
from derive.language import Eq, reals
from derive.proving import prove_displays

a, b = reals("a b")
TRUE = display(Eq(a + b, b + a), step(b + a, algebra(), "any order"))
FALSE = display(Eq(a + b, a - b), step(a - b, algebra(), "wrong sign"))
LEMMA = Entry(name="sum_commutes", title="", claim=Eq(a + b, b + a), proof=calc(step(b + a, algebra(), "any order")))


def row(*proof, **changes):
    values = {
        "name": "small_limit",
        "title": "A limit",
        "after": "sum_commutes",
        "file": "Small",
        "variables": {"a": r"$a \in \mathbb{R}$"},
        "claim": ("a = a",),
    }
    return Analytic(**values, proof=proof, **changes)


def test_what_always_holds():
    found = row("By a limit.")
    assert found.theorems == ("small_limit",)
    assert dict(found.not_applicable) == ALWAYS
    assert set(ALWAYS.values()) <= set(REASONS)
    assert row("x", not_applicable={"transformer": "no forward pass"}).not_applicable["kernel"] == "proved in Rocq"
    with pytest.raises(StatementError, match="no reason too hard"):
        row("x", not_applicable={"ball": "too hard"})


def test_what_is_displayed_goes_through_the_kernel():
    (theorem,) = prove_displays(row("First,", TRUE), {})
    assert theorem.concl == TRUE.claim
    with pytest.raises(ProofError, match=r"small_limit_display_1, step 1 \(wrong sign\)"):
        prove_displays(row("First,", FALSE), {})


def test_a_hypothesis_of_a_display_is_declared():
    given = Eq(a, b)
    chain = step(b - b, algebra(), "they are equal"), step(0, algebra(), "nothing is left")
    assert prove_displays(row(display(Eq(a - b, 0), *chain, given=(given,))), {})[0].hyps == {given}
    with pytest.raises(ProofError):
        prove_displays(row(display(Eq(a - b, 0), *chain)), {})


def test_nothing_is_added_to_what_was_proved():
    proved = {}
    prove_displays(row(TRUE), proved)
    assert proved == {}


def test_a_display_has_a_step():
    with pytest.raises(StatementError, match="the kernel must have something to check"):
        display(Eq(a, a))


def test_what_is_cited():
    cited = display(Eq(a + b, b + a), step(b + a, algebra(LEMMA.at(a=a)), "the lemma"))
    assert row(r"By \cited{first_limit},", cited, r"and \cited{first_limit}.").cited() == (
        "first_limit",
        "sum_commutes",
    )


def numbers(**changes):
    values = {
        "name": "small_zero",
        "title": "A zero",
        "after": "",
        "variables": {},
        "claim": ("f(z) = 0",),
        "proof": ("By bisection.",),
        "enclosed": (Enclosed("z", "1.5", "1.6"),),
        "computed": "On balls.",
        "unproved": "Rocq has no bisection.",
    }
    return Certified(**(values | changes))


def test_what_is_certified_is_not_said_to_be_proved():
    found = numbers()
    assert dict(found.not_applicable) == CERTIFIED and set(CERTIFIED.values()) <= set(REASONS)
    assert found.file == "" and found.theorems == ()
    assert "proved" not in " ".join([*CERTIFIED.values(), *(REASONS[reason] for reason in CERTIFIED.values())])
    assert found.formulas() == ("f(z) = 0", "1.5 < z < 1.6")


def test_the_digest_is_that_of_the_statement():
    assert numbers(proof=("Otherwise.",), title="Another").digest == numbers().digest
    assert numbers(claim=("f(z)  =\n0",)).digest == numbers().digest
    for change in (
        {"claim": ("g(z) = 0",)},
        {"given": ("$z > 0$",)},
        {"where": ("f = 1",)},
        {"variables": {"x": "$x$"}},
        {"enclosed": (Enclosed("z", "1.5", "1.61"),)},
    ):
        assert numbers(**change).digest != numbers().digest


def test_an_interval_within_another():
    stated = Enclosed("z", "-1.5", "1.6")
    assert stated.holds("-1.5", "1.6") and stated.holds("0.10", "0.1")
    assert not stated.holds("-1.51", "0") and not stated.holds("0", "1.60001") and not stated.holds("1", "0")
    with pytest.raises(StatementError, match="small_zero: z cannot be between 2 and 1"):
        numbers(enclosed=(Enclosed("z", "2", "1"),))


def test_all_formulas_of_a_conclusion_are_displayed():
    assert replace(row("By a limit."), claim=("a = a", "b = b")).formulas() == ("a = a", "b = b")
