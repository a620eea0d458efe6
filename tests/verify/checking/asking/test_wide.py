"""Other sizes and special structures are asked, and honest programs stay within their bounds there."""

import numpy as np
import pytest

import derive
import verify
from verify.checking.asking.questions import stated, wide_questions_about
from verify.checking.asking.wide import LONG, STRUCTURES, wide_probes, wide_shapes
from verify.checking.closed_forms.stated import statement_of
from verify.checking.forwards import stated as stated_forwards
from verify.checking.rounding.formats import FORMATS
from verify.checking.rounding.models import ladder
from verify.checking.statements import STATEMENTS, statement


def test_every_axis_has_one_or_two_an_even_size_and_long_ones():
    for name in STATEMENTS:
        made = statement(name, {})
        shapes = list(wide_shapes(made))
        for axis in range(len(made.axes)):
            sizes = {shape[axis] for shape in shapes}
            assert min(sizes) <= max(2, made.fewest + 1), name
            assert {8, 9} & sizes, name
            assert any(n >= LONG for n in sizes), name
        assert len(set(shapes)) == len(shapes)
        assert not set(shapes) & set(made.shapes)


def test_each_structure_is_asked_of_some_statement_or_convention():
    asked = set()
    for name, conventions in [
        *((name, {}) for name in STATEMENTS),
        ("attention_backward", {"mask": "boolean"}),
        ("rotary_vjp", {"given": "angles"}),
        ("cross_entropy_gradient", {"targets": "labels", "reduction": "mean", "ignore_index": -100}),
    ]:
        made = statement(name, conventions)
        asked |= {probe.label for _, probe in wide_probes(made, np.random.default_rng(0), FORMATS["float32"], True)}
    assert {s.label for s in STRUCTURES} <= asked


@pytest.mark.parametrize(
    "dtype", ["float32", "float16", *(pytest.param(d, marks=pytest.mark.long) for d in ("float64", "bfloat16"))]
)
def test_an_entry_of_every_wide_question_is_tested(dtype):
    for name in ("layernorm_vjp", "softmax_vjp", "gelu_tanh_vjp", "linear_backward"):
        for question in wide_questions_about(stated(name, ()), dtype, 0):
            models = [model for model in ladder(dtype) if not model.lenient]
            tested = [[answer.tested(model) > 0 for model in models] for answer in question.answers.values()]
            if question.extreme is not None:  # half precision, and another result, may overflow there
                assert any(map(any, tested)), (name, question.label, question.shape)
            else:  # sums of so many ones stall in half precision
                every = any if "ones along" in question.label else all
                assert all(map(every, tested)), (name, question.label, question.shape)


OUTPUT = {"given": "output", "dtype": "float32"}


def vjp(p, g):
    return p * (g - (p * g).sum(-1, keepdims=True))


def _attention(q, k, v):
    scores = q @ k.T
    i, j = np.arange(scores.shape[0])[:, None], np.arange(scores.shape[1])
    seen = np.exp(scores) * ((j <= i) & (j > i - 2))  # no key of the rows far below the last
    return (seen / seen.sum(-1, keepdims=True)) @ v


def test_a_search_in_vain_ends_and_the_report_names_its_shapes(monkeypatch):
    on_balls = []
    has_values = stated_forwards._has_values
    monkeypatch.setattr(stated_forwards, "_has_values", lambda *given: on_balls.append(1) or has_values(*given))
    axes = {"q": "m d", "k": "n d", "v": "n d"}
    diagnosis = verify.check(_attention, forward=_attention, axes=axes)
    assert diagnosis.agrees
    assert any(
        "not asked at (8, 9, 2), (9, 2, 1), (257, 3, 2), (1027, 3, 2): no numbers" in note for note in diagnosis.notes
    )
    assert len(on_balls) < 100


@pytest.mark.parametrize("last", [300, 1024])
def test_a_program_that_leaves_off_after_some_hundred_columns_is_refused(last):
    """As one whose tile is wider than all rows that it was tried at, or that leaves out the tail behind a tile."""
    diagnosis = verify.check(
        lambda p, g: np.where(np.arange(p.shape[-1]) < last, vjp(p, g), 0), "softmax_vjp", **OUTPUT
    )
    assert not diagnosis.agrees
    assert verify.check(vjp, "softmax_vjp", **OUTPUT).agrees


def test_an_argument_of_a_formula_is_asked_at_zero_where_its_hypotheses_admit_that():
    """kaldi#3890: a gradient by a quotient of the result, which is no number where the input is zero."""
    n = derive.Dimension("n")
    (i,) = n.indices("i")
    x, y = (derive.vector(name, n) for name in "xy")
    product = derive.formula("product", x[i] * y[i])
    asked = {"of": product, "dtype": "float32"}
    assert verify.check(lambda x, y: x * y, **asked).agrees
    (finding,) = verify.check(lambda x, y: np.where(x == 0, y, x * y), **asked).findings
    assert not finding.accepted and "some x of zero" in finding.off
    for seed in range(8):  # of a few numbers none may be drawn
        asked = {
            p.label: p
            for _, p in wide_probes(statement_of((product,)), np.random.default_rng(seed), FORMATS["float32"])
        }
        assert (asked["some x of zero"].arguments["x"] == 0).any()
    quotient = derive.formula("quotient", x[i] / y[i], given=[derive.ForAll(i, derive.Ne(y[i], 0))])
    labels = {
        probe.label for _, probe in wide_probes(statement_of((quotient,)), np.random.default_rng(0), FORMATS["float32"])
    }
    assert "some x of zero" in labels and "some y of zero" not in labels
