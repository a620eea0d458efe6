"""One list of formulas, several tools: ``python -m benchmarks.derivatives_compared --record FILE``.

The formulas are those of `compared.thm`. Ours are found and proved for all sizes. SymPy differentiates the same loss in
one entry, at explicit sizes and with symbolic ones; what it gives is then simplified, within a limit. tensorgrad runs
in an environment of its own: ``--record FILE --tensorgrad PYTHON`` adds what it gives. Each runs in a fresh process;
times are of the processor, without imports. ``--page`` writes `derivatives_compared.md` from what was recorded.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

__all__ = ["FORMULAS", "TENSORGRAD", "main", "page"]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "benchmarks" / "compared.thm"
DATA, PAGE = ROOT / "docs" / "derivatives_compared.json", ROOT / "docs" / "derivatives_compared.md"
_HEAD = """\
What several tools give for derivatives of some formulas. Ours are of one entry, found and proved by the kernel for all
sizes. SymPy differentiates the same loss in one entry, at explicit sizes (n = 8, m = 4, d = 3) and with symbolic ones,
and then simplifies what it found; a process has {clock} s by the clock. tensorgrad's derivative is of all entries,
after its `full_simplify`; what it prints are the constructors of its terms, which are long by their notation. Lengths
are characters without spaces of what each prints, ours with the cotangents that it names. Ours keeps names that the
file defines, such as softmax and rms; the others print what these stand for. So lengths compare roughly.
Times are of the processor, without imports, as ratios to ours, which include the proof. SymPy {sympy} and tensorgrad
{tensorgrad}, on one machine that did other work too. Neither of the two gives a proof."""
_READ = """\
*Not in time* is a limit of this page and not of SymPy. Whether a form of another tool is right was not judged. *Deltas*
are `KroneckerDelta` within sums, which SymPy's `diff` leaves."""
_MATRIXCALCULUS = """\
[matrixcalculus.org](https://www.matrixcalculus.org) takes formulas of vectors and matrices, with symbolic sizes, and
gives LaTeX and Python. Its documented language has elementwise operations, exp, log, tanh, abs, relu, sums, norms,
trace, determinant and inverse; it has no indices, and neither softmax nor mean as words. It does not display tensors of
order three and four, such as the Jacobian of softmax over the rows of a matrix. It gives no proof. This is what was
read in its documentation: it was not run."""
_COLUMNS = (
    "formula",
    "ours: length, proof",
    "SymPy, explicit: length, time",
    "simplified",
    "SymPy, symbolic: length, time",
    "simplified",
    "tensorgrad: length, time",
)
LIMIT = 40
"""Seconds of the clock for one process."""

SYMPY = """
import sympy as S, time
n, m, d = S.symbols("n m d", integer=True, positive=True) if {symbolic} else (8, 4, 3)
names = iter("abcdefghijklmnopqrstuvwz")
x, y, z, g, A, B, Q, K, V, G = map(S.IndexedBase, "x y z g A B Q K V G".split())
eps, r = S.symbols("epsilon r", positive=True)
def total(f, size):
    if {symbolic}:
        k = S.Dummy(next(names), integer=True)
        return S.Sum(f(k), (k, 0, size - 1))
    return sum((f(k) for k in range(size)), S.Integer(0))
j = S.Symbol("j", integer=True) if {symbolic} else 1
t = S.Symbol("t", integer=True) if {symbolic} else 1
Z = lambda u, size: total(lambda k: S.exp(u(k)), size)
softmax = lambda u, i, size: S.exp(u(i))/Z(u, size)
row = lambda k: x[k]
mean = lambda: total(row, n)/n
variance = lambda: total(lambda k: (x[k] - mean())**2, n)/n
score = lambda s: lambda k: total(lambda a: Q[s, a]*K[k, a], d)/r
begun = time.process_time()
f = {loss}
found = S.diff(f, {entry})
if not {symbolic}:
    found = S.sympify(found)
seconds = time.process_time() - begun
import json
said = S.sstr(found)
length, delta = len(said.replace(" ", "")), "KroneckerDelta" in said
print(json.dumps(dict(seconds=seconds, characters=length, delta=delta)), flush=True)
begun = time.process_time()
simpler = S.simplify(found)
seconds = time.process_time() - begun
print(json.dumps(dict(seconds=seconds, characters=len(S.sstr(simpler).replace(" ", "")))), flush=True)
"""

