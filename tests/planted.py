"""Bugs planted in a copy of the kernel, one at a time: which tests notice?

``python -m tests.planted`` prints the whole table. A bug replaces a piece of text that occurs exactly once, and is run
against the tests of the kernel in a copy of the tree. That a test fails is worth something only because it passes on
the kernel as it is, which the first row shows.
"""
# ruff: noqa: E501 (a bug is a line)

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SUITES = ("terms", "rules", "facts", "fuzz", "certificate")
FILES = {"terms": ("test_terms.py", "test_terms_substitution.py")}
SECONDS = 300
QUIET = ("-W", "ignore::pytest.PytestConfigWarning")  # which pytest gives under python -O


class Bug(NamedTuple):
    """In ``file``, ``new`` for ``old``."""

    name: str
    file: str
    old: str
    new: str


BUGS = (
    # terms: the gate
    Bug("bound variables at any dimension", "terms.py", "all(s == (\"I\", args[0]) for k, s in inner if k == 0)", "True"),
    Bug("entries at indices of any dimension", "terms.py", "_need(tuple(map(_index, idx)) == dims", "_need(len(idx) == len(dims)"),
    Bug("delta across dimensions", "terms.py", "_need(_index(i) == _index(j), \"delta", "_need(bool(_index(i)) and bool(_index(j)), \"delta"),
    Bug("a definition mentions what is no parameter", "terms.py", "_need(body.free <= set(own)", "_need(True"),
    Bug("a random argument under an expectation", "terms.py", "_need(not (d.expects and a.random)", "_need(True"),
    Bug("an expectation of anything", "terms.py", "_need(is_polynomial(t)", "_need(True"),
    Bug("a quotient by a random entry is a polynomial", "terms.py", "if t.head == \"div\" and t.args[1].random:", "if t.head == \"div\" and t.args[1].head == \"num\":"),
    Bug("sums over the integers", "terms.py", "_need(is_size(d), \"sum over", "_need(is_dim(d), \"sum over"),
    Bug("booleans are exponents", "terms.py", "_need(type(k) is int and 0 <= k", "_need(isinstance(k, int) and 0 <= k"),
    Bug("giant terms", "terms.py", "_need(size <= MAX_SIZE", "_need(True"),
    Bug("an expectation still depends on the outcome", "terms.py", "elif head in MOMENTS:\n            random = False", "elif head in MOMENTS:\n            pass"),
    # terms: substitution
    Bug("substitution does not shift", "terms.py", "return shift(values[t.key], depth)", "return values[t.key]"),
    Bug("a family's value is not shifted", "terms.py", "        value = shift(value, depth)\n        for i in idx:", "        for i in idx:"),
    Bug("opening does not shift", "terms.py", "return shift(value, depth) if k == depth", "return value if k == depth"),
    Bug("opening does not lower", "terms.py", "else Term(\"bv\", k - 1, t.args[1])", "else t"),
    Bug("closing does not raise", "terms.py", "        return Term(\"bv\", t.args[0] + 1, t.args[1])\n    if t.head == \"ix\":", "        return t\n    if t.head == \"ix\":"),
    Bug("indices inside an entry are not replaced", "terms.py", "idx = [substitute(i, values, depth) for i in t.args[3:]]", "idx = list(t.args[3:])"),
    Bug("resizing forgets bound variables", "terms.py", "return (\"I\", _resized(a[1], sizes))", "return a"),
    # facts
    Bug("sign in cos_add", "facts.py", "_cos(_a) * _cos(_b) - _sin(_a) * _sin(_b)", "_cos(_a) * _cos(_b) + _sin(_a) * _sin(_b)"),
    Bug("an inverse of zero", "facts.py", "_fact(_eq(_b * (_ONE / _b), _ONE), _ne(_b, _ZERO))", "_fact(_eq(_b * (_ONE / _b), _ONE))"),
    Bug("a root is positive at zero", "facts.py", "_fact(_lt(_ZERO, _sqrt(_a)), _lt(_ZERO, _a))", "_fact(_lt(_ZERO, _sqrt(_a)), _le(_ZERO, _a))"),
    Bug("the pairs are two evens", "facts.py", "_at(\"f\", 2 * _e) + _at(\"f\", 2 * _e + 1)", "_at(\"f\", 2 * _e) + _at(\"f\", 2 * _e)"),
    Bug("a random factor leaves the expectation", "facts.py", "_fact(_eq(_E(_c * _X), _c * _E(_X)))", "_fact(_eq(_E(_Y * _X), _E(_Y) * _E(_X)))"),
    Bug("the variance is the second moment", "facts.py", "_E(_X**2) - _E(_X) ** 2", "_E(_X**2) - _E(_X)"),
    # rules: structure
    Bug("no freshness anywhere", "theorem.py", "need(not any(key in h.free for h in hyps)", "need(True or not any(key in h.free for h in hyps)"),
    Bug("cut forgets the premise's hypotheses", "logic.py", "return b.concl, a.hyps | (b.hyps - {a.concl})", "return b.concl, b.hyps - {a.concl}"),
    Bug("open formulas are theorems", "theorem.py", "f.sort == \"P\" and not f.loose", "f.sort == \"P\""),
    Bug("foreign types are arguments", "theorem.py", "need(_plain(args)", "need(True"),
    Bug("instantiation forgets the hypotheses", "logic.py", "return substitute(a.concl, values), frozenset(substitute(h, values) for h in a.hyps)", "return substitute(a.concl, values), a.hyps"),
    Bug("any value for the variable of a derivative", "logic.py", "        _keeps_derivative(d, values, formulas)\n", "        pass\n"),
    Bug("a family may collapse under a derivative", "logic.py", "need(y.head == \"at\" and y.args[3:] == own", "need(y.head == \"at\""),
    Bug("a value may bring in the variable of a derivative", "logic.py", "need(new not in v.free", "need(True"),
    Bug("a variable of a derivative renamed to its neighbour", "logic.py", "new == old or not any(new in g.free for g in formulas)", "True"),
    Bug("random values for constants", "logic.py", "not any(k.law == \"fixed\" and v.random for k, v in values.items())", "True"),
    Bug("random values in instantiation", "logic.py", "not any(k.random or (k.kind == \"at\" and v.random) for k, v in values.items())", "True"),
    Bug("two variables become one", "logic.py", "need(len({resize(k, sizes) for k in before}) == len(before)", "need(True"),
    Bug("index cases discharge any pair", "logic.py", "rest = apart.hyps - {Term(\"apart\", a, b)}", "rest = frozenset(h for h in apart.hyps if h.head != \"apart\")"),
    Bug("index cases for any first premise", "logic.py", "need(same.concl == substitute(apart.concl, {kb: a})", "need(same.concl.head == apart.concl.head"),
    Bug("induction without a base", "logic.py", "need(base.concl == substitute(p, {key: Term(\"zero\")})", "need(True"),
    Bug("induction upwards only", "logic.py", "need(up.concl == after and down.concl == p", "need(up.concl == after"),
    Bug("transitivity of anything", "relations.py", "need(s == s2, ", "need(True, "),
    Bug("holes under expectations and derivatives", "relations.py", "t.head not in (*MOMENTS, \"deriv\", \"forall\") or", "True or"),
    Bug("replacing in any formula", "relations.py", "need(premises[0].concl == left", "need(True"),
    # rules: algebra
    Bug("division by the numeral zero", "polynomials.py", "if b.head == \"num\" and b.args[0]:", "if b.head == \"num\":\n            if not b.args[0]:\n                return poly(a)"),
    Bug("products forget powers", "polynomials.py", "powers[atom] = powers.get(atom, 0) + k", "powers[atom] = k"),
    Bug("negative coefficients of inequalities", "relations.py", "c.head == \"num\" and c.args[0] >= 0", "c.head == \"num\""),
    Bug("strict conclusions of weak premises", "relations.py", "strict = strict or (p.concl.head == \"lt\" and c.args[0] > 0)", "strict = True"),
    # rules: calculus and expectation
    Bug("a sum may capture its sign", "relations.py", "need(a.concl.head in (\"le\", \"lt\") and a.lhs == ZERO", "need(a.concl.head in (\"le\", \"lt\")"),
    Bug("every term is constant", "derivatives.py", "need(_entry(x) not in c.free", "need(_entry(x) not in c.free or c.head != \"at\""),
    Bug("the quotient rule in the wrong order", "derivatives.py", "(df * g - f * dg) / g**2", "(f * dg - df * g) / g**2"),
    Bug("the product rule", "derivatives.py", "df * g + f * dg), hyps", "df * g + f * df), hyps"),
    Bug("any nonzero denominator", "derivatives.py", "need(nonzero.concl == Term(\"ne\", g, ZERO)", "need(nonzero.concl.head == \"ne\""),
    Bug("sign of the derivative of the cosine", "derivatives.py", "lambda u: -Term(\"fn\", \"sin\", u)", "lambda u: Term(\"fn\", \"sin\", u)"),
    Bug("logarithms of what is not positive", "derivatives.py", "need(positive.concl == Term(\"lt\", ZERO, u)", "need(positive.concl.args[1] == u"),
    Bug("a derivative's sum captures its index", "derivatives.py", "need(key not in x.free", "need(True"),
    Bug("derivatives in different variables", "derivatives.py", "need(x == y, ", "need(x.head == y.head, "),
    Bug("equal at one point", "derivatives.py", "    fresh(_entry(x), same.hyps)\n", ""),
    Bug("expectations under a hypothesis on the outcome", "expectations.py", "need(not any(h.random for h in a.hyps)", "need(True"),
    Bug("factors that share an entry", "expectations.py", "need(distinct, ", "need(True, "),
    Bug("independence is not declared", "expectations.py", "need(x.args[:2] in declared", "need(True"),
    Bug("independence is not kept as a hypothesis", "expectations.py", "all_hyps(premises) | {families}", "all_hyps(premises)"),
    Bug("entries hide in sums", "expectations.py", "need(t.head in (\"add\", \"sub\", \"mul\", \"neg\", \"pow\", \"div\"), f\"a random entry", "need(True, f\"a random entry"),
    # certificates
    Bug("claims without their hypotheses", "certificate.py", "theorem.concl != self.value(entry[\"claim\"]) or theorem.hyps", "theorem.concl != self.value(entry[\"claim\"]) or 0 and theorem.hyps"),
    Bug("later steps", "certificate.py", "type(p) is int and 0 <= p < len(steps)", "type(p) is int and p < len(steps)"),
    Bug("expected digests are not compared", "certificate.py", "same = digest(theorem.hyps, theorem.concl) == expected[name]", "same = bool(digest(theorem.hyps, theorem.concl))"),
    Bug("digests keep definitions folded", "certificate.py", "_spelled(unfold_all(concl))", "_spelled(concl)"),
    Bug("exponents in numerals", "certificate.py", " and set(x) <= set(\"-/0123456789\")", ""),
    Bug("names of two meanings", "certificate.py", "if seen.setdefault(name, what) != what:", "if seen.setdefault(name, what) is None:"),
)  # fmt: skip

