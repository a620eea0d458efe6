"""Names that nothing else has, in one order, and how they are shown in a message."""

from derive import Dimension, vector
from derive.language.fresh import Fresh, shown
from derive.proving.algebra import key


def test_names_are_fresh_and_in_order():
    names = Fresh()
    indices = [names.index("n") for _ in range(12)]
    holes = [names.hole() for _ in range(2)]
    assert len({t.args[0] for t in indices}) == 12
    assert sorted(indices, key=key) == indices
    assert holes[0][1] != holes[1][1]
    assert all(t.key == k for t, k in holes)
    assert Fresh().index("n") == indices[0]


def test_a_fresh_index_is_shown_by_a_letter_that_the_term_does_not_use():
    n = Dimension("n")
    (i,) = n.indices("i")
    x = vector("x", n)
    assert shown(x[i] + x[Fresh().index("n")]) == "x[i] + x[j]"
