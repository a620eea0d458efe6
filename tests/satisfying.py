"""Worlds in which hypotheses hold: redrawn, or solved for one entry, until they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from derive.kernel.terms import Key, Term
from tests.terms_vocabulary import nodes
from tests.total_numbers import Number, UndecidedError, digits, divide, exact, mul, root, sub
from tests.worlds import HYPOTHESIS_WINDOW, TOLERANCE, Frame, World


def satisfy(world: World, hypotheses: Iterable[Term], rounds: int = 12) -> bool:
    """Redraw or solve until the hypotheses hold; whether that went well."""
    wanted = sorted(hypotheses, key=lambda h: (h.head == "eq", h.size, repr(h)))
    families = {family for h in wanted for t in nodes(h) if t.head == "independent" for family in t.args}
    world.declared = sorted((Key("at", *family, "random") for family in families), key=repr)
    for _ in range(rounds):
        failed = [h for h in wanted if not repaired(world, h)]
        if not failed and all(surely(world, h) for h in wanted):
            return True
    return False


def surely(world: World, h: Term) -> bool:
    try:
        return world.holds(h, integers=HYPOTHESIS_WINDOW)
    except UndecidedError:
        return False


def repaired(world: World, h: Term) -> bool:
    world.touched = set()
    if surely(world, h):
        return True
    touched = sorted(world.touched, key=lambda key: (type(key[0]) is Key, repr(key)))
    for f, frame in list(instances(world, h, world.outcome)):
        if f.head == "eq" and any(solved(world, f, frame, key) for key in touched if type(key[0]) is Key):
            continue
    if surely(world, h):
        return True
    if h.random or "E" in {t.head for t in nodes(h)}:
        world.families.clear()
        world.outcome = Frame(outcome={} if world.product else world.rng.randrange(3))
    for key in touched:
        if world.rng.random() < 0.7:
            world.values[key] = world.draw(key[0] if type(key[0]) is Key else key)
    return surely(world, h)


def instances(world: World, h: Term, at: Frame) -> Iterator[tuple[Term, Frame]]:
    if h.head == "and":
        yield from instances(world, h.args[0], at)
        yield from instances(world, h.args[1], at)
    elif h.head == "forall":
        for n in world.range(h.args[0], HYPOTHESIS_WINDOW):
            yield from instances(world, h.args[1], at.under(n))
    else:
        yield h, at


def solved(world: World, f: Term, at: Frame, key: Any) -> bool:
    """Solve an equation for one entry in which it is of degree 1 or 2."""
    old = world.values[key]

    def residual(v: Number) -> Number:
        world.values[key] = v
        return sub(world.value(f.args[0], at), world.value(f.args[1], at))

    try:
        values = [residual(Fraction(n)) for n in (0, 1, 2, 3)]
        for new in roots(*(values if all(map(exact, values)) else map(digits, values))):
            if world.compare(residual(new), Fraction(0)) == 0:
                return True
    except (UndecidedError, OverflowError):
        pass
    world.values[key] = old
    return False


def roots(at_0: Number, at_1: Number, at_2: Number, at_3: Number) -> Iterator[Number]:
    """The roots of the polynomial of degree 1 or 2 that has these values at 0, 1, 2, 3; none if there is none such."""
    a = (at_2 - 2 * at_1 + at_0) / 2
    b = at_1 - at_0 - a
    disc = b * b - 4 * a * at_0
    if abs(digits(9 * a + 3 * b + at_0 - at_3)) > TOLERANCE:
        return
    if a != 0 and disc >= 0:
        yield from (divide(sub(mul(side, root(disc)), b), 2 * a) for side in (1, -1))
    elif a == 0 and b != 0:
        yield divide(-at_0, b)
