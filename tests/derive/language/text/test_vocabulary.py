"""The vocabulary is data: each word once, after those that it uses, and nothing in it that is no word."""

import re

from derive.language.text.vocabulary import SIZES, VOCABULARY, Word


def test_each_word_comes_after_those_that_it_uses():
    passed = set()
    for name, word in VOCABULARY.items():
        used = {w for w in re.findall(r"\w+(?=\()", word.text) if w in VOCABULARY} - {name}
        assert used <= passed, name
        passed.add(name)


def test_what_stands_beside_a_word_is_a_word():
    for word in VOCABULARY.values():
        assert set(word.beside) <= VOCABULARY.keys() - {word.name}


def test_dimensions_are_those_that_are_named():
    for word in VOCABULARY.values():
        assert set(re.findall(r":(\w+)", word.text)) <= set(SIZES)


def test_a_word_is_what_its_text_defines():
    assert Word("half(t) = t/2").name == "half"
