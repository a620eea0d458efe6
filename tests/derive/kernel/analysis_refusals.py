"""What the gate and substitution refuse of derivatives, and of integrals, which bind a real variable by its name."""

from __future__ import annotations

from collections.abc import Callable

from derive.kernel import terms
from derive.kernel.terms import Term
from tests.derive.kernel.vocabulary import ONE, ZERO, E, X, at, c, exp, i, key, m, u, v, x

ANALYSIS: dict[str, list[tuple[Callable[[], Term], str]]] = {
    "_derivative": [
        (lambda: Term("deriv", X, X, ONE), "deterministic entry"),
        (lambda: Term("deriv", u, u + v, ONE), "deterministic entry"),
        (lambda: Term("deriv", u, ONE, ONE), "deterministic entry"),
        (lambda: Term("deriv", u, "u", ONE), "deterministic entry"),
        (lambda: Term("deriv", u, i, ONE), "deterministic entry"),
        (lambda: Term("deriv", u, at("z", m), ONE), "a family over the integers"),
    ],
    "_integral": [
        (lambda: Term("integral", i, u, ZERO, ONE, v), "real term"),
        (lambda: Term("integral", u, u, i, ONE, v), "real term"),
        (lambda: Term("integral", u, u, ZERO, i, v), "real term"),
        (lambda: Term("integral", u, u, ZERO, ONE, i), "real term"),
        (lambda: Term("integral", u, X, ZERO, ONE, v), "a real variable"),
        (lambda: Term("integral", u, x(i), ZERO, ONE, v), "a real variable"),
        (lambda: Term("integral", u, u + v, ZERO, ONE, v), "a real variable"),
        (lambda: Term("integral", u, "u", ZERO, ONE, v), "a real variable"),
        (lambda: Term("integral", u, u, X, ONE, v), "limit is random"),
        (lambda: Term("integral", u, u, ZERO, X * v, v), "limit is random"),
        (lambda: Term("integral", u, u, u, ONE, v), "u occurs outside"),
        (lambda: Term("integral", u, u, ZERO, exp(u), v), "u occurs outside"),
        (lambda: Term("integral", u, u, ZERO, ONE, u * v), "u occurs outside"),
        (lambda: Term("integral", u, u, ZERO, ONE, E(X * u)), "u occurs outside"),
    ],
    "substitute": [
        (lambda: terms.substitute(Term("integral", u * v, u, ZERO, ONE, v / 2), {key(v): u}), "would capture u"),
        (lambda: terms.substitute(Term("integral", u * v, u, ZERO, ONE, v / 2), {key(v): exp(u + c)}), "would capture"),
        (lambda: terms.substitute(Term("integral", u, u, v, c, c), {key(v): ZERO, key(c): u}), "would capture u"),
    ],
}
