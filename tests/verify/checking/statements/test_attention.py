"""The backward pass of attention: every formula is the book's, and programs agree in every style."""

import pytest

import verify
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.kernels import attention
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement

NAME = "attention_backward"
CONVENTIONS = ({"mask": "boolean", "scale": 0.3}, {"group": 2, "scale": 1.0})
OTHERS = ({}, {"mask": "causal"}, {"mask": "additive"}, {"mask": "causal", "align": "bottom-right", "group": 2})
ASKED = (
    ({"mask": "causal"}, "float32"),
    pytest.param({"mask": "boolean", "scale": 0.3}, "float16", marks=pytest.mark.long),
    pytest.param({}, "float64", marks=pytest.mark.long),
    pytest.param({"mask": "additive"}, "bfloat16", marks=pytest.mark.long),
)
SHARED = ({"mask": "causal", "align": "bottom-right", "group": 2}, {"group": 2, "scale": 1.0})


def checked(style, dtype, inside=False, seed=0, **conventions):
    program = attention.under(style, **conventions)
    program = attention.single_inside(program) if inside else program
    made = statement(NAME, conventions)
    order = (*made.arguments, *made.constants)
    return verify.check(program, NAME, dtype=dtype, args=order, seed=seed, **conventions)


@pytest.mark.parametrize(
    "conventions", [*CONVENTIONS, *(pytest.param(c, marks=pytest.mark.long) for c in OTHERS)], ids=str
)
def test_every_formula_is_the_books(conventions):
    assert problems(NAME, **conventions) == []


@pytest.mark.parametrize(("conventions", "dtype"), ASKED, ids=str)
def test_an_honest_program_agrees(conventions, dtype):
    for style in attention.BACKWARD:
        checked(style, dtype, inside=dtype.endswith("16"), **conventions).require()


@pytest.mark.long
@pytest.mark.parametrize("conventions", [*OTHERS[:3], CONVENTIONS[0]], ids=str)
def test_an_honest_program_agrees_with_other_seeds(conventions):
    for number, style in enumerate(attention.BACKWARD):
        dtype = ("float64", "bfloat16", "float32", "float16")[number % 4]
        checked(style, dtype, inside=number % 2 == 1, seed=number % 4, **conventions).require()  # a dtype, a question


@pytest.mark.parametrize("conventions", [SHARED[0], pytest.param(SHARED[1], marks=pytest.mark.long)], ids=str)
def test_heads_that_share_keys(conventions):
    for style in (attention.in_one_product, *map(attention.repeated, (attention.plain, attention.in_blocks))):
        checked(style, "float32", **conventions).require()


def test_in_half_precision_one_with_float32_inside_agrees():
    checked(attention.in_blocks, "float16", inside=True, **CONVENTIONS[0]).require()


@pytest.mark.long
@pytest.mark.parametrize("conventions", [CONVENTIONS[0], *OTHERS[:3]], ids=str)
def test_an_honest_program_with_every_operation_in_half_precision_is_not_refused(conventions):
    """Of the forward pass that is seen in any case."""
    for style in (attention.plain, attention.sums_from_outputs, attention.in_blocks):
        assert checked(style, "float16", **conventions).verdict in (Verdict.AGREES, Verdict.CANNOT)


def test_own_sizes():
    program = attention.under(attention.in_blocks, mask="causal")
    order = ("q", "k", "v", "g")
    diagnosis = verify.check(
        program, NAME, dtype="float32", mask="causal", args=order, shapes=[(16, 24, 8, 8)]
    ).require()
    assert {16, 24, 8} <= {n for sizes in diagnosis.scope.sizes.values() for n in sizes}
    with pytest.raises(ValueError, match=r"a query that sees no key is not asked, expected m <= n, got \(5, 3, 2, 2\)"):
        verify.check(program, NAME, mask="causal", align="bottom-right", args=order, shapes=[(5, 3, 2, 2)])


def test_the_gradient_at_a_bias_of_the_keys_vanishes():
    def program(q, k, v, g):
        dq, dk, dv = attention.under(attention.plain)(q, k, v, g)
        return dq, dk + 0.1 * dk * dk, dv

    diagnosis = verify.check(program, NAME, args=("q", "k", "v", "g"), dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.INVARIANT, "key_bias_gradient_zero")
    assert [f.verdict for f in diagnosis.findings] == [Verdict.AGREES, Verdict.INVARIANT, Verdict.AGREES]
