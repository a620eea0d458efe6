"""Modules by the names that they had before: what was written with them loads for one release more.

The package asks here for names below it that nothing else has. Three former modules have the names of public functions,
`derive.calc`, `derive.sources` and `derive.theorems`. Python makes a loaded module an attribute of its package; so the
function itself stands for the module, with what was in the module as attributes, and is called as before.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from warnings import warn

__all__ = ["MOVED", "former_spec", "present"]

PACKAGE = __name__.partition(".")[0]
MOVED: Mapping[str, str] = {
    "analysis": "language.analysis",
    "book": "books.book",
    "calc": "language.entry",
    "chapter": "books.chapter",
    "mutants": "books.mistakes",
    "mutants.edits": "books.mistakes",
    "sources": "claims",
    "theorems": "chapters",
    "theorems.attention_analysis": "chapters.attention.analysis",
    "theorems.attention_windows": "chapters.attention.windows",
    "theorems.attention": "chapters.attention",
    "theorems.decay_analysis": "chapters.decay.analysis",
    "theorems.decay_certified": "chapters.decay.certified",
    "theorems.decay": "chapters.decay",
    "theorems.dot_product": "chapters.dot_product.theorems",
    "theorems.feed_forward_gates": "chapters.feed_forward.gates",
    "theorems.feed_forward": "chapters.feed_forward.theorems",
    "theorems.interaction_analysis": "chapters.interaction.analysis",
    "theorems.interaction": "chapters.interaction.theorems",
    "theorems.normalization_bounds": "chapters.normalization.bounds",
    "theorems.normalization_lipschitz": "chapters.normalization.lipschitz",
    "theorems.normalization": "chapters.normalization.theorems",
    "theorems.optimizers": "chapters.feed_forward.optimizers",
    "theorems.scaling_certified": "chapters.scaling.certified",
    "theorems.scaling": "chapters.scaling.theorems",
    "theorems.sinusoidal_analysis": "chapters.sinusoidal.analysis",
    "theorems.sinusoidal": "chapters.sinusoidal.theorems",
    "theorems.softmax_analysis": "chapters.softmax.analysis",
    "theorems.softmax_bounds": "chapters.softmax.bounds",
    "theorems.softmax_sampling": "chapters.softmax.sampling",
    "theorems.softmax": "chapters.softmax.theorems",
}
"""Former modules and where they are, both within the package; a module inside one of them has kept its name there."""
FUNCTIONS = ("calc", "sources", "theorems")
"""Former modules with the name of a public function."""


def present(name: str) -> str | None:
    """Return the name that a former module has now; None, if there was none of this name.

    Examples
    --------
    >>> present("derive.mutants"), present("derive.theorems.attention.masks"), present("derive.theorems.sums")
    ('derive.books.mistakes', 'derive.chapters.attention.masks', None)
    """
    package, _, inside = name.partition(".")
    if package != PACKAGE:
        return None
    if inside in MOVED:
        return f"{PACKAGE}.{MOVED[inside]}"
    above, _, last = inside.rpartition(".")
    there = f"{PACKAGE}.{MOVED[above]}.{last}" if above in MOVED else ""
    return there if there and find_spec(there) is not None else None


def former_spec(name: str) -> ModuleSpec | None:
    """Return what loads a module by its former name; None for any other name."""
    return None if present(name) is None else ModuleSpec(name, _Loader(), is_package=True)


class _Loader(Loader):
    """Give a module by its former name all that the present one has."""

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        if (there := present(name)) is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        warn(f"{name} is {there} now; the former name will not load in the next release", DeprecationWarning, 2)
        found = vars(import_module(there)).items()
        words = {word: value for word, value in found if word[:2] != "__" and not isinstance(value, ModuleType)}
        package, _, inside = name.partition(".")
        if inside not in FUNCTIONS:
            vars(module).update(words)
            return
        function = sys.modules[name] = getattr(import_module(package), inside)
        vars(function).update(words, __path__=[], __spec__=module.__spec__)
        for former in MOVED:  # at once: a function has no way to say that it wants one
            above, _, last = former.rpartition(".")
            if above == inside:
                setattr(function, last, import_module(f"{package}.{former}"))
