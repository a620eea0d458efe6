"""Checkers of the architecture: arrows between modules and no circle, sizes of files, the mirror of the tree in tests/.

What must hold is data, at the top. A checker returns a list of problems; it takes (path, source), reads the
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
from typing import NamedTuple

from tests.reading import seen

OURS = ("derive", "verify")
CHAPTERS = (
    *("softmax", "dot_product", "scaling", "sinusoidal", "interaction", "decay", "attention", "normalization"),
    "feed_forward",
)
THIRD_PARTY = "a third-party package"
ANYTHING = "*"  # the end of a name that is known only when the program runs

# --- what must hold, as data ---


class Arrow(NamedTuple):
    """Modules below `source` import nothing below `never`.

    Modules below `unless` are free of it; what is below `save` may be imported all the same.
    """

    source: str
    never: tuple[str, ...]
    reason: str
    unless: tuple[str, ...] = ()
    save: tuple[str, ...] = ()


# From the foundation up; a module imports from its own folder, from those beside it, and from those below.
LAYERS = (
    ("derive.kernel", "derive.files", "derive.claims"),
    ("derive.language", "derive.figures"),
    ("derive.proving", "derive.values"),
    ("derive.deriving", "derive.books"),
    ("derive.deciding", "derive.chapters"),
    ("derive.programs", "derive.rocq", "derive.teaching"),
    ("derive.render",),
    ("derive.cas", "derive.prelude"),
    ("derive.doors",),
    ("derive.site",),
    ("derive.commands",),
)
# What is measured, then what measures it, then who asks.
WINGS = (
    ("verify.errors", "verify.tasks"),
    ("verify.numbers",),
    ("verify.transformer",),
    ("verify.oscillation",),
    ("verify.counterparts",),
    ("verify.mutants",),
    ("verify.checking", "verify.figures", "verify.measure", "verify.rocq"),
    ("verify.adequacy", "verify.invariants"),
    ("verify.commands", "verify.pytest_plugin"),
)
TOWERS = {"derive": LAYERS, "verify": WINGS}
BY_DATA = ("derive.books.book", "derive.books.chapter")  # they load the modules that a book names
NAMED = {"derive": (), "verify": (ANYTHING,)}  # verify imports what somebody names, such as a module of theirs
PLACED = [module for layers in TOWERS.values() for layer in layers for module in layer]

BLIND = (
    "verify.transformer",
    "verify.counterparts",
    "verify.figures",
    "verify.numbers",
    "verify.oscillation",
    "verify.mutants",
    "verify.checking",
)
# Somebody's code, imported by `functions`, is compared with a theorem or own formula; honest ways know nothing of them.
BY_THE_BOOK = ("book", "coincidence", "entries", "formulas", "functions", "mistakes", "own", "points", "summands")
CHECKED_BY_THE_BOOK = tuple(f"verify.checking.{name}" for name in BY_THE_BOOK)
# What somebody means by a name, and by a result as a truth value, is asked of what holds no statement of a theorem.
WORDS = ("derive.language.answers", "derive.language.words")
# A book is passed on by modules that ask it nothing: what it holds is read by those above.
PASSED_ON = ("derive.books.book",)
FREE = (*WORDS, *PASSED_ON, "derive.files", "derive.books.schema")
PURE = ("kernel", "files", "language", "proving", "deriving", "books", "chapters", "claims")
DRAWN = (*(f"derive.chapters.{name}.figures" for name in CHAPTERS), "derive.chapters.rounding")

ARROWS = (
    Arrow("derive", ("verify",), "what is true does not depend on what was measured"),
    Arrow(
        "verify",
        ("derive",),
        "only the parts that compare or report may know the theorems",
        unless=(
            *(f"verify.measure.{name}" for name in ("counterparts", "documents", "evidence", "keys", "replay", "run")),
            *("verify.rocq.book", "verify.rocq.coqchk"),
            "verify.commands",
            *CHECKED_BY_THE_BOOK,
            "verify.adequacy",  # what a theorem needs is asked of its statement, not of the Transformer
        ),
        save=FREE,
    ),
    *(
        Arrow(
            blind,
            ("derive", "sympy"),
            "an independent check knows nothing of the theorem",
            unless=CHECKED_BY_THE_BOOK,
            save=(*WORDS, *PASSED_ON) if blind == "verify.checking" else (),
        )
        for blind in BLIND
    ),
    Arrow(
        "derive.kernel",
        ("derive",),
        "a copy of the kernel alone replays certificates",
        save=("derive.kernel",),
    ),
    *(Arrow(f"derive.{pure}", (THIRD_PARTY,), "proofs need the standard library only", unless=DRAWN) for pure in PURE),
    Arrow("derive.claims", ("derive",), "a claim of a source is inert data", save=("derive.claims",)),
    Arrow("derive.doors", ("derive.doors.build",), "an answer writes no documents", unless=("derive.doors.build",)),
    Arrow("derive.render", ("derive.proving",), "a reader prints what was proved and proves nothing"),
    *(Arrow(p, ("tests", "benchmarks"), "what is shipped stands without its tests", save=NAMED[p]) for p in OURS),
    *(
        Arrow(low, tuple(high for layer in layers[level + 1 :] for high in layer), "it is a layer above", save=NAMED[p])
        for p, layers in TOWERS.items()
        for level, layer in enumerate(layers)
        for low in layer
    ),
)

MOST_LOOSE = 4  # modules of a tower that stand in no folder: the doors, and what every folder stands on
MOST_FLOORS = 12  # folders of `derive` on top of each other
MOST_LINES, QUESTIONED_LINES = 600, 400
EXAMPLES = "public words, each with a worked example in its docstring: under 400 lines without these"
LONG_FILES = {  # path: why more than 400 lines are right there
    **dict.fromkeys(("derive/language/entry.py", "derive/doors/cited.py", "derive/language/terms.py"), EXAMPLES),
    "derive/commands/cli.py": "the arguments of all commands as one table, beside what reads them",
    "derive/render/book.py": "the words and the preamble of the book, as literals: under 300 lines without these",
    "derive/kernel/nodes.py": "one thing to read: what a term is, and the gate that refuses what is none",
    "verify/transformer/fused/loops.py": "Numba compiles a loop again only where its own file has changed",
}
MOST_KERNEL_LINES = 1413  # with what reads certificates and prints theorems; the rules alone are half of it
HEAVY = {"sympy", "numpy", "matplotlib", "mpmath", "flint"}

# Patterns of modules without a test file of their own, and why.
RULES = "test_rules.py has one table for every rule, wherever it stands"
UNMIRRORED = {
    "derive/books/schema.py": "three literals, which whoever reads a record tests",
    "*/__init__.py": "names and order only, tested through the modules they name",
    "*/__main__.py": "one call of the command line, whose tests run it",
    "derive/figures/*": "a literal and a drawing each, drawn one by one by test_figure.py",
    "derive/chapters/*": "literals: proved, killed and drawn one by one by the tests of the book and of figures",
    "derive/site/*": "what fills the pages, which test_building.py reads, link by link and formula by formula",
    "derive/claims/*": "literals, judged one by one by test_judging.py",
    "verify/counterparts/*": "one function a theorem, run one by one by the tests of the evidence",
    "verify/checking/examples.py": "programs that the page shows, run by test_page.py",
    "verify/transformer/blocks/config.py": "records, read by the layers and tested with them",
    "verify/transformer/blocks/sublayers.py": "one call each, tested with the layers",
    "verify/mutants/*": "wrong on purpose, killed one by one by the tests of the evidence",
    "derive/kernel/derivatives.py": RULES,
    "derive/kernel/expectations.py": RULES,
    "derive/kernel/logic.py": RULES,
    "derive/kernel/polynomials.py": RULES,
    "derive/kernel/relations.py": RULES,
    "derive/kernel/theorem.py": RULES,
}


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


def circle_problems(files: Mapping[str, str]) -> list[str]:
    """Report a circle of imports, if there is one; an import in a function or for the type checker counts as any other.

    A name that is known only when the program runs counts for nothing: what it imports, nobody can read.
    """
    modules = {module_name(path): (path, source) for path, source in files.items()}

    def home(name: str) -> str:
        while name and name not in modules:
            name = name.rpartition(".")[0]
        return name

    arrows = {
        module: {home(name) for _, name in imports(path, source) if not name.endswith(ANYTHING)} - {module, ""}
        for module, (path, source) in modules.items()
    }
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return [f"a circle of imports: {' -> '.join(reversed(error.args[1]))}"]
    return []


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
        return [f"{path}: {lines} lines, more than {QUESTIONED_LINES}: split it, or give the reason in LONG_FILES"]
    if lines <= QUESTIONED_LINES and path in LONG_FILES:
        return [f"{path}: {lines} lines need no reason in LONG_FILES"]
    return []


def loose_problems(paths: Iterable[str]) -> list[str]:
    """Require of a new module of a tower that it has its room."""
    loose = {tower: sorted(p for p in paths if fnmatch(p, f"{tower}/*.py") and p.count("/") == 1) for tower in OURS}
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
