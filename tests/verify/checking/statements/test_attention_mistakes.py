"""Mistakes in the scale, the mask and the order of heads are named, as somebody made them."""

import numpy as np
import pytest

import verify
from tests.verify.checking.kernels import attention
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements.attention_masks import Conventions
from verify.checking.statements.attention_mistakes import IN_TURN, MAPS, mistakes_before, of_key_heads, read_by

WRONG, CONVENTION = Verdict.WRONG, Verdict.CONVENTION


def masked(keep, fill=-np.inf):
    """Return the plain backward pass under another mask."""

    def program(q, k, v, g):
        scale, (m, n) = q.dtype.type(q.shape[-1] ** -0.5), (q.shape[-2], k.shape[-2])
        s = q @ np.swapaxes(k, -1, -2) * scale
        p = attention.softmax(np.where(keep(m, n), s, s.dtype.type(fill)))
        return attention.finished(p, g @ np.swapaxes(v, -1, -2), q, k, g, scale)

    return program


@pytest.mark.parametrize(
    ("program", "align", "verdict", "name"),
    [
        (masked(lambda m, n: np.tri(m, n, 1, dtype=bool)), "top-left", WRONG, "one key late"),
        (masked(lambda m, n: np.tri(m, n, n - m, dtype=bool)), "bottom-right", Verdict.AGREES, ""),
        (masked(lambda m, n: np.tri(m, n, 0, dtype=bool)), "bottom-right", CONVENTION, "aligned top-left"),
        (masked(lambda m, n: np.tri(m, n, 0, dtype=bool), -1e9), "top-left", WRONG, "filled with -1e9"),
        (masked(lambda m, n: np.tri(m, n, 0, dtype=bool), -1e4), "top-left", WRONG, "filled with -1e4"),
        (masked(lambda m, n: np.ones((m, n), bool)), "top-left", WRONG, "mask left out"),
    ],
)
def test_another_mask_is_named(program, align, verdict, name):
    diagnosis = verify.check(program, "attention_backward", dtype="float32", mask="causal", align=align)
    assert (diagnosis.verdict, diagnosis.name) == (verdict, name)


def test_a_mask_of_the_other_polarity_is_a_convention():
    def program(q, k, v, g, mask):
        return attention.plain(q, k, v, g, ~mask, None, q.shape[-1] ** -0.5)

    diagnosis = verify.check(program, "attention_backward", mask="boolean", dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (CONVENTION, "mask inverted")


def test_a_mask_that_nobody_asked_for_is_a_convention():
    """What triton-lang/triton#4541 is about: a backward pass that does not look whether it is causal."""
    program = attention.under(attention.plain, mask="causal")
    diagnosis = verify.check(program, "attention_backward", dtype="float32", args=("q", "k", "v", "g"))
    assert (diagnosis.verdict, diagnosis.name) == (CONVENTION, "causal mask")


def test_truth_values_added_to_scores():
    def program(q, k, v, g, mask):
        return attention.plain(q, k, v, g, None, mask.astype(q.dtype), q.shape[-1] ** -0.5)

    diagnosis = verify.check(program, "attention_backward", mask="boolean", dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (WRONG, "mask added")


def test_the_customary_scale_for_another_one():
    def program(q, k, v, g, scale):
        return attention.plain(q, k, v, g, None, None, q.shape[-1] ** -0.5)

    diagnosis = verify.check(program, "attention_backward", scale=0.3, dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (CONVENTION, "divided by the root of d")


def test_heads_of_one_group():
    def of_first(q, k, v, g):
        return attention.plain(q[::2], k, v, g[::2], None, None, q.shape[-1] ** -0.5)[1:]

    def tiled(q, k, v, g):
        many = (np.tile(x, (2, 1, 1)) for x in (k, v))
        dq, *shared = attention.plain(q, *many, g, None, None, q.shape[-1] ** -0.5)
        return dq, *(x.reshape(2, *k.shape[:2], x.shape[-1]).sum(0) for x in shared)

    diagnosis = verify.check(of_first, "attention_backward", group=2, returns=("dk", "dv"), dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (WRONG, "one head only")
    assert {f.reported for f in diagnosis.findings} == {"marin-community/levanter#449"}
    diagnosis = verify.check(tiled, "attention_backward", group=2, dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (CONVENTION, "heads share keys in turn")


def test_changes_keep_the_arguments_of_each_head():
    rng = np.random.default_rng(0)
    q, k, v = rng.standard_normal((6, 3, 4)), rng.standard_normal((2, 5, 4)), rng.standard_normal((2, 5, 2))
    conventions = Conventions(None, "none", "top-left", 3)
    heads = conventions.heads(q=q, k=k, v=v, g=q[..., :2])
    keys, values = read_by(IN_TURN).change(heads), read_by(IN_TURN, "v", 2).change(heads)
    for head in range(6):
        assert (conventions.together(keys.k)[head] == k[head % 2]).all()
        assert (conventions.together(values.v)[head] == v[head % 2, [0, 0, 1, 1, 2]]).all()
    assert values.k is heads.k and keys.q is heads.q
    each = rng.standard_normal((2, 3, 5, 4))
    added = of_key_heads(MAPS[IN_TURN], heads, each)
    assert np.allclose(added, np.stack([each.reshape(6, 5, 4)[j::2].sum(0) for j in range(2)]))


def test_no_mistake_is_listed_where_it_cannot_be_made():
    plain, scaled = Conventions(None, "none", "top-left", 2), Conventions(0.5, "none", "top-left", 1)
    assert [m.name for m in mistakes_before(plain, backward=False)] == ["causal mask"]
    assert "divided by d" not in {m.name for m in mistakes_before(scaled, backward=True)}
