"""Entries and calculational proofs: what is proved is the claim, and a wrong proof says where it is wrong."""

from dataclasses import FrozenInstanceError, replace

import pytest

from derive.doors.decisions import decide
from derive.kernel.rules import ProofError
from derive.kernel.terms import Key, Term
from derive.language.entry import (
    REASONS,
    Cases,
    Induction,
    Together,
    algebra,
    calc,
    differentiate,
    field_arithmetic,
    independence,
    sign,
    step,
    sums,
)
from derive.language.terms import (
    And,
    Apart,
    Eq,
    ForAll,
    HasDerivative,
    Independent,
    Le,
    Lt,
    Ne,
    Sum,
    cos,
    define,
    exp,
    sin,
    zero,
)
from derive.proving.prover import prove
from tests.derive.language.entry_samples import (
    GOOD,
    E,
    a,
    b,
    between,
    both,
    c,
    cancelled,
    cases,
    constant,
    entry,
    gradient,
    growth,
    i,
    j,
    k,
    mean,
    nonzero,
    other_rate,
    positive,
    proved,
    q,
    r,
    refusal,
    square,
    t,
    total,
    weighted,
    x,
    z,
)


@pytest.mark.parametrize("item", GOOD.values(), ids=GOOD)
def test_good_proofs(item):
    proved(item)


def test_what_was_proved_before_is_not_proved_again():
    known = {}
    first = prove(square, known)
    assert prove(square, known) is first
    assert set(known) == {"square_of_sum"}


# ---- hypotheses ----


def test_a_hypothesis_that_is_not_declared():
    message = refusal(
        entry(Eq(a * b / b, a), step(a, field_arithmetic(Ne(b, 0)), "as $b$ is not 0"), name="undeclared")
    )
    assert message == "undeclared, step 1 (as $b$ is not 0): names a hypothesis that is not in force: b != 0"


def test_a_lemma_brings_its_hypotheses():
    claim = Eq(E(q[i] ** 2 + q[i]), a + b)
    message = refusal(entry(claim, step(a + b, algebra(mean.at()), "the lemma"), name="citing"))
    assert message == "citing: used but not declared: E(q[i]) = a, E(q[i]**2) = b"


def test_an_idle_hypothesis():
    item = replace(square, given=(Lt(0, a), Ne(b, 0)))
    assert refusal(item) == "square_of_sum: declared but not used: 0 < a, b != 0"


# ---- wrong steps ----


def test_a_wrong_step_is_shown_in_full():
    item = entry(
        Eq((a + b) ** 2, a**2 + b**2),
        step(a**2 + a * b + b * a + b**2, algebra(), "distributive law"),
        step(a**2 + b**2, algebra(), "collect"),
        name="freshman",
    )
    assert refusal(item).splitlines() == [
        "freshman, step 2 (collect): sides differ",
        "  left   2*(a*b) + a**2 + b**2",
        "  right  a**2 + b**2",
        "  left - right = 2*(a*b)",
    ]


def test_a_wrong_sign_says_what_was_to_be_shown():
    message = refusal(entry(Lt(0, a), proof=calc(0, step(a, sign(), "it is positive", "<"))))
    assert message == "example, step 1 (it is positive): cannot show 0 < a"


def test_a_wrong_derivative_says_which_side_condition():
    message = refusal(entry(HasDerivative(1 / a, a, -1 / a**2), step(-1 / a**2, differentiate(), "quotient rule")))
    assert message.startswith("example, step 1 (quotient rule): cannot show a != 0")


@pytest.mark.parametrize(
    ("proof", "number"),
    [
        (Together(calc(step(0, algebra(), "first")), both.proof.second), 1),
        (Together(both.proof.first, calc(step(0, algebra(), "second"))), 2),
    ],
)
def test_steps_are_numbered_through(proof, number):
    assert refusal(replace(both, proof=proof)).startswith(f"example, step {number} (")


def test_a_wrong_case_and_a_wrong_induction():
    slipped = Cases(i, j, same=calc(step(0, algebra(), "the same")), apart=calc(step(x[i], sums(), "wrong")))
    assert refusal(replace(cases, proof=slipped)).startswith("example, step 2 (wrong): sides differ")
    swapped = Cases(j, i, same=cases.proof.same, apart=cases.proof.apart)
    proved(replace(cases, proof=swapped))
    stuck = entry(
        Eq(z[t], z[zero]),
        given=(growth,),
        proof=Induction(
            t,
            base=calc(),
            up=calc(step(r * z[t], algebra(), "one step"), step(z[zero], algebra(), "the claim at $t$")),
            down=calc(step(z[zero], algebra(), "the claim at $t + 1$")),
        ),
    )
    assert "step 2 (the claim at $t$): sides differ" in refusal(stuck)


