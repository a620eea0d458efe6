r"""Write the small print of a page: the sources of a theorem and the checks on it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..books.mistakes import Mutant
from ..books.schema import COLUMNS
from ..kernel.terms import DeriveError
from ..language.analysis import Analytic, Refuted
from ..language.entry import Entry
from .evidence import Recorded

TITLES = dict(zip(COLUMNS, ("kernel", "SymPy", "Transformer", "balls", "mutants", "Rocq"), strict=True))


class SourceError(DeriveError):
    """A source key that nobody can look up."""


class Source(NamedTuple):
    """An entry of the bibliography, and the place in it: of a source note the number of a claim."""

    key: str
    place: str = ""


def source(key: str) -> Source:
    """Resolve a source key of an entry.

    ========================  =========================================================
    ``bridle1990``            an entry of the bibliography
    ``seed:000#4``            a claim of a source note, which ``derive sources seed:000#4`` prints
    ``owner/name#7``          a report in a public repository; the owner may be left out
    ========================  =========================================================

    Raises
    ------
    SourceError
        If the key has none of these forms.
    """
    for pattern, templates in _FORMS:
        match = re.fullmatch(pattern, key)
        if match:
            parts = [g or "" for g in match.groups()]
            return Source(templates[0].format(*parts), templates[1].format(*parts))
    raise SourceError(f"{key}: no form of a source key; see derive.render.provenance.source")


_FORMS = (
    (r"(\w+\d{4}\w*)", ("{0}", "")),
    (r"seed:(\d{3})#([1-9]\d*)", ("seed{0}", "{1}")),
    (r"(?:[\w.-]+/)?([\w.-]+)#(\d+)", ("{0}-{1}", "")),
)


def sources_tex(entry: Entry | Analytic) -> str:
    """Write the sources of an entry; of a paper it depends which of them it has."""
    return rf"\sources{{{cite(entry.sources, '')}}}" if entry.sources else ""


def cite(keys: Sequence[str], between: str = "; ") -> str:
    """Write keys of sources, places in one source together."""
    places: dict[str, list[str]] = {}
    for key in keys:
        s = source(key)
        places.setdefault(s.key, []).append(s.place)
    return between.join(_cite(key, [p for p in given if p]) for key, given in places.items())


def _cite(key: str, places: list[str]) -> str:
    claims = ", ".join(rf"\claimed{{{key.removeprefix('seed')}}}{{{number}}}" for number in places)
    return rf"\source{{{key}}}{{{claims}}}"


def colophon(
    entry: Entry | Analytic,
    verdicts: Mapping[str, Recorded],
    mutants: Sequence[Mutant | Refuted] = (),
    needed: str = "",
    maps: Sequence[str] = (),
    exceptions: str = "",
) -> list[str]:
    """Return the last lines of a page: the permanent name, the sources, the checks, the mutants, the needed hypotheses.

    ``maps`` are theorems in Rocq that say of a whole layer what the page says of entries; named if Rocq accepted it.
    A book, which has a legend, prints a shorter version of all but the first line: exceptions only, among them those
    to what is ``needed``.
    """
    checked = "; ".join(f"{TITLES[c]} {status_tex(v, c)}" for c, v in verdicts.items())
    short = "".join(f" {sentence}" for sentence in (folded(verdicts, mutants), exceptions) if sentence)
    about = f"{_typed(entry.name)}{sources_tex(entry)}"
    lines = [rf"\begin{{colophon}}{about}.\folded{{{short}}}{{", rf"Checked: {checked}."]
    if mutants and verdicts["mutants"].status == "pass":
        lines.append(f"Refuted: {'; '.join(map(_mistake, mutants))}.")
    if maps and verdicts["rocq"].status == "pass":
        lines.append(f"In Rocq also as a total derivative with its adjoint: {', '.join(map(_typed, maps))}.")
    *first, last = filter(None, (*lines, needed))
    return [*(rf"{line}\\*" for line in first), last, r"}\end{colophon}"]


def folded(verdicts: Mapping[str, Recorded], mutants: Sequence[Mutant | Refuted]) -> str:
    """Return the checks, exceptions only: a mark for all that pass, and of mistakes those with report or proof.

    A derivation by SymPy that is not of every size is an exception, and so is a verdict by sampling.
    """
    others = [
        f"{TITLES[c]} {status_tex(v, c)}" for c, v in verdicts.items() if v.status != "pass" or "chance" in v.figures
    ]
    passing = sum(v.status == "pass" for v in verdicts.values())
    if others:
        sentences = [f"Checked: {'; '.join(others)}; {passing} of {len(verdicts)} pass."]
    else:
        sentences = [r"\allpass"] if verdicts else []
    sympy = verdicts.get("sympy", Recorded("not run"))
    sizes = [s for s in sympy.figures.get("sizes", []) if s]
    if sympy.status == "pass" and sizes and sympy.figures.get("symbolic") != "equal":
        sentences.append(f"SymPy at {_explicit(sizes).replace('size $', 'the size $')} only.")
    if mutants and verdicts["mutants"].status == "pass":
        credited = [m for m in mutants if _mistake(m) != m.name]
        rest = len(mutants) - len(credited)
        wrong = f"{rest} {'other ' * bool(credited)}wrong version{'s' * (rest != 1)}"
        sentences.append(f"Refuted: {'; '.join([*map(_mistake, credited), *[wrong] * bool(rest)])}.")
    return " ".join(sentences)


def _mistake(mutant: Mutant | Refuted) -> str:
    words = mutant.name
    if mutant.reported:
        reported = source(mutant.reported)
        words += f" {_cite(reported.key, [reported.place] if reported.place else [])}"
    if isinstance(mutant, Refuted) and mutant.rocq:
        words += f", in Rocq by {_typed(mutant.rocq)}"
    return words


def status_tex(verdict: Recorded, column: str) -> str:
    """Write the verdict of one check, and its figures."""
    if verdict.status == "fail":
        return r"\fails{fail}"
    if verdict.status == "not applicable":
        return f"not applicable, {verdict.reason}"
    if verdict.status == "pass" and "chance" in verdict.figures:
        mantissa, _, power = str(verdict.figures["chance"]).partition("e")
        return rf"pass (sampled; wrong with probability at most ${mantissa} \cdot 10^{{{int(power)}}}$)"
    if verdict.status == "pass" and column == "sympy":
        return "pass" + _derived(verdict.figures)
    if verdict.status == "pass" and column == "rocq":
        return "pass" + _resting(verdict.figures)
    if verdict.status == "pass" and "passes" in verdict.figures:
        return f"pass (and in ${verdict.figures['passes']}$ comparisons on balls inside whole decoder-only models)"
    if verdict.status == "pass" and "mpmath" in verdict.figures:
        return "pass" + _witnessed(verdict.figures["mpmath"])
    return verdict.status


def _derived(figures: Mapping[str, Any]) -> str:
    """Say where SymPy derived the theorem: at symbolic sizes, at explicit ones."""
    sizes = [s for s in figures.get("sizes", []) if s]
    how = [_explicit(sizes)] if sizes else []
    symbolic = figures.get("symbolic")
    how += ["every size"] if symbolic == "equal" else [f"{symbolic} at symbolic sizes"] if symbolic else []
    return f" ({'; '.join(how)})" if how else ""


def _explicit(sizes: Sequence[Mapping[str, int]]) -> str:
    """List the values of one size; of several, say how many tuples there are and the largest value of each."""
    names = list(sizes[0])
    if len(names) == 1:
        return f"${names[0]} = {', '.join(str(s[names[0]]) for s in sizes)}$"
    most = [max(s[name] for s in sizes) for name in names]
    count = f"{len(sizes)} sizes up to" if len(sizes) > 1 else "size"
    return f"{count} $({', '.join(names)}) = ({', '.join(map(str, most))})$"


def _resting(figures: Mapping[str, Any]) -> str:
    """Say by which version of Coq a theorem was checked, and on how many axioms its file rests."""
    count = len(figures.get("axioms", ()))
    how = [f"Coq {figures['coq']}"] if figures.get("coq") else []
    how += [f"on at most {count} axiom{'s' * (count != 1)}"] if count else []
    return f" ({', '.join(how)})" if how else ""


def _witnessed(figures: Mapping[str, Any]) -> str:
    """Say what mpmath found beside the balls: how many integrals, and to how many digits by which means."""
    how = [f"closed forms to {figures['closed_digits']}"] if "closed_forms" in figures else []
    how += [f"quadrature between zeros to {figures['quadrature_digits']}"] if "quadratures" in figures else []
    count = figures["integrals"]
    return f" (mpmath {figures['version']} agrees on {count} integral{'s' * (count != 1)}: {', '.join(how)} digits)"


def _typed(name: str) -> str:
    return rf"\named{{{name}}}"
