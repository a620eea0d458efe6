from derive import Dimension, ForAll, Lt, Sum, define, exp, log, reals, vector
from derive.deriving.engine import Engine
from derive.deriving.kept import kept
from derive.kernel.terms import substitute
from derive.language.fresh import Fresh

n = Dimension("n")
i, j, k = n.indices("i j k")
x, y, v = vector("x", n), vector("y", n), vector("v", n)
s, t = reals("s t")
middle = define("middle", (x, y, i), (x[i] + y[i]) / 2)


def slope(f, at, given=()):
    return repr(Engine(given).derivative(f, at).concl.args[2])


def test_a_variable_stands_for_a_sum_that_the_body_has_too():
    term = Sum(x[k] * (x[k] - y[k]) ** 2, k) + (s - t)
    held = kept(term, Sum(x[j] - y[j], j), Fresh())
    ((difference, value),) = held.values
    assert repr(held.term) == "Sum(x[k]*~S0[k]**2, k:n) + (s - t)"
    assert substitute(held.term, {difference: value}) == term
    assert held.names == []


def test_a_sum_has_the_name_that_the_user_gave_to_it_up_to_a_factor():
    held = kept((x[i] + y[i]) * s, Sum(middle(x, y, j), j), Fresh())
    assert substitute(held.term, dict(held.names)) == 2 * middle(x, y, i) * s
    divergence = Sum(x[k] * log(x[k] / middle(x, y, k)) + y[k] * log(y[k] / middle(x, y, k)), k) / 2
    positive = [ForAll(k, Lt(0, x[k])), ForAll(k, Lt(0, y[k]))]
    assert slope(divergence, x[j], positive) == "log(x[j]/middle(x, y, j))/2"


def test_a_square_of_a_difference_is_not_multiplied_out():
    f = Sum(log(v[k]) + (y[k] - x[k]) ** 2 / v[k], k) / 2
    assert slope(f, v[j], [ForAll(k, Lt(0, v[k]))]) == "(1 - (y[j] - x[j])**2/v[j])/(2*v[j])"
    assert slope((s - t) ** 2 * exp(-((s - t) ** 2)), s) == "2*(s - t)*exp(-(s - t)**2)*(1 - (s - t)**2)"


def test_a_sum_is_multiplied_out_where_that_is_shorter():
    assert slope((s + t) * s - s * (t - 1), s) == "1 + 2*s"
