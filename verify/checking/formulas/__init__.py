"""Statements that are formulas in files: what is computed, forwards and backwards, in the words of the trade.

A statement by hand, in `verify.checking.statements`, knows more: conventions, reports of wrong programs, invariants.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib.resources import as_file, files
from types import MappingProxyType
from typing import Any, NamedTuple

from derive.doors.derived import Derived
from derive.doors.requests import Request, read
from derive.language.families import passed_on
from derive.language.formulas import Formula
from derive.language.text.declarations import base, context_of
from verify.checking.closed_forms.stated import statement_of
from verify.checking.judging.statement import Statement

__all__ = [
    "ALIASES",
    "BACKWARD",
    "FORMULAS",
    "FormulaPlace",
    "KINDS",
    "described",
    "file_of",
    "formula_statement",
    "requests",
    "variable_of",
]

BACKWARD = ".backward"


class FormulaPlace(NamedTuple):
    """The file that a formula stands in, and its name there."""

    file: str
    formula: str


def _places() -> dict[str, FormulaPlace]:
    by_file = {
        "activations": "silu=silu_of gelu=gelu_of gelu_tanh=gelu_tanh_of quick_gelu softplus=softplus_of "
        "sigmoid=sigmoid_of tanh=tanh_of mish=mish_of softcap dynamic_tanh swiglu geglu geglu_tanh glu reglu "
        "relu=relu_of leaky_relu squared_relu",
        "norms": "layernorm=layernorm_of rmsnorm=rmsnorm_of rmsnorm1p add_rmsnorm add_layernorm groupnorm batchnorm "
        "l2norm",
        "linear": "linear=linear_of embedding lora gelu_mlp swiglu_mlp dequantize",
        "losses": "cross_entropy weighted_cross_entropy capped_cross_entropy z_loss z_cross_entropy distillation dpo "
        "binary_cross_entropy_with_logits mse router balance logsumexp=logsumexp_of",
        "attention": "lse biased_attention capped_attention sigmoid_attention sink_attention linear_attention "
        "qk_norm_scores masked_attention",
        "decoding": "decode_attention",
        "optimizers": "adamw adam_m adam_v sgd",
    }
    return {
        name: FormulaPlace(file, formula or name)
        for file, names in by_file.items()
        for name, _, formula in (word.partition("=") for word in names.split())
    }


BY_HAND = frozenset({"gelu", "gelu_tanh", "relu", "layernorm", "rmsnorm", "batchnorm", "linear", "cross_entropy"})
"""Whose backward passes are statements by hand."""
FORWARDS_ONLY = frozenset({"adamw", "adam_m", "adam_v", "sgd", "decode_attention"})
FORMULAS: Mapping[str, FormulaPlace] = MappingProxyType(
    {
        **_places(),
        **{
            f"{name}{BACKWARD}": place
            for name, place in _places().items()
            if name not in BY_HAND and name not in FORWARDS_ONLY
        },
    }
)
"""Where each statement stands; a name that ends in ``.backward`` is of all derivatives that the file asks for."""
ALIASES: Mapping[str, str] = MappingProxyType(
    {
        "softmax": "softmax_shifted",
        "softmax.backward": "softmax_vjp",
        "softmax.jvp": "softmax_jvp",
        "log_softmax": "log_softmax_shifted",
        "log_softmax.backward": "log_softmax_vjp",
        "cross_entropy.backward": "cross_entropy_gradient",
        "layernorm.backward": "layernorm_gain_vjp",
        "rmsnorm.backward": "rmsnorm_gain_vjp",
        "batchnorm.backward": "batchnorm_vjp",
        "linear.backward": "linear_backward",
        "sinusoidal": "sinusoidal_table",
        "rope": "rotary_forward",
        "rope.backward": "rotary_vjp",
        "relu.backward": "relu_vjp",
        "gelu.backward": "gelu_vjp",
        "gelu_tanh.backward": "gelu_tanh_vjp",
        "sdpa": "attention_output_shifted",
        "sdpa.backward": "attention_backward",
        "swish": "silu",
        "swish.backward": "silu.backward",
        "kl_distillation": "distillation",
        "kl_distillation.backward": "distillation.backward",
        "gemma_rmsnorm": "rmsnorm1p",
        "gemma_rmsnorm.backward": "rmsnorm1p.backward",
    }
)
"""Other names of statements."""
KINDS: Mapping[str, str] = MappingProxyType({"labels": "labels", "tokens": "labels", "keep": "mask"})
"""Families of ones and zeros that a program is given as integers, or as truth values."""
ALSO: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "x": ("input", "inp", "hidden_states"),
        "weight": ("w", "gamma", "gain", "scale", "w1"),
        "bias": ("b", "beta"),
        "logits": ("x", "z", "scores"),
        "labels": ("targets", "y"),
        "tokens": ("ids", "indices", "input_ids"),
        "keep": ("mask",),
        "q": ("query", "Q"),
        "k": ("key", "K"),
        "v": ("value", "V", "exp_avg_sq"),
        "k_cache": ("key_cache", "past_key"),
        "v_cache": ("value_cache", "past_value"),
        "cap": ("softcap",),
        "residual": ("r",),
        "xg": ("x",),
        "gain": ("weight", "gamma", "w"),
        "shift": ("bias", "beta", "b"),
        "sink": ("sinks",),
        "grad": ("g", "dp"),
        "m": ("exp_avg",),
        "p": ("param", "w"),
        "weight_decay": ("wd",),
        "tau": ("temperature",),
        "teacher": ("teacher_logits",),
        "down": ("lora_A", "A"),
        "rise": ("lora_B", "B"),
        "out": ("w2", "down_proj"),
        "other": ("w3", "up_proj"),
    }
)
"""Other names under which programs know a variable, if nothing else there has them."""


def formula_statement(name: str, fixed: Mapping[str, float]) -> Statement:
    """Return a statement; its backward pass is derived and proved now.

    Parameters
    ----------
    name : str
        One of `FORMULAS`.
    fixed : mapping of str to float
        Real variables that are constants, such as ``eps``: a program may take them or know them.

    Raises
    ------
    ValueError
        If a constant is no variable of it.

    Examples
    --------
    >>> made = formula_statement("rmsnorm1p.backward", {})
    >>> list(made.arguments), list(made.results), made.axes
    (['weight', 'x', 'eps', 'g'], ['dx', 'dweight'], ('n', 'm'))
    """
    return _made(name, tuple(sorted(fixed.items())))


@lru_cache(maxsize=64)
def _made(name: str, fixed: tuple[tuple[str, float], ...]) -> Statement:
    asked, backward = requests(name), name.endswith(BACKWARD)
    formulas: tuple[Formula | Derived, ...] = tuple(one.found() for one in asked) if backward else (asked[0].formula,)
    names = {key.name for key in context_of(asked[0].formula.body).variables.values()}
    kinds = tuple((key, kind) for key, kind in KINDS.items() if key in names)
    made = statement_of(formulas, fixed, (), kinds)
    return replace(made, name=name, arguments=_with_other_names(made.arguments))


def _with_other_names(arguments: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return arguments with other names, each of which is that of one only."""
    taken, names = {*arguments}, dict[str, tuple[str, ...]]()
    for name, others in arguments.items():
        names[name] = tuple(dict.fromkeys(other for other in (*others, *ALSO.get(name, ())) if other not in taken))
        taken |= {*names[name]}
    return names


