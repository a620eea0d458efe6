"""Tests of `verify.checking.judging.unexplained`: invariants and distances of an array that no formula explains."""

import numpy as np

from verify import check


def softmax(p, g):
    return p * (g - (p * g).sum(-1, keepdims=True))


def test_a_broken_invariant_and_the_nearest_formulas_are_said():
    def wrong(p, g):
        made = softmax(p, g)
        made[..., -1] += np.float64(0.5) * made[..., 0]
        return made

    (finding,) = check(wrong, "softmax_vjp", given="output").findings
    assert finding.broken == ("softmax_vjp_sum_zero",) and not finding.kept
    assert len(finding.nearest) == 2 and all("relative distance" in near for near in finding.nearest)


def test_a_kept_invariant_is_not_said_to_be_broken():
    (finding,) = check(lambda p, g: 3 * softmax(p, g) ** 1, "softmax_vjp", given="output").findings
    assert finding.kept == ("softmax_vjp_sum_zero",) and not finding.broken
