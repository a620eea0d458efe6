"""What `derive prove` answers of theorems."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace

import pytest

from derive.chapters import BOOK
from derive.commands import prove
from derive.commands.terminal import FAILED, INTERRUPTED, PASSED, USAGE
from derive.language.terms import Eq
from tests.derive.commands.test_cli import ROOT, one_line, run


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


def test_a_proof_that_fails_fails(capsys, monkeypatch, tmp_path):
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


def test_an_interrupt_leaves_no_half_of_a_certificate(tmp_path, monkeypatch, capsys):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", stopped)
    code, _, err = run(capsys, "prove", "softmax_pos", "--certificate", tmp_path / "c.json")
    assert (code, err) == (INTERRUPTED, "derive: interrupted\n")
    assert not list(tmp_path.iterdir())


def test_a_certificate_that_is_written_is_said_to_be(tmp_path, capsys):
    path = tmp_path / "c.json"
    code, out, err = run(capsys, "prove", "softmax_pos", "--certificate", path, "--json")
    assert (code, err) == (PASSED, f"derive: {path}: written\n")
    assert json.loads(out)["theorems"][0]["name"] == "softmax_pos"


def test_a_certificate_that_cannot_be_written_is_refused_before_anything_is_proved(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(prove, "replayed", lambda *_: pytest.fail("it proved"))
    for path in (tmp_path, tmp_path / "none" / "c.json"):
        code, out, err = run(capsys, "prove", "softmax_pos", "--certificate", path)
        assert (code, out) == (USAGE, "") and one_line(err) and f"{path}: cannot be written: " in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "kind"), [("mine", "a folder"), ("mine/notes.txt", "a file of another name")])
def test_a_folder_or_another_file_is_not_taken_for_a_misspelt_theorem(name, kind, capsys, monkeypatch, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").touch()
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, "prove", name)
    said = f"derive: {name}: a theorem, or a file of formulas NAME.thm, was expected; this is {kind}\n"
    assert (code, out, err) == (USAGE, "", said)
    (tmp_path / "softmax_pos").mkdir()
    assert run(capsys, "prove", "softmax_pos")[0] == PASSED
