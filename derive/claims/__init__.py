"""The source notes of this project, claim by claim: what each says, whether it is true, and what decides it.

One module a source; they are inert data. `derive.sources()` finds claims in them, and `derive sources` prints them.
"""

from collections.abc import Collection
from functools import cache

from . import note0, note1, note2, note3, note4

WORKS = (note0.WORK, note1.WORK, note2.WORK, note3.WORK, note4.WORK)
"""In the order in which the sources were given to the project."""


@cache
def mistakes() -> Collection[tuple[str, str]]:
    """Return the wrong statements that decide a claim: the theorem of each, and its name there.

    Examples
    --------
    >>> ("softmax_jacobian_le_of_gap", "size for gap") in mistakes()
    True
    """
    claims = (claim for work in WORKS for claim in work.claims)
    return frozenset((g.text, g.mistake) for claim in claims for g in claim.grounds if g.kind == "mistake")
