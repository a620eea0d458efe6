"""Resolve the sources of a theorem and a mistake: a claim of a source, a report, or a work of the bibliography."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..doors.cited import Reference
from ..render.provenance import source
from .site import Site

__all__ = ["Credit", "credit", "origins"]

_REPORT = re.compile(r"([\w.-]+/[\w.-]+)#(\d+)")


class Credit(NamedTuple):
    """A source as it is shown: its words, where it is (in the site, or elsewhere), and which project it is of."""

    label: str
    address: str
    project: str = ""


def credit(site: Site, key: str) -> Credit:
    """Return a source of a theorem, or where a mistake was made."""
    resolved = source(key)
    if key.startswith("seed:"):
        number = resolved.key.removeprefix("seed")
        return Credit(f"note {number}, claim {resolved.place}", f"sources/{resolved.key}.html#claim-{resolved.place}")
    if report := _REPORT.fullmatch(key):
        return Credit(key, f"https://github.com/{report[1]}/issues/{report[2]}", report[1])
    fields = site.references.get(resolved.key, {})
    names = _names(re.sub("[{}]", "", fields.get("author", key)).split(" and "))
    return Credit(f"{names} ({fields['year']})" if "year" in fields else names, fields.get("url", ""))


def _names(authors: list[str]) -> str:
    return f"{authors[0]} et al." if len(authors) > 2 else " and ".join(authors)


def origins(site: Site, reference: Reference) -> list[Credit]:
    """Return the sources of a theorem."""
    return [credit(site, key) for key in reference.sources]
