"""The pages that a user reads first, README.md and those of ``docs/guide/``, and the code in them."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("README.md", *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "guide").glob("*.md")))


def text(page: str) -> str:
    """Return the text of a page, by its path in the repository."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """Return the code blocks of a page in a language, without the indentation of a list."""
    return [dedent(b) for b in re.findall(rf"^ *```{language}\n(.*?)^ *```", text(page), re.MULTILINE | re.DOTALL)]


def every(language: str) -> list[tuple[str, str]]:
    """Return all code blocks in a language, each with its page."""
    return [(page, block) for page in PAGES for block in blocks(page, language)]


def commands(block: str) -> list[tuple[str, str]]:
    """Return the commands of a block for a terminal, each with the output that is shown below it."""
    found = []
    for part in re.split(r"^[$>] ", re.sub(r"\\\n +", "", block), flags=re.MULTILINE)[1:]:
        line, _, output = part.partition("\n")
        found.append((re.split(r"  +#", line)[0].strip(), output.rstrip("\n")))
    return found


def deep_imports(source: str) -> list[str]:
    """Return the modules that examples import from below the packages of `derive` and `verify`, which are for us."""
    imported = re.findall(r"^\W*(?:from|import) ((?:derive|verify)[\w.]*)", source, re.MULTILINE)
    return [module for module in imported if module.count(".") > 1]
