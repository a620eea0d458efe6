"""Capture programs of JAX and PyTorch as data for the tests: ``python -m benchmarks.functions.captured jax``.

The programs are those of ``jax``, ``torch`` or ``hugging_face``.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.functions.calls import arguments, evaluated, function, spelled
from benchmarks.functions.records import text
from derive import DeriveError
from derive.doors.tracing import captured
from derive.tracing.reading import read

__all__ = ["FOLDER", "calls", "main", "source", "watched"]

FOLDER = Path(__file__).parents[2] / "tests" / "derive" / "tracing" / "captured"


def of_jax() -> dict[str, Any]:
    """Return programs of JAX, by name."""
    import jax
    import jax.numpy as jnp

    def layernorm(x: Any, w: Any, b: Any) -> Any:
        mu = jnp.mean(x, axis=-1, keepdims=True)
        var = jnp.var(x, axis=-1, keepdims=True)
        return w * (x - mu) * jax.lax.rsqrt(var + 1e-5) + b

    def attention(q: Any, k: Any, v: Any) -> Any:
        scores = q @ k.T / jnp.sqrt(q.shape[-1])
        mask = jnp.tril(jnp.ones(scores.shape, bool))
        weights = jax.nn.softmax(jnp.where(mask, scores, -jnp.inf))
        return weights @ v

    def cross_entropy(x: Any, y: Any) -> Any:
        return -jnp.mean(jnp.sum(jax.nn.one_hot(y, x.shape[-1]) * jax.nn.log_softmax(x), axis=-1))

    def swiglu(x: Any, w: Any, v: Any) -> Any:
        return jax.nn.silu(x @ w) * (x @ v)

    def masked(x: Any, seen: Any) -> Any:
        return jnp.sum(jnp.exp(x), axis=-1, where=seen)

    return {
        "jax_layernorm": captured(layernorm, x="m n", w="n", b="n"),
        "jax_attention": captured(attention, q="m d", k="n d", v="n e"),
        "jax_cross_entropy": captured(cross_entropy, x="m n", y="m -> n"),
        "jax_swiglu": captured(swiglu, x="m d", w="d e", v="d e"),
        "jax_masked": captured(masked, x="m n", seen="m n"),
    }


def of_torch() -> dict[str, Any]:
    """Return programs of PyTorch, by name."""
    import torch
    import torch.nn.functional as F

    class Block(torch.nn.Module):
        """A pre-norm block of attention with heads and a feed-forward layer."""

        def __init__(self, h: int, d: int, e: int) -> None:
            super().__init__()
            self.heads = h
            self.norm = torch.nn.LayerNorm(h * d)
            self.query, self.key, self.value, self.out = (torch.nn.Linear(h * d, h * d, bias=False) for _ in range(4))
            self.up, self.down = torch.nn.Linear(h * d, e), torch.nn.Linear(e, h * d)

        def forward(self, x: Any) -> Any:
            rows = self.norm(x)
            q, k, v = (f(rows).view(len(x), self.heads, -1).transpose(0, 1) for f in (self.query, self.key, self.value))
            mixed = F.scaled_dot_product_attention(q, k, v)
            x = x + self.out(mixed.transpose(0, 1).reshape(x.shape))
            return x + self.down(F.gelu(self.up(x)))

    def rotated(x: Any, cos: Any, sin: Any) -> Any:
        x1, x2 = x.chunk(2, dim=-1)
        half = torch.cat((-x2, x1), dim=-1)
        return x * cos + half * sin

    def rmsnorm(x: Any, w: Any) -> Any:
        variance = x.pow(2).mean(-1, keepdim=True)
        return w * (x * torch.rsqrt(variance + 1e-6))

    class GatedMLP(torch.nn.Module):
        """The feed-forward layer of Llama."""

        def __init__(self, d: int, e: int) -> None:
            super().__init__()
            self.gate_proj, self.up_proj = torch.nn.Linear(d, e, bias=False), torch.nn.Linear(d, e, bias=False)
            self.down_proj = torch.nn.Linear(e, d, bias=False)

        def forward(self, x: Any) -> Any:
            return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))

    def attention(q: Any, k: Any, v: Any) -> Any:
        scores = q @ k.T / q.shape[-1] ** 0.5
        return torch.softmax(scores, dim=-1) @ v

    def softmax(x: Any) -> Any:
        return F.softmax(x, dim=-1)

    def gelu(x: Any) -> Any:
        return F.gelu(x, approximate="tanh")

    def capped(x: Any, w: Any) -> Any:
        logits = x @ w.T
        logits = logits / 30.0
        logits = torch.tanh(logits)
        return logits * 30.0

    def cross_entropy(logits: Any, targets: Any) -> Any:
        return F.cross_entropy(logits, targets)

    def cosine(x: Any, y: Any) -> Any:
        return F.cosine_similarity(x, y, dim=-1)

    return {
        "torch_cosine": captured(cosine, x="m n", y="m n"),
        "torch_block": captured(Block, sizes="h d e", x="n (h d)"),
        "torch_rotated": captured(rotated, x="m (2 p)", cos="m (2 p)", sin="m (2 p)"),
        "torch_rmsnorm": captured(rmsnorm, x="m n", w="n"),
        "torch_gated_mlp": captured(GatedMLP, sizes="d e", x="n d", name="gated_mlp"),
        "torch_attention": captured(attention, q="m d", k="n d", v="n e"),
        "torch_softmax": captured(softmax, x="m n"),
        "torch_gelu": captured(gelu, x="m n"),
        "torch_capped": captured(capped, x="m d", w="n d"),
        "torch_cross_entropy": captured(cross_entropy, logits="m n", targets="m -> n"),
    }


def of_hugging_face() -> dict[str, Any]:
    """Return decoder blocks of Hugging Face's models, by name."""
    from benchmarks.functions.torch_hugging_face import gpt2_block, llama_decoder_layer
    from benchmarks.functions.traced import asked

    blocks = {"hugging_face_gpt2": gpt2_block, "hugging_face_llama": llama_decoder_layer}
    return {name: captured(case.function, **asked(case)) for name, case in blocks.items()}


