"""Every word that is compared with the head of a term is the head of one, and the checker sees one that is not."""

from pathlib import Path
from typing import get_args

import pytest

from derive.kernel.nodes import _GATE, Head
from tests.heads import head_problems

HEADS = get_args(Head)
ROOT = Path(__file__).parents[1]
PRODUCT = [path for folder in ("derive", "verify") for path in sorted((ROOT / folder).rglob("*.py"))]


def test_each_head_has_its_gate():
    assert sorted(HEADS) == sorted(_GATE)


def test_every_word_that_is_compared_with_a_head_is_one():
    sources = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in PRODUCT}
    assert len([p for path, source in sources.items() for p in head_problems(path, source, ())]) > 500
    assert [p for path, source in sources.items() for p in head_problems(path, source, HEADS)] == []


@pytest.mark.parametrize(
    "line",
    [
        "t.head == {}",
        "t.head != {}",
        "{} == s.head",
        "t.head in ('add', {})",
        "t.head not in {{{}, 'add'}}",
        "match t.head:\n    case 'add' | {}:\n        pass",
        "match t.head, t.args:\n    case {}, (a, b):\n        pass",
        "match t.head, t.args:\n    case ('add' | {}) as head, _:\n        pass",
        "match t.head, t.args:\n    case ('add', _) | ({}, ()):\n        pass",
        "match t:\n    case Term(head={}):\n        pass",
        "Term({}, a, b)",
    ],
)
def test_a_misspelt_head_is_seen(line):
    assert head_problems("a.py", line.format("'sub'"), HEADS) == []
    assert len(head_problems("a.py", line.format("'sbu'"), HEADS)) == 1


def test_other_words_are_passed_over():
    assert head_problems("a.py", "t.args[0] == 'exp'\nmatch t.args:\n    case 'exp', _:\n        pass", HEADS) == []
