"""Proofs as JSON: replayed by a copy of the kernel alone, and every damage refused in one line."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from derive.kernel import certificate, rules
from derive.kernel.certificate import MAX_CHARACTERS, check, digest, replay
from derive.kernel.rules import ProofError, Theorem
from derive.kernel.terms import DeriveError, Term, num, unfold_all
from derive.proving.certificates import dumps
from tests.derive.kernel.small_book import BOOK
from tests.derive.kernel.vocabulary import apply, at, define, eq, i, index, total, u, v, x
from tests.evaluator import check_theorem

KERNEL = Path(rules.__file__).parent
RUN = """
import runpy, sys
folder, *arguments = sys.argv[1:]
sys.path.insert(0, folder)
sys.argv = ["kernel.certificate", *arguments]
runpy.run_module("kernel.certificate", run_name="__main__", alter_sys=True)
"""

THEOREMS = {name: prove() for name, prove in BOOK.items()}
TEXT = dumps(THEOREMS)
DIGESTS = {name: digest(t.hyps, t.concl) for name, t in THEOREMS.items()}


def book() -> dict[str, Any]:
    return json.loads(TEXT)  # type: ignore[no-any-return]


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the kernel and nothing else."""
    folder = tmp_path_factory.mktemp("alone")
    shutil.copytree(KERNEL, folder / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def run(alone: Path, tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Replay a text in a fresh process that sees the copy of the kernel and the standard library only."""

    def run(text: str | bytes, *arguments: str, expect: Any = None) -> subprocess.CompletedProcess[str]:
        path = tmp_path / "book.json"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        more = [str(path), *arguments]
        if expect is not None:
            theorems = [{"name": n, "digest": d} for n, d in expect.items()] if isinstance(expect, dict) else expect
            (tmp_path / "theorems.json").write_text(json.dumps({"theorems": theorems}))
            more += ["--expect", str(tmp_path / "theorems.json")]
        command = [sys.executable, "-I", "-c", RUN, str(alone), *more]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=60)

    return run


Run = Callable[..., subprocess.CompletedProcess[str]]


# ---- what is accepted ----------------------------------------------------------------------------------------------


def test_round_trip() -> None:
    found = replay(TEXT)
    assert {n: (t.hyps, t.concl) for n, t in found.items()} == {n: (t.hyps, t.concl) for n, t in THEOREMS.items()}
    assert dumps(found) == TEXT


def test_certificates_are_deterministic() -> None:
    assert dumps({name: prove() for name, prove in BOOK.items()}) == TEXT


def test_shared_steps_stand_once() -> None:
    theorem = THEOREMS["softmax_derivative"]
    one = len(json.loads(dumps({"a": theorem}))["steps"])
    assert len(json.loads(dumps({"a": theorem, "b": rules.symm(rules.refl(u)), "c": theorem}))["steps"]) == one + 2


def test_the_book_is_true() -> None:
    for name, theorem in THEOREMS.items():
        evaluated, _, false = check_theorem(theorem, Random(name), worlds=4)
        assert not false, name
        assert evaluated > 0


def test_a_copy_of_the_kernel_alone_accepts(run: Run) -> None:
    for expect, more in ((None, ()), (DIGESTS, ()), ({**DIGESTS, "another": "0" * 64}, ("--part",))):
        done = run(TEXT, *more, expect=expect)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"accepted, {len(BOOK)} theorems" in done.stdout


def test_several_certificates(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    done = run(TEXT, str(bad))
    assert done.returncode == 1
    assert "accepted" in done.stdout
    assert done.stderr.count("\n") == 1


# ---- what --expect refuses -----------------------------------------------------------------------------------------


def renamed(theorem: Theorem, name: str = "softmax_derivative") -> str:
    return dumps({name: theorem})


def test_a_known_name_on_another_statement(run: Run) -> None:
    trivial = renamed(rules.refl(num(0)))
    assert run(trivial).returncode == 0
    done = run(trivial, expect=DIGESTS)
    assert done.returncode == 1
    assert "softmax_derivative: proves another statement" in done.stderr


def test_an_unknown_name(run: Run) -> None:
    done = run(dumps({"new": rules.refl(u)}), expect=DIGESTS)
    assert done.returncode == 1
    assert "new: not among the expected theorems" in done.stderr


def test_more_hypotheses() -> None:
    more = rules.cut(THEOREMS["reciprocal"], rules.part(rules.both(THEOREMS["reciprocal"], rules.assume(eq(u, v))), 0))
    with pytest.raises(ProofError, match="another statement"):
        check(renamed(more, "reciprocal"), DIGESTS)


def test_a_redefinition(run: Run) -> None:
    """The same words, with another Z."""
    vector = Term("lam", "n", x(Term("bv", 0, ("I", "n"))))
    right, wrong = (rules.unfold(apply(define("Z", (x(i),), body), vector)) for body in (total(i, x(i)), num(1)))
    expected = {"Z_is": digest(right.hyps, right.concl)}
    assert run(dumps({"Z_is": right}), expect=expected).returncode == 0
    assert run(dumps({"Z_is": wrong})).returncode == 0
    assert run(dumps({"Z_is": wrong}), expect=expected).returncode == 1


def test_digest_unfolds_definitions_and_ignores_hints() -> None:
    square, other = define("f", (u,), u * u), define("g", (v,), v * v)
    assert digest((), eq(apply(square, u), 1)) == digest((), eq(apply(other, u), 1)) == digest((), eq(u * u, 1))
    assert digest((), eq(total(i, x(i)), 1)) == digest((), eq(total(index("k"), x(index("k"))), 1))
    different = [
        digest((), eq(u, v)),
        digest((), eq(v, u)),
        digest((eq(u, v),), eq(u, v)),
        digest((), eq(u, at("v", i))),
        digest((), eq(u, at("v", index("i", "m")))),
        digest((), eq(u, at("v", kind="random"))),
        digest((), eq(u, 1)),
        digest((), eq(u, Fraction(1, 11))),
        digest((), eq(u, 11)),
        digest((), Term("le", u, v)),
        digest((eq(u, v), eq(v, u)), eq(u, u)),
        digest((eq(u, v),), eq(u, u)),
    ]
    assert len(set(different)) == len(different)


def deep(name: str, factor: Term) -> Term:
    """A statement that unfolds to 2^40 nodes."""
    body = factor
    for n in range(40):
        d = define(f"{name}{n}", (u,), body)
        body = apply(d, u) * apply(d, u + u)
    return eq(body, body)


def test_the_digest_of_a_giant_keeps_its_definitions() -> None:
    assert digest((), deep("f", u)) == digest((), deep("g", u))
    assert digest((), deep("f", u)) != digest((), deep("f", u + u))
    assert digest((), deep("f", u)) != digest((eq(u, v),), deep("f", u))
    assert digest((deep("f", u),), eq(u, v)) != digest((deep("f", u + u),), eq(u, v))


# ---- damage --------------------------------------------------------------------------------------------------------


def edited(**changes: Any) -> str:
    return json.dumps({**book(), **changes})


def with_term(*rows: Any) -> str:
    """A certificate with one step: reflexivity of the last row."""
    steps = [["refl", [], [{"t": len(rows) - 1}]]]
    return json.dumps({"format": 1, "definitions": [], "terms": rows, "steps": steps, "theorems": []})


def with_claim(**changes: Any) -> str:
    changed = book()
    changed["theorems"][0].update(changes)
    return json.dumps(changed)


def every_claim(**changes: Any) -> str:
    return edited(theorems=[{**t, **changes} for t in book()["theorems"]])


def with_step(*step: Any) -> str:
    changed = book()
    changed["steps"].insert(0, list(step))
    return json.dumps(changed)


SHARED = [["at", "", "u", [], "fixed"], *(["add", "", {"t": n}, {"t": n}] for n in range(60))]
ENTRY = ["at", "", "x", ["n"], "fixed"]
FRAME = '{"format": 1, "definitions": [], "terms": [], "steps": [STEPS], "theorems": []}'
CHAIN = [["at", "", "u", [], "fixed"], *(["neg", "", {"t": n}] for n in range(50_000))]
NUMBER = "certificate: unknown value"
NO_ROW = "terms: there is no such row"
DAMAGE: dict[str, tuple[Callable[[], str | bytes], str]] = {
    "empty": (lambda: "", "JSONDecodeError"),
    "no json": (lambda: "hello", "JSONDecodeError"),
    "truncated": (lambda: TEXT[: len(TEXT) // 2], "JSONDecodeError"),
    "another value": (lambda: "[1, 2]", "unknown format"),
    "null": (lambda: "null", "unknown format"),
    "another format": (lambda: edited(format=2), "unknown format"),
    "true for 1": (lambda: edited(format=True), "unknown format"),
    "1.0 for 1": (lambda: edited(format=1.0), "1.0 is no integer"),
    "unknown key": (lambda: edited(more=[]), "unknown format"),
    "missing table": (lambda: json.dumps({k: v for k, v in book().items() if k != "steps"}), "unknown format"),
    "a table that is none": (lambda: edited(steps={}), "steps: a list was expected"),
    "a table that is too long": (lambda: edited(steps=[0] * 500_001), "steps: more than 500000 rows"),
    "too large": (lambda: " " * (MAX_CHARACTERS + 5), "characters are more than"),
    "deep nesting": (lambda: "[" * 200_000 + "]" * 200_000, "RecursionError"),
    "a deep value": (lambda: FRAME.replace("STEPS", "[" * 5000 + "]" * 5000), "RecursionError"),
    "a deep term": (lambda: with_term(*CHAIN), "RecursionError|recursion"),
    "a giant term in few rows": (lambda: with_term(*SHARED), "a term of more than"),
    "a row that contains itself": (lambda: with_term(["neg", "", {"t": 0}]), "RecursionError"),
    "a missing row": (lambda: with_term(["neg", "", {"t": 7}]), NO_ROW),
    "a negative row": (lambda: with_term(["num", "", {"q": "1"}], ["neg", "", {"t": -2}]), NO_ROW),
    "a row by a boolean": (lambda: with_term(["num", "", {"q": "1"}], ["neg", "", {"t": False}]), NO_ROW),
    "a row by a float": (lambda: with_term(["num", "", {"q": "1"}], ["neg", "", {"t": 0.0}]), "0.0 is no integer"),
    "an unknown reference": (lambda: with_term(["neg", "", {"x": 0}]), NUMBER),
    "two references": (lambda: with_term(["neg", "", {"t": 0, "d": 0}]), NUMBER),
    "an unknown head": (lambda: with_term(["axiom", ""]), "unknown head"),
    "a float": (lambda: with_term(["num", "", 1.5]), "1.5 is no integer"),
    "NaN": (lambda: with_term(["num", "", float("nan")]), "NaN is no integer"),
    "infinity": (lambda: with_term(["num", "", {"q": "inf"}]), NUMBER),
    "null as a number": (lambda: with_term(["num", "", None]), NUMBER),
    "a boolean": (lambda: with_term(["num", "", True]), NUMBER),
    "an integer numeral": (lambda: with_term(["num", "", 1]), "exact rational"),
    "a decimal": (lambda: with_term(["num", "", {"q": "0.5"}]), NUMBER),
    "an exponent": (lambda: with_term(["num", "", {"q": "1e999999999"}]), NUMBER),
    "a giant integer": (lambda: with_term(["num", "", {"q": "9" * 10_000}]), "ValueError"),
    "a giant literal": (lambda: '{"format": ' + "9" * 10_000 + "}", "ValueError"),
    "division by zero": (lambda: with_term(["num", "", {"q": "1/0"}]), "ZeroDivisionError"),
    "a boolean exponent": (lambda: with_term(["num", "", {"q": "1"}], ["pow", "", {"t": 0}, True]), NUMBER),
    "a boolean level": (lambda: with_term(["bv", "", False, ["I", "n"]]), NUMBER),
    "a loose variable": (lambda: with_term(["bv", "", 0, ["I", "n"]], [*ENTRY, {"t": 0}]), "closed"),
    "an unknown rule": (lambda: with_step("sorry", [], []), "there is no rule"),
    "a rule that is a list": (lambda: with_step([], [], []), "there is no rule"),
    "a step of itself": (lambda: with_step("symm", [0], []), "a later step"),
    "a later step": (lambda: with_step("symm", [3], []), "a later step"),
    "a negative step": (lambda: with_step("symm", [-1], []), "a later step"),
    "a boolean step": (lambda: edited(steps=[*book()["steps"], ["symm", [True], []]]), "a later step"),
    "a step too short": (lambda: with_step("refl", []), "ValueError"),
    "a step of a kind": (lambda: edited(steps=[3]), "a step: a list was expected"),
    "a claim of another formula": (lambda: with_claim(claim={"t": 0}), "concludes something else"),
    "a claim with fewer hypotheses": (lambda: every_claim(hypotheses=[]), "concludes something else"),
    "a claim of a missing step": (lambda: with_claim(step=10**6), "unknown claim"),
    "a claim of a boolean step": (lambda: with_claim(step=True), "unknown claim"),
    "an unknown key of a claim": (lambda: with_claim(proof="yes"), "unknown claim"),
    "a claim without a key": (lambda: edited(theorems=[{"name": "a"}]), "unknown claim"),
    "a claim that is none": (lambda: edited(theorems=[3]), "unknown claim"),
    "a key twice": (lambda: TEXT.replace('"format":1', '"format":1,"format":1'), "a key stands twice"),
    "a key of a claim twice": (lambda: TEXT.replace('"step":', '"step":0,"step":', 1), "a key stands twice"),
    "premises that are a text": (lambda: with_step("pi", "", []), "premises: a list was expected"),
    "premises that are an object": (lambda: with_step("pi", {}, []), "premises: a list was expected"),
    "arguments that are a text": (lambda: with_step("refl", [], ""), "arguments: a list was expected"),
    "hypotheses that are an object": (lambda: every_claim(hypotheses={}), "hypotheses: a list was expected"),
    "a hint that is a number": (lambda: with_term(["num", 3, {"q": "1"}]), "the hint of a term is no text"),
    "a hint that is a list": (lambda: with_term(["num", [], {"q": "1"}]), "the hint of a term is no text"),
    "a row that is an object": (lambda: with_term({}), "terms, row 0: a list was expected"),
    "a row that is a text": (lambda: with_term("pi"), "terms, row 0: a list was expected"),
    "a number that can be reduced": (lambda: with_term(["num", "", {"q": "2/4"}]), "not in lowest terms"),
    "a number with zeros before": (lambda: with_term(["num", "", {"q": "007"}]), "not in lowest terms"),
    "two theorems of one name": (lambda: every_claim(name="a"), "two theorems of the name a"),
    "a name that is none": (lambda: with_claim(name=None), "no name of a theorem"),
    "a name of two lines": (lambda: with_claim(name="a\nbook.json: accepted"), "no name of a theorem"),
}  # fmt: skip


def test_damage_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    """Each in a line of its own, in one process, which accepts what is not damaged, before and between the others."""
    names, paths = list(DAMAGE), [tmp_path / f"{n}.json" for n in range(len(DAMAGE))]
    for name, path in zip(names, paths, strict=True):
        made = DAMAGE[name][0]()
        path.write_bytes(made if isinstance(made, bytes) else made.encode())
    half = len(paths) // 2
    good = tmp_path / "good.json"
    good.write_text(TEXT)
    done = run(TEXT, *map(str, [*paths[:half], good, *paths[half:]]))
    assert done.returncode == 1
    assert done.stdout == "".join(
        f"{path}: accepted, {len(BOOK)} theorems\n" for path in (tmp_path / "book.json", good)
    )
    lines = done.stderr.splitlines()
    assert len(lines) == len(paths), lines[:3]
    wrong = [
        (name, line[:300])
        for name, path, line in zip(names, paths, lines, strict=True)
        if not line.startswith(f"{path}: refused: ") or not re.search(DAMAGE[name][1], line)
    ]
    assert wrong == []


@pytest.mark.parametrize("what", ["a deep term", "a key twice", "empty"])
def test_damage_by_itself_ends_with_1(what: str, run: Run) -> None:
    make, why = DAMAGE[what]
    done = run(make())
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert re.search(why, line)


def test_bytes_that_are_no_text_are_wrong_usage(run: Run) -> None:
    done = run(b"\xff\xfe\x00")
    assert (done.returncode, done.stdout) == (2, "")
    usage, line = done.stderr.splitlines()
    assert usage.startswith("usage: ")
    assert "cannot read" in line


@pytest.mark.parametrize(
    "arguments",
    [(), ("nothing.json",), ("--expect",), ("--expect", "nothing.json"), (".",), ("--nonsense",)],
)
def test_wrong_usage(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        certificate.main(list(arguments))
    assert ended.value.code == 2
    assert re.match(r"usage: (?!.*\[Errno)", capsys.readouterr().err, re.DOTALL)


def test_a_book_without_theorems_proves_nothing() -> None:
    empty = edited(theorems=[])
    with pytest.raises(ProofError, match="the certificate holds no theorem"):
        certificate.check(json.dumps(empty) if not isinstance(empty, (str, bytes)) else empty)


def test_a_part_of_what_is_expected_says_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, path = tmp_path / "book.json", tmp_path / "theorems.json"
    good.write_text(TEXT)
    found = certificate.check(TEXT)
    digests = {name: certificate.digest(t.hyps, t.concl) for name, t in found.items()}
    records = [{"name": name, "digest": digest} for name, digest in {**digests, "zz": "0", "zy": "0"}.items()]
    path.write_text(json.dumps({"theorems": records}))
    assert certificate.main([str(good), "--expect", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == f"{good}: accepted, {len(found)} theorems\n"
    assert err == f"2 of {len(found) + 2} expected theorems not proved: zy, zz (see --part)\n"
    assert certificate.main([str(good), "--expect", str(path), "--part"]) == 0
    assert capsys.readouterr().err == ""


def test_certificates_prove_together_what_is_expected(run: Run, tmp_path: Path) -> None:
    names = list(THEOREMS)
    first, rest = ({n: THEOREMS[n] for n in own} for own in (names[:1], names[1:]))
    (tmp_path / "rest.json").write_text(dumps(rest))
    assert run(dumps(first), expect=DIGESTS).returncode == 1
    done = run(dumps(first), str(tmp_path / "rest.json"), expect=DIGESTS)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("expect", [[], [{"name": "a"}], [3], 5, "[" * 100_000])
def test_damaged_expectations(expect: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, path = tmp_path / "book.json", tmp_path / "theorems.json"
    good.write_text(TEXT)
    path.write_text(expect if isinstance(expect, str) else json.dumps({"theorems": expect}))
    try:
        code = certificate.main([str(good), "--expect", str(path)])
    except SystemExit as ended:
        code = ended.code
    assert code == (1 if expect == [] else 2)
    assert "Traceback" not in capsys.readouterr().err


def test_definitions_that_double_are_refused() -> None:
    """Forty lines that unfold to a giant."""
    out = u * u
    for n in range(40):
        d = define(f"d{n}", (u,), out)
        out = apply(d, u) + apply(d, u)
    with pytest.raises(DeriveError, match="a term of more than"):
        unfold_all(out)
