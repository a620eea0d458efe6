"""The first page, and a page for each chapter, which says what it asks, what it answers, and what carries it."""

from __future__ import annotations

from .landings import LANDINGS
from .ranks import rank
from .site import Files, Site

__all__ = ["chapter_pages"]


def chapter_pages(site: Site) -> Files:
    """Yield the first page and the pages of the chapters."""
    yield site.page("index.html", "index.html", chapters=list(site.chapters.values()), landings=LANDINGS)
    for n, (name, chapter) in enumerate(site.book.chapters.items(), 1):
        if name in site.chapters:
            own = [(site.theorems[t.name], rank(site, t.name)) for t in chapter.theorems if t.name in site.theorems]
            yield site.page(
                f"chapter/{name}.html",
                "chapter.html",
                chapter=chapter,
                number=n,
                theorems=own,
                landing=LANDINGS.get(name),
            )
