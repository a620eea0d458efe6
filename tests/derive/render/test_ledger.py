"""What a derivation uses."""

from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES
from derive.proving import prove
from derive.render.ledger import ledger
from derive.theorems import entries


def test_rules_and_facts_are_counted_once():
    proved: dict = {}
    first = ledger(prove(entries()["partition_pos"], proved))
    assert "exp_pos" in first.facts
    assert first.applications == first.rules.total() > 0
    citing = ledger(prove(entries()["softmax_pos"], proved))
    assert set(first.facts) <= set(citing.facts)
    assert citing.applications > first.applications


def test_names_are_those_of_the_kernel():
    for entry in entries().values():
        used = ledger(prove(entry))
        assert set(used.facts) <= set(FACTS)
        assert set(used.rules) <= set(RULES)


def test_what_two_theorems_share_counts_once():
    proved: dict = {}
    one, two = (prove(entries()[name], proved) for name in ("softmax_pos", "softmax_sum_one"))
    together = ledger(one, two)
    assert ledger(one, one) == ledger(one)
    assert together.applications < ledger(one).applications + ledger(two).applications
    assert together.applications >= max(ledger(one).applications, ledger(two).applications)
    assert set(together.facts) == {*ledger(one).facts, *ledger(two).facts}
