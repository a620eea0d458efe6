"""Further questions beside those that distinguish formulas: other sizes, and arguments of a special structure.

A program may be right at all ordinary arguments and wrong for one row, for even widths, or for a constant one. These
questions find that; they are few and small, and each correct program stays finite at all of them, in every format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product
from typing import Any

import numpy as np

from verify.checking.judging.draws import NoProbeError
from verify.checking.judging.statement import Probe, Shape, Statement
from verify.checking.rounding.formats import FORMATS, Format

__all__ = ["STRUCTURES", "Structure", "shapes_in_vain", "wide_probes", "wide_shapes"]

SMALL = (1, 8, 9, 2)
"""Each along every axis, with others along the others."""
LARGE, LONG = (65, 257), 1027
"""Each along one axis at a time; the last is longer than tiles of 1024, and their tail is short. It is not asked in
half precision, where no bound of a sum of so many is finite."""
FEW_AXES = 2
"""Of more, each axis has the largest of these only."""
OTHERS = 3
"""The most along other axes, where one is large."""
THOROUGH = (63, 64, 127, 128, 129, 255, 256, 768, 1023, 1024, 1025)
"""Each along one axis at a time, where a check is thorough: what tiles of kernels begin and end with."""
EQUAL = 6
ZEROS = 0.25
"""Which part of an argument is zero, where some of it is."""
Change = Callable[[np.random.Generator, Any], Any]

NORMS = ("layernorm_vjp", "layernorm_gain_vjp", "rmsnorm_vjp", "rmsnorm_gain_vjp")
GELUS = ("gelu_vjp", "gelu_tanh_vjp")
ACTIVATIONS = ("relu_vjp", *GELUS)
OF_LOGITS = ("softmax_shifted", "softmax_vjp", "softmax_jvp", "log_softmax_shifted", "log_softmax_vjp")
LOSSES = ("cross_entropy_gradient",)


@dataclass(frozen=True)
class Structure:
    """A change of some arguments of an ordinary probe.

    Attributes
    ----------
    label : str
    changes : mapping of str to callable
        By the name of the argument: a generator of random numbers and the array, to another array. Only statements that
        have one of these arguments are asked.
    statements : tuple of str
        The statements that are asked; all if there is none.
    floats : bool
        Whether only float32 and float64 are asked, as correct programs in half precision overflow or cancel.
    eps : bool
        Whether only a normalization with an eps is asked.
    thorough : bool
        Whether only a thorough check asks it, as some devices compute otherwise there.
    """

    label: str
    changes: Mapping[str, Change]
    statements: tuple[str, ...] = ()
    floats: bool = False
    eps: bool = False
    thorough: bool = False

    def is_asked(self, statement: Statement, form: Format, thorough: bool) -> bool:
        """Tell whether a statement is asked."""
        if self.statements and statement.name not in self.statements:
            return False
        if self.eps and not statement.constants.get("eps"):
            return False
        return (thorough or not self.thorough) and (form.bits >= FORMATS["float32"].bits or not self.floats)


def _sign(rng: np.random.Generator, a: Any) -> Any:
    return rng.choice([-1.0, 1.0], np.shape(a))


def _of_magnitudes(least: float, most: float) -> Change:
    """Return what draws numbers of both signs, log-uniform in size between powers of two."""
    return lambda rng, a: _sign(rng, a) * 2.0 ** rng.uniform(least, most, np.shape(a))


def _one_hot(rng: np.random.Generator, a: Any) -> Any:
    """Return one at one place of each row."""
    return np.eye(a.shape[-1])[rng.integers(a.shape[-1], size=a.shape[:-1])]


def _some_rows(rows: slice, change: Change) -> Change:
    """Return what changes some rows only, or some entries of a vector, so that others are ordinary."""

    def changed(rng: np.random.Generator, a: Any) -> Any:
        array = np.array(a)
        some = (..., rows, slice(None)) if array.ndim > 1 else (rows,)
        array[some] = change(rng, array[some])
        return array

    return changed


def _both(change: Change) -> Mapping[str, Change]:
    return {"g": change, "u": change}


def _tails(rng: np.random.Generator, a: Any) -> Any:
    """Return inputs where the slope is nearly one, and some where exponentials still fit float16."""
    return np.where(
        rng.random(np.shape(a)) < 0.5, rng.uniform(4, 16, np.shape(a)), rng.uniform(-4.1, -3.5, np.shape(a))
    )


def _turned(a: Any) -> Any:
    """Return every second row with the other sign."""
    return a * np.where(np.arange(len(a)) % 2 == 0, 1.0, -1.0)[:, None]


def _far_apart(rng: np.random.Generator, a: Any) -> Any:
    """Return rows about 1000 and rows about -1000, of which no format holds the exponentials."""
    return a + np.where(np.arange(len(a)) % 2 == 0, 1000.0, -1000.0)[:, None]


def _keep(rule: Callable[[Any, Any, int], Any]) -> Mapping[str, Change]:
    """Return what draws a mask from the numbers of a query and of a key, and how many keys there are."""

    def changed(rng: np.random.Generator, keep: Any) -> Any:
        m, n = keep.shape
        return np.broadcast_to(rule(np.arange(m)[:, None], np.arange(n), n), (m, n)).copy()

    return {"keep": changed}


EVERY_SECOND, ALL_BUT_FIRST = slice(1, None, 2), slice(1, None)
STRUCTURES = (
    Structure("gradient zero", _both(lambda rng, a: 0.0 * a)),
    Structure("gradient zero in some rows", _both(_some_rows(EVERY_SECOND, lambda rng, a: 0.0 * a))),
    Structure("gradient one at one place of each row", _both(_one_hot)),
    Structure("gradient one everywhere", _both(lambda rng, a: np.ones(np.shape(a)))),
    Structure("gradient the same in all rows", _both(lambda rng, a: np.broadcast_to(a[:1], a.shape).copy())),
    Structure("gradient one number in each row", _both(lambda rng, a: np.broadcast_to(a[..., :1], a.shape).copy())),
    Structure("gradient of sizes from 2^-12 to 2^6", _both(_of_magnitudes(-12, 6))),
    Structure("some inputs of zero", {"x": lambda rng, a: np.where(rng.random(np.shape(a)) < 0.25, 0.0, a)},
              (*NORMS, *GELUS, "linear_backward", *OF_LOGITS, *LOSSES)),
    Structure("inputs of sizes from 2^-12 to 2^6", {"x": _of_magnitudes(-12, 6)}, (*NORMS, "linear_backward")),
    Structure("inputs of sizes from 2^-20 to 2^6", {"x": _of_magnitudes(-20, 6)}, NORMS, floats=True),
    Structure("inputs far from zero on either side", {"x": _tails}, ACTIVATIONS),
    Structure("inputs of sizes from 2^-20 to 2", {"x": _of_magnitudes(-20, 1)}, ACTIVATIONS, floats=True),
    Structure("mean far above the deviation",
              {"x": _some_rows(EVERY_SECOND, lambda rng, a: 16 + 0.25 * a)}, NORMS, floats=True),
    Structure("rows of zeros", {"x": _some_rows(EVERY_SECOND, lambda rng, a: 0 * a)}, NORMS, eps=True),
    Structure("constant rows", {"x": _some_rows(EVERY_SECOND, lambda rng, a: 0 * a + 2)}, NORMS, floats=True, eps=True),
    Structure("inputs of sizes from 2^-148 to 2^-127", {"x": _of_magnitudes(-148, -127)}, (*NORMS, *ACTIVATIONS),
              floats=True, eps=True, thorough=True),
    Structure("positions below zero", {"positions": lambda rng, a: -1 - a}, floats=True, thorough=True),
    Structure("all inputs negative", {"x": lambda rng, a: -np.abs(a) - 0.125}, (*NORMS, *OF_LOGITS, *LOSSES)),
    Structure("equal rows", {"x": lambda rng, a: np.broadcast_to(a[:1], a.shape).copy()}, (*NORMS, *OF_LOGITS)),
    Structure("saturated logits", {"x": _some_rows(ALL_BUT_FIRST, lambda rng, a: 12 * a)}, (*OF_LOGITS, *LOSSES)),
    Structure("logits whose exponentials overflow", {"x": _far_apart}, (*OF_LOGITS, *LOSSES)),
    Structure("equal logits", {"x": _some_rows(EVERY_SECOND, lambda rng, a: 0 * a + 0.5)}, (*OF_LOGITS, *LOSSES)),
    Structure("angles to 1e4 on either side", {"angles": lambda rng, a: 1000 * _turned(a)}, floats=True),
    Structure("no label below zero", {"labels": lambda rng, a: np.where(a < 0, 0, a)}),
    Structure("every key seen", _keep(lambda i, j, n: j >= 0)),
    Structure("causal mask", _keep(lambda i, j, n: (j <= i))),
    Structure("mask of padding", _keep(lambda i, j, n: j < max(1, n - 1))),
    Structure("causal mask and padding", _keep(lambda i, j, n: (j <= i) & (j < max(1, n - 1)))),
    Structure("mask of a window", _keep(lambda i, j, n: (abs(i - j) <= 1) | (j == 0))),
)  # fmt: skip


def wide_shapes(statement: Statement, thorough: bool = False) -> tuple[Shape, ...]:
    """Return shapes of other sizes: small ones along every axis, large ones along one at a time, and one of equal ones.

    A size that a statement has not, as a width has to be even, is replaced by the next.

    Parameters
    ----------
    statement : Statement
    thorough : bool
        Whether sizes about those of tiles are asked too.
    """
    return _searched(statement, thorough)[0]


def shapes_in_vain(statement: Statement, thorough: bool = False) -> tuple[Shape, ...]:
    """Return the shapes of `wide_shapes` that are not asked, as no numbers drawn there are in the domain."""
    return _searched(statement, thorough)[1]


@lru_cache(maxsize=64)
def _searched(statement: Statement, thorough: bool) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """Return the shapes at which there are probes, and those at which none was found."""
    base, taken = tuple(min(n, OTHERS) for n in statement.shapes[0]), set(statement.shapes)
    turns = [tuple(SMALL[(turn + axis) % len(SMALL)] for axis in range(len(base))) for turn in range(len(SMALL))]
    sizes = ((*LARGE, *THOROUGH) if thorough else LARGE if len(base) <= FEW_AXES else LARGE[-1:]) + (LONG,)
    long = [(*base[:axis], size, *base[axis + 1 :]) for axis in range(len(base)) for size in sizes]
    shapes, vain = list[Shape](), list[Shape]()
    for shape in (*turns, *long, (EQUAL,) * len(base)):
        try:
            asked = next((near for near in _near(shape, statement.fewest) if _is_asked(statement, near)), None)
        except NoProbeError:
            vain.append(shape)
            continue
        if asked is not None and asked not in taken:
            taken.add(asked)
            shapes.append(asked)
    return tuple(shapes), tuple(vain)


def _near(shape: Shape, fewest: int) -> Iterator[Shape]:
    """Yield a shape, then those that are one longer along some axes."""
    yield from (
        tuple(max(fewest, n + more) for n, more in zip(shape, moved, strict=True))
        for moved in product((0, 1), repeat=len(shape))
    )


def _is_asked(statement: Statement, shape: Shape) -> bool:
    try:
        next(statement.probes(np.random.default_rng(0), shape))
    except NoProbeError:
        raise
    except ValueError:
        return False
    return True


def wide_probes(
    statement: Statement, rng: np.random.Generator, form: Format, thorough: bool = False
) -> Iterator[tuple[Shape, Probe]]:
    """Yield an ordinary probe at each wide shape, then those of a special structure at one of even width."""
    long = thorough or form.bits >= FORMATS["float32"].bits
    for shape in (shape for shape in wide_shapes(statement, thorough) if long or max(shape, default=0) < LONG):
        yield from ((shape, probe) for probe in islice(statement.probes(rng, shape), 1))
    base = statement.shapes[-1]
    for structure in STRUCTURES:
        if not structure.is_asked(statement, form, thorough):
            continue
        probe = next(statement.probes(rng, base))
        changed = {
            k: change(rng, probe.arguments[k])
            for k, change in structure.changes.items()
            if k in (probe.arguments if statement.structured is None else statement.structured)
        }
        if changed:
            yield base, Probe(structure.label, {**probe.arguments, **changed})
    yield from ((base, probe) for probe in _with_zeros(statement, rng, base, form))


def _with_zeros(statement: Statement, rng: np.random.Generator, shape: Shape, form: Format) -> Iterator[Probe]:
    """Yield a probe in which an argument is zero at some places, for each that a formula of the user admits to be."""
    if statement.admits is None:
        return
    probe = next(statement.probes(rng, shape))
    for name, array in probe.arguments.items():
        if np.ndim(array) and np.asarray(array).dtype.kind == "f" and name not in statement.handed:
            some = rng.random(np.shape(array)) < ZEROS
            some.flat[rng.integers(some.size)] = True  # of a few numbers, none may be drawn
            arguments = {**probe.arguments, name: np.where(some, 0.0, array)}
            if statement.admits(arguments, shape, form):
                yield Probe(f"some {name} of zero", arguments)
