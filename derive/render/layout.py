"""A layered drawing of a directed graph without cycles: columns, an order in each with few crossings, and heights.

The same graph gives the same drawing: ties are broken by the order in which nodes are given.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

Node: TypeAlias = Hashable
Edge: TypeAlias = tuple[Node, Node]
N = TypeVar("N", bound=Hashable)

SWEEPS = 24
"""How often the columns are put in order and straightened, there and back."""
BEND = 0.5
"""How many rows the bend of an edge takes, which passes a column without a node of its own."""


class Layout(NamedTuple, Generic[N]):
    """Hold the places at which things are drawn.

    Attributes
    ----------
    places : mapping of node to (int, float)
        Column from 0, and height in rows from 0.
    routes : mapping of edge to tuple of (int, float)
        The points that an edge passes, one in each column.
    columns : int
    rows : float
        The largest height.
    """

    places: Mapping[N, tuple[int, float]]
    routes: Mapping[tuple[N, N], tuple[tuple[int, float], ...]]
    columns: int
    rows: float


def layered(nodes: Sequence[N], edges: Iterable[tuple[N, N]]) -> Layout[N]:
    """Draw a graph with every edge from left to right.

    Parameters
    ----------
    nodes : sequence
        In an order in which no edge leads back.
    edges : iterable of (node, node)
    """
    unique = list(dict.fromkeys(edges))
    column = _columns(nodes, unique)
    layers: list[list[Node]] = [[] for _ in range(max(column.values(), default=-1) + 1)]
    for node in nodes:
        layers[column[node]].append(node)
    paths: dict[tuple[N, N], list[Node]] = {}
    for n, (a, b) in enumerate(unique):
        bends: list[Node] = [("bend", n, c) for c in range(column[a] + 1, column[b])]
        for bend, c in zip(bends, range(column[a] + 1, column[b]), strict=True):
            layers[c].append(bend)
        paths[a, b] = [a, *bends, b]
    links = [pair for path in paths.values() for pair in zip(path, path[1:], strict=False)]
    layers = _ordered(layers, links)
    real = set(nodes)
    heights = _heights(layers, links, lambda node: 1.0 if node in real else BEND)
    where = {node: (c, heights[node]) for c, layer in enumerate(layers) for node in layer}
    return Layout(
        places={node: where[node] for node in nodes},
        routes={edge: tuple(where[node] for node in path) for edge, path in paths.items()},
        columns=len(layers),
        rows=max(heights.values(), default=0.0),
    )


def _columns(nodes: Sequence[Node], edges: Sequence[Edge]) -> dict[Node, int]:
    """Return the column of each node: after all it rests on, and as near as it can be to the first that rests on it."""
    before, after = _neighbours(edges), _neighbours([(b, a) for a, b in edges])
    column: dict[Node, int] = {}
    for node in nodes:
        column[node] = max((column[a] + 1 for a in before.get(node, ())), default=0)
    for node in reversed(nodes):
        if after.get(node):
            column[node] = min(column[b] for b in after[node]) - 1
    return column


def _neighbours(edges: Iterable[Edge]) -> dict[Node, list[Node]]:
    """Return for each node those from which an edge leads to it."""
    sources: dict[Node, list[Node]] = {}
    for a, b in edges:
        sources.setdefault(b, []).append(a)
    return sources


def _ordered(layers: list[list[Node]], links: Sequence[Edge]) -> list[list[Node]]:
    """Return the columns in the order with the fewest crossings that sweeps by mean places find."""
    before, after = _neighbours(links), _neighbours([(b, a) for a, b in links])
    best, fewest = layers, _crossings(layers, links)
    for sweep in range(SWEEPS):
        layers = [list(layer) for layer in layers]
        neighbours = after if sweep % 2 else before
        for c in range(len(layers))[:: -1 if sweep % 2 else 1]:
            place = {node: n for layer in layers for n, node in enumerate(layer)}

            def mean(
                node: Node, place: Mapping[Node, int] = place, near: Mapping[Node, list[Node]] = neighbours
            ) -> float:
                linked = near.get(node)
                return sum(place[a] for a in linked) / len(linked) if linked else float(place[node])

            layers[c] = sorted(layers[c], key=mean)
        crossings = _crossings(layers, links)
        if crossings < fewest:
            best, fewest = layers, crossings
    return best


def _crossings(layers: Sequence[Sequence[Node]], links: Iterable[Edge]) -> int:
    """Count the pairs of links between two columns that cross."""
    place = {node: (c, n) for c, layer in enumerate(layers) for n, node in enumerate(layer)}
    between: dict[int, list[tuple[int, int]]] = {}
    for a, b in links:
        between.setdefault(place[a][0], []).append((place[a][1], place[b][1]))
    return sum(
        (p - r) * (q - s) < 0 for pairs in between.values() for n, (p, q) in enumerate(pairs) for r, s in pairs[n + 1 :]
    )


def _heights(
    layers: Sequence[Sequence[Node]], links: Sequence[Edge], room: Callable[[Node], float]
) -> dict[Node, float]:
    """Return heights at which links are nearly straight, and no two nodes of a column closer than their rooms."""
    near: dict[Node, list[Node]] = {}
    for a, b in links:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    heights = {node: float(n) for layer in layers for n, node in enumerate(layer)}
    for sweep in range(SWEEPS):
        for layer in layers[:: -1 if sweep % 2 else 1]:
            wanted = [_mean([heights[a] for a in near.get(node, [node])]) for node in layer]
            heights |= zip(layer, _apart(wanted, [room(node) for node in layer]), strict=True)
    lowest = min(heights.values(), default=0.0)
    return {node: round(height - lowest, 4) for node, height in heights.items()}


def _apart(wanted: Sequence[float], rooms: Sequence[float]) -> list[float]:
    """Return the heights nearest to those wanted, in their order and apart by half the rooms of both.

    Without the gaps this is the nearest increasing sequence: neighbours in the wrong order are pooled.
    """
    offsets = [0.0]
    for a, b in zip(rooms, rooms[1:], strict=False):
        offsets.append(offsets[-1] + (a + b) / 2)
    pools: list[tuple[float, int]] = []
    for height, offset in zip(wanted, offsets, strict=False):
        mean, count = height - offset, 1
        while pools and pools[-1][0] > mean:
            other, many = pools.pop()
            mean, count = (mean * count + other * many) / (count + many), count + many
        pools.append((mean, count))
    level = [mean for mean, count in pools for _ in range(count)]
    return [height + offset for height, offset in zip(level, offsets, strict=False)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
