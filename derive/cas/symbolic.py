"""SymPy at symbolic sizes: its own result is read back as a term, which the kernel proves equal to the right side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import sympy
from sympy.core.function import AppliedUndef
from sympy.simplify.fu import TR8

from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import Term, substitute, subterms
from ..language.entry import Entry
from ..language.families import conjuncts, definitions
from ..language.fresh import Fresh
from ..language.symbols import RenderError
from ..language.text.declarations import context_of
from ..proving.normal import prove
from ..proving.scope import scope
from ..render.from_sympy import from_sympy
from ..render.sympy import to_sympy
from ..values.relations import free_indices
from .coincidences import DeclaredMoments, StoppedError, as_expectations
from .derivation import Derivation, SymPyStep, remark
from .explicit import derive_explicit
from .sums import contract, named

Expr = Any
MOMENTS = "Multiply out, take expectations term by term, and put in the declared moments"
AGREE = ", separately where two indices agree and where they differ."
DELTAS = "Expand, and carry out the sums in which a Kronecker delta leaves one term (deltasummation)."
SUMS = "Expand, and take constant factors out of the sums."
POWERS = (("field", "sums"), ("field", "sums", "exp", "log"), ("field", "sums", "trig"))


def derive_symbolic(entry: Entry) -> Derivation | None:
    """Let SymPy work out the left side at symbolic sizes, and the kernel prove the result equal to the right side.

    Returns
    -------
    Derivation or None
        None where there is nothing to work out: the claim is no equation and no derivative. Its status is ``"equal"``
        if the kernel proved it, ``"different"`` if the result differs from the right side at explicit sizes, else
        ``"stopped"``.
    """
    parts = [case for part in conjuncts(entry.claim) for case in _channels(part)]
    if any(part.head not in ("eq", "deriv") for part in parts) or not _moves(entry):
        return None
    steps: list[SymPyStep] = []
    results: list[Expr] = []
    theorems: list[Theorem] = []
    status = "equal"
    for number, part in enumerate(parts, 1):
        try:
            where = f"In part {number} of {len(parts)}, write" if len(parts) > 1 else "Write"
            result = _worked_out(entry, part, steps, where)
            results.append(result)
            theorems.append(_proved(entry, from_sympy(result, (part, *entry.given)), part.args[-1]))
            right = to_sympy(part.args[-1], beside=(entry.claim, part, *entry.given))
            steps.append(SymPyStep("The kernel proves this equal to the right side.", right))
        except (StoppedError, RenderError) as error:
            remark(steps, f"SymPy stops: {error}.")
            status = "stopped"
            break
        except ProofError:
            term = from_sympy(result, (part, *entry.given))
            status = _against(entry, term, part.args[-1], steps)
            break
    many = len(parts) > 1
    return Derivation(
        entry.name,
        "symbolic",
        (),
        tuple(steps),
        status,
        (tuple(results) if many else results[0]) if results else None,
        (tuple(theorems) if many else theorems[0]) if status == "equal" else None,
    )


def _moves(entry: Entry) -> bool:
    """Tell whether there is a size, an angle, a derivative or a moment; without them explicit algebra is general."""
    heads = {t.args[0] if t.head == "fn" else t.head for t in subterms(entry.claim)}
    return bool(
        context_of(entry.claim, *entry.given).sizes
        or heads & {"E", "Var", "Cov", "deriv", "cos", "sin", "zero", "succ"}
    )


def _channels(part: Term) -> Iterator[Term]:
    """Return a claim at any channel as two: at the channels ``2*i`` and ``2*i + 1``."""
    doubled = next((k for k in free_indices(part) if type(k.dim) is tuple), None)
    if doubled is None:
        yield part
        return
    name = next(f"{n}" for n in ("i", "j", "e", "i_0", "i_1") if n not in context_of(part).names)
    for head in ("even", "odd"):
        yield from _channels(substitute(part, {doubled: Term(head, Term("ix", name, doubled.dim[1]))}))


# ---- SymPy's part --------------------------------------------------------------------------------------------------


def _worked_out(entry: Entry, part: Term, steps: list[SymPyStep], write: str) -> Expr:
    beside = (entry.claim, part, *entry.given)
    left = to_sympy(part.args[0], beside=beside)
    x = to_sympy(part.args[1], beside=beside) if part.head == "deriv" else None
    start = left if x is None else sympy.Derivative(left, x)
    steps.append(SymPyStep(f"{write} out the definitions on the left side.", start))
    if left.atoms(AppliedUndef):
        raise StoppedError("it has no rule for a permutation of the range of a sum")
    if any(t.head in ("zero", "succ") for t in subterms(part)):
        raise StoppedError("it has no induction over the integers")
    result = left
    if x is not None:
        result = _said(steps, f"Differentiate by {x} (diff).", sympy.diff(left, x))
    if result.has(sympy.stats.Variance, sympy.stats.Covariance):
        result = _said(steps, "Write variances and covariances as expectations.", as_expectations(result))
    if result.has(sympy.stats.Expectation):
        result = DeclaredMoments(entry).expand(result)
        _said(steps, f"{MOMENTS}{AGREE if result.has(sympy.KroneckerDelta) else '.'}", result)
    if result.has(sympy.cos, sympy.sin):
        result = _said(steps, *_trigonometry(result))
    if result.has(sympy.log) and x is None:
        result = _said(steps, "Expand logarithms (expand_log).", sympy.expand_log(sympy.expand(result), force=True))
    sums = SUMS if result.has(sympy.Sum) else "Collect powers (powsimp)."
    final = contract(sympy.expand(result) if result.has(sympy.Sum) else sympy.powsimp(result))
    if named(final) == named(left):
        raise StoppedError("it leaves the left side as it is")
    return _said(steps, DELTAS if result.has(sympy.KroneckerDelta) else sums, final)


def _said(steps: list[SymPyStep], rule: str, value: Expr) -> Expr:
    """Add a step, unless it changes nothing."""
    if named(value) != named(steps[-1].expression):
        steps.append(SymPyStep(rule, value))
    return value


def _trigonometry(e: Expr) -> tuple[str, Expr]:
    """Products of cosines and sines as sums; where there are none, angles are expanded."""
    wide = _inside(e, sympy.expand)
    reduced = _inside(wide, TR8)
    if reduced != wide:
        return "Write products of cosines and sines as sums (TR8).", reduced
    return "Expand the angles (expand_trig).", _inside(wide, sympy.expand_trig)


def _inside(e: Expr, change: Any) -> Expr:
    """Apply a rewriting to the bodies of sums first."""
    if e.has(sympy.Sum):
        args = (_inside(a, change) for a in (e.args[:1] if isinstance(e, sympy.Sum) else e.args))
        return e.func(*args, *(e.args[1:] if isinstance(e, sympy.Sum) else ()))
    return change(e)


# ---- the kernel's part ---------------------------------------------------------------------------------------------


def _proved(entry: Entry, result: Term, right: Term) -> Theorem:
    """Return the kernel's theorem that two terms are equal.

    Raises
    ------
    ProofError
        If no set of powers suffices.
    """
    error, unfold = ProofError("no powers"), sorted(definitions(result, right), key=lambda d: d.name)
    for powers in POWERS:
        try:
            return prove(result, right, powers, scope(_numeric(entry), (), (), Fresh()), tuple(unfold))
        except ProofError as refused:
            error = refused
    raise error


def _numeric(entry: Entry) -> tuple[Term, ...]:
    """Return the hypotheses that say nothing of expectations."""
    return tuple(h for h in entry.given if h.head != "independent" and not any(t.head == "E" for t in subterms(h)))


def _against(entry: Entry, result: Term, right: Term, steps: list[SymPyStep]) -> str:
    """Return what to say where the kernel refuses: look at explicit sizes."""
    claim = Term("eq", result, right)
    sizes = dict.fromkeys(context_of(claim, *entry.given).sizes, 2)
    derivation = derive_explicit(replace(entry, claim=claim), sizes)
    if derivation.status == "different":
        remark(steps, f"This is not the right side: {derivation.steps[-1].rule}")
        return "different"
    remark(steps, "The kernel does not prove this equal to the right side.")
    return "stopped"
