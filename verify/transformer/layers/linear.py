"""The linear map ``x @ weight + bias``: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from verify.numbers.elements import Array
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import all_finite, checked_array, checked_weight, require_finite
from verify.transformer.slices import product
from verify.transformer.unchanged import Fingerprint, fingerprint_of_finite, require_unchanged

__all__ = ["LinearCache", "LinearGradients", "linear", "linear_backward", "linear_of_checked"]


@dataclass(frozen=True, slots=True)
class LinearCache:
    """Hold what `linear_backward` needs: the arguments, and what tells whether they have changed in place."""

    x: Array
    weight: Array
    bias: Array | None
    seen: Fingerprint

    @property
    def output(self) -> Array:
        """The output, shape (..., out), computed again."""
        return _mapped(self.x, self.weight, self.bias)


@dataclass(frozen=True, slots=True)
class LinearGradients:
    """Gradients of `linear`, each of the shape of its argument; ``d_bias`` is None without a bias."""

    d_x: Array
    d_weight: Array
    d_bias: Array | None


def linear(x: Array, weight: Array, bias: Array | None = None) -> tuple[Array, LinearCache]:
    """Return ``x @ weight + bias``.

    Parameters
    ----------
    x : ndarray, shape (..., in)
        Rows are tokens.
    weight : ndarray, shape (in, out)
        Not transposed: PyTorch's ``nn.Linear.weight`` is the transpose of it.
    bias : ndarray, shape (out,), optional
        None for no bias.

    Returns
    -------
    output : ndarray, shape (..., out)
    cache : LinearCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x", ("...", "in"), finite=False)
    weight = checked_weight(weight, "weight", x, "x")
    if bias is not None:
        bias = checked_array(bias, "bias", (weight.shape[1],))
    return linear_of_checked(x, weight, bias)


def linear_of_checked(
    x: Array, weight: Array, bias: Array | None, names: tuple[str, str] = ("x", "weight")
) -> tuple[Array, LinearCache]:
    """Return what `linear` does, of arguments that its caller has checked, but for ``x`` and ``weight`` being finite.

    Parameters
    ----------
    x, weight, bias : ndarray, shapes (..., in), (in, out) and (out,); or no bias
        As in `linear`.
    names : tuple of str
        What errors call the first two.

    Raises
    ------
    ArgumentError
        If one of the first two is not finite.
    """
    seen = fingerprint_of_finite(dict(zip(names, (x, weight), strict=True)))
    return _mapped(x, weight, bias), LinearCache(x=x, weight=weight, bias=bias, seen=seen)


def _mapped(x: Array, weight: Array, bias: Array | None) -> Array:
    """Return ``x @ weight + bias`` by one product of matrices: of three axes it would be one for each sequence."""
    return product(_rows(x), weight, bias).reshape(*x.shape[:-1], weight.shape[1])


def _rows(x: Array) -> Array:
    """Return the rows of all leading axes below one another."""
    return x.reshape(-1, x.shape[-1])


def linear_backward(cache: LinearCache, d_output: Array) -> LinearGradients:
    """Return the gradients of a linear map.

    Parameters
    ----------
    cache : LinearCache
        From the forward pass.
    d_output : ndarray, shape (..., out)
        Gradient at the output.

    Returns
    -------
    LinearGradients
        ``d_weight`` and ``d_bias`` summed over all leading axes.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape, or an argument was changed in place since.
    """
    require_instance(cache, LinearCache)
    require_unchanged(cache.seen, x=cache.x, weight=cache.weight)
    shape = (*cache.x.shape[:-1], cache.weight.shape[1])
    d_output = checked_array(d_output, "d_output", shape, finite=cache.bias is None)
    d_rows = _rows(d_output)
    d_bias = None if cache.bias is None else _checked_sum(d_rows, d_output)
    return LinearGradients(
        d_x=product(d_rows, cache.weight.T).reshape(cache.x.shape),
        d_weight=product(_rows(cache.x).T, d_rows),
        d_bias=d_bias,
    )


def _checked_sum(d_rows: Array, d_output: Array) -> Array:
    """Return the sum of the rows of a gradient, which is not finite where a number is not: then it is refused."""
    with np.errstate(over="ignore", invalid="ignore"):
        d_bias = np.asarray(d_rows.sum(axis=0))
    if d_rows.dtype == object or all_finite(d_bias):
        return d_bias
    require_finite(d_output, "d_output")
    return np.asarray(d_rows.sum(axis=0))  # it overflows, as whoever watches for that sees
