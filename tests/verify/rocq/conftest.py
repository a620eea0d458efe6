"""The honest development of the attempts, compiled and asked once for all tests that begin with it."""

import shutil

import pytest

from tests.verify.rocq.attempts import Honest


@pytest.fixture(scope="session")
def honest(tmp_path_factory):
    return Honest(tmp_path_factory.mktemp("honest") / "build")


@pytest.fixture(scope="module")
def copied(honest, tmp_path_factory):
    """A folder of a module's own in which the honest development is compiled, and in which nothing was asked yet."""
    folder = tmp_path_factory.mktemp("copied") / "build"
    shutil.copytree(honest.folder, folder)
    for kept in (path for path in folder.iterdir() if path.name not in ("Book", "Derive")):
        shutil.rmtree(kept) if kept.is_dir() else kept.unlink()
    return folder
