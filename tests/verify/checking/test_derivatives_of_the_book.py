"""Derivative theorems of the book by their names: a right program agrees, and one that is off by a factor is refused.

The right program knows nothing of the closed form, where that is possible: it is the counterpart, which runs the NumPy
Transformer, or the left side as `theorem(name).numpy()` computes it, the forward formula differentiated by the complex
step. Where both round more than an entry allows, it is the right side as it is printed, which only shows that the name
leads to a statement that takes its own formula.
"""

import inspect

import numpy as np
import pytest

from derive import theorem
from derive.chapters import BOOK
from derive.values.relations import parts
from verify.checking.diagnose import check
from verify.checking.statements import STATEMENTS, statement
from verify.checking.statements.entries import SLACK, of_entry
from verify.commands.cli import main
from verify.measure.counterparts import counterpart

DERIVATIVES = [e.name for e in BOOK.entries.values() if any(p.relation == "deriv" for p in parts(e.claim))]
BY_STEP = (
    "deviation_derivative",
    "layernorm_gain_vjp",
    "layernorm_vjp",
    "masked_attention_backward_key",
    "masked_attention_backward_query",
    "masked_attention_backward_value",
    "masked_softmax_jacobian",
    "mean_derivative",
    "normalization_bias_gradient",
    "normalization_gain_gradient",
    "padded_cross_entropy_gradient",
    "rms_derivative",
    "rmsnorm_gain_gradient",
    "rmsnorm_gain_vjp",
    "rmsnorm_vjp",
    "self_attention_slope_unbounded",
    "tanh_derivative",
)
"""Whose counterparts are for masks of zeros and ones or a positive eps, or round more than an entry allows."""
PRINTED = (
    "cross_entropy_gradient",
    "label_smoothed_cross_entropy_gradient",
    "log_softmax_vjp",
    "scaled_softmax_jacobian_at_ties",
)
"""Whose entries allow neither."""
SLOW = ("jacobian", "projection", "multi_head", "grouped_query", "batch", "hessian", "attention_weights")
"""In whose names these are, it is tested only that there is a statement: programs of theirs take too long here."""
WITHOUT = ("descent_penalty_is_decay",)
"""Which have no program: two statements in one, of a step and not of a layer."""
QUICK = ("softmax_vjp", "linear_backward_weight", "gelu_derivative", "mean_derivative")
KINDS = ("softmax_jvp", "normalization_gain_gradient", "scaled_softmax_jacobian_at_ties", "tanh_derivative")
"""Of which that there is a statement is seen in any case; of all in the long run."""


def program(name):
    """Return a right program of a theorem, with the parameters that its statement has."""
    entry, arguments = BOOK.entries[name], tuple(of_entry(name, BOOK).arguments)
    axes = [len(part.indices) for part in parts(entry.claim)]
    if name in BY_STEP + PRINTED:
        side = PRINTED.count(name)

        def sides(**given):
            return theorem(name).numpy()(given)[side]
    else:
        sides = counterpart(BOOK.chapter(name), name)

    def right(**given):
        results = sides(**given)
        results = results if isinstance(results, tuple) else (results,)
        fitted = tuple(of_axes(np.asarray(one), n) for one, n in zip(results, axes, strict=True))
        return fitted if len(fitted) > 1 else fitted[0]

    def wrong(**given):
        results = right(**given)
        return tuple(map(changed, results)) if isinstance(results, tuple) else changed(results)

    for one in (right, wrong):
        one.__signature__ = inspect.Signature([inspect.Parameter(a, inspect.Parameter.KEYWORD_ONLY) for a in arguments])
    return right, wrong


def of_axes(array, axes):
    """Leave out axes along which nothing varies, beyond those of a relation."""
    while array.ndim > axes:
        array = array.squeeze(array.shape.index(1))
    return array


def changed(array):
    """Return what is off by a factor, and one where nothing was."""
    return np.where(array == 0, 1.0, 1.25 * array)


