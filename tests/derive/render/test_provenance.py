"""Sources: every key that the book uses resolves, and keys of no form are refused."""

from dataclasses import replace
from pathlib import Path

import pytest

from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from derive.render.bibliography import parse_bibliography
from derive.render.evidence import Recorded
from derive.render.provenance import Source, SourceError, colophon, folded, source, sources_tex

REFERENCES = Path(__file__).parents[3] / "docs" / "references.bib"

KEYS = {
    "bridle1990": Source("bridle1990"),
    "seed:000#4": Source("seed000", "4"),
    "seed:003#17": Source("seed003", "17"),
    "libnd4j#440": Source("libnd4j-440"),
    "deeplearning4j/libnd4j#440": Source("libnd4j-440"),
    "BoltzmannEntropy/interviews.ai#4": Source("interviews.ai-4"),
}


@pytest.mark.parametrize("key", KEYS)
def test_forms_of_keys(key):
    assert source(key) == KEYS[key]


@pytest.mark.parametrize(
    "key", ["", "bridle", "seed:0", "seed:003", "seed:003#0", "seed:000#jacobian", "a/b/c#1", "libnd4j#", "#7"]
)
def test_a_key_of_no_form_is_refused(key):
    with pytest.raises(SourceError, match="no form of a source key"):
        source(key)


@pytest.mark.parametrize(
    ("figures", "said"),
    [
        ({"axioms": ["a", "b"], "coq": "8.16.1"}, "Checked: Rocq pass (Coq 8.16.1, on at most 2 axioms)."),
        ({"axioms": ["a"]}, "Checked: Rocq pass (on at most 1 axiom)."),
        ({}, "Checked: Rocq pass."),
    ],
)
def test_what_rocq_found_is_said_with_its_version(figures, said):
    entry = BOOK.entries["softmax_pos"]
    assert colophon(entry, {"rocq": Recorded("pass", "", figures)})[1] == said
    assert colophon(entry, {"rocq": Recorded("not run", "", figures)})[1] == "Checked: Rocq not run."


def test_theorems_on_the_layer_as_a_map_are_named_if_rocq_accepted_this_one():
    entry, maps = BOOK.entries["softmax_vjp"], ["softmax_total"]
    said = r"In Rocq also as a total derivative with its adjoint: \named{softmax_total}."
    accepted = colophon(entry, {"rocq": Recorded("pass", "", {})}, maps=maps)
    assert accepted[1:3] == [r"Checked: Rocq pass.\\*", said]
    assert said not in colophon(entry, {"rocq": Recorded("not run", "", {})}, maps=maps)
    assert said not in colophon(entry, {"rocq": Recorded("pass", "", {})})


def test_what_mpmath_found_is_said_beside_the_balls():
    entry = BOOK.entries["decay_closed_form"]
    by_quadrature = {"version": "1.3.0", "integrals": 9, "quadratures": 9, "quadrature_digits": 20}
    both = {**by_quadrature, "integrals": 1, "closed_forms": 1, "closed_digits": 50}
    for figures, said in (
        (by_quadrature, "agrees on 9 integrals: quadrature between zeros to 20 digits"),
        (both, "agrees on 1 integral: closed forms to 50, quadrature between zeros to 20 digits"),
    ):
        assert colophon(entry, {"ball": Recorded("pass", "", {"mpmath": figures})})[1] == (
            f"Checked: balls pass (mpmath 1.3.0 {said})."
        )
    assert colophon(entry, {"ball": Recorded("not run", "", {"mpmath": both})})[1] == "Checked: balls not run."


def used() -> list[str]:
    keys = [k for e in BOOK.entries.values() for k in e.sources]
    keys += [k for e in BOOK.analytic.values() for k in e.sources]
    wrong = [m.reported for forms in (*BOOK.mutants.values(), *BOOK.equivalents.values()) for m in forms if m.reported]
    return keys + wrong + [r.reported for e in BOOK.analytic.values() for r in e.refuted if r.reported]


def test_every_key_resolves():
    works = parse_bibliography(REFERENCES.read_text(encoding="utf-8"))
    assert [k for k in used() if source(k).key not in works] == []


def test_a_claim_is_cited_by_its_number_with_a_link_to_the_table_of_claims():
    entry = replace(BOOK.entries["softmax_pos"], sources=("seed:000#4", "seed:000#8", "bridle1990"))
    assert sources_tex(entry) == r"\sources{\source{seed000}{\claimed{000}{4}, \claimed{000}{8}}\source{bridle1990}{}}"
    wrong = replace(BOOK.mutants["interaction_diagonal"][0], name="slip", reported="seed:003#34")
    (_, _, line, _) = colophon(entry, {"mutants": Recorded("pass", "", {})}, [wrong])
    assert line == r"Refuted: slip \source{seed003}{\claimed{003}{34}}."


def test_nothing_in_the_bibliography_is_idle():
    works = parse_bibliography(REFERENCES.read_text(encoding="utf-8"))
    assert set(works) - {source(k).key for k in used()} == set()


def test_a_url_names_the_thread():
    works = parse_bibliography(REFERENCES.read_text(encoding="utf-8"))
    threads = [k for k in used() if "#" in k and "/" in k]
    for key in threads:
        repository, number = key.split("#")
        assert works[source(key).key]["url"].startswith(f"https://github.com/{repository}/")
        assert works[source(key).key]["url"].endswith(f"/{number}")


def test_what_a_book_prints_has_exceptions_only():
    entry, (wrong, *_) = BOOK.entries["softmax_vjp"], BOOK.mutants["softmax_vjp"]
    plain = replace(wrong, name="plain", reported="")
    all_pass = {c: Recorded("pass") for c in COLUMNS}
    assert folded(all_pass, []) == r"\allpass"
    assert (
        folded(all_pass, [wrong, plain])
        == rf"\allpass Refuted: {wrong.name} \source{{libnd4j-440}}{{}}; 1 other wrong version."
    )
    sizes = {"sizes": [{"n": 1}, {"n": 2}], "symbolic": "stopped"}
    assert folded({**all_pass, "sympy": Recorded("pass", "", sizes)}, []) == r"\allpass SymPy at $n = 1, 2$ only."
    everywhere = {**sizes, "symbolic": "equal"}
    assert folded({**all_pass, "sympy": Recorded("pass", "", everywhere)}, []) == r"\allpass"
    for status, said in (("fail", r"\fails{fail}"), ("not run", "not run")):
        shown = folded({**all_pass, "ball": Recorded(status), "mutants": Recorded(status)}, [wrong])
        assert shown == f"Checked: balls {said}; mutants {said}; 4 of 6 pass."
    sampled = folded({**all_pass, "kernel": Recorded("pass", "", {"chance": "1e-9"})}, [])
    assert r"\allpass" not in sampled and "wrong with probability at most" in sampled
    lines = colophon(entry, all_pass, [plain], "Adequacy: all.", exceptions="Adequacy: some.")
    assert lines[0].endswith(r"\folded{ \allpass Refuted: 1 wrong version. Adequacy: some.}{\\*")
    assert lines[-1] == r"}\end{colophon}"


def test_comparisons_inside_whole_passes_are_counted():
    entry = BOOK.entries["swiglu_vjp"]
    said = "Checked: Transformer pass (and in $240$ comparisons on balls inside whole decoder-only models)."
    assert colophon(entry, {"transformer": Recorded("pass", "", {"points": 6, "passes": 240})})[1] == said
