"""Axes that are one symbol where families would have too many, or where an operation asks for one."""

from __future__ import annotations

from derive.kernel.sorts import MAX_INDICES
from derive.tracing.joining import joinings, rank
from derive.tracing.programs import CodeLine, Equation, Input, Ref, TracedProgram
from derive.tracing.reading import read
from derive.tracing.sizes import size_of

SQUARE = (("h", 2, "p", "d"), ("h", 2, "p", "d"))


def test_what_fits_stays_as_it_is_first() -> None:
    inputs = (Input("x", (("n",), ("h", "d"))), Input("w", (("h", "d"), ("h", "d"))))
    assert next(joinings(inputs)) == inputs
    assert [rank(one) for one in inputs] == [3, 4]


def test_a_square_of_a_product_is_joined_on_one_side_or_both() -> None:
    inputs = (Input("x", (("n",), SQUARE[0])), Input("w", SQUARE))
    axes = [tuple(one.axes for one in each) for each in joinings(inputs)]
    assert ((("n",), ("hpd",)), (SQUARE[0], ("hpd",))) in axes
    assert all(rank(one) <= MAX_INDICES for each in joinings(inputs) for one in each)


def test_no_name_is_taken_twice() -> None:
    inputs = (Input("x", (("hpd",),)), Input("w", SQUARE))
    assert all("hpd_" in str(each) for each in joinings(inputs))


def test_six_symbols_on_axes_of_their_own_cannot_be_joined() -> None:
    assert list(joinings((Input("x", tuple((letter,) for letter in "abcdef")),))) == []


def test_what_was_refused_with_some_inputs_is_not_tried_with_others() -> None:
    inputs = (Input("x", (("n",), ("h", "d"))), Input("y", (("h", "d"),)), Input("z", (("h", "d"),)))
    refused: list[set[tuple[int, Input]]] = []
    tried = []
    for each in joinings(inputs, refused):
        tried.append(each)
        refused.append({(0, each[0])})  # whatever y and z are
    assert [each[0].axes[1] for each in tried] == [("h", "d"), ("hd",)]


def test_rows_that_are_normalized_have_one_symbol_for_their_size() -> None:
    sizes = (size_of(("n",)), size_of(("h", "d")))
    lines = (CodeLine("layer.py:1"),)
    epsilon = {"epsilon": size_of(())._replace(factor=size_of((2,)).factor)}
    program = TracedProgram(
        "normalized",
        (Input("x", (("n",), ("h", "d"))),),
        (Equation("layernorm", (Ref(0),), epsilon, sizes, lines),),
        (Ref(1),),
    )
    reading = read(program)
    assert reading.program.inputs[0].axes == (("n",), ("hd",))
    assert reading.notes == ("hd = d*h is read as a size of its own",)
