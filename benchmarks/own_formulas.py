"""`verify.check(f, of=...)` on formulas of a file, drawn at random: right programs, and wrong ones made elsewhere.

    python -m benchmarks.own_formulas --seed 3 --formulas 20

Right are the function that `Derived.source` writes, run in the dtype itself and in the next wider one. Wrong are edits
of the text of that function: an operator is another, an operand is dropped, a number is one more, a mean is taken for a
sum. They know nothing of the slips, which are made from terms; what gives the same numbers is no wrong program.
"""

from __future__ import annotations

import argparse
import ast
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import verify
from derive.doors.derived import Derived
from derive.doors.requests import read
from verify.checking.judging.diagnosis import Diagnosis, Verdict
from verify.checking.rounding.formats import numpy_dtype
from verify.checking.rounding.models import DTYPES

__all__ = ["Row", "compiled", "edits", "row"]

FORMULAS = Path(__file__).parents[1] / "tests" / "derive" / "deriving" / "formulas.thm"
WIDER = {"float64": "float64", "float32": "float64", "bfloat16": "float32", "float16": "float32"}
SAME = 1e-9
"""Relative to the largest entry: what two programs of float64 differ by that compute one formula."""
SIZES = (3, 4, 5, 2, 6)
NAMED = (Verdict.WRONG, Verdict.CONVENTION, Verdict.COEFFICIENTS)


class Row(NamedTuple):
    """What became of the programs of one derivative.

    Attributes
    ----------
    name : str
    slips : int
    right : dict of str to bool
        By program and dtype, whether it agrees.
    wrong : dict of str to Diagnosis
        By edit and dtype.
    seconds : float
        Of CPU time.
    """

    name: str
    slips: int
    right: dict[str, Diagnosis]
    wrong: dict[str, Diagnosis]
    seconds: float

    @property
    def refused(self) -> int:
        """How many wrong programs are not accepted."""
        return sum(not found.agrees for found in self.wrong.values())

    @property
    def named(self) -> int:
        """How many wrong programs have a name, or coefficients."""
        return sum(found.verdict in NAMED for found in self.wrong.values())


def row(derived: Derived, rng: np.random.Generator, wrong: int, dtypes: Sequence[str] = DTYPES) -> Row:
    """Return what becomes of the programs of one derivative.

    Parameters
    ----------
    derived : Derived
    rng : numpy.random.Generator
    wrong : int
        How many edits at most, each asked in one dtype.
    dtypes : sequence of str
    """
    begun = time.process_time()
    source = derived.source()
    given = _arguments(derived, rng)
    right, refused = dict[str, Diagnosis](), dict[str, Diagnosis]()
    for dtype in dtypes:
        for way, make in (("itself", _itself), ("wider inside", _wider)):
            right[f"{way}, {dtype}"] = verify.check(make(source, dtype), of=derived, dtype=dtype)
    exact = compiled(source)(**given)
    made = list(edits(source))
    for n in rng.permutation(len(made)):
        said, text = made[n]
        if len(refused) >= wrong:
            break
        if _other(text, given, exact):
            dtype = dtypes[len(refused) % len(dtypes)]
            refused[f"{said}, {dtype}"] = verify.check(_itself(text, dtype), of=derived, dtype=dtype)
    slips = len(verify.check(_itself(source, dtypes[0]), of=derived, dtype=dtypes[0]).findings[0].excluded)
    return Row(derived.name, slips, right, refused, time.process_time() - begun)


# --- programs ---


def compiled(source: str) -> Callable[..., Any]:
    """Return the function of a module."""
    names: dict[str, Any] = {}
    exec(compile(source, "<program>", "exec"), names)
    return next(value for key, value in names.items() if callable(value) and not key.startswith("_"))


def _itself(source: str, dtype: str) -> Callable[..., Any]:
    """Return the program, which computes in what it is given, and returns that."""
    return _cast(source, dtype if dtype in ("float64", "float32") else dtype, dtype)


def _wider(source: str, dtype: str) -> Callable[..., Any]:
    """Return the program, which computes in a wider format."""
    return _cast(source, WIDER[dtype], dtype)


def _cast(source: str, inside: str, dtype: str) -> Callable[..., Any]:
    function, wide, own = compiled(source), numpy_dtype(inside), numpy_dtype(dtype)
    count = function.__code__.co_argcount
    names = function.__code__.co_varnames[:count]

    def called(arguments: dict[str, Any]) -> Any:
        found = function(**{key: np.asarray(value).astype(wide) for key, value in arguments.items()})
        return np.asarray(found).astype(own)

    made: dict[str, Any] = {"called": called}
    exec(f"def program({', '.join(names)}): return called(dict({', '.join(f'{n}={n}' for n in names)}))", made)
    program: Callable[..., Any] = made["program"]
    return program


def _arguments(derived: Derived, rng: np.random.Generator) -> dict[str, Any]:
    from derive.doors.derived import program

    keys = program([derived]).variables
    dims = dict.fromkeys(d if isinstance(d, str) else d[1] for key in keys for d in key.dims)
    sizes = dict(zip(dims, SIZES, strict=False))
    return {key.name: rng.uniform(0.25, 2.0, [sizes[d] for d in key.dims]) for key in keys}


