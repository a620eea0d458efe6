"""Functions of Python for closed forms: their source, for a library of arrays. Writing them needs none of these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any, NamedTuple

from ..kernel.terms import Key, Term
from ..language.symbols import RenderError
from ..language.text.declarations import size_text
from .libraries import LIBRARIES
from .python import WIDEST, body, reserved
from .terms import Translation

LEFT = " " * 4
_STATED = "The closed form of this theorem, which the kernel of derive has proved for all sizes::"
_ALL_STATED = "The closed forms of these theorems, which the kernel of derive has proved for all sizes::"
_BRIEF = "Closed forms that the kernel of derive has proved, for all sizes, to be derivatives of what follows::"
_WHOLE = "Each theorem whole, with its definitions: print(d) of a derivative d, or derive derive FILE."
LONGEST = 60
"""Lines of the theorems that a docstring holds; of longer ones it has what is differentiated, in what, and if what."""
_NOT_PROVED = "That this program computes it, and how it rounds, is not part of the proof."
_SHIFTED = "Exponentials are divided by the largest of them, which changes no value."


class ClosedForm(NamedTuple):
    """A closed form that a function returns.

    Attributes
    ----------
    name : str
        What it is called beside others.
    value : Term
    axes : tuple of Key
        The indices that become its last axes, in order.
    statement : str
        The theorem that it is from, as text.
    """

    name: str
    value: Term
    axes: tuple[Key, ...]
    statement: str


class ClosedForms(NamedTuple):
    """Closed forms that become a function.

    Attributes
    ----------
    name, title : str
    results : tuple of ClosedForm
    variables : tuple of Key
        The arguments, in order: real variables and families.
    numbers : tuple of Key
        Those that are numbers, whatever the batch.
    brief : str
        What is differentiated, in what, and under which hypotheses, by the names of definitions: what a docstring says
        of long theorems. Where it is empty, it holds them however long they are.
    """

    name: str
    title: str
    results: tuple[ClosedForm, ...]
    variables: tuple[Key, ...]
    numbers: tuple[Key, ...]
    brief: str = ""

    def translated(self) -> Translation:
        """Return the graph of array operations."""
        return Translation([(r.value, r.axes) for r in self.results], self.variables, self.numbers)


def module(programs: Iterable[ClosedForms], library: str = "numpy") -> str:
    """Return a module with a function for each program.

    Parameters
    ----------
    programs : iterable of ClosedForms
    library : str
        ``"numpy"``, ``"torch"`` or ``"jax"``.

    Raises
    ------
    RenderError
        If the library is another one, or a closed form has no array operation.
    """
    if library not in LIBRARIES:
        raise RenderError(f"library {library!r}: expected one of {', '.join(LIBRARIES)}")
    imports, functions = set[str](), list[str]()
    for program in programs:
        needed, text = _function(program, library)
        imports |= needed
        functions.append(text)
    ordered = sorted(imports, key=lambda line: (line != "import math", line))
    if len(ordered) > 1 and ordered[0] == "import math":
        ordered.insert(1, "")  # the standard library stands apart
    return "\n\n\n".join(["\n".join(ordered), *functions]) + "\n"


def _function(program: ClosedForms, library: str) -> tuple[set[str], str]:
    names = [key.name for key in program.variables]
    for name in (program.name, *names):
        if name in reserved(LIBRARIES[library]) or not name.isidentifier():
            raise RenderError(f"{name}: no name of a function or an argument for {library}; choose another")
    translation = program.translated()
    results = {r.name: root for r, root in zip(program.results, translation.roots, strict=True)}
    written = body(translation.graph, results, LIBRARIES[library], names)
    lines = [*_documentation(program, translation.shifted), *written.lines]
    head = f"def {program.name}({', '.join(names)}):"
    return set(written.imports), "\n".join([head, *(f"{LEFT}{line}".rstrip() for line in lines)])


def _documentation(program: ClosedForms, shifted: bool) -> list[str]:
    """Return the lines of a docstring."""
    alone, notes = len(program.results) == 1, [_NOT_PROVED, *([_SHIFTED] if shifted else [])]
    claims = [part for r in program.results for part in ("", *_folded(r.statement))]
    stated, after = _STATED if alone else _ALL_STATED, list[str]()
    if program.brief and len(claims) > LONGEST:
        stated, claims, after = _BRIEF, ["", *_folded(program.brief)], ["", _WHOLE]
    returned = [
        f"{'' if alone else f'{r.name} : '}array of shape {_shape(key.dim for key in r.axes)}" for r in program.results
    ]
    return [
        f'"""{program.title[0].upper()}{program.title[1:]}.',
        "",
        "Parameters",
        "----------",
        *(f"{key.name} : {_kind(program, key)}" for key in program.variables),
        "",
        "Returns",
        "-------",
        *returned,
        "",
        "Notes",
        "-----",
        "Leading axes are those of a batch: they are broadcast, and nothing is summed over them.",
        *(part for text in notes for part in wrap(text, WIDEST)),
        *wrap(stated, WIDEST),
        *(f"{LEFT}{line}" for line in claims),
        *after,
        '"""',
    ]


def _folded(statement: str) -> Iterator[str]:
    for line in statement.splitlines():
        yield from wrap(line, WIDEST - len(LEFT), subsequent_indent=LEFT, break_long_words=False)


def _kind(program: ClosedForms, key: Key) -> str:
    return "float" if key in program.numbers else f"array of shape {_shape(key.dims)}"


def _shape(dims: Iterable[Any]) -> str:
    return f"({', '.join(['...', *map(size_text, dims)])})"