SURVIVORS: dict[str, str] = {}  # bug: why no test can or need see it
REPRESENTATIVES = {  # planted in every run of the tests, each against one suite that catches it alone
    "entries at indices of any dimension": "terms",
    "a family may collapse under a derivative": "rules",
    "sign in cos_add": "facts",
    "expected digests are not compared": "certificate",
}


def plant(bug: Bug | None, folder: Path) -> None:
    """Copy the kernel and its tests, with the bug in it.

    Raises
    ------
    LookupError
        If the text to replace does not occur exactly once.
    """
    (folder / "derive").mkdir(parents=True)
    (folder / "derive" / "__init__.py").touch()
    ignored = shutil.ignore_patterns("__pycache__", "test_text*", "test_parser*", "test_planted*")
    shutil.copytree(ROOT / "derive" / "kernel", folder / "derive" / "kernel", ignore=ignored)
    shutil.copytree(ROOT / "tests" / "derive" / "kernel", folder / "tests" / "derive" / "kernel", ignore=ignored)
    for name in (
        "derive/certificates.py",
        "tests/evaluator.py",
        "tests/terms_vocabulary.py",
        "tests/worlds.py",
        "tests/total_numbers.py",
        "tests/tampering.py",
        "pyproject.toml",
    ):
        shutil.copy(ROOT / name, folder / name)
    if bug is not None:
        path = folder / "derive" / "kernel" / bug.file
        text = path.read_text(encoding="utf-8")
        if text.count(bug.old) != 1:
            raise LookupError(f"{bug.name}: the text to replace occurs {text.count(bug.old)} times: {bug.old}")
        path.write_text(text.replace(bug.old, bug.new), encoding="utf-8")


