"""Signs: prove ``0 < t``, ``0 <= t``, ``t != 0`` by the shape of ``t`` and the facts in scope."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, ProofError, Theorem, poly
from ..kernel.terms import Term, num, open_
from ..language.fresh import shown
from . import laws
from .algebra import fact, given, le, lt, ne, ring
from .scope import Scope, asked_once
from .spellings import moved, split_power, with_powers


@asked_once
def positive(t: Term, scope: Scope) -> Theorem:
    """Prove ``0 < t``.

    Raises
    ------
    ProofError
        If neither the shape of ``t`` nor a fact shows it.
    """
    if theorem := scope.prove(lt(t)):
        return theorem
    try:
        return _positive_by_shape(t, scope)
    except ProofError as error:
        other = _above(t, scope) or _as_powers(t, positive, lt, scope)
        if other is None:
            raise error from None
        return other


def _positive_by_shape(t: Term, scope: Scope) -> Theorem:
    match t.head, t.args:
        case "num", (q,) if q > 0:
            return K.positive_combination((), "lt", ZERO, t)
        case "pi", _:
            return fact("pi_pos")
        case "card", (d,):
            return laws.card_pos(d)
        case "fn", ("exp", u):
            return fact("exp_pos", a=u)
        case "fn", ("sqrt", u):
            return given(laws.sqrt_pos(u), positive(u, scope))
        case "add", (a, b):
            return _sum_positive(t, a, b, scope)
        case "sub", (a, b):
            return _difference(t, a, b, scope)
        case "mul", _:
            return _product("mul_pos", positive, t, scope)
        case "div", (a, b) if a == ONE:
            return given(fact("inverse_pos", b=b), positive(b, scope))
        case "div", (a, b):
            return moved(positive(a * (ONE / b), scope), ring(a * (ONE / b), t), lt, scope)
        case "pow", (a, 2):
            return given(fact("square_pos", a=a), nonzero(a, scope))
        case "pow", (a, k) if k > 0:
            u = split_power(t)
            try:  # by its factors at once: asked for as a product it would be written as this power again
                theorem = positive(u, scope) if k == 1 else _product("mul_pos", positive, u, scope)
            except ProofError:
                if k % 2:
                    raise
                half = a ** (k // 2)
                u, theorem = half**2, given(fact("square_pos", a=half), nonzero(half, scope))
            return moved(theorem, ring(u, t), lt, scope)
        case "sum", _:
            return _of_terms(t, scope)
        case "def", _:
            return _by(t, K.unfold(t), positive, lt, scope)
        case "fn", ("log", u) if above := _above_one(u, scope):
            return given(laws.log_pos(u), above)
    raise ProofError(f"cannot show 0 < {shown(t)}")


def _product(name: str, prove: Callable[[Term, Scope], Theorem], t: Term, scope: Scope) -> Theorem:
    """Return the sign of a product from those of its two factors."""
    a, b = t.args
    return given(fact(name, a=a, b=b), prove(a, scope), prove(b, scope))


def _of_terms(t: Term, scope: Scope) -> Theorem:
    """``0 < Sum_k f(k)``: all terms are positive; or none is negative, and one is positive."""
    d, body = t.args
    k = scope.names.index(d)
    try:
        return K.sum_sign(positive(open_(body, k), scope), k)
    except ProofError:
        pass
    for i in scope.mentioned(d, t):
        try:
            one = positive(open_(body, i), scope)
            others = K.sum_sign(nonnegative((ONE - Term("delta", k, i)) * open_(body, k), scope), k)
        except ProofError:
            continue
        split = laws.sum_without(k, open_(body, k), i)
        return K.positive_combination((one, others, split), "lt", ZERO, t, ONE, ONE, num(-1))
    raise ProofError(f"cannot show 0 < {shown(t)}")


def _above(t: Term, scope: Scope) -> Theorem | None:
    """``0 < t`` from a fact ``a < t`` or ``a <= t`` where a fact says ``0 < a``, or ``a`` is a numeral."""
    for f in scope.facts:
        if f.theorem.concl.head not in ("lt", "le"):
            continue
        bound = f.instance_at(f.theorem.rhs, t) if f.quantified else f.theorem
        if bound is None or bound.rhs != t:
            continue
        low = scope.prove(lt(bound.lhs))
        used = (bound, low) if low else (bound,)
        try:
            return K.positive_combination(used, "lt", ZERO, t, *(ONE for _ in used))
        except ProofError:
            continue
    return None


def _above_one(u: Term, scope: Scope) -> Theorem | None:
    """``1 < u`` from a fact, or because what is added to 1 is positive."""
    if stated := scope.prove(Term("lt", ONE, u)):
        return stated
    if u.head != "add" or ONE not in u.args:
        return None
    a, b = u.args
    try:
        return K.positive_combination((positive(b if a == ONE else a, scope),), "lt", ONE, u, ONE)
    except ProofError:
        return None


def _by(
    t: Term, same: Theorem, prove: Callable[[Term, Scope], Theorem], relation: Callable[[Term], Term], scope: Scope
) -> Theorem:
    """``R(t)`` by way of the right side of ``t = s``."""
    return moved(prove(same.rhs, scope), K.symm(same), relation, scope)


def _sum_positive(t: Term, a: Term, b: Term, scope: Scope) -> Theorem:
    for first, second in ((positive, nonnegative), (nonnegative, positive)):
        try:
            signs = first(a, scope), second(b, scope)
        except ProofError:
            continue
        return K.positive_combination(signs, "lt", ZERO, t, ONE, ONE)
    if theorem := _respelled(t, scope):
        return theorem
    raise ProofError(f"cannot show 0 < {shown(t)}")


def _as_powers(
    t: Term, prove: Callable[[Term, Scope], Theorem], relation: Callable[[Term], Term], scope: Scope
) -> Theorem | None:
    """``R(t)`` where equal factors are written as powers, if that spells ``t`` in another way."""
    try:
        return _by(t, same, prove, relation, scope) if (same := with_powers(t, scope)) else None
    except ProofError:
        return None


def _respelled(t: Term, scope: Scope) -> Theorem | None:
    """``0 < t`` from a fact ``a < b`` where ``b - a`` is another spelling of the polynomial ``t``."""
    for f in scope.facts:
        if f.theorem.concl.head == "lt" and poly(f.theorem.rhs - f.theorem.lhs) == poly(t):
            return K.positive_combination((f.theorem,), "lt", ZERO, t, ONE)
    return None


def _difference(t: Term, a: Term, b: Term, scope: Scope) -> Theorem:
    """``0 < a - b`` from a fact ``b < a``."""
    stated = scope.prove(Term("lt", b, a)) or _rising(b, a, scope)
    if stated is None and a == ONE and b.head == "delta" and (apart := scope.prove(Term("apart", *b.args))):
        none = given(fact("delta_apart", {"n": b.args[0].sort[1]}, i=b.args[0], j=b.args[1]), apart)
        return K.positive_combination((none,), "lt", ZERO, t, ONE)
    if stated is None:
        raise ProofError(f"cannot show 0 < {shown(t)}")
    return K.positive_combination((stated,), "lt", ZERO, t, ONE)


def _rising(a: Term, b: Term, scope: Scope) -> Theorem | None:
    """``exp u < exp v`` from ``u < v``, where one of the two may be the 1 that is ``exp 0``."""
    exponents = [ZERO if t == ONE else t.args[1] for t in (a, b) if t == ONE or (t.head, t.args[0]) == ("fn", "exp")]
    if len(exponents) < 2 or a == b:
        return None
    u, v = exponents
    try:
        theorem = given(laws.exp_lt(u, v), related("lt", u, v, (), scope))
    except ProofError:
        return None
    one = () if ONE not in (a, b) else (laws.exp_zero(),)
    return K.positive_combination((theorem, *one), "lt", a, b, ONE, *((ONE if b == ONE else num(-1)) for _ in one))


@asked_once
def nonnegative(t: Term, scope: Scope) -> Theorem:
    """Prove ``0 <= t``.

    Raises
    ------
    ProofError
        If neither the shape of ``t`` nor a fact shows it.
    """
    if stated := scope.prove(le(t)):
        return stated
    if t == ZERO:
        return K.positive_combination((), "le", ZERO, t)
    try:
        return K.positive_combination((positive(t, scope),), "le", ZERO, t, ONE)
    except ProofError:
        pass
    if theorem := _as_powers(t, nonnegative, le, scope):
        return theorem
    match t.head, t.args:
        case "delta", (i, j):
            return laws.delta_nonneg(i, j)
        case "add", (a, b):
            try:
                signs = nonnegative(a, scope), nonnegative(b, scope)
            except ProofError:
                if stated := scope.prove(Term("le", -a, b)) or scope.prove(Term("le", -b, a)):
                    return K.positive_combination((stated,), "le", ZERO, t, ONE)
                raise
            return K.positive_combination(signs, "le", ZERO, t, ONE, ONE)
        case "sub", (a, b):
            return K.positive_combination((_at_most(b, a, scope),), "le", ZERO, t, ONE)
        case "mul", _:
            return _product("mul_nonneg", nonnegative, t, scope)
        case "div", (a, b) if a != ONE:  # that of 1/b was asked for above
            return moved(nonnegative(a * (ONE / b), scope), ring(a * (ONE / b), t), le, scope)
        case "pow", (a, 2):
            return fact("square_nonneg", a=a)
        case "fn", ("sqrt", u):
            return given(laws.sqrt_nonneg(u), nonnegative(u, scope))
        case "pow", (a, k) if k > 0:
            if k % 2 == 0:
                root = fact("square_nonneg", a=a ** (k // 2))
            else:
                u = split_power(t)
                root = nonnegative(u, scope) if k == 1 else _product("mul_nonneg", nonnegative, u, scope)
            return moved(root, ring(root.rhs, t), le, scope)
        case "sum", (d, body):
            i = scope.names.index(d)
            return K.sum_sign(nonnegative(open_(body, i), scope), i)
        case "def", _:
            return _by(t, K.unfold(t), nonnegative, le, scope)
    raise ProofError(f"cannot show 0 <= {shown(t)}")


def _at_most(a: Term, b: Term, scope: Scope) -> Theorem:
    """``a <= b`` from a fact, or as a delta is at most one, a size at least one, ``exp`` increases, or by a tangent."""
    if theorem := scope.prove(Term("le", a, b)) or scope.prove(Term("lt", a, b)):
        return theorem
    if a.head == "delta" and b == ONE:
        return laws.delta_le_one(*a.args)
    if a == ONE and b.head == "card":
        return laws.one_le_card(b.args[0])
    if theorem := _increasing("le", a, b, scope) or _tangent(a, b, scope):
        return theorem
    raise ProofError(f"cannot show {shown(a)} <= {shown(b)}")


def _tangent(a: Term, b: Term, scope: Scope) -> Theorem | None:
    """``1 + u <= exp u``, or ``log u <= u - 1`` where ``0 < u``."""
    if b.head == "fn" and b.args[0] == "exp" and poly(a) == poly(ONE + b.args[1]):
        return K.positive_combination((fact("exp_tangent", a=b.args[1]),), "le", a, b, ONE)
    if a.head == "fn" and a.args[0] == "log" and poly(b) == poly(a.args[1] - ONE):
        return K.positive_combination(
            (given(laws.log_tangent(a.args[1]), positive(a.args[1], scope)),), "le", a, b, ONE
        )
    return None


@asked_once
def nonzero(t: Term, scope: Scope) -> Theorem:
    """Prove ``t != 0``.

    Raises
    ------
    ProofError
        If neither the shape of ``t`` nor a fact shows it.
    """
    if theorem := scope.prove(ne(t)):
        return theorem
    if theorem := scope.prove(Term("lt", t, ZERO)):
        return given(laws.ne_of_neg(t), theorem)
    try:
        return given(fact("ne_of_pos", a=t), positive(t, scope))
    except ProofError:
        pass
    match t.head, t.args:
        case "num", (q,) if q < 0:
            return given(laws.ne_of_neg(t), K.positive_combination((), "lt", t, ZERO))
        case "mul", (a, b):
            return given(laws.mul_ne_zero(a, b), nonzero(a, scope), nonzero(b, scope))
        case "pow", (_, k) if k > 0:
            u = split_power(t)
            return moved(nonzero(u, scope), ring(u, t), ne, scope)
        case "sub", (a, b) if theorem := scope.prove(Term("ne", a, b)):
            return given(fact("sub_ne_zero", a=a, b=b), theorem)
        case "def", _:
            return _by(t, K.unfold(t), nonzero, ne, scope)
    theorem = _apart_sides(t, scope) or _root(t, scope) or _as_powers(t, nonzero, ne, scope)
    if theorem is None:
        raise ProofError(f"cannot show {shown(t)} != 0")
    return theorem


def _root(t: Term, scope: Scope) -> Theorem | None:
    """``t != 0`` from a fact ``t^k = s`` with ``s`` positive."""
    for f in scope.facts:
        if f.theorem.concl.head != "eq":
            continue
        power, value = f.theorem.concl.args
        if power.head == "pow" and power.args[0] == t and power.args[1] > 1:
            try:
                positive_power = moved(positive(value, scope), K.symm(f.theorem), lt, scope)
            except ProofError:
                continue
            rest = t ** (power.args[1] - 1)
            nonzero_power = given(fact("ne_of_pos", a=power), positive_power)
            return given(fact("ne_of_mul", a=t, b=rest), moved(nonzero_power, ring(power, t * rest), ne, scope))
    return None


def _apart_sides(t: Term, scope: Scope) -> Theorem | None:
    """``t != 0`` where ``t`` is a multiple of a difference ``a - b`` of which a fact says ``a != b``."""
    p = poly(t)
    for f in scope.facts:
        if f.theorem.concl.head != "ne":
            continue
        a, b = f.theorem.concl.args
        q = poly(a - b)
        ratios = {c / q[m] for m, c in p.items() if m in q}
        if p.keys() == q.keys() and len(ratios) == 1:
            (ratio,) = ratios
            whole = num(ratio) * (a - b)
            apart = given(fact("sub_ne_zero", a=a, b=b), f.theorem)
            return moved(
                given(laws.mul_ne_zero(num(ratio), a - b), nonzero(num(ratio), scope), apart),
                ring(whole, t),
                ne,
                scope,
            )
    return None


def related(relation: str, left: Term, right: Term, parts: tuple[Term, ...], scope: Scope) -> Theorem:
    """Prove ``left <= right`` or ``left < right``.

    Either the difference has a sign by its shape, or it is the sum of some facts in scope and of ``parts``, whose signs
    show.

    Raises
    ------
    ProofError
        If no way is found.
    """
    if left == ZERO and not parts:
        return (positive if relation == "lt" else nonnegative)(right, scope)
    if theorem := scope.prove(Term(relation, left, right)) or _increasing(relation, left, right, scope):
        return theorem
    if theorem := _below_root(relation, left, right, scope):
        return theorem
    facts = [f.theorem for f in scope.facts if f.theorem.concl.head in ("le", "lt")]
    signs = [nonnegative(t, scope) if relation == "le" else _strongest(t, scope) for t in parts]
    for used in (tuple(signs), *((*signs, f) for f in facts), (*signs, *facts)):
        try:
            return K.positive_combination(used, relation, left, right, *(num(1) for _ in used))
        except ProofError:
            continue
    raise ProofError(f"cannot show {shown(left)} {'<' if relation == 'lt' else '<='} {shown(right)}")


def _increasing(relation: str, left: Term, right: Term, scope: Scope) -> Theorem | None:
    """``exp u <= exp v`` from ``u <= v``."""
    if relation != "le" or not (left.head == right.head == "fn" and left.args[0] == right.args[0] == "exp"):
        return None
    u, v = left.args[1], right.args[1]
    return given(laws.exp_le(u, v), related("le", u, v, (), scope))


def _below_root(relation: str, left: Term, right: Term, scope: Scope) -> Theorem | None:
    """``a <= sqrt(u)`` where ``u`` is another spelling of ``a^2``; a defined term is what it unfolds to."""
    if relation == "le" and right.head == "def":
        same = K.unfold(right)
        bound = _below_root(relation, left, same.rhs, scope)
        return bound and moved(bound, K.symm(same), partial(Term, "le", left), scope)
    root = relation == "le" and right.head == "fn" and right.args[0] == "sqrt"
    return laws.le_root(left, right.args[1]) if root and poly(left**2) == poly(right.args[1]) else None


def _strongest(t: Term, scope: Scope) -> Theorem:
    try:
        return positive(t, scope)
    except ProofError:
        return nonnegative(t, scope)
