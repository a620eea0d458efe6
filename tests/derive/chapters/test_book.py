"""The book as a whole: every entry is named, sourced, proved in few steps, and nothing of it is idle."""

import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.kernel.certificate import replay
from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES, ProofError
from derive.kernel.terms import INTEGERS, Term, subterms
from derive.language.entry import REASONS, Calc, Entry
from derive.language.text.statements import parse_statement
from derive.proving.certificates import dumps
from derive.proving.prover import prove
from derive.render.argument import Chain, sections
from tests.book import proved
from tests.derive.chapters.promised import LATER, PROMISED
from tests.derive.renaming import Renaming

ROOT = Path(__file__).resolve().parents[3]
CONTENTS, ENTRIES = tuple(BOOK.chapters), tuple(BOOK.entries.values())
COLUMNS = {"sympy", "transformer", "ball", "rocq"}  # the kernel and the mutants apply to every theorem

# Applications of rules, lemmas included; the largest theorem takes 985, the book of 259 theorems 30,142.
MOST_APPLICATIONS = 1_500
MOST_APPLICATIONS_OF_THE_BOOK = 35_000
MOST_STEPS = 8

UNUSED_FACTS = {
    "expectation_const": "a constant summand under an expectation comes with the normalized entries of a later chapter",
}


@pytest.fixture(name="book")
def theorems():
    """Every theorem by name."""
    return proved()


def applications(*theorems):
    """The rule applications below some theorems, shared ones once."""
    seen, stack = {}, list(theorems)
    while stack:
        t = stack.pop()
        if id(t) not in seen:
            seen[id(t)] = t
            stack.extend(t.premises)
    return seen.values()


def calculations(proof):
    if isinstance(proof, Calc):
        return [proof]
    return [c for part in vars(proof).values() if hasattr(part, "__dataclass_fields__") for c in calculations(part)]


def of_every_entry(check):
    """A test of the whole book, which says of every entry that fails why: a case an entry costs more than the check."""

    def test():
        failed = []
        for entry in ENTRIES:
            try:
                check(entry)
            except (AssertionError, ProofError) as error:
                failed.append(f"{entry.name}: {error}")
        if failed:
            raise AssertionError("\n".join(failed))

    return test


def test_all_entries_that_fail_are_named():
    @of_every_entry
    def never(entry):
        assert entry is None, "never"

    with pytest.raises(AssertionError) as failed:
        never()
    assert [line.partition(":")[0] for line in str(failed.value).splitlines() if "never" in line] == list(BOOK.entries)


# ---- names ----


def test_there_is_a_book():
    assert CONTENTS == tuple(PROMISED) == tuple(LATER)
    assert len(ENTRIES) >= sum(map(len, PROMISED.values()))


@pytest.mark.parametrize("chapter", CONTENTS)
def test_a_variable_is_called_as_its_entry(chapter):
    named = {
        name: v.name
        for part in map(import_module, BOOK.chapters[chapter].modules)
        for name, v in vars(part).items()
        if isinstance(v, Entry)
    }
    assert named
    assert {name: own for name, own in named.items() if name != own} == {}


def test_every_entry_belongs_to_one_chapter_and_no_name_is_taken_twice():
    names = Counter(e.name for c in BOOK.chapters.values() for e in c.entries)
    assert [name for name, times in names.items() if times > 1] == []
    assert tuple(names) == tuple(BOOK.entries)


@of_every_entry
def test_a_name_says_the_conclusion_in_lower_snake_case(entry):
    assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)+", entry.name)


@pytest.mark.parametrize("chapter", CONTENTS)
def test_what_the_chapter_promises_is_there(chapter):
    names = {e.name for e in BOOK.chapters[chapter].entries}
    assert [name for name in PROMISED[chapter] if name not in names] == []


@pytest.mark.parametrize("chapter", CONTENTS)
def test_what_comes_later_is_not_there_yet(chapter):
    there = [name for name in LATER[chapter] if name in BOOK.entries]
    assert there == [], f"proved by now: move {', '.join(there)} from LATER to PROMISED"


# ---- what a page shows ----


