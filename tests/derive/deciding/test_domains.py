"""Signs of arguments: in the form of normal forms, where their own shape shows them, and nowhere else."""

from derive.deciding.domains import domains
from derive.deriving.engine import Engine
from derive.language.terms import Dimension, Le, Lt, Sum, define, exp, log, reals, sqrt, vector

n = Dimension("n")
i, k = n.indices("i k")
x = vector("x", n)
t, u, b = reals("t u b")
partition = define("partition", (x,), Sum(exp(x[k]), k))
POSITIVE = [Lt(0, t), Lt(0, u), Lt(0, b), Lt(b, 1)]


def found(term, given=(), unfold=()):
    return [known.theorem for known in domains(unfold, (term,), Engine(given))]


def test_a_product_is_multiplied_out():
    (theorem,) = found(log(b * t + (1 - b) * u), POSITIVE)
    assert theorem.concl.head == "lt"
    assert theorem.concl.args[1] != b * t + (1 - b) * u
    assert theorem.hyps == set(POSITIVE)


def test_a_root_needs_no_more_than_it_needs():
    (theorem,) = found(sqrt(t**2))
    assert theorem.concl == Le(0, t**2)


def test_definitions_are_read_as_they_stand_and_unfolded():
    as_it_stands, unfolded = found(log(partition(x)), unfold=[partition(x).args[0]])
    assert as_it_stands.concl == Lt(0, partition(x))
    assert unfolded.concl == Lt(0, Sum(exp(x[k]), k))


def test_what_is_not_shown_is_not_said():
    assert found(log(t) + sqrt(t - 1)) == []
    assert found(Sum(log(x[k]), k)) == []  # of bound indices nothing is said
