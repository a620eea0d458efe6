"""What a naive form is, the functions that a first draft has, and what is computed where it breaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from benchmarks.spellings.__main__ import inside
from benchmarks.spellings.spelling import DTYPES
from benchmarks.typed import NAMES, TYPED, Typed
from tests.verify.checking.as_programs import STYLES, as_program
from verify.checking.rounding.formats import numpy_dtype

__all__ = ["IN_HALF", "KINDS", "WHOLE", "Broken", "Naive", "broken"]

# --- functions as a first draft has them ---


def softmax(x: Any) -> Any:
    """Return softmax without taking the maximum off."""
    e = np.exp(x)
    return e / e.sum(-1, keepdims=True)


def logsumexp(x: Any) -> Any:
    """Return the logarithm of the sum of exponentials as they are."""
    return np.log(np.exp(x).sum(-1))


def log_softmax_unshifted(x: Any) -> Any:
    return x - logsumexp(x)[..., None]


def log_of_softmax(x: Any) -> Any:
    """Return the logarithm of stable softmax, which underflows to zero."""
    return np.log(NAMES["softmax"](x))


def masked(s: Any, keep: Any) -> Any:
    e = np.exp(s) * keep
    return e / e.sum(-1, keepdims=True)


def sunk(s: Any, sink: Any) -> Any:
    e = np.exp(s)
    return e / (np.exp(sink) + e.sum(-1, keepdims=True))


def drained(s: Any, sink: Any) -> Any:
    return np.exp(sink) / (np.exp(sink) + np.exp(s).sum(-1))


def sigmoid(x: Any) -> Any:
    """Return the quotient that has infinity above and below for large arguments."""
    return np.exp(x) / (1 + np.exp(x))


def softplus(x: Any) -> Any:
    return np.log(1 + np.exp(x))


def tanh(x: Any) -> Any:
    """Return the quotient of exponentials."""
    return (np.exp(x) - np.exp(-x)) / (np.exp(x) + np.exp(-x))


def plain(x: Any) -> Any:
    """Return sigmoid as it is defined, which is right: infinity below gives zero."""
    return 1 / (1 + np.exp(-x))


def slope(x: Any) -> Any:
    """Return the derivative of sigmoid as calculus gives it."""
    return np.exp(-x) / (1 + np.exp(-x)) ** 2


def variance(x: Any, axis: int) -> Any:
    """Return the mean of squares less the square of the mean."""
    return (x * x).mean(axis, keepdims=True) - x.mean(axis, keepdims=True) ** 2


def normed(x: Any, eps: Any, axis: int = -1) -> Any:
    return (x - x.mean(axis, keepdims=True)) / np.sqrt(variance(x, axis) + eps)


def unnormed(x: Any, eps: Any, d: Any, mean: bool = True) -> Any:
    """Return the backward pass of LayerNorm without a gain."""
    z = normed(x, eps)
    h = d - d.mean(-1, keepdims=True) - z * (d * z).mean(-1, keepdims=True)
    return h / np.sqrt(variance(x, -1) + eps)


def normed_above_zero(x: Any, eps: Any, axis: int = -1) -> Any:
    """Return what two moments give if a variance below zero counts as zero."""
    deviation = np.sqrt(np.maximum(variance(x, axis), 0) + eps)
    return (x - x.mean(axis, keepdims=True)) / deviation


def decoded_in_splits(q: Any, k: Any, v: Any, k_cache: Any, v_cache: Any) -> Any:
    """Return the outputs of two splits, stable in themselves, merged by exponentials of their log-sum-exps."""
    parts = [(k_cache, v_cache), (k[None], v[None])]
    scores = [keys @ q / q.shape[0] ** 0.5 for keys, _ in parts]
    weights = [np.exp(NAMES["logsumexp"](s)) for s in scores]
    outputs = [w * (NAMES["softmax"](s) @ part[1]) for w, s, part in zip(weights, scores, parts, strict=True)]
    return sum(outputs[1:], outputs[0]) / sum(weights[1:], weights[0])


def angles_added_up(positions: Any, d: int, base: float) -> Any:
    """Return rows of a table whose angles are those of the row before and a step, in float32."""
    step = (base ** -(np.arange(0, d, 2) / d)).astype(np.float32)
    rows = np.concatenate([0 * step[None], np.broadcast_to(step, (int(positions.max()), len(step)))])
    angles = np.cumsum(rows, axis=0, dtype=np.float32)[positions.astype(int)]
    return np.stack([np.cos(angles), np.sin(angles)], -1).reshape(*angles.shape[:-1], d)


def angles_in_half(positions: Any, d: int, base: Any) -> Any:
    """Return sinusoidal positions with angles in the format of the base."""
    angles = positions[..., None] * base ** -(np.arange(0, d, 2) / d)
    return np.stack([np.cos(angles), np.sin(angles)], -1).reshape(*angles.shape[:-1], d)


# --- stable programs, where the typed one is naive itself ---


def pair_scores(q: Any, k: Any) -> tuple[Any, Any]:
    """Return log-sum-exp over channels of each pair, and each channel's share of it."""
    both = q[:, None, :] + k[None, :, :]
    scores = NAMES["logsumexp"](both)
    return scores, np.exp(both - scores[..., None])


