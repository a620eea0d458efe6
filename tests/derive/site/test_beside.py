import os
import time

import pytest

from derive.site import beside as module
from derive.site.beside import beside

# xdist asks in a thread of its own, of which a copy has none
pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")


@pytest.fixture(params=[1, 2])
def processes(request, monkeypatch):
    """Whether work is done here, when it is asked for, or in a copy."""
    if request.param > 1 and not hasattr(os, "fork"):
        pytest.skip("this system copies no processes")
    monkeypatch.setattr(module, "processors", lambda: request.param)
    return request.param


def test_what_is_made_elsewhere_comes_back(processes):
    made = [beside(lambda n=n: (n, os.getpid())) for n in range(3)]
    assert [wait()[0] for wait in made] == [0, 1, 2]
    assert (beside(os.getpid)() == os.getpid()) == (processes == 1)


def test_more_comes_back_than_a_pipe_holds(processes):
    assert beside(lambda: b"x" * 10**7)() == b"x" * 10**7


def test_an_error_is_raised_where_it_can_be_caught(processes):
    wait = beside(lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        wait()


def test_what_a_process_leaves_undone_is_done_here(processes):
    own = os.getpid()
    assert beside(lambda: 7 if os.getpid() == own else os._exit(1))() == 7


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system copies no processes")
def test_who_waits_is_told_so(monkeypatch):
    monkeypatch.setattr(module, "processors", lambda: 2)
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    told = []
    assert beside(lambda: time.sleep(0.2) or 3, lambda: told.append(1))() == 3
    assert 2 <= len(told) <= 20
