"""Theorems of analysis as data."""

import pytest

from derive.analysis import ALWAYS, Analytic, display
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
