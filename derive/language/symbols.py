r"""Write names: ``theta`` as ``\theta``, ``sigma_q`` as ``\sigma_q``, ``s2`` as ``s_2``, ``loss`` upright.

What something changes by, such as ``dx``, has an upright d.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..kernel.terms import DeriveError
from .text.declarations import Context

_SMALL = "alpha beta gamma delta zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega"
_LARGE = "Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega"
_GREEK = frozenset(f"{_SMALL} {_LARGE}".split())


class RenderError(DeriveError):
    """A term cannot be printed so that a reader would know what it says."""

    __module__ = "derive"


class Symbol(NamedTuple):
    """The LaTeX of a name, and the labels that stand first among its subscripts."""

    base: str
    labels: tuple[str, ...] = ()

    @property
    def tex(self) -> str:
        """The symbol without indices."""
        base = f"{{{self.base}}}" if self.labels and re.search("[_^]", self.base) else self.base
        inside = ",".join(self.labels)
        return base + (f"_{inside}" if len(inside) == 1 else f"_{{{inside}}}" if inside else "")

    def begins(self, other: Symbol) -> bool:
        """Tell whether the other is this symbol with more labels."""
        return self.base == other.base and self.labels == other.labels[: len(self.labels)]


@lru_cache(4096)
def symbol(name: str) -> Symbol:
    """Write a name.

    Raises
    ------
    RenderError
        If the name has letters that LaTeX does not know.
    """
    if name.startswith("\\"):
        return Symbol(name)
    if not name.isascii():
        raise RenderError(f"the name {name} is not ASCII: give its LaTeX")
    parts = name.split("_")
    if "~" in name or not all(parts):
        return Symbol(r"\mathrm{" + name.replace("_", r"\_").replace("~", r"\sim ") + "}")
    numbered = re.fullmatch(r"([A-Za-z]+?)(\d+)", parts[0])
    if numbered and (len(numbered[1]) == 1 or numbered[1] in _GREEK):
        parts[:1] = numbered.groups()
    if len(parts) == 1 and re.fullmatch("d[A-Za-z]", name):
        return Symbol(rf"\mathrm{{d}}{name[1]}")  # what x changes by
    base, *labels = map(_letter, parts)
    return Symbol(base, tuple(labels))


def _letter(part: str) -> str:
    if part in _GREEK:
        return "\\" + part
    if part == "epsilon":
        return r"\varepsilon"
    return part if len(part) == 1 or part.isdigit() else rf"\mathrm{{{part}}}"


def symbols(context: Context, names: Mapping[str, str]) -> dict[str, Symbol]:
    """Write variables, dimensions and definitions, none like another, where ``names`` gives the LaTeX of some."""

    def written(name: str) -> Symbol:
        if name in names:
            return Symbol(names[name])
        return Symbol(rf"\operatorname{{{name}}}".replace("_", r"\_")) if name in context.definitions else symbol(name)

    chosen = {name: written(name) for name in (*context.variables, *context.sizes, *context.definitions)}
    families = {name for name, key in context.variables.items() if key.kind == "at" and key.dims}
    try:
        tell_apart((name, s, name in families) for name, s in chosen.items())
    except RenderError:
        return spelled_out(chosen, families, names)
    return chosen


def tell_apart(entries: Iterable[tuple[str, Symbol, bool]]) -> None:
    """Refuse symbols that a reader would confuse; an entry is a name, its symbol, and whether it takes indices.

    Raises
    ------
    RenderError
        If two print alike, a label of one reads as an index of another (``x_q`` beside a family ``x``), or one prints
        as the Kronecker delta or the constant pi does.
    """
    seen: list[tuple[str, Symbol, bool]] = []
    for name, s, takes in entries:
        if reserved := _reserved(s):
            raise RenderError(f"{name} would print as {reserved} does: give it another symbol")
        for other, o, other_takes in seen:
            if _alike(s, takes, o, other_takes):
                raise RenderError(f"{other} and {name} would print alike, as {max(s.tex, o.tex, key=len)}")
        seen.append((name, s, takes))


def _reserved(s: Symbol) -> str:
    return "the Kronecker delta" if s.base == r"\delta" else "the constant pi" if s.tex == r"\pi" else ""


def _alike(s: Symbol, takes: bool, o: Symbol, other_takes: bool) -> bool:
    return s.tex == o.tex or (takes and s.begins(o)) or (other_takes and o.begins(s))


def spelled_out(symbols: Mapping[str, Symbol], families: Container[str], given: Container[str]) -> dict[str, Symbol]:
    r"""Return symbols of which none is taken for another: the longer of two names stands upright, as it is typed.

    Parameters
    ----------
    symbols : mapping of str to Symbol
        By name.
    families : container of str
        Those that take indices.
    given : container of str
        Those whose symbols an author chose: these stay.

    Examples
    --------
    >>> chosen = spelled_out({s: symbol(s) for s in ("l_old", "l", "delta")}, ["l"], [])
    >>> [s.tex for s in chosen.values()]
    ['\\mathrm{l\\_old}', 'l', '\\mathrm{delta}']
    """
    chosen: dict[str, Symbol] = {}
    for name in sorted(symbols, key=lambda name: (name not in given, len(symbols[name].labels), len(name), name)):
        s, takes = symbols[name], name in families
        clash = _reserved(s) or any(_alike(s, takes, o, other in families) for other, o in chosen.items())
        chosen[name] = Symbol(rf"\mathrm{{{escaped(name)}}}") if clash and name not in given else s
    return {name: chosen[name] for name in symbols}


def escaped(words: str) -> str:
    """Return words for LaTeX, their underscores escaped."""
    return words.replace("_", r"\_")
