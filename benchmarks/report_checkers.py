"""Today's checkers on programs from public reports, and on naive forms: the wrong and the right ones, put to each.

A value is compared on normal arguments of one shape with the right program in float64. `gradcheck` and `check_grads`
are given a row's program as the backward pass of a forward pass in float64; `opcheck` an operator that runs it. Where
an argument is no float, or has to be positive, or is a table or a mask, it is that of a question of `verify.check`.
A naive form is asked in the first dtype in which it breaks, and its right program is the stable one. What
`verify.check` says is taken from the record of `benchmarks.strangers`.
"""

from __future__ import annotations

import functools
import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from benchmarks.forward_passes import forward_of
from benchmarks.naive.forms import IN_HALF
from benchmarks.naive.stated import NAIVE
from benchmarks.power_cells import LARGER, OF_FORMULAS
from benchmarks.power_cells import ROWS as ROWS_AND_COLUMNS
from benchmarks.reports import ROWS
from benchmarks.reports.row import Row
from verify.checking.asking.declared import Passed, asked_about
from verify.checking.asking.questions import questions_about
from verify.checking.calling.caller import Caller
from verify.checking.calling.program import program_of
from verify.checking.formulas import FORMULAS, described
from verify.checking.rounding.formats import numpy_dtype

__all__ = ["CHECKERS", "OURS", "PUT", "NotPut", "arguments", "recorded", "rows"]

Floats = npt.NDArray[Any]
TABLES = ("cos", "sin")
TRIALS = 5
"""Draws of normal arguments that have to pass, as kernel benchmarks ask."""
DECLARED_ROUNDING = ("compute", "accumulate", "dtypes", "shapes")
NONE: Mapping[str, Any] = MappingProxyType({})


class NotPut(Exception):
    """A checker cannot be put to a row, for this reason."""


def _naive() -> Iterator[Row]:
    """Yield naive forms as rows, in the first dtype in which they break."""
    for form in NAIVE:
        returns = described(form.statement)["returns"] if form.statement in FORMULAS else ()
        declared = {"returns": returns} if len(returns) > 1 else NONE
        programs = form.function(), form.stable()
        inside = "" if form.kind in IN_HALF else "float32"
        yield Row(form.name, form.kind, form.statement, *programs, form.dtypes[0], declared, inside)


PUT: Mapping[str, Mapping[tuple[str, str], Row]] = MappingProxyType(
    {
        "reports": {(row.report, row.statement): row for family in ROWS.values() for row in family},
        "naive": {(row.report, row.statement): row for row in _naive()},
    }
)
"""What is put to checkers, by the suite of `benchmarks.strangers`."""


@functools.lru_cache(maxsize=512)
def _asked(report: str, statement: str, larger: bool) -> tuple[tuple[str, ...], list[tuple[Any, ...]]]:
    """Return the names of a program's arguments, and what it is given at the first questions."""
    row = next(part[report, statement] for part in PUT.values() if (report, statement) in part)
    declared = {name: value for name, value in row.asked.items() if name not in ("of", "forward", *DECLARED_ROUNDING)}
    given: list[tuple[Any, ...]] = []

    @functools.wraps(row.right)
    def program(*values: Any) -> Any:
        given.append(tuple(np.copy(v) if isinstance(v, np.ndarray) else v for v in values))
        return row._replace(raw=False).program(row.right)(*values)

    described, conventions = program_of(program, declared)
    forward = Passed(row.declared.get("forward"), (), NONE)
    _, stated = asked_about(None, row.asked.get("of"), forward, NONE, None, conventions)
    usual = ROWS_AND_COLUMNS if len(stated.axes) == 2 else OF_FORMULAS[: len(stated.axes)]
    shapes = (LARGER.get(stated.name, usual),) if larger else None
    try:
        questions = questions_about(stated, row.dtype, shapes, 0)
    except (ValueError, ArithmeticError):  # not every shape is one of it
        questions = questions_about(stated, row.dtype, None, 0)
    caller = Caller(described.matched(stated), stated)
    first = questions[0].shape
    for question in [q for q in questions if q.shape == first][:4]:
        caller.ask(question, 1)
    return tuple(inspect.signature(row.right).parameters)[: len(given[0])], given  # others have their defaults


