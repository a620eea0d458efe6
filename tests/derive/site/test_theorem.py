"""What a page says is what the kernel concluded: read back from the formulas of the page itself."""

import re
from dataclasses import replace

import pytest

from derive.chapters import BOOK
from derive.doors.build import documents
from derive.doors.reference import theorem, theorems
from derive.kernel.certificate import digest
from derive.language.symbols import symbol
from derive.language.text.statements import parse_statement
from derive.proving.prover import uncollected
from derive.render.adequacy import read_adequacy
from derive.render.evidence import Evidence
from derive.render.page import Replayed
from derive.render.words import with_hints
from derive.site.building import pages
from derive.site.hypertext import Hypertext
from derive.site.mistakes import mistakes_of
from derive.site.points import seen_false
from derive.site.site import Site
from derive.site.theorem import _parts, address, theorem_pages
from tests.derive.site.pages import HTML, MATHML, annotation, tree

SAMPLE = (
    *("softmax_jacobian", "dot_product_variance", "scaled_dot_product_variance", "rotary_vjp", "decay_bound"),
    *("attention_backward_scores", "layernorm_vjp", "relu_derivative", "softmax_jacobian_le_of_gap"),
)


QUICK = ("softmax_jacobian", "scaled_dot_product_variance", "decay_bound", "layernorm_vjp")


@pytest.fixture(scope="module")
def few():
    return pages(BOOK, QUICK, (theorem_pages,))


def problems(own, text):
    """Yield what is wrong with the page of a theorem: it is read back, and compared with what the kernel concluded."""
    statement = next(e for e in tree(text).iter() if e.get("class") == "statement")
    formulas = [f for f in statement.iter(f"{MATHML}math") if f.get("display") == "block"]
    shown = [annotation(f, "application/x-tex") for f in formulas]
    if isinstance(own.made, Replayed):
        said = parse_statement(annotation(formulas[0], "text/x-derive"))
        concluded = own.made.theorem
        if digest(said.given, said.claim) != digest(concluded.hyps, concluded.concl):
            yield "the text of the statement is not what the kernel concluded"
            return
        claim = with_hints(said.claim, own.made.printed.claim)  # the letters of bound variables are the author's
        rows = own.made.printed.page.rows(claim)
        if [re.sub(r"[.,]$", "", tex) for tex in shown[: len(own.stated.formulas)]] != [*map(str, rows)]:
            yield "the formulas are not those of what is read back"
    for formula, tex in zip(formulas, shown, strict=True):
        if not tex or not formula.get("alttext"):
            yield "a formula does not say what it is"
    body = text[text.index('<section class="statement"') :]
    body = body[: body.index("</section>")]
    if str(Hypertext("../", {}).words(own.stated.opening)) not in body:
        yield "the hypotheses are not on the page"


@pytest.mark.long
def test_pages_say_what_was_proved():
    found = pages(BOOK, SAMPLE, (theorem_pages,))
    assert [p for name in SAMPLE for p in problems(theorem(name), found[f"theorem/{name}.html"].decode())] == []


@pytest.mark.parametrize("name", QUICK)
def test_a_page_says_what_was_proved(few, name):
    assert list(problems(theorem(name), few[f"theorem/{name}.html"].decode())) == []


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("claim: HasDerivative(softmax(x, i), x[j]", "claim: HasDerivative(softmax(x, j), x[i]", "what the kernel"),
        ("\\frac{\\partial p_i}{\\partial x_j}", "\\frac{\\partial p_j}{\\partial x_i}", "the formulas are not"),
        ("For every size", "For some size", "the hypotheses are not"),
    ],
)
def test_another_statement_is_seen(few, right, wrong, said):
    text = few["theorem/softmax_jacobian.html"].decode()
    assert right in text
    found = list(problems(theorem("softmax_jacobian"), text.replace(right, wrong)))
    assert any(said in problem for problem in found), found


def test_a_mistake_of_a_project_leads_to_its_report(few):
    text = few["theorem/softmax_jacobian.html"].decode()
    assert 'href="https://github.com/deeplearning4j/libnd4j/issues/440"' in text
    assert text.index("diagonal only") < text.index("delta missing")  # what somebody shipped stands first