def caught(bug: Bug | None, suites: Iterable[str] = SUITES) -> dict[str, bool]:
    """Which suites fail with the bug in the kernel."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plant(bug, folder / "tree")
        return {suite: fails(suite, folder / "tree") for suite in suites}


def fails(suite: str, tree: Path) -> bool:
    files = [f"tests/derive/kernel/{f}" for f in FILES.get(suite, (f"test_{suite}.py",))]
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        *QUIET,
        *files,
    ]
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "PYTHONPATH"))}
    try:
        run = subprocess.run(
            command, cwd=tree, capture_output=True, text=True, check=False, timeout=SECONDS, env=environment
        )
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


def main() -> int:
    """Print the table; exit code 1 if a bug that is not excused survives, or an excused one does not."""
    write = sys.stdout.write
    write(f"{'':52s} {' '.join(f'{s:11s}' for s in SUITES)}\n")
    unexpected, total = [], dict.fromkeys(SUITES, 0)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rows = pool.map(caught, (None, *BUGS))
        for bug, row in zip((None, *BUGS), rows, strict=True):
            name = bug.name if bug else "the kernel as it is"
            cells = ("caught" if row[suite] else "-" for suite in SUITES)
            write(f"{name:52s} {' '.join(f'{cell:11s}' for cell in cells)}\n")
            sys.stdout.flush()
            if any(row.values()) != (bug is not None and name not in SURVIVORS):
                unexpected.append(name)
            for suite in SUITES:
                total[suite] += row[suite]
    found = len(BUGS) - len(SURVIVORS)
    write(f"{len(BUGS)} bugs, {found} to be caught; by suite: {', '.join(f'{s} {n}' for s, n in total.items())}\n")
    for name, why in SURVIVORS.items():
        write(f"survives: {name}: {why}\n")
    for name in unexpected:
        write(f"UNEXPECTED: {name}\n")
    return 1 if unexpected else 0


if __name__ == "__main__":
    sys.exit(main())
