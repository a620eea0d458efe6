"""Lines of the product drawn by a seed: where the faults of `drawn.py` were made.

``python -m tests.planted.drawing`` prints the places that `SEED` draws today; ``--seed`` and ``--lines`` draw others.
Every folder gets one line, and the rest fall where the code is. Whoever made the faults took the line, or the nearest
one in which a fault can be made.
"""

from __future__ import annotations

import argparse
import ast
import io
import random
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from tests.planted.planting import ROOT

SEED, LINES = 39, 62
ELSEWHERE = ("derive/kernel", "derive/chapters", "derive/claims", "verify/mutants")
"""The kernel has a list of its own (`kernel.py`); the others are literals, proved, killed or judged one by one."""
_IGNORED = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def code_lines(source: str) -> list[int]:
    """The lines of functions, and of assignments of one line at the top: no docstring, import, name list or literal."""
    tree = ast.parse(source)
    chosen, left_out = set[int](), set[int]()
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno == node.end_lineno:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if not any(isinstance(t, ast.Name) and t.id == "__all__" for t in targets):
                chosen.add(node.lineno)
    for node in ast.walk(tree):
        lines = range(getattr(node, "lineno", 1), (getattr(node, "end_lineno", 0) or 0) + 1)
        if isinstance(node, ast.FunctionDef):
            chosen.update(lines)
        if isinstance(node, ast.Import | ast.ImportFrom):
            left_out.update(lines)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.update(lines)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    written = {t.start[0] for t in tokens if t.type not in _IGNORED}
    return sorted((chosen & written) - left_out)


def places(root: Path = ROOT) -> Iterator[tuple[str, int]]:
    """File and line of all code of both packages, but for what stands `ELSEWHERE`."""
    for package in ("derive", "verify"):
        for path in sorted((root / package).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if not name.startswith(tuple(f"{folder}/" for folder in ELSEWHERE)):
                yield from ((name, line) for line in code_lines(path.read_text(encoding="utf-8")))


def drawn(found: list[tuple[str, int]], seed: int = SEED, lines: int = LINES) -> list[tuple[str, int]]:
    """One place in each folder, and others anywhere, up to a number of lines; the same for the same seed."""
    dice = random.Random(seed)  # noqa: S311
    by_folder: dict[str, list[tuple[str, int]]] = {}
    for place in found:
        by_folder.setdefault(str(PurePosixPath(place[0]).parent), []).append(place)
    first = [dice.choice(own) for _, own in sorted(by_folder.items())]
    others = [place for place in found if place not in first]
    return sorted(first + dice.sample(others, max(0, lines - len(first))))


def main(argv: list[str]) -> int:
    """Print the places that a seed draws, each with its line."""
    parser = argparse.ArgumentParser(prog="python -m tests.planted.drawing", description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--lines", type=int, default=LINES)
    asked = parser.parse_args(argv)
    for name, line in drawn(list(places()), asked.seed, asked.lines):
        text = (ROOT / name).read_text(encoding="utf-8").splitlines()[line - 1]
        sys.stdout.write(f"{name}:{line}: {text.strip()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