FORMULAS: dict[str, tuple[str, str, str]] = {
    "quadratic_derivative_x": ("x'Ax", "total(lambda i: total(lambda k: x[i]*A[i, k]*x[k], n), n)", "x[j]"),
    "least_squares_derivative_x": (
        "least squares",
        "total(lambda s: (total(lambda k: B[s, k]*x[k], n) - z[s])**2, m)",
        "x[j]",
    ),
    "logistic_derivative_x": (
        "logistic loss of a linear model",
        "total(lambda s: S.log(1 + S.exp(-z[s]*total(lambda k: B[s, k]*x[k], n))), m)",
        "x[j]",
    ),
    "logsumexp_derivative_x": ("logsumexp", "S.log(Z(row, n))", "x[j]"),
    "cross_entropy_derivative_x": (
        "cross entropy of softmax",
        "-total(lambda k: y[k]*S.log(softmax(row, k, n)), n)",
        "x[j]",
    ),
    "softmax_vjp_x": ("softmax, backward pass", "total(lambda i: g[i]*softmax(row, i, n), n)", "x[j]"),
    "rmsnorm_vjp_x": (
        "RMSNorm, backward pass",
        "total(lambda i: g[i]*x[i]/S.sqrt(total(lambda k: x[k]**2, n)/n + eps), n)",
        "x[j]",
    ),
    "layernorm_vjp_x": (
        "LayerNorm, backward pass",
        "total(lambda i: g[i]*(x[i] - mean())/S.sqrt(variance() + eps), n)",
        "x[j]",
    ),
    "attention_vjp_Q": (
        "attention, backward pass in Q",
        "total(lambda s: total(lambda o: G[s, o]*total(lambda k: softmax(score(s), k, n)*V[k, o], n), d), m)",
        "Q[t, j]",
    ),
}
"""By the name of our theorem: what it is, and for SymPy the loss and the entry in which it is differentiated."""

_ROWS = 'V("B", m, n) @ x'
TENSORGRAD: dict[str, str] = {
    "quadratic_derivative_x": 'F.sum(V("A", n, n2=n) * x * x.rename(n="n2"))',
    "least_squares_derivative_x": f'F.frobenius2({_ROWS} - V("z", m))',
    "logistic_derivative_x": f'F.sum(F.log(F.exp(-(V("z", m) * ({_ROWS}))) + 1))',
    "logsumexp_derivative_x": "F.log(F.sum(F.exp(x)))",
    "cross_entropy_derivative_x": '-F.sum(V("y", n) * F.log(F.softmax(x, dim="n")))',
    "softmax_vjp_x": 'F.sum(g * F.softmax(x, dim="n"))',
    "rmsnorm_vjp_x": 'F.sum(g * x / F.sqrt(F.mean(x * x) + V("epsilon")))',
    "layernorm_vjp_x": 'F.sum(g * c / F.sqrt(F.mean(c * c) + V("epsilon")))',
    "attention_vjp_Q": 'F.sum(V("G", m, e) * (F.softmax((Q @ V("K", n, d)) / V("r"), dim="n") @ V("V", n, e)))',
}
"""The loss for tensorgrad."""
EDGES = """
import json, sympy, tensorgrad, time
import tensorgrad.functions as F
n, m, d, e = sympy.symbols("n m d e")
V = tensorgrad.Variable
x, g, Q = V("x", n), V("g", n), V("Q", m, d)
c = x - F.mean(x)
f = {loss}
begun = time.process_time()
found = tensorgrad.Derivative(f, {variable}).full_simplify()
print(json.dumps(dict(seconds=time.process_time() - begun, characters=len("".join(str(found).split())))))
"""

OURS = """
import json, sys, time
from derive.language.text.text import definition, text
from derive.doors.requests import read
asked = next(a for a in read({source!r}) if f"{{a.formula.name}}_{{a.kind}}_" in {name!r})
begun = time.process_time()
found = asked.found()
seconds = time.process_time() - begun
assert found.name == {name!r}, found.name
lets = [text(d.body) for d in found.let]
said = "".join([*lets, text(found.value)]).replace(" ", "")
lets = [definition(d) for d in found.let]
own = dict(seconds=seconds, characters=len(said), value=text(found.value), let=lets, rules=found.applications)
print(json.dumps(own))
"""


