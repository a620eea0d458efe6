"""The command ``verify adequacy``: what it prints, and its exit codes."""

import json

import pytest

from verify.commands.cli import main


def test_an_adequate_theorem_is_exit_code_0(capsys):
    assert main(["adequacy", "softmax_pos", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("softmax_pos: adequate\n")
    assert err.endswith("verify: 1 theorem measured\n")


def test_one_json_document_and_a_record(capsys, tmp_path):
    file = tmp_path / "adequacy.json"
    assert main(["adequacy", "softmax_pos", "--json", "--record", str(file)]) == 0
    document = json.loads(capsys.readouterr().out)
    recorded = json.loads(file.read_text())
    assert document["theorems"][0]["digest"] == recorded["theorems"]["softmax_pos"]["digest"]


def test_what_is_idle_is_exit_code_1(monkeypatch, capsys):
    monkeypatch.setattr("verify.adequacy.measure.vacuities", lambda claim, every: ["part 1: both sides"])
    assert main(["adequacy", "softmax_pos"]) == 1
    assert "FAILED part 1: both sides: it is 0 wherever the hypotheses hold" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["softmax_poss"], "no theorem is called softmax_poss; did you mean softmax_pos"),
        (["softmax_scaled_limit"], "softmax_scaled_limit is proved in Rocq"),
        (["--jobs", "0"], "argument --jobs: expected a positive integer, got '0'"),
        (["softmax_pos", "--record", "README.md/a.json"], "cannot be written"),
    ],
)
def test_wrong_usage_is_exit_code_2(arguments, line, capsys):
    assert main(["adequacy", *arguments]) == 2
    assert line in capsys.readouterr().err
