"""The archives that a browser runs: what is in them, that they are enough, and that they are the same every time."""

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import mpmath
import pytest

from derive import theorem
from derive.site.live.archives import kernel_archive, prover_archive

PROVER = """
import json, sys
sys.path[:0] = sys.argv[1:]
from answered import answer
asked = [("derive", "reals: t; derivative: t*exp(t) in t"), ("decide", "reals: t; (t + 1)**2 = t**2 + 1")]
asked += [("decide", "dimensions: n; vectors: x[n]; 0 <= Sum(x[k]**2, k:n)")]
said = [json.loads(answer(json.dumps({"kind": kind, "text": text}))) for kind, text in asked]
loaded = sorted({"numpy", "sympy", "flint", "matplotlib"} & set(sys.modules))
print(json.dumps([said, loaded, sys.modules["derive"].__file__]))
"""
KERNEL = """
import json, sys
sys.path.insert(0, sys.argv[1])
from replayed import answer
print(json.dumps([answer(sys.stdin.read()), [m for m in sys.modules if m.startswith("derive.")]]))
"""


def alone(program: str, *arguments: Path, given: str = "") -> object:
    """Run a program in a process that knows no package of this environment."""
    command = [sys.executable, "-I", "-S", "-B", "-c", program, *map(str, arguments)]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    return json.loads(ran.stdout)


@pytest.fixture
def kernel(tmp_path):
    zipfile.ZipFile(io.BytesIO(kernel_archive())).extractall(tmp_path)
    return tmp_path


def test_the_kernel_alone_replays_a_certificate_and_refuses_another_statement(kernel):
    own = theorem("softmax_sum_one")
    asked = {"name": own.name, "digest": own.digest, "certificate": own.certificate()}
    said, loaded = alone(KERNEL, kernel, given=json.dumps(asked))
    found = json.loads(said)
    assert (found["accepted"], found["digest"], len(found["steps"])) == (True, own.digest, own.prove().applications)
    assert {name.split(".")[1] for name in loaded} == {"kernel"}
    said, _ = alone(KERNEL, kernel, given=json.dumps({**asked, "digest": theorem("partition_pos").digest}))
    assert json.loads(said) == {
        "accepted": False,
        "why": "softmax_sum_one: proves another statement than the expected one",
    }


def test_the_prover_answers_without_the_packages_of_this_environment(tmp_path):
    archive = tmp_path / "unpacked"
    zipfile.ZipFile(io.BytesIO(prover_archive())).extractall(archive)
    bare = tmp_path / "packages"
    bare.mkdir()
    (bare / "mpmath").symlink_to(Path(mpmath.__file__).parent)
    (derived, wrong, right), loaded, home = alone(PROVER, archive, bare)
    assert loaded == []
    assert home.startswith(str(archive))
    (found,) = derived["answers"]
    assert (found["verdict"], "np.exp" in found["forms"]["NumPy"]) == ("proved", True)
    assert [one["answers"][0]["verdict"] for one in (wrong, right)] == ["refuted", "proved"]


@pytest.mark.parametrize("archive", [kernel_archive, prover_archive])
def test_an_archive_is_the_same_every_time_and_names_no_time(archive):
    made = archive()
    assert made == archive()
    with zipfile.ZipFile(io.BytesIO(made)) as found:
        names = [info.filename for info in found.infolist()]
        assert {info.date_time for info in found.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert names == sorted(names)
    assert not [name for name in names if not name.endswith(".py")]