def requests(name: str) -> tuple[Request, ...]:
    """Return what the file of a statement asks for; nothing is proved yet."""
    place = FORMULAS[name]
    return tuple(one for one in file_of(place.file) if one.formula.name == place.formula)


@lru_cache(maxsize=8)
def file_of(name: str) -> tuple[Request, ...]:
    """Return what a file of formulas asks for; nothing is proved yet."""
    with as_file(files(__name__).joinpath(f"{name}.thm")) as path:
        return read(path)


def described(name: str) -> dict[str, Any]:
    """Return what a function takes and returns, before anything is derived.

    Examples
    --------
    >>> described("swiglu.backward")["returns"]
    ['dgate', 'dup']
    """
    asked, backward = requests(name), name.endswith(BACKWARD)
    formula = asked[0].formula
    variables = [key for key in context_of(formula.body).variables.values() if key.kind == "at"]
    results = [f"d{variable_of(one)}" for one in asked]
    cotangent = ["g"] if backward and asked[0].kind == "vjp" else []
    return {
        "takes": [*(key.name for key in variables), *cotangent],
        "returns": results if backward else [formula.name],
        "axes": list(dict.fromkeys(base(dim) for key in variables for dim in key.dims)),
        "formula": f"backward pass of {formula.name}" if backward else formula.name,
    }


def variable_of(asked: Request) -> str:
    """Return the variable in which a derivative is asked."""
    return str((passed_on(asked.variable) or asked.variable.key).name)
