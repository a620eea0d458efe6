"""The inventory by which documents made with Sphinx link to this site: a header, then lines that are compressed.

``intersphinx_mapping = {"transformer-proofs": (ADDRESS, None)}`` in somebody's ``conf.py`` makes
``:external+transformer-proofs:ref:`softmax_jacobian``` the title of that theorem, as a link to its page.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["Linked", "inventory"]


class Linked(NamedTuple):
    """Something that others may link to.

    Attributes
    ----------
    name : str
    role : str
        With its domain: ``"std:label"``, ``"py:function"``.
    address : str
        From the root of the site.
    title : str
        What a link says; ``"-"`` is the name.
    """

    name: str
    role: str
    address: str
    title: str = "-"


def inventory(project: str, version: str, targets: Iterable[Linked]) -> bytes:
    r"""Return an inventory of version 2.

    Examples
    --------
    >>> made = inventory("proofs", "1.0", [Linked("softmax_pos", "std:label", "theorem/softmax_pos.html", "Positive")])
    >>> head, _, lines = made.partition(b"using zlib.\n")
    >>> zlib.decompress(lines)
    b'softmax_pos std:label -1 theorem/softmax_pos.html Positive\n'
    """
    lines = "".join(f"{t.name} {t.role} {-1 if t.role == 'std:label' else 1} {t.address} {t.title}\n" for t in targets)
    head = f"# Sphinx inventory version 2\n# Project: {project}\n# Version: {version}\n"
    told = "# The remainder of this file is compressed using zlib.\n"
    return (head + told).encode() + zlib.compress(lines.encode(), 9)
