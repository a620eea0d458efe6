"""Proofs replayed in other words: the same theorem about definitions and families of other names, and of no others."""

import pytest

from derive.chapters import BOOK
from derive.deciding.redefining import counterparts, redefined
from derive.kernel.certificate import replay
from derive.kernel.rules import ProofError
from derive.kernel.terms import DeriveError, Term
from derive.language.terms import Dimension, Eq, Sum, define, exp, reals, vector
from derive.proving.certificates import dumps
from derive.proving.prover import prove

n, m = Dimension("n"), Dimension("m")
i, k = n.indices("i k")
(a,) = m.indices("a")
x, z = vector("x", n), vector("z", m)
t, u = reals("t u")
SUM_ONE = BOOK.entries["softmax_sum_one"]


def of(*defined):
    return [d.definition for d in defined]


def test_names_of_parameters_sizes_and_definitions_are_found_to_the_end():
    total, other = define("total", (x,), Sum(exp(x[k]), k)), define("other", (z,), Sum(exp(z[a]), a))
    share, part = define("share", (x, i), x[i] / total(x)), define("part", (z, a), z[a] / other(z))
    found = counterparts(Eq(share(x, i), t), Eq(part(z, a), t))
    names = {d.name: e.name for d, e in found.items()}
    assert names == {"share": "part", "total": "other"}
    (new,) = (e for e in found.values() if e.name == "part")
    assert [p.name for p in new.params] == ["z", "a"]
    assert [p.dims for p in new.params] == [("n",), ("n",)]  # its own dimensions: the kernel renames them


@pytest.mark.parametrize(
    "other",
    [
        define("other", (u,), u**3),
        define("other", (u,), u**2 + 0),
        define("other", (u, t), u**2 + t),
        define("other", (u,), (2 * u) ** 2),
        define("other", (x,), Sum(x[k] ** 2, k)),
    ],
    ids=repr,
)
def test_a_definition_that_differs_in_more_is_not_found(other):
    (square,) = of(define("square", (t,), t**2))
    arguments = [t if p.dims == () else x.term for p in other.definition.params]
    assert not counterparts(Term("def", square, t), Term("def", other.definition, *arguments))


def test_parameters_that_change_places_are_others():
    first, second = define("first", (t, u), t - 2 * u), define("second", (t, u), u - 2 * t)
    assert not counterparts(first(t, u), second(t, u))


def test_a_proof_in_other_words_replays():
    old = prove(SUM_ONE)
    partition, softmax = sorted((d for d in counterparts(old.concl, old.concl)), key=lambda d: d.name)
    share = define("share", (x,), Sum(exp(x[k]), k)).definition
    theorem = redefined(old, {partition: share})
    (again,) = replay(dumps({"sum_one": theorem})).values()
    assert again.concl == theorem.concl != old.concl
    assert "share" in repr([d.body for d in counterparts(theorem.concl, theorem.concl)])
    assert softmax not in counterparts(theorem.concl, theorem.concl)


def test_a_definition_with_another_meaning_is_refused():
    old = prove(SUM_ONE)
    (partition,) = (d for d in counterparts(old.concl, old.concl) if d.name == "partition")
    wrong = define("wrong", (x,), 2 * Sum(exp(x[k]), k)).definition
    with pytest.raises(ProofError):
        redefined(old, {partition: wrong})


def test_random_families_are_renamed_and_not_confused():
    old = prove(BOOK.entries["dot_product_variance"])
    families = sorted(key for key in frozenset().union(*(h.free for h in old.hyps)) if key.random)
    new = families[0]._replace(name="r")
    theorem = redefined(old, {}, {families[0]: new})
    assert new in frozenset().union(*(h.free for h in theorem.hyps))
    assert families[0] not in frozenset().union(*(h.free for h in theorem.hyps))
    with pytest.raises(DeriveError):
        redefined(old, {}, {families[0]: families[1]})
