"""Declarations on the user's program: how it is called, what its arrays are, and where it rounds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from verify.checking.calling.parameters import ByName, names
from verify.checking.judging.statement import Statement
from verify.checking.rounding.formats import FORMATS, dtype_name
from verify.checking.rounding.models import DTYPES, ONCE, OPERANDS, Arithmetic, Model, ladder

__all__ = ["Program", "program_of"]


@dataclass(frozen=True)
class Program:
    """A function and all that its user declares of it, for `verify.check`.

    Attributes
    ----------
    function : callable or str
        Takes arrays, and returns one, or several in a tuple or by name. As text, ``"kernels:softmax"``, it is imported
        by a process of its own alone.
    dtype : {"float64", "float32", "bfloat16", "float16"}
        Dtype of its arrays: a name, or a dtype of NumPy or torch, ``np.float32`` or ``torch.float32``. All fields that
        hold a dtype take either.
    framework : {"numpy", "torch", "jax"}
        Library of its arrays. Tensors of torch do not require a gradient: call ``requires_grad_`` on a clone.
    device : str, optional
        Device of these arrays in the words of torch and jax, such as ``"cuda"``; default: the CPU. Results may be on
        any device, and of any framework that has ``__array__`` or ``__dlpack__``.
    args : sequence of str, optional
        Arguments in its order; default: they are matched by the names of its parameters. ``"_"`` stands for a parameter
        that it does not need, which is given None; it is not given an argument that is not named.
    returns : sequence of str, optional
        Results in its order, ``"_"`` for a further one; default: one array is the first result of the statement, and as
        many arrays as it has results are these.
    compute, accumulate : str, optional
        The formats in which it computes and adds.
    operands : {"tf32", "float32", "bfloat16", "float16", "float8_e4m3fn", "float8_e5m2"}, optional
        The format to which it first rounds the factors of products of matrices.
    ulps : int
        Error, in units in the last place, of its exp, log, sin, cos, tanh, roots and quotients, where a device is less
        accurate than a library, 1 unit.
    flush : bool
        Whether it flushes subnormal numbers to zero.
    rounding : {"once"}, optional
        A contract of programs in half precision: they compute in float32 throughout, and round each result once, at the
        end. A cast before that is a mistake, which is named where it can be told.
    dtypes : mapping of str to str
        Arguments and results of another dtype, such as ``{"gamma": "float32"}``; a gradient is like its argument.
    layouts : mapping of str to str
        Axes of arguments and results as patterns of einops, from the statement's to the function's:
        ``{"x": "(b s) n -> b s n", "mean": "rows 1 -> rows"}``; a gradient is like its argument.
    inplace : collection of str
        Arguments that it may write to.
    nondeterministic : bool
        Whether its results may vary from call to call, as it adds atomically: every call is held to the bounds.

    Raises
    ------
    ValueError
        If there is no such dtype or format, or a declaration is of another type.

    Examples
    --------
    >>> import verify
    >>> def backward(g, w):  # the gradient at the weights, and the weights
    ...     return w * (g - (w * g).sum(axis=-1, keepdims=True))
    >>> program = verify.Program(backward, dtype="float32", args=("g", "p"))
    >>> print(verify.check(program, "softmax_vjp", given="output").verdict)
    agrees
    """

    function: Any
    dtype: Any = "float64"
    framework: str = "numpy"
    device: str | None = None
    args: Sequence[str] | None = None
    returns: Sequence[str] | None = None
    compute: Any = None
    accumulate: Any = None
    operands: Any = None
    ulps: int = 0
    flush: bool = False
    rounding: str | None = None
    dtypes: Mapping[str, Any] = field(default_factory=dict)
    layouts: Mapping[str, str] = field(default_factory=dict)
    inplace: Collection[str] = ()
    nondeterministic: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.function, str):
            self._set("function", ByName(self.function, str(Path.cwd())))
        for name in ("dtype", "compute", "accumulate", "operands"):
            self._set(name, dtype_name(getattr(self, name)))
        for name in ("args", "returns", "inplace"):
            if getattr(self, name) is not None:
                self._set(name, names(name, getattr(self, name)))
        for name, example in (("dtypes", "{'x': 'float32'}"), ("layouts", "{'x': '(b s) n -> b s n'}")):
            if not isinstance(getattr(self, name), Mapping):
                raise ValueError(f"{name}: expected a mapping such as {example}, got {getattr(self, name)!r}")
        self._set("dtypes", {name: dtype_name(dtype) for name, dtype in self.dtypes.items()})
        for label, dtype in {"dtype": self.dtype, **{f"dtypes: {n}": d for n, d in self.dtypes.items()}}.items():
            if dtype not in DTYPES:
                raise ValueError(f"{label}: expected one of {', '.join(DTYPES)}, got {dtype!r}")
        if self.operands not in (None, *OPERANDS):
            raise ValueError(f"operands: expected one of {', '.join(OPERANDS)}, got {self.operands!r}")
        if type(self.ulps) is not int or self.ulps < 0:
            raise ValueError(f"ulps: expected a whole number >= 0, got {self.ulps!r}")
        if type(self.flush) is not bool:
            raise ValueError(f"flush: expected True or False, got {self.flush!r}")
        if self.rounding not in (None, ONCE):
            raise ValueError(f"rounding: expected {ONCE!r}, got {self.rounding!r}")
        if self.rounding and FORMATS[self.dtype].bits >= FORMATS["float32"].bits:
            raise ValueError(f"rounding: {ONCE!r} is about arrays of bfloat16 or float16, got {self.dtype}")
        if not self.models():
            formats = dict.fromkeys(f"{m.operation.name} and {m.sums.name}" for m in ladder(self.dtype))
            asked = {"computes in": self.compute, "accumulates in": self.accumulate, "rounds": self.rounding}
            declaration = " and ".join(f"{what} {where}" for what, where in asked.items() if where is not None)
            raise ValueError(
                f"no rounding model of {self.dtype} {declaration}: expected compute and accumulate to be "
                f"{' or '.join(formats)}"
            )

    def _set(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)  # the value is frozen once it is read

    @property
    def arithmetic(self) -> Arithmetic:
        """The formats to which it rounds, as far as they are declared."""
        return Arithmetic(self.compute, self.accumulate, self.operands, self.ulps, self.flush, self.rounding)

    def models(self, result: str = "") -> tuple[Model, ...]:
        """Return the rounding models that fit the declarations, the tightest first, for a result."""
        return ladder(self.dtype, self.arithmetic, self.dtypes.get(result))

    def declared(self) -> dict[str, Any]:
        """Return the declarations that differ from the default and change the questions or the bounds, by name."""
        declarations = {name: value for name, value in self.arithmetic._asdict().items() if value}
        declarations |= {f"dtype of {name}": dtype for name, dtype in self.dtypes.items()}
        declarations |= {f"layout of {name}": pattern for name, pattern in self.layouts.items()}
        declarations |= {f"{name} changed": True for name in self.inplace}
        return declarations | ({"nondeterministic": True} if self.nondeterministic else {})

    def matched(self, statement: Statement) -> Program:
        """Return the program with the dtypes of a statement's arrays: a gradient is like its argument.

        Raises
        ------
        ValueError
            If a declaration names an array that the statement does not have.
        """
        arrays = (*statement.arguments, *statement.results)
        for parameter, given in (("dtypes", self.dtypes), ("layouts", self.layouts)):
            for name in given:
                if name not in arrays:
                    raise ValueError(f"{parameter}: expected some of {', '.join(arrays)}, got {name!r}")
        like = {f"d{name}": dtype for name, dtype in self.dtypes.items() if f"d{name}" in statement.results}
        dtypes = {name: dtype for name, dtype in {**like, **self.dtypes}.items() if dtype != self.dtype}
        return replace(self, dtypes=dtypes)


def program_of(function: Any, keywords: Mapping[str, Any]) -> tuple[Program, dict[str, Any]]:
    """Return the program that a function and keywords declare, and the keywords that are no fields of it.

    Raises
    ------
    ValueError
        If a declaration stands beside a `Program`, or is none.
    """
    rest = dict(keywords)
    declarations = {f.name: rest.pop(f.name) for f in fields(Program) if f.name in rest}
    if not isinstance(function, Program):
        return Program(function, **declarations), rest
    if declarations:
        name = next(iter(declarations))
        raise ValueError(f"{name}: expected in the Program, Program(function, {name}=...), got it beside a Program")
    return function, rest
