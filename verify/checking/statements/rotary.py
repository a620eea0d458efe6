"""Rotary positions: the pairs of channels of a token turned by angles, and the backward pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from verify.checking.statement import Binding, Formula, Origin, Probe, Result, Shape, Spelling, Statement, Wrong
from verify.checking.statements.positions import JOINED

__all__ = ["rotary_forward", "rotary_vjp"]

SHAPES_AND_AXES: Mapping[str, tuple[tuple[Shape, ...], tuple[str, ...]]] = {
    "none": (((3, 6), (5, 10), (2, 14), (4, 4)), ("positions", "d")),
    "before": (((2, 3, 6), (3, 2, 10), (2, 2, 4)), ("heads", "positions", "d")),
    "after": (((3, 2, 6), (2, 3, 10), (2, 2, 4)), ("positions", "heads", "d")),
}
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


class _Convention:
    """Where channels and tables lie.

    Parameters
    ----------
    given : {"tables", "angles"}
    layout : {"interleaved", "halves"}
    tables : {"half", "full"}
    heads : {"none", "before", "after"}

    Raises
    ------
    ValueError
        If one is none of these.
    """

    def __init__(self, given: str, layout: str, tables: str, heads: str) -> None:
        for name, value, known in (
            ("given", given, ("tables", "angles")),
            ("layout", layout, tuple(JOINED)),
            ("tables", tables, ("half", "full")),
            ("heads", heads, ("none", "before", "after")),
        ):
            if value not in known:
                raise ValueError(f"{name}: expected {', '.join(known[:-1])} or {known[-1]}, got {value!r}")
        self.given, self.layout, self.tables, self.heads = given, layout, tables, heads
        self.other = "halves" if layout == "interleaved" else "interleaved"

    def arguments(self, array: str, names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Return the arguments of a program."""
        return {array: names, **(TABLES if self.given == "tables" else {"angles": ANGLES})}

    def moved(self, x: Any) -> Any:
        """Return an array with positions before channels, and back."""
        return np.swapaxes(x, -3, -2) if self.heads == "after" else x

    def parts(self, x: Any, layout: str = "") -> tuple[Any, Any]:
        """Return the first and the second channels of all pairs."""
        if (layout or self.layout) == "interleaved":
            return x[..., 0::2], x[..., 1::2]
        half = x.shape[-1] // 2
        return x[..., :half], x[..., half:]

    def each(self, table: Any, layout: str = "") -> tuple[Any, Any]:
        """Return what a table holds for the first and for the second channels."""
        return self.parts(table, layout) if self.tables == "full" else (table, table)

    def turn(self, array: Any, arguments: Mapping[str, Any], layout: str = "") -> Turn:
        """Return the pairs and their tables."""
        if self.given == "angles":
            cos, sin = np.cos(arguments["angles"]), np.sin(arguments["angles"])
        else:
            cos, sin = arguments["cos"], arguments["sin"]
        return Turn(*self.parts(self.moved(array), layout), *self.each(cos, layout), *self.each(sin, layout))

    def formula(self, name: str, turned: Turned, layout: str = "") -> Formula:
        """Return what a program computes that turns pairs."""

        def program(**arguments: Any) -> Any:
            return self.joined(*turned(self.turn(arguments[name], arguments, layout)), layout=layout)

        return program

    def joined(self, a: Any, b: Any, layout: str = "", **_: Any) -> Any:
        """Return the array of a program from the channels of its pairs."""
        return self.moved(JOINED[layout or self.layout](a, b))

    def angles(self, arguments: Mapping[str, Any], layout: str = "") -> tuple[Any, Any]:
        """Return the angles of the first and of the second channels."""
        if self.given == "angles":
            return self.each(arguments["angles"], layout)
        return self.each(np.arctan2(arguments["sin"], arguments["cos"]), layout)

    def derived(self) -> dict[str, Formula]:
        """Return the tables, which a program is given rounded."""
        if self.given == "angles":
            return {}
        return {"cos": lambda angles, **_: np.cos(angles), "sin": lambda angles, **_: np.sin(angles)}

    def probes(self, name: str, equal: bool) -> Callable[[np.random.Generator, Shape], Iterator[Probe]]:
        """Return what yields arrays and angles, those of both channels of a pair the same where they have to be."""

        def drawn(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
            x = rng.standard_normal(shape) * (1 + np.arange(shape[-1]) % 2)
            positions, half = shape[-3 if self.heads == "after" else -2], shape[-1] // 2

            def full(angles: Any) -> Any:
                return JOINED[self.layout](angles, angles) if self.tables == "full" else angles

            def around() -> Any:
                if equal or self.tables == "half":
                    return full(rng.uniform(0, 2 * np.pi, (positions, half)))
                return rng.uniform(0, 2 * np.pi, (positions, 2 * half))

            yield Probe("angles all around", {name: x, "angles": around()})
            of_table = np.arange(positions)[:, None] * 100.0 ** (-np.arange(half) / half)
            yield Probe("angles of a table", {name: rng.standard_normal(shape), "angles": full(of_table)})
            angles = around()
            a, b = self.each(angles)
            along = JOINED[self.layout](np.sin(b), -np.cos(b)) + 0 * a[..., :1]
            near = along + 0.0625 * rng.standard_normal((positions, 2 * half))
            yield Probe(
                "pairs of which one nearly vanishes",
                {name: np.broadcast_to(self.moved_like(near), shape), "angles": angles},
            )

        return drawn

    def moved_like(self, rows: Any) -> Any:
        """Return one row for each position so that it meets an array of the program's shape."""
        return rows[:, None, :] if self.heads == "after" else rows

    def statement(self, name: str, argument: str, names: tuple[str, ...], key: str, result: Result) -> Statement:
        """Return the statement of one result."""
        shapes, axes = SHAPES_AND_AXES[self.heads]
        return Statement(
            name=name,
            arguments=self.arguments(argument, names),
            results={key: result},
            probes=self.probes(argument, equal=result.theorem == "rotary_forward"),
            shapes=shapes,
            axes=axes,
            derived=self.derived(),
        )


def _next_rows(table: Any) -> Any:
    """Return a table whose rows are those of the next positions."""
    return np.concatenate([table[..., 1:, :], table[..., :1, :]], -2)


def _of_next(turned: Turned) -> Turned:
    return lambda t: turned(Turn(t.a, t.b, *map(_next_rows, t[2:])))


# --- backward ---


def _back(t: Turn) -> tuple[Any, Any]:
    return t.a * t.cos_a + t.b * t.sin_b, t.b * t.cos_b - t.a * t.sin_a


def _products_first(t: Turn) -> tuple[Any, Any]:
    """Multiply by the sine, exchange channels, and subtract the second half's from zero."""
    a, b = t.a * t.sin_a, t.b * t.sin_b
    return b + t.a * t.cos_a, -a + t.b * t.cos_b


def _back_twice(t: Turn) -> tuple[Any, Any]:
    cos, sin = t.cos_a * t.cos_a - t.sin_a * t.sin_a, 2 * (t.cos_a * t.sin_a)
    return t.a * cos + t.b * sin, t.b * cos - t.a * sin


BACK = (("pair by pair", _back), ("products first", _products_first))

OF_EVERY_TABLE: tuple[tuple[str, Turned, str], ...] = (
    ("turned the same way", lambda t: (t.a * t.cos_a - t.b * t.sin_b, t.b * t.cos_b + t.a * t.sin_a), ""),
    ("not turned", lambda t: (t.a, t.b), ""),
    ("no gradient", lambda t: (0 * t.a, 0 * t.b), "huggingface/candle#3612"),
    (
        "sine and cosine exchanged",
        lambda t: (t.a * t.sin_a + t.b * t.cos_b, t.b * t.sin_b - t.a * t.cos_a),
        "",
    ),
)
OF_HALF_TABLES: tuple[tuple[str, Turned, str], ...] = (
    (
        "sign of the sine in the odd channels",
        lambda t: (t.a * t.cos_a + t.b * t.sin_b, t.b * t.cos_b + t.a * t.sin_a),
        "",
    ),
    (
        "sign of the sine in the even channels",
        lambda t: (t.a * t.cos_a - t.b * t.sin_b, t.b * t.cos_b - t.a * t.sin_a),
        "",
    ),
    ("channels of a pair exchanged", lambda t: _back(t)[::-1], ""),
    ("turned back twice", _back_twice, ""),
)
OF_FULL_TABLES: tuple[tuple[str, Turned, str], ...] = (
    (
        "exchanged before the sine",
        lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_b - t.a * t.sin_b),
        "PaddlePaddle/Paddle#74716",
    ),
    (
        "sign in the second half",
        lambda t: (t.a * t.cos_a + t.b * t.sin_b, t.b * t.cos_b + t.a * t.sin_a),
        "",
    ),
    (
        "table of the first half for both",
        lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_a - t.a * t.sin_a),
        "",
    ),
    (
        "tables exchanged",
        lambda t: (t.a * t.cos_b + t.b * t.sin_a, t.b * t.cos_a - t.a * t.sin_b),
        "",
    ),
)


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
    of = _Convention(given, layout, tables, heads)
    full = tables == "full"

    def of_pairs(angles: Formula = lambda table: table, layout: str = "") -> Binding:
        """Return the binding of the theorem about all pairs of channels, at one angle each."""

        def binding(g: Any, **arguments: Any) -> Mapping[str, Any]:
            found, _ = of.angles(arguments, layout)
            interleaved = JOINED["interleaved"](*of.parts(of.moved(g), layout))
            return {"m": 1 + 0 * interleaved[..., 0], "theta": angles(found), "g": interleaved}

        return binding

    def of_halves(angles: Formula = lambda table: table, layout: str = "") -> Binding:
        """Return the binding of the theorem about two halves, at two angles for each pair."""

        def binding(g: Any, **arguments: Any) -> Mapping[str, Any]:
            first, second = of.parts(of.moved(g), layout)
            phi, psi = of.angles(arguments, layout)
            return {"g": first, "w": second, "phi": angles(phi), "psi": angles(psi)}

        return binding

    def laid_out(*found: Any, layout: str = "") -> Any:
        first, second = found if full else of.parts(found[0], "interleaved")
        return of.joined(first, second, layout=layout)

    def mixed(g: Any, **arguments: Any) -> Mapping[str, Any]:
        """Return the binding to angles of the other layout: of tables that are full before they are turned."""
        first, second = of.parts(of.moved(g))
        phi, psi = of.parts(JOINED[of.other](*of.angles(arguments)))
        return {"g": first, "w": second, "phi": phi, "psi": psi}

    def of_mixed(t: Turn) -> tuple[Any, Any]:
        cos, sin = (of.parts(JOINED[of.other](*pair)) for pair in ((t.cos_a, t.cos_b), (t.sin_a, t.sin_b)))
        return _back(Turn(t.a, t.b, *cos, *sin))

    book = of_halves if full else of_pairs
    mistakes = (*OF_EVERY_TABLE, *(OF_FULL_TABLES if full else OF_HALF_TABLES))
    wrong = [Wrong(name, of.formula("g", turned), reported) for name, turned, reported in mistakes]
    wrong.append(Wrong("table of the next position", of.formula("g", _of_next(_back)), origin=Origin(book(_next_rows))))
    if not full:
        origin = Origin(mixed, "rotary_halves_vjp", laid_out=lambda a, b, **_: of.joined(a, b))
        wrong.append(Wrong("angles of the other layout", of.formula("g", of_mixed), origin=origin))
    origin = Origin(book(layout=of.other), laid_out=lambda *found, **_: laid_out(*found, layout=of.other))
    wrong.append(Wrong(of.other, of.formula("g", _back, of.other), convention=True, origin=origin))

    def terms(g: Any, **arguments: Any) -> tuple[dict[str, Any], dict[str, int]]:
        t = of.turn(g, arguments)
        found = {
            "cos times the first channels": of.joined(t.a * t.cos_a, 0 * t.b),
            "cos times the second channels": of.joined(0 * t.a, t.b * t.cos_b),
            "sin times the second channels": of.joined(t.b * t.sin_b, 0 * t.b),
            "sin times the first channels": of.joined(0 * t.a, t.a * t.sin_a),
        }
        return found, dict(zip(found, (1, 1, 1, -1), strict=True))

    result = Result(
        theorem="rotary_halves_vjp" if full else "rotary_vjp",
        book=book(),
        spellings=tuple(Spelling(name, of.formula("g", turned)) for name, turned in BACK),
        wrong=tuple(wrong),
        terms=terms,
        laid_out=laid_out,
    )
    return of.statement("rotary_vjp", "g", GRADIENT, "dx", result)


