import pytest

from derive.site.building import pages


@pytest.fixture(scope="session")
def site():
    """The whole site, by path."""
    return pages()
