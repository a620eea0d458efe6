"""The command line: answers, exit codes, bad input."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.commands.cli import FAILED, MISSING, PASSED, USAGE, main

ROOT = Path(__file__).parents[3]
STILL = re.compile(r"^derive: \d+ of \d+ after .*\n", re.MULTILINE)
"""How far work is, which a slow machine says more often."""


def run(capsys, *words: object) -> tuple[int, str, str]:
    try:
        code = main([str(w) for w in words])
    except SystemExit as stopped:
        code = stopped.code
    out, err = capsys.readouterr()
    return code, out, STILL.sub("", err)


def one_line(text: str) -> bool:
    return text.count("\n") == 1 and text.startswith("derive")


# --- answers ---


def test_list(capsys):
    code, out, err = run(capsys, "list")
    assert (code, err) == (PASSED, "")
    assert all(f"  {name} " in out for name in (*BOOK.entries, *BOOK.analytic))
    code, out, _ = run(capsys, "list", "--json")
    document = json.loads(out)
    assert document["version"] == 1
    assert [t["name"] for t in document["theorems"]] == list(BOOK.theorems)


def test_list_what_words_are_about(capsys):
    code, out, err = run(capsys, "list", "jacobian", "softmax")
    assert (code, err) == (PASSED, "") and out.startswith("softmax_jacobian  ")
    code, again, _ = run(capsys, "list", "jacobian", "softmax", "--json")
    assert [t["name"] for t in json.loads(again)["theorems"]] == [line.split()[0] for line in out.splitlines()]
    code, out, _ = run(capsys, "list", "--chapter", "decay", "--source", "seed:003")
    assert code == PASSED and out.startswith("Decay with the distance\n  ") and out.count("\n\n") == 0
    for words, line in (
        (["jacobian", "--chapter", "decay"], "no theorem of this chapter is about 'jacobian'; in the whole book there"),
        (["zzz", "--source", "seed:003"], "no theorem is about 'zzz'; derive list, without words, lists all\n"),
        (["zzz", "softmx"], "no theorem is about 'zzz softmx'; did you mean softmax_"),
        (["sofmax", "jacobain"], "no theorem is about 'sofmax jacobain'; did you mean softmax_jacobian or"),
    ):
        code, out, err = run(capsys, "list", *words)
        assert (code, out) == (USAGE, "") and one_line(err) and line in err


def test_sources(capsys):
    code, out, err = run(capsys, "sources", "seed:003", "--false")
    assert (code, err) == (PASSED, "") and out.endswith("\n10 claims: 10 false\n")
    code, out, _ = run(capsys, "sources", "--json")
    document = json.loads(out)
    assert code == PASSED and len(document["claims"]) == 192 and len(document["sources"]) == 5
    code, out, _ = run(capsys, "sources", "seed:003#34")
    assert code == PASSED and "refuted at h = 1, H = [0, 1], m = 1, n = 1" in out
    code, out, err = run(capsys, "sources", "seed:03")
    assert (code, out) == (USAGE, "") and one_line(err) and "did you mean seed:003" in err


@pytest.mark.parametrize(
    ("form", "part"),
    [
        ("text", "claim: HasDerivative(softmax(x, i), x[j]"),
        ("latex", r"\begin{provedtheorem}[Jacobian of softmax]"),
        ("numpy", 'theorem("softmax_jacobian").numpy()'),
        ("sympy", "derived by SymPy"),
        ("json", '"digest"'),
    ],
)
def test_show(capsys, form, part):
    code, out, err = run(capsys, "show", "softmax_jacobian", "--format", form)
    assert (code, err) == (PASSED, "")
    assert part in out
    code, out, _ = run(capsys, "show", "softmax_jacobian", "--format", form, "--json")
    document = json.loads(out)
    assert document["version"] == 1 and document["name"] == "softmax_jacobian"
    assert form == "json" or part in document["content"]


@pytest.mark.parametrize(
    ("form", "part"),
    [
        ("text", "proved in Rocq: derive/rocq/library/SoftmaxAnalysis.v"),
        ("latex", r"\begin{rocq}{derive/rocq/library/SoftmaxAnalysis.v}"),
        ("rocq", "Qed."),
        ("json", '"digest"'),
    ],
)
def test_show_what_rocq_proves(capsys, form, part):
    code, out, err = run(capsys, "show", "softmax_scaled_limit", "--format", form)
    assert (code, err) == (PASSED, "")
    assert part in out and "softmax_scaled_limit" in out


def test_what_rocq_proves_has_no_other_form(capsys):
    for form in ("sympy", "numpy"):
        code, out, err = run(capsys, "show", "softmax_scaled_limit", "--format", form)
        assert (code, out) == (USAGE, "") and one_line(err)
    code, out, err = run(capsys, "prove", "softmax_scaled_limit")
    assert (code, err) == (PASSED, "")
    assert out.endswith(
        "80 rules for 1 displayed formula; the theorem is proved in Rocq: derive/rocq/library/SoftmaxAnalysis.v\n"
    )


def test_a_proof_in_the_terminal(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    code, out, err = run(capsys, "show", "softmax_jacobian", "--proof")
    assert (code, err) == (PASSED, "")
    assert "= p_i (δ_ij − p_j)                        definition of softmax ∎" in out
    monkeypatch.setenv("COLUMNS", "60")
    narrow = run(capsys, "show", "softmax_jacobian", "--proof")[1]
    assert max(map(len, narrow.splitlines())) <= 60


@pytest.mark.parametrize("name", ["softmax_jacobian", "softmax_scaled_limit"])
def test_a_proof_as_json(capsys, name):
    code, out, err = run(capsys, "show", name, "--proof", "--json")
    assert (code, err) == (PASSED, "")
    document = json.loads(out)
    assert document["version"] == 1
    steps = [s for section in document["proof"] if section["kind"] == "chain" for s in section["steps"]]
    assert all(step["reason"] and step["term"]["text"] for step in steps)
    assert document["statement"] and document["checked_by"]


def test_a_terminal_without_unicode_is_told_how_to_get_it():
    command = [sys.executable, "-m", "derive", "show", "softmax_jacobian", "--proof"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, env=ascii_only)
    assert (done.returncode, done.stdout) == (USAGE, "")
    assert one_line(done.stderr) and "PYTHONIOENCODING=utf-8" in done.stderr


def test_a_proof_has_no_other_format(capsys):
    code, out, err = run(capsys, "show", "softmax_jacobian", "--proof", "--format", "latex")
    assert (code, out) == (USAGE, "") and one_line(err)


def test_a_certificate_holds_what_the_kernel_proves(capsys, tmp_path):
    code, out, err = run(capsys, "prove", "softmax_scaled_limit", "--certificate", str(tmp_path / "c.json"))
    assert (code, out) == (USAGE, "") and one_line(err) and "has no certificate" in err
    assert list(tmp_path.iterdir()) == []


def test_prove(capsys):
    names = ("softmax_jacobian", "dot_product_mean")  # of all, the README's command is run from the wheel
    code, out, err = run(capsys, "prove", *names, "--json")
    assert (code, err) == (PASSED, "")
    document = json.loads(out)
    assert document["version"] == 1
    assert [t["name"] for t in document["theorems"]] == list(names)
    for t in document["theorems"]:
        assert t["status"] == "proved"
        assert t["rules"] > 0 and t["seconds"] >= 0
        assert t["hypotheses"] == len(BOOK.entries[t["name"]].given)


def test_prove_some(capsys):
    code, out, _ = run(capsys, "prove", "softmax_vjp", "softmax_vjp", "softmax_lt_one")
    assert code == PASSED
    lines = out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ["softmax_vjp", "softmax_lt_one"]
    assert lines[-1].startswith("2 of 2 theorems proved")


def test_a_certificate_is_replayed_by_a_copy_of_the_kernel(capsys, tmp_path, unmeasured, generated_once):
    """Of two theorems; of the book, `tests.derive.chapters.test_certificates` does it."""
    import shutil

    path = tmp_path / "book.json"
    code, out, _ = run(capsys, "prove", "softmax_vjp", "product_mean", "--certificate", path)
    assert code == PASSED
    assert "\n2 of 2 theorems proved in " in out
    run(capsys, "build", "--out", unmeasured)
    shutil.copytree(ROOT / "derive" / "kernel", tmp_path / "copy" / "derive" / "kernel")
    command = [sys.executable, "-m", "derive.kernel.certificate", str(path)]
    command += ["--expect", str(unmeasured / "theorems.json"), "--part"]
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    done = subprocess.run(command, cwd=tmp_path / "copy", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "accepted, 2 theorems" in done.stdout
    assert [p.name for p in tmp_path.iterdir() if p.name.startswith(".")] == []


def test_build_and_check(capsys, unmeasured, generated_once):
    assert run(capsys, "build", "--out", unmeasured)[0] == PASSED
    assert run(capsys, "build", "--check", "--out", unmeasured)[0] == PASSED
    (unmeasured / "notation.md").unlink()
    code, out, err = run(capsys, "build", "--check", "--out", unmeasured)
    assert (code, out) == (FAILED, "notation.md: is missing\n")
    assert one_line(err)
    code, out, _ = run(capsys, "build", "--check", "--out", unmeasured, "--json")
    assert code == FAILED
    assert json.loads(out)["differences"] == [{"path": "notation.md", "what": "is missing"}]


@pytest.mark.parametrize(
    ("words", "begins", "key"),
    [
        (["graph", "softmax"], "// An arrow", "nodes"),
        (["graph", "--format", "svg"], "<svg ", "edges"),
        (["cite", "softmax_vjp"], "@misc{transformer-proofs:softmax_vjp,", "entries"),
        (["doctor"], ("found", "missing"), "tools"),
        (["digest", "claim: 1 + 1 = 2"], "808916b5fddc9f4d", "digest"),
    ],
)
def test_graph_cite_and_doctor(capsys, words, begins, key):
    code, out, err = run(capsys, *words)
    assert (code, err) == (PASSED, "")
    assert out.startswith(begins)
    code, out, _ = run(capsys, *words, "--json")
    document = json.loads(out)
    assert document["version"] == 1 and document[key]


# --- failures ---


def test_a_proof_that_fails_fails(capsys, monkeypatch, tmp_path):
    from dataclasses import replace

    from derive.language.terms import Eq

    own = BOOK.entries["softmax_sum_one"]
    wrong = replace(own, claim=Eq(own.claim.args[0], 2))
    real, there = BOOK.lookup, (BOOK.chapters["softmax"], wrong)
    monkeypatch.setattr(BOOK, "lookup", lambda name: there if name == own.name else real(name))
    code, out, _ = run(capsys, "prove", "softmax_sum_one", "softmax_pos", "--certificate", tmp_path / "c.json")
    assert code == FAILED
    assert "FAILED" in out and "1 of 2 theorems proved" in out
    assert not (tmp_path / "c.json").exists()
    code, out, _ = run(capsys, "prove", "softmax_sum_one", "--json")
    assert code == FAILED
    assert json.loads(out)["theorems"][0]["status"] == "failed"


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["shwo"], "did you mean show?"),
        ([], "required"),
        (["show"], "required"),
        (["show", "softmax_jacobain"], "did you mean softmax_jacobian"),
        (["prove", "softmax_vpj"], "did you mean softmax_vjp"),
        (["show", "softmax_jacobian", "--format", "latx"], "did you mean latex?"),
        (["list", "--jsno"], "no option is called --jsno; did you mean --json?"),
        (["graph", "--format", "sgv"], "did you mean svg?"),
        (["graph", "sofmax"], "did you mean softmax"),
        (["graph", "--format", "svg", "--rules"], "name a chapter"),
        (["cite", "softmax_vpj"], "did you mean softmax_vjp"),
        (["cite"], "required"),
        (["build", "--check", "--out", "/nonexistent/docs"], "a folder of documents was expected"),
    ],
)
def test_wrong_usage_is_one_line(capsys, words, meant):
    code, out, err = run(capsys, *words)
    assert (code, out) == (USAGE, "")
    assert one_line(err), err
    assert meant in err


def test_what_cannot_be_written_is_one_line(capsys, tmp_path, generated_once):
    (tmp_path / "file").write_text("", encoding="utf-8")
    for words in (
        ["build", "--out", tmp_path / "file"],
        ["prove", "softmax_pos", "--certificate", tmp_path / "file" / "c"],
    ):
        code, out, err = run(capsys, *words)
        assert (code, out) == (USAGE, "")
        assert one_line(err) and "cannot be written" in err
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


def test_damaged_evidence_is_one_line(capsys, tmp_path):
    (tmp_path / "evidence.json").write_text("{", encoding="utf-8")
    code, out, err = run(capsys, "build", "--out", tmp_path)
    assert (code, out) == (USAGE, "")
    assert one_line(err) and "not JSON" in err


def test_a_missing_tool_is_said(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "sympy", None)
    for name in [m for m in sys.modules if m.startswith(("derive.cas", "derive.render.sympy"))]:
        monkeypatch.delitem(sys.modules, name)
    code, out, err = run(capsys, "show", "softmax_jacobian", "--format", "sympy")
    assert (code, out) == (MISSING, "")
    assert one_line(err) and "sympy" in err


# --- figures ---


def test_figures_are_listed(capsys):
    code, out, _ = run(capsys, "figure")
    assert code == PASSED
    assert [line.split()[0] for line in out.splitlines()] == list(BOOK.figures)
    document = json.loads(run(capsys, "figure", "--json")[1])
    assert [f["name"] for f in document["figures"]] == list(BOOK.figures)


def test_a_figure_is_drawn(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "figure", "finite_sum_recurrences", "--out", "x.svg")[0] == PASSED
    assert Path("x.svg").read_bytes().startswith(b"<?xml")
    code, out, _ = run(capsys, "figure", "finite_sum_recurrences", "--json")
    assert (code, json.loads(out)["figures"][0]["file"]) == (PASSED, "finite_sum_recurrences.pdf")
    assert Path("finite_sum_recurrences.pdf").exists()


def test_all_figures_are_drawn_in_a_folder(capsys, tmp_path, monkeypatch):
    drawn = []
    monkeypatch.setattr("derive.figures.figure.draw", lambda figure, data, path: drawn.append((figure.name, path)))
    assert run(capsys, "figure", "--all", "--out", tmp_path / "new")[0] == PASSED
    assert drawn == [(name, tmp_path / "new" / f"{name}.pdf") for name in BOOK.figures]
    assert (tmp_path / "new").is_dir()


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["positons"], "no figure is called positons; did you mean positions"),
        (["positions", "--all"], "a name or --all was expected, not both"),
        (["positions", "--out", "x.gif"], "a name that ends in one of .pdf, .svg, .png was expected"),
        (["positions", "--out", "/nonexistent/x.pdf"], "cannot be written: No such file"),
        (["positions", "--data", "/nonexistent"], "is missing; measure it with: verify figures positions"),
        (["--all", "--out", "{file}"], "cannot be written: File exists"),
    ],
)
def test_a_figure_that_cannot_be_drawn_is_one_line(capsys, tmp_path, words, meant):
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, out, err = run(capsys, "figure", *(word.format(file=tmp_path / "file") for word in words))
    assert (code, out) == (USAGE, "")
    assert one_line(err) and meant in err


def test_without_matplotlib_it_is_said(capsys, monkeypatch, tmp_path):
    for name in [m for m in sys.modules if m.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, out, err = run(capsys, "figure", "positions", "--out", tmp_path / "x.pdf")
    assert (code, out) == (MISSING, "")
    assert one_line(err) and "needs matplotlib" in err
    assert list(tmp_path.iterdir()) == []


# --- as a program ---


def test_the_module_is_the_program():
    done = subprocess.run(
        [sys.executable, "-m", "derive", "--help"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0
    assert all(word in done.stdout for word in ("list", "show", "prove", "digest", "build", "graph", "cite", "doctor"))
    assert done.stderr == ""


def test_help_loads_no_library():
    code = "import sys; from derive.commands.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    code += "sys.exit(bool({'sympy', 'numpy', 'matplotlib', 'derive.chapters.softmax.theorems'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, cwd=ROOT)
    assert done.returncode == 0


def test_a_reader_who_has_seen_enough_is_no_error():
    command = f"{sys.executable} -m derive list | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("Softmax\n", "")


def test_progress_is_on_stderr_and_only_on_a_terminal(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    code, out, err = run(capsys, "prove", "softmax_pos", "--json")
    assert code == PASSED
    assert json.loads(out)["version"] == 1
    assert "softmax_pos" in err
