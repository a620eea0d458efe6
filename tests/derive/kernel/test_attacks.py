"""Attacks by hand, which random chains do not find: whole derivations of something false, refused at the last rule.

Each has a control, which differs in what the rule asks for alone and goes through; and a world in which the statement
that the attack would have proved is false, so that it is an attack.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from derive.kernel.rules import ProofError, Theorem, infer
from derive.kernel.terms import Term, num
from tests.derive.kernel.rule_premises import constant, given, refl, succ, z, zero
from tests.derive.kernel.vocabulary import (
    ONE,
    ZERO,
    E,
    algebra,
    apart,
    c,
    eq,
    fact,
    for_all,
    i,
    independent,
    j,
    k,
    key,
    l,
    le,
    lt,
    m,
    ne,
    random_at,
    u,
    v,
    w,
)
from tests.worlds import HYPOTHESIS_WINDOW, World

Case = tuple[tuple[Theorem, ...], tuple[Any, ...]]


class Attack(NamedTuple):
    """A rule, applied where it does not hold and where it does.

    Attributes
    ----------
    rule : str
    refused, control : (premises, arguments)
    why : str
        Part of the message.
    hyps, concl
        What the refused application would say.
    sizes, values : dict
        Of a world in which it is false.
    """

    rule: str
    refused: Case
    control: Case
    why: str
    hyps: tuple[Term, ...]
    concl: Term
    sizes: dict[str, int]
    values: dict[Any, Any]


def induction(upwards: bool) -> Attack:
    """``0 <= z(0)`` and z monotone give ``0 <= z(m)`` on one side of 0 only."""
    grows = for_all(m, le(z(m), z(succ)) if upwards else le(z(succ), z(m)))
    here, after, step = given(le(0, z(m))), given(le(0, z(succ))), infer("specialize", (given(grows),), (m,))
    start, side = (here, z(succ)) if upwards else (after, z(m))
    proved = infer("positive_combination", (start, step), ("le", ZERO, side, ONE, ONE))
    premises = (given(le(0, z(zero))), proved, refl(u)) if upwards else (given(le(0, z(zero))), refl(u), proved)
    assumed = (premises[0], premises[1], here) if upwards else (premises[0], after, premises[2])
    always = for_all(m, le(0, z(m)))  # what makes the other step true, without a hypothesis on m
    other = infer("specialize", (given(always),), (m if upwards else succ,))
    slope = 1 if upwards else -1
    values = {(key(z(m)), (n,)): Fraction(slope * n) for n in range(-20, 21)}
    return Attack(
        "induction",
        (premises, (m, le(0, z(m)))),
        (tuple(other if p is here or p is after else p for p in assumed), (m, le(0, z(m)))),
        "a step is not",
        (grows, le(0, z(zero))),
        le(0, z(m)),
        {},
        {**values, key(m): -slope},
    )


def integral() -> Attack:
    """Between ``v <= u <= w`` and ``w < v`` everything holds, also ``D(0, u) = 1``."""
    between = (given(le(v, u)), given(le(u, w)), given(lt(w, v)))
    absurd = infer("positive_combination", between, ("lt", ZERO, ZERO, ONE, ONE, ONE))
    nonzero = infer("cut", (absurd, fact("ne_of_pos", a=ZERO)), ())
    inverse = infer("cut", (nonzero, fact("mul_inverse", b=ZERO)), ())
    zero_is_one = algebra(0, 1, (inverse, 1))
    slope = infer("deriv_eq", (refl(ZERO), constant(ZERO, u), zero_is_one), ())
    return Attack(
        "integral",
        ((slope, constant(ONE, u), given(ne(v, w))), ()),
        ((slope, constant(ONE, u), given(le(v, w))), ()),
        "le expected, ne given",
        (lt(w, v), ne(v, w)),
        Term("integral", ONE, u, v, w, ZERO - ZERO),
        {},
        {(key(v), ()): Fraction(1), (key(w), ()): Fraction(0)},
    )


def factor() -> Attack:
    """Of ``q_ij`` and ``q_kl``, i and l differ: the two may be one entry."""
    f, g = random_at("q", i, j), random_at("q", k, l)
    declared = independent(f)
    return Attack(
        "expectation_factor",
        ((given(apart(i, l)),), (f, g, declared)),
        ((given(apart(i, k)),), (f, g, declared)),
        "not shown to differ",
        (apart(i, l), declared),
        eq(E(f * g), E(f) * E(g)),
        {"n": 2},
        {key(i): 0, key(j): 1, key(k): 0, key(l): 1},
    )


def power() -> Attack:
    """``q_i`` to the power 1 is ``q_i``."""
    f, g = random_at("q", i) ** 1, random_at("q", j) ** 1
    declared = independent(random_at("q", i))
    return Attack(
        "expectation_factor",
        ((), (f, f, declared)),
        ((given(apart(i, j)),), (f, g, declared)),
        "not shown to differ",
        (declared,),
        eq(E(f * f), E(f) * E(f)),
        {"n": 2},
        {key(i): 0},
    )


def numerals() -> Attack:
    """Python's hashes of -1 and -2 are equal."""
    left = algebra(u - u - 1, -1)
    return Attack(
        "trans",
        ((left, algebra(-2, v - v - 2)), ()),
        ((left, algebra(-1, v - v - 1)), ()),
        "the middle terms differ",
        (),
        eq(u - u - 1, v - v - 2),
        {},
        {},
    )


ATTACKS: dict[str, Callable[[], Attack]] = {
    "induction upwards only": lambda: induction(upwards=True),
    "induction downwards only": lambda: induction(upwards=False),
    "an integral without ordered limits": integral,
    "crossed indices of two entries": factor,
    "an entry under a power": power,
    "terms of one hash": numerals,
}


@pytest.mark.parametrize("name", ATTACKS)
def test_the_attack_is_refused(name: str) -> None:
    attack = ATTACKS[name]()
    with pytest.raises(ProofError, match=rf"^{attack.rule}: .*{attack.why}"):
        infer(attack.rule, *attack.refused)


@pytest.mark.parametrize("name", ATTACKS)
def test_the_control_goes_through(name: str) -> None:
    attack = ATTACKS[name]()
    assert infer(attack.rule, *attack.control).concl.head == attack.concl.head


@pytest.mark.parametrize("name", ATTACKS)
def test_it_would_be_false(name: str) -> None:
    attack = ATTACKS[name]()
    world = World(Random(name), attack.sizes, product=True)
    world.values.update(attack.values)
    assert all(world.holds(h, integers=HYPOTHESIS_WINDOW) for h in attack.hyps)
    assert not world.holds(attack.concl)


def test_hashes_do_agree() -> None:
    assert hash(num(-1)) == hash(num(-2))


def test_the_variable_of_an_integral_is_its_own() -> None:
    """From ``Integral(u v, u, -c, c) = 0`` must not follow ``Integral(v v, v, -w, w) = 0``."""
    balanced, wider = (Term("integral", u * v, u, -end, end, ZERO) for end in (c, w))
    theorem = infer("instantiate", (given(Term("and", balanced, eq(u, 1))),), ((key(u), v), (key(c), w)))
    assert theorem.concl == Term("and", wider, eq(v, 1))