def linear_attention(q: Any, k: Any, v: Any) -> Any:
    return NAMES["softmax"](pair_scores(q, k)[0]) @ v


def linear_attention_backward(q: Any, k: Any, v: Any, g: Any) -> Any:
    scores, shares = pair_scores(q, k)
    p = NAMES["softmax"](scores)
    d = NAMES["back"](p, g @ v.T)[..., None] * shares
    return d.sum(1), d.sum(0), p.T @ g


def unshifted_linear(q: Any, k: Any, v: Any) -> Any:
    """Return linear attention with exponentials of queries and keys as they are."""
    return np.exp(q) @ (np.exp(k).T @ v) / (np.exp(q) @ np.exp(k).sum(0))[:, None]


def unshifted_back(q: Any, k: Any, v: Any, g: Any) -> Any:
    total = (np.exp(q) @ np.exp(k).sum(0))[:, None]
    share = (g * (np.exp(q) @ (np.exp(k).T @ v))).sum(-1) / total[:, 0] / total[:, 0]
    of_queries = np.exp(q) * (g / total @ (np.exp(k).T @ v).T - share[:, None] * np.exp(k).sum(0))
    of_keys = np.exp(k) * ((v @ (g / total).T - share) @ np.exp(q))
    return of_queries, of_keys, np.exp(k) @ (np.exp(q).T @ (g / total))


STABLE: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {"linear_attention": linear_attention, "linear_attention.backward": linear_attention_backward}
)
DRAFTS: Mapping[str, Any] = MappingProxyType(
    {
        "plain": plain,
        "slope": slope,
        "angles_in_half": angles_in_half,
        "angles_added_up": angles_added_up,
        "decoded_in_splits": decoded_in_splits,
        "unshifted_linear": unshifted_linear,
        "unshifted_back": unshifted_back,
    }
)
"""What the text of a naive program may use beside `NAMES`."""


KINDS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "no maximum": {
            "softmax": softmax,
            "logsumexp": logsumexp,
            "log_softmax": log_softmax_unshifted,
            "masked": masked,
            "sunk": sunk,
            "drained": drained,
        },
        "logarithm of probabilities": {"log_softmax": log_of_softmax},
        "logarithm of probabilities and 1e-7": {"log_softmax": lambda x: np.log(NAMES["softmax"](x) + 1e-7)},
        "sigmoid as a quotient of exponentials": {"s": sigmoid},
        "logarithm of one and an exponential": {"softplus": softplus},
        "tanh by exponentials": {"tanh": tanh},
        "variance by two moments": {
            "normed": normed,
            "unnormed": unnormed,
            "of_columns": lambda x, eps, d: unnormed(x.T, eps, d.T).T,
        },
        "variance by two moments, above zero": {"normed": normed_above_zero},
    }
)
"""What takes the place of which function of a typed program; of other kinds the text is another."""
WHOLE = "*"
IN_HALF = tuple(f"{what} in half precision" for what in ("squares", "angles", "cube", "scores"))
"""Kinds in which every operation is rounded to half precision, as nothing breaks with float32 inside."""


