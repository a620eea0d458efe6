"""Draw dependencies: near a theorem, within a chapter, and in the whole book on a separate page."""

from __future__ import annotations

from markupsafe import Markup

from ..language.entry import Entry
from ..render.drawing import wrapped
from .hypertext import Hypertext
from .pictures import Box, columns, drawn, layers
from .site import Files, Site

__all__ = ["chapter_map", "graph_pages", "neighbours"]

WRAP = 22
"""After how many letters a name goes on in the next line."""
MOST = 9
"""How many theorems stand on each side of one."""
CELL, WIDE, ACROSS = 21.0, 54.0, 2
"""The height and the width of a place in the graph of the book, and how many stand beside each other in a chapter."""


def neighbours(site: Site, name: str, h: Hypertext) -> Markup:
    """Draw what a theorem uses to its left, and what uses it to its right."""
    used = [n for n in site.theorems[name].entry.cited() if n in site.theorems]
    users = site.used_by[name]
    if not used and not users:
        return Markup()
    left, right = _some(site, used, h, "used"), _some(site, users, h, "user")
    centre = Box(name, wrapped(name, WRAP), "", h.plain(site.titles[name]), "self")
    edges = [*((box.key, name) for box in left), *((name, box.key) for box in right)]
    groups = [group for group in (left, [centre], right) if group]
    return columns(groups, edges, f"What {name} uses, and what uses it")


def _some(site: Site, names: list[str], h: Hypertext, kind: str) -> list[Box]:
    boxes = [Box(f"{kind} {n}", wrapped(n, WRAP), f"{n}.html", h.plain(site.titles[n])) for n in names[:MOST]]
    if len(names) > MOST:
        boxes.append(Box(f"{kind} more", (f"and {len(names) - MOST} more",), "#near", "", "more"))
    return boxes


def chapter_map(site: Site, chapter: str, h: Hypertext) -> Markup:
    """Draw the theorems of a chapter by their numbers, those that matter most by their titles, and what they use."""
    chief = site.chapters[chapter].chief
    inside = [name for name, t in site.theorems.items() if t.chapter.name == chapter]
    edges = [(used, name) for name in inside for used in site.theorems[name].entry.cited() if used in site.theorems]
    others = [used for used, _ in edges if used not in inside]
    names = [name for name in site.theorems if name in inside or name in others]

    def box(name: str) -> Box:
        title = h.plain(site.titles[name])
        lines = (site.numbers[name], *wrapped(title, 24, " ")[:3]) if name in chief else (site.numbers[name],)
        kind = "chief" if name in chief else "" if name in inside else "elsewhere"
        return Box(name, lines, f"{h.root}theorem/{name}.html", f"{name}: {title}", kind)

    return layers([box(name) for name in names], list(dict.fromkeys(edges)), f"Map of the chapter {chapter}")


def graph_pages(site: Site) -> Files:
    """Yield the page with the graph of the whole book."""
    path = "graph.html"
    h = site.hypertext(path)
    places: dict[str, tuple[float, float]] = {}
    boxes, heads, left = [], [], 24.0
    for n, chapter in enumerate(site.chapters.values(), 1):
        items = [item for item in chapter.theorems if item.name in site.theorems]
        for at, item in enumerate(items):
            kind = ("" if isinstance(item, Entry) else "rocq") or "kernel"
            title = f"{item.name}: {h.plain(item.title)}"
            address = f"theorem/{item.name}.html"
            boxes.append(
                Box(
                    item.name,
                    (site.numbers[item.name],),
                    address,
                    title,
                    f"{kind}{' chief' * (item.name in chapter.chief)}",
                )
            )
            places[item.name] = (left + WIDE * (at % ACROSS), 34 + CELL * (at // ACROSS))
        heads.append(
            f'<a href="chapter/{chapter.name}.html" class="head"><text x="{left - 20:.0f}" y="12">{n}</text>'
            f"<title>{h.plain(chapter.title)}</title></a>"
        )
        left += WIDE * ACROSS + 22
    edges = [(u, name) for name, t in site.theorems.items() for u in t.entry.cited() if u in places]
    picture = drawn(boxes, places, list(dict.fromkeys(edges)), "The graph of the book", "".join(heads))
    chapters = [(n, chapter) for n, chapter in enumerate(site.chapters.values(), 1)]
    yield site.page(path, "graph.html", picture=picture, chapters=chapters, edges=len(edges))