def source(framework: str) -> str:
    """Return a digest of the code that notes what a framework does: what is captured is data of this very code."""
    folder = Path(__file__).parents[2] / "derive" / "tracing"
    files = [folder / "arrays.py", folder / "entries.py", *sorted(folder.glob(f"{framework}*.py"))]
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    return sha256("".join(map(ast.dump, trees)).encode()).hexdigest()[:16]


class _Asked(dict[str, Any]):
    """A table that keeps which of its entries were asked for."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.names = set[str]()

    def __getitem__(self, name: str) -> Any:
        self.names.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        return self[name] if name in self else default  # noqa: SIM401, which would ask itself


def watched(framework: str) -> list[_Asked]:
    """Return the tables of a framework, which keep from now on what they are asked for."""
    module = import_module(f"derive.tracing.{framework}")
    names = [name for name in ("OPERATORS", "CALLS", "PRIMITIVES") if isinstance(getattr(module, name, None), Mapping)]
    tables = {name: _Asked(getattr(module, name)) for name in names}
    for name, table in tables.items():
        setattr(module, name, table)
    return list(tables.values())


def calls(framework: str) -> dict[str, Any]:
    """Return the single calls of a framework, and the values that it has itself, or the refusal.

    Raises
    ------
    ValueError
        If a formula has other values than the framework.
    """
    outcomes: dict[str, Any] = {}
    tables, held = watched(framework), set[str]()
    for name, stated, expression in spelled(framework):
        call = function(framework, stated, expression)
        for table in tables:
            table.names.clear()
        try:
            program = captured(call, name="f", by=framework, **stated)
            reading = read(program)
        except DeriveError as error:
            outcomes[name] = {"refused": str(error)}
            continue
        values = np.asarray(call(**arguments(framework, reading.program, stated)))
        off = np.abs(evaluated(reading) - values).max() / np.abs(values).max()
        if not off < (1e-3 if any("cast" in note for note in reading.notes) else 1e-9):
            raise ValueError(f"{name}: the formula is {off:.1e} off")
        held |= {entry for table in tables for entry in table.names}
        outcomes[name] = {
            "program": json.loads(text(program)),
            "values": [float(f"{v:.9g}") for v in values.ravel()],
        }
    outcomes["held"] = sorted(held)
    return outcomes


def main() -> None:
    """Write the programs of a framework."""
    FOLDER.mkdir(exist_ok=True)
    framework = sys.argv[1]
    for name, program in {"jax": of_jax, "torch": of_torch, "hugging_face": of_hugging_face}[framework]().items():
        (FOLDER / f"{name}.json").write_text(text(program), encoding="utf-8")
    if framework == "hugging_face":
        return
    lines = [f"{json.dumps(name)}:{json.dumps(one, separators=(',', ':'))}" for name, one in calls(framework).items()]
    body = ",\n".join([f'"source":"{source(framework)}"', *lines])
    (FOLDER / f"calls_of_{framework}.json").write_text(f"{{{body}}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
