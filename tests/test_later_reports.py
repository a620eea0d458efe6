"""Programs of the reports that were typed last run, and differ in NumPy alone; `verify` is asked nothing about them."""

import ast
import inspect
from pathlib import Path

import numpy as np
import pytest

from benchmarks.reports import FAMILIES

LATER = {name: modules[-1] for name, modules in FAMILIES.items()}
ROWS = [row for module in LATER.values() for row in module.ROWS]
FOLDER = Path(LATER["moe"].__file__).parent
DIFFERENT = 1e-4
M, N, D, E = 6, 8, 4, 3
OF_ROWS = ("x", "g", "gate", "up", "residual", "logits", "teacher")
OF_PAIRS = ("chosen", "rejected", "ref_chosen", "ref_rejected")


def drawn(seed, *shape):
    """Return normal numbers."""
    return np.random.default_rng(seed).standard_normal(shape)


def positive(seed, *shape):
    """Return numbers that are greater than one half."""
    return np.abs(drawn(seed, *shape)) + 0.5


def attention(row):
    """Return arguments of a head, of heads, or of a step of generation."""
    if row.statement == "decode_attention":
        return {
            "q": drawn(1, D),
            "k": drawn(2, D),
            "v": drawn(3, E),
            "k_cache": drawn(4, N, D),
            "v_cache": drawn(5, N, E),
        }
    group = row.declared.get("group", 1)
    heads, keys = ((2 * group,), (2,)) if row.statement.startswith("sdpa") else ((), ())
    keep = np.arange(N) % 3 != np.arange(M)[:, None] % 3
    arrays = {"q": drawn(1, *heads, M, D), "k": drawn(2, *keys, N, D), "v": drawn(3, *keys, N, E)}
    return {**arrays, "g": drawn(4, *heads, M, E), "keep": keep, "eps": 1e-5}


def rows_and_columns(row):
    """Return arguments of programs of rows, by the names that they have."""
    n, m = row.declared.get("shapes", [(N, M)])[0][:2]
    if row.statement.split(".")[0] in ("softmax", "log_softmax", "logsumexp"):
        n, m = m, n
    if "layouts" in row.declared:
        return {"logits": drawn(1, 2, 3, n), "teacher": drawn(2, 2, 3, n), "tau": 2.0}
    arrays = {name: drawn(seed, m, n) for seed, name in enumerate(OF_ROWS)}
    if "given" in row.declared:
        arrays["log_p"] = arrays["x"] - np.log(np.exp(arrays["x"]).sum(-1, keepdims=True))
    labels = np.arange(m) % n
    labels[:2] = row.declared.get("ignore_index", labels[0])
    pairs = {name: drawn(seed, m) for seed, name in enumerate(OF_PAIRS)}
    columns = {"weight": positive(11, n), "gamma": positive(12, n), "bias": drawn(13, n), "load": positive(14, n)}
    numbers = {"eps": 1e-2, "alpha": -0.5, "beta": 0.7, "tau": 2.0, "z_weight": 0.1}
    soft = positive(15, m, n) / 9
    return {**arrays, **pairs, **columns, **numbers, "labels": labels, "y": soft}


def groups(row):
    """Return arguments of a norm of groups of channels."""
    return {
        "xg": drawn(1, M, 2, D),
        "gain": positive(2, 2, D),
        "shift": drawn(3, 2, D),
        "g": drawn(4, M, 2, D),
        "eps": 1e-2,
    }


def positions(row):
    """Return a table's positions, or rows with the tables that turn them."""
    d = 2 * D
    angles = np.arange(M)[:, None] * 100.0 ** (-np.arange(D) / D)
    full = np.concatenate([angles, angles], -1) if row.declared.get("tables") == "full" else angles
    return {"positions": np.arange(M), "d": d, "x": drawn(1, M, d), "cos": np.cos(full), "sin": np.sin(full)}


def linear(row):
    """Return arguments of maps by matrices, of tables of rows, and of numbers from a grid."""
    m, n, d = row.declared.get("shapes", [(M, N, D)])[0]
    if row.statement == "embedding.backward":
        return {"tokens": np.arange(m) * 3 % n % 5, "weight": drawn(1, n, d), "g": drawn(2, m, d)}
    if row.statement == "dequantize":
        return {"scale": positive(1, m), "q": np.arange(m * n).reshape(m, n) % 16.0, "zero": np.arange(m) + 3.0}
    matrices = {"weight": drawn(1, n, d), "other": drawn(2, n, d), "out": drawn(3, d, n), "x": drawn(4, m, d)}
    return {**matrices, "scaling": 0.5, "rise": drawn(5, n, 2), "down": drawn(6, 2, d)}


def step(row):
    """Return arguments of a step of an optimizer."""
    arrays = {"p": drawn(1, N), "grad": drawn(2, N), "m": drawn(3, N), "buf": drawn(4, N), "v": positive(5, N)}
    return {
        **arrays,
        "lr": 0.1,
        "weight_decay": 0.3,
        "beta1": 0.9,
        "beta2": 0.99,
        "eps": 1e-2,
        "step": 3,
        "momentum": 0.9,
    }


