"""How far work is: a bar on a terminal, a line now and then elsewhere."""

import sys
import time

import pytest

from derive.terminal import INTERRUPTED, Progress, interrupted


def test_elsewhere_a_line_is_written_while_a_task_lasts(capsys):
    with Progress("derive", seconds=0.02) as progress:
        progress(3, 12, "softmax_vjp")
        time.sleep(0.3)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) >= 2
    assert set(lines) == {"derive: 3 of 12 after 0 s: softmax_vjp"}


def test_work_that_is_soon_done_says_nothing_more_than_how_much(capsys):
    with Progress("verify", "theorem") as progress:
        progress(1, 2, "a")
        progress(2, 2, "b")
    assert capsys.readouterr().err == "verify: 2 theorems measured\n"
    with Progress("verify", "figure") as progress:
        progress(1, 1, "a")
    assert capsys.readouterr().err == "verify: 1 figure measured\n"
    with Progress("derive") as progress:
        progress(1, 1, "a")
    with Progress("verify", "theorem"):
        pass
    assert capsys.readouterr().err == ""


def test_work_that_fails_claims_nothing(capsys):
    with pytest.raises(KeyError), Progress("verify", "theorem") as progress:
        progress(1, 1, "a")
        raise KeyError
    assert capsys.readouterr().err == ""


def test_a_terminal_gets_a_bar_that_is_cleared(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with Progress("verify", "theorem") as progress:
        progress(1, 2, "a")
        progress(2, 2, "b" * 100)
    first, second, end = capsys.readouterr().err.split("\r\x1b[K")[1:]
    assert first == "[" + "#" * 12 + "." * 12 + "] 1/2 0 s a"
    assert second == "[" + "#" * 24 + "] 2/2 0 s " + "b" * 50
    assert end == ""


@pytest.mark.parametrize(
    ("terminal", "said"), [("stderr", "\r\x1b[Kderive: interrupted\n"), ("stdout", "derive: interrupted\n")]
)
def test_the_bar_is_cleared_where_it_stands(terminal, said, capsys, monkeypatch):
    monkeypatch.setattr(getattr(sys, terminal), "isatty", lambda: True, raising=False)
    assert interrupted("derive") == INTERRUPTED
    assert capsys.readouterr().err == said
