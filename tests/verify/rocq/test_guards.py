"""Every guard can fail: attempts to cheat are made, and the guards that must speak do."""

import json
import re
import shutil

import pytest

from derive.chapters import BOOK
from derive.rocq.book import library
from derive.rocq.by_hand import by_hand, proposition
from tests.verify.rocq.attempts import PAGE_OF_CHEATS, attempts, page
from tests.verify.rocq.cheats import CHEATS
from verify.rocq.guards import GUARDS, caught

needs_coqc = pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
AT_ONCE = ("a look-alike that is a definition",)  # the rest takes most of a minute
FEWEST = 25


@needs_coqc
@pytest.mark.parametrize("cheat", [c for c in CHEATS if c.name in AT_ONCE], ids=lambda c: c.name)
def test_an_attempt_is_seen_and_an_honest_development_passes(cheat, honest, tmp_path):
    assert honest.findings.passed and honest.findings.lines == ()
    outcome = honest.attempt(cheat, tmp_path / "attempt")
    assert not outcome.passed
    assert outcome.guards == cheat.guards


@needs_coqc
@pytest.mark.long
def test_every_attempt_is_caught_by_the_guards_of_the_page(tmp_path):
    outcomes = attempts(tmp_path)
    assert {cheat.name: outcomes[cheat.name].guards for cheat in CHEATS} == {
        cheat.name: cheat.guards for cheat in CHEATS
    }
    assert [name for name, outcome in outcomes.items() if outcome.passed] == []
    assert page(outcomes) == PAGE_OF_CHEATS.read_text(encoding="utf-8")


def test_every_attempt_and_every_guard_stands_on_the_page():
    text = PAGE_OF_CHEATS.read_text(encoding="utf-8")
    parts = re.findall(r"^### (.*)\n\n(.*)\n\n((?:\* .*\n)+)", text, re.MULTILINE)
    shown = [
        (name, does, tuple(re.findall(r"^\* \*\*([\w-]+)\*\*: `", lines, re.MULTILINE))) for name, does, lines in parts
    ]
    assert shown == [(c.name.capitalize(), c.does, c.guards) for c in CHEATS]
    assert re.findall(r"^\* `([\w-]+)`: (.*)$", text, re.MULTILINE) == list(GUARDS.items())


def test_there_are_attempts_for_every_guard():
    assert len(CHEATS) >= FEWEST
    assert len({cheat.name for cheat in CHEATS}) == len(CHEATS)
    assert {guard for cheat in CHEATS for guard in cheat.guards} == set(GUARDS)


def test_where_nothing_is_recorded_another_guard_speaks():
    """Nor does what nobody could compare pass, as `test_book` asks."""
    alone = [cheat.name for cheat in CHEATS if {*cheat.guards} <= {"elaborated", "cache"}]
    assert alone == ["a weaker definition", "another compiled file", "an edited elaboration"]


def test_a_message_names_a_guard_that_exists():
    assert caught("words", "here") == "here [words]"
    with pytest.raises(KeyError, match="none of the guards words, look-alike"):
        caught("luck", "here")


def changed(name, edit):
    """Return the digest of a theorem by hand after an edit of its file, and the one that is committed."""
    entry, files = BOOK.analytic[name], library()
    committed = json.loads((PAGE_OF_CHEATS.parent / "theorems.json").read_text(encoding="utf-8"))["analysis"]
    (recorded,) = (theorem["digest"] for theorem in committed if theorem["name"] == name)
    return by_hand(entry, {**files, entry.file: edit(files[entry.file])}).digest, recorded


def test_a_page_sees_a_hypothesis_and_a_name():
    now, recorded = changed("decay_bound", lambda text: text)
    assert now == recorded, "the control: docs/ is what the files say"
    now, recorded = changed("decay_bound", lambda text: text.replace("(given_1 : 1 < b)", "(given_1 : 1 < b < 1)", 1))
    assert now != recorded
    swapped = {"decay_at_1": "decay_at_10", "decay_at_10": "decay_at_1"}
    now, recorded = changed("decay_enclosures", lambda t: re.sub(r"\bdecay_at_10?\b", lambda m: swapped[m[0]], t))
    assert now != recorded


def test_a_statement_by_hand_is_compared_in_whole():
    files = library()
    texts = [proposition(s) for e in BOOK.analytic.values() if e.theorems for s in by_hand(e, files).statements]
    assert len(texts) >= FEWEST
    assert all(text.count("(") == text.count(")") and not text.endswith(".") for text in texts)
