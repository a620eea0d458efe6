"""Finished cells on disk: what was put is read, and a torn line is not."""

import pytest

from verify.checking.matrix.cells import CellAnswer, MatrixCell
from verify.checking.matrix.kept import ROOTS, Kept, key, product, sources

ANSWER = CellAnswer("red", "matches a wrong formula", "sum missing", "a\nreport")


def test_what_was_put_is_read_and_a_torn_line_is_left_out(tmp_path):
    path = tmp_path / "cells.jsonl"
    kept = Kept(path)
    kept.put("one", ANSWER)
    with path.open("ab") as torn:
        torn.write(b'{"key": "two", "ans')
    again = Kept(path)
    assert again.answers == {"one": ANSWER}
    again.put("three", ANSWER)
    assert set(Kept(path).answers) == {"one", "three"}


def test_a_line_of_another_kind_is_left_out(tmp_path):
    path = tmp_path / "cells.jsonl"
    path.write_text('[]\n{"key": 1}\n{"key": "a", "answer": {"other": 1}}\n\xff\n', encoding="latin-1")
    assert Kept(path).answers == {} and path.read_text(encoding="utf-8") == ""


@pytest.fixture
def folder(tmp_path):
    for name, text in {
        "kernels.py": "import numpy\nfrom layers.norm import f\ndef g(): from late import h\n",
        "layers/__init__.py": "",
        "layers/norm.py": "from helper import f\n",
        "helper.py": "f = 1\n",
        "late.py": "h = 1\n",
        "other.py": "",
        "a.thm": "",
        "b.thm": "",
        "kernel.cu": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def cell(folder, **changed):
    usual = MatrixCell("k", "kernels:f", "relu_vjp", None, "float64", (2, 3), {}, {"seed": 0}, str(folder))
    return usual._replace(**changed)


def test_all_that_a_module_imports_from_its_folder_counts(folder):
    names = [path.relative_to(folder).as_posix() for path in sources("kernels", folder)]
    assert names == ["kernels.py", "layers/__init__.py", "layers/norm.py", "late.py", "helper.py"]
    assert [path.name for path in sources("colorsys", folder)] == ["colorsys.py"], "of one that is installed, it"
    assert {path.parent.name for path in sources("verify.tasks.sharing", folder)} > {"tasks", "verify"}
    assert sources("nowhere", folder) == []


@pytest.mark.parametrize("name", ["kernels.py", "layers/norm.py", "helper.py", "late.py", "kernel.cu"])
def test_a_changed_file_is_another_key(name, folder):
    before = key(cell(folder), ["kernel.cu"])
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert key(cell(folder), ["kernel.cu"]) != before


OTHERS = {
    "dtype": "float32",
    "shape": (3, 2),
    "conventions": {"eps": 1},
    "options": {"seed": 1},
    "against": "gelu_vjp",
    "function": "kernels:g",
}


@pytest.mark.parametrize("changed", OTHERS)
def test_another_question_is_another_key(changed, folder):
    assert key(cell(folder, **{changed: OTHERS[changed]})) != key(cell(folder))


def test_what_it_does_not_depend_on_is_no_other_key(folder, tmp_path_factory):
    before, of_formula = key(cell(folder)), cell(folder, against=None, of="a.thm:f")
    formula = key(of_formula)
    (folder / "other.py").write_text("changed", encoding="utf-8")
    assert key(cell(folder)) == before
    (folder / "b.thm").write_text("formula: f(x) = x", encoding="utf-8")
    assert key(cell(folder)) == before and key(of_formula) != formula, (
        "a file of formulas may take some from those beside it"
    )


@pytest.mark.parametrize("name", ["derive/a.py", "verify/checking/formulas/norms.thm"])
def test_a_changed_file_of_ours_is_another_key(name, tmp_path, monkeypatch):
    assert (ROOTS / "verify/checking/formulas/norms.thm").exists()
    monkeypatch.setattr("verify.checking.matrix.kept.ROOTS", tmp_path)
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text("one", encoding="utf-8")
    before = product.__wrapped__()
    (tmp_path / name).write_text("other", encoding="utf-8")
    assert product.__wrapped__() != before
