"""What a matrix says: its sum, and the same as data, as JUnit and as a page."""

import json
from xml.etree import ElementTree

import pytest

from verify.checking.matrix.cells import CellAnswer, MatrixCell, without_answer
from verify.checking.matrix.table import Matrix

REPORT = "relu_vjp: \x1b[1m<b> & so"


def made(*answers, skipped=""):
    kinds = {
        "green": CellAnswer("green", "agrees", "agrees", "fine"),
        "red": CellAnswer("red", "matches a wrong formula", "sign <flipped> & \x00", REPORT),
        "grey": CellAnswer("grey", "", "no answer within 3 s"),
        "skipped": CellAnswer("grey", "", "no half precision"),
    }
    cells = [
        (
            MatrixCell("k<1>", "m:f", "relu_vjp", None, f"float{n}", (2, 3), {"eps": 1}, {}, "/a/folder",
                       "no half precision" if kind == "skipped" else ""),
            kinds[kind],
        )
        for n, kind in enumerate(answers)
    ]  # fmt: skip
    return Matrix("kernels.toml", tuple(cells))


@pytest.mark.parametrize(
    ("answers", "passed"),
    [(("green",), True), (("green", "skipped"), True), (("green", "red"), False), (("green", "grey"), False),
     (("skipped",), False), ((), False)],
)  # fmt: skip
def test_it_passes_if_all_that_was_asked_agrees_and_something_was(answers, passed):
    result = made(*answers)
    assert result.passed is passed
    if passed:
        assert result.require() is result
    else:
        with pytest.raises(AssertionError, match="cells: "):
            result.require()
    with pytest.raises(TypeError, match=r"ask \.passed"):
        bool(result)


def test_it_introduces_itself():
    result = made("green", "red", "grey")
    assert repr(result) == "<Matrix of kernels.toml: 3 cells, 1 green, 1 red, 1 grey>"
    assert "grey  k<1> eps=1 float2 2x3: no answer within 3 s\n3 cells: 1 green, 1 red, 1 grey\n" in str(result)


def test_the_data_hold_no_folder_and_no_time():
    document = json.loads(made("green", "red").json())
    assert document["counts"] == {"green": 1, "red": 1, "grey": 0}
    assert document["cells"][1] == {
        "kernel": "k<1>", "function": "m:f", "against": "relu_vjp", "of": None, "dtype": "float1", "shape": [2, 3],
        "conventions": {"eps": 1}, "status": "red", "verdict": "matches a wrong formula",
        "said": "sign <flipped> & \x00", "report": REPORT,
    }  # fmt: skip
    assert "folder" not in made("green").json()


def test_junit_says_what_failed():
    (suite,) = ElementTree.fromstring(made("green", "red", "grey", "skipped").junit().encode())
    assert {k: suite.get(k) for k in ("name", "tests", "failures", "errors", "skipped")} == {
        "name": "k<1>", "tests": "4", "failures": "1", "errors": "1", "skipped": "1",
    }  # fmt: skip
    kinds = [[child.tag for child in case] for case in suite]
    assert kinds == [[], ["failure"], ["error"], ["skipped"]]
    assert suite[1][0].get("message") == "sign <flipped> & \\x00"
    assert suite[1].get("name") == "eps=1 float1 2x3"


HOSTILE = "\ud800 \x1b[31m\x9b2J \u202e <img src=x onerror=alert(1)> ]]> \x00"


def test_what_a_kernel_says_reaches_no_terminal_and_ends_no_report(tmp_path):
    """Whatever stands in an exception or a name, all files are whole, and it is shown as text."""
    cell = MatrixCell(f"k{HOSTILE}", "m:f", "relu_vjp", None, "float32", (2, 3), {}, {}, "/a/folder", "")
    answer = without_answer(RuntimeError(HOSTILE))
    assert answer.said.startswith(r"RuntimeError: \ud800 \x1b[31m\x9b2J \u202e <img")
    result = Matrix("kernels.toml", ((cell, answer), (cell, CellAnswer("red", "differs", HOSTILE, HOSTILE))))
    result.write(tmp_path)
    texts = [result.text(), *(path.read_text(encoding="utf-8") for path in tmp_path.iterdir())]
    assert len(texts) == 5
    for text in texts:
        assert not set(text) & set("\ud800\x1b\x9b\u202e\x00")
    suite = ElementTree.fromstring(result.junit())[0]
    assert suite[0][0].get("message") == answer.said
    assert "<img" not in result.html()


def test_files_are_written(tmp_path):
    result = made("green")
    result.write(tmp_path)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["junit.xml", "matrix.html", "matrix.json", "seconds.json"]
    assert (tmp_path / "matrix.json").read_text(encoding="utf-8") == result.json()
