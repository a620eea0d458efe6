"""What is answered of a proof: who proved what, and the proof to be read."""

import pytest

from derive import RenderError, theorem


def test_what_is_proved_says_who_proved_what():
    assert repr(theorem("softmax_of_ties").prove()).endswith("(proved by the kernel, in 73 applications of rules)")
    by_rocq = theorem("softmax_scaled_limit").prove()
    assert by_rocq.summary == (
        "proved in Rocq: derive/rocq/SoftmaxAnalysis.v; the kernel proves the one formula that its proof displays, "
        "in 80 applications of rules"
    )
    with pytest.raises(RenderError, match="has no theorem of the kernel"):
        _ = by_rocq.theorem
    assert "displays nothing" in theorem("pi_irrational").prove().summary


def test_a_proof_is_text_and_data():
    proof = theorem("softmax_jacobian").proof
    assert str(proof).startswith("softmax_jacobian: Jacobian of softmax") and "(proved by the kernel)" in str(proof)
    assert len(proof.record()) == len(proof.sections) == 1
    assert "quotient rule" in proof.text(60) and max(map(len, proof.text(60).splitlines())) <= 60
    assert "<table>" in proof._repr_html_()
