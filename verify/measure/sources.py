"""Digests of the code that measures: of a module and all that it imports, however indirectly.

What stands in the sources decides, not what this process has loaded. Comments and docstrings do not count, unless
something in the closure reads them. A digest is the same for every version of Python and on every machine.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from verify.measure.parts import ModulePart, part

__all__ = ["code"]

ROOT = Path(__file__).resolve().parents[2]
OURS = ("derive", "verify")
DATA = ("derive.chapters",)
"""Modules that are digested as data, theorem by theorem: see `derive.books.contents`."""
PARTED = ("verify.counterparts.", "verify.mutants.")
"""Of modules of these packages, what a part of another module imports is a part as well."""
READS_SOURCES = ("__doc__", "getdoc", "getsource")
"""Names by whose use a module reads docstrings or comments."""


def code(roots: Sequence[str], root: Path = ROOT, *, alone: bool = False) -> str:
    """Return the SHA-256 of modules and of all that they import.

    Parameters
    ----------
    roots : sequence of str
        Names of modules. One that does not exist counts as such: a module that appears changes the digest. Of
        ``"module:name"`` only the part counts that the name needs, or the theorem of a row: `verify.measure.parts`.
    root : Path
        The folder of the packages.
    alone : bool
        Leave out what they import.
    """
    return _code(tuple(roots), root, alone)


@lru_cache(maxsize=512)
def _code(roots: tuple[str, ...], root: Path, alone: bool) -> str:
    parts, reached = _parted(roots, root)
    modules = roots if alone else _closure(reached, _followed(roots), root)
    paths = {module: path for module in modules if (path := _path(module, root)) is not None}
    held = {label: path for label in parts if (path := _path(label.partition(":")[0], root)) is not None}
    read = any(_reads_sources(path) for path in {*paths.values(), *held.values()})
    lines = [f"{module} {_digest(path, None, read)}" for module, path in paths.items()]
    lines += [f"{label} {_digest(path, parts[label], read)}" for label, path in held.items()]
    absent = [label for label in roots if _path(label.partition(":")[0], root) is None]
    return sha256("\n".join([*lines, *absent]).encode()).hexdigest()


@cache
def _reads_sources(path: Path) -> bool:
    return any(word in _text(path) for word in READS_SOURCES)


@cache
def _digest(path: Path, held: ModulePart | None, read: bool) -> str:
    """Return the SHA-256 of a module or a part of it, with or without comments and docstrings."""
    lines = dict(enumerate(_text(path).split("\n"), 1)) if read else _kept(_text(path))
    chosen = lines.values() if held is None else [*held.imported, *(lines[row] for row in held.rows if row in lines)]
    return sha256("\n".join(chosen).encode()).hexdigest()


def _parted(roots: Iterable[str], root: Path) -> tuple[dict[str, ModulePart], list[tuple[str, bool]]]:
    """Return the parts of modules by ``"module:name"``, and the modules that count whole, as `_closure` takes them."""
    parts, reached, waiting = dict[str, ModulePart](), list[tuple[str, bool]](), list(roots)
    while waiting:
        label = waiting.pop()
        module, _, name = label.partition(":")
        path = _path(module, root) if name else None
        held = None if path is None else part(_text(path), name)
        if path is None or held is None:
            reached.append((module, module not in OURS))
        elif label not in parts:
            parts[label] = held
            reached.append((module.rpartition(".")[0], False))
            waiting += _needed(held, module, path, root)
    return parts, reached


@cache
def _needed(held: ModulePart, module: str, path: Path, root: Path) -> tuple[str, ...]:
    """Return what a part of a module imports, of modules of `PARTED` the part."""
    needed = dict[str, None]()
    for node in held.imports:
        names = _names(node, module, path, root)
        if isinstance(node, ast.ImportFrom) and names[0].startswith(PARTED):
            there = _path(names[0], root)
            if there is not None and there.name != "__init__.py":
                names = tuple(f"{names[0]}:{alias.name}" for alias in node.names)
        needed |= dict.fromkeys(names)
    return tuple(needed)


def _followed(roots: Iterable[str]) -> set[str]:
    """Return the packages whose modules count."""
    return {*OURS, *(module.partition(".")[0].partition(":")[0] for module in roots)}


def _closure(roots: Iterable[tuple[str, bool]], followed: Collection[str], root: Path) -> tuple[str, ...]:
    """Return the names of modules, of all that they import of ours or of their packages, and of the packages above.

    An import inside a function counts where a module is followed whole; of a package that is only passed through, it
    does not, as nothing calls it. An import for type checkers does not count either.
    """
    waiting, reached = list(roots), dict[str, bool]()  # whether what stands in its functions was followed too
    while waiting:
        module, whole = waiting.pop()
        path = _path(module, root) if module.partition(".")[0] in followed else None
        if path is None or (module in reached and (reached[module] or not whole)):
            continue
        if any(module == package or module.startswith(f"{package}.") for package in DATA):
            continue
        reached[module] = whole
        waiting += [(name, name not in OURS) for name in _imported(module, path, whole, root)]
        if "." in module:
            waiting.append((module.rpartition(".")[0], False))
    return tuple(sorted(reached))


@cache
def _path(module: str, root: Path) -> Path | None:
    """Return the file of a module of ours; of another, where Python would find it."""
    package, stem = module.partition(".")[0], root.joinpath(*module.split("."))
    if package in OURS:
        return next((path for path in (stem / "__init__.py", stem.with_suffix(".py")) if path.is_file()), None)
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return None
    origin = "" if spec is None else str(spec.origin)
    return Path(origin) if origin.endswith(".py") else None


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _imported(module: str, path: Path, whole: bool, root: Path) -> tuple[str, ...]:
    """Return the names that a module imports; of ``from a import b`` both, as ``b`` may be a module or stand in one."""
    tree = ast.parse(_text(path))
    nodes = _statements(tree, whole, whole and _is_door(tree, path))
    return tuple(dict.fromkeys(name for node in nodes for name in _names(node, module, path, root)))


def _names(node: ast.AST, module: str, path: Path, root: Path) -> tuple[str, ...]:
    """Return the names that one node of a module imports."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    match node:
        case ast.Import(names=aliases):
            return tuple(alias.name for alias in aliases)
        case ast.ImportFrom(module=base, names=aliases, level=level):
            above = package.split(".")[: package.count(".") + 2 - level] if level else []
            start = ".".join([*above, *([base] if base else [])])
            homes = _homes(_path(start, root))
            return (start, *(f"{start}.{homes.get(alias.name, alias.name)}" for alias in aliases))
        case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(name)), *_]):
            return (name,)
    return ()


