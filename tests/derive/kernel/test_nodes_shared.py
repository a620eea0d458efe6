"""A node that is written again is the very node that was written before, and nothing stands for its arguments."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from derive.kernel import nodes
from derive.kernel.polynomials import poly
from derive.kernel.sorts import Key, StatementError
from derive.kernel.terms import Term, close, num, open_
from derive.kernel.work import limited
from tests.derive.kernel.vocabulary import Liar, i, j, total, u, v, x, y


class Alike:
    """What says that it is equal to a term, and has its hash."""

    def __init__(self, t: Term) -> None:
        self.t = t

    def __hash__(self) -> int:
        return hash(self.t)

    def __eq__(self, other: object) -> bool:
        return other == self.t or self is other


def test_a_node_is_written_once() -> None:
    assert u * v is u * v
    assert total(i, x(i) * u) is total(i, x(i) * u)
    assert Term("at", "x" + "1", ("n",), "fixed", i) is Term("at", "".join("x1"), ("n",), "fixed", i)
    assert num(3) is num(Fraction(3)) is num(Fraction(6, 2))


def test_what_differs_is_another_node() -> None:
    assert total(i, x(i)) is not total(j, x(j))  # their hints
    assert total(j, x(j)).hint == "j"
    assert Term("at", "z", (), "fixed") != Term("at", "z", (), "random")
    assert Term("ix", "i", "n") != Term("ix", "i", "m")


@pytest.mark.parametrize(
    "write",
    [
        lambda: Term("pow", u, True),
        lambda: Term(Liar("mul"), u, v),
        lambda: Term("ix", Liar("i"), "n"),
        lambda: Term("pow", u, 1.0),
        lambda: Term("mul", Alike(u), v),
        lambda: Term("num", 2),
        lambda: Term("bv", False, ("I", "n")),
        lambda: Term("bv", 0, ["I", "n"]),
        lambda: num(True),  # type: ignore[arg-type]
        lambda: num(1.0),  # type: ignore[arg-type]
    ],
)
def test_what_is_equal_to_an_argument_does_not_stand_for_it(write: Callable[[], Term]) -> None:
    """After the node with the right argument has been written."""
    written = (Term("pow", u, 1), u * v, num(2), num(1), Term("bv", 0, ("I", "n")))
    with pytest.raises(StatementError):
        write()
    assert all(type(t) is Term for t in written)


def test_another_class_is_not_shared_with_terms() -> None:
    class Node(Term):
        __slots__ = ()

    assert type(Node("neg", u)) is Node
    assert type(Term("neg", u)) is Term


def test_the_same_work_is_spent_on_what_was_written_before() -> None:
    def left() -> int:
        with limited(1000):
            u * v + u * v
            return nodes.spend.__globals__["_LEFT"].get()[0]  # type: ignore[no-any-return]

    first = left()
    assert left() == first < 1000


def test_a_table_is_emptied_when_it_is_full() -> None:
    table: dict[str, int] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nodes, "MAX_KEPT", 2)
        for n, key in enumerate("abc"):
            nodes.keep(table, key, n)
    assert table == {"c": 2}


def test_equality_does_not_rest_on_sharing() -> None:
    first = total(i, x(i) * u)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nodes, "_WRITTEN", {})
        again = total(i, x(i) * u)
    assert again is not first
    assert again == first


def test_a_polynomial_is_the_callers_own() -> None:
    t = u * v + 2 * u
    p = poly(t)
    p[frozenset()] = Fraction(1)
    poly(u).clear()
    assert poly(t) == {frozenset({(u, 1), (v, 1)}): 1, frozenset({(u, 1)}): 2}


def test_an_index_is_bound_at_the_depth_and_by_the_name_that_are_asked_for() -> None:
    t, dim = x(i) * y(j), ("I", "n")
    ki, kj = (Key("ix", name, ("n",)) for name in "ij")
    assert close(t, ki) == x(Term("bv", 0, dim)) * y(j)
    assert close(t, ki, 1) == x(Term("bv", 1, dim)) * y(j)
    assert close(t, kj) == x(i) * y(Term("bv", 0, dim))
    assert open_(close(t, ki), j) == x(j) * y(j)
