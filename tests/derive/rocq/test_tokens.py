"""Texts for Rocq as tokens."""

import pytest

from derive.language.symbols import RenderError
from derive.rocq.tokens import Tokens


def all_of(text):
    tokens, found = Tokens(text), []
    while tokens.following(0) is not None:
        found.append(tokens.take())
    return found


def test_signs_and_names_are_tokens():
    text = "forall (i' : Fin n), 0%Z <= x_1 /\\ y<>-2"
    with pytest.raises(RenderError, match="expected a token of Coq"):
        Tokens(text)
    said = "forall ( i : Fin n ) , 0%Z <= x_1 /\\ y <> - 2 := Z.succ => -> ) %nat { } . ^ * / + ="
    assert all_of(said) == said.split()
    assert all_of("(0 < n)%nat") == ["(", "0", "<", "n", ")", "%nat"]


def test_what_is_expected_must_come():
    tokens = Tokens("x = y")
    assert tokens.peek("x", "=") and not tokens.peek("x", "<")
    with pytest.raises(RenderError, match=r"'y' was expected, not '=', after 'x'"):
        tokens.take("x", "y")
    assert not tokens.taken("<") and tokens.taken("=")
    with pytest.raises(RenderError, match=r"a numeral was expected, not 'y', after 'x = y'"):
        tokens.number()
    with pytest.raises(RenderError, match="ends too early"):
        tokens.take()


def test_a_sign_touches_its_numeral_or_not():
    close, apart = Tokens("-1"), Tokens("- 1")
    close.take("-")
    apart.take("-")
    assert close.touches_digit() and not apart.touches_digit()


def test_what_is_shown_ends_where_its_parenthesis_does():
    tokens = Tokens("(cheat : f (x)\n  = 0) (y : R), y = y")
    tokens.take("(", "cheat", ":")
    assert tokens.shown() == "f (x) = 0"
    mark = tokens.mark()
    tokens.take()
    tokens.again(mark)
    assert tokens.take() == "f"