@cache
def _homes(path: Path | None) -> dict[str, str]:
    """Return the modules of the names that a package looks up when they are used, as its table `_PUBLIC` has them."""
    for node in ast.parse(_text(path)).body if path is not None and path.name == "__init__.py" else ():
        match node:
            case ast.Assign(targets=[ast.Name(id="_PUBLIC")], value=table):
                public = ast.literal_eval(table).items()
                return {name: module.lstrip(".") for module, names in public for name in names.split()}
    return {}


def _is_door(tree: ast.Module, path: Path) -> bool:
    """Tell whether a module loads modules when they are asked for: it imports those for type checkers."""
    loads = any(isinstance(node, ast.FunctionDef) and node.name == "__getattr__" for node in tree.body)
    return loads and path.name != "__init__.py"


def _statements(tree: ast.AST, whole: bool, typed: bool) -> Iterator[ast.AST]:
    """Yield nodes; those for type checkers, and those of functions, only if they are asked for."""
    waiting = list(ast.iter_child_nodes(tree))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            waiting += [*node.orelse, *(node.body if typed else ())]
            continue
        if not whole and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        yield node
        waiting += ast.iter_child_nodes(node)


@cache
def _kept(text: str) -> dict[int, str]:
    """Return lines of a source by number, without comments, docstrings and empty ones; strings stay as they are."""
    lines = text.split("\n")
    cut = [t for t in tokenize.generate_tokens(io.StringIO(text).readline) if t.type == tokenize.COMMENT]
    for comment in cut:
        row, column = comment.start
        lines[row - 1] = lines[row - 1][:column]
    tree, docstrings = ast.parse(text), set[int]()
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(tree):
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            doc = node.body[0]
            docstrings |= {id(n) for n in ast.walk(doc)}
            first, last = doc.lineno - 1, (doc.end_lineno or doc.lineno) - 1
            before, after = lines[first].encode()[: doc.col_offset], lines[last].encode()[doc.end_col_offset or 0 :]
            lines[first : last + 1] = ["pass" if before.strip() else "", *[""] * (last - first)]
            lines[first] = before.decode() + lines[first].strip() + after.decode()
    strings = [n for n in ast.walk(tree) if isinstance(n, ast.Constant | ast.JoinedStr) and id(n) not in docstrings]
    kept = {row for n in strings for row in range(n.lineno, n.end_lineno or n.lineno)}  # their last rows end outside
    rows = enumerate(lines, 1)
    return {row: line if row in kept else line.rstrip() for row, line in rows if row in kept or line.strip()}
