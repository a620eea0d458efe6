r"""Graphs as pictures: SVG for a browser, and LaTeX's own ``picture`` for the book; both from one layout."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from .graph import CHAPTER, LAW, RULE, THEOREM, Graph, Node, connected
from .layout import Layout, layered
from .plain import paragraph

# ---- SVG -----------------------------------------------------------------------------------------------------------

LETTER, LINE, PADDING, GAP, MARGIN = 6.3, 14.0, 7.0, 46.0, 16.0
"""Width of a letter, height of a line, and distances, in units of the drawing."""
WRAP = 19
"""After how many letters a name goes on in the next line."""
COLOURS = {THEOREM: "#ffffff", CHAPTER: "#ffffff", RULE: "#e8eef4", LAW: "#f3efe4"}
ELSEWHERE = "#f1f2f3"  # a theorem of another chapter
INK, QUIET, LINK = "#1b1f24", "#98a2ad", "#1f4e79"


def svg(graph: Graph, chapter: str = "") -> str:
    """Draw a graph from left to right.

    Parameters
    ----------
    graph : Graph
    chapter : str
        The chapter that it is about: theorems of others are drawn quietly.
    """
    joined = connected(graph)
    layout = layered(joined.nodes, joined.edges)
    labels = {node: _label(node._replace(title=paragraph(node.title))) for node in graph.nodes}
    row = LINE * max((len(lines) for lines in labels.values()), default=1) + 2 * PADDING + 8
    widths = [
        max((_width(labels[n]) for n, (c, _) in layout.places.items() if c == column), default=0.0)
        for column in range(layout.columns)
    ]
    left = [MARGIN + sum(widths[:c]) + GAP * c for c in range(layout.columns)]
    high = (row * (layout.rows + 1) if joined.nodes else 0.0) + 2 * MARGIN
    boxes = {node: (left[c], MARGIN + row * (y + 0.5), _width(labels[node])) for node, (c, y) in layout.places.items()}
    alone = [node for node in graph.nodes if node not in layout.places]
    cell = max((_width(labels[n]) for n in alone), default=0.0) + GAP / 2
    across = max(1, int(max(left[-1] + widths[-1] if left else 0.0, 6 * cell) // cell))
    for n, node in enumerate(alone):
        boxes[node] = (MARGIN + n % across * cell, high + row * (n // across + 0.5), _width(labels[node]))
    high += row * -(-len(alone) // across)
    wide = max((x + width for x, _, width in boxes.values()), default=0.0) + MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(wide)} {_n(high)}" width="{_n(wide)}" '
        f'height="{_n(high)}" font-family="Helvetica, Arial, sans-serif" font-size="11.5">',
        "<title>What rests on what: an arrow leads to the theorem that uses the other one</title>",
        f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7.5" refY="4" '
        f'markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="8" orient="auto">'
        f'<path d="M0 1 8 4 0 7z" fill="{QUIET}"/></marker></defs>',
        f'<rect width="{_n(wide)}" height="{_n(high)}" fill="#ffffff"/>',
    ]
    most = max(graph.edges.values(), default=1)
    for (a, b), count in joined.edges.items():
        points = _points(layout, (a, b), boxes, left, widths, row)
        thick = 1.1 if most == 1 else 1 + 3 * count / most
        out.append(
            f'<path d="{_curve(points)}" fill="none" stroke="{QUIET}" stroke-width="{_n(thick)}" '
            f'marker-end="url(#tip)"><title>{escape(_said(a, b, count))}</title></path>'
        )
    for node, (x, y, width) in boxes.items():
        height = LINE * len(lines := labels[node]) + 2 * PADDING - 2
        elsewhere = node.kind == THEOREM and chapter and node.chapter != chapter
        fill = ELSEWHERE if elsewhere else COLOURS[node.kind]
        edge = QUIET if elsewhere or node.kind in (RULE, LAW) else LINK
        out.append(
            f"<g><title>{escape(paragraph(node.title))}</title>"
            f'<rect x="{_n(x)}" y="{_n(y - height / 2)}" width="{_n(width)}" '
            f'height="{_n(height)}" rx="{2 if node.kind == RULE else 7}" fill="{fill}" stroke="{edge}"/>'
        )
        first = y - LINE * (len(lines) - 1) / 2 + 4
        out += [
            f'<text x="{_n(x + PADDING)}" y="{_n(first + LINE * n)}" fill="{INK}" '
            f'textLength="{_n(LETTER * len(text))}" lengthAdjust="spacingAndGlyphs">{escape(text)}</text>'
            for n, text in enumerate(lines)
        ]
        out.append("</g>")
    return "\n".join([*out, "</svg>"]) + "\n"


def _said(a: Node, b: Node, count: int) -> str:
    if b.kind != CHAPTER:
        return f"{b.name} uses {a.name}"
    return f"{paragraph(b.title)} cites {paragraph(a.title)} {count} times"


def wrapped(name: str, most: int = WRAP, mark: str = "_") -> tuple[str, ...]:
    """Return a name in lines that end at an underscore, or a title in lines that end at a space.

    Examples
    --------
    >>> wrapped("attention_permutation_equivariant", 22)
    ('attention_permutation_', 'equivariant')
    """
    lines = [""]
    parts = name.split(mark)
    for n, part in enumerate(parts):
        word = part + (mark if n + 1 < len(parts) else "")
        if lines[-1] and len((lines[-1] + word).rstrip()) > most:
            lines.append("")
        lines[-1] += word
    return tuple(line.strip() for line in lines)


def _label(node: Node) -> tuple[str, ...]:
    return wrapped(node.title, mark=" ") if node.kind == CHAPTER else wrapped(node.name)


def _width(lines: Sequence[str]) -> float:
    return LETTER * max(map(len, lines)) + 2 * PADDING


def _points(
    layout: Layout[Node],
    edge: tuple[Node, Node],
    boxes: dict[Node, tuple[float, float, float]],
    left: Sequence[float],
    widths: Sequence[float],
    row: float,
) -> list[tuple[float, float]]:
    """Return where an edge goes: out of a box, straight through the columns it passes, into the other box."""
    (x, y, width), first = boxes[edge[0]], layout.places[edge[0]][0]
    points = [(x + width, y), *([(end, y)] if x + width < (end := left[first] + widths[first]) else [])]
    for column, height in layout.routes[edge][1:-1]:
        across = MARGIN + row * (height + 0.5)
        points += [(left[column], across), (left[column] + widths[column], across)]
    return [*points, (boxes[edge[1]][0] - 2, boxes[edge[1]][1])]


def _curve(points: Sequence[tuple[float, float]]) -> str:
    """Return a path that is level at each point."""
    x, y = points[0]
    path = [f"M{_n(x)} {_n(y)}"]
    for to, at in points[1:]:
        middle = (x + to) / 2
        path.append(f"H{_n(to)}" if at == y else f"C{_n(middle)} {_n(y)} {_n(middle)} {_n(at)} {_n(to)} {_n(at)}")
        x, y = to, at
    return " ".join(path)


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


# ---- LaTeX ---------------------------------------------------------------------------------------------------------

PAGE, STEP, LABEL = 150.0, 30.0, 9.0
"""Width of the page, the widest step from column to column, and half of a label with the space beside it, in mm."""
DENSITY = 5.0
"""How many dots make a millimetre of a curve: lines that do not show them, on pages that fit into TeX's memory."""


