"""What is written as a certificate is what the kernel reads."""

import json

import pytest

from derive.kernel.certificate import one_name_one_meaning, replay
from derive.kernel.rules import ProofError, assume, cut, refl
from derive.kernel.terms import Definition, Key, Term, num
from derive.proving.certificates import certifiable, dumps

ONE = Term("eq", num(1), num(1))


def test_nothing_is_a_certificate_of_nothing():
    assert replay(dumps({})) == {}


def test_what_is_shared_stands_once_and_before_what_uses_it():
    shared = refl(num(1))
    data = json.loads(dumps({"a": shared, "b": cut(shared, assume(ONE))}))
    assert [step[0] for step in data["steps"]] == ["refl", "assume", "cut"]
    assert data["steps"][2][1] == [0, 1]
    assert [row[0] for row in data["terms"]] == ["num", "eq"]
    references = [(n, value["t"]) for n, row in enumerate(data["terms"]) for value in row[2:] if "t" in value]
    assert references and all(below < n for n, below in references)


def test_hypotheses_stand_in_one_order():
    one, other = Term("lt", num(0), num(1)), Term("lt", num(0), num(2))
    first, second = cut(assume(one), assume(other)), cut(assume(other), assume(one))
    assert first.hyps == second.hyps == {one, other}
    orders = []
    for data in (json.loads(dumps({"a": t})) for t in (first, second)):
        sides = [data["terms"][h["t"]][3]["t"] for h in data["theorems"][0]["hypotheses"]]
        orders.append([data["terms"][n][2]["q"] for n in sides])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == ["1", "2"]


def test_a_variable_that_is_called_as_a_word_of_certificates_has_another_name_there():
    E, pi = Key("at", "E", ("n",), "fixed"), Key("at", "pi", (), "fixed")
    i = Term("ix", "i", "n")
    f = Definition("f", (pi,), Term.of(pi) + Term("pi"))
    t = Term("def", f, Term.of(E, i))
    with pytest.raises(ProofError, match="two meanings"):
        one_name_one_meaning([t])
    one_name_one_meaning(certifiable(t))
    (name,) = {k.name for s in certifiable(t) for k in s.free if k.kind == "at"}
    assert name == "E~"
    (same,) = certifiable(Term.of(Key("at", "x", ("n",), "fixed"), i))
    assert same.args[0] == "x"
    assert replay(dumps({"a": refl(t)}))["a"].concl == refl(*certifiable(t)).concl
