"""Pictures of graphs: well formed, every node and edge in them, nothing outside, nothing on top of another."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from derive.chapters import BOOK
from derive.render.drawing import picture_tex, svg
from derive.render.graph import Graph, Node, by_chapters, connected, dependencies, of_chapter

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", [*BOOK.chapters, None])
def test_svg(name):
    graph = by_chapters(BOOK.chapters) if name is None else of_chapter(dependencies(BOOK.chapters), name)
    text = svg(graph, name or "")
    root = ElementTree.fromstring(text)
    wide, high = float(root.get("width")), float(root.get("height"))
    groups = root.findall(f"{SVG}g")
    labels = ["".join(t.text for t in g.findall(f"{SVG}text")) for g in groups]
    titles = {n: n.title.replace(r"$\sqrt d$", "\u221ad").replace(" ", "") for n in graph.nodes}
    wanted = [titles[n] if name is None else n.name for n in graph.nodes]
    assert sorted(label.replace(" ", "") for label in labels) == sorted(wanted)
    assert len(root.findall(f"{SVG}path")) == len(graph.edges)
    boxes = [[float(g.find(f"{SVG}rect").get(k)) for k in ("x", "y", "width", "height")] for g in groups]
    for x, y, w, h in boxes:
        assert x >= 0 and y >= 0 and x + w <= wide and y + h <= high
    for (x, y, w, h), (x2, y2, w2, h2) in combinations(boxes, 2):
        assert x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y
    assert text == svg(graph, name or "")


def test_titles_are_escaped():
    node = Node("a", "theorem", "a < b & c", "softmax")
    assert ElementTree.fromstring(svg(Graph((node,), {}))).find(f"{SVG}g/{SVG}title").text == "a < b & c"


@pytest.mark.parametrize("name", BOOK.chapters)
def test_picture(name):
    graph = of_chapter(dependencies(BOOK.chapters), name)
    text = picture_tex(graph)
    assert re.findall(r"\\cited\{(\w+)\}", text) == [n.name for n in connected(graph).nodes]
    assert text.count(r"\vector") == len(graph.edges)
    assert text.count("{") == text.count("}")
    wide, high = map(float, re.match(r"\\begin\{picture\}\(([\d.]+),([\d.]+)\)", text).groups())
    assert wide <= 150.1 and high <= 225, "a page of the book"
    points = re.findall(r"\((-?[\d.]+),(-?[\d.]+)\)", text.replace("(1,0)", "").replace("(0,0)", ""))
    assert all(0 <= float(x) <= wide and -0.1 <= float(y) <= high for x, y in points)


def test_a_graph_without_edges_is_no_picture():
    assert picture_tex(Graph((Node("a", "theorem", "A", "softmax"),), {})) == ""


def test_a_browser_prints_no_marks_of_latex_and_no_label_leaves_its_box():
    drawn = svg(by_chapters(BOOK.chapters))
    assert "\u221ad" in drawn and "$" not in drawn and "\\" not in drawn
    widths = [float(w) for w in re.findall(r'<rect x="[^"]*" y="[^"]*" width="([^"]*)"', drawn)]
    groups = [re.findall(r'textLength="([^"]*)"', group) for group in drawn.split("<g>")[1:]]
    assert len(widths) == len(groups) == len(BOOK.chapters)
    assert all(lengths and max(map(float, lengths)) < width for lengths, width in zip(groups, widths, strict=True))
