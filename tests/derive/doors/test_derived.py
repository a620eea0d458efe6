"""Formulas of one's own: what is found for them, that it holds in numbers, and one clear sentence where nothing is."""

import os
import subprocess
import sys
from fractions import Fraction
from hashlib import sha256
from itertools import product

import numpy as np
import pytest

from derive import (
    Dimension,
    HasDerivative,
    Lt,
    ProofError,
    StatementError,
    define,
    derivative,
    exp,
    formula,
    log,
    reals,
    vector,
    vector_of,
    vjp,
)
from derive.doors.derived import Derived, Discovery
from derive.doors.requests import Request, read
from derive.kernel.certificate import replay
from derive.kernel.terms import Term, subterms, unfolded
from derive.language.symbols import RenderError
from derive.language.terms import Sum, cos, sqrt
from derive.language.text.statements import parse_statement
from tests.derive.deriving import formulas
from tests.derive.deriving.formulas import COMMON_PINNED, SOURCE, pinned, shown
from tests.derive.values.at_a_point import in_floats
from tests.evaluated import sides

n, m = Dimension("n"), Dimension("m")
h, i, j, k = n.indices("h i j k")
r, s = m.indices("r s")
x, g, W = vector("x", n), vector("g", n), vector("W", m, n)
t, u = reals("t u")
SIZES = {"n": 3, "m": 2, "d": 4, "e": 2, "h": 3}
ROUNDING = 1e-10  # relative to the largest value: both sides are sums of fewer than a thousand products in float64
FORMULAS, PINNED = 109, 165  # a ratchet
REQUESTS = formulas.requests()
PINS = pinned() | pinned(COMMON_PINNED)
SEEDS = range(7, 19)  # one for what is smooth; at a kink a derivative has two sides, and may be 0 on one of them


def title(asked: Request) -> str:
    return f"{asked.kind}-{asked.formula.name}-{asked.variable}"


def requests():
    """Some requests; python -m tests.derive.deriving.formulas finds and pins all."""
    for number, quick in formulas.chosen():
        yield pytest.param(number, id=title(REQUESTS[number]), marks=() if quick else pytest.mark.long)


def point(found: Derived, seed: int = 7):
    """Values for all variables; a number of which nothing is assumed has either sign."""
    generator = np.random.default_rng(seed)
    for key in sorted(k for k in found.theorem.concl.free if k.kind == "at"):
        size = generator.normal(size=[SIZES[d] for d in key.dims]) if key.dims else generator.uniform(0.3, 2.0)
        either = not key.dims and seed % 2 == 0 and Lt(0, Term.of(key)) not in found.hypotheses
        yield key.name, size * generator.choice((-1, 1)) if either else size


@pytest.mark.xdist_group("formulas")  # what is found is shared with other tests of the same requests
@pytest.mark.parametrize("number", list(requests()))
def test_what_is_found_is_pinned_and_holds(number):
    asked, found = REQUESTS[number], formulas.found(number)
    assert shown(found) == PINS[found.title]
    # it replays, and reads back
    (theorem,) = replay(found.certificate()).values()
    assert (theorem.concl, theorem.hyps) == (found.theorem.concl, found.theorem.hyps)
    assert parse_statement(found.text()).claim == found.theorem.concl
    # it agrees with the complex step, and so does the function that is written for it
    kinked, largest = any(h.head == "ne" for h in found.hypotheses), 0.0
    for seed in SEEDS if kinked else SEEDS[:1]:
        values = dict(point(found, seed))
        ((_, left, right),) = sides(found.theorem.concl, values, SIZES)
        largest = max(largest, np.abs(left).max())
        assert np.abs(left - right).max() <= ROUNDING * max(1.0, np.abs(left).max())
        assert np.abs(left - found.numpy(**values)).max() <= ROUNDING * max(1.0, np.abs(left).max())
    assert largest > ROUNDING  # not a derivative that vanishes
    # a backward pass names no delta
    if asked.kind == "vjp":
        assert not any(t.head == "delta" for d in (found.value, *(q.body for q in found.let)) for t in subterms(d))


def test_the_clipped_objective_is_that_of_its_source():  # min(ratio*A, clip(ratio, 1 - epsilon, 1 + epsilon)*A)
    (asked,) = (a for a in REQUESTS if a.formula.name == "clip_ppo")
    body, sides_seen = unfolded(asked.formula.body), set()
    for ratio, advantage in product((0.5, 0.9, 1.1, 1.5), (-2.0, 3.0)):
        given = {"u": np.log(ratio), "v": 0.0, "q": advantage, "epsilon": 0.2}
        found = in_floats(body, {k: Fraction(given[k.name]) for k in body.free})
        wanted = -min(ratio * advantage, np.clip(ratio, 0.8, 1.2) * advantage)
        assert found == pytest.approx(wanted, rel=1e-12)
        sides_seen.add(wanted == -ratio * advantage)
    assert sides_seen == {True, False}


