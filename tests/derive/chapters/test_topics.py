"""Topics: each is found in the book."""

import pytest

from derive.chapters.topics import TOPICS
from derive.doors.build import NEAR
from derive.doors.finding import find


def test_every_topic_finds_a_theorem_and_none_stands_twice():
    topics = [topic for _, group in TOPICS for topic, _ in group]
    assert len(set(topics)) == len(topics)
    assert [topic for _, group in TOPICS for topic, words in group if not find(words)] == []


@pytest.mark.parametrize("topics", [("z-loss", "ALiBi"), pytest.param((), marks=pytest.mark.long)], ids=["two", "all"])
def test_what_shares_but_a_word_with_a_topic_is_not_listed_under_it(topics):
    words = dict(item for _, group in TOPICS for item in group)
    listed = {topic: [f.name for f in find(words[topic], share=NEAR)] for topic in topics or words}
    assert listed["z-loss"] == ["z_loss_gradient"], "the losses of causal attention are no z-loss"
    assert listed["ALiBi"] == ["linear_bias_relative"]
    assert len(find(words["z-loss"])) > 1, "a search says all that it finds"
    assert all(set(names) <= {f.name for f in find(words[topic])} for topic, names in listed.items())