def test_what_fails_without_a_hypothesis_is_said(few):
    text = few["theorem/layernorm_vjp.html"].decode()
    assert "a term has no value where" in text[text.index('id="needs"') :]


def test_a_mistake_is_shown_with_a_point_where_it_was_seen_to_be_false(few):
    """Or nothing is said: until adequacy is measured again, a record has no points."""
    own = theorem("softmax_jacobian")
    point = {"sizes": {"n": 2}, "values": {"x": ["0", "1"]}}
    seen = {"mutant": "delta missing", "point": point, "indices": {"i": 0, "j": 1}, "left": "-0.1966", "right": "2e-05"}
    site = Site(BOOK, [own], Evidence(adequacy={own.name: {"digest": own.digest, "mutants": {"points": [seen]}}}), {})
    said = {m.name: m.where.replace("\N{NO-BREAK SPACE}", " ") for m in mistakes_of(site, own)}
    assert said.pop("delta missing").striptags() == (
        "Where n = 2, x = (0, 1), i = 0, j = 1: left side ≈ −0.1966, right side ≈ 2·10−5."
    )
    assert set(said.values()) == {""}
    point["values"].clear()  # a point that leaves out an array cannot be checked by hand
    assert not any(m.where for m in mistakes_of(Site(BOOK, [own], site.evidence, {}), own))


def test_a_mistake_about_a_limit_is_shown_with_the_theorem_of_rocq_that_it_is_false():
    own = theorem("softmax_scaled_limit")
    found = {m.name: m for m in mistakes_of(Site(BOOK, [own], Evidence(), {}), own)}
    stated = found["all weight on one entry at a tie"].rocq
    assert stated.startswith("Theorem softmax_scaled_limit_refuted") and "~ (forall" in stated and "Proof" not in stated
    assert [m.rocq for m in found.values()].count("") == len(found) - 1


def leaves_out(entry, mutant, found, h):
    """Return which variables of a wrong statement its counterexample on the page does not tell; None without any."""
    names = {k.name for f in (mutant.claim, *entry.given) for k in f.free if k.kind != "ix"}
    said = seen_false(found, mutant.name, names, h).striptags().replace("\N{NO-BREAK SPACE}", " ")
    told = said.partition(": left side")[0]
    letters = {name: h.words(f"${symbol(name).tex}$").striptags() for name in names}
    return [n for n in names if not re.search(rf"{re.escape(letters[n])} [=≈]|\b{n}\b.* is", told)] if said else None


def test_no_counterexample_that_is_recorded_leaves_anything_out():
    recorded, h = read_adequacy(documents() / "adequacy.json"), Hypertext("", {})
    found = {
        (entry.name, mutant.name): leaves_out(entry, mutant, recorded[entry.name], h)
        for entry in BOOK.entries.values()
        for mutant in BOOK.mutants.get(entry.name, ())
    }
    assert [where for where, lacking in found.items() if lacking] == []
    assert sum(lacking is not None for lacking in found.values()) > 0.8 * len(found) > 1000


def test_a_counterexample_that_leaves_something_out_is_seen(monkeypatch):
    entry, own = BOOK.entries["softmax_vjp"], {"mutant": "sign", "indices": {"j": 0}, "left": "1", "right": "2"}
    mutant = replace(BOOK.mutants[entry.name][0], name="sign")
    point = {"sizes": {"n": 1}, "values": {"g": ["1"], "x": ["0"]}}
    found = {"mutants": {"points": [{**own, "point": point}]}}
    assert leaves_out(entry, mutant, found, Hypertext("", {})) == []
    del point["values"]["x"]
    assert leaves_out(entry, mutant, found, Hypertext("", {})) is None
    monkeypatch.setattr("derive.site.points.whole", lambda point, names: True)
    assert leaves_out(entry, mutant, found, Hypertext("", {})) == ["x"]


