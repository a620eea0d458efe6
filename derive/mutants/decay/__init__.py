"""Mistakes about the decay, in the order of the parts of the chapter."""

from __future__ import annotations

from .. import Equivalent, Mutant
from . import finite_sum, integral

MUTANTS: dict[str, tuple[Mutant, ...]] = {**finite_sum.MUTANTS, **integral.MUTANTS}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {**integral.EQUIVALENTS}
