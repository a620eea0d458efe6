"""Folds: what turns bodies into names again, each a theorem."""

from derive.deriving.folds import Folds, solutions
from derive.language.fresh import Fresh
from derive.language.terms import Dimension, Eq, Lt, Sum, define, exp, reals, sqrt, vector, vector_of
from derive.language.text.text import text
from derive.proving.scope import scope

n = Dimension("n")
i, k = n.indices("i k")
x = vector("x", n)
epsilon, t, c = reals("epsilon t c")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
mean = define("mean", (x,), Sum(x[k], k) / n.card)
variance = define("variance", (x,), Sum((x[k] - mean(x)) ** 2, k) / n.card)
deviation = define("deviation", (x, epsilon), sqrt(variance(x) + epsilon))
layernorm = define("layernorm", (x, epsilon, i), (x[i] - mean(x)) / deviation(x, epsilon))
isru = define("isru", (t,), t / sqrt(1 + t**2))


def folds(term, *given):
    found = Folds(scope(given, (), (), Fresh())).below(term)
    return {text(f.theorem.concl).replace("f~0_softmax", "i").replace("f~0_layernorm", "i") for f in found}


def test_a_softmax_folds_and_sums_to_one():
    assert folds(softmax(x, i)) == {
        "exp(x[i]) = softmax(x, i)*partition(x)",
        "Sum(softmax(x, i), i:n) = 1",
        "Sum(exp(x[k]), k:n) = partition(x)",
    }


def test_a_normalized_row_folds_and_sums_to_zero():
    found = folds(layernorm(x, epsilon, i), Lt(0, epsilon))
    assert "x[i] = layernorm(x, epsilon, i)*deviation(x, epsilon) + mean(x)" in found
    assert "Sum(layernorm(x, epsilon, i), i:n) = 0" in found
    assert "Sum(x[k], k:n) = mean(x)*size(n)" in found
    assert "sqrt(variance(x) + epsilon) = deviation(x, epsilon)" in found


def test_a_fold_does_not_lead_in_a_circle():
    assert folds(isru(t)) == set()  # t = isru(t)*sqrt(1 + t**2) speaks of t again


def test_a_denominator_without_a_name_has_one_in_folds():
    weights = define("weights", (x, i), exp(x[i]) / Sum(exp(x[k]), k))
    assert {f.replace("f~0_weights", "i") for f in folds(weights(x, i))} == {
        "exp(x[i]) = weights(x, i)*weights_normalizer(x)",
        "Sum(exp(x[k]), k:n) = weights_normalizer(x)",
        "Sum(weights(x, i), i:n) = 1",
    }


def test_a_fold_is_found_once():
    known = Folds(scope((), (), (), Fresh()))
    assert known.about(softmax(x, i)) is known.about(softmax(x, k))


def test_every_solution_is_a_guess_of_the_body():
    body = Sum(x[k], k) / n.card
    assert list(solutions(body, c)) == [(Sum(x[k], k), c * n.card)]
    assert list(solutions(1 / n.card * Sum(x[k], k), c)) == [(Sum(x[k], k), n.card * c)]
    assert list(solutions(x[i] + c, c)) == []
    assert Eq(*next(solutions(exp(t), c))) == Eq(exp(t), c)


def test_a_product_over_a_total_folds_as_a_product():
    m = vector("m", n)
    total = define("total", (x, m), Sum(m[k] * exp(x[k]), k))
    share = define("share", (x, m, i), m[i] * exp(x[i]) / total(x, m))
    laws = Folds(scope([Lt(0, total(x, m))], (), (), Fresh())).about(share(x, m, i))
    assert [text(f.theorem.concl).replace("f~0_share", "i") for f in laws] == [
        "m[i]*exp(x[i]) = share(x, m, i)*total(x, m)",
        "Sum(share(x, m, i), i:n) = 1",
    ]


def test_what_is_over_its_mean_sums_to_the_size():
    share = define("share", (x, i), exp(x[i]) / mean(vector_of(k, exp(x[k]))))
    found = {said.replace("f~0_share", "i") for said in folds(share(x, i))}
    assert "Sum(share(x, i), i:n) = size(n)" in found
