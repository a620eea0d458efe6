"""What a derivation uses."""

from derive.kernel import rules
from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES
from derive.kernel.terms import num
from derive.render.ledger import ledger
from tests.book import few_of_the_kernel, proved


def test_rules_and_facts_are_counted_once():
    first, citing = map(ledger, proved(("partition_pos", "softmax_pos")).values())
    assert "exp_pos" in first.facts
    assert first.applications == first.rules.total() > 0
    assert set(first.facts) <= set(citing.facts)
    assert citing.applications > first.applications


def test_each_application_counts_one():
    one = rules.refl(num(1))
    used = ledger(rules.trans(one, rules.symm(one)))
    assert (used.rules, used.applications) == ({"trans": 1, "symm": 1, "refl": 1}, 3)


def test_names_are_those_of_the_kernel():
    for theorem in proved(few_of_the_kernel().entries).values():
        used = ledger(theorem)
        assert set(used.facts) <= set(FACTS)
        assert set(used.rules) <= set(RULES)


def test_what_two_theorems_share_counts_once():
    one, two = proved(("softmax_pos", "softmax_sum_one")).values()
    together = ledger(one, two)
    assert ledger(one, one) == ledger(one)
    assert together.applications < ledger(one).applications + ledger(two).applications
    assert together.applications >= max(ledger(one).applications, ledger(two).applications)
    assert set(together.facts) == {*ledger(one).facts, *ledger(two).facts}
