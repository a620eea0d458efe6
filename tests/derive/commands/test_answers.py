"""What digest, graph, cite and doctor answer."""

import io
import json

import pytest

from derive.chapters import BOOK
from derive.commands.answers import cite, digest, doctor, graph, listing
from derive.doors.reference import UnknownNameError, theorem
from derive.kernel.terms import DeriveError
from derive.render.plain import paragraph
from derive.render.ranks import ranks


def test_graph_of_the_book_a_chapter_and_a_theorem():
    whole = graph(None, "dot", False)
    assert [n["name"] for n in whole.document["nodes"]] == list(BOOK.theorems)
    assert [n["name"] for n in graph(None, "svg", False).document["nodes"]] == list(BOOK.chapters)
    own = graph("dot_product", "svg", False)
    assert [n["name"] for n in own.document["nodes"]] == [e.name for e in BOOK.chapters["dot_product"].entries]
    below = graph("softmax_vjp", "dot", False).document
    assert [(e["from"], e["to"]) for e in below["edges"]] == [
        ("partition_pos", "softmax_jacobian"),
        ("softmax_jacobian", "softmax_vjp"),
    ]
    json.dumps(below)


def test_a_statement_that_is_typed_has_the_digest_of_the_theorem(tmp_path, monkeypatch):
    """With other names of definitions and indices, hypotheses in another order, a definition written out."""
    variance = theorem("dot_product_variance")
    lines = variance.statement.splitlines()
    moved = "\n".join([*lines[:2], *lines[2:-1][::-1], lines[-1]]).replace("a:d", "z:d").replace("[a]", "[z]")
    moved = moved.replace("random: q[d], k[d]\n", "").replace("assume:", "random: q[d], k[d]\nassume:", 1)
    assert moved != variance.statement
    path = tmp_path / "statement.txt"
    path.write_text(moved, encoding="utf-8")
    for given in (variance.statement, moved, str(path)):
        assert digest(given).document["digest"] == variance.digest
        assert digest(given).text == f"{variance.digest}  the statement of dot_product_variance"
    monkeypatch.setattr("sys.stdin", io.StringIO(moved))
    assert digest("-").document["theorems"] == ["dot_product_variance"]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("sigma[a]**2*nu[a]**2", "sigma[a]**2*nu[a]"), ("assume: Independent(q, k)\n", ""), ("[d]", "[d, d]")],
)
def test_another_statement_has_another_digest(right, wrong):
    variance = theorem("dot_product_variance")
    changed = variance.statement.replace(right, wrong)
    assert changed != variance.statement
    if "d, d" in wrong:
        with pytest.raises(DeriveError, match=r"line \d+, column \d+: "):
            digest(changed)
    else:
        answer = digest(changed)
        assert answer.document["digest"] != variance.digest
        assert answer.document["theorems"] == []
        assert answer.text.endswith("of no theorem of the book")


@pytest.mark.long
def test_every_statement_that_is_printed_has_its_digest():
    for name, entry in BOOK.entries.items():
        assert name in digest(theorem(name).statement).document["theorems"], entry.title


def test_what_is_no_statement_is_refused_and_says_what_one_is(tmp_path):
    for given in ("nothing.txt", str(tmp_path)):
        with pytest.raises(DeriveError, match="expected a statement, with a line 'claim: ...', or a file"):
            digest(given)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeriveError, match="it is not text"):
        digest(str(tmp_path / "bytes"))
    with pytest.raises(DeriveError, match="line 1, column 8: "):
        digest("claim: x = x")


def test_graph_with_rules():
    found = graph("partition_pos", "svg", True).document["nodes"]
    assert {n["kind"] for n in found} == {"theorem", "rule", "law"}
    assert {"exp_pos"} == {n["name"] for n in found if n["kind"] == "law"}
    with pytest.raises(DeriveError, match="--rules"):
        graph(None, "svg", True)


def test_names_that_are_none_are_refused_with_what_was_meant():
    with pytest.raises(UnknownNameError, match="did you mean normalization"):
        graph("normalisation", "dot", False)
    with pytest.raises(UnknownNameError, match="did you mean softmax_vjp"):
        cite(["softmax_vpj"], False)


def test_cite():
    answer = cite(["softmax_pos", "softmax_vjp", "softmax_pos"], False)
    keys = [e["key"] for e in answer.document["entries"]]
    assert keys == ["softmax_pos", "softmax_vjp"]
    assert "{Proposition 1.2, " in answer.text and "{Theorem 1.13, " in answer.text
    assert theorem("softmax_vjp").digest in answer.text
    more = cite(["softmax_jacobian"], True)
    assert [e["key"] for e in more.document["entries"]][0] == "softmax_jacobian"
    assert "@incollection{bridle1990," in more.text


def test_what_rocq_proves_is_cited_and_drawn_too():
    answer = cite(["softmax_scaled_limit"], True)
    assert theorem("softmax_scaled_limit").digest in answer.text and "@misc{seed001," in answer.text
    below = graph("softmax_jacobian_scaled_limit", "dot", True).document
    assert {"softmax_scaled_limit", "softmax_shift_invariant", "partition_pos"} <= {n["name"] for n in below["nodes"]}


def test_cite_numbers_theorems_as_the_book_does():
    rank = ranks(BOOK)
    for number, own in enumerate((c.theorems for c in BOOK.chapters.values()), 1):
        assert f"{{{rank[own[-1].name]} {number}.{len(own)}, " in cite([own[-1].name], False).text


def test_doctor_says_what_is_lost():
    answer = doctor()
    for tool, line in zip(answer.document["tools"], answer.text.splitlines(), strict=True):
        assert tool["name"] in line
        assert line.startswith("found" if tool["found"] else "missing")
        assert tool["found"] or (tool["lost"] in line and tool["get"] in line)
    assert {"latexmk", "coqc", "Coquelicot", "Interval", "safetensors", "scipy", "torch"} <= {
        t["name"] for t in answer.document["tools"]
    }


def test_all_theorems_are_listed_by_chapter_and_those_that_are_asked_for_in_one_list():
    lines = listing((), "", "").text.splitlines()
    assert [line for line in lines if line and line[0] != " "] == [paragraph(c.title) for c in BOOK.chapters.values()]
    assert not set("$\\").intersection("".join(lines))  # a terminal shows no LaTeX
    assert lines[1].split()[0] == next(iter(BOOK.theorems))
    assert all(line and line[0] != " " for line in listing(("softmax",), "", "").text.splitlines())
