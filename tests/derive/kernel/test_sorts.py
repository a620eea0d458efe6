"""Dimensions, and the names of variables as they are and as a certificate holds them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from derive.kernel.sorts import (
    INTEGERS,
    MAX_BITS,
    MAX_DOUBLINGS,
    MAX_INDICES,
    MAX_NAME,
    Dim,
    Key,
    is_dim,
    is_name,
    is_short,
    is_size,
    read_key,
    vector_sort,
)
from tests.derive.kernel.vocabulary import TWO_H, Liar, i, q, u, x

FAMILY = Key("at", "q", ("n", TWO_H), "random")
SIGMA = Key("perm", "sigma", ("n",))


def doubled(times: int) -> Dim:
    return "n" if not times else ("2", doubled(times - 1))


def test_names_and_numbers_have_a_length() -> None:
    assert is_name("n" * MAX_NAME)
    assert not any(map(is_name, ("n" * (MAX_NAME + 1), "", "2n", "a b", 2, Liar("n"))))
    assert is_short(Fraction(1, 2 ** (MAX_BITS - 2)))
    assert not is_short(Fraction(1, 2 ** (MAX_BITS - 1)))
    assert not is_short(Fraction(2**MAX_BITS))


def test_dimensions() -> None:
    assert all(map(is_dim, ("n", INTEGERS, TWO_H, ("2", TWO_H))))
    assert not any(map(is_dim, ("", "a b", 2, None, ("2",), ("2", INTEGERS), ["2", "n"], ("2", "n", "n"))))
    assert is_dim(doubled(MAX_DOUBLINGS))
    assert not is_dim(doubled(MAX_DOUBLINGS + 1))
    assert is_size("n")
    assert not is_size(INTEGERS)


def test_the_sort_of_a_family() -> None:
    assert vector_sort(()) == "R"
    assert FAMILY.sort == vector_sort(FAMILY.dims) == ("V", "n", ("V", TWO_H, "R"))
    assert i.key.sort == ("I", "n")


def test_a_key_has_words_for_its_parts() -> None:
    assert (i.key.kind, i.key.name, i.key.dim, i.key.law) == ("ix", "i", "n", "")
    assert (x(i).key.kind, x(i).key.name, x(i).key.dims, x(i).key.law) == ("at", "x", ("n",), "fixed")
    assert q(i).key.random
    assert not any(k.random for k in (i.key, x(i).key, SIGMA))


@pytest.mark.parametrize("key", [u.key, i.key, SIGMA, FAMILY], ids=lambda k: k.name)
def test_a_key_is_read_as_it_is_and_from_a_certificate(key: Key) -> None:
    assert read_key(key) is key
    assert type(key.plain()) is tuple
    assert read_key(key.plain()) == key


@pytest.mark.parametrize(
    "bad",
    [
        ("ix", "i"), ("ix", 1, "n"), ("ix", "i", 3), ("perm", "s", INTEGERS), ("at", "x", (), "free"),
        ("at", "x", ("n",) * (MAX_INDICES + 1), "fixed"),
        ("at", "x", "n", "fixed"), ["ix", "i", "n"], ("sum", "i", "n"), ("sum", "i", ("n",), "fixed"),
        Key("ix", "i", ()), Key("ix", "i", ("n", "n")), Key("ix", "i", ("n",), "fixed"), Key("at", "x", ("n",)),
        Key("at", "x", ["n"], "fixed"), Key(Liar("ix"), "i", ("n",)), Key("at", "x", (), Liar("fixed")),
        (["ix"], "i", "n"), None, "i",
    ],
    ids=repr,
)  # fmt: skip
def test_what_is_no_key(bad: object) -> None:
    assert read_key(bad) is None
