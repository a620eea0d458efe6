"""Points as text: sizes with their proofs, families as lists, indices, dice, constant sequences, the swap."""

from fractions import Fraction

import pytest

from derive.chapters import BOOK
from derive.kernel.terms import INTEGERS, Key
from derive.language.symbols import RenderError
from derive.rocq.laws_of_dice import thrown
from derive.rocq.names import Names
from derive.rocq.placed import held, values
from derive.rocq.points import Constant, RationalPoint

HALF = Fraction(-1, 2)


def placed(key, **point):
    (own,) = values(RationalPoint({"n": 2, "d": 2, **point.pop("sizes", {})}, **point), [], [key], Names())
    return own


def family(*dims):
    return Key("at", "x", dims, "fixed")


@pytest.mark.parametrize(
    "dims, value, text",
    [
        ((), HALF, "(-1 / 2)"),
        (("n",), (HALF, Fraction(3)), "(vector ((-1 / 2) :: 3 :: nil))"),
        (("n", "n"), ((HALF,), (Fraction(-3),)), "(rows (((-1 / 2) :: nil) :: ((-3) :: nil) :: nil))"),
        (("n", "n", "n"), (((HALF,),),), "(blocks ((((-1 / 2) :: nil) :: nil) :: nil))"),
        ((INTEGERS,), Constant(HALF), "(fun _ => (-1 / 2))"),
    ],
)
def test_families(dims, value, text):
    assert placed(family(*dims), values={"x": value}).value == text


def test_a_family_with_four_indices_is_refused():
    with pytest.raises(RenderError, match="more than three indices"):
        placed(family("n", "n", "n", "n"), values={"x": ()})


def test_indices_and_the_swap():
    indices = {"i": 2, "t": 0}
    assert placed(Key("ix", "i", ("n",)), values={}, indices=indices).value == "(Fin.FS (Fin.FS Fin.F1))"
    assert placed(Key("ix", "t", (INTEGERS,)), values={}, indices=indices).value == "0%Z"
    assert placed(Key("perm", "s", ("n",)), values={"s": (1, 0)}).value == "swap"
    with pytest.raises(RenderError, match="a permutation of two indices was expected"):
        placed(Key("perm", "s", ("n",)), values={"s": (0, 1)})


def test_what_is_placed_is_said_in_two_ways():
    own = placed(family(), values={"x": Fraction(1)})
    assert (own.posed(), own.bound()) == ("pose (x := 1 : R)", "let x : R := 1 in")
    sizes = values(RationalPoint({"n": 3}, {}), ["n"], [], Names())
    assert [s.bound() for s in sizes] == ["let n := 3%nat in", "let n_pos := Nat.lt_0_succ 2 in"]


def test_random_entries_are_dice():
    q = Key("at", "q", ("d",), "random")
    dice = next(thrown([q], {"d": 2}))
    dies, probability, faces, own = values(RationalPoint({"d": 2}, {}, dice), [], [q], Names())
    assert dies.value == "fun _ : Fin 2 => three_faced"
    assert (probability.name, probability.value) == ("P", "dice dies")
    assert faces.type == "Fin 2 -> Fin 3 -> R"
    assert own.value == "(fun a => number dies faces (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil) a))"


def test_independence_is_of_different_dice_and_all_else_is_computed():
    independent, mean, *_ = BOOK.entries["product_mean"].given
    keys = [Key("at", name, dims, "random") for name, dims in independent.args]
    dice = next(thrown(keys, {}))
    assert held(independent, dice) == (
        "eapply (dice_independent _ _ "
        "(numbered_joint (numbered_single Fin.F1) (numbered_single (Fin.FS Fin.F1)))); one_by_one"
    )
    assert held(mean, dice) == "holds"
