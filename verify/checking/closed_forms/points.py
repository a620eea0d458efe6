"""Arguments drawn at random at which hypotheses hold and all terms have values, in every format."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice, product
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from derive.kernel.terms import DeriveError, Key, Term
from derive.language.terms import Eq
from derive.language.text.declarations import base
from derive.values.program import Batches, obstacle
from derive.values.relations import Part, parts
from derive.values.scalar import Point
from verify.checking.judging.draws import ATTEMPTS, DRAWS, OF_NUMBERS, Draw
from verify.checking.judging.statement import Binding, Probe, Shape
from verify.checking.rounding.formats import FORMATS, Format, round_to
from verify.checking.rounding.models import DTYPES, ladder
from verify.checking.rounding.rounded import Rounded, rounded
from verify.numbers import UndecidedError, balls_from_floats, precision

__all__ = ["Assumed", "Points", "assumed", "conditions", "variables"]

BITS = 192
FLOATS = ladder("float64")[0]
CANNOT = (DeriveError, UndecidedError, ArithmeticError, AttributeError, TypeError)
"""What happens where a side is no program on rounding balls."""
UNBOUNDED = 8
"""Draws that satisfy the hypotheses, of which one is taken at which programs are held to something, if there is one."""
NOTHING: Mapping[str, Any] = MappingProxyType({})


def conditions(hypotheses: Sequence[Term], refused: Callable[[str], Exception]) -> list[Part]:
    """Return hypotheses as comparisons of numbers.

    Parameters
    ----------
    hypotheses : sequence of Term
    refused : callable
        Makes what is raised of what was got instead.
    """
    pairs = [(f, part) for f in hypotheses for part in parts(f)]
    for f, part in pairs:
        if part.relation not in ("ne", "lt", "le") or obstacle(f):
            raise refused(f"the hypothesis {f}, which numbers drawn at random do not satisfy")
    return [part for _, part in pairs]


class Assumed(NamedTuple):
    """Requirements of hypotheses on numbers that are drawn.

    Attributes
    ----------
    compared : list of Part
        Comparisons of numbers: see `conditions`.
    equal : mapping of str to str
        Families of which all entries are a number: `x` of ``ForAll(k:n, x[k] = c)``, and `c`.
    two : frozenset of str
        Dimensions of two indices at least, as one of them is another than that of the claim.
    """

    compared: list[Part]
    equal: Mapping[str, str]
    two: frozenset[str]


def assumed(hypotheses: Sequence[Term], claim: Term, refused: Callable[[str], Exception]) -> Assumed:
    """Read hypotheses of a claim: comparisons, families of equal entries, and indices that differ.

    Parameters
    ----------
    hypotheses : sequence of Term
    claim : Term
    refused : callable
        Makes what is raised of what was got instead.
    """
    compared, equal, two = list[Term](), dict[str, str](), set[str]()
    for f in hypotheses:
        (first, *more) = parts(f)
        left, right = first.left, first.right
        if more or left is None or right is None:
            compared.append(f)
        elif first.relation == "apart" and {k for k in (left.key, right.key) if k not in claim.free}:
            two.add(base(left.key.dim))  # an index that no number of the claim depends on: there has to be one
        elif first.relation == "eq" and _is_constant(first):
            equal[left.key.name] = right.key.name
        else:
            compared.append(f)
    return Assumed(conditions(compared, refused), equal, frozenset(two))


def _is_constant(part: Part) -> bool:
    """Tell whether an equation says that every entry of a family is a number that is drawn."""
    left, right = part.left, part.right
    if left is None or right is None or left.head != "at" or right.head != "at" or right.key.dims or not left.key.dims:
        return False
    indices = [index.key for index in left.args[3:] if index.head == "ix"]
    return left.key.kind == right.key.kind == "at" and tuple(indices) == part.indices == tuple(dict.fromkeys(indices))


@dataclass(frozen=True, eq=False)
class Points:
    """Draws of the variables of a claim.

    Parameters
    ----------
    keys : sequence of Key
        The variables that are drawn.
    dims : sequence of str
        Their dimensions, as shapes have them.
    claim : Term
        Its right sides have to have values.
    assumed : sequence of Part
        What has to hold: see `conditions`.
    refused : callable
        Makes what is raised of what was got instead.
    fixed : mapping of str to float, optional
        Variables that are not drawn.
    where : mapping of str to callable, optional
        What variables are of that which is drawn for them.
    bounded : callable, optional
        Tells of arguments whether programs of every format are held to something there: as long as a few more draws
        give such, they are taken.
    kinds : mapping of str to callable, optional
        How variables are drawn that are not of any numbers.
    equal : mapping of str to str, optional
        Families of which all entries are a number that is drawn.
    two : collection of str, optional
        Dimensions of two indices at least.
    """

    keys: Sequence[Key]
    dims: Sequence[str]
    claim: Term
    assumed: Sequence[Part]
    refused: Callable[[str], Exception]
    fixed: Mapping[str, float] = field(default_factory=lambda: NOTHING)
    where: Mapping[str, Callable[[Any], Any]] = field(default_factory=lambda: NOTHING)
    bounded: Callable[[Mapping[str, Any]], bool] = lambda arguments: True
    kinds: Mapping[str, Draw] = field(default_factory=lambda: NOTHING)
    equal: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    two: Collection[str] = ()

    def drawn(self, rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        """Yield probes of a shape, of each kind that satisfies the hypotheses.

        Raises
        ------
        Exception
            As `refused` makes it, if none does.
        """
        sizes = dict(zip(self.dims, shape, strict=True))
        if short := [dim for dim in self.two if sizes[dim] < 2]:
            raise self.refused(f"one index of {short[0]}, where the hypotheses are about two")
        count = 0
        for n, (label, draw) in product(range(1 if self.dims else OF_NUMBERS), DRAWS.items()):
            satisfying = islice(self._satisfying(rng, draw, sizes), UNBOUNDED)
            first = next(satisfying, None)
            if first is not None:
                count += 1
                bounded = (a for a in chain([first], satisfying) if self.bounded(a))
                yield Probe(f"{label} ({n + 1})" if n else label, next(bounded, first))
        if not count:
            raise self.refused(f"a domain that {ATTEMPTS} draws of each kind of numbers miss")

    def _satisfying(self, rng: np.random.Generator, draw: Draw, sizes: Mapping[str, int]) -> Iterator[dict[str, Any]]:
        """Yield arguments that satisfy the hypotheses, among so many draws."""
        point = Point(sizes, {})
        for _ in range(ATTEMPTS):
            arguments = {
                key.name: np.asarray(self.kinds.get(key.name, draw)(rng, tuple(map(point.size, key.dims))))
                for key in self.keys
            }
            arguments |= {name: np.full_like(arguments[name], arguments[other]) for name, other in self.equal.items()}
            if self._satisfied(arguments, sizes):
                yield arguments

    def satisfied(self, arguments: Mapping[str, Any], shape: Shape, form: Format) -> bool:
        """Tell whether every hypothesis holds at arguments of a shape in a format, and all terms have values there."""
        return self._satisfied(arguments, dict(zip(self.dims, shape, strict=True)), (form.name,))

    def first(self, shape: Shape) -> Mapping[str, Any]:
        """Return the arguments of one probe."""
        return next(self.drawn(np.random.default_rng(0), shape)).arguments

    def _satisfied(
        self, arguments: Mapping[str, Any], sizes: Mapping[str, int], dtypes: Sequence[str] = DTYPES
    ) -> bool:
        """Tell whether every hypothesis holds, and the right sides have values, at the numbers of all formats."""
        formats = [{name: round_to(values, FORMATS[dtype]) for name, values in arguments.items()} for dtype in dtypes]
        sure = self._surely_satisfied({name: np.stack([one[name] for one in formats]) for name in arguments}, sizes)
        if sure is not None:
            return sure
        try:
            with precision(BITS):
                exact = [self._batches(held, balls_from_floats, sizes) for held in formats]
                return all(_holds(part, balls) for balls in exact for part in self.assumed) and all(
                    x.is_finite() for balls in exact for side in balls.right_sides(self.claim) for x in np.ravel(side)
                )
        except (UndecidedError, ZeroDivisionError):
            return False

    def _surely_satisfied(self, formats: Mapping[str, Any], sizes: Mapping[str, int]) -> bool | None:
        """Tell what rounding balls of float64, which cost less than Arb's, show for all formats; None if nothing."""
        try:
            with np.errstate(all="ignore"):
                balls = self._batches(formats, lambda values: rounded(values, FLOATS), sizes)
                if any(_surely_fails(part, balls) for part in self.assumed):
                    return False
                shown = all(_surely_holds(part, balls) for part in self.assumed) and all(
                    isinstance(side, Rounded) and bool(np.isfinite(side.radius).all())
                    for side in balls.right_sides(self.claim)
                )
                return shown or None
        except CANNOT:
            return None

    def _batches(self, drawn: Mapping[str, Any], balls: Callable[[Any], Any], sizes: Mapping[str, int]) -> Batches:
        """Return all variables as balls of a kind: those that are drawn, and those that are fixed."""
        values = {name: balls(np.asarray(value)) for name, value in {**drawn, **self.fixed}.items()}
        return Batches({name: self.where[name](v) if name in self.where else v for name, v in values.items()}, sizes)


