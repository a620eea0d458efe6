"""Topics: each is found in the book."""

from derive.finding import find
from derive.teaching.topics import TOPICS


def test_every_topic_finds_a_theorem_and_none_stands_twice():
    topics = [topic for _, group in TOPICS for topic, _ in group]
    assert len(set(topics)) == len(topics)
    assert [topic for _, group in TOPICS for topic, words in group if not find(words)] == []
