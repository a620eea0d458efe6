import json
from pathlib import Path

import pytest

from verify.commands.cli import main

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "figures"


def test_what_is_recorded_is_measured_again(capsys):
    names = ["positions", "softmax_jacobian", "positions"]
    arguments = ["figures", *names, "--against", str(FOLDER), "--jobs", "1"]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert out == "positions         as recorded\nsoftmax_jacobian  as recorded\n"
    assert err.endswith("verify: 2 figures measured\n")
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "version": 1,
        "figures": [{"name": name, "difference": None} for name in ("positions", "softmax_jacobian")],
        "written": False,
    }


def test_a_record_is_written_compared_and_written_again(tmp_path, capsys):
    where = tmp_path / "new"
    assert main(["figures", "softmax_jacobian", "--record", str(where)]) == 0
    path = where / "softmax_jacobian.csv"
    text = path.read_text(encoding="utf-8")
    assert text == (FOLDER / path.name).read_text(encoding="utf-8")
    line = next(cell for cell in text.splitlines()[1].split(",")[2:] if len(cell.lstrip("-0.")) == 12)
    wrong, near = (line[:-1] + str((int(line[-1]) + k) % 10) for k in (5, 1))
    path.write_text(text.replace(line, wrong), encoding="utf-8")
    assert main(["figures", "softmax_jacobian", "--against", str(where)]) == 1
    assert f": has {wrong}, measured {line}" in capsys.readouterr().out
    assert main(["figures", "softmax_jacobian", "--record", str(where)]) == 0
    assert path.read_text(encoding="utf-8") == text
    path.write_text(text.replace(line, near), encoding="utf-8")
    assert main(["figures", "softmax_jacobian", "--record", str(where)]) == 0
    assert path.read_text(encoding="utf-8") == text.replace(line, near), "rounding of another machine is no change"


def test_what_is_not_recorded_is_no_file(tmp_path, capsys):
    path = tmp_path / "positions.csv"
    asked = ["figures", "positions", "--against", str(tmp_path)]
    assert main(asked) == 1
    assert capsys.readouterr().out == f"positions  no file {path}; --record {tmp_path} writes it\n"
    path.write_bytes(b"\xff")
    assert main(asked) == 1
    assert capsys.readouterr().out.startswith(f"positions  {path} cannot be read: 'utf-8' codec")
    path.write_text("", encoding="utf-8")
    assert main(asked) == 1
    assert "positions  has the columns none, not position,channel 0," in capsys.readouterr().out
    assert main(["figures", "positions", "--record", str(tmp_path)]) == 0


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["posiitons"], "no figure is called posiitons; did you mean positions?"),
        (["positions", "--record", "{file}"], "{file}/positions.csv: cannot be written: no folder {file}"),
        (
            ["positions", "--record", "{file}/below"],
            "positions.csv: cannot be written: no folder {file}/below",
        ),
        (["positions", "--record", "{taken}"], "{taken}/positions.csv: cannot be written: a file was expected"),
    ],
)
def test_wrong_usage_is_exit_code_2_and_one_line(arguments, line, tmp_path, capsys):
    names = {"file": tmp_path / "file", "taken": tmp_path / "taken"}
    names["file"].write_text("", encoding="utf-8")
    (names["taken"] / "positions.csv").mkdir(parents=True)
    assert main(["figures", *(word.format(**names) for word in arguments)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert line.format(**names) in err
