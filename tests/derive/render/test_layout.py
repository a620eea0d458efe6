"""Layered drawings: every edge leads right, nothing overlaps, few crossings, the same drawing every time."""

import random

import pytest

from derive.render.layout import BEND, _apart, _crossings, layered


def random_graph(seed):
    rng = random.Random(seed)
    nodes = [f"n{k}" for k in range(rng.randint(2, 25))]
    edges = [(a, b) for n, b in enumerate(nodes) for a in nodes[:n] if rng.random() < 0.15]
    return nodes, edges


@pytest.mark.parametrize("seed", range(12))
def test_edges_lead_right_and_nodes_stand_apart(seed):
    nodes, edges = random_graph(seed)
    layout = layered(nodes, edges)
    assert list(layout.places) == nodes and set(layout.routes) == set(edges)
    for (a, b), route in layout.routes.items():
        assert route[0] == layout.places[a] and route[-1] == layout.places[b]
        assert [c for c, _ in route] == list(range(layout.places[a][0], layout.places[b][0] + 1))
        assert len(route) >= 2
    for column in range(layout.columns):
        heights = sorted(y for c, y in layout.places.values() if c == column)
        assert all(b - a >= 1 - 1e-3 for a, b in zip(heights, heights[1:], strict=False))
        bends = [p[1] for route in layout.routes.values() for p in route[1:-1] if p[0] == column]
        assert all(abs(y - bend) >= (1 + BEND) / 2 - 1e-3 for y in heights for bend in bends)
    every = [y for _, y in layout.places.values()]
    assert min(every) >= 0 and max(every) <= layout.rows + 1e-9
    assert layered(nodes, edges) == layout


def test_a_node_stands_as_near_as_it_can_to_what_rests_on_it():
    layout = layered("abcxd", [("a", "b"), ("b", "c"), ("c", "d"), ("x", "d")])
    assert layout.places["x"][0] == layout.places["c"][0] == 2
    assert layered("ab", []).columns == 1
    assert layered("", []).columns == 0


def test_crossings_that_need_not_be_are_none():
    nodes = ["a0", "a1", "a2", "b0", "b1", "b2"]
    edges = [("a0", "b2"), ("a1", "b1"), ("a2", "b0")]
    assert _crossings([nodes[:3], nodes[3:]], edges) == 3
    layout = layered(nodes, edges)
    order = [sorted(nodes[k : k + 3], key=lambda n: layout.places[n][1]) for k in (0, 3)]
    assert _crossings(order, edges) == 0
    assert all(layout.places[a][1] == layout.places[b][1] for a, b in edges)  # and then every edge is level


def test_heights_are_the_nearest_that_stand_apart():
    assert _apart([0.0, 5.0], [1, 1]) == [0.0, 5.0]
    assert _apart([2.0, 2.0], [1, 1]) == [1.5, 2.5]
    assert _apart([3.0, 1.0, 2.0], [1, 1, 1]) == [1.0, 2.0, 3.0]
    assert _apart([0.0, 0.0], [1, 0.5]) == [-0.375, 0.375]
    assert _apart([], []) == []