def arguments(row: Row, seed: int, larger: bool = True) -> dict[str, Any]:
    """Return normal arguments of a row's programs, by name; see the module for those that are not."""
    names, given = _asked(row.report, row.statement, larger)
    rng = np.random.default_rng(seed)
    drawn, of = {}, forward_of(row.statement)
    for name, *values in zip(names, *given, strict=True):
        first = values[0]
        free = isinstance(first, np.ndarray) and first.ndim and first.dtype.kind not in "biu"
        if of is not None and of.output == name:
            drawn[name] = of.function(rng.standard_normal(first.shape)).astype(first.dtype)
        elif free and name not in TABLES and any((np.asarray(v, dtype=float) < 0).any() for v in values):
            drawn[name] = rng.standard_normal(first.shape).astype(first.dtype)
        else:
            drawn[name] = np.copy(first) if isinstance(first, np.ndarray) else first
    return drawn


def _double(value: Any) -> Any:
    return value.astype(np.float64) if isinstance(value, np.ndarray) and value.dtype.kind not in "biu" else value


def _called(function: Callable[..., Any], given: Mapping[str, Any], copied: bool = True) -> tuple[Any, ...]:
    """Return the results of a program, which takes arguments by their names, or if it has others by their places."""
    values = {name: np.copy(v) if copied and np.ndim(v) else v for name, v in given.items()}
    parameters = inspect.signature(function).parameters
    takes = {name for name, p in parameters.items() if p.kind is not p.POSITIONAL_ONLY}  # as NumPy's own have
    if set(given) & takes:
        value = function(**{name: v for name, v in values.items() if name in takes})
    else:
        value = function(*values.values())
    return value if isinstance(value, tuple) else (value,)


def _tensor(value: Any) -> torch.Tensor:
    array = np.array(value, order="C")
    if array.dtype == numpy_dtype("bfloat16"):
        return torch.from_numpy(array.astype(np.float32)).to(torch.bfloat16)
    return torch.from_numpy(array)


def _array(tensor: torch.Tensor) -> Floats:
    if tensor.dtype is torch.bfloat16:
        return tensor.float().numpy().astype(numpy_dtype("bfloat16"))
    return tensor.detach().numpy()


def compared(close: Callable[[torch.Tensor, torch.Tensor], bool], trials: int) -> Callable[..., bool]:
    """Return a check that compares a program with the right one in float64, rounded to the dtype of the row."""

    def accepts(row: Row, function: Callable[..., Any]) -> bool:
        form = numpy_dtype(row.dtype)
        for seed in range(trials):
            given = arguments(row, seed)
            with np.errstate(all="ignore"):
                expected = _called(row.right, {name: _double(value) for name, value in given.items()})
                found = _called(row.program(function), given)
            pairs = [(_tensor(f), _tensor(np.asarray(e).astype(form))) for f, e in zip(found, expected, strict=True)]
            if not all(close(*pair) for pair in pairs):
                return False
        return True

    return accepts


def allclose(found: torch.Tensor, expected: torch.Tensor) -> bool:
    """Compare as kernel benchmarks do: the shape, then `torch.allclose` with both tolerances at 1e-2."""
    return found.shape == expected.shape and torch.allclose(expected, found, rtol=1e-2, atol=1e-2)


def assert_close(found: torch.Tensor, expected: torch.Tensor) -> bool:
    """Compare by `torch.testing.assert_close` at its defaults."""
    torch.testing.assert_close(found, expected)
    return True


class _Backward(NamedTuple):
    """A program as the backward pass of a forward pass, in float64."""

    inputs: list[Floats]
    forward: Callable[..., Any]
    backward: Callable[..., tuple[Floats, ...]]


