"""Theorems asked of the real program: what fails, and what passes, each beside its control."""

import shutil

import pytest

from tests.verify.rocq.program import found_once
from verify.rocq.coqc import Coqc
from verify.rocq.theorems import Outcome, ToCheck, _Asking, check, together

COQC = shutil.which("coqc")
needs_coqc = pytest.mark.skipif(COQC is None, reason="not run: coqc is not installed")

FILES = {
    "Derive/Base.v": """Definition twice (n : nat) : nat := n + n.
Lemma unfolded n : twice n = n + n.
Proof. exact eq_refl. Qed.
""",
    "Book/Good.v": """From Derive Require Import Base.
(* Theorem right : False. *)
Theorem right (n : nat) : twice n = n + n.
Proof. exact (unfolded n). Qed.
Theorem narrow : twice 1 = 2.
Proof. exact (right 1). Qed.
""",
    "Book/Broken.v": "Theorem wrong : 1 = 2.\nProof.\n  exact eq_refl.\nQed.\n",
    "Book/Above.v": "From Book Require Import Broken.\nTheorem above : 1 = 2.\nProof. exact wrong. Qed.\n",
    "Book/Admitting.v": "Theorem admitted : 1 = 2.\nProof. Admitted.\n",
    "Book/Assuming.v": """Axiom extra : 0 = 1.
Axiom classic : 0 = 2.
Theorem rests : 1 = 0.
Proof. exact (eq_sym extra). Qed.
Theorem apart : 1 = 1.
Proof. exact eq_refl. Qed.
Theorem named_alike : 2 = 0.
Proof. exact (eq_sym classic). Qed.
""",
    "Book/Classical.v": """From Coq Require Import Classical_Prop.
Theorem excluded (P : Prop) : P \\/ ~ P.
Proof. exact (classic P). Qed.
""",
    "Book/Counting.v": """From Coq Require Import PrimInt63.
Theorem counted (n : int) : add n 0 = add n 0.
Proof. exact eq_refl. Qed.
""",
}
ASSUMED = ("line 1: Axiom extra : 0 = 1", "line 2: Axiom classic : 0 = 2")
ALLOWED = {"Classical_Prop.classic"}
ROWS = [
    ToCheck("right", "Book/Good.v", "right", "forall n : nat, twice n = n + n"),
    ToCheck("renamed", "Book/Good.v", "right", "forall m : nat, twice m = m + m"),
    ToCheck("narrow", "Book/Good.v", "narrow", "forall n : nat, twice n = n + n"),
    ToCheck("absent", "Book/Good.v", "nowhere"),
    ToCheck("wrong", "Book/Broken.v", "wrong"),
    ToCheck("above", "Book/Above.v", "above"),
    ToCheck("admitted", "Book/Admitting.v", "admitted"),
    ToCheck("rests", "Book/Assuming.v", "rests"),
    ToCheck("apart", "Book/Assuming.v", "apart"),
    ToCheck("named_alike", "Book/Assuming.v", "named_alike"),
    ToCheck("excluded", "Book/Classical.v", "excluded"),
    ToCheck("counted", "Book/Counting.v", "counted", integers=True),
    ToCheck("counted_in_reals", "Book/Counting.v", "counted"),
    ToCheck("no_file", "Book/Nowhere.v", "nowhere"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("rocq")


@pytest.fixture(scope="module")
def findings(folder):
    return check(found_once(), FILES, ROWS, folder / "build", ALLOWED, jobs=2)


@needs_coqc
def test_what_is_assumed_beside_a_theorem_is_seen_by_its_word_alone(findings):
    assert findings.columns["apart"]["failures"] == [f"build/rocq/Book/Assuming.v, {line} [words]" for line in ASSUMED]


@needs_coqc
def test_what_is_right_passes(findings):
    passed = {name for name, column in findings.columns.items() if column["status"] == "pass"}
    assert passed == {"right", "renamed", "excluded", "counted"}
    assert findings.columns["right"]["axioms"] == []
    assert findings.columns["excluded"]["axioms"] == ["Classical_Prop.classic"]
    assert findings.columns["counted"]["axioms"] == ["PrimInt63.add", "PrimInt63.int"]
    assert {findings.columns[name]["coq"] for name in passed} == {found_once().version}


@needs_coqc
@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("narrow", "build/rocq/Book/Good.v, narrow: The term"),
        ("absent", "build/rocq/Book/Good.v, nowhere: The reference Book.Good.nowhere was not found"),
        ("wrong", "build/rocq/Book/Broken.v, line 3: The term"),
        ("above", "build/rocq/Book/Broken.v, line 3: The term"),
        ("admitted", "build/rocq/Book/Admitting.v, admitted: rests on Admitting.admitted"),
        ("rests", "build/rocq/Book/Assuming.v, rests: rests on Assuming.extra"),
        ("named_alike", "build/rocq/Book/Assuming.v, named_alike: rests on Assuming.classic"),
        ("counted_in_reals", "build/rocq/Book/Counting.v, counted: rests on PrimInt63.add, PrimInt63.int"),
        ("no_file", "build/rocq/Book/Nowhere.v is not there"),
    ],
)
def test_what_is_wrong_fails_and_says_where(name, start, findings):
    assert findings.columns[name]["status"] == "fail"
    message, *words = findings.columns[name]["failures"]
    assert message.startswith(start)
    assert all(line.endswith("[words]") for line in words)


