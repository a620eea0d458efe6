"""Where a wrong statement was seen to be false, and what its sides are there: read from the record of adequacy."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any

from markupsafe import Markup

from ..render.symbols import symbol
from .hypertext import Hypertext

__all__ = ["seen_false"]

LONG = 9
"""Letters of a number that is written as it is; of a longer one six digits are."""
MINUS, BLANK = "\N{MINUS SIGN}", "\N{NO-BREAK SPACE}"


def seen_false(found: Mapping[str, Any] | None, mutant: str, variables: Collection[str], h: Hypertext) -> Markup:
    """Say where a wrong statement was seen to be false; nothing, where nothing was recorded of it.

    Numbers are written as text: a page may have thirty of these lines, and MathML is heavy.

    Parameters
    ----------
    found : mapping or None
        What was recorded of the theorem.
    mutant : str
        The name of the wrong statement.
    variables : collection of str
        On which its sides depend; large ones are not recorded, and then the point is not said to be all of it.
    h : Hypertext

    Examples
    --------
    >>> point = {"sizes": {}, "values": {"x": ["-1", "1/2"]}}
    >>> own = {"mutant": "sign", "point": point, "indices": {"i": 0}, "left": "-1", "right": "0.2689"}
    >>> said = seen_false({"mutants": {"points": [own]}}, "sign", ["x"], Hypertext("", {}))
    >>> said.replace(BLANK, " ").striptags()
    'Where x = (−1, 1/2), i = 0: left side = −1, right side ≈ 0.2689.'
    """
    points = (found or {}).get("mutants", {}).get("points", ())
    own = next((point for point in points if point["mutant"] == mutant), None)
    if own is None:
        return Markup()
    point = own["point"]
    places = {name: place for name, place in own["indices"].items() if "~" not in name}
    known = {**point["sizes"], **point["values"], **places}
    parts = [Markup("{}{}").format(h.words(f"${symbol(name).tex}$"), _equals(value)) for name, value in known.items()]
    if "part" in own:
        parts.append(Markup("in part {}").format(own["part"]))
    where = "Where" if set(variables) <= point["values"].keys() else "At a point with"
    at = Markup("{} {}: left").format(where, Markup(", ").join(parts)) if parts else "Left"
    return Markup("{} side{}, right side{}.").format(at, _equals(own["left"]), _equals(own["right"]))


def _equals(value: Any) -> Markup:
    exact = all(len(number) <= LONG and "." not in number and "e" not in number for number in _flat(value))
    return Markup("{}{} {}").format(BLANK, "=" if exact else "≈", _written(value))


def _flat(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for own in value:
            yield from _flat(own)
    else:
        yield str(value)


def _written(value: Any) -> Markup:
    if isinstance(value, list):
        return Markup("({})").format(Markup(", ").join(map(_written, value)))
    text = str(value)
    short = f"{float(Fraction(text)):.6g}" if len(text) > LONG and "/" in text else text
    digits, _, power = short.partition("e")
    said = Markup("{}·10<sup>{}</sup>").format(digits, int(power)) if power else Markup("{}").format(digits)
    return said.replace("-", MINUS)
