"""Time: none is asked for without a limit, and little work is allowed where little is left."""

from derive.deciding.clock import Attempt, Clock


def test_without_a_limit_all_work_is_allowed():
    clock = Clock()
    assert (clock.work(10**7), clock.out(), clock.cut, clock.left) == (10**7, False, False, None)


def test_work_is_cut_to_the_time_that_is_left():
    clock = Clock(1)
    assert 1 <= clock.work(10**7) <= 10**6
    assert clock.work(10) == 10
    assert not clock.cut


def test_a_clock_that_ran_out_says_so():
    clock = Clock(1e-9)
    assert clock.out()
    assert clock.cut
    assert clock.work(10**7) == 1


def test_an_attempt_in_words():
    assert str(Attempt("squares", "there is no such spelling", 0.01)) == "squares: there is no such spelling"
    assert str(Attempt("", "too many terms", 2.34)) == "too many terms (2.3 s)"