def test_the_claim_at_t_is_used_in_an_induction():
    steady = entry(
        Eq(z[t], z[zero]),
        given=(other_rate,),
        name="steady",
        proof=Induction(
            t,
            base=calc(),
            up=calc(step(z[t], algebra(other_rate), "one step"), step(z[zero], algebra(Eq(z[t], z[zero])), "before")),
            down=calc(
                step(z[t + 1], algebra(other_rate), "one step"), step(z[zero], algebra(Eq(z[t + 1], z[zero])), "after")
            ),
        ),
    )
    proved(steady)


# ---- the claim is not what was proved ----


def test_another_claim_is_shown_beside_what_was_proved():
    item = replace(square, claim=Eq((a + b) ** 2, a**2 + b**2 + 2 * a * b))
    assert refusal(item).splitlines() == [
        "square_of_sum: the proof concludes something else than the claim",
        "  claim   (a + b)**2 = a**2 + b**2 + 2*a*b",
        "  proved  (a + b)**2 = a**2 + 2*a*b + b**2",
    ]


OTHER_CLAIMS = {
    "a strict claim of a weak chain": (
        replace(between, claim=Lt(between.claim.args[0], between.claim.args[1])),
        "premises",
    ),
    "an equation of a chain with <=": (
        replace(between, claim=Eq(*between.claim.args)),
        "example: a chain with < or <= proves no equation",
    ),
    "another derivative": (
        replace(gradient, claim=HasDerivative(total(x), x[j], exp(x[i]))),
        "concludes something else",
    ),
    "a conjunction of a chain": (replace(square, claim=both.claim), "a chain of steps proves a relation"),
    "a quantifier of a chain": (replace(square, claim=ForAll(i, square.claim)), "a chain of steps proves a relation"),
    "indices that differ": (replace(square, claim=Apart(i, j)), "a chain of steps proves a relation"),
    "an equation of two proofs": (replace(both, claim=square.claim), "two proofs together prove a conjunction"),
    "a sign without a step": (entry(Lt(0, exp(a))), "one step at least"),
    "a derivative without a step": (entry(HasDerivative(a**2, a, 2 * a)), "a derivative begins with a step"),
    "another left side": (replace(square, claim=Eq(a**2 + 2 * a * b + b**2, (a + b) ** 2)), "something else"),
    "not zero, of another term": (replace(nonzero, claim=Ne(a, 0)), "example: the chain shows neither 0 < a nor a < 0"),
    "cases of one index": (
        replace(cases, proof=Cases(i, i, calc(step(0, sums(), "same")), calc(step(0, sums(), "apart")))),
        "example: index_cases: two index variables",
    ),
    "an induction over an index": (
        entry(Le(0, x[i] ** 2), proof=Induction(i, *[calc(0, step(x[i] ** 2, sign(), "a square", "<="))] * 3)),
        "example: +: a real number was expected as first argument, not an index, i; indices are not added",
    ),
    "no proof": (replace(square, proof=None), "square_of_sum: a chain by calc(...), its cases, or a result that is"),
    "a proof of another claim": (
        replace(square, proof=decide(Eq((a - b) ** 2, a**2 - 2 * a * b + b**2))),
        "square_of_sum: the proof concludes something else than the claim",
    ),
    "a decision that refutes": (replace(square, proof=decide(Lt(a, b))), "for a proof, not refuted at"),
    "a decision that needs an undeclared hypothesis": (
        replace(square, claim=Lt(0, a + 1), proof=decide(Lt(0, a + 1), given=[Lt(0, a)])),
        "used but not declared: 0 < a",
    ),
}


@pytest.mark.parametrize("name", OTHER_CLAIMS)
def test_other_claims(name):
    item, message = OTHER_CLAIMS[name]
    assert message in refusal(item)


def test_an_equation_proves_the_weaker_relation():
    proved(replace(square, claim=Le(*square.claim.args)))


def test_one_name_has_one_meaning():
    item = entry(Eq(x[i] + Term("at", "i", (), "fixed"), Term("at", "i", (), "fixed") + x[i]), name="two_meanings")
    item = replace(item, proof=calc(step(item.claim.args[1], algebra(), "any order")))
    assert refusal(item) == "two_meanings: the name i has two meanings"


