"""The words of the language and of its prelude, on numbers of mpmath and lists of them: written for this benchmark."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mpmath import MPContext

__all__ = ["WORDS", "mp", "mpf"]

mp = MPContext()
mp.dps = 50
mpf = mp.mpf
"""Numbers of fifty digits; those of others stay as they are."""


def _scalar(f: Callable[..., Any]) -> Callable[..., Any]:
    def function(*args: Any) -> Any:
        if not all(isinstance(arg, mpf) for arg in args):
            raise TypeError("numbers were expected")
        found = f(*args)
        if not isinstance(found, mpf):
            raise ZeroDivisionError("no real number")
        return found

    return function


def _vectors(f: Callable[..., Any], kinds: str) -> Callable[..., Any]:
    """Make a word of a function: its arguments are vectors, numbers and indices, as ``kinds`` spells them."""
    types = {"v": list, "t": mpf, "i": int, "m": list}

    def function(*args: Any) -> Any:
        if len(args) != len(kinds):
            raise TypeError(f"{len(kinds)} arguments were expected")
        for kind, arg in zip(kinds, args, strict=True):
            if not isinstance(arg, types[kind]) or (kind == "v" and not all(isinstance(a, mpf) for a in arg)):
                raise TypeError(f"{kinds}: {arg!r}")
        if len({len(arg) for kind, arg in zip(kinds, args, strict=True) if kind == "v"}) > 1 and "m" not in kinds:
            raise TypeError("vectors of one size were expected")
        return f(*args)

    return function


def _mean(x: Any) -> Any:
    return mp.fsum(x) / len(x)


def _variance(x: Any) -> Any:
    return mp.fsum((a - _mean(x)) ** 2 for a in x) / len(x)


def _norm(x: Any) -> Any:
    return mp.sqrt(mp.fsum(a * a for a in x))


def _dot(x: Any, y: Any) -> Any:
    return mp.fsum(a * b for a, b in zip(x, y, strict=True))


def _logsumexp(x: Any) -> Any:
    return max(x) + mp.log(mp.fsum(mp.exp(a - max(x)) for a in x))


def _sigmoid(t: Any) -> Any:
    return 1 / (1 + mp.exp(-t))


def _softplus(t: Any) -> Any:
    return mp.log1p(mp.exp(t))


def _real(f: Callable[[Any], Any], first: Callable[[Any], bool]) -> Callable[[Any], Any]:
    def function(t: Any) -> Any:
        if not first(t):
            raise ZeroDivisionError("no real number")
        return f(t)

    return function


SCALARS: Mapping[str, Callable[..., Any]] = {
    "exp": mp.exp,
    "log": _real(mp.log, lambda t: t > 0),
    "sqrt": _real(mp.sqrt, lambda t: t >= 0),
    "sin": mp.sin,
    "cos": mp.cos,
    "erf": mp.erf,
    "abs": abs,
    "relu": lambda t: max(t, mpf(0)),
    "max": lambda s, t: max(s, t),
    "min": lambda s, t: min(s, t),
    "clip": lambda t, low, high: min(max(t, low), high),
    "leaky_relu": lambda t, alpha: max(t, mpf(0)) + alpha * min(t, mpf(0)),
    "sign": lambda t: t / abs(t),
    "step": lambda t: (1 + t / abs(t)) / 2,
    "tanh": mp.tanh,
    "sigmoid": _sigmoid,
    "softplus": _softplus,
    "log_sigmoid": lambda t: -_softplus(-t),
    "silu": lambda t: t * _sigmoid(t),
    "mish": lambda t: t * mp.tanh(_softplus(t)),
    "normal_cdf": lambda t: mp.erfc(-t / mp.sqrt(2)) / 2,
    "normal_pdf": lambda t: mp.exp(-t * t / 2) / mp.sqrt(2 * mp.pi),
    "gelu": lambda t: t * mp.erfc(-t / mp.sqrt(2)) / 2,
    "gelu_tanh": lambda t: t * (1 + mp.tanh(mp.sqrt(2 / mp.pi) * (t + mpf("0.044715") * t**3))) / 2,
}
VECTORS: Mapping[str, tuple[str, Callable[..., Any]]] = {
    "mean": ("v", _mean),
    "variance": ("v", _variance),
    "dot": ("vv", _dot),
    "norm": ("v", _norm),
    "cosine": ("vv", lambda x, y: _dot(x, y) / (_norm(x) * _norm(y))),
    "one_hot": ("ii", lambda j, i: mpf(i == j)),
    "partition": ("v", lambda x: mp.fsum(map(mp.exp, x))),
    "softmax": ("vi", lambda x, i: mp.exp(x[i] - _logsumexp(x))),
    "logsumexp": ("v", _logsumexp),
    "log_softmax": ("vi", lambda x, i: x[i] - _logsumexp(x)),
    "entropy": ("v", lambda p: -mp.fsum(a * SCALARS["log"](a) for a in p)),
    "kl": ("vv", lambda p, q: mp.fsum(a * (SCALARS["log"](a) - SCALARS["log"](b)) for a, b in zip(p, q, strict=True))),
    "cross_entropy": ("vv", lambda x, y: -mp.fsum(b * (a - _logsumexp(x)) for a, b in zip(x, y, strict=True))),
    "deviation": ("vt", lambda x, e: SCALARS["sqrt"](_variance(x) + e)),
    "layernorm": ("vti", lambda x, e, i: (x[i] - _mean(x)) / SCALARS["sqrt"](_variance(x) + e)),
    "rms": ("vt", lambda x, e: SCALARS["sqrt"](_mean([a * a for a in x]) + e)),
    "rmsnorm": ("vti", lambda x, e, i: x[i] / SCALARS["sqrt"](_mean([a * a for a in x]) + e)),
    "linear": ("mvi", lambda w, x, i: _dot(w[i], x)),
}
WORDS: Mapping[str, Any] = {
    **{name: _scalar(f) for name, f in SCALARS.items()},
    **{name: _vectors(f, kinds) for name, (kinds, f) in VECTORS.items()},
    "pi": +mp.pi,
    "size": _vectors(mpf, "i"),
    "KroneckerDelta": _vectors(lambda i, j: mpf(i == j), "ii"),
    "Distinct": _vectors(lambda i, j: i != j, "ii"),
    "Rational": lambda a, b: a / b,
    "And": lambda *parts: all(parts),
}
