"""What is written as a certificate is what the kernel reads."""

import json

from derive.kernel.certificate import replay
from derive.kernel.rules import assume, cut, refl
from derive.kernel.terms import Term, num
from derive.proving.certificates import dumps

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
