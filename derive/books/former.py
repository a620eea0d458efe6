"""Modules by the names that they had before: what was written with them loads for one release more.

A package asks here for names below it that nothing else has. Some former modules have the name of a public function:
`derive.calc`, `derive.sources`, `derive.theorems`. Python makes a loaded module an attribute of its package; so the
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

__all__ = ["MOVED", "Former"]

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
"""Former modules of `derive` and where they are, both within it; what stood inside one of them has kept its name."""


class Former(Loader):
    """Find modules of a package by their former names, and give them all that the present ones have.

    Parameters
    ----------
    package : str
    moved : mapping of str to str
        Former modules and where they are, both within the package.

    Examples
    --------
    >>> former = Former("derive", MOVED)
    >>> former.present("derive.mutants"), former.present("derive.theorems.attention.masks")
    ('derive.books.mistakes', 'derive.chapters.attention.masks')
    >>> former.present("derive.theorems.sums") is None
    True
    """

    def __init__(self, package: str, moved: Mapping[str, str]) -> None:
        self.package, self.moved = package, moved

    def present(self, name: str) -> str | None:
        """Return the name that a former module has now; None, if there was none of this name."""
        package, _, inside = name.partition(".")
        if package != self.package:
            return None
        if inside in self.moved:
            return f"{package}.{self.moved[inside]}"
        above, _, last = inside.rpartition(".")
        there = f"{package}.{self.moved[above]}.{last}" if above in self.moved else ""
        return there if there and find_spec(there) is not None else None

    def spec(self, name: str) -> ModuleSpec | None:
        """Return what loads a module by its former name; None for any other name."""
        return None if self.present(name) is None else ModuleSpec(name, self, is_package=True)

    def exec_module(self, module: ModuleType) -> None:
        """Fill a former module, or put the public function of its name in its place."""
        name = module.__name__
        if (there := self.present(name)) is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        warn(f"{name} is {there} now; the former name will not load in the next release", DeprecationWarning, 2)
        found = vars(import_module(there)).items()
        words = {word: value for word, value in found if word[:2] != "__" and not isinstance(value, ModuleType)}
        above, _, last = name.rpartition(".")
        if last not in getattr(sys.modules[above], "__all__", ()):
            vars(module).update(words)
            return
        function = sys.modules[name] = getattr(sys.modules[above], last)
        vars(function).update(words, __path__=[], __spec__=module.__spec__)
        for former in self.moved:  # at once: a function has no way to say that it wants one
            parent, _, child = f"{self.package}.{former}".rpartition(".")
            if parent == name:
                setattr(function, child, import_module(f"{name}.{child}"))
