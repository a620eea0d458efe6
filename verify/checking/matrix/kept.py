"""Finished cells on disk, a line each, so that a run that was ended goes on where it was.

The key of a cell is a digest of all that it depends on: a finished cell stands until that changes.
"""

from __future__ import annotations

import ast
import json
import platform
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from verify.checking.matrix.cells import CellAnswer, MatrixCell
from verify.tasks.children import ONE_THREAD
from verify.tasks.files import checked_target, merged, write_atomically

__all__ = ["Kept", "key", "product", "sources"]

CODE = (".py", ".pyd", ".so")
OWN = (".py", ".thm")
"""Suffixes of the files that decide a verdict: code, and the statements that are formulas in files."""
PACKAGES = ("numpy", "python-flint", "ml_dtypes", "torch", "jax")
ROOTS = Path(__file__).resolve().parents[3]


class Kept:
    """The finished cells of a file of JSON lines, by their keys.

    Parameters
    ----------
    path : Path
        A line that is none, as the last one of a run that was ended, is left out.

    Raises
    ------
    RecordError
        If the file cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        self.path = checked_target(path)
        self.answers: dict[str, CellAnswer] = {}
        with merged(self.path):
            lines = []
            text = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""
            for line in text.splitlines():
                try:
                    record = json.loads(line)
                    self.answers[record["key"]] = CellAnswer(**record["answer"])
                except (ValueError, TypeError, KeyError):
                    continue
                lines.append(f"{line}\n")
            write_atomically(self.path, "".join(lines))

    def put(self, key: str, answer: CellAnswer) -> None:
        """Keep a finished cell; it is on disk when this returns."""
        self.answers[key] = answer
        line = json.dumps({"key": key, "answer": answer._asdict()}, sort_keys=True)
        with merged(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


def key(cell: MatrixCell, depends: Sequence[str] = ()) -> str:
    """Return the digest of a cell: of its question, the sources of its function, its formula, and the checker.

    Parameters
    ----------
    cell : MatrixCell
    depends : sequence of str
        Other files.
    """
    folder = Path(cell.folder)
    files = [*sources(cell.function.partition(":")[0], folder), *(folder / name for name in depends)]
    if cell.of is not None:
        file = folder / cell.of.rpartition(":")[0]
        files += [file, *sorted({*file.parent.glob("*.thm")} - {file})]  # from those beside it, it may take some
    declared = cell._replace(folder="")._asdict()
    content = [declared, [[path.name, _digest(path)] for path in files], product()]
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def _digest(path: Path) -> str:
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return "none"  # which the check says


def sources(module: str, folder: Path) -> list[Path]:
    """Return the files of a module, and of all that it imports from its folder, however indirectly.

    Of a package all files count; of a module that is installed, those of its package.
    """
    paths: list[Path] = []
    waiting, seen = [module.partition(".")[0]], set[str]()
    while waiting:
        name = waiting.pop(0)
        if name in seen:
            continue
        seen.add(name)
        files = _files(folder, name)
        if not files and name == module.partition(".")[0]:
            paths += _installed(name)
        paths += files
        waiting += [other for path in files if path.suffix == ".py" for other in _imported(path)]
    return paths


def _files(folder: Path, name: str) -> list[Path]:
    if (folder / name).is_dir():
        return sorted(path for path in (folder / name).rglob("*") if path.suffix in CODE)
    return sorted(path for path in folder.glob(f"{name}.*") if path.suffix in CODE)


def _installed(name: str) -> list[Path]:
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return []
    if spec is None or spec.origin is None:
        return []
    origin = Path(spec.origin)
    return _files(origin.parent.parent, name) if origin.name == "__init__.py" else [origin]


def _imported(path: Path) -> Iterator[str]:
    """Yield the first parts of names that a file imports, wherever in it."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            yield node.module.partition(".")[0]


@lru_cache(maxsize=1)
def product() -> str:
    """Return the digest of who asks: this product's code and formulas, and the versions of what it computes with."""
    files = sorted(path for name in ("derive", "verify") for path in (ROOTS / name).rglob("*") if path.suffix in OWN)
    texts = [[path.relative_to(ROOTS).as_posix(), _digest(path)] for path in files]
    versions = {name: _version(name) for name in PACKAGES}
    content = [texts, versions, platform.python_version(), platform.machine(), sorted(ONE_THREAD)]
    return sha256(json.dumps(content).encode()).hexdigest()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
