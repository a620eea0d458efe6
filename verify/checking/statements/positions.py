"""The table of sinusoidal positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from verify.checking.constants import root_of
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

__all__ = ["JOINED", "even_width", "interleaved", "sinusoidal_table"]

SHAPES = ((5, 6), (3, 10), (2, 14), (6, 6))
FIRST = {"cos": "sinusoidal_table", "sin": "sinusoidal_table_sin_first"}
LENGTH = ("n", "length", "max_len", "seq_len", "n_position", "num_positions", "max_length")
WIDTH = ("d", "dim", "d_model", "d_hid", "width", "embedding_dim", "n_embd")
POSITIONS = ("positions", "position", "pos", "t", "timesteps", "steps", "x")

Angles = Callable[[Any, Any, Any], Any]
"""Takes positions as a column, the number of pairs and the base to the angles of all pairs."""


def interleaved(even: Any, odd: Any) -> Any:
    """Return what stands at even and at odd channels, in their order."""
    found = np.stack([even, odd], -1)
    return found.reshape(*found.shape[:-2], 2 * even.shape[-1])


def _in_halves(first: Any, second: Any) -> Any:
    return np.concatenate([first, second], -1)


JOINED: Mapping[str, Formula] = {"interleaved": interleaved, "halves": _in_halves}


def even_width(shape: Shape) -> int:
    """Return the number of channels, the last of a shape.

    Raises
    ------
    ValueError
        If it is odd.
    """
    if shape[-1] % 2:
        raise ValueError(f"shapes: expected an even number of channels, got {shape[-1]} in {shape}")
    return shape[-1]


# --- angles ---


def _nodes(half: int, base: Any) -> Any:
    """Return ``i / half`` for all pairs, in the number type of the base."""
    return (np.arange(half) + 0 * base) / half


def _to_the(exponents: Any, base: Any) -> Any:
    return np.exp(exponents * np.log(base))


def _multiplied(positions: Any, half: int, base: Any) -> Any:
    return positions * _to_the(-_nodes(half, base), base)


def _divided(positions: Any, half: int, base: Any) -> Any:
    return positions / _to_the(_nodes(half, base), base)


def _by_reciprocal(positions: Any, half: int, base: Any) -> Any:
    return positions * (1 / _to_the(_nodes(half, base), base))


def _step_of_logarithm(positions: Any, half: int, base: Any) -> Any:
    """Divide the logarithm by the number of pairs first."""
    return positions * np.exp(np.arange(half) * (-np.log(base) / half))


# --- what a table is under a convention ---


def _whole(number: Any) -> int:
    """Return a whole number, of which every question of a batch has the same."""
    return int(np.asarray(number).flat[0])


class _Table:
    """Tables under a convention, from angles.

    Parameters
    ----------
    given : {"positions", "length"}
    layout : {"interleaved", "halves"}
    order : {"cos", "sin"}
    """

    def __init__(self, given: str, layout: str, order: str) -> None:
        self.given, self.layout, self.order, self.theorem = given, layout, order, FIRST[order]

    def pairs(self, angles: Any) -> tuple[Any, Any]:
        """Return what stands first and second in a pair."""
        first, second = np.cos(angles), np.sin(angles)
        return (first, second) if self.order == "cos" else (second, first)

    def joined(self, first: Any, second: Any) -> Any:
        """Return the table from what stands first and second."""
        return JOINED[self.layout](first, second)

    def column(self, arguments: Mapping[str, Any]) -> Any:
        """Return the positions as a column."""
        if self.given == "positions":
            return arguments["positions"][..., :, None]
        length = np.asarray(arguments["n"])
        return np.arange(_whole(length))[:, None] + 0 * length[..., None, None]

    def formula(self, angles: Angles, waves: Callable[[Any], tuple[Any, Any]] | None = None) -> Formula:
        """Return the table at angles that are computed in some way."""
        pair = waves or self.pairs
        return lambda base, d, **given: self.joined(*pair(angles(self.column(given), _whole(d) // 2, base)))

    def book(self, nodes: Callable[[Any], Any] = lambda t: t, shift: int = 0, sign: int = 1) -> Binding:
        """Return the binding of the theorem, at other exponents or positions."""

        def binding(base: Any, d: Any, **arguments: Any) -> Mapping[str, Any]:
            positions = sign * (self.column(arguments)[..., 0] + shift) + 0 * base
            return {"m": positions, "b": base, "t": nodes(_nodes(_whole(d) // 2, base))}

        return binding

    # --- wrong ones ---

    def wrong(self) -> tuple[Wrong, ...]:
        """Return the mutants of the theorem; the theorem at other exponents and positions, and laid out otherwise."""
        exchanged, root = "sine and cosine exchanged", "base and exponent exchanged"
        other = "halves" if self.layout == "interleaved" else "interleaved"
        other_first = "sine first" if self.order == "cos" else "cosine first"
        return (
            *mistakes(self.theorem, self.book(), self.joined, without=(root,), conventions=(exchanged,)),
            # its first pair is a root of zero, which has no logarithm
            mistake(root, Origin(self.book(lambda t: t[1:]), self.theorem, root, self._with_first_pair)),
            self._at("exponent of the pair, not twice", self.book(lambda t: t / 2)),
            self._at("logarithm to base two", self.book(lambda t: t / np.log(0 * t + 2))),
            self._at("sign of the positions", self.book(sign=-1)),
            self._at("positions from one", self.book(shift=1), convention=True),
            self._at(
                "exponents up to one", self.book(lambda t: t * t.shape[-1] / max(t.shape[-1] - 1, 1)), convention=True
            ),
            self._as("frequencies in reverse", lambda a, b, **_: self.joined(a[..., ::-1], b[..., ::-1])),
            self._as("first function in both channels", lambda a, _, **__: self.joined(a, a)),
            self._as(
                "times the root of the width",
                lambda a, b, base, d, **_: self.joined(a, b) * np.sqrt(_whole(d) + 0 * base),
            ),
            self._as(other, lambda a, b, **_: JOINED[other](a, b), convention=True),
            self._as(f"{other}, {other_first}", lambda a, b, **_: JOINED[other](b, a), convention=True),
        )

    def _at(self, name: str, book: Binding, convention: bool = False) -> Wrong:
        """Return the theorem at other exponents or positions."""
        return mistake(name, Origin(book, self.theorem), self.joined, convention=convention)

    def _as(self, name: str, laid_out: Formula, convention: bool = False) -> Wrong:
        """Return what the theorem says, laid out otherwise."""
        return mistake(name, Origin(self.book(), self.theorem, laid_out=laid_out), convention=convention)

    def _with_first_pair(self, first: Any, second: Any, **_: Any) -> Any:
        """Return a table whose first angles are zero, from the others."""
        start = self.pairs(0 * first[..., :1])
        return self.joined(*(np.concatenate([a, b], -1) for a, b in zip(start, (first, second), strict=True)))

    def terms(self, base: Any, d: Any, **arguments: Any) -> tuple[dict[str, Any], dict[str, int]]:
        """Return the cosines and the sines at their channels."""
        first, second = self.pairs(_multiplied(self.column(arguments), _whole(d) // 2, base))
        found = {
            "first of the pair": self.joined(first, 0 * first),
            "second of the pair": self.joined(0 * first, second),
        }
        return found, dict.fromkeys(found, 1)


SPELLINGS = (
    ("times the frequency", _multiplied),
    ("divided by the power", _divided),
    ("times the reciprocal of the power", _by_reciprocal),
    ("step of the logarithm", _step_of_logarithm),
)


def _quarter_turn_on(table: _Table) -> Formula:
    """Return the table with the cosine as the sine a quarter of a turn on, which rounds small angles off."""

    def waves(angles: Any) -> tuple[Any, Any]:
        pair = np.sin(angles + root_of(angles, lambda pi: pi * pi / 4)), np.sin(angles)
        return pair if table.order == "cos" else pair[::-1]

    return table.formula(_multiplied, waves)


def sinusoidal_table(
    *, given: str = "positions", layout: str = "interleaved", order: str = "cos", base: float = 10000.0
) -> Statement:
    """Return the table of sinusoidal positions.

    Parameters
    ----------
    given : {"positions", "length"}
        Whether the program takes positions, or how many there are, from zero.
    layout : {"interleaved", "halves"}
        Whether cosine and sine of an angle are neighbours, or half a row apart.
    order : {"cos", "sin"}
        Which of them comes first.
    base : float
        Its powers divide the positions; greater than one.
    """
    one_of("given", given, ("positions", "length"))
    one_of("layout", layout, tuple(JOINED))
    one_of("order", order, tuple(FIRST))
    if not base > 1:
        raise ValueError(f"base: expected a number greater than one, got {base!r}")
    table = _Table(given, layout, order)
    result = Result(
        theorem=table.theorem,
        book=table.book(),
        spellings=(
            *(Spelling(name, table.formula(angles)) for name, angles in SPELLINGS),
            Spelling("sine a quarter of a turn on", _quarter_turn_on(table), lenient=True),
        ),
        wrong=table.wrong(),
        terms=table.terms,
        laid_out=table.joined,
    )
    asked = {"n": LENGTH} if given == "length" else {"positions": POSITIONS}
    return Statement(
        name="sinusoidal_table",
        arguments={**asked, "d": WIDTH},
        results={"table": result},
        probes=_of_length if given == "length" else _of_positions,
        shapes=SHAPES,
        axes=("positions", "d"),
        constants={"base": float(base)},
        fewest=3,  # some mistakes of tables have no formula at two channels
    )


def _of_length(_: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    yield Probe("all positions", {"n": np.int64(shape[0]), "d": np.int64(even_width(shape))})


def _of_positions(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield positions in order, and others near zero and far from it."""
    count, width = shape[0], even_width(shape)
    for label, positions in (
        ("positions from zero", np.arange(count)),
        ("positions in any order", rng.permutation(8 * count)[:count]),
        ("far positions", 1000 + rng.permutation(8 * count)[:count]),
    ):
        yield Probe(label, {"positions": positions, "d": np.int64(width)})
