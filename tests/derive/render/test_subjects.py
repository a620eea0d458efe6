"""The subject index: topics, titles, symbols and projects; special characters are quoted."""

from functools import cache

from derive.books.book import Book
from derive.render.subjects import _term, projects, subjects
from tests.book import FEW, part
from tests.derive.render.pages import printed_book


@cache
def few_of_ours():
    kernels = [name for name in FEW["softmax"] if name != "softmax_jacobian_zero_iff_onehot"]
    return Book([part("softmax", kernels), part("sinusoidal", ["rotary_vjp"])])


def test_every_theorem_is_found_by_title_topic_symbol_and_project():
    entries = subjects(few_of_ours(), printed_book(few_of_ours().entries), {"RoPE": ["rotary_vjp"]})
    assert all(terms for terms in entries.values())
    assert "backward pass of rotary positions@Backward pass of rotary positions" in entries["rotary_vjp"]
    assert "rope@RoPE" in entries["rotary_vjp"]
    assert r"symbols!softmax@\named{softmax}" in entries["softmax_vjp"]
    assert any(entry.startswith("wrong formulas of projects!libnd4j@") for entry in entries["softmax_vjp"])
    everywhere = {entry for terms in entries.values() for entry in terms}
    for entry in few_of_ours().entries.values():
        assert any(term.endswith(f"@{entry.title}") for term in everywhere), entry.name


def test_a_topic_names_few_theorems():
    names = list(few_of_ours().entries)
    entries = subjects(few_of_ours(), printed_book(names), {"All of it": names})
    assert [n for n in names if "all of it@All of it" in entries[n]] == names[:8] != names


def test_characters_that_makeindex_reads_are_quoted():
    assert _term('a!b@c|d"') == 'a"!b"@c"|d""@a"!b"@c"|d""'
    assert _term("A sink") == "sink@A sink" and _term("An") == "an@An"
    assert _term(r"Dividing by $\sqrt d$") == r"dividing by d@Dividing by $\sqrt d$"


def test_projects_are_repositories_not_sources():
    assert projects(["owner/name#7", "seed:000#4", "bridle1990"]) == {"name"}
