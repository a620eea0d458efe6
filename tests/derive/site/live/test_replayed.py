"""What the page shows of a replay: every rule once, premises first, as the kernel prints it."""

import json

import pytest

from derive import theorem
from derive.kernel.certificate import replay
from derive.render.ledger import ledger
from derive.site.live.replayed import answer


def said(name, certificate=None):
    own = theorem(name)
    return json.loads(
        answer(json.dumps({"name": name, "digest": own.digest, "certificate": certificate or own.certificate()}))
    )


@pytest.mark.parametrize("name", ["softmax_of_ties", "rmsnorm_vjp"])
def test_every_application_is_shown_once_after_its_premises(name):
    found, own = said(name), theorem(name)
    counted = ledger(replay(own.certificate())[name])
    steps = found["steps"]
    assert len(steps) == counted.applications
    assert {s["rule"].split()[1] for s in steps if s["rule"].startswith("fact ")} == set(counted.facts)
    assert all(p < place for place, step in enumerate(steps) for p in step["premises"])
    assert {p for step in steps for p in step["premises"]} == set(range(len(steps) - 1))  # all but the last are used
    assert found["theorem"].endswith(f"then    {steps[-1]['concludes']}")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda book: book["theorems"].clear(), "the certificate holds no theorem"),
        (lambda book: book["theorems"][0].update(name="other"), "other: not among the expected theorems"),
        (lambda book: book["steps"].pop(), "certificate: unknown claim: there is no such step"),
        (lambda book: book["steps"][0].__setitem__(0, "sorry"), "sorry"),
    ],
)
def test_what_is_no_proof_is_refused_with_the_kernels_words(change, why):
    book = json.loads(theorem("softmax_of_ties").certificate())
    change(book)
    found = said("softmax_of_ties", json.dumps(book))
    assert found["accepted"] is False
    assert why in found["why"]
