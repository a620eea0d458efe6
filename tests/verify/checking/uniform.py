"""Uniform errors: right programs of which one result is off by a factor, and the least that is refused.

``python -m tests.verify.checking.uniform`` prints a table of all statements and dtypes.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

import verify
from tests.verify.checking.as_programs import ACCEPTED, HALVES, STYLES, as_program
from verify.checking.asking.questions import stated
from verify.checking.judging.diagnosis import Diagnosis, rounded_up
from verify.checking.rounding.formats import numpy_dtype
from verify.checking.statements import STATEMENTS

DTYPES = ("float64", "float32", *HALVES)


class Uniform(NamedTuple):
    """One result of a right program, in a style, to be multiplied."""

    name: str
    result: str
    dtype: str
    style: str

    def checked(self, off: float) -> Diagnosis:
        """Check the program with that result larger by a part ``off``; the larger one is rounded once."""
        made = stated(self.name, ())
        order = (*made.arguments, *made.constants)
        inside = np.dtype(np.float32) if self.style == "float32 inside" else None
        program_of = as_program(made.results[self.result].spellings[0].formula, order, STYLES[0], self.dtype)

        def program(*values):
            wide = [v.astype(np.result_type(v.dtype, inside)) if inside and _rounds(v) else v for v in values]
            form = next((v.dtype for v in values if _rounds(v)), numpy_dtype(self.dtype))
            return (program_of(*wide).astype(np.float64) * (1 + off)).astype(form)

        return verify.check(program, self.name, dtype=self.dtype, args=order, returns=(self.result,))

    def refused(self, off: float) -> bool:
        """Tell whether it is refused."""
        return self.checked(off).verdict not in ACCEPTED

    def printed(self) -> float:
        """Return the relative error above which everywhere, as the report of the right program says, it is refused."""
        return float(rounded_up(self.checked(0.0).decisive.resolution, 2))

    def least(self) -> tuple[float, float]:
        """Return what is printed of the right program, and the least error that is refused, to a fifth."""
        resolution = self.printed()
        low, high = resolution / 64, resolution
        if not self.refused(high):
            return resolution, np.inf
        while high > 1.2 * low:
            middle = (low * high) ** 0.5
            low, high = (low, middle) if self.refused(middle) else (middle, high)
        return resolution, high


def _rounds(value):
    return isinstance(value, np.ndarray) and value.dtype.kind not in "biu"


def programs(dtypes=DTYPES) -> Iterator[Uniform]:
    """Yield one for each statement, result, dtype and style."""
    for dtype in dtypes:
        for style in STYLES if dtype in HALVES else STYLES[:1]:
            for name in STATEMENTS:
                for result in stated(name, ()).results:
                    yield Uniform(name, result, dtype, style)


def main() -> None:
    """Print the table."""
    for program in programs():
        resolution, least = program.least()
        line = f"{least:.2g} refused, {resolution:.2g} printed, ratio {least / resolution:.2f}"
        sys.stdout.write(f"{program.dtype}, {program.style}: {program.name}, {program.result}: {line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
