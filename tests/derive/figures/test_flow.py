"""Diagrams are held against the theorems that their steps name: what a gradient is computed from, and where it is."""

from dataclasses import replace
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.figures.figure import draw
from derive.figures.flow import Arrows, Flow, Station

FLOWS = {name: figure.draw for name, figure in BOOK.figures.items() if isinstance(figure.draw, Flow)}


def variables(term):
    return {key.name for key in term.free if key.kind == "at"}


def stated(step, nodes):
    """Return the equation that a step names, or of a derivative its value, and the variable at which it is one."""
    claim = BOOK.entries[step.by].claim
    at = nodes[step.into].gradient_at
    if not at:
        return claim, ""
    parts = claim.args if claim.head == "and" else (claim,)
    (equation,) = (part for part in parts if part.head == "deriv" and at in variables(part.args[1]))
    return equation.args[2], at


def sources(flow):
    """Return for each box the variables that it is made of, and for each variable of a box those of the box."""
    nodes = {node.name: node for node in flow.nodes}
    made = {node.name: set(node.means or (node.name,)) for node in flow.nodes}
    for step in flow.steps:
        made[step.into] = set().union(*(made[name] for name in step.out_of))
    by_variable = {}
    for node in nodes.values():
        for variable in node.means or (node.name,):
            by_variable.setdefault(variable, set()).update(made[node.name])
    return made, by_variable


def wrong_steps(flow):
    """Return the steps whose theorem is about other variables than those that lead there."""
    nodes = {node.name: node for node in flow.nodes}
    made, by_variable = sources(flow)
    wrong = []
    for step in flow.steps:
        if step.by:
            right, _ = stated(step, nodes)
            expected = set().union(*(by_variable.get(name, {name}) for name in variables(right) - set(flow.aside)))
            drawn = set().union(*(made[name] for name in step.out_of)) - set(flow.aside)
            if expected != drawn:
                wrong.append((step.into, expected ^ drawn))
    return wrong


def lacking_dimensions(flow):
    """Return the gradients that have a dimension which no box has that leads there."""
    nodes = {node.name: node for node in flow.nodes}
    dimensions = {key.name: set(key.dims) for step in flow.steps if step.by for key in BOOK.entries[step.by].claim.free}
    made, _ = sources(flow)
    lacking = []
    for step in flow.steps:
        if step.by and nodes[step.into].gradient_at:
            had = set()
            for node in (nodes[name] for name in step.out_of):
                given = [dimensions[name] for name in (node.gradient_at, node.name, *node.means) if name in dimensions]
                had.update(*(given or [dimensions.get(name, set()) for name in made[node.name]]))
            lacking += [(step.into, lacks) for lacks in dimensions[nodes[step.into].gradient_at] - had]
    return lacking


@pytest.mark.parametrize("name", FLOWS)
def test_what_leads_to_a_box_is_what_its_theorem_is_about(name):
    flow = FLOWS[name]
    assert wrong_steps(flow) == lacking_dimensions(flow) == []
    assert any(step.by for step in flow.steps)


@pytest.mark.parametrize("name", FLOWS)
def test_its_steps_are_in_order_and_join_its_boxes(name):
    flow = FLOWS[name]
    boxes = [node.name for node in flow.nodes]
    assert len(set(boxes)) == len(boxes)
    reached = {name for name in boxes if all(step.into != name for step in flow.steps)}
    for step in flow.steps:
        assert set(step.out_of) <= reached and step.into not in reached, step.into
        assert set(step.bends) <= set(step.out_of)
        reached.add(step.into)
    assert reached == set(boxes)
    joined = {name for step in flow.steps for name in (step.into, *step.out_of)}
    assert joined == set(boxes)
    assert all(node.kind == "gradient" for node in flow.nodes if node.gradient_at)


@pytest.mark.parametrize("name", FLOWS)
def test_its_boxes_are_on_the_page_and_apart(name):
    flow, high = FLOWS[name], BOOK.figures[name].height * 25.4
    for node in flow.nodes:
        (x, y), (wide, tall) = node.at, node.size
        assert wide / 2 < x < 150 - wide / 2 and tall / 2 < y < high - tall / 2, node.name
    for n, one in enumerate(flow.nodes):
        for other in flow.nodes[:n]:
            across = abs(one.at[0] - other.at[0]) >= (one.size[0] + other.size[0]) / 2
            apart = abs(one.at[1] - other.at[1]) >= (one.size[1] + other.size[1]) / 2
            assert across or apart, (one.name, other.name)


@pytest.mark.parametrize("name", FLOWS)
def test_its_caption_cites_the_theorems_of_its_steps(name):
    cited = BOOK.figures[name].caption
    assert {step.by for step in FLOWS[name].steps if step.by and rf"\cited{{{step.by}}}" not in cited} == set()


def test_no_straight_arrow_passes_behind_a_box():
    behind = []
    for name, flow in FLOWS.items():
        places = {node.name: node for node in flow.nodes}
        for step in flow.steps:
            for start in step.out_of:
                if start not in step.bends:
                    ends = places[start], places[step.into]
                    behind += [
                        (name, start, step.into, node.name)
                        for node in flow.nodes
                        if node not in ends and crosses(ends, node)
                    ]
    assert behind == []


def crosses(ends, node):
    (x, y), (to, on) = ends[0].at, ends[1].at
    points = ((x + (to - x) * t / 200, y + (on - y) * t / 200) for t in range(201))
    (mx, my), (wide, high) = node.at, node.size
    return any(abs(px - mx) < wide / 2 and abs(py - my) < high / 2 for px, py in points)


@pytest.mark.parametrize(
    ("into", "out_of"),
    [("dK", ("dS",)), ("dQ", ("dS",)), ("dV", ("P",)), ("dP", ("G",)), ("dS", ("P", "G"))],
)
def test_a_wrong_arrow_is_seen(into, out_of):
    flow = FLOWS["attention_backward"]
    steps = tuple(replace(step, out_of=out_of) if step.into == into else step for step in flow.steps)
    wrong = replace(flow, steps=steps)
    assert into in {name for name, _ in wrong_steps(wrong) + lacking_dimensions(wrong)}


def test_a_gradient_at_another_variable_is_seen():
    flow = FLOWS["attention_backward"]
    nodes = tuple(replace(node, gradient_at="V") if node.name == "dK" else node for node in flow.nodes)
    with pytest.raises(ValueError, match="not enough values"):
        wrong_steps(replace(flow, nodes=nodes))


def test_it_is_described_in_words():
    flow = Flow((Station("x", (10, 10), "$x^\\top$"), Station("y", (50, 10), "y")), (Arrows("y", ("x",)),))
    assert flow.described == "Arrows lead from x^T to y."


@pytest.mark.parametrize("name", BOOK.figures)
def test_its_description_has_no_marks_of_formulas(name):
    text = BOOK.figures[name].described
    assert not any(mark in text for mark in ("$", "\\", "{", "!", "math", "overline", "sqrtv", "varepsilon")), text


def test_a_diagram_needs_no_table(tmp_path):
    path = tmp_path / "x.svg"
    draw(BOOK.figures["orders_of_merging"], {}, path)
    assert Path(path).read_bytes().startswith(b"<?xml")
