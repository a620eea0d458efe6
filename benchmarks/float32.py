"""Programs in float32 beside autograd in float32: ``python -m benchmarks.float32``, where PyTorch is installed.

Every derivative of a word of the vocabulary, of the first half of `benchmarks.papers` and of `benchmarks.hard_formulas`
becomes a program of NumPy and one of PyTorch in float32. The worse is compared with the closed form at a hundred
digits, and so is what autograd gives for the paper's function of torch's tensors: at usual values, at large ones, at
values about 1000, and with positive ones of a hundredth besides. An error is that of the largest entry, the worst of
several draws; it may be four times that of autograd, or `FREE` roundings. ``--only`` asks those with a text in their
names, ``--all`` prints every one.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import mpmath
import numpy as np
import torch
import torch.nn.functional as F

import benchmarks.hard_formulas
import benchmarks.papers
from benchmarks.papers import __main__ as runner
from benchmarks.papers.paper import Paper, papers_in
from derive.deciding.lacking import LackingError
from derive.doors.derived import Derived, program
from derive.doors.requests import stated
from derive.kernel.terms import DeriveError
from derive.language.text.formulas import parse_formulas
from derive.language.text.vocabulary import VOCABULARY
from derive.values.scalar import Point

__all__ = ["KINDS", "Compared", "compared", "main"]

RATIO, FREE = 4, 4
"""How many times the error of autograd is allowed, and how many roundings are allowed in any case."""
DRAWS = 4
"""Of each kind: the worst error of each side counts, so that luck does not."""
ROUNDING = 2.0**-24
KINDS = ("usual", "times 10", "times 100", "about 1000", "about 1000, narrow")


AS_TYPED: Mapping[str, Callable[..., Any]] = {
    "weight_standardization": lambda W, epsilon: (
        (W - W.mean(1, keepdim=True))
        / torch.sqrt((W * W).mean(1, keepdim=True) - W.mean(1, keepdim=True) ** 2 + epsilon)
    ),
    "masked": lambda s, V, mask: torch.softmax(s + torch.log(mask), 1) @ V,
    "sink": lambda s, V, b: torch.softmax(torch.cat([s, b.expand(len(s), 1)], 1), 1)[:, :-1] @ V,
}
"""What autograd is asked where the function of mpmath's numbers is another one in floats, or overflows."""

WORDS: Mapping[str, Callable[..., Any]] = {
    "tanh": torch.tanh,
    "sigmoid": torch.sigmoid,
    "softplus": F.softplus,
    "log_sigmoid": F.logsigmoid,
    "silu": F.silu,
    "mish": F.mish,
    "normal_cdf": torch.special.ndtr,
    "normal_pdf": lambda t: torch.exp(-t * t / 2) / math.sqrt(2 * math.pi),
    "gelu": F.gelu,
    "gelu_tanh": lambda t: F.gelu(t, approximate="tanh"),
    "abs": torch.abs,
    "relu": F.relu,
    "max": torch.maximum,
    "min": torch.minimum,
    "mean": torch.mean,
    "variance": lambda x: torch.var(x, correction=0),
    "dot": torch.dot,
    "norm": torch.linalg.vector_norm,
    "cosine": lambda x, y: F.cosine_similarity(x, y, 0),
    "partition": lambda x: torch.exp(x).sum(),
    "softmax": lambda x: torch.softmax(x, 0),
    "logsumexp": lambda x: torch.logsumexp(x, 0),
    "log_softmax": lambda x: torch.log_softmax(x, 0),
    "entropy": lambda x: -torch.special.xlogy(x, x).sum(),
    "kl": lambda x, y: (x * (x.log() - y.log())).sum(),
    "cross_entropy": lambda x, y: F.cross_entropy(x, y),
    "deviation": lambda x, epsilon: torch.sqrt(torch.var(x, correction=0) + epsilon),
    "layernorm": lambda x, epsilon: F.layer_norm(x, x.shape, eps=float(epsilon)),
    "rms": lambda x, epsilon: torch.sqrt((x * x).mean() + epsilon),
    "rmsnorm": lambda x, epsilon: F.rms_norm(x, x.shape, eps=float(epsilon)),
    "linear": lambda W, x: W @ x,
}
"""Torch's own functions, by the word."""
POSITIVE = {"entropy": "x", "kl": "x y", "deviation": "epsilon", "layernorm": "epsilon", "rms": "epsilon"}
POSITIVE |= {"rmsnorm": "epsilon"}
KINKS = {"abs": "t != 0", "relu": "t != 0", "max": "s - t != 0", "min": "s - t != 0"}
KINKS |= {"norm": "0 < norm(x)", "cosine": "0 < norm(x)\nassume: 0 < norm(y)"}
KINKS |= {"entropy": "ForAll(k:n, 0 < x[k])", "kl": "ForAll(k:n, 0 < x[k])\nassume: ForAll(k:n, 0 < y[k])"}


