"""Lines by kind, imports inside functions and pronouns: ``python -m benchmarks.weight [CHECKOUT] [--against OLD]``.

Each line has one kind, the first of: the lines of an import, of a docstring, of an assignment in a module's body
(``literals``, without the blank lines and comments between its entries), blank, a comment, else code. A pronoun
counts where it is bound: assigned, a parameter, an attribute that is set, or the name of a function or class.
"""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

__all__ = ["pronouns", "table", "weigh", "weight"]

PRODUCT = ("derive", "verify")
KINDS = ("code", "literals", "docstrings", "blank", "imports", "comments")
COLUMNS = ("files", "all", *KINDS, "inner imports")
PRONOUNS = ("found", "own", "said", "of", "known")


def weigh(source: str) -> Counter[str]:
    """Count the lines of a file by kind, its imports of our modules inside functions, and its pronouns.

    Parameters
    ----------
    source : str
        The text of a Python file.

    Returns
    -------
    Counter
        Keys are those of ``COLUMNS`` and ``PRONOUNS``.
    """
    tree, counts = ast.parse(source), Counter({"files": 1})
    whole = {  # with their blank lines and comments
        "docstrings": {n for node in _docstrings(tree) for n in _lines(node)},
        "imports": {
            n for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) for n in _lines(node)
        },
    }
    data = {n for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign) for n in _lines(node)}
    for number, line in enumerate(source.splitlines(), 1):
        counts["all"] += 1
        if number in whole["imports"]:
            counts["imports"] += 1
        elif number in whole["docstrings"]:
            counts["docstrings"] += 1
        elif not line.strip():
            counts["blank"] += 1
        elif line.lstrip().startswith("#"):
            counts["comments"] += 1
        else:
            counts["literals" if number in data else "code"] += 1
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    counts["inner imports"] = len({node for function in functions for node in ast.walk(function) if _ours(node)})
    return counts + Counter(pronouns(tree))


def _lines(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _docstrings(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(ast.Constant(str())) as text, *_]:
                    yield text


def _ours(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom():
            return node.level > 0 or (node.module or "").partition(".")[0] in PRODUCT
        case ast.Import():
            return any(alias.name.partition(".")[0] in PRODUCT for alias in node.names)
    return False


def pronouns(tree: ast.AST) -> Iterator[str]:
    """Yield each pronoun of ``PRONOUNS`` as often as it is bound."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.Name(id=name, ctx=ast.Store())
                | ast.Attribute(attr=name, ctx=ast.Store())
                | ast.arg(arg=name)
                | ast.FunctionDef(name=name)
                | ast.ClassDef(name=name)
                | ast.MatchAs(name=name)
            ) if name in PRONOUNS:
                yield name


def weight(checkout: Path, *, folders: bool = False) -> dict[str, Counter[str]]:
    """Sum what `weigh` counts over the files of a checkout.

    Parameters
    ----------
    checkout : Path
        A folder with ``derive``, ``verify`` and ``tests``.
    folders : bool
        Whether to add a row for each folder of the product, its loose files without those of folders inside it.

    Returns
    -------
    dict of str to Counter
        Rows ``derive``, ``verify``, ``product`` and ``tests``, then the folders.
    """
    rows = {name: Counter[str]() for name in (*PRODUCT, "product", "tests")}
    inside: dict[str, Counter[str]] = {}
    for top in (*PRODUCT, "tests"):
        for path in sorted((checkout / top).rglob("*.py")):
            counts = weigh(path.read_text(encoding="utf-8"))
            rows[top] += counts
            if top in PRODUCT:
                rows["product"] += counts
                inside.setdefault(f"{path.parent.relative_to(checkout).as_posix()}/", Counter()).update(counts)
    return rows | dict(sorted(inside.items())) if folders else rows


def table(
    columns: Sequence[str], rows: Mapping[str, Counter[str]], before: Mapping[str, Counter[str]] | None = None
) -> Iterator[str]:
    """Yield the lines of a table; with `before`, each row is followed by its difference where there is one."""
    width = max(map(len, [*rows, *(before or ())]), default=0)
    yield " ".join([" " * width, *(f"{column:>{_wide(column)}}" for column in columns)])
    for name in {**rows, **(before or {})}:
        now, was = rows.get(name, Counter()), (before or {}).get(name, Counter())
        yield " ".join([f"{name:{width}}", *(f"{now[column]:{_wide(column)},}" for column in columns)])
        if before is not None and any(now[column] != was[column] for column in columns):
            yield " ".join([" " * width, *(f"{now[column] - was[column]:+{_wide(column)},}" for column in columns)])


def _wide(column: str) -> int:
    return max(len(column), len("+100,000"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print both tables, of lines and of pronouns."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.weight", description=(__doc__ or "").partition(":")[0])
    here = Path(__file__).resolve().parent.parent
    parser.add_argument("checkout", nargs="?", type=Path, default=here, help="the checkout to count (default: this)")
    parser.add_argument("--against", type=Path, metavar="PATH", help="an older checkout; print the differences too")
    parser.add_argument("--folders", action="store_true", help="add a row for each folder of the product")
    options = parser.parse_args(arguments)
    for path in filter(None, (options.checkout, options.against)):
        if not all((path / top).is_dir() for top in PRODUCT):
            parser.error(f"expected a checkout, with the folders derive and verify, and got {path}")
    rows = weight(options.checkout, folders=options.folders)
    before = weight(options.against, folders=options.folders) if options.against else None
    print(*table(COLUMNS, rows, before), sep="\n")
    print()
    print(*table(PRONOUNS, rows, before), sep="\n")


if __name__ == "__main__":
    main()
