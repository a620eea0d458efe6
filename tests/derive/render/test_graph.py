"""What rests on what: citations of proofs, rules of derivations, and the parts that are drawn."""

from derive.books.book import Chapter
from derive.chapters import BOOK
from derive.render.graph import by_chapters, connected, dependencies, dot, graph_json, of_chapter, of_theorem
from derive.render.ledger import ledger
from tests.book import kernel, proved


def test_edges_are_the_citations_of_the_proofs():
    graph = dependencies(kernel().chapters)
    assert [n.name for n in graph.nodes] == list(BOOK.entries)
    assert {(a.name, b.name) for a, b in graph.edges} == {
        (u.name, e.name) for e in BOOK.entries.values() for u in e.lemmas()
    }
    place = {n: k for k, n in enumerate(graph.nodes)}
    assert all(place[a] < place[b] for a, b in graph.edges)  # a drawing asks for this


def test_the_rules_below_a_theorem_are_those_of_its_ledger():
    chapters = {"softmax": Chapter("softmax", kernel().chapters["softmax"].entries[:8])}
    theorems = proved(entry.name for entry in chapters["softmax"].entries)
    graph = dependencies(chapters, theorems)
    for name in ("softmax_jacobian", "softmax_ratio"):
        below = of_theorem(graph, name)
        whole = ledger(theorems[name])
        assert {n.name for n in below.nodes if n.kind == "rule"} == set(whole.rules) - {"fact"}
        assert {n.name for n in below.nodes if n.kind == "law"} == set(whole.facts)
        assert {n.name for n in below.nodes if n.kind == "theorem"} == {name, "partition_pos"}
    used = {a.name for a, b in graph.edges if b.name == "softmax_sum_one"}
    assert "partition_pos" in used and "exp_pos" not in used  # that law belongs to the theorem that it cites


def test_a_part_has_what_it_uses_and_no_more():
    graph = dependencies(kernel().chapters)
    part = of_chapter(graph, "attention")
    inside = {e.name for e in kernel().chapters["attention"].entries}
    outside = {u.name for e in kernel().chapters["attention"].entries for u in e.lemmas()} - inside
    assert outside and {n.name for n in part.nodes} == inside | outside
    assert all(b.name in inside for _, b in part.edges)
    assert {n.name for n in connected(part).nodes} == {n.name for edge in part.edges for n in edge}
    alone = of_theorem(graph, "partition_pos")
    assert [n.name for n in alone.nodes] == ["partition_pos"] and not alone.edges


def test_chapters_count_their_citations():
    counts = {(a.name, b.name): n for (a, b), n in by_chapters(kernel().chapters).edges.items()}
    home = {e.name: c.name for c in kernel().chapters.values() for e in c.entries}
    pairs = [(home[u.name], home[e.name]) for e in BOOK.entries.values() for u in e.lemmas()]
    assert counts == {p: pairs.count(p) for p in pairs if p[0] != p[1]}


def test_dot_and_json_hold_the_graph():
    graph = dependencies(kernel().chapters)
    text = dot(graph, kernel().chapters)
    assert text.count(" -> ") == len(graph.edges) == len(graph_json(graph)["edges"])
    assert '"softmax_jacobian" -> "softmax_vjp";' in text
    assert text.count("subgraph ") == len(kernel().chapters)
    assert text.count("{") == text.count("}")
    assert text == dot(dependencies(kernel().chapters), kernel().chapters)
