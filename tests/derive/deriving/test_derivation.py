"""The lines of a proof: each says what its theorem says, in the words of a reader."""

import numpy as np
import pytest

from derive.deriving.derivation import changed, changes, moved, rule
from derive.deriving.engine import Engine
from derive.kernel.terms import Term, substitute
from derive.language.families import family
from derive.language.terms import Dimension, Eq, Lt, Sum, define, exp, log, reals, sqrt, vector
from derive.language.text.text import text
from tests.derive.deriving.formulas import by_variable
from tests.derive.doors.test_derived import ROUNDING, SIZES, point
from tests.evaluated import sides

n = Dimension("n")
i, k = n.indices("i k")
x, w = vector("x", n), vector("w", n)
t, u = reals("t u")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
QUICK = ("softmax:x", "rmsnorm1p:x", "cross_entropy:x", "attention:Q")
ASKED = [*QUICK, *(pytest.param(name, marks=pytest.mark.long) for name in ("layernorm:x", "unit:x", "glu:p"))]


class Found(dict):
    """What is found, when it is asked for."""

    def __missing__(self, name):
        self[name] = by_variable()[name].found()
        return self[name]


@pytest.fixture(scope="module")
def found():
    return Found()


@pytest.mark.parametrize("name", ASKED)
def test_each_line_says_what_its_theorem_says(found, name):
    derived = found[name]
    assert [line.kind for line in derived.steps][-1] == "result"
    for line in derived.steps:
        concl = line.theorem.concl
        assert line.theorem.hyps <= {h.on(g) for g in derived.formula.given for h in _lines(line)} | set(
            derived.formula.given
        )
        if line.kind == "pullback":
            assert concl == Eq(line.left, line.right)
            ((_, left, right),) = sides(concl, _values(line.theorem), SIZES)
            assert np.abs(left - right).max() <= ROUNDING * max(1.0, np.abs(left).max())
            assert np.abs(left).max() > 0
        elif line.kind == "change":
            (own,) = _lines(line)
            use = line.changes[line.left.key]
            while use.head == "lam":
                use = use.args[1]
            f, variable, slope = concl.args
            assert concl.head == "deriv"
            assert variable == own.time
            assert f.args[0] == use.args[0] == line.theorem.concl.args[0].args[0]
            assert slope == own.on(line.right)
        else:
            assert (concl.head, concl.args[2]) == ("deriv", line.right)
        for condition in line.conditions:
            assert condition.hyps <= set(derived.formula.given)


def _lines(line):
    """The line along which something moves."""
    return [moved(_key(t)) for key, t in line.changes.items() if "~" not in key.name]


def _key(t):
    while t.head == "lam":
        t = t.args[1]
    return t.key


def _values(theorem):
    class Of:
        pass

    Of.theorem = theorem
    return dict(point(Of))


def test_each_definition_has_a_line_inner_ones_first(found):
    names = [text(line.left).partition("[")[0] for line in found["layernorm:x"].steps if line.kind == "change"]
    assert [n.partition("~")[2].partition("_")[0] for n in names] == ["mean", "variance", "deviation", "layernorm"]


def test_what_is_taken_apart_is_pulled_back_and_has_no_line_of_its_own(found):
    kinds = [line.kind for line in found["attention:Q"].steps]
    assert kinds == ["change"] * 3 + ["pullback"] * 3 + ["result"]
    first = next(line for line in found["attention:Q"].steps if line.kind == "pullback")
    assert {text(t) for t in first.changes.values()} == {"fun i:m => fun j:n => weights(Q, K, r, i, j)"}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (2 * u + t, "linearity"),
        (u * exp(t), "linearity"),
        (u * (u + 1), "product rule"),
        (exp(u) + u, "chain rule"),
        (u**2, "chain rule"),
        (u / t, "linearity"),
        (t / u, "quotient rule"),
        (exp(t) + 0 * t, "linearity"),
    ],
)
def test_the_rule_that_says_most(body, said):
    assert rule(body, u.key) == said


def test_conditions_are_proved():
    norm = define("norm", (x,), sqrt(Sum(x[k] ** 2, k)))
    given = [Lt(0, Sum(x[k] ** 2, k))]
    (line,) = changes(Engine(given), norm(x), x.key)
    assert [c.concl for c in line.conditions] == given
    assert tuple(changes(Engine(), norm(x), x.key)) == ()  # what is not proved is no line


def test_names_that_mean_something_else_get_others():
    scores = define("scores", (w, i), softmax(w, i))
    other = define("other", (x,), log(Sum(exp(x[k]), k)))
    lines = list(changes(Engine(), scores(x, i) + other(x), x.key))
    assert len(lines) == 4
    m = Dimension("m")
    (s,) = m.indices("s")
    X = vector("x", m, n)  # the x of partition and softmax is another
    rows = define("rows", (X, s, i), softmax(X[s, :], i))
    for line in changes(Engine(), rows(X, s, i), X.key):
        assert {k for k in line.right.free if k.name == "x"} <= {X.key}


def test_a_line_and_what_changes_have_names_of_their_own():
    assert moved(t.key).time != t
    assert changed(Term("lam", n.dim, _bound(softmax(x, i)))).dims == (n.dim,)


def _bound(t):
    from derive.kernel.terms import close

    return close(t, i.key)


def test_the_complex_step_tells_a_wrong_line(found):
    line = next(line for line in found["softmax:x"].steps if line.kind == "pullback")
    wrong = Eq(line.left, substitute(line.right, {w.key: family(x.key)}) * 2)
    ((_, left, right),) = sides(wrong, _values(line.theorem), SIZES)
    assert np.abs(left - right).max() > ROUNDING * max(1.0, np.abs(left).max())
