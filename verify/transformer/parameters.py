"""Trees of parameters as flat dicts with dotted names, and back."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array

__all__ = ["flat", "unflat"]

Tree = TypeVar("Tree")


def flat(parameters: object) -> dict[str, Array]:
    """Return the arrays of a tree of parameters, or of gradients there, by their dotted names.

    Parameters
    ----------
    parameters : dataclass or tuple of them
        A tree, such as `EncoderParameters`.

    Returns
    -------
    dict of str to ndarray
        ``{"layers.0.self_attention.w_query": ..., ...}`` in the order of the fields; nothing where the tree
        has None. A parameter and its gradient bear the same name.
    """
    return dict(_leaves(parameters, ()))


def _leaves(tree: Any, path: tuple[str, ...]) -> Iterator[tuple[str, Array]]:
    """Yield the arrays of a tree with their names."""
    if tree is None:
        return
    if isinstance(tree, tuple):
        for position, part in enumerate(tree):
            yield from _leaves(part, (*path, str(position)))
    elif is_dataclass(tree):
        for field in fields(tree):
            yield from _leaves(getattr(tree, field.name), (*path, field.name))
    else:
        yield ".".join(path), np.asarray(tree)


def unflat(kind: type[Tree], arrays: Mapping[str, Array]) -> Tree:
    """Return the tree of parameters of a kind whose `flat` is the given dict.

    Parameters
    ----------
    kind : type
        A dataclass of parameters, such as `EncoderParameters`.
    arrays : mapping of str to ndarray
        By dotted names; what may be None in the tree may be absent.

    Raises
    ------
    ArgumentError
        If a name is missing, or one does not belong to the tree.
    """
    unused = set(arrays)
    tree: Tree = _grown(kind, "", arrays, unused)
    if unused:
        raise ArgumentError("arrays", f"names of {kind.__name__}", f"also {', '.join(sorted(unused))}")
    return tree


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a record by name: reading them from strings is most of the work of `unflat`."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _grown(kind: Any, path: str, arrays: Mapping[str, Array], unused: set[str]) -> Any:
    """Return the part of a tree below a dotted path, and take its names from `unused`."""
    below = f"{path}." if path else ""
    if is_dataclass(kind):
        make = cast(Any, kind)
        return make(**{name: _grown(hint, below + name, arrays, unused) for name, hint in _hints(make).items()})
    if get_origin(kind) in (Union, types.UnionType):
        wanted = next(option for option in get_args(kind) if option is not type(None))
        there = any(name == path or name.startswith(below) for name in arrays)
        return _grown(wanted, path, arrays, unused) if there else None
    if get_origin(kind) is tuple:
        parts = {name[len(below) :].split(".")[0] for name in arrays if name.startswith(below)}
        return tuple(_grown(get_args(kind)[0], f"{below}{i}", arrays, unused) for i in range(len(parts)))
    if path not in arrays:
        raise ArgumentError("arrays", f"an array named {path}", "none")
    unused.discard(path)
    return arrays[path]
