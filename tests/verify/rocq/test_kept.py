"""What is kept is believed if it is whole and was made from the same."""

import json

import pytest

from verify.rocq.kept import keep, kept


def test_what_was_made_is_found_again(tmp_path):
    store = tmp_path / "folder" / "kept.json"
    assert kept(store, "key") is None
    keep(store, "key", {"rows": [["a", 1]], "none": None})
    assert kept(store, "key") == {"rows": [["a", 1]], "none": None}
    assert kept(store, "another") is None


@pytest.mark.parametrize(
    "edit",
    [
        lambda d: {**d, "content": [2]},
        lambda d: {k: v for k, v in d.items() if k != "digest"},
        lambda d: {k: v for k, v in d.items() if k != "content"},
        lambda d: [d],
    ],
)
def test_what_was_edited_is_as_good_as_nothing(edit, tmp_path):
    store = tmp_path / "kept.json"
    keep(store, "key", [1])
    store.write_text(json.dumps(edit(json.loads(store.read_text()))))
    assert kept(store, "key") is None
    store.write_text("{")
    assert kept(store, "key") is None
