"""The table of laws without premises, as closed statements in the kernel's own language.

A law is ``(conclusion, hypotheses)``; the rule ``fact`` instantiates its sizes and variables. Side conditions need no
code: a factor ``c`` that stands outside ``Sum_i`` is a real variable, and substitution does not capture. ``X``, ``Y``
and ``F`` under an expectation stand for random terms, ``c`` for a constant; an expectation of anything but a
polynomial in random entries is ill-formed. Functions are total, as in Rocq's reals, with 1/0 = 0: the hypotheses say
where a law needs more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .terms import Dim, Term, close, num

Law = tuple[Term, tuple[Term, ...]]

_TWO_H: Dim = ("2", "h")


def _reals(names: str, kind: str = "fixed") -> list[Term]:
    return [Term("at", s, (), kind) for s in names.split()]


def _indices(dim: Dim, names: str) -> list[Term]:
    return [Term("ix", s, dim) for s in names.split()]


def _at(name: str, *idx: Term, kind: str = "fixed") -> Term:
    return Term("at", name, tuple(i.sort[1] for i in idx), kind, *idx)


def _sum(i: Term, body: Term) -> Term:
    return Term("sum", i.args[1], close(body, ("ix", *i.args)), hint=i.args[0])


def _vector(i: Term, body: Term) -> Term:
    return Term("lam", i.args[1], close(body, ("ix", *i.args)), hint=i.args[0])


def _law(conclusion: Term, *hypotheses: Term) -> Law:
    return conclusion, hypotheses


def _eq(a: Any, b: Any) -> Term:
    return Term("eq", a, b)


def _le(a: Any, b: Any) -> Term:
    return Term("le", a, b)


def _lt(a: Any, b: Any) -> Term:
    return Term("lt", a, b)


def _ne(a: Any, b: Any) -> Term:
    return Term("ne", a, b)


def _exp(t: Term) -> Term:
    return Term("fn", "exp", t)


def _log(t: Term) -> Term:
    return Term("fn", "log", t)


def _cos(t: Term) -> Term:
    return Term("fn", "cos", t)


def _sin(t: Term) -> Term:
    return Term("fn", "sin", t)


def _sqrt(t: Term) -> Term:
    return Term("fn", "sqrt", t)


def _delta(i: Term, j: Term) -> Term:
    return Term("delta", i, j)


def _E(t: Term) -> Term:
    return Term("E", t)


_ZERO, _ONE, _TWO = num(0), num(1), num(2)
_a, _b, _c = _reals("a b c")
_X, _Y = _reals("X Y", "random")
_i, _j = _indices("n", "i j")
(_k,) = _indices("m", "k")
_e, _g = _indices("h", "e g")
(_p,) = _indices(_TWO_H, "p")
_si, _Si = Term("perm", "sigma", "n", _i), Term("card", "n")


def _pair(c: Term) -> Term:
    return Term("pairs", _vector(_e, _at("u", _e)), _vector(_e, _at("v", _e)), c)


FACTS: Mapping[str, Law] = {
    # division
    "mul_inverse": _law(_eq(_b * (_ONE / _b), _ONE), _ne(_b, _ZERO)),
    "inverse_mul": _law(_eq(_ONE / (_a * _b), _ONE / _a * (_ONE / _b))),
    "inverse_inverse": _law(_eq(_ONE / (_ONE / _b), _b)),
    "inverse_pos": _law(_lt(_ZERO, _ONE / _b), _lt(_ZERO, _b)),
    # order
    "square_nonneg": _law(_le(_ZERO, _a**2)),
    "square_pos": _law(_lt(_ZERO, _a**2), _ne(_a, _ZERO)),
    "mul_pos": _law(_lt(_ZERO, _a * _b), _lt(_ZERO, _a), _lt(_ZERO, _b)),
    "mul_nonneg": _law(_le(_ZERO, _a * _b), _le(_ZERO, _a), _le(_ZERO, _b)),
    "ne_of_pos": _law(_ne(_a, _ZERO), _lt(_ZERO, _a)),
    "ne_of_neg": _law(_ne(_a, _ZERO), _lt(_a, _ZERO)),
    "sub_ne_zero": _law(_ne(_a - _b, _ZERO), _ne(_a, _b)),
    "ne_of_mul": _law(_ne(_a, _ZERO), _ne(_a * _b, _ZERO)),
    "mul_ne_zero": _law(_ne(_a * _b, _ZERO), _ne(_a, _ZERO), _ne(_b, _ZERO)),
    # exponential, logarithm, root
    "exp_zero": _law(_eq(_exp(_ZERO), _ONE)),
    "exp_add": _law(_eq(_exp(_a + _b), _exp(_a) * _exp(_b))),
    "exp_neg": _law(_eq(_exp(-_a), _ONE / _exp(_a))),
    "exp_pos": _law(_lt(_ZERO, _exp(_a))),
    "exp_le": _law(_le(_exp(_a), _exp(_b)), _le(_a, _b)),
    "log_exp": _law(_eq(_log(_exp(_a)), _a)),
    "exp_log": _law(_eq(_exp(_log(_a)), _a), _lt(_ZERO, _a)),
    "log_div": _law(_eq(_log(_a / _b), _log(_a) - _log(_b)), _lt(_ZERO, _a), _lt(_ZERO, _b)),
    "log_pos": _law(_lt(_ZERO, _log(_a)), _lt(_ONE, _a)),
    "sqrt_pos": _law(_lt(_ZERO, _sqrt(_a)), _lt(_ZERO, _a)),
    "sqrt_square": _law(_eq(_sqrt(_a) ** 2, _a), _le(_ZERO, _a)),
    "pi_pos": _law(_lt(_ZERO, Term("pi"))),
    # trigonometry, Fresnel's integrals
    "cos_zero": _law(_eq(_cos(_ZERO), _ONE)),
    "sin_zero": _law(_eq(_sin(_ZERO), _ZERO)),
    "cos_add": _law(_eq(_cos(_a + _b), _cos(_a) * _cos(_b) - _sin(_a) * _sin(_b))),
    "sin_add": _law(_eq(_sin(_a + _b), _sin(_a) * _cos(_b) + _cos(_a) * _sin(_b))),
    "cos_neg": _law(_eq(_cos(-_a), _cos(_a))),
    "sin_neg": _law(_eq(_sin(-_a), -_sin(_a))),
    "cos_square_add_sin_square": _law(_eq(_cos(_a) ** 2 + _sin(_a) ** 2, _ONE)),
    "fresnelc_zero": _law(_eq(Term("fn", "fresnelc", _ZERO), _ZERO)),
    "fresnels_zero": _law(_eq(Term("fn", "fresnels", _ZERO), _ZERO)),
    # finite sums
    "card_pos": _law(_lt(_ZERO, _Si)),
    "card_double": _law(_eq(Term("card", _TWO_H), _TWO * Term("card", "h"))),
    "sum_one": _law(_eq(_sum(_i, _ONE), _Si)),
    "sum_add": _law(_eq(_sum(_i, _at("f", _i) + _at("g", _i)), _sum(_i, _at("f", _i)) + _sum(_i, _at("g", _i)))),
    "sum_scale": _law(_eq(_sum(_i, _c * _at("f", _i)), _c * _sum(_i, _at("f", _i)))),
    "sum_exchange": _law(_eq(_sum(_i, _sum(_k, _at("f", _i, _k))), _sum(_k, _sum(_i, _at("f", _i, _k))))),
    "sum_permutation": _law(_eq(_sum(_i, _at("f", _si)), _sum(_i, _at("f", _i)))),
    "sum_pairs": _law(_eq(_sum(_p, _at("f", _p)), _sum(_e, _at("f", 2 * _e) + _at("f", 2 * _e + 1)))),
    "pairs_even": _law(_eq(_pair(2 * _e), _at("u", _e))),
    "pairs_odd": _law(_eq(_pair(2 * _e + 1), _at("v", _e))),
    # the Kronecker delta
    "sum_delta": _law(_eq(_sum(_i, _delta(_i, _j) * _at("f", _i)), _at("f", _j))),
    "delta_same": _law(_eq(_delta(_i, _i), _ONE)),
    "delta_apart": _law(_eq(_delta(_i, _j), _ZERO), Term("apart", _i, _j)),
    "delta_symm": _law(_eq(_delta(_i, _j), _delta(_j, _i))),
    "delta_square": _law(_eq(_delta(_i, _j) ** 2, _delta(_i, _j))),
    "delta_move": _law(_eq(_delta(_i, _j) * _at("f", _i), _delta(_i, _j) * _at("f", _j))),
    "delta_nonneg": _law(_le(_ZERO, _delta(_i, _j))),
    "delta_le_one": _law(_le(_delta(_i, _j), _ONE)),
    "delta_even_even": _law(_eq(_delta(2 * _e, 2 * _g), _delta(_e, _g))),
    "delta_odd_odd": _law(_eq(_delta(2 * _e + 1, 2 * _g + 1), _delta(_e, _g))),
    "delta_even_odd": _law(_eq(_delta(2 * _e, 2 * _g + 1), _ZERO)),
    "delta_odd_even": _law(_eq(_delta(2 * _e + 1, 2 * _g), _ZERO)),
    "apart_symm": _law(Term("apart", _j, _i), Term("apart", _i, _j)),
    # expectation
    "expectation_const": _law(_eq(_E(_c), _c)),
    "expectation_add": _law(_eq(_E(_X + _Y), _E(_X) + _E(_Y))),
    "expectation_scale": _law(_eq(_E(_c * _X), _c * _E(_X))),
    "expectation_sum": _law(_eq(_E(_sum(_i, _at("F", _i, kind="random"))), _sum(_i, _E(_at("F", _i, kind="random"))))),
    "variance": _law(_eq(Term("Var", _X), _E(_X**2) - _E(_X) ** 2)),
    "covariance": _law(_eq(Term("Cov", _X, _Y), _E(_X * _Y) - _E(_X) * _E(_Y))),
}
