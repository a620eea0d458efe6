"""The appendix of statements in Rocq: each theorem once, each definition once in a file."""

from derive.chapters import BOOK
from derive.proving.prover import prove_displays
from derive.render.analysis import Checked
from derive.render.listing import rocq_tex
from derive.rocq.book import library
from derive.rocq.by_hand import by_hand

NAMES = ("softmax_scaled_limit", "softmax_jacobian_scaled_limit", "expected_softmax_gradient_bounds")


def test_statements_stand_by_file_and_no_definition_twice():
    texts = library()
    made = []
    for name in NAMES:
        entry = BOOK.analytic[name]
        found = by_hand(entry, texts) if entry.file else None
        made.append(
            Checked(entry, prove_displays(entry, {}) if not entry.proof else (), found, BOOK.chapter(name).opening)
        )
    text = "\n".join(rocq_tex(made))
    for own in made:
        assert (rf"\listed{{{own.entry.name}}}" in text) == (own.by_hand is not None)
        if own.by_hand is not None:
            assert all(line in text for statement in own.by_hand.statements for line in statement.splitlines()[:1])
    shared = set(made[0].by_hand.definitions) & set(made[1].by_hand.definitions)
    assert shared and text.count("Definition argmax {n") == text.count("Lemma maximal_or_not {n") == 1


def test_without_any_there_is_no_appendix():
    assert rocq_tex([]) == []
