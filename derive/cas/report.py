"""Report SymPy's derivations of an entry, as a column of the evidence and as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sympy

from ..language.entry import Entry
from ..language.symbols import RenderError
from ..language.text.declarations import context_of
from ..render.sympy_statement import whole_number
from ..values.relations import free_indices
from .derivation import Derivation
from .explicit import derive_explicit, needs_two
from .symbolic import derive_symbolic
from .zero import short

MOST_SIZES = 4  # dimensions up to which size 3 is tried; with more than one beyond, sizes 1 and 2 take turns
MOST_INDICES = 2  # free indices up to which size 4 is tried
WHY_NOT = "a hypothesis says that two indices differ"
VACUOUS = "the hypotheses contradict each other"


def sizes_to_try(entry: Entry) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """Return the sizes at which SymPy derives an entry, and those that are left out because two indices must differ."""
    names = context_of(entry.claim, *entry.given).sizes
    random = any(k.random for k in entry.claim.free)
    if not names:
        return [{}], []
    if len(names) == 1:
        relation = entry.claim.head in ("eq", "deriv")
        most = 4 if relation and len(free_indices(entry.claim)) <= MOST_INDICES else 3
        tuples: list[tuple[int, ...]] = [(k,) for k in range(1, most + 1)]
    else:
        largest = 3 if len(names) <= MOST_SIZES else 2
        most = 2 if random or largest < 3 else 3
        equal = [(k,) * len(names) for k in range(1, (most if len(names) <= MOST_SIZES + 1 else 1) + 1)]
        shifts = range(min(largest, len(names)))
        mixed = [tuple(largest - (k + shift) % largest for k in range(len(names))) for shift in shifts]
        tuples = list(dict.fromkeys([*equal, *mixed]))
    tried = [dict(zip(names, t, strict=True)) for t in tuples]
    small = [s for s in tried if any(s[d] < 2 for d in needs_two(entry) if d in s)]
    return [s for s in tried if s not in small], small


def derivations(entry: Entry) -> tuple[list[Derivation], Derivation | None]:
    """Return all derivations of an entry: at explicit sizes, and at symbolic ones."""
    return [derive_explicit(entry, sizes) for sizes in sizes_to_try(entry)[0]], derive_symbolic(entry)


def derivation_at(entry: Entry, sizes: Mapping[str, int]) -> Derivation:
    """Return the derivation at some sizes; at symbolic ones without any, or of a statement that has none, the only one.

    Raises
    ------
    RenderError
        If a size is missing or no positive integer, or there is nothing to derive at symbolic sizes.
    """
    names = context_of(entry.claim, *entry.given).sizes
    for name, size in sizes.items():
        if whole_number(name, size) < 1:
            raise RenderError(f"{name}: expected a positive size, got {size}")
    if not sizes and (derivation := derive_symbolic(entry)) is not None:
        return derivation
    if missing := [name for name in names if name not in sizes]:
        why = "" if sizes else "the claim is no equation and no derivative, so nothing is derived at all sizes; "
        given = ", ".join(f"{name}={sizes.get(name, 2)}" for name in names)
        raise RenderError(f"{entry.name}: {why}expected a size for {', '.join(missing)}: derivation({given})")
    return derive_explicit(entry, sizes)


def sympy_column(entry: Entry) -> dict[str, Any]:
    """Return the SymPy column of the evidence.

    Returns
    -------
    dict
        ``status`` is ``"pass"``, ``"fail"`` or ``"not applicable"``; with ``sympy`` the version, ``sizes`` those that
        were checked, ``left_out`` those that were not and why, ``symbolic`` the status of the symbolic derivation (None
        where there is nothing to derive), and ``reason`` where it does not apply or ``message`` where it failed.
    """
    version = {"sympy": sympy.__version__}
    if reason := entry.not_applicable.get("sympy"):
        return {"status": "not applicable", "reason": reason, **version}
    explicit, symbolic = derivations(entry)
    vacuous = [d for d in explicit if d.status == "vacuous"]
    failed = [d for d in explicit if d.status not in ("equal", "vacuous")] + [
        d for d in (symbolic,) if d is not None and d.status == "different"
    ]
    column: dict[str, Any] = {
        "status": "pass" if len(explicit) > len(vacuous) and not failed else "fail",
        "sizes": [dict(d.sizes) for d in explicit if d.status == "equal"],
        "left_out": [
            *({"sizes": s, "reason": WHY_NOT} for s in sizes_to_try(entry)[1]),
            *({"sizes": dict(d.sizes), "reason": VACUOUS} for d in vacuous),
        ],
        "symbolic": None if symbolic is None else symbolic.status,
        **version,
    }
    if failed:
        d = failed[0]
        reason = short(d.steps[-1].rule) if d.steps else "nothing was worked out"
        column["message"] = f"{d.mode}{_sizes(d)}, {d.status}: {reason}"
    return column


def sympy_derivation_text(entry: Entry) -> str:
    """Return the derivations of an entry as text."""
    explicit, symbolic = derivations(entry)
    lines = [f"{entry.name}, derived by SymPy {sympy.__version__}", ""]
    if symbolic is None:
        lines += ["Symbolic sizes: nothing to derive.", ""]
    else:
        lines += ["Symbolic sizes", *_indented(symbolic), ""]
    for d in explicit:
        lines += [f"Explicitly{_sizes(d)}", *_indented(d), ""]
    lines += [f"Left out:{_named(s)}: {WHY_NOT}" for s in sizes_to_try(entry)[1]]
    return "\n".join(lines).rstrip() + "\n"


def _indented(d: Derivation) -> list[str]:
    return [line for rule, expression in d.steps for line in (f"  {rule}", f"      {expression}")]


def _sizes(d: Derivation) -> str:
    return _named(dict(d.sizes))


def _named(sizes: dict[str, int]) -> str:
    return "".join(f"{', ' if n else ' '}{name} = {size}" for n, (name, size) in enumerate(sizes.items()))
