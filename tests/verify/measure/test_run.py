"""A run: the same report whatever the number of processes, and no name that does not exist."""

import pytest

from verify.measure.run import run


def test_runs_agree_whatever_the_number_of_processes():
    names = ("softmax_vjp", "softmax_pos")
    seen = []
    one = run(names, columns=("ball", "transformer"), progress=lambda *step: seen.append(step))
    two = run(names, columns=("ball", "transformer"), jobs=2)
    assert one == two
    assert [t["name"] for t in one.theorems] == list(names)
    assert [s[:2] for s in seen] == [(1, 2), (2, 2)]
    assert one.passed


def test_unknown_names_are_errors():
    for names, columns in ((("no_theorem",), ()), ((), ("no_column",))):
        with pytest.raises(KeyError, match="no_"):
            run(names, columns=columns)
