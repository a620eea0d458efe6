"""Arrays of terms: places, shapes, broadcasting."""

from __future__ import annotations

from fractions import Fraction

import pytest

from derive.kernel.terms import Key, Term
from derive.language.fresh import Fresh
from derive.tracing.programs import TraceError
from derive.tracing.sizes import Axis, SizeProduct, size_of
from derive.tracing.values import TermArray, broadcast, card, number, places, reshaped, shown, summed_over, tabulated


def array(*axes: Axis) -> tuple[TermArray, Fresh]:
    """Return an array whose entry names its place."""
    names = Fresh()

    def entry(chosen: object) -> Term:
        at = [c for place in chosen for c in place]  # type: ignore[attr-defined]
        indices = [c for c in at if not isinstance(c, int)]
        key = Key(
            "at", "x" + "_".join(str(c) for c in at if isinstance(c, int)), tuple(i.args[1] for i in indices), "fixed"
        )
        return Term.of(key, *indices)

    return tabulated(axes, entry, names), names


def test_places_count_numbers_out() -> None:
    found = list(places((2, "n"), Fresh()))
    assert [place[0] for place in found] == [0, 1]
    assert found[0][1] == found[1][1]


def test_entries_are_taken_at_other_places() -> None:
    value, names = array(("m",), ("n",))
    i, j = names.index("m"), names.index("n")
    assert value.at([(i,), (j,)]).args[3:] == (i, j)


def test_factors_are_regrouped_and_numbers_are_split() -> None:
    value, names = array(("m",), (4, "p"))
    split = reshaped(value, [size_of(("m",)), size_of((2,)), size_of((2, "p"))], names)
    assert split.axes == (("m",), (2,), (2, "p"))
    i, j = names.index("m"), names.index("p")
    assert split.at([(i,), (1,), (0, j)]) == value.at([(i,), (2, j)])
    assert reshaped(split, [size_of(("m", 4)), size_of(("p",))], names).at([(i, 1, 1), (j,)]) == value.at(
        [(i,), (3, j)]
    )


@pytest.mark.parametrize("shape", [[("m",), ("p",)], [("m",), (4, "p")], [("m", 2)]])
def test_a_shape_that_cuts_a_factor_is_refused(shape: list[Axis]) -> None:
    value, names = array(("m",), ("p",))
    with pytest.raises(TraceError, match="cuts through its axes"):
        reshaped(value, [size_of(axis) for axis in shape][::-1], names)


def test_axes_are_broadcast_from_the_last() -> None:
    assert broadcast([(("m",), ()), (("n",),)]) == (("m",), ("n",))
    with pytest.raises(TraceError, match="name their sizes alike"):
        broadcast([(("m",),), (("n",),)])


def test_a_sum_counts_numbers_out() -> None:
    value, names = array((2,), ("n",))
    total = summed_over(value.axes, value.at, names)
    assert total.head == "add" and all(part.head == "sum" for part in total.args)


def test_axes_are_shown_as_they_are_written() -> None:
    assert shown([("m",), ("h", 2), ()]) == "(m, (h 2), 1)"
    assert repr(card(("h", 2))) == "size(h)*2"


def test_too_many_numbers_are_refused() -> None:
    with pytest.raises(TraceError, match="counted out"):
        array((65,))


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        (SizeProduct(2, (("d", 1),)), "2*size(d)"),  # type: ignore[arg-type]
        (SizeProduct(1, (("d", -0.5),)), "1/sqrt(size(d))"),  # type: ignore[arg-type]
        (SizeProduct(3), "3"),  # type: ignore[arg-type]
    ],
)
def test_numbers_are_terms(size: SizeProduct, shown: str) -> None:
    exact = SizeProduct(Fraction(size.factor), tuple((n, Fraction(k)) for n, k in size.powers))
    assert repr(number(exact)) == shown
