"""Checkers of the architecture: arrows between modules and no circle, sizes of files, the mirror of the tree in tests/.

What must hold is data, in `tests.house`. A checker returns a list of problems; it takes (path, source), reads the
source by `ast` and imports nothing, so that `test_architecture.py` can show it a source that is wrong.
"""

import ast
import io
import json
import subprocess
import sys
import tokenize
from collections.abc import Collection, Iterable, Iterator, Mapping
from fnmatch import fnmatch
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

from benchmarks.weight import weigh
from tests.house import (
    ANYTHING,
    ARROWS,
    BY_DATA,
    HALLS,
    HEAVY,
    INNER_IMPORTS,
    LONG_FILES,
    MOST_FLOORS,
    MOST_LINES,
    MOST_LOOSE,
    NAMES_VERIFY,
    OURS,
    PLACED,
    QUESTIONED_LINES,
    THIRD_PARTY,
    UNMIRRORED,
)
from tests.reading import seen

# --- imports ---


def module_name(path: str) -> str:
    parts = PurePosixPath(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def computed_name(node: ast.expr, known: dict[str, str]) -> str:
    """Return the string that an expression denotes, with `*` for the rest where it is not known."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name(id=name) | ast.FormattedValue(value=ast.Name(id=name)) if name in known:
            return known[name]
        case ast.JoinedStr(values=parts):
            head, star, _ = "".join(computed_name(part, known) for part in parts).partition(ANYTHING)
            return head + star
    return ANYTHING


def imports(path: str, source: str) -> Iterator[tuple[int, str]]:
    """Yield (line, absolute name) of all that a module imports, wherever in it."""
    module = module_name(path)
    package = module if path.endswith("__init__.py") else module.rpartition(".")[0]
    known = {"__name__": module, "__package__": package}

    def absolute(name: str, level: int) -> str:
        base = package.split(".")[: package.count(".") + 2 - level] if level else []
        return ".".join([*base, name]).strip(".")

    for node in seen(source).imports:
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=base, names=names, level=level):
                yield from ((node.lineno, f"{absolute(base or '', level)}.{alias.name}") for alias in names)
            case ast.Call(args=[what, *_]):
                name = computed_name(what, known)
                yield node.lineno, absolute(name.lstrip("."), len(name) - len(name.lstrip(".")))


def within(name: str, prefixes: Collection[str]) -> bool:
    return any(name == prefix or name.startswith(prefix + ".") for prefix in prefixes)


def reach(name: str) -> str:
    """Return `derive.*` for the package itself and its public names, behind which may be any module."""
    return f"derive.{ANYTHING}" if within(name, ["derive"]) and not within(name, PLACED) else name


def hits(name: str, target: str) -> bool:
    if target == THIRD_PARTY:
        top = name.partition(".")[0]
        return top not in sys.stdlib_module_names and top not in OURS
    return within(name, [target]) or (name.endswith(ANYTHING) and target.startswith(name[:-1]))


def import_problems(path: str, source: str) -> list[str]:
    module = module_name(path)
    arrows = [a for a in ARROWS if within(module, [a.source]) and not within(module, a.unless)]
    return [
        f"{path}:{line}: imports {name}: {arrow.reason}"
        for line, name in imports(path, source)
        for arrow in arrows
        if not (name == ANYTHING and module in BY_DATA)
        if not within(name, arrow.save) and any(hits(reach(name), target) for target in arrow.never)
    ]


def arrows_between(files: Mapping[str, str]) -> dict[str, set[str]]:
    """Return the modules that each module imports; an import in a function or for the type checker counts as any other.

    A name that is known only when the program runs counts for nothing: what it imports, nobody can read.
    """
    modules = {module_name(path): (path, source) for path, source in files.items()}

    def home(name: str) -> str:
        while name and name not in modules:
            name = name.rpartition(".")[0]
        return name

    return {
        module: {home(name) for _, name in imports(path, source) if not name.endswith(ANYTHING)} - {module, ""}
        for module, (path, source) in modules.items()
    }


def circle_problems(files: Mapping[str, str]) -> list[str]:
    """Report a circle of imports, if there is one."""
    try:
        TopologicalSorter(arrows_between(files)).prepare()
    except CycleError as error:
        return [f"a circle of imports: {' -> '.join(reversed(error.args[1]))}"]
    return []


def floor_problems(files: Mapping[str, str], hall: str) -> list[str]:
    """Report a circle between the folders of a hall, or more floors than a reader can hold in mind."""
    level = hall.count(".") + 1
    folders: dict[str, set[str]] = {}
    for module, targets in arrows_between(files).items():
        if within(module, [hall]) and module != hall:
            folder = module.split(".")[level]
            below = {target.split(".")[level] for target in targets if within(target, [hall]) and target != hall}
            folders.setdefault(folder, set()).update(below - {folder})
    try:
        order = tuple(TopologicalSorter(folders).static_order())
    except CycleError as error:
        return [f"a circle of folders: {' -> '.join(reversed(error.args[1]))}"]
    floor = dict[str, int]()
    for folder in order:
        floor[folder] = 1 + max((floor[low] for low in folders.get(folder, ())), default=0)
    return [f"{folder} stands on floor {n}, above {MOST_FLOORS}" for folder, n in floor.items() if n > MOST_FLOORS]


def naming_problems(path: str, source: str) -> list[str]:
    """Report a string of `derive`, other than a docstring, that names a module of `verify`."""
    if not path.startswith("derive/") or path in NAMES_VERIFY:
        return []
    return [f"{path}:{line}: names {name}" for line, name in seen(source).named]


def class_problems(files: Mapping[str, str]) -> list[str]:
    """Report classes of one name: a word means one thing. A private one is known in its module only."""
    homes: dict[str, list[str]] = {}
    for path, source in files.items():
        for line, name in seen(source).classes:
            if not name.startswith("_"):
                homes.setdefault(name, []).append(f"{path}:{line}")
    return [f"{name} is a class of {' and of '.join(own)}" for name, own in homes.items() if len(own) > 1]


def unplaced(path: str, source: str) -> list[str]:
    parts = PurePosixPath(path).parts
    name = ".".join(parts[:2]).removesuffix(".py")
    placed = name in PLACED or name.endswith((".__init__", ".__main__"))
    return [] if placed else [f"{path}: {name} has no place in LAYERS or WINGS"]


# --- what a file holds ---


def statement_problems(path: str, source: str) -> list[str]:
    return [f"{path}:{line}: {problem}" for line, problem in seen(source).statements]


def spanned(nodes: Iterable[ast.stmt]) -> set[int]:
    return {line for node in nodes for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def lines_that_count(path: str, source: str) -> int:
    """Count lines, but not the literals of `chapters/` and `mutants/`: a book is as long as it must be."""
    literals: set[int] = set()
    if {"chapters", "mutants"} & set(PurePosixPath(path).parts):
        literals = spanned(n for n in ast.parse(source).body if isinstance(n, ast.Assign | ast.AnnAssign | ast.Expr))
    return len(source.splitlines()) - len(literals)


def size_problems(path: str, source: str) -> list[str]:
    lines = lines_that_count(path, source)
    if lines > MOST_LINES:
        return [f"{path}: {lines} lines, more than {MOST_LINES}"]
    if lines > QUESTIONED_LINES and path not in LONG_FILES:
        return [f"{path}: {lines} lines, more than {QUESTIONED_LINES}: split it, or give the reason in tests/house.py"]
    if lines <= QUESTIONED_LINES and path in LONG_FILES:
        return [f"{path}: {lines} lines need no reason in LONG_FILES"]
    return []


def inner_import_problems(path: str, source: str) -> list[str]:
    """Require a reason for an import of ours inside a function: a reader looks for imports at the top."""
    inner = weigh(source)["inner imports"]
    if inner and path not in INNER_IMPORTS:
        return [f"{path}: {inner} imports inside functions: put them at the top, or give the reason in tests/house.py"]
    return [f"{path}: needs no reason in INNER_IMPORTS"] if path in INNER_IMPORTS and not inner else []


def loose_problems(paths: Iterable[str]) -> list[str]:
    """Require of a new module of a hall that it has its room."""
    loose = {hall: sorted(p for p in paths if PurePosixPath(p).parts[:-1] == tuple(hall.split("."))) for hall in HALLS}
    return [f"{len(p)} modules in no folder: {', '.join(p)}" for p in loose.values() if len(p) > MOST_LOOSE]


def code_lines(source: str) -> int:
    """Count the lines that hold code: no blank lines, no comments, no docstrings."""
    layout = {
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENDMARKER,
    }
    held: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in layout:
            held.update(range(token.start[0], token.end[0] + 1))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    owners = (n for n in ast.walk(ast.parse(source)) if isinstance(n, documented) and ast.get_docstring(n) is not None)
    return len(held - spanned(owner.body[0] for owner in owners))


def mirror_problems(path: str, tests: Collection[str]) -> list[str]:
    """Require tests/<folders>/test_<module>.py, or parts of it named test_<module>_<part>.py."""
    where = PurePosixPath("tests", path).with_name(f"test_{PurePosixPath(path).stem}")
    if f"{where}.py" in tests or any(fnmatch(path, pattern) for pattern in UNMIRRORED):
        return []
    found = any(fnmatch(test, f"{where}_*.py") for test in tests)
    return [] if found else [f"{path}: {where}.py is missing"]


# --- what importing does ---

WATCH = """
import importlib, json, sys
root, package = sys.argv[1:]
before, opened, watching = set(sys.modules), [], [True]
def audit(event, arguments):
    if watching[0] and event == "open" and not str(arguments[0]).endswith((".py", ".pyc")):
        opened.append(str(arguments[0]))
sys.addaudithook(audit)
sys.path.insert(0, root)
importlib.import_module(package)
watching[0] = False
loaded = sorted({name.partition(".")[0] for name in set(sys.modules) - before})
sys.stdout.write(json.dumps({"file": sys.modules[package].__file__, "loaded": loaded, "opened": opened}))
"""


def startup_problems(root: Path, package: str) -> list[str]:
    """Import a package in a fresh process: which libraries does it load, which files but code open?"""
    command = [sys.executable, "-B", "-c", WATCH, str(root), package]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    if run.returncode != 0:
        return [f"import {package} failed: {run.stderr.strip()}"]
    found = json.loads(run.stdout)
    problems = [f"import {package} loads {name}" for name in found["loaded"] if name in HEAVY]
    problems += [f"import {package} opens {name}" for name in found["opened"]]
    if found["file"] != str(root.joinpath(*package.split("."), "__init__.py")):
        problems.append(f"import {package} runs {found['file']}, not the tree under test")
    return problems
