"""The machine names no theorem of ours: what it says of one, it has from a book."""

import ast
import re
from collections.abc import Collection
from pathlib import Path

from derive.chapters import BOOK
from tests.architecture import imports

DERIVE = Path(__file__).resolve().parents[3] / "derive"
OURS = (DERIVE / "chapters", DERIVE / "claims", DERIVE / "rocq" / "library")
"""What is said of our theorems: the chapters, the claims of the sources, and the proofs by hand in Rocq."""
WORD = re.compile(r"\w+")


def docstrings(tree: ast.AST) -> Collection[int]:
    """Return the strings that stand alone, by identity: docstrings, and the words below a constant."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def exported(tree: ast.AST) -> Collection[int]:
    """Return the strings of ``__all__``, by identity: names of functions."""
    lists = (n.value for n in ast.walk(tree) if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__all__")
    return {id(node) for names in lists for node in ast.walk(names)}


def named(source: str, names: Collection[str]) -> list[str]:
    """Return the lines of a module with a string that has the name of a theorem as a word."""
    tree = ast.parse(source)
    passed_over = {*docstrings(tree), *exported(tree)}
    strings = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return [
        f"{node.lineno}: {word}"
        for node in strings
        if id(node) not in passed_over
        for word in WORD.findall(node.value)
        if word in names
    ]


def elsewhere(suffixes: Collection[str]) -> list[Path]:
    """Return the files of the package that are not ours to say."""
    files = [path for path in sorted(DERIVE.rglob("*")) if path.suffix in suffixes]
    return [path for path in files if not any(path.is_relative_to(folder) for folder in OURS)]


def test_no_string_of_the_machine_names_a_theorem_of_ours():
    names = {*BOOK.theorems, *BOOK.former}
    modules = elsewhere({".py"})
    assert len(modules) > 150
    lines = {path: named(path.read_text(encoding="utf-8"), names) for path in modules}
    assert [f"{path}:{line}" for path in modules for line in lines[path]] == []


def test_no_data_of_the_machine_name_a_theorem_of_ours():
    names = {*BOOK.theorems, *BOOK.former}
    data = elsewhere({".tsv", ".html", ".js", ".thm", ".json", ".css", ".sty"})
    assert len(data) > 15
    found = {path: sorted(names.intersection(WORD.findall(path.read_text(encoding="utf-8")))) for path in data}
    assert {path: words for path, words in found.items() if words} == {}


def test_no_module_of_the_machine_imports_a_chapter():
    for path in elsewhere({".py"}):
        name = path.relative_to(DERIVE.parent).as_posix()
        found = [to for _, to in imports(name, path.read_text(encoding="utf-8")) if to.startswith("derive.chapters.")]
        assert [to for to in found if to != "derive.chapters.BOOK"] == [], name


PARTS = {"mistakes", "figures", "landing", "totals"}
"""Modules of a chapter that state no theorem: `derive.Chapter.in_folder` finds them by these names."""


def test_a_folder_holds_all_that_is_said_of_its_chapter():
    for name, chapter in BOOK.chapters.items():
        folder = DERIVE / "chapters" / name
        there = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
        stating = {module.rpartition(".")[2] for module in chapter.modules}
        assert stating | PARTS - {"totals"} <= there <= stating | PARTS | {"__init__"}, name
        assert (folder / "slogans.tsv").is_file()
        assert chapter.mistakes and chapter.figures and chapter.landing and len(chapter.slogans) > len(chapter.chief)


def test_a_name_is_seen():
    assert named('"""softmax_pos"""\n__all__ = ["softmax_pos"]\n', ["softmax_pos"]) == []
    assert named('x = f"such as softmax_pos, {y}"\n', ["softmax_pos"]) == ["1: softmax_pos"]
    assert named('def f():\n    """Prove it."""\n    return {"softmax_pos": 1}\n', ["softmax_pos"]) == [
        "3: softmax_pos"
    ]
    assert named('x = "softmax_positive"\n', ["softmax_pos"]) == []
