"""Adequacy: what is planted is found, each kind of it, and a control beside it passes."""

from dataclasses import replace
from fractions import Fraction

import pytest

from derive.books.mistakes import Mistakes
from derive.chapters import BOOK
from derive.deciding.counterexamples import Counterexample
from derive.language.terms import (
    And,
    Dimension,
    Eq,
    HasDerivative,
    Le,
    Lt,
    Ne,
    Sum,
    define,
    exp,
    reals,
    sqrt,
    vector,
)
from derive.render.adequacy import whole
from derive.values.numbers import RealNumber, told_apart
from derive.values.scalar import Point, Steps
from derive.values.sides import relations, sides
from tests.derive.deciding.rechecked import fails
from tests.verify.adequacy.planted import planted
from verify.adequacy.measure import LONGEST, _real, measured
from verify.numbers import Ball

n = Dimension("n")
i, j, k = n.indices("i j k")
x, g = vector("x", n), vector("g", n)
a, b, c, r = reals("a b c r")

mean = define("mean", (x,), Sum(x[i], i) / n.card)


entry = planted


def verdicts(figures, kind="terms"):
    name = {"terms": "term", "hypotheses": "hypothesis", "domain": "hypothesis"}[kind]
    return {row[name]: row["verdict"] for row in figures[kind]}


def test_a_claim_that_needs_all_of_itself_is_adequate():
    figures = measured(entry(Eq((a + b) * r / r, a + b), Ne(r, 0)))
    assert (figures["status"], "failures" in figures) == ("pass", False)
    assert set(verdicts(figures).values()) == {"false"}
    assert figures["hypotheses"][0]["verdict"] == "false"
    assert figures["hypotheses"][0]["point"]["values"]["r"] == "0"


def test_an_idle_hypothesis_is_found():
    figures = measured(entry(Eq((a + b) * r, a * r + b * r), Ne(r, 0)))
    assert figures["failures"] == ["given: r != 0: nothing shows that it is needed"]
    assert measured(entry(Eq((a + b) * r, a * r + b * r)))["status"] == "pass"


def test_one_idle_hypothesis_among_others_is_found():
    claim = Lt(0, (b - a) * c)
    assert measured(entry(claim, Lt(a, b), Lt(0, c)))["status"] == "pass"
    figures = measured(entry(claim, Lt(a, b), Lt(0, c), Ne(a, 7)))
    assert figures["failures"] == ["given: a != 7: nothing shows that it is needed"]


def test_a_hypothesis_that_gives_a_term_its_value_is_needed():
    figures = measured(entry(Le(0, 1 / sqrt(r)), Lt(0, r)))
    assert verdicts(figures, "hypotheses") == {"0 < r": "no value"}
    assert figures["status"] == "pass"


def test_a_domain_is_needed_where_a_term_has_no_value_without_it():
    claim = Eq(a / r, a * (1 / r))
    inside = measured(entry(claim, where=(Ne(r, 0),)))
    assert (inside["status"], verdicts(inside, "domain")) == ("pass", {"r != 0": "no value"})
    assert inside["domain"][0]["point"]["values"]["r"] == "0"
    idle = measured(entry(claim, where=(Ne(r, 0), Ne(a, 0))))
    assert idle["failures"] == ["where a != 0: no term needs it"]


def test_a_claim_without_values_somewhere_asks_for_its_domain():
    claim = Eq(sqrt(r) * a, a * sqrt(r))
    missing = ["a term has no value at a point where the hypotheses hold: say in where= that it has"]
    assert measured(entry(claim))["failures"] == missing
    assert measured(entry(claim, witness={r: b**2}))["failures"] == missing  # nothing that a reader is told
    assert measured(entry(claim, witness={r: b**2}, where=(Le(0, r),)))["status"] == "pass"


def test_what_is_differentiated_has_a_value():
    claim = HasDerivative(a / r + b, b, 1)
    assert measured(entry(claim))["status"] == "fail"
    figures = measured(
        entry(claim, where=(Ne(r, 0),), idle=dict.fromkeys(("function: factor a", "function: factor r"), "no change"))
    )
    assert verdicts(figures, "domain") == {"r != 0": "no value"}