@needs_coqc
def test_what_is_compared_with_nothing_does_not_pass_and_what_fails_still_fails(findings, folder, tmp_path):
    shutil.copytree(folder / "build", copied := tmp_path / "build")
    rows = [row._replace(elaborated=True) for row in ROWS if row.name in ("right", "renamed", "narrow")]
    unrecorded = dict.fromkeys(("right", "narrow"), "not compared: nothing is recorded")
    columns = check(found_once(), FILES, rows, copied, ALLOWED, unrecorded=unrecorded).columns
    assert {name: c["status"] for name, c in columns.items()} == {
        "right": "not run",
        "renamed": "pass",
        "narrow": "fail",
    }
    assert columns["right"]["reason"] == "not compared: nothing is recorded [elaborated]"
    (digest,) = columns["right"]["elaborated"]
    again = check(found_once(), FILES, rows, copied, ALLOWED, recorded={"right": digest})
    assert again.columns["right"]["status"] == "pass"


AXIOMS = {"Classical_Prop": "classic", "Uint63": "eqb_correct"}


def asked(stem, axiom, folder):
    """Return what is said of a file of our own that assumes something, and of one above it."""
    planted = f"Axiom {axiom} : 0 = 1.\nTheorem rests : 1 = 0.\nProof. exact (eq_sym {axiom}). Qed.\n"
    above = f"From Book Require {stem}.\nTheorem above : 1 = 0.\nProof. exact {stem}.rests. Qed.\n"
    files = {f"Book/{stem}.v": planted, "Book/Above.v": above}
    rows = [ToCheck("rests", f"Book/{stem}.v", "rests", integers=True), ToCheck("above", "Book/Above.v", "above")]
    findings = check(found_once(), files, rows, folder, ALLOWED)
    return [line for column in findings.columns.values() for line in column["failures"]]


@needs_coqc
@pytest.mark.parametrize("name", AXIOMS)
def test_an_own_file_of_the_name_of_a_library_is_refused(name, tmp_path):
    refused = f"build/rocq/Book/{name}.v: has the name that a library has that axioms or statements name [look-alike]"
    word = f"build/rocq/Book/{name}.v, line 1: Axiom {AXIOMS[name]} : 0 = 1 [words]"
    seen = [line for line in asked(name, AXIOMS[name], tmp_path) if not line.endswith("[axioms]")]
    assert seen == [word, refused] * 2


@needs_coqc
def test_an_own_file_of_another_name_rests_on_what_it_assumes(tmp_path):
    word = "build/rocq/Book/Another.v, line 1: Axiom classic : 0 = 1 [words]"
    assert asked("Another", "classic", tmp_path) == [
        "build/rocq/Book/Another.v, rests: rests on Another.classic [axioms]",
        word,
        "build/rocq/Book/Above.v, above: rests on Another.classic [axioms]",
        word,
    ]


