"""The table of sinusoidal positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from verify.checking.constants import root_of
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
REPORTED_TWICE = {"cos": "SamLynnEvans/Transformer#25", "sin": "jadore801120/attention-is-all-you-need-pytorch#32"}
LENGTH = ("n", "length", "max_len", "seq_len", "n_position", "num_positions", "max_length")
WIDTH = ("d", "dim", "d_model", "d_hid", "width", "embedding_dim", "n_embd")
POSITIONS = ("positions", "position", "pos", "t", "timesteps", "steps", "x")

Pair = Callable[[Any], Any]
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


def _at(exponents: Callable[[Any, int], Any]) -> Angles:
    """Return angles at other exponents of the base, a function of those of the pairs and of their number."""
    return lambda positions, half, base: positions * _to_the(-exponents(_nodes(half, base), half), base)


def _integer_division(positions: Any, half: int, base: Any) -> Any:
    return positions * np.exp(-2 * (np.arange(half) + 0 * base))


def _product(positions: Any, half: int, base: Any) -> Any:
    return positions * (base * _nodes(half, base))


def _root(positions: Any, half: int, base: Any) -> Any:
    """Raise the exponent to one over the base; that of the first pair is zero."""
    others = positions * np.exp(np.log(_nodes(half, base)[1:]) / base)
    return np.concatenate([0 * positions + 0 * base, others], -1)


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
        self.given, self.layout, self.order = given, layout, order

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

    def formula(
        self,
        angles: Angles,
        laid_out: Formula | None = None,
        of_second: Angles | None = None,
        waves: Callable[[Any], tuple[Any, Any]] | None = None,
    ) -> Formula:
        """Return the table at some angles; those of the second channels may be others."""
        waves = waves or self.pairs

        def table(base: Any, d: Any, **arguments: Any) -> Any:
            column, half = self.column(arguments), _whole(d) // 2
            first, second = waves(angles(column, half, base))
            if of_second is not None:
                second = waves(of_second(column, half, base))[1]
            return self.joined(first, second) if laid_out is None else laid_out(first, second, base=base, d=d)

        return table

    def book(self, nodes: Callable[[Any], Any] = lambda t: t, shift: int = 0, sign: int = 1) -> Binding:
        """Return the binding of the theorem, at other exponents or positions."""

        def binding(base: Any, d: Any, **arguments: Any) -> Mapping[str, Any]:
            positions = sign * (self.column(arguments)[..., 0] + shift) + 0 * base
            return {"m": positions, "b": base, "t": nodes(_nodes(_whole(d) // 2, base))}

        return binding

    # --- wrong ones ---

    def mutant(self, name: str, angles: Angles, reported: str = "", of_second: Angles | None = None) -> Wrong:
        """Return a mistake in the angles that is a mutant of the theorem."""
        return Wrong(name, self.formula(angles, of_second=of_second), reported)

    def at(self, name: str, angles: Angles, book: Binding, convention: bool = False) -> Wrong:
        """Return the theorem at other exponents or positions."""
        return Wrong(name, self.formula(angles), convention=convention, origin=Origin(book))

    def lying(self, name: str, laid_out: Formula, convention: bool = False) -> Wrong:
        """Return what the theorem says, laid out otherwise."""
        origin = Origin(self.book(), laid_out=lambda *pair, **given: laid_out(*pair, base=given["base"], d=given["d"]))
        return Wrong(name, self.formula(_multiplied, laid_out), convention=convention, origin=origin)

    def conventions(self) -> tuple[Wrong, ...]:
        """Return the tables under the other conventions."""
        layout = "halves" if self.layout == "interleaved" else "interleaved"
        exchanged = "sine first" if self.order == "cos" else "cosine first"
        return (
            Wrong(
                "sine and cosine exchanged",
                self.formula(_multiplied, lambda first, second, **_: self.joined(second, first)),
                convention=True,
            ),
            self.lying(layout, lambda first, second, **_: JOINED[layout](first, second), convention=True),
            self.lying(
                f"{layout}, {exchanged}", lambda first, second, **_: JOINED[layout](second, first), convention=True
            ),
            self.at("positions from one", _of_next, self.book(shift=1), convention=True),
            self.at(
                "exponents up to one", _at(_up_to_one), self.book(lambda t: _up_to_one(t, len(t))), convention=True
            ),
        )

    def mistakes(self) -> tuple[Wrong, ...]:
        """Return the wrong tables."""

        def with_first_pair(first: Any, second: Any, **_: Any) -> Any:
            one, zero = 0 * first[..., :1] + 1, 0 * first[..., :1]
            start = (one, zero) if self.order == "cos" else (zero, one)
            return self.joined(*(np.concatenate([a, b], -1) for a, b in zip(start, (first, second), strict=True)))

        return (
            self.mutant(
                "exponent of the channel, twice",
                _at(lambda t, half: 2 * t),
                REPORTED_TWICE[self.order],
                _at(lambda t, half: 2 * t + (0 * t + 1) / half),
            ),
            self.mutant(
                "exponent of the channel",
                _multiplied,
                "maxjcohen/transformer#62",
                _at(lambda t, half: t + (0 * t + 1) / (2 * half)),
            ),
            self.mutant("exponent twice", _at(lambda t, half: 2 * t)),
            self.mutant("integer division of the exponent", _integer_division, "zju3dv/LoFTR#41"),
            Wrong(
                "base and exponent exchanged",
                self.formula(_root),
                "ivanvovk/WaveGrad#12",
                origin=Origin(
                    self.book(lambda t: t[1:]), mutant="base and exponent exchanged", laid_out=with_first_pair
                ),
            ),
            self.mutant("sign of the exponent", _at(lambda t, half: -t), "coqui-ai/TTS#2248"),
            self.mutant("product for power", _product, "aharley/pips#30"),
            self.mutant(
                "pairs counted from one",
                _at(lambda t, half: t - (0 * t + 1) / half),
                "bkitano/llama-from-scratch#8",
            ),
            self.at("exponent of the pair, not twice", _at(lambda t, half: t / 2), self.book(lambda t: t / 2)),
            self.at("logarithm to base two", _at(_over_log_two), self.book(lambda t: _over_log_two(t, len(t)))),
            self.at("sign of the positions", _of_opposite, self.book(sign=-1)),
            self.lying(
                "frequencies in reverse", lambda first, second, **_: self.joined(first[..., ::-1], second[..., ::-1])
            ),
            self.lying("first function in both channels", lambda first, second, **_: self.joined(first, first)),
            self.lying(
                "times the root of the width",
                lambda first, second, base, d: self.joined(first, second) * np.sqrt(_whole(d) + 0 * base),
            ),
        )

    def terms(self, base: Any, d: Any, **arguments: Any) -> tuple[dict[str, Any], dict[str, int]]:
        """Return the cosines and the sines at their channels."""
        first, second = self.pairs(_multiplied(self.column(arguments), _whole(d) // 2, base))
        found = {
            "first of the pair": self.joined(first, 0 * first),
            "second of the pair": self.joined(0 * first, second),
        }
        return found, dict.fromkeys(found, 1)


def _of_next(positions: Any, half: int, base: Any) -> Any:
    return _multiplied(positions + 1, half, base)


def _of_opposite(positions: Any, half: int, base: Any) -> Any:
    return _multiplied(-positions, half, base)


def _up_to_one(nodes: Any, half: int) -> Any:
    """Return exponents the last of which is one."""
    return nodes * half / max(half - 1, 1)


def _over_log_two(nodes: Any, half: int) -> Any:
    """Return exponents at which the exponential is of a logarithm to base two."""
    return nodes / np.log(0 * nodes + 2)


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

    return table.formula(_multiplied, waves=waves)


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
        theorem=FIRST[order],
        book=table.book(),
        spellings=(
            *(Spelling(name, table.formula(angles)) for name, angles in SPELLINGS),
            Spelling("sine a quarter of a turn on", _quarter_turn_on(table), lenient=True),
        ),
        wrong=(*table.mistakes(), *table.conventions()),
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
