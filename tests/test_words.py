"""The page of words: each once, in order, and each points to what exists; no text for users has a retired one."""

import argparse
import inspect
import re
from importlib import import_module

import pytest

from derive.commands.cli import _parser as derive_parser
from tests.guide import PAGES, ROOT, text
from verify.commands.cli import _parser as verify_parser

PAGE = text("docs/words.md")
ROW = re.compile(r"^\| ([a-z ]+) \| (.+) \| (.*?) ?\|$")
NAME = re.compile(r"`((?:derive|verify)(?:\.\w+)+)`")
DOORS = ("derive", "derive.prelude", "verify", "verify.invariants", "verify.numbers", "verify.transformer")
QUOTING = ("docs/words.md", "docs/sources.md")
"""Documents that quote: the retired words, and the sources."""
DOCUMENTS = (
    *PAGES,
    *("CONTRIBUTING.md", "verify/checking/check_your_kernel.md"),
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")),
)
NO_VERB = re.compile(r"(?:How|That|What|When|Where|Whether|Which|Who|Whose|Why)\b")
"""How a docstring does not begin."""


def rows(page):
    """Return the rows of the first table: word, meaning, and what is retired for it."""
    return [ROW.match(line).groups() for line in lines(page) if ROW.match(line)]


def lines(page):
    table = page.partition("\n## ")[0]
    return [line for line in table.splitlines() if line.startswith("| ")][1:]


def retired(page):
    """Return the retired words and phrases of both tables: what the last column has as code."""
    tables = page.partition("## Names of theorems")[0]
    last = [line.rstrip("| ").rpartition("| ")[2] for line in tables.splitlines() if re.match(r"\| .* `.*` \|$", line)]
    return [word for cell in last for word in re.findall(r"`([^`]+)`", cell) if not NAME.fullmatch(f"`{word}`")]


def problems(page):
    words = [word for word, _, _ in rows(page)]
    wrong = [f"{word}: {name} does not exist" for word, meaning, _ in rows(page) for name in absent(meaning)]
    wrong += [f"{word}: out of order" for before, word in zip(words, words[1:], strict=False) if before >= word]
    return wrong + [f"no row: {line}" for line in lines(page) if not ROW.match(line)]


def absent(meaning):
    return [name for name in NAME.findall(meaning) if not exists(name)]


def exists(name):
    """Whether a name is a module, or a public name of one."""
    module, _, attribute = name.rpartition(".")
    try:
        return hasattr(import_module(module), attribute) or bool(import_module(name))
    except ImportError:
        return False


def prose(source):
    """Return a text in one line, without its code."""
    return " ".join(re.sub(r"^ *```.*?^ *```|``.*?``|`[^`\n]*`", "` `", source, flags=re.DOTALL | re.MULTILINE).split())


def offences(source, words):
    """Return the retired words that a text has, each with what stands around it."""
    found = re.compile(rf".{{0,30}}\b(?:{'|'.join(map(re.escape, words))})(?:s|es)?\b.{{0,20}}", re.IGNORECASE)
    return found.findall(prose(source))


def helped(program, parser):
    """Yield the help of a program and of each of its commands."""
    yield f"{program} --help", parser.format_help()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from helped(f"{program} {name}", command)


def documented(door):
    """Yield the docstrings of a public module, of its names, and of the public parts of its classes."""
    module = import_module(door)
    yield door, inspect.getdoc(module) or ""
    for name in getattr(module, "__all__", ()):
        value = getattr(module, name)
        yield f"{door}.{name}", inspect.getdoc(value) or ""
        for part in dir(value) if inspect.isclass(value) else ():
            held = inspect.getattr_static(value, part)
            if not part.startswith("_") and isinstance(held, FUNCTIONS):
                yield f"{door}.{name}.{part}", inspect.getdoc(held) or ""


FUNCTIONS = (property, classmethod, staticmethod, type(prose))
DOCSTRINGS = {name: doc for door in DOORS for name, doc in documented(door)}
HELP = dict([*helped("derive", derive_parser()), *helped("verify", verify_parser())])
TEXTS = {page: text(page) for page in DOCUMENTS if page not in QUOTING} | HELP | DOCSTRINGS
RETIRED = retired(PAGE)


def test_the_words_are_in_order_and_point_to_what_exists():
    assert problems(PAGE) == []
    assert len(rows(PAGE)) >= 25 and len(RETIRED) >= 15


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("`derive.Entry`", "`derive.Entrance`", "entry: derive.Entrance does not exist"),
        ("`verify.counterparts`", "`verify.twins`", "counterpart: verify.twins does not exist"),
        ("| witness |", "| again |", "again: out of order"),
        ("| rule | ", "| rule ", "no row: | rule "),
    ],
)
def test_a_wrong_word_is_seen(old, new, problem):
    found = problems(PAGE.replace(old, new))
    assert any(line.startswith(problem) for line in found)


@pytest.mark.parametrize("place", TEXTS)
def test_no_text_for_users_has_a_retired_word(place):
    assert offences(TEXTS[place], RETIRED) == [], "docs/words.md has the word for it"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("They are told\napart by it.", ["They are told apart by it."]),
        ("Two slips.", ["Two slips."]),
        ("`slip` is a name, and\n```\na slip\n```\na slipper is none.", []),
    ],
)
def test_a_retired_word_is_seen(source, found):
    assert offences(source, RETIRED) == found


def test_texts_of_each_kind_are_read():
    there = set(TEXTS)
    assert {"README.md", "docs/guide/checking.md", "derive prove --help", "verify code --help"} <= there
    assert {"derive.decide", "derive.Reference.prove", "verify.Diagnosis.require", "derive.prelude"} <= there
    assert len(DOCSTRINGS) > 200


def test_a_docstring_does_not_begin_with_a_question_word():
    assert [name for name, doc in DOCSTRINGS.items() if NO_VERB.match(doc)] == []
    assert NO_VERB.match("Whether it holds.") and not NO_VERB.match("Return whether it holds.")