def words() -> Iterator[Paper]:
    """Yield the words of the vocabulary as formulas, each differentiated in its first argument."""
    for name, function in WORDS.items():
        declared = VOCABULARY[name].text.partition(") = ")[0].partition("(")[2]
        given = re.findall(r"(?:[^,\[]|\[[^\]]*\])+", declared)
        arrays, reals = ([p.strip() for p in given if ":" not in p and ("[" in p) is array] for array in (True, False))
        index = next((p.strip()[0] for p in given if ":" in p), "")
        names = [p.strip().partition("[")[0] for p in given if ":" not in p]
        text = "\n".join(
            [
                "dimensions: n, m",
                "indices: i:n, j:n, k:n",
                *([f"reals: {', '.join(reals)}"] if reals else []),
                *([f"vectors: {', '.join(arrays)}"] if arrays else []),
                f"from prelude: {', '.join({name, *(['norm'] if 'norm(' in KINKS.get(name, '') else [])})}",
                *(f"assume: {h}" for h in (KINKS.get(name), "0 < epsilon" if "epsilon" in reals else None) if h),
                f"formula: F{f'[{index}]' * bool(index)} = {name}({', '.join([*names, index] if index else names)})",
                f"{'vjp' if arrays else 'derivative'}: F in {names[0]}",
            ]
        )
        made: dict[str, Any] = {"function": function}
        exec(f"def {name}({', '.join(names)}): return function({', '.join(names)})", made)  # noqa: S102  # its arguments
        yield Paper("the vocabulary", text, made[name], dict.fromkeys(POSITIVE.get(name, "").split(), "positive"))


# --- the papers' functions, of tensors

_MATH = types.SimpleNamespace(sqrt=math.sqrt, log=math.log, mpf=float, pi=math.pi, sin=torch.sin, acosh=torch.acosh)
_NUMPY = types.SimpleNamespace(
    maximum=lambda a, b: torch.maximum(
        torch.as_tensor(a, dtype=torch.float32), torch.as_tensor(b, dtype=torch.float32)
    ),
    minimum=lambda a, b: torch.minimum(
        torch.as_tensor(a, dtype=torch.float32), torch.as_tensor(b, dtype=torch.float32)
    ),
    einsum=torch.einsum,
    diag=torch.diag,
)
_TORCH: Mapping[str, Any] = {
    "mpmath": _MATH,
    "np": _NUMPY,
    **{name: getattr(torch, name) for name in ("exp", "log", "sqrt", "tanh", "erf", "sin", "cos", "sigmoid")},
    "softplus": F.softplus,
    "gelu": F.gelu,
    "softmax": lambda x, axis=-1: torch.softmax(x, axis),
    "norm": lambda x, axis=-1: torch.linalg.vector_norm(x, dim=axis, keepdim=True),
    "rms": lambda x, epsilon=0: torch.sqrt((x * x).mean(-1, keepdim=True) + epsilon),
}


