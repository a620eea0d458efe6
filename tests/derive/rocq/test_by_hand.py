"""What is read from the files of ``derive/rocq/library/``."""

import re
from functools import cache

import pytest

from derive.chapters import BOOK
from derive.language.analysis import Analytic
from derive.language.symbols import RenderError
from derive.rocq.book import library
from derive.rocq.by_hand import CHAPTERS, WIDTH, broken, by_hand, with_chapters
from tests.derive.rocq.samples import files as written_files

FILE = """(* Small. *)
(* Twice. *)
Definition twice (x : R) : R := x + x.
Definition four (x : R) : R :=
  twice (twice x).
Definition unused (x : R) : R := x.

Theorem four_is_four (x : R) (n : nat) (n_pos : (0 < n)%nat)
    (given : 0 < x) :
  four x = 4 * x.
Proof.
  unfold four, twice. ring.
Qed.

Theorem four_is_four_again (x : R) : four x = x.
Proof. Qed.
"""


def entry(**changes):
    values = {
        "name": "four_is_four",
        "title": "",
        "after": "",
        "file": "Small",
        "variables": {},
        "claim": (),
        "proof": (),
    }
    return Analytic(**(values | changes))


def test_statement_definitions_and_proof():
    found = by_hand(entry(), {"Small": FILE})
    assert found.definitions == (
        ["(* Small. *)", "(* Twice. *)\nDefinition twice (x : R) : R := x + x."][1],
        "Definition four (x : R) : R :=\n  twice (twice x).",
    )
    (statement,) = found.statements
    assert statement.startswith("Theorem four_is_four (x : R)") and statement.endswith("four x = 4 * x.")
    assert found.proofs == ("Proof.\n  unfold four, twice. ring.\nQed.",)


def test_the_digest_is_of_what_is_said():
    one = by_hand(entry(), {"Small": FILE}).digest
    assert by_hand(entry(), {"Small": FILE.replace("Twice.", "Two times.")}).digest == one
    assert by_hand(entry(), {"Small": FILE.replace("    (given", "  (given")}).digest == one
    assert by_hand(entry(), {"Small": FILE.replace("ring", "field")}).digest == one
    for old, new in (("x + x", "x - x"), ("4 * x", "5 * x"), ("0 < x", "0 <= x")):
        assert by_hand(entry(), {"Small": FILE.replace(old, new)}).digest != one


def test_what_is_not_there_is_said():
    with pytest.raises(RenderError, match=r"a file derive/rocq/library/Small\.v was expected"):
        by_hand(entry(), {})
    with pytest.raises(RenderError, match="a theorem absent with its proof, to Qed, was expected"):
        by_hand(entry(theorems=("absent",)), {"Small": FILE})


def test_long_lines_are_broken_where_one_reads_on():
    line = (
        "  tends_at_infinity (fun c : R => softmax (fun k : Fin n => c * x k) i) "
        + "(argmax x i / Sum (argmax x)) <= 1."
    )
    assert max(map(len, broken(line))) <= WIDTH
    assert broken(line)[1].startswith("      ") and " ".join(" ".join(broken(line)).split()) == line.strip()
    assert broken("word" * 60) == ["word" * 60]


def test_long_comments_are_filled_anew_and_short_ones_stay():
    long = (
        "(* The variation of h on the unit interval is at most V: along any points of the unit interval the changes\n"
    )
    short = "(* One\n   two. *)\nDefinition half (x : R) : R := x / 2 (* not  by one *)."
    text = f"{long}   of h add up to V or less. *)\nDefinition varies (h : R -> R) (V : R) : Prop := True."
    lines = by_hand(entry(), {"Small": FILE})._replace(definitions=(text, short), statements=()).lines()
    assert lines == [
        "(* The variation of h on the unit interval is at most V: along any points of the unit interval the",
        "   changes of h add up to V or less. *)",
        "Definition varies (h : R -> R) (V : R) : Prop := True.",
        "",
        *short.split("\n"),
    ]


@cache
def files_of_ours():
    return with_chapters(library(), BOOK.entries.values())


@pytest.mark.parametrize("each", [6, pytest.param(1, marks=pytest.mark.long)])
def test_what_a_page_shows_is_in_the_file(each):
    files = files_of_ours()
    for row in [e for n, e in BOOK.analytic.items() if n not in BOOK.certified][::each]:
        found = by_hand(row, files)
        for statement in found.statements:
            assert f"{statement}\nProof." in files[row.file], row.name
        shown = " ".join(" ".join(found.lines()).split())
        assert shown == " ".join(" ".join([*found.definitions, *found.statements]).split()), row.name
        for definition in found.definitions:
            assert any(definition in text for text in files.values()), row.name
        assert not re.search(r"\b(Proof|Qed|Admitted)\b", shown), row.name


def test_definitions_of_the_chapters_are_shown_and_count():
    row, files = BOOK.analytic["softmax_scaled_limit"], files_of_ours()
    found = by_hand(row, files)
    names = [d.split("Definition ")[-1].split()[0] for d in found.definitions]
    assert names.index("partition") < names.index("softmax")
    written = " ".join(" ".join(written_files().values()).split())
    assert all(" ".join(d.split()) in written for d in by_hand(row, {**files, "Limits": ""}).definitions[:2])
    other = files | {CHAPTERS: files[CHAPTERS].replace("exp (x k)", "exp (- x k)")}
    assert other != files and by_hand(row, other).digest != found.digest