def test_two_definitions_of_one_name():
    other = define("total", (x,), Sum(x[k], k))
    left = total(x) + other(x)
    item = entry(Eq(left, other(x) + total(x)), step(other(x) + total(x), algebra(), "any order"))
    assert "the name total has two meanings" in refusal(item)
    assert refusal(replace(item, claim=Eq(left, left), proof=calc())) == "example: the name total has two meanings"


def test_a_wrong_step_over_names_of_two_meanings_is_a_refusal_all_the_same():
    odd = Term("at", "i", (), "fixed")
    item = entry(Eq(x[i] + odd, x[i]), step(x[i], algebra(), "wrong"))
    assert "step 1 (wrong): sides differ" in refusal(item)


# ---- entries are data ----


def test_an_entry_is_immutable_and_compared_by_identity():
    with pytest.raises(FrozenInstanceError):
        square.name = "other"
    assert square != replace(square)
    assert len({square, replace(square)}) == 2


def test_the_signature_names_families_in_order_of_appearance():
    assert [k.name for k in cancelled.signature] == ["a", "b"]
    assert mean.signature == (
        Key("at", "q", ("n",), "random"),
        Key("at", "b", (), "fixed"),
        Key("at", "a", (), "fixed"),
    )
    assert gradient.signature == (Key("at", "x", ("n",), "fixed"),)
    only_given = replace(square, given=(Lt(c, a),))
    assert [k.name for k in only_given.signature] == ["a", "b", "c"]


def test_the_indices_are_the_free_ones_of_the_claim():
    assert cases.indices == (Key("ix", "i", ("n",)), Key("ix", "j", ("n",)))
    assert gradient.indices == (Key("ix", "j", ("n",)),)
    assert weighted.indices == ()
    assert replace(weighted, given=(Lt(0, x[k]),)).indices == ()


def test_the_lemmas_are_those_of_all_steps_once_each():
    item = entry(
        And(Eq(a, a), Eq(b, b)),
        proof=Together(
            calc(step(a, algebra(positive, weighted.at(a=b)), "one")),
            Cases(i, j, calc(step(b, algebra(weighted), "two")), calc(step(b, algebra(square, positive), "three"))),
        ),
    )
    assert [e.name for e in item.lemmas()] == ["total_pos", "sum_of_multiples", "square_of_sum"]
    assert constant.lemmas() == ()


def test_reasons_for_a_column_that_does_not_apply_are_sentences():
    assert all(key and len(text.split()) > 3 for key, text in REASONS.items())


# ---- variants: the same proof made to end elsewhere ----

VARIANTS = {
    "an equation": (square, Eq((a + b) ** 2, a**2 + b**2)),
    "a sign": (positive, Lt(0, total(x) - 1)),
    "a derivative": (gradient, HasDerivative(total(x), x[j], exp(x[i]))),
    "a chain of <=": (between, Le(a, a + b**2)),
    "the first of two": (both, And(Eq(cos(a + b), cos(a) * cos(b) + sin(a) * sin(b)), both.claim.args[1])),
    "the second of two": (both, And(both.claim.args[0], Eq(a + b, b - a))),
    "two cases": (cases, Eq(cases.claim.args[0], x[i])),
    "an induction": (constant, Le(0, z[t] ** 2 - 1)),
    "not zero": (nonzero, Ne(a**2, 0)),
    "another form": (square, both.claim),
}


@pytest.mark.parametrize(("item", "claim"), VARIANTS.values(), ids=VARIANTS)
def test_a_variant_is_refused(item, claim):
    variant = item.variant(claim)
    assert variant.claim == claim
    assert variant.name == item.name
    with pytest.raises(ProofError, match=item.name):
        prove(variant)


@pytest.mark.parametrize("item", GOOD.values(), ids=GOOD)
def test_the_variant_of_the_claim_itself_is_the_entry(item):
    assert prove(item.variant(item.claim)).concl == item.claim


def test_a_true_variant_goes_through():
    """The control: what refuses a variant is its claim, not that it is one."""
    assert prove(square.variant(Eq((a + b) ** 2, (b + a) ** 2))).concl == Eq((a + b) ** 2, (b + a) ** 2)


def test_independence_is_declared_once_for_all_steps():
    given = (Independent(q), ForAll(i, Eq(E(q[i]), a)), Apart(j, k))
    proved(entry(Eq(E(q[j] * q[k]), a**2), step(a**2, independence(), "different entries"), given=given))
