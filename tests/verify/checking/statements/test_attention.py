"""The backward pass of attention: every formula is the book's, programs agree, and mistakes are named."""

import pytest

import verify
from tests.verify.checking import against_the_book
from tests.verify.checking.kernels import attention
from verify.checking.statements import statement

NAME = "attention_backward"
DTYPES = ("float64", "float32", "bfloat16", "float16")
CONVENTIONS = (
    {},
    {"mask": "causal"},
    {"mask": "boolean", "scale": 0.3},
    {"mask": "additive"},
    {"mask": "causal", "align": "bottom-right", "group": 2},
    {"group": 2, "scale": 1.0},
)


@pytest.mark.parametrize("conventions", CONVENTIONS, ids=str)
def test_every_formula_is_the_books(conventions):
    assert against_the_book.problems(NAME, **conventions) == []


def checked(style, dtype, inside=False, seed=0, **conventions):
    program = attention.under(style, **conventions)
    made = statement(NAME, conventions)
    order = (*made.arguments, *made.constants)
    program = attention.single_inside(program) if inside else program
    return verify.check(program, NAME, dtype=dtype, args=order, seed=seed, **conventions)


@pytest.mark.parametrize("conventions", [c for c in CONVENTIONS if "group" not in c], ids=str)
@pytest.mark.parametrize("style", attention.BACKWARD)
def test_an_honest_program_agrees(style, conventions):
    for dtype in ("float64", "float32"):
        checked(style, dtype, **conventions).require()
    for dtype in ("bfloat16", "float16"):
        checked(style, dtype, inside=True, **conventions).require()


def test_heads_that_share_keys():
    for conventions in (c for c in CONVENTIONS if "group" in c):
        for style in (attention.in_one_product, *map(attention.repeated, (attention.plain, attention.in_blocks))):
            checked(style, "float32", **conventions).require()
