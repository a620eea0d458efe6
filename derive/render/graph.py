"""Draw dependencies as graphs: of theorems, of the rules and facts that they apply, and of chapters.

An edge leads from what is used to what rests on it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..books.book import Chapter
from ..kernel.rules import Theorem
from ..language.entry import NOTHING, Entry
from .ledger import ledger

THEOREM, CHAPTER, RULE, LAW = "theorem", "chapter", "rule", "law"


class Node(NamedTuple):
    """A theorem, a rule, a law or a chapter.

    Attributes
    ----------
    name : str
    kind : str
        ``"theorem"``, ``"rule"``, ``"law"`` or ``"chapter"``.
    title : str
    chapter : str
        That of a theorem, by name; empty for the others.
    """

    name: str
    kind: str
    title: str
    chapter: str = ""


class Graph(NamedTuple):
    """A graph without cycles.

    Attributes
    ----------
    nodes : tuple of Node
        In an order in which no edge leads back.
    edges : mapping of (Node, Node) to int
        How many citations an edge stands for.
    """

    nodes: tuple[Node, ...]
    edges: Mapping[tuple[Node, Node], int]


def dependencies(chapters: Mapping[str, Chapter], proved: Mapping[str, Theorem] = NOTHING) -> Graph:
    """Return theorems and what they cite of each other; and of those that are proved, their rules and facts too."""
    nodes = {e.name: Node(e.name, THEOREM, e.title, c.name) for c in chapters.values() for e in c.theorems}
    entries = [e for c in chapters.values() for e in c.theorems]
    edges = {(nodes[used], nodes[e.name]): 1 for e in entries for used in e.cited() if used in nodes}
    steps: dict[Node, None] = {}
    for e in [e for e in entries if isinstance(e, Entry) and e.name in proved]:
        applied = ledger(proved[e.name], cited=[proved[used.name] for used in e.lemmas()])
        laws = (Node(name, LAW, "law of the table") for name in applied.facts)
        for step in sorted([*laws, *(Node(name, RULE, "kernel rule") for name in applied.rules if name != "fact")]):
            steps[step] = None
            edges[step, nodes[e.name]] = 1
    return Graph((*sorted(steps), *nodes.values()), edges)


def by_chapters(chapters: Mapping[str, Chapter]) -> Graph:
    """Return the chapters, joined by how often theorems of one cite theorems of another."""
    nodes = {chapter.name: Node(chapter.name, CHAPTER, chapter.title) for chapter in chapters.values()}
    whole = dependencies(chapters)
    edges = Counter((nodes[a.chapter], nodes[b.chapter]) for a, b in whole.edges if a.chapter != b.chapter)
    return Graph(tuple(nodes.values()), edges)


def of_chapter(graph: Graph, chapter: str) -> Graph:
    """Return the theorems of a chapter and what they use, wherever it stands."""
    return _with(graph, {n for n in graph.nodes if n.chapter == chapter}, lambda a, b: b.chapter == chapter)


def of_theorem(graph: Graph, name: str) -> Graph:
    """Return a theorem and all that it rests on, through others too."""
    below = {n for n in graph.nodes if n.kind == THEOREM and n.name == name}
    for node in reversed(graph.nodes):  # no edge leads back
        if node in below:
            below |= {a for a, b in graph.edges if b == node}
    return _with(graph, below, lambda a, b: b in below)


def connected(graph: Graph) -> Graph:
    """Return the graph without the nodes that no edge touches."""
    return _with(graph, set(), lambda a, b: True)


def _with(graph: Graph, kept: set[Node], chosen: Callable[[Node, Node], bool]) -> Graph:
    """Return some nodes, some edges, and the ends of these."""
    edges = {(a, b): n for (a, b), n in graph.edges.items() if chosen(a, b)}
    ends = {node for edge in edges for node in edge}
    return Graph(tuple(n for n in graph.nodes if n in kept or n in ends), edges)


def graph_json(graph: Graph) -> dict[str, object]:
    """Return a graph as JSON data; ``from`` is what ``to`` rests on."""
    return {
        "nodes": [n._asdict() for n in graph.nodes],
        "edges": [{"from": a.name, "to": b.name, "citations": n} for (a, b), n in graph.edges.items()],
    }


_SHAPES = {
    THEOREM: 'shape=box, style="rounded"',
    CHAPTER: "shape=box",
    RULE: 'shape=box, style="filled", fillcolor="#e8eef4"',
    LAW: 'shape=ellipse, style="filled", fillcolor="#f3efe4"',
}


def dot(graph: Graph, chapters: Mapping[str, Chapter]) -> str:
    """Write a graph in the language of Graphviz, each chapter in a box."""
    lines = ["// An arrow leads from what is used to what rests on it.", "digraph book {"]
    lines += ['  rankdir=LR; node [fontname="Helvetica", fontsize=11]; edge [color="#5a6570"];']
    for chapter in chapters.values():
        nodes = [n for n in graph.nodes if n.chapter == chapter.name]
        if nodes:
            lines += [f"  subgraph {_quoted(f'cluster_{chapter.name}')} {{", f"    label={_quoted(chapter.title)};"]
            lines += [f"    {_node(n)}" for n in nodes] + ["  }"]
    lines += [f"  {_node(n)}" for n in graph.nodes if not n.chapter]
    for (a, b), count in graph.edges.items():
        lines.append(f"  {_id(a)} -> {_id(b)}{f' [label={count}]' if count > 1 else ''};")
    return "\n".join([*lines, "}"]) + "\n"


def _node(node: Node) -> str:
    label = node.title if node.kind == CHAPTER else node.name
    return f"{_id(node)} [label={_quoted(label)}, tooltip={_quoted(node.title)}, {_SHAPES[node.kind]}];"


def _id(node: Node) -> str:
    """Return a name that a rule and a theorem do not share."""
    return _quoted(node.name if node.kind == THEOREM else f"{node.kind} {node.name}")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
