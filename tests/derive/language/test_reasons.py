"""The reasons of steps have the names by which they are called, and each an example of its own."""

from types import FunctionType

from derive.chapters import BOOK
from derive.kernel.terms import Term, subterms
from derive.language import entry as calc
from derive.language.reasons import EXAMPLES
from derive.language.terms import Dimension, Sum, vector
from derive.render.argument import Chain, sections


def test_every_reason_is_documented_under_its_name():
    named = {n: v for n, v in vars(calc).items() if isinstance(v, FunctionType) and v.__code__.co_name == "reason"}
    assert named.keys() == EXAMPLES.keys()
    for name, reason in named.items():
        assert reason.__name__ == name
        assert f"{name}(" in EXAMPLES[name].step
        assert EXAMPLES[name].what in reason.__doc__


# ---- what a reason says of its step


def nested(term):
    """Return how deep sums stand within sums, definitions aside."""
    return max((nested(a) for a in term.args if isinstance(a, Term)), default=0) + (term.head == "sum")


def products(term):
    """Return squares and products of sums and differences."""
    for t in subterms(term):
        heads = [a.head for a in t.args[: 1 if t.head == "pow" else 2] if isinstance(a, Term)]
        compound = {*heads} <= {"add", "sub", "mul"}
        if compound and (t.head == "pow" or t.head == "mul" and {*heads} & {"add", "sub"}):
            yield t


def multiplied_out(before, after):
    """Tell whether a product of sums became a sum in sums, or one of differences vanished: more than linearity."""
    squares = any(t.head == "pow" and nested(t.args[0]) for t in subterms(before))
    of_sums = squares or any(t.head == "mul" and all(map(nested, t.args)) for t in subterms(before))
    return of_sums and nested(after) > nested(before) or bool({*products(before)} - {*products(after)})


def linear_steps():
    """Yield theorem, term before and term after of each step whose reason is linearity and nothing else."""
    for entry in BOOK.entries.values():
        for section in sections(entry.claim, entry.proof):
            if isinstance(section, Chain):
                before = section.claim.args[0] if section.calc.start is None else section.calc.start
                for own in section.calc.steps:
                    if own.why == "linearity":
                        yield entry.name, before, own.term
                    before = own.term


def test_linearity_multiplies_nothing_out():
    steps = [*linear_steps()]
    assert len(steps) > 20
    assert [name for name, before, after in steps if multiplied_out(before, after)] == []


def test_a_product_that_is_multiplied_out_is_seen():
    n = Dimension("n")
    i, j = n.indices("i j")
    x, y = vector("x", n), vector("y", n)
    total = Sum(x[i], i)
    assert multiplied_out(total**2, Sum(x[i] * x[j], i, j))
    assert multiplied_out(total * Sum(y[i], i), Sum(x[i] * y[j], i, j))
    assert multiplied_out(Sum((x[i] - 1) ** 2, i), Sum(x[i] ** 2, i) - 2 * total + n.card)
    assert multiplied_out(Sum((x[i] - 1) * (y[i] + 1), i), Sum(x[i] * y[i] + x[i] - y[i] - 1, i))
    assert not multiplied_out(Sum(2 * (x[i] - y[i]), i), 2 * total - 2 * Sum(y[i], i))