@pytest.mark.parametrize(
    ("place", "layers"),
    [
        pytest.param(0, "mixed values weights scores keys queries rows normalized", marks=pytest.mark.long),
        (1, "mixed weights scores queries"),
    ],
    ids=["in its rows", "in the weights of queries"],
)
def test_a_whole_block_is_pulled_back_layer_by_layer(place, layers):
    found = read(SOURCE.with_name("block.thm"))[place].found()
    assert [d.name for d in found.let] == [f"d_{name}" for name in layers.split()]
    ((_, left, right),) = sides(found.theorem.concl, dict(point(found)), SIZES)
    assert np.abs(left - right).max() <= ROUNDING * max(1.0, np.abs(left).max())


@pytest.mark.parametrize(
    ("name", "seed"), [("softmax", "1"), *(pytest.param("attention", s, marks=pytest.mark.long) for s in "12")]
)
def test_a_proof_does_not_depend_on_the_hash_seed(name, seed):
    program = (
        "from hashlib import sha256; from derive.doors.requests import read; import sys;"
        "asked = [a for a in read(sys.argv[1]) if a.formula.name == sys.argv[2]][-1];"
        "print(sha256(asked.found().certificate().encode()).hexdigest())"
    )
    asked = [a for a in read(SOURCE) if a.formula.name == name][-1]
    done = subprocess.run(
        [sys.executable, "-c", program, str(SOURCE), name],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    assert done.stdout.strip() == sha256(asked.found().certificate().encode()).hexdigest()


def test_there_are_many_of_them_and_all_are_pinned():
    assert len({asked.formula.name for asked in REQUESTS}) >= FORMULAS
    assert len(PINS) == len(REQUESTS) >= PINNED


def test_a_derivative_shows_its_statement_and_who_proved_it():
    found = derivative(formula("f", t**2), t)
    assert repr(found).startswith("derivative of f in t\nreals: t\n")
    assert repr(found).endswith(f"(proved by the kernel, in {found.applications} applications of rules)")
    assert found.theorem.concl == HasDerivative(found.formula.body, t, 2 * t)
    assert found.variable == t
    assert r"\partial" in found.latex()
    assert "t² " in found.explain() or "2 t" in found.explain()
    assert "<math" in found._repr_html_()
    assert "$$" in found._repr_latex_()


def test_a_softmax_in_one_line():
    found = vjp(formula("weights", exp(x[i]) / Sum(exp(x[k]), k)), x)
    assert repr(found.value) == "weights(x, j)*(g[j] - Sum(g[i]*weights(x, i), i:n))"


def test_a_norm_in_one_line_has_a_name_where_it_is_needed():
    given = [Lt(0, Sum(x[k] ** 2, k))]
    found = vjp(formula("unit", x[i] / sqrt(Sum(x[k] ** 2, k)), given=given), x)
    assert repr(found.value) == "(g[j] - unit(x, j)*Sum(g[i]*unit(x, i), i:n))/unit_normalizer(x)"
    assert "define: unit_normalizer(x[n]) = sqrt(Sum(x[k]**2, k:n))" in found.text()


def test_only_hypotheses_that_are_needed_are_said():
    found = derivative(formula("f", log(t) + u, given=[Lt(0, u), Lt(0, t)]), t)
    assert found.hypotheses == (Lt(0, t),)
    assert "assume: 0 < t\nclaim" in found.text()


def test_the_closed_form_in_numbers():
    f = formula("f", W[s, i] * exp(x[i]), out=[i, s])
    values = np.array([[1.0, 2, 3], [4, 5, 6]]), np.array([0.1, 0.2, 0.3])
    jacobian = derivative(f, x[j]).numpy(W=values[0], x=values[1])
    assert jacobian.shape == (3, 2, 3)  # axes of the formula, then that of the variable
    np.testing.assert_allclose(jacobian[1], np.diag([0, 1, 0])[1] * values[0] * np.exp(values[1]))
    cotangent = np.arange(6.0).reshape(3, 2)
    pulled = vjp(f, x).numpy(W=values[0], x=values[1], g=cotangent)
    np.testing.assert_allclose(pulled, np.einsum("isj,is->j", jacobian, cotangent))


def test_a_certificate_replays_in_a_fresh_process(tmp_path):
    softmax = define("softmax", (x, i), exp(x[i]) / define("partition", (x,), Sum(exp(x[k]), k))(x))
    file = tmp_path / "softmax.json"
    file.write_text(vjp(softmax(x, i), x).certificate(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "derive.kernel.certificate", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "softmax" in done.stdout


def test_several_variables_have_a_result_each_as_if_asked_alone():
    f = formula("f", x[i] * Sum(W[s, k] * exp(x[k]), k))
    for found, alone in zip(vjp(f, ["x", W]), (vjp(f, x), vjp(f, "W")), strict=True):
        assert (found.theorem.concl, found.text()) == (alone.theorem.concl, alone.text())
    with pytest.raises(StatementError, match="expected the name of a variable, W, x"):
        vjp(f, ("x", "y"))


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: derivative(t**2, x), r"an entry of a variable was expected, such as x\[j\], not x\[n\]"),
        (lambda: derivative(t**2, 2 * t), "an entry of a variable was expected"),
        (lambda: derivative(x[i], i), "an entry of a variable was expected"),
        (lambda: vjp(x[i], x[i]), "a variable was expected, such as vector"),
        (lambda: vjp(x[i], vector_of(k, 2 * x[k])), "a variable was expected"),
        (lambda: vjp(x[i], "y"), "vjp of f in 'y': expected the name of a variable, x"),
        (lambda: vjp(g[i] * x[i], x, cotangent="g"), "the name g is taken; choose another cotangent"),
        (lambda: derivative(t, t, words=[3]), "words: defined symbols were expected, made by define, not 3"),
        (
            lambda: vjp(formula("f", x[i] * g[j] * W[s, k] * W[r, h]), x, cotangent="c"),
            "6 axes, and an array has 5 at most; ",
        ),
    ],
)
def test_what_is_no_question_is_refused(ask, said):
    with pytest.raises(StatementError, match=said):
        ask()


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: derivative(log(t), t), "cannot show 0 < t"),
        (lambda: derivative(1 / t, t), "cannot show t != 0"),
        (lambda: derivative(sqrt(t**2), t), r"cannot show t != 0|cannot show 0 < t\*\*2"),
        (lambda: vjp(x[i] / Sum(x[k], k), x), "cannot show"),
        (lambda: vjp(cos(x[i]) / sqrt(Sum(x[k] ** 2, k)), x), "cannot show"),
        (lambda: derivative(log(t), t, words=[define("half", (u,), u / 2)]), "cannot show 0 < t"),
    ],
)
def test_what_does_not_hold_everywhere_says_what_could_not_be_shown(ask, said):
    with pytest.raises(ProofError, match=said):
        ask()


