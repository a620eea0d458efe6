"""Programs that are right but for some sizes, inputs, places or calls, where a result is half as large again.

Each is the right formula with a condition. A check refuses it, or says under "not asked" that it never asked there.
"""

import math
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import numpy as np

import verify
from tests.verify.checking.as_programs import as_program
from verify.checking.asking.questions import stated
from verify.checking.judging.diagnosis import Diagnosis

FACTOR = 1.5
UNASKED = {
    "n = 128": ("{} = 64, 128, 256, 512, 768, 1024", "n"),
    "n = 768": ("{} = 64, 128, 256, 512, 768, 1024", "n"),
    "64 channels": ("{} = 64, 128, 256, 512, 768, 1024", "d"),
    "subnormal inputs": ("subnormal numbers", ""),
    "infinite inputs": ("NaN and infinite arguments", ""),
    "an input that is no number": ("NaN and infinite arguments", ""),
    "a logit of minus infinity": ("NaN and infinite arguments", ""),
    "a negative position": (r"{} below 0 or above \d+", "positions"),
    "a query that sees nothing": ("a row of {} that is all false", "keep"),
    "the 1000th call": (r"what happens less than once in \d{1,3} calls", ""),
}
"""Where a default check does not ask: a pattern of what the report lists under "not asked", and the name in it."""


def listed(words: str, name: str, not_asked: Collection[str]) -> bool:
    """Tell whether a class is listed with a name, among others perhaps."""
    place = f"(.* or )?{re.escape(name)}( or .*)?"
    pattern = words.replace("|", r"\|").replace("{}", place)  # bars of a size, and no alternatives
    return any(re.fullmatch(pattern, text) for text in not_asked)


class Partial(NamedTuple):
    """A program that is wrong where a condition holds: of all entries, or of those where it is true."""

    label: str
    name: str
    where: Callable[..., Any]
    conventions: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return f"{self.name}: {self.label}"

    def checked(self, factor: float = FACTOR, thorough: bool = False) -> Diagnosis:
        """Check it in float32; with the factor one it is right."""
        made = stated(self.name, tuple(sorted(self.conventions.items())))
        order = (*made.arguments, *made.constants)
        result = next(iter(made.results))
        right = as_program(made.results[result].spellings[0].formula, order, "each operation rounded", "float32")
        calls = [0]

        def program(*values):
            calls[0] += 1
            out = right(*values)
            named = dict(zip(order, values, strict=True))
            with np.errstate(all="ignore"):
                wrong = np.broadcast_to(self.where(out=out, call=calls[0], **named), out.shape)
            return np.where(wrong, out * out.dtype.type(factor), out)

        return verify.check(
            program, self.name, dtype="float32", args=order, returns=(result,), thorough=thorough, **self.conventions
        )


def of_shape(holds: Callable[..., bool]) -> Callable[..., bool]:
    """Return a condition on rows and width of the input."""
    return lambda x, **_: holds(*x.shape)


def of_attention(holds: Callable[..., bool]) -> Callable[..., bool]:
    """Return a condition on heads, queries, keys, and channels of keys and of values."""
    return lambda q, k, v, **_: holds(q.shape[-3], q.shape[-2], k.shape[-2], q.shape[-1], v.shape[-1])


def power_of_two(n: int) -> bool:
    return n & (n - 1) == 0


def spread(x: Any) -> Any:
    return x.max(-1, keepdims=True) - x.min(-1, keepdims=True)


def place(rows: slice, columns: slice) -> Callable[..., Any]:
    """Return a condition that holds at some places of the result."""

    def where(out, **_):
        mask = np.zeros(out.shape, bool)
        mask[..., rows, columns] = True
        return mask

    return where