DRAWN = {"attention": attention, "positions": positions, "linear": linear, "optimizers": step}
EXTREME = {
    "intel/xFasterTransformer#326": lambda x: 1000 * x,
    "pytorch/pytorch#62897": lambda x: 1000 * x,
    "manassharma07/crysx_nn#7": lambda x: x - 1000 * np.arange(len(x))[:, None],
    "sonos/tract#2586": lambda x: 0 * x,
    "google-research/last#43": lambda logits: 0 * logits,
    "apple/coremltools#2727": lambda x: 20 * x,
    "pytorch/pytorch#156379": lambda x: x + 1000 * np.arange(len(x))[:, None],
    "mlberkeley/scae-pytorch#4": lambda logits: 1000 * logits,
    "NVIDIA/DeepLearningExamples#169": lambda q: 100 * q,
    "jingyaogong/minimind#301": lambda x: 300 * x,
    "tenstorrent/tt-metal#55347": lambda x: 0 * x,
    "microsoft/onnxruntime#3768": lambda x: 0.01 * x,
    "keras-team/keras#6513": lambda x: 0 * x,
    "pytorch/pytorch#9448": lambda x: 0 * x,
    "keras-team/keras#9247": lambda logits: 40 * logits,
    "wagenaartje/neataptic#13": lambda x: 1000 * x,
    "tinygrad/tinygrad#11564": lambda x: 1000 * x,
    "tenstorrent/tt-metal#5578": lambda x: x - 3,
    "tenstorrent/tt-metal#54903": lambda gate: gate - 4,
    "skyzh/tiny-llm#164": lambda x: x - 7,
    "vllm-project/vllm#24833": lambda gate: gate - 8,
}
"""What one argument becomes, where a wrong program differs from the right one at numbers of the report only."""


def floats(value):
    """Tell whether a value is an array of real numbers."""
    return isinstance(value, np.ndarray) and value.dtype.kind == "f"


def taken(function):
    """Return the names of arguments that a program has to be given."""
    return [name for name, one in inspect.signature(function).parameters.items() if one.default is one.empty]


def arguments(family, row):
    """Return arrays of a row's dtype, and numbers, by the names of its programs' arguments."""
    of = DRAWN.get(family, groups if row.statement.startswith("groupnorm") else rows_and_columns)
    known = of(row)
    given = {name: known[name] for name in taken(row.right)}
    if row.report in EXTREME:
        (name,) = taken(EXTREME[row.report])
        given[name] = EXTREME[row.report](given[name])
    if "residual" in given and row.report in EXTREME:
        given["residual"] = 0 * given["residual"]
    wide = np.float32 if row.dtype == "bfloat16" else np.dtype(row.dtype)
    return {name: v.astype(wide) if floats(v) else v for name, v in given.items()}


def called(row, function, given):
    """Return the results of a program in the format that it computes in; its arguments are copies."""
    inner = {name: v.astype(row.inside) if row.inside and floats(v) else np.copy(v) for name, v in given.items()}
    with np.errstate(all="ignore"):
        found = function(**{name: v if v.ndim else v.item() for name, v in inner.items()})
    return [np.asarray(one, np.float64) for one in (found if isinstance(found, tuple) else (found,))]


def compare(family, row):
    """Run both programs of a row; they differ in numbers, and not in shape."""
    given = arguments(family, row)
    assert sorted(taken(row.wrong)) == sorted(taken(row.right)) == sorted(given), row.report
    wrong, right = called(row, row.wrong, given), called(row, row.right, given)
    assert all(np.isfinite(one).all() for one in right), row.report
    assert [one.shape for one in wrong] == [one.shape for one in right], row.report
    away = [(np.abs(w - r).max(), np.abs(r).max()) for w, r in zip(wrong, right, strict=True)]
    assert any(not error <= DIFFERENT * greatest for error, greatest in away), row.report


@pytest.mark.parametrize("family", LATER)
def test_both_programs_run_and_differ(family):
    for row in LATER[family].ROWS:
        compare(family, row)


def test_a_program_that_is_right_is_seen():
    row = LATER["moe"].ROWS[0]
    with pytest.raises(AssertionError, match=row.report):
        compare("moe", row._replace(wrong=row.right))


def test_rows_are_many_few_are_elementwise_and_none_is_known():
    assert len(ROWS) >= 48 and len({(row.report, row.statement) for row in ROWS}) == len(ROWS)
    assert len({row.report.partition("#")[0] for row in ROWS}) >= 60
    assert 4 * sum(len(module.ROWS) for module in (LATER["activations"], LATER["optimizers"])) <= len(ROWS)
    assert all(row.read and row.statement and ":" not in row.statement for row in ROWS)
    assert not any("forward" in row.declared for row in ROWS)
    known = {
        node.value
        for file in FOLDER.glob("*.py")
        if not file.stem.startswith("later_")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "#" in node.value
    }
    assert not {row.report for row in ROWS} & {word for text in known for word in text.split()}
