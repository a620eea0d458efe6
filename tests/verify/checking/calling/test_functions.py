"""Somebody's function by its name; what else is refused, `tests/verify/commands/test_code.py` reads line by line."""

import sys

import pytest

from verify.checking.calling.functions import function_from, function_named


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def test_a_function_of_a_folder_is_found(folder):
    (folder / "kernels_here.py").write_text("def f(): return 3\n", encoding="utf-8")
    assert function_from("ByName", ("kernels_here:f", str(folder)))() == 3
    with pytest.raises(ValueError, match="kernels_here has no g"):
        function_named("kernels_here:g")


def test_a_module_without_a_function_is_told_from_one_with_others(folder):
    (folder / "nothing_here.py").touch()
    with pytest.raises(ValueError, match="^nothing_here has no f, and no other function$"):
        function_from("ByName", ("nothing_here:f", str(folder)))


def test_who_names_no_module_is_told_which_may_be_meant(tmp_path):
    (tmp_path / "kernels_there.py").touch()
    with pytest.raises(ValueError, match="no module is called kernel_there.*did you mean kernels_there"):
        function_named("kernel_there:f", tmp_path)
