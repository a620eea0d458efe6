"""Points as text: sizes with their proofs, families as lists, indices, dice, constant sequences, the swap."""

from fractions import Fraction

import pytest

from derive.chapters import BOOK
from derive.kernel.terms import INTEGERS, Key
from derive.language.symbols import RenderError
from derive.rocq.names import Names
from derive.rocq.placed import held, values
from derive.rocq.points import Constant, thrown
from derive.values.scalar import Point

HALF = Fraction(-1, 2)


def placed(key, entries=None, indices=()):
    (own,) = values(Point({"n": 2, "d": 2}, {key: entries}, None, dict(indices)), [], [key], Names())
    return own


def family(*dims):
    return Key("at", "x", dims, "fixed")


@pytest.mark.parametrize(
    "dims, value, text",
    [
        ((), {(): HALF}, "(-1 / 2)"),
        (("n",), {(0,): HALF, (1,): Fraction(3)}, "(vector ((-1 / 2) :: 3 :: nil))"),
        (("n", "n"), {(0, 0): HALF, (1, 0): Fraction(-3)}, "(rows (((-1 / 2) :: nil) :: ((-3) :: nil) :: nil))"),
        (("n", "n", "n"), {(0, 0, 0): HALF}, "(blocks ((((-1 / 2) :: nil) :: nil) :: nil))"),
        ((INTEGERS,), Constant({(): HALF}), "(fun _ => (-1 / 2))"),
    ],
)
def test_families(dims, value, text):
    assert placed(family(*dims), value).value == text


def test_a_family_with_four_indices_is_refused():
    with pytest.raises(RenderError, match="more than three indices"):
        placed(family("n", "n", "n", "n"), {(0, 0, 0, 0): HALF})


def test_indices_and_the_swap():
    i, t, swap = Key("ix", "i", ("n",)), Key("ix", "t", (INTEGERS,)), Key("perm", "s", ("n",))
    assert placed(i, indices={i: 2}).value == "(Fin.FS (Fin.FS Fin.F1))"
    assert placed(t, indices={t: 0}).value == "0%Z"
    assert placed(swap, {(0,): 1, (1,): 0}).value == "swap"
    with pytest.raises(RenderError, match="a permutation of two indices was expected"):
        placed(swap, {(0,): 0, (1,): 1})


def test_what_is_placed_is_said_in_two_ways():
    own = placed(family(), {(): Fraction(1)})
    assert (own.posed(), own.bound()) == ("pose (x := 1 : R)", "let x : R := 1 in")
    sizes = values(Point({"n": 3}, {}), ["n"], [], Names())
    assert [s.bound() for s in sizes] == ["let n := 3%nat in", "let n_pos := Nat.lt_0_succ 2 in"]


def test_random_entries_are_dice():
    q = Key("at", "q", ("d",), "random")
    dice = next(thrown([q], Point({"d": 2}, {})))
    dies, probability, faces, own = values(Point({"d": 2}, {}, dice), [], [q], Names())
    assert dies.value == "fun _ : Fin 2 => three_faced"
    assert (probability.name, probability.value) == ("P", "dice dies")
    assert faces.type == "Fin 2 -> Fin 3 -> R"
    assert own.value == "(fun a => number dies faces (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil) a))"


def test_independence_is_of_different_dice_and_all_else_is_computed():
    independent, mean, *_ = BOOK.entries["product_mean"].given
    keys = [Key("at", name, dims, "random") for name, dims in independent.args]
    dice = next(thrown(keys, Point({}, {})))
    assert held(independent, dice) == (
        "eapply (dice_independent _ _ "
        "(numbered_joint (numbered_single Fin.F1) (numbered_single (Fin.FS Fin.F1)))); one_by_one"
    )
    assert held(mean, dice) == "holds"
