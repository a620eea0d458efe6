"""Invariants of a Transformer's parts, asked of anyone's functions on NumPy arrays.

Each comes from a theorem of the book. It is asked at generic arrays, through products with Jacobians and never through
a Jacobian, within a tolerance that is derived from the dtype and the arrays (`verify.invariants.verdicts`).

>>> import numpy as np
>>> from verify.invariants import rows_sum_to_one
>>> rows_sum_to_one(lambda x: np.exp(x) / np.exp(x).sum(axis=-1, keepdims=True)).status
'holds'

The answer is a `Judgement`; its ``require()`` raises unless the invariant holds. Arguments are matched as
`verify.check` does it: by the names of the function's parameters, in any order (``g``, ``dy`` and ``grad_output`` are
the gradient, see `ARGUMENTS`), or as ``args=("g", "x")`` says. A function that takes something else is wrapped:
``lambda x, g: backward(forward(x), g)``. For pytest see `verify.pytest_plugin`.
"""

from __future__ import annotations

from verify.invariants.arguments import ARGUMENTS
from verify.invariants.gradients import (
    jvp_sums_to_zero,
    key_bias_gradient_zero,
    layernorm_vjp_inner,
    layernorm_vjp_sums_to_zero,
    rows_sum_to_one,
    softmax_vjp_sums_to_zero,
    vjp_of_constant_zero,
)
from verify.invariants.sequences import causal_prefix, permutation_equivariant, rotary_isometry, toeplitz_gram
from verify.invariants.verdicts import INVARIANTS, InvariantError, Judgement

__all__ = [
    "ARGUMENTS",
    "INVARIANTS",
    "InvariantError",
    "Judgement",
    "causal_prefix",
    "jvp_sums_to_zero",
    "key_bias_gradient_zero",
    "layernorm_vjp_inner",
    "layernorm_vjp_sums_to_zero",
    "permutation_equivariant",
    "rotary_isometry",
    "rows_sum_to_one",
    "softmax_vjp_sums_to_zero",
    "toeplitz_gram",
    "vjp_of_constant_zero",
]
