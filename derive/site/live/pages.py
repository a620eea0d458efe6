"""The live part of a site: certificates beside the pages of their theorems, boxes to ask in, and Python."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...language.text.vocabulary import VOCABULARY
from .archives import kernel_archive, prover_archive
from .examples import DECIDE, DERIVE
from .pinned import MPMATH, PYODIDE, fetched, members

if TYPE_CHECKING:
    from ..site import Part, Site

__all__ = ["live", "programs"]

ASKED: tuple[Mapping[str, Any], ...] = (
    {
        "kind": "derive",
        "title": "Derive",
        "question": "The derivative of your formula, for all sizes: proved, typeset, and as code.",
        "label": "A formula, and what is asked of it",
        "examples": DERIVE,
        "line": "derivative: t*exp(t) in t",
        "command": "derive derive FILE",
    },
    {
        "kind": "decide",
        "title": "Decide",
        "question": "Is it true? Proved by the kernel, refuted by a counterexample, or unknown, and what is missing.",
        "label": "A claim, in the last line",
        "examples": DECIDE,
        "line": "decide: exp(log(t)) = t",
        "command": "derive decide 'CLAIM'",
    },
)


def live(kept: Path | None) -> Part:
    """Return the part of a site that answers.

    Parameters
    ----------
    kept : Path or None
        The folder for what other projects made, which is fetched; None leaves it out, and the pages say how to get it.
    """

    def live_pages(site: Site) -> Iterator[tuple[str, bytes]]:
        for reference in site.theorems.values():
            if reference.by_kernel:
                yield f"theorem/{reference.name}.json", reference.certificate().encode()
        for page in ASKED:
            yield site.page(f"{page['kind']}.html", "live/ask.html", words=VOCABULARY.values(), **page)
        yield from programs(kept)

    return live_pages


def programs(kept: Path | None) -> Iterator[tuple[str, bytes]]:
    """Yield what runs in the browser, by its path from the root of the site."""
    version = "" if kept is None else PYODIDE.version
    for path in sorted((Path(__file__).parent / "static").iterdir()):
        told = f'"use strict";\nconst PYTHON = {json.dumps(version)};\n' if path.name == "live.js" else ""
        yield f"live/{path.name}", told.encode() + path.read_bytes()
    yield "live/kernel.zip", kernel_archive()
    yield "live/derive.zip", prover_archive()
    if kept is not None:
        yield "live/mpmath.zip", fetched(MPMATH, kept).read_bytes()
        for name, content in members(PYODIDE, fetched(PYODIDE, kept)).items():
            yield f"live/pyodide/{name}", content
