"""Rotary positions, pairs of channels turned by angles, and the backward pass: what stands beside their theorems."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any, Literal, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import as_it_is, as_stated, mistake, mistakes, slip_of
from verify.checking.judging.statement import GRADIENT, Binding, Formula, Origin, Probe, Result, Shape, Statement, Wrong
from verify.checking.statements.angles import Angles
from verify.checking.statements.positions import JOINED, Layout, even_width
from verify.checking.statements.summands import summands

__all__ = ["rotary_forward", "rotary_vjp"]

Given: TypeAlias = Literal["tables", "angles"]
"""Whether the program takes cosines and sines, or angles."""
Tables: TypeAlias = Literal["half", "full"]
"""Whether tables hold one angle for each pair, or one for each channel: backwards these may differ."""
HeadAxis: TypeAlias = Literal["none", "before", "after"]
"""Whether there is an axis of heads, before or after that of the positions."""
SHAPES_AND_AXES: Mapping[str, tuple[tuple[Shape, ...], tuple[str, ...]]] = {
    "none": (((3, 6), (5, 10), (2, 14), (4, 4)), ("positions", "d")),
    "before": (((2, 2, 6), (3, 2, 10), (2, 3, 4)), ("heads", "positions", "d")),
    "after": (((2, 2, 6), (2, 3, 10), (3, 2, 4)), ("positions", "heads", "d")),
}
OTHER = {"interleaved": "halves", "halves": "interleaved", "before": "after", "after": "before"}
LAYOUTS = ("interleaved", "halves")
INPUT = ("x", "q", "k", "input", "inp", "t")
AT_TURNED = (*GRADIENT, "dq", "dk")
TABLES = {"cos": ("cos", "c", "freqs_cos", "cos_cached"), "sin": ("sin", "s", "freqs_sin", "sin_cached")}
OF_ANGLES: Mapping[str, Formula] = {
    "cos": lambda angles, **_: np.cos(angles),
    "sin": lambda angles, **_: np.sin(angles),
}
ANGLES = ("angles", "freqs", "theta", "angle", "phases")


def _next_rows(table: Any) -> Any:
    """Return a table whose rows are those of the next positions."""
    return np.concatenate([table[..., 1:, :], table[..., :1, :]], -2)


def _moved(move: Formula, angles: Any) -> Any:
    """Return angles where something puts a table of them."""
    return angles.moved(move) if isinstance(angles, Angles) else move(angles)


@dataclass(frozen=True)
class _Convention:
    """What is turned, what a program is given, where channels and tables lie, and the theorem."""

    argument: str
    given: str
    layout: str
    tables: str
    heads: str
    theorem: str = "rotary_forward"

    @property
    def unequal(self) -> bool:
        """Tell whether the two channels of a pair have different angles."""
        return self.theorem == "rotary_halves_vjp"

    # --- channels and tables ---

    def parts(self, x: Any) -> tuple[Any, Any]:
        """Return the first and the second channels of all pairs."""
        if self.layout == "interleaved":
            return x[..., 0::2], x[..., 1::2]
        half = x.shape[-1] // 2
        return x[..., :half], x[..., half:]

    def each(self, table: Any) -> tuple[Any, Any]:
        """Return what a table holds for the first and for the second channels."""
        return self.parts(table) if self.tables == "full" else (table, table)

    def moved(self, x: Any) -> Any:
        """Return an array with heads before positions, and back."""
        return np.swapaxes(x, -3, -2) if self.heads == "after" else x

    def joined(self, a: Any, b: Any) -> Any:
        """Return the array of a program from the channels of its pairs."""
        return self.moved(JOINED[self.layout](a, b))

    def angles(self, arguments: Mapping[str, Any]) -> tuple[Any, Any]:
        """Return the angles of the first and of the second channels; of tables, what they know of them."""
        if self.given == "angles":
            return self.each(arguments["angles"])
        cos, sin = self.each(arguments["cos"]), self.each(arguments["sin"])
        return Angles(cos[0], sin[0]), Angles(cos[1], sin[1])

    # --- where the book says it ---

    def book(self, change: Formula = as_it_is) -> Binding:
        """Return the binding of the theorem: about all pairs, each at one angle, or about two halves, at two angles."""
        return self.halves(change) if self.unequal else self.at_one_angle(change)

    def at_one_angle(self, change: Formula) -> Binding:
        def binding(**arguments: Any) -> Mapping[str, Any]:
            angles, _ = self.angles(arguments)
            pairs = JOINED["interleaved"](*self.parts(self.moved(arguments[self.argument])))
            variable = "q" if self.argument == "x" else "g"
            return {"m": 1 + 0 * pairs[..., 0], "theta": _moved(change, angles), variable: pairs}

        return binding

    def halves(self, change: Formula = as_it_is) -> Binding:
        """Return the binding of the theorem about two halves."""

        def binding(**arguments: Any) -> Mapping[str, Any]:
            first, second = self.parts(self.moved(arguments[self.argument]))
            phi, psi = self.angles(arguments)
            return {"g": first, "w": second, "phi": _moved(change, phi), "psi": _moved(change, psi)}

        return binding

    def laid_out(self, *sides: Any) -> Any:
        """Return the array of a program from right sides."""
        (pairs, *_) = sides
        return self.joined(*sides) if len(sides) == 2 else self.joined(pairs[..., 0::2], pairs[..., 1::2])

    # --- mistakes ---

    def elsewhere(self) -> Iterator[Wrong]:
        """Yield what is right of other tables, under another layout, unless pairs have two angles, and other axes."""
        yield mistake("table of the next position", Origin(self.book(_next_rows), self.theorem), self.laid_out)
        if self.argument == "g" and not self.unequal:
            yield self.of_the_other_layout()
        if self.tables == "half" or self.unequal:
            other = replace(self, layout=OTHER[self.layout])
            there = Origin(other.book(), self.theorem, laid_out=lambda *sides, **_: other.laid_out(*sides))
            yield mistake(other.layout, there, convention=True)
        if self.heads == "none":
            return
        across = replace(self, heads=OTHER[self.heads])

        def where(arguments: Mapping[str, Any]) -> _Convention:
            """Return the convention that a program follows which takes the axes for each other wherever it can."""
            *_, first, second, _ = arguments[self.argument].shape
            return across if first == second else self

        origin = Origin(
            lambda **arguments: where(arguments).book()(**arguments),
            self.theorem,
            laid_out=lambda *sides, **arguments: where(arguments).laid_out(*sides),
        )
        yield mistake(f"heads {across.heads} positions", origin, convention=True)

    def of_the_other_layout(self) -> Wrong:
        """Return what tables give that were made full for the other layout: the channels of a pair have two angles."""

        def book(**arguments: Any) -> Mapping[str, Any]:
            angle, _ = self.angles(arguments)
            full = _moved(lambda table: JOINED[OTHER[self.layout]](table, table), angle)
            first, second = (_moved(lambda table, n=n: self.parts(table)[n], full) for n in (0, 1))
            return {**self.halves()(**arguments), "phi": first, "psi": second}

        origin = Origin(book, "rotary_halves_vjp", laid_out=lambda a, b, **_: self.joined(a, b))
        return mistake("angles of the other layout", origin)

    def rare(self, *_: Any) -> Iterator[Wrong]:
        """Yield what is read under one layout and written under the other, and half of the channels not turned."""
        other = replace(self, layout=OTHER[self.layout])

        def half_turned(*sides: Any, **arguments: Any) -> Any:
            x = arguments[self.argument]
            return np.where(np.arange(x.shape[-1]) < x.shape[-1] // 2, self.laid_out(*sides), x)

        as_other: Formula = lambda *sides, **_: other.laid_out(*sides)  # noqa: E731
        for read, name, laid_out in (
            (self, f"read as {self.layout}, written as {other.layout}", as_other),
            (other, f"read as {other.layout}, written as {self.layout}", None),
            (self, "half of the channels turned", half_turned),
        ):
            yield mistake(name, Origin(read.book(), self.theorem, laid_out=laid_out), self.laid_out)
        if self.argument == "x" and self.given == "tables":
            for ways in product(LAYOUTS, LAYOUTS, LAYOUTS if self.tables == "half" else ("",)):
                words = "turned as {}, written as {}, tables repeated as {}".format(*ways)
                yield slip_of(words if all(ways) else words.rpartition(",")[0], partial(self.by_channels, *ways))

    def by_channels(self, read: str, written: str, repeated: str, *, x: Any, cos: Any, sin: Any) -> Any:
        """Return what programs do with tables of each channel: a row times cosines, and turned, times sines."""
        x = self.moved(x)
        cos, sin = (JOINED[repeated](table, table) if repeated else table for table in (cos, sin))
        first, second = replace(self, layout=read).parts(x)
        return self.moved(x * cos + JOINED[written](-second, first) * sin)

    # --- how a program is asked ---

    def probes(self, rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        """Yield arrays and angles, those of both channels of a pair the same where they have to be."""
        positions, half = shape[-3 if self.heads == "after" else -2], even_width(shape) // 2

        def full(angles: Any) -> Any:
            return JOINED[self.layout](angles, angles) if self.tables == "full" else angles

        def around() -> Any:
            if not self.unequal:
                return full(rng.uniform(0, 2 * np.pi, (positions, half)))
            return rng.uniform(0, 2 * np.pi, (positions, 2 * half))

        unequal = rng.standard_normal(shape) * (1 + np.arange(shape[-1]) % 2)
        yield Probe("angles all around", {self.argument: unequal, "angles": around()})
        of_table = full(np.arange(positions)[:, None] * 100.0 ** (-np.arange(half) / half))
        yield Probe("angles of a table", {self.argument: rng.standard_normal(shape), "angles": of_table})
        angles = around()
        phi, psi = self.each(angles)
        along = JOINED[self.layout](np.sin(psi), -np.cos(phi))  # what a backward pass turns to no first channel
        near = along[:, None, :] if self.heads == "after" else along
        turned = near + 0.0625 * rng.standard_normal(shape)
        yield Probe("pairs of which one nearly vanishes", {self.argument: turned, "angles": angles})

    def statement(self, name: str, without: Collection[str], terms: Any = None) -> Statement:
        """Return the statement of one result, without the mutants that coincide with another formula."""
        shapes, axes = SHAPES_AND_AXES[self.heads]
        forward, of_tables = self.argument == "x", self.given == "tables"
        of_book = self.theorem, self.book(), self.laid_out
        wrong = (*mistakes(*of_book, without=without), *self.elsewhere())
        right = (as_stated(*of_book),)
        result = Result(self.theorem, self.book(), right, wrong, terms, laid_out=self.laid_out, rare=self.rare)
        return Statement(
            name=name,
            arguments={self.argument: INPUT if forward else AT_TURNED, **(TABLES if of_tables else {"angles": ANGLES})},
            results={"y" if forward else "dx": result},
            probes=self.probes,
            shapes=shapes,
            axes=axes,
            derived=OF_ANGLES if of_tables else {},
            admits=None if self.unequal or self.tables == "half" else self.repeated,
        )

    def repeated(self, arguments: Mapping[str, Any], *_: Any) -> bool:
        """Tell whether both channels of each pair have the same angle."""
        first, second = self.each(np.asarray(arguments["angles"]))
        return bool((first == second).all())


def rotary_vjp(
    *, given: Given = "tables", layout: Layout = "interleaved", tables: Tables = "half", heads: HeadAxis = "none"
) -> Statement:
    """Return the backward pass of rotary positions."""
    theorem = "rotary_halves_vjp" if tables == "full" else "rotary_vjp"
    chosen = _Convention("g", given, layout, tables, heads, theorem)
    without = () if chosen.unequal else ("token for gradient",)
    return chosen.statement("rotary_vjp", without, summands("rotary_halves_vjp", chosen.halves(), chosen.joined))


def rotary_forward(
    *, given: Given = "tables", layout: Layout = "interleaved", tables: Tables = "half", heads: HeadAxis = "none"
) -> Statement:
    """Return rotary positions: each pair of channels, turned by an angle."""
    of_angles = ("two frequencies in a pair", "position left out")
    return _Convention("x", given, layout, tables, heads).statement("rotary_forward", of_angles)
