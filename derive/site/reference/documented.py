"""Read the docstrings of the public names of the packages from their sources, without running them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from inspect import getdoc, isfunction, signature
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import griffe

from ...language import entry as calc
from ...language import terms as language

__all__ = ["DOORS", "Documented", "Section", "door"]

DOORS = ("derive", "verify", "verify.invariants", "derive.kernel.certificate")
"""The modules whose public words are for users; of each its own list, ``__all__``, or what has no underscore."""
ROOT = Path(__file__).resolve().parents[3]
_TITLES = {
    "parameters": "Parameters",
    "other parameters": "Other parameters",
    "attributes": "Attributes",
    "returns": "Returns",
    "yields": "Yields",
    "raises": "Raises",
    "warns": "Warns",
    "examples": "Examples",
}


class Section(NamedTuple):
    """A section of a docstring.

    Attributes
    ----------
    title : str
        Empty of running text.
    text : str
        In Markdown.
    rows : tuple of (str, str, str)
        Of a list: a name, a type, and what it is, in Markdown.
    examples : tuple of (bool, str)
        Sessions of Python, and text between them; whether it is a session.
    """

    title: str
    text: str = ""
    rows: tuple[tuple[str, str, str], ...] = ()
    examples: tuple[tuple[bool, str], ...] = ()


class Documented(NamedTuple):
    """A public word.

    Attributes
    ----------
    name : str
        By which it is used: ``"derive.decide"``, ``"derive.Decision.numpy"``.
    role : str
        What Sphinx calls it: ``"module"``, ``"function"``, ``"class"``, ``"method"``, ``"property"``, ``"data"``.
    signature : str
    sections : tuple of Section
    members : tuple of Documented
    """

    name: str
    role: str
    signature: str
    sections: tuple[Section, ...]
    members: tuple[Documented, ...] = ()

    @property
    def short(self) -> str:
        """The last part of the name."""
        return self.name.rpartition(".")[2]

    def every(self) -> Iterator[Documented]:
        """Yield it and all of its members."""
        yield self
        for member in self.members:
            yield from member.every()


def door(name: str) -> Documented:
    """Read a module, with its public words in the order of the alphabet.

    Examples
    --------
    >>> module = door("derive.kernel.certificate")
    >>> [word.short for word in module.members if word.role == "function"]
    ['check', 'digest', 'main', 'one_name_one_meaning', 'replay']
    """
    package = _package(name.partition(".")[0])
    module = package[name.partition(".")[2]] if "." in name else package
    words = module.exports or [word for word, what in module.members.items() if not word.startswith("_") and _own(what)]
    members = (_word(f"{name}.{word}", _target(module, str(word))) for word in sorted(map(str, words), key=str.lower))
    return Documented(name, "module", "", _sections(module), tuple(members))


@cache
def _package(name: str) -> Any:
    """A package, read once: it does not change while a program runs."""
    return griffe.load(name, search_paths=[ROOT], allow_inspection=False)


def _own(what: Any) -> bool:
    return not what.is_alias and (what.is_function or what.is_class)


def _target(module: Any, word: str) -> Any:
    """The object behind a name; where a module has that name too, what is imported by it."""
    member = module[word]
    if not member.is_alias and member.is_module:
        home, _, name = module.imports[word].removeprefix(f"{module.path}.").rpartition(".")
        member = module[home][name]
    try:
        return member.final_target if member.is_alias else member
    except griffe.AliasResolutionError:  # a value that is assigned with others
        return None


def _word(name: str, member: Any) -> Documented:
    if member is None or (member.is_attribute and member.docstring is None):
        return _made(name)
    if member.is_attribute:
        return Documented(name, "property" if "property" in member.labels else "data", "", _sections(member))
    members: Iterable[Documented] = ()
    if member.is_class:
        public = [m for n, m in member.members.items() if not n.startswith("_") and not m.is_alias and m.docstring]
        members = (_word(f"{name}.{m.name}", m) for m in public)
        members = tuple(m._replace(role="method") if m.role == "function" else m for m in members)
    role = "class" if member.is_class else "function"
    return Documented(name, role, _signature(name.rpartition(".")[2], member), _sections(member), tuple(members))


def _made(name: str) -> Documented:
    """A word that a table makes, such as ``exp`` and ``algebra``: what it says of itself when it is there."""
    short = name.rpartition(".")[2]
    word = next((getattr(home, short) for home in (language, calc) if hasattr(home, short)), None)
    if not isfunction(word):
        return Documented(name, "data", "", ())
    docstring = griffe.Docstring(getdoc(word) or "").parse("numpy", warnings=False)
    return Documented(name, "function", f"{short}{signature(word)}", tuple(map(_section, docstring)))


def _signature(name: str, member: Any) -> str:
    """Return the call of a function or method, without the object whose method it is."""
    written = [_parameter(p) for p in member.parameters if p.name not in ("self", "cls")]
    kinds = [p.kind for p in member.parameters if p.name not in ("self", "cls")]
    keyword_only, variadic = griffe.ParameterKind.keyword_only, griffe.ParameterKind.var_positional
    if keyword_only in kinds and variadic not in kinds:
        written.insert(kinds.index(keyword_only), "*")
    returned = getattr(member, "returns", None) if member.is_function else None
    return f"{name}({', '.join(written)}){f' -> {returned}' if returned else ''}"


def _parameter(parameter: Any) -> str:
    stars = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}.get(parameter.kind, "")
    annotated = f": {parameter.annotation}" if parameter.annotation else ""
    default = "" if parameter.default is None or stars else f"{' = ' if annotated else '='}{parameter.default}"
    return f"{stars}{parameter.name}{annotated}{default}"


def _sections(member: Any) -> tuple[Section, ...]:
    if member.docstring is None:
        return ()
    return tuple(map(_section, member.docstring.parse("numpy", warnings=False)))


def _section(section: Any) -> Section:
    kind = section.kind.value
    title = section.title or _TITLES.get(kind, "")
    if kind == "text":
        return Section("", _fenced(str(section.value)))
    if kind == "examples":
        return Section(title, examples=tuple((part.value == "examples", text) for part, text in section.value))
    if kind == "admonition":
        return Section(section.title or "", _fenced(str(section.value.contents)))
    rows = ((getattr(one, "name", "") or "", str(one.annotation or ""), one.description) for one in section.value)
    return Section(title, rows=tuple(rows))


def _fenced(text: str) -> str:
    """Running text in which sessions of Python, and what is shown as it stands after two colons, are code."""
    parts = []
    for part in text.split("\n\n"):
        as_it_stands = all(line.startswith("    ") for line in part.splitlines())
        parts.append(f"```\n{dedent(part)}\n```" if part.startswith(">>>") or as_it_stands else part)
    return "\n\n".join(parts).replace("::\n\n```", ":\n\n```")
