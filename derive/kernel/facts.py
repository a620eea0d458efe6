"""The table of facts: what needs no proof, as closed statements in the language of the kernel.

A fact is ``(conclusion, hypotheses)``; the rule ``fact`` instantiates its sizes and variables. Side conditions need no
code: a factor ``c`` that stands outside ``Sum_i`` is a real variable, and substitution does not capture. ``X``, ``Y``
and ``F`` under an expectation stand for random terms, ``c`` for a constant; an expectation of anything but a
polynomial in random entries is ill-formed. Functions are total, as in Rocq's reals, with 1/0 = 0: the hypotheses say
where a fact needs more.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from .sorts import Dim
from .terms import Term, close, num

Fact = tuple[Term, tuple[Term, ...]]

_TWO_H: Dim = ("2", "h")


def _reals(names: str, kind: str = "fixed") -> list[Term]:
    return [Term("at", s, (), kind) for s in names.split()]


def _indices(dim: Dim, names: str) -> list[Term]:
    return [Term("ix", s, dim) for s in names.split()]


def _at(name: str, *idx: Term, kind: str = "fixed") -> Term:
    return Term("at", name, tuple(i.sort[1] for i in idx), kind, *idx)


def _sum(i: Term, body: Term) -> Term:
    return Term("sum", i.args[1], close(body, i.key), hint=i.args[0])


def _vector(i: Term, body: Term) -> Term:
    return Term("lam", i.args[1], close(body, i.key), hint=i.args[0])


def _fact(conclusion: Term, *hypotheses: Term) -> Fact:
    return conclusion, hypotheses


_eq, _le, _lt, _ne = (partial(Term, head) for head in ("eq", "le", "lt", "ne"))
_exp, _log, _cos, _sin, _sqrt = (partial(Term, "fn", name) for name in ("exp", "log", "cos", "sin", "sqrt"))
_delta, _E = partial(Term, "delta"), partial(Term, "E")
_ZERO, _ONE, _TWO = num(0), num(1), num(2)
_a, _b, _c = _reals("a b c")
_X, _Y = _reals("X Y", "random")
_i, _j = _indices("n", "i j")
(_k,) = _indices("m", "k")
(_e,) = _indices("h", "e")
(_p,) = _indices(_TWO_H, "p")
_si, _Si = Term("perm", "sigma", "n", _i), Term("card", "n")


def _pair(c: Term) -> Term:
    return Term("pairs", _vector(_e, _at("u", _e)), _vector(_e, _at("v", _e)), c)


_FACTS: dict[str, Fact] = {
    # division
    "mul_inverse": _fact(_eq(_b * (_ONE / _b), _ONE), _ne(_b, _ZERO)),
    "inverse_mul": _fact(_eq(_ONE / (_a * _b), _ONE / _a * (_ONE / _b))),
    "inverse_inverse": _fact(_eq(_ONE / (_ONE / _b), _b)),
    "inverse_pos": _fact(_lt(_ZERO, _ONE / _b), _lt(_ZERO, _b)),
    # order
    "square_nonneg": _fact(_le(_ZERO, _a**2)),
    "square_pos": _fact(_lt(_ZERO, _a**2), _ne(_a, _ZERO)),
    "mul_pos": _fact(_lt(_ZERO, _a * _b), _lt(_ZERO, _a), _lt(_ZERO, _b)),
    "mul_nonneg": _fact(_le(_ZERO, _a * _b), _le(_ZERO, _a), _le(_ZERO, _b)),
    "ne_of_pos": _fact(_ne(_a, _ZERO), _lt(_ZERO, _a)),
    "sub_ne_zero": _fact(_ne(_a - _b, _ZERO), _ne(_a, _b)),
    "ne_of_mul": _fact(_ne(_a, _ZERO), _ne(_a * _b, _ZERO)),
    # exponential, logarithm, root
    "exp_add": _fact(_eq(_exp(_a + _b), _exp(_a) * _exp(_b))),
    "exp_pos": _fact(_lt(_ZERO, _exp(_a))),
    "exp_tangent": _fact(_le(_ONE + _a, _exp(_a))),
    "log_exp": _fact(_eq(_log(_exp(_a)), _a)),
    "exp_log": _fact(_eq(_exp(_log(_a)), _a), _lt(_ZERO, _a)),
    "le_sqrt_square": _fact(_le(_a, _sqrt(_a**2))),
    "sqrt_square": _fact(_eq(_sqrt(_a) ** 2, _a), _le(_ZERO, _a)),
    "pi_pos": _fact(_lt(_ZERO, Term("pi"))),
    # trigonometry, Fresnel's integrals
    "cos_add": _fact(_eq(_cos(_a + _b), _cos(_a) * _cos(_b) - _sin(_a) * _sin(_b))),
    "sin_add": _fact(_eq(_sin(_a + _b), _sin(_a) * _cos(_b) + _cos(_a) * _sin(_b))),
    "cos_neg": _fact(_eq(_cos(-_a), _cos(_a))),
    "sin_neg": _fact(_eq(_sin(-_a), -_sin(_a))),
    "cos_square_add_sin_square": _fact(_eq(_cos(_a) ** 2 + _sin(_a) ** 2, _ONE)),
    "fresnelc_zero": _fact(_eq(Term("fn", "fresnelc", _ZERO), _ZERO)),
    "fresnels_zero": _fact(_eq(Term("fn", "fresnels", _ZERO), _ZERO)),
    # finite sums
    "sum_one": _fact(_eq(_sum(_i, _ONE), _Si)),
    "sum_add": _fact(_eq(_sum(_i, _at("f", _i) + _at("g", _i)), _sum(_i, _at("f", _i)) + _sum(_i, _at("g", _i)))),
    "sum_scale": _fact(_eq(_sum(_i, _c * _at("f", _i)), _c * _sum(_i, _at("f", _i)))),
    "sum_exchange": _fact(_eq(_sum(_i, _sum(_k, _at("f", _i, _k))), _sum(_k, _sum(_i, _at("f", _i, _k))))),
    "sum_permutation": _fact(_eq(_sum(_i, _at("f", _si)), _sum(_i, _at("f", _i)))),
    "sum_pairs": _fact(_eq(_sum(_p, _at("f", _p)), _sum(_e, _at("f", 2 * _e) + _at("f", 2 * _e + 1)))),
    "pairs_even": _fact(_eq(_pair(2 * _e), _at("u", _e))),
    "pairs_odd": _fact(_eq(_pair(2 * _e + 1), _at("v", _e))),
    # the Kronecker delta
    "sum_delta": _fact(_eq(_sum(_i, _delta(_i, _j) * _at("f", _i)), _at("f", _j))),
    "delta_same": _fact(_eq(_delta(_i, _i), _ONE)),
    "delta_apart": _fact(_eq(_delta(_i, _j), _ZERO), Term("apart", _i, _j)),
    "apart_symm": _fact(Term("apart", _j, _i), Term("apart", _i, _j)),
    # expectation
    "expectation_const": _fact(_eq(_E(_c), _c)),
    "expectation_add": _fact(_eq(_E(_X + _Y), _E(_X) + _E(_Y))),
    "expectation_scale": _fact(_eq(_E(_c * _X), _c * _E(_X))),
    "expectation_sum": _fact(_eq(_E(_sum(_i, _at("F", _i, kind="random"))), _sum(_i, _E(_at("F", _i, kind="random"))))),
    "variance": _fact(_eq(Term("Var", _X), _E(_X**2) - _E(_X) ** 2)),
    "covariance": _fact(_eq(Term("Cov", _X, _Y), _E(_X * _Y) - _E(_X) * _E(_Y))),
}
FACTS: Mapping[str, Fact] = MappingProxyType(_FACTS)
