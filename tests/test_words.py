"""The page of words: each once, in order, and each points to what exists."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\| ([a-z ]+) \| `([\w.]+)` \| (.+) \|$", re.MULTILINE)
PAGE = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")


def problems(page: str) -> list[str]:
    rows = ROW.findall(page)
    words = [word for word, _, _ in rows]
    found = [f"{word}: {home} does not exist" for word, home, _ in rows if not exists(home)]
    found += [f"{word}: out of order" for before, word in zip(words, words[1:], strict=False) if before >= word]
    lines = [line for line in page.splitlines() if line.startswith("| ")][1:]
    return found + [f"no row: {line}" for line in lines if not ROW.match(line)]


def exists(name: str) -> bool:
    """Whether a module exists, or a module has such a class or table at its top."""
    for module, own in ((name, ""), (name.rpartition(".")[0], name.rpartition(".")[2])):
        path = ROOT.joinpath(*module.split("."))
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if file.is_file():
                return not own or own in top(file)
    return False


def top(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name):
                names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return names


def test_the_words_are_in_order_and_point_to_what_exists():
    assert problems(PAGE) == []
    assert len(ROW.findall(PAGE)) >= 25


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("derive.kernel.sorts.Key", "derive.kernel.sorts.Lock", "key: derive.kernel.sorts.Lock does not exist"),
        ("verify.counterparts`", "verify.twins`", "counterpart: verify.twins does not exist"),
        ("| witness |", "| again |", "again: out of order"),
        ("| rule | `", "| rule | ", "no row: | rule | "),
    ],
)
def test_a_wrong_word_is_seen(old, new, problem):
    (found,) = problems(PAGE.replace(old, new))
    assert found.startswith(problem)
