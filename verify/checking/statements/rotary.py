"""Rotary positions: the pairs of channels of a token turned by angles, and the backward pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

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
REPORTED = {
    "no gradient": "huggingface/candle#3612",
    "exchanged before the sine": "PaddlePaddle/Paddle#74716",
    "transposed rotation": "karpathy/nanochat#489",
    "one factor for each channel": "claims:A003-53",
}


def _as_they_are(table: Any) -> Any:
    return table


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
        """Return the angles of the first and of the second channels."""
        if self.given == "angles":
            return self.each(arguments["angles"])
        return self.each(np.arctan2(arguments["sin"], arguments["cos"]))

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
            return {"m": 1 + 0 * interleaved[..., 0], "theta": of(angles), variable: interleaved}

        return binding

    def halves(self, of: Formula = _as_they_are) -> Binding:
        """Return the binding of the theorem about two halves, at two angles for each pair."""

        def binding(**arguments: Any) -> Mapping[str, Any]:
            first, second = self.parts(self.moved(arguments[self.argument]))
            phi, psi = self.angles(arguments)
            return {"g": first, "w": second, "phi": of(phi), "psi": of(psi)}

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


def _mistakes(of: _Convention, turned: Mapping[str, Turned]) -> Iterator[Wrong]:
    """Yield mistakes that are mutants of the theorem, by their names."""
    for name, wrongly in turned.items():
        yield Wrong(name, of.formula(wrongly), REPORTED.get(name, ""))


def _next_rows(table: Any) -> Any:
    """Return a table whose rows are those of the next positions."""
    return np.concatenate([table[..., 1:, :], table[..., :1, :]], -2)


def _elsewhere(
    of: _Convention,
    turned: Turned,
    book: Callable[[_Convention], Binding],
    laid_out: Callable[[_Convention], Formula],
    layout: bool,
) -> Iterator[Wrong]:
    """Yield what is right under another layout, and with another order of the axes."""
    if layout:
        other = replace(of, layout=OTHER[of.layout])
        there = laid_out(other)
        origin = Origin(book(other), laid_out=lambda *found, **_: there(*found))
        yield Wrong(other.layout, other.formula(turned), convention=True, origin=origin)
    if of.heads == "none":
        return
    across = replace(of, heads=OTHER[of.heads])

    def where(arguments: Mapping[str, Any]) -> _Convention:
        """Return the convention that a program follows which takes the axes for each other wherever it can."""
        *_, first, second, _ = arguments[of.argument].shape
        return across if first == second else of

    yield Wrong(
        f"heads {across.heads} positions",
        lambda **arguments: where(arguments).formula(turned)(**arguments),
        convention=True,
        origin=Origin(
            lambda **arguments: book(where(arguments))(**arguments),
            laid_out=lambda *found, **arguments: laid_out(where(arguments))(*found),
        ),
    )


def _at_next_position(of: _Convention, turned: Turned, book: Binding) -> Wrong:
    formula = of.formula(lambda t: turned(Turn(t.a, t.b, *map(_next_rows, t[2:]))))
    return Wrong("table of the next position", formula, origin=Origin(book))


# --- backward ---


def _back(t: Turn) -> tuple[Any, Any]:
    return t.a * t.cos_a + t.b * t.sin_b, t.b * t.cos_b - t.a * t.sin_a


def _back_twice(t: Turn) -> tuple[Any, Any]:
    cos, sin = t.cos_a * t.cos_a - t.sin_a * t.sin_a, 2 * (t.cos_a * t.sin_a)
    return t.a * cos + t.b * sin, t.b * cos - t.a * sin


OF_EVERY_TABLE: Mapping[str, Turned] = {
    "turned the same way": lambda t: (t.a * t.cos_a - t.b * t.sin_b, t.b * t.cos_b + t.a * t.sin_a),
    "not turned": lambda t: (t.a, t.b),
    "no gradient": lambda t: (0 * t.a, 0 * t.b),
    "sine and cosine exchanged": lambda t: (t.a * t.sin_a + t.b * t.cos_b, t.b * t.sin_b - t.a * t.cos_a),
}
OF_HALF_TABLES: Mapping[str, Turned] = {
    "sign of the sine in the odd channels": lambda t: (_back(t)[0], t.b * t.cos_b + t.a * t.sin_a),
    "sign of the sine in the even channels": lambda t: (t.a * t.cos_a - t.b * t.sin_b, _back(t)[1]),
    "channels of a pair exchanged": lambda t: _back(t)[::-1],
    "turned back twice": _back_twice,
}
OF_FULL_TABLES: Mapping[str, Turned] = {
    "exchanged before the sine": lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_b - t.a * t.sin_b),
    "sign in the second half": lambda t: (_back(t)[0], t.b * t.cos_b + t.a * t.sin_a),
    "table of the first half for both": lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_a - t.a * t.sin_a),
    "tables exchanged": lambda t: (t.a * t.cos_b + t.b * t.sin_a, t.b * t.cos_a - t.a * t.sin_b),
}


def _of_tables_of_the_other_layout(of: _Convention) -> Wrong:
    """Return what tables give that were made full for the other layout: the channels of a pair have two angles."""
    joined = JOINED[OTHER[of.layout]]

    def turned(t: Turn) -> tuple[Any, Any]:
        cos, sin = of.parts(joined(t.cos_a, t.cos_b)), of.parts(joined(t.sin_a, t.sin_b))
        return _back(Turn(t.a, t.b, *cos, *sin))

    def book(**arguments: Any) -> Mapping[str, Any]:
        phi, psi = of.parts(joined(*of.angles(arguments)))
        return {**of.halves()(**arguments), "phi": phi, "psi": psi}

    origin = Origin(book, "rotary_halves_vjp", laid_out=lambda a, b, **_: of.joined(a, b))
    return Wrong("angles of the other layout", of.formula(turned), origin=origin)


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

    result = Result(
        theorem="rotary_halves_vjp" if full else "rotary_vjp",
        book=book(of),
        spellings=(Spelling("pair by pair", of.formula(_back)),),
        wrong=(
            *_mistakes(of, {**OF_EVERY_TABLE, **(OF_FULL_TABLES if full else OF_HALF_TABLES)}),
            _at_next_position(of, _back, book(of, _next_rows)),
            *(() if full else (_of_tables_of_the_other_layout(of),)),
            *_elsewhere(of, _back, book, laid_out, layout=True),
        ),
        terms=terms,
        laid_out=laid_out(of),
    )
    return of.statement("rotary_vjp", GRADIENT, "dx", result)


# --- forward ---


def _forth(t: Turn) -> tuple[Any, Any]:
    return t.a * t.cos_a - t.b * t.sin_a, t.b * t.cos_b + t.a * t.sin_b


FORTH: Mapping[str, Turned] = {
    "transposed rotation": lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_b - t.a * t.sin_b),
    "minus sign lost": lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_b + t.a * t.sin_b),
    "sine and cosine exchanged": lambda t: (t.a * t.sin_a - t.b * t.cos_a, t.b * t.sin_b + t.a * t.cos_b),
    "channels of a pair exchanged": lambda t: _forth(t)[::-1],
    "odd channel not turned": lambda t: (_forth(t)[0], t.b),
    "one factor for each channel": lambda t: (t.a * t.cos_a, t.b * t.sin_b),
}


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

    # full tables give the channels of a pair two angles in the other layout, of which the theorem says nothing
    elsewhere = _elsewhere(of, _forth, book, lambda of: of.joined, layout=tables == "half")
    result = Result(
        theorem="rotary_forward",
        book=book(of),
        spellings=(Spelling("pair by pair", of.formula(_forth)),),
        wrong=(
            *_mistakes(of, FORTH),
            _at_next_position(of, _forth, book(of, _next_rows)),
            *elsewhere,
        ),
        laid_out=of.joined,
    )
    return of.statement("rotary_forward", INPUT, "y", result, equal=True)
