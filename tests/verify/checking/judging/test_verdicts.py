"""What a function returned is judged: the verdict says which formula, and a tight wrong formula is not excused."""

from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

import verify
from derive.kernel.theorem import ProofError
from tests.verify.checking import kernels
from tests.verify.checking.as_programs import ACCEPTED, STYLES, as_program
from tests.verify.checking.formulas import programs
from tests.verify.checking.kernels import attention, softmax
from verify.checking.asking.questions import stated
from verify.checking.judging.diagnosis import Verdict
from verify.checking.judging.verdicts import ENOUGH, _is_the_theorem, _Judge

QKVG = ("q", "k", "v", "g")


def test_a_wrong_formula_is_explained():
    diagnosis = verify.check(kernels.mean_subtracted_twice, "layernorm_vjp")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, "mean subtracted twice")
    assert diagnosis.decisive.reported == "tenstorrent/tt-metal#53204"
    assert diagnosis.decisive.broken == ("layernorm_vjp_sum_zero",)
    assert "-2 [mean(g)/deviation] (the theorem has -1)" in diagnosis.decisive.fitted
    with pytest.raises(AssertionError, match="MATCHES THE WRONG FORMULA 'mean subtracted twice'"):
        diagnosis.require()


def test_an_unknown_wrong_formula_has_its_coefficients_named():
    diagnosis = verify.check(kernels.projection_and_a_half, "layernorm_vjp", dtype="float32")
    assert diagnosis.verdict is Verdict.COEFFICIENTS
    assert "-3/2 [layernorm*mean(g*layernorm)/deviation] (the theorem has -1)" in diagnosis.decisive.fitted
    assert diagnosis.decisive.kept == ("layernorm_vjp_sum_zero",)


def test_a_small_wrong_coefficient_is_no_lower_accuracy():
    def program(x, g):
        e = np.exp(x - x.max(-1, keepdims=True))
        p = e / e.sum(-1, keepdims=True)
        return p * (g - 1.01 * (g * p).sum(-1, keepdims=True))

    diagnosis = verify.check(program, "softmax_vjp")
    assert diagnosis.verdict is Verdict.COEFFICIENTS
    assert any("-1.01 [softmax*sum(g*softmax)]" in coefficient for coefficient in diagnosis.decisive.fitted)


def test_an_invariant_that_breaks_is_named():
    diagnosis = verify.check(lambda x, g: kernels.softmax_vjp(x, g) + 0.001 * x * x, "softmax_vjp")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.INVARIANT, "softmax_vjp_sum_zero")
    assert diagnosis.decisive.nearest[0].startswith("the theorem")


def test_what_is_none_of_it_differs():
    diagnosis = verify.check(lambda x, g: kernels.softmax_vjp(x, g * g + np.sin(g)), "softmax_vjp")
    assert diagnosis.verdict is Verdict.DIFFERS


def test_a_lower_accuracy_is_no_agreement():
    def program(x, g):
        return kernels.softmax_vjp(x.astype(np.float32), g.astype(np.float32)).astype(np.float64)

    diagnosis = verify.check(program, "softmax_vjp")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.LOWER, "float32")


def test_an_error_beyond_the_printed_resolution_is_refused():
    resolution = verify.check(kernels.layernorm_vjp, "layernorm_vjp", dtype="float32").decisive.resolution
    assert 0 < resolution < 1e-4

    def program(x, g, eps):
        return (kernels.layernorm_vjp(x, g, eps) * (1 + 1.01 * resolution)).astype(x.dtype)

    assert not verify.check(program, "layernorm_vjp", dtype="float32").agrees


def test_what_cannot_be_told_apart_is_no_agreement():
    """In float16 throughout so small an eps is zero; a program that takes eps is asked at a visible one too."""

    def program(x, g):
        return kernels.rmsnorm_vjp(x, g, 1e-12)

    diagnosis = verify.check(program, "rmsnorm_vjp", dtype="float16", eps=1e-12)
    assert diagnosis.verdict is Verdict.CANNOT
    assert {"eps left out", "eps left out throughout", "eps outside the root"} <= set(diagnosis.decisive.open)
    assert all("eps" in name for name in diagnosis.decisive.open)
    assert any("if the program takes eps as an argument" in note for note in diagnosis.decisive.notes)
    again = verify.check(program, "rmsnorm_vjp", dtype="float16", eps=1e-12, ignore=set(diagnosis.decisive.open))
    assert not again.decisive.open
    assert not set(diagnosis.decisive.open) & set(again.decisive.excluded)
    asked_at_both = verify.check(kernels.rmsnorm_vjp, "rmsnorm_vjp", dtype="float16", eps=1e-12)
    assert not asked_at_both.decisive.open


