import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from verify.conditioning import AMPLIFICATIONS, MAGNITUDE, UNIT, bounds, tolerances_page
from verify.numbers import ROUNDINGS

ROOT = Path(__file__).resolve().parents[2]


def plain(value):
    return MAGNITUDE.array(Fraction(value))[()]


def size(magnitude):
    return magnitude.size.to_float()


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (plain(-3), 3),
        (plain(5) - plain(5), 10),
        (plain(2) + plain(-7), 9),
        (plain(2) * plain(-7), 14),
        ((plain(5) - plain(4)) * plain(3), 27),
        (plain(6) / plain(-3), 2),
        (-plain(6), 6),
        (plain(-30).exp(), np.exp(-30) * 31),
        (plain(8).log(), np.log(8) + 1),
        (plain(9).sqrt(), 3),
        (plain(2) * MAGNITUDE.array(1)[()].pi(), 2 * np.pi),
        (plain(1000).cos(), abs(np.cos(1000)) + abs(np.sin(1000)) * 1000),
        (plain(2).erf(), math.erf(2) + 4 / math.sqrt(math.pi) * math.exp(-4)),
        (plain(1000).sin(), abs(np.sin(1000)) + abs(np.cos(1000)) * 1000),
    ],
)
def test_sizes(found, wanted):
    assert size(found) == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize("x", [0.3, 17.0, 900.0])
def test_the_bound_covers_rounding_and_little_more(x):
    """The error of exp at a rounded argument is seen by the bound; a hundred times the bound is not rounding."""
    value, exact = plain(Fraction(x) / 3).exp(), float(np.exp(np.longdouble(x) / 3))
    allowed = float(bounds(np.array(size(value))))
    assert abs(np.exp(x / 3) - exact) <= allowed < 1e-10 * exact


def test_bounds_are_in_units_of_rounding():
    assert bounds(np.array([2.0]))[0] == pytest.approx(ROUNDINGS * UNIT * 2)
    assert bounds(np.array([0.0]))[0] > 0


def test_magnitudes_mix_with_nothing_else():
    for operate in (lambda a: a + 1.0, lambda a: a - 1, lambda a: a * 2, lambda a: a / 2):
        with pytest.raises(TypeError):
            operate(plain(1))


def test_the_page_is_generated_from_the_table():
    page = tolerances_page()
    assert all(f"| `{row.operation}` | `{row.size}` |" in page for row in AMPLIFICATIONS)
    assert (ROOT / "docs" / "tolerances.md").read_text(encoding="utf-8") == page
