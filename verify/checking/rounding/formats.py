"""Floating-point formats: how much a result may be off when it is rounded to one, and which numbers it holds."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from verify.errors import extra

__all__ = ["FORMATS", "Format", "dtype_name", "numpy_dtype", "representable", "round_to"]

Floats = npt.NDArray[np.float64]


class Format(NamedTuple):
    """A binary floating-point format.

    Attributes
    ----------
    name : str
    bits : int
        Of the significand, with the leading one.
    smallest : float
        The least positive number: half of it is what rounding near zero may lose.
    largest : float
        The greatest finite number.
    """

    name: str
    bits: int
    smallest: float
    largest: float

    @property
    def unit(self) -> float:
        """The unit roundoff: the largest relative error of rounding to nearest."""
        return 2.0**-self.bits

    @property
    def flushed(self) -> Format:
        """The format without what is below its least normal number, which rounding may then lose."""
        return self._replace(smallest=self.smallest * 2.0 ** (self.bits - 1))

    def flushed_by(self, additions: int) -> float:
        """Return what some additions may lose to zero: nothing, unless the format is without small numbers."""
        return additions * self.smallest if self.smallest > FORMATS[self.name].smallest else 0.0


FORMATS = {
    f.name: f
    for f in (
        Format("float64", 53, 2.0**-1074, (2 - 2.0**-52) * 2.0**1023),
        Format("float32", 24, 2.0**-149, (2 - 2.0**-23) * 2.0**127),
        Format("tf32", 11, 2.0**-136, (2 - 2.0**-10) * 2.0**127),
        Format("float16", 11, 2.0**-24, 65504.0),
        Format("bfloat16", 8, 2.0**-133, (2 - 2.0**-7) * 2.0**127),
        Format("float8_e4m3fn", 4, 2.0**-9, 448.0),
        Format("float8_e5m2", 3, 2.0**-16, 57344.0),
    )
}
"""By name. ``tf32`` is what matrix units read of a float32 operand; those of eight bits are named as dtypes."""
OF_NUMPY = ("float32", "float16")
"""To which NumPy rounds at once, to nearest, as it has them itself."""


def dtype_name(given: Any) -> Any:
    """Return the name of a dtype, however a library has it; what is no dtype of ours as it is.

    Examples
    --------
    >>> dtype_name(np.float32), dtype_name(np.dtype("float16")), dtype_name("torch.bfloat16"), dtype_name(float)
    ('float32', 'float16', 'bfloat16', 'float64')
    """
    try:
        text = np.dtype(given).name if isinstance(given, type) else str(given)  # such as torch.float32, by its name
    except TypeError:
        return given
    name = text.removeprefix("torch.")
    return name if name in FORMATS else given


def numpy_dtype(name: str) -> np.dtype[Any]:
    """Return the dtype of NumPy arrays of a format.

    Raises
    ------
    ValueError
        If it is bfloat16, which NumPy does not have, and the package that adds it is not installed.
    """
    try:
        return np.dtype(import_module("ml_dtypes").bfloat16 if name == "bfloat16" else name)
    except ImportError as error:
        raise ValueError(f"dtype: bfloat16 arrays of NumPy need the extra bfloat16: {extra('bfloat16')}") from error


def round_to(values: npt.ArrayLike, form: Format) -> Floats:
    """Return the nearest numbers of a format, ties to even; infinite where it overflows.

    Returns
    -------
    ndarray of float64
    """
    exact = np.asarray(values, dtype=np.float64)
    if form == FORMATS["float64"]:
        return exact
    with np.errstate(over="ignore", invalid="ignore"):
        if form == FORMATS[form.name] and form.name in OF_NUMPY:
            return exact.astype(form.name).astype(np.float64)
        _, exponent = np.frexp(exact)
        least = int(np.log2(form.smallest))
        last = np.maximum(exponent - form.bits, least)  # the place of the last bit that is kept
        rounded = np.ldexp(np.rint(np.ldexp(exact, -last)), last)
        return np.asarray(np.where(np.abs(rounded) > form.largest, np.copysign(np.inf, rounded), rounded))


def representable(values: npt.ArrayLike, form: Format) -> npt.NDArray[np.bool_]:
    """Tell which numbers a format holds exactly."""
    given = np.asarray(values, dtype=np.float64)
    return np.asarray(round_to(given, form) == given)
