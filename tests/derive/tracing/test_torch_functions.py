"""What is noted for functions of PyTorch, told of arrays of NumPy: PyTorch itself is not needed here."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from derive.tracing.operations import OPERATIONS
from derive.tracing.programs import TraceError
from derive.tracing.tape import Tape

X = np.ones((3, 5))
TAPE = Tape((), (lambda: None).__code__, np)


@pytest.fixture
def functions(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the tables, with what they take of PyTorch replaced by NumPy's."""
    torch, nn = ModuleType("torch"), ModuleType("torch.nn")
    torch.Tensor, torch.tril, torch.triu, torch.bool = np.ndarray, np.tril, np.triu, np.dtype(bool)  # type: ignore[attr-defined]
    torch.ones = lambda *shape, dtype: np.ones(shape)  # type: ignore[attr-defined]
    torch.float64 = float  # type: ignore[attr-defined]
    nn.functional = torch.nn = nn  # type: ignore[attr-defined]
    for name, module in (("torch", torch), ("torch.nn", nn)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "derive.tracing.torch_functions", raising=False)
    module = import_module("derive.tracing.torch_functions")
    monkeypatch.delitem(sys.modules, "derive.tracing.torch_functions")
    return module


def test_tables_name_operations(functions: ModuleType) -> None:
    assert set(functions.ELEMENTWISE.values()) <= set(OPERATIONS)
    assert set(functions.REVERSED.values()) | set(functions.IN_PLACE.values()) <= set(functions.ELEMENTWISE)
    names = [*functions.ELEMENTWISE, *functions.FUNCTIONS, *functions.PARTS, *functions.WRITTEN, *functions.UNCHANGED]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("name", "arguments", "note"),
    [
        ("sum", (-1, True), ("sum", {"axes": (-1,), "keepdims": True})),
        ("var", (0, False), ("variance", {"axes": (0,), "keepdims": False, "correction": 0})),
        ("std", (False,), ("deviation", {"axes": (0, 1), "keepdims": False, "correction": 0})),
        ("norm", (2, 1), ("norm", {"axes": (1,), "keepdims": False})),
        ("transpose", (0, -1), ("transpose", {"axes": (1, 0)})),
        ("permute", (1, 0), ("transpose", {"axes": (1, 0)})),
        ("T", (), ("transpose", {"axes": (1, 0)})),
        ("layer_norm", ((5,),), ("layernorm", {"epsilon": 1e-5})),
        ("gelu", ("tanh",), ("gelu_tanh", {})),
        ("matmul", (np.ones((2, 5, 4)),), ("einsum", {"subscripts": "ik,akj->aij"})),
        ("inner", (np.ones(5),), ("einsum", {"subscripts": "az,z->a"})),
        ("max", (X,), ("maximum", {})),
    ],
)
def test_a_note_has_an_operation_and_settings(functions: ModuleType, name: str, arguments: Any, note: Any) -> None:
    operation, _, settings = functions.FUNCTIONS[name](TAPE, X, *arguments)
    assert (operation, settings) == note and operation in OPERATIONS


def test_a_condition_comes_first_however_a_choice_is_written(functions: ModuleType) -> None:
    seen = X > 0
    for arguments in ((seen, X, -X), (X, seen, -X)):
        _, operands, _ = functions.FUNCTIONS["where"](TAPE, *arguments)
        assert [o is p for o, p in zip(operands[:2], (seen, X), strict=True)] == [True, True]


def test_a_layer_norm_with_a_shift_alone_has_a_gain_of_one(functions: ModuleType) -> None:
    _, operands, _ = functions.FUNCTIONS["layer_norm"](TAPE, X, (5,), None, np.ones(5))
    assert operands[1] == 1 and len(operands) == 3


@pytest.mark.parametrize(
    ("name", "arguments", "why"),
    [
        ("norm", (1,), "the norm of order 1"),
        ("linalg_norm", (2,), "largest singular value"),
        ("softmax", (), "softmax without an axis"),
        ("layer_norm", ((3, 5),), "over several axes"),
        ("rms_norm", ((5,),), "without an epsilon"),
        ("einsum", (), "with '...'"),
    ],
)
def test_what_cannot_be_read_is_refused(functions: ModuleType, name: str, arguments: Any, why: str) -> None:
    first = "...i->i" if name == "einsum" else X
    with pytest.raises(TraceError, match=why.replace("...", r"\.\.\.")):
        functions.FUNCTIONS[name](TAPE, first, *arguments)


def test_arguments_that_are_not_read_have_their_defaults(functions: ModuleType) -> None:
    note = functions.WRITTEN["cross_entropy"]
    assert (
        TAPE.arguments("cross_entropy", note, (X, X), {"weight": None, "reduction": "sum"}).arguments["reduction"]
        == "sum"
    )
    with pytest.raises(TraceError, match="cross_entropy with ignore_index=0"):
        TAPE.arguments("cross_entropy", note, (X, X), {"ignore_index": 0})