def _other(text: str, given: dict[str, Any], exact: Any) -> bool:
    """Tell whether an edited program runs, returns an array of the shape, and gives other numbers."""
    try:
        with np.errstate(all="ignore"):
            found = np.asarray(compiled(text)(**given))
            wanted = np.asarray(exact)
            if found.shape != wanted.shape or not np.isfinite(found).all():
                return False
            return bool(np.abs(found - wanted).max() > SAME * np.abs(wanted).max())
    except Exception:  # an edit may be no program
        return False


# --- edits of a program's text ---

OTHERS: dict[type, tuple[type, ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Div,),
    ast.Div: (ast.Mult,),
}


def edits(source: str) -> Iterator[tuple[str, str]]:
    """Yield what was done, and the text of the program with one change."""
    tree = ast.parse(source)
    body = next(node for node in tree.body if isinstance(node, ast.FunctionDef))
    for n, node in enumerate(ast.walk(body)):
        for said, change in _changes(node):
            again = ast.parse(source)
            inner = next(found for found in again.body if isinstance(found, ast.FunctionDef))
            target = next(found for m, found in enumerate(ast.walk(inner)) if m == n)
            replaced = change(target)
            if replaced is not target:
                inner = ast.NodeTransformer.visit(_Swap(target, replaced), inner)
            ast.fix_missing_locations(again)
            yield f"{said}: {ast.unparse(node)}"[:90], ast.unparse(again)


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else self.generic_visit(node)


def _changes(node: ast.AST) -> Iterator[tuple[str, Callable[[Any], ast.AST]]]:
    match node:
        case ast.BinOp(op=op):
            for other in OTHERS.get(type(op), ()):
                yield f"{other.__name__} for {type(op).__name__}", lambda t, o=other: _operator(t, o)
            if not isinstance(op, ast.MatMult | ast.Pow):
                yield "second operand dropped", lambda t: t.left
                if isinstance(op, ast.Add | ast.Mult):
                    yield "first operand dropped", lambda t: t.right
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            yield "one more", lambda t: ast.Constant(t.value + 1)
        case ast.UnaryOp(op=ast.USub(), operand=inner) if not isinstance(inner, ast.Constant):
            yield "sign lost", lambda t: t.operand
        case ast.Call(func=ast.Attribute(attr="sum")):
            yield "mean for sum", lambda t: _mean(t)
        case ast.Call(func=ast.Attribute(attr=name)) if name in ("exp", "tanh", "sqrt", "log"):
            yield f"{name} not taken", lambda t: t.args[0]


def _operator(node: Any, other: type) -> ast.AST:
    node.op = other()
    return node  # type: ignore[no-any-return]


def _mean(node: Any) -> ast.AST:
    node.func.attr = "mean"
    return node  # type: ignore[no-any-return]


# --- the table ---


def _told(found: Row) -> Iterator[str]:
    """Yield what is to be looked at, a line each."""
    for key, diagnosis in found.right.items():
        if not diagnosis.agrees:
            yield f"right, not accepted: {found.name}: {key}: {diagnosis.verdict} {'; '.join(diagnosis.notes)}"
    for key, diagnosis in found.wrong.items():
        if diagnosis.agrees:
            yield f"wrong, accepted: {found.name}: {key}"
        elif diagnosis.verdict not in NAMED:
            yield f"wrong, not named: {found.name}: {key}: {diagnosis.verdict}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--formulas", type=int, default=20)
    parser.add_argument("--wrong", type=int, default=8, help="edits of each program")
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    requests = read(FORMULAS)
    by_formula: dict[str, list[Any]] = {}
    for request in requests:
        by_formula.setdefault(request.formula.name, []).append(request)
    names = sorted(by_formula)
    chosen = [names[n] for n in rng.permutation(len(names))[: options.formulas]]
    write = sys.stdout.write
    write(f"seed {options.seed}, {len(chosen)} of {len(names)} formulas\n\n")
    write(
        "| derivative | slips | right accepted | wrong refused | named | s of CPU |\n|---|---:|---:|---:|---:|---:|\n"
    )
    rows, told = list[Row](), list[str]()
    for name in chosen:
        of = by_formula[name]
        found = row(of[rng.integers(len(of))].found(), rng, options.wrong)
        rows.append(found)
        agreed = sum(d.agrees for d in found.right.values())
        write(
            f"| {found.name} | {found.slips} | {agreed}/{len(found.right)} | {found.refused}/{len(found.wrong)} "
            f"| {found.named} | {found.seconds:.1f} |\n"
        )
        sys.stdout.flush()
        told += _told(found)
    right = [d for found in rows for d in found.right.values()]
    wrong = [d for found in rows for d in found.wrong.values()]
    write(
        f"\nright accepted {sum(d.agrees for d in right)} of {len(right)} "
        f"(cannot tell {sum(d.verdict is Verdict.CANNOT for d in right)}), "
        f"wrong refused {sum(not d.agrees for d in wrong)} of {len(wrong)}, "
        f"named {sum(d.verdict in NAMED for d in wrong)}\n"
    )
    write("".join(f"{line}\n" for line in told))


if __name__ == "__main__":
    main()