def picture_tex(graph: Graph) -> str:
    r"""Draw the connected part of a graph in LaTeX's ``picture``: theorems by their numbers, chapters by their titles.

    Edges are curves in two arcs, which need no package.
    """
    joined = connected(graph)
    if not joined.edges:
        return ""
    layout = layered(joined.nodes, joined.edges)
    chapters = any(n.kind == CHAPTER for n in joined.nodes)
    label, line = (LABEL * 2, 12.0) if chapters else (LABEL / 2, 5.0)
    step = min(STEP * (2 if chapters else 1), (PAGE - 2 * label) / max(1, layout.columns - 1))
    high = line * (layout.rows + 1)

    def at(point: tuple[int, float]) -> tuple[float, float]:
        return label + step * point[0], high - line * (point[1] + 0.5)

    out = [
        rf"\begin{{picture}}({_n(2 * label + step * (layout.columns - 1))},{_n(high)})\linethickness{{.55pt}}",
        r"\color{quiet!60}",
    ]
    for edge, route in layout.routes.items():
        points = [at(point) for point in route]
        legs = [(x + label * 0.8, y) for x, y in points[:1]] + points[1:-1] + [(x - label, y) for x, y in points[-1:]]
        for (x, y), (to, on) in zip(legs, legs[1:], strict=False):
            out.append(_arcs(x, y, to, on))
        out.append(rf"\put({_n(legs[-1][0])},{_n(legs[-1][1])}){{\vector(1,0){{1}}}}")
        if chapters:
            (x, y), (to, on) = legs[-2:]
            count = joined.edges[edge]
            number = rf"\makebox(0,0)[b]{{\scriptsize\color{{quiet}}{count}}}"
            out.append(rf"\put({_n((x + to) / 2)},{_n((y + on) / 2 + 1)}){{{number}}}")
    ends = r"\\"
    for node, place in layout.places.items():
        x, y = at(place)
        text = rf"\color{{black}}\shortstack{{{ends.join(_label(node))}}}" if chapters else rf"\cited{{{node.name}}}"
        out.append(rf"\put({_n(x)},{_n(y)}){{\makebox(0,0){{\footnotesize {text}}}}}")
    return "\n".join([*out, r"\end{picture}"])


def _arcs(x: float, y: float, to: float, on: float) -> str:
    """Return a curve that is level at both ends: two arcs, or a line."""
    if abs(y - on) < 0.05:
        return rf"\put({_n(x)},{_n(y)}){{\line(1,0){{{_n(to - x)}}}}}"
    middle, half = (x + to) / 2, (y + on) / 2
    bend, dots = (to - x) / 4, math.ceil(DENSITY * math.hypot(to - x, on - y) / 2)
    return (
        rf"\qbezier[{dots}]({_n(x)},{_n(y)})({_n(x + bend)},{_n(y)})({_n(middle)},{_n(half)})"
        rf"\qbezier[{dots}]({_n(middle)},{_n(half)})({_n(to - bend)},{_n(on)})({_n(to)},{_n(on)})"
    )
