"""Words of the prelude in Python: what is known of them is proved, and what programs compute for them is equal."""

import math
import subprocess
import sys
import warnings
from fractions import Fraction

import numpy as np
import pytest

from derive import (
    Dimension,
    Eq,
    Le,
    Lt,
    Ne,
    StatementError,
    decide,
    derivative,
    formula,
    log,
    prelude,
    reals,
    vector,
    vjp,
)
from derive.kernel.terms import Term, unfolded
from derive.language.families import family
from derive.language.terms import Defined
from derive.language.text.declarations import Context
from derive.language.text.parser import parse_line
from derive.language.text.prelude import claims, word
from derive.language.text.vocabulary import VOCABULARY
from derive.programs.evaluated import call
from derive.programs.functions import ClosedForm, ClosedForms, module
from tests.derive.values.at_a_point import in_floats

n, m = Dimension("n"), Dimension("m")
i, j = n.indices("i j")
x, y = vector("x", n), vector("y", m)
s, t, u = reals("s t u")
WITH_FACTS = [name for name, w in VOCABULARY.items() if w.facts]
OPERATIONS = [name for name, w in VOCABULARY.items() if w.operation]
ROUNDING = 1e-15  # of one operation and its body, relative to values of order one


def program(name):
    """The program of a word alone."""
    params = word(name).params
    use = Term("def", word(name), *(Term.of(p) for p in params))
    return use, ClosedForms("f", "f", (ClosedForm("f", use, (), ""),), params, ())


@pytest.mark.parametrize("name", WITH_FACTS)
def test_what_is_known_of_a_word_is_proved(name):
    d = word(name)
    known = prelude.interface(Term("def", d, *map(family, d.params)))
    proved = [k.theorem for k in known]
    assert all(not th.hyps for th in proved)
    assert set(claims(d)) <= {th.concl for th in proved}


def test_what_is_known_is_used():
    f = formula("f", log(1 - prelude.sigmoid(t)) + log(prelude.softplus(t)) + log(1 + prelude.tanh(t)))
    assert derivative(f, t).hypotheses == ()
    assert decide(Lt(prelude.sigmoid(2 * t), 1)).verdict == "proved"
    assert decide(Le(0, prelude.abs(t - s) + prelude.relu(s))).verdict == "proved"
    assert decide(Le(t - s, prelude.abs(s - t))).verdict == "proved"


@pytest.mark.parametrize("name", [name for name, w in VOCABULARY.items() if w.spelled])
def test_a_stable_spelling_is_proved_equal(name):
    context = Context({p.name: p for p in word(name).params}, {}, ())
    spelled = parse_line("real", VOCABULARY[name].spelled, context, 1)
    assert decide(Eq(program(name)[0], spelled)).verdict == "proved"


@pytest.mark.parametrize("name", OPERATIONS)
def test_a_function_of_numpy_computes_what_the_word_says(name):
    use, made = program(name)
    points = (-2.5, -0.3, 0.7, 1.9)
    grid = [dict(zip([p.name for p in made.variables], (a, b), strict=False)) for a in points for b in points]
    for point in grid:
        body = in_floats(unfolded(use), {p: Fraction(point[p.name]) for p in made.variables})
        assert abs(float(call(made, point)) - body) <= ROUNDING * max(1, abs(body))


def test_at_its_kink_a_function_has_the_kernel_s_value():  # where 1/0 = 0
    assert [float(call(program(name)[1], {"t": 0.0})) for name in ("abs", "sign", "step", "relu")] == [0, 0, 0.5, 0]


def test_no_value_overflows():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in ("sigmoid", "tanh", "softplus", "silu", "mish"):
            found = call(program(name)[1], {"t": np.array([-1000.0, 1000.0])})
            assert np.isfinite(found).all(), name
    assert float(call(program("sigmoid")[1], {"t": -40.0})) == pytest.approx(math.exp(-40), rel=1e-14)


@pytest.mark.parametrize("library", ["numpy", "torch", "jax"])
def test_each_library_has_a_spelling(library):
    text = module([program(name)[1]._replace(name=f"f_{name}") for name in OPERATIONS], library)
    assert all(f"f_{name}(" in text for name in OPERATIONS)
    assert "sqrt" not in text  # as in the body of abs


def test_a_derivative_is_said_in_words_that_go_with_the_formula():
    given = [Ne(t, 0), Ne(s, t)]
    assert repr(derivative(formula("f", prelude.relu(t), given), t).value) == "step(t)"
    assert repr(derivative(formula("f", prelude.max(s, t), given), s).value) == "step(s - t)"
    assert repr(derivative(prelude.logsumexp(x), x[j]).value) == "softmax(x, j)"


def test_a_kink_is_said():
    with pytest.raises(prelude.ProofError, match="cannot show t != 0"):
        derivative(prelude.relu(t), t)


def test_a_name_that_means_something_else_is_no_word():
    step = vector("step", n)
    found = derivative(formula("f", prelude.relu(t) * step[i], given=[Ne(t, 0)]), t)
    assert "step(" not in repr(found.value)


def test_a_word_is_taken_at_the_sizes_of_its_arguments():
    route = prelude.softmax.named("route")
    (k,) = m.indices("k")
    f = formula("f", prelude.softmax(x, i) * route(y, k))
    assert repr(vjp(f, y).formula) == "f(x[n], y[m], i:n, k:m) = softmax(x, i)*route(y, k)"
    assert isinstance(route, Defined)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: prelude.softmax(x), r"softmax\(x\[n\], i:n\): 2 arguments were expected, 1 given"),
        (lambda: prelude.softmax(x, 0), r"an index was expected for i, not 0"),
        (lambda: prelude.tanh(x), r"tanh\(t\): a number was expected for t, not x"),
        (lambda: prelude.tanh("half"), "not an exact number: 'half'"),
        (lambda: prelude.dot(x, y), r"y was expected over n, not over m: y"),
    ],
)
def test_a_word_that_is_used_wrongly_is_refused(ask, said):
    with pytest.raises(StatementError, match=said):
        ask()


def test_a_word_that_there_is_not_is_said():
    with pytest.raises(AttributeError, match="has no attribute 'relux'; its words are tanh, "):
        getattr(prelude, "relux")  # noqa: B009
    assert {"tanh", "Common"} <= set(dir(prelude))


def test_importing_it_proves_nothing():
    program = "import derive.prelude as p; print(p._known.cache_info().currsize)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


def test_a_word_that_has_another_name_may_have_a_third():
    assert repr(prelude.softmax.named("route").named("gate")) == repr(prelude.softmax.named("gate"))


def test_a_word_that_is_used_over_two_sizes_gets_a_second_name():
    f = formula("f", prelude.norm(x) * prelude.norm(y), given=[Ne(prelude.norm(y), 0)])
    assert repr(f) == "f(x[n], y[m]) = norm_n(x)*norm(y)"
    assert repr(vjp(f, y).value) == "g*y[l]*norm_n(x)/norm(y)"