def _room(part: Part, balls: Batches) -> Any:
    """Return the right side of a condition less the left one, at all its indices."""
    room = Term("sub", part.right, part.left)
    (values,) = balls.right_sides(Eq(room, room))
    return values


def _surely_holds(part: Part, balls: Batches) -> bool:
    """Tell whether rounding balls show a condition at all its indices."""
    ball = _room(part, balls)
    if not isinstance(ball, Rounded):
        return False
    if part.relation == "ne":
        return bool((np.abs(ball.value) > ball.radius).all())
    return bool((ball.value >= ball.radius).all() if part.relation == "le" else (ball.value > ball.radius).all())


def _surely_fails(part: Part, balls: Batches) -> bool:
    """Tell whether rounding balls show that a comparison by size does not hold at some indices."""
    ball = _room(part, balls)
    return part.relation != "ne" and isinstance(ball, Rounded) and bool((ball.value < -ball.radius).any())


def _holds(part: Part, balls: Batches) -> bool:
    """Tell whether a condition holds at all its indices."""
    values = _room(part, balls)
    if part.relation == "ne":
        return all(value.excludes_zero() for value in np.ravel(values))
    return all(value >= 0 if part.relation == "le" else value > 0 for value in np.ravel(values))


def variables(keys: Sequence[Key]) -> Binding:
    """Return the arguments themselves; many questions at once have axes between theirs and those of the arrays."""
    ndims = {key.name: len(key.dims) for key in keys}

    def bound(**given: Any) -> Mapping[str, Any]:
        return {
            name: value.reshape(value.shape[0], *value.shape[value.ndim - ndims[name] :])
            if value.ndim > ndims[name]
            else value
            for name, value in given.items()
        }

    return bound
