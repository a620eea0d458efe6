"""Whether a browser decides as this machine does: ``python -m benchmarks.browser FOLDER``.

FOLDER is the npm package ``pyodide``, as ``npm install pyodide`` puts it into ``node_modules/``; Node has to be there.
The wheel of this checkout and mpmath are given to Pyodide's Python and nothing else, so that there is no NumPy, no
SymPy and no python-flint. Of claims of ``tests/derive/deciding/`` verdict, counterexample and the digest of the proof
are compared with those of this Python; what differs is printed, then the times.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CLAIMS = ROOT / "tests" / "derive" / "deciding"
MANY = 60
FILES = ("equalities", "inequalities", "slips", "conditions", "adversarial", "moments")

DECIDE = """
import json, sys, time
from hashlib import sha256


def decided(texts):
    begun = time.perf_counter()
    from derive.proving.certificates import dumps
    from derive.doors.decisions import decide
    from derive.doors.questions import claims

    rows, started = [], time.perf_counter() - begun
    for text in texts:
        (asked,) = claims(text)
        begun = time.perf_counter()
        found = decide(asked.claim, asked.given)
        seconds = time.perf_counter() - begun
        proof = sha256(dumps({"claim": found.theorem}).encode()).hexdigest() if found.theorem else None
        rows.append({"said": str(found), "verdict": found.verdict, "proof": proof, "seconds": seconds})
    loaded = sorted({"numpy", "sympy", "flint", "scipy"} & set(sys.modules))
    return {"python": sys.version.split()[0], "import": started, "rows": rows, "loaded": loaded}
"""

RUN = """
import { loadPyodide } from %(module)s;
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/given", %(folder)s);
await pyodide.runPythonAsync(`
import json, sys
sys.path[:0] = ["/given/packages"]
exec(open("/given/decide.py").read())
found = decided(json.load(open("/given/claims.json")))
open("/given/found.json", "w").write(json.dumps(found))
`);
"""


def sample(many: int) -> list[str]:
    """Return claims as text, taken evenly from all files, each with what it needs."""
    from derive.doors.questions import claims
    from derive.language.text.text import statement

    every = [statement(a.given, a.claim) for name in FILES for a in claims(str(CLAIMS / f"{name}.thm"))]
    return [every[n * len(every) // many] for n in range(many)]


def packages(folder: Path) -> None:
    """Put the wheel of this checkout, unpacked, and mpmath into a folder."""
    import mpmath

    built = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q", "-w", str(folder), "."]
    subprocess.run(built, cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    into = ["install", "--no-deps", "--no-index", "-q", "--target", str(folder / "packages"), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", *into], check=True)
    copytree(Path(mpmath.__file__).parent, folder / "packages" / "mpmath", ignore=ignore_patterns("tests", "*.pyc"))


def in_node(pyodide: Path, folder: Path, texts: list[str]) -> dict[str, Any]:
    """Decide claims in Pyodide, under Node."""
    (folder / "decide.py").write_text(DECIDE, encoding="utf-8")
    (folder / "claims.json").write_text(json.dumps(texts), encoding="utf-8")
    module = json.dumps((pyodide / "pyodide.mjs").resolve().as_uri())
    script = folder / "run.mjs"
    script.write_text(RUN % {"module": module, "folder": json.dumps(str(folder))}, encoding="utf-8")
    ran = subprocess.run(["node", str(script)], capture_output=True, text=True, check=False)
    if ran.returncode:
        said = [line for line in ran.stderr.splitlines() if len(line) < 300]  # node shows the line of Pyodide too
        raise SystemExit("node failed:\n" + "\n".join(said[-25:]))
    found: dict[str, Any] = json.loads((folder / "found.json").read_text(encoding="utf-8"))
    return found


def main() -> int:
    """Print the differences and the times; 1 if there is a difference."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("pyodide", type=Path, metavar="FOLDER")
    parser.add_argument("--many", type=int, default=MANY)
    asked = parser.parse_args()
    texts = sample(asked.many)
    own: dict[str, Any] = {}
    exec(DECIDE, own)
    here = own["decided"](texts)
    with TemporaryDirectory() as name:
        packages(Path(name))
        there = in_node(asked.pyodide, Path(name), texts)
    differ = 0
    for text, ours, theirs in zip(texts, here["rows"], there["rows"], strict=True):
        names = [k for k in ("verdict", "said", "proof") if ours[k] != theirs[k]]
        differ += bool(names)
        for k in names:
            print(f"{text}\n  {k}\n    here  {ours[k]}\n    there {theirs[k]}")
    verdicts = [r["verdict"] for r in there["rows"]]
    counted = ", ".join(f"{verdicts.count(v)} {v}" for v in ("proved", "refuted", "unknown"))
    print(f"{len(texts)} claims in Pyodide, Python {there['python']}: {counted}")
    print(f"{differ} of them differ from Python {here['python']} here")
    print(f"loaded there: {', '.join(there['loaded']) or 'no NumPy, SymPy or python-flint'}")
    for what, found in (("here", here), ("there", there)):
        times = sorted(r["seconds"] for r in found["rows"])
        middle = times[len(times) // 2]
        print(f"{what}: import {found['import']:.2f} s, claims {sum(times):.1f} s", end="; ")
        print(f"median {middle:.3f} s, most {times[-1]:.2f} s")
    ratio = sum(r["seconds"] for r in there["rows"]) / sum(r["seconds"] for r in here["rows"])
    print(f"Pyodide takes {ratio:.1f} times as long")
    return 1 if differ else 0


if __name__ == "__main__":
    raise SystemExit(main())
