"""What was not asked is computed from the questions."""

import json

import numpy as np

import verify
from tests.verify.checking.kernels import layernorm_vjp, softmax_vjp
from tests.verify.checking.partial import listed
from verify.checking.asking.questions import questions, stated, wide_questions_about
from verify.checking.judging.scope import ARRAYS, MASKS, SIZES, scope


def scope_of(name, conventions=(), shapes=None):
    asked = [
        *questions(name, conventions, "float32", shapes, 0)[1],
        *wide_questions_about(stated(name, conventions), "float32", 0),
    ]
    return asked, scope(asked, dict(conventions))


def test_the_report_and_the_document_say_what_was_asked():
    diagnosis = verify.check(layernorm_vjp, "layernorm_vjp", dtype="float32", eps=1e-3)
    assert diagnosis.scope.sizes["rows"][0] == 1
    assert diagnosis.scope.sizes["n"][-1] == 1027
    assert diagnosis.scope.conventions == {"eps": 1e-3, "given": "input"}
    assert any("rows along more than one axis" in one for one in diagnosis.scope.not_asked)
    labels = [line[2:14].strip() for line in diagnosis.report().splitlines()[1:]]
    assert {"sizes", "under", "not asked"} <= set(labels)
    assert max(map(len, diagnosis.report().splitlines()[5:])) <= 120
    assert json.loads(json.dumps(diagnosis.document()))["scope"]["not_asked"] == list(diagnosis.scope.not_asked)


def test_a_declared_accuracy_is_part_of_it():
    diagnosis = verify.check(layernorm_vjp, "layernorm_vjp", dtype="float32", compute="float32")
    assert diagnosis.scope.declared == {"compute": "float32"}
    assert "compute=float32" in diagnosis.report()


def test_a_class_is_listed_exactly_when_no_question_is_in_it():
    asked, every = scope_of("layernorm_vjp")
    few = scope([q for q in asked if q.shape == (2, 3)], {})
    assert "n even" in few.not_asked
    assert "rows or n = 1" in few.not_asked
    for kept_scope, questions_of in ((few, [q for q in asked if q.shape == (2, 3)]), (every, asked)):
        for words, holds in SIZES:
            missing = listed(words, "n", kept_scope.not_asked)
            assert missing == (not any(holds(q.shape[1]) for q in questions_of)), words
        for words, holds in ARRAYS:
            missing = listed(words, "g", kept_scope.not_asked)
            assert missing == (not any(bool(holds(q.given["g"])) for q in questions_of)), words
        assert kept_scope.not_asked


def test_masks_have_classes_of_their_own():
    _, kept_scope = scope_of("attention_backward", (("mask", "boolean"),))
    assert "a row of keep that is all false" in kept_scope.not_asked
    assert not {words.format("keep") for words, _ in MASKS[:4]} & set(kept_scope.not_asked)


def test_own_shapes_are_asked_at_some_kinds_only():
    _, asked = questions("softmax_vjp", (), "float32", ((6, 10),), 0)
    assert any("few kinds of question" in words for words in scope(asked, {}).not_asked)


def test_calls_are_counted():
    calls = []

    def counted(x, g):
        calls.append(x.shape)
        return softmax_vjp(x, g)

    diagnosis = verify.check(counted, "softmax_vjp", dtype="float32")
    assert f"what happens less than once in {len(calls)} calls" in diagnosis.scope.not_asked


def test_the_greatest_size_is_the_greatest_that_was_given():
    asked, kept_scope = scope_of("softmax_vjp")
    assert kept_scope.magnitudes["g"][1] == max(np.abs(q.given["g"]).max() for q in asked)


def test_what_raises_at_other_sizes_is_not_asked_there_and_the_report_says_so():
    def of_more_rows(x, g):
        if len(x) == 1:
            raise ValueError("one row is not supported")
        return softmax_vjp(x, g)

    diagnosis = verify.check(of_more_rows, "softmax_vjp", dtype="float32").require()
    assert diagnosis.notes[0].startswith("not asked where it raised ValueError: one row is not supported on ")
    assert listed("{} = 1", "rows", diagnosis.scope.not_asked)