def test_a_term_that_is_always_zero_is_found():
    zero = define("zero", (x,), Sum(x[i] - mean(x), i))
    control = measured(entry(Eq(a + b, b + a)))
    assert control["status"] == "pass"
    figures = measured(entry(Eq(a + b + zero(x), b + a)))
    assert figures["failures"] == ["left: summand zero(x): the value of its side is the same without it"]


def test_a_term_without_which_a_claim_is_another_truth_is_found():
    figures = measured(entry(Ne(exp(a) + exp(b), 0)))
    assert figures["failures"] == [
        "left: summand exp(a): the claim without it is another truth",
        "left: summand exp(b): the claim without it is another truth",
    ]
    assert measured(entry(Ne(exp(a), 0)))["status"] == "pass"


@pytest.mark.parametrize(
    ("claim", "label", "verdict"),
    [
        (Le(a**2, a**2 + b**2 + 1), "right: summand 1", "also true"),
        (Le(a**2 - b**2, a**2), "left: summand b**2", "empty"),
        (Lt(a**2 - 1, a**2 + b**2), "right: summand b**2", "also true"),
        (Lt(0, exp(a) * exp(b)), "right: factor exp(a)", "scale"),
        (Le(0, a**2 + b**2), "right: summand b**2", "also true"),
        (Le(a**2, a**2 + b**2), "left: factor a", "false"),
        (HasDerivative(a * b + c, a, b), "function: summand c", "constant"),
        (HasDerivative(a * b + c, a, b), "function: summand a*b", "false"),
        (Eq(exp(a + b), exp(b + a)), "left: summand a", "false"),
    ],
)
def test_verdicts(claim, label, verdict):
    assert verdicts(measured(entry(claim)))[label] == verdict


def test_a_summand_that_makes_an_inequality_stronger_makes_the_shorter_one_weaker():
    figures = measured(entry(Le(2 * a * b + exp(c) - exp(c), a**2 + b**2)))
    assert figures["status"] == "fail"
    assert verdicts(measured(entry(Le(exp(a) + exp(b), exp(a) + exp(b) + c**2))))["left: summand exp(a)"] == "weaker"


def test_hypotheses_that_contradict_each_other_have_no_witness():
    figures = measured(entry(Eq(a, b), Lt(a, b), Lt(b, a)))
    assert figures["status"] == "fail"
    assert figures["failures"][0].startswith("no witness: planted: no point of sizes {} satisfies the hypotheses")


def test_a_derivative_that_is_identically_zero_checks_nothing():
    """A loss that adds up normalized entries: any backward pass that is zero for it passes."""
    centred = define("centred", (x, i), x[i] - mean(x))
    loss = Sum(centred(x, k), k)
    false = Sum(g[k] - g[k] * (x[k] - x[k] + 1), k) * (x[j] - mean(x))  # 0, in a form that shows it to nobody
    figures = measured(entry(HasDerivative(loss, x[j], false)))
    assert "part 1: both sides: it is 0 wherever the hypotheses hold" in figures["failures"]
    control = measured(entry(HasDerivative(Sum(g[k] * x[k], k), x[j], g[j])))
    assert control["status"] == "pass"


def test_a_claim_about_nothing_is_found():
    assert "all terms: nothing in the claim varies" in measured(entry(Eq(a - a, b - b)))["failures"]


def test_what_is_listed_is_checked():
    claim = Ne(exp(a) + exp(b), 0)
    both = {"left: summand exp(a)": "also true", "left: summand exp(b)": "also true"}
    assert measured(entry(claim, idle=both))["status"] == "pass"
    assert measured(entry(claim, idle={**both, "left: summand exp(b)": "no change"}))["failures"] == [
        "left: summand exp(b): the claim without it is another truth"
    ]
    stale = measured(entry(Eq(a + b, b + a), idle={"left: summand a": "no change"}))
    assert stale["failures"] == ["left: summand a: listed as idle (no change), and is not"]


def test_a_false_claim_and_a_mutant_that_lives_are_found():
    assert measured(entry(Eq(a + b, a)))["failures"] == ["the claim itself is false at a point"]
    theorem = BOOK.entries["softmax_ratio"]
    about = BOOK.mistakes[theorem.name]
    assert measured(theorem, about=about)["mutants"]["refuted"] >= 3
    right = replace(about.mutants[0], claim=theorem.claim)
    figures = measured(theorem, about=Mistakes(theorem.name, (right,), ()))
    assert figures["mutants"] == {"refuted": 0, "stated": 1, "points": []}
    assert figures["failures"] == [f"mutant {right.name}: no point refutes it"]