def test_every_slogan_is_one_sentence_of_a_theorem_and_says_more_than_the_title():
    found = BOOK.slogans
    titles = {item.name: item.title for chapter in BOOK.chapters.values() for item in chapter.theorems}
    assert len(found) > 280
    assert set(found) <= set(titles)
    h = Hypertext("", {})
    for name, said in found.items():
        assert len(h.plain(said)) <= 130, name
        assert re.fullmatch(r"[A-Z$][^.]*(\.\d[^.]*)?\.", said), name
        assert said.rstrip(".") != titles[name], name


OF_CHANCE = re.compile(r"\b(random|sampl\w+|expect\w+|likely|wins?|often|probab\w+|chances?|correlated)\b", re.I)


def overclaimed(said, statement):
    """Yield what title and slogan claim beyond the statement, or leave out of it, of what words can show."""
    if OF_CHANCE.search(said) and "random" not in statement:
        yield f"nothing is random in it: {said}"
    if "Independent(" in statement and "ndependent" not in said:
        yield f"it assumes independence: {said}"


def test_titles_and_slogans_are_of_chance_where_the_theorem_is_and_name_independence():
    found = BOOK.slogans
    said = {name: f"{item.title}: {found.get(name, '')}" for name, item in BOOK.theorems.items()}
    assert [f"{n}, {w}" for n, text in said.items() for w in overclaimed(text, theorem(n).statement)] == []
    mean = theorem("dot_product_mean").statement
    assert list(overclaimed("The largest is a sample", theorem("softmax_pos").statement))
    assert list(overclaimed("Means multiply", mean)) and not list(overclaimed("Independent means multiply", mean))


@pytest.mark.long
@pytest.mark.xdist_group("site")
def test_every_page_says_what_was_proved(site):
    with uncollected():
        found = [
            f"{own.name}: {problem}"
            for own in theorems(BOOK, {})
            for problem in problems(own, site[f"theorem/{own.name}.html"].decode())
        ]
    assert found == []
    pages_there = [path for path in site if path.startswith("theorem/") and path.endswith(".html")]
    assert len(pages_there) == len(BOOK.theorems) + len(BOOK.former)


@pytest.mark.long
@pytest.mark.xdist_group("site")
def test_no_page_is_heavy(site):
    """With its styles and scripts; without the index of the search, and pictures, which are read when they are seen."""

    def weight(path):
        loaded = re.findall(r'(?:href|src)="(?:\.\./)*([^"]+\.(?:css|js))"', site[path].decode())
        return len(site[path]) + sum(len(site[own]) for own in set(loaded) - {"static/index.js"})

    heavy = {path: weight(path) for path in site if path.endswith(".html") and weight(path) > 150_000}
    assert heavy == {}


def test_the_left_side_of_a_chain_stands_once_beside_its_first_line_or_above_all(few):
    for name in QUICK:
        elements = tree(few[f"theorem/{name}.html"].decode()).iter()
        proof, above = next(e for e in elements if e.get("aria-labelledby") == "proof"), 0
        for e in proof.iter():
            above += e.get("class") == "display above"
            if e.tag == f"{HTML}table":
                lefts = [cell for cell in e.iter() if cell.get("class") == "left" and list(cell.iter(f"{MATHML}math"))]
                assert len(lefts) + above == 1, name
                above = 0


@pytest.mark.parametrize(("name", "above"), [("gelu_tanh_vjp", True), ("softmax_jacobian", False)])
def test_a_left_side_stands_above_its_chain_where_no_row_then_ends_in_a_bracket(name, above):
    own = theorem(name)
    (part, *_) = (p for p in _parts(own, own.proof.argument, Hypertext("../", {})) if p.rows)
    assert bool(part.above) == above
    assert not any("<mtr>" in row.right for row in part.rows)


def test_a_name_that_a_theorem_had_leads_to_its_page():
    own = theorem("causal_loss_is_sum_of_prefix_losses")
    assert own.name == "causal_loss_splits_at_prefix"
    site = Site(BOOK, [own], Evidence(), {})
    site.once("page", own.name, lambda: (address(own.name), b""))  # the page itself is looked at above
    found = dict(theorem_pages(site))["theorem/causal_loss_is_sum_of_prefix_losses.html"].decode()
    assert 'content="0; url=../theorem/causal_loss_splits_at_prefix.html"' in found
    assert '<a href="../theorem/causal_loss_splits_at_prefix.html">' in found