def test_an_argument_that_is_ignored_is_seen():
    def program(x, g, eps):
        return kernels.layernorm_vjp(x, g, 1e-5)

    diagnosis = verify.check(program, "layernorm_vjp", eps=1e-5)
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, "argument eps ignored")
    diagnosis = verify.check(lambda x, g: kernels.layernorm_vjp(x, g, 1e-5), "layernorm_vjp", eps=1e-5).require()
    assert diagnosis.decisive.same == ("argument eps ignored",)


def test_a_tight_wrong_formula_is_not_excused_by_a_loose_model():
    """Half precision throughout would allow a relative error of a percent: a formula off by that is refused."""

    def program(x, g):
        return kernels.single_inside(lambda x, g: 1.004 * kernels.softmax_vjp(x, g))(x, g)

    assert not verify.check(program, "softmax_vjp", dtype="float16", compute="float32").agrees


def test_nan_is_not_finite():
    diagnosis = verify.check(lambda x, g: np.where(g > 0, np.nan, kernels.softmax_vjp(x, g)), "softmax_vjp")
    assert diagnosis.verdict is Verdict.NOT_FINITE


def test_what_is_the_theorem_under_a_convention_is_proved_the_same():
    finding = verify.check(kernels.layernorm_vjp, "layernorm_vjp", eps=0.0).require().decisive
    assert set(finding.same) == {
        "eps left out",
        "eps left out throughout",
        "eps outside the root",
        "projection without eps",
    }
    assert not set(finding.same) & set(finding.excluded)


def test_a_shape_where_nothing_is_known_is_no_agreement():
    """In float16 throughout, a sum of 4096 terms may be off by more than everything."""

    def program(x, g):
        return kernels.softmax_vjp(x, g)

    diagnosis = verify.check(program, "softmax_vjp", dtype="float16", accumulate="float16", shapes=[(2, 4096)])
    assert diagnosis.verdict is Verdict.CANNOT
    (blind,) = (note for note in diagnosis.decisive.notes if note.startswith("nothing was tested at "))
    assert "(2, 4096)" in blind
    assert diagnosis.decisive.tested < diagnosis.decisive.entries


def test_overflow_that_rounding_explains_is_no_agreement():
    def program(x, g, eps):
        r = (1 / np.sqrt((x * x).mean(-1, keepdims=True) + x.dtype.type(eps))).astype(x.dtype)
        return r * g - x * (r * r * r * (g * x).sum(-1, keepdims=True)) / x.dtype.type(x.shape[-1])

    diagnosis = verify.check(program, "rmsnorm_vjp", dtype="float16", eps=1e-12)
    assert diagnosis.verdict is Verdict.CANNOT
    assert "it returned what is not finite, where rounding may overflow" in diagnosis.decisive.notes


def test_a_constant_that_a_format_does_not_hold_is_in_no_program_of_it():
    """In float16 whoever fills with -1e9 fills with minus infinity."""
    name, order = "attention_output_shifted", ("q", "k", "v")
    program = attention.under(attention.outputs, mask="causal")
    diagnosis = verify.check(program, name, dtype="float16", compute="float16", args=order, mask="causal")
    names = {*diagnosis.decisive.excluded, *diagnosis.decisive.open}
    assert "filled with -1e4" in names
    assert "filled with -1e9" not in names
    inside = attention.single_inside(program)
    diagnosis = verify.check(inside, name, dtype="float16", args=order, mask="causal").require()
    assert diagnosis.decisive.excluded["filled with -1e9"] > 1


def test_a_wrong_formula_is_computed_until_it_is_far_off():
    diagnosis = verify.check(attention.under(attention.outputs), "attention_output_shifted", args=("q", "k", "v"))
    assert min(diagnosis.decisive.excluded.values()) > ENOUGH


def test_a_loose_model_does_not_excuse_coefficients_that_a_tight_one_explains():
    """Attention with float32 inside and bfloat16 out, of which one gradient is a tenth too large."""

    def larger(q, k, v, g):
        dq, dk, dv = attention.under(attention.plain)(q, k, v, g)
        return np.float32(1.1) * dq, dk, dv

    diagnosis = verify.check(attention.single_inside(larger), "attention_backward", dtype="bfloat16", args=QKVG)
    assert [f.verdict for f in diagnosis.findings] == [Verdict.COEFFICIENTS, Verdict.AGREES, Verdict.AGREES]
    assert diagnosis.decisive.model == "float32 inside"


@pytest.mark.parametrize(("dtype", "seed"), [("float16", 2), ("bfloat16", 18)])
def test_a_few_errors_of_rounding_are_no_other_coefficients(dtype, seed):
    """Two of eight numbers are off by a little more than a bound of float32 inside, in one direction."""
    (row,) = (row for row in programs.ROWS if row.name == "dpo")
    takes = row.takes.split(", ")
    honest = as_program(row.compiled(None), takes, STYLES[0], dtype)
    wrong = tuple(w.name for result in stated("dpo", ()).results.values() for w in result.wrong)
    declared = {"dtype": dtype, "args": takes, "seed": seed, "ignore": wrong}
    assert verify.check(honest, "dpo", **declared).verdict in ACCEPTED
    larger = verify.check(lambda *given: honest(*given) * given[0].dtype.type(1.25), "dpo", **declared)
    assert larger.verdict is Verdict.COEFFICIENTS