def asked(python: str, program: str) -> list[dict[str, Any]] | None:
    """Run a program in a fresh process; what it printed, line by line, or None if it failed."""
    try:
        done = subprocess.run(
            [python, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT, timeout=LIMIT
        )
        out, failed = done.stdout, done.returncode != 0
    except subprocess.TimeoutExpired as late:
        raw = late.stdout or b""
        out, failed = raw.decode() if isinstance(raw, bytes) else raw, False
    lines = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    return None if failed and not lines else lines


def measured() -> dict[str, Any]:
    """Ask ours and SymPy for every formula."""
    rows: dict[str, Any] = {}
    for name, (title, loss, entry) in FORMULAS.items():
        (own,) = asked(sys.executable, OURS.format(source=str(SOURCE), name=name)) or [{}]
        row: dict[str, Any] = {"title": title, "ours": own}
        for kind, symbolic in (("explicit", False), ("symbolic", True)):
            lines = asked(sys.executable, SYMPY.format(symbolic=symbolic, loss=loss, entry=entry))
            first, *rest = lines or [None]
            row[kind] = {"derivative": first, "simplified": rest[0] if rest else None, "failed": lines is None}
        rows[name] = row
        print(name, json.dumps(row), flush=True)
    return rows


def measured_edges(python: str, rows: dict[str, Any]) -> None:
    """Ask tensorgrad for every formula."""
    for name, loss in TENSORGRAD.items():
        lines = asked(python, EDGES.format(loss=loss, variable="Q" if name.endswith("Q") else "x"))
        rows[name]["tensorgrad"] = {"derivative": lines[0] if lines else None, "failed": lines is None}


def page(data: dict[str, Any]) -> str:
    """Write the page from what was recorded."""
    head = _HEAD.format(clock=data["limit"], sympy=data["sympy"], tensorgrad=data["tensorgrad"])
    mark = "<!-- Written by benchmarks/derivatives_compared.py from docs/derivatives_compared.json. -->"
    lines = ["# Derivatives, compared", "", mark, "", head, ""]
    lines += [f"| {' | '.join(_COLUMNS)} |", "|---" * len(_COLUMNS) + "|"]
    for row in data["formulas"].values():
        own = row["ours"]
        cells = [row["title"], f"{own['characters']}, {own['rules']} rules"]
        for kind in ("explicit", "symbolic"):
            cells += [_cell(row[kind][what], own, row[kind]["failed"]) for what in ("derivative", "simplified")]
        cells.append(_cell(row["tensorgrad"]["derivative"], own, row["tensorgrad"]["failed"]))
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", _READ, "", "## Our closed forms", ""]
    for row in data["formulas"].values():
        lets = "".join(f", where `{d}`" for d in row["ours"]["let"])
        lines.append(f"* {row['title']}: `{row['ours']['value']}`{lets}")
    return "\n".join([*lines, "", "## matrixcalculus.org", "", _MATRIXCALCULUS, ""])


def _cell(found: dict[str, Any] | None, own: dict[str, Any], failed: bool) -> str:
    if found is None:
        return "raises an error" if failed else "not in time"
    extra = ", deltas" if found.get("delta") else ""
    return f"{found['characters']}{extra}, {_ratio(found['seconds'] / own['seconds'])}"


def _ratio(value: float) -> str:
    return f"{value:.2g} times" if value < 10 else f"{value:.0f} times"


def main() -> None:
    """Measure, record, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--record", type=Path, help="measure, and write this file of JSON")
    parser.add_argument("--page", action="store_true", help="write docs/derivatives_compared.md from what is recorded")
    parser.add_argument("--tensorgrad", metavar="PYTHON", help="measure tensorgrad alone, by this interpreter")
    arguments = parser.parse_args()
    if arguments.record is not None and arguments.tensorgrad:
        data = json.loads(arguments.record.read_text(encoding="utf-8"))
        measured_edges(arguments.tensorgrad, data["formulas"])
        version = "import importlib.metadata as m, json; print(json.dumps({'version': m.version('tensorgrad')}))"
        data["tensorgrad"] = (asked(arguments.tensorgrad, version) or [{}])[0]["version"]
        arguments.record.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    elif arguments.record is not None:
        import sympy

        data = {"sympy": sympy.__version__, "limit": LIMIT, "formulas": measured()}
        arguments.record.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if arguments.page:
        PAGE.write_text(page(json.loads(DATA.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
