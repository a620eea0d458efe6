"""Citing theorems at other values and sizes, and what a reason may be made of."""

from dataclasses import replace

import pytest

from derive.kernel.terms import StatementError, num
from derive.language.entry import (
    Calc,
    Reason,
    Step,
    algebra,
    by,
    calc,
    differentiate,
    exponentials,
    field_arithmetic,
    sign,
    step,
    sums,
)
from derive.language.terms import (
    Eq,
    ForAll,
    HasDerivative,
    Lt,
    Ne,
    Sum,
    exp,
    vector_of,
)
from tests.derive.language.entry_samples import (
    E,
    a,
    b,
    c,
    e,
    entry,
    gradient,
    i,
    j,
    k,
    mean,
    positive,
    proved,
    q,
    refusal,
    total,
    w,
    weighted,
    x,
    y,
)

# ---- citing ----

shifted = entry(
    Lt(0, total(x) + a**2), proof=calc(0, step(total(x) + a**2, sign(positive), "two signs", "<")), name="shifted_pos"
)


def test_a_lemma_at_other_values_found_by_matching():
    proved(shifted)
    item = entry(
        Lt(0, total(vector_of(i, b * y[i]))),
        proof=calc(0, step(total(vector_of(i, b * y[i])), sign(positive), "a total", "<")),
    )
    proved(item)


def test_a_lemma_at_other_values_by_name():
    item = entry(
        Eq(Sum(b**2 * exp(y[i]), i), b**2 * Sum(exp(y[i]), i)),
        step(b**2 * Sum(exp(y[i]), i), algebra(weighted.at(a=b**2, x=vector_of(i, exp(y[i])))), "a constant factor"),
    )
    proved(item)
    at_other_values = algebra(weighted.at(a=b, x=vector_of(i, exp(y[i]))))
    assert "sides differ" in refusal(
        entry(item.claim, step(b**2 * Sum(exp(y[i]), i), at_other_values, "a constant factor"))
    )


def test_a_lemma_at_another_size():
    claim = Eq(Sum(a * w[e], e), a * Sum(w[e], e))
    cited = weighted.at({"n": "m"}, x=w)
    proved(entry(claim, step(a * Sum(w[e], e), algebra(cited), "a constant factor")))
    assert "sides differ" in refusal(entry(claim, step(a * Sum(w[e], e), algebra(weighted), "another size")))


def test_the_hypotheses_of_a_lemma_come_from_a_quantifier():
    every = (ForAll(k, Eq(E(q[k]), a)), ForAll(k, Eq(E(q[k] ** 2), b)))
    claim = Eq(E(q[j] ** 2 + q[j]), a + b)
    proved(entry(claim, step(a + b, algebra(mean.at(i=j)), "at $j$"), given=every))
    missing = refusal(entry(claim, step(a + b, algebra(mean.at(i=j)), "at $j$"), given=every[:1]))
    assert missing == "example: used but not declared: E(q[j]**2) = b"


def test_a_derivative_is_cited_at_other_indices():
    item = entry(
        HasDerivative(a * total(y), y[k], a * exp(y[k])), step(a * exp(y[k]), differentiate(gradient), "the gradient")
    )
    proved(item)


UNKNOWN = {
    "a variable": (weighted.at(c=b), "sum_of_multiples has no variable c; it has a, x"),
    "a bound index": (weighted.at(i=j), "sum_of_multiples has no variable i; it has a, x"),
    "two variables": (weighted.at(a=b, y=x, c=b), "sum_of_multiples has no variable y, c; it has a, x"),
    "a size": (weighted.at({"m": "n"}), "sum_of_multiples has no size m"),
    "a number for a vector": (weighted.at(x=a), "the value of x has another sort"),
    "a vector for a number": (weighted.at(a=x), "the value of a has another sort"),
    "a vector of another size": (weighted.at(x=w), "the value of x has another sort"),
    "a random value": (weighted.at(a=q[i]), None),
    "a random family": (mean.at(q=q), "random entries stay as declared"),
    "no size": (weighted.at({"n": "Integers"}), "names and sizes were expected"),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_a_lemma_at_values_that_do_not_exist(name):
    cited, message = UNKNOWN[name]
    found = refusal(entry(Eq(a, b), step(b, algebra(cited), "the lemma")))
    assert found.startswith("example, step 1 (the lemma): ")
    assert message is None or message in found


@pytest.mark.parametrize("value", [1j, True, None])
def test_a_lemma_at_a_value_that_is_no_exact_number(value):
    assert "not an exact number" in refusal(entry(Eq(a, b), step(b, algebra(weighted.at(a=value)), "the lemma")))


def test_a_failing_lemma_is_named():
    wrong = replace(weighted, claim=Eq(Sum(a * x[i], i), Sum(x[i], i)), proof=calc(step(Sum(x[i], i), sums(), "no")))
    assert refusal(entry(Eq(a, b), step(b, algebra(wrong), "the lemma"))).startswith("sum_of_multiples, step 1 (no)")


# ---- reasons and steps ----


def test_a_reason_is_sorted_by_what_it_is_given():
    reason = sums(total, total(x), positive, weighted.at(a=b), Ne(b, 0))
    assert reason == Reason(
        "equality",
        ("sums",),
        unfold=(total.definition,),
        fold=(total(x),),
        lemmas=reason.lemmas,
        hypotheses=(Ne(b, 0),),
    )
    assert [getattr(i, "name", "instance") for i in reason.lemmas] == ["total_pos", "instance"]
    assert sign(b**2, positive).parts == (b**2,)
    assert exponentials().powers == ("exp", "sums", "field")
    assert differentiate().kind == "derivative"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: by("exponential"), "no power exponential; there are field, sums, exp"),
        (lambda: sums("x"), "a reason uses theorems, definitions and terms"),
        (lambda: sums(x), "a reason uses theorems, definitions and terms"),
        (lambda: algebra(a + b), "only a defined term can be folded"),
        (lambda: step(a, algebra, "no call"), "a reason was expected"),
        (lambda: step(a, "algebra", "a text"), "a reason was expected"),
        (lambda: step(a, algebra(), "why", ">"), "one of = < <= was expected"),
        (lambda: step(1 / 3, algebra(), "why"), "has been rounded"),
        (lambda: step(True, algebra(), "why"), "not an exact number"),
    ],
)
def test_wrong_reasons_and_steps(make, message):
    with pytest.raises(StatementError, match=message):
        make()


def test_named_hypotheses_alone_are_used():
    given = (Ne(b, 0), Eq(b, c))
    item = entry(
        Eq(a * b / b + b, a + c),
        step(a + b, field_arithmetic(Ne(b, 0)), "cancel"),
        step(a + c, algebra(Eq(b, c)), "$b = c$"),
        given=given,
    )
    proved(item)
    assert "sides differ" in refusal(
        replace(item, proof=calc(item.proof.steps[0], step(a + c, algebra(Ne(b, 0)), "$b = c$")))
    )


def test_a_chain_may_start_elsewhere():
    assert calc(0, step(a, algebra(), "why")) == Calc((Step(a, algebra(), "why"),), num(0))
