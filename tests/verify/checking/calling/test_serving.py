"""The process of a function says what it was asked for under the number of the call, and no pickle."""

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np

from verify.checking.calling.candidate import Call, Setup
from verify.checking.calling.serving import HEAD

ROOT = Path(__file__).resolve().parents[4]
PROGRAM = "import sys; from verify.checking.calling.serving import serve; serve(sys.argv[1], 2**34)"
SETUP = Setup({"x": ()}, (), None, "float32", {"x": "float32"}, "numpy", None, ())


def test_a_conversation_is_heads_and_numbers(tmp_path):
    (tmp_path / "doubling.py").write_text("def f(x):\n    print('noise')\n    return 2 * x\n", encoding="utf-8")
    asked = [
        ("one", (("doubling:f", str(tmp_path)), "ByName"), tuple(SETUP)),
        "two",
        ("three", Call({"x": np.array([0.5, 1.5])}, {})),
    ]
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        input=b"".join(map(pickle.dumps, asked)),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
    )
    assert process.stderr == b"noise\n"
    rest, heads = process.stdout, []
    for _ in asked:
        (length,) = HEAD.unpack(rest[: HEAD.size])
        heads.append(json.loads(rest[HEAD.size : HEAD.size + length]))
        rest = rest[HEAD.size + length :]
    assert [head["nonce"] for head in heads] == ["one", "two", "three"]
    assert "guards" in heads[0] and heads[1]["taken"] == ["x"]
    assert heads[2]["shapes"] == [[2], [2]] and heads[2]["after"] == ["x"]
    assert np.array_equal(np.frombuffer(rest, "<f8"), [1.0, 3.0, 0.5, 1.5])


def test_what_is_not_there_is_said(tmp_path):
    asked = [("one", (("nowhere:f", str(tmp_path)), "ByName"), tuple(SETUP)), "two"]
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        input=b"".join(map(pickle.dumps, asked)),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
    )
    assert b'"absent": "no module is called nowhere' in process.stdout
