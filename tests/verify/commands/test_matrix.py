"""The option ``verify code --matrix``: the table, its exit code, and what is refused in one line."""

import json

import pytest

from verify.commands.cli import main

KERNEL = '[[kernel]]\nfunction = "numpy:{}"\nagainst = "{}"\n'


@pytest.fixture
def file(tmp_path):
    return tmp_path / "kernels.toml"


def test_the_table_is_printed_and_written(file, tmp_path, capsys):
    file.write_text(KERNEL.format("tanh", "sigmoid"), encoding="utf-8")
    asked = ["code", "--matrix", str(file), "--out", str(tmp_path / "out"), "--jobs", "1"]
    assert main(asked) == 1
    out, err = capsys.readouterr()
    assert "red   tanh float64 own shapes: tanh in the place of sigmoid of x\n1 cells: 0 green, 1 red, 0 grey" in out
    assert err.endswith("verify: 1 cell measured\n")
    assert main([*asked, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["counts"] == {"green": 0, "red": 1, "grey": 0}


def test_where_nobody_can_tell_the_exit_code_is_4(file, capsys):
    file.write_text(KERNEL.format("absent", "sigmoid"), encoding="utf-8")
    assert main(["code", "--matrix", str(file), "--jobs", "1"]) == 4
    assert "grey  absent float64 own shapes: numpy has no absent" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (["--against", "relu_vjp"], "how they are asked from its file; give it alone"),
        (["--dtype", "float16"], "how they are asked from its file; give it alone"),
        (["--set", "eps=1e-6"], "how they are asked from its file; give it alone"),
        (["--seconds", "0"], "seconds: expected a number > 0, got 0.0"),
        ([], "kernels.toml.kernel: expected tables [[kernel]], one for each function, got nothing"),
    ],
)
def test_what_is_refused_is_one_line(more, line, file, capsys):
    file.write_text("", encoding="utf-8")
    assert main(["code", "--matrix", str(file), *more]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and line in err


@pytest.mark.parametrize("option", ["--out", "--jobs", "--dask"])
def test_what_is_for_a_library_is_refused_of_one_function(option, capsys):
    assert main(["code", "kernels:f", "--against", "relu_vjp", option, "3"]) == 2
    assert capsys.readouterr() == ("", f"verify: code: {option} is for --matrix FILE.toml, and there is none\n")
