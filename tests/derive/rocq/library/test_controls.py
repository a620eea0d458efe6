"""Every rule is among the controls that coqc is to accept; coqc itself is run by the script."""

from derive.kernel.rules import RULES
from tests.derive.rocq.library.controls import modules


def test_every_rule_has_a_control():
    written, refused = modules()
    assert {name.rpartition("_")[0] for name in written} == RULES.keys()
    assert len(written) > 100
    assert set(refused) == {"resize_dimensions_0", "resize_dimensions_1", "resize_dimensions_2"}
    assert all(text.count("Qed.") == 1 for text in written.values())
