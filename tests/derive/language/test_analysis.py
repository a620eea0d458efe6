"""Theorems of analysis as data."""

import json
import re
from dataclasses import replace

import pytest

from derive.chapters import BOOK
from derive.claims import WORKS
from derive.claims.claim import says
from derive.commands.cite import cite
from derive.commands.listing import listing
from derive.commands.prove import beside_kernel, elsewhere, replayed
from derive.commands.show import _text
from derive.doors.judging import judge, vouched
from derive.doors.reference import theorem
from derive.kernel.rules import ProofError
from derive.kernel.terms import StatementError
from derive.language.analysis import (
    ALWAYS,
    BY_KERNEL,
    CERTIFIED,
    IN_NUMBERS,
    IN_ROCQ,
    Analytic,
    Certified,
    Enclosed,
    display,
    status,
)
from derive.language.entry import REASONS, Entry, algebra, calc, step
from derive.language.terms import Eq, reals
from derive.proving.prover import prove_displays
from derive.render.claims import claims_md, claims_tex, listing_text
from derive.site.building import pages
from derive.site.chinese import STATUSES_ZH, where_zh
from derive.site.theorem import theorem_pages

a, b = reals("a b")
TRUE = display(Eq(a + b, b + a), step(b + a, algebra(), "any order"))
FALSE = display(Eq(a + b, a - b), step(a - b, algebra(), "wrong sign"))
LEMMA = Entry(name="sum_commutes", title="", claim=Eq(a + b, b + a), proof=calc(step(b + a, algebra(), "any order")))


def row(*proof, **changes):
    values = {
        "name": "small_limit",
        "title": "A limit",
        "after": "sum_commutes",
        "file": "Small",
        "variables": {"a": r"$a \in \mathbb{R}$"},
        "claim": ("a = a",),
    }
    return Analytic(**values, proof=proof, **changes)


def test_what_always_holds():
    found = row("By a limit.")
    assert found.theorems == ("small_limit",)
    assert dict(found.not_applicable) == ALWAYS
    assert set(ALWAYS.values()) <= set(REASONS)
    assert row("x", not_applicable={"transformer": "no forward pass"}).not_applicable["kernel"] == "proved in Rocq"
    with pytest.raises(StatementError, match="no reason too hard"):
        row("x", not_applicable={"ball": "too hard"})


def test_what_is_displayed_goes_through_the_kernel():
    (theorem,) = prove_displays(row("First,", TRUE), {})
    assert theorem.concl == TRUE.claim
    with pytest.raises(ProofError, match=r"small_limit_display_1, step 1 \(wrong sign\)"):
        prove_displays(row("First,", FALSE), {})


def test_a_hypothesis_of_a_display_is_declared():
    given = Eq(a, b)
    chain = step(b - b, algebra(), "they are equal"), step(0, algebra(), "nothing is left")
    assert prove_displays(row(display(Eq(a - b, 0), *chain, given=(given,))), {})[0].hyps == {given}
    with pytest.raises(ProofError):
        prove_displays(row(display(Eq(a - b, 0), *chain)), {})


def test_nothing_is_added_to_what_was_proved():
    proved = {}
    prove_displays(row(TRUE), proved)
    assert proved == {}


def test_a_display_has_a_step():
    with pytest.raises(StatementError, match="the kernel must have something to check"):
        display(Eq(a, a))


def test_what_is_cited():
    cited = display(Eq(a + b, b + a), step(b + a, algebra(LEMMA.at(a=a)), "the lemma"))
    assert row(r"By \cited{first_limit},", cited, r"and \cited{first_limit}.").cited() == (
        "first_limit",
        "sum_commutes",
    )


def numbers(**changes):
    values = {
        "name": "small_zero",
        "title": "A zero",
        "after": "",
        "variables": {},
        "claim": ("f(z) = 0",),
        "proof": ("By bisection.",),
        "enclosed": (Enclosed("z", "1.5", "1.6"),),
        "computed": "On balls.",
        "unproved": "Rocq has no bisection.",
    }
    return Certified(**(values | changes))


def test_what_is_certified_is_not_said_to_be_proved():
    found = numbers()
    assert dict(found.not_applicable) == CERTIFIED and set(CERTIFIED.values()) <= set(REASONS)
    assert found.file == "" and found.theorems == ()
    assert "proved" not in " ".join([*CERTIFIED.values(), *(REASONS[reason] for reason in CERTIFIED.values())])
    assert found.formulas() == ("f(z) = 0", "1.5 < z < 1.6")