def test_what_is_nested_too_deeply_is_refused_in_a_sentence():
    deep = t
    for _ in range(300):
        deep = exp(deep)
    with pytest.raises(ProofError, match="nested too deeply; give names to parts of it by define"):
        derivative(formula("tower", deep), t)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"t": 1.0}, "u: expected a number, got nothing"),
        ({"t": 1.0, "u": 2.0, "v": 3.0}, "v: derivative of f in t has no such variable; it has t, u"),
        ({"t": 1.0, "u": "a"}, "u: expected an array of real numbers, got 'a'"),
        ({"t": 1.0, "u": float("nan")}, "u: expected finite numbers"),
        ({"t": [1.0, 2.0], "u": [1.0, 2.0, 3.0]}, "leading axes that fit were expected"),
    ],
)
def test_values_that_are_none_are_refused(values, said):
    with pytest.raises(RenderError, match=said):
        derivative(formula("f", t * u), t).numpy(**values)


def test_a_theorem_that_was_not_asked_for_is_not_shown():
    found = derivative(formula("f", log(t), given=[Lt(0, t)]), t)
    with pytest.raises(ProofError, match="the search proved something else"):
        Derived(
            formula("f", log(t)), found.kind, found.title, Discovery(found.theorem, found.value, t, ())
        )  # for no reason


def test_the_complex_step_tells_a_wrong_sign():
    found = vjp(formula("f", x[i] ** 2), x)
    f, y, value = found.theorem.concl.args
    ((_, left, right),) = sides(HasDerivative(f, y, -value), dict(point(found)), SIZES)
    assert np.abs(left - right).max() > ROUNDING * max(1.0, np.abs(left).max())


def test_words_are_named_in_a_layer_too():
    hidden = define("hidden", (W, x, s), Sum(W[s, k] * x[k], k))
    sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))
    (cotangent,) = vjp(formula("f", log(1 + exp(hidden(W, x, s)))), x, words=[sigmoid]).let
    assert any(t.head == "def" and t.args[0].name == "hidden" for t in subterms(cotangent.body))


def test_the_cotangent_has_a_name_that_is_free():
    found = vjp(g[i] * x[i] ** 2, x)
    assert "cotangent[i]" in found.text()
    assert found.value == 2 * g[j] * x[j] * vector("cotangent", n)[j]
    cotangent = vector("cotangent", n)
    assert "cotangent_2[i]" in vjp(g[i] * cotangent[i] * x[i] ** 2, x).text()


def test_another_name_for_the_cotangent():
    assert "dy[i]" in vjp(g[i] * x[i] ** 2, x, cotangent="dy").text()
