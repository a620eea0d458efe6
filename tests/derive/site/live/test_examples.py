"""Each example is answered, and as its name says."""

import json

import pytest

from derive.site.live.answered import answer
from derive.site.live.examples import DECIDE, DERIVE


def verdicts(kind, example):
    found = json.loads(answer(json.dumps({"kind": kind, "text": example.text})))
    return {one["verdict"] for one in found["answers"]}


@pytest.mark.long
@pytest.mark.parametrize("example", DERIVE, ids=lambda e: e.title)
def test_each_is_derived_with_programs(example):
    found = json.loads(answer(json.dumps({"kind": "derive", "text": example.text})))
    for one in found["answers"]:
        assert one["verdict"] == "proved"
        assert all(one["forms"][title].count("def ") == 1 for title in ("NumPy", "PyTorch", "JAX"))


def test_each_is_decided():
    found = {example.title: verdicts("decide", example) for example in DECIDE}
    refuted = {"false", "nor a factor?", "a slip in the quotient rule"}
    assert {title for title, own in found.items() if own == {"refuted"}} == refuted
    assert {title for title, own in found.items() if own == {"unknown"}} == {"needs a hypothesis"}
    assert sum(own == {"proved"} for own in found.values()) == len(DECIDE) - 4
