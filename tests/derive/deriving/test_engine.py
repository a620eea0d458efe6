"""Closed forms: dual lemmas, the words in which they are said, and what is refused."""

from pathlib import Path

import pytest

from derive import theorems
from derive.deriving.engine import Engine, instance, itself
from derive.deriving.equality import unfolded_equal
from derive.doors.requests import stated
from derive.kernel import rules as K
from derive.kernel.rules import ProofError
from derive.language.terms import Dimension, ForAll, Lt, Ne, Sum, define, exp, log, reals, sqrt, vector, vector_of
from derive.language.text.formulas import parse_formulas
from derive.language.text.text import text
from derive.prelude import sign
from derive.proving.scope import Scope

n = Dimension("n")
i, j, k = n.indices("i j k")
x, g = vector("x", n), vector("g", n)
t, u, tau = reals("t u tau")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
logsumexp = define("logsumexp", (x,), log(partition(x)))
sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))
softplus = define("softplus", (t,), log(1 + exp(t)))
norm = define("norm", (x,), sqrt(Sum(x[k] ** 2, k)))


def closed(f, y, given=(), words=()):
    theorem = Engine(given, [w.definition for w in words]).derivative(f, y)
    assert theorem.concl.args[:2] == (f, y)
    assert theorem.hyps <= set(given)
    return text(theorem.concl.args[2])


def test_a_definition_keeps_its_name():
    assert closed(softmax(x, i), x[j]) == "softmax(x, i)*(KroneckerDelta(i, j) - softmax(x, j))"
    assert closed(sigmoid(t), t) == "sigmoid(t)*(1 - sigmoid(t))"


def test_a_use_is_an_instance_of_the_dual_lemma():
    scaled = softmax(vector_of(k, x[k] / tau), i)
    assert "softmax(fun" in closed(Sum(g[i] * scaled, i), x[j], [Ne(tau, 0)])
    assert closed(sigmoid(2 * t), t) == "2*sigmoid(2*t)*(1 - sigmoid(2*t))"
    engine = Engine()
    moving = {x.key: itself(x[j], engine.names)}
    assert engine.dual(softmax(x, i), moving) is engine.dual(softmax(x, i), moving)


def test_words_are_named_where_they_are_shorter():
    assert closed(softplus(t), t) == "exp(t)/(1 + exp(t))"
    assert closed(softplus(t), t, words=[sigmoid]) == "sigmoid(t)"
    assert closed(logsumexp(x), x[j]) == "exp(x[j])/partition(x)"
    assert closed(logsumexp(x), x[j], words=[softmax]) == "softmax(x, j)"


def test_what_does_not_depend_on_the_variable_has_no_derivative():
    assert closed(softmax(x, i), t) == "0"


def test_a_hypothesis_about_a_defined_term_holds_of_its_body():
    assert closed(norm(x), x[j], [Lt(0, norm(x))]) == "x[j]/norm(x)"
    assert closed(norm(x), x[j], [Ne(norm(x), 0)]) == "x[j]/norm(x)"
    with pytest.raises(ProofError, match="cannot show"):
        closed(norm(x), x[j])


HYPOTHESES = Path(__file__).with_name("hypotheses.txt").read_text(encoding="utf-8").split("\n\n")


@pytest.mark.parametrize("number", range(len(HYPOTHESES)))
def test_what_is_assumed_of_a_word_is_assumed_of_its_body(number):
    for asked in stated(parse_formulas(HYPOTHESES[number])):
        asked.found()


