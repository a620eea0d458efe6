"""The first page, and a page for each chapter, which says what it asks, what it answers, and what carries it."""

from __future__ import annotations

from typing import Any

from ..books.chapter import Chapter
from ..books.landing import AtNumbers
from ..language.analysis import IN_NUMBERS
from ..language.entry import Entry
from ..teaching.examples import Worked, worked
from .figures import drawings
from .graphs import chapter_map
from .hypertext import Hypertext
from .site import Files, Site

__all__ = ["chapter_pages"]


def chapter_pages(site: Site) -> Files:
    """Yield the first page and the pages of the chapters, in English and in Chinese."""
    chapters = [
        (n, chapter) for n, chapter in enumerate(site.book.chapters.values(), 1) if chapter.name in site.chapters
    ]
    for language in ("en", "zh"):
        folder = "zh/" if language == "zh" else ""
        common: dict[str, Any] = {
            "language": language,
            "chinese": {c.name: c.landing.chinese for _, c in chapters if c.landing and c.landing.chinese},
            "chapters": chapters,
            "in_numbers": sum(reference.status == IN_NUMBERS for reference in site.theorems.values()),
        }
        yield site.page(f"{folder}index.html", "index.html", **common)
        for n, chapter in chapters:
            path = f"{folder}chapter/{chapter.name}.html"
            yield site.page(path, "chapter.html", **common, **_taught(site, n, chapter, site.hypertext(path)))


def _taught(site: Site, number: int, chapter: Chapter, h: Hypertext) -> dict[str, Any]:
    landing = chapter.landing
    ranked = [(site.theorems[t.name], site.ranks[t.name]) for t in chapter.theorems if t.name in site.theorems]
    return {
        "chapter": chapter,
        "number": number,
        "theorems": ranked,
        "landing": landing,
        "chief": [(site.theorems[name], slogan) for name, slogan in chapter.chief.items() if name in site.theorems],
        "map": chapter_map(site, chapter.name, h),
        "drawings": drawings(site, chapter.name),
        "example": _worked(site, landing.example) if landing and landing.example else None,
    }


def _worked(site: Site, example: AtNumbers) -> Worked | None:
    """Return a theorem at numbers, both sides computed from the statement; None if it is not on the site."""
    reference = site.theorems.get(example.theorem)
    return worked(reference.entry, example) if reference is not None and isinstance(reference.entry, Entry) else None
