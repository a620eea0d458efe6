"""A page for each source: its claims in order, in its own words and in English, and what decides each."""

from __future__ import annotations

import re
from typing import NamedTuple

from markupsafe import Markup, escape

from ..chapters import BOOK
from ..claims import WORKS
from ..claims.claim import VERDICTS, Claim, Ground, Work
from ..doors.judging import beside
from ..render.claims import GroundWords, ground_tex
from ..render.formula import SIGNS
from .chinese import GROUNDS_ZH, VERDICTS_ZH, remarks_zh, where_zh
from .hypertext import Hypertext
from .site import Files, Site

__all__ = ["address", "ledger_pages", "quoted"]

_GROUPS = (  # of LaTeX, with no group in them, and what is read for them
    (r"\\frac\{(\w)\}\{(\w)\}", r"\1/\2"),
    (r"\\frac\{([^{}]*)\}\{([^{}]*)\}", r"(\1)/(\2)"),
    (r"\\sqrt\{([^{}]*)\}", r"√(\1)"),
    (r"\\(?:begin|end|label)\{[^{}]*\}", " "),
    (r"\\(?:boldsymbol|mathcal|mathbf|text|vec|widehat)\{([^{}]*)\}", r" \1"),
    (r"_\{ ?([^{}]*)\}", r"<sub>\1</sub>"),
    (r"\^\{ ?([^{}]*)\}", r"<sup>\1</sup>"),
)
_COMMAND = re.compile(r"\\(?:([A-Za-z]+)|\[([A-Za-z]+)\]|(.))")
_COMMANDS = {name: sign.text for name, sign in SIGNS.items() if sign.kind != "space"} | {
    "langle": "⟨", "rangle": "⟩", "angle": "∠", "leftarrow": "←", "Leftrightarrow": "⇔", "{": "{", "}": "}", "\\": ", ",
}  # fmt: skip
"""Those of the book and of the sources; of any other, only what it is applied to is read."""


class LedgerRow(NamedTuple):
    """A claim as its page shows it: the verdict and the remark in the language of the page, what decides it as links.

    In Chinese there is no ``english``: the quotation says it.
    """

    claim: Claim
    quotation: Markup
    verdict: str
    english: Markup
    statement: Markup
    remark: Markup
    grounds: list[Markup]


def address(work: Work, language: str = "en") -> str:
    """Return where the page of a source is, from the root of the site."""
    return f"{'zh/' if language == 'zh' else ''}sources/{work.key.replace(':', '')}.html"


def quoted(words: str) -> Markup:
    r"""Write words of a source so that one can read them: a piece of LaTeX, which need not be whole, without commands.

    Examples
    --------
    >>> quoted(r"\boldsymbol{p}_{k,2i}=\sin\Big(k/10000^{2i/d}\Big)")
    Markup('p<sub>k,2i</sub>=sin(k/10000<sup>2i/d</sup>)')
    """
    if "\\" not in words:  # a program, or plain words
        return escape(words)
    text, before = str(escape(words.replace("&", " ").replace("$", " "))), ""
    while text != before:  # from the innermost group
        before = text
        for pattern, read_as in _GROUPS:
            text = re.sub(pattern, read_as, text)
    text = _COMMAND.sub(lambda match: _COMMANDS.get(match[1] or (match[2] or match[3]).lower(), ""), text)
    text = re.sub(r"_([^<\W])", r"<sub>\1</sub>", re.sub(r"\^([^<\W]|\*)", r"<sup>\1</sup>", text))
    return Markup(re.sub(r"([(\[|]) ", r"\1", " ".join(text.split())))  # noqa: S704


def ledger_pages(site: Site) -> Files:
    """Yield the list of the sources, and a page for each, in English and in Chinese."""
    if site.book is not BOOK:
        return
    stated, points = beside(WORKS)
    points_zh = {ground: where_zh(where) for ground, where in points.items()}
    wording = {"en": (points, GroundWords()), "zh": (points_zh, GROUNDS_ZH)}

    def decided(ground: Ground, h: Hypertext, language: str) -> Markup:
        return h.words(ground_tex(ground, stated, *wording[language]))

    for language in ("en", "zh"):
        index = f"{'zh/' if language == 'zh' else ''}sources/index.html"
        counts = [(work, [sum(c.verdict == v for c in work.claims) for v in VERDICTS]) for work in WORKS]
        called = {v: VERDICTS_ZH[v] if language == "zh" else v for v in VERDICTS}
        used = [v for n, v in enumerate(VERDICTS) if any(numbers[n] for _, numbers in counts)]
        yield site.page(
            index, "sources.html", language=language, counts=counts, called=called, used=used,
            places=[VERDICTS.index(v) for v in used],
        )  # fmt: skip
        for n, work in enumerate(WORKS):
            path = address(work, language)
            h = site.hypertext(path)
            rows = [
                LedgerRow(
                    claim,
                    quoted(claim.quotation),
                    called[claim.verdict],
                    h.words(claim.english if language == "en" else ""),
                    h.words(claim.statement),
                    h.words(claim.remark if language == "en" else remarks_zh()[f"{work.key}#{claim.number}"]),
                    [decided(ground, h, language) for ground in claim.grounds],
                )
                for claim in work.claims
            ]
            yield site.page(
                path,
                "source.html",
                language=language,
                work=work,
                rows=rows,
                before=WORKS[n - 1] if n else None,
                after=WORKS[n + 1] if n + 1 < len(WORKS) else None,
            )