@needs_coqc
def test_nothing_is_asked_twice_and_a_change_is_seen(findings, folder):
    log, program = folder / "log", folder / "coqc"
    program.write_text(f'#!/bin/sh\necho "$@" >> {log}\nexec {COQC} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    counted = found_once()._replace(program=str(program))
    rows = [row for row in ROWS if row.file == "Book/Good.v"]
    assert check(counted, FILES, rows, folder / "build", ALLOWED).columns == {
        row.name: findings.columns[row.name] for row in rows
    }
    assert not log.exists()
    changed = {**FILES, "Derive/Base.v": FILES["Derive/Base.v"].replace("n + n", "n + n + 0", 1)}
    again = check(counted, changed, rows, folder / "build", ALLOWED)
    assert {column["status"] for column in again.columns.values()} == {"fail"}
    assert len(log.read_text(encoding="utf-8").splitlines()) == 1, "the base alone, whose lemma is no longer true"


@needs_coqc
def test_a_program_that_falls_down_when_asked_is_no_verdict(folder, findings):
    program = folder / "falls"
    program.write_text("#!/bin/sh\nexit 139\n", encoding="utf-8")
    program.chmod(0o755)
    broken = Coqc(str(program), found_once().version)
    row = ToCheck("new", "Book/Classical.v", "excluded", "forall P : Prop, P \\/ ~ P")
    column = check(broken, FILES, [row], folder / "build", ALLOWED).columns["new"]
    assert column["status"] == "not run"
    assert "coqc ended with 139" in column["reason"]


def test_a_list_that_cannot_be_read_is_no_verdict(tmp_path):
    program = tmp_path / "coqc"
    program.write_text('#!/bin/sh\nfor file; do :; done\ntouch "${file}o"\n', encoding="utf-8")
    program.chmod(0o755)
    findings = check(Coqc(str(program), "1"), FILES, ROWS, tmp_path / "build", ALLOWED, whole=True)
    assert set(findings.files) == set(FILES)
    words = {row.name for row in ROWS if row.file in ("Book/Admitting.v", "Book/Assuming.v")}
    reasons = {name: column for name, column in findings.columns.items() if name not in {"no_file", *words}}
    assert {column["status"] for column in reasons.values()} == {"not run"}
    assert all("lists of axioms, got 0" in column["reason"] for column in reasons.values())


def test_one_verdict_for_the_theorems_of_a_file():
    good = {"status": "pass", "coq": "1", "axioms": ["b"]}
    other = {"status": "pass", "coq": "1", "axioms": ["a", "b"]}
    bad = {"status": "fail", "failures": ["one"]}
    missing = {"status": "not run", "reason": "why"}
    compiled = Outcome("pass")
    assert together([good, other], compiled) == {"status": "pass", "theorems": 2, "axioms": ["a", "b"]}
    assert together([], Outcome("fail", "line 1"))["failures"] == ["line 1"]
    assert together([], compiled)["status"] == "pass"
    assert together([good, missing], compiled)["status"] == "not run"
    worst = together([missing, bad, {"status": "fail", "failures": ["two"]}], compiled)
    assert (worst["status"], worst["failures"]) == ("fail", ["one", "two"])


SEPARATE = {  # files that stand beside each other, as the chapters of a book do
    "Book/One.v": "Definition many : nat := 1.\nTheorem one : many = 1.\nProof. exact eq_refl. Qed.\n",
    "Book/Two.v": "Definition many : nat := 2.\nTheorem two : many = 2.\nProof. exact eq_refl. Qed.\n",
    "Book/Three.v": "Theorem zero : 2 = 2.\nProof. exact eq_refl. Qed.\n",
    "Book/Classical.v": FILES["Book/Classical.v"],
}
BESIDE = [
    ToCheck("one", "Book/One.v", "one", "many = 1"),
    ToCheck("two", "Book/Two.v", "two", "many = 2"),
    ToCheck("zero", "Book/Three.v", "zero", "2 = 2"),
    ToCheck("excluded", "Book/Classical.v", "excluded"),
]


@pytest.fixture
def questions(monkeypatch):
    """The files of each process that is asked something."""
    files = []
    asked = _Asking._ask
    monkeypatch.setattr(
        _Asking, "_ask", lambda self, of: files.append([rows[0].file for rows in of]) or asked(self, of)
    )
    return files


@needs_coqc
def test_files_on_the_same_libraries_are_asked_together(questions, tmp_path):
    findings = check(found_once(), SEPARATE, BESIDE, tmp_path, ALLOWED)
    assert {name: column["status"] for name, column in findings.columns.items()} == dict.fromkeys(
        findings.columns, "pass"
    )
    assert questions == [["Book/One.v", "Book/Three.v", "Book/Two.v"], ["Book/Classical.v"]]
    assert findings.columns["one"]["axioms"] == []
    assert findings.columns["excluded"]["axioms"] == ["Classical_Prop.classic"]


@needs_coqc
def test_what_one_file_imports_does_not_reach_the_rows_of_another(questions, tmp_path):
    after = {**SEPARATE, "Book/Zero.v": SEPARATE["Book/Three.v"]}  # asked when the others are imported
    rows = [*BESIDE[:3], ToCheck("last", "Book/Zero.v", "zero", "many = 2")]
    columns = check(found_once(), after, rows, tmp_path, ALLOWED).columns
    assert [columns[name]["status"] for name in ("one", "two", "zero", "last")] == ["pass", "pass", "pass", "fail"]
    assert "The reference many was not found" in columns["last"]["failures"][0]
    assert questions[0] == ["Book/One.v", "Book/Three.v", "Book/Two.v", "Book/Zero.v"]