def test_a_question_of_which_nothing_is_tested_is_no_agreement_and_entries_are_counted():
    finding = verify.check(kernels.softmax_vjp, "softmax_vjp", dtype="float32").decisive
    assert finding.tested == finding.entries > 0
    assert "tested" not in [label for label, text in finding.facts() if text]
    small = verify.check(kernels.rmsnorm_vjp, "rmsnorm_vjp", dtype="float16", accumulate="float16").decisive
    assert small.verdict in (Verdict.AGREES, Verdict.CANNOT)
    assert 0 < small.tested < small.entries
    assert dict(small.facts())["tested"] == f"{small.tested} of {small.entries} entries"


def test_errors_of_one_sign_are_no_rounding():
    def larger(x, g):
        return kernels.softmax_vjp(x, g) * (1 + 1e-9)

    def rounds(x, g):
        return kernels.softmax_vjp(x, g).astype(np.float32)

    assert verify.check(larger, "softmax_vjp").verdict is Verdict.COEFFICIENTS
    assert verify.check(rounds, "softmax_vjp").verdict is Verdict.LOWER
    assert verify.check(lambda x, g: rounds(x, np.abs(g)), "softmax_vjp").verdict is not Verdict.LOWER


def test_where_it_is_wrong_is_said_by_size_or_by_kind_of_question():
    def wide(x, g):
        return kernels.softmax_vjp(x, g) * (2 if x.shape[-1] == 7 else 1)

    text = dict(verify.check(wide, "softmax_vjp").findings[0].facts())["wrong at"]
    assert text == "56 of 240 entries, 4 of 16 questions, only at (2, 7)"


def test_a_constant_that_is_added_is_no_rounding_and_neither_is_a_mistake_at_few_questions():
    def added(x):
        return softmax.weights(x) + 1e-9

    def rounds_at_one_shape(x):
        weights = softmax.weights(x)
        return weights.astype(np.float32) if x.shape == (3, 5) else weights

    for program in (added, rounds_at_one_shape):
        assert verify.check(program, "softmax_shifted").verdict is Verdict.DIFFERS


def test_errors_that_all_push_to_zero_are_no_rounding():
    """An addition that keeps a logarithm finite, and a soft cap, are as small as rounding, at every question."""

    def capped(x):
        return np.tanh(softmax.weights(x) / 1000) * 1000

    assert verify.check(capped, "softmax_shifted").verdict is Verdict.DIFFERS
    kept_finite = verify.check(lambda x: np.log(softmax.weights(x) + 1e-7), "log_softmax_shifted")
    assert kept_finite.verdict is Verdict.DIFFERS


def test_where_it_is_wrong_is_left_out_if_nothing_tells_it():
    def sometimes(x, g):
        return kernels.softmax_vjp(x, g) * (2 if g[0, 0] > 0 else 1)

    text = dict(verify.check(sometimes, "softmax_vjp").findings[0].facts())["wrong at"]
    assert text.endswith(" of 16 questions"), text


def test_results_that_different_models_explain_are_said_to_be():
    """The sum for the bias is rounded at every row, and the rest once."""

    def program(x, w, g):
        wide_x, wide_w, wide_g = (a.astype(np.float32) for a in (x, w, g))
        db = g[0].copy()
        for row in g[1:]:
            db = db + row
        return (wide_g @ wide_w.T).astype(x.dtype), (wide_x.T @ wide_g).astype(x.dtype), db

    note = "its results are explained by different models: compute= and accumulate= hold all to one"
    assert note in verify.check(program, "linear_backward", dtype="bfloat16").notes
    assert verify.check(program, "linear_backward", dtype="float32").require().notes == ()


def test_a_wrong_formula_is_excused_only_with_a_proof():
    def excused(epsilon):
        result = SimpleNamespace(same={"eps left out": {"epsilon": epsilon}}, theorem="layernorm_vjp")
        return _is_the_theorem(SimpleNamespace(name="eps left out"), [SimpleNamespace(result=result)])

    assert excused(Fraction(0))
    with pytest.raises(ProofError):
        excused(Fraction(1, 10**9))


@pytest.mark.parametrize(("factor", "named"), [(0.9, False), (1.1, True)])
def test_a_wrong_formula_that_no_answer_tells_apart_is_not_named(factor, named):
    wrong = SimpleNamespace(name="wrong", needs=0.0)
    worst = SimpleNamespace(ratio=0.5)
    answers = [SimpleNamespace(worst=lambda *_: worst, separation=lambda *_, f=f: f) for f in (0.1, factor)]
    model = SimpleNamespace(operation=SimpleNamespace(largest=1.0))
    judge = _Judge(None, answers, [None, None], [model], [], [wrong], [], ())
    assert judge._matches(model, [wrong]) == [wrong] * named
