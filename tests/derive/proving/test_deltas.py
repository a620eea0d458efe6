"""The Kronecker delta outside sums."""

import pytest

from derive.language.terms import Apart, exp
from tests.derive.proving.equalities import Row, checks
from tests.derive.proving.vocabulary import A, B, a, c, delta, e, i, j, k, l, s, t, w, x
from tests.each import each

ij = delta(i, j)

TABLE = {
    "equal indices": Row(delta(i, i), 1, "sums", (0, delta(i, j), 2)),
    "one order": Row(ij, delta(j, i), "sums", (1, delta(i, k), 1 - delta(j, i))),
    "a square": Row(ij**2, ij, "sums", (1, 2 * ij, delta(i, k))),
    "a fifth power": Row(ij**5 * a, a * ij, "sums", (a, a * ij / 5)),
    "an index moves": Row(ij * x[i], ij * x[j], "sums", (x[j], ij * x[k], ij * x[i] * x[j])),
    "into a function": Row(ij * exp(x[j] * a), ij * exp(x[i] * a), "sums", (ij * exp(x[i]), exp(x[i] * a))),
    "a difference vanishes": Row(ij * (x[i] - x[j]), 0, "sums", (ij, x[i] - x[j], ij * x[i])),
    "two deltas": Row(ij * delta(j, k), ij * delta(i, k), "sums", (ij, delta(i, k), ij + delta(i, k) - 1)),
    "three deltas": Row(
        ij * delta(j, k) * delta(k, l), delta(l, i) * delta(l, j) * delta(l, k), "sums", (ij * delta(k, l), delta(i, l))
    ),
    "two entries": Row(ij * B[i, j], ij * B[j, i], "sums", (ij * B[i, k], B[j, i], ij)),
    "of two sizes": Row(ij * A[i, e], ij * A[j, e], "sums", (A[j, e], ij * A[k, e])),
    "different indices": Row(ij, 0, "sums", (1, delta(i, k), delta(j, k)), given=(Apart(i, j),)),
    "different the other way round": Row(ij * x[i], 0, "sums", (x[i], ij - 1), given=(Apart(j, i),)),
    "even channels": Row(delta(2 * s, 2 * t), delta(s, t), "sums", (0, 1, 2 * delta(s, t))),
    "odd channels": Row(delta(2 * s + 1, 2 * t + 1), delta(t, s), "sums", (0, 1, 1 + delta(s, t))),
    "an even and an odd channel": Row(
        delta(2 * s, 2 * t + 1) + delta(2 * s + 1, 2 * t), 0, "sums", (1, 2 * delta(s, t))
    ),
    "the same channel": Row(delta(c, c) * w[c], w[c], "sums", (0, w[2 * s])),
}

NOT_DECIDED = {
    "indices that may differ": Row(ij, 1, "sums"),
    "indices that may agree": Row(ij, 0, "sums"),
    "other indices differ": Row(ij, 0, "sums", unused=(Apart(i, k), Apart(j, k))),
    "a channel of unknown parity": Row(delta(c, 2 * s), 0, "sums"),
    "two factors do not make one": Row(ij * delta(k, l), delta(i, l) * delta(k, j), "sums"),
}


@each("check", checks(TABLE))
def test_deltas(check):
    check()


@pytest.mark.parametrize("name", NOT_DECIDED)
def test_what_is_not_decided_stays(name):
    with pytest.raises(Exception, match="sides differ") as refusal:
        NOT_DECIDED[name].prove()
    assert refusal.typename == "ProofError"
