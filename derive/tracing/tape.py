"""What a running program of arrays computes, equation by equation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from inspect import BoundArguments, Signature, signature
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeAlias

import numpy as np

from .lines import running
from .programs import CodeLine, Equation, Input, Ref, TracedProgram, TraceError

__all__ = ["CHANGED", "LETTERS", "Arranged", "Tape", "contraction", "multiplied", "rewritten"]

Arranged: TypeAlias = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""Takes the arrays of a program by name, and returns the arguments of its function."""
_UNUSED = """
    device layout pin_memory memory_format non_blocking implicit sparse padding_idx scale_grad_by_freq nan posinf neginf
    dtype dilation output_padding optimize casting copy
"""
UNUSED = frozenset(_UNUSED.split())
"""Arguments of frameworks that change no number, or its precision alone."""
LETTERS = "abcdefghijklmnop"
CHANGED = "an array whose entries were changed in place under another name", "; change a copy"


class Tape:
    """The equations of a program that is running, and the arrays that they give.

    Parameters
    ----------
    inputs : sequence of Input
    until : code
        Of the function that runs it.
    framework : module
        Lines of which are passed over.
    sizes : mapping of str to int
        At which it runs.
    """

    def __init__(self, inputs: Sequence[Input], until: CodeType, framework: Any, sizes: Mapping[str, int]) -> None:
        self.inputs, self.sizes, self.until, self.equations = tuple(inputs), sizes, until, list[Equation]()
        self.passed_over = tuple(str(Path(file).parent) for file in (__file__, framework.__file__, np.__file__))
        self.asked = "a function"  # of the framework, which is running
        self.frames, self.arrays, self.notes = dict[FrameType, int](), list[Any](), dict[str, None]()

    @property
    def calls(self) -> tuple[CodeLine, ...]:
        """The lines of the user's files that are running."""
        return running(self.passed_over, self.until, self.frames)

    def noted(self, operation: str, operands: Sequence[Any], settings: Mapping[str, Any], shape: Sequence[int]) -> Ref:
        """Note an operation on places and numbers, and return where its result stands."""
        self.equations.append(Equation(operation, tuple(operands), settings, tuple(shape), self.calls))
        return Ref(len(self.inputs) + len(self.equations) - 1)

    def note(self, text: str) -> None:
        """Keep what the program does and the formula does not, with the line that runs."""
        calls = self.calls
        self.notes[f"{calls[-1].line}: {text}" if calls else text] = None

    def program(self, name: str, returned: Any) -> TracedProgram:
        """Return the program, with the places of what its function returned."""
        results = [r for r in (returned if isinstance(returned, tuple | list) else (returned,)) if r is not None]
        if not results or not all(isinstance(getattr(r, "ref", None), Ref) for r in results):
            kind = type(returned).__name__
            raise TraceError(f"{name} returns {kind}, which does not depend on its arguments as an array does")
        if any(r.stale for r in results):
            raise self.refused(*CHANGED)
        refs = tuple(r.ref for r in results)
        return TracedProgram(name, self.inputs, tuple(self.equations), refs, tuple(self.notes))

    def refused(self, what: str, instead: str = "") -> TraceError:
        """Return the refusal of something, with the line that runs."""
        calls = self.calls
        where = f"{calls[-1].line}: " if calls else ""
        return TraceError(f"{where}{what} cannot be read as a formula{instead}")

    def bound(self, name: str, read: Callable[..., Any], stated: Any, args: Any, kwargs: Any) -> BoundArguments:
        """Return those arguments of a call that a reading takes.

        Parameters
        ----------
        name : str
            Of what is called.
        read : callable
        stated : Signature or callable
            What states the arguments of the call; those of the reading, where it states none.
        args, kwargs : tuple, dict

        Raises
        ------
        TraceError
            If one that it does not take is not as it is without.
        """
        with suppress(TypeError, ValueError):
            stated = signature(stated)
        of: Signature = stated if isinstance(stated, Signature) else signature(read)
        try:
            bound = of.bind(*args, **kwargs)
        except TypeError as error:
            raise self.refused(f"{name} with other arguments than the usual ones ({error})") from None
        for key in {*bound.arguments} - {*signature(read).parameters}:
            value, one = bound.arguments[key], of.parameters[key]
            if one.kind in (one.VAR_POSITIONAL, one.VAR_KEYWORD):
                continue
            plain = isinstance(value, bool | int | float | str | list)
            if key not in UNUSED and value is not None and not (plain and value == one.default):
                raise self.refused(f"{name} with {key}={value!r}")
            del bound.arguments[key]
        return bound


def rewritten(function: Any, replaced: Mapping[str, Any]) -> Any:
    """Return a framework's function of Python, which runs in its own code with some names replaced."""
    names = {**function.__globals__, **{n: v for n, v in replaced.items() if n in function.__globals__}}
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def multiplied(left: int, right: int) -> str:
    """Return the letters of a product of two arrays of some ranks, with leading axes that are broadcast.

    >>> multiplied(3, 2), multiplied(2, 1)
    ('...ik,kj->...ij', 'ik,k->i')
    """
    first, second, lead = ("..." * (rank > 2) for rank in (left, right, max(left, right)))
    rows, columns = "i" * (left > 1), "j" * (right > 1)
    return f"{first}{rows}k,{second}k{columns}->{lead}{rows}{columns}"


def contraction(subscripts: str, ranks: Sequence[int]) -> str:
    """Return the letters of a contraction, with those of its result and of ``...`` written out.

    >>> contraction("...ij, jk", (3, 2)), contraction("ij,kj", (2, 2))
    ('Aij,jk->Aik', 'ij,kj->ik')
    """
    left, arrow, out = subscripts.replace(" ", "").partition("->")
    operands = left.split(",")
    lead = [rank - len(o.replace("...", "")) if "..." in o else 0 for o, rank in zip(operands, ranks, strict=True)]
    capitals = [c for c in map(chr, range(65, 91)) if c not in left][: max(lead)]
    if not arrow:
        letters = left.replace(",", "").replace(".", "")
        out = "..." * ("." in left) + "".join(c for c in sorted(set(letters)) if letters.count(c) == 1)
    written = [o.replace("...", "".join(capitals[len(capitals) - n :])) for o, n in zip(operands, lead, strict=True)]
    return f"{','.join(written)}->{out.replace('...', ''.join(capitals))}"
