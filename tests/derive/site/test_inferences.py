from derive.doors.reference import theorem
from derive.site.inferences import Inferences


def test_a_step_is_found_by_what_it_concludes():
    own = theorem("softmax_sum_one")
    first, second, third = own.entry.proof.steps
    derivation = Inferences(own.made.theorem)
    done = derivation.step(first.term, "=", second.term)
    assert done is not None
    assert sum(count for _, count in done.rules) == done.applications > 0
    assert derivation.step(third.term, "=", first.term) is None