# --- forward ---


def _forth(t: Turn) -> tuple[Any, Any]:
    return t.a * t.cos_a - t.b * t.sin_a, t.b * t.cos_b + t.a * t.sin_b


FORTH: tuple[tuple[str, Turned, str], ...] = (
    (
        "transposed rotation",
        lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_b - t.a * t.sin_b),
        "karpathy/nanochat#489",
    ),
    ("minus sign lost", lambda t: (t.a * t.cos_a + t.b * t.sin_a, t.b * t.cos_b + t.a * t.sin_b), ""),
    ("sine and cosine exchanged", lambda t: (t.a * t.sin_a - t.b * t.cos_a, t.b * t.sin_b + t.a * t.cos_b), ""),
    ("channels of a pair exchanged", lambda t: _forth(t)[::-1], ""),
    ("odd channel not turned", lambda t: (_forth(t)[0], t.b), ""),
    ("one factor for each channel", lambda t: (t.a * t.cos_a, t.b * t.sin_b), "claims:A003-53"),
)


def rotary_forward(
    *, given: str = "tables", layout: str = "interleaved", tables: str = "half", heads: str = "none"
) -> Statement:
    """Return rotary positions: each pair of channels, turned by an angle.

    Parameters
    ----------
    given, layout, heads
        As of `rotary_vjp`.
    tables : {"half", "full"}
        Whether tables hold one angle for each pair, or the same one for each of its channels.
    """
    of = _Convention(given, layout, tables, heads)

    def book(angles: Formula = lambda table: table, layout: str = "") -> Binding:
        def binding(x: Any, **arguments: Any) -> Mapping[str, Any]:
            found, _ = of.angles(arguments, layout)
            interleaved = JOINED["interleaved"](*of.parts(of.moved(x), layout))
            return {"m": 1 + 0 * interleaved[..., 0], "theta": angles(found), "q": interleaved}

        return binding

    wrong = [Wrong(name, of.formula("x", turned), reported) for name, turned, reported in FORTH]
    wrong.append(
        Wrong("table of the next position", of.formula("x", _of_next(_forth)), origin=Origin(book(_next_rows)))
    )
    if tables == "half":  # in the other layout, the channels of a pair have other angles each

        def laid_out(a: Any, b: Any, **_: Any) -> Any:
            return of.joined(a, b, layout=of.other)

        origin = Origin(book(layout=of.other), laid_out=laid_out)
        wrong.append(Wrong(of.other, of.formula("x", _forth, of.other), convention=True, origin=origin))
    spellings = (Spelling("pair by pair", of.formula("x", _forth)),)
    result = Result("rotary_forward", book(), spellings, tuple(wrong), laid_out=of.joined)
    return of.statement("rotary_forward", "x", INPUT, "y", result)
