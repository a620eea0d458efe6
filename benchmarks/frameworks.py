"""Programs of torch and jax and `verify.check`: ``python -m benchmarks.frameworks``, after ``pip install '.[bench]'``.

The tests ask stand-ins, as neither package is in their environment; here the packages themselves are asked, at every
dtype. Each line is a program, a dtype, and the verdict; the exit code is 1 if one is not as it must be.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any, NamedTuple

import verify

DTYPES = ("float64", "float32", "bfloat16", "float16")
SEEDS = range(3)
RIGHT = ("agrees", "cannot discriminate")
"""A right program in half precision may be too coarse to be told from a wrong one; it is never refused."""


class Case(NamedTuple):
    """A program, and what must be said of it."""

    name: str
    program: Callable[..., Any]
    verdicts: tuple[str, ...]
    said: str = ""
    dtypes: tuple[str, ...] = DTYPES
    statement: str = "softmax_vjp"


def in_torch() -> Iterator[Case]:
    """Yield programs on tensors."""
    import torch
    from torch.nn.functional import layer_norm

    def softmax(x: Any, g: Any) -> Any:
        leaf = x.clone().requires_grad_()
        torch.softmax(leaf, -1).backward(g)
        return leaf.grad

    def on_the_argument(x: Any, g: Any) -> Any:
        torch.softmax(x.requires_grad_(), -1).backward(g)
        return x.grad

    def by_hand(x: Any, g: Any) -> Any:
        p = torch.softmax(x, -1)
        return p * (g - (g * p).sum(-1, keepdim=True))

    def normalized(x: Any, g: Any, eps: float) -> Any:
        leaf = x.clone().requires_grad_()
        return torch.autograd.grad(layer_norm(leaf, x.shape[-1:], eps=eps), leaf, g)[0]

    def changing(x: Any, g: Any) -> Any:
        return by_hand(x.sub_(x.max(-1, keepdim=True).values), g)

    def in_memory(tensor: Any) -> Any:
        return torch.as_strided(tensor, tensor.shape, (tensor.shape[-1], 1))

    wide = DTYPES[:2]
    yield Case("softmax, autograd", softmax, RIGHT)
    yield Case("softmax, autograd of the argument itself", on_the_argument, RIGHT)
    yield Case("softmax, by hand, with a graph", lambda x, g: by_hand(x.clone().requires_grad_(), g), RIGHT)
    yield Case("layer_norm, autograd", normalized, RIGHT, statement="layernorm_vjp")
    yield Case(
        "weights times gradient", lambda x, g: torch.softmax(x, -1) * g, ("matches a wrong formula",), "sum missing"
    )
    yield Case("in place", changing, ("not callable as declared",), "it changed its argument x")
    yield Case(
        "address and shape only",
        lambda x, g: by_hand(in_memory(x), in_memory(g)),
        ("differs",),
        "transposed views",
        wide,
    )
    yield Case("NumPy array", lambda x, g: by_hand(x, g).numpy(), RIGHT, "numpy.ndarray, not torch.Tensor", wide)
    yield Case("sparse", lambda x, g: g.to_sparse(), ("not callable as declared",), "cannot be read: TypeError")


def in_jax() -> Iterator[Case]:
    """Yield programs on arrays of jax."""
    import jax

    jax.config.update("jax_enable_x64", True)

    def softmax(x: Any, g: Any) -> Any:
        return jax.vjp(lambda x: jax.nn.softmax(x, -1), x)[1](g)[0]

    def by_hand(x: Any, g: Any) -> Any:
        p = jax.nn.softmax(x, -1)
        return p * (g - (g * p).sum(-1, keepdims=True))

    yield Case("softmax, vjp, compiled", jax.jit(softmax), RIGHT)
    yield Case("softmax, by hand", by_hand, RIGHT)
    yield Case(
        "weights times gradient", lambda x, g: jax.nn.softmax(x, -1) * g, ("matches a wrong formula",), "sum missing"
    )
    yield Case(
        "argument donated",
        jax.jit(softmax, donate_argnums=0),
        ("not callable as declared",),
        "it changed its argument x",
    )


FRAMEWORKS = {"torch": in_torch, "jax": in_jax}


def main() -> int:
    """Ask every program, and return the exit code."""
    wrong = asked = 0
    for framework, cases in FRAMEWORKS.items():
        print(f"{framework} {version(framework)}")
        for case in cases():
            for dtype in case.dtypes:
                for seed in SEEDS:
                    found = verify.check(case.program, case.statement, dtype=dtype, framework=framework, seed=seed)
                    asked += 1
                    allowed = RIGHT[:1] if case.verdicts == RIGHT and dtype in DTYPES[:2] else case.verdicts
                    if found.verdict not in allowed or case.said not in found.report():
                        wrong += 1
                        print(f"expected {' or '.join(allowed)}, and {case.said!r}:\n{found.report()}")
                print(f"  {case.name:42}{dtype:10}{found.verdict}")
    print(f"{asked} checks, {wrong} not as they must be")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
