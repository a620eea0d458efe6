"""The table of sinusoidal positions: what stands beside its theorem."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import as_stated, mistake, mistakes
from verify.checking.judging.statement import Binding, Formula, Origin, Probe, Result, Shape, Statement, Wrong
from verify.checking.rounding.constants import root_of
from verify.checking.statements.computed import Computed, Rules, Way, spelled, stage
from verify.checking.statements.summands import summands

__all__ = ["JOINED", "Layout", "even_width", "interleaved", "sinusoidal_table"]

Given: TypeAlias = Literal["positions", "length"]
"""Whether the program takes positions, or how many there are, from zero."""
Layout: TypeAlias = Literal["interleaved", "halves"]
"""Whether the channels of a pair, as cosine and sine of an angle, are neighbours, or half a row apart."""
Order: TypeAlias = Literal["cos", "sin"]
"""Which of them comes first."""
SHAPES = ((5, 6), (3, 10), (2, 14), (6, 6))
FIRST = {"cos": "sinusoidal_table", "sin": "sinusoidal_table_sin_first"}
LENGTH = ("n", "length", "max_len", "seq_len", "n_position", "num_positions", "max_length")
WIDTH = ("d", "dim", "d_model", "d_hid", "width", "embedding_dim", "n_embd")
POSITIONS = ("positions", "position", "pos", "t", "timesteps", "steps", "x")


def interleaved(even: Any, odd: Any) -> Any:
    """Return what stands at even and at odd channels, in their order."""
    pairs = np.stack([even, odd], -1)
    return pairs.reshape(*pairs.shape[:-2], 2 * even.shape[-1])


JOINED: Mapping[str, Formula] = {"interleaved": interleaved, "halves": lambda a, b: np.concatenate([a, b], -1)}


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


def _whole(number: Any) -> int:
    """Return a whole number, of which every question of a batch has the same."""
    return int(np.asarray(number).flat[0])


def _of_logarithms_to_two(nodes: Any) -> Any:
    return nodes / np.log(0 * nodes + 2)


class _Table(NamedTuple):
    """Tables under a convention."""

    given: str
    layout: str
    order: str

    def joined(self, first: Any, second: Any) -> Any:
        """Return the table from what stands first and second in a pair."""
        return JOINED[self.layout](first, second)

    def in_order(self, cosine: Any, sine: Any) -> tuple[Any, Any]:
        return (cosine, sine) if self.order == "cos" else (sine, cosine)

    def rules(self) -> Rules:
        """Return rules: positions as a column, exponents in the number type of the base, powers, angles, pairs."""

        def column(f: Computed) -> Any:
            if self.given == "positions":
                return f.positions[..., :, None]
            length = np.asarray(f.n)
            return np.arange(_whole(length))[:, None] + 0 * length[..., None, None]

        return {
            "column": column,
            "count": lambda f: _whole(f.d) // 2,
            "nodes": lambda f: (np.arange(f.count) + 0 * f.base) / f.count,
            "log_base": lambda f: np.log(f.base),
            "frequency": lambda f: np.exp(-f.nodes * f.log_base),
            "power": lambda f: np.exp(f.nodes * f.log_base),
            "angles": lambda f: f.column * f.frequency,
            "pair": lambda f: self.in_order(np.cos(f.angles), np.sin(f.angles)),
        }

    def ways(self) -> tuple[Way, ...]:
        """Return correct ways: angles, and the cosine as a sine a quarter of a turn on, which rounds small ones off."""
        quarter: Formula = lambda f: np.sin(f.angles + root_of(f.angles, lambda pi: pi * pi / 4))  # noqa: E731
        return (
            Way("times the reciprocal of the power", {"angles": lambda f: f.column * (1 / f.power)}),
            Way("step of the logarithm", {"frequency": lambda f: np.exp(np.arange(f.count) * (-f.log_base / f.count))}),
            Way("sine a quarter of a turn on", {"pair": lambda f: self.in_order(quarter(f), np.sin(f.angles))}, True),
        )

    def book(
        self, nodes: Callable[[Any], Any] = lambda t: t, shift: int = 0, sign: float = 1, base: float | None = None
    ) -> Binding:
        """Return the binding of the theorem, at other exponents, positions or another base."""
        first = stage(self.rules())

        def binding(**arguments: Any) -> Mapping[str, Any]:
            f = first(**arguments)
            return {
                "m": sign * (f.column[..., 0] + shift) + 0 * f.base,
                "b": f.base if base is None else 0 * f.base + base,
                "t": nodes(f.nodes),
            }

        return binding

    def wrong(self) -> Iterator[Wrong]:
        """Yield the mutants of the theorem; the theorem at other exponents and positions, and laid out otherwise."""
        theorem = FIRST[self.order]
        exchanged, root = "sine and cosine exchanged", "base and exponent exchanged"
        other = "halves" if self.layout == "interleaved" else "interleaved"
        other_first = "sine first" if self.order == "cos" else "cosine first"

        def at(name: str, convention: bool = False, **others: Any) -> Wrong:
            """Return the theorem at other exponents or positions."""
            return mistake(name, Origin(self.book(**others), theorem), self.joined, convention=convention)

        def laid(name: str, laid_out: Formula, convention: bool = False) -> Wrong:
            """Return what the theorem says, laid out otherwise."""
            return mistake(name, Origin(self.book(), theorem, laid_out=laid_out), convention=convention)

        def with_first_pair(first: Any, second: Any, **_: Any) -> Any:
            """Return a table whose first angles are zero, from the others."""
            zero = 0 * first[..., :1]
            start = self.in_order(np.cos(zero), np.sin(zero))
            return self.joined(*(np.concatenate([a, b], -1) for a, b in zip(start, (first, second), strict=True)))

        yield from mistakes(theorem, self.book(), self.joined, without=(root,), conventions=(exchanged,))
        # its first pair is a root of zero, which has no logarithm
        yield mistake(root, Origin(self.book(lambda t: t[1:]), theorem, root, with_first_pair))
        yield at("exponent of the pair, not twice", nodes=lambda t: t / 2)
        yield at("logarithm to base two", nodes=_of_logarithms_to_two)
        yield at("sign of the positions", sign=-1)
        yield at("positions from one", True, shift=1)
        yield at("exponents up to one", True, nodes=lambda t: t * t.shape[-1] / max(t.shape[-1] - 1, 1))
        yield laid("frequencies in reverse", lambda a, b, **_: self.joined(a[..., ::-1], b[..., ::-1]))
        yield laid("first function in both channels", lambda a, _, **__: self.joined(a, a))
        wide = "times the root of the width"
        yield laid(wide, lambda a, b, base, d, **_: self.joined(a, b) * np.sqrt(_whole(d) + 0 * base))
        yield laid(other, lambda a, b, **_: JOINED[other](a, b), True)
        yield laid(f"{other}, {other_first}", lambda a, b, **_: JOINED[other](b, a), True)

    def rare(self, *_: Any) -> Iterator[Wrong]:
        """Yield the theorem at other positions, bases and exponents, which only name a refused program."""
        others: dict[str, dict[str, Any]] = {
            "positions from -1": {"shift": -1},
            "turns for radians": {"sign": 2 * np.pi},
            "half turns for radians": {"sign": np.pi},
            "all frequencies are one": {"nodes": lambda t: 0 * t},
            "frequencies counted from one": {"nodes": lambda t: t + 1 / t.shape[-1]},
            "exponents of the next channel": {"nodes": lambda t: t + 1 / (2 * t.shape[-1])},
            "exponents divided by d + 2": {"nodes": lambda t: t * t.shape[-1] / (t.shape[-1] + 1)},
            **{f"base {base:g}": {"base": base} for base in (100.0, 1e3, 1e4, 1e5, 5e5, 1e6)},
        }
        for name, changed in others.items():
            yield mistake(name, Origin(self.book(**changed), FIRST[self.order]), self.joined)


def sinusoidal_table(
    *, given: Given = "positions", layout: Layout = "interleaved", order: Order = "cos", base: float = 10000.0
) -> Statement:
    """Return the table of sinusoidal positions; powers of the base, which is greater than one, divide the positions."""
    if not base > 1:
        raise ValueError(f"base: expected a number greater than one, got {base!r}")
    table = _Table(given, layout, order)
    result = Result(
        theorem=FIRST[order],
        book=table.book(),
        spellings=(
            as_stated(FIRST[order], table.book(), table.joined),
            *spelled(((way, lambda f: table.joined(*f.pair)) for way in table.ways()), table.rules()),
        ),
        wrong=tuple(table.wrong()),
        terms=summands(FIRST[order], table.book(), table.joined),
        laid_out=table.joined,
        rare=table.rare,
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