@of_every_entry
def test_an_entry_has_a_title_and_names_a_source_once(entry):
    """What is the book's own has none."""
    assert entry.title == entry.title.strip() != ""
    assert not entry.title.endswith(".")
    assert len(set(entry.sources)) == len(entry.sources)


def test_no_two_titles_are_alike():
    titles = Counter(e.title for e in ENTRIES)
    assert [t for t, times in titles.items() if times > 1] == []


@of_every_entry
def test_every_step_has_a_reason_to_print(entry):
    for calculation in calculations(entry.proof):
        assert 1 <= len(calculation.steps) <= MOST_STEPS
        for s in calculation.steps:
            assert s.why == s.why.strip() != ""
            assert not s.why.endswith(".")


@of_every_entry
def test_the_latex_of_an_entry_is_sound(entry):
    for text in (entry.title, entry.note, entry.reading, *(s.why for c in calculations(entry.proof) for s in c.steps)):
        assert text.count("$") % 2 == 0, text
        assert text.count("{") == text.count("}"), text
        assert "\\\\" not in text, f"a raw string with two backslashes: {text}"
        assert not set(text) & set("\t\f\v\a\b\r"), f"an escape in a string that is not raw: {text!r}"


@pytest.mark.parametrize("chapter", CONTENTS)
def test_a_chapter_has_an_opening(chapter):
    opening = BOOK.chapters[chapter].opening
    assert opening.title
    assert len(opening.text.split()) > 20
    assert opening.text.count("$") % 2 == 0


@of_every_entry
def test_a_column_is_left_out_for_a_reason_of_the_list(entry):
    assert set(entry.not_applicable) <= COLUMNS
    assert set(entry.not_applicable.values()) <= set(REASONS)


# ---- proofs ----


@of_every_entry
def test_every_theorem_is_proved(entry):
    (theorem,) = proved([entry.name]).values()
    assert theorem.concl == entry.claim
    assert theorem.hyps == frozenset(entry.given)
    assert len(set(entry.given)) == len(entry.given)


@pytest.mark.parametrize("every", [24, pytest.param(2, marks=pytest.mark.long)])
def test_every_hypothesis_is_needed(every):
    """`prove` refuses an idle hypothesis of any theorem; here each is left out in turn, and the proof is refused."""
    for entry in [e for e in ENTRIES if e.given][::every]:
        lemmas = proved(lemma.name for lemma in entry.lemmas())
        for h in entry.given:
            with pytest.raises(ProofError):
                prove(replace(entry, given=tuple(g for g in entry.given if g != h)), dict(lemmas))


@of_every_entry
def test_the_cost_of_a_proof(entry):
    assert 1 <= len(applications(*proved([entry.name]).values())) <= MOST_APPLICATIONS


def test_the_cost_of_the_book(book):
    assert len(ENTRIES) <= len(applications(*book.values())) <= MOST_APPLICATIONS_OF_THE_BOOK


def test_every_rule_is_used(book):
    used = {t.rule for t in applications(*book.values())}
    assert set(RULES) == used


def test_every_fact_is_used_or_there_is_a_reason(book):
    used = {t.args[0] for t in applications(*book.values()) if t.rule == "fact"}
    assert set(FACTS) - used == set(UNUSED_FACTS)


@of_every_entry
def test_a_theorem_cites_only_what_comes_before(entry):
    order = list(BOOK.entries)
    assert all(order.index(cited.name) < order.index(entry.name) for cited in entry.lemmas())


@of_every_entry
def test_a_domain_is_about_the_statement_and_no_hypothesis(entry):
    stated = {k for f in (entry.claim, *entry.given) for k in f.free}
    assert all(w.free <= stated for w in entry.where)
    assert not set(entry.where) & set(entry.given)


def sizes(term):
    """The names of all sizes in a term."""

    def plain(d):
        return plain(d[1]) if type(d) is tuple else d

    for t in subterms(term):
        match t.head, t.args:
            case (("sum" | "lam" | "forall" | "card"), (d, *_)):
                yield plain(d)
            case (("ix" | "perm"), (_, d, *_)):
                yield plain(d)
            case "at", (_, dims, *_):
                yield from map(plain, dims)
            case "def", (d, *_):
                yield from sizes(d.body)


