"""What is written in docstrings runs: every example of the packages, and one for every public function."""

import doctest
import re
from importlib import import_module
from inspect import getdoc, isclass, isfunction
from pathlib import Path
from types import ModuleType

import pytest

from derive.doors.cited import Reference
from tests.guide import deep_imports

ROOT = Path(__file__).parents[1]
DOORS = ("derive", "derive.doors.reference", "verify", "verify.invariants")
ELSEWHERE = ("derive.language.reasons",)  # it writes the docstrings of derive.calc, where they run
DEAR = (
    *("derive.doors.judging", "derive.doors.derivatives", "verify.checking.formulas"),
    *("verify.checking.matrix.table", "verify.checking.matrix.running"),
)
"""Examples that take half a second or more; the tests of these modules run the same functions."""
EXAMPLES = re.compile(r"^Examples\n-{8}\n(?:.*\n)*?>>> ", re.MULTILINE)


def modules():
    """The modules of both packages in which an example is written."""
    paths = sorted(path for package in ("derive", "verify") for path in (ROOT / package).rglob("*.py"))
    return [
        pytest.param(name, marks=pytest.mark.long if name in DEAR else ())
        for path in paths
        if ">>> " in path.read_text(encoding="utf-8")
        for name in [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")]
    ]


def public(door):
    """What a public module offers by its names; of `Reference` the methods too, by which a theorem is used."""
    module = import_module(door)
    found = {}
    for name in module.__all__:
        own = getattr(module, name)
        found[f"{door}.{name}"] = getattr(own, name, own) if isinstance(own, ModuleType) else own  # `calc` is both
    if door == "derive.doors.reference":
        found |= {f"Reference.{name}": own for name, own in vars(Reference).items() if not name.startswith("_")}
    return found


def docstrings(door):
    """Return the docstrings of a public module, of all that it offers, and of the public methods of its classes."""
    offered = {door: import_module(door), **public(door)}
    methods = {
        f"{name}.{member}": value
        for name, offer in offered.items()
        if isclass(offer)
        for member, value in vars(offer).items()
        if not member.startswith("_")
    }
    return {name: getdoc(offer) or "" for name, offer in {**offered, **methods}.items()}


def called(own):
    """Whether something is called: a function or a class, but for an error; a number, a table, a property is not."""
    return isfunction(own) or (isclass(own) and not issubclass(own, BaseException))


def without_example(found):
    return [name for name, own in found.items() if called(own) and not EXAMPLES.search(f"{getdoc(own)}\n")]


@pytest.mark.parametrize("module", modules())
def test_the_examples_are_true(module, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert found.attempted or module in ELSEWHERE
    assert not found.failed
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("door", DOORS)
def test_every_public_function_has_an_example(door):
    assert without_example(public(door)) == []


@pytest.mark.parametrize("door", (*DOORS, "derive.prelude", "verify.transformer"))
def test_an_example_imports_from_a_package_or_a_module_of_it(door):
    texts = docstrings(door)
    assert any(">>> from" in text for text in texts.values())
    assert {name: deep for name, text in texts.items() if (deep := deep_imports(text))} == {}


def test_a_function_without_an_example_is_named():
    def bare(x):
        """Return x."""

    def titled(x):
        """Return x.

        Examples
        --------
        As the name says.
        """

    def shown(x):
        """Return x.

        Examples
        --------
        >>> shown(1)
        1
        """

    assert without_example({"bare": bare, "titled": titled, "shown": shown, "error": ValueError, "one": 1}) == [
        "bare",
        "titled",
    ]
    assert not public("derive").keys() & {"derive.prove"} and "Reference.prove" in public("derive.doors.reference")
