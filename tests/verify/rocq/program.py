"""The program coqc, looked for and tried once: what trying it finds is asked in `test_coqc`."""

from functools import cache

from verify.rocq.coqc import Coqc, find

__all__ = ["found_once"]


@cache
def found_once() -> Coqc:
    return find()
