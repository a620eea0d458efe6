"""Show the point at which a wrong statement is false, and its sides there, from the record of adequacy."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from markupsafe import Markup, escape

from ..language.symbols import symbol
from ..render.adequacy import in_powers, whole
from .hypertext import Hypertext

__all__ = ["seen_false"]

MINUS, BLANK = "\N{MINUS SIGN}", "\N{NO-BREAK SPACE}"


def seen_false(record: Mapping[str, Any] | None, mutant: str, variables: Collection[str], h: Hypertext) -> Markup:
    """Say at which point a wrong statement was seen to be false; return nothing where no point is recorded.

    Numbers are written as text: a page may have thirty of these lines, and MathML is heavy.

    Parameters
    ----------
    record : mapping or None
        The recorded adequacy of the theorem.
    mutant : str
        The name of the wrong statement.
    variables : collection of str
        On which its sides depend; a point that leaves one out is not shown.
    h : Hypertext

    Examples
    --------
    >>> point = {"sizes": {}, "values": {"x": ["-1", "1/2"]}}
    >>> case = {"mutant": "sign", "point": point, "indices": {"i": 0}, "left": "-1", "right": "0.2689"}
    >>> text = seen_false({"mutants": {"points": [case]}}, "sign", ["x"], Hypertext("", {}))
    >>> text.replace(BLANK, " ").striptags()
    'Where x = (−1, 1/2), i = 0: left side = −1, right side ≈ 0.2689.'
    """
    points = (record or {}).get("mutants", {}).get("points", ())
    case = next((point for point in points if point["mutant"] == mutant), None)
    if case is None or not whole(point := case["point"], variables):
        return Markup()
    places = {name: place for name, place in case["indices"].items() if "~" not in name}
    values = [*point["sizes"].items(), *point["values"].items(), *places.items()]
    parts = [Markup("{}{}").format(h.words(f"${symbol(name).tex}$"), _equals(value)) for name, value in values]
    parts += [Markup("{}").format(point["law"].replace("-", MINUS))] if "law" in point else []
    if "part" in case:
        parts.append(Markup("in part {}").format(case["part"]))
    at = Markup("Where {}: left").format(Markup(", ").join(parts)) if parts else "Left"
    return Markup("{} side{}, right side{}.").format(at, _equals(case["left"]), _equals(case["right"]))


def _equals(value: Any) -> Markup:
    if " " in str(value) and not isinstance(value, list):  # of a side only bounds are known
        return Markup(" {}").format(_written(value))
    exact = all("." not in number and "e" not in number for number in _flat(value))
    return Markup("{}{} {}").format(BLANK, "=" if exact else "≈", _written(value))


def _flat(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for entry in value:
            yield from _flat(entry)
    else:
        yield str(value)


def _written(value: Any) -> Markup:
    if isinstance(value, list):
        return Markup("({})").format(Markup(", ").join(map(_written, value)))
    text = in_powers(str(escape(value)), "{}·10<sup>{}</sup>")
    return Markup(text.replace("-", MINUS))
