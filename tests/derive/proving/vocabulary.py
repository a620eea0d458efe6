"""Sizes, indices and variables, for the tests of the conversions only."""

from __future__ import annotations

from derive.language.terms import Dimension, Expectation, KroneckerDelta, permutation, random, reals, vector

n, m, h = Dimension("n"), Dimension("m"), Dimension("h")
two_h = h.doubled()
i, j, k, l = n.indices("i j k l")  # noqa: E741
(e,) = m.indices("e")
s, t = h.indices("s t")
(c,) = two_h.indices("c")
a, b, r, u, v = reals("a b r u v")
mu, nu, sigma, tau = reals("mu nu sigma tau")
x, y = vector("x", n), vector("y", n)
A, B = vector("A", n, m), vector("B", n, n)
w, z = vector("w", two_h), vector("z", h)
q, p = random("q", n), random("p", n)
X, Y = random("X").term, random("Y").term
permuted = permutation("rho", n)
delta, E = KroneckerDelta, Expectation
