"""What is fetched is what was pinned, or is not used."""

import io
import tarfile
from hashlib import sha256

import pytest

from derive.site.live import pinned
from derive.site.live.pinned import MPMATH, PYODIDE, FetchError, Pinned, fetched, members


def package(**files: bytes) -> bytes:
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w:gz") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(f"package/{name}")
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return written.getvalue()


CONTENT = package(a=b"one", b=b"two")
OURS = Pinned("npm", "ours", "1.0", "ours-1.0.tgz", sha256(CONTENT).hexdigest(), "MIT", ("a",))


def brings(content: bytes, asked: list):
    """A client of a registry that brings a file."""

    def brought(one, folder):
        asked.append(one.name)
        path = folder / one.file
        path.write_bytes(content)
        return path

    return brought


def test_a_file_is_fetched_once_and_what_is_taken_is_read(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(pinned, "_brought", brings(CONTENT, asked))
    for _ in range(2):
        assert members(OURS, fetched(OURS, tmp_path / "kept")) == {"a": b"one"}
    assert asked == ["ours"]
    with pytest.raises(FetchError, match="expected a file c in it, found none"):
        members(OURS._replace(taken=("c",)), tmp_path / "kept" / "ours-1.0.tgz")


def test_another_file_is_refused_and_not_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(pinned, "_brought", brings(CONTENT + b"\0", []))
    with pytest.raises(FetchError, match=f"what was fetched has the SHA-256 .*, expected {OURS.digest}"):
        fetched(OURS, tmp_path)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / OURS.file).write_bytes(b"changed since")
    with pytest.raises(FetchError, match=r"ours-1.0.tgz has the SHA-256"):
        fetched(OURS, tmp_path)


def test_a_client_that_is_missing_or_fails_is_said(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FetchError, match="pyodide 314.0.7: npm cannot be run: .*; apt-get install npm, or put pyodide"):
        fetched(PYODIDE, tmp_path / "kept")
    with pytest.raises(FetchError, match=r"no-such-package 1.0: .* -m pip failed: .*"):
        fetched(OURS._replace(client="pip", name="./no-such-package"), tmp_path / "kept")
    assert MPMATH.file.endswith("-py3-none-any.whl")