def _backward(row: Row, function: Callable[..., Any]) -> _Backward:
    """Return what differentiating checkers are given.

    Raises
    ------
    NotPut
        If the row has no backward pass, or no forward pass of it is typed.
    """
    which = f"{row.statement}, smoothing" if "smoothing" in row.declared else row.statement
    if not row.statement.endswith(("backward", "_vjp", "_gradient")):
        raise NotPut("a forward pass, which would be compared with itself")
    of = forward_of(which)
    if row.mistake in IN_HALF:
        raise NotPut("a form that breaks in half precision alone")
    if of is None:
        raise NotPut("no forward pass of it is typed")
    given = {name: _double(value) for name, value in arguments(row, 0, larger=False).items()}
    rng = np.random.default_rng(1)
    takes = tuple(given)
    for name in of.inputs:  # what a backward pass does not take
        if name not in given:
            like = given[of.output or "g"]
            given[name] = np.zeros(like.shape[-1]) if name == "b" else rng.standard_normal(like.shape)
    others = {name: value for name, value in given.items() if name not in (*of.inputs, of.output, "g")}

    def forward(*inputs: Any) -> Any:
        return np.asarray(of.function(**dict(zip(of.inputs, inputs, strict=True)), **others), dtype=np.float64)

    def backward(gradient: Any, *inputs: Any) -> tuple[Floats, ...]:
        values = {**others, **dict(zip(of.inputs, inputs, strict=True)), "g": gradient}
        if of.output:
            values[of.output] = forward(*inputs)
        with np.errstate(all="ignore"):
            found = _called(function, {name: values[name] for name in takes})
        scale = 1.0 if "g" in takes else float(gradient)
        return tuple(np.array(one * scale, dtype=np.float64) for one in found)

    return _Backward([np.asarray(given[name], dtype=np.float64) for name in of.inputs], forward, backward)


def gradcheck(row: Row, function: Callable[..., Any]) -> bool:
    """Tell whether PyTorch's gradcheck, at its defaults, accepts a program as the backward pass."""
    of = _backward(row, function)

    class Program(torch.autograd.Function):
        @staticmethod
        def forward(context: Any, *inputs: torch.Tensor) -> torch.Tensor:
            context.save_for_backward(*inputs)
            return torch.from_numpy(np.array(of.forward(*(tensor.detach().numpy() for tensor in inputs))))

        @staticmethod
        def backward(context: Any, gradient: torch.Tensor) -> Any:
            inputs = (tensor.detach().numpy() for tensor in context.saved_tensors)
            return tuple(map(torch.from_numpy, of.backward(gradient.numpy(), *inputs)))

    leaves = [torch.from_numpy(array).clone().requires_grad_() for array in of.inputs]
    return bool(torch.autograd.gradcheck(Program.apply, leaves, raise_exception=False))


def check_grads(row: Row, function: Callable[..., Any]) -> bool:
    """Tell whether jax's check_grads accepts a program in reverse mode, to first order; all else at its defaults."""
    import jax
    from jax.test_util import check_grads as check

    jax.config.update("jax_enable_x64", True)
    of = _backward(row, function)
    like = jax.ShapeDtypeStruct(np.shape(of.forward(*of.inputs)), np.float64)
    gradients = tuple(jax.ShapeDtypeStruct(array.shape, np.float64) for array in of.inputs)

    @jax.custom_vjp
    def program(*arrays: Any) -> Any:
        return jax.pure_callback(lambda *a: of.forward(*map(np.asarray, a)), like, *arrays)

    def back(kept: Any, gradient: Any) -> Any:
        return jax.pure_callback(lambda *a: of.backward(*map(np.asarray, a)), gradients, gradient, *kept)

    program.defvjp(lambda *arrays: (program(*arrays), arrays), back)
    check(program, of.inputs, order=1, modes=("rev",))
    return True


