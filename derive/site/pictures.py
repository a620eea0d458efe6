"""Graphs as pictures of a page, whose boxes are links: the neighbours of a theorem, a chapter, and the whole book."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from ..render.layout import layered

__all__ = ["Box", "columns", "drawn", "layers"]

LETTER, LINE, PADDING = 6.6, 14.0, 6.0
"""Width of a letter, height of a line, and the space inside of a box, in units of the drawing."""


class Box(NamedTuple):
    """A node of a picture.

    Attributes
    ----------
    key : str
    lines : tuple of str
        What stands in it.
    address : str
        Where it leads; empty, if nowhere.
    title : str
        What a pointer over it shows.
    kind : str
        Its classes in the style sheet.
    """

    key: str
    lines: tuple[str, ...]
    address: str = ""
    title: str = ""
    kind: str = ""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return LETTER * max(map(len, self.lines)) + 2 * PADDING, LINE * len(self.lines) + PADDING


Places = Mapping[str, tuple[float, float]]
"""The middle of each box."""


def columns(groups: Sequence[Sequence[Box]], edges: Iterable[tuple[str, str]], label: str) -> Markup:
    """Draw boxes in columns, each in the order given, in the middle of its column."""
    places: dict[str, tuple[float, float]] = {}
    left, heights = 0.0, [sum(box.size[1] + 8 for box in group) for group in groups]
    for group, height in zip(groups, heights, strict=True):
        wide = max((box.size[0] for box in group), default=0.0)
        top = (max(heights) - height) / 2
        for box in group:
            places[box.key] = (left + box.size[0] / 2, top + box.size[1] / 2 + 4)
            top += box.size[1] + 8
        left += wide + 56
    return drawn([box for group in groups for box in group], places, edges, label)


def layers(boxes: Sequence[Box], edges: Sequence[tuple[str, str]], label: str) -> Markup:
    """Draw a graph without cycles from left to right; boxes that no edge touches are left out."""
    touched = {key for edge in edges for key in edge}
    linked = {box.key: box for box in boxes if box.key in touched}
    layout = layered(list(linked), edges)
    wide = [0.0] * layout.columns
    for key, (column, _) in layout.places.items():
        wide[column] = max(wide[column], linked[key].size[0])
    left = [sum(w + 40 for w in wide[:n]) for n in range(layout.columns)]
    tallest = max((box.size[1] for box in linked.values()), default=0.0)
    row = tallest * 0.72 + 6
    places = {key: (left[c] + linked[key].size[0] / 2, row * y + tallest / 2) for key, (c, y) in layout.places.items()}
    return drawn(list(linked.values()), places, edges, label)


def drawn(
    boxes: Sequence[Box], places: Places, edges: Iterable[tuple[str, str]], label: str, under: str = ""
) -> Markup:
    """Draw boxes where they are, and an arrow for each edge."""
    by_key = {box.key: box for box in boxes}
    wide = max((places[k][0] + b.size[0] / 2 for k, b in by_key.items()), default=0.0) + 4
    high = max((places[k][1] + b.size[1] / 2 for k, b in by_key.items()), default=0.0) + 6
    order = {key: n for n, key in enumerate(by_key)}
    out = [
        f'<svg class="net" viewBox="-4 -4 {_n(wide + 8)} {_n(high + 4)}" width="{_n(wide + 8)}" '
        f'height="{_n(high + 4)}" role="group" aria-label="{escape(label)}">{under}'
    ]
    for a, b in edges:
        out.append(f'<path data-e="{order[a]} {order[b]}" d="{_path(by_key[a], places[a], by_key[b], places[b])}"/>')
    for key, box in by_key.items():
        (x, y), (w, h) = places[key], box.size
        first = y - LINE * (len(box.lines) - 1) / 2 + 4
        text = "".join(
            f'<text x="{_n(x - w / 2 + PADDING)}" y="{_n(first + LINE * n)}">{escape(line)}</text>'
            for n, line in enumerate(box.lines)
        )
        inside = f'<rect x="{_n(x - w / 2)}" y="{_n(y - h / 2)}" width="{_n(w)}" height="{_n(h)}" rx="4"/>{text}'
        title = f"<title>{escape(box.title)}</title>" if box.title else ""
        named = f' class="{box.kind}"' if box.kind else ""
        if box.address:
            out.append(f'<a href="{escape(box.address)}" data-n="{order[key]}"{named}>{title}{inside}</a>')
        else:
            out.append(f'<g data-n="{order[key]}"{named}>{title}{inside}</g>')
    return Markup("".join([*out, "</svg>"]))  # noqa: S704


def _path(a: Box, at: tuple[float, float], b: Box, to: tuple[float, float]) -> str:
    """Return a curve out of the right of a box into the left of the other, or between two of one column."""
    (x, y), (u, v) = at, to
    right, left = x + a.size[0] / 2, u - b.size[0] / 2
    if left > right:
        middle = (right + left) / 2
        return f"M{_n(right)} {_n(y)}C{_n(middle)} {_n(y)} {_n(middle)} {_n(v)} {_n(left)} {_n(v)}"
    if abs(x - u) < (a.size[0] + b.size[0]) / 2:
        bow = max(right, u + b.size[0] / 2)
        return f"M{_n(right)} {_n(y)}C{_n(bow + 18)} {_n(y)} {_n(bow + 18)} {_n(v)} {_n(u + b.size[0] / 2)} {_n(v)}"
    back, into = x - a.size[0] / 2, u + b.size[0] / 2
    middle = (back + into) / 2
    return f"M{_n(back)} {_n(y)}C{_n(middle)} {_n(y)} {_n(middle)} {_n(v)} {_n(into)} {_n(v)}"


def _n(number: float) -> str:
    return f"{number:.0f}"
