"""The command ``derive sources``: what the sources claim, whether it is true, and what decides it."""

from __future__ import annotations

import argparse

from ..claims import WORKS
from ..claims.claim import FALSE
from ..doors.judging import problems, vouched
from ..doors.judging import sources as sourced
from ..language.answers import Output
from ..render.claims import claim_record, claim_text, counted, listing_text
from .answering import answer


def command(options: argparse.Namespace) -> int:
    """Write what `sources` returns."""
    return answer(sources(options.key, options.false), options)


def sources(key: str, false: bool) -> Output:
    """Return the claims of the sources with their verdicts; of a single claim, with its grounds judged again.

    Parameters
    ----------
    key : str
        Of a source or of a claim; empty for all.
    false : bool
        Only what is false.

    Raises
    ------
    DeriveError
        If there is no such source or claim.
    """
    sourced_claims = sourced(key, FALSE if false else "")
    if "#" in key and sourced_claims:
        (one,) = sourced_claims
        answers = [judged.said for judged in one.judged()]
        wrong = list(problems(one))
        text = "\n".join([claim_text(one.key, one.claim, answers), *wrong])
        return Output(text, {"claims": [claim_record(one.key, one.claim, answers)], "problems": wrong}, not wrong)
    chosen = [(work, [f.claim for f in sourced_claims if f.work is work]) for work in WORKS]
    beside = {ground: by for f in sourced_claims for ground in f.claim.grounds if (by := vouched(ground))}
    text = listing_text([(work, claims) for work, claims in chosen if claims], beside)
    works = [{"key": w.key, "title": w.title, "original": w.original, "url": w.url} for w, claims in chosen if claims]
    records = [claim_record(f.key, f.claim, points=beside) for f in sourced_claims]
    return Output(f"{text}\n\n{counted(f.claim for f in sourced_claims)}", {"sources": works, "claims": records})