@of_every_entry
def test_no_size_is_a_number(entry):
    steps = [s.term for c in calculations(entry.proof) for s in c.steps]
    names = {d for t in (entry.claim, *entry.given, *steps) for d in sizes(t)}
    assert all(name == INTEGERS or name.isalpha() for name in names)


# ---- nothing depends on spelling or on the order of a set ----


def up_to(chapter):
    """The entries of the book to the end of a chapter."""
    return [e for c in CONTENTS[: CONTENTS.index(chapter) + 1] for e in BOOK.chapters[c].entries]


WHOLE = pytest.param(CONTENTS[-1], marks=pytest.mark.long)


@pytest.mark.parametrize("last", [CONTENTS[0], WHOLE])
def test_the_proofs_do_not_depend_on_names(last):
    renamed, found = Renaming(), {}
    for entry in up_to(last):
        theorem = prove(renamed.entry(entry), found)
        assert theorem.concl == renamed(entry.claim) != entry.claim or not entry.claim.free


CERTIFICATE = """
import sys
from derive.proving.certificates import dumps
from tests.book import proved
sys.stdout.write(dumps(proved(sys.argv[1:])))
"""


def certificate(seed, names):
    run = subprocess.run(
        [sys.executable, "-c", CERTIFICATE, *names],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        cwd=ROOT,
        env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
    )
    return run.stdout


SEVERAL = [*(e.name for e in BOOK.chapters[CONTENTS[0]].entries[:8]), "product_variance", "softmax_jacobian_le_of_gap"]


@pytest.mark.parametrize(
    ("seeds", "names"),
    [("1", SEVERAL), pytest.param("12", list(BOOK.entries)[:80], marks=pytest.mark.long)],
    ids=["several", "more"],
)
def test_the_certificate_does_not_depend_on_the_hash_seed(seeds, names):
    """In two processes at least: this one has a seed too."""
    here = dumps(proved(names))
    assert [certificate(seed, names) == here for seed in seeds] == [True] * len(seeds)
    assert here.count('"hypotheses":[{') > 1  # sets have an order


def test_a_certificate_is_replayed(book):
    """In this process; of the whole book in one that has nothing but the kernel: test_certificates."""
    own = {name: book[name] for name in SEVERAL}
    found = replay(dumps(own))
    assert list(found) == list(own)
    assert all((found[n].concl, found[n].hyps) == (own[n].concl, own[n].hyps) for n in own)


# ---- what is printed is reduced

AT_ZERO = {
    "adamw_of_constant_direction": "at the start nothing has decayed",
    "softmax_zero_scale_limit_display_1": "the scale is 0",
}
"""Proofs that speak of what is multiplied by 0, and why."""


def unreduced(term):
    """Yield what nobody writes: a sum or a difference with 0, or with what has a sign, and a product with 0."""
    for t in subterms(term):
        zeros = [a.head == "num" and a.args[0] == 0 for a in t.args[:2] if isinstance(a, Term)]
        signed = t.head in ("add", "sub") and (
            t.args[1].head == "neg" or t.args[1].head == "num" and t.args[1].args[0] < 0
        )
        if signed or t.head in ("add", "sub", "mul") and any(zeros):
            yield t


def test_no_statement_and_no_step_is_unreduced():
    entries = [*BOOK.entries.values(), *(own for item in BOOK.analytic.values() for own in item.displayed())]
    found = {}
    for e in entries:
        steps = [s.term for own in sections(e.claim, e.proof) if isinstance(own, Chain) for s in own.calc.steps]
        if own := [t for term in (e.claim, *e.given, *e.where, *steps) for t in unreduced(term)]:
            found[e.name] = own
    assert found.keys() == AT_ZERO.keys(), found


@pytest.mark.parametrize("text", ["t - (-u)", "t + (-u)", "2*0 - u", "0 - u", "t + 0", "t - (-1)", "0*t"])
def test_what_is_unreduced_is_seen(text):
    claim = parse_statement(f"reals: t, u\nclaim: {text} = u - t*u").claim
    assert len([*unreduced(claim)]) >= 1
    assert [*unreduced(claim.args[1])] == []
