"""Where words stand on the pages of a PDF, in points of a PDF from above and from the left, as Poppler reads them."""

import html
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ZOOM = 3  # as far as Poppler goes, which rounds to whole units
QUIET = "#5a6570"  # of a reason
_FONT = re.compile(r'<fontspec id="(\d+)" [^>]*color="([^"]*)"')
_WORDS = re.compile(r'<text top="(-?\d+)" left="(-?\d+)" width="(-?\d+)" height="(-?\d+)" font="(\d+)">(.*?)</text>')


class Words(NamedTuple):
    """What is printed in one go, the box around it, and whether it is printed in the colour of reasons."""

    left: float
    top: float
    right: float
    bottom: float
    quiet: bool
    text: str


class Block(NamedTuple):
    """The columns of a text block, and its upper and its lower edge."""

    columns: Sequence[tuple[float, float]]
    top: float
    bottom: float


def printed_pages(pdf: Path) -> Iterator[list[Words]]:
    """Yield what is printed on each page."""
    target = pdf.with_suffix(".xml")
    subprocess.run(["pdftohtml", "-xml", "-i", "-q", "-zoom", str(ZOOM), str(pdf), str(target)], check=True)
    colours: dict[str, str] = {}
    for page in target.read_text(encoding="utf-8", errors="replace").split("<page ")[1:]:
        colours.update(_FONT.findall(page))
        yield [
            Words(left, top, left + wide, top + high, colours[font] == QUIET, html.unescape(re.sub("<.*?>", "", text)))
            for *box, font, text in _WORDS.findall(page)
            for top, left, wide, high in [[int(edge) / ZOOM for edge in box]]
        ]


def faults(pdf: Path, block: Block, slack: float = 2.0, deep: float = 8.0) -> list[str]:
    """List reasons that stand on a formula, and what stands outside the text block.

    The box around words is as high as their font, not as they: a last line may be ``deep``. That of a root begins far
    above it, so words of a reason have a letter or a digit.
    """
    faults_there = []
    for number, page in enumerate(printed_pages(pdf), 1):
        for line in page:
            inside = any(left - slack < line.left and line.right < right + slack for left, right in block.columns)
            if not inside or line.top < block.top - deep or line.bottom > block.bottom + deep:
                faults_there.append(f"page {number}: outside the text block: {line}")
        rest = [line for line in page if not line.quiet]
        reasons = [line for line in page if line.quiet and re.search(r"\w", line.text)]
        faults_there += [f"page {number}: {a} stands on {b}" for a in reasons for b in rest if _meet(a, b, slack)]
    return faults_there


def _meet(a: Words, b: Words, slack: float) -> bool:
    across = min(a.right, b.right) - max(a.left, b.left)
    return across > 1 and min(a.bottom, b.bottom) - max(a.top, b.top) > slack
