"""Matching of the parameters of the user's function with arguments: by name, or as declared."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

__all__ = ["UNUSED", "Calling", "CallError", "ByName", "bound", "names"]

CONSTANT_NAMES = {"eps": ("eps", "epsilon")}
UNUSED = "_"
"""Stands for a parameter that a function does not need: it is given None."""

CALLED = "a function that calls F.apply on tensors that require a gradient, and returns torch.autograd.grad(...)"
NO_FUNCTIONS = (
    (("apply", "forward", "backward"), "an autograd.Function", f"pass F.apply, or for its backward pass {CALLED}"),
    (
        ("named_parameters", "forward"),
        "an nn.Module, which keeps its weights",
        "pass a function that takes them too, and returns torch.func.functional_call(module, {'weight': weight}, x)",
    ),
)
"""What can be called and is no function of its arguments: attributes that tell it, what it is, and what to pass."""


class CallError(Exception):
    """The function cannot be called as declared, or does what a formula does not; one line says what."""


class ByName(NamedTuple):
    """A function that only a process of its own imports.

    Attributes
    ----------
    text : str
        As MODULE:FUNCTION.
    folder : str
        Where its module may be.
    """

    text: str
    folder: str


class Calling(NamedTuple):
    """A way to call a function.

    Attributes
    ----------
    positional : tuple of str
        Arguments by name, in the order of its first parameters.
    keywords : mapping of str to str
        Parameters that are given by keyword, and the argument that each is.
    """

    positional: tuple[str, ...]
    keywords: Mapping[str, str]

    @property
    def taken(self) -> tuple[str, ...]:
        """The arguments that the function takes."""
        return (*self.positional, *self.keywords.values())

    def call(self, function: Callable[..., Any], given: Mapping[str, Any]) -> Any:
        """Return what a function makes of arguments by name."""
        return function(
            *(None if name == UNUSED else given[name] for name in self.positional),
            **{parameter: given[name] for parameter, name in self.keywords.items()},
        )


def names(parameter: str, given: object) -> tuple[str, ...]:
    """Return names that somebody gave.

    Raises
    ------
    ValueError
        If they are one string, or no strings.
    """
    if isinstance(given, Iterable) and not isinstance(given, str):
        words = tuple(given)
        if all(isinstance(name, str) for name in words):
            return words
    raise ValueError(f"{parameter}: expected a list of names, got {given!r}")


def bound(
    function: Callable[..., Any],
    arguments: Mapping[str, Sequence[str]],
    constants: Collection[str] = (),
    args: Sequence[str] | None = None,
) -> Calling:
    """Match the parameters of a function with arguments.

    Parameters
    ----------
    function : callable
    arguments : mapping of str to sequence of str
        What it must take, each with other names under which programs know it. The only one may have any name.
    constants : collection of str
        What it may take.
    args : sequence of str, optional
        The arguments that it takes, in its order, `UNUSED` for a parameter that it does not need; without it, the names
        of parameters say so. It is not given an argument that is not among them.

    Raises
    ------
    CallError
        If it is no function, or its parameters cannot be told.
    ValueError
        If ``args`` names what is no argument, one twice, or none of them.
    """
    if not callable(function):
        raise CallError(f"expected a function, got {type(function).__name__}")
    for attributes, what, advice in NO_FUNCTIONS:
        if all(hasattr(function, name) for name in attributes):
            raise CallError(f"expected a function of {', '.join(arguments)}, got {what}: {advice}")
    if args is not None:
        declared, allowed = names("args", args), (*arguments, *constants)
        used = [name for name in declared if name != UNUSED]
        twice = len(set(used)) < len(used)
        if twice or any(name not in allowed for name in used) or not set(arguments) & set(used):
            wanted = f"some of {', '.join(allowed)} in the order of the function, {UNUSED} for what it does not need"
            raise ValueError(f"args: expected {wanted}, got {declared}")
        return Calling(declared, {})
    try:
        parameters = [p for p in inspect.signature(function).parameters.values() if p.kind is not p.VAR_KEYWORD]
    except (TypeError, ValueError):
        if len(arguments) == 1:
            return Calling(tuple(arguments), {})
        raise CallError(f"its parameters cannot be read: pass args={tuple(arguments)!r}") from None
    meaning = {alias: name for name, aliases in arguments.items() for alias in (name, *aliases)}
    meaning |= {alias: name for name in constants for alias in CONSTANT_NAMES.get(name, (name,))}
    if len(arguments) == 1 and not any(meaning.get(p.name) in arguments for p in parameters):
        required = [p for p in parameters if p.default is p.empty]
        meaning |= {p.name: name for p in required for name in arguments if len(required) == 1}
    return _matched(parameters, arguments, meaning)


def _matched(
    parameters: Sequence[inspect.Parameter], arguments: Mapping[str, Sequence[str]], meaning: Mapping[str, str]
) -> Calling:
    """Match parameters with arguments by what their names mean.

    Raises
    ------
    CallError
        If a parameter that must be given is none or has no way to be given, or an argument has no parameter.
    """
    positional, keywords, by_position = list[str](), dict[str, str](), True
    expected = ", ".join(arguments)
    for p in parameters:
        name = meaning.get(p.name)
        if name is None or name in (*positional, *keywords.values()):
            if p.default is p.empty and p.kind is not p.VAR_POSITIONAL:
                if p.name == "ctx":
                    raise CallError(
                        f"parameter 'ctx' is none of {expected}, but of an autograd.Function: pass {CALLED}"
                    )
                which = f"pass args=(...) to say which it is, or functools.partial(f, {p.name}=...) if it is a setting"
                raise CallError(f"parameter {p.name!r} is none of {expected}: {which}")
            by_position = False
        elif by_position and p.kind is not p.KEYWORD_ONLY:
            positional.append(name)
        elif p.kind is p.POSITIONAL_ONLY:
            raise CallError(f"parameter {p.name!r} is given by position, and one before it is none of {expected}")
        elif p.kind is not p.VAR_POSITIONAL:
            keywords[p.name] = name
    calling = Calling(tuple(positional), keywords)
    if missing := [name for name in arguments if name not in calling.taken]:
        part = "if it returns a part that needs no more, say returns=(...) too"
        raise CallError(
            f"it takes no {missing[0]}: pass args=(...) with the names of what it takes, in its order; {part}"
        )
    return calling