def asked(name, function):
    return check(function, of=name, book=BOOK if name in STATEMENTS else None)


def told(name):
    right, wrong = program(name)
    diagnosis = asked(name, right)
    assert diagnosis.findings and all(f.accepted for f in diagnosis.findings), diagnosis.report()
    assert any(not f.accepted for f in asked(name, wrong).findings), name


def test_there_are_so_many():
    assert len(DERIVATIVES) >= 91 and {*BY_STEP, *PRINTED, *QUICK} <= {*DERIVATIVES}
    assert all(statement(name, {}).results for name in KINDS)


@pytest.mark.long
def test_all_have_a_statement():
    assert all(statement(name, {}).results for name in DERIVATIVES)


@pytest.mark.parametrize("name", QUICK)
def test_some_by_their_names(name):
    told(name)


@pytest.mark.long
@pytest.mark.parametrize(  # every second; all have a statement
    "name",
    [name for name in DERIVATIVES if name not in QUICK + WITHOUT and not any(s in name for s in SLOW)][::2],
)
def test_others_by_their_names(name):
    told(name)


def test_a_name_is_the_same_by_of_and_by_itself(capsys):
    def half(x, g):
        return g * (x > 0) / 2

    assert check(half, of="relu_vjp").report() == check(half, "relu_vjp").report()
    assert check(half, of="relu.backward").name == check(half, of="relu_vjp").name
    with pytest.raises(
        ValueError, match="no formula is called 'query_weight_backwards'; did you mean query_weight_backward"
    ):
        check(half, of="query_weight_backwards")
    with pytest.raises(ValueError, match="expected exactly one of: the name of a theorem, of="):
        check(half, "relu_vjp", of="relu_vjp")
    for option in ("--of", "--against"):
        assert main(["code", "verify.transformer:sigmoid", option, "sigmoid_derivative", "--args", "t"]) == 1
    first, second = capsys.readouterr().out.split("sigmoid_derivative [float64]")[1:]
    assert first == second


def test_hypotheses_about_indices_and_equal_entries_are_kept():
    made = of_entry("scaled_softmax_jacobian_at_ties", BOOK)
    assert list(made.arguments) == ["x", "r"]
    for probe in made.probes(np.random.default_rng(0), (4,)):
        assert np.ptp(probe.arguments["x"]) == 0 and probe.arguments["r"] != 0
    notes = made.results["result"].notes
    assert "asked only where the theorem's hypotheses hold: r != 0 and ForAll(k:n, x[k] = c)" in notes
    made = of_entry("masked_softmax_zero_gradient", BOOK)
    with pytest.raises(ValueError, match="one index of n, where the hypotheses are about two"):
        next(made.probes(np.random.default_rng(0), (1,)))


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("tanh_derivative", lambda r: 1 / np.cosh(r) ** 2),
        ("sigmoid_derivative", lambda t: (1 - np.tanh(t / 2) ** 2) / 4),
    ],
)
def test_a_right_program_that_rounds_more_than_the_entry_as_written_is_not_refused(name, right):
    diagnosis = check(right, of=name)
    assert diagnosis.agrees and 1 < diagnosis.decisive.margin <= SLACK
    assert "off at" in diagnosis.report() and "wrong at" not in diagnosis.report()
    assert not diagnosis.decisive.open and len(diagnosis.decisive.excluded) >= 4
    assert not check(lambda x: right(x) * (1 + 1e-13), of=name).decisive.accepted
    assert not check(lambda x: right(x) + 1e-12 * x, of=name).decisive.accepted


def test_what_would_have_been_refused_is():
    def exact(r):
        return 1 - np.tanh(r) ** 2

    least = check(exact, of="tanh_derivative").decisive.resolution
    assert 1e-15 < least < 1e-14
    assert not check(lambda r: exact(r) * (1 + least), of="tanh_derivative").decisive.accepted
