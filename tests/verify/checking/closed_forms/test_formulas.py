"""Formulas drawn at random: right programs agree in every dtype, and edits of their text are refused."""

import numpy as np
import pytest

from benchmarks.own_formulas import FORMULAS, edits, row
from derive.doors.requests import read

QUICK, LONG = 1, 3
SEED = 20
TOLD = 0.8
"""Which part of the edits has a name at least."""


def drawn(count, seed):
    """Return derivatives of so many formulas."""
    by_formula = {}
    for request in read(FORMULAS):
        by_formula.setdefault(request.formula.name, []).append(request)
    rng = np.random.default_rng(seed)
    names = sorted(by_formula)
    return [by_formula[names[n]][0].found() for n in rng.permutation(len(names))[:count]], rng


def require(count, seed, wrong):
    derivatives, rng = drawn(count, seed)
    rows = [row(derived, rng, wrong) for derived in derivatives]
    named = sum(r.named for r in rows) / max(1, sum(len(r.wrong) for r in rows))
    where = f"seed {seed}: {[r.name for r in rows]}, {named:.0%} of the wrong programs named"
    for r in rows:
        accepted = [key for key, diagnosis in r.wrong.items() if diagnosis.agrees]
        assert r.wrong and not accepted, (where, r.name, accepted)
        refused = {key: diagnosis.report() for key, diagnosis in r.right.items() if not diagnosis.findings[0].accepted}
        assert len(r.right) == 8 and not refused, (where, r.name, refused)
    assert named >= TOLD, where


def test_a_few():
    require(QUICK, SEED, 4)


@pytest.mark.long
def test_more():
    require(LONG, SEED + 1, 6)
    require(2, SEED, 4)


def test_an_edit_is_one_change_of_the_text():
    source = "def f(x, g):\n    y = np.exp(x) / 3\n    return y * (g - (g * y).sum(axis=-1))\n"
    texts = dict(edits(source))
    assert "return y * (g + (g * y).sum(axis=-1))" in texts["Add for Sub: g - (g * y).sum(axis=-1)"]
    assert "return y * g" in texts["second operand dropped: g - (g * y).sum(axis=-1)"]
    assert "return y * (g - (g * y).mean(axis=-1))" in texts["mean for sum: (g * y).sum(axis=-1)"]
    assert "y = x / 3" in texts["exp not taken: np.exp(x)"] and "y = np.exp(x) / 4" in texts["one more: 3"]
    assert all(text.count("\n") == source.count("\n") - 1 for text in texts.values())
