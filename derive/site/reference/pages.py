"""The reference: a page for each public module, one for each document of ``docs/``, and the inventory of all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from ...doors.records import checkout, version
from .documented import DOORS, Documented, door
from .inventory import Linked, inventory
from .markdown import Markdown

if TYPE_CHECKING:
    from ..site import Files, Site

__all__ = ["reference_pages"]

TITLE = "# "
_COMMENT = re.compile(r"^<!--.*?-->\n+", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("sources",)
"""Documents of which each item has a page of its own."""


def reference_pages(site: Site) -> Files:
    """Yield the pages, and ``objects.inv``."""
    texts, doors = _documents(), tuple(map(door, DOORS))
    theorems = {name: f"../theorem/{name}.html" for name in site.theorems}
    proofs = {f"{folder}proofs/{name}.tex": page for name, page in theorems.items() for folder in ("", "../")}
    pages = {f"{folder}{name}.md": f"{name}.html" for name in texts for folder in ("", "../", "guide/")}
    markdown = Markdown(theorems | _words(doors), pages | proofs)

    def text(source: str) -> Markup:
        return Markup(markdown.html(source))  # noqa: S704

    titles = {name: source.partition(TITLE)[2].partition("\n")[0] for name, source in texts.items()}
    yield site.page("reference/index.html", "reference/index.html", doors=doors, titles=titles, text=text)
    for documented in doors:
        yield site.page(f"reference/{documented.name}.html", "reference/door.html", documented=documented, text=text)
    for name, source in texts.items():
        content = {"name": titles[name], "body": text(source)}
        yield site.page(f"reference/{name}.html", "reference/document.html", **content)
    style = Path(__file__).parent / "static" / "reference.css"
    yield f"reference/{style.name}", style.read_bytes()
    yield "objects.inv", inventory("transformer-proofs", version(), _targets(site, doors))


def _documents() -> dict[str, str]:
    """Return the documents of the checkout by name, the guide first; an installed package has none."""
    root = checkout()
    if root is None:
        return {}
    paths = {path.stem: path for folder in ("guide", "") for path in sorted((root / "docs" / folder).glob("*.md"))}
    texts = {name: path.read_text(encoding="utf-8") for name, path in paths.items() if name not in ELSEWHERE}
    return {name: _COMMENT.sub("", text) for name, text in texts.items()}


def _words(doors: tuple[Documented, ...]) -> dict[str, str]:
    """Return the place of each name that a docstring may cite: the first door that has it."""
    places: dict[str, str] = {}
    for documented in doors:
        for word in documented.every():
            for called in (word.name, word.name.removeprefix(f"{documented.name}.")):
                places.setdefault(called, f"{documented.name}.html#{word.name}")
    return places


def _targets(site: Site, doors: tuple[Documented, ...]) -> list[Linked]:
    plain = site.hypertext("").plain
    links = [Linked(n, "std:label", f"theorem/{n}.html", plain(t.title)) for n, t in site.theorems.items()]
    for documented in doors:
        links += [Linked(w.name, f"py:{w.role}", f"reference/{documented.name}.html#$") for w in documented.every()]
    return sorted(links)
