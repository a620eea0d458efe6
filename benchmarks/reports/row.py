"""A row of the reports: a wrong program that somebody shipped, beside the right one."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

import verify
from verify.checking.judging.diagnosis import Diagnosis
from verify.checking.rounding.formats import numpy_dtype

__all__ = ["BEFORE", "HALVES", "Row", "added", "rounded"]

HALVES = ("first", "second", "third", "untried")
NONE: Mapping[str, Any] = MappingProxyType({})
NAMES = """
AI-Hypercomputer/maxtext#1026 aiqm/torchani#261 Dao-AILab/flash-attention#1033 deeplearning4j/libnd4j#440
fla-org/flash-linear-attention#47 fla-org/flash-linear-attention#507 fla-org/flash-linear-attention#766
flagos-ai/FlagGems#5392 flagos-ai/FlagGems#59 flagos-ai/FlagTree#1109 flashinfer-ai/flashinfer#2113
ggml-org/llama.cpp#27096 huggingface/candle#3727 huggingface/transformers#30236 huggingface/transformers#47010
huggingface/transformers#47261 huggingface/trl#2995 huggingface/trl#5890 ivanvovk/WaveGrad#12
jadore801120/attention-is-all-you-need-pytorch#32 karpathy/llm.c#763 karpathy/nanochat#304
kyutai-labs/pocket-tts#278 linkedin/Liger-Kernel#1462 linkedin/Liger-Kernel#198 linkedin/Liger-Kernel#678
linkedin/Liger-Kernel#883 linkedin/Liger-Kernel#950 microsoft/CNTK#3816 microsoft/onnxruntime#21683
ml-explore/mlx-lm#767 ModelCloud/GPTQModel#2350 NVIDIA/apex#816 NVIDIA/cutlass#2336 NVIDIA/cutlass#3536
NVIDIA/TransformerEngine#1132 Oneflow-Inc/oneflow#5960 ooples/AiDotNet.Tensors#46 PaddlePaddle/Paddle#74716
paiml/aprender#2143 PrimeIntellect-ai/prime-rl#2681 pytorch/executorch#20090 pytorch/FBGEMM#5754 ROCm/aiter#4460
ROCm/MIOpen#104 ROCm/TransformerEngine#623 ROCm/triton#323 sgl-project/sglang#35045 sgl-project/sglang#35160
skyzh/tiny-llm#46 stew675/llama-cpp-rdna-boosts#19 tensorflow/tensorflow#47724 tenstorrent/tt-metal#1262
tenstorrent/tt-metal#45968 tenstorrent/tt-metal#52045 tenstorrent/tt-metal#52131 tenstorrent/tt-metal#53204
tenstorrent/tt-metal#56202 tracel-ai/burn#4697 tracel-ai/burn#5607 vllm-project/vllm#55262 zju3dv/LoFTR#41
zml/zml#763
"""
BEFORE = frozenset(NAMES.split())
"""Reports that an earlier version was asked about, or whose mistake stood in its lists, when the rows were typed."""


class Row(NamedTuple):
    """A report, what is asked of it, and two programs.

    Attributes
    ----------
    report : str
        Repository and number.
    mistake : str
        In a sentence. It ends in "(kind)" where the report gives no formula, or where the program is a relative of it.
    statement : str
        A name that `verify.check` knows; ``own:NAME``, a formula of ``own.thm``, or ``fresh:NAME``; or nothing, for
        ``forward=``.
    wrong, right : callable
        In plain NumPy, with the names of the statement's arguments.
    dtype : str
        Of the arrays.
    declared : mapping
        Keywords of `verify.check`.
    inside : str
        The format that both programs compute in; without one, that of the arrays.
    raw : bool
        Whether the result is returned in whatever dtype it has; else it is rounded to that of the arrays.
    read : bool
        Whether an excerpt of the report was read; else the mistake is known from one line about it.
    part : str
        That it was typed for, after the two halves: one of the others of `HALVES`.
    """

    report: str
    mistake: str
    statement: str
    wrong: Callable[..., Any]
    right: Callable[..., Any]
    dtype: str = "float32"
    declared: Mapping[str, Any] = NONE
    inside: str = ""
    raw: bool = False
    read: bool = True
    part: str = ""

    @property
    def half(self) -> str:
        """The part it belongs to; a half is drawn from the name of the report, before any program is run."""
        return self.part or random.Random(self.report).choice(HALVES[:2])

    @property
    def fresh(self) -> bool:
        """Whether nothing was asked about the report before."""
        return self.report not in BEFORE

    @property
    def asked(self) -> dict[str, Any]:
        """The keywords of `verify.check`."""
        file, _, name = self.statement.rpartition(":")
        of = f"{Path(__file__).with_name(file)}.thm:{name}" if file else name
        return {**({"of": of} if of else {}), "dtype": self.dtype, **self.declared}

    def program(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return one of the two functions as `verify.check` is to call it."""
        if self.raw:
            return function

        @functools.wraps(function)
        def program(*args: Any, **kwargs: Any) -> Any:
            values = [self._inside(value) for value in args]
            found = function(*values, **{name: self._inside(value) for name, value in kwargs.items()})
            form = numpy_dtype(self.dtype)
            return (
                tuple(np.asarray(f).astype(form) for f in found)
                if isinstance(found, tuple)
                else np.asarray(found).astype(form)
            )

        return program

    def _inside(self, value: Any) -> Any:
        floats = isinstance(value, np.ndarray) and value.dtype.kind not in "biu"
        return value.astype(numpy_dtype(self.inside)) if self.inside and floats else value

    def checked(self, function: Callable[..., Any]) -> Diagnosis:
        """Return what is found of one of the two functions."""
        return verify.check(self.program(function), **self.asked)


def rounded(x: Any, dtype: str) -> Any:
    """Return an array with its numbers rounded to a shorter format."""
    return x.astype(numpy_dtype(dtype)).astype(x.dtype)


def added(x: Any, dtype: str, axis: int = -1) -> Any:
    """Return sums over an axis, which stays, of numbers that are added one after another, each sum rounded."""
    terms = np.moveaxis(x, axis, 0)
    total = rounded(terms[0], dtype)
    for term in terms[1:]:
        total = rounded(total + term, dtype)
    return np.expand_dims(total, axis)
