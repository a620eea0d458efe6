"""Rotary positions: the pairs of channels of a token turned by angles, and the backward pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from verify.checking.angles import Angles
from verify.checking.mistakes import mistake, mistakes
from verify.checking.statement import (
    Binding,
    Formula,
    Origin,
    Probe,
    Result,
    Shape,
    Spelling,
    Statement,
    Wrong,
    one_of,
)
from verify.checking.statements.positions import JOINED, even_width

__all__ = ["rotary_forward", "rotary_vjp"]

SHAPES_AND_AXES: Mapping[str, tuple[tuple[Shape, ...], tuple[str, ...]]] = {
    "none": (((3, 6), (5, 10), (2, 14), (4, 4)), ("positions", "d")),
    "before": (((2, 2, 6), (3, 2, 10), (2, 3, 4)), ("heads", "positions", "d")),
    "after": (((2, 2, 6), (2, 3, 10), (3, 2, 4)), ("positions", "heads", "d")),
}
OTHER = {"interleaved": "halves", "halves": "interleaved", "before": "after", "after": "before"}
INPUT = ("x", "q", "k", "input", "inp", "t")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout", "dq", "dk")
TABLES = {"cos": ("cos", "c", "freqs_cos", "cos_cached"), "sin": ("sin", "s", "freqs_sin", "sin_cached")}
ANGLES = ("angles", "freqs", "theta", "angle", "phases")


class Turn(NamedTuple):
    """Both channels of all pairs, and the cosines and sines that stand at each."""

    a: Any
    b: Any
    cos_a: Any
    cos_b: Any
    sin_a: Any
    sin_b: Any


Turned = Callable[[Turn], tuple[Any, Any]]


def _as_they_are(table: Any) -> Any:
    return table


def _moved(move: Formula, angles: Any) -> Any:
    """Return angles where something puts a table of them."""
    return angles.moved(move) if isinstance(angles, Angles) else move(angles)


@dataclass(frozen=True)
class _Convention:
    """What a program is given, and where channels and tables lie.

    Attributes
    ----------
    argument : str
        What is turned.
    given : {"tables", "angles"}
    layout : {"interleaved", "halves"}
    tables : {"half", "full"}
    heads : {"none", "before", "after"}
    """

    argument: str
    given: str
    layout: str
    tables: str
    heads: str

    def __post_init__(self) -> None:
        one_of("given", self.given, ("tables", "angles"))
        one_of("layout", self.layout, tuple(JOINED))
        one_of("tables", self.tables, ("half", "full"))
        one_of("heads", self.heads, tuple(SHAPES_AND_AXES))

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

    # --- what is computed, and where the book says it ---

    def turn(self, arguments: Mapping[str, Any]) -> Turn:
        """Return the pairs of what is turned, and their tables."""
        if self.given == "angles":
            cos, sin = np.cos(arguments["angles"]), np.sin(arguments["angles"])
        else:
            cos, sin = arguments["cos"], arguments["sin"]
        return Turn(*self.parts(self.moved(arguments[self.argument])), *self.each(cos), *self.each(sin))

    def formula(self, turned: Turned) -> Formula:
        """Return what a program computes that turns pairs."""
        return lambda **arguments: self.joined(*turned(self.turn(arguments)))

    def pairs(self, variable: str, of: Formula = _as_they_are) -> Binding:
        """Return the binding of a theorem about all pairs, each at one angle."""

        def binding(**arguments: Any) -> Mapping[str, Any]:
            angles, _ = self.angles(arguments)
            interleaved = JOINED["interleaved"](*self.parts(self.moved(arguments[self.argument])))
            return {"m": 1 + 0 * interleaved[..., 0], "theta": _moved(of, angles), variable: interleaved}

        return binding

    def halves(self, of: Formula = _as_they_are) -> Binding:
        """Return the binding of the theorem about two halves, at two angles for each pair."""

        def binding(**arguments: Any) -> Mapping[str, Any]:
            first, second = self.parts(self.moved(arguments[self.argument]))
            phi, psi = self.angles(arguments)
            return {"g": first, "w": second, "phi": _moved(of, phi), "psi": _moved(of, psi)}

        return binding

    # --- how a program is asked ---

    def probes(self, equal: bool) -> Callable[[np.random.Generator, Shape], Iterator[Probe]]:
        """Return what yields arrays and angles, those of both channels of a pair the same where they have to be."""

        def full(angles: Any) -> Any:
            return JOINED[self.layout](angles, angles) if self.tables == "full" else angles

        def drawn(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
            positions, half = shape[-3 if self.heads == "after" else -2], even_width(shape) // 2

            def around() -> Any:
                if equal or self.tables == "half":
                    return full(rng.uniform(0, 2 * np.pi, (positions, half)))
                return rng.uniform(0, 2 * np.pi, (positions, 2 * half))

            unequal = rng.standard_normal(shape) * (1 + np.arange(shape[-1]) % 2)
            yield Probe("angles all around", {self.argument: unequal, "angles": around()})
            of_table = full(np.arange(positions)[:, None] * 100.0 ** (-np.arange(half) / half))
            yield Probe("angles of a table", {self.argument: rng.standard_normal(shape), "angles": of_table})
            angles = around()
            phi, psi = self.each(angles)
            first, second = np.sin(psi), -np.cos(phi)  # what a backward pass turns to no first channel
            along = JOINED[self.layout](first, second)
            near = along[:, None, :] if self.heads == "after" else along
            yield Probe(
                "pairs of which one nearly vanishes",
                {self.argument: near + 0.0625 * rng.standard_normal(shape), "angles": angles},
            )

        return drawn

    def statement(self, name: str, names: tuple[str, ...], key: str, result: Result, equal: bool = False) -> Statement:
        """Return the statement of one result."""
        shapes, axes = SHAPES_AND_AXES[self.heads]
        tables: dict[str, Formula] = {
            "cos": lambda angles, **_: np.cos(angles),
            "sin": lambda angles, **_: np.sin(angles),
        }
        return Statement(
            name=name,
            arguments={self.argument: names, **(TABLES if self.given == "tables" else {"angles": ANGLES})},
            results={key: result},
            probes=self.probes(equal),
            shapes=shapes,
            axes=axes,
            derived=tables if self.given == "tables" else {},
        )


# --- mistakes ---


def _next_rows(table: Any) -> Any:
    """Return a table whose rows are those of the next positions."""
    return np.concatenate([table[..., 1:, :], table[..., :1, :]], -2)


def _elsewhere(
    of: _Convention, theorem: str, book: Callable[[_Convention], Binding], laid_out: Callable[[_Convention], Formula]
) -> Iterator[Wrong]:
    """Yield what is right under another layout, unless channels of a pair have two angles in it, and of other axes."""
    if of.tables == "half" or theorem == "rotary_halves_vjp":
        other = replace(of, layout=OTHER[of.layout])
        there = laid_out(other)
        origin = Origin(book(other), theorem, laid_out=lambda *found, **_: there(*found))
        yield mistake(other.layout, origin, convention=True)
    if of.heads == "none":
        return
    across = replace(of, heads=OTHER[of.heads])

    def where(arguments: Mapping[str, Any]) -> _Convention:
        """Return the convention that a program follows which takes the axes for each other wherever it can."""
        *_, first, second, _ = arguments[of.argument].shape
        return across if first == second else of

    origin = Origin(
        lambda **arguments: book(where(arguments))(**arguments),
        theorem,
        laid_out=lambda *found, **arguments: laid_out(where(arguments))(*found),
    )
    yield mistake(f"heads {across.heads} positions", origin, convention=True)


# --- backward ---


def _back(t: Turn) -> tuple[Any, Any]:
    return t.a * t.cos_a + t.b * t.sin_b, t.b * t.cos_b - t.a * t.sin_a


def _of_tables_of_the_other_layout(of: _Convention) -> Wrong:
    """Return what tables give that were made full for the other layout: the channels of a pair have two angles."""

    def book(**arguments: Any) -> Mapping[str, Any]:
        angle, _ = of.angles(arguments)
        full = _moved(lambda table: JOINED[OTHER[of.layout]](table, table), angle)
        return {
            **of.halves()(**arguments),
            "phi": _moved(lambda table: of.parts(table)[0], full),
            "psi": _moved(lambda table: of.parts(table)[1], full),
        }

    origin = Origin(book, "rotary_halves_vjp", laid_out=lambda a, b, **_: of.joined(a, b))
    return mistake("angles of the other layout", origin)


def rotary_vjp(
    *, given: str = "tables", layout: str = "interleaved", tables: str = "half", heads: str = "none"
) -> Statement:
    """Return the backward pass of rotary positions.

    Parameters
    ----------
    given : {"tables", "angles"}
        Whether the program takes cosines and sines, or angles.
    layout : {"interleaved", "halves"}
        Whether the channels of a pair are neighbours, or half a row apart.
    tables : {"half", "full"}
        Whether tables hold one angle for each pair, or one for each channel, which may differ.
    heads : {"none", "before", "after"}
        Whether there is an axis of heads, before or after that of the positions.
    """
    of = _Convention("g", given, layout, tables, heads)
    full = tables == "full"

    def book(of: _Convention, angles: Formula = _as_they_are) -> Binding:
        return of.halves(angles) if full else of.pairs("g", angles)

    def laid_out(of: _Convention) -> Formula:
        return of.joined if full else lambda pairs: of.joined(pairs[..., 0::2], pairs[..., 1::2])

    def terms(**arguments: Any) -> tuple[dict[str, Any], dict[str, int]]:
        t = of.turn(arguments)
        found = {
            "cos times the first channels": of.joined(t.a * t.cos_a, 0 * t.b),
            "cos times the second channels": of.joined(0 * t.a, t.b * t.cos_b),
            "sin times the second channels": of.joined(t.b * t.sin_b, 0 * t.b),
            "sin times the first channels": of.joined(0 * t.a, t.a * t.sin_a),
        }
        return found, dict(zip(found, (1, 1, 1, -1), strict=True))

    theorem = "rotary_halves_vjp" if full else "rotary_vjp"
    result = Result(
        theorem=theorem,
        book=book(of),
        spellings=(Spelling("pair by pair", of.formula(_back)),),
        wrong=(
            *mistakes(theorem, book(of), laid_out(of), without=() if full else ("token for gradient",)),
            mistake("table of the next position", Origin(book(of, _next_rows), theorem), laid_out(of)),
            *(() if full else (_of_tables_of_the_other_layout(of),)),
            *_elsewhere(of, theorem, book, laid_out),
        ),
        terms=terms,
        laid_out=laid_out(of),
    )
    return of.statement("rotary_vjp", GRADIENT, "dx", result)


# --- forward ---


def _forth(t: Turn) -> tuple[Any, Any]:
    return t.a * t.cos_a - t.b * t.sin_a, t.b * t.cos_b + t.a * t.sin_b


def rotary_forward(
    *, given: str = "tables", layout: str = "interleaved", tables: str = "half", heads: str = "none"
) -> Statement:
    """Return rotary positions: each pair of channels, turned by an angle.

    Parameters
    ----------
    given : {"tables", "angles"}
    layout : {"interleaved", "halves"}
    heads : {"none", "before", "after"}
        These as of `rotary_vjp`.
    tables : {"half", "full"}
        Whether tables hold one angle for each pair, or the same one for each of its channels.
    """
    of = _Convention("x", given, layout, tables, heads)

    def book(of: _Convention, angles: Formula = _as_they_are) -> Binding:
        return of.pairs("q", angles)

    theorem, of_angles = "rotary_forward", ("two frequencies in a pair", "position left out")
    result = Result(
        theorem=theorem,
        book=book(of),
        spellings=(Spelling("pair by pair", of.formula(_forth)),),
        wrong=(
            *mistakes(theorem, book(of), of.joined, without=of_angles),
            mistake("table of the next position", Origin(book(of, _next_rows), theorem), of.joined),
            *_elsewhere(of, theorem, book, lambda of: of.joined),
        ),
        laid_out=of.joined,
    )
    return of.statement("rotary_forward", INPUT, "y", result, equal=True)
