"""Invariants of sequences: order that is not seen, a future that is not seen, positions that turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from verify.invariants.verdicts import Compared, Judgement, Trial, judge
from verify.numbers import Array, RoundingModel, sizes
from verify.transformer.layers.positions import rotary, sinusoidal_frequencies, sinusoidal_positions

__all__ = [
    "causal_prefix",
    "permutation_equivariant",
    "rotary_isometry",
    "toeplitz_gram",
]

Function: TypeAlias = Callable[..., Any]


def permutation_equivariant(
    function: Function,
    *,
    args: Sequence[str] | None = None,
    width: int | None = None,
    batch: int | None = None,
    seed: int = 0,
    dtype: npt.DTypeLike = np.float64,
) -> Judgement:
    """Ask whether a function of tokens commutes with permutations of them, as attention without a mask does.

    Parameters
    ----------
    function : callable
        Takes tokens, shape (n, d), and returns an array with one row a token, shape (n, e). It is called 66 times.
    width : int, optional
        The only d that it takes.
    batch : int, optional
        It takes (batch, n, d) instead.
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> from verify.transformer import softmax
    >>> permutation_equivariant(lambda x: softmax(x @ x.T) @ x).status  # (n, d) -> (n, d), without a mask
    'holds'
    >>> permutation_equivariant(lambda x: np.cumsum(x, axis=0)).status  # order is seen
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        x = _tokens(trial, width, batch)
        order = np.roll(np.arange(trial.keys), 2)
        order[:2] = order[1], order[0]  # no rotation, and no token stays
        rows = _rows(trial)
        y = rows(x)
        size = trial.responses(rows, x)[..., order, :]
        moved = float(np.abs(y[..., order, :] - y).max(initial=0))  # 0 if all tokens have one output
        yield Compared(rows(x[..., order, :]), y[..., order, :], size, moved)

    return judge("permutation_equivariant", function, args, measure, seed, dtype)


def causal_prefix(
    function: Function,
    *,
    args: Sequence[str] | None = None,
    width: int | None = None,
    batch: int | None = None,
    seed: int = 0,
    dtype: npt.DTypeLike = np.float64,
) -> Judgement:
    """Ask whether the first t rows of the output are those of the first t tokens alone, for every t.

    Parameters
    ----------
    function : callable
        Takes any number n of tokens, shape (n, d), and returns an array with one row a token, shape (n, e).
    width : int, optional
        The only d that it takes.
    batch : int, optional
        It takes (batch, n, d) instead.
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> causal_prefix(lambda x: np.cumsum(x, axis=0)).status  # (n, d) -> (n, d), of tokens before
    'holds'
    >>> causal_prefix(lambda x: x - x.mean(axis=0)).status  # the mean sees later tokens
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        x, rows = _tokens(trial, width, batch), _rows(trial)
        y, size = rows(x), trial.responses(rows, x)
        spread = float(np.abs(y - y[..., :1, :]).max(initial=0))  # 0 if it does not look at its tokens
        for t in range(1, trial.keys):
            yield Compared(rows(x[..., :t, :]), y[..., :t, :], size[..., :t, :], spread)

    return judge("causal_prefix", function, args, measure, seed, dtype)


def _tokens(trial: Trial, width: int | None, batch: int | None) -> Array:
    return trial.array(*(() if batch is None else (batch,)), trial.keys, trial.width if width is None else width)


def _rows(trial: Trial) -> Callable[[Array], Array]:
    """Return the function as one that takes tokens to an array with one row a token."""
    return lambda x: trial.call(x, shape=(*x.shape[:-1], None))


# ---- positions -----------------------------------------------------------------------------------------------------


def rotary_isometry(
    function: Function, *, args: Sequence[str] | None = None, seed: int = 0, dtype: npt.DTypeLike = np.float64
) -> Judgement:
    """Ask whether rotary positions keep the length of every query.

    Parameters
    ----------
    function : callable
        Takes queries (n, d) with d even, and integer positions (n,), and returns turned queries (n, d).
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> def my_rotary(q, positions):  # (n, d), (n,) -> (n, d)
    ...     return rotary(q, positions, sinusoidal_frequencies(q.shape[1]))[0]
    >>> rotary_isometry(my_rotary).status
    'holds'
    >>> rotary_isometry(lambda q, positions: q * np.cos(positions)[:, None]).status  # without the sines
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        q = trial.array(trial.tokens, 2 * trial.width)
        positions = _positions(trial)
        returned = trial.call(q, positions, shape=q.shape)
        turned = RoundingModel().array(q)
        frequencies = sinusoidal_frequencies(2 * trial.width, like=turned)
        size = sizes(rotary(turned, positions, frequencies)[0])
        squares = (q.astype(np.float64) ** 2).sum(axis=-1)
        yield Compared(
            (returned**2).sum(axis=-1),
            squares,
            (2 * np.abs(returned) * size).sum(axis=-1),
            float(squares.max(initial=0)),
        )

    return judge("rotary_isometry", function, args, measure, seed, dtype)


def toeplitz_gram(
    function: Function, *, args: Sequence[str] | None = None, seed: int = 0, dtype: npt.DTypeLike = np.float64
) -> Judgement:
    """Ask whether the inner products of encoded positions depend on their differences only.

    Parameters
    ----------
    function : callable
        Takes integer positions (n,) and returns their encodings, shape (n, d).
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> toeplitz_gram(lambda positions: sinusoidal_positions(positions, 8)).status  # (n,) -> (n, 8)
    'holds'
    >>> toeplitz_gram(lambda positions: positions[:, None] / 10).status  # (n,) -> (n, 1)
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        positions = np.sort(_positions(trial))
        grams, size = [], np.zeros((trial.tokens, trial.tokens))
        for shift in (0, 1, 5):
            moved = positions + shift
            returned = trial.call(moved, shape=(trial.tokens, None))
            entry = sizes(sinusoidal_positions(RoundingModel().array(moved), max(2, returned.shape[1] // 2 * 2)))
            grams.append(returned @ returned.T)
            reach = np.abs(returned).sum(axis=1)[:, None] * entry.max(axis=1)  # whatever its layout and its frequencies
            size = np.maximum(size, reach + reach.T)
        for moved_gram in grams[1:]:
            change = float(np.abs(grams[0] - grams[0][0, 0]).max(initial=0))  # 0 if all positions have one encoding
            yield Compared(moved_gram, grams[0], size, change)

    return judge("toeplitz_gram", function, args, measure, seed, dtype)


def _positions(trial: Trial) -> Array:
    """Return distinct positions that are no arithmetic progression."""
    return np.asarray(trial.rng.choice(11, trial.tokens, replace=False))
