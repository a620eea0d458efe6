"""Spell operations as libraries of arrays do: NumPy, PyTorch and JAX."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Library(NamedTuple):
    """Spellings of what differs.

    Attributes
    ----------
    module, header : str
        The name by which it is called, and the line that imports it.
    spelled : mapping of str to str
        Operations by name; ``{a}`` and ``{b}`` are operands, ``{axis}`` an axis, ``{inputs}`` the arguments.
    kept : str
        What makes a new array of the kind of another one, ``{a}``.
    number : str
        What makes a number, ``{a}``, something that functions of arrays take, as exact as any array.
    whole : str
        The same of a whole number.
    kind : str
        What makes a number of Python of a function of such numbers, ``{a}``.
    converted : str
        What makes a number or an array, ``{a}``, an array; a number takes the type of an array, ``{like}``.
    imports : mapping of str to str
        Imports that an operation needs besides.
    """

    module: str
    header: str
    spelled: Mapping[str, str]
    kept: str = "dtype={a}.dtype"
    number: str = "{a}"
    whole: str = "{a}"
    kind: str = "{a}"
    converted: str = "{m}.asarray({a}, {m}.result_type({a}, {like}))"
    imports: Mapping[str, str] = MappingProxyType({})


_EVERYWHERE = {
    "einsum": '{m}.einsum("{data}", {operands})',
    "logaddexp": "{m}.logaddexp({a}, {b})",
    "maximum": "{m}.maximum({a}, {b})",
    "minimum": "{m}.minimum({a}, {b})",
    "abs": "{m}.abs({a})",
    "sign": "{m}.sign({a})",
}
_ARRAYS = {
    **_EVERYWHERE,
    "sum": "{a}.sum(axis={axis}, keepdims=True)",
    "total": "{a}.sum(axis={axis})",
    "max": "{a}.max(axis={axis}, keepdims=True)",
    "diagonal": "{m}.diagonal({a}, axis1={axis}, axis2={other})",
    "step": "{m}.heaviside({a}, 0.5)",
}
_TORCH = {
    **_EVERYWHERE,
    "sum": "{a}.sum(dim={axis}, keepdim=True)",
    "total": "{a}.sum(dim={axis})",
    "max": "{a}.amax(dim={axis}, keepdim=True)",
    "diagonal": "{m}.diagonal({a}, dim1={axis}, dim2={other})",
    "step": "(1 + {m}.sign({a}))/2",
    "sigmoid": "{m}.sigmoid({a})",
    "erf": "{m}.erf({a})",
}

LIBRARIES: Mapping[str, Library] = MappingProxyType(
    {
        "numpy": Library(
            "np",
            "import numpy as np",
            MappingProxyType(
                {
                    **_ARRAYS,
                    "einsum": '{m}.einsum("{data}", {operands}, optimize=True)',
                    "erf": "np.vectorize(math.erf, otypes=[np.result_type({inputs}, 1.0)])({a})",
                    "sigmoid": "np.exp(np.minimum({b}, 0))/(1 + np.exp(-np.abs({b})))",
                }
            ),
            kind="float({a})",
            imports=MappingProxyType({"erf": "import math"}),
        ),
        "torch": Library(
            "torch",
            "import torch",
            MappingProxyType(_TORCH),
            "dtype={a}.dtype, device={a}.device",
            "torch.as_tensor({a}, dtype=torch.float64)",
            "torch.as_tensor({a})",
            converted="torch.as_tensor({a}, dtype=torch.result_type({a}, {like}))",
        ),
        "jax": Library(
            "jnp",
            "import jax.numpy as jnp",
            MappingProxyType({**_ARRAYS, "erf": "jax.scipy.special.erf({a})", "sigmoid": "jax.nn.sigmoid({a})"}),
            imports=MappingProxyType({"erf": "import jax", "sigmoid": "import jax"}),
        ),
    }
)
"""By the name of the library."""