SIZES = {
    "n even": lambda rows, n: n % 2 == 0,
    "n odd": lambda rows, n: n % 2 == 1,
    "n a power of two": lambda rows, n: n > 2 and power_of_two(n),
    "n no multiple of four": lambda rows, n: n % 4 != 0,
    "n above 8": lambda rows, n: n > 8,
    "n above 64": lambda rows, n: n > 64,
    "n above 256": lambda rows, n: n > 256,
    "n = 128": lambda rows, n: n == 128,
    "n = 768": lambda rows, n: n == 768,
    "n above 1024": lambda rows, n: n > 1024,
    "one row": lambda rows, n: rows == 1,
    "more than five rows": lambda rows, n: rows > 5,
    "a multiple of four rows": lambda rows, n: rows % 4 == 0,
    "more than 64 rows": lambda rows, n: rows > 64,
    "more rows than columns": lambda rows, n: rows > n,
    "as many rows as columns": lambda rows, n: rows == n,
}
ATTENTION = {
    "one query": lambda h, m, n, d, e: m == 1,
    "more than five keys": lambda h, m, n, d, e: n > 5,
    "more than 64 queries": lambda h, m, n, d, e: m > 64,
    "more than 256 keys": lambda h, m, n, d, e: n > 256,
    "eight channels or more": lambda h, m, n, d, e: d >= 8,
    "64 channels": lambda h, m, n, d, e: d == 64,
    "as many queries as keys, not 4": lambda h, m, n, d, e: m == n != 4,
    "channels of values as of keys, not 4": lambda h, m, n, d, e: d == e != 4,
    "more queries than keys": lambda h, m, n, d, e: m > n,
    "two heads": lambda h, m, n, d, e: h == 2,
}
NORM_INPUTS = {
    "an input above 10": lambda x, **_: (np.abs(x) > 10).any(),
    "a mean above 20 deviations": lambda x, **_: np.abs(x.mean(-1, keepdims=True)) > 20 * x.std(-1, keepdims=True),
    "a constant row": lambda x, **_: (spread(x) == 0) & (x.shape[-1] > 1),
    "all inputs negative": lambda x, **_: (x < 0).all(),
    "a zero": lambda x, **_: x == 0,
    "a zero row of the gradient": lambda g, **_: (np.abs(g).max(-1, keepdims=True) == 0).any(),
    "one place of the gradient": lambda g, **_: g.shape[-1] > 1 and ((g != 0).sum(-1) == 1).all(),
    "a gradient above 10": lambda g, **_: np.abs(g) > 10,
    "subnormal inputs": lambda x, **_: (x != 0) & (np.abs(x) < 2.0**-126),
    "equal rows": lambda x, **_: len(x) > 1 and (x == x[:1]).all(),
    "an input below 1e-4": lambda x, **_: (x != 0) & (np.abs(x) < 1e-4),
    "infinite inputs": lambda x, **_: np.isinf(x),
}
ACTIVATION_INPUTS = {
    "an input above 4": lambda x, **_: x > 4,
    "an input below -3.6": lambda x, **_: x < -3.6,
    "an input below 1e-4": lambda x, **_: (x != 0) & (np.abs(x) < 1e-4),
    "an input above 10": lambda x, **_: x > 10,
    "a gradient above 10": lambda g, **_: np.abs(g) > 10,
    "an input that is no number": lambda x, **_: np.isnan(x),
}
LOGITS = {
    "a logit beyond 8": lambda x, **_: np.abs(x) > 8,
    "logits apart by 10": lambda x, **_: spread(x) > 10,
    "logits beyond 100": lambda x, **_: np.abs(x) > 100,
    "equal logits": lambda x, **_: (spread(x) == 0) & (x.shape[-1] > 1),
    "logits all negative": lambda x, **_: (x < 0).all(-1, keepdims=True),
    "three ties": lambda x, **_: (x == x.max(-1, keepdims=True)).sum(-1, keepdims=True) >= 3,
    "a logit of minus infinity": lambda x, **_: np.isneginf(x),
}
LABELS = {
    "a label that is the largest logit": lambda x, labels, **_: (labels == x.argmax(-1))[:, None],
    "a label that is not": lambda x, labels, **_: (labels != x.argmax(-1))[:, None],
    "all labels equal": lambda x, labels, **_: len(labels) > 1 and (labels == labels[0]).all(),
    "the first class": lambda x, labels, **_: (labels == 0)[:, None],
    "the last class": lambda x, labels, **_: (labels == x.shape[-1] - 1)[:, None],
}
ANGLES = {
    "an angle beyond a turn": lambda angles, **_: (np.abs(angles) > 2 * math.pi).any(),
    "an angle below zero": lambda angles, **_: (angles < 0).any(),
    "an angle beyond 100": lambda angles, **_: (np.abs(angles) > 100).any(),
    "more than six positions": lambda out, **_: len(out) > 6,
}
TABLE = {
    "a position beyond 2048": lambda positions, **_: (positions > 2048)[:, None],
    "more than six positions": lambda positions, **_: len(positions) > 6,
    "a negative position": lambda positions, **_: (positions < 0)[:, None],
    "more than 64 positions": lambda positions, **_: len(positions) > 64,
}
MASKS = {
    "all keys seen": lambda keep, **_: keep.all(),
    "a query that sees all": lambda keep, **_: keep.all(-1).any(),
    "a causal mask": lambda keep, **_: keep.shape[-1] > 1 and (keep == np.tri(*keep.shape, dtype=bool)).all(),
    "a mask of padding": lambda keep, **_: not keep.all() and (keep == keep[:1]).all(),
    "a query that sees nothing": lambda keep, **_: (~keep).all(-1).any(),
}
PLACES = {
    "beyond column 64": place(slice(None), slice(64, None)),
    "beyond column 256": place(slice(None), slice(256, None)),
    "beyond row 4": place(slice(4, None), slice(None)),
    "beyond row 64": place(slice(64, None), slice(None)),
    "the last column": place(slice(None), slice(-1, None)),
    "the last row": place(slice(-1, None), slice(None)),
    "the corner": place(slice(-1, None), slice(-1, None)),
    "column 512": place(slice(None), slice(512, 513)),
}
STATES = {
    "every second call": lambda call, **_: call % 2 == 0,
    "the first call": lambda call, **_: call == 1,
    "the 20th call": lambda call, **_: call == 20,
    "every 50th call": lambda call, **_: call % 50 == 0,
    "the 1000th call": lambda call, **_: call == 1000,
}
PADDED = {"targets": "labels", "reduction": "mean", "ignore_index": -100}
PARTIAL = (
    *(Partial(label, "layernorm_vjp", of_shape(holds)) for label, holds in SIZES.items()),
    *(Partial(label, "softmax_vjp", of_shape(holds)) for label, holds in SIZES.items()),
    *(Partial(label, "attention_backward", of_attention(holds)) for label, holds in ATTENTION.items()),
    *(Partial(label, "layernorm_vjp", holds) for label, holds in NORM_INPUTS.items()),
    Partial("a constant gradient", "rmsnorm_vjp", lambda g, **_: g.size > 1 and (g == g.flat[0]).all() and g.any()),
    *(Partial(label, "gelu_tanh_vjp", holds) for label, holds in ACTIVATION_INPUTS.items()),
    *(Partial(label, "softmax_vjp", holds) for label, holds in LOGITS.items()),
    *(Partial(label, "cross_entropy_gradient", holds, {"targets": "labels"}) for label, holds in LABELS.items()),
    Partial("no row ignored", "cross_entropy_gradient", lambda labels, **_: (labels != -100).all(), PADDED),
    Partial("an ignored row", "cross_entropy_gradient", lambda labels, **_: (labels == -100).any(), PADDED),
    *(Partial(label, "rotary_vjp", holds, {"given": "angles"}) for label, holds in ANGLES.items()),
    *(Partial(label, "sinusoidal_table", holds) for label, holds in TABLE.items()),
    *(Partial(label, "attention_backward", holds, {"mask": "boolean"}) for label, holds in MASKS.items()),
    *(Partial(label, "rmsnorm_vjp", holds) for label, holds in PLACES.items()),
    *(Partial(label, "linear_backward", holds) for label, holds in STATES.items()),
)
