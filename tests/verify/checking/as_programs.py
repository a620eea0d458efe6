"""Every formula of a statement, run as somebody's program and checked: what the tests and the benchmark count.

A wrong formula has to be refused, by its name; a spelling has to agree. In half precision each runs twice: with every
operation in half and sums in float32, and in float32 with the result rounded.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

import verify
from verify.checking.asking.questions import stated
from verify.checking.judging.diagnosis import Diagnosis, Verdict
from verify.checking.rounding.formats import FORMATS, numpy_dtype

ACCEPTED = (Verdict.AGREES, Verdict.CANNOT)
HALVES = ("bfloat16", "float16")
STYLES = ("each operation rounded", "float32 inside")


class Native(np.ndarray):
    """An array whose every operation is rounded to its own format, however its other operands look.

    Sums and products of matrices are taken in float32 if that is more, and rounded then.
    """

    def __array_ufunc__(self, ufunc, method, *inputs, **keywords):
        """Compute on plain arrays of the own format, and round."""
        if "out" in keywords:
            return NotImplemented
        for x in inputs:
            if isinstance(x, NDArrayOperatorsMixin):
                return NotImplemented
        form = self.dtype
        adds = ufunc is np.matmul or (method == "reduce" and (ufunc is np.add or ufunc is np.multiply))
        inner = np.result_type(form, np.float32) if adds else form
        return wrapped(getattr(ufunc, method)(*[of_format(x, inner) for x in inputs], **keywords), form)

    def __array_function__(self, function, types, args, keywords):
        """Move entries of plain arrays, and do all else in the operations above."""
        if function in (np.where, np.concatenate, np.stack):
            form = self.dtype
            return wrapped(function(*of_format(args, form), **keywords), form)
        return super().__array_function__(function, types, args, keywords)

    def mean(self, axis=None, keepdims=False):
        """Return the sum, divided by how many there are."""
        total = self.sum(axis, keepdims=keepdims)
        return total / (self.size // max(total.size, 1))

    def var(self, axis=None, keepdims=False):
        """Return the mean of squares of what is left without the mean, as NumPy takes it."""
        off = self - self.mean(axis, keepdims=True)
        return (off * off).mean(axis, keepdims=keepdims)


def of_format(value: Any, form: np.dtype) -> Any:
    """Return arrays of floats as plain ones of a format; numbers of Python, which have none, as they are."""
    if isinstance(value, np.ndarray):
        dtype = value.dtype
        if dtype is form:
            return value.view(np.ndarray)
        return value if dtype.kind in "biu" else value.view(np.ndarray).astype(form)
    if isinstance(value, tuple | list):
        return type(value)(of_format(v, form) for v in value)
    if isinstance(value, np.generic) and value.dtype.kind not in "biu":
        return np.asarray(value).astype(form)
    return value


def wrapped(value: Any, form: np.dtype) -> Any:
    """Return what an operation gave: truth values and whole numbers as they are."""
    array = np.asarray(value)
    if array.dtype is form:
        return array.view(Native)
    return value if array.dtype.kind in "biu" else array.astype(form).view(Native)


def as_program(
    formula: Callable[..., Any],
    names: Collection[str],
    style: str,
    dtype: str | None = None,
    kept: dict[Any, Any] | None = None,
) -> Callable[..., Any]:
    """Return a function of arrays in their order that computes a formula as kernels do.

    Without an array of floats among them, numbers are of the format of ``dtype``. What it gave is put into ``kept`` and
    is not computed again at the same arguments in the same layout.
    """

    def program(*values):
        if kept is None:
            return computed(*values)
        at = tuple(map(_identity, values))
        if at not in kept:
            kept[at] = computed(*values)
        result = kept[at]
        return tuple(one.copy() for one in result) if isinstance(result, tuple) else result.copy()

    def computed(*values):
        forms = [v.dtype for v in values if isinstance(v, np.ndarray) and v.dtype.kind not in "biu"]
        form = forms[0] if forms else numpy_dtype(dtype)
        inside = np.result_type(form, np.float32) if style == "float32 inside" else form
        numbers = np.ndarray if forms else np.ndarray | float
        given = [wrapped(np.array(v), inside) if isinstance(v, numbers) else v for v in values]
        with np.errstate(all="ignore"):
            result = formula(**dict(zip(names, given, strict=True)))
        return (
            tuple(np.asarray(one).astype(form) for one in result)
            if isinstance(result, tuple)
            else np.asarray(result).astype(form)
        )

    return program


def _identity(value: Any) -> Any:
    """Return what tells an argument from others: its numbers, and where they are, if not one behind the other."""
    if not isinstance(value, np.ndarray):
        return type(value), value
    return value.dtype, value.shape, value.tobytes(), None if value.flags.c_contiguous else value.strides


@lru_cache(maxsize=1)
def _kept(name: str, conventions: tuple[tuple[str, Any], ...], dtype: str, seed: int) -> defaultdict[Any, Any]:
    """Return what formulas of a statement gave, as they are asked the same at small shapes and beside larger ones."""
    return defaultdict(dict)


@dataclass(frozen=True)
class Run:
    """A formula that was run as a program, and what the check said.

    Attributes
    ----------
    result, formula : str
        Which array of the statement, and the name of the wrong formula or of the spelling.
    wrong : bool
        Whether it has to be refused.
    convention : bool
        Whether it is right under another convention, which is to be named.
    style : str
        One of ``STYLES``.
    diagnosis : Diagnosis
    """

    statement: str
    conventions: Mapping[str, Any]
    dtype: str
    seed: int
    result: str
    formula: str
    wrong: bool
    convention: bool
    style: str
    diagnosis: Diagnosis

    @property
    def refused(self) -> bool:
        """Whether the check says that this is not the formula; a program that it cannot call is no such case."""
        return self.diagnosis.verdict not in (*ACCEPTED, Verdict.NOT_CALLABLE)

    @property
    def named(self) -> bool:
        """Whether it names the wrong formula, and no other, as what it is."""
        kind = Verdict.CONVENTION if self.convention else Verdict.WRONG
        return self.diagnosis.verdict is kind and self.diagnosis.name == self.formula

    @property
    def cannot(self) -> bool:
        """Whether the check cannot tell."""
        return self.diagnosis.verdict is Verdict.CANNOT

    @property
    def problem(self) -> str:
        """What must never happen, in a line: a wrong formula accepted, or an honest program refused."""
        bad = self.diagnosis.verdict is Verdict.NOT_CALLABLE or (self.diagnosis.agrees if self.wrong else self.refused)
        return f"{self}: {self.diagnosis.verdict} {self.diagnosis.name}".rstrip() if bad else ""

    def __str__(self) -> str:
        chosen = "".join(f", {k}={v}" for k, v in self.conventions.items())
        kind = "wrong" if self.wrong else "honest"
        where = f"{self.dtype}, {self.style}, seed {self.seed}"
        return f"{self.statement}{chosen}: {self.result}: {kind} {self.formula!r} ({where})"


def runs(
    name: str,
    conventions: Mapping[str, Any] | None = None,
    dtype: str = "float64",
    seed: int = 0,
    shapes: Collection[tuple[int, ...]] | None = None,
    kinds: Collection[str] = ("wrong", "honest"),
    told: bool = True,
) -> Iterator[Run]:
    """Yield every formula of a statement, run as a program and checked.

    Parameters
    ----------
    name : str
        Of the statement.
    conventions : mapping of str to object, optional
    dtype : {"float64", "float32", "bfloat16", "float16"}
    seed : int
    shapes : collection of tuple of int, optional
        To be asked at too.
    kinds : collection of {"wrong", "honest"}
        Which formulas. Those that the check proves to be the theorem under the conventions are honest, and those whose
        constants the format does not hold.
    told : bool
        Whether wrong formulas have to be excluded; without it spellings are held to their bounds, and that is all.
    """
    chosen = dict(conventions or {})
    made = stated(name, tuple(sorted(chosen.items())))
    kept = _kept(name, tuple(sorted(chosen.items())), dtype, seed)
    order = (*made.arguments, *made.constants)
    for key, result in made.results.items():
        honest = [s for s in result.spellings if "honest" in kinds and not s.overflows]
        formulas = [(s.name, s.formula, False, False, 0.0) for s in honest]
        listed = [(w.name, w.formula, True, w.convention, w.needs) for w in result.wrong]
        formulas += listed if told else []
        for formula, function, wrong, convention, needs in formulas:
            for style in STYLES if dtype in HALVES else STYLES[:1]:
                program = as_program(function, order, style, dtype, kept[key, formula, wrong, style])
                ignore = () if told else {w.name for one in made.results.values() for w in one.wrong}
                asked = {"dtype": dtype, "args": order, "returns": (key,), "shapes": shapes, "seed": seed}
                diagnosis = verify.check(program, name, ignore=ignore, **asked, **chosen)
                held = needs <= FORMATS[dtype].largest or style != STYLES[0]
                differs = wrong and held and not any(formula in f.same for f in diagnosis.findings)
                run = Run(name, chosen, dtype, seed, key, formula, differs, convention, style, diagnosis)
                if ("wrong" if differs else "honest") in kinds:
                    yield run


@dataclass(frozen=True)
class Tally:
    """How many runs ended how.

    Attributes
    ----------
    runs, refused, named, cannot : int
        Of the wrong formulas.
    honest, agreed, unclear : int
        Of the honest programs: how many, how many agree, how many the check cannot tell.
    problems : tuple of str
        Wrong formulas that were accepted and honest programs that were refused.
    unnamed, untold : tuple of str
        Wrong formulas that were refused without their name; and those that the check cannot tell.
    """

    runs: int
    refused: int
    named: int
    cannot: int
    honest: int
    agreed: int
    unclear: int
    problems: tuple[str, ...]
    unnamed: tuple[str, ...]
    untold: tuple[str, ...]


def tally(tried: Iterable[Run]) -> Tally:
    """Return how many runs ended how."""
    every = tuple(tried)
    seen: Counter[str] = Counter()
    for run in every:
        if run.wrong:
            seen.update(runs=1, refused=run.refused, named=run.named, cannot=run.cannot)
        else:
            seen.update(honest=1, agreed=run.diagnosis.agrees, unclear=run.cannot)
    fields = ("runs", "refused", "named", "cannot", "honest", "agreed", "unclear")
    return Tally(
        **{name: seen[name] for name in fields},
        problems=tuple(run.problem for run in every if run.problem),
        unnamed=tuple(
            f"{r}: {r.diagnosis.name or r.diagnosis.verdict}" for r in every if r.wrong and r.refused and not r.named
        ),
        untold=tuple(f"{run}: {_open(run)}" for run in every if run.wrong and run.cannot),
    )


def _open(run: Run) -> str:
    return "; ".join(f"{name} ({factor:.2g})" for f in run.diagnosis.findings for name, factor in f.open.items())
