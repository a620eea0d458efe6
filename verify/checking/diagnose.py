"""The check of a function against a theorem: which formula it computes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

from derive.books.book import Book
from verify.checking.asking.declared import Passed, asked_about, ignored_of, own_shapes, traced_of
from verify.checking.asking.extremes import domain_of
from verify.checking.asking.questions import questions_about, sharper_questions_about, wide_questions_about
from verify.checking.asking.wide import shapes_in_vain
from verify.checking.calling.caller import Caller, Raised, Returned, same_numbers
from verify.checking.calling.frameworks import MemoryLayout
from verify.checking.calling.isolated import Ended, Limits
from verify.checking.calling.parameters import ByName, CallError
from verify.checking.calling.program import Program, program_of
from verify.checking.calling.serving import GUARDS
from verify.checking.judging.diagnosis import SEVERITY, Diagnosis, Finding
from verify.checking.judging.naive import limit_of
from verify.checking.judging.question import Question
from verify.checking.judging.scope import scope
from verify.checking.judging.statement import Shape
from verify.checking.judging.verdicts import judged
from verify.checking.rounding.models import DTYPES, Model, coarser

__all__ = ["check"]

CALLS = 1000
"""How often a thorough check asks the same."""


def check(
    function: Callable[..., Any] | Program | str,
    name: str | None = None,
    *,
    of: Any = None,
    forward: Callable[..., Any] | None = None,
    wrt: Sequence[str] = (),
    axes: Mapping[str, str] = MappingProxyType({}),
    where: Mapping[str, Callable[[Any], Any]] = MappingProxyType({}),
    shapes: Sequence[Shape] | None = None,
    ignore: Collection[str] = (),
    seed: int = 0,
    thorough: bool = False,
    domain: Mapping[str, float] = MappingProxyType({}),
    book: Book | None = None,
    isolate: bool | Limits = False,
    **declared: Any,
) -> Diagnosis:
    """Check which formula a function computes.

    Parameters
    ----------
    function : callable, Program or str
        Takes arrays, and returns one, or several in a tuple or by name. As text, ``"kernels:softmax"``, a module of the
        working directory, it is isolated.
    name : str, optional
        Name of the theorem or statement; the same as ``of=`` with a name.
    of : Formula, Derived, sequence of Derived, Term or str, optional
        A theorem of the book or a statement by its name, ``"softmax_vjp"`` or ``"swiglu.backward"``; or your formula:
        its forward pass for ``derive.formula(...)`` or ``derive.trace(...)``, its backward pass for
        ``derive.vjp(f, x)``, several gradients at once for a list of these, or a request of a file of formulas,
        ``"my_layers.thm:rmsnorm1p_vjp"``. Then conventions are real variables that the function may know:
        ``epsilon=1e-5``. See `verify.checking.closed_forms`.
    forward : callable, optional
        Instead of these, a forward pass in NumPy: ``lambda a, b: a / (1 + np.exp(-a)) * b``. The reference is then a
        reverse sweep on balls, and nothing is proved. See `verify.checking.forwards.stated`.
    wrt : sequence of str, optional
        The arguments of `forward` at which the function returns gradients; default: it is the forward pass itself.
    axes : mapping of str to str, optional
        The axes of arguments of `forward`: ``{"gamma": "n"}``; those of others are ``"rows n"``.
    where : mapping of str to callable, optional
        For each variable of `of` or `forward` that the function takes in another form, the map from its argument to
        the variable: ``{"gamma": lambda w: 1 + w}``.
    shapes : sequence of tuple of int, optional
        Shapes to check first. Small shapes that distinguish formulas follow, then other sizes and special arguments if
        it is right there, as far as the function takes them.
    ignore : collection of str
        Wrong formulas that need not be excluded.
    seed : int
    thorough : bool
        Whether to check the sizes of tiles too (64, 128, 256, 1024), and to ask one question a thousand times.
    domain : mapping of str to float
        How large numbers of arguments may be, ``{"logits": 1e6}``; of those that it does not name 1e4 for
        logits, 1e3 for other arrays and 100 for numbers beside arrays, as far as the formula admits that. Extreme
        arguments of that domain are asked, at which naive forms overflow or cancel.
    book : Book, optional
        The book that has the theorem. The statement is then made from the entry itself, `derive.BOOK` for an entry of
        ours, and knows less than those that are written by hand: see `verify.checking.statements.entries`.
    isolate : bool or Limits
        Whether the function runs in a process of its own, which sees arrays and never a reference or the verdict, and
        for how long and in how much memory. It has to be at the top of a module: see
        `verify.checking.calling.isolated`.
    **declared
        Conventions of the theorem, such as ``eps`` and ``given``; and the fields of `Program`, unless `function` is
        one: ``check(f, name, dtype="float32")`` is ``check(Program(f, dtype="float32"), name)``.

    Returns
    -------
    Diagnosis
        Exceptions and wrong shapes of the function are findings, too.

    Raises
    ------
    ValueError
        If there is no such theorem, formula, convention, dtype, framework, device, shape, argument or wrong formula, or
        the theorem or formula is not about what a program computes.

    Examples
    --------
    >>> import numpy as np
    >>> def my_backward(p, g):  # of weights (m, n) and the gradient at them (m, n), at the logits (m, n)
    ...     return p * (g - (p * g).sum(axis=-1, keepdims=True))
    >>> print(check(my_backward, "softmax_vjp", given="output").verdict)
    agrees
    >>> print(check(lambda x: 1 / (2 + np.exp(x) + np.exp(-x)), of="sigmoid_derivative").verdict)
    agrees
    >>> print(check(lambda p, g: p * g, of="softmax_vjp", given="output").report())
    softmax_vjp [float64]: MATCHES THE WRONG FORMULA 'sum missing'
    ...
      fitted      1 [softmax*g] + 0 [softmax*sum(g*softmax)] (the theorem has -1)
      breaks      softmax_vjp_sum_zero
    ...
    """
    program, conventions = program_of(function, declared)
    if type(seed) is not int or seed < 0:
        raise ValueError(f"seed: expected a whole number >= 0, got {seed!r}")
    passed = Passed(forward, wrt, axes)
    chosen, asked_of = asked_about(name, of, passed, where, book, conventions)
    if (traced := traced_of(of)) is not None:
        program = import_module("verify.checking.closed_forms.traced").of_families(
            program, traced, asked_of, isolate is not False
        )
    program = program.matched(asked_of)
    dtype = program.dtype
    limits = domain_of(asked_of, domain)
    only_shapes = None if shapes is None else own_shapes(shapes, asked_of.axes)
    of_others = tuple((name, program.dtypes[name]) for name in asked_of.arguments if name in program.dtypes)
    small = questions_about(asked_of, dtype, None, seed, dtypes=of_others)
    large = () if only_shapes is None else questions_about(asked_of, dtype, only_shapes, seed, dtypes=of_others)
    judging = _Judging(
        {result: program.models(result) for result in asked_of.results},
        coarser(dtype, program.arithmetic),
        ignored_of(asked_of, ignore),
    )
    diagnosis = Diagnosis(asked_of.name, dtype, seed)
    alone = isolate is not False or isinstance(program.function, ByName)
    allowed = isolate if isinstance(isolate, Limits) else Limits()
    stack = ExitStack()
    try:
        caller = stack.enter_context(closing(Caller(program, asked_of, allowed if alone else None)))
        small, large = (tuple(question for question in part if caller.takes(question)) for part in (small, large))
        answers = [_asked(caller, question) for question in large]
        try:
            answers = [*[_asked(caller, question) for question in small], *answers]
        except Raised as error:
            if not large:
                raise
            diagnosis.notes = (f"asked at {', '.join(map(str, only_shapes or ()))} only; elsewhere: {error}",)
            more = questions_about(asked_of, dtype, only_shapes, seed, whole=True, dtypes=of_others)
            asked = {(question.label, question.shape) for question in large}
            answers += [_asked(caller, q) for q in more if caller.takes(q) and (q.label, q.shape) not in asked]
        if thorough:
            answers[0] = answers[0]._replace(returned=caller.ask(answers[0].question, CALLS))
        findings = judging.all_judged(caller.checked, answers)
        more = sharper_questions_about(asked_of, dtype, seed, judging.left_open(findings), of_others)
        if sharper := [_asked(caller, question) for question in more if caller.takes(question)]:
            answers += sharper
            findings = judging.all_judged(caller.checked, answers)
        widely = book is None and not diagnosis.notes and any(f.accepted for f in findings)
        more = wide_questions_about(asked_of, dtype, seed, thorough, of_others, tuple(limits.items())) if widely else ()
        wide, refused = _asked_widely(caller, more)
        if vain := shapes_in_vain(asked_of, thorough) if widely else ():
            refused += (f"not asked at {', '.join(map(str, vain))}: no numbers drawn there are in the domain",)
    except CallError as error:  # whatever else was found, it cannot be called as declared
        return replace(diagnosis, notes=(str(error),), ended=isinstance(error, Ended))
    finally:
        stack.close()
    diagnosis.notes += refused
    diagnosis.findings = tuple(_held(f, answers, wide, judging) for f in findings)
    if caller.unlike and all(f.accepted for f in diagnosis.findings):
        return replace(diagnosis, findings=(), notes=tuple(map(_unlike, caller.unlike, caller.unlike.values())))
    every = [a.question for a in (*answers, *wide)]
    diagnosis.questions = len(every)
    diagnosis.scope = scope(every, dict(chosen), program.declared(), caller.calls, limits if widely else {})
    unknown = [name for name in (caller.returns or ()) if name not in caller.checked]
    absent = [name for name in asked_of.results if name not in caller.checked]
    diagnosis.notes += (
        *([f"asked on the device {program.device}"] if program.device is not None else []),
        *sorted(caller.notes),
        *_not_kept_from(caller.candidate.guards if alone else GUARDS),
        *_different_models(diagnosis.findings),
        *([f"not checked: {', '.join(unknown)}"] if unknown else []),
        *([f"not returned, so not checked: {', '.join(absent)}"] if absent else []),
    )
    return diagnosis


def _not_kept_from(guards: Sequence[str]) -> tuple[str, ...]:
    """Say from what a process of its own did not keep a function, as the platform cannot."""
    missing = [guard for guard in GUARDS if guard not in guards]
    return (f"isolated, but this platform did not keep it from {', '.join(missing)}",) if missing else ()


def _unlike(name: str, dtype: str) -> str:
    """Say what to do with a result of another dtype than its own."""
    declared = f", or declare dtypes={{{name!r}: {dtype!r}}}" if dtype in DTYPES else ""
    return f"{name} has the right numbers, but came back as {dtype}: cast it{declared}"


def _different_models(findings: Sequence[Finding]) -> tuple[str, ...]:
    """Say it if results are explained by different models, though one program returned them."""
    if len({f.model for f in findings if f.explained}) > 1:
        return ("its results are explained by different models: compute= and accumulate= hold all to one",)
    return ()


class _Judging(NamedTuple):
    """What every result is held to: its models by name, less accurate ones, and wrong formulas that are ignored."""

    models: Mapping[str, Sequence[Model]]
    coarser: Sequence[Model]
    ignored: Collection[str]

    def judged(self, result: str, pairs: Sequence[tuple[Question, Returned]]) -> Finding:
        """Judge what was returned to questions."""
        asked = [question.answers[result] for question, _ in pairs]
        returned = [values[result] for _, values in pairs]
        return judged(result, asked, returned, self.models[result], self.coarser, self.ignored)

    def all_judged(self, results: Sequence[str], answers: Sequence[_Answered]) -> tuple[Finding, ...]:
        """Judge what was returned of each result."""
        pairs = _pairs(answers)
        return tuple(self.judged(result, pairs) for result in results)

    def left_open(self, findings: Sequence[Finding]) -> tuple[tuple[str, str, Model], ...]:
        """Return the wrong formulas that are left open of accepted results, each with its result and the model."""
        return tuple(
            (f.result, name, model)
            for f in findings
            if f.accepted and f.explained
            for model in self.models[f.result]
            if model.called == f.model
            for name in f.open
        )


class _Answered(NamedTuple):
    """A question, what a function returned, and what in another layout, if that is not the same bit for bit."""

    question: Question
    returned: tuple[Returned, ...]
    layout: MemoryLayout | None
    laid_out: Returned


def _asked(caller: Caller, question: Question) -> _Answered:
    returned = caller.ask(question)
    layout, laid_out = caller.ask_laid_out(question) or (None, returned[0])
    same = all(same_numbers(laid_out[name], values) for name, values in returned[0].items())
    return _Answered(question, returned, None if same else layout, laid_out)


def _asked_widely(caller: Caller, asked: Sequence[Question]) -> tuple[list[_Answered], tuple[str, ...]]:
    """Return the answers to wide questions, and a note on those where the function raises: it may not be for them."""
    answers, raised = [], list[str]()
    for question in filter(caller.takes, asked):
        try:
            answers.append(_asked(caller, question))
        except Raised as error:
            raised.append(str(error))
    others = f" (and {len(raised) - 1} others)" if len(raised) > 1 else ""
    return answers, ((f"not asked where {raised[0]}{others}",) if raised else ())


def _held(
    finding: Finding,
    answers: Sequence[_Answered],
    wide: Sequence[_Answered],
    judging: _Judging,
) -> Finding:
    """Judge an accepted result at wide questions too, then in other layouts, where sums may be in another order."""
    laid_out = [a for a in (*answers, *wide) if a.layout is not None]
    layouts = list(dict.fromkeys(a.layout for a in laid_out if a.layout))
    named = " or ".join(layout.name for layout in layouts)
    remedies = " or ".join(dict.fromkeys(layout.remedy for layout in layouts))
    kinds = (
        ("at other sizes and at arguments of a special structure", _pairs(wide)),
        (f"where its arguments are {named} ({remedies})", [(a.question, a.laid_out) for a in laid_out]),
    )
    pairs = _pairs(answers)
    for where, more in kinds:
        if more and finding.accepted:
            pairs += more
            in_all = judging.judged(finding.result, pairs)
            if SEVERITY.index(in_all.verdict) > SEVERITY.index(finding.verdict):
                in_all.notes += (*_at_a_limit(in_all, more, judging), f"but only {where}; elsewhere: {finding.head}")
            finding = in_all
    return finding


def _at_a_limit(finding: Finding, pairs: Sequence[tuple[Question, Returned]], judging: _Judging) -> tuple[str, ...]:
    """Say which operation comes to its limits where a result is off most, if the arguments are extreme there."""
    models = judging.models[finding.result]
    model = next((m for m in models if m.called == finding.model), models[0])
    worst = finding.worst and (finding.worst.probe, finding.worst.shape)
    at = next((q for q, _ in pairs if q.extreme is not None and (q.label, q.shape) == worst), None)
    words = "" if at is None else limit_of(at, finding.result, model)
    return (f"on {at.label!r} {words}, if the formula is computed as it stands",) if at and words else ()


def _pairs(answers: Sequence[_Answered]) -> list[tuple[Question, Returned]]:
    return [(a.question, returned) for a in answers for returned in a.returned]