def of_tensors(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a paper's function with torch's functions in the places of those of mpmath."""
    names: dict[str, Any] = {**function.__globals__}
    for name, value in function.__globals__.items():
        if isinstance(value, types.FunctionType) and value.__module__ == function.__module__:
            names[name] = types.FunctionType(value.__code__, names, name, value.__defaults__, value.__closure__)
    names |= _TORCH
    return types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)


# --- one derivative in float32


class Compared(NamedTuple):
    """The errors of a derivative in float32 at one kind of values, in roundings of its largest entry.

    Attributes
    ----------
    request, kind : str
    mine, torch : float
        Of the program and of autograd; infinite where one is no number.
    """

    request: str
    kind: str
    mine: float
    torch: float

    @property
    def ratio(self) -> float:
        """The error beside that of autograd, where it is more than a few roundings."""
        return self.mine / max(self.torch, FREE / RATIO) if self.mine > FREE else 0.0


def compared(item: Paper) -> Iterator[Compared | str]:
    """Compare all derivatives of a formula; a text says why one is not compared."""
    for line, text in runner.asked(item.text):
        if line.startswith("hessian"):
            continue
        try:
            derived = found(text)
        except DeriveError as refusal:
            yield f"{line}: refused, {refusal}".splitlines()[0]
            continue
        for kind in KINDS:
            try:
                errors = [pair for seed in range(DRAWS) if (pair := at(item, derived, line, kind, seed))]
                if errors:
                    yield Compared(line, kind, *(max(side) for side in zip(*errors, strict=True)))
                else:
                    yield f"{line}, {kind}: no values at which float32 holds the result"
            except (RuntimeError, TypeError, AttributeError, ValueError, IndexError, DeriveError) as error:
                yield f"{line}, {kind}: {type(error).__name__}: {error}".splitlines()[0]


def found(text: str) -> Derived:
    """Return a derivative, under the hypotheses that refusals name."""
    for _ in range(runner.MOST_HYPOTHESES):
        try:
            return next(iter(stated(parse_formulas(text)))).found()
        except LackingError as refusal:
            text = text.replace("\nformula:", "".join(f"\nassume: {h}" for h in refusal.needs) + "\nformula:")
    raise DeriveError("too many hypotheses")


def at(item: Paper, derived: Derived, line: str, kind: str, seed: int) -> tuple[float, float] | None:
    """Return the errors of a program, and of autograd; None where float32 does not hold the result."""
    values, sizes = drawn(item, kind, seed)
    keys = {key.name: key for key in (*program([derived]).variables, *derived.theorem.concl.free) if key.kind == "at"}
    rng = np.random.default_rng(seed)
    cotangent: Any = np.float32(1)
    for name in keys.keys() - values.keys():
        values[name] = cotangent = np.float32(rng.standard_normal([sizes[str(dim)] for dim in keys[name].dims]))
    exact = {key: {p: Fraction(float(v)) for p, v in np.ndenumerate(values[name])} for name, key in keys.items()}
    if runner._false(derived, Point(sizes, exact)):
        return None
    true = runner.entries(derived, Point(sizes, exact))
    largest = float(max(abs(v) for v in true.flat))
    if not 1e-30 < largest < 1e30:
        return None
    mine = list[Any]()
    for library, convert in (("numpy", np.asarray), ("torch", torch.as_tensor)):
        module: dict[str, Any] = {}
        exec(derived.source(library), module)  # noqa: S102  # a program of ours
        try:
            with np.errstate(all="ignore"):
                got = module[derived.name](*(convert(values[k.name]) for k in program([derived]).variables))
        except OverflowError:  # of Python's own functions of numbers
            got = np.full(true.shape, np.float32(math.nan))
        mine.append(np.asarray(got))
        if mine[-1].dtype != np.float32:
            raise TypeError(f"{library} returns {mine[-1].dtype}")
    variable = line.rpartition(" in ")[2].partition("[")[0]
    tensors = {a.name: torch.tensor(values[a.name], requires_grad=a.name == variable) for a in item.arguments}
    out = AS_TYPED.get(item.name, of_tensors(item.function))(**tensors)
    (theirs,) = torch.autograd.grad((out * torch.tensor(cotangent)).sum(), tensors[variable])
    return max(distance(g, true, largest) for g in mine), distance(theirs.numpy(), true, largest)


def drawn(item: Paper, kind: str, seed: int) -> tuple[dict[str, Any], dict[str, int]]:
    """Draw values in float32: all real numbers large, or about 1000; positive ones small."""
    values, sizes = runner.drawn(item, "random", seed)
    for a in item.arguments:
        value = values[a.name]
        if not a.domain and kind != "usual":
            value = value * float(kind[6:]) if kind.startswith("times") else value + 1000
        if a.domain == "positive" and kind.endswith("narrow"):
            value = value / 100
        values[a.name] = np.float32(value)
    return values, sizes


def distance(got: Any, true: Any, largest: float) -> float:
    """Return the largest error in roundings of the largest entry."""
    if got.shape != true.shape or not np.isfinite(got).all():
        return math.inf
    with mpmath.workdps(runner.DIGITS):
        return float(max(abs(mpmath.mpf(float(g)) - t) for g, t in zip(got.flat, true.flat, strict=True))) / (
            largest * ROUNDING
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare all, print what is worse than allowed, and return whether there is any."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="a part of the name of a formula")
    parser.add_argument("--untried", action="store_true", help="the half of papers that is kept, and nothing else")
    parser.add_argument("--all", action="store_true", help="print every comparison")
    options = parser.parse_args(arguments)
    others = () if options.untried else (*papers_in(vars(benchmarks.hard_formulas)), *words())
    papers = (*others, *(p for p in benchmarks.papers.PAPERS if p.untried == options.untried))
    done, left_out, worse = 0, 0, 0
    for item in papers:
        if options.only in item.name:
            for result in compared(item):
                if isinstance(result, str):
                    left_out += 1
                    print(f"-- {result}", flush=True)
                    continue
                done += 1
                bad = result.ratio > RATIO
                worse += bad
                if bad or options.all:
                    print(
                        f"{'WORSE' if bad else '     '} {result.request}, {result.kind}: "
                        f"{result.mine:.1f} roundings, autograd {result.torch:.1f}",
                        flush=True,
                    )
    print(f"{done} comparisons, {left_out} left out, {worse} worse than {RATIO} times autograd's error")
    return bool(worse)


if __name__ == "__main__":
    sys.exit(main())