def opcheck(row: Row, function: Callable[..., Any]) -> bool:
    """Tell whether PyTorch's opcheck, with all its tests, accepts an operator that runs a program."""
    given = arguments(row, 0)
    arrays = {name: value for name, value in given.items() if np.ndim(value)}
    like = [_tensor(one) for one in _called(row._replace(raw=False).program(row.right), given)]

    def run(*tensors: torch.Tensor) -> Any:
        values = given | dict(zip(arrays, map(_array, tensors), strict=True))
        with np.errstate(all="ignore"):
            found = tuple(map(_tensor, _called(row.program(function), values, copied=False)))
        return found if len(found) > 1 else found[0]

    def empty(*_: torch.Tensor) -> Any:
        found = tuple(torch.empty(one.shape, dtype=one.dtype) for one in like)
        return found if len(found) > 1 else found[0]

    returned = f"({', '.join('Tensor' for _ in like)})" if len(like) > 1 else "Tensor"
    schema = f"({', '.join(f'Tensor {name}_' for name in arrays)}) -> {returned}"
    name = f"benchmarks::{row.half}{abs(hash((row.report, row.statement, id(function))))}"
    operator = torch.library.custom_op(name, run, mutates_args=(), schema=schema)
    operator.register_fake(empty)
    tested = torch.library.opcheck(operator, tuple(map(_tensor, arrays.values())), raise_exception=False)
    return all(one == "SUCCESS" for one in tested.values())


CHECKERS: Mapping[str, Callable[[Row, Callable[..., Any]], bool]] = MappingProxyType(
    {
        "`gradcheck`, float64": gradcheck,
        "`jax.test_util.check_grads`, float64": check_grads,
        "`torch.library.opcheck`": opcheck,
        "`assert_close`, its defaults": compared(assert_close, 1),
        f"`allclose`, 1e-2, {TRIALS} draws": compared(allclose, TRIALS),
    }
)
OURS = "`verify.check`"
UNTOLD = {"untold": "it cannot tell, of a wrong program", "right untold": "it cannot tell, of a right program"}


def rows(suite: str, only: str = "") -> Iterator[dict[str, Any]]:
    """Yield what each checker accepts and refuses of a suite."""
    for name, accepts in CHECKERS.items():
        if only not in name:
            continue
        not_put, accepted, refused, asked = Counter[str](), list[str](), list[str](), 0
        for row in PUT[suite].values():
            try:
                wrong, right = (_passes(accepts, row, function) for function in (row.wrong, row.right))
            except NotPut as reason:
                not_put[str(reason)] += 1
                continue
            asked += 1
            accepted += [row.report] * wrong
            refused += [row.report] * (not right)
        yield _row(name, asked, not_put, accepted, refused)


def recorded(suite: str, answers: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Return what `verify.check` accepts and refuses of a suite, from recorded answers; it may not tell."""
    put = {(f"{row.report} {row.statement or 'forward='}", row.dtype): row for row in PUT[suite].values()}
    put |= {(row.report, row.dtype): row for row in PUT[suite].values()}
    found = [answer for answer in answers if answer["suite"] == suite and (answer["name"], answer["how"]) in put]
    untold = Counter(UNTOLD[end] for a in found for end in (a["outcome"], a.get("right")) if end in UNTOLD)
    told = [a for a in found if not {a["outcome"], a.get("right")} & UNTOLD.keys()]
    accepted, refused = (
        [put[a["name"], a["how"]].report for a in told if a.get(field) == end]
        for field, end in (("outcome", "accepted"), ("right", "right refused"))
    )
    return _row(OURS, len(told), untold, accepted, refused if any("right" in a for a in told) else None)


def _row(
    name: str, asked: int, not_put: Mapping[str, int], accepted: Sequence[str], refused: Sequence[str] | None
) -> dict[str, Any]:
    return {
        "checker": name, "asked": asked, "accepted": len(accepted),
        "refused": None if refused is None else len(refused),
        "not_put": dict(not_put), "accepts": accepted, "refuses": refused or [],
    }  # fmt: skip


def _passes(accepts: Callable[[Row, Callable[..., Any]], bool], row: Row, function: Callable[..., Any]) -> bool:
    """Tell whether a program passes; one that raises, or for which the checker does, fails."""
    try:
        return accepts(row, function)
    except NotPut:
        raise
    except Exception:
        return False
