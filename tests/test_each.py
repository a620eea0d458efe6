"""`tests.each`: a test that fails at a case fails, and says at which."""

import pytest

from tests.each import each


def test_all_cases_are_tried_and_those_that_fail_are_listed():
    tried = []

    @each(("a", "b"), [(1, 1), (1, 2), (3, 3), (4, 5)])
    def equal(a, b):
        tried.append((a, b))
        assert a == b, "they differ"

    with pytest.raises(
        pytest.fail.Exception, match=r"(?s)2 of 4 cases fail.*'a': 1, 'b': 2.*they differ.*'a': 4, 'b': 5"
    ):
        equal()
    assert tried == [(1, 1), (1, 2), (3, 3), (4, 5)]


def test_what_a_case_expected_and_did_not_come_is_a_failure():
    @each("n", [0, 1])
    def raises(n):
        with pytest.raises(ZeroDivisionError):
            1 / n

    with pytest.raises(pytest.fail.Exception, match="1 of 2 cases fail"):
        raises()


def test_no_case_is_no_pass():
    @each("n", [])
    def never(n):
        raise AssertionError

    with pytest.raises(pytest.fail.Exception, match="there is no case"):
        never()


@each("word", ["a", "b"])
def test_fixtures_are_those_of_a_test(word, tmp_path):
    (tmp_path / word).touch(exist_ok=False)
    assert tmp_path.is_dir()
