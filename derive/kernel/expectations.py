"""Rules about expectations of polynomials in random entries, all of whose moments are finite."""

from __future__ import annotations

from .terms import Term
from .theorem import Inference, Theorem, all_hyps, eq, equation, need, parts, rule
from .work import spend


@rule
def expectation_congruence(a: Theorem) -> Inference:
    """``s = t`` at every outcome gives ``E s = E t``.

    Raises
    ------
    ProofError
        If a hypothesis mentions the outcome, or a side is no polynomial in random entries.
    """
    s, t = equation(a)
    need(not any(h.random for h in a.hyps), "a hypothesis mentions the outcome")
    return eq(Term("E", s), Term("E", t)), a.hyps


@rule
def expectation_factor(premises: tuple[Theorem, ...], f: Term, g: Term, families: Term) -> Inference:
    """``i_k != j_k`` give, under ``families`` independent, ``E(f g) = E(f) E(g)``: no entry occurs in both.

    Independence means: all entries of all these families are independent of each other.

    Raises
    ------
    ProofError
        If an entry belongs to another family, two entries of one family are not shown to differ in an index, or an
        entry hides under a sum or in a definition.
    """
    distinct_pairs = {frozenset(parts(p.concl, "apart")) for p in premises}
    declared = parts(families, "independent")
    first, second = _entries(f), _entries(g)
    spend(len(first) * len(second))
    for x in first | second:
        need(x.args[:2] in declared, f"{x.args[0]} is not declared independent")
    for x in first:
        for y in second:
            distinct = x.args[:2] != y.args[:2] or any(
                frozenset(ij) in distinct_pairs for ij in zip(x.args[3:], y.args[3:], strict=True)
            )
            need(distinct, f"two entries of {x.args[0]} are not shown to differ")
    return eq(Term("E", f * g), Term("E", f) * Term("E", g)), all_hyps(premises) | {families}


def _entries(t: Term) -> set[Term]:
    """The random entries of an arithmetic term."""
    entries, waiting = set(), [t]
    while waiting:
        spend()
        t = waiting.pop()
        if t.random and t.head == "at":
            entries.add(t)
        elif t.random:
            need(t.head in ("add", "sub", "mul", "neg", "pow", "div"), "a random entry under {}", t.head)
            waiting.extend(a for a in t.args if type(a) is Term)
    return entries
