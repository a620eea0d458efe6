"""Edits that look like faults and change nothing that anybody could observe, each with the reason."""
# ruff: noqa: E501 (an edit is a line)

from __future__ import annotations

from tests.planted.planting import Fault

POWER = "which of many points are tried first, or how a proof is found: what is said of the result is as true"

HARMLESS = (
    Fault("points whose entries are all positive are never drawn", "derive/values/points.py", "abs(q) or Fraction(1) if shape < 0.4 else q", "q", unseen=POWER),
    Fault("a closed form is tried for the whole way where a layer is a unit", "derive/deriving/sweeps.py", "self.arrays(below) <= WHOLE and self.units.keys().isdisjoint(self.reached(below))", "self.arrays(below) <= WHOLE", unseen=POWER),
    Fault("the common scale of a quotient is that of its denominator", "derive/programs/scaled.py", "common = a[0].scale if len(a) == 1 and a[0].scale in scales else self._largest(scales)", "common = self._largest(scales)", unseen="both scales cancel; it is one of two ways to write a program that overflows nowhere"),
    Fault("merged contributions have the indices of the last", "derive/deriving/sweeps.py", "        indices = first.indices\n", "        indices = parts[-1][0].indices\n", unseen="all parts are contributions of one stage, so that their indices differ in their names only"),
    Fault("what breaks a hypothesis keeps the domain", "verify/adequacy/hypotheses.py", "replace(loose, given=loose.given[-1:], where=())", "replace(loose, given=loose.given[-1:])", unseen=POWER),
)  # fmt: skip