@pytest.mark.parametrize(
    ("enough", "too_little"),
    [
        ("ForAll(k:n, 0 < norm(V[k]))", "ForAll(k:n, 0 <= norm(V[k]))"),
        ("ForAll(k:n, 0 < norm(V[k]))", "0 < norm(V[i])"),
        ("ForAll(k:n, 1 < norm(V[k]))", "ForAll(k:n, -1 < norm(V[k]))"),
        ("ForAll(k:n, norm(V[k]) != 0)", "ForAll(k:n, norm(V[k]) != 1)"),
        ("ForAll(k:n, norm(V[k]) != 0)", "ForAll(k:n, ForAll(l:m, norm(V[k]) != V[k, l]))"),
    ],
)
def test_too_little_about_a_word_is_too_little_about_its_body(enough, too_little):
    text = "dimensions: n, m; indices: i:n, j:m; vectors: V[n, m]; from prelude: norm; assume: {}; "
    text += "formula: unit[i, j] = V[i, j]/norm(V[i]); vjp: unit in V"
    for given, found in ((enough, True), (too_little, False)):
        (asked,) = stated(parse_formulas(text.format(given).replace("; ", "\n")))
        if found:
            assert len(asked.found().theorem.hyps) == 1
        else:
            with pytest.raises(ProofError, match=r"cannot show 0 < Sum\(V"):
                asked.found()


def test_a_missing_hypothesis_is_said():
    with pytest.raises(ProofError, match="cannot show 0 < t"):
        closed(log(t), t)
    with pytest.raises(ProofError, match="cannot show u != 0"):
        closed(t / u, u)
    assert closed(Sum(log(x[k]), k), x[j], [ForAll(k, Lt(0, x[k]))]) == "1/x[j]"


def test_more_hypotheses_leave_the_first_engine_as_it_is():
    engine = Engine()
    assert engine.assuming(()) is engine
    assert text(engine.assuming([Lt(0, t)]).derivative(log(t), t).concl.args[2]) == "1/t"
    with pytest.raises(ProofError, match="cannot show 0 < t"):
        engine.derivative(log(t), t)


def test_an_instance_leaves_out_what_stands_for_itself():
    th = K.refl(t + u)
    assert instance(th, [(t.key, t)]) is th
    assert instance(th, [(t.key, u), (u.key, u)]).concl.args[0] == u + u


def _equal(left, right, engine, within):
    try:
        return engine.equal(left, right, within)
    except ProofError:
        return unfolded_equal(left, right, engine.scope)


DERIVED = 79  # of the book's derivatives, from claim and hypotheses alone: a ratchet


@pytest.mark.long
def test_the_derivatives_of_the_book_are_found_from_their_claims():
    found = set()
    for reference in theorems():
        if not reference.by_kernel or reference.claim.head != "deriv":
            continue
        f, y, value = reference.claim.args
        engine = Engine(reference.hypotheses)
        try:
            theorem = engine.derivative(f, y)
            facts = [*engine.folds.below(f), *engine.folds.below(value)]
            same = _equal(theorem.concl.args[2], value, engine, Scope((*facts, *engine.scope.facts), engine.names))
        except ProofError:
            continue
        whole = K.deriv_eq(K.refl(f), theorem, same)
        assert (whole.concl, whole.hyps <= set(reference.hypotheses)) == (reference.claim, True)
        found.add(reference.name)
    assert len(found) >= DERIVED


def test_both_readings_of_a_definition_with_two_arguments_say_the_same():
    weighted, engine = define("weighted", (t, u), t * exp(u)), Engine()
    use, moving = weighted(t**2, 1 + t), {t.key: itself(t, engine.names)}
    assert engine.value(use, moving) == engine.proved(use, moving, t).concl.args[2]


def test_what_a_sign_changes_by_is_zero_where_it_has_a_derivative():
    theorem = Engine([Ne(2 * t - u, 0)]).derivative(sign(2 * t - u), t)
    assert text(theorem.concl.args[2]) == "0"
    with pytest.raises(ProofError, match="cannot show"):
        Engine().derivative(sign(2 * t - u), t)


def test_a_logit_has_the_slope_that_books_print():
    assert closed(log(t / (1 - t)), t, [Lt(0, t), Lt(t, 1)]) == "1/(t*(1 - t))"


def test_definitions_that_share_those_below_are_differentiated_once():
    """40 levels: as a tree the last has 2^40 uses of the first."""
    levels = [define("f0", (t,), exp(t))]
    for number in range(1, 41):
        levels.append(define(f"f{number}", (t,), levels[-1](t) + levels[-1](t)))
    assert closed(levels[-1](t), t) == "f40(t)"
