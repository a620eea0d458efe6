"""The source notes of this project, claim by claim: what each says, whether it is true, and what decides it.

One module a source; they are inert data. `derive.sources()` finds claims in them, and `derive sources` prints them.
"""

from . import note0, note1, note2, note3, note4

WORKS = (note0.WORK, note1.WORK, note2.WORK, note3.WORK, note4.WORK)
"""In the order in which the sources were given to the project."""
