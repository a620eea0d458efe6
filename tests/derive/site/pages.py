"""Pages of a site, read as a browser reads them: links, anchors, formulas, and what is not valid."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any
from urllib.parse import unquote

import html5lib

ELSEWHERE = ("http://", "https://", "mailto:")
HTML = "{http://www.w3.org/1999/xhtml}"
MATHML = "{http://www.w3.org/1998/Math/MathML}"


@cache
def tree(text: str) -> Any:
    """Return the tree of a page; anything that a browser would have to mend is an error."""
    return html5lib.HTMLParser(strict=True).parse(text)


def anchors(page: Any) -> set[str]:
    """Return all identifiers of a page; one that is there twice is an error."""
    found = [e.get("id") for e in page.iter() if e.get("id")]
    if twice := sorted({name for name in found if found.count(name) > 1}):
        raise ValueError(f"two elements are called {', '.join(twice)}")
    return set(found)


def links(page: Any) -> Iterator[str]:
    """Yield the addresses that a page refers to, of other pages and of what they load."""
    for element in page.iter():
        for name in ("href", "src", "{http://www.w3.org/1999/xlink}href"):
            if (value := element.get(name)) is not None:
                yield value


def dead(files: Mapping[str, bytes]) -> Iterator[str]:
    """Yield what is wrong with the links of a site: no such file, no such anchor, or a path from the root of a disk.

    What a script reads, ``#ask=...``, is no place.
    """
    pages = {path: tree(content.decode()) for path, content in files.items() if path.endswith(".html")}
    named = {path: anchors(page) for path, page in pages.items()}
    for path, page in pages.items():
        for address in links(page):
            if address.startswith(ELSEWHERE):
                continue
            target, _, anchor = address.partition("#")
            whole = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(target))) if target else path
            if address.startswith("/") or whole not in files:
                yield f"{path}: {address}: no such page"
            elif anchor and "=" not in anchor and unquote(anchor) not in named.get(whole, set()):
                yield f"{path}: {address}: no such place on the page"


def annotation(formula: Any, encoding: str) -> str:
    """Return what a formula says of itself in another notation; empty, if nothing."""
    return next((a.text for a in formula.iter(f"{MATHML}annotation") if a.get("encoding") == encoding), "")
