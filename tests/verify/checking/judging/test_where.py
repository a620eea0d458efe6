"""Where a function is wrong: what wrong answers have in common, and no right one has."""

from types import SimpleNamespace

import numpy as np
import pytest

from verify.checking.judging.where import errors_at


def question(shape, label="some"):
    return SimpleNamespace(statement=SimpleNamespace(axes=("m", "n")), shape=shape, label=label)


@pytest.mark.parametrize(
    ("asked", "beyond", "text"),
    [
        ([question((2, 3)), question((2, 4))], [0, 1], "1 of 4 entries, 1 of 2 questions, only where n = 4"),
        (
            [question((2, n)) for n in (3, 5, 4, 6)],
            [0, 0, 1, 1],
            "2 of 8 entries, 2 of 4 questions, only where n is even",
        ),
        ([question((2, 3)), question((3, 2)), question((2, 2))], [1, 1, 0], "at all shapes but (2, 2)"),
        ([question((2, 3)), question((2, 3), "zeros")], [0, 2], "only on 'zeros'"),
        ([question((2, 3)), question((2, 3))], [2, 1], "3 of 4 entries, 2 of 2 questions"),
    ],
)
def test_wrong_answers_have_something_in_common(asked, beyond, text):
    assert errors_at(asked, beyond, [np.zeros(2)] * len(asked)).endswith(text)