def test_the_digest_is_that_of_the_statement():
    assert numbers(proof=("Otherwise.",), title="Another").digest == numbers().digest
    assert numbers(claim=("f(z)  =\n0",)).digest == numbers().digest
    for change in (
        {"claim": ("g(z) = 0",)},
        {"given": ("$z > 0$",)},
        {"where": ("f = 1",)},
        {"variables": {"x": "$x$"}},
        {"enclosed": (Enclosed("z", "1.5", "1.61"),)},
    ):
        assert numbers(**change).digest != numbers().digest


def test_an_interval_within_another():
    stated = Enclosed("z", "-1.5", "1.6")
    assert stated.holds("-1.5", "1.6") and stated.holds("0.10", "0.1")
    assert not stated.holds("-1.51", "0") and not stated.holds("0", "1.60001") and not stated.holds("1", "0")
    with pytest.raises(StatementError, match="small_zero: z cannot be between 2 and 1"):
        numbers(enclosed=(Enclosed("z", "2", "1"),))


def test_all_formulas_of_a_conclusion_are_displayed():
    assert replace(row("By a limit."), claim=("a = a", "b = b")).formulas() == ("a = a", "b = b")


# ---- one status, and every reader says it

STATUSES = {"softmax_pos": BY_KERNEL, "softmax_scaled_limit": IN_ROCQ, "first_zero_of_decay": IN_NUMBERS}
SILENT = ("list", "show", "sources", "docs/sources.md", "claims of the book", "claims in Chinese", "prove NAME", "page")
"""Readers that say nothing of what the kernel proves: they mark the others, or have a column for the kernel."""


def read_by(name):
    """Yield what each reader says of a theorem."""
    t, ground = theorem(name), says(name)
    listed = listing([], "", BOOK.chapter(name).name)
    work = replace(WORKS[0], claims=(replace(WORKS[0].claims[0], by=(ground,)),))
    beside = {ground: by} if (by := vouched(ground)) else {}
    yield "list", next(line for line in listed.text.splitlines() if line.split()[:1] == [name])
    yield "list --json", json.dumps(next(row for row in listed.document["theorems"] if row["name"] == name))
    yield "show", _text(t)
    yield "show --format json", json.dumps(t.record())
    yield "show --proof", str(t.proof)
    yield "prove", t.prove().summary
    yield "prove NAME", elsewhere(replayed(t, {}))
    yield "cite", cite([name], sources=False).text
    yield "HTML of a notebook", t._repr_html_()
    yield "LaTeX of a notebook", t._repr_latex_()
    yield "judging", judge(ground).said
    yield "sources", listing_text([(work, work.claims)], beside)
    yield "docs/sources.md", claims_md([work], beside)
    yield "claims of the book", "\n".join(claims_tex([work], {}, beside))
    yield "claims in Chinese", where_zh(beside.get(ground, ""))
    yield "page", t.latex()


@pytest.fixture(scope="module")
def site_pages():
    return pages(BOOK, tuple(STATUSES), (theorem_pages,))


@pytest.mark.parametrize(("name", "expected"), STATUSES.items())
def test_every_reader_says_the_same_status(name, expected, site_pages):
    on_page = re.search(r'<p class="checked">.*?</p>', site_pages[f"theorem/{name}.html"].decode())
    for reader, text in (*read_by(name), ("site", on_page[0])):
        words = {how: (how, STATUSES_ZH.get(how, how)) for how in STATUSES.values()}
        found = {how for how, said in words.items() if any(w.lower() in text.lower() for w in said)}
        assert found == (set() if expected == BY_KERNEL and reader in SILENT else {expected}), f"{reader}: {text}"


def test_who_vouches_is_counted_by_the_same_function():
    counts = [sum(status(item) == how for item in BOOK.theorems.values()) for how in (IN_ROCQ, IN_NUMBERS)]
    assert beside_kernel(BOOK) == "; {} more are proved in Rocq, {} certified in numbers".format(*counts)


def test_what_cites_a_statement_in_numbers_says_so():
    """Captions, openings, remarks: a sentence that names one of the four says how it is known."""
    texts = [figure.caption for figure in BOOK.figures.values()]
    texts += [
        text for chapter in BOOK.chapters.values() for text in (chapter.opening.text, *map(_remarks, chapter.theorems))
    ]
    texts += [claim.remark for work in WORKS for claim in work.claims]
    silent = [
        text
        for text in texts
        if any(rf"\cited{{{name}}}" in text for name in BOOK.certified) and IN_NUMBERS not in " ".join(text.split())
    ]
    assert silent == []


def _remarks(item):
    return f"{item.reading} {item.note}"
