"""The file of a library: its cells in their order, and each mistake by file, key, what was expected and what came."""

from pathlib import Path

import pytest

from verify.checking.matrix.reading import library
from verify.errors import ArgumentError

LIBRARY = Path(__file__).parent / "library" / "kernels.toml"
RIGHT = {"function": "kernels:f", "against": "layernorm_vjp"}


def test_the_example_has_twenty_kernels_four_dtypes_and_five_shapes():
    kernels = library(LIBRARY)
    assert len(kernels.cells) == 20 * 4 * 5 and len({cell.kernel for cell in kernels.cells}) == 20
    assert [(str(c), c.skipped) for c in kernels.cells[19:22]] == [
        ("softmax float16 5x128", ""),
        ("softmax_backward given=output float64 1x8", ""),
        ("softmax_backward given=output float64 4x16", ""),
    ]
    assert sum(bool(cell.skipped) for cell in kernels.cells) == 15


def test_conventions_dtypes_and_shapes_are_combined():
    more = {
        "conventions": [{}, {"eps": 1e-6}],
        "dtypes": ["float32"],
        "shapes": ["4x8", [2, 3]],
        "args": ["x", "g", "eps"],
    }
    cells = library({"defaults": {"ulps": 2, "domain": {"x": 10}}, "kernel": [{**RIGHT, **more}]}).cells
    assert [(dict(c.conventions), c.shape) for c in cells] == [
        ({}, (4, 8)),
        ({}, (2, 3)),
        ({"eps": 1e-6}, (4, 8)),
        ({"eps": 1e-6}, (2, 3)),
    ]
    assert cells[0].options == {"args": ["x", "g", "eps"], "ulps": 2, "domain": {"x": 10}}


@pytest.mark.parametrize(
    ("tables", "line"),
    [
        ({}, "matrix.kernel: expected tables [[kernel]], one for each function, got nothing"),
        ({"kernels": []}, "matrix.keys: expected some of defaults, kernel, got 'kernels'; did you mean kernel?"),
        ({"defaults": {"dtype": "float32"}, "kernel": [RIGHT]}, "got 'dtype'; did you mean dtypes?"),
        ({"kernel": [{"against": "relu_vjp"}]}, "matrix, kernel 1.function: expected MODULE:FUNCTION, got nothing"),
        ({"kernel": [{**RIGHT, "function": "f"}]}, "matrix, kernel 1 (f).function: expected MODULE:FUNCTION, got 'f'"),
        ({"kernel": [{**RIGHT, "of": "a.thm:f"}]}, "or of = FILE.thm:NAME in its place, got both"),
        ({"kernel": [{"function": "kernels:f"}]}, "or of = FILE.thm:NAME in its place, got neither"),
        (
            {"kernel": [{**RIGHT, "against": "layernorm_vpj"}]},
            "against: expected a theorem and its conventions, got no formula is called 'layernorm_vpj'; did you mean",
        ),
        ({"kernel": [{**RIGHT, "conventions": {"epsilon": 1}}]}, "layernorm_vjp has no convention 'epsilon'"),
        ({"kernel": [{**RIGHT, "conventions": {"eps": float("nan")}}]}, "conventions: expected finite numbers, got"),
        ({"kernel": [{**RIGHT, "conventions": "eps"}]}, "conventions: expected a table such as {eps = 1e-6}"),
        ({"kernel": [{**RIGHT, "dtypes": ["float8"]}]}, "dtypes: expected a list of some of float64, float32, "),
        ({"kernel": [{**RIGHT, "dtypes": []}]}, "dtypes: expected a list of some of"),
        ({"kernel": [{**RIGHT, "shapes": ["4x"]}]}, 'shapes: expected a list of shapes such as "8x64" or [8, 64]'),
        ({"kernel": [{**RIGHT, "shapes": [[4, 0]]}]}, "got [[4, 0]]"),
        ({"kernel": [{**RIGHT, "shapes": ["4x8x2"]}]}, "shapes: expected sizes of (rows, n), got 4x8x2"),
        ({"kernel": [{**RIGHT, "seed": -1}]}, "seed: expected a whole number >= 0, got -1"),
        ({"kernel": [{**RIGHT, "domain": {"x": "big"}}]}, "domain: expected a table of numbers by name, such as"),
        ({"kernel": [{**RIGHT, "flush": 1}]}, "flush: expected true or false, got 1"),
        ({"kernel": [{**RIGHT, "layouts": {"x": 1}}]}, "layouts: expected a table of texts by name, got {'x': 1}"),
        ({"kernel": [{**RIGHT, "args": "x"}]}, "args: expected a list of texts, got 'x'"),
        ({"kernel": [{**RIGHT, "depends": ["none.cu"]}]}, ", got 'none.cu'"),
        ({"kernel": [RIGHT, RIGHT]}, "kernel 2 (kernels:f).name: expected another one than that of a kernel before"),
        ({"kernel": [{**RIGHT, "skip": {"dtype": "float64"}}]}, "skip.reason: expected why it is not asked, got n"),
        ({"kernel": [{**RIGHT, "skip": {"dtype": "float16", "reason": "r"}}]}, "dtype: expected one of float64, got"),
        ({"kernel": [{**RIGHT, "skip": {"shape": "1x1", "reason": "r"}}]}, "expected one of the shapes, got '1x1'"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_line(tables, line):
    with pytest.raises(ArgumentError) as refused:
        library(tables)
    assert line in str(refused.value) and "\n" not in str(refused.value)


def test_a_file_that_cannot_be_read_is_one_line(tmp_path):
    with pytest.raises(ArgumentError, match=r"matrix: expected a file in TOML, got .*none.toml: No such file"):
        library(tmp_path / "none.toml")
    (tmp_path / "half.toml").write_text("[[kernel]\n", encoding="utf-8")
    with pytest.raises(ArgumentError, match=r"half.toml: the file: expected TOML, got .*line 1"):
        library(tmp_path / "half.toml")
