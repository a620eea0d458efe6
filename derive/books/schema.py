"""List the fields of a record of measuring: its columns, and the status of each.

`verify` writes records and `derive` reads them: who reads says what is to be written.
"""

from __future__ import annotations

__all__ = ["COLUMNS", "FORMAT", "STATUSES"]

FORMAT = 1
"""The ``version`` of ``docs/evidence.json`` and of ``docs/adequacy.json``."""
COLUMNS = ("kernel", "sympy", "transformer", "ball", "mutants", "rocq")
"""In the order in which they are printed."""
STATUSES = ("pass", "fail", "not run", "not applicable")
