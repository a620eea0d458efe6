"""A cell: what its check found, in a few words."""

import pytest

from verify.checking.matrix.cells import GREEN, GREY, RED, MatrixCell, ask, without_answer
from verify.tasks.children import TooLongError

KERNELS = """
import numpy as np
def right(p, g): return p * (g - (p * g).sum(-1, keepdims=True))
def wrong(p, g): return p * g
def scaled(p, g): return 1.3 * right(p, g)
def shifted(p, g): return right(p, g) + 1e-3 * np.sin(g)
def flat(p, g): return g.sum()
"""


@pytest.mark.parametrize(
    ("name", "status", "summary"),
    [
        ("right", GREEN, "agrees"),
        ("wrong", RED, "sum missing"),
        ("scaled", RED, "wrong coefficients: 1.3 [softmax*g]"),
        ("shifted", RED, "breaks an invariant: softmax_vjp_sum_zero"),
        ("flat", RED, "not callable as declared; "),
    ],
)
def test_what_was_found_is_said_in_a_few_words(name, status, summary, tmp_path):
    module = f"kernels_of_{name}"
    (tmp_path / f"{module}.py").write_text(KERNELS, encoding="utf-8")
    cell = MatrixCell(
        name, f"{module}:{name}", "softmax_vjp", None, "float64", (2, 3), {"given": "output"}, {}, str(tmp_path)
    )
    answer = ask((cell, 60))
    assert (answer.status, answer.said[: len(summary)]) == (status, summary), answer
    assert answer.report.startswith("softmax_vjp [float64]: ")
    assert str(cell) == f"{name} given=output float64 2x3"


def test_what_did_not_end_has_its_reason():
    assert without_answer(TooLongError("no answer within 3 s")) == (GREY, "", "no answer within 3 s", "")
    assert without_answer(KeyError("x")).said == "KeyError: 'x'"
    assert without_answer(ValueError("device: none")).said == "device: none"