class Naive(NamedTuple):
    """A naive form.

    Attributes
    ----------
    statement, kind : str
    at : mapping of str to value
        Arguments of the statement's domain.
    text : pair of str
        What stands in the typed program, or `WHOLE` of it, and what stands there instead.
    dtypes : tuple of str
        Those in which it breaks.
    """

    statement: str
    kind: str
    at: Mapping[str, Any]
    text: tuple[str, str] = ("", "")
    dtypes: tuple[str, ...] = DTYPES

    @property
    def name(self) -> str:
        """The statement and the kind."""
        return f"{self.statement}: {self.kind}"

    @property
    def takes(self) -> list[str]:
        """Its arguments."""
        return TYPED[self.statement].takes.split(", ")

    def function(self) -> Callable[..., Any]:
        """Return the naive function, which computes in the format of its arrays."""
        typed, names = TYPED[self.statement], KINDS.get(self.kind, {})
        old, new = self.text
        text = new if old == WHOLE else typed.text.replace(old, new) if old else typed.text
        text = text.replace("np.tanh(", "tanh(") if "tanh" in names else text
        return Typed(typed.takes, text).compiled({**DRAFTS, **names})

    def program(self, dtype: str) -> Callable[..., Any]:
        """Return the naive program in a dtype."""
        function = self.function()
        return as_program(function, self.takes, STYLES[0], dtype) if self.kind in IN_HALF else inside(function)

    def stable(self) -> Callable[..., Any]:
        """Return the stable function, which computes in the format of its arrays."""
        return STABLE.get(self.statement) or TYPED[self.statement].compiled()

    def values(self, dtype: str) -> dict[str, Any]:
        """Return the arguments in a dtype."""
        form = numpy_dtype(dtype)
        return {
            name: np.array(value, form if np.array(value).dtype.kind == "f" else None)
            if isinstance(value, list)
            else value
            for name, value in ((name, self.at[name]) for name in self.takes)
        }


class Broken(NamedTuple):
    """What is computed at the arguments of a naive form in a dtype.

    Attributes
    ----------
    naive, stable, exact : tuple of ndarray
        In the dtype twice, and in float64.
    """

    naive: tuple[Any, ...]
    stable: tuple[Any, ...]
    exact: tuple[Any, ...]

    def off(self, computed: tuple[Any, ...]) -> float:
        """Return the largest error of a result by its largest entry; infinity if something is no number."""
        errors = [
            float(np.abs(one.astype(np.float64) - right).max() / np.abs(right).max()) if np.abs(right).max() else 0.0
            for one, right in zip(computed, self.exact, strict=True)
        ]
        return max(np.inf if np.isnan(error) else error for error in errors)


def broken(form: Naive, dtype: str) -> Broken:
    """Return what a naive form, the stable program and float64 give at its arguments."""
    given = form.values(dtype)
    wide = {name: v.astype(np.float64) if _of_floats(v) or name == "positions" else v for name, v in given.items()}

    def every(result: Any) -> tuple[Any, ...]:
        return tuple(map(np.asarray, result if isinstance(result, tuple) else (result,)))

    naive, stable = form.program(dtype)(*given.values()), inside(form.stable())(*given.values())
    return Broken(every(naive), every(stable), every(form.stable()(**wide)))


def _of_floats(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.dtype.kind not in "biu"
