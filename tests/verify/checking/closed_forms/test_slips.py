"""Each slip is one change that somebody makes, with its words."""

import pytest

from derive import Dimension, Sum, define, exp, reals, sqrt, vector
from derive.kernel.terms import num
from verify.checking.closed_forms.slips import alone, rare, slips

n = Dimension("n")
i, j, k = n.indices("i j k")
x, g, z = (vector(name, n) for name in "xgz")
(epsilon,) = reals("epsilon")
root = define("root", (x, epsilon), sqrt(Sum(x[k] ** 2, k) / n.card + epsilon))
unit = define("unit", (x, epsilon, i), x[i] / root(x, epsilon))
VJP = (g[j] - (z[j] * Sum(g[i] * z[i], i) + Sum(g[i], i)) / n.card) / root(x, epsilon)
MEAN = Sum(g[i] * z[i], i) / n.card
SAID = {
    "the mean of g is not subtracted": (g[j] - z[j] * Sum(g[i] * z[i], i) / n.card) / root(x, epsilon),
    "z*mean(g*z) is not subtracted": (g[j] - Sum(g[i], i) / n.card) / root(x, epsilon),
    "the sum of g is taken, not the mean":
        (g[j] - z[j] * Sum(g[i] * z[i], i) / n.card - Sum(g[i], i)) / root(x, epsilon),
    "the result is not divided by root": (g[j] - z[j] * Sum(g[i] * z[i], i) / n.card - Sum(g[i], i) / n.card) / 1,
    "z*mean(g*z) is added, not subtracted":
        (g[j] + z[j] * Sum(g[i] * z[i], i) / n.card - Sum(g[i], i) / n.card) / root(x, epsilon),
    "the sign of the result is turned": -VJP,
}  # fmt: skip


def named(value, *axes):
    """Return slips by name, the first of each."""
    by_name = {}
    for name, term in slips(value, [axis.key for axis in axes]):
        by_name.setdefault(name, term)
    return by_name


@pytest.mark.parametrize("name", SAID)
def test_a_backward_pass(name):
    wanted = SAID[name]
    assert named(VJP, j)[name] == (wanted.args[0] if name == "the result is not divided by root" else wanted)


def test_inside_of_a_definition_wherever_it_is_used():
    slips_by_name = named(g[j] * unit(x, epsilon, j) / root(x, epsilon), j)
    outside = slips_by_name["in root: epsilon is added outside of the root"]
    assert repr(outside) == "g[j]*unit_(x, epsilon, j)/root_(x, epsilon)"
    bodies = {t.args[0].name: t.args[0].body for t in outside.args[0].args + outside.args[1:] if t.head == "def"}
    assert repr(bodies["root_"]) == "sqrt(Sum(x[k]**2, k:n)/size(n)) + epsilon"
    assert repr(bodies["unit_"]) == "x[i]/root_(x, epsilon)"
    for name in (
        "in root: epsilon is left out",
        "in root: the root of mean(x**2) + epsilon is not taken",
        "in root: n - 1 in the place of n",
        "in root: x in the place of x**2",
        "in unit: unit is not divided by root",
        "x in the place of unit",
    ):
        assert name in slips_by_name


def test_sums_and_indices():
    slips_by_name = named(Sum(g[k] * z[k], k) * x[j], j)
    assert slips_by_name["in sum(g*z): the sum is not taken"] == g[j] * z[j] * x[j]
    assert slips_by_name["g[j] in the place of g[k]"] == Sum(g[j] * z[k], k) * x[j]
    assert slips_by_name["the mean is taken in the place of sum(g*z)"] == Sum(g[k] * z[k], k) / n.card * x[j]


def test_no_slip_is_the_formula_and_all_are_of_its_variables():
    for name, term in slips(VJP, [j.key]):
        assert term != VJP and term.free <= VJP.free, name


RARE = {
    "base 2 for e in exp(x)": (exp(x[j]), "exp(log(2)*x[j])"),
    "n in the place of sum(x)": (z[j] / Sum(x[k], k), "z[j]/size(n)"),
    "mean(x)**2 in the place of mean(x**2)": (Sum(x[k] ** 2, k) / n.card, "(Sum(x[i], i:n)/size(n))**2"),
    "epsilon is added inside of the root": (sqrt(x[j]) + epsilon, "sqrt(x[j] + epsilon)"),
    "1 - epsilon in the place of epsilon everywhere": (epsilon * x[j], "(1 - epsilon)*x[j]"),
    "x in the place of epsilon": (epsilon * x[j], "x[j]*x[j]"),
    "epsilon is a factor of all of z + x": (z[j] + epsilon * x[j], "epsilon*(z[j] + x[j])"),
    "epsilon is scaled by the root of z too": (sqrt(x[j] / z[j]) + epsilon, "sqrt(x[j]/z[j]) + epsilon/sqrt(z[j])"),
    "the mean of means in the place of sum(x)/sum(z)":
        (Sum(x[k], k) / Sum(z[k], k), "Sum(x[i]/z[i], i:n)/size(n)"),
    "base 2 for e in every exp": (exp(x[j]) + exp(z[j]), "exp(log(2)*x[j]) + exp(log(2)*z[j])"),
    "z is multiplied by log(2) everywhere": (z[j] * x[j] + z[j], "log(2)*z[j]*x[j] + log(2)*z[j]"),
    "the absolute value of x in the place of x**2": (x[j] ** 2, "sqrt(x[j]**2)"),
    "x in epsilon*x is what was just updated": (x[j] - z[j] - epsilon * x[j], "x[j] - z[j] - epsilon*(x[j] - z[j])"),
    "the product of means in the place of mean(x*z)":
        (Sum(x[k] * z[k], k) / n.card, "Sum(x[i], i:n)/size(n)*(Sum(z[i], i:n)/size(n))"),
    "epsilon is a factor of exp(x), not inside of it": (exp(epsilon * x[j]), "epsilon*exp(x[j])"),
    "z is a factor inside of exp(x)": (z[j] * exp(x[j]), "exp(z[j]*x[j])"),
    "z is added inside of exp(x)": (exp(x[j]) + z[j], "exp(x[j] + z[j])"),
    "epsilon*epsilon in the place of epsilon everywhere": (epsilon * x[j], "epsilon*epsilon*x[j]"),
    "the result is divided by 1 - epsilon": (epsilon * x[j], "epsilon*x[j]/(1 - epsilon)"),
    "epsilon*n in the place of epsilon everywhere": (epsilon * Sum(x[k], k), "epsilon*size(n)*Sum(x[k], k:n)"),
    "7 and 1/4 are exchanged": (exp(7 * x[j] + num(1) / 4), "exp(1/4*x[j] + 7)"),
    "exp is taken of z wherever it stands": (exp(x[j]) * z[j], "exp(x[j])*exp(z[j])"),
    "every sum is over all of n too": (Sum(x[k] * z[j], k), "Sum(Sum(x[k]*z[j], k:n), j:n)"),
}  # fmt: skip


@pytest.mark.parametrize("name", RARE)
def test_a_rare_change_has_its_words(name):
    value, changed = RARE[name]
    made = {said: repr(term) for said, term in reversed(list(alone(value, [j.key])))}
    assert made.get(name) == changed, sorted(made)


def test_a_rare_change_is_made_inside_of_a_definition():
    assert "in root: mean(x)**2 in the place of mean(x**2)" in dict(rare(unit(x, epsilon, j), [j.key]))
