"""The replies of a child: what a task returns or raises, in a form that any process can read."""

import pickle

from verify.tasks.serving import reply_to


def reply(function, *arguments):
    return pickle.loads(reply_to(pickle.dumps((function, arguments, False)), print))


def test_a_value_comes_back():
    assert reply(max, 2, 3) == (False, 3)


def test_an_exception_comes_back_with_where_it_was_raised():
    raises, error = reply(int, "two")
    assert raises and isinstance(error, ValueError) and "in a process of its own" in error.__notes__[0]


def test_one_that_cannot_be_made_again_is_said():
    raises, error = reply(exec, "class A(Exception): pass\nraise A('one')")
    assert raises and type(error) is RuntimeError and str(error) == "A: one"


def test_what_cannot_be_read_is_an_error_too():
    raises, error = pickle.loads(reply_to(b"no pickle", print))
    assert raises and isinstance(error, Exception)


def test_what_cannot_be_sent_is_an_error_too():
    raises, error = reply(eval, "lambda: 0")
    assert raises and "pickle" in str(error).lower()
