"""Replay a certificate rule after rule for a page, and report in JSON, as the kernel alone states it.

In a browser this file stands beside a copy of ``derive/kernel`` and nothing else. It judges nothing: what is accepted
or refused, and how a formula is written, is the kernel's.
"""

from __future__ import annotations

import json

from derive.kernel.certificate import check, digest
from derive.kernel.printed import printed
from derive.kernel.sorts import DeriveError
from derive.kernel.theorem import Theorem

__all__ = ["answer"]


def answer(given: str) -> str:
    """Replay a certificate.

    Parameters
    ----------
    given : str
        JSON of the ``name`` of a theorem, the ``digest`` of its statement, and its ``certificate`` as text.

    Returns
    -------
    str
        JSON. Of what is accepted the ``theorem`` as the kernel writes it, the ``digest`` that was computed of it, and
        the ``steps``: each the name of a rule, the places of its premises, and what it concludes. Of what is refused
        ``why``.

    Examples
    --------
    >>> from derive import theorem
    >>> positive = theorem("partition_pos")
    >>> asked = {"name": positive.name, "digest": positive.digest, "certificate": positive.certificate()}
    >>> replayed = json.loads(answer(json.dumps(asked)))
    >>> replayed["digest"] == positive.digest, replayed["steps"][-1]["rule"]
    (True, 'positive_combination')
    """
    asked = json.loads(given)
    name = asked["name"]
    try:
        theorems = check(asked["certificate"], {name: asked["digest"]})
        statement = printed(name, theorems[name])
        computed = digest(theorems[name].hyps, theorems[name].concl)
    except (DeriveError, RecursionError) as error:
        return json.dumps({"accepted": False, "why": str(error)})
    return json.dumps({"accepted": True, "theorem": statement, "digest": computed, "steps": _steps(theorems[name])})


def _steps(theorem: Theorem) -> list[dict[str, object]]:
    """Each application once, premises first."""
    places: dict[int, int] = {}
    steps: list[dict[str, object]] = []
    stack = [(theorem, False)]
    while stack:
        t, ready = stack.pop()
        if id(t) in places:
            continue
        if ready:
            places[id(t)] = len(steps)
            steps.append(
                {"rule": _rule(t), "premises": [places[id(p)] for p in t.premises], "concludes": _concluded(t)}
            )
        else:
            stack.append((t, True))
            stack.extend((p, False) for p in reversed(t.premises))
    return steps


def _rule(theorem: Theorem) -> str:
    """The rule that was applied; of a law of the table, its name too."""
    return f"fact {theorem.args[0]}" if theorem.rule == "fact" else theorem.rule


def _concluded(theorem: Theorem) -> str:
    """Return the conclusion of a step, as `printed` writes it; the theorem has its variables and hypotheses."""
    return printed("", theorem).rpartition("\n  then    ")[2]