LONG = ("multi_head_backward", "softmax_others_le_of_gap")


@pytest.mark.parametrize(
    "name", ["softmax_vjp", "layernorm_variance", *(pytest.param(name, marks=pytest.mark.long) for name in LONG)]
)
def test_a_wrong_statement_is_false_at_its_point_which_leaves_nothing_out(name):
    """Read by another evaluation, which shares no code with the search that found the point."""
    theorem, about = BOOK.entries[name], BOOK.mistakes[name]
    points = {figures["mutant"]: figures for figures in measured(theorem, about=about)["mutants"]["points"]}
    assert list(points) == [mutant.name for mutant in about.mutants]
    for mutant in about.mutants:
        figures = points[mutant.name]
        keys = {k.name: k for formula in (mutant.claim, *theorem.given) for k in formula.free}
        assert {name for name, k in keys.items() if k.kind != "ix"} == set(figures["point"]["values"])
        values = {keys[n]: dict(entries(v)) for n, v in figures["point"]["values"].items()}
        at = Point(figures["point"]["sizes"], values, None, {keys[n]: i for n, i in figures["indices"].items()})
        ((relation, here),) = relations(mutant.claim, at)
        read = sides(relation, here, Steps(10**5))
        assert read.holds is False
        assert fails(mutant.claim, theorem.given, Counterexample(here, read, relation))
        assert [figures["left"], figures["right"]] == list(told_apart(read.left, read.right, LONGEST))


@pytest.mark.parametrize("name", ["product_mean", pytest.param("scaled_dot_product_variance", marks=pytest.mark.long)])
def test_a_point_names_the_law_of_what_is_random(name):
    figures = measured(BOOK.entries[name], about=BOOK.mistakes[name])
    random = {k.name for k in BOOK.entries[name].claim.free if k.random}
    shown = [*figures["mutants"]["points"], *(row for row in figures["hypotheses"] if "left" in row)]
    assert len(shown) > len(figures["mutants"]["points"]) > 2
    assert all(random and whole({**row["point"], "values": {}}, random) for row in shown)


@pytest.mark.long
def test_a_sequence_over_the_integers_has_no_point():
    figures = measured(BOOK.entries["moving_average_bias"], about=BOOK.mistakes["moving_average_bias"])
    assert figures["mutants"]["refuted"] == figures["mutants"]["stated"] > 0 == len(figures["mutants"]["points"])
    assert not any("point" in row for row in figures["hypotheses"])


def entries(value, at=()):
    if isinstance(value, list):
        for n, part in enumerate(value):
            yield from entries(part, (*at, n))
    else:
        yield at, Fraction(value)


@pytest.mark.parametrize(
    ("ball", "exact"),
    [(Ball(1) / 2, Fraction(1, 2)), (Ball(-3), Fraction(-3)), (Ball(0), Fraction(0)), (Ball(1) / 3, None)],
)
def test_a_side_is_the_number_that_its_ball_is_or_an_interval_that_holds_it(ball, exact):
    number = _real(ball)
    assert number.exact == exact
    third = RealNumber(Fraction(1, 3))
    assert exact is not None or (number.sign_to(third), number.sign_to(third + RealNumber(Fraction(1, 10**9)))) == (
        None,
        -1,
    )


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("product_mean", {"Independent(q, k)": "false", "E(q) = mu": "false", "E(k) = nu": "false"}),
        ("softmax_two_weights_le_one", None),
        pytest.param("softmax_others_le_of_gap", None, marks=pytest.mark.long),
    ],
)
def test_theorems_of_the_book(name, needed):
    figures = measured(BOOK.entries[name])
    assert (figures["status"], figures.get("failures")) == ("pass", None)
    if needed is not None:
        assert verdicts(figures, "hypotheses") == needed


def test_both_parts_of_a_conjunction_are_looked_at():
    figures = measured(entry(And(Eq(a + b, b + a), Eq(c + b, b + c))))
    assert [row["term"] for row in figures["terms"]][4:] == [
        "part 2, left: summand c",
        "part 2, left: summand b",
        "part 2, right: summand b",
        "part 2, right: summand c",
    ]
